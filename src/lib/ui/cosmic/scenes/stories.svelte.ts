/**
 * An encounter as it is followed over the dial: what others use is announced, and the balance stands until it was
 * seen, however fast the table goes on.
 */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Batch } from '../../boards';
import type { Told } from '../../moments';
import { Stories } from '../../scenes/stories.svelte';
import type { Beat } from '../../scenes/stories.svelte';
import { begun, ended, shiftsIn } from '../dial/moves';
import type { CosmicMove, CosmicScreen } from '../screen';
import { announced, decided, encounterKey, gained } from './encounter-story';
import type { Announcement, Gain } from './encounter-story';
import { MOST_MS, standsFor } from './pace';

/** A table as it was weighed, with the cards as they count by now, while both of the same encounter still lie there. */
function withCards(weighed: OpenBoard, { encounter: now, ...open }: OpenBoard): OpenBoard {
	const { encounter } = weighed;
	const isSame = now && encounterKey(weighed) === encounterKey({ ...open, encounter: now });
	if (!encounter || !isSame || !now.laid.offense?.face || !now.laid.defense?.face) return weighed;
	const { laid, totals, leads, turned, decidedBy } = now;
	const isTheSame =
		encounter.laid === laid &&
		encounter.totals === totals &&
		encounter.leads === leads &&
		encounter.turned === turned &&
		encounter.decidedBy === decidedBy;
	// The very same table where nothing is other: whoever looks at it does not begin anew.
	if (isTheSame) return weighed;
	const { turned: _turned, decidedBy: _decidedBy, ...rest } = encounter;
	const by = { ...(turned && { turned }), ...(decidedBy && { decidedBy }) };
	return { ...weighed, encounter: { ...rest, laid, totals, leads, ...by } };
}

/** The next encounter: what happens in it is nothing that came of this one. */
const endsWeighing = (move: CosmicMove | undefined): boolean =>
	move?.type === 'destiny' ||
	(move?.type === 'phase' && (move.phase === 'startTurn' || move.phase === 'regroup'));

export class CosmicStories extends Stories<CosmicScreen, 'balance'> {
	/** The table as both cards were compared, while that is looked at; its outcome is put in when it is told. */
	weighed = $state.raw<OpenBoard | null>(null);
	/** What has come of it so far, by seat. */
	gains = $state.raw<readonly Gain[]>([]);
	announcement = $state.raw<Announcement | null>(null);
	/** Whoever learns the game reads how a fight of their own came out for as long as they like. */
	lesson = false;
	/** It is answered by pieces of the dial, which nothing may lie over. */
	onDial = false;
	/** The last encounter whose cards were seen compared. */
	#compared: OpenBoard | null = null;
	#now: OpenBoard | null = null;
	/** The encounter that what was told last led to. */
	#of: string | null = null;

	override meet(open: OpenBoard, batch: Batch<CosmicMove> | null, you: SeatId | null): void {
		this.#now = open;
		if (open.phase === 'reveal' && open.encounter?.revealed) {
			this.#compared = open;
			// More was added to a total.
			if (this.weighed && encounterKey(this.weighed) === encounterKey(open)) this.weighed = open;
		} else {
			// Cards were changed, and the table has gone on from there at once.
			this.#compared &&= withCards(this.#compared, open);
			this.weighed &&= withCards(this.weighed, open);
		}
		super.meet(open, batch, you);
	}

	/** The balance is looked at, though the table may have gone on. */
	get held(): boolean {
		return this.busy && this.weighed !== null;
	}

	/** What stands over the dial is looked at before the question that is answered there: how a fight of one's own came out, and what is announced. */
	get leads(): boolean {
		return this.busy && (this.weighed ? this.#isMine() : this.announcement !== null);
	}

	/** What stands is of a fight that is over by now: it would be taken for the one that is asked about next. */
	isOver(now: OpenBoard): boolean {
		return this.weighed !== null && encounterKey(this.weighed) !== encounterKey(now);
	}

	protected anew(): void {
		this.#clear();
	}

	protected resume(): void {
		this.#clear();
	}

	protected catchUp(): void {
		// What stands is over when its time is; nothing is behind the view.
	}

	protected piecesAfter(pieces: OpenBoard, event: Told<CosmicMove>): OpenBoard {
		return shiftsIn([event]).reduce((open, move) => ended(begun(open, move), move), pieces);
	}

	protected standsFor = (event: Told<CosmicMove>): number =>
		standsFor(event.move, {
			toYou: announced(event, this.you, this.#now)?.toYou ?? false,
			weighing: this.held
		});

	protected isFollowed = (): boolean => true;

	protected override holds(next: Told<CosmicMove> | null): boolean {
		if (!this.lesson || !this.weighed?.encounter?.outcome || !this.#isMine()) return false;
		return next === null || endsWeighing(next.move);
	}

	protected most = (): number =>
		MOST_MS[this.pressed ? 'pressed' : this.#isMine() ? 'mine' : 'others'];

	protected tell({ event, after, led }: Beat<CosmicScreen>): void {
		const { move } = event;
		this.#of = encounterKey(led);
		this.announcement = announced(event, this.you, this.#now);
		switch (move?.type) {
			case 'reveal': {
				const compared = this.#compared;
				this.aside = null;
				this.gains = [];
				this.weighed = compared && encounterKey(compared) === encounterKey(after) ? compared : null;
				return;
			}
			case 'outcome':
				this.weighed &&= decided(this.weighed, move.outcome);
				return;
			case 'phase':
			case 'destiny':
				if (endsWeighing(move)) this.weighed = null;
				return;
			default: {
				const of = this.weighed?.encounter;
				if (of?.outcome) this.gains = gained(this.gains, move, of.target);
			}
		}
	}

	/**
	 * Cards that were compared would be taken for the fight one is asked about, or for the one that stands in the gate
	 * by now; and so would what others use. How a fight of one's own came out is seen all the same, and what is done to
	 * one is read: a touch puts either away.
	 */
	protected misleads(open: OpenBoard): boolean {
		const { weighed, announcement, pressed, onDial } = this;
		const isDrawn = announcement?.drawn.is === 'destiny';
		const isRead = !!announcement?.toYou && !isDrawn;
		if (weighed ? this.#isMine() : !announcement || isRead) return false;
		if (weighed && pressed && onDial) return true;
		// Where the fight is known by now, destiny has nothing to add to what is asked.
		if (isDrawn && pressed && !weighed && open.encounter?.target) return true;
		const now = encounterKey(open);
		const told = weighed ? encounterKey(weighed) : this.#of;
		const isOther = now !== null && told !== null && now !== told;
		// A card of destiny beside the one that counts by now would be taken for it.
		return isOther && (pressed || isDrawn || open.encounter?.target !== null);
	}

	#clear(): void {
		this.weighed = null;
		this.announcement = null;
		this.gains = [];
	}

	/** Whoever looks has ships in it. */
	#isMine(): boolean {
		const encounter = (this.weighed ?? this.#now)?.encounter;
		const { you } = this;
		if (!encounter || you === null) return false;
		const { offense, defense, allies } = encounter;
		return [offense, defense, ...allies.offense, ...allies.defense].includes(you);
	}
}
