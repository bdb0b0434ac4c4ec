/** What can be done with a shape: check an answer, count or bound the answers, list them, sample one. */
import { boundsOfSome, boundsOfSplit, countWithin, drawWithin, listWithin } from './limits';
import { onlyTighten, overstepped, within } from './limits';
import type { Taken } from './limits';
import { unreachable } from './result';
import { PROMISE_LENGTH, thenOf } from './shape';
import type {
	Answer,
	Barred,
	DealShape,
	Limit,
	OneShape,
	Shape,
	SomeShape,
	SplitShape,
	Standing,
	Terms
} from './shape';
import { msg } from './words';
import type { Words } from './words';

/** Answers a whole number from 0 to `below` − 1. */
export type Dice = (below: number) => number;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, ...keys: string[]) =>
	Object.keys(value).every((key) => keys.includes(key));

const rangeOf = (min: number, max: number): Words =>
	min === max ? msg('exactly {min}', { min }) : msg('{min} to {max}', { min, max });

/** Why an answer is not legal, in words, and the rule that forbids it where it is not the one that asks. */
export interface Complaint {
	readonly say: Words;
	readonly rule?: string;
}

const wrong = (say: Words, rule?: string): Complaint =>
	rule === undefined ? { say } : { say, rule };

const NOT_ONE = msg('One of these is not among the choices.');

const named = (barred: readonly Barred[], piece: string): Barred | undefined =>
	barred.find(({ id, on, covers }) =>
		covers ? covers.includes(piece) : id === piece || on === piece
	);

/** What is said of this choice or piece by what is barred, if need be of the rest of its kind. */
export const barredFor = (barred: readonly Barred[], piece: string): Barred | undefined =>
	named(barred, piece) ?? barred.find(({ rest }) => rest?.some((kind) => piece.startsWith(kind)));

/**
 * The first of these that is barred, as a complaint; else that it is no choice at all. `around`: what is barred by
 * name in the questions this one belongs to; what they say of a whole kind is no word on its choices.
 */
function notAmong(
	ids: readonly string[],
	barred: readonly Barred[] | undefined,
	around: readonly Barred[],
	say = NOT_ONE
): Complaint {
	for (const id of ids) {
		const found = barredFor(barred ?? [], id) ?? named(around, id);
		if (found) return wrong(found.why, found.rule);
	}
	return wrong(say);
}

/**
 * Whether `answer` is legal for `shape`: null when it is.
 * `answer` is untrusted: any JSON value may come in. `around`: what is barred in the questions it belongs to.
 */
export function complaint(
	shape: Shape,
	answer: unknown,
	around: readonly Barred[] = []
): Complaint | null {
	if (!isRecord(answer)) return wrong(msg('That is not an answer to this question.'));
	switch (shape.type) {
		case 'one':
			return complaintOfPick(shape, answer, around);
		case 'some': {
			if (!isListOfStrings(answer['picks']) || !hasOnly(answer, 'picks'))
				return wrong(msg('Answer with a list of choices.'));
			const picks = answer['picks'];
			if (new Set(picks).size !== picks.length)
				return wrong(msg('Each choice can be picked once.'));
			const strange = picks.filter((id) => !shape.choices.some((choice) => choice.id === id));
			if (strange.length > 0) return notAmong(strange, shape.barred, around);
			if (picks.length < shape.min || picks.length > shape.max)
				return wrong(
					msg('Pick {range}; you picked {n}.', {
						range: rangeOf(shape.min, shape.max),
						n: picks.length
					})
				);
			return shape.limits
				? complaintOfLimits(shape.limits, Object.fromEntries(picks.map((id) => [id, 1])))
				: null;
		}
		case 'amount': {
			const amount = answer['amount'];
			if (!Number.isInteger(amount) || !hasOnly(answer, 'amount'))
				return wrong(msg('Name a whole number.'));
			if ((amount as number) < shape.min || (amount as number) > shape.max)
				return wrong(
					msg('Name {range}; you named {n}.', {
						range: rangeOf(shape.min, shape.max),
						n: amount as number
					})
				);
			return null;
		}
		case 'order': {
			if (!isListOfStrings(answer['order']) || !hasOnly(answer, 'order'))
				return wrong(msg('Answer with an order.'));
			const order = answer['order'];
			if (order.length !== shape.choices.length || new Set(order).size !== order.length)
				return wrong(msg('Put each of them in order, once.'));
			if (!order.every((id) => shape.choices.some((choice) => choice.id === id)))
				return wrong(NOT_ONE);
			return null;
		}
		case 'split':
			return complaintOfSplit(shape, answer, around);
		case 'confirm':
			return typeof answer['yes'] === 'boolean' && hasOnly(answer, 'yes')
				? null
				: wrong(msg('Answer yes or no.'));
		case 'deal':
			return complaintOfDeal(shape, answer);
		default:
			return unreachable(shape);
	}
}

