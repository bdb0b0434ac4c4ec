/** What kind of evening a game is: what one does, how one wins, how hard it is, and how long it takes. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { SeatLook } from '$lib/protocol';
import type { GameId } from '../games';

/** How much there is to learn. */
export type Effort = 'light' | 'middling' | 'heavy';

export interface Evening {
	readonly kind: Words;
	readonly wins: Words;
	readonly effort: Effort;
	/**
	 * Minutes of a game by its seats: of one person beside bots, and of people in all of them. Medians of games of
	 * steady bots, in which a person takes ten seconds where there is something to decide (`npm run simulate`).
	 */
	readonly minutes: { readonly [seats: number]: readonly [alone: number, all: number] };
}

/** Seconds for a decision in what was measured, and of people who take their time. */
const THOUGHT_S = 10;
const SLOW_S = 30;

export const EVENINGS: { readonly [game in GameId]: Evening } = {
	cosmic: {
		kind: msg('Bargains and bluff: somebody attacks somebody, and all others decide whom to help.'),
		wins: msg('Colonies on five planets of other players, or on four if the table says so'),
		effort: 'light',
		minutes: {
			...{ 2: [10, 21], 3: [14, 32], 4: [13, 48], 5: [18, 77] },
			...{ 6: [35, 179], 7: [32, 186], 8: [33, 168] }
		}
	},
	council: {
		kind: msg('A small galaxy to settle and fight for, with secret votes after every round.'),
		wins: msg('Seven Victory Points, or ten of two allies'),
		effort: 'middling',
		minutes: { 2: [8, 14], 3: [9, 21], 4: [8, 24], 5: [10, 33], 6: [9, 35] }
	},
	imperium: {
		kind: msg('Fleets, trade and politics on a large map; plans reach over many rounds.'),
		wins: msg('Ten victory points, from objectives; or the most when Imperium Rex turns up'),
		effort: 'heavy',
		minutes: { 2: [29, 50], 3: [39, 91], 4: [48, 137], 5: [43, 135], 6: [45, 175] }
	}
};

export interface Table {
	readonly seats: number;
	/** Of those, who are people; one at least. */
	readonly people: number;
	/** Seconds for a decision; 0: no clock. */
	readonly clockS: number;
}

/**
 * The table as it would play now. Who reads of it without a seat and can have one is counted with those who sit: it says
 * the same before they sit down and after. Whoever sits there alone, and waits for somebody to play with, reads the same.
 */
export function tableOf(
	{
		seats,
		house
	}: {
		readonly seats: readonly Pick<SeatLook, 'kind'>[];
		readonly house: { readonly clockS: number };
	},
	seated: boolean
): Table {
	const count = (of: SeatLook['kind']) => seats.filter(({ kind }) => kind === of).length;
	const open = count('open');
	const reader = !seated && open > 0 ? 1 : 0;
	const sit = seats.length - open + reader;
	/** Who else it takes to play at all, and has been asked to come. */
	const others = Math.min(Math.max(0, 2 - sit), open - reader);
	return {
		seats: Math.max(2, sit),
		people: count('human') + reader + others,
		clockS: house.clockS
	};
}

export interface Lasting {
	/** Minutes, if people take ten seconds for a decision, and if they take thirty. */
	readonly quick: number;
	readonly slow: number;
	/** If everybody always used up the clock; null: none runs. */
	readonly most: number | null;
}

/** How long a game takes at such a table, roughly; null: it was not measured with so many. */
export function lastingOf({ minutes }: Evening, { seats, people, clockS }: Table): Lasting | null {
	const found = minutes[seats];
	if (!found) return null;
	const [alone, all] = found;
	// In between nothing was measured: each person more adds alike.
	const share = seats > 1 ? (Math.max(1, people) - 1) / (seats - 1) : 0;
	const quick = alone + share * (all - alone);
	return {
		quick,
		slow: (quick * SLOW_S) / THOUGHT_S,
		most: clockS > 0 ? (quick * clockS) / THOUGHT_S : null
	};
}
