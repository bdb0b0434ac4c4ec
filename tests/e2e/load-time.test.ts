/**
 * How long somebody waits for a table on a slow network. Reported, not asserted: machines differ, and so does what comes
 * meanwhile of what is not waited for. How much there is to wait for is asserted of the build (`tools/size.mjs`).
 */
import { expect, test } from '@playwright/test';
import type { CDPSession, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { Person } from './person';

// As people have it.
test.use({ serviceWorkers: 'allow' });

/** What browsers' tools call Fast 3G, before they make it slower still. Bytes a second, ms. */
const FAST_3G = {
	offline: false,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
	latency: 150
};

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Waits for an element, looking at every frame: what the runner's own assertions wait between two looks would
 * be half of what is measured.
 */
async function seen(person: Person, tag: string, words: string): Promise<void> {
	await person.page.waitForFunction(
		([tag, words]) =>
			[...document.querySelectorAll<HTMLElement>(tag)].some(
				(element) => element.textContent.trim() === words && !element.matches(':disabled')
			),
		[tag, words] as const,
		{ timeout: 60_000 }
	);
}

/** Somebody with a slow phone: its network, and its processor so many times slower than this machine's. */
async function slowly(
	person: Person,
	slower: number
): Promise<{ devtools: CDPSession; scripts: () => Promise<number>; wire: () => number }> {
	const devtools = await person.page.context().newCDPSession(person.page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', FAST_3G);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
	const bodies: Promise<Buffer>[] = [];
	let wire = 0;
	devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (wire += encodedDataLength));
	const keep = (response: Response): void => {
		if (response.request().resourceType() === 'script') bodies.push(response.body());
	};
	person.page.on('response', keep);
	return {
		devtools,
		/** What comes once this is asked is not counted: the test may end before it has come. */
		scripts: async () => {
			person.page.off('response', keep);
			return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
		},
		wire: () => wire
	};
}

for (const slower of [1, 4])
	test(`a table’s first load on a slow network is measured, processor ${slower === 1 ? 'as it is' : `${slower} times slower`} @sweep`, async ({
		browser
	}) => {
		test.slow();
		const ines = await Person.arrive(browser, 'Ines');
		await ines.makeTable();
		await ines.addBots(2);
		const link = await ines.copyInvitation();

		// Who gets the link sees the table before the start.
		const lars = await Person.arrive(browser, 'Lars', { phone: true });
		const { scripts, wire } = await slowly(lars, slower);
		const began = Date.now();
		await lars.page.goto(link, { waitUntil: 'commit' });
		await seen(lars, 'button', 'Sit down');
		const usable = Date.now() - began;
		const script = await scripts();
		console.log(
			`Processor ${slower}×: may sit down after ${usable} ms; ${kb(script)} of scripts gzipped, ${kb(wire())} in all on the wire.`
		);
		expect(script).toBeGreaterThan(0);

		// In play the board comes on top: somebody who watches has nothing of it yet.
		await ines.start();
		const wanda = await Person.arrive(browser, 'Wanda', { phone: true });
		const hers = await slowly(wanda, slower);
		const again = Date.now();
		await wanda.page.goto(link, { waitUntil: 'commit' });
		await seen(wanda, 'h2', 'You are watching');
		const watching = Date.now() - again;
		const board = await hers.scripts();
		console.log(
			`Processor ${slower}×: sees the board after ${watching} ms; ${kb(board)} of scripts gzipped, ${kb(hers.wire())} in all on the wire.`
		);
		expect(board).toBeGreaterThan(0);
		expect([...lars.troubles, ...wanda.troubles]).toEqual([]);
	});
