/** The battle and the Council that stand over the map, and the battle of one's own that is over. */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/council/view';
import { Stories } from '../../scenes/stories.svelte';
import type { Beat } from '../../scenes/stories.svelte';
import type { CouncilEvent, CouncilScreen } from '../screen';
import { begun, ended, isOnMap } from '../map/moves';
import { MOST_MS, standsFor } from './pace';
import { battleNow, tellBattle, upToBattle } from './battle-story';
import type { BattleStory } from './battle-story';
import { councilNow, tellCouncil, upToCouncil } from './council-story';
import type { CouncilStory } from './council-story';

/** `fought`: your own battle that is over, while the game goes on. */
export type StoryKind = 'fought' | 'battle' | 'council';

export class CouncilStories extends Stories<CouncilScreen, StoryKind> {
	battle = $state.raw<BattleStory | null>(null);
	council = $state.raw<CouncilStory | null>(null);
	fought = $state.raw<BattleStory | null>(null);
	/** The last Council that is over, to be looked at again; what a page missed it does not have. */
	last = $state.raw<CouncilStory | null>(null);
	/** The Council that has just ended, until one goes on from what came of it. */
	#ended = $state.raw<CouncilStory | null>(null);

	protected anew(open: OpenBoard): void {
		this.last = null;
		this.fought = null;
		this.battle = battleNow(open);
		this.council = councilNow(open);
	}

	protected resume(open: OpenBoard): void {
		this.battle = upToBattle(this.battle, open);
	}

	protected catchUp(open: OpenBoard): void {
		if (open.battle && this.battle?.target !== open.battle.target) this.battle = battleNow(open);
		this.council = upToCouncil(this.council, open);
	}

	protected piecesAfter(pieces: OpenBoard, { move }: CouncilEvent): OpenBoard {
		return isOnMap(move) ? ended(begun(pieces, move), move) : pieces;
	}

	protected standsFor = ({ move }: CouncilEvent): number => standsFor(move);
	protected isFollowed = (): boolean => this.battle !== null;
	protected most = (): number => MOST_MS[this.isMine() ? 'mine' : 'others'];

	/** A question of your battle, of a Council or of your turn is not answered by a battle of others. */
	protected misleads({ battle }: OpenBoard): boolean {
		const { pressed, battle: told } = this;
		return pressed && !!told && told.target !== battle?.target && !this.isMine();
	}

	protected tell({ event, before }: Beat<CouncilScreen>): void {
		const begins = event.move?.type;
		if (begins === 'battle' || begins === 'convene') {
			this.aside = null;
			this.kept = false;
			// What came of your own is not lost because others go on at once.
			const { battle } = this;
			if (battle && this.isMine() && (battle.end || battle.invasion)) this.fought = battle;
		}
		// What came of a vote is told to whoever looked at the map until then, too.
		if (begins === 'outcome' && this.aside === 'council') this.aside = null;
		this.battle = begins === 'convene' ? null : tellBattle(this.battle, event, before);
		const council = tellCouncil(this.council, event);
		if (council?.over && !this.council?.over) {
			this.#ended = this.last = council;
		}
		this.council = council;
	}

	/** Shows what the last Council came to once more, until it is put away. */
	again(): void {
		this.council = this.#ended = this.last;
		this.aside = null;
		this.kept = true;
	}

	/** What is over was touched: it is read until it is put away, or something new is asked. */
	keep(): void {
		this.kept = true;
		this.goOn();
	}

	/** Whoever goes on to what is asked of them has read what a Council came to. */
	goOn(): void {
		this.#ended = null;
	}

	/** Whether the battle that is told is one of yours. */
	isMine(): boolean {
		const { you } = this;
		return !!you && !!this.battle && Object.values(this.battle.races).includes(you);
	}

	/**
	 * The one that stands over the map now. What came of your battle, of that of others or of a Council gives way to
	 * what asks something of `you`, not to what others do; of a Council only when one goes on, since the next turn may be
	 * yours at once.
	 */
	shown(open: OpenBoard, you: SeatId | null, asked: boolean): StoryKind | null {
		const { fought, battle, council, aside } = this;
		const sides = open.battle && Object.values(open.battle.sides);
		const fights = sides?.some(({ race }) => race === you) ?? false;
		if (fought && !fights && !(asked && open.session)) return 'fought';
		const isRead = council !== this.#ended && !this.kept;
		if (council?.over && !fights && !(asked && isRead) && aside !== 'council') return 'council';
		const isPast = asked && !open.battle && !this.isMine();
		if (battle && aside !== 'battle' && !isPast) {
			const told = battle.end ?? battle.invasion ?? (this.telling && battle.rounds.length > 0);
			if (told || open.battle) return 'battle';
		}
		if (council && open.session && aside !== 'council') return 'council';
		return null;
	}

	/** Whether this is over: what goes on is none of it. */
	isOver(kind: StoryKind, open: OpenBoard): boolean {
		if (kind === 'council') return this.council?.over ?? false;
		return kind === 'fought' || (!open.battle && !this.pressed && this.telling === null);
	}

	/** Makes room for the map at once, however much stands over it. */
	putAll(open: OpenBoard, you: SeatId | null): void {
		for (const kind of ['fought', 'battle', 'council'] as const)
			if (this.shown(open, you, false) === kind) this.put(kind, open);
	}

	/** Makes room for the map; what is over is over. */
	put(kind: StoryKind, open: OpenBoard): void {
		this.kept = false;
		if (kind === 'battle') this.finish();
		if (kind === 'fought') this.fought = null;
		else if (kind === 'battle' && !open.battle) this.battle = null;
		else if (kind === 'council' && !open.session) this.council = null;
		else this.aside = kind;
	}
}
