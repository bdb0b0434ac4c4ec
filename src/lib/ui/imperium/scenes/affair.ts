/** Which affair of the whole table stands over the map: a vote, or trade agreements. */
import type { Waiting } from '$lib/core';
import type { Stage } from '$lib/games/imperium/types';
import type { Lit } from '../../filling';
import type { Affair, AffairStories } from './affairs.svelte';

interface Now {
	/** The name of the question that is open for you. */
	readonly asked: string | null;
	readonly lit: ReadonlyMap<string, Lit>;
	readonly waiting: Waiting | null;
	readonly stage: Stage;
}

/** Questions of the vote itself: its scene shows what they light. */
const OF_VOTE = /^vote\./;
export const isOfVote = (asked: string | null): boolean => OF_VOTE.test(asked ?? '');
/** What else its Strategy Card asks. */
const OF_POLITICAL = /^(agenda|strategic|secondary)\./;
const OF_TRADE = /^(tradePrimary|breaking)\./;
/** What all look on at. */
const OF_TALK = /^tradePrimary\.talk$/;

/** Trade agreements are talked about, or asked about. */
export const isTrading = ({ asked, waiting }: Pick<Now, 'asked' | 'waiting'>): boolean =>
	asked === null ? OF_TALK.test(waiting?.name ?? '') : OF_TRADE.test(asked);

/** Nothing while the map is to be touched. */
export function affairOf({ vote, busy, aside, kept }: AffairStories, now: Now): Affair | null {
	const { asked, lit, stage } = now;
	if (isTrading(now)) return aside === 'trade' ? null : 'trade';
	if (!vote || aside === 'vote') return null;
	if (busy || kept || isOfVote(asked)) return 'vote';
	// What it came to makes room for all that is not of the same action.
	if (vote.isPast) return null;
	if (vote.isOver && (stage !== 'action' || (asked !== null && !OF_POLITICAL.test(asked))))
		return null;
	const onMap = [...lit.keys()].some((piece) => /^(hex|planet):/.test(piece));
	return onMap ? null : 'vote';
}
