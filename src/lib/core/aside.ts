/**
 * Asides: what a seat may do beside any question that is open for it, such as giving up a piece. Nothing
 * of it is kept on the table: it is worked out when it is looked at and when it is done, and the question
 * is then asked anew. A window has none, as it must not show who still thinks.
 */
import type { Ask, Game } from './game';
import type { SeatId } from './ids';
import type { Answer } from './shape';
import type { Decision, Table } from './table';
import type { GameTypes } from './types';

/** An answer to the question open for a seat that is none: what it does first. */
export interface AsideAnswer {
	readonly aside: string;
	readonly then: Answer;
}

/** An aside as its seat sees it. */
export interface OwnAside extends Pick<Ask, 'shape' | 'rule' | 'say'> {
	readonly name: string;
}

/** What this seat may do beside the question open for it. */
export function asidesOf<T extends GameTypes>(
	game: Pick<Game<T>, 'asides'>,
	table: Table<T['board'], T['vault']>,
	seat: SeatId
): OwnAside[] {
	const open = table.decisions.find((decision) => decision.seat === seat);
	if (!game.asides || !open || open.window !== null) return [];
	return Object.entries(game.asides).flatMap(([name, { ask }]): OwnAside[] => {
		const asked = ask(table.board, seat, table.rules);
		return asked ? [{ name, ...asked }] : [];
	});
}

export const isAside = (answer: unknown): answer is { aside: unknown; then: unknown } =>
	typeof answer === 'object' && answer !== null && 'aside' in answer;

/** Whether a question can be answered as the other could: the same seat, from the same form, in the same shape. */
export const takesTheSame = (one: Decision, other: Decision): boolean =>
	one.seat === other.seat &&
	one.name === other.name &&
	JSON.stringify(one.shape) === JSON.stringify(other.shape);

/** Whether a question is the other in every word, but for its id. */
export const isUnchanged = (one: Decision, other: Decision): boolean =>
	one.seat === other.seat &&
	JSON.stringify({ ...one, id: 0 }) === JSON.stringify({ ...other, id: 0 });

/** A question asked anew keeps its id where it is the same, so that its draft stays and nobody's answer is late. */
export const sameIds = (
	before: readonly Decision[],
	now: readonly Decision[],
	isSame: (one: Decision, other: Decision) => boolean
): Decision[] =>
	now.map((decision) => {
		const same = before.find((one) => isSame(one, decision));
		return same ? { ...decision, id: same.id } : decision;
	});
