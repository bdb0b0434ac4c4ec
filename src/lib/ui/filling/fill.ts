/** Filling in: each change a form, or a piece that is touched, can make to a filling. */
import { blank } from './blank';
import { roomAt } from './filling';
import type { Filling, ShapeOf } from './filling';

/** Picks a choice of some, or drops it. */
export function togglePick(shape: ShapeOf<'some'>, filling: Filling, id: string): void {
	if (filling.picks.includes(id)) filling.picks = filling.picks.filter((other) => other !== id);
	// One more than allowed replaces the oldest, as a radio row would.
	else filling.picks = [...filling.picks, id].slice(-shape.max);
}

/** Names a number, within its bounds. */
export function setAmount(shape: ShapeOf<'amount'>, filling: Filling, amount: number): void {
	filling.amount = Math.min(shape.max, Math.max(shape.min, Math.round(amount)));
}

/** Moves what stands at one place of an order to another. */
export function moveInOrder(filling: Filling, from: number, to: number): void {
	const order = filling.order.slice();
	const [moved] = order.splice(from, 1);
	if (moved === undefined || to < 0 || to > order.length) return;
	order.splice(to, 0, moved);
	filling.order = order;
}

/**
 * Puts `by` more (or fewer) at one place, within its own number, that of the whole, and the limits.
 * Where there is only one to put anywhere, it goes there from where it was, as a radio row would.
 */
export function addTo(shape: ShapeOf<'split'>, filling: Filling, id: string, by: number): void {
	const place = shape.places.find((candidate) => candidate.id === id);
	if (!place) return;
	if (shape.max === 1 && by > 0 && !filling.split[id]) filling.split = {};
	const had = filling.split[id] ?? 0;
	const has = by > 0 ? had + Math.min(by, roomAt(shape, filling, place)) : Math.max(0, had + by);
	const rest = { ...filling.split };
	delete rest[id];
	filling.split = paid(shape, id, has > 0 ? { ...rest, [id]: has } : rest);
}

/** With what most would pay for it, once what is bought has changed. */
function paid(
	{ pays }: ShapeOf<'split'>,
	changed: string,
	split: Filling['split']
): Filling['split'] {
	if (!pays?.bought.includes(changed)) return split;
	const bought = Object.entries(split).filter(([id]) => pays.bought.includes(id));
	const n = bought.reduce((sum, [, here]) => sum + here, 0);
	return { ...Object.fromEntries(bought), ...pays.by[n] };
}

/** Answers yes or no. */
export function setYes(filling: Filling, yes: boolean): void {
	filling.yes = yes;
}

/** Says what is done with a deal; null: nothing yet. */
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

/** Words the promise of an offer. */
export function setPromise(filling: Filling, promise: string): void {
	filling.promise = promise;
	filling.reply = 'offer';
}
