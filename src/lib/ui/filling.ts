/**
 * A half-made answer: what a person has filled in so far, in the form of the question's shape. Tray,
 * board, hand and text mode all write the same filling, so that touching a planet and pressing plus
 * are one and the same. Plain data and pure functions; `draft.svelte.ts` makes it reactive.
 */
import { complaint } from '$lib/core/answer';
import { unreachable } from '$lib/core/result';
import type { Answer, Choice, Place, Shape } from '$lib/core/shape';
import { listed } from './words';

/** One level of it; only the parts its shape has are used. */
export interface Filling {
	pick: string | null;
	/** What was filled in below each choice, kept when another is looked at meanwhile. */
	then: Record<string, Filling>;
	picks: string[];
	amount: number;
	order: string[];
	split: Record<string, number>;
	yes: boolean | null;
	reply: 'offer' | 'accept' | 'refuse' | null;
	give: Record<string, Filling>;
	get: Record<string, Filling>;
	promise: string;
}

export type ShapeOf<K extends Shape['type']> = Extract<Shape, { type: K }>;

const nothing = (): Filling => ({
	pick: null,
	then: {},
	picks: [],
	amount: 0,
	order: [],
	split: {},
	yes: null,
	reply: null,
	give: {},
	get: {},
	promise: ''
});

/** What a fresh form shows: nothing chosen, unless there is nothing to choose. */
export function blank(shape: Shape): Filling {
	const filling = nothing();
	switch (shape.type) {
		case 'one': {
			const only = shape.choices.length === 1 ? shape.choices[0] : undefined;
			if (only) pick(shape, filling, only.id);
			return filling;
		}
		case 'some':
			if (shape.min === shape.choices.length) filling.picks = shape.choices.map(({ id }) => id);
			return filling;
		case 'amount':
			filling.amount = shape.min;
			return filling;
		case 'order':
			filling.order = shape.choices.map(({ id }) => id);
			return filling;
		case 'split': {
			const all = shape.places.reduce((total, { max }) => total + max, 0);
			if (all === shape.min) for (const { id, max } of shape.places) filling.split[id] = max;
			else if (shape.places.length === 1 && shape.min > 0)
				for (const { id } of shape.places) filling.split[id] = shape.min;
			return filling;
		}
		case 'confirm':
			return filling;
		case 'deal':
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields) {
					const standing = shape.standing?.terms[part][field.id];
					if (standing) filling[part][field.id] = fromAnswer(field.shape, standing);
				}
			filling.promise = shape.standing?.terms.promise ?? '';
			return filling;
		default:
			return unreachable(shape);
	}
}

/** An answer as a form would show it, to amend a standing offer. */
function fromAnswer(shape: Shape, answer: Answer): Filling {
	const filling = blank(shape);
	if ('pick' in answer && shape.type === 'one') {
		pick(shape, filling, answer.pick);
		const below = shape.choices.find(({ id }) => id === answer.pick)?.then;
		if (below && answer.then) filling.then[answer.pick] = fromAnswer(below, answer.then);
	} else if ('picks' in answer) filling.picks = [...answer.picks];
	else if ('amount' in answer) filling.amount = answer.amount;
	else if ('order' in answer) filling.order = [...answer.order];
	else if ('split' in answer) filling.split = { ...answer.split };
	else if ('yes' in answer) filling.yes = answer.yes;
	return filling;
}

export function pick(shape: ShapeOf<'one'>, filling: Filling, id: string | null): void {
	filling.pick = id;
	const then = shape.choices.find((choice) => choice.id === id)?.then;
	if (id !== null && then && !filling.then[id]) filling.then[id] = blank(then);
}

export function togglePick(shape: ShapeOf<'some'>, filling: Filling, id: string): void {
	if (filling.picks.includes(id)) filling.picks = filling.picks.filter((other) => other !== id);
	// One more than allowed replaces the oldest, as a radio row would.
	else filling.picks = [...filling.picks, id].slice(-shape.max);
}

export function setAmount(shape: ShapeOf<'amount'>, filling: Filling, amount: number): void {
	filling.amount = Math.min(shape.max, Math.max(shape.min, Math.round(amount)));
}

export function moveInOrder(filling: Filling, from: number, to: number): void {
	const order = filling.order.slice();
	const [moved] = order.splice(from, 1);
	if (moved === undefined || to < 0 || to > order.length) return;
	order.splice(to, 0, moved);
	filling.order = order;
}

export const totalOf = (filling: Filling): number =>
	Object.values(filling.split).reduce((total, n) => total + n, 0);

