/** Whether a card about the next purchase of a technology would change anything (TI-18.9). */
import { playerOf } from '../../kit';
import { remember } from '../lasting';
import type { Board, SeatId } from '../types';
import { techDeal } from './deals';
import type { Deal } from './deals';
import { canPay } from './payment';
import { techPrice, techsFor } from './techs';

/** What can be bought, and for how much, by technology; `spent`: resources that are gone before. */
function offers(board: Board, seat: SeatId, spent: number): Map<string, number> {
	const means = canPay(board, seat, 'resources') - spent;
	return new Map(
		techsFor(board, seat, 'buy').flatMap((tech) => {
			const price = techPrice(board, seat, tech);
			return price <= means ? [[tech, price] as const] : [];
		})
	);
}

/** Whether it makes anything this player could buy cheaper, or brings something within reach. */
export function wouldHelp(board: Board, seat: SeatId, card: Deal, spent = 0): boolean {
	if (playerOf(board, seat).isOut) return false;
	const before = offers(board, seat, 0);
	const after: Board = { ...board, lasting: board.lasting.slice() };
	remember(after, techDeal(seat, card));
	return [...offers(after, seat, spent)].some(
		([tech, price]) => (before.get(tech) ?? Infinity) > price
	);
}

/** What Focused Research costs besides. */
export const FOCUSED = 6;

/** Whether any card of a purchase would help, whoever holds it. */
export const anyWouldHelp = (board: Board, seat: SeatId): boolean =>
	wouldHelp(board, seat, 'corporate-sponsorship') ||
	wouldHelp(board, seat, 'opening-the-black-box') ||
	wouldHelp(board, seat, 'focused-research', FOCUSED);
