/** The terms of a deal (CE-13): what a side may bring, what it can keep, and both in words. */
import { msg, verbatim, withBarred } from '../../core';
import type {
	AnswerTo,
	Barred,
	Choice,
	DealSide,
	Field,
	Place,
	ShapeOf,
	SplitShape,
	Standing,
	Terms,
	Words
} from '../../core';
import {
	coloniesOf,
	encounterOf,
	entriesOf,
	holderOf,
	kindsAt,
	placesOf,
	planetName,
	playerOf,
	shipsAt,
	shipsOn,
	stationWorksFor,
	stationsOf,
	techsOf
} from './board';
import type { Where } from './board';
import { countReleasable } from './captured';
import { cardName } from './cards';
import { otherPlanets } from './elsewhere';
import { cardsLike } from './hands';
import { asTold, meant, roomIn, sumOf } from '../kit';
import type { OneOf, SomeOf } from '../kit';
import { purseOf } from './modules/lux/tokens';
import { BOON_IDS, BOONS, boonPlaces, canBring, eachBoon } from './modules/moons/boons';
import type { BoonId, BoonsGiven } from './modules/moons/boons';
import { moonAt } from './modules/moons/laid';
import { tokensInWords, worthIn } from './modules/lux/worth';
import { freePlanets, keyOf } from './modules/stations/pieces';
import { techName } from './modules/tech/pieces';
import { nameOf } from './names';
import { isHeld } from './ships';
import type { Play } from './play';
import type { Board, CardId, CardKind, PlanetId, SeatId } from './types';
import type { Station, StationKey } from './modules/stations/state';
import type { Tokens } from './modules/lux/state';
import type { Tech, TechSlot } from './modules/tech/state';

/** An offer, from the point of view of the seat that made it. */
export interface Offer {
	readonly by: SeatId;
	readonly n: number;
	readonly terms: Terms;
	/** It came instead of one by the other dealer. */
	readonly counters?: true;
}

/** Who deals with whom. `captor`: who gives up captured ships of the other for a ransom (CE-13.21); left out: a deal (CE-13.1). */
export interface Dealing {
	readonly seats: readonly [SeatId, SeatId];
	readonly captor?: SeatId;
	/** Planets that ships of theirs cannot leave (CE-20.21). */
	readonly held: { readonly [seat in SeatId]?: readonly PlanetId[] };
}

/** What is to be known of these two as they deal. */
export const dealingBy = (play: Play, seats: Dealing['seats']): Dealing => ({
	seats,
	held: Object.fromEntries(
		seats.map((seat) => [
			seat,
			coloniesOf(play.board, seat).filter((planet) => isHeld(play, seat, planet))
		])
	)
});

/** The other one of two who deal. */
export const otherOf = ({ seats: [one, two] }: Dealing, seat: SeatId): SeatId =>
	seat === one ? two : one;

/** How many captured ships of the other one a seat may release: in a ransom the captor alone does. */
function releasedBy(board: Board, dealing: Dealing, giver: SeatId): number {
	const { captor } = dealing;
	if (captor !== undefined && captor !== giver) return 0;
	return countReleasable(board, giver, otherOf(dealing, giver), captor ? 'ransom' : 'deal');
}

/** What a side may bring, by the ids of its fields. */
interface Goods extends BoonGoods {
	readonly cards: SomeOf<CardId>;
	readonly kinds: SplitShape & { readonly places: readonly Place<CardKind>[] };
	readonly number: AmountShape;
	readonly random: AmountShape;
	readonly colony: OneOf<
		Choice<PlanetId> & {
			readonly then: OneOf<
				| { readonly id: 'open' | 'open moon'; readonly say: Words; readonly then?: never }
				| {
						readonly id: 'exactly' | 'exactly moon';
						readonly say: Words;
						readonly then: AmountShape;
				  }
			>;
		}
	>;
	readonly techs: SomeOf<TechSlot>;
	/** Space stations, by the planets they are beside, those of a system by name (CE-34.8). */
	readonly stations: SomeOf<StationKey>;
	/** Captured ships of the other dealer (CE-13.10). */
	readonly captives: AmountShape;
	/** Lux and ultra lux (CE-38.9). */
	readonly lux: AmountShape;
	readonly ultra: AmountShape;
}

