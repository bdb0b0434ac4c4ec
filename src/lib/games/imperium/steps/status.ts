/**
 * The Status Phase (TI-21): objectives are claimed, all is made ready for the next round, and what held for this one is
 * over.
 */
import { msg } from '../../../core';
import type { Ask } from '../../../core';
import { fromFirst, inTurn, playerOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import { hasAbility } from '../abilities';
import { planetsOf, systemIds, systemOf } from '../board';
import { drawActionCards } from '../decks';
import { clearCounters } from '../economy/counters';
import { counterSplit, gainCounters } from '../economy/gains';
import { repairShips } from '../fleets/ships';
import { endProphecy } from '../agendas/prophecy';
import { endRound } from '../lasting';
import { lawOf } from '../politics/in-force';
import { endTruce } from '../politics/truce';
import { refreshPlanets } from '../planets/refresh';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import {
	barredClaims,
	bestOf,
	carryOutClaim,
	claimable,
	claimChoice,
	isAskedToClaim,
	mayClaim,
	objectiveIn,
	kindOf,
	sureClaim,
	usualClaim
} from '../status/claims';
import type { ClaimChoice, ObjectiveKind } from '../status/claims';
import { cardsFor, countersFor } from '../status/gains';
import type { Payment } from '../economy/payment';
import { askBuyBack, buyBack, collectByOffice } from '../status/laws';
import { askRedistribution, giveUp, spread, withBarredMoves } from '../status/redistribution';
import type { Redistribution } from '../status/redistribution';
import { playCard } from '../timing/cards';
import { timingOrder } from '../timing/order';
import { changeSpeaker, isForTwo, moveMarker } from '../two-players';
import type { Area, Board, ObjectiveId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		status: {
			/** Somebody has claimed an objective in this phase. */
			claimed?: true;
			/** Who is still asked about counters and units; left out: everybody. */
			moving?: SeatId[];
		};
		/** TI-23: what a player claims at its moment; `done`: what it has claimed in this phase. */
		claim: { seat: SeatId; done?: ObjectiveKind[] };
	}
}
declare module '../moves' {
	interface Moves {
		/** All Strategy Cards go back to the common area. */
		cardsBack: object;
	}
}

const { run, askAll, each } = formsOf('status');
const { run: runClaim, ask } = formsOf('claim');

const NOTHING = 'none';

type ClaimFrame = FrameOf<Steps['claim']>;

/** A player claims this, and the phase remembers that somebody did. */
function claimIt(play: Play, frame: ClaimFrame, objective: ObjectiveId, payment: Payment): void {
	const { seat } = frame;
	frame.done = [...(frame.done ?? []), kindOf(play.board, seat, objective)];
	const phase = play.find('status');
	if (phase) phase.claimed = true;
	carryOutClaim(play, seat, objective, payment);
}

export const claim: Step = {
	/** TI-23.11: one after the other, for the first may win. */
	sure: runClaim((play, frame) => {
		const { seat, done = [] } = frame;
		if (isAskedToClaim(play, seat)) return undefined;
		// TI-27.12: that a secret one cannot be claimed is learnt now, too.
		if (playerOf(play.board, seat).secrets.length > 0) play.showed = true;
		const sure = sureClaim(play.board, seat, done);
		if (!sure) return undefined;
		claimIt(play, frame, sure.objective, sure.payment);
		return 'sure';
	}),

	choose: ask<OneOf<ClaimChoice | { readonly id: 'none'; readonly say: ClaimChoice['say'] }>>({
		ask: (play, { seat, done = [] }) => {
			const { board } = play;
			const { secrets } = playerOf(board, seat);
			const can = claimable(board, seat, done);
			// TI-34.2: who holds a secret one that is not claimed unasked is asked, whether or not it can be claimed.
			const isHidden = isForTwo(board) || isAskedToClaim(play, seat);
			const secret = isHidden && secrets.length > 0 && !done.includes('private');
			// TI-23.5.
			if (!mayClaim(board, seat) || (can.length === 0 && !secret)) return null;
			const best = bestOf(board, seat, can);
			return {
				...{ seat, secret, rule: 'TI-23.2', say: msg('Claim an objective?') },
				shape: {
					type: 'one',
					choices: [
						...can.map((id) => claimChoice(board, seat, id)),
						{
							id: NOTHING,
							say: done.length > 0 ? msg('Claim nothing more') : msg('Claim nothing')
						}
					]
				},
				fallback: best === undefined ? { pick: NOTHING } : usualClaim(board, seat, best)
			};
		},
		explain: ({ board }, { done = [] }, shape, seat) => ({
			...shape,
			barred: barredClaims(board, seat, done)
		}),
		then: (play, frame, answer) => {
			if (answer.pick === NOTHING) return 'end';
			claimIt(play, frame, objectiveIn(answer.pick), answer.then?.split ?? {});
			return 'choose';
		}
	})
};

