/**
 * The shape of a game's saved tables, written down: its steps with their labels, the ids of its content,
 * and the keys of its tables with the types of what they hold. Compared with the one recorded it says whether tables that are being
 * played would still fit, which is what `Game.shape` promises.
 */
import type { AnyGame, AnyTable } from '../../src/lib/core';
import { stepsOf } from '../../src/lib/core';
import { begunWith, setups, survey } from './survey';

/** Where a game's shape is recorded, where tables of a shape are kept, and one as a room keeps it. */
export const shapeFile = (game: string): string => `tests/fixtures/shapes/${game}.json`;
export const TABLES_FOLDER = 'tests/fixtures/tables';
export const tablesFile = (game: string, shape: number): string =>
	`${TABLES_FOLDER}/${game}-shape-${shape}.jsonl`;
export const roomFile = (game: string, shape: number): string =>
	`tests/fixtures/rooms/${game}-shape-${shape}.json`;

const ORDER = ['string', 'number', 'boolean', 'list', 'object', 'null', 'absent'] as const;
type Kind = (typeof ORDER)[number];

/**
 * For each path (`board.players.*.hand[]`; `*` is any name of a piece or seat) the kinds of what is there,
 * as `number | null`; `absent` where some have no such key.
 */
interface Keys {
	readonly [path: string]: string;
}

export interface ShapeRecord {
	readonly game: string;
	readonly shape: number;
	/** Labels in order, with the kind of form each is. */
	readonly steps: { readonly [step: string]: { readonly [label: string]: string } };
	/** Ids of all content: tables hold them. */
	readonly content: { readonly [kind: string]: readonly string[] };
	/** The keys of a table just begun: with every number of seats and every option, so this is exact. */
	readonly fresh: Keys;
	/** What random play meets besides: what is rare may be missing. */
	readonly met: Keys;
}

/** What differs, in words: what makes saved tables unfit, and what does not. */
export interface Changes {
	readonly breaking: readonly string[];
	readonly harmless: readonly string[];
}

/** Below so many objects seen, a key that all of them have may still be one that others lack. */
const ENOUGH = 10;

/** What the kernel makes anew, or what a player said: no part of the game's own shape. */
const OPAQUE: ReadonlySet<string> = new Set([
	'decisions[].shape',
	'decisions[].fallback',
	'orders'
]);

/** Sentences and answers have the kernel's types, whatever is said in one: which was met is chance. */
const SAID = /(?:^|\.)(?:say|answer)$/;

const isOpaque = (path: string): boolean => OPAQUE.has(path) || SAID.test(path);

