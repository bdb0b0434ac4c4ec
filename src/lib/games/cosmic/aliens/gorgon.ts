/** Petrify: ships of others stay where they stand beside its own, or in its home system. */
import { msg, template } from '../../../core';
import { keysOf, sumOf } from '../../kit';
import { encounterIn, mainOf, shipsOn as shipsThere } from '../bot/sight';
import { always, trifling } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { worthUnseen } from '../bot/odds';
import { encounterOf, entriesOf, homeOf, planetName, shipsOn } from '../board';
import { answeredUse, declaredUse, stopUse } from '../declared';
import { note, noteOf } from '../notes';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Harm } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE, MAIN } from './timing';

const ID = 'gorgon';

/** The artifact that stops a power. */
const ZAP = 'cosmic-zap';

declare module '../notes' {
	interface Notes {
		/** The planet that the wild flare has frozen. */
		readonly gorgon: PlanetId;
	}
}

/** Whether ships of others on this planet are stone: it is at home there, or has a colony. */
const isStony = (board: Board, seat: SeatId, planet: PlanetId): boolean =>
	homeOf(planet) === seat || (shipsOn(board, planet)[seat] ?? 0) > 0;

const hasStones = (board: Board, seat: SeatId): boolean =>
	keysOf(board.planets).some(
		(planet) =>
			isStony(board, seat, planet) &&
			entriesOf(shipsOn(board, planet)).some(([other]) => other !== seat)
	);

const isFrozenTarget = (play: Pick<Play, 'board'>): boolean => {
	const { target } = encounterOf(play.board);
	return target !== null && noteOf(play, ID) === target;
};

/** From so many ships on it hurts whose they are. */
const MANY = 4;

/** It hurts whose ships it holds. */
const holdsMine: Harm = (sight, by) =>
	sumOf(keysOf(sight.open.planets), (planet) => {
		const ships = shipsThere(sight, planet);
		const stony = homeOf(planet) === by || ships[by] !== undefined;
		return stony ? (ships[sight.me] ?? 0) : 0;
	}) >= MANY;

/** What an offense gains where the ships that defend are frozen. */
function gainOfFrost(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight || mainOf(sight, 'offense') !== sight.me) return 0;
	const { [fight.defense]: _frozen, ...others } = shipsThere(sight, fight.target);
	const open = { ...sight.open, planets: { ...sight.open.planets, [fight.target]: others } };
	return worthUnseen({ ...sight, open }, fight) - worthUnseen(sight, fight) - 0.1;
}

export const gorgon: Alien = {
	words: {
		name: msg('Gorgon'),
		power: msg('Petrify'),
		gist: msg('Ships of others cannot leave its planets'),
		text: msg(
			'You *use* this power in each encounter: until it ends, ships of others on planets of your home system, and on planets where you have a colony, cannot be moved away. They can still be lost to the warp, captured, or taken out of the game. This power is not lost, however few home colonies you have.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before allies are invited, freeze a planet until the encounter ends: its ships count nothing as they defend it, cannot leave it, and are not lost to the warp.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg('When Cosmic Zap is played on your power, discard it without effect.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg(
				'It is used as soon as there are such ships in an encounter, and holds those that come there later as well.'
			),
			msg(
				'Where something saves ships from the warp that cannot be moved, they stay where they are.'
			),
			msg('Whoever has no other ships to send goes without: as the offense they end their turn.'),
			msg(
				'Frozen ships are there all the same: the planet is still a colony of theirs, also beside ships that land.'
			),
			msg('A planet that leaves the game takes its ships with it, frozen or not.')
		]
	},
	set: 'alliance',
	liked: 8,
	keepsPower: true,
	power: {
		uses: {
			petrify: {
				moments: IN_EACH_PHASE,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => board.encounter !== null && hasStones(board, seat),
				say: msg('ships of others cannot leave their planets'),
				yours: msg('ships of others cannot leave your planets'),
				harms: holdsMine,
				lasting: {
					leavesPlanet: ({ board }, owner, leaves, { seat, planet, to }) =>
						leaves && (to === 'warp' || seat === owner.seat || !isStony(board, owner.seat, planet))
				}
			}
		}
	},
	wild: {
		uses: {
			freeze: asking({
				moments: ['alliance.before'],
				roles: MAIN,
				ask: ({ board }) => {
					const planets = keysOf(board.planets).filter(
						(planet) => entriesOf(shipsOn(board, planet)).length > 0
					);
					return planets.length === 0
						? null
						: {
								type: 'one',
								choices: planets.map((planet) => ({
									id: planet,
									say: planetName(planet),
									on: planet
								}))
							};
				},
				say: msg('freeze a planet'),
				doing: ({ pick }) => msg('freeze {planet}', { planet: planetName(pick) }),
				sends: template('Freeze {first}'),
				worth: gainOfFrost,
				choose: (sight, { choices }) => {
					const { target } = encounterIn(sight);
					const choice = choices.find(({ id }) => id === target);
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, _me, { pick }) => note(play, ID, pick),
				lasting: {
					leavesPlanet: (play, _owner, leaves, { planet }) => leaves && noteOf(play, ID) !== planet,
					shipWorth: (play, _owner, worth, { seat }) =>
						seat === encounterOf(play.board).defense && isFrozenTarget(play) ? 0 : worth
				}
			})
		}
	},
	super: {
		uses: {
			refuse: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const { source, id, fate } = declaredUse(play);
					if (source !== 'artifact' || id !== ZAP || fate) return false;
					const answered = answeredUse(play);
					return answered.seat === seat && answered.id === ID;
				},
				say: msg('discard Cosmic Zap without effect'),
				worth: always(0.3),
				harms: trifling,
				apply: (play) => stopUse(play, 'cancelled')
			}
		}
	}
};
