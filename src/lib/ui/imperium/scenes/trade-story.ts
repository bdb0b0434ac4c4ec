/** What was said and done about trade agreements, from Trade’s primary on, told from events. */
import type { SeatId } from '$lib/core/ids';
import type { Words } from '$lib/core/words';
import type { TradeOffer } from '$lib/games/imperium/types';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { ImperiumEvent } from '../screen';

export type Pair = readonly [SeatId, SeatId];

export interface TradeStory {
	/** Oldest first, a sentence each. */
	readonly lines: readonly Words[];
	/** Agreements that were broken, and are not made again. */
	readonly broken: readonly Pair[];
	readonly isOver: boolean;
}

const TOLD: ReadonlySet<string> = new Set([
	...['offered', 'accepted', 'offerEnded', 'agreement', 'broken', 'income', 'gift']
]);
const ENDS: ReadonlySet<string> = new Set(['activated', 'passed', 'transfer', 'round']);
const EMPTY: TradeStory = { lines: [], broken: [], isOver: false };

const isSame = (one: Pair, other: Pair): boolean => one.every((seat) => other.includes(seat));

export function tellTrade(
	story: TradeStory | null,
	{ say, move }: ImperiumEvent
): TradeStory | null {
	if (!move) return story;
	if (move.type === 'strategic') {
		if (!move.isOver) return move.card === 'trade' ? EMPTY : null;
		return story && { ...story, isOver: true };
	}
	if (ENDS.has(move.type)) return story && { ...story, isOver: true };
	if (!TOLD.has(move.type)) return story;
	// A page that comes late meets it with an offer. Agreements end by war as well, which is no negotiation.
	const so = story?.isOver === false ? story : move.type === 'offered' ? EMPTY : null;
	if (!so) return story;
	const lines = say ? [...so.lines, say] : so.lines;
	if (move.type === 'broken') return { ...so, lines, broken: [...so.broken, move.seats] };
	if (move.type === 'agreement')
		return { ...so, lines, broken: so.broken.filter((pair) => !isSame(pair, move.seats)) };
	return { ...so, lines };
}

// --- the ring

/** Two partners, and the worth of what each holds of the other. */
export interface Agreement {
	readonly seats: Pair;
	readonly holds: readonly [number, number];
}

type Players = Pick<OpenBoard, 'order' | 'players'>;

/** The worth of the contract that one holds of another; null where it holds none. */
const heldOf = ({ players }: Players, holder: SeatId, of: SeatId): number | null =>
	players[of]?.contracts.find((contract) => contract.holder === holder)?.worth ?? null;

export const agreementsOf = (open: Players): Agreement[] =>
	open.order.flatMap((one, i) =>
		open.order.slice(i + 1).flatMap((other): Agreement[] => {
			const [first, second] = [heldOf(open, one, other), heldOf(open, other, one)];
			return first === null || second === null
				? []
				: [{ seats: [one, other], holds: [first, second] }];
		})
	);

/** Whom a player trades with, what it collects by that, and what the other does. */
export const partnersOf = (open: Players, seat: SeatId) =>
	agreementsOf(open).flatMap(({ seats: [one, other], holds: [first, second] }) =>
		seat === one
			? { who: other, gets: first, gives: second }
			: seat === other
				? { who: one, gets: second, gives: first }
				: []
	);

/** The worths of the contracts that still lie on a player’s own sheet. */
export const atHome = ({ players }: Players, seat: SeatId): number[] =>
	(players[seat]?.contracts ?? [])
		.filter(({ holder }) => holder === seat)
		.map(({ worth }) => worth);

/** Seats round a ring in percent of its box, clockwise, this one at its foot. */
export function ringOf(
	order: readonly SeatId[],
	you: SeatId | null
): ReadonlyMap<SeatId, { readonly x: number; readonly y: number }> {
	const first = you === null ? 0 : Math.max(0, order.indexOf(you));
	const seats = [...order.slice(first), ...order.slice(0, first)];
	return new Map(
		seats.map((seat, i) => {
			const angle = Math.PI / 2 + (i * 2 * Math.PI) / seats.length;
			return [seat, { x: 50 + 39 * Math.cos(angle), y: 50 + 39 * Math.sin(angle) }];
		})
	);
}

/** How far several offers of the same two stand from each other on their line, clear of one another. */
const APART = 0.22;

/** Where an offer stands on the way from who makes it: those of the same two beside each other, whoever makes them. */
export function placeOf(offers: readonly TradeOffer[], offer: TradeOffer): number {
	const { by, to } = offer;
	const same = offers.filter((one) => isSame([by, to], [one.by, one.to]));
	if (same.length < 2) return 0.5 + (offers.indexOf(offer) % 3) * 0.05;
	const off = (same.indexOf(offer) - (same.length - 1) / 2) * Math.min(APART, 0.5 / same.length);
	return 0.5 + (by < to ? off : -off);
}
