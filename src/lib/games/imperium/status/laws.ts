/** What laws do in the Status Phase (TI-21.11), each at the step it touches. */
import { msg } from '../../../core';
import type { Ask, Choice, Reason } from '../../../core';
import { playerOf } from '../../kit';
import type { OneOf } from '../../kit';
import { gainGoods, giveGoods } from '../economy/gains';
import { loseTech, missingFor } from '../economy/techs';
import type { Play } from '../play';
import { hasOffice, lawOf } from '../politics/in-force';
import { techOf } from '../tables/by-id';
import { timingOrder } from '../timing/order';
import { partnersOf } from '../trade/agreements';
import type { Board, SeatId, TechId } from '../types';

/** Resource Management: why counters may not change areas; null: they may. */
export const whyNotMove = (board: Board): Reason | null =>
	lawOf(board, 'resource-management')
		? { why: msg('Resource Management: counters may not change areas.'), rule: 'TI-21.11' }
		: null;

/** Minister of Commerce: 1 trade good from each other player who has one and an agreement, in step 5. */
export function collectByOffice(play: Play): void {
	const { board } = play;
	const seats = timingOrder(board);
	const minister = seats.find((seat) => hasOffice(board, seat, 'minister-of-commerce'));
	if (minister === undefined) return;
	for (const seat of seats)
		if (
			seat !== minister &&
			partnersOf(board, seat).length > 0 &&
			playerOf(board, seat).tradeGoods > 0
		)
			giveGoods(play, seat, minister, 1, 'TI-21.11');
}

/** What Technology Buy-back pays. */
const BOUGHT_BACK_FOR = 6;

/** Technologies without which no other one lacks what it takes. */
function notRequired(board: Board, seat: SeatId): TechId[] {
	const player = playerOf(board, seat);
	return player.techs.filter((tech) => {
		const techs = player.techs.filter((one) => one !== tech);
		const without = { ...board, players: { ...board.players, [seat]: { ...player, techs } } };
		return techs.every(
			(one) => missingFor(without, seat, one).length <= missingFor(board, seat, one).length
		);
	});
}

const NOTHING = 'none';

/** Technology Buy-back: one technology a phase, in step 5 and in the order of play. */
export function askBuyBack(board: Board, seat: SeatId): Ask<OneOf<Choice>> | null {
	const techs = lawOf(board, 'technology-buy-back') ? notRequired(board, seat) : [];
	if (techs.length === 0) return null;
	return {
		...{ seat, rule: 'TI-21.11' },
		say: msg('Give up a technology for {n} trade goods?', { n: BOUGHT_BACK_FOR }),
		shape: {
			type: 'one',
			choices: [
				{ id: NOTHING, say: msg('Keep all') },
				...techs.map((id) => ({ id, on: id, say: techOf(id).name }))
			]
		},
		fallback: { pick: NOTHING }
	};
}

export function buyBack(play: Play, seat: SeatId, pick: TechId): void {
	if (pick === NOTHING) return;
	loseTech(play, seat, pick, 'TI-21.11');
	gainGoods(play, seat, BOUGHT_BACK_FOR, 'TI-21.11');
	// TI-13.4, TI-13.10: it may have given places.
	play.push('upkeep');
}
