/** The pieces as drawings and in words. Silhouettes stand in a box of 32 by 24 about 0, 0. */
import { fillIn, msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { COUNTED } from '$lib/games/council/spoken/counted';
import type { Fleet } from '$lib/games/council/types';
import type { OpenBoard } from '$lib/games/council/view';
import type { Ship, ShipCounts } from '$lib/games/council/tables/vocabulary';
import type { Row } from '../../hexmap/fleets';
import { listed, printed, t } from '../../words';

/** The kinds of ship, least first: the order of every list. */
export const KINDS = ['fighter', 'destroyer', 'dreadnaught'] as const satisfies readonly Ship[];

/** A dart, a long hull, and a heavy one with a bridge. */
export const HULLS: { readonly [ship in Ship]: string } = {
	fighter: 'M0-7L7 6L0 2L-7 6Z',
	destroyer: 'M-13 2L1-5L13 2L3 5.5L-9 5.5Z',
	dreadnaught: 'M-15 3L-9-4H-4L-2-9H5L7-4H10L15 3L10 7.5H-10Z'
};
/** A wheel with four spokes: the Space Port. */
export const PORT = 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8M0-8V8M-8 0H8M0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3';

type Piece = Ship | 'port';

const NAMES: { readonly [piece in Piece]: readonly [one: Words, many: Words] } = {
	fighter: [msg('Fighter'), msg('Fighters')],
	destroyer: [msg('Destroyer'), msg('Destroyers')],
	dreadnaught: [msg('Dreadnaught'), msg('Dreadnaughts')],
	port: [msg('Space Port'), msg('Space Ports')]
};

export const pieceName = (piece: Piece): string => printed(NAMES[piece][0]);
/** `Fighters` */
export const pieceNames = (piece: Piece): string => printed(NAMES[piece][1]);
/** `2 Fighters` */
export const countedShips = (ship: Ship, n: number): string =>
	printed(fillIn(COUNTED[ship], { n }));

export const isKind = (piece: string): piece is Ship =>
	(KINDS as readonly string[]).includes(piece);

export const shipCount = (ships: ShipCounts): number =>
	KINDS.reduce((total, kind) => total + (ships[kind] ?? 0), 0);

/** Battle Points of ships; the view tells what each kind counts for. */
export const strength = (ships: ShipCounts, { figures }: OpenBoard): number =>
	KINDS.reduce((total, kind) => total + (ships[kind] ?? 0) * figures.points[kind], 0);

/** The kinds a fleet has, the strongest first, with their numbers. */
export const formation = (fleet: ShipCounts): { kind: Ship; n: number }[] =>
	[...KINDS].reverse().flatMap((kind) => {
		const n = fleet[kind] ?? 0;
		return n > 0 ? [{ kind, n }] : [];
	});

/** The same, as they are drawn in a hex. */
export const rowsOf = (fleet: ShipCounts): Row[] =>
	formation(fleet).map(({ kind, n }) => ({ id: kind, hull: HULLS[kind], n }));

/** `2 Fighters and 1 Dreadnaught`; `no ships`. */
export const shipsInWords = (ships: ShipCounts | Fleet): string =>
	listed(KINDS.flatMap((kind) => (ships[kind] ? [countedShips(kind, ships[kind])] : []))) ||
	t('no ships');
