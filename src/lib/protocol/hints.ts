/** Who is told on request what a steady bot would do. Apart from the options of a table, which no running game needs. */
import type { RoomLook } from './looks';

/** [ROOM-HINT.1] [ROOM-HINT.2] Whether pages of this table tell who asks what a steady bot would do: in lessons always. */
export const offersHints = ({
	house: { hints },
	lesson,
	seats
}: Pick<RoomLook, 'house' | 'lesson' | 'seats'>): boolean =>
	lesson === true ||
	hints === 'always' ||
	(hints === 'alone' && seats.filter(({ kind }) => kind === 'human').length === 1);
