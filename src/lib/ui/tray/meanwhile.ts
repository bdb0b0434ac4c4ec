/** What somebody who waits may want to see once more: the last fight, the last vote. */
import type { LogLine } from '$lib/table/picture';
import type { Moments } from '../boards';
import { told } from '../moments';

/**
 * The latest line of the log with which a fight was heard, or a vote was over, of those whose moment can be shown. An
 * agenda that is turned up is heard as a vote is, and none yet.
 */
export const lastOf = (
	log: readonly LogLine[],
	notes: Moments['notes'],
	what: 'fight' | 'vote'
): LogLine | null =>
	log.findLast(
		({ say, moment }) =>
			say !== '' &&
			moment !== undefined &&
			told(moment.events, moment.at).some(({ move }) => {
				const note = move && notes[move.type];
				return what === 'vote' ? note?.ends === what : note?.sound === what;
			})
	) ?? null;
