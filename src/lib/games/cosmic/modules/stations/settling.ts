/** What comes of space stations as an encounter is settled (CE-34.14, CE-34.22). */
import { stationWorksFor, stationsOf, timingOrder } from '../../board';
import type { Play } from '../../play';
import { stationBy } from '.';

/** Each does what it does for those it works for now. */
export function settleStations(play: Play): void {
	const { board } = play;
	for (const station of stationsOf(board)) {
		const { settled } = stationBy(station.id);
		if (!settled) continue;
		for (const seat of timingOrder(board))
			if (stationWorksFor(board, station, seat)) settled(play, seat, station);
	}
}
