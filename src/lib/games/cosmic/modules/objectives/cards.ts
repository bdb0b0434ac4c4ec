/** The sixteen objectives (CE-40.41, CE-40.58): what each counts, of what all see or of the cards in hand. */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { entriesOf, keysOf, leftOf, sumOf } from '../../../kit';
import { homeOf, isAtHome } from '../../board';
import { kindOf, numberOf } from '../../cards';
import type { CardId, CardKind, PlanetId, SeatId, Ships } from '../../types';
import type { Teams } from '../teams/state';

/** What all see of a table: of the room’s board and of a view alike. */
export interface Seen {
	readonly order: readonly SeatId[];
	readonly planets: { readonly [planet: PlanetId]: Ships };
	readonly warp: Ships;
	/** Cards in hand. */
	readonly hands: { readonly [seat: SeatId]: number };
	readonly teams?: Readonly<Teams>;
}

export interface Objective {
	readonly name: Words;
	/** What it brings, and for what. */
	readonly text: Words;
	/** Of what all see, or of the cards in hand, which only their player does. */
	readonly points:
		| { readonly of: 'table'; readonly count: (seen: Seen, seat: SeatId) => number }
		| {
				readonly of: 'hand';
				readonly count: (hand: readonly CardId[]) => number;
				/** What bots take the hand of another to bring. */
				readonly usual: number;
		  };
}

/** The foreign colonies of a seat: where, and who has ships there. */
const foreignIn = (seen: Seen, seat: SeatId): (readonly [PlanetId, Ships])[] =>
	entriesOf(seen.planets).filter(
		([planet, ships]) => (ships[seat] ?? 0) > 0 && !isAtHome(seen, seat, planet)
	);

/** Planets on which both have ships, each a colony of both. */
const sharedWith = ({ planets }: Seen, seat: SeatId, other: SeatId): PlanetId[] =>
	keysOf(planets).filter(
		(planet) => (planets[planet]?.[seat] ?? 0) > 0 && (planets[planet]?.[other] ?? 0) > 0
	);

/** `n` for whoever has as much of it as anybody; ties included. */
const forMost = (n: number, has: (seen: Seen, seat: SeatId) => number) => ({
	of: 'table' as const,
	count: (seen: Seen, seat: SeatId) =>
		seen.order.every((other) => has(seen, other) <= has(seen, seat)) ? n : 0
});

const inHand = ({ hands }: Seen, seat: SeatId): number => hands[seat] ?? 0;
const inWarp = ({ warp }: Seen, seat: SeatId): number => warp[seat] ?? 0;

const forEach = (n: number, kind: CardKind, usual: number) => ({
	of: 'hand' as const,
	usual,
	count: (hand: readonly CardId[]) => n * hand.filter((card) => kindOf(card) === kind).length
});

const numbersOf = (hand: readonly CardId[], kind: CardKind): number[] =>
	hand.filter((card) => kindOf(card) === kind).map(numberOf);

export const OBJECTIVES = {
	'concentrated-colonizer': {
		name: msg('Concentrated Colonizer'),
		text: msg('4 points for each foreign colony of three ships or more'),
		points: {
			of: 'table',
			count: (seen, seat) =>
				4 * foreignIn(seen, seat).filter(([, ships]) => (ships[seat] ?? 0) >= 3).length
		}
	},
	'diverse-investor': {
		name: msg('Diverse Investor'),
		text: msg('3 points for each type of card in hand'),
		points: { of: 'hand', usual: 9, count: (hand) => 3 * new Set(hand.map(kindOf)).size }
	},
	'emptiest-mind': {
		name: msg('Emptiest Mind'),
		text: msg('8 points for the fewest cards in hand'),
		points: forMost(8, (seen, seat) => -inHand(seen, seat))
	},
	'expanded-borders': {
		name: msg('Expanded Borders'),
		text: msg('8 points for two foreign colonies in one home system'),
		points: {
			of: 'table',
			count: (seen, seat) => {
				const systems = foreignIn(seen, seat).map(([planet]) => homeOf(planet));
				return new Set(systems).size < systems.length ? 8 : 0;
			}
		}
	},
	friendly: {
		name: msg('Friendly'),
		text: msg('2 points for each planet shared with another player'),
		points: {
			of: 'table',
			count: ({ planets }, seat) =>
				2 *
				Object.values(planets).filter(
					(ships) =>
						(ships[seat] ?? 0) > 0 && entriesOf(ships).some(([other, n]) => other !== seat && n > 0)
				).length
		}
	},
	hoardest: {
		name: msg('Hoardest'),
		text: msg('9 points for the most cards in hand'),
		points: forMost(9, inHand)
	},
	'host-with-the-most': {
		name: msg('Host with the Most'),
		text: msg('1 point for each ship of others in one’s own home system'),
		points: {
			of: 'table',
			count: ({ planets }, seat) =>
				sumOf(entriesOf(planets), ([planet, ships]) =>
					homeOf(planet) === seat
						? sumOf(entriesOf(ships), ([other, n]) => (other === seat ? 0 : n))
						: 0
				)
		}
	},
	'lone-colonizer': {
		name: msg('Lone Colonizer'),
		text: msg('9 points for the most foreign colonies with nobody else’s ships'),
		points: forMost(
			9,
			(seen, seat) =>
				foreignIn(seen, seat).filter(([, ships]) =>
					entriesOf(ships).every(([other, n]) => other === seat || n === 0)
				).length
		)
	},
	luminosity: {
		name: msg('Luminosity'),
		text: msg('7 points for each flare in hand'),
		points: forEach(7, 'flare', 7)
	},
	neighbors: {
		name: msg('Neighbors'),
		text: msg('7 points for two planets shared with one and the same player in the next seat'),
		points: {
			of: 'table',
			count: (seen, seat) => {
				const others = leftOf(seen, seat);
				return [others.at(0), others.at(-1)].some(
					(next) => next !== undefined && sharedWith(seen, seat, next).length >= 2
				)
					? 7
					: 0;
			}
		}
	},
	'out-of-warp': {
		name: msg('Out of Warp'),
		text: msg('10 points for the fewest ships in the warp'),
		points: forMost(10, (seen, seat) => -inWarp(seen, seat))
	},
	'self-disciplined': {
		name: msg('Self-Disciplined'),
		text: msg('Half the number of the highest attack in hand, rounded up'),
		points: {
			of: 'hand',
			usual: 6,
			count: (hand) => Math.ceil(Math.max(0, ...numbersOf(hand, 'attack')) / 2)
		}
	},
	stockpiler: {
		name: msg('Stockpiler'),
		text: msg('The sum of the reinforcements in hand'),
		points: {
			of: 'hand',
			usual: 3,
			count: (hand) => sumOf(numbersOf(hand, 'reinforcement'), (n) => n)
		}
	},
	'synced-minds': {
		name: msg('Synced Minds'),
		text: msg('7 points for as many cards in hand as another player'),
		points: {
			of: 'table',
			count: (seen, seat) =>
				leftOf(seen, seat).some((other) => inHand(seen, other) === inHand(seen, seat)) ? 7 : 0
		}
	},
	warmonger: {
		name: msg('Warmonger'),
		text: msg('5 points for each negotiate in hand'),
		points: forEach(5, 'negotiate', 5)
	},
	'warp-explorer': {
		name: msg('Warp Explorer'),
		text: msg('8 points for the most ships in the warp'),
		points: forMost(8, inWarp)
	}
} satisfies { readonly [objective: string]: Objective };

export type ObjectiveId = keyof typeof OBJECTIVES;

export const objectiveOf = (id: ObjectiveId): Objective => OBJECTIVES[id];
