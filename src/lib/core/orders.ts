/**
 * Standing orders: answers to windows, left ahead. They are no decision, and no rule reads them: whoever left
 * them is asked like the rest, and whoever holds the table answers for it at once (`dueByOrder`). So how many
 * are asked, the ids and the count of decisions and the time a window takes are the same without them.
 */
import { complaint } from './answer';
import type { AnyGame, AnyTable, Game } from './game';
import type { SeatId } from './ids';
import { Play } from './play';
import { ok, refuse } from './result';
import type { Result } from './result';
import type { Answer } from './shape';
import type { Decision, StandingOrder, Table } from './table';
import type { GameTypes } from './types';
import { PASS } from './shape';
import { PASSED, windowsOf } from './window';
import { msg, verbatim } from './words';

/** How long a standing order can hold in every game. */
const WHOLE_GAME = 'game';

/** Standing orders a seat can hold at once. */
const MOST_ORDERS = 32;

/**
 * [ROOM-WINDOW.3] What holds for whoever has left nothing, where windows have a least time: it hides that nothing could be done.
 * Without one an answer given at once would tell it.
 */
const USUAL: readonly StandingOrder[] = [
	{ on: '*', when: ['unable'], answer: PASSED, until: WHOLE_GAME }
];
const NONE: readonly StandingOrder[] = [];

/** The standing orders of a seat, first that fits wins. */
export const ordersOf = (
	{ orders, clocked }: Pick<AnyTable, 'orders' | 'clocked'>,
	seat: SeatId
): readonly StandingOrder[] => orders[seat] ?? (clocked ? USUAL : NONE);

/** An order as it was kept before it could answer otherwise than by passing, or depend on what its seat can do. */
interface PassingOrder {
	readonly moment: string;
	readonly unlessConcerned: boolean;
	readonly until: string;
}

const renewed = (one: StandingOrder | PassingOrder): StandingOrder =>
	'on' in one
		? one
		: {
				on: one.moment,
				when: one.unlessConcerned ? ['unconcerned'] : [],
				answer: PASSED,
				until: one.until
			};

/** A saved table with its orders as they are kept now; the same table when they are. */
export function withOrders(saved: AnyTable): AnyTable {
	const left = Object.entries(saved.orders);
	if (left.every(([, orders = []]) => orders.every((one) => 'on' in one))) return saved;
	const now = left.map(([seat, orders = []]) => [seat, orders.map(renewed)] as const);
	return { ...saved, orders: Object.fromEntries(now) };
}

/** Replaces a seat's standing orders; none: it is always asked. Nothing that anybody else sees changes. */
export function order(
	{ spans = [] }: AnyGame,
	table: AnyTable,
	seat: SeatId,
	orders: readonly StandingOrder[]
): Result<readonly StandingOrder[]> {
	if (table.over) return refuse('CORE-OVER', msg('The game is over.'));
	const known = [...spans.map(({ id }) => id), WHOLE_GAME];
	const strange = orders.find(({ until }) => !known.includes(until));
	if (strange)
		return refuse(
			'CORE-ORDERS',
			msg('Here a standing order holds until the end of: {known}; not {strange}.', {
				known: { and: known.map(verbatim) },
				strange: verbatim(strange.until)
			})
		);
	if (orders.length > MOST_ORDERS)
		return refuse('CORE-ORDERS', msg('Leave at most {n} standing orders.', { n: MOST_ORDERS }));
	table.orders[seat] = orders.slice();
	return ok(orders);
}

/** Drops what this seat has left: somebody else has it now. */
export function forgetOrders({ orders }: AnyTable, seat: SeatId): void {
	delete orders[seat];
}

/** Drops the standing orders that were left for this span: it is over. Whose last one that was has what is usual again. */
export function endOrders<B, V>({ seats, orders }: Table<B, V>, span: string): void {
	for (const seat of seats) {
		const left = orders[seat];
		if (!left?.some(({ until }) => until === span)) continue;
		const kept = left.filter(({ until }) => until !== span);
		if (kept.length > 0) orders[seat] = kept;
		else delete orders[seat];
	}
}

/** An answer that is due by a standing order. */
export interface ByOrder {
	readonly seat: SeatId;
	readonly decision: number;
	readonly answer: Answer;
}

/** [ROOM-ACT.2] An open question that is answered by standing order, if there is one: to be given at once, after every change. */
export function dueByOrder<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>
): ByOrder | null {
	for (const asked of table.decisions) {
		const { seat, id, window } = asked;
		if (window === null || seat === 'table') continue;
		const found = ordersOf(table, seat).find((one) => fits(game, table, one, asked));
		if (found) return { seat, decision: id, answer: found.answer };
	}
	return null;
}

function fits<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	{ on, when, answer }: StandingOrder,
	{ seat, shape, window }: Decision
): boolean {
	const isThere =
		on === '*' ||
		on === window ||
		game.groups?.find(({ id }) => id === on)?.moments.includes(window ?? '');
	if (!isThere || complaint(shape, answer) !== null) return false;
	return when.every((one) => {
		if (one === 'unable')
			return shape.type === 'one' && shape.choices.every(({ id }) => id === PASS);
		const play = new Play(game, table);
		const frame = play.openWindow();
		return !frame || seat === 'table' || !windowsOf(play).concerns(play, frame, seat);
	});
}
