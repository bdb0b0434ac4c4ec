/**
 * Compensation (CE-14): who takes how many cards of whom, and who chooses them. While it is due it lies
 * on the stack with the resolution, where effects may change who pays and who chooses; then it is paid.
 */
import { msg } from '../../../core';
import { asTold, meant } from '../../kit';
import { causeOf, caused } from '../because';
import type { Led } from '../because';
import {
	encounterOf,
	mainPlayer,
	multiplierOf,
	otherSide,
	playerOf,
	sideOfMain,
	timingOrder
} from '../board';
import { cardName } from '../cards';
import { drawToHand, handOver, randomCards } from '../hands';
import { backsToTake, rewardsIn } from '../modules/rewards/backs';
import { isCrooked } from '../modules/rewards/negotiates';
import { formsOf } from '../play';
import { value } from '../values';
import type { SomeShape } from '../../../core';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId } from '../types';

/** Compensation that is due. */
export interface Due {
	readonly collects: SeatId;
	readonly pays: SeatId;
	/** Cards, at least one, as far as the payer has them (CE-14.5). */
	readonly n: number;
	/** Who chooses the cards: the collector or the payer (CE-14.20); left out: chance (CE-14.4). */
	readonly chooser?: SeatId;
	/** The use that has changed who pays or chooses. */
	readonly why?: Led;
}

/** What effects have made of it: what is left out is as the rules have it. */
export interface Changed {
	/** Who pays in place of the opposing main player (CE-14.20). */
	readonly pays?: SeatId;
	readonly chooser?: SeatId;
	readonly why?: Led;
	/** Seats of which nothing is collected. */
	readonly spared?: readonly SeatId[];
}

declare module '../play' {
	interface Steps {
		compensation: Due & {
			/** How many cards were taken, once they were. */
			taken?: number;
			/** How many come from the deck (CE-14.27); left out: none. */
			fromDeck?: number;
			/** How many of them are to have the back of the reward deck; left out: as it comes (CE-31.12). */
			rewards?: number;
		};
	}
}

/** The main player that showed a negotiate and lost to an attack, and the one that beat it (CE-14.1). */
export function collector(play: Play): { collects: SeatId; pays: SeatId } | null {
	const encounter = encounterOf(play.board);
	if (encounter.outcome?.type !== 'won' || !value(play, 'gains', true, null)) return null;
	if (!value(play, 'compensates', true, null)) return null; // CE-33.27
	const winner = encounter.outcome.side;
	const loser = otherSide(winner);
	if (encounter.laid[winner]?.face?.kind !== 'attack') return null;
	const collects = mainPlayer(play.board, loser);
	const negotiates = encounter.laid[loser]?.face?.kind === 'negotiate';
	// CE-14.23
	if (!value(play, 'collects', negotiates, { seat: collects })) return null;
	return { collects, pays: mainPlayer(play.board, winner) };
}

/** Cards due for the collector's own ships that reached the warp (CE-14.2, CE-14.3). */
export function cardsDue(play: Play, seat: SeatId): number {
	const lost = encounterOf(play.board).lost[seat] ?? 0;
	if (lost === 0) return 0;
	const worth = value(play, 'gainWorth', 1, { seat });
	const side = sideOfMain(play.board, seat);
	const more = side && isCrooked(play.board, side) ? 1 : 0;
	const n = value(play, 'compensation', lost * worth + more, { seat });
	// CE-31.22: last of all, by the kicker of who collects.
	return side ? n * multiplierOf(play.board, side) : n;
}

const NOBODY: readonly SeatId[] = [];

/** CE-14.26: what allies collect of the main player that has beaten their side with an attack. */
export function alliesDue(play: Play): Due[] {
	const { board } = play;
	const { outcome, laid, allies } = encounterOf(board);
	if (outcome?.type !== 'won' || laid[outcome.side]?.face?.kind !== 'attack') return [];
	if (!value(play, 'gains', true, null) || !value(play, 'compensates', true, null)) return [];
	const pays = mainPlayer(board, outcome.side);
	if (isSpared(play, pays)) return [];
	const also = value(play, 'alsoCollect', NOBODY, null);
	const { [otherSide(outcome.side)]: beaten } = allies;
	// CE-14.20: who chooses what is taken of their own hand does so for all of it.
	const chooser = changesOf(play).chooser === pays ? { chooser: pays } : {};
	return timingOrder(board)
		.filter((seat) => beaten.includes(seat) && also.includes(seat))
		.map((collects) => ({ collects, pays, n: cardsDue(play, collects), ...chooser }))
		.filter(({ n }) => n > 0);
}

const changesOf = (play: Play): Changed => play.within('resolution').compensation ?? {};

/** What is due as things stand, whether or not its payer is spared; null when nothing is. */
export function compensation(play: Play): Due | null {
	const due = collector(play);
	if (!due) return null;
	const n = cardsDue(play, due.collects);
	if (n === 0) return null;
	const { spared: _, ...changes } = changesOf(play);
	return { ...due, n, ...changes };
}

/** Whether nothing is collected of this seat. */
export const isSpared = (play: Play, seat: SeatId): boolean =>
	changesOf(play).spared?.includes(seat) ?? false;

/** A use settles who pays what is due, and who chooses the cards. */
export function changeCompensation(play: Play, changes: Pick<Changed, 'pays' | 'chooser'>): void {
	const frame = play.within('resolution');
	const why = causeOf(play);
	frame.compensation = { ...frame.compensation, ...changes, ...(why ? { why } : {}) };
}

