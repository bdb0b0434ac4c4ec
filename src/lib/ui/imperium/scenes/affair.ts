/** Which affair of the whole table stands over the map: a vote, or a negotiation. */
import type { Waiting } from '$lib/core';
import type { Lit } from '../../filling';
import type { VoteStories } from './votes.svelte';

export type Affair = 'vote';

interface Now {
	/** The name of the question that is open for you. */
	readonly asked: string | null;
	readonly lit: ReadonlyMap<string, Lit>;
	readonly waiting: Waiting | null;
}

/** Questions of the vote itself: its scene shows what they light. */
const isOfVote = (asked: string | null): boolean => asked !== null && /^vote\./.test(asked);

/** Nothing while the map is to be touched. */
export function affairOf(votes: VoteStories, { asked, lit }: Now): Affair | null {
	const { vote, busy, aside } = votes;
	if (!vote || aside) return null;
	if (busy || isOfVote(asked)) return 'vote';
	// What it came to makes room for a turn.
	if (vote.isOver && /^turn\./.test(asked ?? '')) return null;
	const onMap = [...lit.keys()].some((piece) => /^(hex|planet):/.test(piece));
	return onMap ? null : 'vote';
}
