/** Whom one may whisper to. */
import type { SeatId } from '$lib/core';
import type { RoomLook, You } from '$lib/protocol';

interface Table {
	readonly room: Pick<RoomLook, 'house' | 'phase' | 'seats'> | null;
	readonly you: Pick<You, 'seat'>;
}

/** The other people at a table that has whispers, once its game has begun. */
export function hearersOf({ room, you }: Table): readonly SeatId[] {
	if (!room?.house.whispers || room.phase === 'lobby' || you.seat === null) return [];
	return room.seats
		.filter(({ kind, seat }) => kind === 'human' && seat !== you.seat)
		.map(({ seat }) => seat);
}
