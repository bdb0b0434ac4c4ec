/**
 * Words for people, as data: a template in English and what fills it. Whoever shows them puts them into
 * the reader's language and knows who sits where; nothing else reads them.
 *
 * A template is ICU MessageFormat, of which three forms are used: `{who}`,
 * `{n, plural, one {# card} other {# cards}}` and `{how, select, gained {wins} other {loses}}`.
 * An arm holds no argument besides `#`, which is the number or the seat it is chosen by.
 *
 * Chosen by a seat it is `you` for whoever reads and sits there, and `other` for everybody else:
 * `{who, select, you {You take} other {# takes}} a card of {whom, select, you {yours} other {#}}.`
 *
 * An argument called `whom` is whom something is done to, never who does it: `{who} attacks {whom}`. Whoever
 * reads and sits there reads `you` in its place.
 *
 * A language that inflects may say `{place:dat}`: the words that fill it choose an arm by `case`, as in
 * `{case, select, dat {deinem Platz} other {dein Platz}} {n}`.
 */
import { isSeat } from './ids';
import type { SeatId } from './ids';

declare const checked: unique symbol;

/** A template without arguments, so the sentence itself; `msg` alone makes one. */
type Sentence = string & { readonly [checked]: true };

/** A template with what fills it, by the names of its arguments. */
export type Filled = readonly [
	template: string,
	by: { readonly [argument: string]: Param | string }
];

/** What is said, in no language yet; '': nothing. */
export type Words = '' | Sentence | Filled;

/** Several things in a row: `a, b and c`, or `a, b or c`. */
export type Row = { readonly and: readonly Param[] } | { readonly or: readonly Param[] };

/** How a screen sets a part of a sentence apart from the rest. */
export type Apart =
	'bold' | { readonly href: string; readonly target?: '_blank'; readonly download?: string };

/** What a person wrote, or a name that no language changes. */
export interface Verbatim {
	readonly text: string;
	readonly apart?: Apart;
}

/** What whoever sits there reads in other words than all the rest. */
export interface ToSeat {
	readonly to: SeatId;
	readonly you: Words;
	readonly other: Words;
}

/** A seat stands for its player's name. */
export type Param = number | SeatId | Words | Row | Verbatim | ToSeat;

/** Whether a type is this very text; not `string`, and not one put together of others. */
type IsLiteral<T extends string> = [T] extends [never]
	? false
	: Record<never, never> extends Record<T, 1>
		? false
		: true;

/** The names of a template's arguments. */
export type ArgumentsOf<T extends string> = T extends `${string}{${infer Rest}`
	? Rest extends `${infer Name}}${infer After}`
		? Name extends `${infer Chosen}, ${string}`
			? Rest extends `${string}}}${infer Last}`
				? Chosen | ArgumentsOf<Last>
				: never
			: Name | ArgumentsOf<After>
		: never
	: never;

/** Those an arm is chosen by. */
type ChoosingIn<T extends string> = T extends `${infer Before}, select, ${infer Rest}`
	? Innermost<Before> | ChoosingIn<Rest>
	: never;
type Innermost<T extends string> = T extends `${string}{${infer Rest}` ? Innermost<Rest> : T;

/** A template as it must be written: as one literal. */
export type Literal<T extends string> = IsLiteral<T> extends true ? T : never;

/** What a template must be filled with: nothing where it has no arguments. */
export type Filling<T extends string, Value> = [ArgumentsOf<T>] extends [never]
	? readonly []
	: readonly [
			by: {
				readonly [argument in ArgumentsOf<T>]: argument extends ChoosingIn<T> ? string : Value;
			}
		];

/** Words of this template. `npm run words` finds every template by the calls of this function. */
export function msg<const T extends string>(
	template: Literal<T>,
	...filling: Filling<T, Param>
): Words;
export function msg(template: string, by?: Filled[1]): Words {
	return by ? [template, by] : (template as Sentence);
}

declare const arguments_: unique symbol;

/** A template that is filled in later, with these arguments at most. */
export type Template<Arguments extends string> = string & {
	readonly [arguments_]: () => Arguments;
};

/** A template to be filled in later. */
export const template = <const T extends string>(text: Literal<T>): Template<ArgumentsOf<T>> =>
	text as string as Template<ArgumentsOf<T>>;

