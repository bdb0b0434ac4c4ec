/**
 * The line of a table: one thing after the other, saved before it is told. A message, a departure, a thing
 * that came due: each is a turn (`turn.ts`), which is saved in one write, and told; only then the next begins.
 */
import { msg } from '$lib/core';
import type { Words } from '$lib/core';
import { Agenda } from './agenda';
import { Alarms } from './alarms';
import { review } from './asks';
import { commit } from './commit';
import type { TableSession, Ground } from './session';
import { forsakenAt, isForsaken } from './forsaken';
import { vanish } from './forgetting';
import { isFull, UNSAVED } from './full';
import { isGreeted } from './listener';
import type { Listener } from './listener';
import { Listing } from './listing';
import { playsOn } from './people';
import { NotKept } from './port';
import { Turn } from './turn';
import { wakeFor } from './waking';

/** Work further off than this is left to the host's alarm, so that the table can sleep. */
const NAP_MS = 8_000;
/** So long after its timer a table that goes on by itself is woken by the alarm, should it have died meanwhile. */
const BEHIND_MS = 2_000;
/** What could not be read, or kept, is tried again after this long. */
const RETRY_MS = 5_000;
/** A table that cannot be read, or waits, looks by itself so often whether it can go on; and while nobody is here. */
const LOOK_AGAIN_MS = 60_000;
const LOOK_AGAIN_ALONE_MS = 3_600_000;
const GENERIC = msg('Something went wrong here; the table is as it was before. Please try again.');
export const UNREADABLE = msg(
	'This table cannot be read at the moment. It is kept as it is, with everything in it, and is tried again when you come back.'
);

/** What is done in a turn: it fills it, or throws, and then nothing has happened. */
type Work = (turn: Turn) => Promise<unknown> | unknown;

/** A table that was read, and what it does by itself; or there is none. */
type State =
	/** Where its game waits for another version (`session.waits`), nothing is written [ROOM-RELEASE.4]. */
	| { readonly is: 'open'; readonly session: TableSession; readonly agenda: Agenda }
	/** Nothing is done for anybody, and nothing written, until it can be read. */
	| { readonly is: 'unread'; readonly since: number };

export class Turns {
	readonly #ground: Ground;
	readonly #alarms: Alarms;
	#listing = new Listing();
	#state: State = { is: 'unread', since: Infinity };
	#queue: Promise<void> = Promise.resolve();

