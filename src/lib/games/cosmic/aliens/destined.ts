/** What a destiny card is worth to a bot whose effect decides which is drawn. */
import { isOurs, planetsOf, rivalsOf } from '../bot/sight';
import { worthOfAim } from '../bot/targets';
import { colourOf } from '../cards';
import type { Sight } from '../bot/sight';
import type { SeatId } from '../types';

/** What meeting this player at home is worth to a bot that is the offense. */
const worthOfMeeting = (sight: Sight, seat: SeatId): number =>
	Math.max(...planetsOf(sight, seat).map((planet) => worthOfAim(sight, seat, planet)));

/** What a bot expects of a card that may mean anybody. */
export const ANYBODY = 0.3;

/** What it is worth to a bot on its own turn that destiny shows this. */
export function worthToMe(sight: Sight, like: string): number {
	const seat = colourOf(like);
	if (like === 'wild')
		return Math.max(...rivalsOf(sight).map((other) => worthOfMeeting(sight, other)));
	return seat && !isOurs(sight, seat) ? worthOfMeeting(sight, seat) : ANYBODY;
}
