/** Devour: planets on which it sits alone are no more, and count twice. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, sumOf } from '../../kit';
import { spite } from '../bot/spite';
import {
	foreignOf,
	goalOf,
	isOurs,
	planetsOf as planetsIn,
	shipsOn as shipsThere
} from '../bot/sight';
import { bringsColonies } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { entriesOf, homeOf, isAtHome, placesOf, planetName, shipsAt, shipsOn } from '../board';
import { keepPlanet, losePlanets } from '../devoured';
import { goesToItsAlien, openlyPlays } from '../flares';
import { emptyPlanet, takePlanet } from '../modules/planets';
import { formsOf } from '../play';
import { loseShips } from '../steps/lose';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Doomed } from '../steps/lose';
import type { Alien } from './alien';

const ID = 'locust';

/** Ships that the wild flare costs. */
const PRICE = 4;
/** What one foreign colony more is worth to a bot. */
const COLONY = 1;

declare module '../play' {
	interface Steps {
		/** It devours the planet: its own ships go home, those of others to the warp. */
		'locust.devour': { readonly seat: SeatId; readonly planet: PlanetId };
		/** The planet leaves the game, and its ships go to the warp. */
		'locust.raze': { readonly planet: PlanetId };
	}
}

/** Ships of all others there. */
const others = (board: Board, seat: SeatId, planet: PlanetId): number =>
	sumOf(entriesOf(shipsOn(board, planet)), ([other, n]) => (other === seat ? 0 : n));

/** Planets of others on which it has ships, and others have fewer, or none. */
const preyOf = (board: Board, seat: SeatId, alone: boolean): PlanetId[] =>
	keysOf(board.planets).filter((planet) => {
		const n = shipsAt(board, seat, planet);
		const theirs = others(board, seat, planet);
		return n > 0 && !isAtHome(board, seat, planet) && (alone ? theirs === 0 : n > theirs);
	});

function oneOf(board: Board, planets: readonly PlanetId[]): OneOf<Choice<PlanetId>> | null {
	const choices = planets.map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship} other {# ships}} there', {
			n: sumOf(entriesOf(shipsOn(board, planet)), ([, n]) => n)
		})
	}));
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** Planets of all but who openly plays Locust. */
function razable(board: Board): PlanetId[] {
	const spared = openlyPlays(board, ID);
	return keysOf(board.planets).filter((planet) => homeOf(planet) !== spared);
}

/** Ships of a seat that are not in the warp. */
const ashore = (board: Board, seat: SeatId): number =>
	sumOf(placesOf(board, seat), (where) => shipsAt(board, seat, where));

const devouring = formsOf('locust.devour');

const devour: Step = {
	clear: devouring.run((play, { seat, planet }) => {
		const { board } = play;
		play.say(
			msg('{who, select, you {You devour} other {# devours}} {planet}.', {
				who: seat,
				planet: planetName(planet)
			}),
			'CE-20.20',
			null,
			[planet]
		);
		// What is pushed last comes first: others lose theirs before its own go home.
		if (shipsAt(board, seat, planet) > 0)
			play.push('home', { from: planet, ships: { [seat]: shipsAt(board, seat, planet) } });
		const doomed: Doomed = Object.fromEntries(
			entriesOf(shipsOn(board, planet)).flatMap(([other, n]) =>
				other === seat ? [] : [[other, { [planet]: n }]]
			)
		);
		if (Object.keys(doomed).length > 0) loseShips(play, doomed, { rule: 'CE-20.11' });
	}),

	gone: devouring.run((play, { planet }) => {
		takePlanet(play, planet);
		keepPlanet(play.board, ID, planet);
	})
};

const razing = formsOf('locust.raze');

const raze: Step = {
	fall: razing.run((play, { planet }) => emptyPlanet(play, planet, 'CE-20.11')),

	gone: razing.run((play, { planet }) => takePlanet(play, planet))
};

/** What a bot gains by devouring this planet, less what it costs others who play for it. */
function hunger(sight: Sight, planet: PlanetId): number {
	const there = entriesOf(shipsThere(sight, planet));
	const theirs = sumOf(there, ([seat, n]) => (isOurs(sight, seat) ? 0 : n));
	const near = foreignOf(sight, homeOf(planet)) / goalOf(sight, homeOf(planet));
	return COLONY + theirs * SHIP + near * SHIP;
}

