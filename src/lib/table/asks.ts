/** What one may ask of a table, each as the one message that asks it. */
import type { Answer, SeatId, StandingOrder } from '../core';
import type {
	ClientMessage,
	ClientMessageOf,
	Emote,
	House,
	Ushering,
	VoteKind,
	WatcherId
} from '../protocol';
import { myName, setMyName } from './device';
import type { DeviceStorage } from './device';

export abstract class Asks {
	abstract readonly name: string;
	protected abstract readonly storage: DeviceStorage;

	/** Sends a message; while the line is down it is kept, and sent when the line is open again. */
	protected abstract ask(message: ClientMessage): void;
	/** Sends a message if the line is open; whether it is. */
	protected abstract send(message: ClientMessage): boolean;
	/** Higher than any counter the room has heard from this seat, whichever device sent it. */
	protected abstract count(): number;

	// --- the game

	/** Leaves an answer to the question you can see coming, for the table to give; null: none. */
	leaveAhead(answer: Answer | null): void {
		this.ask({ type: 'ahead', answer, counter: this.count() });
	}

	/** Replaces your standing orders. */
	setOrders(orders: readonly StandingOrder[]): void {
		this.ask({ type: 'orders', orders: orders.slice(), counter: this.count() });
	}

	/** Takes your last decision back: at once where that is free, else the others are asked. */
	undo(): void {
		this.ask({ type: 'undo' });
	}

	// --- your seat

	/** Before the start: takes a chair, or moves to another. */
	sit({ seat, name = myName(this.storage) }: { seat?: SeatId; name?: string } = {}): void {
		if (name) setMyName(name, this.storage);
		this.ask({
			type: 'sit',
			...(seat ? { seat } : {}),
			...(name ? { name } : {}),
			salt: newSalt()
		});
	}

	/** Asks for a bot's seat in a running game, or for one's own, on a device that is lost. */
	takeSeat(seat: SeatId, name = myName(this.storage)): void {
		if (name) setMyName(name, this.storage);
		this.ask({ type: 'takeSeat', seat, ...(name ? { name } : {}), salt: newSalt() });
	}

	rename(name: string): void {
		setMyName(name, this.storage);
		this.ask({ type: 'rename', name });
	}

	leave(): void {
		this.ask({ type: 'leave' });
	}

	ready(ready: boolean): void {
		this.ask({ type: 'ready', ready });
	}

	/** Lets a bot play for you (and hands back with `false`). */
	standIn(on: boolean): void {
		this.ask({ type: 'standIn', on });
	}

	/** Asks for `deviceLink`. */
	makeLink(): void {
		this.ask({ type: 'link' });
	}

	/** `/t/<table>#key=…`: the key stays in the fragment, which is sent to no server. */
	linkAddress(key: string): string {
		return `${globalThis.location?.origin ?? ''}/t/${this.name}#key=${key}`;
	}

	/** This device is told that it is your turn, at its browser's push service; or no more. */
	nudges(to: ClientMessageOf<'nudges'>['to']): void {
		this.ask({ type: 'nudges', to });
	}

	/** Whether this page is in sight. The table takes it for that until it says otherwise, on each new line. */
	looking(on: boolean): void {
		this.send({ type: 'looking', on });
	}

	revoke(device: string): void {
		this.ask({ type: 'revoke', device });
	}

	// --- the host, before the start

	setGame(game: string): void {
		this.ask({ type: 'options', game });
	}

	/** Values, and the ids chosen of a list. */
	setOptions(options: ClientMessageOf<'options'>['options']): void {
		this.ask({ type: 'options', options });
	}

	setHouse<K extends keyof House>(id: K, value: House[K]): void {
		this.ask({ type: 'options', house: { [id]: value } });
	}

	start(anyway = false): void {
		this.ask({ type: 'start', anyway });
	}

	/** The game that is prepared to learn it by, alone with bots. */
	learn(): void {
		this.ask({ type: 'start', lesson: true });
	}

	addBot(level?: string, seat?: SeatId): void {
		this.ask({ type: 'addBot', ...(level ? { level } : {}), ...(seat ? { seat } : {}) });
	}

	removeBot(seat: SeatId): void {
		this.ask({ type: 'removeBot', seat });
	}

	setLevel(seat: SeatId, level: string): void {
		this.ask({ type: 'level', seat, level });
	}

	swap(seat: SeatId, other: SeatId): void {
		this.ask({ type: 'swap', seat, with: other });
	}

	kick(seat: SeatId): void {
		this.ask({ type: 'kick', seat });
	}

	mute(seat: SeatId, on: boolean): void {
		this.ask({ type: 'mute', seat, on });
	}

	/** After the end: back before the start with the same people. */
	rematch(): void {
		this.ask({ type: 'rematch' });
	}

	// --- the table's votes

	propose(kind: VoteKind, seat: SeatId): void {
		this.ask({ type: 'propose', kind, seat });
	}

	/** About somebody who watches: the host before the start, then the table. */
	usher(watcher: WatcherId, how: Ushering): void {
		this.ask({ type: 'usher', watcher, how });
	}

	vote(vote: number, yes: boolean): void {
		this.ask({ type: 'vote', vote, yes });
	}

	// --- talk

	/** Says something, to one seat alone or to all. False when the line is down: keep the words. */
	say(text: string, to?: SeatId): boolean {
		return this.send({ type: 'chat', text, ...(to ? { to } : {}) });
	}

	/** How fast bots move from now on. */
	setPace(botMs: House['botMs']): void {
		this.ask({ type: 'pace', botMs });
	}

	/** Bots that wait for it may move. */
	step(): void {
		this.ask({ type: 'step' });
	}

	emote(emote: Emote): void {
		this.send({ type: 'emote', emote });
	}

	report(text: string): void {
		this.ask({ type: 'report', text });
	}
}

/** A seat's own share of the shuffle: 16 bytes in hexadecimal digits. */
export const newSalt = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');