/** What a hub moon brings, by dealers (CE-37.24). */
type BoonGoods = {
	readonly [id in BoonId]: SplitShape & { readonly places: readonly Place<SeatId>[] };
};

type AmountShape = ShapeOf<'amount'>;

/** Every field of a side is made here, so that what comes back for it has the type of its shape. */
const field = <Id extends keyof Goods>(id: Id, say: Words, shape: Goods[Id]): Field => ({
	id,
	say,
	shape
});

type Given = { readonly [good in keyof Goods]?: AnswerTo<Goods[good]> };

/** What a side brings: the kernel has checked it against the fields. */
export const given = (side: Terms['give'] | undefined): Given => (side ?? {}) as Given;

/** The same terms seen from the other side. */
export const turned = ({ give, get, promise }: Terms): Terms => ({ give: get, get: give, promise });

/** Kinds of card in words, for any number of them. */
const KIND_WORDS: Record<CardKind, Words> = {
	attack: msg('attack cards'),
	negotiate: msg('negotiate cards'),
	morph: msg('morph cards'),
	reinforcement: msg('reinforcement cards'),
	artifact: msg('artifact cards'),
	flare: msg('flare cards'),
	kicker: msg('kickers'),
	rift: msg('rifts')
};

/** So many cards of a kind, or of any kind, in words. */
export function cardsOf(kind: CardKind | null, n: number): Words {
	switch (kind) {
		case 'attack':
			return msg('{n, plural, one {# attack card} other {# attack cards}}', { n });
		case 'negotiate':
			return msg('{n, plural, one {# negotiate card} other {# negotiate cards}}', { n });
		case 'morph':
			return msg('{n, plural, one {# morph card} other {# morph cards}}', { n });
		case 'reinforcement':
			return msg('{n, plural, one {# reinforcement card} other {# reinforcement cards}}', { n });
		case 'artifact':
			return msg('{n, plural, one {# artifact card} other {# artifact cards}}', { n });
		case 'flare':
			return msg('{n, plural, one {# flare card} other {# flare cards}}', { n });
		case 'kicker':
			return msg('{n, plural, one {# kicker} other {# kickers}}', { n });
		case 'rift':
			return msg('{n, plural, one {# rift} other {# rifts}}', { n });
		case null:
			return msg('{n, plural, one {# card} other {# cards}}', { n });
	}
}

/** How many cards of which kinds a side names. */
export const kindsIn = (side: Terms['give']): [CardKind, number][] =>
	entriesOf(given(side).kinds?.split ?? {});

/** The colony a side grants, and with how many ships it is settled; null: one to four (CE-13.7). */
export interface Colony {
	readonly planet: PlanetId;
	readonly exactly: number | null;
	/** One of the ships may go to the moon there (CE-37.9). */
	readonly moon: boolean;
}

export function colonyIn(side: Terms['give'] | undefined): Colony | null {
	const { colony } = given(side);
	if (!colony) return null;
	const { pick: planet, then } = colony;
	return {
		planet,
		exactly: then.then?.amount ?? null,
		moon: then.pick === 'open moon' || then.pick === 'exactly moon'
	};
}

/** Planets on which `giver` can grant `receiver` a colony (CE-13.6), the receiver's own home among them (CE-13.9). */
export const grantable = (board: Board, giver: SeatId, receiver: SeatId): PlanetId[] =>
	coloniesOf(board, giver).filter((planet) => !shipsOn(board, planet)[receiver]);

/**
 * Where a seat may take ships from to land (CE-13.7): anywhere outside the warp, but not from the
 * planets on which it grants a colony itself (CE-13.19), for the giver's ships stay (CE-13.8).
 */
