/**
 * Looking back: what the board was when a line of the log was said, and which pieces the line speaks of.
 * One change of the table may tell of many things, so its events are played out up to the line.
 */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { told, type Told } from '../moments';
import { begun, ended, startOf, type Move } from './moves';

const PLAYED = new Set(['ships', 'aim', 'phase']);
const moveOf = ({ move }: Told) => (move && PLAYED.has(move.type) ? [move as unknown as Move] : []);

/** The board when line `at` of these events was said; `before` and `after` are what they lie between. */
export function boardAt(
	before: OpenBoard | null,
	after: OpenBoard,
	events: readonly Told[],
	at: number
): OpenBoard {
	const until = at + told(events, at).length;
	if (!before || events.slice(until).flatMap(moveOf).length === 0) return after;
	const past = events.slice(0, until);
	const moves = past.flatMap(moveOf);
	const board = moves.reduce(
		(open, move) => ended(begun(open, move), move),
		startOf(before, after, moves)
	);
	const [then, now] = [board.encounter, after.encounter];
	const revealed = past.some(({ move }) => move?.type === 'reveal');
	// Cards turned up in this change are known from its end, where the encounter still goes on.
	if (!revealed || !then || !now || then.n !== now.n || board.turn !== after.turn) return board;
	const { laid, totals, added } = now;
	return { ...board, encounter: { ...then, revealed: true, laid, totals, added } };
}

const PLANET = /planet (\d) of \{seat:(\d)\}/g;
const SEAT = /\{(seat:\d)\}/g;

/** The pieces these events speak of, by the ids the dial knows; where ships went, not whence. */
export function spokenOf(events: readonly Told[]): ReadonlySet<string> {
	const pieces = new Set<string>();
	for (const { say, move } of events) {
		for (const [, k, seat] of say.matchAll(PLANET)) pieces.add(`planet:${seat}-${k}`);
		for (const [, seat] of say.replace(PLANET, '').matchAll(SEAT)) pieces.add(seat as SeatId);
		if (say.includes('the warp')) pieces.add('warp');
		if (!move) continue;
		const moved = move as unknown as Move;
		if (moved.type === 'aim') pieces.add(moved.planet);
		else if (moved.type === 'destiny' && moved.seat) pieces.add(moved.seat);
		else if (moved.type === 'ships') {
			const { seat, to } = moved;
			const home = to.startsWith(`planet:${seat.slice(5)}-`);
			if (to !== 'box') pieces.add(to === 'warp' || home ? to : `${to}/${seat}`);
		}
	}
	return pieces;
}
