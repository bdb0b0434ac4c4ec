/**
 * What players give each other by a deal of all of them (CE-33.41): one set of terms, made of gifts of one player to
 * another, which all see. Every good is one of a deal of two (CE-13.3), but for cards by their names (CE-33.43).
 */
import { msg } from '../../../../core';
import type { Field, Terms, Words } from '../../../../core';
import { bestOf, entriesOf, leftOf, othersThan, sumOf } from '../../../kit';
import { coloniesOf, playerOf, shipsAt, stationsOf } from '../../board';
import type { Play } from '../../play';
import { isHeld } from '../../ships';
import {
	cannotGive,
	captivesIn,
	cardsGiven,
	colonyIn,
	given,
	goodsIn,
	grantable,
	kindsIn,
	landable,
	luxIn,
	sideOfDeal,
	stationsIn,
	techsIn
} from '../../terms';
import type { Colony, Dealing } from '../../terms';
import { BOON_IDS } from '../moons/boons';
import { freePlanets, keyOf } from '../stations/pieces';
import type { Board, CardKind, PlanetId, SeatId } from '../../types';

type Side = Terms['give'];

/** What one player gives another. */
export interface Gift {
	readonly from: SeatId;
	readonly to: SeatId;
	readonly gives: Side;
}

/** The terms on the table, and who has agreed to them. */
export interface Council {
	/** At most one for each giver and receiver. */
	readonly gifts: readonly Gift[];
	readonly agreed: readonly SeatId[];
	/** How often they were changed. */
	readonly n: number;
}

export const isOfPair =
	(from: SeatId, to: SeatId) =>
	(gift: Pick<Gift, 'from' | 'to'>): boolean =>
		gift.from === from && gift.to === to;

/** Planets that ships of each cannot leave (CE-20.21). */
export const heldIn = (play: Play): Dealing['held'] =>
	Object.fromEntries(
		play.board.order.map((seat) => [
			seat,
			coloniesOf(play.board, seat).filter((planet) => isHeld(play, seat, planet))
		])
	);

/** What `from` may be said to give `to`, as `reader` is asked for it: their hand is known to themselves alone (CE-13.14). */
export function fieldsFor(
	play: Play,
	gifts: readonly Gift[],
	{ from, to }: Pick<Gift, 'from' | 'to'>,
	reader: SeatId,
	held = heldIn(play)
): Field[] {
	// CE-33.42: one colony for each, whoever grants it; another one of the same giver takes its place.
	const granted = colonyOf(gifts, to);
	const takes = granted === null || granted.from === from;
	const dealing: Dealing = { seats: [from, to], held };
	return sideOfDeal(play.board, dealing, from, [], reader === from).fields.filter(
		({ id }) => (id !== 'colony' || takes) && !BOON_IDS.some((boon) => boon === id)
	);
}

/** Who has anything to give to whom. */
export function pairsIn(play: Play): { readonly from: SeatId; readonly to: SeatId }[] {
	const { board } = play;
	const held = heldIn(play);
	return board.order
		.flatMap((from) => othersThan(board, from).map((to) => ({ from, to })))
		.filter((pair) => fieldsFor(play, [], pair, pair.to, held).length > 0);
}

/** The terms with this gift besides: of each good the latest counts. */
export function withGift(gifts: readonly Gift[], { from, to, gives }: Gift): Gift[] {
	const isIt = isOfPair(from, to);
	const before = gifts.find(isIt);
	return before
		? gifts.map((one) => (isIt(one) ? { from, to, gives: { ...one.gives, ...gives } } : one))
		: [...gifts, { from, to, gives }];
}

/** Each good of the terms by itself, with a name to take it off by. */
export const goodsOf = (gifts: readonly Gift[]): { readonly id: string; readonly gift: Gift }[] =>
	gifts.flatMap(({ from, to, gives }) =>
		Object.entries(gives).map(([good, answer]) => ({
			id: `${from} ${to} ${good}`,
			gift: { from, to, gives: { [good]: answer } }
		}))
	);