export const status: Step = {
	begin: run((play) => {
		play.board.stage = 'status';
		play.board.active = null;
		// TI-16.11, TI-21.2.
		play.push('breaking');
	}),

	/** Step 1 (TI-21.3, TI-1.4): in the order of play, so the first who is asked lies on top. */
	claims: run((play) => {
		for (const seat of timingOrder(play.board).toReversed()) play.push('claim', { seat });
	}),

	/** Steps 2 to 4 (TI-21.4, TI-21.5, TI-21.6). */
	ready: run((play, frame) => {
		const { board } = play;
		if (!frame.claimed) play.say(msg('Nobody claims an objective this round.'), 'TI-23.2');
		delete frame.claimed;
		for (const id of systemIds(board))
			for (const seat of board.order)
				if (systemOf(board, id).fleets[seat]) repairShips(play, seat, id, 'TI-21.4');
		clearCounters(play, 'TI-21.5');
		for (const seat of timingOrder(board))
			refreshPlanets(play, seat, planetsOf(board, seat), 'TI-21.6');
	}),

	/** Step 5 (TI-21.7): cards, then counters. */
	cards: run((play) => {
		if (lawOf(play.board, 'core-stability')) {
			play.push('openDraw');
			return;
		}
		for (const seat of timingOrder(play.board))
			drawActionCards(play, seat, cardsFor(play.board, seat), 'TI-21.7', 'later');
	}),
	counters: askAll({
		ask: ({ board }) => timingOrder(board).flatMap((seat) => askAreas(board, seat)),
		then: (play, _frame, answers) => {
			for (const [seat, { split }] of inTurn(timingOrder(play.board), answers))
				gainCounters(play, seat, split, 'TI-21.7');
		}
	}),
	/** TI-21.11: what laws bring after that. */
	office: run(collectByOffice),
	buyBack: each({
		seats: ({ board }) => timingOrder(board),
		ask: ({ board }, _frame, seat) => askBuyBack(board, seat),
		then: (play, _frame, { pick }, seat) => buyBack(play, seat, pick)
	}),
	/** TI-21.11: whoever may trade in cards, one after the other. */
	exchanges: run((play) => {
		for (const seat of timingOrder(play.board).toReversed())
			if (hasAbility(play.board, seat, 'card-trading')) play.push('exchange', { seat });
	}),
	/** TI-21.11, TI-18.2: after all that step 5 brings. */
	hands: run((play) => {
		for (const seat of timingOrder(play.board).toReversed()) play.push('handLimit', { seat });
	}),

	/** Step 6 (TI-21.8, TI-21.9): who gives up units is asked again. */
	moves: askAll<Redistribution>({
		ask: (play, { moving = timingOrder(play.board) }) =>
			moving.map((seat) => askRedistribution(play, seat)),
		explain: ({ board }, _frame, shape) => withBarredMoves(board, shape),
		then: (play, frame, answers) => {
			const again: SeatId[] = [];
			for (const [seat, answer] of inTurn(timingOrder(play.board), answers))
				if (playCard(play, seat, answer)) again.push(seat);
				else if (answer.pick === 'move') spread(play, seat, answer.then.split);
				else if (answer.pick === 'giveUp') {
					giveUp(play, seat, answer.then.pick, answer.then.then.amount);
					again.push(seat);
				}
			if (again.length === 0) return undefined;
			frame.moving = again;
			play.push('upkeep');
			return 'moves';
		}
	}),

	/** TI-21.12, while the order of play still holds (TI-4.9); of two players TI-30.2 and TI-30.5. */
	over: run((play) => {
		const { board } = play;
		if (isForTwo(board)) {
			if (moveMarker(play)) return;
			changeSpeaker(play);
		}
		endProphecy(board);
		endRound(board);
		endTruce(play);
		// TI-18.2: a hand without limit may have one again.
		for (const seat of timingOrder(board).toReversed()) play.push('handLimit', { seat });
		play.push('upkeep');
	}),

	/** Step 7 (TI-21.10). */
	back: run((play) => {
		const { board } = play;
		for (const seat of board.order) playerOf(board, seat).strategy = [];
		play.say(msg('All Strategy Cards go back.'), 'TI-21.10', { type: 'cardsBack' });
	})
};

/** Where the counters gained go (TI-14.2); nobody is asked about none (TI-14.3). */
function askAreas(board: Board, seat: SeatId): Ask<SplitOf<Area>>[] {
	const shape = counterSplit(board, seat, countersFor(board, seat));
	if (!shape) return [];
	const { places, max: n } = shape;
	return [
		{
			...{ seat, shape, rule: 'TI-21.7' },
			say: msg('Where {n, plural, one {does # new counter} other {do # new counters}} go?', { n }),
			fallback: { split: fromFirst(places, n) }
		}
	];
}
