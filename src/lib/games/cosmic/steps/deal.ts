/** Deals (CE-13): the main players offer and counter until they agree or one refuses. */
import { msg, refuse, verbatim } from '../../../core';
import type {
	AnswerTo,
	Choice,
	DealShape,
	DealSide,
	Field,
	Place,
	Refusal,
	ShapeOf,
	SplitShape,
	Standing,
	Terms,
	Words
} from '../../../core';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	entriesOf,
	opponentOf,
	placesOf,
	planetName,
	playerOf,
	shipsAt,
	shipsOn,
	targetOf,
	whereName
} from '../board';
import type { Where } from '../board';
import { caused, told } from '../because';
import type { Led } from '../because';
import { cardName } from '../cards';
import { cardsLike, handOver, randomCards } from '../hands';
import { asTold, meant } from '../copies';
import { moveShips, movesFrom } from '../ships';
import type { ShipMove, Spread } from '../ships';
import { CARD_KINDS } from '../types';
import { fromLargest } from './lose';
import type { Doomed } from './lose';
import { offenseOf } from './turn';
import { formsOf } from '../play';
import type { OneOf, Play, SomeOf, Step, StepFrame } from '../play';
import type { Board, CardId, CardKind, PlanetId, SeatId, Ships } from '../types';

/** CE-13.13: ships each main player loses when no deal is made. */
const PENALTY = 3;

/** An offer, from the point of view of the seat that made it. */
interface Offer {
	readonly by: SeatId;
	readonly n: number;
	readonly terms: Terms;
}

/** Cards that a dealer has still to pick: so many of a kind, or of any kind. */
interface Owed {
	readonly seat: SeatId;
	readonly kind: CardKind | null;
	readonly n: number;
}

declare module '../play' {
	interface Steps {
		deal: {
			/** The offer on the table. */
			offer?: Offer;
			/** The terms agreed, as what each dealer gives; set once there is a deal. */
			agreed?: { readonly [seat in SeatId]?: Terms['give'] };
			/** The deal, as it was told. */
			why?: Led;
			/** Cards still to be picked, in this order, and those picked meanwhile. */
			owed?: readonly Owed[];
			cards?: { readonly [seat in SeatId]?: readonly CardId[] };
			/** Ships that will settle. */
			moves?: readonly ShipMove[];
		};
	}
}

type Frame = StepFrame<'deal'>;

const { run, ask, each, talk } = formsOf('deal');

/** What a side may bring, by the ids of its fields. */
interface Goods {
	readonly cards: SomeOf<CardId>;
	readonly kinds: SplitShape & { readonly places: readonly Place<CardKind>[] };
	readonly number: AmountShape;
	readonly random: AmountShape;
	readonly colony: OneOf<
		Choice<PlanetId> & {
			readonly then: OneOf<
				| { readonly id: 'open'; readonly say: Words }
				| { readonly id: 'exactly'; readonly say: Words; readonly then: AmountShape }
			>;
		}
	>;
}

type AmountShape = ShapeOf<'amount'>;

/** Every field of a side is made here, so that what comes back for it has the type of its shape. */
const field = <Id extends keyof Goods>(id: Id, say: Words, shape: Goods[Id]): Field => ({
	id,
	say,
	shape
});

type Given = { readonly [good in keyof Goods]?: AnswerTo<Goods[good]> };

/** What a side brings: the kernel has checked it against the fields. */
const given = (side: Terms['give'] | undefined): Given => (side ?? {}) as Given;

/** The same terms seen from the other side. */
const turned = ({ give, get, promise }: Terms): Terms => ({ give: get, get: give, promise });

/** Kinds of card in words, for any number of them. */
const KIND_WORDS: Record<CardKind, Words> = {
	attack: msg('attack cards'),
	negotiate: msg('negotiate cards'),
	morph: msg('morph cards'),
	reinforcement: msg('reinforcement cards'),
	artifact: msg('artifact cards'),
	flare: msg('flare cards')
};

/** So many cards of a kind, or of any kind, in words. */
function cardsOf(kind: CardKind | null, n: number): Words {
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
		case null:
			return msg('{n, plural, one {# card} other {# cards}}', { n });
	}
}

/** How many cards of which kinds a side names. */
const kindsIn = (side: Terms['give']): [CardKind, number][] =>
	entriesOf(given(side).kinds?.split ?? {});

