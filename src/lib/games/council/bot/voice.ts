/** Being judged early (GC-17.3): where several can reach their target at one Council, the first of them wins. */
import { judgedOrder } from '../politics/objectives';
import { votesOf } from '../politics/votes';
import type { SeatId } from '../types';
import { missing, soon } from './rivals';
import { recall, rivalsOf } from './sight';
import type { Sight } from './sight';
import { OWN_WIN } from './worth';

/** Votes still change before the Council is held: so many, about, make a lead likely. */
const UNSETTLED = 2;

interface Race {
	readonly votes: number;
	/** Votes of those who could win at the same Council; half a one more for whoever a tie puts first. */
	readonly rivals: readonly number[];
}

function raceNow(sight: Sight): Race {
	const { board, me } = sight;
	const isClose = (seat: SeatId) => missing(board, seat) <= soon(sight, seat);
	if (!isClose(me)) return { votes: 0, rivals: [] };
	const order = judgedOrder(board);
	const isBefore = (seat: SeatId) => order.indexOf(seat) < order.indexOf(me);
	return {
		votes: votesOf(board, me),
		rivals: rivalsOf(sight)
			.filter(isClose)
			.map((seat) => votesOf(board, seat) + (isBefore(seat) ? 0.5 : -0.5))
	};
}

/** How likely one is judged before all of them. */
const chanceOf = ({ votes, rivals }: Race, more: number): number =>
	rivals.reduce((chance, n) => chance / (1 + Math.exp((n - votes - more) / UNSETTLED)), 1);

/** What so many votes more are worth, to be judged before those who could win as well. */
export function worthOfVoice(sight: Sight, more: number): number {
	if (more === 0) return 0;
	const race = recall(sight, 'voice', () => raceNow(sight));
	if (race.rivals.length === 0) return 0;
	return OWN_WIN * (chanceOf(race, more) - chanceOf(race, 0));
}