export const fillIn = <Arguments extends string>(
	of: Template<Arguments>,
	by: { readonly [argument in Arguments]: Param }
): Words => [of, by];

/** Whoever reads, where something is done to them: in the accusative unless the sentence asks for another case. */
const YOU = msg('you');

export const verbatim = (text: string): Verbatim => ({ text });

/** Whether these say the same: one template, filled alike. */
export function sameWords(one: Words, other: Words): boolean {
	if (one === other) return true;
	if (typeof one === 'string' || typeof other === 'string' || one[0] !== other[0]) return false;
	for (const argument in one[1]) if (!sameParam(one[1][argument], other[1][argument])) return false;
	return true;
}

const sameParam = (one?: Param | string, other?: Param | string): boolean =>
	one === other ||
	(typeof one === 'object' &&
		typeof other === 'object' &&
		JSON.stringify(one) === JSON.stringify(other));

export interface Reader {
	readonly seat: SeatId;
	readonly yours: { readonly [template: string]: string };
}

/** A language to say things in. A template it has no words for, or empty ones, is said in English. */
export interface Tongue {
	/** As `Intl` knows it: `en-GB`, `de`. */
	readonly lang: string;
	readonly words: { readonly [template: string]: string };
	/**
	 * To whom it is said, and how what is theirs is told them: templates in place of those in which `who` is their seat,
	 * or a row with it, of which `{others}` are the rest.
	 */
	readonly reader?: Reader;
	/** In which case a sentence wants what fills it just now; absent: in no particular one. */
	readonly case?: string;
}

/** British, for `a, b and c`. */
export const ENGLISH: Tongue = { lang: 'en-GB', words: {} };

/** A part of a sentence; with `seat`, the name of the player there. */
export interface Piece {
	readonly text: string;
	readonly seat?: SeatId;
	readonly apart?: Apart;
}

/** What a seat is called. */
export type NameOf = (seat: SeatId) => string;

/** `{who}`, `{place:dat}`, `{n, plural, …}`, and `{seat:2}`, which older tables have in their sentences. */
const ARGUMENT =
	/\{(?:(seat:\d+)|(\w+)(?::(\w+)|, (?:plural|select), ((?:[\w=]+ \{[^{}]*\} ?)+))?)\}/g;
const ARM = /([\w=]+) \{([^{}]*)\}/g;

const kept = <Made>(make: (lang: string) => Made) => {
	const made = new Map<string, Made>();
	return (lang: string): Made => {
		const had = made.get(lang) ?? make(lang);
		made.set(lang, had);
		return had;
	};
};

const pluralIn = kept((lang) => new Intl.PluralRules(lang));
const andIn = kept((lang) => new Intl.ListFormat(lang, { type: 'conjunction' }));
const orIn = kept((lang) => new Intl.ListFormat(lang, { type: 'disjunction' }));

/** The arm of a plural or a choice that fits. */
function armOf(lang: string, arms: string, value: string | number): string {
	const by: { [key: string]: string } = {};
	for (const [, key = '', text = ''] of arms.matchAll(ARM)) by[key] = text;
	if (typeof value === 'string') return by[value] ?? by['other'] ?? '';
	const arm = by[`=${value}`] ?? by[pluralIn(lang).select(value)] ?? by['other'] ?? '';
	return arm.replaceAll('#', String(value));
}

/** A template in pieces. */
function piecesOf(said: string, by: Filled[1], name: NameOf, tongue: Tongue): Piece[] {
	const { reader } = tongue;
	const yours = reader && toldTo(reader, said, by['who']);
	const template = yours?.template ?? said;
	const own = tongue.words[template];
	const text = own || template;
	const lang = own ? tongue.lang : ENGLISH.lang;
	const found: Piece[] = [];
	let from = 0;
	const filling: Filled[1] = { case: tongue.case ?? '', ...by, ...yours?.by };
	for (const match of text.matchAll(ARGUMENT)) {
		const { 0: whole, 1: seat, 2: argument = '', 3: wanted, 4: arms, index } = match;
		if (index > from) found.push({ text: text.slice(from, index) });
		from = index + whole.length;
		const value = seat && isSeat(seat) ? seat : filling[argument];
		if (value === undefined) continue;
		if (arms && typeof value === 'string' && isSeat(value))
			found.push(...armOfSeat(lang, arms, value, name, reader));
		else if (arms) found.push({ text: armOf(lang, arms, chosenBy(value)) });
		else {
			const told = argument === 'whom' && reader ? toReader(value, reader.seat) : value;
			const asked = wanted ?? (told === value ? undefined : 'acc');
			found.push(...piecesOfParam(told, name, asked ? { ...tongue, case: asked } : tongue));
		}
	}
	if (from < text.length) found.push({ text: text.slice(from) });
	return found;
}

