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
import { moveShips, movesFrom } from '../ships';
import type { ShipMove } from '../ships';
import { CARD_KINDS } from '../types';
import { fromLargest } from './lose';
import { offenseOf } from './turn';
import type { Board, CardId, Frame, PlanetId, Play, SeatId, Step } from '../types';

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

/** Planets on which `giver` can grant `receiver` a colony (CE-13.6). */
const grantable = (board: Board, giver: SeatId, receiver: SeatId): PlanetId[] =>
	coloniesOf(board, giver).filter((planet) => !shipsOn(board, planet)[receiver]);

/** Ships a seat could land with: all outside the warp (CE-13.7), but those beside a planet, which went home. */
const landable = (board: Board, seat: SeatId): number =>
	placesOf(board, seat).reduce((total, where) => total + shipsAt(board, seat, where), 0);

/** What a side may put into a deal (CE-13.3, CE-13.5): only its owner can name cards of its hand. */
function sideOfDeal(board: Board, giver: SeatId, receiver: SeatId, mine: boolean): DealSide {
	const { hand } = playerOf(board, giver);
	const fields: Field[] = [];
	if (mine && hand.length > 0)
		fields.push({
			id: 'cards',
			say: 'Cards named',
			shape: {
				type: 'some',
				choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
				min: 1,
				max: hand.length
			}
		});
	if (hand.length > 0)
		fields.push(
			{
				id: 'kind',
				say: mine ? 'A card of a kind, of your choice' : 'A card of a kind, of its choice',
				shape: {
					type: 'one',
					// What the other side holds plays no part: that would tell (CE-13.14).
					choices: CARD_KINDS.filter((kind) => !mine || cardsLike(hand, kind).length > 0).map(
						(kind) => ({ id: kind, say: `One ${kind} card` })
					)
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
	const ships = landable(board, receiver);
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
					then: { type: 'amount', min: 1, max: ships }
				}))
			}
		});
	return { seat: giver, fields };
}

/** Whether the giver can hold to its side; judged from its own hand, so told to it alone (CE-13.14). */
function cannotGive(board: Board, seat: SeatId, side: Terms['give']): string | null {
	const { hand } = playerOf(board, seat);
	const named = side['cards'];
	const cards = named && 'picks' in named ? named.picks : [];
	if (!cards.every((card) => hand.includes(card))) return 'You no longer hold a card named.';
	const rest = hand.filter((card) => !cards.includes(card));
	const kind = side['kind'];
	let needed = 0;
	if (kind && 'pick' in kind) {
		if (cardsLike(rest, kind.pick).length === 0) return `You hold no ${kind.pick} card to give.`;
		needed += 1;
	}
	for (const field of ['number', 'random']) {
		const amount = side[field];
		if (amount && 'amount' in amount) needed += amount.amount;
	}
	return needed > rest.length ? 'You do not hold that many cards.' : null;
}

/** The offer on the table as this seat sees it. */
function standingFor(board: Board, seat: SeatId, { by, n, terms }: Offer): Standing {
	if (by === seat) return { by, n, terms };
	const mine = turned(terms);
	const cannot = cannotGive(board, seat, mine.give);
	return { by, n, terms: mine, ...(cannot === null ? {} : { cannot }) };
}

/** Refuses terms its seat cannot keep. What the other side holds plays no part: that would tell. */
function checkAnswer(play: Play, frame: Frame, answer: Answer, seat: SeatId): Refusal | null {
	const offer = offerIn(frame);
	const mine =
		'offer' in answer
			? answer.offer.give
			: 'accept' in answer && offer
				? turned(offer.terms).give
				: {};
	const wrong = cannotGive(play.board, seat, mine);
	return wrong === null ? null : refuse('CE-13.14', wrong).refusal;
}

/** Terms in words, by giver. */
function saySide(giver: SeatId, side: Terms['give'], exactly: boolean): string {
	const parts: string[] = [];
	const cards = side['cards'];
	if (cards && 'picks' in cards)
		parts.push(exactly ? cards.picks.map(cardName).join(', ') : plural(cards.picks.length, 'card'));
	const kind = side['kind'];
	if (kind && 'pick' in kind) parts.push(`one ${kind.pick} card`);
	const number = side['number'];
	if (number && 'amount' in number) parts.push(`${plural(number.amount, 'card')} of its choice`);
	const random = side['random'];
	if (random && 'amount' in random) parts.push(`${plural(random.amount, 'card')} at random`);
	const colony = side['colony'];
	if (colony && 'pick' in colony) parts.push(`a colony on ${planetName(colony.pick as PlanetId)}`);
	return `{${giver}} gives ${parts.length > 0 ? parts.join(' and ') : 'nothing'}`;
}

