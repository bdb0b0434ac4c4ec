/** Twilight Imperium in the hand of a test: its setup, step by step, and one step at a time after it. */
import { asides } from '../../src/lib/games/imperium/asides';
import { fits, setup } from '../../src/lib/games/imperium/setup';
import { OPTIONS } from '../../src/lib/games/imperium/options';
import { RELEASE } from '../../src/lib/games/imperium/release';
import { steps } from '../../src/lib/games/imperium/steps';
import { windows } from '../../src/lib/games/imperium/timing/windows';
import { msg } from '../../src/lib/core';
import { openBoard, ownBoard } from '../../src/lib/games/imperium/view';
import type { OpenBoard, OwnBoard } from '../../src/lib/games/imperium/view';
import { formsOf } from '../../src/lib/games/imperium/play';
import type { Imperium } from '../../src/lib/games/imperium/play';
import type { Board, ImperiumOptions, Vault } from '../../src/lib/games/imperium/types';
import type { AnyFrame, Game, NoLocals } from '../../src/lib/core';
import { sizesOf } from '../../src/lib/games/kit';
import { seatsOf, tableAt, TableInHand } from './table-in-hand';

declare module '../../src/lib/games/imperium/play' {
	interface Steps {
		rest: NoLocals;
	}
}

const { run, ask } = formsOf('rest');

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

export const imperium: Game<Imperium, OpenBoard, OwnBoard> = {
	id: 'imperium',
	name: 'Twilight Imperium',
	...RELEASE,
	bound: 60_000,
	seats: { min: 2, max: 6 },
	options: OPTIONS,
	steps: { ...steps, rest },
	...{ windows, asides },
	...{ fits, setup, migrations: {}, book: null, content: {} },
	counts: ({ objectives, secrets, actions, politics }) =>
		sizesOf({ objectives, secrets, actions, politics }),
	open: openBoard,
	own: ownBoard,
	conserved: () => ({}),
	redeal: () => undefined
};

interface Wanted {
	seats?: number;
	options?: Partial<ImperiumOptions>;
	seed?: number;
	/** Those the table began under; of now where left out. */
	rules?: number;
}

/** A game that is about to be set up (TI-3). */
export function opening({ seats = 3, options = {}, seed = 7 }: Wanted = {}) {
	const names = seatsOf(seats);
	const { board, vault } = setup(names, options);
	const table = tableAt(imperium, {
		...{ seats: names, options, board, vault, seed },
		frames: [{ step: 'rest', at: 'begin' }]
	});
	return new TableInHand<Imperium>(imperium, table).proceed();
}

/** Set up by defaults; the first Strategy Card is about to be picked. */
export const ready = (wanted: Wanted = {}) => opening(wanted).until('strategy.pick');

/**
 * A table set up by defaults, changed by `edit`, that stands at this step in the Action Phase of round 1 (seat:1 is
 * Speaker and active). When the step is done the Speaker waits (`rest.wait`).
 */
export function standing(
	frame: AnyFrame<Imperium>,
	edit: (board: Board, vault: Vault) => void = () => undefined,
	wanted: Wanted = {}
) {
	const { seats, board, vault } = ready(wanted).table;
	const { options = {}, seed = 7, rules = imperium.rules } = wanted;
	Object.assign(board, { stage: 'action', round: 1, speaker: 'seat:1', active: 'seat:1' });
	edit(board, vault);
	const frames: AnyFrame<Imperium>[] = [{ step: 'rest', at: 'wait' }, frame];
	const table = tableAt(imperium, { seats, options, board, vault, seed, frames, rules });
	return new TableInHand<Imperium>(imperium, table).proceed();
}

/**
 * The same with races that change nothing of what is tested (the Federation of Sol for all), no technology, and this
 * card in play for seat:1.
 */
export const playing = (
	card: string,
	edit: (board: Board, vault: Vault) => void = () => undefined,
	wanted: Wanted = {}
) =>
	standing(
		{ step: 'strategic', at: 'primary', seat: 'seat:1', card },
		(board, vault) => {
			for (const seat of board.order)
				Object.assign(board.players[seat]!, {
					...{ race: 'sol', techs: [], counters: { command: 3, fleet: 3, strategy: 2 } },
					strategy: seat === 'seat:1' ? [{ card, used: false }] : []
				});
			edit(board, vault);
		},
		wanted
	);

/** What everybody sees of it. */
export const openTo = (g: ReturnType<typeof opening>): OpenBoard =>
	openBoard(g.board, imperium.counts(g.vault));
