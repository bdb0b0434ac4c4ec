/** What a bot does with lux (CE-38): which card lies before it, who may buy in its market, and how much it buys. */
import type { Answer, Shape } from '../../../core';
import { bestOf, idsOf, pickBest, sumOf } from '../../kit';
import { luxCardBy } from '../modules/lux';
import { NOTHING, PRICES, worthIn } from '../modules/lux/worth';
import type { SeatId } from '../types';
import { worthOfLaid } from './odds';
import { isOurs, mainOf, rivalsOf, sideOf } from './sight';
import type { Sight } from './sight';
import { fightIn } from './worth';

/** Its own lux card does something for it. */
export const keepLiked = (_sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => luxCardBy(id).liked);

/** Rewards a seat could buy at this price, as all see it. */
const buys = ({ open }: Sight, seat: SeatId, price: number): number =>
	Math.floor(worthIn(open.lux?.purses[seat] ?? NOTHING) / price);

/** A reward of a rival hurts less than an own one helps: there are several of them. */
const RIVALS = 0.4;

/** What a market at this price is worth to it, where these may buy. */
const worthOfMarket = (sight: Sight, price: number, seats: readonly SeatId[]): number =>
	sumOf(seats, (seat) => buys(sight, seat, price) * (isOurs(sight, seat) ? 1 : -RIVALS));

/** The market that brings it most, less what others have of it. */
export function openMarket(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const { me, open } = sight;
	const markets = shape.choices.flatMap(({ id, then }): { answer: Answer; worth: number }[] => {
		if (id === 'alone')
			return [{ answer: { pick: id }, worth: worthOfMarket(sight, PRICES.alone, [me]) }];
		if (id === 'all')
			return [{ answer: { pick: id }, worth: worthOfMarket(sight, PRICES.all, open.order) }];
		return (then?.type === 'one' ? idsOf(then) : []).map((other) => ({
			answer: { pick: id, then: { pick: other } },
			worth: worthOfMarket(sight, PRICES.two, [me, other as SeatId])
		}));
	});
	return bestOf(markets, ({ worth }) => worth)?.answer ?? null;
}

/** It agrees where it can buy something itself, and helps its partner. */
export function joinMarket(sight: Sight): Answer {
	const offense = mainOf(sight, 'offense');
	const ours = offense !== null && !rivalsOf(sight).includes(offense);
	return { yes: ours || buys(sight, sight.me, PRICES.two) > 0 };
}

/** Lux are there to be spent: as many rewards as can be. */
export const buyAll = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'amount' ? { amount: shape.max } : null;

/** With as little too much as can be, and ultra lux last, unless its card asks for one. */
export const payLeast = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => {
		const [lux = 0, ultra = 0] = id.split(' ').map(Number);
		const { me, open } = sight;
		const card = open.lux?.cards[me] === 'double-ultra-luxurious-lifestyle';
		const more = card && ultra > 0 && mainOf(sight, 'offense') !== me ? WITH_CARD : 0;
		return more - worthIn({ lux, ultra }) - ultra / 10;
	});

/** Two rewards more are worth an ultra lux. */
const WITH_CARD = 3;

/** Ships come home from the warp gladly; they leave an encounter where its side is not to win. */
export function consents(sight: Sight): Answer {
	const { phase } = sight.open;
	if (phase === 'regroup') return { yes: true };
	const side = sideOf(sight, sight.me);
	const fight = fightIn(sight);
	return { yes: side !== null && fight !== null && worthOfLaid(sight, fight) < 0 };
}
