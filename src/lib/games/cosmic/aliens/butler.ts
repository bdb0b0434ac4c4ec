/** Serve: it does the chores of the offense, as they like for a tip, and else as it likes. */
import { msg, template } from '../../../core';
import {
	bestOf,
	fromFirst,
	keysOf,
	othersThan,
	pickBest,
	ranked,
	seatChoice,
	totalOf
} from '../../kit';
import { foreignOf, mainOf, rivalsOf, shipsOn } from '../bot/sight';
import { UNSEEN_CARD, always, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { encounterOf, homeOf, offenseOf, planetsOf, playerOf, whereName } from '../board';
import { kindOf, numberOf } from '../cards';
import { declaresOwn } from '../declared';
import { delegate } from '../destiny/meeting';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { aimsAt, shipsToLaunch } from '../steps/launch';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY } from './timing';

const ID = 'butler';

/** Cards of a tip, and of one that the super flare asks for. */
const TIP = 1;
const SUPER_TIP = 2;

const SERVANT: readonly Role[] = ['defense', ...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		/** Whether it has had its tip, and whether it asks for more the next time. */
		readonly butler: { readonly tipped?: true; readonly more?: true };
	}
}

declare module '../play' {
	interface Steps {
		/** `seat` does a chore: the offense gives so many cards for having it their way. */
		'butler.serve': {
			readonly seat: SeatId;
			readonly chore: 'aim' | 'launch';
			readonly n: number;
			/** They give none. */
			refused?: true;
		};
	}
}

const isTipped = (play: Play): boolean => noteOf(play, ID)?.tipped === true;

const offensesHand = ({ board }: Play): number => playerOf(board, offenseOf(board)).hand.length;

/** Whether the ships that lie chosen are those the offense launches. */
function isLaunching({ phase, encounter }: Board): boolean {
	const sending = encounter?.sending;
	return phase === 'launch' && sending?.seat === encounter?.offense && sending?.side === 'offense';
}

/** How many cards it asks for now; a super flare that was played for that is spent. */
function asksFor(play: Play): number {
	const { more, ...noted } = noteOf(play, ID) ?? {};
	note(play, ID, noted);
	return more ? SUPER_TIP : TIP;
}

const { run, ask } = formsOf('butler.serve');

const serve: Step = {
	/** Who holds no card gives none. */
	poor: run((play, frame) => {
		if (offensesHand(play) === 0) frame.refused = true;
	}),

	tip: ask({
		ask: (play, { seat, chore, n, refused }) =>
			refused
				? null
				: {
						...caused(play),
						seat: offenseOf(play.board),
						about: [seat],
						rule: 'CE-16.1',
						say:
							chore === 'aim'
								? msg('{who} asks for a tip, or aims the gate in your place.', { who: seat })
								: msg('{who} asks for a tip, or chooses the colonies that your ships come from.', {
										who: seat
									}),
						shape: {
							type: 'confirm',
							yes: msg('Give {n, plural, one {a card} other {# cards}}, by chance', {
								n: Math.min(n, offensesHand(play))
							}),
							no: msg('Give no tip')
						},
						fallback: { yes: false }
					},
		then: (_play, frame, { yes }) => {
			if (!yes) frame.refused = true;
		}
	}),

	pay: run((play, { seat, n, refused }) => {
		if (refused) return;
		note(play, ID, { tipped: true });
		const from = offenseOf(play.board);
		for (let card = Math.min(n, offensesHand(play)); card > 0; card--)
			play.push('takeOne', { seat, from });
	}),

	aim: ask({
		ask: (play, { seat, chore, refused }) => {
			const { board } = play;
			const { system } = encounterOf(board);
			return refused && chore === 'aim' && system
				? {
						...caused(play),
						seat,
						about: [offenseOf(board), system],
						rule: 'CE-8.1',
						say: msg('Aim the gate of {whom} at a planet of {who}', {
							whom: offenseOf(board),
							who: system
						}),
						shape: aimsAt(board, planetsOf(board, system)),
						fallback: 'random'
					}
				: null;
		},
		then: (play, _frame, { pick }, seat) => {
			encounterOf(play.board).target = pick;
			play.say(
				msg('{who} points the gate for {whom}.', { who: seat, whom: offenseOf(play.board) }),
				'CE-16.1'
			);
		}
	}),

	ships: ask({
		ask: (play, { seat, chore, refused }) => {
			const { sending } = encounterOf(play.board);
			const fleet = shipsToLaunch(play, true);
			if (!refused || chore !== 'launch' || !sending || !fleet) return null;
			const n = totalOf(sending.ships);
			return {
				...caused(play),
				seat,
				about: [sending.seat],
				rule: 'CE-8.4',
				say: msg(
					'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {goes} other {go}} to the gate. From which colonies?',
					{ n, who: sending.seat }
				),
				shape: { ...fleet, min: n, max: n },
				fallback: 'random'
			};
		},
		then: (play, _frame, { split }, seat) => {
			const encounter = encounterOf(play.board);
			const { sending } = encounter;
			if (!sending) return;
			encounter.sending = { ...sending, ships: split };
			play.say(
				msg('{who} sends the ships of {whom} from {where}.', {
					who: seat,
					whom: sending.seat,
					where: { and: keysOf(split).map(whereName) }
				}),
				'CE-16.1'
			);
		}
	})
};

