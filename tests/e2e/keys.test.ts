/** The answers in sight have the keys 1 to 9; a question with two answers has a button for each. */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { imperium, ready } from '../support/imperium';
import { Person } from './person';
import { openAt } from './position';

test('a number picks an answer and Enter sends it; of two answers each is one key', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { seed: 5 });
	const { page, form } = ines;
	await ines.makeTable();
	await ines.choose('Pace of the bots', 'At once');
	await ines.choose('Least time to respond', 'None');
	await ines.addBots(3);
	await ines.start();

	// Which alien: rows, for there is something to read in them.
	await ines.moment();
	const second = form.locator('label.row').nth(1);
	await expect(second).toHaveAttribute('data-key', '2');
	const asked = await page.locator('#question').innerText();
	await page.keyboard.press('2');
	await expect(second.getByRole('radio')).toBeChecked();
	await page.keyboard.press('Enter');
	await expect(page.locator('#question', { hasText: asked })).toHaveCount(0);

	// What is written is no answer.
	const chat = page.getByRole('tab', { name: 'Chat' });
	await chat.click();
	await page.getByPlaceholder('Say something').fill('');
	await page.getByPlaceholder('Say something').press('1');
	await expect(page.getByPlaceholder('Say something')).toHaveValue('1');
	await page.getByRole('tab', { name: 'Log' }).click();

	expect(ines.troubles).toEqual([]);

	const lars = await Person.arrive(browser, 'Lars');
	const won = position({
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['attack:20', 'attack:08'], 'seat:2': ['attack:01', 'attack:04'] }
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 4 },
		cards: ['attack:20', 'attack:01']
	});
	await openAt(lars.page, { game: cosmic, table: won.until('turn.second').table, seat: 'seat:1' });
	await expect(lars.question('second encounter')).toBeVisible();
	const both = lars.form.locator('.send > .answer');
	await expect(both).toHaveCount(2);
	await expect(both.first()).toHaveAttribute('data-key', '1');
	await expect(lars.form.getByRole('radio')).toHaveCount(0);
	await lars.page.keyboard.press('2');
	// Were it the first, the second encounter would have begun.
	await expect(lars.question('The turn is about to end.')).toBeVisible();
	expect(lars.troubles).toEqual([]);
});

test('a Strategy Card is picked by the number it bears, whichever are taken', async ({ page }) => {
	const g = ready({ seats: 3 });
	const [first = 'seat:1'] = g.askedSeats;
	g.answer(first, { pick: 'strategy:trade' });
	const [seat = 'seat:1'] = g.askedSeats;
	await openAt(page, { game: imperium, table: g.table, seat });
	const row = page.locator('form:has(#question) label.row', { hasText: 'Technology' });
	await expect(row).toHaveAttribute('data-key', '7');
	await page.keyboard.press('7');
	await expect(row.getByRole('radio')).toBeChecked();
	await page.keyboard.press('5');
	await expect(row.getByRole('radio')).toBeChecked();
	await page.keyboard.press('8');
	await expect(row.getByRole('radio')).not.toBeChecked();
});
