/**
 * What moved, as the cosmic game tells it, and how long each motion takes. Events move pieces; a view
 * that changes without one is simply drawn.
 */
import type { SeatId } from '$lib/core/ids';
import type { GameEvent } from '$lib/core/table';
import type { Encounter, PlanetId, Ships } from '$lib/games/cosmic/types';
import type { OpenBoard, OpenEncounter } from '$lib/games/cosmic/view';

type Place = PlanetId | 'warp' | 'gate' | 'beside' | 'box';

export type Move =
	| { readonly type: 'destiny'; readonly card: string; readonly seat: SeatId | null }
	| { readonly type: 'aim'; readonly planet: PlanetId }
	| {
			readonly type: 'ships';
			readonly seat: SeatId;
			readonly n: number;
			readonly from: Place;
			readonly to: Place;
	  }
	| { readonly type: 'phase'; readonly phase: OpenBoard['phase'] }
	| {
			readonly type: 'cards';
			readonly seat: SeatId;
			readonly n: number;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly type: 'power'; readonly seat: SeatId; readonly on: boolean }
	| { readonly type: 'played'; readonly seat: SeatId; readonly card: string }
	| { readonly type: 'use'; readonly seat: SeatId }
	| { readonly type: 'invited'; readonly seat: SeatId }
	| { readonly type: 'tokens'; readonly seat: SeatId }
	/** Its power, or its flare, is stopped. */
	| { readonly type: 'zap'; readonly seat: SeatId }
	/** A card lies face down for a side; told by whom. */
	| { readonly type: 'laid'; readonly seat: SeatId }
	/** Won by this main player's side. */
	| { readonly type: 'outcome'; readonly seat: SeatId };

const DRAWN: ReadonlySet<string> = new Set([
	'destiny',
	'aim',
	'ships',
	'phase',
	'cards',
	'power',
	'played',
	'use',
	'invited',
	'tokens',
	'zap'
]);

/**
 * The moves of a batch that the dial draws, in order. The rest have a place of their own, or none. What
 * is told of a side is drawn for its main player in the encounter the batch finds.
 */
export function dialMoves(
	events: readonly { readonly move?: GameEvent['move'] }[],
	encounter: OpenEncounter | null
): Move[] {
	return events.flatMap(({ move }): Move[] => {
		if (!move) return [];
		if (DRAWN.has(move.type)) return [move as unknown as Move];
		if (move.type !== 'laid' && move.type !== 'outcome') return [];
		const side = move.type === 'laid' ? move['side'] : move['outcome'];
		const seat = side === 'offense' || side === 'defense' ? encounter?.[side] : null;
		return seat ? [{ type: move.type, seat }] : [];
	});
}

const STAGGER = 70;

/** How long a move takes on the screen, ms. */
export function lengthOf(move: Move): number {
	switch (move.type) {
		case 'destiny':
			return 940;
		case 'aim':
			return 860;
		case 'ships':
			return (move.to === 'warp' ? 700 : 420) + STAGGER * (Math.min(move.n, 6) - 1);
		case 'phase':
			return 420;
		case 'cards':
			return 260 + STAGGER * (Math.min(move.n, 4) - 1);
		case 'laid':
			return 320;
		case 'zap':
			return 360;
		case 'outcome':
			return 520;
		case 'power':
		case 'played':
		case 'use':
		case 'tokens':
			return 240;
		case 'invited':
			return 160;
	}
}

const shifted = (ships: Ships, seat: SeatId, by: number): Ships => {
	const n = (ships[seat] ?? 0) + by;
	const rest = { ...ships };
	delete rest[seat];
	return n > 0 ? { ...rest, [seat]: n } : rest;
};

function shift(open: OpenBoard, place: Place, seat: SeatId, by: number): OpenBoard {
	if (place === 'box') return open;
	if (place === 'warp') return { ...open, warp: shifted(open.warp, seat, by) };
	if (place === 'gate' || place === 'beside')
		return open.encounter
			? {
					...open,
					encounter: { ...open.encounter, [place]: shifted(open.encounter[place], seat, by) }
				}
			: open;
	const ships = open.planets[place];
	return ships
		? { ...open, planets: { ...open.planets, [place]: shifted(ships, seat, by) } }
		: open;
}

/**
 * The view a batch starts from: the old one; with the new encounter, still empty, where the batch begins
 * one and takes nothing out of the old gate.
 */
export function startOf(before: OpenBoard, after: OpenBoard, moves: readonly Move[]): OpenBoard {
	const [old, next] = [before.encounter, after.encounter];
	const same = old && next && before.turn === after.turn && old.n === next.n;
	const leaving = moves.some(
		(move) => move.type === 'ships' && (move.from === 'gate' || move.from === 'beside')
	);
	if (!next || same || (old && leaving)) return before;
	return { ...before, encounter: { ...next, target: null, gate: {}, beside: {} } };
}

/** The old view as a move begins: ships have left, the arm already points. */
export function begun(open: OpenBoard, move: Move): OpenBoard {
	if (move.type === 'ships') return shift(open, move.from, move.seat, -move.n);
	if (move.type === 'aim' && open.encounter)
		return {
			...open,
			encounter: { ...open.encounter, target: move.planet as Encounter['target'] }
		};
	if (move.type === 'phase') return { ...open, phase: move.phase };
	return open;
}

/** And as it ends: ships have arrived. */
export const ended = (open: OpenBoard, move: Move): OpenBoard =>
	move.type === 'ships' ? shift(open, move.to, move.seat, move.n) : open;
