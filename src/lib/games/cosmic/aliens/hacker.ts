/** Hack: says who pays it compensation, and which cards. */
import { msg, template } from '../../../core';
import { bestOf, pickSome, seatChoice } from '../../kit';
import { foreignOf } from '../bot/sight';
import { always } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { handOver } from '../hands';
import { someOfHand } from '../ownhand';
import { formsOf } from '../play';
import { changeCompensation, compensation, isSpared, spare, takeable } from '../steps/compensation';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		'hacker.giveBack': {
			readonly seat: SeatId;
			/** Who has paid. */
			readonly to: SeatId;
			/** The most cards it may give. */
			readonly most: number;
		};
	}
}

/** Other players of whom cards can be taken. */
const payers = (play: Play, seat: SeatId): SeatId[] =>
	play.board.order.filter(
		(other) => other !== seat && takeable(play, other).length > 0 && !isSpared(play, other)
	);

/** What is to be taken of this seat; null: nothing. */
function owed(play: Play, seat: SeatId): { readonly n: number } | null {
	const due = compensation(play);
	return due?.pays === seat && !isSpared(play, seat) ? due : null;
}

const giveBack: Step = {
	give: formsOf('hacker.giveBack').ask({
		ask: (play, { seat, to, most }) =>
			someOfHand(play, seat, {
				about: [to],
				rule: 'CE-13.17',
				say: msg('Give {whom} cards back, {n} at most', { whom: to, n: most }),
				min: 1,
				max: most
			}),
		then: (play, { to }, { picks }, seat) => {
			handOver(play, seat, to, picks, 'CE-13.17');
		}
	})
};

/** Below this a bot is better off without a card: it only stands in the way of a new hand. */
const POOR = 0.07;

/** What a bot gains by making this player pay: a choice of more cards, and a rival that has fewer. */
const worthOfPayer = (sight: Sight, seat: SeatId): number =>
	Math.min(sight.open.players[seat]?.hand ?? 0, 8) + foreignOf(sight, seat);

export const hacker: Alien = {
	words: {
		name: msg('Hacker'),
		power: msg('Hack'),
		gist: msg('Picks who pays it, and with what'),
		text: msg(
			'As a main player who is to take compensation, you may *use* this power to name any other player who pays it: you see that hand and choose the cards. When your opponent is to take compensation of you, you may *use* it to choose which cards you hand over.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when your opponent is to take compensation of you: they take nothing of you.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'After you have taken compensation, give cards of your choice to whoever paid it: one or more, at most as many as you took.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('The number of cards stays the same: one for each ship you lost.'),
			msg('Whoever you name may have no part in the encounter.'),
			msg('A hand that is too small is taken whole, so there is nothing to choose.'),
			msg('Whoever the wild flare has saved cannot be named any more; anybody else can.')
		]
	},
	liked: 8,
	power: {
		uses: {
			name: asking({
				moments: ['resolution.compensation'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) =>
					compensation(play)?.collects === seat && payers(play, seat).length > 0,
				ask: (play, { seat }) => ({
					type: 'one',
					choices: payers(play, seat).map(seatChoice)
				}),
				say: msg('name who pays the compensation, and choose the cards from that hand'),
				sends: template('Take the compensation from {first}'),
				worth: always(0.2),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => worthOfPayer(sight, id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => changeCompensation(play, { pays: pick, chooser: seat })
			}),
			choose: {
				moments: ['resolution.compensation'],
				roles: MAIN,
				once: true,
				// CE-14.5: of a hand that is too small all goes.
				open: (play, { seat }) => {
					const due = owed(play, seat);
					return due !== null && takeable(play, seat).length > due.n;
				},
				say: msg('choose which cards to hand over'),
				worth: always(CARD),
				apply: (play, { seat }) => changeCompensation(play, { chooser: seat })
			}
		}
	},
	wild: {
		uses: {
			refuse: {
				moments: ['resolution.compensation'],
				roles: MAIN,
				open: (play, { seat }) => owed(play, seat) !== null,
				say: msg('pay no compensation'),
				worth: always(2 * CARD),
				apply: (play, { seat }) => spare(play, seat)
			}
		}
	},
	super: {
		uses: {
			giveBack: {
				moments: ['resolution.compensated'],
				roles: MAIN,
				open: (play, { seat }) => {
					const { collects, taken = 0 } = play.within('compensation');
					return collects === seat && taken > 0;
				},
				say: msg('give cards back to who paid'),
				worth: ({ own }) => (own.hand.some((card) => worthOfCard(card) < POOR) ? 0.02 : 0),
				apply: (play, { seat }) => {
					const { pays, taken = 0 } = play.within('compensation');
					play.push('hacker.giveBack', { seat, to: pays, most: taken });
				}
			}
		}
	},
	steps: { giveBack },
	questions: {
		'giveBack.give': {
			deed: msg('give cards back'),
			why: { is: 'worst cards' },
			sends: { some: template('Give back {what}') },
			answer: (_sight, shape) => pickSome(shape, (card) => POOR - worthOfCard(card))
		}
	}
};
