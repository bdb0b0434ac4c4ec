/** Deals: a colony for a colony, if no better can be had, and never the colony that loses the game. */
import type { Answer, Field, Shape, Terms } from '../../../core';
import type { StationKey } from '../modules/stations/state';
import type { PlanetId, SeatId } from '../types';
import { HAND } from '../cards';
import { eachBoon } from '../modules/moons/boons';
import type { BoonId } from '../modules/moons/boons';
import { boonsIn } from '../terms';
import { isOneShort, isOurs, shipsOn, threatens } from './sight';
import type { Sight } from './sight';
import { bestOf, sumOf } from '../../kit';
import { LUX } from '../modules/lux/card';
import { ULTRA } from '../modules/lux/worth';
import { worthOfTech } from './techs';
import {
	CARD,
	SHIP,
	keptStation,
	worstFirst,
	worthOfCard,
	worthOfColony,
	worthOfStation
} from './worth';

type Deal = Extract<Shape, { type: 'deal' }>;
type Side = Terms['give'];

/** Ships a failed deal costs (CE-13.13). */
export const PENALTY = 3;
/** Offers it makes, its own and theirs counted. */
export const MOST_OFFERS = 8;

/** Talks once: accepts what is good, offers what it wants, and gives up on what leads nowhere. */
export function talk(sight: Sight, shape: Deal): Answer {
	const { standing } = shape;
	const theirs = standing && standing.by !== sight.me && standing.cannot === undefined;
	const n = standing?.n ?? 0;
	if (theirs) {
		const gain = worthOfTerms(sight, shape.get.seat, standing.terms);
		if (gain > wanted(sight, n)) return { accept: standing.n };
	}
	const offer = n < MOST_OFFERS ? offerFor(sight, shape, n) : null;
	return offer ? { offer: withBoons(sight, shape, offer) } : { refuse: true };
}

/** The least gain it agrees to: less the longer they talk. */
const wanted = (sight: Sight, n: number): number => {
	const { deals } = sight.manner;
	const least = isRansom(sight) ? Math.max(0, deals.least) : deals.least;
	return n < deals.patience ? deals.wants : least;
};

/** CE-13.21: nothing is lost where no ransom is agreed on. */
export const isRansom = ({ open }: Sight): boolean => open.phase === 'regroup';

/** What these terms bring, less what they cost. */
export function worthOfTerms(
	sight: Sight,
	other: SeatId,
	{ give, get }: Pick<Terms, 'give' | 'get'>
): number {
	return (
		cardsIn(get, (card) => worthOfCard(card)) -
		cardsIn(give, (card) => worthOfCard(card)) +
		colonyIn(sight, get, sight.me) +
		colonyIn(sight, give, other) +
		techsWorth(sight, other, get) -
		techsWorth(sight, sight.me, give) +
		stationsWorth(sight, get, sight.me) +
		stationsWorth(sight, give, other) +
		captivesWorth(get, 2) -
		captivesWorth(give, 1) +
		luxWorth(get) -
		luxWorth(give) +
		boonsWorth(sight, get) +
		boonsWorth(sight, give)
	);
}

/** What a gift of anybody to anybody brings it: of what others give each other it knows what new colonies are worth. */
export function worthOfGift(sight: Sight, from: SeatId, to: SeatId, gives: Side): number {
	if (to === sight.me) return worthOfTerms(sight, from, { give: {}, get: gives });
	if (from === sight.me) return worthOfTerms(sight, to, { give: gives, get: {} });
	return colonyIn(sight, gives, to) + stationsWorth(sight, gives, to);
}

/** Space stations that come to `receiver`: what one gives up is missed. */
const stationsWorth = (sight: Sight, { stations }: Side, receiver: SeatId): number =>
	stations && 'picks' in stations
		? sumOf(
				stations.picks as readonly StationKey[],
				(key) =>
					worthOfStation(sight, receiver, key) -
					// What another receives was its own.
					(receiver === sight.me ? 0 : keptStation(sight, key))
			)
		: 0;