function sayTerms(by: SeatId, other: SeatId, terms: Terms, exactly: boolean): string {
	const promise = terms.promise ? ` Promised, not binding: “${terms.promise}”` : '';
	return `${saySide(by, terms.give, exactly)}; ${saySide(other, terms.get, exactly)}.${promise}`;
}

/** The main players in timing order. */
const dealers = (play: Play): [SeatId, SeatId] => [offenseOf(play), defenseOf(play.board)];

/** The terms agreed, as what each dealer gives. */
const agreed = (frame: Frame): Partial<Record<SeatId, Terms['give']>> =>
	frame['agreed'] as unknown as Partial<Record<SeatId, Terms['give']>>;

/** A dealer must say which cards meet "one attack card" or "two cards of its choice". */
function stillToChoose(play: Play, frame: Frame, seat: SeatId) {
	const side = agreed(frame)[seat] ?? {};
	const named = side['cards'];
	const taken = named && 'picks' in named ? named.picks : [];
	const hand = playerOf(play.board, seat).hand.filter((card) => !taken.includes(card));
	const kind = side['kind'];
	const number = side['number'];
	return {
		taken,
		hand,
		ofKind: kind && 'pick' in kind ? cardsLike(hand, kind.pick) : null,
		number: number && 'amount' in number ? number.amount : 0
	};
}

const chosenCards = (frame: Frame, seat: SeatId): CardId[] =>
	((frame['cards'] as Partial<Record<SeatId, CardId[]>> | undefined) ?? {})[seat] ?? [];

function choose(frame: Frame, seat: SeatId, cards: readonly CardId[]): void {
	const all = (frame['cards'] as Partial<Record<SeatId, CardId[]>> | undefined) ?? {};
	frame['cards'] = { ...all, [seat]: [...(all[seat] ?? []), ...cards] } as never;
}

/** The colony a seat receives, and with how many ships. */
function colonyFor(frame: Frame, receiver: SeatId, giver: SeatId) {
	const colony = agreed(frame)[giver]?.['colony'];
	if (!colony || !('pick' in colony)) return null;
	const then = colony.then;
	return {
		planet: colony.pick as PlanetId,
		n: then && 'amount' in then ? then.amount : 1,
		receiver
	};
}