const isListOfStrings = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((item) => typeof item === 'string');

function complaintOfPick(
	shape: OneShape,
	answer: Record<string, unknown>,
	around: readonly Barred[]
): Complaint | null {
	const { choices, barred } = shape;
	const choice = choices.find(({ id }) => id === answer['pick']);
	if (!choice || !hasOnly(answer, 'pick', 'then'))
		return notAmong(
			[String(answer['pick'])],
			barred,
			around,
			msg('That is not among the choices.')
		);
	const further = thenOf(shape, choice);
	if (!further) return 'then' in answer ? wrong(msg('That choice asks nothing further.')) : null;
	if (complaint(further, answer['then']) === null) return null;
	const inside = complaint(further, answer['then'], [...(barred ?? []), ...around]);
	return inside && wrong(inside.say, inside.rule ?? choice.rule);
}

/** The first limit that this oversteps, in its words and by its rule. */
function complaintOfLimits(limits: readonly Limit[] | undefined, taken: Taken): Complaint | null {
	const over = limits && overstepped(limits, taken);
	return over ? wrong(over.say, over.limit.rule) : null;
}

function complaintOfSplit(
	shape: SplitShape,
	answer: Record<string, unknown>,
	around: readonly Barred[]
): Complaint | null {
	const split = answer['split'];
	if (!isRecord(split) || !hasOnly(answer, 'split'))
		return wrong(msg('Say how many from each place.'));
	let total = 0;
	for (const [id, amount] of Object.entries(split)) {
		const place = shape.places.find((candidate) => candidate.id === id);
		if (!place)
			return notAmong(
				[id],
				shape.barred,
				around,
				msg('One of these places is not among the choices.')
			);
		if (!Number.isInteger(amount) || (amount as number) < 1)
			return wrong(msg('Name a whole number for each place, and leave out the rest.'));
		if ((amount as number) > place.max)
			return wrong(
				msg('At most {most} at {place}; you named {n}.', {
					most: place.max,
					place: place.say,
					n: amount as number
				}),
				place.rule
			);
		total += amount as number;
	}
	if (total < shape.min || total > shape.max)
		return wrong(
			msg('Choose {range} in all; you chose {n}.', {
				range: rangeOf(shape.min, shape.max),
				n: total
			}),
			total > shape.max ? shape.rule : undefined
		);
	return complaintOfLimits(shape.limits, split as Taken);
}

function complaintOfDeal(shape: DealShape, answer: Record<string, unknown>): Complaint | null {
	if ('refuse' in answer)
		return answer['refuse'] === true && hasOnly(answer, 'refuse')
			? null
			: wrong(msg('Refuse with true.'));
	if ('accept' in answer) {
		if (!hasOnly(answer, 'accept')) return wrong(msg('Accept with the number of the offer.'));
		if (!shape.standing || shape.standing.by !== shape.get.seat)
			return wrong(msg('There is no offer of the other side to accept.'));
		return shape.standing.n === answer['accept']
			? null
			: wrong(msg('That offer was changed meanwhile.'));
	}
	const terms = answer['offer'];
	if (!isRecord(terms) || !hasOnly(answer, 'offer') || !hasOnly(terms, 'give', 'get', 'promise'))
		return wrong(msg('Offer terms, accept, or refuse.'));
	if (typeof terms['promise'] !== 'string' || terms['promise'].length > PROMISE_LENGTH)
		return wrong(msg('A promise has at most {n} characters.', { n: PROMISE_LENGTH }));
	let goods = 0;
	for (const part of ['give', 'get'] as const) {
		const side = terms[part];
		if (!isRecord(side)) return wrong(msg('Say what each side gives.'));
		for (const [id, given] of Object.entries(side)) {
			const field = shape[part].fields.find((candidate) => candidate.id === id);
			if (!field) return wrong(msg('That cannot be part of a deal.'));
			const inside = complaint(field.shape, given);
			if (inside)
				return wrong(
					msg('{part}: {complaint}', { part: field.say, complaint: inside.say }),
					inside.rule
				);
			goods += 1;
		}
	}
	return goods < shape.atLeast ? wrong(msg('At least one thing must change hands.')) : null;
}

