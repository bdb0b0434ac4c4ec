/** Twilight Imperium in the hand of a test: its setup, step by step, before it is a game on the shelf. */
import { fits, setup } from '../../src/lib/games/imperium/setup';
import { OPTIONS } from '../../src/lib/games/imperium/options';
import { steps } from '../../src/lib/games/imperium/steps';
import { forms, msg } from '../../src/lib/core';
import { openBoard, ownBoard } from '../../src/lib/games/imperium/view';
import type { OpenBoard, OwnBoard } from '../../src/lib/games/imperium/view';
import type { Imperium } from '../../src/lib/games/imperium/play';
import type { ImperiumOptions } from '../../src/lib/games/imperium/types';
import type { Game, NoLocals } from '../../src/lib/core';
import { sizesOf } from '../../src/lib/games/kit';
import { seatsOf, tableAt, TableInHand } from './table-in-hand';

const { run, ask } = forms<Tested, NoLocals>();

/** What a test's game does instead of whole rounds: the Speaker waits after each Strategy Phase. */
const rest = {
	begin: run((play) => play.push('setup')),
	round: run((play) => {
		play.board.round += 1;
		play.push('strategy');
	}),
	wait: ask({
		ask: ({ board }) => ({
			...{ seat: board.speaker, rule: 'TI-4.1', say: msg('Another round?') },
			shape: { type: 'confirm', yes: msg('Yes'), no: msg('No') }
		}),
		then: () => 'round'
	})
};

/** Its own steps, and the test's. */
type Tested = Imperium & { readonly steps: { rest: NoLocals } };

const imperium: Game<Tested, OpenBoard, OwnBoard> = {
	id: 'imperium',
	name: 'Twilight Imperium',
	...{ rules: 1, rulesFrom: 1, shape: 1, bound: 60_000 },
	seats: { min: 2, max: 6 },
	options: OPTIONS,
	steps: { ...steps, rest },
	...{ fits, setup, migrations: {}, book: null, content: {} },
	counts: ({ objectives, secrets, actions, politics }) =>
		sizesOf({ objectives, secrets, actions, politics }),
	open: openBoard,
	own: ownBoard,
	conserved: () => ({}),
	redeal: () => undefined
};

/** A game that is about to be set up (TI-3). */
export function opening({
	seats = 3,
	options = {},
	seed = 7
}: { seats?: number; options?: Partial<ImperiumOptions>; seed?: number } = {}) {
	const names = seatsOf(seats);
	const { board, vault } = setup(names, options);
	const table = tableAt(imperium, {
		...{ seats: names, options, board, vault, seed },
		frames: [{ step: 'rest', at: 'begin' }]
	});
	return new TableInHand<Tested>(imperium, table).proceed();
}

/** Set up by defaults; the first Strategy Card is about to be picked. */
export const ready = (wanted: Parameters<typeof opening>[0] = {}) =>
	opening(wanted).until('strategy.pick');

/** What everybody sees of it. */
export const openTo = (g: ReturnType<typeof opening>): OpenBoard =>
	openBoard(g.board, imperium.counts(g.vault));
