/** What lies face up for everyone can be looked at by everyone: the discard pile (CE-19.10). */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { readMoment } from './answering';
import { Person, tableOfFour } from './person';
import { layOut } from './position';

const pile = ({ page }: Person) => page.getByRole('dialog', { name: 'The discard pile' });

test('the discard pile is looked through from its count on a laptop, and from the warp on a phone', async ({
	browser
}) => {
	const { ines, lars } = await tableOfFour(browser);
	const count = ines.page.getByRole('button', { name: /^discard \d+$/ });
	const playOn = async () => {
		for (const person of [ines, lars])
			if ((await person.page.evaluate(readMoment, null)) === 'asked') await person.answer();
	};
	await expect(async () => {
		await playOn();
		await expect(count).toHaveText(/discard [1-9]/, { timeout: 500 });
	}).toPass({ timeout: 120_000 });
	await ines.press(count);
	await expect(pile(ines).getByRole('listitem').first()).toBeVisible();
	await ines.press(pile(ines).getByRole('button', { name: 'Close' }));

	// The warp answers when nothing in it is to be chosen and no scene lies over it.
	await expect(async () => {
		await playOn();
		// By force: what cannot be chosen is said to be disabled, and tells of itself all the same.
		await lars.page.locator('[data-target="warp"]').tap({ force: true, timeout: 1000 });
		await lars.press(lars.page.getByRole('button', { name: 'See the discard pile' }), 1000);
	}).toPass({ timeout: 120_000 });
	const cards = pile(lars).getByRole('listitem');
	await expect(cards.first()).toBeVisible();
	await lars.press(cards.first().getByRole('button'));
	await expect(pile(lars)).toBeHidden();
	await lars.press(lars.page.getByRole('dialog').getByRole('button', { name: 'Close' }));
	await expect(pile(lars)).toBeVisible();
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('destiny cards that have left the game lie open in the same place, and are counted beside their deck', async ({
	browser
}) => {
	const { table, board } = position({ seats: 3, destiny: ['colour:2#1'] }).until('launch.aim');
	board.destinyGone = ['colour:3#1', 'wild#1'];
	const ada = await Person.arrive(browser, 'Ada');
	const { page } = ada;
	await page.goto('/t/new?game=cosmic&lesson');
	await ada.form.waitFor();
	await layOut(page, { game: cosmic, table, seat: 'seat:1' });
	await page.reload();
	await ada.press(page.getByRole('button', { name: 'out of the game 2' }));
	await expect(pile(ada).getByRole('heading', { name: 'out of the game' })).toBeVisible();
	await expect(pile(ada).getByRole('img', { name: 'Destiny: Wild' })).toBeVisible();
	await expect(pile(ada).getByRole('img', { name: /^Destiny: / })).toHaveCount(3);
	expect(ada.troubles).toEqual([]);
});
