/** The sockets of a table: which are let in, and which are let go. */
import type { Budgets } from './budgets';
import { noteAway } from './devices';
import type { Ground } from './session';
import { isGreeted, readLabel, seatBehind, STRANGER } from './listener';
import type { Listener } from './listener';
import { Outbox } from './outbox';
import type { Socket } from './port';
import type { Turns } from './turns';
import type { Waiting } from './waiting';

/** A socket that says nothing for this long after opening is let go. */
const SILENT_MS = 15_000;
/** The label of a socket that was closed here: it stays with it while the table sleeps. */
const GONE = 'gone';

export class Sockets {
	/** Those closed here, which may not know of it yet. */
	readonly #gone = new WeakSet<Socket>();

	constructor(
		readonly ground: Ground,
		readonly turns: Turns,
		readonly budgets: Budgets,
		readonly waiting: Waiting
	) {
		for (const socket of ground.port.sockets()) this.#adopt(socket);
	}

	/** Who speaks there; undefined when it was not let in. */
	listenerAt(socket: Socket): Listener | undefined {
		return this.ground.audience.listeners.get(socket);
	}

	/** [ROOM-RESUME.5] A connection that outlived the table's sleep; its label says whose it is. */
	#adopt(socket: Socket): void {
		if (this.isGone(socket)) return;
		this.#listen(socket, socket.address, socket.label ? readLabel(socket.label) : {});
	}

	connect(socket: Socket, address: string | null): void {
		const { audience, limits } = this.ground;
		const { listeners } = audience;
		if (listeners.has(socket) || this.isGone(socket)) return;
		const { sockets, socketsPerAddress } = limits;
		const alike = address
			? [...listeners.values()].filter((one) => one.address === address).length
			: 0;
		// [ROOM-LIMIT.4]
		if (listeners.size >= sockets || alike >= socketsPerAddress)
			this.#close(socket, 4029, 'This table is full of devices.');
		else this.#listen(socket, address);
	}

	#listen(
		socket: Socket,
		address: string | null,
		known: Partial<Pick<Listener, 'standing' | 'name' | 'hidden'>> = {}
	): void {
		const { limits, port, audience } = this.ground;
		const { now, random, later } = port;
		const listener: Listener = {
			...{ socket, address, standing: STRANGER, saidHello: false, name: '', moved: false },
			...{ id: null, called: '', key: null, hidden: false },
			...{ purse: this.budgets.fresh(address), excess: 0, pictured: now() - limits.pictureMs },
			outbox: new Outbox(socket, limits, random, () =>
				this.letGo(listener, 4029, 'Too much was left unread.')
			),
			...known
		};
		audience.listeners.set(socket, listener);
		this.#count();
		if (isGreeted(listener)) return;
		later(SILENT_MS, () => {
			if (!isGreeted(listener) && !this.waiting.has(listener))
				this.letGo(listener, 4008, 'Nothing was said.');
		});
	}

	#count(): void {
		const { port, name, audience } = this.ground;
		port.counts.present(name, audience.listeners.size);
	}

	disconnect(socket: Socket): void {
		const listener = this.listenerAt(socket);
		if (listener) this.#left(listener, () => this.ground.audience.listeners.delete(socket));
	}

	/** [ROOM-LIMIT.7] Closed by us: from now on it is neither heard nor told anything, and keeps no place. */
	letGo(listener: Listener, code: number, reason: string): void {
		const { socket } = listener;
		if (this.isGone(socket) || !this.ground.audience.listeners.delete(socket)) return;
		this.#close(socket, code, reason);
		this.#left(listener);
	}

	#close(socket: Socket, code: number, reason: string): void {
		this.#gone.add(socket);
		try {
			socket.label = GONE;
			socket.close(code, reason);
		} catch {
			// It is closed already.
		}
	}

	isGone(socket: Socket): boolean {
		return this.#gone.has(socket) || socket.label === GONE;
	}

	/** What it said before is done first. */
	#left(listener: Listener, first?: () => void): void {
		// Also while the table cannot be read: who has gone must not be taken for here afterwards.
		void this.turns.next(() => {
			first?.();
			this.#count();
			this.waiting.delete(listener);
		});
		void this.turns.take((turn) => {
			const seat = seatBehind(listener);
			if (seat) noteAway(turn, seat);
			turn.presence = isGreeted(listener);
		});
	}
}
