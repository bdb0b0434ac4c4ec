/** What a question says beside its words: what it is about, and what led to it. */
import type { Because } from './table';

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
