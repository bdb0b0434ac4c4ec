/**
 * A deal of all players (CE-33.41), which a hazard brings in place of the encounter.
 * Anybody changes the terms on the table; a change takes back what was agreed, and all have to agree to the same terms.
 */
import { msg, same } from '../../../core';
import type { Ask, Choice, OneShape, Words } from '../../../core';
import { addTo, keysOf, seatChoice } from '../../kit';
import type { OneOf, Tally } from '../../kit';
import { told } from '../because';
import type { Led } from '../because';
import { encounterOf, mainPlayer, playerOf, timingOrder } from '../board';
import {
	owedBy,
	PENALTY,
	penalty,
	penaltyOf,
	settling,
	whichCards,
	whichSettlers,
	withKindSaid,
	withStayingBarred
} from '../dealt';
import type { Owed } from '../dealt';
import { handOver, randomCards } from '../hands';
import { release } from '../captured';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import { moveShips, movesFrom } from '../ships';
import type { ShipMove } from '../ships';
import { captivesIn, given, luxIn, stationsIn, techsIn } from '../terms';
import { SIDES } from '../types';
import type { CardId, SeatId } from '../types';
import { exchangeLux } from '../modules/lux/tokens';
import { worthIn } from '../modules/lux/worth';
import { offerMoon } from '../modules/moons/actions';
import { moonsAfterDeal } from '../modules/moons/moments';
import { backsToTake, rewardsIn } from '../modules/rewards/backs';
import { dealStation } from '../modules/stations/pieces';
import {
	USUAL,
	cannotCome,
	cannotGiveAll,
	colonyOf,
	fieldsFor,
	goodsOf,
	grantedBy,
	heldIn,
	isOfPair,
	pairsIn,
	sayGift,
	sayGifts,
	withGift,
	withoutGood
} from '../modules/hazards/gifts';
import type { Council, Gift, UsualId } from '../modules/hazards/gifts';

const RULE = 'CE-33.41';

/** CE-33.41: the time the talk has, in seconds. */
const SECONDS = 180;

type Pair = Pick<Gift, 'from' | 'to'>;

declare module '../play' {
	interface Steps {
		council: {
			/** Who says what one player gives another, and of which two. */
			adding?: { readonly [seat in SeatId]?: Pair };
			/** By an effect nothing comes of its terms (CE-37.24); left out: they are carried out. */
			garbled?: true;
			/** The deal, as it was told. */
			why?: Led;
			/** It failed as its time was up. */
			late?: true;
			/** Cards still to be picked, in this order, and for whom. */
			owed?: readonly (Owed & { readonly to: SeatId })[];
			/** Gifts of which cards at random are still to be drawn. */
			lots?: readonly Gift[];
			/** Cards that will change hands, as far as they are picked or drawn. */
			cards?: readonly (Pair & { readonly card: CardId })[];
			/** Ships that will settle. */
			moves?: readonly ShipMove[];
		};
	}
}

type Frame = StepFrame<'council'>;

const { run, ask, each, talk } = formsOf('council');

/** The terms on the table. Throws where no council is held. */
function councilOf({ board }: Play): Council {
	const { council } = encounterOf(board);
	if (!council) throw new Error('No council is held.');
	return council;
}

const hasNoLimit = ({ board }: Play): boolean => board.options.dealSeconds === 0;

const TIME_IS_UP = msg('The time for the deal is up.');

const atStake = (play: Play): Led => ({
	of: 'council',
	say: hasNoLimit(play)
		? msg('Agree on one deal of all of you, or each of you loses three ships.')
		: msg('Agree on one deal of all of you within three minutes, or each of you loses three ships.')
});

/** The same with the terms, once there are some. */
const onTable = (play: Play): Led => {
	const { gifts } = councilOf(play);
	return gifts.length === 0
		? atStake(play)
		: {
				of: 'council',
				say: msg('On the table: {terms}. Without a deal of all each of you loses three ships.', {
					terms: sayGifts(play.board, gifts)
				})
			};
};

/** New terms lie on the table, and nobody has agreed to them but those who have proposed them whole. */
function propose(
	play: Play,
	seat: SeatId,
	gifts: readonly Gift[],
	agreed: readonly SeatId[] = []
): void {
	const { n } = councilOf(play);
	encounterOf(play.board).council = { gifts, agreed, n: n + 1 };
	play.say(
		gifts.length > 0
			? msg('{who, select, you {You propose} other {# proposes}}: {terms}.', {
					who: seat,
					terms: sayGifts(play.board, gifts)
				})
			: msg('{who, select, you {You take} other {# takes}} all terms off the table.', {
					who: seat
				}),
		RULE
	);
}

