/** Five at a table of Cosmic Encounter, one of them on a phone: all that is asked is in sight, and the dial gives way to it. */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { Person } from './person';
import { layOut } from './position';

/** More than a phone shows at once: what may be played when the alliances stand lies last. */
const HAND = [
	...['attack:04', 'attack:07', 'attack:08', 'attack:15', 'negotiate', 'negotiate'],
	...['morph', 'reinforcement:2', 'artifact:force-field']
];

/** Both sides ask seat 3. */
function joining() {
	const laid = position({
		seats: 5,
		destiny: ['colour:2#1'],
		hands: { 'seat:3': [...HAND] }
	});
	laid.until('launch.aim').pick('seat:1', 'planet:2-3');
	laid.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
	laid.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
	laid.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3', 'seat:4'] });
	return laid.until('alliance.answer');
}

async function seeing({ page }: Person, { table }: ReturnType<typeof joining>) {
	await page.goto('/t/new?game=cosmic&lesson');
	await expect(page.locator('#question')).toBeVisible();
	await layOut(page, { game: cosmic, table, seat: 'seat:3' });
	await page.reload();
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
