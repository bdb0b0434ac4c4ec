/** Reek: nobody stays on a planet with its ships. */
import { msg, template } from '../../../core';
import { bestOf, keysOf } from '../../kit';
import { encounterIn, isOurs, shipsOn as shipsThere, threatens } from '../bot/sight';
import { decidesFights, trifling } from '../bot/wishes';
import { worthOfColony } from '../bot/worth';
import { caused } from '../because';
import {
	defenseOf,
	encounterOf,
	entriesOf,
	homeOf,
	offenseOf,
	planetName,
	planetsOf,
	shipsAt,
	shipsOn,
	targetOf,
	timingOrder
} from '../board';
import { goesToItsAlien } from '../flares';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { moveShips } from '../ships';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Harm } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { grantedBy } from '../modules/hazards/gifts';
import { hasLost } from './granted';
import { IN_EACH_PHASE } from './timing';

const ID = 'filth';

declare module '../notes' {
	interface Notes {
		/** The planet that the wild flare has named. */
		readonly filth: PlanetId;
	}
}

declare module '../play' {
	interface Steps {
		/** An ally of its victory settles elsewhere in that system, with all its ships in the gate. */
		'filth.settle': { readonly seat: SeatId };
	}
}

/** Planets that its ships share with those of others. */
const shared = (board: Board, seat: SeatId): PlanetId[] =>
	keysOf(board.planets).filter(
		(planet) =>
			(shipsOn(board, planet)[seat] ?? 0) > 0 && entriesOf(shipsOn(board, planet)).length > 1
	);

/** All planets that reek: no home for others. */
const reeking = (board: Board, seat: SeatId): PlanetId[] =>
	keysOf(board.planets).filter((planet) => (shipsOn(board, planet)[seat] ?? 0) > 0);

/** Planets that the other one has just been granted in a deal, or for a ransom (CE-13.21), where it deals: it leaves these. */
function granted(play: Play, seat: SeatId): PlanetId[] {
	const settled = play.openWindow()?.settled ?? [];
	const council = play.find('council') && play.board.encounter?.council;
	if (council) {
		// CE-33.46: by a deal of all anybody may have been.
		const mine = grantedBy(council.gifts, seat);
		return settled.map(({ planet }) => planet).filter((planet) => mine.includes(planet));
	}
	const deal = play.find('deal');
	if (!deal) return [];
	const dealers = deal.ransom ?? [offenseOf(play.board), defenseOf(play.board)];
	if (!dealers.includes(seat)) return [];
	return settled
		.filter((one) => one.seat !== seat && dealers.includes(one.seat))
		.map(({ planet }) => planet);
}

/** Ships of these players leave a planet for other colonies of theirs. */
function driveOff(
	play: Play,
	planet: PlanetId,
	seats: readonly SeatId[],
	but: readonly PlanetId[]
): void {
	const ships = Object.fromEntries(
		seats.flatMap((seat) => {
			const n = shipsAt(play.board, seat, planet);
			return n > 0 ? [[seat, n]] : [];
		})
	);
	if (Object.keys(ships).length > 0) play.push('home', { from: planet, ships, but });
}

const othersThan = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter((other) => other !== seat);

function reek(play: Play, seat: SeatId): void {
	const { board } = play;
	const left = granted(play, seat);
	for (const planet of shared(board, seat)) {
		if (left.includes(planet)) driveOff(play, planet, [seat], left);
		else driveOff(play, planet, othersThan(board, seat), reeking(board, seat));
	}
}

/** Its allies in the gate, where it has won as the offense. */
function partingAllies(board: Board, seat: SeatId): SeatId[] {
	const { outcome, offense, gate } = encounterOf(board);
	if (outcome?.type !== 'won' || outcome.side !== 'offense' || offense !== seat) return [];
	return timingOrder(board).filter((other) => other !== seat && (gate[other] ?? 0) > 0);
}

const elsewhereIn = (board: Board): PlanetId[] => {
	const target = targetOf(board);
	return planetsOf(board, homeOf(target)).filter((planet) => planet !== target);
};

const planetChoice = (planet: PlanetId): Choice<PlanetId> => ({
	id: planet,
	say: planetName(planet),
	on: planet
});

const settle: Step = {
	where: formsOf('filth.settle').ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const choices = elsewhereIn(board)
				.filter((planet) => !reeking(board, offenseOf(board)).includes(planet))
				.map(planetChoice);
			if (choices.length === 0 || shipsAt(board, seat, 'gate') === 0) return null;
			const shape: OneOf<Choice<PlanetId>> = { type: 'one', choices };
			return {
				...caused(play),
				seat,
				rule: 'CE-12.23',
				say: msg('You do not land beside {who}. Which planet of the system do you settle?', {
					who: offenseOf(board)
				}),
				shape,
				fallback: 'random'
			};
		},
		then: (play, _frame, { pick }, seat) => {
			const n = shipsAt(play.board, seat, 'gate');
			play.say(
				msg(
					'{who, select, you {You land} other {# lands}} {n, plural, one {# ship} other {# ships}} on {planet}.',
					{ who: seat, n, planet: planetName(pick) }
				),
				'CE-12.23'
			);
			moveShips(play, [{ seat, n, from: 'gate', to: pick }]);
		}
	})
};

/** It hurts whose last ships there go. */
const drivesMe: Harm = (sight, by) =>
	keysOf(sight.open.planets).some((planet) => {
		const ships = shipsThere(sight, planet);
		return ships[by] !== undefined && ships[sight.me] !== undefined && homeOf(planet) !== sight.me;
	});

/** What a bot counts for each ship that does not defend against it, before it sends its own. */
const EACH = 0.1;

