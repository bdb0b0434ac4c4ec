/** What is followed over the dial, told from events: what somebody uses, both cards compared, and what came of it. */
import type { SeatId, Words } from '$lib/core';
import { isSeat } from '$lib/core/ids';
import { seatsIn } from '$lib/core/words';
import type { DestinyId, PlanetId } from '$lib/games/cosmic/types';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Told } from '../../moments';
import { warnsOf } from '../pieces/cards';
import { alienIn } from '../pieces/powers';
import type { CosmicMove } from '../screen';

/** What is drawn beside the words of an announcement. */
export type Drawn =
	/** `id`: an alien's, also of a flare. */
	| { readonly is: 'alien'; readonly id: string; readonly stopped: boolean }
	| { readonly is: 'artifact'; readonly id: string }
	| { readonly is: 'tech' }
	| { readonly is: 'station' }
	| { readonly is: 'lux' }
	| { readonly is: 'ship' }
	| { readonly is: 'moon' }
	| { readonly is: 'cards' }
	/** `warns`: it shows a hazard warning, which somebody at the table reads. */
	| { readonly is: 'destiny'; readonly card: DestinyId; readonly warns: boolean }
	| { readonly is: 'hazard' };

/** Something used, stopped or turned up, in the words of the log. */
export interface Announcement {
	readonly say: Words;
	/** Whose it is; null: nobody's, as destiny. */
	readonly seat: SeatId | null;
	readonly drawn: Drawn;
	/** Done to whoever looks. */
	readonly toYou: boolean;
}

/** What an encounter brought a seat, or cost it. */
export interface Gain {
	readonly seat: SeatId;
	/** Ships that landed. */
	readonly landed: number;
	/** Ships that went to the warp, or out of the game. */
	readonly lost: number;
	/** Cards that came to it, by whose they were or that they were drawn: each is another reason. */
	readonly cards: readonly { readonly of: SeatId | 'deck'; readonly n: number }[];
}

type Event = Told<CosmicMove>;

/** An encounter as a name: `7.2`, the second of the seventh turn. */
export const encounterKey = ({ turn, encounter }: OpenBoard): string | null =>
	encounter && `${turn}.${encounter.n}`;

/** Whether a line speaks of a seat that did not do it. */
function isDoneTo({ say, about = [] }: Event, by: SeatId | null, you: SeatId | null): boolean {
	if (you === null || by === you) return false;
	return about.includes(you) || seatsIn(say).includes(you);
}

/**
 * What is announced of an event; null where it is seen by itself, or is your own deed. `now`: the table it led to,
 * which knows whether warnings are read.
 */
export function announced(
	event: Event,
	you: SeatId | null,
	now: OpenBoard | null
): Announcement | null {
	const { say, move } = event;
	if (!move || say === '') return null;
	switch (move.type) {
		case 'use': {
			const { seat, source, id } = move;
			if (seat === you) return null;
			const drawn: Drawn =
				source === 'artifact'
					? { is: 'artifact', id }
					: source === 'tech' ||
						  source === 'station' ||
						  source === 'ship' ||
						  source === 'lux' ||
						  source === 'moon'
						? { is: source }
						: { is: 'alien', id: source === 'essence' ? alienIn(id) : id, stopped: false };
			return { say, seat, drawn, toYou: isDoneTo(event, seat, you) };
		}
		case 'zap': {
			const { seat, target } = move;
			const drawn: Drawn = { is: 'alien', id: target, stopped: true };
			return { say, seat, drawn, toYou: seat === you };
		}
		case 'cards':
			return move.lot && move.seat === you
				? { say, seat: move.seat, drawn: { is: 'cards' }, toYou: true }
				: null;
		case 'robbed':
			return { say, seat: move.by, drawn: { is: 'cards' }, toYou: move.seat === you };
		case 'destiny':
			return {
				say,
				seat: move.seat,
				drawn: { is: 'destiny', card: move.card, warns: warnsOf(now, move.card) },
				toYou: move.seat === you && you !== null
			};
		case 'hazard':
			return { say, seat: null, drawn: { is: 'hazard' }, toYou: false };
		default:
			return null;
	}
}

/** The table as it was weighed, once it is known what came of it. */
export function decided(
	open: OpenBoard,
	outcome: Extract<CosmicMove, { readonly type: 'outcome' }>['outcome']
): OpenBoard {
	const { encounter } = open;
	if (!encounter) return open;
	return {
		...open,
		encounter: {
			...encounter,
			outcome: outcome === 'bothLose' ? { type: 'bothLose' } : { type: 'won', side: outcome }
		}
	};
}

/** What this move adds to what an encounter about `target` brought: ships that go home from it bring nothing. */
export function gained(
	gains: readonly Gain[],
	move: CosmicMove | undefined,
	target: PlanetId | null
): readonly Gain[] {
	if (move?.type === 'ships') {
		const { seat, n, from, to, settles } = move;
		// Allies of the defense come to it where rewards are the other way round (CE-33.6).
		if ((from === 'gate' || settles) && to === target) return changed(gains, seat, { landed: n });
		return to === 'warp' || to === 'removed' ? changed(gains, seat, { lost: n }) : gains;
	}
	if (move?.type === 'cards') {
		const { seat, n, from, to } = move;
		if (isSeat(to)) return changed(gains, to, { cards: { of: seat, n } });
		// One that comes back, as an encounter card that was kept, is nothing gained.
		if (to !== 'hand' || (from !== 'deck' && !isSeat(from))) return gains;
		return changed(gains, seat, { cards: { of: from, n } });
	}
	return gains;
}

function changed(
	gains: readonly Gain[],
	seat: SeatId,
	by: {
		readonly landed?: number;
		readonly lost?: number;
		readonly cards?: Gain['cards'][number];
	}
): readonly Gain[] {
	const was = gains.find((gain) => gain.seat === seat) ?? { seat, landed: 0, lost: 0, cards: [] };
	const { cards } = by;
	const known = cards && was.cards.find(({ of }) => of === cards.of);
	const now: Gain = {
		seat,
		landed: was.landed + (by.landed ?? 0),
		lost: was.lost + (by.lost ?? 0),
		cards: !cards
			? was.cards
			: known
				? was.cards.map((one) => (one === known ? { ...one, n: one.n + cards.n } : one))
				: [...was.cards, cards]
	};
	return [...gains.filter((gain) => gain.seat !== seat), now];
}
