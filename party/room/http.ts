/** What a table answers over HTTP: how it stands, and its files, each looked for once at a time. */
import { plainly } from '$lib/core';
import type { Budgets } from './budgets';
import { holderOf } from './devices';
import type { Ground } from './session';
import { fileOf, isFile, NO_FILE, standingOf, TOO_MANY_FILES } from './files';
import type { FileName } from './files';
import { hashOf } from './keys';
import type { HttpAnswer } from './port';
import { UNREADABLE } from './turns';
import type { Turns } from './turns';

const UNREAD: HttpAnswer = {
	status: 503,
	type: 'text/plain; charset=utf-8',
	body: plainly(UNREADABLE)
};

export class Http {
	/** Files that are being looked for. */
	readonly #files = new Map<FileName, Promise<HttpAnswer>>();

	constructor(
		readonly ground: Ground,
		readonly turns: Turns,
		readonly budgets: Budgets
	) {}

	/** `path`: '' for how the table stands, or the name of a file; `key`: the seat's that is told what is asked of it. */
	async request(path: string, key: string | null): Promise<HttpAnswer> {
		if (path !== '') return isFile(path) ? this.#file(path) : NO_FILE;
		let standing = UNREAD;
		await this.turns.take(({ session }) => {
			const { record, port } = session;
			const seat = key === null ? null : holderOf(record, hashOf(key), port.now());
			standing = standingOf(session, seat);
		});
		return standing;
	}

	/** [ROOM-COST.6] Whoever asks for what is being looked for already gets the same. */
	async #file(name: FileName): Promise<HttpAnswer> {
		const found = this.#files.get(name);
		if (found) return found;
		if (!this.budgets.givesFile()) return TOO_MANY_FILES;
		const finding = this.#find(name).finally(() => this.#files.delete(name));
		this.#files.set(name, finding);
		return finding;
	}

	async #find(name: FileName): Promise<HttpAnswer> {
		const { port, name: table } = this.ground;
		let make: () => HttpAnswer | Promise<HttpAnswer> = () => UNREAD;
		await this.turns.take(async ({ session }) => {
			try {
				make = await fileOf(session, name);
			} catch (error) {
				port.log(`${table}: a file cannot be read`, error);
			}
		});
		return make();
	}
}
