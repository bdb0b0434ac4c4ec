/** What is in a box, and the rules: read, sifted and linked to, with JavaScript and without. */
import { expect, test } from '@playwright/test';

test('the codex is sifted by words and ids, and a link shows what it names', async ({ page }) => {
	await page.goto('/codex/cosmic');
	const field = page.getByRole('searchbox', { name: 'Search the box' });
	const entry = (id: string) => page.locator(`[id="${id}"]`);
	await expect(entry('alien:zombie')).toBeVisible();

	await field.fill('continuity offense');
	await expect(entry('alien:machine')).toBeVisible();
	await expect(entry('alien:zombie')).toBeHidden();
	await expect(entry('artifacts')).toBeHidden();
	await expect(page.getByRole('status')).toHaveText('1 found.');

	await field.fill('destiny:most');
	await expect(entry('destiny:most-cards-in-hand')).toBeVisible();
	await expect(entry('destiny:fewest-ships-in-warp')).toBeHidden();

	await field.fill('xylophone');
	await expect(page.getByRole('status')).toHaveText('None found.');

	await page.evaluate(() => (location.hash = 'super:zombie'));
	await expect(entry('super:zombie')).toBeInViewport();
	await expect(field).toHaveValue('');
});

test('the rules are sifted, and lead to the box and back', async ({ page }) => {
	await page.goto('/rules/council');
	await page.getByRole('searchbox', { name: 'Search the rules' }).fill('GC-13.2');
	await expect(page.locator('[id="GC-13.2"]')).toBeVisible();
	await expect(page.locator('[id="GC-10.1"]')).toBeHidden();
	await page.getByRole('link', { name: 'Everything in the box' }).click();
	await expect(page.locator('[id="technology:slip-keels"]')).toBeAttached();
	await page.locator('#technologies').getByRole('link', { name: '13.2' }).click();
	await expect(page).toHaveURL(/\/rules\/council#GC-13\.2$/);
	await expect(page.locator('[id="GC-13.2"]')).toBeInViewport();
	// Where rules come from, and how code calls things, is for who works on them.
	await expect(page.getByRole('main')).not.toContainText(/\[(seed|ruling)|design document/);
	await expect(page.getByRole('heading', { name: 'How cards are read' })).toBeAttached();
	await expect(page.getByRole('heading', { name: /Seed statement/ })).not.toBeAttached();
});

test('the box of Twilight Imperium is as wide as the page, and sifted by ids', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/codex/imperium');
	const entry = (id: string) => page.locator(`[id="${id}"]`);
	await expect(entry('tile:home:letnev')).toBeVisible();
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
	).toBeLessThanOrEqual(0);
	await page.getByRole('searchbox', { name: 'Search the box' }).fill('race:mentak');
	await expect(entry('race:mentak')).toBeVisible();
	await expect(entry('race:sol')).toBeHidden();
});

test('the box is read in German, and the rules with what stands around them in German', async ({
	page
}) => {
	await page.goto('/codex/council');
	await page.getByRole('link', { name: 'Deutsch' }).click();
	await expect(page).toHaveURL(/\/de\/codex\/council$/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByRole('heading', { name: 'Spezies' })).toBeVisible();
	await page.getByRole('searchbox', { name: 'Schachtel durchsuchen' }).fill('species:ossulin');
	await expect(page.getByRole('status')).toHaveText('1 gefunden.');
	await page.getByRole('link', { name: 'Regeln', exact: true }).click();
	await expect(page).toHaveURL(/\/de\/rules\/council$/);
	await expect(page.locator('article')).toHaveAttribute('lang', 'en');
	await page.getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL(/\/rules\/council$/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all is listed, and no field promises to search it', async ({ page }) => {
		await page.goto('/codex/council#objective:charter');
		await expect(page.locator('[id="objective:charter"]')).toBeInViewport();
		await expect(page.locator('article').first()).toBeVisible();
		await expect(page.getByRole('searchbox')).toHaveCount(0);
	});
});