/** The colony a side grants, and with how many ships it is settled; null: one to four (CE-13.7). */
interface Colony {
	readonly planet: PlanetId;
	readonly exactly: number | null;
}

function colonyIn(side: Terms['give'] | undefined): Colony | null {
	const { colony } = given(side);
	if (!colony) return null;
	const { pick: planet, then } = colony;
	return { planet, exactly: then.pick === 'exactly' ? then.then.amount : null };
}

/** Planets on which `giver` can grant `receiver` a colony (CE-13.6), the receiver's own home among them (CE-13.9). */
const grantable = (board: Board, giver: SeatId, receiver: SeatId): PlanetId[] =>
	coloniesOf(board, giver).filter((planet) => !shipsOn(board, planet)[receiver]);

/**
 * Where a seat may take ships from to land (CE-13.7): anywhere outside the warp, but not from the
 * planet on which it grants a colony itself (CE-13.19), for the giver's ships stay (CE-13.8).
 */
const landing = (board: Board, seat: SeatId, granted: string | null): Exclude<Where, 'warp'>[] =>
	placesOf(board, seat).filter((where) => where !== granted);

const landable = (board: Board, seat: SeatId, granted: string | null): number =>
	landing(board, seat, granted).reduce((total, where) => total + shipsAt(board, seat, where), 0);

/** The most ships a colony is settled with when the terms name no number (CE-13.7). */
const MOST_SETTLERS = 4;

/** Cards a side names. */
const namedIn = (side: Terms['give'] | undefined): readonly CardId[] =>
	given(side).cards?.picks ?? [];

/**
 * What a side may put into a deal (CE-13.3, CE-13.5), and nothing else (CE-13.10). `known`: the cards that can be
 * named, which are the own hand, or those the other side has named itself (CE-13.18). `mine` when its owner reads it.
 */
function sideOfDeal(
	board: Board,
	giver: SeatId,
	receiver: SeatId,
	known: readonly CardId[],
	mine: boolean
): DealSide {
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
				mine ? msg('Cards of a kind, of your choice') : msg('Cards of a kind, of its choice'),
				{
					type: 'split',
					// What the other side holds plays no part: that would tell (CE-13.14).
					places: CARD_KINDS.map((kind) => ({
						id: kind,
						say: KIND_WORDS[kind],
						max: mine ? cardsLike(hand, kind).length : hand.length
					})).filter(({ max }) => max > 0),
					min: 1,
					max: hand.length
				}
			),
			field(
				'number',
				mine ? msg('Any cards of your choice') : msg('Any cards of its choice'),
				anyNumber
			),
			field('random', msg('Cards taken at random'), anyNumber)
		);
	const planets = grantable(board, giver, receiver);
	const ships = landable(board, receiver, null);
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
						choices: [
							{ id: 'open', say: msg('With one to four ships, as its new owner likes') },
							{
								id: 'exactly',
								say: msg('With exactly so many ships'),
								then: { type: 'amount', min: 1, max: ships }
							}
						]
					}
				}))
			})
		);
	return { seat: giver, fields };
}

/** Whether the giver can hold to its side; judged from its own hand, so told to it alone (CE-13.14). */
function cannotGive(board: Board, seat: SeatId, side: Terms['give']): Words | null {
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
	return needed > rest.length ? msg('You do not hold that many cards.') : null;
}

/** Why this seat could not accept these terms, as it sees them; null when it could. */
const cannotKeep = (board: Board, seat: SeatId, terms: Terms): Words | null =>
	cannotGive(board, seat, terms.give) ?? cannotSettle(board, seat, terms);

/** A side with other names for its cards. */
const withCards = (side: Terms['give'], picks: readonly CardId[]): Terms['give'] =>
	side['cards'] ? { ...side, cards: { picks } } : side;

