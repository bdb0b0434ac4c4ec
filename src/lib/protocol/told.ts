/**
 * [ROOM-PATCH.4] What was told is not told again. In changes both ends number the values as they are told: each
 * string of `LONG` characters or more and each list or object of two things or more, in the order in which they
 * end. Where one of the last `REACH` comes again, `"{12"` stands for it. No other string begins with a brace and
 * a digit.
 */
import type { Json } from '../core/ids';

/** UTF-16 units. */
const LONG = 10;
/** Nothing is meant that was told longer ago than so many values. */
const REACH = 4096;
/** Values a teller knows again; one that is told takes the place of another. A power of two. */
const PLACES = 2048;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const U = 117;
/** `{` and `}`; with one bit less they are `[` and `]`. */
const OPENS = 0x7b;
const CLOSES = 0x7d;

/** Of two prints of 32 bits each: values of the same prints are the same, but for one chance in 2^60. */
const ONE = 0x85ebca6b;
const OTHER = 0x9e3779b1;
const one = (print: number, next: number) => {
	const mixed = Math.imul(print ^ next, ONE);
	return mixed ^ (mixed >>> 15);
};
const other = (print: number, next: number) => Math.imul(print ^ next, OTHER);

/** The end that tells: what is to be told comes as JSON, and leaves with what was told before left out. */
export class Teller {
	#next = 0;
	/** By a place that follows from its first print: the number of a value, and its prints. */
	readonly #numbers: Int32Array;
	readonly #ones: Int32Array;
	readonly #others: Int32Array;
	/** Places taken while this text is read, newest last. */
	readonly #taken: number[] = [];
	/** What is left out of it: from where to where, and what stands for it. */
	readonly #cuts: number[] = [];

	constructor(places = PLACES) {
		this.#numbers = new Int32Array(places).fill(-1);
		this.#ones = new Int32Array(places);
		this.#others = new Int32Array(places);
	}

	/** The number of the next value. */
	get next(): number {
		return this.#next;
	}

	/** Somebody listens from here on who was told nothing before. */
	forget(): void {
		this.#numbers.fill(-1);
	}

	/** `text`: JSON, or some members of an object. */
	tell(text: string): string {
		this.#taken.length = 0;
		this.#cuts.length = 0;
		/** Where each list or object that is open began, the next number then, and what was read around it. */
		const open: number[] = [];
		let [things, a, b] = [1, 0, 0];
		for (let at = 0; at < text.length; at++) {
			const char = text.charCodeAt(at);
			if (char === QUOTE) {
				let [c, d] = [ONE, OTHER];
				let long = 0;
				const from = at;
				for (let unit = text.charCodeAt(++at); unit !== QUOTE; unit = text.charCodeAt(++at)) {
					c = one(c, unit);
					d = other(d, unit);
					long += 1;
					if (unit !== BACKSLASH) continue;
					const escaped = text.charCodeAt(++at);
					c = one(c, escaped);
					d = other(d, escaped);
					if (escaped === U) long -= 4;
				}
				if (long >= LONG && text.charCodeAt(at + 1) !== COLON)
					this.#value(from, at + 1, this.#next, c, d);
				a = one(a, c);
				b = other(b, d);
			} else if ((char | 0x20) === OPENS) {
				open.push(at, this.#next, things, a, b);
				[things, a, b] = [1, char, char];
			} else if ((char | 0x20) === CLOSES) {
				const [from = 0, next = 0, before = 0, c = 0, d = 0] = open.splice(-5);
				if (things > 1) this.#value(from, at + 1, next, a, b);
				things = before;
				a = one(c, a);
				b = other(d, b);
			} else {
				if (char === COMMA) things += 1;
				a = one(a, char);
				b = other(b, char);
			}
		}
		return this.#cut(text);
	}

	/** A value of these prints ends; `next` would have been the number of the first one in it. */
	#value(from: number, to: number, next: number, a: number, b: number): void {
		const place = (a ^ (a >>> 16)) & (this.#numbers.length - 1);
		const number = this.#numbers[place] ?? -1;
		const isKnown = number >= 0 && this.#ones[place] === a && this.#others[place] === b;
		if (!isKnown || number < next - REACH) {
			this.#numbers[place] = this.#next++;
			this.#ones[place] = a;
			this.#others[place] = b;
			this.#taken.push(place);
			return;
		}
		// What is left out is not told, nor is anything in it.
		while (this.#next > next) {
			this.#next -= 1;
			const taken = this.#taken.pop() ?? 0;
			if (this.#numbers[taken] === this.#next) this.#numbers[taken] = -1;
		}
		const cuts = this.#cuts;
		while (cuts.length > 0 && (cuts.at(-3) ?? 0) > from) cuts.length -= 3;
		cuts.push(from, to, number);
	}

	#cut(text: string): string {
		const cuts = this.#cuts;
		let told = '';
		let done = 0;
		for (let i = 0; i < cuts.length; i += 3) {
			told += `${text.slice(done, cuts[i])}"{${cuts[i + 2]}"`;
			done = cuts[i + 1] ?? 0;
		}
		return told + text.slice(done);
	}
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The end that listens. */
export class Listening {
	readonly #values = new Map<number, Json>();

	/** `next`: the number of the next value that is told. */
	constructor(private next: number) {}

	/** The value as it was meant. Throws where it means one that was not told. */
	read(value: Json): Json {
		if (typeof value === 'string') {
			if (!/^\{\d/.test(value)) return value.length < LONG ? value : this.#keep(value);
			const meant = this.#values.get(Number(value.slice(1)));
			if (meant === undefined) throw new Error(`No value ${value} was told.`);
			return meant;
		}
		if (typeof value !== 'object' || value === null) return value;
		if (isList(value)) {
			const list = value.map((item) => this.read(item));
			return list.length < 2 ? list : this.#keep(list);
		}
		const members = Object.entries(value).map(([key, item]) => [key, this.read(item)] as const);
		const bag = Object.fromEntries(members);
		return members.length < 2 ? bag : this.#keep(bag);
	}

	#keep(value: Json): Json {
		this.#values.set(this.next, value);
		this.#values.delete(this.next - REACH);
		this.next += 1;
		return value;
	}
}
