/** Who never played: reads how, is told on request what a steady player would do, and may do otherwise. */
import { expect, test } from '@playwright/test';
import { Person } from './person';
import { seriousOn } from './serious';

test('[ROOM-HINT.2] who plays alone with bots asks for a hint: the draft is filled, its reason is read, nothing is sent', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	await ines.makeTable('Twilight Imperium');
	await expect(ines.page.getByRole('region', { name: 'What kind of game' })).toContainText(
		'Ten victory points'
	);
	await ines.addBots(2);
	await ines.start();
	const ask = ines.page.getByRole('button', { name: 'What would a steady player do?' });
	// It stands above the button, and keys come to it first.
	const [above, below] = await Promise.all([ask.boundingBox(), ines.send.boundingBox()]);
	expect(above?.y).toBeLessThan(below?.y ?? 0);
	const inOrder = await ines.send.evaluate((send: HTMLButtonElement) =>
		[...(send.form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent.trim())
	);
	expect(inOrder).toContain('What would a steady player do?');
	expect(inOrder.indexOf('What would a steady player do?')).toBeLessThan(
		inOrder.indexOf((await ines.send.textContent())?.trim() ?? '')
	);
	await ines.press(ask);
	const told = ines.tray.getByRole('status').filter({ hasText: 'A steady player would do this' });
	await expect(told).toBeVisible();
	// Filled in, and not sent: it waits for whoever asked.
	const question = await ines.page.locator('#question').textContent();
	await expect(ines.send).toHaveAttribute('aria-disabled', 'false');
	await ines.page.waitForTimeout(1_500);
	expect(await ines.page.locator('#question').textContent()).toBe(question);
	await ines.press(ines.send);
	await expect(told).toBeHidden();
	expect(ines.troubles).toEqual([]);
});

test('@everywhere how a game is played stands on a page without scripts of the site, as wide as the screen', async ({
	page
}) => {
	for (const path of ['/how/cosmic', '/how/council', '/de/how/imperium']) {
		await page.goto(path);
		await expect(page.locator('section > svg')).toHaveCount(6);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
		).toBeLessThanOrEqual(0);
		expect(await page.locator('script[type="module"]').count()).toBe(0);
		expect(await seriousOn(page)).toEqual([]);
	}
	await page.goto('/how/cosmic');
	await page.getByRole('link', { name: '21.1' }).click();
	await expect(page).toHaveURL(/\/rules\/cosmic#CE-21\.1$/);
});