export function landing(
	board: Board,
	{ held }: Pick<Dealing, 'held'>,
	seat: SeatId,
	granted: readonly PlanetId[]
): Exclude<Where, 'warp'>[] {
	const stay: readonly string[] = [...granted, ...(held[seat] ?? [])];
	return placesOf(board, seat).filter((where) => !stay.includes(where));
}

export const landable = (
	board: Board,
	dealing: Pick<Dealing, 'held'>,
	seat: SeatId,
	granted: readonly PlanetId[]
): number => sumOf(landing(board, dealing, seat, granted), (where) => shipsAt(board, seat, where));

/** Whether each of these two can grant the other a colony (CE-38.22). */
export function mayAdd(board: Board, dealing: Dealing): boolean {
	const [one, other] = dealing.seats;
	return [
		[one, other],
		[other, one]
	].every(
		([giver, receiver]) =>
			giver !== undefined &&
			receiver !== undefined &&
			grantable(board, giver, receiver).length > 0 &&
			landable(board, dealing, receiver, []) > 0
	);
}

/** The most ships a colony is settled with when the terms name no number (CE-13.7). */
export const MOST_SETTLERS = 4;

/** Technologies a side gives (CE-32.19). */
export const techsIn = (side: Terms['give'] | undefined): readonly TechSlot[] =>
	given(side).techs?.picks ?? [];

/** The space stations a side gives (CE-34.8). */
export const stationsIn = (side: Terms['give'] | undefined): readonly StationKey[] =>
	given(side).stations?.picks ?? [];

/** Space stations a seat has and has access to, which it may give (CE-34.8). */
const givable = (board: Board, seat: SeatId): readonly Station[] =>
	stationsOf(board).filter(
		(station) => holderOf(station) === seat && stationWorksFor(board, station, seat)
	);

/** Space stations of a side that can be given to this seat: who has no home planet for one beside a planet is given none. */
function receivable(board: Board, giver: SeatId, receiver: SeatId): readonly Station[] {
	const room = freePlanets(board, receiver).length > 0;
	return givable(board, giver).filter((station) => room || !('planet' in station));
}

/** How many captured ships a side releases (CE-13.10). */
export const captivesIn = (side: Terms['give'] | undefined): number =>
	given(side).captives?.amount ?? 0;

/** Lux a side gives (CE-38.9). */
export const luxIn = (side: Terms['give'] | undefined): Tokens => {
	const { lux, ultra } = given(side);
	return { lux: lux?.amount ?? 0, ultra: ultra?.amount ?? 0 };
};

/** What a side brings by hub moons (CE-37.24). */
export const boonsIn = (side: Terms['give'] | undefined): BoonsGiven => {
	const all = given(side);
	return Object.fromEntries(
		BOON_IDS.flatMap((id) => {
			const { [id]: answer } = all;
			return answer ? [[id, answer.split] as const] : [];
		})
	);
};

/** How many cards a side gives. */
export function cardsGiven(side: Terms['give'] | undefined): number {
	const { cards, kinds, number, random } = given(side);
	return (
		(cards?.picks.length ?? 0) +
		sumOf(Object.values(kinds?.split ?? {}), (n) => n ?? 0) +
		(number?.amount ?? 0) +
		(random?.amount ?? 0)
	);
}

/** Cards a side names. */
export const namedIn = (side: Terms['give'] | undefined): readonly CardId[] =>
	given(side).cards?.picks ?? [];

/**
 * What a side may put into a deal (CE-13.3, CE-13.5), and nothing else (CE-13.10). `known`: the cards that can be
 * named, which are the own hand, or those the other side has named itself (CE-13.18). `mine` when its owner reads it.
 */
