/** What may be looked for and cannot be chosen: at what is asked now, and along the whole question. */
import type { Barred, Shape } from '$lib/core/shape';
import type { Words } from '$lib/core/words';
import { blank } from './blank';
import { fieldsOf, picked } from './filling';
import type { Filling } from './filling';

const NONE: readonly Barred[] = [];

/** At the innermost question asked, as long as nothing of it is picked. */
export function barredNow(shape: Shape, filling: Filling): readonly Barred[] {
	if (shape.type === 'deal')
		return fieldsOf(shape).flatMap(({ part, field }) =>
			barredNow(field.shape, filling[part][field.id] ?? blank(field.shape))
		);
	if (shape.type !== 'one') return 'barred' in shape ? (shape.barred ?? NONE) : NONE;
	const chosen = picked(shape, filling);
	if (!chosen) return shape.barred ?? NONE;
	const below = chosen.then && chosen.below ? barredNow(chosen.then, chosen.below) : NONE;
	// A single choice was picked by nobody: why there is no other is all there is to know.
	return shape.choices.length === 1 ? [...(shape.barred ?? NONE), ...below] : below;
}

/** At every question asked on the way taken so far, the innermost first. */
export function barredAlong(shape: Shape, filling: Filling): readonly Barred[] {
	if (shape.type === 'deal') return barredNow(shape, filling);
	const own = 'barred' in shape ? (shape.barred ?? NONE) : NONE;
	const chosen = shape.type === 'one' ? picked(shape, filling) : null;
	return chosen?.then && chosen.below ? [...barredAlong(chosen.then, chosen.below), ...own] : own;
}

/** What is barred for one reason, together. */
export function reasonsOf(barred: readonly Barred[]) {
	const all = new Map<
		string,
		{ readonly says: Words[]; readonly why: Words; readonly rule: string }
	>();
	for (const { say, why, rule } of barred) {
		const key = JSON.stringify(why);
		const reason = all.get(key);
		if (reason) reason.says.push(say);
		else all.set(key, { says: [say], why, rule });
	}
	return [...all.values()];
}
