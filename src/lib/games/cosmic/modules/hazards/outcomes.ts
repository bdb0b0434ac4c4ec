/** Hazards of how an encounter ends: what winning brings and losing costs. */
import { msg } from '../../../../core';
import {
	coloniesOf,
	encounterOf,
	entriesOf,
	leftOf,
	mainPlayer,
	otherSide,
	playerOf,
	shipsAt,
	timingOrder
} from '../../board';
import { drawToHand, handOver, randomCards } from '../../hands';
import { formsOf } from '../../play';
import { drawTechs } from '../tech/pieces';
import { SIDES } from '../../types';
import type { NoLocals, Play, Step } from '../../play';
import type { Board, SeatId, Ships, Side } from '../../types';
import type { Hazard } from './hazard';

declare module '../../play' {
	interface Steps {
		/** Players whose ships may come back from the warp. */
		recall: NoLocals;
	}
}

/** Sides that have lost the encounter. */
function losers({ encounter }: Board): readonly Side[] {
	const outcome = encounter?.outcome;
	if (outcome?.type === 'bothLose') return SIDES;
	return outcome?.type === 'won' ? [otherSide(outcome.side)] : [];
}

/** Main players that have won it, or made a deal. */
function gainers(board: Board): readonly SeatId[] {
	const { outcome } = encounterOf(board);
	const sides = outcome?.type === 'deal' ? SIDES : outcome?.type === 'won' ? [outcome.side] : [];
	return sides.map((side) => mainPlayer(board, side));
}

export const techAdvantage: Hazard = {
	words: {
		name: msg('Tech Advantage'),
		gist: msg('Winning or dealing brings a technology'),
		text: msg(
			'A main player who wins draws a technology. After a deal both main players draw one.'
		),
		rulings: [
			msg('It is in the deck where technologies are in play.'),
			msg('The offense draws first.')
		]
	},
	lasts: 'encounter',
	isFor: ({ board }) => board.modules?.tech !== undefined,
	settled: (play) => {
		for (const seat of gainers(play.board)) drawTechs(play, seat, 1, 'CE-33.28');
	}
};

export const obligatorySolidarity: Hazard = {
	words: {
		name: msg('Obligatory Solidarity'),
		gist: msg('The neighbor of a loser loses as many ships'),
		text: msg(
			'The player on the left of a main player who loses the encounter sends as many ships from colonies to the warp as that main player has lost.'
		),
		rulings: [
			msg('Ships that were saved from the warp do not count.'),
			msg('Where both sides lose, each of the two has a neighbor who loses ships.'),
			msg('A deal that fails is no defeat.')
		]
	},
	lasts: 'encounter',
	settled: (play) => {
		const { board } = play;
		const due: Ships = {};
		for (const side of losers(board)) {
			const seat = mainPlayer(board, side);
			const [next] = leftOf(board, seat);
			const lost = encounterOf(board).lost[seat] ?? 0;
			if (next && lost > 0) due[next] = (due[next] ?? 0) + lost;
		}
		if (entriesOf(due).length > 0) play.push('mustLose', { due, rule: 'CE-33.30' });
	}
};

/** Whose ships in the warp may come back (CE-33.31): there has to be a colony for them. */
function recalled({ board }: Play): SeatId[] {
	const { outcome, offense } = encounterOf(board);
	if (outcome?.type !== 'won') return [];
	return timingOrder(board).filter(
		(seat) =>
			(seat === offense) === (outcome.side === 'offense') &&
			shipsAt(board, seat, 'warp') > 0 &&
			coloniesOf(board, seat).length > 0
	);
}

const { each } = formsOf('recall');

const recall: Step = {
	choose: each({
		seats: recalled,
		ask: ({ board }, _frame, seat) => {
			const n = shipsAt(board, seat, 'warp');
			return {
				seat,
				rule: 'CE-33.31',
				say: msg('Warp Research: how many of your ships come back from the warp?'),
				shape: { type: 'amount', min: 0, max: n },
				fallback: { amount: n }
			};
		},
		then: (play, _frame, { amount: n }, seat) => {
			if (n > 0) play.push('home', { from: 'warp', ships: { [seat]: n } });
		}
	})
};

export const warpResearch: Hazard = {
	words: {
		name: msg('Warp Research'),
		gist: msg('Ships come back from the warp'),
		text: msg(
			'When the offense wins, as many of their ships as they like come back from the warp. When the defense wins, those of all other players may.'
		),
		rulings: [
			msg('The defense is one of the others.'),
			msg('They come back before ships are lost: those of this encounter are not among them.')
		]
	},
	lasts: 'encounter',
	decided: (play) => play.push('recall', {}),
	steps: { recall },
	questions: {
		'recall.choose': {
			deed: msg('call ships back from the warp'),
			why: { is: 'does most' },
			answer: (_sight, shape) => (shape.type === 'amount' ? { amount: shape.max } : null)
		}
	}
};

/** More time for a deal, for each ship (CE-33.32). */
const SECONDS = 30;

const shipsSent = (board: Board): number => shipsAt(board, encounterOf(board).offense, 'gate');

export const winLoseOrDraw: Hazard = {
	words: {
		name: msg('Win, Lose, or Draw'),
		gist: msg('Each ship of the offense brings or costs a card'),
		text: msg(
			'For each ship of the offense in the encounter: when they win, they draw a card; when they lose, the defense takes a card of their hand at random; when both negotiate, there are 30 seconds more for the deal.'
		),
		rulings: [
			msg('Ships of allies do not count.'),
			msg('Where both sides lose, no card is drawn or taken.'),
			msg('Where deals have no limit of time, they have none.')
		]
	},
	lasts: 'encounter',
	decided: (play) => {
		const { board } = play;
		const { outcome, offense, defense } = encounterOf(board);
		const n = shipsSent(board);
		if (outcome?.type !== 'won' || !defense || n === 0) return;
		if (outcome.side === 'offense') drawToHand(play, offense, n, 'CE-33.32');
		else {
			const cards = randomCards(play, playerOf(board, offense).hand, n);
			handOver(play, offense, defense, cards, 'CE-33.32', 'taken');
		}
	},
	changes: {
		dealSeconds: ({ board }, _owner, seconds) =>
			seconds > 0 ? seconds + SECONDS * shipsSent(board) : 0
	}
};