/** Within what is opaque; an older record has it. */
const isWithin = (path: string): boolean => /(?:^|\.)(?:say|answer)(?:\.|\[)/.test(path);

/** What a frame has for itself. */
const FRAME = new Set(['step', 'at', 'got', 'queue', 'since', 'paused']);

const WORD = /^[a-z][a-zA-Z]*$/;

/** A path, with what was met there, and the paths that go on from it. */
class Place {
	readonly kinds = new Map<Kind, number>();
	readonly #further = new Map<string, Place>();
	readonly isOpaque: boolean;

	constructor(readonly path: string) {
		this.isOpaque = isOpaque(path);
	}

	/** @param step The name of a key, `*` for any, `[]` for what a list holds. */
	at(step: string): Place {
		let place = this.#further.get(step);
		if (!place) {
			const dot = this.path === '' || step === '[]' ? '' : '.';
			this.#further.set(step, (place = new Place(this.path + dot + step)));
		}
		return place;
	}

	*all(): Iterable<Place> {
		yield this;
		for (const place of this.#further.values()) yield* place.all();
	}
}

/** Counts what is met at each path. */
class Met {
	/** Paths are put together once each, and not for everything that is met there. */
	readonly #root = new Place('');

	constructor(readonly names: ReadonlySet<string>) {}

	table(table: AnyTable): void {
		const { frames, ...rest } = table;
		this.#walk(rest, this.#root);
		for (const { step, ...frame } of frames) {
			const locals = Object.fromEntries(Object.entries(frame).filter(([key]) => !FRAME.has(key)));
			this.#walk(locals, this.#root.at(`frame ${step.replaceAll('.', ':')}`));
		}
	}

	#walk(value: unknown, place: Place): void {
		const kind = kindOf(value);
		place.kinds.set(kind, (place.kinds.get(kind) ?? 0) + 1);
		if (place.isOpaque) return;
		if (Array.isArray(value)) for (const item of value) this.#walk(item, place.at('[]'));
		else if (kind === 'object') {
			const entries = Object.entries(value as object);
			// By pieces and seats, or by what an object of its kind has: a key may have the name of a card.
			const byName = entries.every(([key]) => this.names.has(key) || !WORD.test(key));
			for (const [key, item] of entries) {
				const step = byName || !WORD.test(key) ? '*' : key;
				if (item !== undefined) this.#walk(item, place.at(step));
			}
		}
	}

	/** `sure`: every object there can be was seen. */
	keys(sure: boolean): Keys {
		const keys: Record<string, string> = {};
		const places = new Map([...this.#root.all()].map((place) => [place.path, place]));
		for (const [path, { kinds }] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
			if (path === '') continue;
			const list = [...kinds.keys()];
			if (isKey(path)) {
				const objects = places.get(parentOf(path))?.kinds.get('object') ?? 0;
				const here = [...kinds.values()].reduce((sum, n) => sum + n, 0);
				if (here < objects || (!sure && objects < ENOUGH)) list.push('absent');
			}
			keys[path] = kindsIn(list);
		}
		return keys;
	}
}

function kindOf(value: unknown): Kind {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'list';
	switch (typeof value) {
		case 'string':
			return 'string';
		case 'number':
			return 'number';
		case 'boolean':
			return 'boolean';
		default:
			return 'object';
	}
}

/** As they are written: in one order, `absent` last. */
const kindsIn = (kinds: readonly Kind[]): string =>
	ORDER.filter((kind) => kinds.includes(kind)).join(' | ');

const parentOf = (path: string): string =>
	path.endsWith('[]') ? path.slice(0, -2) : path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Writes down the shape of this game's tables. The same game, the same record. */
export function shapeOf(game: AnyGame): ShapeRecord {
	const names = new Set(Object.values(game.content).flat());
	const [fresh, met] = [new Met(names), new Met(names)];
	for (const how of setups(game)) fresh.table(begunWith(game, how, 1));
	let n = 0;
	survey(game, { games: 36, most: 1000 }, (table) => {
		if (n++ % 8 === 0) met.table(table);
	});
	const sure = fresh.keys(true);
	return {
		game: game.id,
		shape: game.shape,
		steps: Object.fromEntries(
			Object.entries(stepsOf(game)).map(([step, forms]) => [
				step,
				Object.fromEntries(Object.entries(forms).map(([label, { form }]) => [label, form]))
			])
		),
		content: game.content,
		fresh: sure,
		met: without(met.keys(false), sure)
	};
}

const without = (keys: Keys, known: Keys): Keys =>
	Object.fromEntries(Object.entries(keys).filter(([path, kinds]) => known[path] !== kinds));

const kindsAt = (keys: Keys, path: string): readonly string[] => keys[path]?.split(' | ') ?? [];

/** What makes tables of the recorded shape unfit for this one, and what else is new. */
export function changesOf(was: ShapeRecord, is: ShapeRecord): Changes {
	const breaking: string[] = [];
	const harmless: string[] = [];
	for (const [step, labels] of Object.entries(was.steps)) {
		const now = is.steps[step];
		if (!now) {
			breaking.push(`the step ${step} is gone`);
			continue;
		}
		for (const [label, form] of Object.entries(labels)) {
			if (!now[label]) breaking.push(`the label ${step}.${label} is gone`);
			else if (now[label] !== form)
				breaking.push(`${step}.${label} is \`${now[label]}\`, and was \`${form}\``);
		}
		const both = Object.keys(labels).filter((label) => now[label]);
		const order = Object.keys(now).filter((label) => labels[label]);
		if (both.join() !== order.join()) breaking.push(`the labels of ${step} have changed places`);
		for (const label of Object.keys(now))
			if (!labels[label]) harmless.push(`the label ${step}.${label} is new`);
	}
	for (const step of Object.keys(is.steps))
		if (!was.steps[step]) harmless.push(`the step ${step} is new`);

	for (const [kind, ids] of Object.entries(was.content))
		for (const id of ids)
			if (!is.content[kind]?.includes(id)) breaking.push(`the ${kind} ${id} is gone`);
	for (const [kind, ids] of Object.entries(is.content))
		for (const id of ids)
			if (!was.content[kind]?.includes(id)) harmless.push(`the ${kind} ${id} is new`);

	for (const path of pathsOf(was.fresh, is.fresh)) {
		const [before, now] = [kindsAt(was.fresh, path), kindsAt(is.fresh, path)];
		if (now.length === 0) breaking.push(`${path} is gone`);
		else if (before.length === 0)
			(now.includes('absent') || isOption(path) || !isInObject(was.fresh, path)
				? harmless
				: breaking
			).push(`${path} is new (${now.join(' | ')})`);
		else if (before.some((kind) => !now.includes(kind))) breaking.push(differ(path, before, now));
		else if (now.length > before.length) harmless.push(differ(path, before, now));
	}

	// In play a thing that is not met may only be rare, so nothing is said but what is sure.
	const [met, meets] = [
		{ ...was.fresh, ...was.met },
		{ ...is.fresh, ...is.met }
	];
	for (const path of pathsOf(met, meets)) {
		if (path in was.fresh || path in is.fresh) continue;
		const [before, now] = [kindsAt(met, path), kindsAt(meets, path)];
		if (now.length === 0) {
			if (isSure(path, before)) breaking.push(`${path} is gone`);
		} else if (before.length === 0) {
			if (isSure(path, now) && isInObject(met, path))
				breaking.push(`${path} is new (${now.join(' | ')})`);
		} else {
			const [held, holds] = [before.filter(isSomething), now.filter(isSomething)];
			if (held.length > 0 && holds.length > 0 && !held.some((kind) => holds.includes(kind)))
				breaking.push(differ(path, before, now));
		}
	}
	return { breaking, harmless };
}

/** What a table was begun with names no option that came later: who asks for one takes its absence for what it is at first. */
const isOption = (path: string): boolean => path.startsWith('options.');

const differ = (path: string, before: readonly string[], now: readonly string[]): string =>
	`${path} is ${now.join(' | ')}, and was ${before.join(' | ')}`;

const isSomething = (kind: string): boolean => kind !== 'absent' && kind !== 'null';

/** A key that some object could have or not: no item of a list, no name of a piece, no table or frame as a whole. */
const isKey = (path: string): boolean => path.includes('.') && !/(\[\]|\*)$/.test(path);

/** Whether every object of its kind has this key. */
const isSure = (path: string, kinds: readonly string[]): boolean =>
	isKey(path) && !kinds.includes('absent');

/** Whether something of this kind has its place in an object: where there was none, none lacks it. */
const isInObject = (keys: Keys, path: string): boolean =>
	!path.includes('.') || !isKey(path) || kindsAt(keys, parentOf(path)).includes('object');

/** The paths of both whose parents are known to both: of what is new or gone, only the outermost. */
const pathsOf = (one: Keys, other: Keys): string[] =>
	[...new Set([...Object.keys(one), ...Object.keys(other)])].sort().filter((path) => {
		const parent = parentOf(path);
		return !isWithin(path) && (parent === '' || (parent in one && parent in other));
	});

/** The record of the same shape as it is now; what was met before stays, as it may only be rare. */
export function renewed(was: ShapeRecord, is: ShapeRecord): ShapeRecord {
	const met = { ...was.met, ...is.met };
	const paths = Object.keys(met).filter((path) => !isWithin(path));
	const merged = paths.map((path) => {
		const kinds = new Set([...kindsAt(was.met, path), ...kindsAt(is.met, path)]);
		return [path, kindsIn([...kinds] as Kind[])] as const;
	});
	return {
		...is,
		met: without(Object.fromEntries(merged.sort(([a], [b]) => (a < b ? -1 : 1))), is.fresh)
	};
}