export function sideOfDeal(
	board: Board,
	dealing: Dealing,
	giver: SeatId,
	known: readonly CardId[],
	mine: boolean
): DealSide {
	const receiver = otherOf(dealing, giver);
	const captives = captivesField(board, dealing, giver, mine);
	// CE-13.21: the captor gives nothing else.
	if (dealing.captor === giver) return { seat: giver, fields: captives };
	const { hand } = playerOf(board, giver);
	const fields: Field[] = [];
	if (known.length > 0)
		fields.push(
			field('cards', msg('Cards named'), {
				type: 'some',
				choices: known.map((card) => ({ id: card, say: cardName(card), on: card })),
				min: 1,
				max: known.length
			})
		);
	const anyNumber = { type: 'amount', min: 1, max: hand.length } as const;
	if (hand.length > 0)
		fields.push(
			field(
				'kinds',
				mine ? msg('Cards of a kind, of your choice') : msg('Cards of a kind, of their choice'),
				{
					type: 'split',
					// What the other side holds plays no part: that would tell (CE-13.14).
					places: kindsAt(board)
						.map((kind) => ({
							id: kind,
							say: KIND_WORDS[kind],
							max: mine ? cardsLike(hand, kind).length : hand.length
						}))
						.filter(({ max }) => max > 0),
					min: 1,
					max: hand.length
				}
			),
			field(
				'number',
				mine ? msg('Any cards of your choice') : msg('Any cards of their choice'),
				anyNumber
			),
			field('random', msg('Cards taken at random'), anyNumber)
		);
	const planets = grantable(board, giver, receiver);
	const ships = landable(board, dealing, receiver, []);
	if (planets.length > 0 && ships > 0)
		fields.push(
			field('colony', msg('A colony'), {
				type: 'one',
				choices: planets.map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					then: {
						type: 'one',
						usual: 'open',
						choices: settling(board, planet, { type: 'amount', min: 1, max: ships })
					}
				}))
			})
		);
	const techs = techsOf(board, giver);
	if (techs.length > 0)
		fields.push(
			field('techs', msg('Technologies'), {
				type: 'some',
				choices: techs.map((tech) => ({
					id: tech.slot,
					// What lies face down its own player knows (CE-32.3).
					say: mine ? techName(tech.id) : techAs(tech),
					on: tech.slot,
					...(!tech.faceUp && {
						note: msg('face down, {n, plural, one {# ship} other {# ships}} on it', {
							n: tech.ships[giver] ?? 0
						})
					})
				})),
				min: 1,
				max: techs.length
			})
		);
	const stations = receivable(board, giver, receiver);
	if (stations.length > 0)
		fields.push(
			field('stations', msg('Space stations'), {
				type: 'some',
				choices: stations.map((station) => ({
					id: keyOf(station),
					say: nameOf('station', station.id),
					...('planet' in station && { on: station.planet })
				})),
				min: 1,
				max: Math.min(
					freePlanets(board, receiver).length +
						stations.filter((station) => !('planet' in station)).length,
					stations.length
				)
			})
		);
	fields.push(...captives);
	const { lux, ultra } = purseOf(board, giver);
	if (lux > 0) fields.push(field('lux', msg('Lux'), { type: 'amount', min: 1, max: lux }));
	if (ultra > 0)
		fields.push(field('ultra', msg('Ultra lux'), { type: 'amount', min: 1, max: ultra }));
	for (const id of BOON_IDS) {
		// CE-37.24: hub moons speak of deals.
		const places = board.moons && !dealing.captor && boonPlaces(board, giver, receiver, id);
		if (places)
			fields.push(field(id, BOONS[id].say, { type: 'split', places, min: 1, max: roomIn(places) }));
	}
	return { seat: giver, fields };
}

function captivesField(board: Board, dealing: Dealing, giver: SeatId, mine: boolean): Field[] {
	const max = releasedBy(board, dealing, giver);
	const say = mine ? msg('Captured ships of theirs') : msg('Captured ships of yours');
	return max > 0 ? [field('captives', say, { type: 'amount', min: 1, max })] : [];
}

