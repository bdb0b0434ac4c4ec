/** Triumph: one foreign colony is enough, if it still stands as its turn begins. */
import { msg, template } from '../../../core';
import { bestOf, keysOf } from '../../kit';
import { foreignOf, sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOutright } from '../bot/wishes';
import { SHIP, worthOfColony } from '../bot/worth';
import {
	foreignColonies,
	coloniesOf,
	isAtHome,
	homeOf,
	planetName,
	planetsOf,
	shipsAt,
	sideOfMain,
	targetOf
} from '../board';
import { goesToItsAlien } from '../flares';
import { discardFromTable } from '../hands';
import { takePlanet } from '../modules/planets';
import { isHeld, moveShips } from '../ships';
import { turnUpInSetup } from '../sheets';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost, opponentsOf } from './granted';
import { MAIN } from './timing';

/** Alone against fewer than so many is no feat. */
const MANY = 2;

/** Whether every other player stands against this one. */
const isAlone = (board: Board, seat: SeatId): boolean => {
	const against = opponentsOf(board, seat).length;
	return against >= MANY && against === board.order.length - 1;
};

/** Its own ships of a defense that has lost, as far as they can leave (CE-20.21). */
function beaten(play: Play, seat: SeatId): number {
	const { board } = play;
	const target = hasLost(board, seat) ? targetOf(board) : null;
	return target && !isHeld(play, seat, target) ? shipsAt(board, seat, target) : 0;
}

/** Planets of other systems than the one it has lost in. */
const refuges = (board: Board): PlanetId[] =>
	keysOf(board.planets).filter((planet) => homeOf(planet) !== homeOf(targetOf(board)));

/** What a bot gains by ending the fight at once. */
function gainOfWin(sight: Sight): number {
	const side = sideIn(sight, sight.me);
	return side ? gainOutright(sight, side) : 0;
}

const bestRefuge = (sight: Sight, planets: readonly PlanetId[]): PlanetId | null =>
	bestOf(planets, (planet) => worthOfColony(sight, sight.me, planet)) ?? null;

/** What a first foreign colony is worth to it besides: all but the game. */
const NEARLY = 1.5;

export const ace: Alien = {
	words: {
		name: msg('Ace'),
		power: msg('Triumph'),
		gist: msg('Wins with one foreign colony as its turn begins'),
		text: msg(
			'When your turn begins and you have a foreign colony, you *use* this power: you win the game. Your foreign colonies can be attacked more easily: where destiny sends an offense to your home system, or to the system such a colony is in, they may encounter you on that colony instead.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ['offense'], phases: ['startTurn'] },
		setup: msg(
			'Your last home planet leaves the game, and the ships on it begin the game in the warp.'
		),
		wild: {
			text: msg(
				'As a main player, once the cards are revealed, when all other players stand against you, two at least, your side wins. Then give this flare to Ace, or discard it if nobody plays Ace.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'When you have lost as the defense, move your ships from the planet to a planet of another system. Then discard this flare.'
			),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		rulings: [
			msg('It comes once you have the hand that you begin the turn with.'),
			msg(
				'That your colonies can be attacked so is no use: nothing stops it while the power is on.'
			),
			msg('Where an effect says who is encountered, or where, nobody may turn to your colony.'),
			msg('Ships that are moved away are not lost, so there is no compensation for them.')
		]
	},
	set: 'dominion',
	liked: 16,
	// CE-22.7: the other one of two could not have five colonies.
	needsThirdParties: true,
	power: {
		passive: {
			exposed: ({ board }, { seat }, exposed, { offense }) =>
				seat === offense
					? exposed
					: [
							...exposed,
							...coloniesOf(board, seat)
								.filter((planet) => !isAtHome(board, seat, planet))
								.map((planet) => ({ seat, planet }))
						]
		},
		uses: {
			win: {
				moments: ['turn.start'],
				roles: ['offense'],
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => foreignColonies(board, seat) > 0,
				say: msg('they have a foreign colony, and win'),
				yours: msg('you have a foreign colony, and win'),
				// Whoever else could win would not any more.
				harms: () => true,
				bends: {
					prize: (_sight, { side }) => (side === 'offense' ? NEARLY : 0)
				},
				lasting: {
					ownWins: ({ board }, { seat }, wins) =>
						board.phase === 'startTurn' && foreignColonies(board, seat) > 0
							? [...wins, { seat, how: msg('With a foreign colony as the turn began.') }]
							: wins
				}
			}
		}
	},
	wild: {
		uses: {
			defy: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => isAlone(board, seat),
				say: msg('win against all others'),
				worth: gainOfWin,
				harms: decidesFights,
				lasting: {
					outright: ({ board }, { seat }, side) => sideOfMain(board, seat) ?? side
				},
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			flee: asking({
				moments: ['resolution.outcome'],
				roles: ['defense'],
				open: (play, { seat }) => beaten(play, seat) > 0 && refuges(play.board).length > 0,
				ask: ({ board }) => {
					const planets = refuges(board);
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
				say: msg('move their beaten ships to another system'),
				yours: msg('move your beaten ships to another system'),
				doing: ({ pick }) => msg('move the beaten ships to {planet}', { planet: planetName(pick) }),
				sends: template('Move them to {first}'),
				worth: (sight) => {
					const { target } = sight.open.encounter ?? {};
					const n = target ? (sight.open.planets[target]?.[sight.me] ?? 0) : 0;
					return n * SHIP + (foreignOf(sight, sight.me) === 0 ? NEARLY : 0.5);
				},
				choose: (sight, { choices }) => {
					const best = bestRefuge(
						sight,
						choices.map(({ id }) => id)
					);
					return best ? { pick: best } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const { board } = play;
					const n = beaten(play, seat);
					moveShips(play, [{ seat, n, from: targetOf(board), to: pick }]);
				},
				afterwards: (play, { seat, card }) => {
					if (card) discardFromTable(play, seat, [card]);
				}
			})
		}
	},
	begin: (play, seat) => {
		const { board } = play;
		// It is seen that a planet is missing, so a hidden sheet is turned up (CE-3.16).
		turnUpInSetup(play, seat, 'ace');
		const planet = planetsOf(board, seat).at(-1);
		if (!planet) return;
		play.say(msg('{planet} leaves the game.', { planet: planetName(planet) }), 'CE-3.21', null, [
			planet
		]);
		takePlanet(play, planet);
	}
};
