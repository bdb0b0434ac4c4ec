/** The fight that stands over the map. */
import type { HexId } from '$lib/hex';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import type { OpenBoard } from '$lib/games/imperium/view';
import { Stories } from '../../scenes/stories.svelte';
import type { Beat } from '../../scenes/stories.svelte';
import type { ImperiumEvent, ImperiumScreen } from '../screen';
import { fightNow, tellFight, upToFight, withBroken } from './fight-story';
import type { Broken, FightStory } from './fight-story';
import { afterMove } from './pieces';
import { MOST_MS, standsFor } from './pace';

/** What can be put aside: the fight, or the planets where units land. */
export type StoryKind = 'fight' | 'landings';

export class ImperiumStories extends Stories<ImperiumScreen, StoryKind> {
	fight = $state.raw<FightStory | null>(null);
	/** Something else is asked of you, and waits until it is told. */
	waits = false;
	/** A landing breaks an agreement before anybody fights: kept for the fight that follows in the same action. */
	#broken: Broken | null = null;
	/** Finds the system of a planet: tiles are known by the book. */
	readonly #whereIs: (planet: PlanetId) => HexId | null;

	constructor(whereIs: (planet: PlanetId) => HexId | null) {
		super();
		this.#whereIs = whereIs;
	}

	protected anew(open: OpenBoard): void {
		this.fight = fightNow(open);
	}

	protected resume(open: OpenBoard): void {
		this.fight = upToFight(this.fight, open);
	}

	protected catchUp(open: OpenBoard): void {
		this.fight ??= fightNow(open);
	}

	protected piecesAfter(pieces: OpenBoard, { move }: ImperiumEvent): OpenBoard {
		return afterMove(pieces, move);
	}

	protected standsFor = ({ move }: ImperiumEvent): number => standsFor(move);
	protected isFollowed = (): boolean => this.fight !== null;
	protected most = (): number =>
		MOST_MS[this.pressed ? 'pressed' : this.isMine() && !this.waits ? 'mine' : 'others'];

	/** A question of a fight elsewhere is not answered by what lies here. */
	protected misleads({ fight }: OpenBoard): boolean {
		const here = this.fight?.system;
		if (!this.pressed || !here || !fight) return false;
		return 'systems' in fight ? !fight.systems.includes(here) : fight.system !== here;
	}

	protected tell({ event, before }: Beat<ImperiumScreen>): void {
		const was = this.fight?.system;
		const { say, move } = event;
		this.fight = tellFight(this.fight, event, before, this.#whereIs);
		if (move?.type === 'activated') this.#broken = null;
		if (move?.type === 'broken') this.#broken = { seats: move.seats, say };
		if (this.#broken && this.fight) this.fight = withBroken(this.fight, this.#broken);
		// What was put aside was another one.
		const isNew = move?.type === 'activated' || (this.fight && this.fight.system !== was);
		if (isNew) {
			this.aside = null;
			this.kept = false;
		}
	}

	/** Whoever looks takes part in it. */
	isMine(): boolean {
		const { you, fight } = this;
		return you !== null && !!fight?.parts.some(({ by, against }) => by === you || against === you);
	}

	keep(): void {
		this.kept = this.fight !== null;
	}

	/** Makes room for the map; what is over is over. */
	put(open: OpenBoard): void {
		this.finish();
		this.kept = false;
		if (isUnderWay(open, this.fight)) this.aside = 'fight';
		else this.fight = null;
	}
}

/** Whether this fight goes on, as the view has it. */
export function isUnderWay({ fight, dice }: OpenBoard, story: FightStory | null): boolean {
	if (!story) return false;
	if (fight?.is === 'fire') return fight.systems.includes(story.system);
	if (fight?.is === 'battle') return fight.system === story.system;
	if (fight?.is === 'landings') return fight.systems.includes(story.system) && story.end === null;
	return dice.length > 0 && story.end === null;
}
