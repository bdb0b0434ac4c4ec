/** How much the lines of a log matter, by what moved with them (`Moments.notes` of a game). */
import type { SeatId } from '$lib/core';
import { seatsIn } from '$lib/core/words';
import type { LogLine } from '$lib/table/picture';
import type { Moments } from './boards';

export type Notes = Moments['notes'];
export type LogMove = NonNullable<LogLine['move']>;

/** The place of what is told after a line and the moves without words that the same decision told after it. */
export function after(log: readonly LogLine[], at: number): number {
	const n = log[at]?.n;
	let next = at + 1;
	while (log[next]?.n === n && log[next]?.say === '') next += 1;
	return next;
}

/** The move of a line, and those without words that the same decision told after it. */
export const movesWith = (log: readonly LogLine[], at: number): readonly LogMove[] =>
	log.slice(at, after(log, at)).flatMap(({ move }) => move ?? []);

/** Of what moved, the heaviest; 0: nothing, or nothing new. */
export const heaviest = (moves: readonly LogMove[], notes: Notes): number =>
	moves.reduce((most, move) => {
		const weight = notes[move.type]?.weight ?? 0;
		return Math.max(most, typeof weight === 'number' ? weight : weight(move));
	}, 0);

/** How much a line is to this reader: what is about oneself comes before what is like it. */
export function weightOf(
	say: LogLine['say'],
	moves: readonly LogMove[],
	{ notes, you }: { readonly notes: Notes; readonly you: SeatId | null }
): number {
	const weight = heaviest(moves, notes);
	if (weight === 0 || you === null) return weight;
	const mine = seatsIn(say).includes(you) || moves.some((move) => names(move, you));
	return mine ? weight + 1 : weight;
}

/** Whether it is a seat's. */
export const names = (move: LogMove, seat: SeatId): boolean =>
	Object.values(move).some((part) => part === seat || (Array.isArray(part) && part.includes(seat)));

/** Whether somebody did it themselves, and nothing more came of it: of all that weighs, each is a deed, and the line says whose. */
export const didSo = (
	say: LogLine['say'],
	moves: readonly LogMove[],
	{ notes, you }: { readonly notes: Notes; readonly you: SeatId | null }
): boolean =>
	you !== null &&
	typeof say !== 'string' &&
	say[1]['who'] === you &&
	moves.every((move) => notes[move.type]?.deed || heaviest([move], notes) === 0);
