/** The cosmic deck and the destiny deck: what is in them, and what a card is. Source: CE-2.3, CE-3.5. */
import { msg, verbatim } from '../../core';
import type { Words } from '../../core';
import { addTo, copiesOf, likeOf } from '../kit';
import type { Tally } from '../kit';
import { nameOf } from './names';
import type { Batch } from './book';
import type {
	AlienId,
	ArtifactId,
	CardId,
	CardKind,
	CosmicOptions,
	DestinyId,
	Face,
	SeatId
} from './types';

const attack = (value: number, count: number): Batch => ({
	face: `attack:${String(value).padStart(2, '0')}`,
	count
});
const artifact = (id: ArtifactId, count: number): Batch => ({ face: `artifact:${id}`, count });
const reinforcement = (value: number, count: number): Batch => ({
	face: `reinforcement:${value}`,
	count
});

/** 39 attacks, 15 negotiates, 1 morph, 6 reinforcements, 11 artifacts: 72 (CE-2.3). */
export const COSMIC_DECK: readonly Batch[] = [
	attack(0, 1),
	attack(1, 1),
	attack(4, 4),
	attack(5, 1),
	attack(6, 7),
	attack(7, 1),
	attack(8, 7),
	attack(9, 1),
	attack(10, 4),
	attack(11, 1),
	attack(12, 2),
	attack(13, 1),
	attack(14, 2),
	attack(15, 1),
	attack(20, 2),
	attack(23, 1),
	attack(30, 1),
	attack(40, 1),
	{ face: 'negotiate', count: 15 },
	{ face: 'morph', count: 1 },
	reinforcement(2, 2),
	reinforcement(3, 3),
	reinforcement(5, 1),
	artifact('card-zap', 2),
	artifact('cosmic-zap', 2),
	artifact('mobius-tubes', 2),
	artifact('emotion-control', 1),
	artifact('force-field', 1),
	artifact('ionic-gas', 1),
	artifact('plague', 1),
	artifact('quash', 1)
];

/** The 24 cards that seven or eight players add (CE-22.4). */
export const LARGE_GROUP: readonly Batch[] = [
	attack(0, 1),
	attack(2, 1),
	attack(4, 1),
	attack(6, 2),
	attack(8, 2),
	attack(10, 1),
	attack(12, 1),
	attack(14, 1),
	attack(20, 1),
	attack(30, 1),
	{ face: 'negotiate', count: 5 },
	{ face: 'morph', count: 1 },
	reinforcement(4, 1),
	reinforcement(8, 1),
	artifact('card-zap', 1),
	artifact('cosmic-zap', 1),
	artifact('force-field', 1),
	artifact('quash', 1)
];

/** Flares in the deck with fewer than five players; from five on the two dealt to each (CE-3.9, CE-22.3). */
export const FEWEST_FLARES = 10;

/** Hand size at the start, of a new hand, and after a cosmic quake (CE-3.10, CE-19.3, CE-19.8). */
export const HAND = 8;

/** The cosmic deck without flares, unshuffled; every card has its own id. */
export function cosmicCards(options: CosmicOptions, seats: number): CardId[] {
	const large =
		options.largeGroupCards === 'on' || (options.largeGroupCards === 'auto' && seats >= 7);
	const numbered: Tally = {};
	return [...COSMIC_DECK, ...(large ? LARGE_GROUP : [])].flatMap(({ face, count }) => {
		// CE-2.4: the narrower range of the seed leaves out the printed 00 and 40.
		if (options.attackRange === '1-30' && (face === 'attack:00' || face === 'attack:40')) return [];
		const copies = copiesOf(face, count, numbered[face]);
		addTo(numbered, face, count);
		return copies;
	});
}

export const flareOf = (alien: AlienId): CardId => `flare:${alien}`;

/** What the name of a card with the back of the reward deck ends in, before its number. */
export const REWARD_BACK = '@reward';

/** Which deck's back a card has: all see it, wherever the card lies face down (CE-31.9). */
export type Back = 'cosmic' | 'reward';

interface Read {
	readonly kind: CardKind;
	readonly what: string;
	readonly back: Back;
}

const faces = new Map<CardId, Read>();

function read(card: CardId): Read {
	let face = faces.get(card);
	if (!face) {
		const like = likeOf(card);
		const rewarded = like.endsWith(REWARD_BACK);
		const front = rewarded ? like.slice(0, -REWARD_BACK.length) : like;
		const [kind = '', what = ''] = front.split(':');
		face = { kind: kind as CardKind, what, back: rewarded ? 'reward' : 'cosmic' };
		faces.set(card, face);
	}
	return face;
}

