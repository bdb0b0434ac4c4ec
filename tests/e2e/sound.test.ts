/** What is heard of a game, also after the page was opened anew. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Person } from './person';

declare global {
	interface Window {
		/** Notes that began and could be heard, since the page was opened. */
		heard: number;
	}
}

/** Notes are counted as they begin: a test has no ears. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.heard = 0;
		const begins = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (when) {
			if (this.context.state === 'running') window.heard += 1;
			begins.call(this, when);
		};
	});
}

test('what happens is heard, and so it is after a reload', async ({ browser }) => {
	const ines = await Person.arrive(browser, 'Ines');
	const playUntilHeard = () =>
		expect(async () => {
			await ines.play(1);
			expect(await ines.page.evaluate(() => window.heard)).toBeGreaterThan(0);
		}).toPass({ timeout: 120_000, intervals: [0] });
	await listen(ines.page);
	await ines.makeTable('Cosmic Encounter');
	await ines.addBots(2);
	await ines.start();
	await playUntilHeard();
	await ines.page.reload();
	await expect(ines.form).toBeVisible();
	await playUntilHeard();
	expect(ines.troubles).toEqual([]);
});