	constructor(ground: Ground) {
		this.#ground = ground;
		this.#alarms = new Alarms(ground.port, () => void this.take((turn) => this.#due(turn)));
		void this.next(() => this.#read());
	}

	/** The table as it lies there; null while it could not be read. */
	get session(): TableSession | null {
		return this.#state.is === 'open' ? this.#state.session : null;
	}

	/** Fulfilled when all that was asked so far is done. */
	get idle(): Promise<void> {
		return this.#queue;
	}

	/** Does this in its place in the line, whether or not there is a table. */
	next(work: () => Promise<void> | void): Promise<void> {
		this.#queue = this.#queue.then(work);
		return this.#queue;
	}

	/** A turn of the table; `asked`: who is to hear of it when the table cannot be read. */
	take(work: Work, asked: readonly Listener[] = []): Promise<void> {
		return this.next(() => this.#turn(work, asked));
	}

	/** The host's alarm. */
	alarm(): Promise<void> {
		this.#alarms.rang();
		this.#listing.stale();
		return this.take((turn) => {
			if (turn.session.waits) return;
			if (isForsaken(turn.session)) return this.#vanish();
			turn.presence = true; // who was here when the process died is away from now on
			return this.#due(turn);
		});
	}

	/** What was handed to the store was not kept. */
	lost(error: unknown): Promise<void> {
		return this.next(() => this.#failed(new NotKept(String(error))));
	}

	async #turn(work: Work, asked: readonly Listener[]): Promise<void> {
		const { port, audience } = this.#ground;
		if (this.#state.is === 'unread' && port.now() >= this.#state.since + RETRY_MS)
			await this.#read();
		const { session } = this;
		if (!session) {
			for (const one of asked) audience.tell(one, { type: 'error', say: UNREADABLE });
			this.#armAgain();
			return;
		}
		const before = [...audience.listeners.values()].map(
			(listener) => [listener, listener.standing] as const
		);
		try {
			const turn = new Turn(session);
			await work(turn);
			if (!session.waits) {
				review(turn);
				await commit(turn);
			}
		} catch (error) {
			// Who had a seat has it still.
			for (const [listener, standing] of before)
				if (standing.is === 'seat') listener.standing = standing;
			await this.#failed(error);
		}
		this.#arm();
	}

	/** [ROOM-SAVE.2] Our own bug, or a store that failed: what was saved is the truth, and everybody is shown it. */
	async #failed(error: unknown): Promise<void> {
		const { port, name } = this.#ground;
		port.log(`${name}: failed`, error);
		port.counts.failed();
		await this.#read();
		const { session } = this;
		if (session && !session.waits) this.#tellHere(error instanceof NotKept ? UNSAVED.say : GENERIC);
	}

	/** Reads the table anew, and shows it to everybody who is here. */
	async #read(): Promise<void> {
		const { port, name } = this.#ground;
		const here = this.#here;
		try {
			const session = await wakeFor(this.#ground, here);
			this.#state = {
				is: 'open',
				session,
				agenda: new Agenda(session, (work) => void this.take(work))
			};
		} catch (error) {
			port.log(`${name}: cannot be read`, error);
			this.#state = { is: 'unread', since: port.now() };
			this.#tellHere(UNREADABLE, here);
		}
	}

	get #here(): readonly Listener[] {
		return [...this.#ground.audience.listeners.values()].filter(isGreeted);
	}

	#tellHere(say: Words, here = this.#here): void {
		for (const listener of here) this.#ground.audience.tell(listener, { type: 'error', say });
	}

	async #vanish(): Promise<void> {
		const { port, name } = this.#ground;
		await vanish(port.store);
		this.#listing = new Listing();
		port.lobby({ table: name, made: false });
		await this.#read();
	}

	/** Does what is due now, one thing a turn: others are heard in between. */
	async #due(turn: Turn): Promise<void> {
		const { port } = this.#ground;
		if (await isFull(port)) return;
		const item = this.#state.is === 'open' ? this.#state.agenda.next() : null;
		if (item && item.at <= port.now()) await item.run(turn);
	}

	/** Sees to it that the next thing is done in time, by a timer while awake, by the alarm beyond. */
	#arm(): void {
		if (this.#state.is !== 'open' || this.#state.session.waits) {
			this.#armAgain();
			return;
		}
		const { session, agenda } = this.#state;
		const { port, audience } = this.#ground;
		const now = port.now();
		this.#listing.tell(session, now);
		const at = agenda.next()?.at ?? null;
		if (port.hasRoom !== null) {
			this.#alarms.soon(now + RETRY_MS);
			return; // an alarm would have to be kept as well
		}
		this.#alarms.soon(at !== null && at - now <= NAP_MS ? Math.max(at, now) : null);
		const beat = audience.inhabited ? this.#listing.beatAt : null;
		const far = [at, beat].filter((one) => one !== null && one > now + NAP_MS);
		// With nobody to come back, nothing else wakes a table that dies before its timer goes off.
		if (at !== null && (!audience.inhabited || playsOn(session.record)))
			far.push(Math.max(at, now) + BEHIND_MS);
		const wakes = [...far, forsakenAt(session)].filter((one) => one !== null);
		if (wakes.length > 0) this.#alarms.far(Math.min(...wakes));
	}

	/** What was to come due is not known, or not to be done yet: it is looked again later, whoever comes. */
	#armAgain(): void {
		const { port, audience } = this.#ground;
		if (port.hasRoom !== null) return; // an alarm would have to be kept as well
		this.#alarms.far(port.now() + (audience.inhabited ? LOOK_AGAIN_MS : LOOK_AGAIN_ALONE_MS));
	}
}
