/** Who is ahead by objectives (CE-40.41), as far as a bot can see: of the hands of others it knows what is usual. */
import { bestOf, leftOf, sumOf } from '../../kit';
import { ENDED } from '../modules/objectives/count';
import { objectiveOf } from '../modules/objectives/cards';
import { partnerOf } from '../modules/teams/partners';
import type { SeatId } from '../types';
import type { Sight } from './sight';

/** What objectives and colonies bring a seat as things stand. */
function pointsOf(sight: Sight, seat: SeatId): number {
	const { open, own, me } = sight;
	const objectives = sumOf(open.objectives?.cards ?? [], ({ id, points }) => {
		if (points) return points[seat] ?? 0;
		const { points: counted } = objectiveOf(id);
		const known = seat === me ? own.objectives?.[id] : undefined;
		return known ?? (counted.of === 'hand' ? counted.usual : 0);
	});
	return objectives + (open.players[seat]?.foreignColonies ?? 0);
}

/**
 * Who wins the count if a seat ends the game with a foreign colony more, and its partner with what they have; of equals
 * who ends it.
 */
export function winnerOfCount(sight: Sight, ender: SeatId): SeatId | undefined {
	const { open } = sight;
	const partner = partnerOf(open, ender);
	const alone = (seat: SeatId): number =>
		pointsOf(sight, seat) + (seat === ender ? ENDED + 1 : seat === partner ? ENDED : 0);
	const together = (seat: SeatId): number =>
		open.teams ? alone(seat) + alone(partnerOf(open, seat) ?? seat) : alone(seat);
	return bestOf([ender, ...leftOf(open, ender)], together);
}