/** How whoever reads is told what they did, alone or with others; undefined: as all are. */
function toldTo({ seat, yours }: Reader, said: string, who: Param | string | undefined) {
	const template = yours[said];
	if (!template || who === undefined) return undefined;
	if (who === seat) return { template };
	if (typeof who !== 'object' || !('and' in who) || !who.and.includes(seat)) return undefined;
	const others = who.and.filter((one) => one !== seat);
	// A sentence that has no place for them would leave them out.
	return template.includes(OTHERS) === others.length > 0
		? { template, by: { others: { and: others } } }
		: undefined;
}

const OTHERS = '{others}';

/** Whom something is done to, as this reader is told it. */
function toReader(whom: Param | string, reader: SeatId): Param | string {
	if (whom === reader) return YOU;
	if (typeof whom !== 'object') return whom;
	const you = (one: Param): Param => (one === reader ? YOU : one);
	if ('and' in whom && whom.and.includes(reader)) return { and: whom.and.map(you) };
	if ('or' in whom && whom.or.includes(reader)) return { or: whom.or.map(you) };
	return whom;
}

/** The arm for whoever sits there, or for all who read of them. */
function armOfSeat(
	lang: string,
	arms: string,
	seat: SeatId,
	name: NameOf,
	reader: Tongue['reader']
): Piece[] {
	const arm = armOf(lang, arms, seat === reader?.seat ? 'you' : 'other');
	return arm.split(/(#)/).map((text) => (text === '#' ? { text: name(seat), seat } : { text }));
}

/** What an arm is chosen by. */
const chosenBy = (value: Param | string): string | number =>
	typeof value === 'object' ? ('text' in value ? value.text : '') : value;

function piecesOfParam(value: Param | string, name: NameOf, tongue: Tongue): readonly Piece[] {
	if (typeof value === 'number') return [{ text: String(value) }];
	if (typeof value === 'string')
		return isSeat(value) ? [{ text: name(value), seat: value }] : piecesOf(value, {}, name, tongue);
	if ('text' in value) return [value];
	if ('and' in value) return rowOf(andIn(tongue.lang), value.and, name, tongue);
	if ('or' in value) return rowOf(orIn(tongue.lang), value.or, name, tongue);
	if ('to' in value)
		return pieces(tongue.reader?.seat === value.to ? value.you : value.other, name, tongue);
	return pieces(value, name, tongue);
}

function rowOf(
	format: Intl.ListFormat,
	row: readonly Param[],
	name: NameOf,
	tongue: Tongue
): Piece[] {
	const parts = format.formatToParts(row.map((_, at) => String(at)));
	return parts.flatMap(({ type, value }): readonly Piece[] =>
		type === 'literal' ? [{ text: value }] : piecesOfParam(row[Number(value)] ?? '', name, tongue)
	);
}

/** Words in pieces, in this language. */
export const pieces = (words: Words, name: NameOf, tongue: Tongue = ENGLISH): Piece[] =>
	typeof words === 'string'
		? piecesOf(words, {}, name, tongue)
		: piecesOf(words[0], words[1], name, tongue);

const joined = (of: readonly Piece[]): string => of.map(({ text }) => text).join('');

/** Words as plain text, in this language. */
export const inWords = (words: Words, name: NameOf, tongue: Tongue = ENGLISH): string =>
	joined(pieces(words, name, tongue));

/** Words in English, seats by their ids: for faults, tools and whatever no player reads. */
export const plainly = (words: Words): string => inWords(words, (seat) => seat);

/** The seats that words name, in the order of the template. */
export function seatsIn(words: Words): SeatId[] {
	return pieces(words, (seat) => seat).flatMap(({ seat }) => (seat ? [seat] : []));
}
