/** The destiny deck (CE-7): its cards, and how they are drawn, searched, kept away and put back. */
import { msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { drawFrom, gathered, likeOf } from '../../kit';
import type { OneOf } from '../../kit';
import { encounterOf } from '../board';
import { colourOf } from '../cards';
import { readsWarnings, showsWarning } from '../modules/hazards/warning';
import type { Play } from '../play';
import type { DestinyId, SeatId } from '../types';
import { value } from '../values';

/** What a card shows, without which copy it is: `colour:2`, `wild`; with a warning that is read, the card itself. */
type DestinyLike = string;

/** CE-7.20: with a warning that is read it is not like the others of its colour. */
export const likeIn = ({ board }: Play, card: DestinyId): DestinyLike =>
	readsWarnings(board) && showsWarning(card, board.options) ? card : likeOf(card);

/** When one card is left, it is shuffled with the discards before any is drawn; nothing quakes here (CE-19.7). */
const isOut = ({ vault }: Play): boolean => vault.destiny.length <= 1;

function renew(play: Play): void {
	const { board, vault } = play;
	if (!isOut(play) || board.destinyDiscard.length === 0) return;
	vault.destiny = gathered(play, vault.destiny, board.destinyDiscard);
	play.say(msg('The destiny deck is shuffled anew.'), 'CE-7.2');
}

/** The cards one of which is drawn next, by their names: their order is nobody’s business (CE-7.20). */
const undrawn = (play: Play): DestinyId[] =>
	[...play.vault.destiny, ...(isOut(play) ? play.board.destinyDiscard : [])].sort();

/** How many destiny cards can still be drawn. */
export const drawable = ({ board, vault }: Play): number =>
	vault.destiny.length + board.destinyDiscard.length;

/** Whether there is such a card among them. */
export const canDraw = ({ board, vault }: Play, such: (card: DestinyId) => boolean): boolean =>
	vault.destiny.some(such) || board.destinyDiscard.some(such);

/** CE-7.25: with no card left destiny is wild all the same. */
export const CARDLESS: DestinyId = 'wild';

/** CE-7.20: what the deck holds, for who may choose the card that is drawn next. */
export function searched(play: Play): OneOf<Choice<DestinyLike>> {
	const cards = undrawn(play);
	return {
		type: 'one',
		choices: [...new Set(cards.map((card) => likeIn(play, card)))].map((like) => {
			const same = cards.filter((card) => likeIn(play, card) === like);
			const seat = colourOf(same[0] ?? like);
			return {
				id: like,
				say: shownOn(play, same[0] ?? like),
				...(seat ? { on: seat } : {}),
				note: msg('{n, plural, one {# card} other {# cards}} in the deck', { n: same.length })
			};
		})
	};
}

/** CE-7.20: a card like this one is drawn next, and the rest of the deck is shuffled, or stays as it lies (CE-36.80). */
export function drawNext(play: Play, like: DestinyLike, shuffles = true): void {
	renew(play);
	const card = undrawn(play).find((one) => likeIn(play, one) === like);
	if (card === undefined) throw new Error(`No ${like} is left in the destiny deck.`);
	const { vault } = play;
	const rest = vault.destiny.filter((one) => one !== card);
	vault.destiny = [...(shuffles ? play.shuffle(rest) : rest), card];
}

/** CE-7.23: the top cards of the deck, the first of them drawn first; when there are fewer, all are shuffled before. */
export function topCards(play: Play, n: number): DestinyId[] {
	const { board, vault } = play;
	if (vault.destiny.length < n && board.destinyDiscard.length > 0) {
		vault.destiny = gathered(play, vault.destiny, board.destinyDiscard);
		play.say(msg('The destiny deck is shuffled anew.'), 'CE-7.23');
	}
	return vault.destiny.slice(-n).toReversed();
}

/** CE-7.23: these cards of the deck lie on top of it, or below it, each in the order in which they are drawn. */
export function putInOrder(
	{ vault }: Play,
	top: readonly DestinyId[],
	bottom: readonly DestinyId[]
): void {
	const moved = [...top, ...bottom];
	const rest = vault.destiny.filter((one) => !moved.includes(one));
	vault.destiny = [...bottom.toReversed(), ...rest, ...top.toReversed()];
}

/** CE-36.26: a card of this colour without a warning leaves the deck; null: there is none. */
export function takeOut({ vault, board }: Play, colour: SeatId): DestinyId | null {
	const card = vault.destiny.find(
		(one) => colourOf(one) === colour && !showsWarning(one, board.options)
	);
	vault.destiny = vault.destiny.filter((one) => one !== card);
	return card ?? null;
}

/** CE-36.26: a card that lay on a sheet goes to the pile. */
export function putAway({ board }: Play, card: DestinyId): void {
	board.destinyDiscard.push(card);
}

/** CE-34.15: a card of the pile goes back on top of the deck. */
export function putBack({ board, vault }: Play, card: DestinyId): void {
	board.destinyDiscard = board.destinyDiscard.filter((other) => other !== card);
	vault.destiny.push(card);
}

/** CE-7.21: the card that was drawn decides nothing; another is drawn. */
export function drawAgain({ board }: Play): void {
	encounterOf(board).destiny = null;
}

/** Draws cards, face up: CE-7.16: each lies on its discard pile from then on; one place serves both. Or it leaves the game (CE-37.27). */
export function drawUp(play: Play, n: number): DestinyId[] {
	const { board, vault } = play;
	renew(play);
	const cards = drawFrom(vault.destiny, n);
	if (cards.length < n) throw new Error('The destiny deck is empty.');
	play.showed = true;
	if (value(play, 'destinyLeaves', false, null)) {
		board.destinyGone = [...(board.destinyGone ?? []), ...cards];
		play.say(
			msg('{n, plural, one {The destiny card leaves} other {The destiny cards leave}} the game.', {
				n
			}),
			'CE-37.27'
		);
	} else board.destinyDiscard.push(...cards);
	return cards;
}

/** CE-40.64: of two cards that were drawn the one that is used lies on top, the other goes below the deck. */
export function keepOne({ board, vault }: Play, used: DestinyId, other: DestinyId): void {
	if (board.destinyGone?.includes(other)) {
		board.destinyGone = board.destinyGone.filter((one) => one !== other);
		vault.destiny.unshift(other);
		return;
	}
	board.destinyDiscard = [
		...board.destinyDiscard.filter((one) => one !== used && one !== other),
		used
	];
	vault.destiny.unshift(other);
}

export function destinyName(card: DestinyId): Words {
	if (card.startsWith('wild')) return msg('a wild card');
	const colour = colourOf(card);
	if (colour)
		return msg('{who, select, you {your colour} other {the colour of #}}', { who: colour });
	const name = SPECIALS[card];
	if (!name) throw new Error(`There is no destiny card ${card}.`);
	return name;
}

/** The same, with its warning where that is read. */
export const shownOn = (play: Play, card: DestinyId): Words =>
	likeIn(play, card) === card && colourOf(card)
		? msg('{card}, with a hazard warning', { card: destinyName(card) })
		: destinyName(card);

const SPECIALS: { readonly [card: DestinyId]: Words } = {
	'special:fewest-ships-in-warp': msg('"fewest ships in warp"'),
	'special:most-cards-in-hand': msg('"most cards in hand"'),
	'special:most-foreign-colonies': msg('"most foreign colonies"')
};
