/** Five at a table of Cosmic Encounter, one of them on a phone: all that is asked is in sight, and the dial gives way to it. */
import { expect, test } from '@playwright/test';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { Person } from './person';
import { openAt } from './position';

/** More than a phone shows at once: what may be played when the alliances stand lies last. */
const HAND = [
	...['attack:04', 'attack:07', 'attack:08', 'attack:15', 'negotiate', 'negotiate'],
	...['morph', 'reinforcement:2', 'artifact:force-field']
];

/** The defense asks seat 3, and so does the offense where it asks anybody. */
function joining(seats = 5, byOffense: SeatId[] = ['seat:3', 'seat:4']) {
	const laid = position({
		seats,
		destiny: ['colour:2#1'],
		hands: { 'seat:3': [...HAND] }
	});
	laid.until('launch.aim').pick('seat:1', 'planet:2-3');
	laid.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
	laid.until('alliance.offenseInvites').answer('seat:1', { picks: byOffense });
	laid.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3', 'seat:4'] });
	return laid.until('alliance.answer');
}

async function seeing(
	{ page }: Person,
	{ table }: ReturnType<typeof joining>,
	seat: SeatId = 'seat:3'
) {
	await openAt(page, { game: cosmic, table, seat });
}

/** Runs in the page: how far the lowest row, or stepper, reaches under the button that sends, px; and over the board. */
function hidden(): { readonly below: number; readonly above: number } {
	const form = document.querySelector('form:has(#question)');
	const parts = [...(form?.querySelectorAll('.row, .stepper') ?? [])]
		.filter((part) => part.checkVisibility())
		.map((part) => part.getBoundingClientRect());
	const send = form?.querySelector('.send')?.getBoundingClientRect().top ?? 0;
	const board = document.querySelector('.frame > .board')?.getBoundingClientRect().bottom ?? 0;
	return {
		below: Math.max(0, ...parts.map(({ bottom }) => bottom - send)),
		above: Math.max(0, ...parts.map(({ top }) => board - top))
	};
}

test('on a phone both sides, staying out and how many are in sight above the button', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	await seeing(ines, joining());
	await expect(ines.question('Join a side')).toBeAttached();
	await expect(ines.rows).toHaveCount(3);
	await expect.poll(() => ines.page.evaluate(hidden)).toEqual({ below: 0, above: 0 });
	await ines.press(ines.form.locator('label.row').first());
	await expect(ines.form.getByRole('spinbutton')).toBeVisible();
	await expect.poll(() => ines.page.evaluate(hidden)).toEqual({ below: 0, above: 0 });
	expect(ines.troubles).toEqual([]);
});

test('on a phone how many ships join is in sight once a side is picked, though words to who is new stand above', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true, isNew: true });
	await ines.page.setViewportSize({ width: 390, height: 600 });
	await seeing(ines, joining());
	await ines.press(ines.form.locator('label.row').nth(1));
	await expect(ines.form.getByRole('spinbutton')).toBeInViewport({ ratio: 1 });
	// All but the edge of it, in a window this low.
	await expect.poll(async () => (await ines.page.evaluate(hidden)).below).toBeLessThan(20);
	expect(ines.troubles).toEqual([]);
});

test('on a phone a card that may be played is in sight in the hand, however many lie before it', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	const laid = joining();
	laid.pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } });
	await seeing(ines, laid.until('window:alliance.formed'));
	const card = ines.page.getByRole('button', { name: /Force Field\. / });
	await expect(card).toBeInViewport({ ratio: 1 });
	await expect(ines.page.getByRole('button', { name: /^Attack 04\./ })).not.toBeInViewport();
	expect(ines.troubles).toEqual([]);
});

/** How high the board is, px. */
const heightOfBoard = ({ page }: Person): Promise<number> =>
	page
		.locator('.frame > .board')
		.evaluate((board) => Math.round(board.getBoundingClientRect().height));

test('on an upright tablet the board stays while a deal is made', async ({ browser }) => {
	const ines = await Person.arrive(browser, 'Ines');
	await ines.page.setViewportSize({ width: 820, height: 1180 });
	const laid = position({
		seats: 4,
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['negotiate', 'attack:08'], 'seat:2': ['negotiate', 'attack:04'] }
	});
	laid.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		cards: ['negotiate', 'negotiate']
	});
	await seeing(ines, laid.until('deal.talk'), 'seat:1');
	await expect(ines.question('Make a deal')).toBeAttached();
	await expect.poll(() => heightOfBoard(ines)).toBeGreaterThan(300);
	expect(ines.troubles).toEqual([]);
});

test('on a phone the dial does not give way to the room that is kept for what may open, and does to what has opened', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true, isNew: true });
	await seeing(ines, joining(4, []));
	await expect(ines.page.locator('section.tray aside')).toBeVisible();
	await expect(ines.rows).toHaveCount(2);
	await expect.poll(() => heightOfBoard(ines)).toBeGreaterThanOrEqual(275);
	await ines.press(ines.form.locator('label.row').first());
	await expect(ines.form.getByRole('spinbutton')).toBeVisible();
	await expect.poll(() => ines.page.evaluate(hidden)).toEqual({ below: 0, above: 0 });
	expect(ines.troubles).toEqual([]);
});

test('on a phone an upset stands above the cards that are chosen, and in the scales', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	const laid = position({
		seats: 4,
		destiny: ['colour:2#1'],
		aliens: { 'seat:2': 'loser' },
		hands: {
			'seat:1': ['attack:08', 'attack:20', 'reinforcement:2'],
			'seat:2': ['attack:04', 'attack:06']
		}
	});
	laid.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
	laid.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|loser');
	await seeing(ines, laid.until('planning.select'), 'seat:1');
	const upset = ines.page.getByText('Loser: Who would win loses, and who would lose wins.');
	await expect(upset).toBeInViewport({ ratio: 1 });
	laid.lay('attack:20', 'attack:06').until('window:reveal.values', 'seat:1');
	await ines.page.reload();
	await expect(ines.page.getByText(/would lose by that: Loser\./).first()).toBeVisible();
	expect(ines.troubles).toEqual([]);
});

test('on a phone the names of eight stand whole in their strip, clear of the mark of the defense', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	await seeing(ines, joining(8, []));
	const seats = ines.page.getByRole('list', { name: 'Players' }).getByRole('button');
	await expect(seats).toHaveCount(8);
	const below = await seats.evaluateAll((found) =>
		found.map((seat) => {
			const name = seat.querySelector('.called')?.getBoundingClientRect().bottom ?? 0;
			return seat.getBoundingClientRect().bottom - name;
		})
	);
	// The mark is three high.
	for (const px of below) expect(px).toBeGreaterThanOrEqual(3);
	expect(ines.troubles).toEqual([]);
});
