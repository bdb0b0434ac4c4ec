/** A game of a few forms, for tests of the kernel alone: a board that is a diary, and steps given by the test. */
import { msg } from '$lib/core';
import { act, order, proceed, start } from '../../src/lib/core';
import type {
	AnyMove,
	Answer,
	Decider,
	Game,
	LogEntry,
	Play,
	Refusal,
	SeatId,
	StandingOrder,
	Step,
	Table,
	Windows
} from '../../src/lib/core';
import { passAhead } from './pass-ahead';
import { said } from './said';

export interface Diary {
	lines: string[];
}
type Vault = { secret: number };
export interface TinyTypes {
	readonly board: Diary;
	readonly vault: Vault;
	readonly move: AnyMove;
	/** Steps are given by the test. */
	readonly steps: { readonly [step: string]: { [local: string]: unknown } };
	/** `did`: who has acted in it, where a test keeps that. */
	readonly window: { readonly moment: string; did?: readonly SeatId[] };
}
export type TinyStep = Step<TinyTypes>;
export type TinyPlay = Play<TinyTypes>;
export type TinyWindows = Windows<TinyTypes>;

/** Windows in which nobody can do anything. */
const CLOSED: TinyWindows = {
	entitled: () => [],
	due: () => null,
	carryOut: () => {},
	choices: () => [],
	respond: () => {},
	concerns: () => false,
	words: () => ({ say: msg('Act, or pass?'), rule: 'T-1' })
};

export function tiny(
	steps: { readonly [step: string]: TinyStep },
	windows: Partial<TinyWindows> = {}
): Game<TinyTypes> {
	return {
		id: 'tiny',
		name: 'Tiny',
		rules: 1,
		rulesFrom: 1,
		shape: 1,
		seats: { min: 2, max: 4 },
		options: [],
		fits: () => null,
		setup: () => ({ board: { lines: [] }, vault: { secret: 7 }, first: Object.keys(steps)[0]! }),
		steps,
		windows: { ...CLOSED, ...windows },
		spans: [
			{ id: 'day', say: msg('Pass for the rest of this day'), note: msg('Else you are asked.') },
			{ id: 'week', say: msg('Pass for the rest of this week'), note: msg('Else you are asked.') }
		],
		groups: [
			{
				id: 'strife',
				say: msg('Pass where there is strife'),
				note: msg('Else you are asked.'),
				moments: ['battle', 'duel']
			},
			{
				id: 'feasts',
				say: msg('Pass at feasts'),
				note: msg('Else you are asked.'),
				moments: ['feast']
			}
		],
		counts: () => ({}),
		open: ({ lines }) => ({ lines: lines.slice() }),
		own: () => ({}),
		migrations: {},
		conserved: () => ({}),
		redeal: () => {},
		book: {},
		content: {},
		bound: 100
	};
}

/** Writes a line. */
export const write = (play: TinyPlay, line: string): void => {
	play.board.lines.push(line);
};

/** Ends the game: most tests need an end so that nobody has to act. */
export const END: TinyStep[string] = {
	form: 'run',
	run: (play) => play.finish(['seat:1'], msg('It is over.'), 'T-9')
};

export const yesNo = { type: 'confirm', yes: msg('Yes'), no: msg('No') } as const;

/** A table of a tiny game, with the few things tests do to it. */
export class Tiny {
	readonly table: Table<Diary, Vault>;

	constructor(
		readonly game: Game<TinyTypes>,
		{ seats = 3, clocked = false } = {}
	) {
		this.table = start(game, {
			seats: Array.from({ length: seats }, (_, i): SeatId => `seat:${i + 1}`),
			options: {},
			key: '1'.repeat(64),
			clocked
		}).table;
	}

	get lines(): string[] {
		return this.table.board.lines;
	}

	/** Who is asked now. */
	get asked(): Decider[] {
		return this.table.decisions.map(({ seat }) => seat);
	}

	of(seat: Decider) {
		const found = this.table.decisions.find((open) => open.seat === seat);
		if (!found) throw new Error(`${seat} is not asked.`);
		return found;
	}

	answer(seat: Decider, answer: Answer): LogEntry {
		const result = act(this.game, this.table, seat, this.of(seat).id, answer);
		if (!result.ok) throw new Error(said(result.refusal.say));
		passAhead(this.game, this.table);
		return result.value;
	}

	/** Leaves standing orders, and passes where they say so, as a room does. */
	order(seat: SeatId, ...orders: StandingOrder[]): void {
		const result = order(this.game, this.table, seat, orders);
		if (!result.ok) throw new Error(said(result.refusal.say));
		passAhead(this.game, this.table);
	}

	refusal(seat: Decider, answer: unknown): Refusal {
		const result = act(this.game, this.table, seat, this.of(seat).id, answer);
		if (result.ok) throw new Error('That was accepted.');
		return result.refusal;
	}

	proceed(): void {
		proceed(this.game, this.table);
	}
}
