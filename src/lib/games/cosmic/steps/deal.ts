/** Deals (CE-13): the main players offer and counter until they agree or one refuses. */
import { refuse } from '../../../core';
import type { Answer, DealSide, Field, Refusal, Standing, Terms } from '../../../core';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	opponentOf,
	placesOf,
	planetName,
	playerOf,
	plural,
	shipsAt,
	shipsOn,
	targetOf,
	whereName
} from '../board';
import type { Where } from '../board';
import { cardName } from '../cards';
import { cardsLike, handOver, randomCards } from '../hands';
import { asTold, meant } from '../copies';
import { moveShips, movesFrom } from '../ships';
import type { ShipMove } from '../ships';
import { CARD_KINDS } from '../types';
import { fromLargest } from './lose';
import { offenseOf } from './turn';
import type { Frame, Play, Step } from '../play';
import type { Board, CardId, CardKind, PlanetId, SeatId } from '../types';

/** CE-13.13: ships each main player loses when no deal is made. */
const PENALTY = 3;

/** An offer, from the point of view of the seat that made it. */
interface Offer {
	readonly by: SeatId;
	readonly n: number;
	readonly terms: Terms;
}

const offerIn = (frame: Frame): Offer | null => (frame['offer'] as unknown as Offer | null) ?? null;

/** The same terms seen from the other side. */
const turned = ({ give, get, promise }: Terms): Terms => ({ give: get, get: give, promise });

/** Kinds of card in words, for more than one. */
const KIND_WORDS: Record<CardKind, string> = {
	attack: 'attack cards',
	negotiate: 'negotiate cards',
	morph: 'morph cards',
	reinforcement: 'reinforcement cards',
	artifact: 'artifact cards',
	flare: 'flare cards'
};

/** How many cards of which kinds a side names. */
const kindsIn = (side: Terms['give']): [CardKind, number][] => {
	const kinds = side['kinds'];
	return kinds && 'split' in kinds ? (Object.entries(kinds.split) as [CardKind, number][]) : [];
};

