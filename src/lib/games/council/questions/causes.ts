/** What led to a question (`Ask.because`): the card, token or vote whose effect asks it. */
import { msg } from '../../../core';
import type { Because } from '../../../core';
import { isSeat } from '../board';
import { printedAt } from '../effects/sources';
import type { Play } from '../play';
import type { RaceId, SourceId } from '../types';

/** What is printed at this source, of the race that has or plays it, and what was rolled for it. */
export function becauseOf(source: SourceId, race: RaceId, die?: number): Because {
	const [of = source] = source.split('/'); // an effect inside another is told by its card
	const { name: card, text } = printedAt(of);
	return {
		of,
		...(isSeat(race) && !isShared(of) ? { by: race } : {}),
		say:
			die === undefined
				? msg('{card}: {text}', { card, text })
				: msg('{card}, {die} rolled: {text}', { card, die, text })
	};
}

/** What belongs to nobody: a token is whose ships find it, and a vote carries for all. */
const isShared = (source: SourceId): boolean =>
	source.startsWith('token:') || source.startsWith('council:');

/**
 * The same for a question that may come of an effect: whatever is asked before an effect is carried out is
 * asked because of it.
 */
export function becauseHere(play: Play): { readonly because?: Because } {
	const frame = play.find('effects');
	return frame ? { because: becauseOf(frame.source, frame.race, frame.die) } : {};
}