/** An offense that a bot would leave to somebody else: without an attack that often wins. */
const isWeak = ({ own }: Sight): boolean =>
	!own.hand.some((card) => kindOf(card) === 'attack' && numberOf(card) >= 10);

/** Whom it lets fight: who is furthest from winning. */
const stand = (sight: Sight): SeatId | undefined =>
	bestOf(rivalsOf(sight), (seat) => -foreignOf(sight, seat));

export const butler: Alien = {
	words: {
		name: msg('Butler'),
		power: msg('Serve'),
		gist: msg('Does the offense’s chores, for a tip or as it likes'),
		text: msg(
			'Unless you are the offense, you may *use* this power before the gate is aimed, and again once the offense has chosen the ships to send. They give you a card at random as a tip, or you choose in their place: at which planet of that system the gate is aimed, or from which colonies these ships come. After a tip you ask for nothing more in that encounter.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: SERVANT, phases: ['launch'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, when an encounter begins: another player is the offense in your place. They must invite you if they can, and if they win or make a deal you may have a second encounter, as if you had.'
			),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		super: {
			text: msg('When you use your power, ask for two cards instead of one.'),
			timing: { roles: SERVANT, phases: ['launch'] }
		},
		rulings: [
			msg('Who gives no tip to one chore may be asked for one again to the next.'),
			msg('Who holds no card gives none; who holds one where two are asked for gives that.'),
			msg('Where the gate is aimed at home already you do not aim it.'),
			msg('The offense says how many ships are sent; you may take the last one of a colony.'),
			msg('Ships that come back from the warp into the gate are none of those.'),
			msg('With the wild flare the turn stays yours, and what ends it ends it.')
		]
	},
	set: 'alliance',
	liked: 10,
	power: {
		uses: {
			aim: {
				moments: ['launch.beforeAim'],
				roles: SERVANT,
				once: true,
				open: (play) => {
					const { system } = encounterOf(play.board);
					return !isTipped(play) && system !== null && planetsOf(play.board, system).length > 1;
				},
				say: msg('aim the gate, or get a tip'),
				worth: always(UNSEEN_CARD),
				apply: (play, { seat }) =>
					play.push('butler.serve', { seat, chore: 'aim', n: asksFor(play) })
			},
			launch: {
				moments: ['ships.chosen'],
				roles: SERVANT,
				once: true,
				open: (play) =>
					!isTipped(play) &&
					isLaunching(play.board) &&
					(shipsToLaunch(play, true)?.places.length ?? 0) > 1,
				say: msg('choose where the ships come from, or get a tip'),
				worth: always(UNSEEN_CARD),
				apply: (play, { seat }) =>
					play.push('butler.serve', { seat, chore: 'launch', n: asksFor(play) })
			}
		}
	},
	wild: {
		uses: {
			delegate: asking({
				moments: ['encounter.start'],
				roles: ['offense'],
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: othersThan(board, seat).map(seatChoice)
				}),
				say: msg('another player is the offense of this encounter'),
				sends: template('Let {first} be the offense'),
				worth: (sight) => (isWeak(sight) ? CARD : 0),
				harms: trifling,
				choose: (sight, { choices }) => {
					const best = stand(sight);
					const choice = choices.find(({ id }) => id === best) ?? choices[0];
					return choice ? { pick: choice.id } : null;
				},
				lasting: {
					mustInvite: ({ board }, { seat: guest }, guests, { seat }) =>
						seat === encounterOf(board).offense ? [...guests, guest] : guests
				},
				apply: (play, _me, { pick }) => delegate(play, pick)
			})
		}
	},
	super: {
		uses: {
			double: {
				moments: ['use.declared'],
				roles: SERVANT,
				open: (play, me) => declaresOwn(play, me) && offensesHand(play) > 1,
				say: msg('ask for two cards instead of one'),
				worth: always(UNSEEN_CARD / 2),
				harms: trifling,
				apply: (play) => note(play, ID, { ...noteOf(play, ID), more: true })
			}
		}
	},
	steps: { serve },
	questions: {
		'serve.tip': {
			deed: msg('give a tip, or not'),
			why: { is: 'costs less' },
			// Where they aim matters more than where ships come from.
			answer: ({ own, open }) => ({ yes: own.hand.length > 5 && open.encounter?.target === null })
		},
		'serve.aim': {
			deed: msg('aim the gate'),
			why: { is: 'hurts most' },
			answer: (sight, shape) => {
				const defense = mainOf(sight, 'defense');
				return pickBest(shape, (id) =>
					defense ? (shipsOn(sight, id as PlanetId)[defense] ?? 0) : 0
				);
			}
		},
		'serve.ships': {
			deed: msg('choose where ships come from'),
			why: { is: 'hurts most' },
			answer: ({ open }, shape) => {
				if (shape.type !== 'split') return null;
				const offense = open.encounter?.offense;
				// Colonies abroad, the smallest first: so they end.
				const order = ranked(shape.places, ({ id, max }) =>
					id !== 'warp' && homeOf(id as PlanetId) !== offense ? 20 - max : -max
				);
				return { split: fromFirst(order, shape.min) };
			}
		}
	}
};
