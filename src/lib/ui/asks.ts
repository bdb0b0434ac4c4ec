/** Questions to the people at a table, as a page reads them. */
import type { RoomLook, VoteLook, You } from '$lib/protocol';

/** Newcomers who ask for a seat. */
export type Ask = Extract<VoteLook, { kind: 'sit' | 'return' }>;

export const isAsk = (vote: VoteLook): vote is Ask => vote.kind === 'sit' || vote.kind === 'return';

/** Whether whoever reads this page waits for an answer to one. */
export const isAsking = ({
	room,
	you
}: {
	readonly room: RoomLook | null;
	readonly you: You;
}): boolean => (room?.votes ?? []).some((vote) => isAsk(vote) && vote.by.id === you.watcher);
