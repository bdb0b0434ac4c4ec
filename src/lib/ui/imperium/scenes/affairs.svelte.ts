/** What the whole table has to do with one another, and stands over the map: a vote, told ballot by ballot, and Trade. */
import type { Waiting } from '$lib/core';
import type { OpenBoard } from '$lib/games/imperium/view';
import { Stories } from '../../scenes/stories.svelte';
import type { Beat } from '../../scenes/stories.svelte';
import type { ImperiumEvent, ImperiumMove, ImperiumScreen } from '../screen';
import { isOfVote } from './affair';
import { tellTrade } from './trade-story';
import type { TradeStory } from './trade-story';
import { tellVote, upToVote } from './vote-story';
import type { VoteStory } from './vote-story';

/** How long each is looked at before the next is told, in ms. */
const STANDS: { readonly [type in ImperiumMove['type']]?: number } = {
	agenda: 1600,
	vote: 900,
	discredited: 900,
	outcome: 1600,
	agendaGone: 1400
};
/** All that is still to be told takes no longer; the second while something else is asked, which waits for it. */
const MOST_MS = { watched: 9000, waits: 5000 } as const;

export type Affair = 'vote' | 'trade';

export class AffairStories extends Stories<ImperiumScreen, Affair> {
	vote = $state.raw<VoteStory | null>(null);
	trade = $state.raw<TradeStory | null>(null);
	/** Something else is asked of you, and waits until it is told. */
	waits = false;

	/** The line says that a tie is to be broken. */
	#tied = false;

	/** What is asked of you, and what all wait for, as the line says it. */
	heed(asked: string | null, waiting: Pick<Waiting, 'name'> | null): void {
		this.pressed = isOfVote(asked) || isOfVote(waiting?.name ?? null);
		this.#tied = (asked ?? waiting?.name) === 'vote.tie';
		this.waits = asked !== null && !isOfVote(asked);
		this.asks(asked);
	}

	/** A ballot is waited for: the agenda that is shown is the one that is voted on, and at a tie with all its ballots. */
	protected misleads({ agenda }: OpenBoard): boolean {
		const { vote, pressed } = this;
		if (!pressed || !agenda || !vote) return false;
		const isBehind = this.#tied && vote.votes.length < agenda.votes.length;
		return vote.card !== agenda.card || vote.isGone || isBehind;
	}

	protected anew(open: OpenBoard): void {
		this.vote = upToVote(null, open);
		this.trade = null;
	}

	protected resume(open: OpenBoard): void {
		this.vote = upToVote(this.vote, open);
		// What was said may have been taken back.
		this.trade = null;
	}

	protected catchUp(open: OpenBoard): void {
		this.vote = upToVote(this.vote, open);
	}

	protected piecesAfter = (pieces: OpenBoard): OpenBoard => pieces;
	protected standsFor = ({ move }: ImperiumEvent): number => (move && STANDS[move.type]) ?? 0;
	protected isFollowed = (): boolean => this.vote !== null;
	protected most = (): number => MOST_MS[this.waits ? 'waits' : 'watched'];

	protected tell({ event, before }: Beat<ImperiumScreen>): void {
		const { move } = event;
		if (move?.type === 'agenda' || (move?.type === 'strategic' && !move.isOver)) this.aside = null;
		if (move?.type === 'agenda') this.kept = false;
		this.vote = tellVote(this.vote, event, before.speaker);
		this.trade = tellTrade(this.trade, event);
	}

	/** Whoever touches what a vote came to wants to read it. */
	keep(): void {
		this.kept = this.vote?.isOver ?? false;
	}

	/** Makes room for the map; a vote that is over is put away. */
	put(affair: Affair, { agenda }: Pick<OpenBoard, 'agenda'>): void {
		this.finish();
		this.kept = false;
		if (affair === 'vote' && !agenda) this.vote = null;
		else this.aside = affair;
	}
}
