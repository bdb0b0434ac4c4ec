/** What events do to the pieces on the map, one at a time: to show them move, and to look back. */
import type { MoveNamed } from '$lib/core';
import type { HexId, RaceId } from '$lib/games/council/types';
import type { OpenBoard, OpenHex } from '$lib/games/council/view';
import type { ShipCounts } from '$lib/games/council/tables/vocabulary';
import type { CouncilEvent, CouncilMove } from '../screen';
import { KINDS, shipCount } from '../pieces/ships';

const ON_MAP = [
	'ships',
	'place',
	'remove',
	'seize',
	'port',
	'portGone',
	'token',
	'taken',
	'riot',
	'calm',
	'expend',
	'found'
] as const satisfies readonly CouncilMove['type'][];

/** A move the map can show. */
export type MapMove = MoveNamed<CouncilMove, (typeof ON_MAP)[number]>;

export const isOnMap = (move: CouncilMove | undefined): move is MapMove =>
	move !== undefined && (ON_MAP as readonly string[]).includes(move.type);

export const movesIn = (events: readonly CouncilEvent[]): MapMove[] =>
	events.flatMap(({ move }) => (isOnMap(move) ? [move] : []));

/** The hex a move is about; where ships go, not whence. */
export const hexOfMove = (move: MapMove): HexId => ('hex' in move ? move.hex : move.to);

/** The pieces as they lay before, with all else as it is after. */
export const startOf = (before: OpenBoard, after: OpenBoard): OpenBoard => ({
	...after,
	hexes: Object.keys(before.hexes).length > 0 ? before.hexes : after.hexes
});

function change(open: OpenBoard, id: HexId, to: (hex: OpenHex) => Partial<OpenHex>): OpenBoard {
	const hex = open.hexes[id];
	return hex ? { ...open, hexes: { ...open.hexes, [id]: { ...hex, ...to(hex) } } } : open;
}

const changePlanet = (
	open: OpenBoard,
	id: HexId,
	to: Partial<NonNullable<OpenHex['planet']>>
): OpenBoard => change(open, id, ({ planet }) => ({ planet: planet && { ...planet, ...to } }));

function withShips(open: OpenBoard, id: HexId, race: RaceId, by: ShipCounts, sign: 1 | -1) {
	return change(open, id, ({ fleet }) => {
		const mine = fleet?.race === race ? fleet : null;
		const next = { race, fighter: 0, destroyer: 0, dreadnaught: 0 };
		for (const kind of KINDS)
			next[kind] = Math.max(0, (mine?.[kind] ?? 0) + sign * (by[kind] ?? 0));
		if (sign < 0 && !mine) return {};
		return { fleet: shipCount(next) > 0 ? next : null };
	});
}

/** As the move begins: what moves has left its place. */
export function begun(open: OpenBoard, move: MapMove): OpenBoard {
	if (move.type === 'ships') return withShips(open, move.from, move.race, move, -1);
	if (move.type === 'seize') {
		const loser = open.hexes[move.from]?.fleet?.race;
		return loser ? withShips(open, move.from, loser, { [move.ship]: 1 }, -1) : open;
	}
	return open;
}

/** As it ends: what moved has come. */
export function ended(open: OpenBoard, move: MapMove): OpenBoard {
	switch (move.type) {
		case 'ships':
			return withShips(open, move.to, move.race, move, 1);
		case 'seize':
			return withShips(open, move.to, move.by, { [move.ship]: 1 }, 1);
		case 'place':
			return withShips(open, move.hex, move.race, move, 1);
		case 'remove':
			return withShips(open, move.hex, move.race, move, -1);
		case 'port':
			return changePlanet(open, move.hex, { port: 'new' });
		case 'portGone':
			return changePlanet(open, move.hex, { port: null });
		case 'taken':
			return changePlanet(open, move.hex, { owner: move.by, expended: true, riots: null });
		case 'riot': {
			const before = open.hexes[move.hex]?.planet?.riots?.n ?? 0;
			return changePlanet(open, move.hex, { riots: { by: move.by, n: before + move.n } });
		}
		case 'calm': {
			const riots = open.hexes[move.hex]?.planet?.riots;
			const left = (riots?.n ?? 0) - move.n;
			return changePlanet(open, move.hex, {
				riots: riots && left > 0 ? { by: riots.by, n: left } : null
			});
		}
		case 'expend':
			return changePlanet(open, move.hex, { expended: true });
		case 'token':
			return change(open, move.hex, () => ({ token: true }));
		case 'found':
			return change(open, move.hex, () => ({ token: false }));
	}
}
