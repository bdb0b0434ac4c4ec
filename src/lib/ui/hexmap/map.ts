/** What a game gives a map of hexes to draw, and what it hears of it. */
import type { Snippet } from 'svelte';
import type { HexId } from '$lib/hex';
import type { Lit } from '../filling';
import type { Camera, Detail } from './camera';
import type { Lay } from './lay';
import type { Inner } from './stops';
import type { Way } from './ways';

/** How hexes are drawn just now; `angle`: the direction from the middle of the map, degrees. */
export interface Looks {
	readonly detail: Detail;
	/** Px a unit of the map, in steps: it changes less often than the map is zoomed. */
	readonly k: number;
	readonly angle: number;
}
export interface MapProps {
	lay: Lay;
	/** Where one looks when nothing else is there to see: whose map it is sits there. */
	home: HexId | null;
	/** What the map is, and how it is walked, as it is read aloud. */
	label: string;
	/** A hex as it is read aloud, with what may be done with it. */
	labelOf: (hex: HexId) => string;
	/** A hex as it lies, about 0, 0 in map units. */
	tile: Snippet<[hex: HexId, as: Looks]>;
	/** Pieces within a hex that can be touched by themselves. */
	inside?: (hex: HexId) => readonly Inner[];
	/** Over all hexes, in map units, under what is touched. */
	marks?: Snippet;
	/** A hex at a glance, shown beside it while a pointer rests on it. */
	peek?: Snippet<[hex: HexId]>;
	/** More buttons beside those that zoom. */
	buttons?: Snippet;
	/** Hexes that are next to one another though they do not touch. */
	threads?: readonly (readonly [HexId, HexId])[];
	/** Where pieces would go. */
	ways?: readonly Way[];
	/** By hex: its colour on the small map. */
	fills: ReadonlyMap<string, string>;
	lit: ReadonlyMap<string, Lit>;
	about: ReadonlySet<string>;
	/** Whether something is asked, lit or not. */
	asked?: boolean;
	/** All of it is looked at, however small: hexes are laid there. */
	whole?: boolean;
	/** What is looked at as long as a question has lit nothing: hexes that it will light. */
	seek?: readonly HexId[];
	/** Another one: a turn of yours begins, and the map goes where that can be followed. */
	turn?: string | null;
	/** The hex whose sheet is open. */
	at: HexId | null;
	marked?: ReadonlySet<string>;
	/** How much of its foot something lies over, in px. */
	covered?: number;
	/** And of its head. */
	head?: number;
	/** Its buttons stand at its head. */
	high?: boolean;
	/** Side of the small map, in px; null where it is drawn elsewhere. */
	small?: number | null;
	/** Where it looks. */
	camera?: Camera | null;
	/** Where drawings on the move are put, in map units. */
	ghosts?: SVGGElement | undefined;
	ontouch?: ((piece: string, by: 'toggle' | 1 | -1) => void) | undefined;
	ondrop?: (() => void) | undefined;
	onrefused?: ((piece: string, within?: string) => void) | undefined;
	/** A hex was tapped: its sheet may show. `picked`: the tap chose it as well. */
	onlook: (hex: HexId | null, picked: boolean) => void;
}