const USUALLY: { readonly [id in UsualId]: Words } = {
	colonies: msg('Propose that each grants the player on their left a colony'),
	cards: msg('Propose that each gives the player on their left a card'),
	mine: msg('Propose that you alone give a card, to the player on your left')
};

const isUsual = (id: string): id is UsualId => Object.hasOwn(USUAL, id);

/** What a seat may do about the terms on the table. */
function choicesFor(play: Play, seat: SeatId, pairs: readonly Pair[]): Choice[] {
	const { board } = play;
	const { gifts } = councilOf(play);
	const givers = board.order.filter((from) => pairs.some((pair) => pair.from === from));
	const goods = goodsOf(gifts);
	return [
		...(gifts.length > 0 && cannotAgree(play, seat) === null
			? [{ id: 'agree', say: msg('Agree to these terms') }]
			: []),
		...keysOf(USUAL)
			.filter((id) => {
				const usual = USUAL[id](play, seat);
				return usual.length > 0 && !same(usual, gifts);
			})
			.map((id) => ({ id, say: USUALLY[id] })),
		...(givers.length > 0
			? [
					{
						id: 'add',
						say: msg('Add something to the terms'),
						then: {
							type: 'one',
							choices: givers.map((from) => ({
								id: from,
								say: msg('{who, select, you {You give} other {# gives}} something', { who: from }),
								on: from,
								then: {
									type: 'one',
									choices: pairs
										.filter((pair) => pair.from === from)
										.map(({ to }) => seatChoice(to))
								}
							}))
						}
					} satisfies Choice
				]
			: []),
		...(goods.length > 0
			? [
					{
						id: 'strike',
						say: msg('Take something off the terms'),
						then: {
							type: 'one',
							choices: goods.map(({ id, gift }) => ({ id, say: sayGift(board, gift) }))
						}
					} satisfies Choice
				]
			: []),
		{ id: 'refuse', say: msg('Refuse to deal, for all') }
	];
}

/** Why this seat could not agree to the terms, as it sees them; null when it could. */
function cannotAgree(play: Play, seat: SeatId): Words | null {
	const { gifts } = councilOf(play);
	return cannotGiveAll(play.board, gifts, seat) ?? cannotCome(play, gifts);
}

/** What one player is to give another: one good. */
const goodsAsked = (
	play: Play,
	{ from, to }: Pair,
	reader: SeatId
): Pick<Ask<OneShape>, 'say' | 'shape'> => ({
	say: msg('What {who, select, you {do you give} other {does # give}} {whom}?', {
		who: from,
		whom: to
	}),
	shape: {
		type: 'one',
		choices: [
			...fieldsFor(play, councilOf(play).gifts, { from, to }, reader).map(
				({ id, say, shape }): Choice => ({ id, say, then: shape })
			),
			{ id: 'back', say: msg('Leave the terms as they are') }
		]
	}
});

/** What an answer makes of the terms; null: it does not change them. */
function changed(
	play: Play,
	{ adding = {} }: Frame,
	{ pick, then }: { readonly pick: string; readonly then?: Gift['gives'][string] },
	seat: SeatId
): readonly Gift[] | null {
	const { gifts } = councilOf(play);
	const pair = adding[seat];
	if (pair) return then ? withGift(gifts, { ...pair, gives: { [pick]: then } }) : null;
	if (isUsual(pick)) return USUAL[pick](play, seat);
	if (pick === 'strike' && then && 'pick' in then) return withoutGood(gifts, then.pick);
	return null;
}

/** Cards of a seat that are picked or drawn for somebody. */
const spoken = ({ cards = [] }: Frame, seat: SeatId): readonly CardId[] =>
	cards.flatMap(({ from, card }) => (from === seat ? [card] : []));

/** The cards of its hand that are not. */
const unspoken = (play: Play, frame: Frame, seat: SeatId): CardId[] =>
	playerOf(play.board, seat).hand.filter((card) => !spoken(frame, seat).includes(card));

/** Cards at random are drawn for the next gift of them. */
function draw(play: Play, frame: Frame, rewards?: number): void {
	const [gift, ...left] = frame.lots ?? [];
	frame.lots = left;
	if (!gift) return;
	const { from, to } = gift;
	const n = given(gift.gives).random?.amount ?? 0;
	const drawn = randomCards(play, unspoken(play, frame, from), n, rewards);
	frame.cards = [...(frame.cards ?? []), ...drawn.map((card) => ({ from, to, card }))];
}