/** The terms without this good. */
export const withoutGood = (gifts: readonly Gift[], id: string): Gift[] =>
	goodsOf(gifts)
		.filter((good) => good.id !== id)
		.reduce<Gift[]>((rest, { gift }) => withGift(rest, gift), []);

export function sayGift(board: Board, { from, to, gives }: Gift): Words {
	return msg('{who, select, you {you give} other {# gives}} {whom} {goods}', {
		who: from,
		whom: to,
		goods: { and: goodsIn(board, from, gives, false) }
	});
}

export const sayGifts = (board: Board, gifts: readonly Gift[]) => ({
	and: gifts.map((gift) => sayGift(board, gift))
});

/** The colony that comes to a seat, and who grants it; null: none does. */
export function colonyOf(
	gifts: readonly Gift[],
	seat: SeatId
): (Colony & Pick<Gift, 'from'>) | null {
	for (const { from, to, gives } of gifts) {
		const colony = to === seat ? colonyIn(gives) : null;
		if (colony) return { ...colony, from };
	}
	return null;
}

/** The terms with a card at random in place of the colony that comes to a seat, if its giver has one more to give. */
export function cardForColony(board: Board, gifts: readonly Gift[], seat: SeatId): Gift[] {
	const from = colonyOf(gifts, seat)?.from;
	if (!from) return gifts.slice();
	const cards = sumOf(of(gifts, from), ({ gives }) => cardsGiven(gives));
	const isIt = isOfPair(from, seat);
	return gifts.flatMap((gift) => {
		if (!isIt(gift)) return [gift];
		const { colony: _colony, ...gives } = gift.gives;
		const amount = (given(gives).random?.amount ?? 0) + 1;
		if (playerOf(board, from).hand.length > cards)
			return [{ ...gift, gives: { ...gives, random: { amount } } }];
		return Object.keys(gives).length > 0 ? [{ ...gift, gives }] : [];
	});
}

/** Planets on which a seat grants colonies. */
export const grantedBy = (gifts: readonly Gift[], seat: SeatId): PlanetId[] =>
	gifts.flatMap(({ from, gives }) => {
		const colony = from === seat ? colonyIn(gives) : null;
		return colony ? [colony.planet] : [];
	});

const of = (gifts: readonly Gift[], seat: SeatId): readonly Gift[] =>
	gifts.filter(({ from }) => from === seat);

/** All that a seat gives, whoever gets it, as one side of a deal; colonies and captured ships are each receiver's. */
function together(gifts: readonly Gift[], seat: SeatId): Side {
	const sides = of(gifts, seat).map(({ gives }) => gives);
	const kinds: { [kind in CardKind]?: number } = {};
	for (const [kind, n] of sides.flatMap(kindsIn)) kinds[kind] = (kinds[kind] ?? 0) + n;
	const number = sumOf(sides, (side) => given(side).number?.amount ?? 0);
	const random = sumOf(sides, (side) => given(side).random?.amount ?? 0);
	const [techs, stations] = [sides.flatMap(techsIn), sides.flatMap(stationsIn)];
	const lux = sumOf(sides, (side) => luxIn(side).lux);
	const ultra = sumOf(sides, (side) => luxIn(side).ultra);
	return {
		...(entriesOf(kinds).length > 0 && { kinds: { split: kinds } }),
		...(number > 0 && { number: { amount: number } }),
		...(random > 0 && { random: { amount: random } }),
		...(techs.length > 0 && { techs: { picks: techs } }),
		...(stations.length > 0 && { stations: { picks: stations } }),
		...(lux > 0 && { lux: { amount: lux } }),
		...(ultra > 0 && { ultra: { amount: ultra } })
	};
}

