/** What comes of space stations once alliances are formed (CE-34.28), and as an encounter is settled (CE-34.14, CE-34.22). */
import { stationWorksFor, stationsOf, timingOrder } from '../../board';
import type { Play } from '../../play';
import { stationBy } from '.';

/** Each does what it does then, for those it works for now. */
export function stationsAct(play: Play, when: 'formed' | 'settled'): void {
	const { board } = play;
	for (const station of stationsOf(board)) {
		const { [when]: does } = stationBy(station.id);
		if (!does) continue;
		for (const seat of timingOrder(board))
			if (stationWorksFor(board, station, seat)) does(play, seat, station);
	}
}
