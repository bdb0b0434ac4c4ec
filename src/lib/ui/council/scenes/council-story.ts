/** What happened at a Council, told from events: much of it is over by the next view. */
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { ObjectiveId } from '$lib/games/council/types';
import type { OpenBoard, OpenSession } from '$lib/games/council/view';
import type { CouncilEvent } from '../screen';

/** One Council, from its convening to the new round. */
export interface CouncilStory {
	readonly session: OpenSession;
	/** Who scored what, in the order it was said. */
	readonly scored: readonly { readonly seat: SeatId; readonly objective: ObjectiveId }[];
	/** What followed from the vote, a sentence each, with placeholders for names. */
	readonly after: readonly Words[];
	readonly over: boolean;
}

const EMPTY: OpenSession = {
	stage: 'convening',
	card: null,
	options: [],
	ballots: {},
	outcome: null
};

export const councilNow = ({ session }: OpenBoard): CouncilStory | null =>
	session && { session, scored: [], after: [], over: false };

export function tellCouncil(
	story: CouncilStory | null,
	{ say, move }: CouncilEvent
): CouncilStory | null {
	if (move?.type === 'convene') return { session: EMPTY, scored: [], after: [], over: false };
	if (!story || story.over) return story;
	const { session } = story;
	switch (move?.type) {
		case 'councilCard':
			return { ...story, session: { ...session, stage: 'judging', card: move.card } };
		case 'score': {
			const { seat, objective } = move;
			return { ...story, scored: [...story.scored, { seat, objective }] };
		}
		case 'ballot': {
			const { race, option, votes, cards } = move;
			const ballots = { ...session.ballots, [race]: { option, votes, cards } };
			return { ...story, session: { ...session, stage: 'voting', ballots } };
		}
		case 'outcome':
			return { ...story, session: { ...session, outcome: move.outcome } };
		case 'round':
			return { ...story, session: { ...session, stage: 'after' }, over: true };
		default:
			return session.outcome !== null && say ? { ...story, after: [...story.after, say] } : story;
	}
}

/** The story brought up to a view: what the view shows is never behind it. */
export function upToCouncil(
	story: CouncilStory | null,
	{ session }: OpenBoard
): CouncilStory | null {
	if (!session) return story;
	return story && !story.over
		? { ...story, session }
		: { session, scored: [], after: [], over: false };
}