/** What a split as filled in uses of its budget. */
export const costOf = (shape: ShapeOf<'split'>, filling: Filling): number =>
	shape.places.reduce((total, { id, cost = 0 }) => total + cost * (filling.split[id] ?? 0), 0);

/** How many more this place can take: within its limit, that of the whole, and the budget. */
export function roomAt(shape: ShapeOf<'split'>, filling: Filling, place: Place): number {
	const { budget = Infinity, max } = shape;
	const free = Math.min(place.max - (filling.split[place.id] ?? 0), max - totalOf(filling));
	const cost = place.cost ?? 0;
	const paid = cost > 0 ? Math.floor((budget - costOf(shape, filling)) / cost) : Infinity;
	return Math.max(0, Math.min(free, paid));
}

/**
 * Puts `by` more (or fewer) at one place, within its limit, that of the whole, and the budget. Where there is
 * only one to put anywhere, it goes there from where it was, as a radio row would.
 */
export function addTo(shape: ShapeOf<'split'>, filling: Filling, id: string, by: number): void {
	const place = shape.places.find((candidate) => candidate.id === id);
	if (!place) return;
	if (shape.max === 1 && by > 0 && !filling.split[id]) filling.split = {};
	const had = filling.split[id] ?? 0;
	const has = by > 0 ? had + Math.min(by, roomAt(shape, filling, place)) : Math.max(0, had + by);
	const rest = { ...filling.split };
	delete rest[id];
	filling.split = has > 0 ? { ...rest, [id]: has } : rest;
}

export function setYes(filling: Filling, yes: boolean): void {
	filling.yes = yes;
}

export function setReply(filling: Filling, reply: Filling['reply']): void {
	filling.reply = reply;
}

/** Puts a field of a deal on the table, or takes it off. */
export function setField(
	shape: ShapeOf<'deal'>,
	filling: Filling,
	part: 'give' | 'get',
	id: string,
	on: boolean
): void {
	const field = shape[part].fields.find((candidate) => candidate.id === id);
	if (!field) return;
	const rest = { ...filling[part] };
	delete rest[id];
	filling[part] = on ? { ...rest, [id]: blank(field.shape) } : rest;
	filling.reply = 'offer';
}

export function setPromise(filling: Filling, promise: string): void {
	filling.promise = promise;
	filling.reply = 'offer';
}

/** The choice picked, with its further question. */
export function picked(
	shape: ShapeOf<'one'>,
	filling: Filling
): { choice: Choice; then: Shape | null; below: Filling | null } | null {
	const choice = shape.choices.find(({ id }) => id === filling.pick);
	if (!choice) return null;
	return { choice, then: choice.then ?? null, below: filling.then[choice.id] ?? null };
}

/** How many picks have led to a further question. */
export function depthOf(shape: Shape, filling: Filling): number {
	const chosen = shape.type === 'one' ? picked(shape, filling) : null;
	return chosen?.then && chosen.below ? 1 + depthOf(chosen.then, chosen.below) : 0;
}

/** The answer as it would be sent; null while a part of it is not chosen yet. May still be illegal. */
export function answerOf(shape: Shape, filling: Filling): Answer | null {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return null;
			if (!chosen.then) return { pick: chosen.choice.id };
			const then = chosen.below && answerOf(chosen.then, chosen.below);
			return then && { pick: chosen.choice.id, then };
		}
		case 'some':
			return {
				picks: shape.choices.map(({ id }) => id).filter((id) => filling.picks.includes(id))
			};
		case 'amount':
			return { amount: filling.amount };
		case 'order':
			return { order: [...filling.order] };
		case 'split':
			return { split: { ...filling.split } };
		case 'confirm':
			return filling.yes === null ? null : { yes: filling.yes };
		case 'deal': {
			if (filling.reply === 'refuse') return { refuse: true };
			if (filling.reply === 'accept') return shape.standing ? { accept: shape.standing.n } : null;
			const terms = { give: {} as Record<string, Answer>, get: {} as Record<string, Answer> };
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields) {
					const below = filling[part][field.id];
					if (!below) continue;
					const answer = answerOf(field.shape, below);
					if (!answer) return null;
					terms[part][field.id] = answer;
				}
			return { offer: { ...terms, promise: filling.promise.trim() } };
		}
		default:
			return unreachable(shape);
	}
}

