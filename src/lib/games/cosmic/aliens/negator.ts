/** Negations: once in every encounter what another player does is undone. */
import { msg, template } from '../../../core';
import { pickBest } from '../../kit';
import { caused } from '../because';
import { bothAttack, encounterOf } from '../board';
import { answerInvitation } from '../bot/alliances';
import { endingNow, endingOf } from '../bot/odds';
import { encounterIn, mainOf, planetsOf } from '../bot/sight';
import { spare, takeFrom } from '../bot/ships';
import { worthOfAim } from '../bot/targets';
import { decidesFights } from '../bot/wishes';
import { fightIn, worthOfEnding } from '../bot/worth';
import { negations } from '../essence/sets/negations';
import { goesToItsAlien } from '../flares';
import { formsOf } from '../play';
import { answering, choose } from '../steps/alliance';
import { meetAtHome, tellMeeting } from '../destiny/meeting';
import { aimsAt, tellAim } from '../steps/launch';
import { PHASES, ROLES, SIDES } from '../types';
import type { Shape } from '../../../core';
import type { Sight } from '../bot/sight';
import type { NoLocals, Step } from '../play';
import type { Board, Face, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { negating, otherAims, othersToMeet, shipsAnew } from './negations';
import { seats } from './fates';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		/** The offense chooses somebody else by its wild card. */
		'negator.meet': NoLocals;
		/** The offense aims at another planet. */
		'negator.aim': NoLocals;
		/** A seat that may not join the side it chose answers again. */
		'negator.answer': { readonly seat: SeatId };
		/** Ships are chosen again. */
		'negator.ships': NoLocals;
	}
}

const meet: Step = {
	whom: formsOf('negator.meet').ask({
		ask: (play) => {
			const { board } = play;
			const others = othersToMeet(board);
			const [first] = others;
			return first
				? {
						...caused(play),
						seat: encounterOf(board).offense,
						rule: 'CE-36.37',
						say: msg('You must encounter somebody else. Whom?'),
						shape: seats(others),
						fallback: { pick: first }
					}
				: null;
		},
		then: (play, _frame, { pick }) => {
			meetAtHome(play, pick);
			tellMeeting(play);
		}
	})
};

const aim: Step = {
	at: formsOf('negator.aim').ask({
		ask: (play) => {
			const { board } = play;
			const planets = otherAims(board);
			const [first] = planets;
			return first
				? {
						...caused(play),
						seat: encounterOf(board).offense,
						rule: 'CE-36.40',
						say: msg('You must aim the gate at another planet. Which one?'),
						shape: aimsAt(board, planets),
						fallback: { pick: first }
					}
				: null;
		},
		then: (play, _frame, { pick }) => {
			encounterOf(play.board).target = pick;
			tellAim(play);
		}
	})
};

const answer: Step = {
	join: formsOf('negator.answer').ask({
		ask: (play, { seat }) => {
			const ask = answering(play, seat, play.find('alliance')?.allowed);
			const [other] = ask?.shape.choices ?? [];
			if (!ask || !other) return null;
			return {
				...caused(play),
				...ask,
				rule: 'CE-36.39',
				say: msg(
					'You may not join that side. Join the {side, select, offense {offense} other {defense}}, or stay out?',
					{ side: other.id }
				)
			};
		},
		then: (play, _frame, chosen, seat) => choose(play, seat, chosen)
	})
};

const ships: Step = {
	send: formsOf('negator.ships').ask({
		ask: (play) => {
			const { sending } = encounterOf(play.board);
			const shape = shipsAnew(play);
			return sending && shape
				? {
						...caused(play),
						seat: sending.seat,
						rule: 'CE-36.38',
						say: msg('You must choose other ships. Which ones?'),
						shape,
						fallback: 'random'
					}
				: null;
		},
		then: (play, _frame, { then: { split } }) => {
			const encounter = encounterOf(play.board);
			const { sending } = encounter;
			if (sending) encounter.sending = { ...sending, ships: split };
		}
	})
};

/** What is above zero is as much below it. */
const negated = (number: number): number => (number > 0 ? -number : number);

const negatedFace = (face: Face): Face =>
	face.kind === 'attack' ? { kind: 'attack', value: negated(face.value) } : face;

