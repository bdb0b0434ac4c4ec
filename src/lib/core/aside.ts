/**
 * Asides: what a seat may do beside any question that is open for it, such as giving up a piece; or, where it
 * interrupts, while others are asked. Nothing of it is kept on the table: it is worked out when it is looked at
 * and when it is done, and the questions are then asked anew. A window has none, as it must not show who still
 * thinks; and nobody interrupts answers that are sealed.
 */
import type { Ask, Game } from './game';
import { formOf } from './steps';
import type { SeatId } from './ids';
import { same } from './same';
import { Play } from './play';
import type { Answer } from './shape';
import type { Decision, Table } from './table';
import type { GameTypes } from './types';

/** No answer to a question: what a seat does beside it. */
export interface AsideAnswer {
	readonly aside: string;
	readonly then: Answer;
}

/** An aside as its seat sees it. */
export interface OwnAside extends Pick<Ask, 'shape' | 'rule' | 'say'> {
	readonly name: string;
}

/** [ROOM-ACT.5] What this seat may do now beside what is asked. */
export function asidesOf<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	seat: SeatId
): OwnAside[] {
	const { asides } = game;
	const { decisions } = table;
	if (!asides || decisions.length === 0 || decisions.some(({ window }) => window !== null))
		return [];
	const play = new Play(game, table);
	const isAsked = decisions.some((decision) => decision.seat === seat);
	return Object.entries(asides).flatMap(([name, { ask, interrupts = false }]) => {
		if (interrupts ? areSealed(game, table) : !isAsked) return [];
		const asked = ask(play, seat);
		return asked ? [{ name, ...asked }] : [];
	});
}

/** Whether answers are asked for that stay sealed until all are in; whether one is in already makes no difference, so a refusal tells nothing. */
function areSealed<T extends GameTypes>(
	game: Game<T>,
	{ frames }: Table<T['board'], T['vault']>
): boolean {
	const frame = frames.at(-1);
	return frame !== undefined && formOf(game, frame.step, frame.at)?.form === 'askAll';
}

export const isAside = (answer: unknown): answer is { aside: unknown; then: unknown } =>
	typeof answer === 'object' && answer !== null && 'aside' in answer;

/** Whether two questions are the same to who is asked, word for word. */
const isSame = (one: Decision, other: Decision): boolean =>
	one.seat === other.seat && same(read(one), read(other));

/** What its seat reads of a question. */
const read = ({ name, shape, rule, say, about, because, window }: Decision) => [
	...[name, shape, rule, say, window],
	...[about ?? null, because ?? null]
];

/** A question that comes back as it was keeps its id, so that its draft stays and nobody's answer is late. */
export const sameIds = (before: readonly Decision[], now: readonly Decision[]): Decision[] =>
	now.map((decision) => {
		const same = before.find((one) => isSame(one, decision));
		return same ? { ...decision, id: same.id } : decision;
	});