/** The planet where a rival would land to win the game. */
function foulPlay(sight: Sight): PlanetId | null {
	const { target, offense } = encounterIn(sight);
	return target && offense && !isOurs(sight, offense) && threatens(sight, offense) ? target : null;
}

/** An ally settles where a colony is worth most. */
function settleWhere(sight: Sight, shape: Shape): Answer | null {
	const best =
		shape.type === 'one' &&
		bestOf(shape.choices, ({ id }) => worthOfColony(sight, sight.me, id as PlanetId));
	return best ? { pick: best.id } : null;
}

export const filth: Alien = {
	words: {
		name: msg('Filth'),
		power: msg('Reek'),
		gist: msg('Nobody stays on a planet with its ships'),
		text: msg(
			'Whenever ships of others share a planet with yours, you *use* this power: they go to other colonies of their players. When you have won as the offense, you *use* it to have each of your allies settle another planet of that system instead. When you have lost as the defense, you *use* it: nobody lands on that planet, and what has won goes home. Whoever grants a colony in a deal with you leaves the planet.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: ['regroup', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'Name a planet: all ships on it go to other colonies of their players, and until the encounter ends nobody lands there. Then give this flare to Filth, or discard it if nobody plays Filth.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'As the offense, once the gate is aimed, the ships of all others on the planet go to other colonies of theirs, those of the defense as well.'
			),
			timing: { roles: ['offense'], phases: ['launch'] }
		},
		rulings: [
			msg('These are three uses; whichever is stopped, all are off until the encounter ends.'),
			msg(
				'It is used as an encounter begins and as a colony is gained. Whoever has no other colony loses the ships to the warp.'
			),
			msg('No planet with your ships is home to those that go.'),
			msg('Where no other planet of the system is free of your ships, your allies go home.'),
			msg('Your opponent has won all the same, and may have another encounter.'),
			msg(
				'A colony that you grant in a deal, or for a ransom, is left by you, not by whoever comes there.'
			),
			msg(
				'Where a planet is named, landing is what a victorious offense does; colonies are founded there as ever.'
			)
		]
	},
	set: 'conflict',
	liked: 13,
	power: {
		uses: {
			reek: {
				moments: ['encounter.start', 'colonies.gained'],
				mandatory: true,
				open: ({ board }, { seat }) => shared(board, seat).length > 0,
				say: msg('ships of others leave their planets'),
				yours: msg('ships of others leave your planets'),
				harms: drivesMe,
				apply: (play, { seat }) => reek(play, seat)
			},
			part: {
				moments: ['resolution.outcome'],
				roles: ['offense'],
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => partingAllies(board, seat).length > 0,
				say: msg('their allies settle other planets of the system'),
				yours: msg('your allies settle other planets of the system'),
				harms: trifling,
				lasting: {
					uponLosses: (_play, { seat }, due) => [
						...due,
						(play) => {
							for (const ally of partingAllies(play.board, seat).toReversed())
								play.push('filth.settle', { seat: ally });
						}
					],
					alliesLand: ({ board }, { seat }, land) => land && encounterOf(board).offense !== seat
				}
			},
			foul: {
				moments: ['resolution.outcome'],
				roles: ['defense'],
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => hasLost(board, seat),
				say: msg('nobody lands on the planet they have lost'),
				yours: msg('nobody lands on the planet you have lost'),
				harms: decidesFights,
				bends: { keepsOff: true },
				lasting: {
					mayLand: ({ board }, { seat }, may) => may && !hasLost(board, seat)
				}
			}
		}
	},
	wild: {
		uses: {
			name: asking({
				moments: IN_EACH_PHASE,
				open: (play) => play.board.encounter !== null,
				ask: ({ board }) => {
					const planets = keysOf(board.planets);
					return planets.length === 0 ? null : { type: 'one', choices: planets.map(planetChoice) };
				},
				say: msg('all ships leave a planet, and nobody lands there'),
				doing: ({ pick }) =>
					msg('all ships leave {planet}, and nobody lands there', { planet: planetName(pick) }),
				sends: template('Name {first}'),
				worth: (sight) => (foulPlay(sight) ? 1 : 0),
				harms: decidesFights,
				choose: (sight, { choices }) => {
					const planet = foulPlay(sight);
					const choice = choices.find(({ id }) => id === planet);
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, _me, { pick }) => {
					note(play, ID, pick);
					driveOff(play, pick, timingOrder(play.board), [pick]);
				},
				lasting: {
					mayLand: (play, _owner, may) => may && noteOf(play, ID) !== targetOf(play.board)
				},
				afterwards: goesToItsAlien
			})
		}
	},
	super: {
		uses: {
			spoil: {
				moments: ['launch.beforeShips'],
				roles: ['offense'],
				open: ({ board }, { seat }) =>
					entriesOf(shipsOn(board, targetOf(board))).some(([other]) => other !== seat),
				say: msg('ships of others leave the planet they have aimed at'),
				yours: msg('ships of others leave the planet you have aimed at'),
				worth: (sight) => {
					const { target, defense } = encounterIn(sight);
					const ships = target ? shipsThere(sight, target) : {};
					return ((defense && ships[defense]) ?? 0) * EACH;
				},
				harms: decidesFights,
				apply: (play, { seat }) => {
					const target = targetOf(play.board);
					driveOff(play, target, othersThan(play.board, seat), [target]);
				}
			}
		}
	},
	steps: { settle },
	questions: {
		'settle.where': {
			deed: msg('settle another planet'),
			sends: { some: template('Settle {what}') },
			why: { is: 'does most' },
			answer: settleWhere
		}
	}
};
