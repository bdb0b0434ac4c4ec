/** Plasma Thrusters: a ship more for every fight. */
import { msg, template } from '../../../../core';
import { encounterOf, planetName, shipsAt, targetOf } from '../../board';
import { always } from '../../bot/wishes';
import { leavable } from '../../leaving';
import { moveShips } from '../../ships';
import { asking } from '../../use';
import type { Technology } from './technology';

export const plasmaThrusters: Technology = {
	words: {
		name: msg('Plasma Thrusters'),
		gist: msg('Send a ship more, and one to the planet you defend'),
		text: msg(
			'As the offense or an ally you may send one ship more than the rules allow, normally five. As the defense you may move one ship from another colony of yours to the planet the gate is aimed at, before ships are sent.'
		),
		rulings: [msg('Whoever may send one ship only may send two.')]
	},
	research: 6,
	liked: 6,
	passive: {
		mostShips: (_play, owner, most, { seat }) => (seat === owner.seat ? most + 1 : most)
	},
	uses: {
		rally: asking({
			moments: ['launch.beforeShips'],
			roles: ['defense'],
			once: true,
			open: (play, { seat }) =>
				leavable(play, seat).some((planet) => planet !== encounterOf(play.board).target),
			ask: (play, { seat }) => ({
				type: 'one',
				choices: leavable(play, seat)
					.filter((planet) => planet !== targetOf(play.board))
					.map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet,
						note: msg('{n, plural, one {# ship} other {# ships}} there', {
							n: shipsAt(play.board, seat, planet)
						})
					}))
			}),
			say: msg('a ship comes to the planet they defend'),
			yours: msg('a ship comes to the planet you defend'),
			sends: template('Move a ship from {first}'),
			worth: always(0.05),
			choose: (sight, { choices }) => {
				const shipsThere = (planet: (typeof choices)[number]) =>
					sight.open.planets[planet.id]?.[sight.me] ?? 0;
				const most = choices.reduce((one, other) =>
					shipsThere(other) > shipsThere(one) ? other : one
				);
				return { pick: most.id };
			},
			apply: (play, { seat }, { pick }) => {
				play.say(
					msg('A ship of {who} comes from {planet} to defend.', {
						who: seat,
						planet: planetName(pick)
					}),
					'CE-32.23'
				);
				moveShips(play, [{ seat, n: 1, from: pick, to: targetOf(play.board) }]);
			}
		})
	}
};