/** With how many ships a colony is settled (CE-13.7), and whether one may go to the moon (CE-37.9): by itself none may. */
const settling = (
	board: Board,
	planet: PlanetId,
	then: AmountShape
): Goods['colony']['choices'][number]['then']['choices'] => [
	{ id: 'open', say: msg('with one to four ships, as its new owner likes') },
	{ id: 'exactly', say: msg('with exactly so many ships'), then },
	...(moonAt(board, planet)?.by === null
		? [
				{
					id: 'open moon' as const,
					say: msg('with one to four ships, one of which may go to the moon')
				},
				{
					id: 'exactly moon' as const,
					say: msg('with exactly so many ships, one of which may go to the moon'),
					then
				}
			]
		: [])
];

/** A technology as all see it. */
const techAs = ({ id, faceUp }: Tech): Words =>
	faceUp ? techName(id) : msg('a technology that lies face down');

const SHIP_FOR_CARD = msg('A captured ship for a card');

/** What dealers often offer each other, as far as both could hold to it by what lies open. */
export function usualTerms(
	board: Board,
	dealing: Dealing,
	seat: SeatId
): NonNullable<ShapeOf<'deal'>['usual']> {
	const other = otherOf(dealing, seat);
	const colony = (giver: SeatId, receiver: SeatId): Terms['give'] => {
		const planets = grantable(board, giver, receiver);
		const target = encounterOf(board).target;
		const planet = planets.find((one) => one === target) ?? planets[0];
		return planet ? { colony: { pick: planet, then: { pick: 'open' } } } : {};
	};
	const hasCards = (one: SeatId) => playerOf(board, one).hand.length > 0;
	const oneCard = (giver: SeatId): Terms['give'] =>
		hasCards(giver) ? { number: { amount: 1 } } : {};
	const [mine, theirs] = [colony(seat, other), colony(other, seat)];
	const released = { captives: { amount: 1 } };
	const offers = dealing.captor
		? [
				dealing.captor === seat
					? { say: SHIP_FOR_CARD, give: released, get: oneCard(other), both: true }
					: { say: SHIP_FOR_CARD, give: oneCard(seat), get: released, both: true }
			]
		: [
				{ say: msg('A colony for a colony'), give: mine, get: theirs, both: true },
				{ say: msg('A card for a card'), give: oneCard(seat), get: oneCard(other), both: true },
				{ say: msg('A card of yours for a colony'), give: oneCard(seat), get: theirs, both: true },
				{ say: msg('Only a card of yours'), give: oneCard(seat), get: {}, both: false }
			];
	return offers.flatMap(({ say, give, get, both }) => {
		const isEmpty = (side: Terms['give']) => Object.keys(side).length === 0;
		const terms: Terms = { give, get, promise: '' };
		if (isEmpty(give) || (both && isEmpty(get)) || cannotKeep(board, dealing, seat, terms))
			return [];
		return [{ say, terms }];
	});
}

/** A deal that says where no colony can be granted (CE-13.6). */
export function withColoniesBarred(board: Board, deal: ShapeOf<'deal'>): ShapeOf<'deal'> {
	const told = (giver: DealSide, receiver: SeatId): DealSide => ({
		...giver,
		fields: giver.fields.map((one) => {
			const { shape } = one;
			return one.id === 'colony' && shape.type === 'one'
				? { ...one, shape: withBarred(shape, notGranted(board, giver.seat, receiver)) }
				: one;
		})
	});
	const { give, get } = deal;
	return { ...deal, give: told(give, get.seat), get: told(get, give.seat) };
}

const notGranted = (board: Board, giver: SeatId, receiver: SeatId): Barred[] => [
	...coloniesOf(board, giver)
		.filter((planet) => shipsOn(board, planet)[receiver])
		.map((planet) => ({
			...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-13.6' },
			why: msg('{who} has a colony there.', { who: receiver })
		})),
	otherPlanets(
		msg('{who} grants a colony where they have one themselves.', { who: giver }),
		'CE-13.6'
	)
];

