/** How a finished game went, told by playing it again: who gained what and when, who led, what decided it. */
import type { AnyTable, AnyGame } from './game';
import type { SeatId } from './ids';
import type { GameEvent, Over } from './table';
import type { GameTypes, MoveOf } from './types';
import type { Template, Words } from './words';

/** What brought a seat nearer to winning, or farther from it. */
export interface Gain {
	readonly seat: SeatId;
	/** So much of what wins; lost below 0. */
	readonly n: number;
	/** One of the game's own sources (`Ending.sources`). */
	readonly source: string;
	/** Its place among the events of its move. */
	readonly at: number;
}

/** How a seat stood at the end. */
export interface Placed {
	readonly seat: SeatId;
	/** From 1; those who win together share it, and those whom nothing tells apart. */
	readonly rank: number;
	readonly points: number;
	/** What else it had, as far as that ranks it. */
	readonly has: readonly Words[];
	/** Why it stands before the next, where both have as much of what wins. */
	readonly before?: Words;
}

/** What put the first before the second, where both had as much of what wins. */
export interface TieBreak {
	readonly rule: string;
	readonly say: Words;
}

/** What a game tells of its end. Nothing of it is a rule: it is read when a game is played again. */
export interface Ending<T extends GameTypes = GameTypes> {
	/** What wins, counted: `3 victory points`. */
	readonly counted: Template<'n'>;
	/** What its parts are called: `Round 3`; and the part it is in, from 1: 0 while it is set up. */
	readonly part: Template<'n'>;
	readonly partOf: (board: T['board']) => number;
	/** What points come from, in the order they are told in. */
	readonly sources: { readonly [source: string]: Words };
	/** What such a gain came from, in a sentence, where it decided the game: `2 victory points for an agenda.` */
	readonly brings: { readonly [source: string]: Template<'gain'> };
	/** Follows a game from its start on: handed each move, it says who gained or lost what by it. */
	readonly follow: (board: T['board']) => Follower<T>;
	readonly standings: (board: T['board'], winners: readonly SeatId[]) => readonly Placed[];
	readonly tieBreak: (board: T['board'], winners: readonly SeatId[]) => TieBreak | null;
	/** Rules by which it ends though nobody has reached what wins: what ended it is the last blow then. */
	readonly cutShort?: ReadonlySet<string>;
}

type Follower<T extends GameTypes> = (
	board: T['board'],
	events: readonly GameEvent<MoveOf<T>>[]
) => readonly Gain[];

/** A gain as it was told. */
export interface ToldGain extends Omit<Gain, 'at'> {
	/** The move it came with, from 1; 0: the setup. */
	readonly move: number;
	/** The part of the game. */
	readonly part: number;
	/** The line that told it; '' where nothing was said. */
	readonly say: Words;
}

/** Rules by which the turning point is found: the first that finds one. */
export const TURNINGS = [
	/** The last move by which another seat came to lead alone; the winner did. */
	'lead',
	/** The last move by which a winner drew level with those who led. */
	'level'
] as const;
export type TurningRule = (typeof TURNINGS)[number];

export interface Turning extends Pick<ToldGain, 'seat' | 'move' | 'part'> {
	readonly by: TurningRule;
}

export interface Chronicle {
	readonly seats: readonly SeatId[];
	/** Moves in all. */
	readonly moves: number;
	/** The parts of the game, and the move each began with. */
	readonly parts: readonly { readonly part: number; readonly from: number }[];
	readonly gains: readonly ToldGain[];
	readonly standings: readonly Placed[];
	readonly tieBreak: TieBreak | null;
	readonly turning: Turning | null;
	/** The last that a winner gained; without one, or where a rule cut it short, how it ended: then it has no source. */
	readonly blow: Pick<ToldGain, 'move' | 'say' | 'n'> & { readonly source: string | null };
	/** Null: it is not over. */
	readonly over: Over | null;
}

type Totals = ReadonlyMap<SeatId, number>;

/** What all had after each move by which anybody gained or lost. */
export function totalsOf({
	seats,
	gains
}: Pick<Chronicle, 'seats' | 'gains'>): { readonly move: number; readonly totals: Totals }[] {
	const totals = new Map(seats.map((seat) => [seat, 0]));
	const found: { move: number; totals: Totals }[] = [];
	for (const { seat, n, move } of gains) {
		totals.set(seat, (totals.get(seat) ?? 0) + n);
		const now = { move, totals: new Map(totals) };
		if (found.at(-1)?.move === move) found[found.length - 1] = now;
		else found.push(now);
	}
	return found;
}