/** What is still missing or wrong, in words; null when it can be sent. */
export function missing(shape: Shape, filling: Filling): string | null {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return 'Pick one first.';
			return chosen.then && chosen.below ? missing(chosen.then, chosen.below) : null;
		}
		case 'some': {
			const { min, max } = shape;
			const n = filling.picks.length;
			if (n >= min && n <= max) break;
			return min === max ? `Pick ${min}; you have ${n}.` : `Pick ${min} to ${max}; you have ${n}.`;
		}
		case 'split': {
			const { min, max } = shape;
			const n = totalOf(filling);
			if (n >= min && n <= max) break;
			if (max === 1 && min === 1) return 'Pick one first.';
			return min === max
				? `Choose ${min} in all; so far ${n}.`
				: `Choose ${min} to ${max}; so far ${n}.`;
		}
		case 'confirm':
			return filling.yes === null ? 'Pick one first.' : null;
		case 'deal':
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields) {
					const below = filling[part][field.id];
					const wrong = below && filling.reply === 'offer' ? missing(field.shape, below) : null;
					if (wrong) return `${sentenceEnd(field.say)}: ${wrong}`;
				}
			if (filling.reply === null) return 'Accept, offer something, or refuse.';
			break;
		case 'amount':
		case 'order':
			break;
		default:
			return unreachable(shape);
	}
	const answer = answerOf(shape, filling);
	return answer ? complaint(shape, answer) : 'Something is not chosen yet.';
}

const sentenceEnd = (text: string) => text.replace(/[.:]$/, '');

/** How a piece is lit: what it may do now, as the open question sees it. */
export interface Lit {
	readonly state: 'may' | 'chosen';
	/** How many are chosen there, for places of a split; else null. */
	readonly amount: number | null;
	/** The most that may be chosen there; null when it is chosen whole. */
	readonly max: number | null;
	/** The choice in words. */
	readonly say: string;
	readonly note?: string;
	/** It answers the question before the one that is lit: choosing it changes that answer. */
	readonly back?: true;
}

/** Every piece the question is about, by the id a choice or place gives in `on`. */
export function litOf(
	shape: Shape,
	filling: Filling,
	lit: Map<string, Lit> = new Map()
): Map<string, Lit> {
	const put = (on: string | undefined, entry: Lit) => {
		if (on === undefined) return;
		const before = lit.get(on);
		if (!before || (before.state === 'may' && entry.state === 'chosen')) lit.set(on, entry);
	};
	const choice = (chosen: boolean, { on, say, note }: Choice, back = false) =>
		put(on, {
			state: chosen ? 'chosen' : 'may',
			amount: null,
			max: null,
			say,
			...(note ? { note } : {}),
			...(back ? { back } : {})
		});
	switch (shape.type) {
		case 'one': {
			// The deeper question first: it is the one a touch answers.
			const chosen = picked(shape, filling);
			if (chosen?.then && chosen.below) litOf(chosen.then, chosen.below, lit);
			const deeper = chosen?.then?.type === 'one' && lit.size > 0;
			for (const candidate of shape.choices) {
				const isPicked = candidate.id === filling.pick;
				choice(isPicked, candidate, deeper && !isPicked);
			}
			return lit;
		}
		case 'some':
			for (const candidate of shape.choices)
				choice(filling.picks.includes(candidate.id), candidate);
			return lit;
		case 'order':
			for (const candidate of shape.choices) choice(false, candidate);
			return lit;
		case 'split':
			for (const { id, on, say, max } of shape.places) {
				const amount = filling.split[id] ?? 0;
				put(on, { state: amount > 0 ? 'chosen' : 'may', amount, max, say });
			}
			return lit;
		case 'deal':
			for (const part of ['give', 'get'] as const)
				for (const { id, shape: below } of shape[part].fields)
					litOf(below, filling[part][id] ?? blank(below), lit);
			return lit;
		case 'amount':
		case 'confirm':
			return lit;
		default:
			return unreachable(shape);
	}
}

/**
 * Touches a piece: picks or drops its choice, or puts `by` more there. Answers whether the question
 * had anything to do with it.
 */
