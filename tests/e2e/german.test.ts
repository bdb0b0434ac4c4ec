/** A German browser: the page, the lobby and games in German, and English when one asks for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { council } from '../../src/lib/games/council';
import { NO_NAME } from '../../src/lib/protocol/nameless';

test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

const read = (part: string) =>
	JSON.parse(
		readFileSync(new URL(`../../src/lib/ui/languages/de/${part}.json`, import.meta.url), 'utf8')
	) as { readonly [english: string]: string };
const SHELL = read('shell');
const COSMIC = { ...SHELL, ...read('cosmic') };
const COUNCIL = { ...SHELL, ...read('council') };
const IMPERIUM = { ...SHELL, ...read('imperium') };

/** Sentences without arguments that German says otherwise: a page that shows one has forgotten a word. */
function englishIn(german: { readonly [english: string]: string }): string[] {
	const spoken = new Set(Object.values(german));
	return (
		Object.entries(german)
			// One letter alone is a seat’s; whoever gave no name is called the same in every language, and so is a game.
			.filter(
				([english, other]) =>
					!/^.$|\{/.test(english) && english !== other && ![NO_NAME, council.name].includes(english)
			)
			.map(([english]) => english)
			.filter((english) => !spoken.has(english))
	);
}

const ENGLISH = englishIn(COSMIC);
const ENGLISH_OF_COUNCIL = englishIn(COUNCIL);
const ENGLISH_OF_IMPERIUM = englishIn(IMPERIUM);

/** Which of these sentences stand on the page, to be seen or to be heard. */
async function englishOn(page: Page, english = ENGLISH): Promise<string[]> {
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
	return english.filter((sentence) => all.has(sentence));
}

/** Touches what is offered first until the answer can be sent, and sends it; nothing is asked: waits a little. */
async function answer(page: Page): Promise<boolean> {
	const form = page.locator('section.tray form:has(#question)');
	// Two answers are two buttons; others are chosen, and sent.
	const go = form.locator('.send > .answer, button.go').first();
	if (!(await go.isVisible())) {
		await page.waitForTimeout(500);
		return false;
	}
	const ready = async () => (await go.getAttribute('aria-disabled', { timeout: 2000 })) !== 'true';
	const more = form.locator('button[aria-disabled=false]', { hasText: /^\+$/ }).first();
	const offered = [
		form.locator('label.row:has(> input[type=radio])').first(),
		form.locator('label.row:has(> input[type=checkbox])').first(),
		...Array.from({ length: 8 }, () => more)
	];
	for (const offer of offered)
		if (!(await ready()) && (await offer.isVisible())) await offer.click({ timeout: 2000 });
	if (!(await ready())) return false;
	await go.click({ timeout: 2000 });
	await page.waitForTimeout(300);
	return true;
}

/** Answers up to so many questions, and looks after each try; says how many it answered. */
async function answers(page: Page, most: number, look: (answered: number) => Promise<void>) {
	let answered = 0;
	for (let tries = 0; tries < most * 10 && answered < most; tries++) {
		// A question may be gone while it is answered: a bot was quicker, or the table moved on.
		if (await answer(page).catch(() => false)) answered += 1;
		await look(answered);
	}
	return answered;
}

/** What was told long ago is folded: it is found by its words. */
async function findsInLog(page: Page, told: string): Promise<void> {
	await page.getByRole('button', { name: SHELL['Find words'] ?? '' }).click();
	await page.getByRole('searchbox').fill(told);
	await expect(page.locator('ol[aria-label^="Verlauf"]')).toContainText(told);
	await page.getByRole('searchbox').press('Escape');
}

test('a German browser is spoken to in German, from the home page into a game', async ({
	page
}) => {
	test.slow();
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByText(SHELL['Make a table'] ?? '', { exact: true })).toBeVisible();
	await expect.poll(() => englishOn(page), { message: 'at home', timeout: 8000 }).toEqual([]);

	await page.goto('/t/new?bots=3');
	const start = page.getByRole('button', { name: /^Starten, vier/ });
	await expect(start).toBeVisible();
	await expect.poll(() => englishOn(page), { message: 'in the lobby', timeout: 8000 }).toEqual([]);
	await start.click();
	const answered = await answers(page, 8, (at) =>
		expect
			.poll(() => englishOn(page), { message: `after ${at} answers`, timeout: 8000 })
			.toEqual([])
	);
	expect(answered).toBeGreaterThan(2);
});

test('Galactic Council is played in German', async ({ page }) => {
	test.slow();
	await page.goto('/t/new?game=council&bots=3');
	const start = page.getByRole('button', { name: /^Starten, vier/ });
	await expect(start).toBeVisible();
	const look = (when: string) =>
		expect
			.poll(() => englishOn(page, ENGLISH_OF_COUNCIL), { message: when, timeout: 8000 })
			.toEqual([]);
	await look('in the lobby');
	await start.click();
	const said = (english: string) => COUNCIL[english] ?? '';
	await expect(page.locator('#question')).toContainText(said('Pick your species'));
	const answered = await answers(page, 8, (at) => look(`after ${at} answers`));
	expect(answered).toBeGreaterThan(2);
	await findsInLog(page, said('A Discovery Token lies face down on every hex.'));
	for (const sheet of ['Action Cards', 'My species', 'Technologies', 'Objectives', 'Council']) {
		const drawer = page.locator('.drawers').getByRole('button', { name: said(sheet) });
		await drawer.click({ timeout: 15_000 });
		await expect(page.getByRole('dialog')).toBeVisible();
		await look(sheet);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	}
	await page.getByRole('button', { name: said('Text mode') }).click();
	await expect(page.getByRole('heading', { name: said('The galaxy') })).toBeVisible();
	await look('in words');
});

test('Twilight Imperium is played in German', async ({ page }) => {
	test.slow();
	await page.goto('/t/new?game=imperium&bots=3');
	const start = page.getByRole('button', { name: /^Starten, vier/ });
	await expect(start).toBeVisible();
	const look = (when: string) =>
		expect
			.poll(() => englishOn(page, ENGLISH_OF_IMPERIUM), { message: when, timeout: 8000 })
			.toEqual([]);
	await look('in the lobby');
	await start.click();
	const said = (english: string) => IMPERIUM[english] ?? '';
	const answered = await answers(page, 8, (at) => look(`after ${at} answers`));
	expect(answered).toBeGreaterThan(2);
	await findsInLog(page, said('The galaxy is laid out.'));
	const sheets = [
		['Action Cards', 'Your Action Cards'],
		['Planets', 'Planets'],
		['Command', 'Command counters'],
		['Technologies', 'Technologies'],
		['Objectives', 'Objectives'],
		['Strategy', 'Strategy Cards'],
		['Laws', 'Laws in play']
	] as const;
	for (const [drawer, title] of sheets) {
		await page
			.locator('.drawers')
			.getByRole('button', { name: said(drawer) })
			.click({ timeout: 15_000 });
		await expect(page.getByRole('region', { name: said(title), exact: true })).toBeVisible();
		await look(title);
		await page.keyboard.press('Escape');
	}
	await page.getByRole('button', { name: said('Text mode') }).click();
	await expect(page.getByRole('heading', { name: said('The galaxy') })).toBeVisible();
	await look('in words');
});

test('who would rather have English says so, and it is kept', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await page.getByLabel(SHELL['Language'] ?? '').selectOption('en');
	await expect(page.getByText('Make a table', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
	await expect(page.getByText('Make a table', { exact: true })).toBeVisible();
});
