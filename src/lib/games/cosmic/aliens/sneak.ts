/** Infiltrate: driven out of a home colony, its ships settle in the home system of the offense. */
import { msg, template } from '../../../core';
import { bestOf, meant, othersThan, seatChoice } from '../../kit';
import { foreignOf, planetsOf as planetsIn, shipsOn } from '../bot/sight';
import { takeBest } from '../bot/picks';
import { always, bringsColonies, trifling } from '../bot/wishes';
import { PICKED_CARD, SHIP, worthOfColony } from '../bot/worth';
import { caused } from '../because';
import {
	isAtHome,
	offenseOf,
	opponentOf,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	targetOf
} from '../board';
import { declaresOwn } from '../declared';
import { handOver, tableToHand } from '../hands';
import { lookAtHand, oneOfShown } from '../looks';
import { taken } from '../modules/rewards/taken';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { doomedOf, spare } from '../saved';
import { isHeld, moveShips } from '../ships';
import { asking } from '../use';
import type { Choice, Shape, ShapeOf } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost } from './granted';

const ID = 'sneak';

const DEFENSE: readonly Role[] = ['defense'];

declare module '../notes' {
	interface Notes {
		/** Its ships go to two planets. */
		readonly sneak: true;
	}
}

declare module '../play' {
	interface Steps {
		/** Of the ships that have come to a planet some go on to another one. */
		'sneak.spread': { readonly seat: SeatId; readonly from: PlanetId; readonly n: number };
		'sneak.take': { readonly seat: SeatId; readonly from: SeatId };
	}
}

/** Its ships about to be lost with a home colony that falls with the encounter; none: no such colony falls. */
function driven(play: Play, seat: SeatId): number {
	const { board } = play;
	if (!play.within('lose').asLoser || board.encounter?.defense !== seat) return 0;
	const target = targetOf(board);
	const n = isHeld(play, seat, target) ? 0 : (doomedOf(play, seat)[target] ?? 0);
	return isAtHome(board, seat, target) && n === shipsAt(board, seat, target) ? n : 0;
}

const planetChoice = ({ board }: Play, planet: PlanetId): Choice<PlanetId> => ({
	id: planet,
	say: planetName(planet),
	on: planet,
	note: msg('{n, plural, one {# ship} other {# ships}} there', {
		n: board.order.reduce((sum, seat) => sum + shipsAt(board, seat, planet), 0)
	})
});

/** The planets of the offense, and some of them left out. */
const theirs = (board: Board, but?: PlanetId): PlanetId[] =>
	planetsOf(board, offenseOf(board)).filter((planet) => planet !== but);

const spreading = formsOf('sneak.spread');

const spread: Step = {
	on: spreading.ask({
		ask: (play, { seat, from, n }) => {
			const most = Math.min(n, shipsAt(play.board, seat, from)) - 1;
			const choices = theirs(play.board, from).map((planet) => ({
				...planetChoice(play, planet),
				then: { type: 'amount', min: 1, max: most } satisfies ShapeOf<'amount'>
			}));
			const [first] = choices;
			if (!first || most < 1) return null;
			const shape: OneOf<(typeof choices)[number]> = { type: 'one', choices };
			return {
				...caused(play),
				seat,
				about: [from],
				rule: 'CE-16.1',
				say: msg('Which other planet do your ships settle, and how many of them?'),
				shape,
				fallback: { pick: first.id, then: { amount: 1 } }
			};
		},
		then: (play, { from }, { pick, then: { amount } }, seat) => {
			settle(play, seat, from, pick, amount);
		}
	})
};

const taking = formsOf('sneak.take');

const take: Step = {
	look: taking.run((play, { seat, from }) => lookAtHand(play, seat, from)),

	take: taking.ask({
		ask: (play, { seat, from }) => oneOfShown(play, seat, from),
		then: (play, { from }, { pick }, seat) => {
			const cards = meant(playerOf(play.board, from).hand, [pick]);
			taken(play, seat, handOver(play, from, seat, cards, 'CE-13.17', 'taken'), from);
		}
	})
};

function settle(play: Play, seat: SeatId, from: PlanetId, to: PlanetId, n: number): void {
	play.say(
		msg('{who} moves {n, plural, one {# ship} other {# ships}} to {planet}.', {
			who: seat,
			n,
			planet: planetName(to)
		}),
		'CE-16.1'
	);
	moveShips(play, [{ seat, n, from, to }]);
}

/** Whether it has lost as the defense. */
const isBeaten = (board: Board, seat: SeatId): boolean =>
	hasLost(board, seat) || board.encounter?.outcome?.type === 'bothLose';

/** Planets of the offense by what a colony there is worth to a bot, the best first. */
function aims(sight: Sight): { readonly planet: PlanetId; readonly worth: number }[] {
	const offense = sight.open.encounter?.offense;
	return offense
		? planetsIn(sight, offense)
				.map((planet) => ({ planet, worth: worthOfColony(sight, sight.me, planet) }))
				.sort((one, other) => other.worth - one.worth)
		: [];
}