/** Whether the giver can hold to its side; judged from its own hand, so told to it alone (CE-13.14). */
export function cannotGive(
	board: Board,
	dealing: Dealing,
	seat: SeatId,
	side: Terms['give']
): Words | null {
	const { hand } = playerOf(board, seat);
	const cards = meant(hand, namedIn(side));
	if (cards.length < namedIn(side).length) return msg('You no longer hold a card named.');
	const rest = hand.filter((card) => !cards.includes(card));
	let needed = 0;
	for (const [kind, n] of kindsIn(side)) {
		if (cardsLike(rest, kind).length < n)
			return msg('You do not hold {cards} more.', { cards: cardsOf(kind, n) });
		needed += n;
	}
	const { number, random } = given(side);
	needed += (number?.amount ?? 0) + (random?.amount ?? 0);
	if (needed > rest.length) return msg('You do not hold that many cards.');
	const slots = techsOf(board, seat).map(({ slot }) => slot);
	if (!techsIn(side).every((slot) => slots.includes(slot)))
		return msg('You no longer have a technology named.');
	const stations = givable(board, seat).map(keyOf);
	if (!stationsIn(side).every((key) => stations.includes(key)))
		return msg('You no longer have access to a space station named.');
	if (captivesIn(side) > releasedBy(board, dealing, seat))
		return msg('You no longer have that many captured ships of theirs.');
	if (!canBring(board, seat, boonsIn(side)))
		return msg('What a moon was to bring can no longer come.');
	const [purse, tokens] = [purseOf(board, seat), luxIn(side)];
	return tokens.lux > purse.lux || tokens.ultra > purse.ultra
		? msg('You no longer have so many lux.')
		: null;
}

/** Why this seat could not accept these terms, as it sees them; null when it could. */
export const cannotKeep = (
	board: Board,
	dealing: Dealing,
	seat: SeatId,
	terms: Terms
): Words | null =>
	cannotGive(board, dealing, seat, terms.give) ?? cannotSettle(board, dealing, seat, terms);

/** A side with other names for its cards. */
const withCards = (side: Terms['give'], picks: readonly CardId[]): Terms['give'] =>
	side['cards'] ? { ...side, cards: { picks } } : side;

/** CE-23.5: an offer tells what the cards named are, and not which of several copies. */
export const openly = ({ give, get, promise }: Terms, seat: SeatId, other: SeatId): Terms => ({
	give: withCards(give, asTold(seat, namedIn(give))),
	get: withCards(get, asTold(other, namedIn(get))),
	promise
});

/** The same, with the cards this seat would give as it holds them; a card it lacks keeps the name it was told by. */
function ownCards(board: Board, seat: SeatId, terms: Terms): Terms {
	const cards = namedIn(terms.give);
	const held = meant(playerOf(board, seat).hand, cards);
	return held.length < cards.length ? terms : { ...terms, give: withCards(terms.give, held) };
}

/** The offer on the table as this seat sees it. */
export function standingFor(
	board: Board,
	dealing: Dealing,
	seat: SeatId,
	{ by, n, terms, counters }: Offer
): Standing {
	if (by === seat) return { by, n, terms: ownCards(board, seat, terms) };
	const mine = turned(terms);
	const cannot = cannotKeep(board, dealing, seat, mine);
	return {
		by,
		n,
		terms: ownCards(board, seat, mine),
		...(counters ? { counters } : {}),
		...(cannot === null ? {} : { cannot })
	};
}

