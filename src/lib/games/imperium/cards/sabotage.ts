/** Sabotage: the card that was just announced does not happen (TI-18.4). */
import { msg } from '../../../core';
import { plain } from './card';
import { answeredBy } from '../timing/announced';
import { actionCardWords } from '../words';

export const SABOTAGE = 'sabotage';

export const sabotage = {
	[SABOTAGE]: plain({
		// The card that it cancels is cancelled once.
		on: () => null,
		can: () => true,
		apply: (play) => {
			const answered = answeredBy(play);
			answered.isCancelled = true;
			const { seat, card } = answered;
			play.say(msg('{card} is cancelled.', { card: actionCardWords(card) }), 'TI-18.4', {
				type: 'cancelled',
				seat,
				card
			});
		}
	})
};
