/** The boards: one line a game. A game without one is played in text, which needs none. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent, SeatId, Waiting } from '$lib/core';
import type { Lit } from './filling';
import type { Names } from './words';

/** A seat's person, as far as boards draw it. */
export interface Person {
	readonly seat: SeatId;
	readonly kind: 'open' | 'human' | 'bot';
	readonly name: string;
	readonly here: boolean;
	readonly standIn: object | null;
}

/** What every board takes; `open`, `own` and `book` are the game's own, as the room sends them. */
export interface BoardProps {
	open: unknown;
	own: unknown;
	you: SeatId | null;
	names: Names;
	seats: readonly Person[];
	book: unknown;
	waiting: Waiting | null;
	lit: ReadonlyMap<string, Lit>;
	batch?: {
		readonly n: number;
		readonly events: readonly { readonly move?: GameEvent['move'] }[];
	} | null;
	winners?: readonly SeatId[] | null;
	ontouch?: (piece: string, by: 'toggle' | 1 | -1) => void;
	ondrop?: () => void;
	onrefused?: (piece: string) => void;
	brand?: Snippet;
	line?: Snippet;
	tools?: Snippet;
	side?: Snippet;
	tray?: Snippet;
}

/** Loaded when a table of that game is looked at. The room vouches for the types, so they are asserted here. */
export const BOARDS: { readonly [game: string]: () => Promise<Component<BoardProps>> } = {
	cosmic: async () =>
		(await import('./cosmic/Board.svelte')).default as unknown as Component<BoardProps>
};