/** Nothing is collected of this seat. */
export function spare(play: Play, seat: SeatId): void {
	const frame = play.within('resolution');
	frame.compensation = {
		...frame.compensation,
		spared: [...(frame.compensation?.spared ?? []), seat]
	};
}

const NONE: readonly CardId[] = [];

/** The cards that can be taken of this seat (CE-19.22). */
export function takeable(play: Play, seat: SeatId): readonly CardId[] {
	const kept = value(play, 'kept', NONE, { seat });
	return playerOf(play.board, seat).hand.filter((card) => !kept.includes(card));
}

const NOTHING: readonly ((play: Play) => void)[] = [];

/** Compensation that is about to be taken: so many of its cards come from the deck (CE-14.27). */
export function collectFromDeck(play: Play, n: number): void {
	play.within('compensation').fromDeck = n;
}

const { run, ask } = formsOf('compensation');

/** `n` of these cards. */
const some = (cards: readonly CardId[], n: number, on: boolean): SomeShape => ({
	type: 'some',
	choices: cards.map((card) => ({ id: card, say: cardName(card), ...(on ? { on: card } : {}) })),
	min: n,
	max: n
});

/** How many cards come out of the hand of the payer. */
const fromHand = ({ n, fromDeck = 0 }: StepFrame<'compensation'>): number => n - fromDeck;

/** Whether this seat has cards to choose among: of a hand that is too small all go (CE-14.5). */
const chooses = (play: Play, due: StepFrame<'compensation'>, seat: SeatId): boolean =>
	due.chooser === seat && fromHand(due) > 0 && takeable(play, due.pays).length > fromHand(due);

/** What compensation comes of: a negotiate of who collects, or a power besides. */
function broughtBy(play: Play, collects: SeatId): 'negotiated' | 'compensation' {
	const side = sideOfMain(play.board, collects);
	const face = side && encounterOf(play.board).laid[side]?.face;
	return face?.kind === 'negotiate' ? 'negotiated' : 'compensation';
}

/** Cards that came as compensation or as rewards, of which one seat may have both, are remembered (CE-14.19). */
export function remember(
	frame: StepFrame<'resolution'>,
	seat: SeatId,
	came: readonly CardId[]
): void {
	frame.gained = { ...frame.gained, [seat]: [...(frame.gained?.[seat] ?? []), ...came] };
}

function pay(play: Play, frame: StepFrame<'compensation'>, cards: readonly CardId[]): void {
	const { collects, pays } = frame;
	frame.taken = cards.length;
	play.say(
		msg(
			'{who, select, you {You take} other {# takes}} {n, plural, one {# card} other {# cards}} of {whom, select, you {yours} other {#}} as compensation.',
			{
				who: collects,
				n: cards.length,
				whom: pays
			}
		),
		'CE-14.2'
	);
	const came = handOver(play, pays, collects, cards, 'CE-14.4', 'compensation');
	const resolution = play.within('resolution');
	remember(resolution, collects, came);
	if (play.board.modules || play.board.stations)
		resolution.collected = { seat: collects, cards: came, from: pays };
}

export const compensationStep: Step = {
	/** CE-14.27: before any card is taken. */
	before: run((play, { collects }) => {
		for (const due of value(play, 'uponCollecting', NOTHING, { seat: collects })) due(play);
	}),

	/** CE-14.20: the collector chooses from the payer's hand, which it alone sees, sorted: as cards told of (CE-23.5). */
	take: ask({
		ask: (play, due) => {
			const { collects, pays } = due;
			const n = fromHand(due);
			if (!chooses(play, due, collects)) return null;
			const seen = asTold(pays, takeable(play, pays)).sort();
			return {
				...caused(play),
				seat: collects,
				secret: true,
				about: [pays],
				rule: 'CE-14.20',
				say: msg('The hand of {whom}: which {n, plural, one {card} other {# cards}} do you take?', {
					whom: pays,
					n
				}),
				shape: some(seen, n, false)
			};
		},
		then: (play, frame, { picks }) => pay(play, frame, meant(takeable(play, frame.pays), picks))
	}),

	give: ask({
		ask: (play, due) => {
			const { collects, pays } = due;
			const n = fromHand(due);
			if (!chooses(play, due, pays)) return null;
			return {
				...caused(play),
				seat: pays,
				secret: true,
				about: [collects],
				rule: 'CE-14.20',
				say: msg('Which {n, plural, one {card} other {# cards}} do you hand over to {whom}?', {
					n,
					whom: collects
				}),
				shape: some(takeable(play, pays), n, true)
			};
		},
		then: (play, frame, { picks }) => pay(play, frame, picks)
	}),

	backs: ask({
		ask: (play, due) => {
			const { collects, pays, taken } = due;
			const n = fromHand(due);
			return taken === undefined && n > 0
				? backsToTake(play, collects, pays, takeable(play, pays), n, broughtBy(play, collects))
				: null;
		},
		then: (_play, frame, { pick }) => {
			const rewards = rewardsIn(pick);
			if (rewards !== undefined) frame.rewards = rewards;
		}
	}),

	/** CE-14.8: all of it. */
	draw: run((play, frame) => {
		const { pays, rewards, taken } = frame;
		const n = fromHand(frame);
		if (taken === undefined && n > 0)
			pay(play, frame, randomCards(play, takeable(play, pays), n, rewards));
	}),

	/** CE-14.27: after those of the hand. */
	drawDeck: run((play, { collects, fromDeck = 0 }) => {
		if (fromDeck === 0) return;
		const came = drawToHand(play, collects, fromDeck, 'CE-14.27');
		remember(play.within('resolution'), collects, came);
	}),

	taken: run((play, { collects, pays }) =>
		play.window('resolution.compensated', { seats: [collects, pays] })
	)
};
