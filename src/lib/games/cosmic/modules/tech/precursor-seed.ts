/** Precursor Seed: a second power. */
import { msg } from '../../../../core';
import type { Technology } from './technology';

export const precursorSeed: Technology = {
	words: {
		name: msg('Precursor Seed'),
		gist: msg('A second alien power beside your own'),
		text: msg(
			'When completed, take at random an alien that nobody plays, and use its power besides your own.'
		),
		rulings: [
			msg('An alien with a game setup, or one that may not meet another in play, is not taken.'),
			msg('It is lost with your own power, when too few home colonies are left.'),
			msg('Its flare is super for you.')
		]
	},
	research: 9,
	liked: 8,
	uses: {},
	completed: (play, seat, slot) => play.push('join', { seat, slot }),
	got: (play, { brought }, from, to) => {
		if (brought) play.push('handPower', { from, to, alien: brought });
	},
	leaves: (play, { brought }) => {
		if (brought) play.push('part', { alien: brought });
	}
};
