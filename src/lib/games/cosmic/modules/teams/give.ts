/** A foreign colony that was gained is handed to the partner (CE-40.29). */
import { msg } from '../../../../core';
import type { Choice } from '../../../../core';
import { splitOver, sumOf } from '../../../kit';
import type { OneOf, SplitOf } from '../../../kit';
import { coloniesOf, planetName, shipsAt } from '../../board';
import { freeShips } from '../../found';
import { isHeld, moveShips, movesFrom } from '../../ships';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { PlanetId, SeatId } from '../../types';
import { heirOf } from './gains';

declare module '../../play' {
	interface Steps {
		/** `seat` has gained a foreign colony there. */
		'teams.give': {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			/** It offers the colony to its partner. */
			offered?: true;
		};
	}
}

/** A colony that `seat` can hand to its partner; null when it cannot. */
function gift(
	play: Play,
	seat: SeatId,
	planet: PlanetId
): { readonly to: SeatId; readonly ships: SplitOf<PlanetId> } | null {
	const { board } = play;
	const to = heirOf(board, seat, planet);
	// Its own ships need another colony to go home to.
	if (!to || coloniesOf(board, seat).length < 2 || isHeld(play, seat, planet)) return null;
	const n = shipsAt(board, seat, planet);
	const from = freeShips(play, to);
	if (sumOf(from, ({ max }) => max) < n) return null;
	const ships = splitOver(from, n, n);
	return ships && { to, ships };
}

type Taking = OneOf<
	| (Choice<'take'> & { readonly then: SplitOf<PlanetId> })
	| (Choice<'leave'> & { readonly then?: never })
>;

const { ask } = formsOf('teams.give');

export const give: Step = {
	offer: ask({
		ask: (play, { seat, planet }) => {
			const can = gift(play, seat, planet);
			return (
				can && {
					seat,
					about: [planet, can.to],
					rule: 'CE-40.29',
					say: msg('Keep the colony on {planet}, or give it to {who}?', {
						planet: planetName(planet),
						who: can.to
					}),
					shape: {
						type: 'confirm',
						yes: msg('Give it to {who}', { who: can.to }),
						no: msg('Keep it')
					},
					fallback: { yes: false }
				}
			);
		},
		then: (_play, frame, { yes }) => {
			if (yes) frame.offered = true;
		}
	}),

	take: ask({
		ask: (play, { seat, planet, offered }) => {
			const can = offered ? gift(play, seat, planet) : null;
			if (!can) return null;
			const n = shipsAt(play.board, seat, planet);
			const shape: Taking = {
				type: 'one',
				choices: [
					{
						id: 'take',
						say: msg('Take it with {n, plural, one {# ship} other {# ships}} of yours', { n }),
						then: can.ships
					},
					{ id: 'leave', say: msg('Leave it to {who}', { who: seat }) }
				]
			};
			return {
				seat: can.to,
				about: [planet, seat],
				rule: 'CE-40.29',
				say: msg('{who} gives you the colony on {planet}.', {
					who: seat,
					planet: planetName(planet)
				}),
				shape,
				fallback: { pick: 'leave' }
			};
		},
		then: (play, { seat, planet }, { pick, then }, to) => {
			if (pick === 'leave' || !then) return;
			play.say(
				msg('{who, select, you {You give} other {# gives}} {whom} the colony on {planet}.', {
					who: seat,
					whom: to,
					planet: planetName(planet)
				}),
				'CE-40.29',
				null,
				[planet]
			);
			// What is pushed last comes first: answers to the partner’s new colony, and then the way home.
			play.push('home', { from: planet, ships: { [seat]: shipsAt(play.board, seat, planet) } });
			moveShips(play, movesFrom(to, then.split, planet));
		}
	})
};