export function touch(shape: Shape, filling: Filling, on: string, by: number | 'toggle'): boolean {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (chosen?.then && chosen.below && touch(chosen.then, chosen.below, on, by)) return true;
			const these = shape.choices.filter((choice) => choice.on === on);
			if (these.length === 0) return false;
			// A piece with several choices goes through them, then lets go.
			const at = these.findIndex(({ id }) => id === filling.pick);
			const next = these[at + 1];
			// All there is stays picked.
			const only = shape.choices.length === 1 ? these[0] : undefined;
			if (by === 'toggle') pick(shape, filling, (next ?? only)?.id ?? null);
			else pick(shape, filling, by > 0 ? (these[Math.max(at, 0)]?.id ?? null) : null);
			return true;
		}
		case 'some': {
			const choice = shape.choices.find((candidate) => candidate.on === on);
			if (!choice) return false;
			const has = filling.picks.includes(choice.id);
			if (by === 'toggle' || by > 0 !== has) togglePick(shape, filling, choice.id);
			return true;
		}
		case 'split': {
			const place = shape.places.find((candidate) => candidate.on === on);
			if (!place) return false;
			addTo(shape, filling, place.id, by === 'toggle' ? stepOf(shape, filling, place) : by);
			return true;
		}
		case 'deal':
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields) {
					if (!litOf(field.shape, blank(field.shape)).has(on)) continue;
					if (!filling[part][field.id]) setField(shape, filling, part, field.id, true);
					const below = filling[part][field.id];
					if (below) touch(field.shape, below, on, by);
					filling.reply = 'offer';
					return true;
				}
			return false;
		case 'order':
		case 'amount':
		case 'confirm':
			return false;
		default:
			return unreachable(shape);
	}
}

/** What is picked so far, in the order the question asks it: ids of choices, then those of a pick of some. */
export interface Trail {
	readonly picks: readonly string[];
	/** What a split at its end adds up to; null without one. */
	readonly amount: number | null;
}

export function trailOf(shape: Shape, filling: Filling): Trail {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return { picks: [], amount: null };
			const below =
				chosen.then && chosen.below
					? trailOf(chosen.then, chosen.below)
					: { picks: [], amount: null };
			return { picks: [chosen.choice.id, ...below.picks], amount: below.amount };
		}
		case 'some':
			return { picks: [...filling.picks], amount: null };
		case 'split':
			return { picks: [], amount: totalOf(filling) };
		default:
			return { picks: [], amount: null };
	}
}

/** A way through a question to a choice that stands for a piece. */
export interface Offer {
	/** Ids to pick, the outermost first. */
	readonly path: readonly string[];
	/** What each of them says, but the last where the piece itself says it. */
	readonly says: readonly string[];
	readonly note?: string;
}

/** Every way a question leads to this piece by picking one thing after another. */
export function offersOf(shape: Shape, piece: string): Offer[] {
	if (shape.type !== 'one') return [];
	return shape.choices.flatMap(({ id, on, say, note, then }): Offer[] => {
		if (on === piece) return [{ path: [id], says: [say], ...(note ? { note } : {}) }];
		return (then ? offersOf(then, piece) : []).map((offer) => ({
			...offer,
			path: [id, ...offer.path],
			says: [say, ...offer.says]
		}));
	});
}

/** Picks one thing after another, as an offer says. */
export function take(shape: Shape, filling: Filling, [id, ...rest]: readonly string[]): void {
	if (shape.type !== 'one' || id === undefined) return;
	pick(shape, filling, id);
	const chosen = picked(shape, filling);
	if (chosen?.then && chosen.below) take(chosen.then, chosen.below, rest);
}

/** A touch adds one; where no more can be added it starts again from none. */
function stepOf(shape: ShapeOf<'split'>, filling: Filling, place: Place): number {
	const has = filling.split[place.id] ?? 0;
	return roomAt(shape, filling, place) > 0 || (shape.max === 1 && has === 0) ? 1 : -has;
}

/**
 * What the sending button says it will do, in the game's own verbs: `{what}`, `{who}` and `{ships}`
 * become what is filled in. Placeholders for names stay in.
 */
export function deedAs(
	shape: Shape,
	filling: Filling,
	sends: { readonly none?: string; readonly some: string }
): string {
	const what = (choices: readonly Choice[]) =>
		choices.length > 3
			? `these ${choices.length}`
			: listed(choices.map(({ say }) => short(say).replace(/^(On|From) /, '')));
	const put = (named: string, n: number) =>
		sends.some.replace('{what}', named).replace('{ships}', n === 1 ? 'one ship' : `${n} ships`);
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return deed(shape, filling);
			const { then, below } = chosen;
			if (sends.some.includes('{ships}'))
				return then?.type === 'split' && below
					? put('', totalOf(below)).replace('{who}', `{${chosen.choice.on ?? ''}}`)
					: short(chosen.choice.say);
			if (then) return sends.some.includes('{') ? deed(shape, filling) : sends.some;
			return put(what([chosen.choice]), 1);
		}
		case 'some':
			return filling.picks.length === 0
				? (sends.none ?? deed(shape, filling))
				: put(what(shape.choices.filter(({ id }) => filling.picks.includes(id))), 1);
		case 'amount':
			return filling.amount === 0 && sends.none ? sends.none : put('', filling.amount);
		case 'split':
			if (totalOf(filling) === 0) return sends.none ?? deed(shape, filling);
			if (sends.some.includes('{n}')) return sends.some.replace('{n}', String(totalOf(filling)));
			return sends.some.includes('{ships}') ? put('', totalOf(filling)) : deed(shape, filling);
		default:
			return deed(shape, filling);
	}
}

