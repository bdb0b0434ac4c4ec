/** Tunnel: the fight comes out on another planet. */
import { msg, template } from '../../../core';
import { addTo, bestOf, sumOf } from '../../kit';
import { endingNow } from '../bot/odds';
import { homesNeeded, homesOf } from '../bot/sight';
import { decidesFights, settleBest, trifling } from '../bot/wishes';
import { fightIn, worthOfEnding } from '../bot/worth';
import {
	coloniesOf,
	defenseOf,
	entriesOf,
	homeOf,
	offenseOf,
	planetName,
	planetsOf,
	shipsAt,
	shipsOn,
	targetOf
} from '../board';
import { meetOn } from '../destiny/meeting';
import { found, freeShips, placesToFound } from '../found';
import { formsOf } from '../play';
import { turnUpInSetup } from '../sheets';
import { moveShips } from '../ships';
import { asking } from '../use';
import type { AnswerTo, Choice } from '../../../core';
import type { OneOf, Tally } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { Play, Step } from '../play';
import type { ShipMove } from '../ships';
import type { Board, PlanetId, Role, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

const ID = 'worm';

declare module '../play' {
	interface Steps {
		/** Game setup: how its ships stand on its planets. */
		'worm.spread': { readonly seat: SeatId };
	}
}

/** Where the fight may come out: homes and colonies of the defense, without a colony of the offense. */
function exits(board: Board): PlanetId[] {
	const defense = defenseOf(board);
	const target = targetOf(board);
	return [...new Set([...planetsOf(board, defense), ...coloniesOf(board, defense)])].filter(
		(planet) => planet !== target && !shipsOn(board, planet)[offenseOf(board)]
	);
}

function exitChoices(board: Board): OneOf<Choice<PlanetId>> | null {
	const choices = exits(board).map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship defends it} other {# ships defend it}}', {
			n: shipsAt(board, defenseOf(board), planet)
		})
	}));
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** CE-8.13: the gate is aimed anew; all that is in the gate or beside the planet comes along. */
function tunnel(play: Play, planet: PlanetId): void {
	// What answered it may have changed where it can come out.
	if (!exits(play.board).includes(planet)) return;
	meetOn(play, defenseOf(play.board), planet);
	play.say(
		msg('The gate leads to {planet} now.', { planet: planetName(planet) }),
		'CE-8.13',
		{ type: 'aim', planet },
		[planet]
	);
}

/** What a bot gains where the fight comes out there. */
function gained(sight: Sight, planet: PlanetId): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const worth = (where: Fight): number => {
		const ending = endingNow(sight, where);
		return ending ? worthOfEnding(sight, where, ending) : 0;
	};
	return worth({ ...fight, target: planet }) - worth(fight);
}

/** Planets a bot can tell it may lead to. */
const exitsSeen = (sight: Sight): PlanetId[] => {
	const fight = fightIn(sight);
	return fight
		? entriesOf(sight.open.planets).flatMap(([planet, ships]) =>
				planet !== fight.target &&
				!ships[fight.offense] &&
				(homeOf(planet) === fight.defense || ships[fight.defense])
					? [planet]
					: []
			)
		: [];
};

const tunnels = (roles: readonly Role[]): Use =>
	asking({
		moments: ['reveal.cards'],
		roles,
		once: true,
		open: ({ board }) => exits(board).length > 0,
		ask: ({ board }) => exitChoices(board),
		say: msg('the gate leads to another planet of the defense'),
		doing: ({ pick }) => msg('the gate leads to {planet}', { planet: planetName(pick) }),
		sends: template('Tunnel to {first}'),
		worth: (sight) =>
			Math.max(0, ...exitsSeen(sight).map((planet) => gained(sight, planet))) - 0.05,
		choose: (sight, { choices }) => {
			const best = bestOf(choices, ({ id }) => gained(sight, id));
			return best ? { pick: best.id } : null;
		},
		harms: decidesFights,
		apply: (play, _me, { pick }) => tunnel(play, pick)
	});

// Setup

/** Ships of its at home beyond one on each planet. */
const spareAtHome = (board: Board, seat: SeatId): number =>
	sumOf(planetsOf(board, seat), (planet) => Math.max(0, shipsAt(board, seat, planet) - 1));

