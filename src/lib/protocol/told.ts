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
/** Values a teller knows again at most; one that is told takes the place of an older one. A power of two. */
const PLACES = 2048;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const U = 117;
/** `{` and `}`; with one bit less they are `[` and `]`. */
const OPENS = 0x7b;
const CLOSES = 0x7d;

/**
 * A value is known again by two prints of 32 bits, by chance another for it once in more values than all
 * tables will ever tell. They follow from two odd numbers that nobody knows, so nobody can write a text
 * that is taken for another.
 */
export interface Salt {
	readonly one: number;
	readonly other: number;
}

export const SALT_BYTES = 8;

/** Of so many random bytes. */
export function saltFrom(bytes: Uint8Array): Salt {
	const view = new DataView(bytes.buffer, bytes.byteOffset, SALT_BYTES);
	return { one: view.getInt32(0) | 1, other: view.getInt32(4) | 1 };
}

/** The end that tells: what is to be told comes as JSON, and leaves with what was told before left out. */
export class Teller {
	#next = 0;
	/** At one of two places that follow from its prints: the number of a value, and its prints. */
	readonly #numbers: Int32Array;
	readonly #ones: Int32Array;
	readonly #others: Int32Array;
	/** Places taken while this text is read, newest last. */
	readonly #taken: number[] = [];
	/** Where each list or object that is open in it began, the next number then, and what was read around it. */
	readonly #open: number[] = [];
	/** What is left out of it: from where to where, and what stands for it. */
	readonly #cuts: number[] = [];

	constructor(
		readonly salt: Salt,
		places = PLACES
	) {
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
		const { one, other } = this.salt;
		this.#taken.length = 0;
		this.#cuts.length = 0;
		const open = this.#open;
		let depth = 0;
		let [things, a, b] = [1, 0, 0];
		for (let at = 0; at < text.length; at++) {
			const char = text.charCodeAt(at);
			if (char === QUOTE) {
				let [c, d] = [one, other];
				let long = 0;
				const from = at;
				for (let unit = text.charCodeAt(++at); unit !== QUOTE; unit = text.charCodeAt(++at)) {
					c = Math.imul(c ^ unit, one);
					d = (Math.imul(d, other) + unit) | 0;
					long += 1;
					if (unit !== BACKSLASH) continue;
					const escaped = text.charCodeAt(++at);
					c = Math.imul(c ^ escaped, one);
					d = (Math.imul(d, other) + escaped) | 0;
					if (escaped === U) long -= 4;
				}
				if (long >= LONG && text.charCodeAt(at + 1) !== COLON)
					this.#value(from, at + 1, this.#next, c, d);
				a = Math.imul(a ^ c, one);
				b = (Math.imul(b, other) + d) | 0;
			} else if ((char | 0x20) === OPENS) {
				open[depth] = at;
				open[depth + 1] = this.#next;
				open[depth + 2] = things;
				open[depth + 3] = a;
				open[depth + 4] = b;
				depth += 5;
				[things, a, b] = [1, char, char];
			} else if ((char | 0x20) === CLOSES) {
				depth -= 5;
				if (things > 1) this.#value(open[depth] ?? 0, at + 1, open[depth + 1] ?? 0, a, b);
				things = open[depth + 2] ?? 0;
				a = Math.imul((open[depth + 3] ?? 0) ^ a, one);
				b = (Math.imul(open[depth + 4] ?? 0, other) + b) | 0;
			} else {
				if (char === COMMA) things += 1;
				a = Math.imul(a ^ char, one);
				b = (Math.imul(b, other) + char) | 0;
			}
		}
		return this.#cut(text);
	}

	/** A value of these prints ends; `next` would have been the number of the first one in it. */
	#value(from: number, to: number, next: number, a: number, b: number): void {
		const place = (a ^ b ^ ((a ^ b) >>> 16)) & (this.#numbers.length - 1);
		const number = Math.max(this.#numberAt(place, a, b), this.#numberAt(place ^ 1, a, b));
		if (number < 0 || number < next - REACH) {
			this.#take(this.#isOlder(place) ? place : place ^ 1, a, b);
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

	/** The number of the value at this place, if it has these prints; else none, −1. */
	#numberAt(place: number, a: number, b: number): number {
		const isIt = this.#ones[place] === a && this.#others[place] === b;
		return isIt ? (this.#numbers[place] ?? -1) : -1;
	}

	/** Whether what is at this place was told before what is at the one beside it. */
	#isOlder(place: number): boolean {
		return (this.#numbers[place] ?? -1) < (this.#numbers[place ^ 1] ?? -1);
	}

	#take(place: number, a: number, b: number): void {
		this.#numbers[place] = this.#next++;
		this.#ones[place] = a;
		this.#others[place] = b;
		this.#taken.push(place);
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
	/** Each value at what is left of its number when it is divided by `REACH`. */
	readonly #values: Json[] = [];
	readonly #first: number;

	/** `next`: the number of the next value that is told. */
	constructor(private next: number) {
		this.#first = next;
	}

	/** The value as it was meant. Throws where it means one that was not told. */
	read(value: Json): Json {
		if (typeof value === 'string') {
			if (/^\{\d/.test(value)) return this.#told(Number(value.slice(1)));
			return value.length < LONG ? value : this.#keep(value);
		}
		if (typeof value !== 'object' || value === null) return value;
		let things = 0;
		if (isList(value)) {
			let list: Json[] | undefined;
			for (const item of value) {
				const read = this.read(item);
				if (read !== item) (list ??= [...value])[things] = read;
				things += 1;
			}
			return things < 2 ? (list ?? value) : this.#keep(list ?? value);
		}
		let bag: { [key: string]: Json } | undefined;
		for (const [key, item] of Object.entries(value)) {
			const read = this.read(item);
			if (read !== item) (bag ??= { ...value })[key] = read;
			things += 1;
		}
		return things < 2 ? (bag ?? value) : this.#keep(bag ?? value);
	}

	#told(number: number): Json {
		const meant = this.#values[number % REACH];
		const isHeld = number >= this.next - REACH && number >= this.#first && number < this.next;
		if (meant === undefined || !isHeld) throw new Error(`No value ${number} was told.`);
		return meant;
	}

	#keep(value: Json): Json {
		this.#values[this.next % REACH] = value;
		this.next += 1;
		return value;
	}
}
