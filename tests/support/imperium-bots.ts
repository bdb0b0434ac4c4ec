/** The steady player of Twilight Imperium in plain positions: what it answers, and how it plays on. */
import { botFor, botsFor, decideNow, diceFrom } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import type { Question, Said, SeatId } from '../../src/lib/core';
import { imperium } from '../../src/lib/games/imperium';
import { sightOf } from '../../src/lib/games/imperium/bot/sight';
import type { Sight } from '../../src/lib/games/imperium/bot/sight';
import { homeOf } from '../../src/lib/games/imperium/board';
import type { Board, SystemId } from '../../src/lib/games/imperium/types';
import { standing } from './imperium';
import { bare, station } from './imperium-fleets';

export const steady = botFor(botsFor(imperium), 'steady');

export const me: SeatId = 'seat:1';
export type Game = ReturnType<typeof standing>;

const questionTo = ({ table }: Game, seat: SeatId): Question => {
	const decision = decisionOf(table, seat);
	if (!decision) throw new Error(`${seat} is not asked.`);
	return {
		game: 'imperium',
		decision,
		view: () => ({ open: lookOpen(imperium, table), own: lookOwn(imperium, table, seat) }),
		dice: diceFrom(1)
	};
};

/** What the steady player answers in this seat now. */
export const answerOf = (g: Game, seat: SeatId): Said => decideNow(steady, questionTo(g, seat));

/** The first step of its thought. */
export const thoughtOf = (g: Game, seat: SeatId) => steady.decide(questionTo(g, seat));

/** What it knows there. */
export const sightAt = (g: Game, seat: SeatId): Sight => sightOf(questionTo(g, seat));

/** A turn of seat:1, which has no Strategy Card left; it has a Carrier and four Ground Forces at home, nobody else has ships. */
export const turn = (edit: (board: Board, home: SystemId) => void = () => undefined) =>
	standing({ step: 'turn', at: 'act', seat: me }, (board) => {
		bare(board);
		for (const seat of board.order) board.players[seat]!.strategy = [];
		const home = homeOf(board, me);
		station(board, home, me, { carrier: 1, groundForce: 4 });
		edit(board, home);
	});

/** Everybody plays on steadily until the turn is over. */
export function playOn(g: Game): Game {
	for (let i = 0; i < 60 && !g.asked.includes('rest.wait'); i++)
		for (const seat of g.askedSeats.slice(0, 1)) g.answer(seat, answerOf(g, seat));
	return g;
}

export const pickOf = (answer: Said): string => ('pick' in answer ? answer.pick : '');
