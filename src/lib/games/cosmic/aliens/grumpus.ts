/** Grump: where a colony of its ends, all others lose a ship. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice } from '../../kit';
import {
	foreignOf,
	isOurs,
	planetsOf as planetsIn,
	rivalsOf,
	shipsOn as shipsThere
} from '../bot/sight';
import { trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import {
	encounterOf,
	entriesOf,
	homeOf,
	placesOf,
	planetsOf,
	shipsAt,
	shipsOn,
	timingOrder
} from '../board';
import { declaresOwn } from '../declared';
import { note, noteOf } from '../notes';
import { isPlanet } from '../ships';
import { loseShips } from '../steps/lose';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Where } from '../board';
import type { Tally } from '../../kit';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { leftBy } from './left';

const ID = 'grumpus';

declare module '../notes' {
	interface Notes {
		/** Whose next use bears on whole systems. */
		readonly grumpus: SeatId | null;
	}
}

/** Others that have a colony on this planet. */
const othersOn = (board: Board, seat: SeatId, planet: PlanetId): SeatId[] =>
	board.planets[planet]
		? othersThan(board, seat).filter((other) => shipsAt(board, other, planet) > 0)
		: [];

/** From where others lose a ship each; `wide`: from every colony of theirs in those systems. */
function victims(board: Board, seat: SeatId, wide: boolean): { [other in SeatId]?: Tally<Where> } {
	const doomed: { [other in SeatId]?: Tally<Where> } = {};
	for (const left of leftBy(board, seat))
		for (const other of othersOn(board, seat, left)) {
			const planets = wide ? planetsOf(board, homeOf(left)) : [left];
			for (const planet of planets)
				if (shipsAt(board, other, planet) > 0) doomed[other] = { ...doomed[other], [planet]: 1 };
		}
	return doomed;
}

/** Whether anybody has a second colony in a system where it has left one. */
const reachesFurther = (board: Board, seat: SeatId): boolean =>
	entriesOf(victims(board, seat, true)).some(
		([other, wide]) =>
			Object.keys(wide).length > Object.keys(victims(board, seat, false)[other] ?? {}).length
	);

// The wild flare

/** Others with a colony in the system where the gate is aimed. */
function inSystem(board: Board, seat: SeatId): OneOf<Choice<SeatId>> | null {
	const { target } = encounterOf(board);
	const choices = timingOrder(board).filter(
		(other) =>
			other !== seat &&
			target !== null &&
			planetsOf(board, homeOf(target)).some((planet) => shipsOn(board, planet)[other])
	);
	return choices.length > 0 ? { type: 'one', choices: choices.map(seatChoice) } : null;
}

/** They lose a ship there, of their choice. */
function grumble(play: Play, whom: SeatId): void {
	const { target } = encounterOf(play.board);
	const system = target && homeOf(target);
	const spared = placesOf(play.board, whom).filter(
		(where) => !isPlanet(where) || homeOf(where) !== system
	);
	play.push('mustLose', { due: { [whom]: 1 }, rule: 'CE-20.8', spared });
}

/** Rivals that a bot could make lose a ship there, the best first. */
function annoyed(sight: Sight): SeatId | undefined {
	const { target } = sight.open.encounter ?? {};
	if (!target) return undefined;
	const there = planetsIn(sight, homeOf(target));
	const rivals = rivalsOf(sight).filter((seat) =>
		there.some((planet) => shipsThere(sight, planet)[seat])
	);
	return bestOf(rivals, (seat) => foreignOf(sight, seat));
}

export const grumpus: Alien = {
	words: {
		name: msg('Grumpus'),
		power: msg('Grump'),
		gist: msg('Where it leaves, all others lose a ship'),
		text: msg(
			'When your last ship has left a planet, however it did, you *use* this power as the phase ends: every other player with a colony on that planet loses one ship of it to the warp. You keep this power however few home colonies you have.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'Once the gate is aimed, another player of your choice loses a ship from the system of that planet to the warp.'
			),
			timing: { roles: ROLES, phases: ['launch'] }
		},
		super: {
			text: msg(
				'When you use your power, each of these players loses one ship from every colony of theirs in that home system.'
			),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('If you have a colony there again as the phase ends, you have not left.'),
			msg(
				'The offense that has taken a planet of yours has a colony there, and loses a ship as well.'
			),
			msg('Ships in the gate, or beside a planet, are on none.'),
			msg('A colony of one ship ends by it.'),
			msg('With the wild flare they choose which ship of the system it is.'),
			msg('The planet left must still be in the game.')
		]
	},
	set: 'storm',
	liked: 10,
	keepsPower: true,
	power: {
		uses: {
			grump: {
				moments: ['phase.ending'],
				mandatory: true,
				open: ({ board }, { seat }) => Object.keys(victims(board, seat, false)).length > 0,
				say: msg('others lose a ship where their colony has ended'),
				yours: msg('others lose a ship where your colony has ended'),
				harms: trifling,
				apply: (play, { seat }) => {
					const doomed = victims(play.board, seat, noteOf(play, ID) === seat);
					note(play, ID, null);
					if (Object.keys(doomed).length > 0) loseShips(play, doomed, { rule: 'CE-16.31' });
				}
			}
		}
	},
	wild: {
		uses: {
			grumble: asking({
				moments: ['launch.beforeShips'],
				open: ({ board }, { seat }) => inSystem(board, seat) !== null,
				ask: ({ board }, { seat }) => inSystem(board, seat),
				say: msg('a player loses a ship in the system aimed at'),
				sends: template('A ship of {first} goes to the warp'),
				worth: (sight) => (annoyed(sight) ? SHIP / 2 : 0),
				harms: trifling,
				choose: (sight, { choices }) => {
					const best = annoyed(sight);
					const choice =
						choices.find(({ id }) => id === best) ?? choices.find(({ id }) => !isOurs(sight, id));
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, _me, { pick }) => grumble(play, pick)
			})
		}
	},
	super: {
		uses: {
			wide: {
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && reachesFurther(play.board, me.seat),
				say: msg('each colony of others in that system loses a ship'),
				worth: (sight) => (rivalsOf(sight).length > 0 ? 2 * SHIP : 0),
				apply: (play, { seat }) => note(play, ID, seat)
			}
		}
	}
};
