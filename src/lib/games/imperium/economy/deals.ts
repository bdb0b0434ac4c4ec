/** What cards change of the next purchase of a technology (TI-19.6, TI-19.9). */
import { lastingOf } from '../lasting';
import type { Lasting } from '../lasting';
import { planetsOf } from '../board';
import { planetOf, techOf } from '../tables/by-id';
import type { Board, SeatId, TechId } from '../types';
import type { PricePart } from './techs';

export const DEALS = [
	'corporate-sponsorship',
	'opening-the-black-box',
	'focused-research'
] as const;
export type Deal = (typeof DEALS)[number];

declare module '../lasting' {
	interface Lastings {
		/** Holds for the next technology this player buys in this action. */
		techDeal: { seat: SeatId; card: Deal };
	}
}

export const techDeal = (seat: SeatId, card: Deal): Lasting => ({
	...{ is: 'techDeal', seat, card, until: 'action' }
});

export const hasDeal = (board: Board, seat: SeatId, card: Deal): boolean =>
	lastingOf(board, 'techDeal').some((one) => one.seat === seat && one.card === card);

/** The purchase is made. */
export const endDeals = (board: Board, seat: SeatId): void => {
	board.lasting = board.lasting.filter((one) => one.is !== 'techDeal' || one.seat !== seat);
};

/** Corporate Sponsorship takes this off a green technology. */
const SPONSORED = 4;

/** What these deals take off a price. */
export function dealParts(board: Board, seat: SeatId, tech: TechId): PricePart[] {
	const { colour } = techOf(tech);
	const parts: PricePart[] = [];
	if (colour === 'green' && hasDeal(board, seat, 'corporate-sponsorship'))
		parts.push({ by: -SPONSORED, of: { card: 'corporate-sponsorship' } });
	if (colour === 'red' && hasDeal(board, seat, 'opening-the-black-box')) {
		// Each red specialty counts once more (TI-19.2).
		const red = planetsOf(board, seat).filter((id) => planetOf(id).specialty === 'red').length;
		if (red > 0) parts.push({ by: -red, of: { card: 'opening-the-black-box' } });
	}
	return parts;
}
