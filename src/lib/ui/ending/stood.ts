/** How all stood as a game ended, by what the board says: at once, before the game is told from its file. */
import type { SeatId } from '$lib/core';
import type { LiveTable } from '$lib/table/table.svelte';
import type { GameScreen } from '../page/screen.svelte';

export interface Stood {
	/** Who has won first, then by points, then as they sit. */
	readonly seats: readonly SeatId[];
	/** What each has, as the game counts; null where nothing tells. */
	readonly points: { readonly [seat: SeatId]: number } | null;
	/** How each stands, in few words; null where nothing tells. */
	readonly stands: (seat: SeatId) => string | null;
}

/** Who has won first, whatever the points say: by a power one may win with none. */
export function ranked(
	seats: readonly SeatId[],
	winners: readonly SeatId[],
	points: Stood['points']
): SeatId[] {
	const won = (seat: SeatId) => Number(winners.includes(seat));
	const has = (seat: SeatId) => points?.[seat] ?? 0;
	return seats.toSorted((one, other) => won(other) - won(one) || has(other) - has(one));
}

export function stoodOf(table: LiveTable, screen: GameScreen): Stood {
	const { open, room } = table;
	const points = (open && screen.moments?.points(open.board)) ?? null;
	const seated = (room?.seats ?? []).flatMap(({ seat, kind }) => (kind === 'open' ? [] : [seat]));
	return {
		seats: ranked(seated, open?.over?.winners ?? [], points),
		points,
		stands: (seat) => (open && screen.telling?.stands?.(seat, open.board, screen.book)) ?? null
	};
}
