/** What somebody who waits may want to see once more: the last fight, the last vote. */
import type { LogLine } from '$lib/table/picture';
import type { Moments } from '../boards';
import { told } from '../moments';
import type { MoveSound } from '../moments';

/** The latest line of the log with which something of this sound happened, of those whose moment can be shown. */
export const lastOf = (
	log: readonly LogLine[],
	notes: Moments['notes'],
	sound: MoveSound
): LogLine | null =>
	log.findLast(
		({ say, moment }) =>
			say !== '' &&
			moment !== undefined &&
			told(moment.events, moment.at).some(({ move }) => move && notes[move.type]?.sound === sound)
	) ?? null;
