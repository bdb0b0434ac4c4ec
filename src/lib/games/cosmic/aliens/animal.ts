/** Party: who does not invite it pays with a ship, and where it wins its side draws. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import { caused } from '../because';
import { rivalsOf } from '../bot/sight';
import { UNSEEN_CARD, always } from '../bot/wishes';
import { CARD, SHIP, worthOfCard } from '../bot/worth';
import { encounterOf, mainPlayer, otherSide, sideOf, timingOrder } from '../board';
import { HAND } from '../cards';
import { declaredUse, declaresOwn } from '../declared';
import { goesToItsAlien } from '../flares';
import { causeQuake, drawToHand } from '../hands';
import { arePartners } from '../modules/teams/partners';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { ROLES, SIDES } from '../types';
import { value } from '../values';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, Role, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { ALLY, INVOLVED } from './timing';

const ID = 'animal';
const LOSS = 1;
const SUPER_LOSS = 2;

const GUEST: readonly Role[] = [...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		/** Main players that have paid for not inviting it; the next one pays more. */
		readonly animal: { readonly paid: readonly SeatId[]; readonly more?: true };
	}
}

declare module '../play' {
	interface Steps {
		/** Everybody on the side of `seat`, which has won, may draw a card. */
		'animal.party': { readonly seat: SeatId };
	}
}

/** Whether the main player of this side could have invited this seat. */
function couldInvite(play: Play, side: Side, seat: SeatId): boolean {
	const { board } = play;
	const main = { seat: mainPlayer(board, side) };
	return (
		value(play, 'mayInvite', true, main) &&
		!arePartners(board, mainPlayer(board, otherSide(side)), seat)
	);
}

const paidIn = (play: Play): readonly SeatId[] => noteOf(play, ID)?.paid ?? [];

/** The next main player that could have invited it, has not and has not paid for that yet: the offense first. */
function unkind(play: Play, seat: SeatId): SeatId | undefined {
	const { invited } = encounterOf(play.board);
	return SIDES.filter((side) => !invited[side].includes(seat) && couldInvite(play, side, seat))
		.map((side) => mainPlayer(play.board, side))
		.find((main) => !paidIn(play).includes(main));
}

/** Who stands on the side of this seat, in timing order. */
const revellers = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter((one) => sideOf(board, one) === sideOf(board, seat));

const party: Step = {
	draw: formsOf('animal.party').each({
		seats: (play, { seat }) => revellers(play.board, seat),
		ask: (play, _frame, seat) => ({
			...caused(play),
			seat,
			rule: 'CE-16.1',
			say: msg('Your side has won. Draw a card?'),
			shape: { type: 'confirm', yes: msg('Draw a card'), no: msg('Draw none') },
			fallback: { yes: true }
		}),
		then: (play, _frame, { yes }, seat) => {
			if (yes) drawToHand(play, seat, 1, 'CE-16.1');
		}
	})
};

/** What a bot makes of new hands for all: what it would hold against what it holds, and half of what a rival gains. */
function worthOfQuake(sight: Sight): number {
	const whole = HAND * UNSEEN_CARD;
	const rivals = rivalsOf(sight);
	const theirs = sumOf(rivals, (seat) => (sight.open.players[seat]?.hand ?? 0) * UNSEEN_CARD);
	const gained = whole - theirs / Math.max(1, rivals.length);
	return whole - sumOf(sight.own.hand, worthOfCard) - gained / 2 - UNSEEN_CARD;
}

export const animal: Alien = {
	words: {
		name: msg('Animal'),
		power: msg('Party'),
		gist: msg('Must be invited; winners celebrate with it'),
		text: msg(
			'When both have invited and you are not a main player, you *use* this power for each main player who has not invited you: that player loses a ship of their choice. When your side wins, and you are a main player or an ally, you *use* it: everybody on your side may draw a card.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['alliance', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When an encounter begins, cause a cosmic quake: all hands, the deck and the discard pile are shuffled, and everybody is dealt a new hand. Then give this flare to Animal, or discard it if nobody plays Animal.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg('A main player who has not invited you loses two ships in place of one.'),
			timing: { roles: GUEST, phases: ['alliance'] }
		},
		rulings: [
			msg('A main player who may invite nobody, or not you, loses nothing.'),
			msg('Who invited you has done so, whether you join or not.'),
			msg('Of two the offense pays first, each by a separate use; the flare is for one of them.'),
			msg('Each draws in timing order, once ships have landed. A deal is no win.'),
			msg('Cards laid, on sheets or on the table are in no hand, and no quake takes them.')
		]
	},
	set: 'alliance',
	liked: 9,
	needsThirdParties: true,
	power: {
		uses: {
			crash: {
				moments: ['alliance.invited'],
				roles: GUEST,
				mandatory: true,
				repeats: true,
				open: (play, { seat }) => unkind(play, seat) !== undefined,
				say: msg('a main player who has not invited them loses a ship'),
				yours: msg('a main player who has not invited you loses a ship'),
				bends: { slight: SHIP },
				apply: (play, { seat }) => {
					const main = unkind(play, seat);
					if (!main) return;
					const n = noteOf(play, ID)?.more ? SUPER_LOSS : LOSS;
					note(play, ID, { paid: [...paidIn(play), main] });
					play.push('mustLose', { due: { [main]: n }, rule: 'CE-20.8' });
				}
			},
			party: {
				moments: ['resolution.settled'],
				roles: INVOLVED,
				mandatory: true,
				open: ({ board }, { seat }) => hasWon(board, seat),
				say: msg('everybody on their side may draw a card'),
				yours: msg('everybody on your side may draw a card'),
				bends: { prize: () => CARD },
				apply: (play, { seat }) => play.push('animal.party', { seat })
			}
		}
	},
	wild: {
		uses: {
			quake: {
				moments: ['encounter.start'],
				say: msg('a cosmic quake comes'),
				worth: worthOfQuake,
				harms: ({ own }) => sumOf(own.hand, worthOfCard) > HAND * UNSEEN_CARD,
				apply: (play) => causeQuake(play),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			double: {
				moments: ['use.declared'],
				roles: GUEST,
				open: (play, me) => declaresOwn(play, me) && declaredUse(play).use === 'crash',
				say: msg('two ships are lost in place of one'),
				worth: always(SHIP),
				apply: (play) => note(play, ID, { paid: paidIn(play), more: true })
			}
		}
	},
	steps: { party },
	questions: {
		'party.draw': {
			deed: msg('draw a card, or none'),
			why: { is: 'does most' },
			answer: () => ({ yes: true })
		}
	}
};
