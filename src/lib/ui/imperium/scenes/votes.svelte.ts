/** The vote that stands over the map, told ballot by ballot. */
import type { OpenBoard } from '$lib/games/imperium/view';
import { Stories } from '../../scenes/stories.svelte';
import type { Beat } from '../../scenes/stories.svelte';
import type { ImperiumEvent, ImperiumMove, ImperiumScreen } from '../screen';
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
const MOST_MS = 9000;

export class VoteStories extends Stories<ImperiumScreen, 'vote'> {
	vote = $state.raw<VoteStory | null>(null);

	protected anew(open: OpenBoard): void {
		this.vote = upToVote(null, open);
	}

	protected resume(open: OpenBoard): void {
		this.vote = upToVote(this.vote, open);
	}

	protected catchUp(open: OpenBoard): void {
		this.vote = upToVote(this.vote, open);
	}

	protected piecesAfter = (pieces: OpenBoard): OpenBoard => pieces;
	protected standsFor = ({ move }: ImperiumEvent): number => (move && STANDS[move.type]) ?? 0;
	protected isFollowed = (): boolean => this.vote !== null;
	protected most = (): number => MOST_MS;

	protected tell({ event, before }: Beat<ImperiumScreen>): void {
		if (event.move?.type === 'agenda') this.aside = null;
		this.vote = tellVote(this.vote, event, before.speaker);
	}

	/** Makes room for the map; what is over is over. */
	put({ agenda }: Pick<OpenBoard, 'agenda'>): void {
		this.finish();
		if (agenda) this.aside = 'vote';
		else this.vote = null;
	}
}
