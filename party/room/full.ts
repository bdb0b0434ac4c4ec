/** [ROOM-SAVE.5] While nothing can be kept, nothing is done; people are told so. */
import { msg } from '$lib/core';
import { no } from './session';
import type { Port } from './port';

/** Whether nothing can be kept at the moment. */
export async function isFull({ hasRoom }: Port): Promise<boolean> {
	return hasRoom !== null && !(await hasRoom());
}

export const UNSAVED = no(
	'ROOM-SAVE.5',
	msg(
		'The table cannot be saved at the moment, so nothing is done here. All that you were told is done is kept, and it goes on by itself as soon as it can be saved again.'
	)
);
