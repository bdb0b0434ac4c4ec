/** What the public list knows of a table: told when it changes, and now and then, so that it is known to be there. */
import { isHere as isOwnMachine } from '../address';
import type { TableSession } from './session';
import { seatBehind } from './listener';
import { roomLook } from './looks';
import { nameOf, peopleOf, playsOn } from './people';
import type { LobbyNotice } from './port';

/** How often a listed table says that it is still there. */
const BEAT_MS = 60_000;

export class Listing {
	/** What was told last; null when it was that the table is not listed, or nothing yet. */
	#told: string | null = null;
	#toldAt = 0;
	/** Whether the list was told that the game goes on with nobody there. */
	#goesOn = false;
	/** Whether the list has heard anything since this table woke. */
	#hasTold = false;
	/** The room's look that was last looked at for this. */
	#looked = -1;

	/** When the list is to hear again though nothing changed, ms since 1970; null for a table that is not on it. */
	get beatAt(): number | null {
		return this.#told === null ? null : this.#toldAt + BEAT_MS;
	}

	/** The list is told again at the next chance. */
	stale(): void {
		this.#toldAt = 0;
	}

	/** Tells what newcomers need to know, when it changed or a while has passed. */
	tell(session: TableSession, now: number): void {
		const isDue = this.beatAt !== null && now >= this.beatAt;
		if (session.looked === this.#looked && !isDue) return;
		this.#looked = session.looked;
		if (peopleOf(session.record).length === 0 && !this.#hasTold) return;
		const { record } = session;
		const listed = listedOf(session);
		const from = listed && hostsAddress(session);
		const text = listed ? JSON.stringify([listed, from]) : null;
		const goesOn = record.phase === 'playing' && playsOn(record);
		if (this.#hasTold && text === this.#told && goesOn === this.#goesOn && !isDue) return;
		this.#told = text;
		this.#goesOn = goesOn;
		this.#toldAt = now;
		this.#hasTold = true;
		const { table, code } = record;
		session.port.lobby({ table, made: true, from, code, listed, playsOn: goesOn });
	}
}

/** [ROOM-LOBBY.6] Where its host is connected from; null when that is not known, or here. */
function hostsAddress({ audience, record }: TableSession): string | null {
	for (const listener of audience.listeners.values())
		if (record.host && seatBehind(listener) === record.host && !isOwnMachine(listener.address))
			return listener.address;
	return null;
}

/** Null when its host has not opened it, or nobody is there. */
function listedOf(session: TableSession): LobbyNotice['listed'] {
	const { record } = session;
	if (!record.house.listed || session.audience.seatsHere === 0) return null;
	return {
		game: record.game,
		host: record.host ? nameOf(record, record.host) : '',
		people: peopleOf(record).length,
		bots: record.seats.filter(({ kind }) => kind === 'bot').length,
		// [ROOM-LOBBY.4]
		free: record.phase === 'over' ? 0 : roomLook(session).seats.filter((seat) => seat.free).length,
		phase: record.phase
	};
}