/** Its ships on the planet that it loses, as a bot counts them. */
function losing(sight: Sight): number {
	const target = sight.open.encounter?.target;
	return target ? (shipsOn(sight, target)[sight.me] ?? 0) : 0;
}

/** Half of them go on to the best planet that is left. */
function spreadBest(sight: Sight, shape: Shape) {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, ({ id }) => worthOfColony(sight, sight.me, id as PlanetId));
	if (best?.then?.type !== 'amount') return null;
	return { pick: best.id, then: { amount: Math.ceil(best.then.max / 2) } };
}

export const sneak: Alien = {
	words: {
		name: msg('Sneak'),
		power: msg('Infiltrate'),
		gist: msg('Settles near who drives it out'),
		text: msg(
			'When you lose an encounter as the defense, and a home colony with it, you may *use* this power: your ships there are not lost, but move to a planet of your choice in the home system of the offense. You keep this power however few home colonies you have.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: DEFENSE, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you have lost as the defense, look at your opponent’s hand and take a card of it.'
			),
			timing: { roles: DEFENSE, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'Divide the ships that your power moves between two planets of that system. Then give this flare to another player.'
			),
			timing: { roles: DEFENSE, phases: ['resolution'] }
		},
		rulings: [
			msg('All your ships that are about to be lost there move, and to one planet.'),
			msg('It may be a planet on which you or others have ships already.'),
			msg('Ships that move are not lost, so no compensation is due for them.'),
			msg('Where both sides lose you have lost as well. A deal that was not made is no defeat.'),
			msg('A foreign colony that you lose is none of your home colonies.'),
			msg(
				'The colony is there before it is seen who has won the game, so you may win together with the offense.'
			)
		]
	},
	set: 'storm',
	liked: 11,
	keepsPower: true,
	power: {
		uses: {
			infiltrate: asking({
				moments: ['ships.losing'],
				roles: DEFENSE,
				open: (play, { seat }) => driven(play, seat) > 0 && theirs(play.board).length > 0,
				ask: (play) => {
					const choices = theirs(play.board).map((planet) => planetChoice(play, planet));
					const shape: OneOf<Choice<PlanetId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('their ships move to a planet of the offense'),
				yours: msg('your ships move to a planet of the offense'),
				sends: template('Move them to {first}'),
				worth: (sight) => losing(sight) * SHIP + Math.max(0, aims(sight)[0]?.worth ?? 0),
				choose: (sight) => {
					const [best] = aims(sight);
					return best ? { pick: best.planet } : null;
				},
				harms: bringsColonies,
				apply: (play, { seat }, { pick }) => {
					const n = driven(play, seat);
					if (n === 0) return;
					const target = targetOf(play.board);
					spare(play, seat, { [target]: n });
					if (noteOf(play, ID)) play.push('sneak.spread', { seat, from: pick, n });
					settle(play, seat, target, pick, n);
				}
			})
		}
	},
	wild: {
		uses: {
			take: {
				moments: ['resolution.settled'],
				roles: DEFENSE,
				open: ({ board }, { seat }) =>
					isBeaten(board, seat) && playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('look at the hand of the opponent and take a card'),
				worth: always(PICKED_CARD),
				harms: trifling,
				apply: (play, { seat }) =>
					play.push('sneak.take', { seat, from: opponentOf(play.board, seat) })
			}
		}
	},
	super: {
		uses: {
			divide: asking({
				moments: ['use.declared'],
				roles: DEFENSE,
				open: (play, me) =>
					declaresOwn(play, me) && driven(play, me.seat) > 1 && theirs(play.board).length > 1,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: othersThan(board, seat).map(seatChoice)
				}),
				say: msg('their ships go to two planets, and the flare to another player'),
				yours: msg('your ships go to two planets, and the flare to another player'),
				sends: template('Give it to {first} afterwards'),
				worth: (sight) => Math.max(0, aims(sight)[1]?.worth ?? 0),
				choose: (sight, { choices }) => {
					const last = bestOf(choices, ({ id }) => -foreignOf(sight, id));
					return last ? { pick: last.id } : null;
				},
				harms: bringsColonies,
				apply: (play) => note(play, ID, true),
				afterwards: (play, { card }, { pick: whom }) => {
					if (card) tableToHand(play, [card], whom);
				}
			})
		}
	},
	steps: { spread, take },
	questions: {
		'spread.on': {
			deed: msg('settle a second planet'),
			why: { is: 'best place' },
			answer: spreadBest
		},
		'take.take': {
			deed: msg('take a card'),
			why: { is: 'best cards' },
			sends: { some: template('Take {what}') },
			answer: takeBest
		}
	}
};
