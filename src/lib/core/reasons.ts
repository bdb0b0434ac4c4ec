/** What a question says beside its words: what it is about, what led to it, and what cannot be chosen now. */
import type { Barred, Shape } from './shape';
import type { Because, Decider } from './table';

export interface Reasons {
	about?: readonly string[];
	because?: Because;
}

/** The same question with these reasons, where there are any; most have none, and a spread costs as much as many a rule. */
export function withReasons<Q extends object>(
	question: Q,
	{ about, because }: Reasons
): Q & Reasons {
	const told: Q & Reasons = question;
	if (about) told.about = about;
	if (because) told.because = because;
	return told;
}

/** What led to it, in the words for who is asked. */
export const readBy = ({ yours, ...because }: Because, seat: Decider): Because =>
	yours && seat === because.by ? { ...because, say: yours } : because;

/** The same with this barred besides. */
export const withBarred = <S extends Shape & { readonly barred?: readonly Barred[] }>(
	shape: S,
	barred: readonly Barred[]
): S => (barred.length > 0 ? { ...shape, barred: [...(shape.barred ?? []), ...barred] } : shape);
