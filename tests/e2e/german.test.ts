/** A German browser: the page, the lobby and a game of Cosmic Encounter in German, and English when one asks for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

const read = (part: string) =>
	JSON.parse(
		readFileSync(new URL(`../../src/lib/ui/languages/de/${part}.json`, import.meta.url), 'utf8')
	) as { readonly [english: string]: string };
const GERMAN = { ...read('shell'), ...read('cosmic') };
const spoken = new Set(Object.values(GERMAN));

/** Sentences without arguments that German says otherwise: a page that shows one has forgotten a word. */
const ENGLISH = Object.entries(GERMAN)
	.filter(([english, german]) => !english.includes('{') && english !== german)
	.map(([english]) => english)
	.filter((english) => !spoken.has(english));

/** What of English stands on the page, to be seen or to be heard. */
async function englishOn(page: Page): Promise<string[]> {
	const said = await page.evaluate(() => {
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode())
			if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
		for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
			for (const name of ['aria-label', 'title', 'placeholder'])
				found.push(element.getAttribute(name) ?? '');
		return found.map((text) => text.trim());
	});
	const all = new Set(said);
	return ENGLISH.filter((english) => all.has(english));
}

/** Touches what is offered first until the answer can be sent, and sends it; nothing is asked: waits a little. */
async function answer(page: Page): Promise<boolean> {
	const form = page.locator('section.tray form:has(#question)');
	const go = form.locator('button.go');
	if (!(await go.isVisible())) {
		await page.waitForTimeout(500);
		return false;
	}
	const ready = async () => (await go.getAttribute('aria-disabled', { timeout: 2000 })) !== 'true';
	const offered = [
		form.locator('label.row:has(> input[type=radio])').first(),
		form.locator('label.row:has(> input[type=checkbox])').first(),
		form.getByText('+', { exact: true }).first()
	];
	for (const offer of offered)
		if (!(await ready()) && (await offer.isVisible())) await offer.click({ timeout: 2000 });
	if (!(await ready())) return false;
	await go.click({ timeout: 2000 });
	await page.waitForTimeout(300);
	return true;
}

test('a German browser is spoken to in German, from the home page into a game', async ({
	page
}) => {
	test.slow();
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByText(GERMAN['Make a table'] ?? '', { exact: true })).toBeVisible();
	await expect.poll(() => englishOn(page), { message: 'at home', timeout: 8000 }).toEqual([]);

	await page.goto('/t/deutsch-tisch-7?new&bots=3');
	const start = page.getByRole('button', { name: /^Starten, vier/ });
	await expect(start).toBeVisible();
	await expect.poll(() => englishOn(page), { message: 'in the lobby', timeout: 8000 }).toEqual([]);
	await start.click();
	let answered = 0;
	for (let tries = 0; tries < 40 && answered < 8; tries++) {
		// A question may be gone while it is answered: a bot was quicker, or the table moved on.
		if (await answer(page).catch(() => false)) answered += 1;
		await expect
			.poll(() => englishOn(page), { message: `after ${answered} answers`, timeout: 8000 })
			.toEqual([]);
	}
	expect(answered).toBeGreaterThan(2);
});

test('who would rather have English says so, and it is kept', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await page.getByLabel(GERMAN['Language'] ?? '').selectOption('en');
	await expect(page.getByText('Make a table', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
	await expect(page.getByText('Make a table', { exact: true })).toBeVisible();
});
