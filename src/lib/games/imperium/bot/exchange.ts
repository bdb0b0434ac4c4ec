/** Action Cards traded in the Status Phase (TI-21.11): one that is little use here for a trade good. */
import type { Answer, Shape, Terms } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import { keepWorth } from './cards';
import { self } from './sight';
import type { Sight } from './sight';
import { isTrusted } from './trade';
import { ACTION_CARD, GOOD } from './worth';
import type { SeatId } from '../types';
import { goodsKept, goodsSaved } from './wants';

type Deal = Extract<Shape, { type: 'deal' }>;
type Side = Terms['give'];

/** One card of the giver's choice for one trade good. */
const CARD: Side = { number: { amount: 1 } };
const ONE_GOOD: Side = { goods: { amount: 1 } };

/** A card that its giver picks is one of the lesser. */
const UNSEEN = 0.7 * ACTION_CARD;
/** What a trade must bring. */
const GAIN = 0.2;
/** Who holds so many cards can spare one. */
const MANY = 3;
/** Who is refused asks again as seldom as this. */
const ONCE_IN = 2;

const amountOf = (side: Side, field: 'number' | 'goods'): number => {
	const answer = side[field];
	return answer && 'amount' in answer ? answer.amount : 0;
};

const namedIn = ({ cards }: Side): readonly string[] =>
	cards && 'picks' in cards ? cards.picks : [];

/** What these terms bring this player, less what they cost it. */
function gainOf(sight: Sight, { give, get }: Terms): number {
	const named = namedIn(give);
	const free = self(sight)
		.hand.filter((card) => !named.includes(card))
		.map((card) => keepWorth(sight, card))
		.sort((one, other) => one - other);
	const least = sumOf(free.slice(0, amountOf(give, 'number')), (worth) => worth);
	const gives = sumOf(named, (card) => keepWorth(sight, card)) + least;
	const gets = sumOf(namedIn(get), (card) => keepWorth(sight, card));
	return (
		gets +
		UNSEEN * amountOf(get, 'number') -
		gives +
		GOOD * (amountOf(get, 'goods') - amountOf(give, 'goods'))
	);
}

/** Trade goods that nothing else waits for. */
const goodsFree = (sight: Sight): number =>
	self(sight).tradeGoods - Math.max(goodsKept(sight), goodsSaved(sight));

/** exchange.partner: one who can spare a card, as long as there are goods for it. */
export function pickPartner(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const { board, open, dice } = sight;
	const spare = shape.choices.filter(({ id }) => {
		const seat = board.order.find((one) => one === id);
		return seat && (open.players[seat]?.holds.actions ?? 0) >= MANY && isTrusted(sight, seat);
	});
	const ends = goodsFree(sight) < 1 || spare.length === 0 || dice(ONCE_IN) > 0;
	return { pick: ends ? 'none' : (spare[dice(spare.length)]?.id ?? 'none') };
}

/** exchange.talk: accepts what is worth it, and offers a good for a card, or a card for a good. */
export function talk(sight: Sight, shape: Deal): Answer {
	const { standing } = shape;
	const other = shape.get.seat;
	if (standing && standing.by !== sight.me) {
		const isGood = standing.cannot === undefined && gainOf(sight, standing.terms) >= GAIN;
		return isGood && isTrusted(sight, other) ? { accept: standing.n } : { refuse: true };
	}
	const offer = standing ? null : offerTo(sight, other);
	return offer ? { offer } : { refuse: true };
}

function offerTo(sight: Sight, other: SeatId): Terms | null {
	const { board, open, me } = sight;
	const [mine, theirs] = [self(sight), playerOf(board, other)];
	const buys: Terms = { give: ONE_GOOD, get: CARD, promise: '' };
	const sells: Terms = { give: CARD, get: ONE_GOOD, promise: '' };
	const canBuy = goodsFree(sight) >= 1 && (open.players[other]?.holds.actions ?? 0) > 0;
	const canSell = mine.hand.length > 0 && theirs.tradeGoods > 0 && me !== other;
	if (canBuy && mine.hand.length < MANY && gainOf(sight, buys) >= GAIN) return buys;
	return canSell && gainOf(sight, sells) >= GAIN ? sells : null;
}
