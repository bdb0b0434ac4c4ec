/** What led to a question (`Ask.because`): the card, token or vote whose effect asks it. */
import { msg } from '../../../core';
import type { Because } from '../../../core';
import { isSeat } from '../board';
import { printedAt } from '../effects/sources';
import { carriedBy } from '../politics/options';
import type { Play } from '../play';
import type { RaceId, SourceId } from '../types';

/** What was rolled for it, or by how many votes it was carried. */
interface Brought {
	readonly die?: number | undefined;
	readonly votes?: number;
}

/** What is printed at this source, of the race that has or plays it, and what brought it about. */
export function becauseOf(
	source: SourceId,
	race: RaceId,
	{ die, votes = 0 }: Brought = {}
): Because {
	const [of = source] = source.split('/'); // an effect inside another is told by its card
	const { name: card, text } = printedAt(of);
	return {
		of,
		...(isSeat(race) && !isShared(of) ? { by: race } : {}),
		say:
			die !== undefined
				? msg('{card}, {die} rolled: {text}', { card, die, text })
				: votes > 0
					? msg('{card}, with {n, plural, one {# vote} other {# votes}}: {text}', {
							card,
							n: votes,
							text
						})
					: msg('{card}: {text}', { card, text })
	};
}

/** What belongs to nobody: a token is whose ships find it, and a vote carries for all. */
const isShared = (source: SourceId): boolean => source.startsWith('token:') || isVote(source);

const isVote = (source: SourceId): boolean => source.startsWith('council:');

/**
 * The same for a question that may come of an effect: whatever is asked before an effect is carried out is
 * asked because of it.
 */
export function becauseHere(play: Play): { readonly because?: Because } {
	const frame = play.find('effects');
	if (!frame) return {};
	const { source, race, die } = frame;
	const votes = isVote(source) ? carriedBy(play.board) : 0;
	return { because: becauseOf(source, race, { die, votes }) };
}
