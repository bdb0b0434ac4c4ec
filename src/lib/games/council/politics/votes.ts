/** Votes at the Council (GC-17.5, GC-19.5): every term is visible on the board. */
import { fleetsOf, hexesWhere, isSeat, planetOn } from '../board';
import { featuresAt } from '../map/neighbours';
import { unexpended } from '../economy/production';
import { isRioting } from '../map/riots';
import { stat } from '../numbers/stats';
import { counted, still } from '../numbers/still';
import type { Board, HexId, RaceId } from '../types';

const PRODUCTION_PER_VOTE = 3; // GC-17.5

/** Votes by so much production that was not expended (GC-17.5). */
export const votesSaved = (production: number): number =>
	Math.floor(production / PRODUCTION_PER_VOTE);

/** Whom a planet speaks for (GC-16.5, GC-16.6): its influencer before its owner, nobody in a riot. */
export function speaksFor(board: Board, id: HexId): RaceId | null {
	const { owner, riots } = planetOn(board, id);
	if (!riots) return owner;
	return isRioting(board, id) ? null : riots.by;
}

/** What the votes of a race are made of, besides its unexpended production: its seat with what adds to it, planets and hexes. */
export interface VoteParts {
	readonly seat: number;
	readonly planets: number;
	readonly hexes: number;
}

/** Votes of a race, without those of cards played with the ballot (GC-17.5, GC-19.5). */
export const votesOf = (board: Board, race: RaceId): number => countVotes(still(board), race);

const countVotes = counted((board, race: RaceId): number => {
	const { seat, planets, hexes } = votePartsOf(board, race);
	const saved = isSeat(race) ? votesSaved(unexpended(board, race)) : 0;
	return Math.max(0, seat + planets + hexes + saved);
});

/** What they are made of, besides unexpended production. */
export function votePartsOf(board: Board, race: RaceId): VoteParts {
	let hexes = 0;
	for (const id of fleetsOf(board, race)) {
		const mast = featuresAt(board, id, 'votes');
		if (mast && 'n' in mast) hexes += mast.n;
	}
	const speaking = hexesWhere(
		board,
		({ planet }, id) =>
			(planet?.owner === race || planet?.riots?.by === race) && speaksFor(board, id) === race
	);
	return { seat: 1 + stat(board, race, 'votes'), planets: speaking.length, hexes };
}
