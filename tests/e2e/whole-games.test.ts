/** Whole games on a map of hexes in browsers: two people, one on a phone, and two bots; then bots alone, to the end and its file. */
import { expect, test } from '@playwright/test';
import type { AnyGame } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import { imperium } from '../../src/lib/games/imperium';
import { agree, drawsPicture, keptSecret, passesOn, saves, tellsHow } from './ending';
import { tableOfFour } from './person';
import type { Person } from './person';
import { seriousOn } from './serious';

// A trace of so many clicks costs more than the game.
test.use({ trace: 'off' });

interface Journey {
	readonly game: AnyGame;
	/** So many questions are answered with whatever the screen offers; then each ends turns as soon as it may. */
	readonly first: number;
	/** So many questions later both let bots play for them, and Lars leaves until it is over. */
	readonly until: number;
	/** What is left to answer ahead from then on. */
	readonly ahead?: Parameters<Person['sayAhead']>[0];
	/** Refusals that no click can avoid. */
	readonly crossed?: string;
}

const JOURNEYS: readonly Journey[] = [
	{ game: council, first: 14, until: 8 },
	{
		game: imperium,
		first: 10,
		until: 10,
		ahead: 'Pass always',
		// While all trade, an answer may cross with what makes its question another (TI-16.4): it is asked anew.
		crossed: 'That question is closed'
	}
];

async function plays(person: Person, { first, ahead, until }: Journey): Promise<void> {
	await person.play(first);
	person.hurries = true;
	if (ahead) await person.sayAhead(ahead);
	await person.play(until);
	if (await person.over.isVisible()) return;
	try {
		await person.menu('Let a bot play for me');
	} catch (error) {
		// Others may have won meanwhile.
		if (!(await person.over.isVisible())) throw error;
	}
}

for (const journey of JOURNEYS) {
	const { game, crossed } = journey;

	test(`two people, one on a phone, play ${game.name} with two bots by clicking, leave the rest to bots, one of them the table as well, and check its end @long`, async ({
		browser
	}) => {
		test.setTimeout(600_000);
		const { ines, lars, link, seed } = await tableOfFour(browser, { game: game.name });

		const began = Date.now();
		await Promise.all([ines, lars].map((person) => plays(person, journey)));
		for (const { name, answered, touched } of [ines, lars]) {
			console.log(
				`${name} answered ${answered} questions with ${touched} touches of the map and cards.`
			);
			expect(touched, `${name} can touch the map`).toBeGreaterThan(0);
		}
		await lars.page.goto('/');
		await expect(ines.over).toBeVisible({ timeout: 300_000 });
		await lars.page.goto(link);
		console.log(`A whole game in ${Math.round((Date.now() - began) / 1000)} s.`);

		await agree([ines, lars]);
		for (const { over } of [ines, lars]) await expect(over).toContainText(seed);
		await expect(lars.over.getByRole('heading', { name: 'Ranking' })).toBeVisible({
			timeout: 60_000
		});
		expect(await seriousOn(lars.page), 'how it went').toEqual([]);
		const { path, saved } = await saves(ines, game);
		expect(saved.game).toBe(game.id);
		keptSecret([ines, lars], game, saved);

		for (const person of [ines, lars]) await tellsHow(person, saved);
		await drawsPicture(ines);
		const stranger = await browser.newContext();
		await passesOn(ines, await stranger.newPage());
		await stranger.close();

		// The file, read again.
		await ines.page.goto('/replay');
		await ines.page.getByLabel('Choose a file').setInputFiles(path);
		await expect(ines.page.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible();
		await expect(ines.page.getByRole('main', { name: 'The board' })).toBeVisible();
		const troubles = [...ines.troubles, ...lars.troubles];
		expect(troubles.filter((one) => !crossed || !one.startsWith(crossed))).toEqual([]);
	});
}