export const deal: Step = {
	talk: {
		form: 'talk',
		ask: (play, frame) => {
			const offer = offerIn(frame);
			return dealers(play).map((seat) => {
				const other = opponentOf(play.board, seat);
				return {
					seat,
					secret: true,
					rule: 'CE-13.12',
					say: `Make a deal with {${other}}`,
					shape: {
						type: 'deal',
						give: sideOfDeal(play.board, seat, other, true),
						get: sideOfDeal(play.board, other, seat, false),
						atLeast: 1,
						standing: offer && standingFor(play.board, seat, offer)
					},
					fallback: { refuse: true }
				};
			});
		},
		check: checkAnswer,
		then: (play, frame, answer, seat) => {
			const other = opponentOf(play.board, seat);
			if ('refuse' in answer) {
				play.say(`{${seat}} refuses to deal.`, 'CE-13.12');
				return 'failed';
			}
			if ('offer' in answer) {
				const n = (offerIn(frame)?.n ?? 0) + 1;
				frame['offer'] = { by: seat, n, terms: answer.offer } as never;
				play.say(`{${seat}} makes an offer.`, 'CE-13.12');
				play.tell([seat, other], sayTerms(seat, other, answer.offer, true), 'CE-13.12');
				return 'again';
			}
			const offer = offerIn(frame);
			if (!('accept' in answer) || !offer) return 'again';
			frame['agreed'] = { [offer.by]: offer.terms.give, [seat]: offer.terms.get } as never;
			play.say(`A deal: ${sayTerms(offer.by, seat, offer.terms, false)}`, 'CE-13.12');
			return 'made';
		}
	},

	/** A deal made can be answered before it is carried out (CE-13.16). */
	made: {
		form: 'run',
		run: (play) => {
			encounterOf(play.board).outcome = { type: 'deal' };
			play.window('resolution.dealMade');
		}
	},

	quashed: {
		form: 'run',
		run: (play) => (encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed')
	},

	/** Which card of a kind, then which cards of the giver's choice. */
	kinds: {
		form: 'each',
		seats: dealers,
		ask: (play, frame, seat) => {
			const { ofKind } = stillToChoose(play, frame, seat);
			if (!ofKind || ofKind.length === 0) return null;
			return {
				seat,
				secret: true,
				rule: 'CE-13.5',
				say: 'Which card do you give?',
				shape: {
					type: 'one',
					choices: ofKind.map((card) => ({ id: card, say: cardName(card), on: card }))
				}
			};
		},
		then: (_play, frame, answer, seat) => {
			if ('pick' in answer) choose(frame, seat, [answer.pick]);
		}
	},

	numbers: {
		form: 'each',
		seats: dealers,
		ask: (play, frame, seat) => {
			const { hand, number } = stillToChoose(play, frame, seat);
			const free = hand.filter((card) => !chosenCards(frame, seat).includes(card));
			const n = Math.min(number, free.length);
			if (n === 0) return null;
			return {
				seat,
				secret: true,
				rule: 'CE-13.5',
				say: `Which ${plural(n, 'card')} do you give?`,
				shape: {
					type: 'some',
					choices: free.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: n,
					max: n
				}
			};
		},
		then: (_play, frame, answer, seat) => {
			if ('picks' in answer) choose(frame, seat, answer.picks);
		}
	},

	/** CE-13.14: terms that cannot be carried out make the deal fail. */
	possible: {
		form: 'run',
		run: (play, frame) => {
			const fails = dealers(play).some((seat) => {
				const other = opponentOf(play.board, seat);
				const colony = colonyFor(frame, other, seat);
				return (
					cannotGive(play.board, seat, agreed(frame)[seat] ?? {}) !== null ||
					(colony !== null &&
						(!grantable(play.board, seat, other).includes(colony.planet) ||
							landable(play.board, other) < colony.n))
				);
			});
			if (!fails) return undefined;
			play.say('The terms can no longer be carried out.', 'CE-13.14');
			return 'failed';
		}
	},

	/** The receiver picks the ships that land (CE-13.7). */
	settlers: {
		form: 'each',
		seats: dealers,
		ask: (play, frame, seat) => {
			const colony = colonyFor(frame, seat, opponentOf(play.board, seat));
			if (!colony) return null;
			const places = placesOf(play.board, seat)
				.filter((where) => where !== colony.planet)
				.map((where) => ({
					id: where,
					say: whereName(where),
					on: where,
					max: shipsAt(play.board, seat, where)
				}));
			return {
				seat,
				rule: 'CE-13.7',
				say: `Choose ${plural(colony.n, 'ship')} to settle ${planetName(colony.planet)}`,
				shape: { type: 'split', places, min: colony.n, max: colony.n },
				fallback: { split: fromLargest(places, colony.n) }
			};
		},
		then: (play, frame, answer, seat) => {
			const colony = colonyFor(frame, seat, opponentOf(play.board, seat));
			if (!colony || !('split' in answer)) return;
			const moves = (frame['moves'] as unknown as ShipMove[] | undefined) ?? [];
			frame['moves'] = [...moves, ...movesFrom(seat, answer.split, colony.planet)] as never;
		}
	},

	/** CE-13.11: both exchanges happen at the same time. */
	exchange: {
		form: 'run',
		run: (play, frame) => {
			const [offense, defense] = dealers(play);
			const given = [offense, defense].map((seat) => {
				const side = agreed(frame)[seat] ?? {};
				const named = side['cards'];
				const cards = [
					...(named && 'picks' in named ? named.picks : []),
					...chosenCards(frame, seat)
				];
				const random = side['random'];
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
			play.push('mustLose', penalty(play) as never);
		}
	}
};

/** What each dealer owes; by option ships in the encounter go first (CE-13.13). */
function penalty(play: Play): { due: object; doomed: object; spared: Where[]; rule: string } {
	const { board } = play;
	const rule = 'CE-13.13';
	const [offense, defense] = dealers(play);
	if (board.options.failedDealShipsFrom === 'any')
		return { due: { [offense]: PENALTY, [defense]: PENALTY }, doomed: {}, spared: [], rule };
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
	return { due, doomed, spared: ['gate', targetOf(board)], rule };
}
