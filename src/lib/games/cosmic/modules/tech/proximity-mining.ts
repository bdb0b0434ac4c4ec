/** Proximity Mining: a ship is lost, and the mine is passed on. */
import { msg, template } from '../../../../core';
import { seatChoice } from '../../../kit';
import { coloniesOf, leftOf, planetName, shipsAt } from '../../board';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { foreignOf, threatens } from '../../bot/sight';
import { trifling } from '../../bot/wishes';
import { bestOf } from '../../../kit';
import { loseShips } from '../../steps/lose';
import { asking } from '../../use';
import { handOn } from './pieces';
import type { Technology } from './technology';

export const proximityMining: Technology = {
	words: {
		name: msg('Proximity Mining'),
		gist: msg('Send a ship of another to the warp, and pass this on to them'),
		text: msg(
			'In any phase send one ship of another player from a colony to the warp. Then this technology goes to that player, face down, to be researched anew.'
		),
		rulings: []
	},
	research: 3,
	drawsAnother: true,
	liked: 4,
	uses: {
		mine: asking({
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) =>
				leftOf(board, seat).some((other) => coloniesOf(board, other).length > 0),
			ask: ({ board }, { seat }) => ({
				type: 'one',
				choices: leftOf(board, seat)
					.filter((other) => coloniesOf(board, other).length > 0)
					.map((other) => ({
						...seatChoice(other),
						then: {
							type: 'one' as const,
							choices: coloniesOf(board, other).map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet,
								note: msg('{n, plural, one {# ship} other {# ships}} there', {
									n: shipsAt(board, other, planet)
								})
							}))
						}
					}))
			}),
			say: msg('a ship of another goes to the warp'),
			sends: template('Use Proximity Mining on {first}'),
			// It is kept for the last ship of a colony, of who is near the goal.
			worth: (sight) =>
				sight.open.order.some((seat) => seat !== sight.me && threatens(sight, seat)) ? 0.2 : 0,
			harms: trifling,
			choose: (sight, { choices }) => {
				const whom = bestOf(choices, ({ id }) => foreignOf(sight, id));
				const where =
					whom &&
					bestOf(whom.then.choices, ({ id }) => {
						const home = id.startsWith(`planet:${whom.id.slice('seat:'.length)}-`);
						return (home ? 0 : 100) - (sight.open.planets[id]?.[whom.id] ?? 0);
					});
				return whom && where ? { pick: whom.id, then: { pick: where.id } } : null;
			},
			apply: (play, me, { pick: whom, then: { pick: planet } }) => {
				handOn(play, me, whom, 'CE-32.35');
				if (shipsAt(play.board, whom, planet) > 0)
					loseShips(play, { [whom]: { [planet]: 1 } }, { rule: 'CE-32.35' });
			}
		})
	}
};
