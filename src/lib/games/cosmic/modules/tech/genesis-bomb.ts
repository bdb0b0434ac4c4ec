/** Genesis Bomb: one more home planet. */
import { msg, template } from '../../../../core';
import { madePlanet, planetName, shipsAt, techOf } from '../../board';
import { always } from '../../bot/wishes';
import { makePlanet, moveShips } from '../../ships';
import { asking } from '../../use';
import type { Board } from '../../types';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

/** CE-32.30: there is one such planet. */
const isMade = (board: Board): boolean =>
	board.order.some((seat) => board.planets[madePlanet(board, seat)] !== undefined);

export const genesisBomb: Technology = {
	words: {
		name: msg('Genesis Bomb'),
		gist: msg('Make one more home planet'),
		text: msg(
			'Turn it up and discard it at the start of any encounter: one more planet joins your home system. Any of the ships on it settle there at once; the others go home.'
		),
		rulings: [
			msg('It is completed by being used, with the ships that are on it then.'),
			msg('For others it is a planet of your system like the rest.'),
			msg('How many home colonies a power needs stays as it was.'),
			msg('There is one such planet: as long as it is there, no other is made.')
		]
	},
	research: 4,
	hidden: true,
	liked: 6,
	uses: {
		make: asking({
			moments: ['encounter.start'],
			open: ({ board }) => !isMade(board),
			ask: (play, { seat, id }) => ({
				type: 'amount',
				min: 0,
				max: researchers(play, seat, id)
			}),
			say: msg('one more planet joins their home system'),
			yours: msg('one more planet joins your home system'),
			sends: template('Settle it with {n}'),
			worth: always(0.6),
			choose: (_sight, { max }) => ({ amount: max }),
			apply: (play, me, { amount: n }) => {
				const { board } = play;
				const { seat, id } = me;
				const tech = techOf(board, seat, id);
				const planet = madePlanet(board, seat);
				makePlanet(play, planet);
				play.say(
					msg(
						'{planet} is made, and {n, plural, =0 {nobody settles} one {# ship settles} other {# ships settle}} there.',
						{ planet: planetName(planet), n }
					),
					'CE-32.30',
					null,
					[planet]
				);
				discardTech(play, me);
				if (tech)
					moveShips(play, [
						{ seat, n: Math.min(n, shipsAt(board, seat, tech.slot)), from: tech.slot, to: planet }
					]);
			}
		})
	}
};
