/** How objectives are drawn and counted (CE-40.41, CE-40.42, CE-40.57). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { bySeat, entriesOf, keysOf, playerOf, sumOf } from '../../../kit';
import { foreignColonies } from '../../board';
import { value } from '../../values';
import type { Play } from '../../play';
import type { Board, CardId, PlanetId, SeatId, Ships } from '../../types';
import { finishWith } from '../../winners';
import { partnerOf } from '../teams/partners';
import { objectiveOf, OBJECTIVES } from './cards';
import type { ObjectiveId, Seen } from './cards';
import type { Tally } from './state';

/** So many lie open. */
const OPEN = 4;
/** For having ended the game (CE-40.42). */
export const ENDED = 6;

/** CE-40.41: they are drawn as the decks are made. */
export function drawObjectives(play: Play): void {
	const { objectives } = play.board;
	if (!objectives) return;
	objectives.cards = play.shuffle(keysOf(OBJECTIVES)).slice(0, OPEN);
	play.say(
		msg('The objectives are {objectives}.', {
			objectives: { and: objectives.cards.map((id) => objectiveOf(id).name) }
		}),
		'CE-40.41'
	);
}

/** What all see of the room’s board. */
export const seenOf = (board: Board): Seen => ({
	order: board.order,
	planets: Object.fromEntries(
		entriesOf(board.planets).map(([planet, { ships }]): [PlanetId, Ships] => [planet, ships])
	),
	warp: board.warp,
	hands: bySeat(board.order, (seat) => playerOf(board, seat).hand.length),
	...(board.teams && { teams: board.teams })
});

/** What an objective brings a seat as things stand; null: that hangs on a hand that is not given. */
export function pointsOf(
	id: ObjectiveId,
	seen: Seen,
	seat: SeatId,
	hand: readonly CardId[] | null
): number | null {
	const { points } = objectiveOf(id);
	if (points.of === 'table') return points.count(seen, seat);
	return hand && points.count(hand);
}

function tallyOf(board: Board, seen: Seen, seat: SeatId, hasEnded: boolean): Tally {
	const { hand } = playerOf(board, seat);
	const objectives = Object.fromEntries(
		(board.objectives?.cards ?? []).map((id) => [id, pointsOf(id, seen, seat, hand) ?? 0])
	);
	const colonies = foreignColonies(board, seat);
	const ended = hasEnded ? ENDED : 0;
	const total = sumOf(Object.values(objectives), (n) => n) + colonies + ended;
	return { objectives, colonies, ended, total };
}

/** CE-40.57: what counts for a seat: with its partner’s points, or its own twice where others have partners. */
const counting = (
	board: Board,
	totals: { readonly [seat: SeatId]: Tally },
	seat: SeatId
): number => {
	const own = totals[seat]?.total ?? 0;
	if (!board.teams) return own;
	const partner = partnerOf(board, seat);
	return own + (partner === null ? own : (totals[partner]?.total ?? 0));
};

/** How many points a player has, and what for. */
function told(who: SeatId, { objectives, colonies, ended, total }: Tally): Words {
	const parts = [
		...entriesOf(objectives).map(([id, n]) => ({ n, what: objectiveOf(id).name })),
		{ n: colonies, what: msg('foreign colonies') },
		{ n: ended, what: msg('ending the game') }
	].filter(({ n }) => n > 0);
	return parts.length === 0
		? msg('{who} has no points.', { who })
		: msg('{who} has {n} points: {parts}.', {
				who,
				n: total,
				parts: { and: parts.map(({ n, what }) => msg('{n} for {what}', { n, what })) }
			});
}

/** The game has been ended by these in the normal way, or unwon (CE-21.15): all are counted, and the most points win (CE-40.41). */
export function winByPoints(play: Play, enders: readonly SeatId[]): void {
	const { board } = play;
	if (!board.objectives) throw new Error('There are no objectives.');
	const seen = seenOf(board);
	const counted = bySeat(board.order, (seat) => tallyOf(board, seen, seat, enders.includes(seat)));
	board.objectives.counted = counted;
	if (enders.length > 0)
		play.say(
			msg('The goal is reached by {whom}: the game ends, and all count their points.', {
				whom: { and: enders }
			}),
			'CE-40.41'
		);
	for (const [who, tally] of entriesOf(counted)) play.say(told(who, tally), 'CE-40.42');
	const may = board.order.filter((seat) => value(play, 'mayWin', true, { seat }));
	const most = Math.max(...may.map((seat) => counting(board, counted, seat)));
	const winners = may.filter((seat) => counting(board, counted, seat) === most);
	const who = { and: winners };
	finishWith(
		play,
		winners,
		msg('With {n} points.', { n: most }),
		'CE-40.41',
		winners.length === 1
			? msg('{who} wins with {n} points.', { who, n: most })
			: msg('{who} share the victory with {n} points.', { who, n: most })
	);
}
