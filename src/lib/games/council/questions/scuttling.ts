/**
 * Scuttling (GC-14.8): at any point a player may destroy a ship or a port of its own, for nothing. In
 * practice whenever it is asked something, but not between the roll and the assignment of hits.
 */
import { asideFor, msg } from '../../../core';
import type { Place } from '../../../core';
import { splitOver } from '../../kit';
import { countedShips, fleetAt, fleetsOf, hexName, portsOf, shipsInWords } from '../board';
import { removePort, removeShips } from '../map/pieces';
import { SHIPS } from '../tables/vocabulary';
import type { Council } from '../play';
import type { Board, HexId, SeatId } from '../types';

const PORT = 'port';

/** Hits are on the table and not yet on ships: nobody may dodge them. */
const hitsFall = ({ battle }: Board): boolean =>
	battle?.stage === 'roll' || battle?.stage === 'assign';

/** Every piece of a player, as places of a split: `hex:0,1 fighter`, `hex:0,1 port`. */
function pieces(board: Board, seat: SeatId): Place[] {
	const ships = fleetsOf(board, seat).flatMap((id) => {
		const fleet = fleetAt(board, id, seat);
		return SHIPS.flatMap((ship): Place[] => {
			const n = fleet?.[ship] ?? 0;
			const say = msg('{ships} at {where}', {
				ships: countedShips(n, ship),
				where: hexName(board, id)
			});
			return n > 0 ? [{ id: `${id} ${ship}`, on: id, say, max: n }] : [];
		});
	});
	const ports = portsOf(board, seat).map((id) => {
		const say = msg('The Space Port on {planet}', { planet: hexName(board, id) });
		return { id: `${id} ${PORT}`, on: id, say, max: 1 };
	});
	return [...ships, ...ports];
}

export const scuttle = asideFor<Council>()({
	ask: ({ board }, seat) => {
		const shape = hitsFall(board) ? null : splitOver(pieces(board, seat), 1);
		return shape && { rule: 'GC-14.8', say: msg('Scuttle ships or ports'), shape };
	},

	then: (play, { split }, seat) => {
		for (const [place, n] of Object.entries(split)) {
			const [id, piece] = place.split(' ') as [HexId, string];
			const where = hexName(play.board, id);
			if (piece === PORT) {
				removePort(play, id);
				play.say(
					msg('{who} scuttles the Space Port on {planet}.', { who: seat, planet: where }),
					'GC-14.8'
				);
				continue;
			}
			const gone = { [piece]: n };
			removeShips(play, seat, id, gone);
			const ships = shipsInWords(gone);
			play.say(msg('{who} scuttles {ships} at {where}.', { who: seat, ships, where }), 'GC-14.8');
		}
	}
});
