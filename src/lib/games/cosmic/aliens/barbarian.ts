/** Loot: the victor takes what it likes of the loser’s hand, and the rest is gone. */
import { msg, template } from '../../../core';
import { meant, pickSome } from '../../kit';
import { giveWorst } from '../bot/picks';
import { always, never } from '../bot/wishes';
import { worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { defenseOf, encounterOf, playerOf } from '../board';
import { cardName } from '../cards';
import { discardCards, handOver } from '../hands';
import { lookAtHand, shownTo } from '../looks';

import { taken } from '../modules/rewards/taken';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

declare module '../play' {
	interface Steps {
		'barbarian.loot': {
			/** Who loots. */
			readonly seat: SeatId;
			/** Cards it keeps, as they are called in the hand they are in; left out: not settled yet. */
			kept?: readonly CardId[];
		};
		'barbarian.reject': { readonly seat: SeatId };
	}
}

const loot = formsOf('barbarian.loot');
const reject = formsOf('barbarian.reject');

/** Cards of the loser it may keep: one for each of its ships that landed. */
const share = (play: Play, seat: SeatId): number =>
	Math.min(
		play.within('resolution').landed?.[seat] ?? 0,
		playerOf(play.board, defenseOf(play.board)).hand.length
	);

/** Whether the offense has won of a player who holds cards (CE-19.12). */
function isLoot({ board }: Play): boolean {
	const { outcome } = encounterOf(board);
	return (
		outcome?.type === 'won' &&
		outcome.side === 'offense' &&
		playerOf(board, defenseOf(board)).hand.length > 0
	);
}

/** Cards it has received as compensation or rewards: how many, all know. */
const received = (play: Play, seat: SeatId): readonly CardId[] =>
	play.find('resolution')?.gained?.[seat] ?? [];

/** Those of them it still holds. */
const heldOf = (play: Play, seat: SeatId): CardId[] =>
	received(play, seat).filter((card) => playerOf(play.board, seat).hand.includes(card));

const looting: Step = {
	look: loot.run((play, frame) => {
		const { seat } = frame;
		const from = defenseOf(play.board);
		const { hand } = playerOf(play.board, from);
		lookAtHand(play, seat, from);
		const n = share(play, seat);
		// How many are kept, all know: where there is no choice, nobody is asked.
		if (n === 0) frame.kept = [];
		else if (n === hand.length) frame.kept = hand.slice();
	}),

	keep: loot.ask({
		ask: (play, { seat, kept }) => {
			if (kept) return null;
			const from = defenseOf(play.board);
			const n = share(play, seat);
			return {
				...caused(play),
				seat,
				secret: true,
				about: [from],
				rule: 'CE-14.18',
				say: msg(
					'Keep {n, plural, one {# card} other {# cards}} of {whom}; the rest are discarded.',
					{
						n,
						whom: from
					}
				),
				shape: {
					type: 'some',
					choices: shownTo(play, seat, playerOf(play.board, from).hand).map((card) => ({
						id: card,
						say: cardName(card)
					})),
					min: n,
					max: n
				}
			};
		},
		then: (play, frame, { picks }) => {
			frame.kept = meant(playerOf(play.board, defenseOf(play.board)).hand, picks);
		}
	}),

	share: loot.run((play, { seat, kept = [] }) => {
		const from = defenseOf(play.board);
		taken(play, seat, handOver(play, from, seat, kept, 'CE-14.18', 'taken'), from);
		// In the order of their names: the one in which they were held would tell of copies (CE-23.5).
		const rest = playerOf(play.board, from).hand.slice().sort();
		discardCards(play, from, rest, 'CE-14.18');
	})
};

const rejecting: Step = {
	which: reject.ask({
		ask: (play, { seat }) => {
			const cards = heldOf(play, seat);
			if (cards.length === 0) return null;
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-14.19',
				say: msg('Which of the cards you have received do you throw away?'),
				shape: {
					type: 'some',
					choices: cardChoices(cards),
					min: 1,
					max: cards.length
				}
			};
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-14.19');
		}
	})
};

export const barbarian: Alien = {
	words: {
		name: msg('Barbarian'),
		power: msg('Loot and Pillage'),
		gist: msg('Plunders the hand of whom it defeats'),
		text: msg(
			'When you win as the offense, you *use* this power before any compensation is taken: look at the hand of the defense, keep a card of it for each ship of yours that landed, and discard all the rest of it.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ['offense'], phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, when you have received cards as compensation or rewards, throw away as many of them as you like. You get nothing for them.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		super: {
			text: msg('Plunder the defense in the same way as an ally of the offense that has won.'),
			timing: { roles: ['offensiveAlly'], phases: ['resolution'] }
		},
		rulings: [
			msg('The card the defense has laid lies on the table and is no loot.'),
			msg('Compensation is drawn afterwards, from your hand with the loot in it.'),
			msg('A deal is no victory.'),
			msg('From an empty hand nothing is taken.')
		]
	},
	liked: 12,
	power: {
		uses: {
			plunder: {
				moments: ['resolution.spoils'],
				roles: ['offense'],
				mandatory: true,
				open: isLoot,
				say: msg('keep a card of the loser for each ship, and discard their other cards'),
				harms: ({ open, me }) => open.encounter?.defense === me,
				apply: (play, { seat }) => play.push('barbarian.loot', { seat })
			}
		}
	},
	wild: {
		uses: {
			reject: {
				moments: ['resolution.gained'],
				roles: INVOLVED,
				open: (play, { seat }) => received(play, seat).length > 0,
				when: (play, { seat }) => heldOf(play, seat).length > 0,
				say: msg('throw away cards they have received'),
				yours: msg('throw away cards you have received'),
				// A card is a card: a bot keeps what it gets.
				worth: never,
				apply: (play, { seat }) => play.push('barbarian.reject', { seat })
			}
		}
	},
	super: {
		uses: {
			plunder: {
				moments: ['resolution.spoils'],
				roles: ['offensiveAlly'],
				open: isLoot,
				say: msg('keep a card of the loser for each ship, and discard their other cards'),
				worth: always(0.25),
				apply: (play, { seat }) => play.push('barbarian.loot', { seat })
			}
		}
	},
	steps: { loot: looting, reject: rejecting },
	questions: {
		'loot.keep': {
			deed: msg('choose cards of the loser'),
			why: { is: 'best cards' },
			sends: { some: template('Keep {what}') },
			answer: (_sight, shape) => pickSome(shape, worthOfCard)
		},
		'reject.which': {
			deed: msg('throw cards away'),
			why: { is: 'worst cards' },
			sends: { some: template('Throw away {what}') },
			answer: giveWorst
		}
	}
};
