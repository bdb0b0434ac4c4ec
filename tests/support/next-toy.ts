/**
 * Stones as a later release might have it, for tests of what a release does to running tables: the shape
 * is 2 (the form `turn.lay` is called `turn.play`, `resolve` and `next` have exchanged their names, so that
 * a migration done twice is found out, and the board counts challenges), the rules are 2 (an
 * unchallenged claim of three takes but two stones). Tables begun under rules 1 end under them.
 */
import { relabel } from '$lib/core';
import type { Game, Json } from '$lib/core';
import { toy } from './toy';
import type { ToyOpen, ToyOwn, ToyTypes } from './toy';

interface NextTypes extends Omit<ToyTypes, 'board'> {
	readonly board: ToyTypes['board'] & { challenges: number };
}
type NextToy = Game<NextTypes, ToyOpen, ToyOwn>;

/** `before` is today's game, its board grown by a key. */
const before = toy as unknown as NextToy;
const { lay, resolve, trade, next } = before.steps['turn'] ?? {};
if (lay?.form !== 'ask' || resolve?.form !== 'run' || !trade || next?.form !== 'run')
	throw new Error('The turn of Stones is another one now; so must its next release be.');

/** A claim nobody doubts takes at most so many stones, since rules 2. */
export const MOST_UNDOUBTED = 2;

export const nextToy: NextToy = {
	...before,
	rules: 2,
	rulesFrom: 1,
	shape: 2,
	setup: (seats, options, rules) => {
		const { board, ...rest } = before.setup(seats, options, rules);
		return { ...rest, board: { ...board, challenges: 0 } };
	},
	steps: {
		...before.steps,
		turn: {
			play: lay,
			next: {
				form: 'run',
				run: (play, frame) => {
					const { board } = play;
					if (board.challenger) board.challenges += 1;
					else if (board.laid && play.since(2))
						board.laid.claim = Math.min(board.laid.claim, MOST_UNDOUBTED);
					return resolve.run(play, frame);
				}
			},
			trade,
			resolve: {
				form: 'run',
				run: (play, frame) => (next.run(play, frame) === 'lay' ? 'play' : 'end')
			}
		}
	},
	migrations: {
		1: (saved) => {
			const table = relabel(saved, {
				'turn.lay': 'turn.play',
				'turn.resolve': 'turn.next',
				'turn.next': 'turn.resolve'
			}) as {
				readonly board: { readonly [key: string]: Json };
			};
			return { ...table, board: { ...table.board, challenges: 0 } };
		}
	}
};
