/** The log as it is read at a table: folded where it is past, and searched. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what is past is folded to what mattered, and words are found in it', async ({ browser }) => {
	const ines = await Person.arrive(browser, 'Ines');
	const { page } = ines;
	await ines.makeTable();
	await ines.addBots(2);
	await ines.start();
	const more = page.getByRole('button', { name: /^\d+ more lines$/ });
	for (let answers = 0; answers < 40 && !(await more.first().isVisible()); answers++)
		await ines.play(1);
	const log = page.getByRole('list', { name: 'Log, newest first.' });
	const lines = log.locator('[data-line]');
	// Of this chapter alone: others fold, and the newest goes on, while one reads.
	const chapter = await more.first().evaluateHandle((fold) => fold.parentElement);
	const linesOf = () => chapter.evaluate((of) => of?.querySelectorAll('[data-line]').length ?? 0);
	const folded = await linesOf();
	await chapter.evaluate((of) => of?.querySelector<HTMLElement>('.fold')?.click());
	await expect(log.getByRole('button', { name: 'Less of it' })).toBeVisible();
	await expect.poll(linesOf).toBeGreaterThan(folded);

	const find = page.getByRole('button', { name: 'Find words' });
	await find.click();
	await page.keyboard.type('START turn');
	await expect(page.getByRole('status').filter({ hasText: /have it\.|has it\./ })).toBeVisible();
	// What was found of a part of the words goes with the next letter.
	await expect(async () => {
		for (const text of await lines.allTextContents()) expect(text).toMatch(/starts? a turn/);
	}).toPass({ timeout: 15_000 });
	await page.keyboard.type(' never told');
	await expect(page.getByText('Nothing like it was told.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(find).toBeFocused();
	await expect(log.getByText(/starts? a turn/).first()).toBeVisible();
	expect(ines.troubles).toEqual([]);
});
