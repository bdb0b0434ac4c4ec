/** The board before the first decision: seats, options and empty places. Chance belongs to steps/setup.ts. */
import { msg, refuse } from '../../core';
import type { Json, Refusal } from '../../core';
import { bySeat, misfitOf } from '../kit';
import { CENTRE, fromTheTop } from './board';
import { DEFAULTS, OPTIONS } from './options';
import { RACES } from './tables';
import { layoutOf } from './tables/by-id';
import type { Board, Player, SeatId, System, SystemId, Vault } from './types';

/** Races dealt to each player who keeps one of them (TI-3.3). */
export const OFFERED = 2;
const RACES_IN_ALL = Object.keys(RACES).length;

/** Every option named with one of its values, and seats for which there is a galaxy; null when all fits. */
export function fits(options: { readonly [id: string]: Json }, seats: number): Refusal | null {
	if (seats < 2 || seats > 6)
		return refuse('TI-3.1', msg('Two to six can play; here are {n}.', { n: seats })).refusal;
	// TI-3.3: two for each are more than there are.
	if (options['races'] === 'twoKeepOne' && seats * OFFERED > RACES_IN_ALL)
		return refuse(
			'TI-3.3',
			msg('There are {n} races: two for each of you are more.', { n: RACES_IN_ALL })
		).refusal;
	return misfitOf(OPTIONS, options, 'TI-35.1');
}

/** TI-3.6. */
const freshPlayer = (): Player => ({
	race: null,
	offered: [],
	techs: [],
	counters: { strategy: 0, fleet: 0, command: 0 },
	tradeGoods: 0,
	contracts: [],
	points: 0,
	claimed: [],
	secrets: [],
	hand: [],
	tiles: [],
	strategy: [],
	hadInitiative: null,
	passed: false,
	isOut: false
});

/** The places of the galaxy of this many players, in map order (TI-34.13), without tiles. */
function emptyGalaxy(players: number): { [system: SystemId]: System } {
	const { homes, rings } = layoutOf(players);
	const ids = new Set([...homes, ...rings.flat()].map(([q, r]): SystemId => `hex:${q},${r}`));
	ids.add(CENTRE);
	const systems: { [system: SystemId]: System } = {};
	for (const radius of [0, 1, 2, 3])
		for (const id of fromTheTop(radius))
			if (ids.has(id)) systems[id] = { tile: null, fleets: {}, counters: [] };
	return systems;
}

export function setup(
	seats: readonly SeatId[],
	given: { readonly [id: string]: Json }
): { board: Board; vault: Vault; first: 'game' } {
	const [first = 'seat:1'] = seats;
	const board: Board = {
		order: seats.slice(),
		options: { ...DEFAULTS, ...given },
		stage: 'setup',
		round: 0,
		speaker: first,
		active: null,
		systems: emptyGalaxy(seats.length),
		planets: {},
		landings: {},
		fallen: {},
		players: bySeat(seats, freshPlayer),
		bonus: {},
		objectives: [],
		scored: [],
		ranking: [],
		openTiles: [],
		offers: [],
		laws: [],
		agenda: null,
		lasting: [],
		fight: null,
		dice: [],
		played: [],
		actionDiscard: [],
		politicalDiscard: []
	};
	const vault: Vault = { objectives: [], secrets: [], actions: [], politics: [] };
	return { board, vault, first: 'game' };
}
