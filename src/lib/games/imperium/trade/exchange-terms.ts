/** What two players offer each other when Action Cards are exchanged (TI-21.11): cards named, cards unnamed, trade goods. */
import { msg, verbatim } from '../../../core';
import type { Answer, DealSide, Field, Standing, Terms, Words } from '../../../core';
import { asTold, meant, playerOf } from '../../kit';
import type { ActionCardId, Board, SeatId } from '../types';
import { actionCardWords } from '../words';

/** The offer on the table, from the point of view of who made it. */
export interface Offer {
	readonly by: SeatId;
	readonly n: number;
	readonly terms: Terms;
}

type Side = Terms['give'];

/** The same terms as the other side sees them. */
export const turned = ({ give, get, promise }: Terms): Terms => ({ give: get, get: give, promise });

const NAMED = 'cards';
const UNNAMED = 'number';
const GOODS = 'goods';

const amountIn = (answer: Answer | undefined): number =>
	answer && 'amount' in answer ? answer.amount : 0;

const isCard = (id: string): id is ActionCardId => /#\d+$/.test(id);

/** Cards named. */
export const namedIn = (side: Side | undefined): readonly ActionCardId[] => {
	const answer = side?.[NAMED];
	return answer && 'picks' in answer ? answer.picks.filter(isCard) : [];
};
/** Cards that their giver picks when all is agreed. */
export const unnamedIn = (side: Side): number => amountIn(side[UNNAMED]);
export const goodsIn = (side: Side): number => amountIn(side[GOODS]);

/** What this player can bring; `known`: its cards that the one who is asked knows of. */
function sideOf(board: Board, giver: SeatId, known: readonly ActionCardId[], say: Words): DealSide {
	const { hand, tradeGoods } = playerOf(board, giver);
	const fields: Field[] = [];
	if (known.length > 0)
		fields.push({
			id: NAMED,
			say: msg('Cards named'),
			shape: {
				type: 'some',
				choices: known.map((id) => ({ id, on: id, say: actionCardWords(id) })),
				...{ min: 1, max: known.length }
			}
		});
	if (hand.length > 0)
		fields.push({ id: UNNAMED, say, shape: { type: 'amount', min: 1, max: hand.length } });
	if (tradeGoods > 0)
		fields.push({
			...{ id: GOODS, say: msg('Trade goods') },
			shape: { type: 'amount', min: 1, max: tradeGoods }
		});
	return { seat: giver, fields };
}

/** Why a player cannot bring its side; null when it can. Told to it alone. */
export function whyNotGive(board: Board, seat: SeatId, side: Side): Words | null {
	const { hand, tradeGoods } = playerOf(board, seat);
	const named = namedIn(side);
	if (meant(hand, named).length < named.length) return msg('You no longer hold a card named.');
	if (named.length + unnamedIn(side) > hand.length) return msg('You do not hold that many cards.');
	return goodsIn(side) > tradeGoods ? msg('You do not have that many trade goods.') : null;
}

/** Why an offer cannot be accepted by this player, who gives and gets these terms; null when it can. */
export function whyNotAccept(board: Board, by: SeatId, seat: SeatId, terms: Terms): Words | null {
	const { hand, tradeGoods } = playerOf(board, by);
	const { get } = terms;
	if (namedIn(get).length + unnamedIn(get) > hand.length)
		return msg('{who} no longer holds that many cards.', { who: by });
	if (goodsIn(get) > tradeGoods)
		return msg('{who} no longer has that many trade goods.', { who: by });
	return whyNotGive(board, seat, terms.give);
}

/** A side with other names for its cards. */
const withCards = (side: Side, picks: readonly ActionCardId[]): Side =>
	side[NAMED] ? { ...side, [NAMED]: { picks } } : side;

/** TI-27.13: an offer tells what the cards named are, and not which of several copies. */
export const openly = ({ give, get, promise }: Terms, seat: SeatId, other: SeatId): Terms => ({
	give: withCards(give, asTold(seat, namedIn(give))),
	get: withCards(get, asTold(other, namedIn(get))),
	promise
});

/** The same, with the cards this seat would give as it holds them; a card it lacks keeps the name it was told by. */
function ownCards(board: Board, seat: SeatId, terms: Terms): Terms {
	const cards = namedIn(terms.give);
	const held = meant(playerOf(board, seat).hand, cards);
	return held.length < cards.length ? terms : { ...terms, give: withCards(terms.give, held) };
}

/** The offer on the table as this seat sees it. */
function standingFor(board: Board, seat: SeatId, { by, n, terms }: Offer): Standing {
	if (by === seat) return { by, n, terms: ownCards(board, seat, terms) };
	const mine = turned(terms);
	const cannot = whyNotAccept(board, by, seat, mine);
	return {
		...{ by, n, terms: ownCards(board, seat, mine) },
		...(cannot === null ? {} : { cannot })
	};
}

/** What this seat may offer, or accept. */
export function dealFor(board: Board, seat: SeatId, other: SeatId, offer: Offer | undefined) {
	const shown = offer && (offer.by === seat ? offer.terms : turned(offer.terms));
	return {
		type: 'deal',
		give: sideOf(board, seat, playerOf(board, seat).hand, msg('Cards of your choice')),
		get: sideOf(board, other, namedIn(shown?.get), msg('Cards of their choice')),
		atLeast: 1,
		standing: offer ? standingFor(board, seat, offer) : null
	} as const;
}

/** What one of the two gives; the other names it in return. */
function sideWords(giver: SeatId, side: Side, isReturn = false): Words {
	const n = unnamedIn(side);
	const goods = goodsIn(side);
	const what: Words[] = [
		...namedIn(side).map(actionCardWords),
		...(n > 0
			? [
					msg(
						'{n, plural, one {# card} other {# cards}} of {whose, select, you {your} other {their}} choice',
						{ n, whose: giver }
					)
				]
			: []),
		...(goods > 0
			? [msg('{n, plural, one {# trade good} other {# trade goods}}', { n: goods })]
			: [])
	];
	if (what.length === 0)
		return isReturn
			? msg('for that {who} gives nothing', { who: giver })
			: msg('{who} gives nothing', { who: giver });
	const given = { who: giver, what: { and: what } };
	return isReturn ? msg('for that {who} gives {what}', given) : msg('{who} gives {what}', given);
}

/** The terms with the cards they name: for the two alone. */
export const termsWords = (by: SeatId, other: SeatId, { give, get, promise }: Terms): Words => {
	const words = { give: sideWords(by, give), get: sideWords(other, get, true) };
	return promise === ''
		? msg('{give}; {get}.', words)
		: msg('{give}; {get}. “{promise}”', { ...words, promise: verbatim(promise) });
};