/** Planets of others on which a bot has more ships than all others. */
const preyIn = (sight: Sight): PlanetId[] =>
	keysOf(sight.open.planets).filter((planet) => {
		const there = shipsThere(sight, planet);
		const mine = there[sight.me] ?? 0;
		const all = sumOf(entriesOf(there), ([, n]) => n);
		return !isAtHome(sight.open, sight.me, planet) && mine > all - mine;
	});

/** What it is to a bot that a planet goes, which is not its own. */
const blow = (sight: Sight, planet: PlanetId): number =>
	planetsIn(sight, sight.me).includes(planet) ? 0 : spite(sight, planet);

const hungriest = (sight: Sight, choices: readonly Choice<PlanetId>[]) =>
	bestOf(choices, ({ id }) => hunger(sight, id));

export const locust: Alien = {
	words: {
		name: msg('Locust'),
		power: msg('Devour'),
		gist: msg('Devours planets where nobody else is'),
		text: msg(
			'As any encounter begins, you *use* this power on a planet outside your home system on which you alone have ships: your ships there come home, and the planet leaves the game and lies on this sheet. Each planet there counts as two foreign colonies of yours, while your power is lost as well.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['regroup'] },
		setup: null,
		wild: {
			text: msg(
				'As any encounter begins, send four of your ships to the warp: a planet of your choice outside the home system of Locust leaves the game, and all ships there go to the warp. Then give this flare to Locust, or discard it if nobody plays Locust.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg(
				'As any encounter begins, devour a planet outside your home system on which you have more ships than all others together. Their ships go to the warp.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('One planet in each encounter, which you choose where there are several.'),
			msg('The planets count for whoever plays this sheet, and go with it when it is discarded.'),
			msg('How many home colonies a power needs stays as it was.'),
			msg('The four ships are of your choice, and the planet may be one of your own.')
		]
	},
	set: 'incursion',
	liked: 15,
	leaves: ({ board }) => losePlanets(board, ID),
	power: {
		uses: {
			devour: asking({
				moments: ['encounter.start'],
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => preyOf(board, seat, true).length > 0,
				ask: ({ board }, { seat }) => oneOf(board, preyOf(board, seat, true)),
				asks: msg('Which planet do you devour?'),
				say: msg('devour a planet'),
				harms: bringsColonies,
				choose: (sight, { choices }) => {
					const best = hungriest(sight, choices);
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => play.push('locust.devour', { seat, planet: pick })
			})
		}
	},
	wild: {
		uses: {
			raze: asking({
				moments: ['encounter.start'],
				once: true,
				open: ({ board }, { seat }) => ashore(board, seat) >= PRICE && razable(board).length > 0,
				ask: ({ board }) => oneOf(board, razable(board)),
				say: msg('a planet leaves the game'),
				sends: template('Destroy {first}'),
				worth: (sight) =>
					Math.max(0, ...keysOf(sight.open.planets).map((planet) => blow(sight, planet))) -
					2 * PRICE * SHIP -
					COLONY,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => blow(sight, id));
					return best ? { pick: best.id } : null;
				},
				harms: bringsColonies,
				apply: (play, { seat }, { pick }) => {
					// What is pushed last comes first: the ships are paid before.
					play.push('locust.raze', { planet: pick });
					play.push('mustLose', { due: { [seat]: PRICE }, rule: 'CE-20.8' });
				},
				afterwards: goesToItsAlien
			})
		}
	},
	super: {
		uses: {
			devour: asking({
				moments: ['encounter.start'],
				once: true,
				open: ({ board }, { seat }) => preyOf(board, seat, false).length > 0,
				ask: ({ board }, { seat }) => oneOf(board, preyOf(board, seat, false)),
				say: msg('devour a planet on which others have fewer ships'),
				sends: template('Devour {first}'),
				worth: (sight) => Math.max(0, ...preyIn(sight).map((planet) => hunger(sight, planet))),
				choose: (sight, { choices }) => {
					const best = hungriest(sight, choices);
					return best ? { pick: best.id } : null;
				},
				harms: bringsColonies,
				apply: (play, { seat }, { pick }) => play.push('locust.devour', { seat, planet: pick })
			})
		}
	},
	steps: { devour, raze }
};