const leadersIn = (totals: Totals): SeatId[] => {
	const most = Math.max(...totals.values());
	return [...totals.keys()].filter((seat) => totals.get(seat) === most);
};

interface Step {
	readonly move: number;
	readonly seat: SeatId;
}

const FIND: {
	readonly [rule in TurningRule]: (
		leaders: readonly { readonly move: number; readonly seats: readonly SeatId[] }[],
		winners: readonly SeatId[]
	) => Step | null;
} = {
	lead: (leaders, winners) => {
		const changes: Step[] = [];
		for (const { move, seats } of leaders) {
			const [seat, ...others] = seats;
			if (seat && others.length === 0 && changes.at(-1)?.seat !== seat)
				changes.push({ move, seat });
		}
		const last = changes.at(-1);
		return last && winners.includes(last.seat) ? last : null;
	},
	level: (leaders, winners) => {
		let last: Step | null = null;
		for (const [i, { move, seats }] of leaders.entries()) {
			const came = winners.find(
				(seat) => seats.includes(seat) && leaders[i - 1]?.seats.includes(seat) === false
			);
			if (came) last = { move, seat: came };
		}
		return last;
	}
};

/** Sees a game being played again (`Witness`), and tells how it went. */
export class Chronicler {
	readonly #game: AnyGame;
	#follow: Follower<GameTypes> | null = null;
	#table: AnyTable | null = null;
	#n = -1;
	#part = 0;
	readonly #parts: { part: number; from: number }[] = [];
	readonly #gains: ToldGain[] = [];
	#end: Words = '';

	constructor(game: AnyGame) {
		this.#game = game;
	}

	/** The table at the start, and after each move. */
	readonly see = (table: AnyTable, events: readonly GameEvent[]): void => {
		this.#n += 1;
		this.#table = table;
		const { ending } = this.#game;
		if (this.#follow)
			for (const { at, ...gain } of this.#follow(table.board, events))
				this.#gains.push({
					...gain,
					move: this.#n,
					part: Math.max(1, this.#part),
					say: lineAt(events, at)
				});
		else this.#follow = ending?.follow(table.board) ?? null;
		const part = ending?.partOf(table.board) ?? 0;
		if (part > this.#part) this.#parts.push({ part, from: this.#n });
		this.#part = part;
		if (table.over) this.#end = lineAt(events, events.length - 1);
	};

	/** As far as it was seen. Throws when nothing was. */
	get chronicle(): Chronicle {
		const table = this.#table;
		if (!table) throw new Error('No game was seen.');
		const { ending } = this.#game;
		const { seats, over } = table;
		const gains = this.#gains;
		const winners = over?.winners ?? [];
		const isCut = over !== null && ending?.cutShort?.has(over.rule);
		const last = !isCut && gains.findLast(({ seat, n }) => n > 0 && winners.includes(seat));
		return {
			...{ seats, over, gains },
			moves: this.#n,
			parts: this.#parts,
			standings: ending?.standings(table.board, winners) ?? [],
			tieBreak: ending?.tieBreak(table.board, winners) ?? null,
			turning: this.#turning(winners),
			blow: last
				? { move: last.move, say: last.say, n: last.n, source: last.source }
				: { move: this.#n, say: (isCut && over?.why) || this.#end, n: 0, source: null }
		};
	}

	#turning(winners: readonly SeatId[]): Turning | null {
		const [gains, seats] = [this.#gains, this.#table?.seats ?? []];
		const leaders = totalsOf({ seats, gains }).map(({ move, totals }) => ({
			move,
			seats: leadersIn(totals)
		}));
		for (const by of TURNINGS) {
			const found = FIND[by](leaders, winners);
			const part = gains.find(({ move }) => move === found?.move)?.part;
			if (found && part !== undefined) return { ...found, part, by };
		}
		return null;
	}
}

/** The line for all that tells the event at this place: its own, the last before it, or the first of this move. */
function lineAt(events: readonly GameEvent[], at: number): Words {
	const isSaid = ({ say, to }: GameEvent) => say !== '' && to === 'all';
	return (events.slice(0, at + 1).findLast(isSaid) ?? events.find(isSaid))?.say ?? '';
}
