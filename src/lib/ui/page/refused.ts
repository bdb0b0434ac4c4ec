/**
 * What is said to who touches a piece that cannot be chosen: what the rules bar it by, or else what is asked; nothing
 * where all the touch did was to look.
 */
import { isSeat } from '$lib/core/ids';
import type { OwnDecision } from '$lib/core/look';
import type { Barred } from '$lib/core/shape';
import { fill, nameOf, t } from '../words';
import type { Names } from '../words';

export interface Touched {
	readonly piece: string;
	/** What the question says of it; null: nothing. */
	readonly barred: Barred | null;
	readonly decision: Pick<OwnDecision, 'say' | 'rule'>;
	/** What the game calls it, if it has a name for it. */
	readonly called: string | null | undefined;
	readonly names: Names;
	/** What it is read by opened with the touch, as the sheet of a hex does. */
	readonly looks?: boolean;
}

export function refused({
	piece,
	barred,
	decision,
	called,
	names,
	looks = false
}: Touched): { readonly say: string; readonly rule: string } | null {
	if (barred) return { say: fill(barred.why, names), rule: barred.rule };
	if (looks) return null;
	const what = isSeat(piece) ? nameOf(piece, names) : called;
	const question = fill(decision.say, names);
	const say = what
		? t('{what} cannot be chosen now. You are asked: {question}', { what, question })
		: t('This plays no part now. You are asked: {question}', { question });
	return { say, rule: decision.rule };
}