/** CE-23.5: an offer tells what the cards named are, and not which of several copies. */
const openly = ({ give, get, promise }: Terms, seat: SeatId, other: SeatId): Terms => ({
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
function standingFor(board: Board, seat: SeatId, { by, n, terms }: Offer): Standing {
	if (by === seat) return { by, n, terms: ownCards(board, seat, terms) };
	const mine = turned(terms);
	const cannot = cannotKeep(board, seat, mine);
	return {
		by,
		n,
		terms: ownCards(board, seat, mine),
		...(cannot === null ? {} : { cannot })
	};
}

/** Whether both colonies can be settled, judged from the board alone (CE-13.7, CE-13.8). */
function cannotSettle(board: Board, seat: SeatId, { give, get }: Terms): Words | null {
	const other = opponentOf(board, seat);
	for (const [receiver, theirs, mine] of [
		[seat, colonyIn(get), colonyIn(give)],
		[other, colonyIn(give), colonyIn(get)]
	] as const) {
		if (!theirs) continue;
		const held = landable(board, receiver, mine?.planet ?? null);
		if (held >= (theirs.exactly ?? 1)) continue;
		return msg(
			'{who} has {n, plural, one {# ship} other {# ships}} to settle with; those where it grants a colony stay.',
			{ who: receiver, n: held }
		);
	}
	return null;
}

/** Refuses terms its seat cannot keep. What the other side holds plays no part: that would tell. */
function checkAnswer(
	play: Play,
	{ offer }: Frame,
	answer: AnswerTo<DealShape>,
	seat: SeatId
): Refusal | null {
	const wrong =
		'offer' in answer
			? cannotGive(play.board, seat, answer.offer.give)
			: 'accept' in answer && offer
				? cannotKeep(play.board, seat, turned(offer.terms))
				: null;
	return wrong === null ? null : refuse('CE-13.14', wrong).refusal;
}

/** Terms in words, by giver. */
function saySide(giver: SeatId, side: Terms['give'], exactly: boolean): Words {
	const goods: Words[] = [];
	const cards = namedIn(side);
	if (exactly) goods.push(...cards.map(cardName));
	else if (cards.length > 0) goods.push(cardsOf(null, cards.length));
	for (const [kind, n] of kindsIn(side)) goods.push(cardsOf(kind, n));
	const { number, random } = given(side);
	if (number)
		goods.push(
			msg('{n, plural, one {# card} other {# cards}} of its choice', { n: number.amount })
		);
	if (random)
		goods.push(msg('{n, plural, one {# card} other {# cards}} at random', { n: random.amount }));
	const colony = colonyIn(side);
	if (colony) goods.push(sayColony(colony));
	return goods.length > 0
		? msg('{who} gives {goods}', { who: giver, goods: { and: goods } })
		: msg('{who} gives nothing', { who: giver });
}

function sayColony({ planet: id, exactly: n }: Colony): Words {
	const planet = planetName(id);
	return n === null
		? msg('a colony on {planet}', { planet })
		: msg('a colony on {planet} with {n, plural, one {# ship} other {# ships}}', { planet, n });
}

function sayTerms(by: SeatId, other: SeatId, terms: Terms, exactly: boolean): Words {
	const give = saySide(by, terms.give, exactly);
	const get = saySide(other, terms.get, exactly);
	return terms.promise
		? msg('{give}; {get}. Promised, not binding: “{promise}”', {
				give,
				get,
				promise: verbatim(terms.promise)
			})
		: msg('{give}; {get}.', { give, get });
}

/** The main players in timing order; allies have no part in it (CE-13.1). */
const dealers = (play: Play): [SeatId, SeatId] => [offenseOf(play), defenseOf(play.board)];

/** The terms agreed. */
function agreed({ agreed: sides }: Frame): { readonly [seat in SeatId]?: Terms['give'] } {
	if (!sides) throw new Error('There is no deal.');
	return sides;
}

/** What the terms leave to the givers: first cards of a kind, then those of their choice. */
const owedBy = (seat: SeatId, side: Terms['give']): Owed[] => {
	const { number } = given(side);
	return [
		...kindsIn(side).map(([kind, n]) => ({ seat, kind, n })),
		...(number ? [{ seat, kind: null, n: number.amount }] : [])
	];
};

/** Cards a dealer gives by name, or has picked meanwhile. */
const picked = (play: Play, frame: Frame, seat: SeatId): readonly CardId[] => [
	...meant(playerOf(play.board, seat).hand, namedIn(agreed(frame)[seat])),
	...(frame.cards?.[seat] ?? [])
];

/** What the talk is about (CE-13.2, CE-13.13). */
const atStake = ({ options }: Board): Led => ({
	of: 'negotiates',
	say:
		options.dealSeconds > 0
			? msg(
					'Both negotiate. Agree in time on cards, a colony or both, or each of you loses three ships.'
				)
			: msg('Both negotiate. Agree on cards, a colony or both, or each of you loses three ships.')
});

export const deal: Step = {
	talk: talk<DealShape>({
		ask: (play, { offer }) => {
			const { board } = play;
			return dealers(play).map((seat) => {
				const other = opponentOf(board, seat);
				const terms = offer && (offer.by === seat ? offer.terms : turned(offer.terms));
				return {
					seat,
					secret: true,
					about: [other],
					because: atStake(board),
					rule: 'CE-13.12',
					say: msg('Make a deal with {who}', { who: other }),
					// CE-13.2: the minute; by option more, or none.
					...(board.options.dealSeconds > 0 ? { seconds: board.options.dealSeconds } : {}),
					shape: {
						type: 'deal',
						give: sideOfDeal(board, seat, other, playerOf(board, seat).hand, true),
						get: sideOfDeal(board, other, seat, namedIn(terms?.get), false),
						atLeast: 1, // CE-13.4: from either side
						standing: offer ? standingFor(board, seat, offer) : null
					},
					fallback: { refuse: true }
				};
			});
		},
		check: checkAnswer,
		then: (play, frame, answer, seat) => {
			const other = opponentOf(play.board, seat);
			if ('refuse' in answer) {
				if (play.lapsed) play.say(msg('The time for the deal is up.'), 'CE-13.2');
				else play.say(msg('{who} refuses to deal.', { who: seat }), 'CE-13.12');
				return 'failed';
			}
			if ('offer' in answer) {
				const n = (frame.offer?.n ?? 0) + 1;
				frame.offer = { by: seat, n, terms: openly(answer.offer, seat, other) };
				play.say(msg('{who} makes an offer.', { who: seat }), 'CE-13.12');
				play.tell([seat, other], sayTerms(seat, other, answer.offer, true), 'CE-13.12');
				return 'again';
			}
			const { offer } = frame;
			if (!offer) throw new Error('There is no offer to accept.');
			frame.agreed = { [offer.by]: offer.terms.give, [seat]: offer.terms.get };
			frame.why = told(play, {
				of: 'deal',
				say: msg('A deal: {terms}', { terms: sayTerms(offer.by, seat, offer.terms, false) }),
				rule: 'CE-13.12'
			});
			return 'made';
		}
	}),

	/** A deal made can be answered before it is carried out (CE-13.16); nobody has won or lost by it (CE-13.15). */
	made: run((play, { why }) => {
		encounterOf(play.board).outcome = { type: 'deal' };
		play.window('resolution.dealMade', why ? { why } : {});
	}),

	/** CE-13.16: a quashed deal is a failed one. */
	quashed: run((play) => (encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed')),

	/** CE-13.14: terms that cannot be carried out make the deal fail. */
	possible: run((play, frame) => {
		const { board } = play;
		const sides = agreed(frame);
		const fails = dealers(play).some((seat) => {
			const other = opponentOf(board, seat);
			const colony = colonyIn(sides[seat]);
			const granted = colonyIn(sides[other])?.planet ?? null;
			return (
				cannotGive(board, seat, sides[seat] ?? {}) !== null ||
				(colony !== null &&
					(!grantable(board, seat, other).includes(colony.planet) ||
						landable(board, other, granted) < (colony.exactly ?? 1)))
			);
		});
		if (fails) {
			play.say(msg('The terms can no longer be carried out.'), 'CE-13.14');
			return 'failed';
		}
		frame.owed = dealers(play).flatMap((seat) => owedBy(seat, sides[seat] ?? {}));
		return undefined;
	}),

	/** CE-13.5: which cards meet "two attack cards" or "three cards of its choice"; one question each. */
	choose: ask({
		ask: (play, frame) => {
			const next = frame.owed?.[0];
			if (!next) return null;
			const { seat, kind, n } = next;
			const { hand } = playerOf(play.board, seat);
			const cards = (kind ? cardsLike(hand, kind) : hand).filter(
				(card) => !picked(play, frame, seat).includes(card)
			);
			return {
				...caused(play),
				seat,
				secret: true,
				about: [opponentOf(play.board, seat)],
				rule: 'CE-13.5',
				say: msg('Which {cards} do you give?', { cards: cardsOf(kind, n) }),
				shape: {
					type: 'some',
					choices: cards.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: n,
					max: n
				}
			};
		},
		then: (_play, frame, { picks }, seat) => {
			frame.cards = { ...frame.cards, [seat]: [...(frame.cards?.[seat] ?? []), ...picks] };
			frame.owed = frame.owed?.slice(1) ?? [];
			return 'choose';
		}
	}),

	/** The receiver picks the ships that land (CE-13.7). */
	settlers: each({
		seats: dealers,
		ask: (play, frame, seat) => {
			const { board } = play;
			const colony = colonyIn(agreed(frame)[opponentOf(board, seat)]);
			if (!colony) return null;
			const granted = colonyIn(agreed(frame)[seat])?.planet ?? null;
			const places = landing(board, seat, granted).map((where) => ({
				id: where,
				say: whereName(where),
				on: where,
				max: shipsAt(board, seat, where)
			}));
			const most = Math.min(MOST_SETTLERS, landable(board, seat, granted));
			const least = colony.exactly ?? 1;
			const planet = planetName(colony.planet);
			return {
				...caused(play),
				seat,
				about: [colony.planet],
				rule: 'CE-13.7',
				say:
					colony.exactly === null
						? msg('Choose one to four ships to settle {planet}', { planet })
						: msg('Choose {n, plural, one {# ship} other {# ships}} to settle {planet}', {
								n: colony.exactly,
								planet
							}),
				shape: { type: 'split', places, min: least, max: colony.exactly ?? most },
				fallback: { split: fromLargest(places, least) }
			};
		},
		then: (play, frame, { split }, seat) => {
			const colony = colonyIn(agreed(frame)[opponentOf(play.board, seat)]);
			if (!colony) throw new Error(`${seat} is granted no colony.`);
			frame.moves = [...(frame.moves ?? []), ...movesFrom(seat, split, colony.planet)];
		}
	}),

	/** CE-13.11: both exchanges happen at the same time. */
	exchange: run((play, frame) => {
		const [offense, defense] = dealers(play);
		const gifts = [offense, defense].map((seat) => {
			const cards = picked(play, frame, seat);
			const n = given(agreed(frame)[seat]).random?.amount ?? 0;
			const rest = playerOf(play.board, seat).hand.filter((card) => !cards.includes(card));
			return [...cards, ...(n > 0 ? randomCards(play, rest, n) : [])];
		});
		handOver(play, offense, defense, gifts[0] ?? [], 'CE-13.11');
		handOver(play, defense, offense, gifts[1] ?? [], 'CE-13.11');
		const { moves = [] } = frame;
		for (const { seat, n, to } of moves)
			play.say(
				msg('{who} settles {planet} with {n, plural, one {# ship} other {# ships}}.', {
					who: seat,
					planet: whereName(to),
					n
				}),
				'CE-13.7'
			);
		moveShips(play, moves);
		encounterOf(play.board).outcome = { type: 'deal' };
		return 'end';
	}),

	failed: run((play) => {
		encounterOf(play.board).outcome = { type: 'dealFailed' };
		const why = told(play, {
			of: 'noDeal',
			say: msg('No deal: each main player loses three ships.'),
			rule: 'CE-13.13'
		});
		play.push('mustLose', { ...penalty(play), rule: 'CE-13.13', why });
	})
};

/** What each dealer owes; by option ships in the encounter go first (CE-13.13). */
function penalty(play: Play): { due: Ships; doomed: Doomed } {
	const { board } = play;
	const [offense, defense] = dealers(play);
	if (board.options.failedDealShipsFrom === 'any')
		return { due: { [offense]: PENALTY, [defense]: PENALTY }, doomed: {} };
	const due: Ships = {};
	const doomed: Partial<Record<SeatId, Spread>> = {};
	const involved: [SeatId, Where][] = [
		[offense, 'gate'],
		[defense, targetOf(board)]
	];
	for (const [seat, where] of involved) {
		const n = Math.min(PENALTY, shipsAt(board, seat, where));
		if (n > 0) doomed[seat] = { [where]: n };
		due[seat] = PENALTY - n;
	}
	return { due, doomed };
}
