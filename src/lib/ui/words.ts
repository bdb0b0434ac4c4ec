/** Small words every screen needs: names for seats, numbers, times. */
import type { SeatId } from '$lib/core/ids';
import { inWords, msg, pieces, verbatim } from '$lib/core/words';
import type { Apart, Filling, Literal, Param, Piece, Verbatim, Words } from '$lib/core/words';
import { isNameless } from '$lib/protocol/nameless';
import { isForeign, language } from './language.svelte';
import { seatLook } from './pieces/seats';

export { seatsIn } from '$lib/core/words';

export type Names = { readonly [seat: string]: string };

/** Words in pieces, in the reader's language: names of players apart from the rest. */
export const piecesOf = (words: Words, names: Names): Piece[] =>
	pieces(words, (seat) => nameOf(seat, names), language.toReader);

/** Words as plain text, in the reader's language. */
export const fill = (words: Words, names: Names): string =>
	inWords(words, (seat) => nameOf(seat, names), language.toReader);

/** What is printed on cards and tiles, in the reader's language: it names no player. Nothing is said as nothing. */
export const printed = (words: Words | null | undefined): string => (words ? fill(words, {}) : '');

/** What the page itself says, in the reader's language; texts and numbers are put in as they stand. */
export const t = <const T extends string>(
	template: Literal<T>,
	...[by]: Filling<T, string | number>
): string => inWords([template, by ? asTheyStand(by) : {}], (seat) => seat, language.tongue);

/** A piece in words for who hears the board; said of it, too, where the open question names it and no answer does. */
export const heard = (label: string, isAbout: boolean): string =>
	isAbout ? t('{label} The question is about it.', { label }) : label;

const asTheyStand = (by: { readonly [argument: string]: string | number }) =>
	Object.fromEntries(
		Object.entries(by).map(([argument, value]): [string, Param] => [
			argument,
			typeof value === 'string' ? verbatim(value) : value
		])
	);

/** A part of a sentence that `Words` shows in bold. */
export const bold = (text: string | number): Verbatim => ({ text: String(text), apart: 'bold' });

/** A part of a sentence that `Words` shows as a link. */
export const link = (text: string, to: Exclude<Apart, 'bold'>): Verbatim => ({ text, apart: to });

export const nameOf = (seat: SeatId, names: Names): string => names[seat] || seatLook(seat).colour;

/** What those who sit there are called; who has said no name has none, and goes by the colour of the seat. */
export const namesOf = (
	seats: readonly { readonly seat: SeatId; readonly name: string }[]
): Names => Object.fromEntries(seats.map(({ seat, name }) => [seat, isNameless(name) ? '' : name]));

const NUMBERS = [
	msg('none'),
	msg('one'),
	msg('two'),
	msg('three'),
	msg('four'),
	msg('five'),
	msg('six'),
	msg('seven'),
	msg('eight'),
	msg('nine')
];

/** `three` for 3; digits from ten on. */
export const numberWord = (n: number): string => fill(NUMBERS[n] ?? '', {}) || String(n);

/** `+3`, `−2`, `0` */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

/** Begins with a capital, as a sentence does. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ines`, `Ines and Lars`, `Ines, Lars and Kofi`, or the same with `or`. */
export function listed(items: readonly string[], how: 'and' | 'or' = 'and'): string {
	const row = items.map(verbatim);
	return fill(msg('{items}', { items: how === 'and' ? { and: row } : { or: row } }), {});
}

/** `0:42`, `12:05`, `2 h 5 min` of a time in ms. */
export function clockTime(ms: number): string {
	const seconds = Math.max(0, Math.floor(ms / 1000));
	const minutes = Math.floor(seconds / 60);
	if (minutes >= 60)
		return t('{h} h {min} min', { h: Math.floor(minutes / 60), min: minutes % 60 });
	return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Longer spans are better told by the moment at which they end. */
export const LONG_MS = 3_600_000;

/** `until 18:00`, `until tomorrow 18:00`, `until Thursday 18:00`: by the reader's own clock and calendar. */
export function until(then: number, now: number): string {
	// As the reader's device writes times, whatever language the page speaks.
	const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(
		then
	);
	const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
	const days = Math.round((midnight(then) - midnight(now)) / 86_400_000);
	if (days < 1) return t('until {time}', { time });
	if (days === 1) return t('until tomorrow {time}', { time });
	const day = new Intl.DateTimeFormat(language.tongue.lang, { weekday: 'long' }).format(then);
	return t('until {day} {time}', { day, time });
}

/** `just now`, `5 min ago`, `2 h ago`, `3 days ago`. */
export function ago(then: number, now: number): string {
	const minutes = Math.floor((now - then) / 60_000);
	if (minutes < 1) return t('just now');
	if (minutes < 60) return t('{n} min ago', { n: minutes });
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return t('{n} h ago', { n: hours });
	const days = Math.floor(hours / 24);
	return days === 1 ? t('yesterday') : t('{n} days ago', { n: days });
}

/** Whether a rule is of a game, with a page to read it on, or of the room: `CE-8.4`, not `ROOM-ACT.1`. */
export const isOfGame = (rule: string): boolean => /^[A-Z]{2}-/.test(rule);

/** Before the address of a page that is built in each language: `/de`, and nothing in English. */
const tongueIn = (): string => (isForeign(language.tongue.lang) ? `/${language.tongue.lang}` : '');

/** Where one reads how a game is played: `/how/cosmic`. */
export const howHref = (game: string): string => `${tongueIn()}/how/${game}`;

/** Where all rules of a game are read: `/rules/cosmic`. */
export const rulesHref = (game: string): string => `${tongueIn()}/rules/${game}`;

/** Where a rule is read: `/rules/cosmic#CE-8.4`. */
export const ruleHref = (game: string, rule: string): string => `${rulesHref(game)}#${rule}`;

/** Where everything in the box of a game is read, or a section of it. */
export const codexHref = (game: string, section = ''): string =>
	`${tongueIn()}/codex/${game}${section && `#${section}`}`;

/** A rule as it stands beside a sentence: `8.4` for `CE-8.4`. */
export const ruleShort = (rule: string): string => rule.replace(/^[A-Z]+-/, '');
