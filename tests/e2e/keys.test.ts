/** The answers in sight have the keys 1 to 9; a question with two answers has a button for each. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

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

	const both = form.locator('.send > .answer');
	await expect(async () => {
		if ((await both.count()) !== 2) await ines.play(1);
		expect(await both.count()).toBe(2);
	}).toPass({ timeout: 120_000, intervals: [100] });
	await expect(both.first()).toHaveAttribute('data-key', '1');
	await expect(form.getByRole('radio')).toHaveCount(0);
	const before = ines.frames.length;
	await page.keyboard.press('2');
	await expect
		.poll(() => ines.frames.slice(before).some((frame) => frame.includes('accepted')))
		.toBe(true);
	expect(ines.troubles).toEqual([]);
});
