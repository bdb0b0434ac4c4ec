/** Rifts (CE-31.30): played they let ships out of the warp; taken out of a hand they go off on the taker. */
import { msg } from '../../../../core';
import { entriesOf, fromFirst, oneOfEach, sumOf } from '../../../kit';
import { maySeeReward, playerOf } from '../../board';
import { told } from '../../because';
import { cardName, kindOf, numberOf } from '../../cards';
import { happened } from '../../declared';
import { discardCards, playOut } from '../../hands';
import { warpOf } from '../../bot/wishes';
import { SHIP } from '../../bot/worth';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { CardId, SeatId } from '../../types';
import type { ModulePlay } from '../plays';

const inWarp = ({ board }: Play): [SeatId, number][] =>
	entriesOf(board.warp).filter(([, n]) => n > 0);

export const RIFTS: ModulePlay = {
	moment: 'encounter.start',
	may: (play, seat) => inWarp(play).length > 0 && maySeeReward(play.board, seat),
	choices: (play, seat) => {
		const ships = inWarp(play);
		if (ships.length === 0) return [];
		const { hand } = playerOf(play.board, seat);
		return oneOfEach(hand.filter((card) => kindOf(card) === 'rift')).map((card) => {
			const most = Math.min(
				numberOf(card),
				sumOf(ships, ([, n]) => n)
			);
			return {
				id: card,
				say: msg('{card}: let up to {n} ships out of the warp', {
					card: cardName(card),
					n: numberOf(card)
				}),
				on: card,
				then: {
					type: 'split',
					places: ships.map(([whose, n]) => ({
						id: whose,
						say: msg('{who}', { who: whose }),
						on: whose,
						max: Math.min(n, most)
					})),
					min: 1,
					max: most
				}
			};
		});
	},
	mine: (pick) => kindOf(pick) === 'rift',
	/** CE-31.31: it is discarded, and its player has said whose ships leave the warp. */
	play: (play, seat, { pick, then }) => {
		const split = then && 'split' in then ? then.split : {};
		const ships = fromFirst(
			inWarp(play).map(([id, n]) => ({ id, max: Math.min(n, split[id] ?? 0) })),
			numberOf(pick)
		);
		const card = playOut(play, seat, pick);
		const played = msg('{who} plays {card}.', {
			who: seat,
			card: cardName(card)
		});
		play.say(played, 'CE-31.31', { type: 'played', seat, card });
		happened(play, played);
		play.push('home', { from: 'warp', ships });
	},
	worth: (sight) => (warpOf(sight) > 1 ? warpOf(sight) * SHIP - 0.1 : 0)
};

/** A card that was taken goes off: who has it loses as many ships as its number, and it is discarded. */
export function goOff(play: Play, seat: SeatId, card: CardId, rule: string): void {
	const n = numberOf(card);
	const why = told(play, {
		of: 'rift',
		by: seat,
		say: msg('{card} goes off: {who} loses {n, plural, one {# ship} other {# ships}}.', {
			card: cardName(card),
			who: seat,
			n
		}),
		yours: msg('{card} goes off: you lose {n, plural, one {# ship} other {# ships}}.', {
			card: cardName(card),
			n
		}),
		rule
	});
	discardCards(play, seat, [card], rule);
	play.push('mustLose', { due: { [seat]: n }, rule, why });
}

declare module '../../play' {
	interface Steps {
		/** Rifts in the hand of who took them, about to go off. */
		rifts: { readonly seat: SeatId; cards: readonly CardId[] };
	}
}

export const rifts: Step = {
	goOff: formsOf('rifts').run((play, frame) => {
		const { seat, cards } = frame;
		// One that was thrown away or taken on does not go off.
		const held = cards.filter((card) => playerOf(play.board, seat).hand.includes(card));
		const [card, ...more] = held;
		if (card === undefined) return 'end';
		frame.cards = more;
		goOff(play, seat, card, 'CE-31.33');
		return 'goOff';
	})
};
