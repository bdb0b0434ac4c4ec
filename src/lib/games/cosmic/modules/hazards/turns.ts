/** A hazard of the order of turns. */
import { msg } from '../../../../core';
import type { Hazard } from './hazard';

export const temporalAnomaly: Hazard = {
	words: {
		name: msg('Temporal Anomaly'),
		gist: msg('Turns pass the other way round'),
		text: msg(
			'From now on turns pass in the other direction, until another Temporal Anomaly turns them round again.'
		),
		rulings: [
			msg(
				'Only the order of turns: whoever is asked in turn, and the nearest on the left, stay as they were.'
			)
		]
	},
	lasts: 'once',
	enters: (play) => {
		const { board } = play;
		if (board.backwards) delete board.backwards;
		else board.backwards = true;
		play.say(
			board.backwards
				? msg('Turns pass to the right from now on.')
				: msg('Turns pass to the left again.'),
			'CE-33.6'
		);
	}
};
