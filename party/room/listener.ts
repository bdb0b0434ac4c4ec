/** What the room knows of one socket. */
import type { SeatId } from '$lib/core';
import type { Speaker, WatcherId } from '$lib/protocol';
import type { Outbox } from './outbox';
import type { Socket } from './port';
import type { Purse } from './purse';

/** Whose eyes a socket has. */
export type Standing =
	/** It has not said hello: it is told nothing. */
	| { readonly is: 'stranger' }
	| { readonly is: 'watcher' }
	| { readonly is: 'seat'; readonly seat: SeatId; readonly device: string };

export interface Listener {
	readonly socket: Socket;
	readonly address: string | null;
	standing: Standing;
	/** Its hello may still be on its way through the table's line. */
	saidHello: boolean;
	/** The name it came with, for a chair to come. */
	name: string;
	/** What it is known by, and called, once it watches. */
	id: WatcherId | null;
	called: string;
	/** The hash of the key it said, or was given last. */
	key: string | null;
	/** Its seat is another one than its picture shows: it is told no changes before it is welcomed anew. */
	moved: boolean;
	/** What it may spend as long as it has no seat, whose purse would be used instead. */
	readonly purse: Purse;
	/** Messages beyond what it may spend, in a row. */
	excess: number;
	/** When it last was shown the whole picture because it asked, ms since 1970. */
	pictured: number;
	readonly outbox: Outbox;
	/** Its page is out of sight: behind others, or on a phone that is locked. */
	hidden: boolean;
}

export const STRANGER: Standing = { is: 'stranger' };
export const WATCHER: Standing = { is: 'watcher' };

/** Whose messages are read from it: what comes right after a hello may be a seat's. */
export const speakerOf = ({ standing, saidHello }: Listener): Speaker =>
	standing.is === 'stranger' && saidHello ? 'seat' : standing.is;

export const isGreeted = ({ standing }: Listener): boolean => standing.is !== 'stranger';

/** The seat it speaks for, if any. */
export const seatBehind = ({ standing }: Listener): SeatId | null =>
	standing.is === 'seat' ? standing.seat : null;

/** The words that stay with a connection while the table sleeps. */
export const labelOf = ({ standing, name, id, called, key, hidden }: Listener): string =>
	JSON.stringify({ standing, name, id, called, key, hidden } satisfies Label);

type Label = Pick<Listener, 'standing' | 'name' | 'id' | 'called' | 'key' | 'hidden'>;

export const readLabel = (label: string): Partial<Label> => JSON.parse(label) as Partial<Label>;