/**
 * The same for picks within picks: `{1}` is what was picked first within the outermost choice, `{2}` what was
 * picked within that, `{ships}` what a split at the end adds up to, or all.
 */
export const deedAlong = (shape: Shape, filling: Filling, some: string): string =>
	told(shape, filling, some, 0).replace('{ships}', 'all ships');

function told(shape: Shape, filling: Filling, words: string, depth: number): string {
	const put = (said: string) => words.replace(`{${depth}}`, said.replace(/^From /, ''));
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return words;
			const said = put(short(chosen.choice.say));
			return chosen.then && chosen.below ? told(chosen.then, chosen.below, said, depth + 1) : said;
		}
		case 'some':
			return put(
				listed(
					shape.choices.filter(({ id }) => filling.picks.includes(id)).map(({ say }) => short(say))
				)
			);
		case 'split': {
			const n = totalOf(filling);
			return words.replace('{ships}', n === 1 ? 'one ship' : `${n} ships`);
		}
		default:
			return words;
	}
}

/** What the sending button says it will do. Placeholders for names stay in. */
export function deed(shape: Shape, filling: Filling): string {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return 'Pick one first';
			const say = short(chosen.choice.say);
			if (!chosen.then || !chosen.below) return say;
			const below = detail(chosen.then, chosen.below);
			return below ? `${say}: ${below}` : say;
		}
		case 'some': {
			const first = shape.choices.find(({ id }) => id === filling.picks[0]);
			if (filling.picks.length === 0)
				return shape.min > 0 ? `Pick ${shape.min} first` : 'Pick none';
			if (filling.picks.length === 1 && first) return short(first.say);
			return `Pick these ${filling.picks.length}`;
		}
		case 'amount':
			return `Choose ${filling.amount}`;
		case 'order':
			return 'Use this order';
		case 'split':
			return totalOf(filling) === 0 ? 'Choose none' : `Choose ${totalOf(filling)}`;
		case 'confirm':
			return filling.yes === null ? 'Pick one first' : short(filling.yes ? shape.yes : shape.no);
		case 'deal':
			if (filling.reply === 'refuse') return 'Refuse to deal';
			if (filling.reply === 'accept') return 'Accept the offer';
			return shape.standing?.by === shape.get.seat ? 'Make this counter-offer' : 'Make this offer';
		default:
			return unreachable(shape);
	}
}

function detail(shape: Shape, filling: Filling): string {
	switch (shape.type) {
		case 'split':
			return String(totalOf(filling));
		case 'amount':
			return String(filling.amount);
		case 'one': {
			const chosen = picked(shape, filling);
			return chosen ? lower(deed(shape, filling)) : '';
		}
		case 'some':
			if (filling.picks.length === 0) return '';
			return filling.picks.length === 1
				? lower(deed(shape, filling))
				: `${filling.picks.length} picked`;
		case 'order':
			return 'in this order';
		default:
			return '';
	}
}

const short = (say: string) => say.replace(/[.]$/, '');
/** As it stands within a sentence; what is spelled with a capital everywhere is not told apart. */
export const lower = (say: string): string =>
	/^[A-Z]([a-z]| )/.test(say) ? say.charAt(0).toLowerCase() + say.slice(1) : say;

/** Terms in words, one line each side; for the standing offer and the log of a deal. */
export function inWords(shape: Shape, answer: Answer): string {
	const filling = fromAnswer(shape, answer);
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			return chosen ? deed(shape, filling) : '';
		}
		case 'some':
			return shape.choices
				.filter(({ id }) => filling.picks.includes(id))
				.map(({ say }) => short(say))
				.join(', ');
		case 'split':
			return shape.places
				.filter(({ id }) => filling.split[id])
				.map(({ id, say }) => `${say} ${filling.split[id] ?? 0}`)
				.join(', ');
		default:
			return detail(shape, filling) || deed(shape, filling);
	}
}
