/**
 * Strikes before a battle, after the barrage (TI-9.6): each is fired by those who have it, and its casualties leave at
 * once. Cards and laws add theirs to the table.
 */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { playerOf, ranked } from '../../kit';
import type { SplitOf, Tally } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import { fleetAt } from '../board';
import { lastingOf } from '../lasting';
import { spendCounters } from '../economy/counters';
import type { Play } from '../play';
import { hasOffice } from '../politics/in-force';
import { unitOf } from '../tables/by-id';
import { SHIPS } from '../tables/units';
import type { Ship } from '../tables/units';
import type { Board, SeatId } from '../types';
import { diceFor, rollingOf } from './forecast';
import type { Die } from './modifiers';
import type { Sides } from './sides';

/** Ships that fire, by kind. Plain JSON. */
export type Firing = Tally<Ship>;

export interface Strike {
	readonly name: Words;
	/** What it is, as it is told: `each own Cruiser there is a hit`. */
	readonly does: Words;
	readonly rule: string;
	/** Whether this side could fire it now: judged before the battle, and again when its turn comes. */
	readonly isOf: (board: Board, sides: Sides, seat: SeatId) => boolean;
	/** It is fired only if its owner says so before the battle; `pay`: what that costs. Left out: it is fired by itself. */
	readonly announce?: {
		readonly say: Words;
		/** Whether it can be paid; left out: it costs nothing. */
		readonly may?: (board: Board, seat: SeatId) => boolean;
		readonly pay?: (play: Play, seat: SeatId) => void;
	};
	/** Which ships fire, asked when its turn comes; best first, as the default takes them. Left out: nothing is asked. */
	readonly aim?: (board: Board, sides: Sides, seat: SeatId) => SplitOf<Ship> | null;
	readonly dice?: (board: Board, sides: Sides, seat: SeatId, firing: Firing) => Die[];
	/** Hits without a roll. */
	readonly hits?: (board: Board, sides: Sides, seat: SeatId) => number;
}

const AMBUSH = ['cruiser', 'destroyer'] as const;
const MOST_AMBUSH = 2;

const shipsOf = (board: Board, { system }: Sides, seat: SeatId, kind: Ship): number =>
	fleetAt(board, system, seat)?.[kind] ?? 0;

const strikeDice = (board: Board, sides: Sides, seat: SeatId, firing: Firing): Die[] =>
	SHIPS.flatMap((kind) => {
		const rolling = { kind, n: firing[kind] ?? 0, roll: 'strike', isFirst: false } as const;
		return diceFor(sides, seat, [rollingOf(board, sides, seat, rolling)], 'strike');
	});

/** By their order here the defender orders them by default (TI-34.12): Minelayers, Minister of War, ambush, Assault Cannon. */
export const STRIKES = {
	minelayers: {
		name: msg('Minelayers'),
		does: msg('each own Cruiser there is a hit, without a roll'),
		rule: 'TI-9.6',
		isOf: (board, sides, seat) =>
			lastingOf(board, 'mines').some((one) => one.seat === seat && one.system === sides.system) &&
			shipsOf(board, sides, seat, 'cruiser') > 0,
		hits: (board, sides, seat) => shipsOf(board, sides, seat, 'cruiser')
	},
	/** An office: one hit a battle for a counter, without a roll. */
	ministerOfWar: {
		name: msg('Minister of War'),
		does: msg('one hit, without a roll'),
		rule: 'TI-9.6',
		isOf: (board, _sides, seat) => hasOffice(board, seat, 'minister-of-war'),
		announce: {
			say: msg('Minister of War: a hit for a counter of Strategy Allocation'),
			may: (board, seat) => playerOf(board, seat).counters.strategy > 0,
			pay: (play, seat) => spendCounters(play, seat, 'strategy', 1, 'TI-9.6')
		},
		hits: () => 1
	},
	/** TI-25.6. */
	ambush: {
		name: msg('Ambush'),
		does: msg('Cruisers and Destroyers fire before the first round'),
		rule: 'TI-25.6',
		isOf: (board, sides, seat) =>
			hasAbility(board, seat, 'ambush') &&
			AMBUSH.some((kind) => shipsOf(board, sides, seat, kind) > 0),
		announce: { say: msg('Ambush: up to two of your Cruisers and Destroyers fire first') },
		aim: (board, sides, seat) => {
			const kinds = AMBUSH.filter((kind) => shipsOf(board, sides, seat, kind) > 0);
			const needs = (kind: Ship) =>
				rollingOf(board, sides, seat, { kind, n: 1, roll: 'strike', isFirst: false }).needs;
			const places = ranked(kinds, (kind) => -needs(kind)).map((kind) => ({
				id: kind,
				say: unitOf(kind).name,
				max: Math.min(MOST_AMBUSH, shipsOf(board, sides, seat, kind))
			}));
			const all = places.reduce((sum, { max }) => sum + max, 0);
			return { type: 'split', places, min: Math.min(1, all), max: Math.min(MOST_AMBUSH, all) };
		},
		dice: strikeDice
	},
	assaultCannon: {
		name: msg('Assault Cannon'),
		does: msg('each own Dreadnought there fires before the first round'),
		rule: 'TI-9.6',
		isOf: (board, sides, seat) =>
			hasTech(board, seat, 'assault-cannon') && shipsOf(board, sides, seat, 'dreadnought') > 0,
		dice: (board, sides, seat) =>
			strikeDice(board, sides, seat, { dreadnought: shipsOf(board, sides, seat, 'dreadnought') })
	}
} as const satisfies Record<string, Strike>;

/** Saved games hold them. */
export type StrikeId = keyof typeof STRIKES;
export const strikeOf = (id: StrikeId): Strike => STRIKES[id];