/** Why a seat cannot give all it is to give, judged from its own hand, so told to it alone (CE-13.14); null: it can. */
export function cannotGiveAll(board: Board, gifts: readonly Gift[], seat: SeatId): Words | null {
	for (const { to, gives } of of(gifts, seat)) {
		const n = captivesIn(gives);
		const wrong =
			n > 0
				? cannotGive(board, { seats: [seat, to], held: {} }, seat, { captives: { amount: n } })
				: null;
		if (wrong) return wrong;
	}
	// Whom it gives them to plays no part.
	return cannotGive(board, { seats: [seat, seat], held: {} }, seat, together(gifts, seat));
}

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Why these terms cannot come about, by what all see; null: they can. */
export function cannotCome(play: Play, gifts: readonly Gift[]): Words | null {
	const { board } = play;
	const held = heldIn(play);
	for (const seat of board.order) {
		const sides = of(gifts, seat).map(({ gives }) => gives);
		if (isTwice(sides.flatMap(techsIn)) || isTwice(sides.flatMap(stationsIn)))
			return msg('{who} cannot give the same thing twice.', { who: seat });
		const keys = gifts.flatMap(({ to, gives }) => (to === seat ? stationsIn(gives) : []));
		const beside = stationsOf(board).filter((one) => 'planet' in one && keys.includes(keyOf(one)));
		// CE-34.8: those of a system need no planet.
		if (beside.length > freePlanets(board, seat).length)
			return msg('{who} has no home planet for so many space stations.', { who: seat });
		const colony = colonyOf(gifts, seat);
		if (!colony) continue;
		if (!grantable(board, colony.from, seat).includes(colony.planet))
			return msg('{who} can no longer get that colony.', { who: seat });
		const ships = landable(board, { held }, seat, grantedBy(gifts, seat));
		if (ships < (colony.exactly ?? 1))
			return msg(
				'{who} has {n, plural, one {# ship} other {# ships}} to settle with; those where they grant a colony stay.',
				{ who: seat, n: ships }
			);
	}
	return null;
}

/** Whom a seat gives to where all give to their left. */
export const nextOf = (table: Pick<Board, 'order'>, seat: SeatId): SeatId =>
	leftOf(table, seat)[0] ?? seat;

const card = (board: Board, from: SeatId): Gift[] =>
	playerOf(board, from).hand.length > 0
		? [{ from, to: nextOf(board, from), gives: { number: { amount: 1 } } }]
		: [];

/**
 * Each grants the player on their left a colony, on the planet with the most ships of the giver, where the other is
 * least trouble. `planets`: where one can grant another a colony; `ships`: how many the first has there.
 */
export function roundOfColonies(
	order: readonly SeatId[],
	planets: (from: SeatId, to: SeatId) => readonly PlanetId[],
	ships: (seat: SeatId, planet: PlanetId) => number
): Gift[] {
	return order.flatMap((from) => {
		const to = nextOf({ order }, from);
		const pick = bestOf(planets(from, to), (planet) => ships(from, planet));
		return pick ? [{ from, to, gives: { colony: { pick, then: { pick: 'open' } } } }] : [];
	});
}

/** Whole terms that are often proposed, by what all see; each could come about. */
export const USUAL = {
	colonies: (play: Play): readonly Gift[] => {
		const { board } = play;
		const all = roundOfColonies(
			board.order,
			(from, to) => grantable(board, from, to),
			(seat, planet) => shipsAt(board, seat, planet)
		);
		const held = heldIn(play);
		return all.filter(({ to }) => landable(board, { held }, to, grantedBy(all, to)) > 0);
	},
	cards: ({ board }: Play): readonly Gift[] => board.order.flatMap((seat) => card(board, seat)),
	mine: ({ board }: Play, seat: SeatId): readonly Gift[] => card(board, seat)
} satisfies { readonly [id: string]: (play: Play, seat: SeatId) => readonly Gift[] };

export type UsualId = keyof typeof USUAL;
