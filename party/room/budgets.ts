/**
 * Who pays for what is said at a table (`COST`), and from which purses (`LIMITS`).
 *
 * A seat pays from its own, and from that of the seats of its address: nothing a watcher does makes it
 * poorer. Everybody else pays from the socket's own purse, from one that all of them share, and from their
 * address's part of that. So a new socket is no new purse.
 */
import type { SeatId } from '$lib/core';
import { COST } from '$lib/protocol';
import type { Budget, ClientMessage, Limits } from '$lib/protocol';
import { isGreeted, seatBehind } from './listener';
import type { Listener } from './listener';
import { Purse } from './purse';

/** Addresses whose debts are remembered. */
const MOST_ADDRESSES = 256;
/** The part of what watchers share that those of one address may spend. */
const OF_ONE_ADDRESS = 3 / 4;
/** What whoever waits for its picture is sure to find in the shared purse: nobody else takes it away. */
const FOR_A_PICTURE = COST.resync;

/** What a new socket can spend in any case: it says hello, and sits down. */
const FIRST_WORDS = 1 + COST.sit + COST.ping;

/** Paid for by the speaker alone, so that nobody's line or chair depends on what others ask for. */
const ALONE: ReadonlySet<ClientMessage['type']> = new Set([
	...(['ping', 'seen', 'sit', 'takeSeat'] as const)
]);

const part = ({ burst, perSecond }: Budget): Budget => ({
	burst: burst * OF_ONE_ADDRESS,
	perSecond: perSecond * OF_ONE_ADDRESS
});

/** Purses by name; those of whom nothing was heard for longest are forgotten first. */
class Purses {
	readonly #purses = new Map<string, Purse>();

	constructor(readonly budget: Budget) {}

	of(name: string, now: number): Purse {
		const purse = this.#purses.get(name) ?? new Purse(this.budget, now);
		this.#purses.delete(name);
		this.#purses.set(name, purse);
		for (const [oldest] of this.#purses) {
			if (this.#purses.size <= MOST_ADDRESSES) break;
			this.#purses.delete(oldest);
		}
		return purse;
	}
}

export class Budgets {
	readonly #limits: Limits;
	readonly #seats: Purses;
	readonly #seatsOfAddress: Purses;
	readonly #watchers: Purse;
	readonly #watchersOfAddress: Purses;
	readonly #chat: readonly Purse[];
	readonly #files: Purse;

	constructor(
		limits: Limits,
		readonly now: () => number
	) {
		this.#limits = limits;
		this.#seats = new Purses(limits.seat);
		this.#seatsOfAddress = new Purses(limits.address);
		this.#watchers = new Purse(limits.watchers, now());
		this.#watchersOfAddress = new Purses(part(limits.watchers));
		this.#chat = limits.watchersChat.map((budget) => new Purse(budget, now()));
		this.#files = new Purse(limits.files, now());
	}

	/** [ROOM-COST.3] A new socket's own purse: as full as those it shares are, but never empty. */
	fresh(address: string | null): Purse {
		const now = this.now();
		const left = Math.min(...this.#shared(address).map((purse) => purse.left(now)));
		const { watcher } = this.#limits;
		return new Purse(watcher, now, Math.max(FIRST_WORDS, Math.min(watcher.burst, left)));
	}

	#shared(address: string | null): Purse[] {
		const ofAddress = address === null ? [] : [this.#watchersOfAddress.of(address, this.now())];
		return [this.#watchers, ...ofAddress];
	}

	#seat(seat: SeatId, address: string | null): Purse[] {
		const now = this.now();
		const ofAddress = address === null ? [] : [this.#seatsOfAddress.of(address, now)];
		return [this.#seats.of(seat, now), ...ofAddress];
	}

	#own(listener: Listener): Purse {
		const seat = seatBehind(listener);
		return seat ? this.#seats.of(seat, this.now()) : listener.purse;
	}

	/** [ROOM-COST.2] Pays for looking at a message, whatever it is. False when there is nothing left for that. */
	pays(listener: Listener): boolean {
		const own = this.#own(listener);
		const now = this.now();
		if (own.left(now) < 1) return false;
		own.take(1, now);
		return true;
	}

	/**
	 * Pays for carrying out what was looked at. False, and nothing is paid, when it is too dear. `isAwaited`:
	 * somebody waits for a picture, which is left to them.
	 */
	paysFor(listener: Listener, type: ClientMessage['type'], isAwaited: boolean): boolean {
		const now = this.now();
		const seat = seatBehind(listener);
		const cost = COST[type];
		const own = this.#own(listener);
		const rest = Math.max(0, cost - 1);
		if (own.left(now) < rest) return false;
		const others = ALONE.has(type)
			? []
			: seat
				? this.#seat(seat, listener.address).slice(1)
				: this.#shared(listener.address);
		const spared = isAwaited && !seat ? FOR_A_PICTURE : 0;
		if (others.some((purse) => purse.left(now) < cost + spared)) return false;
		own.take(rest, now);
		for (const purse of others) purse.take(cost, now);
		return true;
	}

	/** It was looked at, and is not carried out. */
	refused(listener: Listener): void {
		const now = this.now();
		const seat = seatBehind(listener);
		const { refused } = this.#limits;
		this.#own(listener).take(refused - 1, now);
		const others = seat
			? this.#seat(seat, listener.address).slice(1)
			: this.#shared(listener.address);
		for (const purse of others) purse.take(refused, now);
	}

	/** What a whole picture is paid from: `seat` is whose key it came with, if it is anybody's. */
	#forPicture(listener: Listener, seat: SeatId | null): Purse[] {
		if (seat) return this.#seat(seat, listener.address);
		// The first one is the table's to give: a socket that has just come has nothing yet.
		const own = isGreeted(listener) ? [this.#own(listener)] : [];
		return [...own, ...this.#shared(listener.address)];
	}

	/** ms until a whole picture can be paid for; 0: now. */
	untilPicture(listener: Listener, seat: SeatId | null): number {
		const now = this.now();
		return Math.max(
			...this.#forPicture(listener, seat).map((purse) => purse.until(FOR_A_PICTURE, now))
		);
	}

	payPicture(listener: Listener, seat: SeatId | null): void {
		for (const purse of this.#forPicture(listener, seat)) purse.take(FOR_A_PICTURE, this.now());
	}

	/** [ROOM-COST.5] Whether watchers may be heard by all once more. */
	watchersSpeak(): boolean {
		const now = this.now();
		if (this.#chat.some((purse) => purse.left(now) < 1)) return false;
		for (const purse of this.#chat) purse.take(1, now);
		return true;
	}

	/** Whether the table looks for a file once more. */
	givesFile(): boolean {
		const now = this.now();
		if (this.#files.left(now) < 1) return false;
		this.#files.take(1, now);
		return true;
	}
}