/** Captured ships that come home: to who gets them more than they are to who has them. */
const captivesWorth = ({ captives }: Side, times: number): number =>
	captives && 'amount' in captives ? captives.amount * times * SHIP : 0;

/** Lux that change hands. */
const luxWorth = ({ lux, ultra }: Side): number =>
	((lux && 'amount' in lux ? lux.amount : 0) +
		ULTRA * (ultra && 'amount' in ultra ? ultra.amount : 0)) *
	LUX;

/** What hub moons bring by these terms: what the others have of it is less of a loss than what it has is a gain. */
const boonsWorth = (sight: Sight, side: Side): number =>
	sumOf(eachBoon(boonsIn(side)), ([id, whom, n]) => {
		const worth = n * boonWorth(sight, id, whom);
		return whom === sight.me || isOurs(sight, whom) ? worth : -worth / 2;
	});

/** One of it, to who has it: what others hold is not known. */
function boonWorth(sight: Sight, id: BoonId, whom: SeatId): number {
	const held = sight.open.players[whom]?.hand ?? 0;
	switch (id) {
		case 'draws':
		case 'flares':
			return CARD;
		case 'discards':
			return -CARD / 2;
		case 'hands': {
			const now = whom === sight.me ? sumOf(sight.own.hand, worthOfCard) : held * CARD;
			return HAND * CARD - now;
		}
		case 'warped':
			return SHIP;
	}
}

/** What it offers besides where its hub moon lets both draw: as much as may be. */
function withBoons(sight: Sight, shape: Deal, terms: Terms): Terms {
	const more: Side = Object.fromEntries(
		shape.give.fields.flatMap(({ id, shape: of }) =>
			(id === 'draws' || id === 'flares') && of.type === 'split'
				? [[id, { split: Object.fromEntries(of.places.map((one) => [one.id, one.max])) }] as const]
				: []
		)
	);
	const richer = { ...terms, give: { ...terms.give, ...more } };
	return worthOfTerms(sight, shape.get.seat, richer) > worthOfTerms(sight, shape.get.seat, terms)
		? richer
		: terms;
}

/** Technologies of this seat that change hands, as far as the bot knows them. */
function techsWorth(sight: Sight, of: SeatId, { techs }: Side): number {
	return techs && 'picks' in techs ? sumOf(techs.picks, (slot) => worthOfTech(sight, of, slot)) : 0;
}

/** Cards that change hands: named ones by what they are, the rest as cards. */
function cardsIn(side: Side, worth: (card: string) => number): number {
	let sum = 0;
	const { cards, kinds, number, random } = side;
	if (cards && 'picks' in cards) for (const card of cards.picks) sum += worth(card);
	if (kinds && 'split' in kinds)
		for (const [kind, n] of Object.entries(kinds.split))
			sum += n * (kind === 'attack' ? 1.2 * CARD : CARD);
	if (number && 'amount' in number) sum += number.amount * CARD * 0.7;
	if (random && 'amount' in random) sum += random.amount * CARD;
	return sum;
}

function colonyIn(sight: Sight, side: Side, receiver: SeatId): number {
	const { colony } = side;
	return colony && 'pick' in colony ? worthOfColony(sight, receiver, colony.pick as PlanetId) : 0;
}

/** The next thing to propose: a colony for a card, then for what a module has brought, then for a colony; else that, or cards. */
function offerFor(sight: Sight, shape: Deal, n: number): Terms | null {
	const get = colonyWanted(sight, shape);
	if (!get) return pieceFor(sight, shape) ?? cardsFor(sight, shape);
	const { cheap } = sight.manner.deals;
	const other = shape.get.seat;
	// Nobody is helped to the winning colony, unless it is won together.
	const dangerous = threatens(sight, other) && !winsMe(sight);
	const cards = cardsGiven(sight, shape, n < 2 ? 1 : 2);
	if (n < cheap) return { give: cards, get, promise: '' };
	const piece = dangerous || n < cheap + PIECES ? pieceGiven(sight, shape, get) : null;
	return { give: piece ?? (dangerous ? cards : colonyGiven(sight, shape)), get, promise: '' };
}

