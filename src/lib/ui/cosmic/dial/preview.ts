/** What a draft would put on the board, so that ships stand where they would go before they are sent. */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Lit } from '../../filling';

export interface Preview {
	readonly place: 'gate' | 'beside';
	readonly seat: SeatId;
	readonly n: number;
}

/** Your ships of the draft, at the gate or beside the planet; null when there are none to show. */
export function previewOf(
	open: OpenBoard,
	you: SeatId | null,
	lit: ReadonlyMap<string, Lit>
): Preview | null {
	const encounter = open.encounter;
	if (!encounter || !you) return null;
	let n = 0;
	for (const [piece, { amount }] of lit) if (piece.startsWith('planet:')) n += amount ?? 0;
	if (n === 0) return null;
	if (open.phase === 'launch' && encounter.offense === you) return { place: 'gate', seat: you, n };
	if (open.phase !== 'alliance') return null;
	const chosen = (seat: SeatId | null) => !!seat && lit.get(seat)?.state === 'chosen';
	if (chosen(encounter.offense)) return { place: 'gate', seat: you, n };
	if (chosen(encounter.defense)) return { place: 'beside', seat: you, n };
	return null;
}

/** The view as it would stand with it. */
export function withPreview(open: OpenBoard, preview: Preview | null): OpenBoard {
	const encounter = open.encounter;
	if (!preview || !encounter) return open;
	const { place, seat, n } = preview;
	const there = { ...encounter[place], [seat]: (encounter[place][seat] ?? 0) + n };
	return { ...open, encounter: { ...encounter, [place]: there } };
}
