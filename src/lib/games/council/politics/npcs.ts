/** How NPC races vote (GC-19.4, GC-19.5): printed, so that anybody can count on it. */
import { bestOf } from '../../kit';
import { after, clockwise, homeOf, npcIds, planetOn, planetsOf, playerOf } from '../board';
import { councilCardOf, speciesOf, speciesOfNpc } from '../tables/by-id';
import { votesOf } from './votes';
import type { Ballot, Board, CouncilCardId, NpcId, SeatId } from '../types';

/** NPC races with a seat at the Council: those that own a planet (GC-19.4). */
export const seatedNpcs = (board: Board): NpcId[] =>
	npcIds(board).filter((npc) => planetsOf(board, npc).length > 0);

/** The player whose counters are on the homeworld of an NPC race, Rioting or not (GC-19.5). */
function patronOf(board: Board, npc: NpcId): SeatId | null {
	const home = homeOf(board, npc);
	return (home && planetOn(board, home).riots?.by) ?? null;
}

/** The ballot of a seated NPC race; null while the player it votes with has yet to show one. */
export function npcBallot(board: Board, npc: NpcId, card: CouncilCardId): Ballot | null {
	const option = npcOption(board, npc, card);
	if (option === undefined) return null;
	return { option, votes: option === null ? 0 : votesOf(board, npc), cards: [] };
}

/** What an NPC race is going to vote for, or the player it votes as; null where it will abstain. */
export type Leaning = { readonly option: string } | { readonly as: SeatId } | null;

/** How an NPC race will vote once the others have: anybody can count on it. */
export function leaningOf(board: Board, npc: NpcId, card: CouncilCardId): Leaning {
	const option = npcOption(board, npc, card);
	if (option) return { option };
	const patron = patronOf(board, npc);
	return option === undefined && patron ? { as: patron } : null;
}

function npcOption(board: Board, npc: NpcId, id: CouncilCardId): string | null | undefined {
	const card = councilCardOf(id);
	const patron = patronOf(board, npc);
	const { options = [], ballots = {} } = board.session ?? {};
	if (patron) {
		const isFavoured = card.kind === 'election' && card.npcVote === 'fewestVp';
		return isFavoured && options.includes(patron) ? patron : ballots[patron]?.option;
	}
	if (card.kind === 'election') return favourite(board, options, card.npcVote);
	const [first, second] = card.options;
	return card.npcFor.includes(speciesOf(speciesOfNpc(npc)).temper) ? first.key : second.key;
}

/** The candidate with the fewest or most VP; ties: planets, then the first clockwise after the Chair. */
function favourite(board: Board, options: readonly string[], tone: 'fewestVp' | 'mostVp'): string {
	const sign = tone === 'fewestVp' ? -1 : 1;
	const best = bestOf(
		clockwise(board, after(board, board.chair)).filter((seat) => options.includes(seat)),
		(seat) => sign * playerOf(board, seat).vp,
		(seat) => sign * planetsOf(board, seat).length
	);
	return best ?? '';
}
