/** Votes at the Council (GC-17.5, GC-19.5): every term is visible on the board. */
import { fleetsOf, hexesWhere, isSeat, planetOn } from '../board';
import { featuresAt } from '../map/neighbours';
import { unexpended } from '../economy/production';
import { isRioting } from '../map/riots';
import { stat } from '../numbers/stats';
import { counted, still } from '../numbers/still';
import type { Board, HexId, RaceId } from '../types';

const PRODUCTION_PER_VOTE = 3; // GC-17.5

/** Whom a planet speaks for (GC-16.5, GC-16.6): its influencer before its owner, nobody in a riot. */
export function speaksFor(board: Board, id: HexId): RaceId | null {
	const { owner, riots } = planetOn(board, id);
	if (!riots) return owner;
	return isRioting(board, id) ? null : riots.by;
}

/** What the votes of a race are made of: its seat with what adds to it, its planets and hexes, and unexpended production. */
export interface VoteParts {
	readonly seat: number;
	readonly planets: number;
	readonly hexes: number;
	readonly unexpended: number;
}

/** Votes of a race, without those of cards played with the ballot (GC-17.5, GC-19.5). */
export function votesOf(board: Board, race: RaceId): number {
	const { seat, planets, hexes, unexpended: saved } = votePartsOf(board, race);
	return Math.max(0, seat + planets + hexes + saved);
}

/** The same, by where they come from. */
export const votePartsOf = (board: Board, race: RaceId): VoteParts =>
	countVotes(still(board), race);

const countVotes = counted((board, race: RaceId): VoteParts => {
	let hexes = 0;
	for (const id of fleetsOf(board, race)) {
		const mast = featuresAt(board, id, 'votes');
		if (mast && 'n' in mast) hexes += mast.n;
	}
	return {
		seat: 1 + stat(board, race, 'votes'),
		planets: hexesWhere(
			board,
			({ planet }, id) =>
				(planet?.owner === race || planet?.riots?.by === race) && speaksFor(board, id) === race
		).length,
		hexes,
		unexpended: isSeat(race) ? Math.floor(unexpended(board, race) / PRODUCTION_PER_VOTE) : 0
	};
});
