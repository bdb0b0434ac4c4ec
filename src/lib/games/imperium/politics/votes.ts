/** Who votes on the agenda, with how many votes, and how it stands (TI-17). */
import { addTo, leftOf, sumOf } from '../../kit';
import type { Tally } from '../../kit';
import { MECATOL, planetsOf, planetState, valueOf } from '../board';
import { lastingOf } from '../lasting';
import { seatsIn } from '../timing/passed';
import type { Agenda, Ballot, Board, Outcome, PlanetId, SeatId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** This player may not vote (Thugs). */
		noVotes: { seat: SeatId };
		/** While Mecatol Rex is this player's it has its influence twice in votes, exhausted or not (Usurper). */
		usurper: { seat: SeatId };
	}
}

/** Where votes come from. Plain JSON. */
export type VotePart = {
	readonly by: number;
	readonly of: { readonly planet: PlanetId } | { readonly card: 'usurper' | 'others' };
};

export const mayVote = (board: Board, seat: SeatId): boolean =>
	!lastingOf(board, 'noVotes').some((one) => one.seat === seat);

/** TI-17.8, TI-16.18: the influence of all planets that are not exhausted, and what cards add; nothing else. */
export function votePartsOf(board: Board, seat: SeatId): VotePart[] {
	if (!mayVote(board, seat)) return [];
	const isUsurper = lastingOf(board, 'usurper').some((one) => one.seat === seat);
	const parts = planetsOf(board, seat).flatMap((planet): VotePart[] => {
		const influence = valueOf(board, planet, 'influence');
		if (isUsurper && planet === MECATOL) return [{ by: 2 * influence, of: { card: 'usurper' } }];
		return planetState(board, planet).exhausted ? [] : [{ by: influence, of: { planet } }];
	});
	const more = board.agenda?.more[seat] ?? 0;
	return [...parts, { by: more, of: { card: 'others' } } as const].filter(({ by }) => by > 0);
}

export const votesOf = (board: Board, seat: SeatId): number =>
	sumOf(votePartsOf(board, seat), ({ by }) => by);

/** TI-17.7: from the Speaker's left, the Speaker last. A Council Elder is the only one. */
export function voters(board: Board): SeatId[] {
	const elder = board.agenda?.elder ?? null;
	if (elder !== null) return [elder];
	const present = seatsIn(board);
	return [...leftOf(board, board.speaker), board.speaker].filter((seat) => present.includes(seat));
}

/** Votes that were cast: of an agenda, or of a vote that is over. */
interface Cast {
	readonly votes: readonly Ballot[];
}

/** Votes by outcome. */
export function tallied({ votes }: Cast): Tally {
	const tally: Tally = {};
	for (const { outcome, votes: n } of votes) if (outcome !== null) addTo(tally, outcome, n);
	return tally;
}

/** All votes cast for anything. */
export const votesCast = ({ votes }: Cast): number =>
	sumOf(votes, ({ outcome, votes: n }) => (outcome === null ? 0 : n));

/** Who voted for this outcome; who abstained did not vote. */
export const votersFor = ({ votes }: Cast, outcome: Outcome): SeatId[] =>
	votes.filter((one) => one.outcome === outcome && one.votes > 0).map(({ seat }) => seat);

/** TI-17.13: the outcomes with most votes; none where nobody voted. */
export function leading(agenda: Cast): Outcome[] {
	const tally = Object.entries(tallied(agenda)).map(([outcome, n = 0]) => ({ outcome, n }));
	const most = Math.max(0, ...tally.map(({ n }) => n));
	return tally.filter(({ n }) => n === most && n > 0).map(({ outcome }) => outcome);
}

/** One who is still to vote, with the votes it has now and where they come from. Plain JSON. */
export type VoterToCome = {
	readonly seat: SeatId;
	readonly votes: number;
	readonly parts: readonly VotePart[];
};

/** How a vote stands, and what may still come. Plain JSON. */
export interface Forecast {
	/** Votes so far, by outcome. */
	readonly votes: Readonly<Tally>;
	/** In the order in which they vote. */
	readonly toCome: readonly VoterToCome[];
}

export function forecastOf(board: Board, agenda: Agenda): Forecast {
	const done = agenda.votes.map(({ seat }) => seat);
	return {
		votes: tallied(agenda),
		toCome: voters(board)
			.filter((seat) => !done.includes(seat))
			.map((seat) => ({ seat, votes: votesOf(board, seat), parts: votePartsOf(board, seat) }))
	};
}
