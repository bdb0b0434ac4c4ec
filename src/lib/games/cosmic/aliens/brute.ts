/** Threaten: an opponent gives up a card, or the fight. */
import { msg, template } from '../../../core';
import { entriesOf, meant, pickBest, seatChoice, sumOf } from '../../kit';
import { worthUnseen } from '../bot/odds';
import { amMain, opposing, sideOf as sideIn } from '../bot/sight';
import { UNSEEN_CARD, always } from '../bot/wishes';
import { CARD, fightIn, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { encounterOf, involvedShips, playerOf, sideOf, targetOf, timingOrder } from '../board';
import { handOver } from '../hands';
import { lookAtHand, oneOfShown } from '../looks';
import { taken } from '../modules/rewards/taken';
import { withdraw } from '../steps/home';
import { loseShips } from '../steps/lose';
import { formsOf } from '../play';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { Step } from '../play';
import type { Board, SeatId, Ships } from '../types';
import type { CosmicChanges } from '../use';
import type { Alien } from './alien';
import { opponentsOf } from './granted';
import { INVOLVED } from './timing';

declare module '../play' {
	interface Steps {
		'brute.threat': {
			readonly seat: SeatId;
			readonly victim: SeatId;
			/** Whether the victim shows its hand; left out: it has not said. */
			shows?: boolean;
		};
	}
}

const { ask, run } = formsOf('brute.threat');

/** Whom it may threaten: of an empty hand there is nothing to take. */
const victims = (board: Board, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter((other) => playerOf(board, other).hand.length > 0);

const threat: Step = {
	yield: ask({
		ask: (play, { seat, victim }) => {
			const n = involvedShips(play.board, victim);
			const choices: Choice<'show' | 'withdraw'>[] = [
				{ id: 'show', say: msg('Show your hand, and {who} takes a card of it', { who: seat }) },
				...(n > 0
					? [
							{
								id: 'withdraw' as const,
								say: msg('Withdraw {n, plural, one {your ship} other {your # ships}}', { n })
							}
						]
					: [])
			];
			return {
				...caused(play),
				seat: victim,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('{who} threatens you. What do you give up?', { who: seat }),
				shape: { type: 'one', choices },
				fallback: { pick: 'show' }
			};
		},
		then: (_play, frame, { pick }) => {
			frame.shows = pick === 'show';
		}
	}),

	/** CE-9.13: an ally without ships is an ally no more; CE-8.11: a main player fights on with none. */
	withdraw: run((play, { seat, victim, shows }) => {
		if (shows) {
			lookAtHand(play, seat, victim);
			return;
		}
		const n = involvedShips(play.board, victim);
		play.say(
			msg('{who} withdraws {n, plural, one {# ship} other {# ships}}.', { who: victim, n }),
			'CE-16.1'
		);
		withdraw(play, victim);
	}),

	take: ask({
		ask: (play, { seat, victim, shows }) => (shows ? oneOfShown(play, seat, victim) : null),
		then: (play, { victim }, { pick }, seat) => {
			const cards = meant(playerOf(play.board, victim).hand, [pick]);
			taken(play, seat, handOver(play, victim, seat, cards, 'CE-13.17', 'taken'), victim);
		}
	})
};

/** A fight without the ships of this seat. */
function without(fight: Fight, seat: SeatId): Fight {
	const rest = ({ [seat]: _gone, ...others }: Ships): Ships => others;
	return { ...fight, gate: rest(fight.gate), beside: rest(fight.beside) };
}

/** A bot that fights for itself shows its hand; as an ally it goes where that costs less than its best card. */
function yielded(sight: Sight, shape: Shape): Answer | null {
	const fight = fightIn(sight);
	if (!fight || amMain(sight)) return pickBest(shape, (id) => (id === 'show' ? 1 : 0));
	const stays = worthUnseen(sight, fight) - Math.max(...sight.own.hand.map(worthOfCard));
	const goes = worthUnseen(sight, without(fight, sight.me));
	return pickBest(shape, (id) => (id === 'show' ? stays : goes));
}

/** The smaller of a number and one. */
const capped = (n: number): number => Math.min(n, 1);
const caps: CosmicChanges = {
	compensation: (_play, _owner, n) => capped(n),
	rewards: (_play, _owner, n) => capped(n)
};

/** What a card in the hand of a rival costs a bot beside one of its own. */
const RIVALS = 0.25;

/** What a bot keeps others from: the rewards of the other side's allies, beyond one each. */
function keptFrom(sight: Sight): number {
	const fight = fightIn(sight);
	const outcome = sight.open.encounter?.outcome;
	const isLost = outcome?.type === 'won' && outcome.side === 'defense';
	if (!fight || !isLost || sideIn(sight, sight.me) !== 'offense') return 0;
	return sumOf(entriesOf(fight.beside), ([, n]) => n - capped(n)) * CARD * RIVALS;
}

/** One ship of the defense and of each of its allies, where they have any. */
const scared = (board: Board): SeatId[] =>
	timingOrder(board).filter(
		(seat) => sideOf(board, seat) === 'defense' && involvedShips(board, seat) > 0
	);

/** What a bot gains when the defense and its allies are a ship fewer each. */
function frightened(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const fewer: Ships = Object.fromEntries(
		entriesOf(fight.beside).map(([seat, n]): [SeatId, number] => [seat, n - 1])
	);
	const { [fight.target]: there = {} } = sight.open.planets;
	const planets = {
		...sight.open.planets,
		[fight.target]: { ...there, [fight.defense]: Math.max(0, (there[fight.defense] ?? 0) - 1) }
	};
	const after: Sight = { ...sight, open: { ...sight.open, planets } };
	return worthUnseen(after, { ...fight, beside: fewer }) - worthUnseen(sight, fight);
}

export const brute: Alien = {
	words: {
		name: msg('Brute'),
		power: msg('Threaten'),
		gist: msg('Opponents give up a card, or the fight'),
		text: msg(
			'As a main player or ally, once allies have joined, you may *use* this power to threaten one player on the other side. They show you their hand and you take a card of it, or they withdraw all their ships from the encounter.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when the outcome is known: nobody takes more than one card of compensation or one reward in this encounter.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'As the offense, once allies have joined, the defense and each defensive ally lose a ship of those in the encounter.'
			),
			timing: { roles: ['offense'], phases: ['alliance'] }
		},
		rulings: [
			msg('A main player who withdraws fights on without ships; an ally is an ally no more.'),
			msg('Ships that are withdrawn go to other colonies of their player.'),
			msg('Who holds no card cannot be threatened.')
		]
	},
	set: 'storm',
	liked: 13,
	power: {
		uses: {
			threaten: asking({
				moments: ['alliance.formed'],
				roles: INVOLVED,
				once: true,
				open: ({ board }, { seat }) => victims(board, seat).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: victims(board, seat).map(seatChoice)
				}),
				say: msg('threaten a player on the other side'),
				sends: template('Threaten {first}'),
				worth: always(2 * UNSEEN_CARD),
				choose: (sight, { choices }) => {
					// The main player has the more to lose.
					const side = sideIn(sight, sight.me);
					const main = side && sight.open.encounter?.[opposing(side)];
					const choice = choices.find(({ id }) => id === main) ?? choices[0];
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, { seat }, { pick }) => play.push('brute.threat', { seat, victim: pick })
			})
		}
	},
	wild: {
		uses: {
			cap: {
				moments: ['resolution.outcome'],
				roles: INVOLVED,
				say: msg('nobody takes more than one card or reward'),
				worth: keptFrom,
				lasting: caps
			}
		}
	},
	super: {
		uses: {
			frighten: {
				moments: ['alliance.formed'],
				roles: ['offense'],
				open: ({ board }) => scared(board).length > 0,
				say: msg('the defense and each defensive ally lose a ship'),
				worth: frightened,
				apply: (play) => {
					const { board } = play;
					const doomed = Object.fromEntries(
						scared(board).map((seat) => [
							seat,
							{ [seat === encounterOf(board).defense ? targetOf(board) : 'beside']: 1 }
						])
					);
					loseShips(play, doomed, { rule: 'CE-20.8' });
				}
			}
		}
	},
	steps: { threat },
	questions: {
		'threat.yield': {
			deed: msg('answer a threat'),
			why: { is: 'costs less' },
			answer: yielded
		},
		'threat.take': {
			deed: msg('take a card'),
			why: { is: 'best cards' },
			sends: { some: template('Take {what}') },
			answer: (_sight, shape) => pickBest(shape, worthOfCard)
		}
	}
};
