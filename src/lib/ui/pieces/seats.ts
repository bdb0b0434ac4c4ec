/** The eight seats as pieces: a letter, a colour and a shape that share an initial, for any game. */
import { SvelteMap } from 'svelte/reactivity';
import { seatIndex } from '$lib/core/ids';
import type { SeatId } from '$lib/core';
import { inWords, msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { COLOURS } from '$lib/protocol';
import { language } from '../language.svelte';

export interface SeatLook {
	readonly letter: string;
	/** The colour's name: what a player is called in speech. */
	readonly colour: string;
	/** Drawn in a unit circle; scale it to the size you need. */
	readonly path: string;
	/** Where a digit stands in it: its baseline and size for a shape of radius 1. */
	readonly digit: { readonly y: number; readonly size: number };
	/** The same for its letter on a badge. */
	readonly letterY: number;
	readonly fill: string;
	readonly on: string;
}

/** With the name of its colour in the reader's language. */
const spoken = ({
	hue,
	...look
}: Omit<SeatLook, 'colour'> & { readonly hue: Words }): SeatLook => ({
	...look,
	get colour() {
		return inWords(hue, (seat) => seat, language.tongue);
	}
});

const digit = { y: 0.44, size: 1.12 };

const LOOKS = [
	{
		letter: 'A',
		hue: msg('Amber'),
		path: 'M0-1.12L1.12 .86H-1.12Z', // Arrowhead
		digit: { y: 0.68, size: 1.03 },
		letterY: 0.63
	},
	{
		letter: 'B',
		hue: msg('Blue'),
		path: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z', // Ball
		digit,
		letterY: 0.36
	},
	{
		letter: 'C',
		hue: msg('Crimson'),
		path: 'M-.9-.9H.9V.9H-.9Z', // Cube
		digit,
		letterY: 0.36
	},
	{
		letter: 'D',
		hue: msg('Dove'),
		path: 'M0-1.22L1.22 0L0 1.22L-1.22 0Z', // Diamond
		digit,
		letterY: 0.36
	},
	{
		letter: 'E',
		hue: msg('Emerald'),
		path: 'M-.92-.92H.92V.15C.92 .68 .45 .98 0 1.16C-.45 .98-.92 .68-.92 .15Z', // Escutcheon
		digit: { y: 0.4, size: 1.12 },
		letterY: 0.34
	},
	{
		letter: 'F',
		hue: msg('Fuchsia'),
		path: 'M-.5-.5A.53.53 0 1 1 .5-.5A.53.53 0 1 1 .5 .5A.53.53 0 1 1-.5 .5A.53.53 0 1 1-.5-.5Z', // Foil
		digit,
		letterY: 0.36
	},
	{
		letter: 'G',
		hue: msg('Glacier'),
		path: 'M0-1.2L.32-.78L.85-.85L.78-.32L1.2 0L.78 .32L.85 .85L.32 .78L0 1.2L-.32 .78L-.85 .85L-.78 .32L-1.2 0L-.78-.32L-.85-.85L-.32-.78Z', // Glint
		digit,
		letterY: 0.36
	},
	{
		letter: 'H',
		hue: msg('Heliotrope'),
		path: 'M-1.1 0L-.55-.95H.55L1.1 0L.55 .95H-.55Z', // Hexagon
		digit,
		letterY: 0.36
	}
].map((look) =>
	spoken({
		...look,
		fill: `var(--seat-${look.letter.toLowerCase()})`,
		on: `var(--on-seat-${look.letter.toLowerCase()})`
	})
);

const NOBODY = spoken({
	letter: '?',
	hue: msg('Grey'),
	path: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z', // Ring
	digit,
	letterY: 0.36,
	fill: 'var(--line-strong)',
	on: 'var(--ground)'
});

const BY_COLOUR = Object.fromEntries(COLOURS.map((colour, i) => [colour, LOOKS[i] ?? NOBODY]));

/** The colours of the seats at the table this page shows; a page shows one. */
const worn = new SvelteMap<SeatId, string>();

/** The seats on this page have these colours from now on. */
export function dress(colours: Iterable<readonly [SeatId, string]>): void {
	for (const [seat, colour] of colours) worn.set(seat, colour);
}

/** How a seat looks; as long as nothing else is known, `seat:1` is Amber. */
export const seatLook = (seat: SeatId): SeatLook =>
	BY_COLOUR[worn.get(seat) ?? ''] ?? LOOKS[seatIndex(seat)] ?? NOBODY;
