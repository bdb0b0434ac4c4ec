/**
 * A table held by a test: it answers for any seat, sees everything, and keeps what happened. Games add what is
 * theirs (cosmic.ts, council.ts).
 */
import { act, decisionOf, order, proceed, thenOf, timeOut } from '../../src/lib/core';
import type {
	AnyFrame,
	Decision,
	Game,
	GameEvent,
	GameTypes,
	LogEntry,
	MoveNamed,
	MoveOf,
	OwnDecision,
	Refusal,
	Said,
	SeatId,
	StandingOrder,
	Table
} from '../../src/lib/core';
import { passAhead } from './pass-ahead';
import { said } from './said';

export const seatsOf = (n: number): SeatId[] =>
	Array.from({ length: n }, (_, i): SeatId => `seat:${i + 1}`);

/** Dice and shuffles follow from a small number; tests that need a roll look for a seed that has it. */
export const keyOf = (seed: number): string => seed.toString(16).padStart(64, '0');

/** What a decision is called in tests: `launch.aim`, or `window:reveal.values`. */
export const nameOf = (decision: Decision | OwnDecision): string =>
	decision.window ? `window:${decision.window}` : decision.name;

/** A table that stands at these frames, before anybody is asked. */
export function tableAt<T extends GameTypes>(
	game: Game<T>,
	{
		seats,
		options,
		board,
		vault,
		frames,
		seed,
		rules = game.rules
	}: Pick<Table<T['board'], T['vault']>, 'seats' | 'options' | 'board' | 'vault'> & {
		frames: AnyFrame<T>[];
		seed: number;
		/** Those it began under; of now where left out. */
		rules?: number;
	}
): Table<T['board'], T['vault']> {
	return {
		game: game.id,
		rules,
		shape: game.shape,
		seats,
		options,
		clocked: false,
		board,
		vault,
		chance: { key: keyOf(seed), drawn: 0 },
		frames,
		decisions: [],
		orders: {},
		n: 0,
		next: 1,
		over: null
	};
}

export class TableInHand<T extends GameTypes> {
	readonly events: GameEvent<MoveOf<T>>[] = [];

	constructor(
		readonly game: Game<T>,
		readonly table: Table<T['board'], T['vault']>
	) {}

	get board(): T['board'] {
		return this.table.board;
	}
	get vault(): T['vault'] {
		return this.table.vault;
	}
	/** Names of the open decisions, each once. */
	get asked(): string[] {
		return [...new Set(this.table.decisions.map(nameOf))];
	}
	/** Seats that are asked now. */
	get askedSeats(): SeatId[] {
		return this.table.decisions.map(({ seat }) => seat as SeatId);
	}
	/** Everything said to all so far, one sentence a line. */
	get said(): string {
		return this.events
			.filter(({ to, say }) => to === 'all' && say !== '')
			.map(({ say }) => said(say))
			.join('\n');
	}

	/** All that happened of one type, oldest first. */
	moves<Type extends MoveOf<T>['type']>(type: Type): MoveNamed<MoveOf<T>, Type>[] {
		const isOf = (move: MoveOf<T>): move is MoveNamed<MoveOf<T>, Type> => move.type === type;
		return this.events.flatMap(({ move }) => (move && isOf(move) ? [move] : []));
	}

	/** The decision open for this seat. Throws when there is none. */
	decision(seat: SeatId): OwnDecision {
		const open = decisionOf(this.table, seat);
		if (!open)
			throw new Error(
				`${seat} is not asked; open: ${this.table.decisions.map((d) => `${d.seat} ${nameOf(d)}`).join(', ')}`
			);
		return open;
	}

	/** Ids of the choices of this seat, or of those within the choice named: `choices('seat:1', 'move')`. */
	choices(seat: SeatId, ...within: string[]): string[] {
		let { shape } = this.decision(seat);
		for (const id of within) {
			if (shape.type !== 'one') return [];
			const choice = shape.choices.find((one) => one.id === id);
			const then = choice && thenOf(shape, choice);
			if (!then) return [];
			shape = then;
		}
		return shape.type === 'one' || shape.type === 'some' || shape.type === 'order'
			? shape.choices.map(({ id }) => id)
			: shape.type === 'split'
				? shape.places.map(({ id }) => id)
				: [];
	}

	answer(seat: SeatId, answer: Said): this {
		const result = act(this.game, this.table, seat, this.decision(seat).id, answer);
		if (!result.ok) throw new Error(`Refused (${result.refusal.rule}): ${result.refusal.say}`);
		return this.take(result.value);
	}

	/** The seat does that beside what it is asked, if it is. */
	aside(seat: SeatId, aside: string, then: Said): this {
		const asked = decisionOf(this.table, seat);
		const result = act(this.game, this.table, seat, asked?.id ?? 0, { aside, then });
		if (!result.ok) throw new Error(`Refused (${result.refusal.rule}): ${result.refusal.say}`);
		return this.take(result.value);
	}

	/** What the rules say to an answer that is not legal. Throws when it was accepted. */
	refusal(seat: SeatId, answer: unknown): Refusal {
		const result = act(this.game, this.table, seat, this.decision(seat).id, answer);
		if (result.ok) throw new Error('That was accepted.');
		return result.refusal;
	}

	/** Lets the first open decision run out, with its default. */
	lapse(): this {
		const open = this.table.decisions[0];
		if (!open) throw new Error('Nobody is asked.');
		const result = timeOut(this.game, this.table, open.id);
		if (!result.ok) throw new Error(said(result.refusal.say));
		return this.take(result.value);
	}

	/**
	 * Plays on by defaults, windows passed, until this decision is open (for this seat). Names as in `nameOf`.
	 * Throws when the game ends or 400 decisions pass before.
	 */
	until(name: string, seat?: SeatId): this {
		for (let i = 0; i < 400 && !this.table.over; i++) {
			const found = this.table.decisions.find(
				(open) => nameOf(open) === name && (seat === undefined || open.seat === seat)
			);
			if (found) return this;
			this.lapse();
		}
		throw new Error(`${name} never came up. Said:\n${this.said}`);
	}

	/** Plays on by itself until somebody must decide. */
	proceed(): this {
		this.events.push(...proceed(this.game, this.table));
		return this;
	}

	/** Leaves standing orders with the room. */
	order(seat: SeatId, ...orders: StandingOrder[]): this {
		const result = order(this.game, this.table, seat, orders);
		if (!result.ok) throw new Error(said(result.refusal.say));
		return this.passAhead();
	}

	/** Done after every change, as the room does. */
	protected passAhead(): this {
		for (const { events } of passAhead(this.game, this.table)) this.events.push(...events);
		return this;
	}

	protected take({ events }: LogEntry<MoveOf<T>>): this {
		this.events.push(...events);
		return this.passAhead();
	}
}
