/** The games as the site introduces them, before any table of theirs is loaded. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';

const IDS = ['cosmic', 'council', 'imperium'] as const;
export type GameId = (typeof IDS)[number];

export const isIntroduced = (id: string): id is GameId => IDS.some((one) => one === id);

export interface Introduced {
	readonly id: GameId;
	readonly name: string;
	readonly say: Words;
	/** Seats at most; two at least. */
	readonly most: number;
	/** Whether tables of it can be made; the others are being built. */
	readonly ready: boolean;
}

export const INTRODUCED: readonly Introduced[] = [
	{
		id: 'cosmic',
		name: 'Cosmic Encounter',
		say: msg('Bluff, ally and invade. Every alien breaks a rule.'),
		most: 8,
		ready: true
	},
	{
		id: 'council',
		name: 'Galactic Council',
		say: msg('Explore a hex galaxy and pass its laws.'),
		most: 6,
		ready: true
	},
	{
		id: 'imperium',
		name: 'Twilight Imperium',
		say: msg('Fleets, trade and politics, for a long evening.'),
		most: 6,
		ready: true
	}
];

export const introduced = (game: string): Introduced | undefined =>
	INTRODUCED.find(({ id }) => id === game);

/** What is shown and played where nobody has named another: the first. */
export const FIRST_GAME = INTRODUCED[0]?.id ?? '';
