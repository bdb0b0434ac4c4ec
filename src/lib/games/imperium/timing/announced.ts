/** Cards that are announced and not done: one, and those that answer it (TI-18.3). */
import { underway } from '../play';
import type { FrameOf, Play, Steps } from '../play';

type CardFrame = FrameOf<Steps['card']>;

/** The card that is announced now; of one played in answer to another, the answer. */
export const announcedNow = (play: Play): CardFrame => play.within('card');

/** The card that the innermost one answers. */
export function answeredBy(play: Play): CardFrame {
	const found = underway(play.table)
		.filter((frame) => frame.step === 'card')
		.at(-2);
	if (!found) throw new Error('This card answers none.');
	return found;
}
