/** When a page looks after its line: what the browser says of network and tab, and lines that died unnoticed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAY, game, hangUp, page, until } from '../support/cable';
import { MemoryHost } from '../support/memory-host';

/** Something in the browser that a page listens to; knows how many do. */
class Heard extends EventTarget {
	listeners = 0;
	override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
		this.listeners += 1;
		super.addEventListener(...args);
	}
	override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
		this.listeners -= 1;
		super.removeEventListener(...args);
	}
}

/** The browser around the page: its two network events, and whether the tab is looked at. */
let browser: { network: Heard; tab: Heard & { visibilityState: string } };

beforeEach(() => {
	const network = new Heard();
	const tab = Object.assign(new Heard(), { visibilityState: 'visible' });
	vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
	vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
	vi.stubGlobal('document', tab);
	browser = { network, tab };
});
afterEach(() => {
	hangUp();
	vi.unstubAllGlobals();
});

const goes = (what: 'online' | 'offline') => browser.network.dispatchEvent(new Event(what));
function shows(state: 'visible' | 'hidden') {
	browser.tab.visibilityState = state;
	browser.tab.dispatchEvent(new Event('visibilitychange'));
}

/** What is to happen at once has happened; what waits for as little as some hundredths of a second has not. */
async function atOnce() {
	for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

type Page = Awaited<ReturnType<typeof page>>;

const answer = ({ table }: Page) => table.act(table.decision?.id ?? 0, LAY);

/** The cable is out, and the page has tried in vain until it waits long between two attempts. */
async function outForLong(host: MemoryHost, { cable }: Page) {
	const { opened } = cable;
	cable.cut = true;
	for (const socket of cable.live) socket.fail();
	await until(host, () => cable.opened >= opened + 4);
}

it('a line that outlives a short time offline is used again, and what waited goes once', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	const { opened } = one.cable;
	goes('offline');
	expect(one.table.link).toBe('lost');
	answer(one);
	await atOnce();
	await host.settle();
	expect(two.table.open?.n, 'nothing is sent while the network is said to be gone').toBe(0);
	goes('online');
	await until(host, () => one.table.link === 'open' && one.table.sending === null);
	await until(host, () => two.table.decision !== null);
	expect(two.table.open?.n).toBe(1);
	expect(one.cable.opened, 'on the same socket').toBe(opened);
});

it('back online, the first attempt does not wait out the delay that had grown', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	await outForLong(host, one);
	const { opened } = one.cable;
	await atOnce();
	expect(one.cable.opened, 'it waits').toBe(opened);
	one.cable.cut = false;
	goes('online');
	await atOnce();
	expect(one.cable.opened).toBe(opened + 1);
	await until(host, () => one.table.link === 'open');
	await sleep(1500); // the old attempt, had it gone on, would come now
	expect(one.cable.opened, 'one line, not two').toBe(opened + 1);
});

it('a tab that is looked at again tries at once; one that is hidden does not', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	await outForLong(host, one);
	one.cable.cut = false;
	const { opened } = one.cable;
	shows('hidden');
	await atOnce();
	expect(one.cable.opened).toBe(opened);
	shows('visible');
	await atOnce();
	expect(one.cable.opened).toBe(opened + 1);
	await until(host, () => one.table.link === 'open');
});

it('a tab that is looked at again finds out that its line is dead, and an answer sent into it counts once', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	const { opened } = one.cable;
	for (const socket of one.cable.live) socket.dead = true;
	answer(one);
	await atOnce();
	expect(one.table.sending).not.toBeNull();
	shows('visible');
	await until(host, () => one.cable.opened === opened + 1);
	await until(host, () => one.table.sending === null && two.table.decision !== null);
	expect(two.table.open?.n).toBe(1);
	expect(one.table.refusal).toBeNull();
});

it('an answer that arrived and was never acknowledged is not carried out twice', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	answer(one);
	for (const socket of one.cable.live) socket.dead = true; // it left, and nothing will be heard
	await until(host, () => two.table.decision !== null);
	expect(one.table.sending).not.toBeNull();
	shows('visible');
	await until(host, () => one.table.sending === null && one.table.decision === null);
	expect(two.table.open?.n).toBe(1);
	expect(one.table.refusal).toBeNull();
});

it('a page that was closed listens to the browser no more', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	const { opened } = one.cable;
	const { network, tab } = browser;
	expect([network.listeners, tab.listeners]).toEqual([4, 2]); // two pages
	hangUp();
	expect([network.listeners, tab.listeners]).toEqual([0, 0]);
	goes('online');
	shows('visible');
	await atOnce();
	expect(one.cable.opened).toBe(opened);
});

it.each([
	['http:', 'ws://'],
	['https:', 'wss://']
])('a page that came by %s opens its line by %s, whatever its host is called', async (came, by) => {
	vi.stubGlobal('location', { protocol: came, host: 'laptop.local:1999' });
	const { cable } = await page(new MemoryHost());
	expect([...cable.live].map(({ url }) => url.startsWith(by))).toEqual([true]);
});