const spread: Step = {
	where: formsOf('worm.spread').ask({
		ask: ({ board }, { seat }) => {
			const n = spareAtHome(board, seat);
			const planets = planetsOf(board, seat);
			const usual = Object.fromEntries(
				planets.map((planet) => [planet, Math.max(0, shipsAt(board, seat, planet) - 1)])
			);
			return n === 0
				? null
				: {
						seat,
						rule: 'CE-3.21',
						say: msg('One ship stands on each of your planets. Where are the other {n}?', { n }),
						shape: {
							type: 'split',
							places: planets.map((planet) => ({
								id: planet,
								say: planetName(planet),
								on: planet,
								max: n
							})),
							min: n,
							max: n,
							comes: true,
							usual
						},
						fallback: { split: usual }
					};
		},
		then: (play, _frame, { split }, seat) => {
			const { board } = play;
			const more: Tally<PlanetId> = {};
			const fewer: Tally<PlanetId> = {};
			for (const planet of planetsOf(board, seat)) {
				const change = (split[planet] ?? 0) + 1 - shipsAt(board, seat, planet);
				if (change > 0) addTo(more, planet, change);
				else if (change < 0) addTo(fewer, planet, -change);
			}
			const moves: ShipMove[] = [];
			const left = entriesOf(fewer).flatMap(([planet, n]) =>
				Array.from({ length: n }, () => planet)
			);
			for (const [to, n] of entriesOf(more))
				for (const from of left.splice(0, n)) moves.push({ seat, n: 1, from, to });
			moveShips(play, moves);
			play.say(
				msg(
					'{who, select, you {You spread your} other {# spreads their}} ships over the home planets.',
					{
						who: seat
					}
				),
				'CE-3.21'
			);
		}
	})
};

// The wild flare

/** Planets of its home system without anybody’s ships. */
const empties = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((planet) => Object.keys(shipsOn(board, planet)).length === 0);

const digging = (play: Play, seat: SeatId) =>
	placesToFound(
		play,
		seat,
		empties(play.board, seat),
		sumOf(freeShips(play, seat), ({ max }) => max)
	);

export const worm: Alien = {
	words: {
		name: msg('Worm'),
		power: msg('Tunnel'),
		gist: msg('Moves a fight to another planet'),
		text: msg(
			'As a main player, once the cards are revealed, you may *use* this power: the gate is aimed at another colony or home planet of the defense, where the offense has no colony, and all that is in the encounter comes along. The ships that the defense has there defend it.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: msg('Spread your ships over your planets as you like, at least one on each.'),
		wild: {
			text: msg(
				'As the offense, when your turn starts, move any number of your ships from colonies to a planet of your home system that has none of anybody.'
			),
			timing: { roles: ['offense'], phases: ['startTurn'] }
		},
		super: {
			text: msg('Use your power as an ally.'),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		rulings: [
			msg(
				'The ships of the defense on the planet that was left are out of the encounter and stay.'
			),
			msg(
				'The planet may be in any home system, and it may be empty if it is at home for the defense.'
			),
			msg('The cards stay what they are, and the totals are compared anew.'),
			msg('Colonies that lose their last ship by the wild flare end.')
		]
	},
	set: 'storm',
	liked: 12,
	begin: (play, seat) => {
		// CE-3.21: how they stand lies open, so a hidden sheet is turned up.
		turnUpInSetup(play, seat, ID);
		play.push('worm.spread', { seat });
	},
	power: { uses: { tunnel: tunnels(MAIN) } },
	wild: {
		uses: {
			dig: asking({
				moments: ['turn.start'],
				roles: ['offense'],
				open: (play, { seat }) => digging(play, seat) !== null,
				ask: (play, { seat }) => digging(play, seat),
				say: msg('move ships to an empty planet at home'),
				sends: template('Move {n, plural, one {a ship} other {# ships}} to {first}'),
				worth: (sight) => (homesOf(sight, sight.me) <= homesNeeded(sight) ? 0.5 : 0.1),
				choose: (sight, shape) => settleBest(sight, shape) as AnswerTo<typeof shape> | null,
				harms: trifling,
				apply: (play, { seat }, answer) => found(play, seat, answer)
			})
		}
	},
	super: { uses: { tunnel: tunnels(ALLY) } },
	steps: { spread },
	questions: {
		'spread.where': {
			deed: msg('spread their ships'),
			why: { is: 'best place' },
			answer: (_sight, shape) =>
				shape.type === 'split'
					? {
							split: Object.fromEntries(shape.places.map(({ id }) => [id, shape.usual?.[id] ?? 0]))
						}
					: null
		}
	}
};
