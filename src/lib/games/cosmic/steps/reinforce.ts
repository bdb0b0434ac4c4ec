/**
 * Reinforcements (CE-15.15): after the reveal, main players and allies add to either total. One that is played is
 * discarded at once, whatever comes of it (CE-15.17).
 */
import { msg } from '../../../core';
import type { AnswerTo, Choice, OneShape, Words } from '../../../core';
import { bothAttack, defenseOf, encounterOf, playerOf, roleOf } from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { playOut } from '../hands';
import { totalOf, weigh } from '../totals';
import { SIDES } from '../types';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { Board, CardId, Moment, SeatId, Side } from '../types';

/** CE-11.9: only while two attacks count, by those in the encounter. */
const allowed = (board: Board, seat: SeatId): boolean =>
	roleOf(board, seat) !== 'uninvolved' && bothAttack(board);

export function reinforcementChoice(play: Play, moment: Moment, seat: SeatId): Choice[] {
	const { board } = play;
	if (moment !== 'reveal.values' || !allowed(board, seat)) return [];
	const { offense } = encounterOf(board);
	const defense = defenseOf(board);
	const values = new Set<number>();
	return playerOf(board, seat)
		.hand.filter((card) => kindOf(card) === 'reinforcement')
		.filter((card) => !values.has(numberOf(card)) && values.add(numberOf(card)))
		.map((card) => ({
			id: card,
			say: cardName(card),
			on: card,
			then: {
				type: 'one',
				choices: [
					{
						id: 'offense',
						say: msg('For the offense, {who}', { who: offense }),
						note: totalsWith(play, 'offense', numberOf(card))
					},
					{
						id: 'defense',
						say: msg('For the defense, {who}', { who: defense }),
						note: totalsWith(play, 'defense', numberOf(card))
					}
				]
			}
		}));
}

/** What both totals would be with so much more on a side. */
function totalsWith(play: Play, side: Side, more: number): Words {
	const ofSide = (one: Side) => totalOf(play, one, one === side ? more : 0);
	return msg('Then offense {offense}, defense {defense}', {
		offense: ofSide('offense'),
		defense: ofSide('defense')
	});
}

/** The side a window's answer reinforces; null when it is another answer. */
export const reinforcedBy = ({ pick, then }: AnswerTo<OneShape>): Side | null =>
	(kindOf(pick) === 'reinforcement' &&
		SIDES.find((side) => then && 'pick' in then && then.pick === side)) ||
	null;

declare module '../play' {
	interface Steps {
		reinforce: { readonly seat: SeatId; readonly card: CardId; readonly side: Side };
	}
}

const { run } = formsOf('reinforce');

export const reinforce: Step = {
	play: run((play, { seat, card: held, side }) => {
		const card = playOut(play, seat, held);
		encounterOf(play.board).added[side] += numberOf(card);
		play.say(
			msg('{who} plays {card} for the {side, select, offense {offense} other {defense}}.', {
				who: seat,
				card: cardName(card),
				side
			}),
			'CE-15.15',
			{ type: 'played', seat, card }
		);
		weigh(play);
	})
};
