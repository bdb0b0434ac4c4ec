/**
 * A page's line to the room, in the hands of the test: it can be cut, and it can die without a word as a
 * phone's does. Must be there before the page opens its socket.
 */
import type { Page, WebSocketRoute } from '@playwright/test';

interface Pair {
	readonly page: WebSocketRoute;
	readonly room: WebSocketRoute;
	/** Whether what the page says still arrives, and whether it hears anything. */
	says: boolean;
	hears: boolean;
}

interface Act {
	readonly decision: number;
	readonly counter: number;
}

export class Line {
	/** Everything the page said, oldest first, whether it arrived or not. */
	readonly said: string[] = [];
	/** Sockets the page opened so far. */
	opened = 0;
	/** Makes something else of what the page says; for a page of another version. */
	rewrite: (text: string) => string = (text) => text;
	readonly #pairs = new Set<Pair>();
	#isCut = false;

	static async of(page: Page): Promise<Line> {
		const line = new Line();
		await page.routeWebSocket(/\/parties\/main\//, (socket) => line.#open(socket));
		return line;
	}

	#open(page: WebSocketRoute): void {
		this.opened += 1;
		if (this.#isCut) {
			void page.close();
			return;
		}
		const pair: Pair = { page, room: page.connectToServer(), says: true, hears: true };
		this.#pairs.add(pair);
		page.onMessage((message) => {
			const text = this.rewrite(String(message));
			this.said.push(text);
			if (pair.says) pair.room.send(text);
		});
		pair.room.onMessage((message) => {
			if (pair.hears) page.send(message);
		});
		page.onClose(() => {
			this.#pairs.delete(pair);
			void pair.room.close();
		});
		pair.room.onClose(() => {
			this.#pairs.delete(pair);
			if (pair.hears) void page.close();
		});
	}

	/** The cable is pulled: sockets close, and none can be opened before `mend`. */
	async cut(): Promise<void> {
		this.#isCut = true;
		for (const { page, room } of [...this.#pairs]) await Promise.all([page.close(), room.close()]);
	}

	mend(): void {
		this.#isCut = false;
	}

	/** The sockets now open are half-open for good: nothing goes through, and nobody is told. */
	die(): void {
		for (const pair of this.#pairs) pair.says = pair.hears = false;
	}

	/** What the page says still arrives, but it hears nothing more on the sockets now open. */
	deafen(): void {
		for (const pair of this.#pairs) pair.hears = false;
	}

	/** The answers the page sent, each as often as it was sent. */
	get answers(): Act[] {
		return this.said
			.map((text) => JSON.parse(text) as { type: string } & Act)
			.filter(({ type }) => type === 'act')
			.map(({ decision, counter }) => ({ decision, counter }));
	}
}
