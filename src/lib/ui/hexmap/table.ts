/** What the page of a table on a map of hexes (Table.svelte) is told, and tells the places it has. */
import type { Component } from 'svelte';
import type { SeatId } from '$lib/core/ids';
import type { FrameShape } from '../frame.svelte';

/** `tall`: an upright tablet. */
export type TableShape = FrameShape | 'tall';

/** What the page leaves to its map, in px. */
export interface MapRoom {
	/** What lies over its head, and over its foot. */
	readonly head: number;
	readonly covered: number;
	/** Its buttons stand at its head: its foot is where things are touched. */
	readonly high: boolean;
	/** Side of the small map within it; null where it stands elsewhere, or would take too much of the large one. */
	readonly small: number | null;
}

/** A drawer beside the map. */
export interface Drawer<Id extends string = string> {
	readonly id: Id;
	/** Its name, and a shorter one for where there is little room. */
	readonly say: string;
	readonly short: string;
	/** What it counts, if anything. */
	readonly n: string | null;
	readonly icon: Component<{ size?: number }>;
}

/** A seat as a game tells it in the roster. */
export interface Standing {
	readonly seat: SeatId;
	/** Its species, its race. */
	readonly plays: string;
	/** Its own points. */
	readonly points: number;
	/** Those on the way to winning, where others' may count, and how many win. */
	readonly goal: { readonly has: number; readonly of: number };
	/** Its part just now, if it has one. */
	readonly role: string | null;
	/** The row in words. */
	readonly spoken: string;
}

/** A place in the order of play. */
export interface Turn {
	readonly seat: SeatId;
	readonly stands: 'done' | 'now' | 'next' | 'later' | 'passed';
	readonly points: number;
	/** How many win. */
	readonly of: number;
	/** It may win next. */
	readonly close: boolean;
	/** Its number in the order of play, where the order goes by numbers; null before it has one. */
	readonly number?: number | null;
	/** It goes first where nothing else decides, as a Speaker does. */
	readonly speaker?: boolean;
}
