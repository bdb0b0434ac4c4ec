/** The Prometheus: a ship more, which adds 3 where it fights. */
import { msg } from '../../../../core';
import { pickBest } from '../../../kit';
import { bothAttack, coloniesOf, planetName, sideOf } from '../../board';
import { formsOf } from '../../play';
import { bringShip, forgetShip, isShipLost, takeShip } from '../special/brought';
import { isInEncounter } from '../special/marks';
import type { Step } from '../../play';
import type { PlanetId, SeatId } from '../../types';
import { techName } from './pieces';
import type { Technology } from './technology';

const ID = 'the-prometheus';
const GUNS = 3;

declare module '../../play' {
	interface Steps {
		'the-prometheus.lands': { readonly seat: SeatId };
	}
}

const lands: Step = {
	where: formsOf('the-prometheus.lands').ask({
		ask: ({ board }, { seat }) => {
			const colonies = coloniesOf(board, seat);
			return colonies.length === 0
				? null
				: {
						seat,
						rule: 'CE-32.50',
						say: msg('To which of your colonies does {tech} come?', { tech: techName(ID) }),
						shape: {
							type: 'one',
							choices: colonies.map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet
							}))
						}
					};
		},
		then: (play, _frame, { pick }, seat) => {
			play.say(
				msg('{tech} of {who} comes to {planet}.', {
					tech: techName(ID),
					who: seat,
					planet: planetName(pick)
				}),
				'CE-32.50',
				null,
				[pick]
			);
			bringShip(play, ID, seat, pick);
		}
	})
};

export const thePrometheus: Technology = {
	words: {
		name: msg('The Prometheus'),
		gist: msg('One ship more, which adds 3 where it fights'),
		text: msg(
			'When completed, put its ship on one of your colonies. It is one more of your ships, and while it is in an encounter it adds 3 to the total of your side.'
		),
		rulings: [
			msg('It counts as a ship besides the 3; what multiplies ships leaves the 3 as they are.'),
			msg('It cannot be completed without a colony.'),
			msg('The ship has no action, and when it is lost for good no other is marked in its place.'),
			msg('When this technology leaves play the ship leaves the game, wherever it is.'),
			msg(
				'Given to another player, the ship comes to a colony of theirs; one that was lost for good comes to nobody.'
			)
		]
	},
	research: 7,
	liked: 6,
	marksShip: true,
	completable: ({ board }, seat) => coloniesOf(board, seat).length > 0,
	completed: (play, seat) => play.push('the-prometheus.lands', { seat }),
	got: (play, _tech, _from, to) => {
		if (isShipLost(play.board, ID)) {
			forgetShip(play, ID);
			play.say(
				msg(
					'The ship of {tech} was lost for good: none comes to {who, select, you {you} other {#}}.',
					{ tech: techName(ID), who: to }
				),
				'CE-32.50'
			);
			return;
		}
		takeShip(play, ID);
		if (coloniesOf(play.board, to).length > 0) play.push('the-prometheus.lands', { seat: to });
		else
			play.say(
				msg(
					'{who, select, you {You have} other {# has}} no colony to which the ship of {tech} could come.',
					{ tech: techName(ID), who: to }
				),
				'CE-32.50'
			);
	},
	leaves: (play) => takeShip(play, ID),
	steps: { lands },
	questions: {
		'lands.where': {
			deed: msg('put The Prometheus on a colony'),
			why: { is: 'best place' },
			answer: ({ open, me }, shape) =>
				pickBest(shape, (planet) => -(open.planets[planet as PlanetId]?.[me] ?? 0))
		}
	},
	uses: {},
	passive: {
		parts: ({ board }, { seat }, parts, { side }) =>
			bothAttack(board) && side === sideOf(board, seat) && isInEncounter(board, seat)
				? { ...parts, added: parts.added + GUNS }
				: parts
	}
};
