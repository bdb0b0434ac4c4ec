/** A page's live table on a host in memory, and the cable between them, which can be pulled out or die. */
import { memoryStorage } from '$lib/table/device';
import { LiveTable } from '$lib/table/table.svelte';
import type { TableEvent } from '$lib/table/table.svelte';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemoryHost, MemorySocket } from './memory-host';

/** A browser's WebSocket on a host in memory. While `cable.cut` none can be opened. */
function cableTo(host: MemoryHost) {
	const cable = { cut: false, opened: 0, live: new Set<FakeWebSocket>() };
	class FakeWebSocket extends EventTarget {
		readyState = 0;
		binaryType = 'blob';
		/** Half-open: nothing goes through, either way, and nobody is told. */
		dead = false;
		#socket: MemorySocket | null = null;
		constructor(readonly url: string) {
			super();
			cable.opened += 1;
			cable.live.add(this);
			queueMicrotask(() => {
				if (cable.cut) return this.fail();
				this.#socket = host.connect();
				this.#socket.onclose = (code) => this.fail(code);
				this.#socket.onmessage = (text) => {
					if (this.dead) return;
					this.dispatchEvent(new MessageEvent('message', { data: text }));
				};
				this.readyState = 1;
				this.dispatchEvent(new Event('open'));
			});
		}
		send(text: string) {
			if (this.dead || this.readyState !== 1) return;
			this.#socket?.up.push(text);
			void host.settle();
		}
		fail(code = 1006) {
			if (this.readyState === 3) return;
			this.readyState = 3;
			cable.live.delete(this);
			this.#socket?.close(code, '');
			this.dispatchEvent(new CloseEvent('close', { code }));
		}
		close() {
			this.fail();
		}
	}
	return { cable, WebSocket: FakeWebSocket };
}

if (!('CloseEvent' in globalThis))
	Object.assign(globalThis, {
		CloseEvent: class extends Event {
			readonly code: number;
			readonly reason = '';
			constructor(type: string, { code = 1000 } = {}) {
				super(type);
				this.code = code;
			}
		}
	});

/** Lines to close when a test is over: `afterEach(hangUp)`. */
const closing: (() => void)[] = [];
export function hangUp(): void {
	for (const close of closing.splice(0)) close();
}

/** A page at this host's table. */
export async function page(host: MemoryHost, { fragment = '', storage = memoryStorage() } = {}) {
	const { cable, WebSocket } = cableTo(host);
	const table = new LiveTable('quiet-comet-41', { host: 'test', storage, fragment, WebSocket });
	const heard: TableEvent[] = [];
	table.on((event) => heard.push(event));
	closing.push(table.connect());
	await until(host, () => table.link === 'open');
	return { table, cable, storage, heard };
}

/** Two pages at a table of Stones, the first of them asked. */
export async function game(host: MemoryHost) {
	const one = await page(host);
	const two = await page(host);
	one.table.sit({ name: 'Ines' });
	await until(host, () => one.table.seat?.kind === 'human');
	two.table.sit({ name: 'Tomasz' });
	await until(host, () => two.table.seat?.kind === 'human');
	one.table.setHouse('windowMs', 0);
	one.table.start(true);
	await until(host, () => one.table.decision !== null && two.table.own !== null);
	return { one, two };
}

/** An answer to what is asked first there. */
export const LAY = { pick: 'card:0', then: { amount: 1 } };

export async function until(host: MemoryHost, holds: () => boolean): Promise<void> {
	for (let i = 0; i < 300; i++) {
		await host.settle();
		if (holds()) return;
		await sleep(10);
	}
	throw new Error(`Waited in vain for ${holds.toString()}`);
}
