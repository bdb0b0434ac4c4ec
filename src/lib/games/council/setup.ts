/** The board before the first decision: seats, options and an empty map. Chance belongs to steps/setup.ts. */
import { initially, listed, msg, recordOf, refuse } from '../../core';
import type { Json, OptionsOf, Refusal } from '../../core';
import { hexId } from '../../hex';
import { bySeat, misfitOf } from '../kit';
import { NO_SHIPS } from './board';
import { layoutOf, tileOf } from './tables/by-id';
import { READINGS, readBefore } from './start/readings';
import { HEX_KINDS, TALLIES } from './types';
import type {
	Board,
	CouncilOptions,
	Fleet,
	Hex,
	HexId,
	Player,
	RaceId,
	SeatId,
	Squad,
	Tally,
	TileId,
	Vault
} from './types';

const SPECS: OptionsOf<CouncilOptions> = {
	species: {
		first: true,
		say: msg('Species'),
		rule: 'GC-4.2',
		values: [
			{
				value: 'draft',
				say: msg('Picked one after the other, the last player first'),
				brief: msg('Picked one after the other')
			},
			{
				value: 'auction',
				say: msg('Auctioned for Stock, all bids at once'),
				brief: msg('Auctioned for Stock')
			}
		],
		initial: 'draft'
	},
	npcs: {
		first: true,
		say: msg('Races nobody plays'),
		rule: 'GC-4.7',
		values: [
			{ value: 'on', say: msg('Three of them live between you') },
			{ value: 'off', say: msg('None: rich worlds lie there instead'), brief: msg('None') }
		],
		initial: 'on'
	},
	...READINGS
};

export const OPTIONS = listed(SPECS);
const DEFAULTS: CouncilOptions = initially(SPECS);

/** Every option named with one of its values, and seats for which there is a galaxy; null when all fits. */
export function fits(options: { readonly [id: string]: Json }, seats: number): Refusal | null {
	if (seats < 2 || seats > 6)
		return refuse('GC-5.9', msg('Two to six can play; here are {n}.', { n: seats })).refusal;
	return misfitOf(OPTIONS, options, 'GC-23.1');
}

const NO_TALLY = recordOf<keyof Tally, Tally>(TALLIES, () => 0);

export const noTally = (): Tally => ({ ...NO_TALLY });

/** GC-6.5: without VP, and without Stock but for what cards and auction give later. */
const freshPlayer = (): Player => ({
	species: null,
	fates: [],
	traits: [],
	actions: [],
	used: [],
	techs: [],
	stock: 0,
	vp: 0,
	ally: null,
	alliedIn: 0,
	disgraced: false,
	owes: false,
	scored: [],
	retries: [],
	spent: [],
	tally: noTally(),
	seen: {},
	foreseen: [],
	drawn: []
});

/** The empty map of this many players, in map order; without NPC races their hexes are Core hexes (GC-5.5). */
function emptyMap(players: number, withNpcs: boolean): { [hex: HexId]: Hex } {
	const layout = layoutOf(players);
	const hexes: { [hex: HexId]: Hex } = {};
	for (const kind of HEX_KINDS)
		for (const [q, r] of layout[kind])
			hexes[hexId({ q, r })] = {
				kind: kind === 'npc' && !withNpcs ? 'core' : kind,
				tile: null,
				planet: null,
				fleet: null,
				token: false
			};
	return hexes;
}

/** Lays a tile; `homeOf` owns it as its homeworld, with its starting fleet and port (GC-5.6). */
export function layTile(
	hex: Hex,
	tile: TileId,
	homeOf: RaceId | null = null,
	fleet: Squad & { readonly port?: number } = NO_SHIPS
): void {
	hex.tile = tile;
	hex.planet = tileOf(tile).planet && {
		homeOf,
		owner: homeOf,
		expended: false,
		riots: null,
		port: homeOf && fleet.port ? 'ready' : null
	};
	const { fighter, destroyer, dreadnaught } = fleet;
	if (homeOf && fighter + destroyer + dreadnaught > 0)
		hex.fleet = { race: homeOf, fighter, destroyer, dreadnaught } satisfies Fleet;
}

export function setup(
	seats: readonly SeatId[],
	given: { readonly [id: string]: Json },
	rules = Infinity
): { board: Board; vault: Vault; first: 'round' } {
	const [first = 'seat:1'] = seats;
	const options: CouncilOptions = { ...DEFAULTS, ...readBefore(rules), ...given };
	const board: Board = {
		order: seats.slice(),
		options,
		stage: 'species',
		round: 0,
		first,
		chair: first,
		turn: null,
		battle: null,
		session: null,
		species: [],
		hexes: emptyMap(seats.length, options.npcs === 'on'),
		players: bySeat(seats, freshPlayer),
		npcs: {},
		market: [],
		points: rules < 4 ? 'each' : 'first',
		judged: [],
		objectives: [],
		closed: [],
		lasting: [],
		councilDiscard: [],
		tokenDiscard: [],
		tacticDiscard: { small: [], big: [] }
	};
	const vault: Vault = {
		tokens: [],
		hidden: {},
		tactics: { small: [], big: [] },
		unshown: { small: [], big: [] },
		council: [],
		objectives: [],
		fates: []
	};
	return { board, vault, first: 'round' };
}
