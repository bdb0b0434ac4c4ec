/** How lux cards are dealt (CE-38.3): two to each player, who turns one to its special side; the other is a market. */
import { msg } from '../../../../core';
import { inTurn } from '../../../kit';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import type { Board, SeatId } from '../../types';
import { setCards } from './tokens';
import type { LuxId } from './state';
import { LUX_CARDS, luxCardBy } from '.';

declare module '../../play' {
	interface Steps {
		'lux.deal': {
			/** Those of each seat. */
			dealt?: { readonly [seat: SeatId]: readonly LuxId[] };
		};
	}
}

const EACH = 2;

/** A lux card, to be turned up or not. */
export const luxChoice = (id: LuxId) => ({
	id,
	say: nameOf('lux', id),
	note: luxCardBy(id).words.gist
});

/** Those that can be dealt at this table. */
export const dealable = ({ order }: Board): LuxId[] =>
	Object.entries(LUX_CARDS)
		.filter(([, { needsOthers }]) => order.length > 2 || !needsOthers)
		.map(([id]) => id);

const dealing = formsOf('lux.deal');

export const deal: Step = {
	draw: dealing.run((play, frame) => {
		const { board } = play;
		const ids = play.shuffle(dealable(board));
		frame.dealt = Object.fromEntries(board.order.map((seat) => [seat, ids.splice(0, EACH)]));
	}),

	/** All at once and in secret. */
	choose: dealing.askAll({
		ask: ({ board }, { dealt = {} }) =>
			board.order.map((seat) => ({
				seat,
				secret: true,
				rule: 'CE-38.3',
				say: msg('Which of your two lux cards lies with its special side up?'),
				shape: {
					type: 'one',
					choices: (dealt[seat] ?? []).map(luxChoice)
				},
				fallback: 'random'
			})),
		then: (play, _frame, answers) => {
			const chosen = inTurn(play.board.order, answers).map(
				([seat, { pick }]) => [seat, pick] as const
			);
			setCards(play, Object.fromEntries(chosen));
			for (const [who, card] of chosen)
				play.say(
					msg('{card} lies before {whom}.', { card: nameOf('lux', card), whom: who }),
					'CE-38.3'
				);
		}
	})
};