/** How many legal answers there are; exact for all but deals, where it is a lower bound. May be Infinity. */
export function countAnswers(shape: Shape): number {
	switch (shape.type) {
		case 'one':
			return sum(
				shape.choices.map((choice) => {
					const further = thenOf(shape, choice);
					return further ? countAnswers(further) : 1;
				})
			);
		case 'some': {
			if (shape.limits) return countWithin(boundsOfSome(shape));
			let count = 0;
			for (let k = shape.min; k <= shape.max; k++) count += choose(shape.choices.length, k);
			return count;
		}
		case 'amount':
			return shape.max - shape.min + 1;
		case 'order': {
			let count = 1;
			for (let k = 2; k <= shape.choices.length; k++) count *= k;
			return count;
		}
		case 'split':
			return shape.limits
				? countWithin(boundsOfSplit(shape))
				: sum(
						waysToSplit(
							shape.places.map((place) => place.max),
							shape.max
						).slice(shape.min)
					);
		case 'confirm':
			return 2;
		case 'deal':
			return (
				1 +
				(acceptable(shape) ? 1 : 0) +
				sum([...shape.give.fields, ...shape.get.fields].map((field) => countAnswers(field.shape)))
			);
		default:
			return unreachable(shape);
	}
}

/** The first `most` legal answers, in a fixed order. For deals: the single-good offers, accept and refuse. */
export function listAnswers(shape: Shape, most: number): Answer[] {
	switch (shape.type) {
		case 'one':
			return shape.choices
				.flatMap((choice): Answer[] => {
					const further = thenOf(shape, choice);
					return further
						? listAnswers(further, most).map((then) => ({ pick: choice.id, then }))
						: [{ pick: choice.id }];
				})
				.slice(0, most);
		case 'some':
			return listWithin(boundsOfSome(shape), most).map((taken) => ({ picks: Object.keys(taken) }));
		case 'amount':
			return Array.from({ length: Math.min(most, shape.max - shape.min + 1) }, (_, i) => ({
				amount: shape.min + i
			}));
		case 'order':
			return permutations(
				shape.choices.map(({ id }) => id),
				most
			).map((order) => ({ order }));
		case 'split':
			return listWithin(boundsOfSplit(shape), most).map((split) => ({ split }));
		case 'confirm':
			return [{ yes: true }, { yes: false }].slice(0, most);
		case 'deal': {
			const answers: Answer[] = [{ refuse: true }];
			if (acceptable(shape)) answers.push({ accept: shape.standing.n });
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields)
					for (const answer of listAnswers(field.shape, most))
						answers.push({ offer: termsOf(part, field.id, answer) });
			return answers.slice(0, most);
		}
		default:
			return unreachable(shape);
	}
}

/** Whether the other side's offer is on the table, and this seat could hold to it. */
const acceptable = (shape: DealShape): shape is DealShape & { readonly standing: Standing } =>
	shape.standing?.by === shape.get.seat && shape.standing.cannot === undefined;

const termsOf = (part: 'give' | 'get', field: string, answer: Answer): Terms => ({
	give: {},
	get: {},
	[part]: { [field]: answer },
	promise: ''
});

/** One legal answer at random: uniform over the choices of each shape, then within the choice taken. */
export function sampleAnswer(shape: Shape, dice: Dice): Answer {
	switch (shape.type) {
		case 'one': {
			const choice = pickOne(shape.choices, dice);
			const further = thenOf(shape, choice);
			return further ? { pick: choice.id, then: sampleAnswer(further, dice) } : { pick: choice.id };
		}
		case 'some':
			return { picks: sampleSome(shape, dice) };
		case 'amount':
			return { amount: shape.min + dice(shape.max - shape.min + 1) };
		case 'order':
			return { order: shuffled(shape.choices, dice).map(({ id }) => id) };
		case 'split':
			return { split: sampleSplit(shape, dice) };
		case 'confirm':
			return { yes: dice(2) === 0 };
		case 'deal':
			return sampleDeal(shape, dice);
		default:
			return unreachable(shape);
	}
}

