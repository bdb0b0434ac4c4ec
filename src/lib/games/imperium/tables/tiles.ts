/** System tiles (TI-3.13, TI-22) with their planets (TI-15). Planets keep their ids in saved games. */
import { msg } from '../../../core';
import type { Words } from '../../../core';

/** The centre is Mecatol Rex; special tiles have a red border (TI-3.22). */
export type TileKind = 'centre' | 'home' | 'planets' | 'empty' | 'special';

export const SPECIALTIES = ['blue', 'green', 'red'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** `planet:mecatol-rex`. */
export type PlanetId = `planet:${string}`;

export interface Planet {
	readonly id: PlanetId;
	readonly name: Words;
	readonly resources: number;
	readonly influence: number;
	/** The colour of technology it makes cheaper (TI-19.2). */
	readonly specialty: Specialty | null;
}

export interface Tile {
	readonly kind: TileKind;
	readonly planets: readonly Planet[];
	/** Systems with the same letter are adjacent for ships (TI-22.2). */
	readonly wormhole: 'alpha' | 'beta' | null;
	/** What keeps ships out or slow (TI-22.3, TI-22.4, TI-22.5, TI-22.6). */
	readonly special: 'asteroids' | 'nebula' | 'supernova' | null;
	/** How often it is in the box. */
	readonly copies: number;
}

export const TILES = {
	'mecatol-rex': {
		kind: 'centre',
		planets: [
			{
				id: 'planet:mecatol-rex',
				name: msg('Mecatol Rex'),
				resources: 1,
				influence: 6,
				specialty: null
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'abyz-fria': {
		kind: 'planets',
		planets: [
			{ id: 'planet:abyz', name: msg('Abyz'), resources: 3, influence: 0, specialty: null },
			{ id: 'planet:fria', name: msg('Fria'), resources: 2, influence: 0, specialty: 'blue' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'arinam-meer': {
		kind: 'planets',
		planets: [
			{ id: 'planet:arinam', name: msg('Arinam'), resources: 1, influence: 2, specialty: 'blue' },
			{ id: 'planet:meer', name: msg('Meer'), resources: 0, influence: 4, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'arnor-lor': {
		kind: 'planets',
		planets: [
			{ id: 'planet:arnor', name: msg('Arnor'), resources: 2, influence: 1, specialty: null },
			{ id: 'planet:lor', name: msg('Lor'), resources: 1, influence: 2, specialty: 'red' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'bereg-lirta-iv': {
		kind: 'planets',
		planets: [
			{ id: 'planet:bereg', name: msg('Bereg'), resources: 3, influence: 1, specialty: 'red' },
			{
				id: 'planet:lirta-iv',
				name: msg('Lirta IV'),
				resources: 2,
				influence: 3,
				specialty: 'green'
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'centauri-gral': {
		kind: 'planets',
		planets: [
			{ id: 'planet:centauri', name: msg('Centauri'), resources: 1, influence: 3, specialty: null },
			{ id: 'planet:gral', name: msg('Gral'), resources: 1, influence: 1, specialty: 'blue' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'coorneeq-resculon': {
		kind: 'planets',
		planets: [
			{
				id: 'planet:coorneeq',
				name: msg('Coorneeq'),
				resources: 1,
				influence: 2,
				specialty: 'red'
			},
			{ id: 'planet:resculon', name: msg('Resculon'), resources: 2, influence: 0, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'dal-bootha-xxehan': {
		kind: 'planets',
		planets: [
			{
				id: 'planet:dal-bootha',
				name: msg('Dal Bootha'),
				resources: 0,
				influence: 2,
				specialty: 'red'
			},
			{ id: 'planet:xxehan', name: msg('Xxehan'), resources: 1, influence: 1, specialty: 'green' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'lazar-sakulag': {
		kind: 'planets',
		planets: [
			{ id: 'planet:lazar', name: msg('Lazar'), resources: 1, influence: 0, specialty: null },
			{ id: 'planet:sakulag', name: msg('Sakulag'), resources: 2, influence: 1, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	lodor: {
		kind: 'planets',
		planets: [
			{ id: 'planet:lodor', name: msg('Lodor'), resources: 3, influence: 1, specialty: 'green' }
		],
		wormhole: 'alpha',
		special: null,
		copies: 1
	},
	'mehar-xull': {
		kind: 'planets',
		planets: [
			{
				id: 'planet:mehar-xull',
				name: msg('Mehar Xull'),
				resources: 1,
				influence: 3,
				specialty: 'blue'
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'mellon-zohbat': {
		kind: 'planets',
		planets: [
			{ id: 'planet:mellon', name: msg('Mellon'), resources: 0, influence: 2, specialty: null },
			{ id: 'planet:zohbat', name: msg('Zohbat'), resources: 3, influence: 1, specialty: 'blue' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'new-albion-starpoint': {
		kind: 'planets',
		planets: [
			{
				id: 'planet:new-albion',
				name: msg('New Albion'),
				resources: 1,
				influence: 1,
				specialty: 'green'
			},
			{
				id: 'planet:starpoint',
				name: msg('Starpoint'),
				resources: 3,
				influence: 1,
				specialty: null
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	quann: {
		kind: 'planets',
		planets: [
			{ id: 'planet:quann', name: msg('Quann'), resources: 2, influence: 1, specialty: 'green' }
		],
		wormhole: 'beta',
		special: null,
		copies: 1
	},
	'qucenn-rarron': {
		kind: 'planets',
		planets: [
			{ id: 'planet:qucenn', name: msg('Qucen’n'), resources: 1, influence: 2, specialty: null },
			{ id: 'planet:rarron', name: msg('Rarron'), resources: 0, influence: 3, specialty: 'green' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	saudor: {
		kind: 'planets',
		planets: [
			{ id: 'planet:saudor', name: msg('Saudor'), resources: 2, influence: 2, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	tarmann: {
		kind: 'planets',
		planets: [
			{ id: 'planet:tarmann', name: msg('Tar’Mann'), resources: 1, influence: 1, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'tequran-torkan': {
		kind: 'planets',
		planets: [
			{ id: 'planet:tequran', name: msg('Tequ’ran'), resources: 2, influence: 0, specialty: 'red' },
			{ id: 'planet:torkan', name: msg('Torkan'), resources: 0, influence: 3, specialty: 'blue' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	thibah: {
		kind: 'planets',
		planets: [
			{ id: 'planet:thibah', name: msg('Thibah'), resources: 1, influence: 1, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'vefut-ii': {
		kind: 'planets',
		planets: [
			{ id: 'planet:vefut-ii', name: msg('Vefut II'), resources: 2, influence: 0, specialty: 'red' }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	wellon: {
		kind: 'planets',
		planets: [
			{ id: 'planet:wellon', name: msg('Wellon'), resources: 1, influence: 2, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'empty-alpha': { kind: 'empty', planets: [], wormhole: 'alpha', special: null, copies: 1 },
	'empty-beta': { kind: 'empty', planets: [], wormhole: 'beta', special: null, copies: 1 },
	empty: { kind: 'empty', planets: [], wormhole: null, special: null, copies: 6 },
	'asteroid-field': {
		kind: 'special',
		planets: [],
		wormhole: null,
		special: 'asteroids',
		copies: 2
	},
	nebula: { kind: 'special', planets: [], wormhole: null, special: 'nebula', copies: 1 },
	supernova: { kind: 'special', planets: [], wormhole: null, special: 'supernova', copies: 1 },
	'home:letnev': {
		kind: 'home',
		planets: [
			{
				id: 'planet:arc-prime',
				name: msg('Arc Prime'),
				resources: 4,
				influence: 0,
				specialty: null
			},
			{
				id: 'planet:wren-terra',
				name: msg('Wren Terra'),
				resources: 2,
				influence: 1,
				specialty: null
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:hacan': {
		kind: 'home',
		planets: [
			{ id: 'planet:arretze', name: msg('Arretze'), resources: 2, influence: 0, specialty: null },
			{ id: 'planet:hercant', name: msg('Hercant'), resources: 1, influence: 1, specialty: null },
			{ id: 'planet:kamdorn', name: msg('Kamdorn'), resources: 0, influence: 1, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:sol': {
		kind: 'home',
		planets: [
			{ id: 'planet:jord', name: msg('Jord'), resources: 4, influence: 2, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:l1z1x': {
		kind: 'home',
		planets: [
			{ id: 'planet:000', name: msg('L1Z1X [0.0.0]'), resources: 5, influence: 0, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:mentak': {
		kind: 'home',
		planets: [
			{
				id: 'planet:moll-primus',
				name: msg('Moll Primus'),
				resources: 4,
				influence: 1,
				specialty: null
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:naalu': {
		kind: 'home',
		planets: [
			{ id: 'planet:druaa', name: msg('Druaa'), resources: 3, influence: 1, specialty: null },
			{ id: 'planet:maaluuk', name: msg('Maaluuk'), resources: 0, influence: 2, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:norr': {
		kind: 'home',
		planets: [
			{ id: 'planet:quinarra', name: msg('Quinarra'), resources: 3, influence: 1, specialty: null },
			{ id: 'planet:trenlak', name: msg('Tren’lak'), resources: 1, influence: 0, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:jol-nar': {
		kind: 'home',
		planets: [
			{ id: 'planet:jol', name: msg('Jol'), resources: 1, influence: 2, specialty: null },
			{ id: 'planet:nar', name: msg('Nar'), resources: 2, influence: 3, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:xxcha': {
		kind: 'home',
		planets: [
			{
				id: 'planet:archon-ren',
				name: msg('Archon Ren'),
				resources: 2,
				influence: 3,
				specialty: null
			},
			{
				id: 'planet:archon-tau',
				name: msg('Archon Tau'),
				resources: 1,
				influence: 1,
				specialty: null
			}
		],
		wormhole: null,
		special: null,
		copies: 1
	},
	'home:yssaril': {
		kind: 'home',
		planets: [
			{
				id: 'planet:retillion',
				name: msg('Retillion'),
				resources: 2,
				influence: 3,
				specialty: null
			},
			{ id: 'planet:shalloq', name: msg('Shalloq'), resources: 1, influence: 2, specialty: null }
		],
		wormhole: null,
		special: null,
		copies: 1
	}
} as const satisfies Record<string, Tile>;
