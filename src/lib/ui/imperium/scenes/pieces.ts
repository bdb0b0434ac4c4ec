/** The pieces after each thing that happens in a fight: as on the map, and those that fight for planets besides. */
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { ImperiumMove } from '../screen';
import { begun, ended, isOnMap } from '../map/moves';
import type { MapMove } from '../map/moves';

type Landing = OpenBoard['landings'][PlanetId];

const onMap = (open: OpenBoard, move: MapMove): OpenBoard => ended(begun(open, move), move);

const withLanding = (open: OpenBoard, id: PlanetId, landing: Landing): OpenBoard => ({
	...open,
	landings: { ...open.landings, [id]: landing }
});

function withoutLanding(open: OpenBoard, id: PlanetId): OpenBoard {
	const { [id]: _, ...landings } = open.landings;
	return { ...open, landings };
}

export function afterMove(open: OpenBoard, move: ImperiumMove | undefined): OpenBoard {
	if (!move) return open;
	switch (move.type) {
		case 'landed': {
			const { seat, system, planet, units } = move;
			const left = onMap(open, { type: 'lost', seat, system, units });
			if (open.planets[planet]?.owner === seat)
				return onMap(left, { type: 'raised', seat, planet, units });
			const { groundForce = 0, pds = 0 } = units;
			return withLanding(left, planet, { seat, groundForce, pds, fighters: 0 });
		}
		case 'landedLost': {
			const { planet, units } = move;
			const landing = open.landings[planet];
			if (!landing) return open;
			const groundForce = Math.max(0, landing.groundForce - (units.groundForce ?? 0));
			const pds = Math.max(0, landing.pds - (units.pds ?? 0));
			return withLanding(open, planet, { ...landing, groundForce, pds });
		}
		case 'invasionEnds': {
			const landing = open.landings[move.planet];
			return landing && landing.seat !== move.winner ? withoutLanding(open, move.planet) : open;
		}
		case 'taken': {
			const { seat, planet } = move;
			const taken = onMap(open, move);
			const landing = open.landings[planet];
			if (landing?.seat !== seat) return taken;
			const { groundForce, pds } = landing;
			const units = { groundForce, pds };
			return withoutLanding(onMap(taken, { type: 'raised', seat, planet, units }), planet);
		}
		default:
			return isOnMap(move) ? onMap(open, move) : open;
	}
}
