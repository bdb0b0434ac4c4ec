/** A vote told from its events, and brought up to what a view shows of it. */
import type { SeatId } from '$lib/core/ids';
import type { Words } from '$lib/core/words';
import type { VoterToCome } from '$lib/games/imperium/politics/votes';
import type { Ballot, Outcome, PoliticalCardId } from '$lib/games/imperium/types';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { ImperiumEvent, ImperiumMove } from '../screen';

/** One agenda, from its reading to what came of it. */
export interface VoteStory {
	readonly card: PoliticalCardId;
	/** A law in play is voted on again. */
	readonly isAgain: boolean;
	/** Votes cast, oldest first. */
	readonly votes: readonly Ballot[];
	readonly toCome: readonly VoterToCome[];
	/** Who decides it alone. */
	readonly elder: SeatId | null;
	/** Who breaks a tie. */
	readonly speaker: SeatId;
	readonly outcome: Outcome | null;
	/** What followed from it, a sentence each. */
	readonly after: readonly Words[];
	/** It is not voted on after all. */
	readonly isGone: boolean;
	readonly isOver: boolean;
	/** Something else goes on since. */
	readonly isPast: boolean;
}

/** What is no longer of a vote, and of its action. */
const ELSE: ReadonlySet<string> = new Set(['activated', 'passed', 'transfer', 'round', 'phase']);
const REST: ReadonlySet<string> = new Set(['looked', 'secondary', 'strategic']);

const isElse = (move: ImperiumMove): boolean =>
	ELSE.has(move.type) || (move.type === 'strategic' && !move.isOver);

export function tellVote(
	story: VoteStory | null,
	{ say, move }: ImperiumEvent,
	speaker: SeatId
): VoteStory | null {
	if (move?.type === 'agenda') {
		const { card, isAgain, toCome } = move;
		return {
			...{ card, isAgain, toCome, speaker },
			...{
				votes: [],
				elder: null,
				outcome: null,
				after: [],
				isGone: false,
				isOver: false,
				isPast: false
			}
		};
	}
	if (!story || story.isPast) return story;
	if (move && isElse(move)) return { ...story, isOver: true, isPast: true };
	if (story.isOver) return story;
	switch (move?.type) {
		case 'vote': {
			const { seat, outcome, votes } = move;
			return {
				...story,
				votes: [...story.votes, { seat, outcome, votes }],
				toCome: story.toCome.filter((one) => one.seat !== seat)
			};
		}
		case 'discredited':
			return {
				...story,
				votes: story.votes.map((one) => (one.seat === move.seat ? { ...one, outcome: null } : one))
			};
		case 'outcome':
			return { ...story, outcome: move.outcome, toCome: [] };
		case 'agendaGone':
			return { ...story, isGone: true, toCome: [] };
		default:
			if (move && REST.has(move.type)) return { ...story, isOver: true };
			return story.outcome !== null && say ? { ...story, after: [...story.after, say] } : story;
	}
}

/** The story brought up to a view: what the view shows is never behind it. */
export function upToVote(
	story: VoteStory | null,
	{ agenda, speaker }: Pick<OpenBoard, 'agenda' | 'speaker'>
): VoteStory | null {
	if (!agenda) {
		// What came to nothing was taken back.
		const told = story !== null && (story.outcome !== null || story.isGone);
		if (!told) return null;
		// One that is over stays what it was: how long it is shown does not begin anew with all that follows.
		return story.isOver ? story : { ...story, isOver: true };
	}
	const { card, isAgain, votes, elder, forecast } = agenda;
	const same = story && story.card === card && !story.isOver && !story.isGone ? story : null;
	const decided = same?.outcome ?? null;
	return {
		...{ card, isAgain, votes, elder, outcome: decided },
		toCome: decided === null ? forecast.toCome : [],
		speaker: same?.speaker ?? speaker,
		after: same?.after ?? [],
		...{ isGone: false, isOver: false, isPast: false }
	};
}
