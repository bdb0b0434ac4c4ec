/** Whole hands change owners, and each owner is told what came. */
import { msg } from '../../../core';
import { playerOf } from '../board';
import { cardName } from '../cards';
import { dealHands } from '../hands';
import { taken } from '../modules/rewards/taken';
import { seatChoice } from '../../kit';
import type { Choice, Words } from '../../../core';
import type { Play } from '../play';
import type { SeatId } from '../types';

/** Each of these gets the whole hand of the other named with it, by order of `by`. */
export function passHands(
	play: Play,
	by: SeatId,
	passes: readonly { readonly to: SeatId; readonly from: SeatId }[],
	say: Words
): void {
	const handOf = (seat: SeatId) => playerOf(play.board, seat).hand;
	dealHands(
		play,
		by,
		passes.map(({ to, from }) => [to, handOf(from)])
	);
	play.showed = true;
	play.say(say, 'CE-16.1');
	// CE-31.34: who has it done takes, the others are given.
	taken(play, by, handOf(by), passes.find(({ to }) => to === by)?.from);
	for (const { to } of passes) {
		const hand = handOf(to);
		play.tell(
			to,
			hand.length > 0
				? msg('You now hold {cards}.', { cards: { and: hand.map(cardName) } })
				: msg('You now hold no card.'),
			'CE-16.1'
		);
	}
}

/** Somebody to swap hands with, and how many cards that brings. */
export const handChoice = (play: Play, seat: SeatId): Choice<SeatId> => ({
	...seatChoice(seat),
	note: msg('{n, plural, one {# card} other {# cards}} in hand', {
		n: playerOf(play.board, seat).hand.length
	})
});

/** A swap as whoever may have it done reads it: `your 8 cards for 15`. */
export const swapsFor = (play: Play, seat: SeatId, other: SeatId): Words =>
	msg(
		'swap hands with {whom}: your {n, plural, one {# card} other {# cards}} for {m, plural, =0 {none} other {#}}',
		{
			whom: other,
			n: playerOf(play.board, seat).hand.length,
			m: playerOf(play.board, other).hand.length
		}
	);

/** Two swap their hands, by order of the first. */
export const swapHands = (play: Play, one: SeatId, other: SeatId): void =>
	passHands(
		play,
		one,
		[
			{ to: one, from: other },
			{ to: other, from: one }
		],
		msg('{one, select, you {You} other {#}} and {other, select, you {you} other {#}} swap hands.', {
			one,
			other
		})
	);
