/**
 * What moved, as the cosmic game tells it, and how long each motion takes. Events move pieces; a view
 * that changes without one is simply drawn.
 */
import type { SeatId } from '$lib/core/ids';
import { unreachable } from '$lib/core/result';
import type { PlanetId, ShipPlace, Ships } from '$lib/games/cosmic/types';
import type { OpenBoard, OpenEncounter } from '$lib/games/cosmic/view';
import type { Told } from '../../moments';
import type { CosmicMove } from '../screen';

type Named<Type extends CosmicMove['type']> = Extract<CosmicMove, { readonly type: Type }>;

/** Moves that change the view by themselves; of the others it is known only at the end. */
export type Shift = Named<'ships' | 'aim' | 'phase'>;

/** What the dial draws. What is told of a side is drawn for its main player. */
export type Move =
	| Shift
	| Named<
			'destiny' | 'cards' | 'power' | 'played' | 'use' | 'invited' | 'tokens' | 'handed' | 'zap'
	  >
	| { readonly type: 'laid'; readonly seat: SeatId }
	| { readonly type: 'outcome'; readonly seat: SeatId };

/** The moves of a batch that the dial draws, in order, in the encounter the batch finds. The rest have a place of their own, or none. */
export function dialMoves(
	events: readonly Told<CosmicMove>[],
	encounter: OpenEncounter | null
): Move[] {
	return events.flatMap(({ move }) => (move ? drawnOf(move, encounter) : []));
}

function drawnOf(move: CosmicMove, encounter: OpenEncounter | null): Move[] {
	switch (move.type) {
		case 'ships':
		case 'aim':
		case 'phase':
		case 'destiny':
		case 'cards':
		case 'power':
		case 'played':
		case 'use':
		case 'invited':
		case 'tokens':
		case 'handed':
		case 'zap':
			return [move];
		case 'laid':
		case 'outcome': {
			const side = move.type === 'laid' ? move.side : move.outcome;
			const seat = side === 'bothLose' ? null : encounter?.[side];
			return seat ? [{ type: move.type, seat }] : [];
		}
		case 'joined':
		case 'reveal':
		case 'redrawn':
		case 'hazard':
		case 'tech':
		case 'robbed':
		case 'named':
		case 'over':
			return [];
		default:
			return unreachable(move);
	}
}

/** The moves of these events that change the view by themselves. */
export const shiftsIn = (events: readonly Told<CosmicMove>[]): Shift[] =>
	events.flatMap(({ move }) =>
		move?.type === 'ships' || move?.type === 'aim' || move?.type === 'phase' ? [move] : []
	);

/** Whether ships sink into the well in the middle: into the warp, or through it out of the game. */
export const falls = ({ to }: Named<'ships'>): boolean => to === 'warp' || to === 'removed';

const STAGGER = 70;

/** How long a move takes on the screen, ms. */
export function lengthOf(move: Move): number {
	switch (move.type) {
		case 'destiny':
			return 940;
		case 'aim':
			return 860;
		case 'ships':
			return (falls(move) ? 700 : 420) + STAGGER * (Math.min(move.n, 6) - 1);
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
		case 'handed':
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

const isPlanet = (place: ShipPlace): place is PlanetId => place.startsWith('planet:');

function shift(open: OpenBoard, place: ShipPlace, seat: SeatId, by: number): OpenBoard {
	if (place === 'warp' || place === 'removed')
		return { ...open, [place]: shifted(open[place], seat, by) };
	if (place === 'gate' || place === 'beside')
		return open.encounter
			? {
					...open,
					encounter: { ...open.encounter, [place]: shifted(open.encounter[place], seat, by) }
				}
			: open;
	if (place === 'pact') {
		const { hazards } = open;
		if (!hazards?.pact) return open;
		const pact = { ...hazards.pact, ships: shifted(hazards.pact.ships, seat, by) };
		return { ...open, hazards: { ...hazards, pact } };
	}
	// Ships on technologies lie before their player, not on the dial.
	if (!isPlanet(place)) return open;
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
			encounter: { ...open.encounter, target: move.planet }
		};
	if (move.type === 'phase') return { ...open, phase: move.phase };
	return open;
}

/** And as it ends: ships have arrived. */
export const ended = (open: OpenBoard, move: Move): OpenBoard =>
	move.type === 'ships' ? shift(open, move.to, move.seat, move.n) : open;
