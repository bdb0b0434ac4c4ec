/** Action Cards beside what is asked, or while others are asked (TI-34.4, TI-34.5), and looks at them. */
import { asideFor, msg } from '../../../core';
import { playerOf, seatChoice } from '../../kit';
import { hasAbility } from '../abilities';
import type { Imperium } from '../play';
import { momentsOf } from '../timing/beside';
import { cardsAt, playCard } from '../timing/cards';
import type { SeatId } from '../types';
import { actionCardWords } from '../words';
import { opponentsOf } from './choices';

const aside = asideFor<Imperium>();

/** TI-34.4, TI-34.5: cards that are played beside an own question, or unasked. */
export const card = aside({
	interrupts: true,
	ask: (play, seat) => {
		const choices = cardsAt(play, seat, momentsOf(play, seat));
		if (choices.length === 0) return null;
		return {
			rule: 'TI-34.5',
			say: msg('Play an Action Card'),
			shape: { type: 'one' as const, choices }
		};
	},
	then: (play, answer, seat) => {
		playCard(play, seat, answer);
	}
});

/** TI-25.7: Yssaril spies, between two picks, once in the phase. */
export const spies = aside({
	interrupts: true,
	ask: (play, seat) => {
		const phase = play.find('strategy');
		const seats = opponentsOf(play.board, seat).filter(
			(one) => playerOf(play.board, one).hand.length > 0
		);
		if (!phase || phase.spied?.includes(seat) || seats.length === 0) return null;
		if (play.find('card') || !hasAbility(play.board, seat, 'spies')) return null;
		return {
			rule: 'TI-25.7',
			say: msg('Look at a player’s Action Cards'),
			shape: { type: 'one' as const, choices: seats.map(seatChoice) }
		};
	},
	then: (play, { pick }, seat) => {
		const phase = play.within('strategy');
		phase.spied = [...(phase.spied ?? []), seat];
		play.say(
			msg('{who} looks at {of, select, you {your Action Cards} other {the Action Cards of #}}.', {
				who: seat,
				of: pick
			}),
			'TI-25.7',
			{ type: 'spied', seat, of: pick }
		);
		const { hand } = playerOf(play.board, pick);
		play.tell(
			seat,
			msg('{who} holds {cards}.', { who: pick, cards: { and: hand.map(actionCardWords) } }),
			'TI-25.7'
		);
	}
});

declare module '../moves' {
	interface Moves {
		/** A player looks at another's hand, which nobody else sees (TI-27.6). */
		spied: { readonly seat: SeatId; readonly of: SeatId };
	}
}
