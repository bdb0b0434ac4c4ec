/** Small words every screen needs: names for seats, numbers, times. */
import type { SeatId } from '$lib/core/ids';
import { inWords, pieces, verbatim } from '$lib/core/words';
import type { Filling, Literal, Param, Piece, Words } from '$lib/core/words';
import { language } from './language.svelte';
import { seatLook } from './pieces/seats';

export { seatsIn } from '$lib/core/words';

export type Names = { readonly [seat: string]: string };

/** Words in pieces, in the reader's language: names of players apart from the rest. */
export const piecesOf = (words: Words, names: Names): Piece[] =>
	pieces(words, (seat) => nameOf(seat, names), language.tongue);

/** Words as plain text, in the reader's language. */
export const fill = (words: Words, names: Names): string =>
	inWords(words, (seat) => nameOf(seat, names), language.tongue);

/** What the page itself says, in the reader's language; texts and numbers are put in as they stand. */
export const t = <const T extends string>(
	template: Literal<T>,
	...[by]: Filling<T, string | number>
): string => inWords([template, by ? asTheyStand(by) : {}], (seat) => seat, language.tongue);

/** For who hears the board: a piece that the open question names and no answer does. */
export const ABOUT = ' The question is about it.';

const asTheyStand = (by: { readonly [argument: string]: string | number }) =>
	Object.fromEntries(
		Object.entries(by).map(([argument, value]): [string, Param] => [
			argument,
			typeof value === 'string' ? verbatim(value) : value
		])
	);

export const nameOf = (seat: SeatId, names: Names): string => names[seat] || seatLook(seat).colour;

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three` for 3; digits from ten on. */
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ines`, `Ines and Lars`, `Ines, Lars and Kofi`. */
export function listed(items: readonly string[], and = 'and'): string {
	if (items.length < 2) return items[0] ?? '';
	return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** `0:42`, `12:05`, `2 h 5 min` of a time in ms. */
export function clockTime(ms: number): string {
	const seconds = Math.max(0, Math.floor(ms / 1000));
	if (seconds >= 3600)
		return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`;
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `just now`, `5 min ago`, `2 h ago`, `3 days ago`. */
export function ago(then: number, now: number): string {
	const minutes = Math.floor((now - then) / 60_000);
	if (minutes < 1) return 'just now';
	if (minutes < 60) return `${minutes} min ago`;
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return `${hours} h ago`;
	const days = Math.floor(hours / 24);
	return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** Whether a rule is of a game, with a page to read it on, or of the room: `CE-8.4`, not `ROOM-ACT.1`. */
export const isOfGame = (rule: string): boolean => /^[A-Z]{2}-/.test(rule);

/** Where a rule is read: `/rules/cosmic#CE-8.4`. */
export const ruleHref = (game: string, rule: string): string => `/rules/${game}#${rule}`;

/** A rule as it stands beside a sentence: `8.4` for `CE-8.4`. */
export const ruleShort = (rule: string): string => rule.replace(/^[A-Z]+-/, '');
