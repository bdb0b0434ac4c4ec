/** From the home page to the winner, and on to the next game: two people, each on a screen of their own. */
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { commitTo, verify } from '../../src/lib/core';
import type { SavedGame } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { audit, momentsOf } from '../support/leaks';
import { tableOfFour } from './person';
import type { Person } from './person';

// A trace of so many clicks costs more than the game.
test.use({ trace: 'off' });

/** Asked at every turn of the first encounters, then less, and in the end in a hurry. */
async function inesPlays(ines: Person): Promise<void> {
	await ines.play(10);
	await ines.sayAhead('Pass until it is about me');
	await ines.play(8);
	await ines.sayAhead('Pass always');
	await ines.play();
}

test('two people, one on a phone, play a whole game with two bots by clicking, check it, and play again', async ({
	browser
}) => {
	test.setTimeout(300_000);
	const { ines, lars, seed } = await tableOfFour(browser);

	const began = Date.now();
	await Promise.all([inesPlays(ines), lars.sayAhead('Pass always').then(() => lars.play())]);
	for (const { name, answered, touched } of [ines, lars]) {
		console.log(
			`${name} answered ${answered} questions with ${touched} touches of board and hand.`
		);
		expect(touched, `${name} can touch the board and the hand`).toBeGreaterThan(0);
	}
	console.log(`A whole game in ${Math.round((Date.now() - began) / 1000)} s.`);

	// Both screens name the same winners.
	const heads = await Promise.all(
		[ines, lars].map(async ({ over, name }) =>
			(await over.getByRole('heading').innerText()).replace(/\byou\b/i, name)
		)
	);
	const winners = (head: string) => head.match(/\b(?!wins?\b|together\b|and\b)\w+/gi)?.sort();
	expect(winners(heads[0] ?? '')).toEqual(winners(heads[1] ?? ''));

	// The shuffles are those committed to before the first card, and the file says the same.
	for (const { over } of [ines, lars]) await expect(over).toContainText(seed);
	const download = ines.page.waitForEvent('download');
	await ines.press(ines.over.getByRole('link', { name: 'Save' }));
	const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as SavedGame;
	expect(commitTo(saved.secret)).toBe(saved.commitment);
	expect(verify(cosmic, saved)).toMatchObject({ ok: true, moves: saved.moves.length });

	// Neither page was sent a card its person might not know.
	const moments = momentsOf(cosmic, saved);
	for (const { name, frames } of [ines, lars]) {
		const { leaks, named } = audit(frames, saved, moments);
		expect(leaks, `what ${name} was sent`).toEqual([]);
		expect(named, `cards named to ${name}`).toBeGreaterThan(20);
	}

	// The replay says the same of itself, and the way back leads to the end of the game.
	await lars.press(lars.over.getByRole('link', { name: 'Replay' }));
	await expect(lars.page.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible();
	await lars.page.goBack();

	// The same people in the same seats, before a new game.
	await lars.press(lars.over.getByRole('button', { name: 'Rematch' }));
	for (const { seats } of [ines, lars])
		for (const name of ['Ines', 'Lars']) await expect(seats.getByText(name)).toBeVisible();
	await expect(lars.page.getByText('The deck’s seed is fixed already')).not.toContainText(seed);
	await lars.ready();
	await ines.start();
	for (const person of [ines, lars]) await person.play(1);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});
