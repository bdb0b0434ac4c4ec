/** The smallest phone there is, 320 × 568: whatever is asked can be answered, and nothing is wider than it. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

/** Runs in the page: what of the question is out of reach. */
function outOfReach(): string[] {
	const found: string[] = [];
	if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider');
	const go = document.querySelector('form:has(#question) .send > button');
	if (!go) return found;
	const { left, right, top, bottom } = go.getBoundingClientRect();
	if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
		found.push(`“${go.textContent.trim()}” is out of sight`);
	for (const word of document.querySelectorAll('section.line h1, form:has(#question) .say')) {
		const box = word.getBoundingClientRect();
		if (word.checkVisibility() && box.width > 1 && (box.left < 0 || box.right > innerWidth + 1))
			found.push(`“${word.textContent.trim()}” is cut`);
	}
	return found;
}

const QUESTIONS = 8;

for (const game of ['Cosmic Encounter', 'Galactic Council', 'Twilight Imperium'])
	test(`on the smallest phone ${game} is asked and answered in sight`, async ({ browser }) => {
		test.setTimeout(180_000);
		const ines = await Person.arrive(browser, 'Ines', { phone: true, seed: 5 });
		await ines.page.setViewportSize({ width: 320, height: 568 });
		await ines.makeTable(game);
		await ines.choose('Pace of the bots', 'At once');
		await ines.addBots(2);
		await ines.start();
		// A question that somebody else closed meanwhile was not answered.
		while (ines.answered < QUESTIONS && (await ines.moment()) === 'asked') {
			const asked = await ines.page.locator('#question').textContent();
			// What is told over the board passes, and the tray comes to rest.
			await expect
				.poll(() => ines.page.evaluate(outOfReach), { message: asked ?? '', timeout: 10_000 })
				.toEqual([]);
			await ines.answer();
		}
		expect(ines.answered).toBe(QUESTIONS);
		expect(ines.troubles).toEqual([]);
	});

test('on the smallest phone the names of Strategy Cards stand in one line each, in German too', async ({
	browser
}) => {
	const context = await browser.newContext({
		locale: 'de-DE',
		viewport: { width: 320, height: 568 }
	});
	await context.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
	const page = await context.newPage();
	await page.goto('/t/new?game=imperium&lesson');
	const names = page.locator('.picking .name');
	await expect(names).toHaveCount(8);
	await expect(names.filter({ hasText: 'Kriegsführung' })).toBeVisible();
	const broken = await names.evaluateAll((all) =>
		all.flatMap((name) => {
			const text = document.createRange();
			text.selectNodeContents(name);
			const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
			return lines.size > 1 || name.scrollWidth > name.clientWidth ? [name.textContent.trim()] : [];
		})
	);
	expect(broken).toEqual([]);
	await context.close();
});