/** Whether an attack above zero lies open. */
const isPositive = ({ encounter }: Board): boolean =>
	SIDES.some((side) => {
		const face = encounter?.laid[side]?.face;
		return face?.kind === 'attack' && face.value > 0;
	});

/** What a bot gains when both cards that lie open are turned below zero. */
function gainNegating(sight: Sight): number {
	const fight = fightIn(sight);
	const now = fight && endingNow(sight, fight);
	const { laid } = encounterIn(sight);
	const [offense, defense] = SIDES.map((side) => laid[side]?.face ?? null);
	if (!fight || !now || !offense || !defense) return 0;
	const then = endingOf(sight, fight, negatedFace(offense), negatedFace(defense));
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

/** As many ships as it can spare, of what it is left with. */
function sendOthers(sight: Sight, shape: Shape) {
	if (shape.type !== 'one') return null;
	const ways = shape.choices.flatMap(({ id, then }) =>
		then?.type === 'split' ? [{ id, then }] : []
	);
	const way = ways.find(({ id, then }) => id === 'more' && spare(then) >= then.min) ?? ways[0];
	if (!way) return null;
	const n = Math.min(way.then.max, Math.max(way.then.min, spare(way.then)));
	return { pick: way.id, then: takeFrom(sight, way.then, n) };
}

export const negator: Alien = {
	words: {
		name: msg('Negator'),
		power: msg('Negations'),
		gist: msg('Undoes what others do'),
		text: msg(
			'Once in every encounter you may *use* this power to play a negation of your cache on another player, at the moment it names.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once the cards are revealed, every attack above zero counts as that much below zero. Then give this flare to Negator, or discard it if nobody plays Negator.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('In this encounter you may play a second negation.'),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg(
				'A power that is cancelled is not stopped: at another moment of the encounter it may be used again.'
			),
			msg('What technologies, space stations, marked ships and lux cards do is not cancelled.'),
			msg('Ships are chosen as the offense sends theirs, and as a player joins a side.'),
			msg('A player whose own colour is drawn is told to meet an intruder before they choose.'),
			msg('Cards that lie open, or on the other side, stay where they are.'),
			msg(
				'A negation is told as it is played, and what can stop a power can stop it: then it stays in the cache.'
			)
		]
	},
	liked: 11,
	essence: negations,
	power: { uses: negating(0) },
	wild: {
		uses: {
			negate: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => bothAttack(board) && isPositive(board),
				say: msg('attacks above zero count below it'),
				worth: gainNegating,
				harms: decidesFights,
				bends: { numbers: negated },
				// CE-36.42
				lasting: {
					cardValues: (_play, _owner, { offense, defense }) => ({
						offense: negated(offense),
						defense: negated(defense)
					})
				},
				afterwards: goesToItsAlien
			}
		}
	},
	super: { uses: negating(1) },
	steps: { meet, aim, answer, ships },
	questions: {
		'meet.whom': {
			deed: msg('choose whom to encounter'),
			why: { is: 'does most' },
			answer: (sight, shape) =>
				pickBest(shape, (seat) =>
					Math.max(
						...planetsOf(sight, seat as SeatId).map((planet) =>
							worthOfAim(sight, seat as SeatId, planet)
						)
					)
				)
		},
		'aim.at': {
			deed: msg('aim the gate'),
			sends: { some: template('Aim at {what}') },
			why: { is: 'does most' },
			answer: (sight, shape) =>
				pickBest(shape, (planet) =>
					worthOfAim(sight, mainOf(sight, 'defense') ?? sight.me, planet as PlanetId)
				)
		},
		'answer.join': {
			deed: msg('join a side, or stay out'),
			sends: {
				amount: template('Send {n, plural, one {one ship} other {# ships}} with {who}')
			},
			why: { is: 'does most' },
			answer: (sight, shape) => (shape.type === 'one' ? answerInvitation(sight, shape) : null)
		},
		'ships.send': {
			deed: msg('send ships'),
			sends: { amount: template('Send {n, plural, one {one ship} other {# ships}}') },
			why: { is: 'does most' },
			answer: sendOthers
		}
	}
};
