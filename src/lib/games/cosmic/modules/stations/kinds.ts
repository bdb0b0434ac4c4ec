/** The space stations that are dealt, by set and kind (CE-34.1, CE-34.17). Each is stored in saved games by its id, so that never changes. */
import { keysOf } from '../../../kit';
import type { StationId } from './state';

/** What a card of the module is: beside a planet for its owner, beside one for all who live there, or of a whole system (CE-34.5). */
export type StationKind = 'station' | 'city' | 'deep';
export type StationSet = 'storm' | 'odyssey';

const CARDS = {
	storm: {
		station: [
			'alien-outpost',
			'big-space-laser',
			'colony-cloak',
			'cosmic-energy-generator',
			'observation-platform',
			'shield-generator',
			'shock-trooper-shuttle-pods',
			'tactical-array',
			'temporal-matrix',
			'transdimensional-rift-relay'
		],
		city: [],
		deep: []
	},
	odyssey: {
		station: [
			'artifact-detection-grid',
			'fluxx-capacitor',
			'massive-battery',
			'observation-platform-2',
			'orbital-billboards',
			'oscillation-overthruster',
			'rift-enacter',
			'stun-apparatus',
			'targeting-depot',
			'zap-zapper'
		],
		city: [
			'big-sky-laser',
			'exhortation',
			'golden-city',
			'hand-additor',
			'icy-optimization',
			'recycler',
			'warp-harvester',
			'zaptimizer'
		],
		deep: [
			'burst-targeter',
			'freewheeling-intensifier',
			'high-activity-staging-zone',
			'hyperspace-redirect',
			'obligatron',
			'option-cycler',
			'population-monitor',
			'quark-refinery'
		]
	}
} as const satisfies { [set in StationSet]: { [kind in StationKind]: readonly StationId[] } };

type Cards = typeof CARDS;
/** The id of each that is dealt, so that none is without its file. */
export type DealtStation = { [set in StationSet]: Cards[set][StationKind][number] }[StationSet];

export const STATION_SETS: readonly StationSet[] = keysOf(CARDS);

export const KINDS: readonly StationKind[] = ['station', 'city', 'deep'];

const kinds: ReadonlyMap<StationId, StationKind> = new Map(
	keysOf(CARDS).flatMap((set) =>
		KINDS.flatMap((kind) => CARDS[set][kind].map((id): [StationId, StationKind] => [id, kind]))
	)
);

/** What kind of card this is. */
export const stationKindOf = (id: StationId): StationKind => kinds.get(id) ?? 'station';

/** Those of these sets that are of a kind. */
export const stationsIn = (sets: readonly StationSet[], kind: StationKind): StationId[] =>
	sets.flatMap((set): readonly StationId[] => CARDS[set][kind]);