/** Whether both colonies can be settled, judged from the board alone (CE-13.7, CE-13.8). */
function cannotSettle(
	board: Board,
	dealing: Dealing,
	seat: SeatId,
	{ give, get }: Terms
): Words | null {
	const other = otherOf(dealing, seat);
	for (const [giver, receiver, side] of [
		[other, seat, get],
		[seat, other, give]
	] as const) {
		const named = givable(board, giver).filter((one) => stationsIn(side).includes(keyOf(one)));
		const room = freePlanets(board, receiver).length;
		// CE-34.8: those of a system need no planet.
		if (named.filter((one) => 'planet' in one).length > room)
			return msg('{who} has no home planet for so many space stations.', { who: receiver });
	}
	for (const [receiver, theirs, mine] of [
		[seat, colonyIn(get), colonyIn(give)],
		[other, colonyIn(give), colonyIn(get)]
	] as const) {
		if (!theirs) continue;
		const held = landable(board, dealing, receiver, mine ? [mine.planet] : []);
		if (held >= (theirs.exactly ?? 1)) continue;
		return msg(
			'{who} has {n, plural, one {# ship} other {# ships}} to settle with; those where they grant a colony stay.',
			{ who: receiver, n: held }
		);
	}
	return null;
}

/** What a side brings, in words; cards named are told one by one, or how many they are. */
export function goodsIn(
	board: Board,
	giver: SeatId,
	side: Terms['give'],
	exactly: boolean
): Words[] {
	const goods: Words[] = [];
	const cards = namedIn(side);
	if (exactly) goods.push(...cards.map(cardName));
	else if (cards.length > 0) goods.push(cardsOf(null, cards.length));
	for (const [kind, n] of kindsIn(side)) goods.push(cardsOf(kind, n));
	const { number, random } = given(side);
	if (number)
		goods.push(
			msg('{n, plural, one {# card} other {# cards}} of their choice', { n: number.amount })
		);
	if (random)
		goods.push(msg('{n, plural, one {# card} other {# cards}} at random', { n: random.amount }));
	const colony = colonyIn(side);
	if (colony) goods.push(sayColony(colony));
	for (const slot of techsIn(side)) {
		const tech = techsOf(board, giver).find((one) => one.slot === slot);
		if (tech) goods.push(techAs(tech));
	}
	for (const station of stationsOf(board))
		if (stationsIn(side).includes(keyOf(station))) goods.push(nameOf('station', station.id));
	const captives = captivesIn(side);
	if (captives > 0)
		goods.push(msg('{n, plural, one {# captured ship} other {# captured ships}}', { n: captives }));
	const tokens = luxIn(side);
	if (worthIn(tokens) > 0) goods.push(tokensInWords(tokens));
	for (const [id, whom, n] of eachBoon(boonsIn(side))) goods.push(BOONS[id].named(n, whom));
	return goods;
}

/** Terms in words, by giver. */
function saySide(board: Board, giver: SeatId, side: Terms['give'], exactly: boolean): Words {
	const goods = goodsIn(board, giver, side, exactly);
	return goods.length > 0
		? msg('{who, select, you {you give} other {# gives}} {goods}', {
				who: giver,
				goods: { and: goods }
			})
		: msg('{who, select, you {you give} other {# gives}} nothing', { who: giver });
}

function sayColony(granted: Colony): Words {
	const { moon } = granted;
	const colony = sayLanding(granted);
	return moon ? msg('{colony}, and a ship may go to the moon', { colony }) : colony;
}

function sayLanding({ planet: id, exactly: n }: Colony): Words {
	const planet = planetName(id);
	return n === null
		? msg('a colony on {planet}', { planet })
		: msg('a colony on {planet} with {n, plural, one {# ship} other {# ships}}', { planet, n });
}

export function sayTerms(
	board: Board,
	by: SeatId,
	other: SeatId,
	terms: Terms,
	exactly: boolean
): Words {
	const give = saySide(board, by, terms.give, exactly);
	const get = saySide(board, other, terms.get, exactly);
	return terms.promise
		? msg('{give}; {get}. Promised, not binding: “{promise}”', {
				give,
				get,
				promise: verbatim(terms.promise)
			})
		: msg('{give}; {get}.', { give, get });
}
