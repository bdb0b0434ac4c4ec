/** What is heard of a game, also after the page was opened anew. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Person } from './person';

/** How many notes the page has begun, and how many of them could be heard. */
interface Heard {
	begun: number;
	running: number;
}

declare global {
	interface Window {
		heard: Heard;
	}
}

/** Notes are counted as they begin: a test has no ears. */
const listen = (page: Page): Promise<void> =>
	page.addInitScript(() => {
		const heard = { begun: 0, running: 0 };
		window.heard = heard;
		const begins = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (when) {
			heard.begun += 1;
			if (this.context.state === 'running') heard.running += 1;
			begins.call(this, when);
		};
	});

const heardOn = (page: Page): Promise<Heard> => page.evaluate(() => window.heard);

test('what happens is heard, and so it is after a reload, from the first answer on', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	await listen(ines.page);
	await ines.makeTable('Cosmic Encounter');
	await ines.addBots(2);
	await ines.start();
	for (const opened of ['at first', 'anew']) {
		if (opened === 'anew') {
			await ines.page.reload();
			await expect(ines.form).toBeVisible();
			expect(await heardOn(ines.page)).toEqual({ begun: 0, running: 0 });
		}
		await ines.play(3);
		await expect.poll(async () => (await heardOn(ines.page)).running, opened).toBeGreaterThan(0);
		const { begun, running } = await heardOn(ines.page);
		expect(running).toBe(begun);
	}
	expect(ines.troubles).toEqual([]);
});
