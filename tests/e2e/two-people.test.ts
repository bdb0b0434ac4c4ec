/** From the home page to the winner, and on to the next game: two people, each on a screen of their own. */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { agree, keptSecret, replays, saves } from './ending';
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

test('two people, one on a phone, play a whole game with two bots by clicking, check it, and play again @long', async ({
	browser
}) => {
	test.setTimeout(600_000);
	const { ines, lars, seed } = await tableOfFour(browser);

	// What goes wrong is told on a sheet, and read by all when the game is over.
	await lars.menu('Report a fault');
	const sheet = lars.page.getByRole('dialog', { name: 'Report a fault' });
	await sheet.getByLabel('What went wrong').fill('My ships point the wrong way.');
	await lars.press(sheet.getByRole('button', { name: 'Send the report' }));
	await expect(sheet.getByRole('status')).toContainText('The table has kept it.');
	await lars.press(sheet.getByRole('button', { name: 'Close' }));

	const began = Date.now();
	await Promise.all([inesPlays(ines), lars.sayAhead('Pass always').then(() => lars.play())]);
	for (const { name, answered, touched } of [ines, lars]) {
		console.log(
			`${name} answered ${answered} questions with ${touched} touches of board and hand.`
		);
		expect(touched, `${name} can touch the board and the hand`).toBeGreaterThan(0);
	}
	console.log(`A whole game in ${Math.round((Date.now() - began) / 1000)} s.`);

	// The shuffles are those committed to before the first card, and the file says the same.
	await agree([ines, lars]);
	for (const { over } of [ines, lars]) await expect(over).toContainText(seed);
	const { saved } = await saves(ines, cosmic);
	keptSecret([ines, lars], cosmic, saved);

	const reports = ines.over.getByRole('link', { name: 'Reports of faults' });
	const kept = await ines.page.request.get((await reports.getAttribute('href')) ?? '');
	expect(await kept.text()).toContain('My ships point the wrong way.');

	// The replay says the same of itself.
	const replay = await replays(lars);
	await expect(replay.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible();
	await replay.close();

	// The same people in the same seats, before a new game: when both want it.
	await lars.press(lars.over.getByRole('button', { name: 'Rematch' }));
	await expect(ines.over.getByText('Lars wants another game.')).toBeVisible();
	await ines.press(ines.over.getByRole('button', { name: 'Rematch' }));
	for (const { seats } of [ines, lars])
		for (const name of ['Ines', 'Lars']) await expect(seats.getByText(name)).toBeVisible();
	await expect(
		lars.page.getByText('How the decks are shuffled is fixed already')
	).not.toContainText(seed);
	await lars.ready();
	await ines.start();
	for (const person of [ines, lars]) await person.play(1);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});