/** A face without its back, as it is called where the reward cards lie in the cosmic deck (CE-31.14). */
export const withoutBack = (face: string): string => face.replace(REWARD_BACK, '');

export const backOf = (card: CardId): Back => read(card).back;

export const kindOf = (card: CardId): CardKind => read(card).kind;

/** The alien of a flare, the name of an artifact, the number of an attack or reinforcement as printed. */
export const whatOf = (card: CardId): string => read(card).what;

/** Whether this card is this artifact by its print. */
export const isPrinted = (card: CardId, id: ArtifactId): boolean =>
	kindOf(card) === 'artifact' && whatOf(card) === id;

export const numberOf = (card: CardId): number => Number(read(card).what);

/** Attack, negotiate and morph (CE-1.15). */
export const isEncounterCard = (card: CardId): boolean => {
	const { kind } = read(card);
	return kind === 'attack' || kind === 'negotiate' || kind === 'morph';
};

/** What an encounter card says, before anything changes it. */
export function faceOf(card: CardId): Face {
	const { kind } = read(card);
	if (kind === 'attack') return { kind, value: numberOf(card) };
	if (kind === 'morph') return { kind };
	const named = whatOf(card);
	if (kind === 'negotiate') return { kind, ...(named && { named }) };
	throw new Error(`${card} is no encounter card.`);
}

export const alienName = (alien: AlienId): Words => nameOf('alien', alien);

/** Faces that have both backs. */
const TWO_BACKS: ReadonlySet<string> = new Set(
	[...COSMIC_DECK, ...LARGE_GROUP].map(({ face }) => face)
);

/**
 * A card in words: `Attack 08`, `Negotiate`, `Reinforcement +3`, `Plague`, `Zombie flare`. One of the reward deck that
 * the other deck has as well says so, since a hand may hold both and they are not alike (CE-31.9).
 */
export function cardName(card: CardId): Words {
	const name = frontName(card);
	const isMarked = backOf(card) === 'reward' && TWO_BACKS.has(withoutBack(likeOf(card)));
	return isMarked ? msg('{card} ★', { card: name }) : name;
}

function frontName(card: CardId): Words {
	const { kind, what } = read(card);
	switch (kind) {
		case 'attack':
			return msg('Attack {n}', { n: verbatim(what) });
		case 'negotiate':
			return negotiateName(what);
		case 'morph':
			return msg('Morph');
		case 'kicker':
			return msg('Kicker ×{n}', { n: Number(what) });
		case 'rift':
			return msg('Rift {n}', { n: Number(what) });
		case 'reinforcement':
			return msg('Reinforcement +{n}', { n: Number(what) });
		case 'artifact':
			return nameOf('artifact', what);
		case 'flare':
			return msg('{alien} flare', { alien: alienName(what) });
	}
}

/** The number of an attack as it is printed: `08`, or below zero `-07` (CE-31.15). */
const printed = (n: number): string => `${n < 0 ? '-' : ''}${String(Math.abs(n)).padStart(2, '0')}`;

export const faceName = (face: Face): Words =>
	face.kind === 'attack'
		? msg('Attack {n}', { n: verbatim(printed(face.value)) })
		: face.kind === 'negotiate'
			? negotiateName(face.named ?? '')
			: msg('Morph');

/** Negotiates with a text of their own are called by it (CE-31.17). */
const negotiateName = (named: string): Words =>
	named === 'crooked-deal' ? msg('Crooked Deal') : msg('Negotiate');

const SPECIALS = ['fewest-ships-in-warp', 'most-cards-in-hand', 'most-foreign-colonies'] as const;

/** Cards of every colour in play (CE-3.5, CE-3.6), two wild and three special ones (CE-22.2). */
export function destinyCards(seats: readonly SeatId[], copies: number): DestinyId[] {
	return [
		...seats.flatMap((seat) => copiesOf(`colour:${seat.slice(5)}`, copies)),
		'wild#1',
		'wild#2',
		...SPECIALS.map((special) => `special:${special}`)
	];
}

/** Whose colour a destiny card shows, or what is like it; null for a wild or special one. */
export const colourOf = (card: string): SeatId | null =>
	card.startsWith('colour:') ? `seat:${Number(likeOf(card).slice('colour:'.length))}` : null;
