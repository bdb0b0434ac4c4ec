/** The use that is being answered. */
import type { Frame, Play } from './play';

/** The innermost use under way: in a window, the one that may be answered. */
export const declaredUse = (play: Play): Frame => play.within('use');

/** While a use happens: the one it answers, just outside it. Throws when it answers none. */
export function answeredUse(play: Play): Frame {
	const { frames } = play.table;
	let uses = 0;
	for (let i = frames.length - 1; i >= 0; i--) {
		const frame = frames[i];
		if (frame?.step === 'use' && ++uses === 2) return frame;
	}
	throw new Error('This answers no use.');
}