/** Offers during which it gives a technology, a space station or lux for a colony before it gives a colony. */
const PIECES = 2;

/** Each technology and space station of a side by itself, all captured ships, all lux and all ultra lux. */
const piecesOf = (fields: readonly Field[]): Side[] =>
	fields.flatMap(({ id, shape }): Side[] => {
		if ((id === 'techs' || id === 'stations') && shape.type === 'some')
			return shape.choices.map((choice) => ({ [id]: { picks: [choice.id] } }));
		const isPurse =
			(id === 'lux' || id === 'ultra' || id === 'captives') && shape.type === 'amount';
		return isPurse ? [{ [id]: { amount: shape.max } }] : [];
	});

/** What it misses least of its technologies, space stations and lux, if these terms are still worth it. */
function pieceGiven(sight: Sight, shape: Deal, get: Side): Side | null {
	const worth = (give: Side) => worthOfTerms(sight, shape.get.seat, { give, get });
	const best = bestOf(piecesOf(shape.give.fields), worth);
	return best && worth(best) > sight.manner.deals.wants ? best : null;
}

/** Without a colony to gain: the technology or space station of the other that it likes most, or their lux, for its two worst cards. */
function pieceFor(sight: Sight, shape: Deal): Terms | null {
	const give = cardsGiven(sight, shape, 2);
	const worth = (get: Side) => worthOfTerms(sight, shape.get.seat, { give, get });
	const get = bestOf(piecesOf(shape.get.fields), worth);
	return get && worth(get) > 0 ? { give, get, promise: '' } : null;
}

const winsMe = (sight: Sight): boolean => isOneShort(sight, sight.me);

function colonyWanted(sight: Sight, shape: Deal): Side | null {
	const colony = colonyAmong(shape.get.fields, (planet) => -lonely(sight, planet, sight.me));
	return colony && worthOfColony(sight, sight.me, colony) > 0 ? grant(colony) : null;
}

/** A colony where the other is least trouble: on the planet with the most own ships. */
function colonyGiven(sight: Sight, shape: Deal): Side {
	const colony = colonyAmong(shape.give.fields, (planet) => shipsOn(sight, planet)[sight.me] ?? 0);
	return colony ? grant(colony) : {};
}

const grant = (planet: PlanetId): Side => ({
	colony: { pick: planet, then: { pick: 'open' } }
});

function colonyAmong(fields: readonly Field[], score: (planet: PlanetId) => number) {
	const shape = fields.find(({ id }) => id === 'colony')?.shape;
	if (shape?.type !== 'one') return null;
	const planets = shape.choices.map(({ id }) => id as PlanetId);
	return planets.reduce<PlanetId | null>(
		(best, planet) => (best === null || score(planet) > score(best) ? planet : best),
		null
	);
}

/** Ships of others on a planet: company that may fight over it. */
const lonely = (sight: Sight, planet: PlanetId, me: SeatId): number =>
	Object.entries(shipsOn(sight, planet)).reduce(
		(sum, [seat, n]) => sum + (seat === me ? 0 : (n ?? 0)),
		0
	);

/** So many of its worst cards, named, if it holds that many; in a ransom so many captured ships. */
function cardsGiven(sight: Sight, shape: Deal, n: number): Side {
	const { fields } = shape.give;
	const [first] = fields;
	if (first?.id === 'captives' && first.shape.type === 'amount')
		return { captives: { amount: Math.min(n, first.shape.max) } };
	const field = fields.find(({ id }) => id === 'cards');
	if (field?.shape.type !== 'some') return {};
	const held = field.shape.choices.map(({ id }) => id).filter((id) => sight.own.hand.includes(id));
	const picks = worstFirst(held).slice(0, n);
	return picks.length > 0 ? { cards: { picks } } : {};
}

/** Without a colony to gain: a card at random for a bad one. */
function cardsFor(sight: Sight, shape: Deal): Terms | null {
	const get = shape.get.fields.some(({ id }) => id === 'random') ? { random: { amount: 1 } } : null;
	return get && { give: cardsGiven(sight, shape, 1), get: get as Side, promise: '' };
}
