/** Propaganda (GC-16): Riot Counters on planets of opponents, and taken off one's own. */
import { hexChoices } from '../ask';
import { countShips, fleetAt, hexName, planetOn, planetsOf, plural } from '../board';
import { pickIn, turnOf } from '../events';
import type { TurnEvent } from '../events';
import { addRiots, openToPropaganda, removeRiots } from '../riots';
import { stat } from '../stats';
import type { Play } from '../play';
import type { Board, HexId, SeatId } from '../types';

/** Counters that one event places now; the first of a turn may place more. */
function countersOf(play: Play, seat: SeatId): number {
	const isFirst = !turnOf(play).done.includes('spread');
	const more = isFirst ? stat(play.board, seat, 'firstPropaganda') : 0;
	return stat(play.board, seat, 'propaganda') + more;
}

const inWords = (board: Board, id: HexId): string => {
	const { riots } = planetOn(board, id);
	return plural(riots?.n ?? 0, 'Riot Counter');
};

export const spreadEvent: TurnEvent = {
	uses: 'minor',
	choice: (play, seat) => {
		const { board } = play;
		const planets = openToPropaganda(board, seat);
		if (planets.length === 0) return null;
		return {
			id: 'spread',
			say: 'Spread Propaganda',
			note: `Places ${plural(countersOf(play, seat), 'Riot Counter')} on a planet of an opponent`,
			then: { type: 'one', choices: hexChoices(board, planets, (id) => inWords(board, id)) }
		};
	},
	begin: (play, seat, answer) => {
		const n = countersOf(play, seat);
		const { done } = turnOf(play);
		if (!done.includes('spread')) done.push('spread');
		addRiots(play, pickIn(answer) as HexId, seat, n, 'GC-16.1');
	}
};

/** Own planets whose counters can be removed: as many ships there as counters (GC-16.8). */
const calmable = (board: Board, seat: SeatId): HexId[] =>
	planetsOf(board, seat).filter((id) => {
		const { riots } = planetOn(board, id);
		if (!riots) return false;
		const needed = Math.max(0, riots.n + stat(board, seat, 'calmShips'));
		return countShips(fleetAt(board, id, seat) ?? {}) >= needed;
	});

export const calmEvent: TurnEvent = {
	uses: 'minor',
	choice: ({ board }, seat) => {
		const planets = calmable(board, seat);
		if (planets.length === 0) return null;
		return {
			id: 'calm',
			say: 'Stop Propaganda',
			note: 'Removes all Riot Counters from a planet of yours',
			then: { type: 'one', choices: hexChoices(board, planets, (id) => inWords(board, id)) }
		};
	},
	begin: (play, seat, answer) => {
		const id = pickIn(answer) as HexId;
		const n = removeRiots(play, id);
		play.say(
			`{${seat}} stops Propaganda on ${hexName(play.board, id)}: ${plural(n, 'Riot Counter')} gone.`,
			'GC-16.8'
		);
	}
};
