/** Ballots (GC-17.6 to GC-17.9, GC-19.5): who can be voted for, what a ballot weighs, how NPC races vote. */
import {
	after,
	clockwise,
	homeOf,
	npcIds,
	planetOn,
	planetsOf,
	playerOf,
	turnOrder
} from './board';
import { actionOf, councilCardOf, speciesOf, speciesOfNpc } from './content';
import { holds } from './metrics';
import { effectsOf } from './sources';
import { votesOf } from './votes';
import type { CouncilCard } from './tables';
import type { ActionCardId, Ballot, Board, CouncilCardId, NpcId, SeatId } from './types';

/** What can be voted for: the keys of a motion or choice, or the candidates clockwise from the starting player. */
export function optionsOf(board: Board, id: CouncilCardId): string[] {
	const card = councilCardOf(id);
	if (card.kind !== 'election') return card.options.map(({ key }) => key);
	const { candidate } = card;
	return turnOrder(board).filter((seat) => !candidate || holds(board, seat, candidate));
}

/** What an option is called: its label, or the candidate. */
export function optionName(card: CouncilCard, option: string): string {
	if (card.kind === 'election') return `{${option}}`;
	return card.options.find(({ key }) => key === option)?.label ?? option;
}

/** Action Cards this player can add to its ballot (GC-15.2). */
export const ballotCards = (board: Board, seat: SeatId): ActionCardId[] =>
	playerOf(board, seat).actions.filter((id) => actionOf(id).timing === 'council');

/** Whether this card lets its player choose after all other ballots are shown (GC-24.4). */
export const votesLast = (card: ActionCardId): boolean =>
	effectsOf(`action:${card}`).some(({ type }) => type === 'voteLast');

/** Votes of a player with the Action Cards it adds to its ballot (GC-17.5, GC-24.4). */
export function weightOf(board: Board, seat: SeatId, cards: readonly ActionCardId[]): number {
	let votes = votesOf(board, seat);
	for (const card of cards)
		for (const effect of effectsOf(`action:${card}`))
			if (effect.type === 'votes') votes += effect.n;
	return votes;
}

/** The ballot of a player: all its votes go to its option (GC-17.6). */
export const ballotOf = (
	board: Board,
	seat: SeatId,
	option: string | null,
	cards: readonly ActionCardId[]
): Ballot => ({ option, votes: option === null ? 0 : weightOf(board, seat, cards), cards });

/** NPC races with a seat at the Council: those that own a planet (GC-19.4). */
export const seatedNpcs = (board: Board): NpcId[] =>
	npcIds(board).filter((npc) => planetsOf(board, npc).length > 0);

/** The player whose counters are on the homeworld of an NPC race, Rioting or not (GC-19.5). */
export function patronOf(board: Board, npc: NpcId): SeatId | null {
	const home = homeOf(board, npc);
	return (home && planetOn(board, home).riots?.by) ?? null;
}

/**
 * What a seated NPC race votes for (GC-19.5); null for an abstention. Waits for its patron's ballot:
 * `undefined` while that one is still to be shown.
 */
export function npcOption(
	board: Board,
	npc: NpcId,
	id: CouncilCardId,
	options: readonly string[]
): string | null | undefined {
	const card = councilCardOf(id);
	const patron = patronOf(board, npc);
	const favoursPatron = card.kind === 'election' && card.npcVote === 'fewestVp';
	if (patron && favoursPatron && options.includes(patron)) return patron;
	if (patron) return board.session?.ballots[patron]?.option;
	if (card.kind === 'election') return favourite(board, options, card.npcVote);
	const { temper } = speciesOf(speciesOfNpc(npc));
	const [first, second] = card.options;
	return card.npcFor.includes(temper) ? first.key : second.key;
}

/** The candidate with the fewest or most VP; ties: planets, then the first clockwise after the Chair. */
function favourite(board: Board, options: readonly string[], tone: 'fewestVp' | 'mostVp'): string {
	const sign = tone === 'fewestVp' ? 1 : -1;
	const [best = ''] = clockwise(board, after(board, board.chair))
		.filter((seat) => options.includes(seat))
		.map((seat) => ({
			seat,
			vp: sign * playerOf(board, seat).vp,
			planets: sign * planetsOf(board, seat).length
		}))
		.sort((one, other) => one.vp - other.vp || one.planets - other.planets)
		.map(({ seat }) => seat);
	return best;
}

/** The options with the most votes; none when no votes were cast (GC-17.9). */
export function leading({ session }: Board): string[] {
	const totals = new Map<string, number>();
	for (const cast of Object.values(session?.ballots ?? {}))
		if (cast?.option) totals.set(cast.option, (totals.get(cast.option) ?? 0) + cast.votes);
	const most = Math.max(0, ...totals.values());
	if (most === 0) return [];
	return (session?.options ?? []).filter((option) => totals.get(option) === most);
}
