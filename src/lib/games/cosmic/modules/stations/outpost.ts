/** Alien Outpost: a further power, as long as the outpost stands. */
import { msg } from '../../../../core';
import type { Station } from './station';

export const alienOutpost: Station = {
	words: {
		name: msg('Alien Outpost'),
		gist: msg('A further alien power'),
		text: msg(
			'When you receive it, an alien is drawn that nobody plays and whose flare is not in the deck: its power is a further one of yours while you have a colony on this planet.'
		),
		rulings: [
			msg(
				'An alien with a game setup, with a way to win of its own, or that may not meet another in play, is not drawn.'
			),
			msg('It is lost with your own power, when too few home colonies are left.'),
			msg('Who receives the outpost later has another alien drawn.')
		]
	},
	showsSheets: true,
	liked: 8,
	uses: {},
	received: (play, seat, { id }) => play.push('stationJoins', { seat, id }),
	leaves: (play, { brought }) => {
		if (brought) play.push('part', { alien: brought });
	}
};