/** Of the next gift of cards at random the receiver says the backs (CE-31.12); null: there is nothing to say. */
function backsAsked(play: Play, frame: Frame): Ask<OneOf<Choice>> | null {
	const [gift] = frame.lots ?? [];
	if (!gift) return null;
	const { from, to, gives } = gift;
	return backsToTake(play, to, from, unspoken(play, frame, from), given(gives).random?.amount ?? 0);
}

const mains = ({ board }: Play): SeatId[] => SIDES.map((side) => mainPlayer(board, side));

export const council: Step = {
	talk: talk<OneShape>({
		ask: (play, { adding = {} }) => {
			const { gifts, agreed } = councilOf(play);
			const { board } = play;
			const pairs = pairsIn(play);
			return timingOrder(board)
				.filter((seat) => !agreed.includes(seat))
				.map((seat): Ask<OneShape> => {
					const pair = adding[seat];
					const asked = pair
						? goodsAsked(play, pair, seat)
						: {
								say:
									gifts.length > 0
										? msg('Agree to the terms, or propose others')
										: msg('What do you propose to all others?'),
								shape: { type: 'one' as const, choices: choicesFor(play, seat, pairs) }
							};
					return {
						...asked,
						seat,
						secret: true,
						about: pair ? [pair.from, pair.to] : [],
						because: pair ? atStake(play) : onTable(play),
						rule: RULE,
						...(hasNoLimit(play) ? {} : { seconds: SECONDS }),
						fallback: { pick: pair ? 'back' : 'refuse' }
					};
				});
		},
		explain: (play, { adding = {} }, shape, seat) => {
			const wrong = adding[seat] ? null : cannotAgree(play, seat);
			return wrong === null
				? shape
				: {
						...shape,
						barred: [
							{ id: 'agree', say: msg('Agree to these terms'), why: wrong, rule: 'CE-13.14' }
						]
					};
		},
		then: (play, frame, answer, seat) => {
			const { board } = play;
			if (play.lapsed) {
				frame.late = true;
				play.say(TIME_IS_UP, RULE);
				return 'failed';
			}
			const gifts = changed(play, frame, answer, seat);
			const { [seat]: pair, ...others } = frame.adding ?? {};
			if (pair) frame.adding = others;
			if (gifts) {
				propose(play, seat, gifts, isUsual(answer.pick) ? [seat] : []);
				return 'again';
			}
			if (pair) return 'again';
			const { pick, then } = answer;
			if (pick === 'refuse') {
				play.say(
					msg('{who, select, you {You refuse} other {# refuses}} to deal.', { who: seat }),
					'CE-33.44'
				);
				return 'failed';
			}
			const giver = pick === 'add' && then && 'pick' in then ? then : null;
			const from = board.order.find((one) => one === giver?.pick);
			const whom = giver?.then && 'pick' in giver.then ? giver.then.pick : null;
			const to = board.order.find((one) => one === whom);
			if (from && to) {
				frame.adding = { ...others, [seat]: { from, to } };
				return 'again';
			}
			const { council: before } = encounterOf(board);
			if (!before) throw new Error('No council is held.');
			const agreed = [...before.agreed, seat];
			encounterOf(board).council = { ...before, agreed };
			play.say(msg('{who, select, you {You agree} other {# agrees}}.', { who: seat }), RULE);
			if (agreed.length < board.order.length) return 'again';
			frame.why = told(play, {
				of: 'deal',
				say: msg('A deal of all: {terms}.', { terms: sayGifts(board, before.gifts) }),
				rule: RULE
			});
			return 'made';
		}
	}),

	/** CE-33.45: it is the deal of this encounter, and can be answered before it is carried out (CE-13.16). */
	made: run((play, { why }) => {
		encounterOf(play.board).outcome = { type: 'deal' };
		play.window('resolution.dealMade', why ? { why } : {});
	}),

	/** CE-13.16: a quashed deal is a failed one. */
	quashed: run((play) => (encounterOf(play.board).outcome?.type === 'deal' ? undefined : 'failed')),

	/** CE-13.14: terms that cannot be carried out make the deal fail. */
	possible: run((play, frame) => {
		const { board } = play;
		// CE-37.24: nothing comes of them, and it was a deal.
		if (frame.garbled) return 'served';
		const { gifts } = councilOf(play);
		const fails =
			cannotCome(play, gifts) !== null ||
			board.order.some((seat) => cannotGiveAll(board, gifts, seat) !== null);
		if (fails) {
			play.say(msg('The terms can no longer be carried out.'), 'CE-13.14');
			return 'failed';
		}
		frame.owed = gifts.flatMap(({ from, to, gives }) =>
			owedBy(from, gives).map((owed) => ({ ...owed, to }))
		);
		frame.lots = gifts.filter(({ gives }) => given(gives).random);
		return undefined;
	}),

	/** CE-13.5: which cards meet the terms; one question each. */
	choose: ask({
		ask: (play, frame) => {
			const [next] = frame.owed ?? [];
			return next ? whichCards(play, next, next.to, spoken(frame, next.seat)) : null;
		},
		explain: (_play, { owed: [next] = [] }, shape) => (next ? withKindSaid(shape, next) : shape),
		then: (_play, frame, { picks }, from) => {
			const [next, ...left] = frame.owed ?? [];
			frame.owed = left;
			if (next)
				frame.cards = [
					...(frame.cards ?? []),
					...picks.map((card) => ({ from, to: next.to, card }))
				];
			return 'choose';
		}
	}),

	/** The receivers pick the ships that land (CE-13.7). */
	settlers: each({
		seats: ({ board }) => timingOrder(board),
		ask: (play, _frame, seat) => {
			const { gifts } = councilOf(play);
			const colony = colonyOf(gifts, seat);
			return (
				colony && whichSettlers(play, { held: heldIn(play) }, seat, colony, grantedBy(gifts, seat))
			);
		},
		explain: (play, _frame, shape, seat) =>
			withStayingBarred(play, seat, shape, grantedBy(councilOf(play).gifts, seat)),
		then: (play, frame, { split }, seat) => {
			const colony = colonyOf(councilOf(play).gifts, seat);
			if (colony) frame.moves = [...(frame.moves ?? []), ...movesFrom(seat, split, colony.planet)];
		}
	}),

	/** Cards at random, of which nobody says the backs. */
	lots: run((play, frame) => {
		while (frame.lots?.[0]) {
			if (backsAsked(play, frame)) return undefined;
			draw(play, frame);
		}
		return 'exchange';
	}),

	backs: ask({
		ask: backsAsked,
		then: (play, frame, { pick }) => {
			draw(play, frame, rewardsIn(pick));
			return 'lots';
		}
	}),

	/** CE-13.11: all gifts are given at the same time. */
	exchange: run((play, frame) => {
		const { gifts } = councilOf(play);
		// Before ships land, which may cost their player lux (CE-38.12).
		exchangeLux(
			play,
			gifts
				.map(({ from, to, gives }) => ({ from, to, tokens: luxIn(gives) }))
				.filter(({ tokens }) => worthIn(tokens) > 0)
		);
		for (const { from, to } of gifts) {
			const cards = (frame.cards ?? []).filter(isOfPair(from, to)).map(({ card }) => card);
			handOver(play, from, to, cards, 'CE-13.11');
		}
		const { moves = [] } = frame;
		settling(play, moves, 'CE-13.7');
		// CE-37.9: below what answers the new colonies.
		for (const seat of timingOrder(play.board)) {
			const colony = colonyOf(gifts, seat);
			if (colony?.moon) offerMoon(play, seat, colony.planet);
		}
		moveShips(play, moves);
		for (const { from, to, gives } of gifts) {
			for (const slot of techsIn(gives)) play.push('tech.dealt', { from, to, slot });
			for (const station of stationsIn(gives)) dealStation(play, from, to, station);
			release(play, from, to, captivesIn(gives), 'deal');
		}
	}),

	/** CE-37.24: what hub moons bring main players after a deal. */
	served: run((play) => {
		if (play.board.moons) moonsAfterDeal(play, mains(play), 'dealMade');
		return 'end';
	}),

	failed: run((play, { late }) => {
		encounterOf(play.board).outcome = { type: 'dealFailed' };
		const why = { of: 'noDeal', say: TIME_IS_UP } as const;
		play.window('resolution.dealFailed', late ? { why } : {});
	}),

	/** CE-33.44 */
	penalty: run((play) => {
		const seats = timingOrder(play.board);
		const losses: Tally<string> = {};
		for (const seat of seats) addTo(losses, String(penaltyOf(play, seat)));
		const usual = losses[PENALTY] === seats.length;
		const why = told(play, {
			of: 'noDeal',
			// That time was up, where it was, is said before.
			say: usual
				? msg('No deal of all: every player loses three ships.')
				: msg('No deal of all: every player loses ships.'),
			rule: 'CE-33.44'
		});
		play.push('mustLose', { ...penalty(play, seats), rule: 'CE-33.44', why });
	}),

	/** CE-37.24 */
	disputes: run((play) => {
		if (play.board.moons) moonsAfterDeal(play, mains(play), 'dealFailed');
	})
};
