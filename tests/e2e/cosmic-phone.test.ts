/** Five at a table of Cosmic Encounter, one of them on a phone: all that is asked is in sight, and the dial gives way to it. */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { Person } from './person';
import { layOut } from './position';

/** Both sides ask seat 3. */
function joining() {
	const laid = position({
		seats: 5,
		destiny: ['colour:2#1'],
		hands: { 'seat:3': ['attack:04', 'attack:08', 'attack:10', 'negotiate', 'morph'] }
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
	await expect(page.locator('#question')).toContainText('Join a side');
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
	await expect(ines.rows).toHaveCount(3);
	await expect.poll(() => ines.page.evaluate(hidden)).toEqual({ below: 0, above: 0 });
	await ines.press(ines.form.locator('label.row').first());
	await expect(ines.form.getByRole('spinbutton')).toBeVisible();
	await expect.poll(() => ines.page.evaluate(hidden)).toEqual({ below: 0, above: 0 });
	expect(ines.troubles).toEqual([]);
});