/** Picks in an order of chance, so many as chance says and the limits allow. */
function sampleSome(shape: SomeShape, dice: Dice): string[] {
	const { choices, min, max, limits = [] } = shape;
	if (limits.length > 0 && (min > 1 || !onlyTighten(limits)))
		return Object.keys(drawWithin(boundsOfSome(shape), dice));
	const size = min + dice(max - min + 1);
	const drawn = shuffled(choices, dice).map(({ id }) => id);
	if (limits.length === 0) return drawn.slice(0, size);
	const picks: string[] = [];
	const taken: Record<string, number> = {};
	for (const id of drawn) {
		if (picks.length === size) break;
		taken[id] = 1;
		if (within(limits, taken)) picks.push(id);
		else delete taken[id];
	}
	if (picks.length < min) throw new Error('No picks are within the limits.');
	return picks;
}

/** Unit by unit, so many as chance says and the limits allow. */
function sampleSplit(shape: SplitShape, dice: Dice): Taken {
	const { places, min, max, limits = [] } = shape;
	if (limits.length > 0 && (min > 1 || !onlyTighten(limits)))
		return drawWithin(boundsOfSplit(shape), dice);
	const total = min + dice(max - min + 1);
	const split: Record<string, number> = {};
	const open = places
		.filter(({ max: most }) => most > 0)
		.map(({ id, max: most }) => ({ id, left: most }));
	for (let n = 0; n < total; n++) {
		const free = limits.length === 0 ? open : open.filter(({ id }) => fits(limits, split, id));
		if (free.length === 0 && n >= min) break;
		const place = free[dice(free.length)];
		if (!place) throw new Error('A split asks for more than its places hold.');
		split[place.id] = (split[place.id] ?? 0) + 1;
		place.left -= 1;
		if (place.left === 0) open.splice(open.indexOf(place), 1);
	}
	return split;
}

/** Whether one more unit at this place is within the limits. */
function fits(limits: readonly Limit[], split: Record<string, number>, id: string): boolean {
	const had = split[id] ?? 0;
	split[id] = had + 1;
	const holds = within(limits, split);
	if (had > 0) split[id] = had;
	else delete split[id];
	return holds;
}

/** One good from a side, or one from each: more of one side may be more than it holds. */
function sampleDeal(shape: DealShape, dice: Dice): Answer {
	if (acceptable(shape) && dice(2) === 0) return { accept: shape.standing.n };
	const parts = (['give', 'get'] as const).filter((part) => shape[part].fields.length > 0);
	if (parts.length < shape.atLeast || dice(4) === 0) return { refuse: true };
	const wanted = Math.max(shape.atLeast, 1 + dice(parts.length));
	const terms = { give: {} as Record<string, Answer>, get: {} as Record<string, Answer> };
	for (const part of shuffled(parts, dice).slice(0, wanted)) {
		const field = pickOne(shape[part].fields, dice);
		terms[part][field.id] = sampleAnswer(field.shape, dice);
	}
	return { offer: { ...terms, promise: '' } };
}

function pickOne<T>(items: readonly T[], dice: Dice): T {
	const item = items[dice(items.length)];
	if (item === undefined) throw new Error('A decision without a choice was opened.');
	return item;
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
	const list = items.slice();
	for (let i = list.length - 1; i > 0; i--) {
		const j = dice(i + 1);
		const held = list[i] as T;
		list[i] = list[j] as T;
		list[j] = held;
	}
	return list;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function choose(n: number, k: number): number {
	let count = 1;
	for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
	return Math.round(count);
}

/** Ways to take 0, 1, … `most` units from places with these limits; one number per total. */
function waysToSplit(limits: readonly number[], most: number): number[] {
	let ways = [1, ...Array<number>(most).fill(0)];
	for (const limit of limits)
		ways = ways.map((_, total) => sum(ways.slice(Math.max(0, total - limit), total + 1)));
	return ways;
}

function permutations(ids: readonly string[], most: number): string[][] {
	if (most < 1) return [];
	if (ids.length === 0) return [[]];
	const found: string[][] = [];
	for (const id of ids)
		for (const rest of permutations(
			ids.filter((other) => other !== id),
			most
		)) {
			if (found.length >= most) return found;
			found.push([id, ...rest]);
		}
	return found;
}
