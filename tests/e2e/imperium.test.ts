/** A whole game of Twilight Imperium by clicking: two people, one on a phone, and two bots, to the end and its file. */
import { expect, test } from '@playwright/test';
import { imperium } from '../../src/lib/games/imperium';
import { agree, keptSecret, saves } from './ending';
import { tableOfFour } from './person';
import type { Person } from './person';
import { seriousOn } from './serious';

// A trace of so many clicks costs more than the game.
test.use({ trace: 'off' });

/** So many questions are answered with whatever the screen offers; then each passes as soon as it may. */
const FIRST = 25;

/** While all trade, an answer may cross with what makes its question another (TI-16.4): it is asked anew. */
const CROSSED = 'That question is closed';

async function plays(person: Person): Promise<void> {
	await person.play(FIRST);
	person.hurries = true;
	await person.sayAhead('Pass always');
	await person.play();
}

test('two people, one on a phone, play a whole game of Twilight Imperium with two bots by clicking, and check it', async ({
	browser
}) => {
	test.setTimeout(600_000);
	const { ines, lars, seed } = await tableOfFour(browser, { game: imperium.name });

	const began = Date.now();
	await Promise.all([plays(ines), plays(lars)]);
	for (const { name, answered, touched } of [ines, lars]) {
		console.log(
			`${name} answered ${answered} questions with ${touched} touches of the map and cards.`
		);
		expect(touched, `${name} can touch the map`).toBeGreaterThan(0);
	}
	console.log(`A whole game in ${Math.round((Date.now() - began) / 1000)} s.`);

	await agree([ines, lars]);
	for (const { page, name } of [ines, lars])
		expect(await seriousOn(page), `the end, as ${name} sees it`).toEqual([]);
	for (const { over } of [ines, lars]) await expect(over).toContainText(seed);
	const { saved } = await saves(ines, imperium);
	expect(saved.game).toBe('imperium');
	keptSecret([ines, lars], imperium, saved);

	// The table's own replay on the phone.
	await lars.press(lars.over.getByRole('link', { name: 'Replay' }));
	await expect(lars.page.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible();
	await expect(lars.page.getByRole('main', { name: 'The board' })).toBeVisible();
	const troubles = [...ines.troubles, ...lars.troubles];
	expect(troubles.filter((one) => !one.startsWith(CROSSED))).toEqual([]);
});