/** The colony a side grants, and with how many ships it is settled; null: one to four (CE-13.7). */
function colonyIn(
	side: Terms['give'] | undefined
): { planet: PlanetId; exactly: number | null } | null {
	const colony = side?.['colony'];
	if (!colony || !('pick' in colony)) return null;
	const { then } = colony;
	const exactly = then && 'pick' in then && then.then && 'amount' in then.then;
	return { planet: colony.pick as PlanetId, exactly: exactly ? then.then.amount : null };
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
function namedIn(side: Terms['give'] | undefined): readonly CardId[] {
	const cards = side?.['cards'];
	return cards && 'picks' in cards ? cards.picks : [];
}

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
		fields.push({
			id: 'cards',
			say: 'Cards named',
			shape: {
				type: 'some',
				choices: known.map((card) => ({ id: card, say: cardName(card), on: card })),
				min: 1,
				max: known.length
			}
		});
	if (hand.length > 0)
		fields.push(
			{
				id: 'kinds',
				say: mine ? 'Cards of a kind, of your choice' : 'Cards of a kind, of its choice',
				shape: {
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
			},
			{
				id: 'number',
				say: mine ? 'Any cards of your choice' : 'Any cards of its choice',
				shape: { type: 'amount', min: 1, max: hand.length }
			},
			{
				id: 'random',
				say: 'Cards taken at random',
				shape: { type: 'amount', min: 1, max: hand.length }
			}
		);
	const planets = grantable(board, giver, receiver);
	const ships = landable(board, receiver, null);
	if (planets.length > 0 && ships > 0)
		fields.push({
			id: 'colony',
			say: 'A colony',
			shape: {
				type: 'one',
				choices: planets.map((planet) => ({
					id: planet,
					say: `On ${planetName(planet)}`,
					on: planet,
					then: {
						type: 'one',
						choices: [
							{ id: 'open', say: 'With one to four ships, as its new owner likes' },
							{
								id: 'exactly',
								say: 'With exactly so many ships',
								then: { type: 'amount', min: 1, max: ships }
							}
						]
					}
				}))
			}
		});
	return { seat: giver, fields };
}

/** Whether the giver can hold to its side; judged from its own hand, so told to it alone (CE-13.14). */
function cannotGive(board: Board, seat: SeatId, side: Terms['give']): string | null {
	const { hand } = playerOf(board, seat);
	const cards = meant(hand, namedIn(side));
	if (cards.length < namedIn(side).length) return 'You no longer hold a card named.';
	const rest = hand.filter((card) => !cards.includes(card));
	let needed = 0;
	for (const [kind, n] of kindsIn(side)) {
		if (cardsLike(rest, kind).length < n) return `You do not hold ${n} ${KIND_WORDS[kind]} more.`;
		needed += n;
	}
	for (const field of ['number', 'random']) {
		const amount = side[field];
		if (amount && 'amount' in amount) needed += amount.amount;
	}
	return needed > rest.length ? 'You do not hold that many cards.' : null;
}

/** Why this seat could not accept these terms, as it sees them; null when it could. */
const cannotKeep = (board: Board, seat: SeatId, terms: Terms): string | null =>
	cannotGive(board, seat, terms.give) ?? cannotSettle(board, seat, terms);

/** A side with other names for its cards. */
const withCards = (side: Terms['give'], picks: readonly CardId[]): Terms['give'] =>
	side['cards'] ? { ...side, cards: { picks } } : side;

/** CE-23.5: an offer tells what the cards named are, and not which of several copies. */
const told = ({ give, get, promise }: Terms, seat: SeatId, other: SeatId): Terms => ({
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
function cannotSettle(board: Board, seat: SeatId, { give, get }: Terms): string | null {
	const other = opponentOf(board, seat);
	for (const [receiver, theirs, mine] of [
		[seat, colonyIn(get), colonyIn(give)],
		[other, colonyIn(give), colonyIn(get)]
	] as const) {
		if (!theirs) continue;
		const held = landable(board, receiver, mine?.planet ?? null);
		if (held >= (theirs.exactly ?? 1)) continue;
		return `{${receiver}} has ${plural(held, 'ship')} to settle with; those where it grants a colony stay.`;
	}
	return null;
}

/** Refuses terms its seat cannot keep. What the other side holds plays no part: that would tell. */
function checkAnswer(play: Play, frame: Frame, answer: Answer, seat: SeatId): Refusal | null {
	const offer = offerIn(frame);
	const wrong =
		'offer' in answer
			? cannotGive(play.board, seat, answer.offer.give)
			: 'accept' in answer && offer
				? cannotKeep(play.board, seat, turned(offer.terms))
				: null;
	return wrong === null ? null : refuse('CE-13.14', wrong).refusal;
}

/** Terms in words, by giver. */
function saySide(giver: SeatId, side: Terms['give'], exactly: boolean): string {
	const parts: string[] = [];
	const cards = namedIn(side);
	if (cards.length > 0)
		parts.push(exactly ? cards.map(cardName).join(', ') : plural(cards.length, 'card'));
	for (const [kind, n] of kindsIn(side)) parts.push(plural(n, `${kind} card`));
	const number = side['number'];
	if (number && 'amount' in number) parts.push(`${plural(number.amount, 'card')} of its choice`);
	const random = side['random'];
	if (random && 'amount' in random) parts.push(`${plural(random.amount, 'card')} at random`);
	const colony = colonyIn(side);
	if (colony)
		parts.push(
			`a colony on ${planetName(colony.planet)}${colony.exactly ? ` with ${plural(colony.exactly, 'ship')}` : ''}`
		);
	return `{${giver}} gives ${parts.length > 0 ? parts.join(' and ') : 'nothing'}`;
}

function sayTerms(by: SeatId, other: SeatId, terms: Terms, exactly: boolean): string {
	const promise = terms.promise ? ` Promised, not binding: “${terms.promise}”` : '';
	return `${saySide(by, terms.give, exactly)}; ${saySide(other, terms.get, exactly)}.${promise}`;
}

/** The main players in timing order; allies have no part in it (CE-13.1). */
const dealers = (play: Play): [SeatId, SeatId] => [offenseOf(play), defenseOf(play.board)];

/** The terms agreed, as what each dealer gives. */
const agreed = (frame: Frame): Partial<Record<SeatId, Terms['give']>> =>
	frame['agreed'] as unknown as Partial<Record<SeatId, Terms['give']>>;

/** Cards that a dealer has still to pick: so many of a kind, or of any kind. */
interface Owed {
	readonly seat: SeatId;
	readonly kind: CardKind | null;
	readonly n: number;
}

const owedIn = (frame: Frame): readonly Owed[] =>
	(frame['owed'] as unknown as Owed[] | undefined) ?? [];

/** What the terms leave to the givers: first cards of a kind, then those of their choice. */
const owedBy = (seat: SeatId, side: Terms['give']): Owed[] => {
	const number = side['number'];
	return [
		...kindsIn(side).map(([kind, n]) => ({ seat, kind, n })),
		...(number && 'amount' in number ? [{ seat, kind: null, n: number.amount }] : [])
	];
};

/** Cards a dealer gives by name, or has picked meanwhile. */
const picked = (play: Play, frame: Frame, seat: SeatId): readonly CardId[] => [
	...meant(playerOf(play.board, seat).hand, namedIn(agreed(frame)[seat])),
	...((frame['cards'] as Partial<Record<SeatId, CardId[]>> | undefined)?.[seat] ?? [])
];

export const deal: Step = {
	talk: {
		form: 'talk',
		ask: (play, frame) => {
			const { board } = play;
			const offer = offerIn(frame);
			return dealers(play).map((seat) => {
				const other = opponentOf(board, seat);
				const terms = offer && (offer.by === seat ? offer.terms : turned(offer.terms));
				return {
					seat,
					secret: true,
					rule: 'CE-13.12',
					say: `Make a deal with {${other}}`,
					// CE-13.2: the minute; by option more, or none.
					...(board.options.dealSeconds > 0 ? { seconds: board.options.dealSeconds } : {}),
					shape: {
						type: 'deal',
						give: sideOfDeal(board, seat, other, playerOf(board, seat).hand, true),
						get: sideOfDeal(board, other, seat, namedIn(terms?.get), false),
						atLeast: 1, // CE-13.4: from either side
						standing: offer && standingFor(board, seat, offer)
					},
					fallback: { refuse: true }
				};
			});
		},
		check: checkAnswer,
		then: (play, frame, answer, seat) => {
			const other = opponentOf(play.board, seat);
			if ('refuse' in answer) {
				if (play.lapsed) play.say('The time for the deal is up.', 'CE-13.2');
				else play.say(`{${seat}} refuses to deal.`, 'CE-13.12');
				return 'failed';
			}
			if ('offer' in answer) {
				const n = (offerIn(frame)?.n ?? 0) + 1;
				frame['offer'] = { by: seat, n, terms: told(answer.offer, seat, other) };
				play.say(`{${seat}} makes an offer.`, 'CE-13.12');
				play.tell([seat, other], sayTerms(seat, other, answer.offer, true), 'CE-13.12');
				return 'again';
			}
			const offer = offerIn(frame);
			if (!('accept' in answer) || !offer) return 'again';
			frame['agreed'] = { [offer.by]: offer.terms.give, [seat]: offer.terms.get };
			play.say(`A deal: ${sayTerms(offer.by, seat, offer.terms, false)}`, 'CE-13.12');
			return 'made';
		}
	},

	/** A deal made can be answered before it is carried out (CE-13.16); nobody has won or lost by it (CE-13.15). */
	made: {
		form: 'run',
		run: (play) => {
			encounterOf(play.board).outcome = { type: 'deal' };
			play.window('resolution.dealMade');
		}
	},

	/** CE-13.16: a quashed deal is a failed one. */
	quashed: {
		form: 'run',
		run: (play) => (encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed')
	},

	/** CE-13.14: terms that cannot be carried out make the deal fail. */
	possible: {
		form: 'run',
		run: (play, frame) => {
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
				play.say('The terms can no longer be carried out.', 'CE-13.14');
				return 'failed';
			}
			frame['owed'] = dealers(play).flatMap((seat) => owedBy(seat, sides[seat] ?? {}));
			return undefined;
		}
	},

	/** CE-13.5: which cards meet "two attack cards" or "three cards of its choice"; one question each. */
	choose: {
		form: 'ask',
		ask: (play, frame) => {
			const next = owedIn(frame)[0];
			if (!next) return null;
			const { seat, kind, n } = next;
			const { hand } = playerOf(play.board, seat);
			const cards = (kind ? cardsLike(hand, kind) : hand).filter(
				(card) => !picked(play, frame, seat).includes(card)
			);
			return {
				seat,
				secret: true,
				rule: 'CE-13.5',
				say: `Which ${plural(n, kind ? `${kind} card` : 'card')} do you give?`,
				shape: {
					type: 'some',
					choices: cards.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: n,
					max: n
				}
			};
		},
		then: (_play, frame, answer, seat) => {
			if (!('picks' in answer)) return undefined;
			const all = (frame['cards'] as Partial<Record<SeatId, CardId[]>> | undefined) ?? {};
			frame['cards'] = { ...all, [seat]: [...(all[seat] ?? []), ...answer.picks] };
			frame['owed'] = owedIn(frame).slice(1);
			return 'choose';
		}
	},

	/** The receiver picks the ships that land (CE-13.7). */
	settlers: {
		form: 'each',
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
			return {
				seat,
				rule: 'CE-13.7',
				say: `Choose ${colony.exactly ? plural(least, 'ship') : 'one to four ships'} to settle ${planetName(colony.planet)}`,
				shape: { type: 'split', places, min: least, max: colony.exactly ?? most },
				fallback: { split: fromLargest(places, least) }
			};
		},
		then: (play, frame, answer, seat) => {
			const colony = colonyIn(agreed(frame)[opponentOf(play.board, seat)]);
			if (!colony || !('split' in answer)) return;
			const moves = (frame['moves'] as unknown as ShipMove[] | undefined) ?? [];
			frame['moves'] = [...moves, ...movesFrom(seat, answer.split, colony.planet)];
		}
	},

	/** CE-13.11: both exchanges happen at the same time. */
	exchange: {
		form: 'run',
		run: (play, frame) => {
			const [offense, defense] = dealers(play);
			const given = [offense, defense].map((seat) => {
				const cards = picked(play, frame, seat);
				const random = agreed(frame)[seat]?.['random'];
				const rest = playerOf(play.board, seat).hand.filter((card) => !cards.includes(card));
				const n = random && 'amount' in random ? random.amount : 0;
				return [...cards, ...(n > 0 ? randomCards(play, rest, n) : [])];
			});
			handOver(play, offense, defense, given[0] ?? [], 'CE-13.11');
			handOver(play, defense, offense, given[1] ?? [], 'CE-13.11');
			const moves = (frame['moves'] as unknown as ShipMove[] | undefined) ?? [];
			moveShips(play, moves);
			for (const { seat, n, to } of moves)
				play.say(`{${seat}} settles ${whereName(to)} with ${plural(n, 'ship')}.`, 'CE-13.7');
			encounterOf(play.board).outcome = { type: 'deal' };
			return 'end';
		}
	},

	failed: {
		form: 'run',
		run: (play) => {
			encounterOf(play.board).outcome = { type: 'dealFailed' };
			play.say('No deal: each main player loses three ships.', 'CE-13.13');
			play.push('mustLose', penalty(play));
		}
	}
};

/** What each dealer owes; by option ships in the encounter go first (CE-13.13). */
function penalty(play: Play): { due: object; doomed: object; rule: string } {
	const { board } = play;
	const rule = 'CE-13.13';
	const [offense, defense] = dealers(play);
	if (board.options.failedDealShipsFrom === 'any')
		return { due: { [offense]: PENALTY, [defense]: PENALTY }, doomed: {}, rule };
	const due: Partial<Record<SeatId, number>> = {};
	const doomed: Partial<Record<SeatId, Record<string, number>>> = {};
	const involved: [SeatId, Where][] = [
		[offense, 'gate'],
		[defense, targetOf(board)]
	];
	for (const [seat, where] of involved) {
		const n = Math.min(PENALTY, shipsAt(board, seat, where));
		if (n > 0) doomed[seat] = { [where]: n };
		due[seat] = PENALTY - n;
	}
	return { due, doomed, rule };
}
