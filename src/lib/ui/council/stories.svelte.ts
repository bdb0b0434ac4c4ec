/**
 * The battle and the Council that stand over the map: told event by event as views come, and kept after the
 * view has moved on, until they are put aside.
 */
import { untrack } from 'svelte';
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/council/view';
import type { BoardProps } from '../boards';
import { battleNow, councilNow, tellBattle, tellCouncil, upToCouncil } from './story';
import type { BattleStory, CouncilStory } from './story';

/** `fought`: your own battle that is over, while the game goes on. */
export type StoryKind = 'fought' | 'battle' | 'council';

export class Stories {
	battle = $state.raw<BattleStory | null>(null);
	council = $state.raw<CouncilStory | null>(null);
	fought = $state.raw<BattleStory | null>(null);
	/** Which of them was put aside to look at the map. */
	aside = $state<StoryKind | null>(null);
	#open: OpenBoard | null = null;
	/** The last batch told; the one a page begins with is in its view already. */
	#told: number | null = null;

	/** Takes a view and the events that led to it. */
	meet(open: OpenBoard, batch: BoardProps['batch'], you: SeatId | null): void {
		untrack(() => {
			const before = this.#open ?? open;
			this.#open = open;
			// Without events it is another moment, as when a replay goes back: told by the view alone.
			if (!batch) {
				this.#told ??= -1;
				this.fought = null;
				this.battle = battleNow(open);
				this.council = councilNow(open);
			} else if (batch.n !== this.#told) {
				if (this.#told !== null) for (const event of batch.events) this.#tell(event, before, you);
				this.#told = batch.n;
			}
			if (open.battle && this.battle?.target !== open.battle.target) this.battle = battleNow(open);
			this.council = upToCouncil(this.council, open);
		});
	}

	#tell(
		event: { readonly say?: string; readonly move?: Parameters<typeof tellBattle>[1]['move'] },
		before: OpenBoard,
		you: SeatId | null
	) {
		const told = { ...event, say: event.say ?? '' };
		const begins = told.move?.type;
		if (begins === 'battle' || begins === 'convene') {
			this.aside = null;
			// What came of your own is not lost because others go on at once.
			const { battle } = this;
			const mine = battle?.races.attack === you || battle?.races.defence === you;
			if (battle && mine && (battle.end || battle.invasion)) this.fought = battle;
		}
		this.battle = begins === 'convene' ? null : tellBattle(this.battle, told, before);
		this.council = tellCouncil(this.council, told);
	}

	/**
	 * The one that stands over the map now. What came of your battle, or of a Council, gives way to what asks
	 * something of `you`, not to what others do.
	 */
	shown(open: OpenBoard, you: SeatId | null, asked: boolean): StoryKind | null {
		const { fought, battle, council, aside } = this;
		const sides = open.battle && Object.values(open.battle.sides);
		const fights = sides?.some(({ race }) => race === you) ?? false;
		if (fought && !fights && !(asked && open.session)) return 'fought';
		if (council?.over && !fights && aside !== 'council') return 'council';
		if (battle && (open.battle || battle.end || battle.invasion) && aside !== 'battle')
			return 'battle';
		if (council && (open.session || council.over) && aside !== 'council') return 'council';
		return null;
	}

	/** Makes room for the map; what is over is over. */
	put(kind: StoryKind, open: OpenBoard): void {
		if (kind === 'fought') this.fought = null;
		else if (kind === 'battle' && !open.battle) this.battle = null;
		else if (kind === 'council' && !open.session) this.council = null;
		else this.aside = kind;
	}
}
