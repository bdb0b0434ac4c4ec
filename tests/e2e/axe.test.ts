/** Nothing serious for those who see, hear or move differently: axe on every page, in one theme and the other by turns. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { leaveSome, seriousOn } from './serious';

/** A table of one's own with three bots, before the start. */
async function makeTable(page: Page): Promise<void> {
	await page.goto('/t/new?bots=3');
	await expect(page.getByRole('button', { name: 'Start with four' })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/rules/cosmic', '/codex/cosmic', '/codex/imperium', '/replay'])
	test(`axe finds nothing serious on ${path}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('h1').first()).toBeVisible();
		if (path.startsWith('/codex')) await expect(page.locator('.entries').first()).toBeVisible();
		await leaveSome(page);
		expect(await seriousOn(page)).toEqual([]);
	});

test('axe finds nothing serious at a table, from the lobby to its popups', async ({ page }) => {
	await makeTable(page);
	expect(await seriousOn(page), 'before the start').toEqual([]);

	await page.getByRole('button', { name: 'Start with four' }).click();
	await page.locator('section.tray form input[type=radio]').first().check();
	expect(await seriousOn(page), 'choosing an alien').toEqual([]);

	await page.locator('section.tray form button.go').click();
	await expect(page.getByRole('region', { name: 'Your hand and power' })).toBeVisible();
	await expect(page.getByRole('group', { name: /^The cosmos/ })).toBeVisible({ timeout: 30_000 });
	expect(await seriousOn(page), 'in play').toEqual([]);

	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
	expect(await seriousOn(page), 'the list of keys').toEqual([]);
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: 'Text mode' }).click();
	await expect(page.getByRole('heading', { name: 'The encounter' })).toBeVisible();
	expect(await seriousOn(page), 'in words').toEqual([]);
});

test('a tray that scrolls and has nothing to press is scrolled by keys, and is no stop once it has', async ({
	page
}) => {
	await makeTable(page);
	await page.getByRole('button', { name: 'Start with four' }).click();
	const tray = page.locator('.frame > .tray');
	await expect(tray.locator('#question')).toBeVisible();
	await expect(tray).not.toHaveAttribute('tabindex');
	const bare = await page.addStyleTag({
		content:
			'.frame > .tray { max-height: 60px !important } .tray :is(a, button, input, summary) { display: none !important }'
	});
	await expect(tray).toHaveAttribute('tabindex', '0');
	expect(await seriousOn(page)).toEqual([]);
	await tray.focus();
	await page.keyboard.press('End');
	await expect.poll(() => tray.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	await expect(tray).toHaveAttribute('data-less');
	await tray.evaluate((one) => one.blur());
	await bare.evaluate((style) => style.parentElement?.removeChild(style));
	await expect(tray).not.toHaveAttribute('tabindex');
});
