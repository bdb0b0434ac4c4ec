/** Crash Land: beaten badly, it still gets a colony. */
import { msg } from '../../../core';
import { encounterIn } from '../bot/sight';
import { bringsColonies } from '../bot/wishes';
import { SHIP, fightIn, worthOfColony, worthOfHolding } from '../bot/worth';
import { encounterOf, planetName, targetOf } from '../board';
import { doomedOf, spare } from '../saved';
import { moveShips } from '../ships';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';

const MARGIN = 10;
const SUPER_MARGIN = 5;

/** Ships on the planet that the defense is about to lose as a loser of the encounter. */
function falling(play: Play, defense: SeatId): number {
	const { target } = encounterOf(play.board);
	return (target && play.within('lose').asLoser && doomedOf(play, defense)[target]) || 0;
}

/** By how much the offense has lost two attacks; null where it has not, or has nothing in the gate to lose. */
function margin(play: Play, offense: SeatId): number | null {
	const { totals } = encounterOf(play.board);
	if (!totals || !play.within('lose').asLoser || !doomedOf(play, offense).gate) return null;
	return Math.abs(totals.offense - totals.defense);
}

/** One ship lands in ruins, which is a colony all the same. */
function crash(play: Play, seat: SeatId): void {
	const planet = targetOf(play.board);
	spare(play, seat, { gate: 1 });
	play.say(
		msg('A ship of {who} crashes on {planet}.', { who: seat, planet: planetName(planet) }),
		'CE-20.6'
	);
	moveShips(play, [{ seat, n: 1, from: 'gate', to: planet }]);
}

/** What a bot gains by a ship that crashes. */
const crashed = (sight: Sight): number => {
	const { target } = encounterIn(sight);
	return target ? worthOfColony(sight, sight.me, target) + SHIP : 0;
};

export const spiff: Alien = {
	words: {
		name: msg('Spiff'),
		power: msg('Crash Land'),
		gist: msg('Beaten badly, lands all the same'),
		text: msg(
			'As the offense, when two attacks were revealed and you have lost by 10 or more, you may *use* this power: one of your ships that would be lost crashes on the planet instead, and you have a colony there.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: ['offense'], phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg('As the defense, when you lose, keep one of your ships on the planet.'),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		super: {
			text: msg('To crash a ship it is enough to have lost by 5.'),
			timing: { roles: ['offense'], phases: ['resolution'] }
		},
		rulings: [
			msg('The totals at the end count, also where the smaller one wins.'),
			msg('One ship crashes, never one of an ally; the defense stays beside it.'),
			msg('It is a colony like any other, so it can be the last one needed.'),
			msg(
				'The ship kept by the wild flare stays beside those that land, also when both sides lose.'
			)
		]
	},
	liked: 4,
	power: {
		uses: {
			crash: {
				moments: ['ships.losing'],
				roles: ['offense'],
				open: (play, { seat }) => (margin(play, seat) ?? 0) >= MARGIN,
				say: msg('one of their ships crashes on the planet'),
				yours: msg('one of your ships crashes on the planet'),
				worth: crashed,
				harms: bringsColonies,
				apply: (play, { seat }) => crash(play, seat)
			}
		}
	},
	wild: {
		uses: {
			stay: {
				moments: ['ships.losing'],
				roles: ['defense'],
				open: (play, { seat }) => falling(play, seat) > 0,
				say: msg('keep one of their ships on the planet'),
				yours: msg('keep one of your ships on the planet'),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? worthOfHolding(sight, fight.target, 1) : 0;
				},
				apply: (play, { seat }) => {
					const planet = targetOf(play.board);
					spare(play, seat, { [planet]: 1 });
					play.say(
						msg('A ship of {who, select, you {yours} other {#}} stays on {planet}.', {
							who: seat,
							planet: planetName(planet)
						}),
						'CE-12.2'
					);
				}
			}
		}
	},
	super: {
		uses: {
			crash: {
				moments: ['ships.losing'],
				roles: ['offense'],
				// From 10 on the power alone does it.
				open: (play, { seat }) => {
					const by = margin(play, seat) ?? 0;
					return by >= SUPER_MARGIN && by < MARGIN;
				},
				say: msg('one of their ships crashes on the planet'),
				yours: msg('one of your ships crashes on the planet'),
				worth: crashed,
				harms: bringsColonies,
				apply: (play, { seat }) => crash(play, seat)
			}
		}
	}
};
