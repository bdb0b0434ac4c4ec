/**
 * The battle and the Council that stand over the map: told event by event as views come, a battle no faster
 * than one can follow, and kept after the view has moved on, until they are put aside.
 */
import { untrack } from 'svelte';
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/council/view';
import type { CouncilBatch, CouncilEvent } from '../screen';
import { begun, ended, isOnMap } from '../map/moves';
import { haste, standsFor, wholeOf } from './pace';
import { battleNow, tellBattle, upToBattle } from './battle-story';
import type { BattleStory } from './battle-story';
import { councilNow, tellCouncil, upToCouncil } from './council-story';
import type { CouncilStory } from './council-story';

/** `fought`: your own battle that is over, while the game goes on. */
export type StoryKind = 'fought' | 'battle' | 'council';

/** Something that happened, and the pieces as they lay before and after. */
interface Beat {
	readonly event: CouncilEvent;
	readonly before: OpenBoard;
	readonly after: OpenBoard;
}

export class Stories {
	battle = $state.raw<BattleStory | null>(null);
	council = $state.raw<CouncilStory | null>(null);
	fought = $state.raw<BattleStory | null>(null);
	/** The pieces as they lie at what was told last; null when all is told. */
	telling = $state.raw<OpenBoard | null>(null);
	/** Something told is still to be looked at. */
	busy = $state(false);
	/** Which of them was put aside to look at the map. */
	aside = $state<StoryKind | null>(null);
	#open: OpenBoard | null = null;
	#you: SeatId | null = null;
	/** The last batch met; the one a page begins with is in its view already. */
	#met: number | null = null;
	#left: Beat[] = [];
	/** How long all of what was left when something came takes, unhurried, in ms. */
	#whole = 0;
	#timer: ReturnType<typeof setTimeout> | null = null;

	/** Takes a view and the events that led to it. */
	meet(open: OpenBoard, batch: CouncilBatch | null, you: SeatId | null): void {
		untrack(() => {
			const before = this.#open ?? open;
			this.#open = open;
			this.#you = you;
			// Without events it is another moment, as when a replay goes back: told by the view alone.
			if (!batch) {
				this.#met ??= -1;
				this.stop();
				this.fought = null;
				this.battle = battleNow(open);
				this.council = councilNow(open);
			} else if (batch.n !== this.#met) {
				const first = this.#met === null;
				this.#met = batch.n;
				if (batch.events.length === 0) this.#begin(open);
				else if (!first) this.#take(batch, before);
			}
			if (this.#left.length === 0) this.#catchUp();
		});
	}

	/** Tells at once all that is left. */
	finish(): void {
		const left = this.#left;
		if (!this.busy && left.length === 0) return;
		this.stop();
		for (const beat of left) this.#tell(beat);
		this.#catchUp();
	}

	/** Tells no more of what is left. */
	stop(): void {
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = null;
		this.#left = [];
		this.telling = null;
		this.busy = false;
	}

	/** A view that came by itself: something was taken back, or missed. */
	#begin(open: OpenBoard): void {
		this.stop();
		this.battle = upToBattle(this.battle, open);
	}

	#take({ events }: CouncilBatch, before: OpenBoard): void {
		let pieces = before;
		for (const event of events) {
			const was = pieces;
			const { move } = event;
			if (isOnMap(move)) pieces = ended(begun(pieces, move), move);
			this.#left.push({ event, before: was, after: pieces });
		}
		this.#whole = wholeOf(this.#left.map(({ event }) => event.move));
		if (document.hidden) this.finish();
		else if (!this.#timer) this.#next();
	}

	/** Tells on until something is to be looked at, and comes back when it was. */
	#next(): void {
		this.#timer = null;
		for (let beat = this.#left.shift(); beat; beat = this.#left.shift()) {
			this.#tell(beat);
			const stands = this.battle ? standsFor(beat.event.move) : 0;
			if (stands === 0) continue;
			this.telling = this.#left.length > 0 ? beat.after : null;
			if (!this.telling) this.#catchUp();
			this.busy = true;
			this.#timer = setTimeout(() => this.#next(), stands / haste(this.#whole, this.#isMine()));
			return;
		}
		this.busy = false;
		this.#catchUp();
	}

	/** What is told is never behind the view when nothing is left. */
	#catchUp(): void {
		const open = this.#open;
		this.telling = null;
		if (!open) return;
		if (open.battle && this.battle?.target !== open.battle.target) this.battle = battleNow(open);
		this.council = upToCouncil(this.council, open);
	}

	#isMine(): boolean {
		const you = this.#you;
		return !!you && !!this.battle && Object.values(this.battle.races).includes(you);
	}

	#tell({ event, before }: Beat): void {
		const begins = event.move?.type;
		if (begins === 'battle' || begins === 'convene') {
			this.aside = null;
			// What came of your own is not lost because others go on at once.
			const { battle } = this;
			if (battle && this.#isMine() && (battle.end || battle.invasion)) this.fought = battle;
		}
		this.battle = begins === 'convene' ? null : tellBattle(this.battle, event, before);
		this.council = tellCouncil(this.council, event);
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
		if (council?.over && !fights && !asked && aside !== 'council') return 'council';
		if (battle && aside !== 'battle') {
			const told = battle.end ?? battle.invasion ?? (this.telling && battle.rounds.length > 0);
			if (told || open.battle) return 'battle';
		}
		if (council && open.session && aside !== 'council') return 'council';
		return null;
	}

	/** Makes room for the map at once, however much stands over it. */
	putAll(open: OpenBoard, you: SeatId | null): void {
		for (const kind of ['fought', 'battle', 'council'] as const)
			if (this.shown(open, you, false) === kind) this.put(kind, open);
	}

	/** Makes room for the map; what is over is over. */
	put(kind: StoryKind, open: OpenBoard): void {
		if (kind === 'battle') this.finish();
		if (kind === 'fought') this.fought = null;
		else if (kind === 'battle' && !open.battle) this.battle = null;
		else if (kind === 'council' && !open.session) this.council = null;
		else this.aside = kind;
	}
}
