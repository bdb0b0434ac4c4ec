/** Newer hazards of hands: given, traded, and brought by rewards. */
import { msg } from '../../../../core';
import type { Ask, Choice } from '../../../../core';
import { inTurn } from '../../../kit';
import type { OneOf } from '../../../kit';
import {
	coloniesOf,
	encounterOf,
	homeOf,
	isAtHome,
	leftOf,
	playerOf,
	timingOrder
} from '../../board';
import { giveWorst } from '../../bot/picks';
import { cardName } from '../../cards';
import { discardCards, drawRewards, drawToHand, handOver } from '../../hands';
import { formsOf } from '../../play';
import { hasRewardDeck } from '../../rewards';
import { loseShips } from '../../steps/lose';
import { SIDES } from '../../types';
import type { NoLocals, Play, Step } from '../../play';
import type { Board, CardId, SeatId } from '../../types';
import type { Hazard } from './hazard';
import { loseAtRandom } from '../../steps/atRandom';
import { REAPING, reapAll } from './reap';

declare module '../../play' {
	interface Steps {
		/** The offense gives each of these seats a card. */
		aid: { left: readonly SeatId[] };
		/** All others give the offense a card, and then all draw one. */
		supply: NoLocals;
	}
}

/** One card of a hand, for another seat. */
const oneFor = (
	board: Board,
	seat: SeatId,
	to: SeatId,
	rule: string
): Ask<OneOf<Choice<CardId>>> => ({
	seat,
	secret: true,
	about: [to],
	rule,
	say: msg('Which card do you give to {whom}?', { whom: to }),
	shape: {
		type: 'one',
		choices: playerOf(board, seat).hand.map((card) => ({ id: card, say: cardName(card), on: card }))
	},
	fallback: 'random'
});

/** Players in whose home systems the offense has colonies, from its left. */
function hosts(board: Board, offense: SeatId): SeatId[] {
	const homes = coloniesOf(board, offense)
		.filter((planet) => !isAtHome(board, offense, planet))
		.map(homeOf);
	return leftOf(board, offense).filter((seat) => homes.includes(seat));
}

const aiding = formsOf('aid');

const aid: Step = {
	give: aiding.ask({
		ask: ({ board }, { left: [to] }) =>
			to ? oneFor(board, encounterOf(board).offense, to, 'CE-33.35') : null,
		then: (play, frame, { pick }, seat) => {
			const [to, ...left] = frame.left;
			frame.left = left;
			if (to) handOver(play, seat, to, [pick], 'CE-33.35');
			return 'give';
		}
	})
};

export const economicAid: Hazard = {
	words: {
		name: msg('Economic Aid'),
		gist: msg('The offense gives a card to each host of a colony'),
		text: msg(
			'The offense gives one card of their choice to each player in whose home system they have a colony. With fewer cards than that they lose one ship of each foreign colony instead.'
		),
		rulings: [msg('No rift goes off by cards that are given so.')]
	},
	lasts: 'once',
	enters: (play) => {
		const { board } = play;
		const { offense } = encounterOf(board);
		const left = hosts(board, offense);
		if (left.length === 0) return;
		if (playerOf(board, offense).hand.length >= left.length) {
			play.push('aid', { left });
			return;
		}
		play.showed = true;
		play.say(msg('{who} has too few cards to give.', { who: offense }), 'CE-33.35');
		const foreign = coloniesOf(board, offense).filter(
			(planet) => !isAtHome(board, offense, planet)
		);
		loseShips(
			play,
			{ [offense]: Object.fromEntries(foreign.map((planet) => [planet, 1])) },
			{ rule: 'CE-33.35' }
		);
	},
	steps: { aid },
	questions: {
		'aid.give': {
			deed: msg('choose a card to give'),
			why: { is: 'worst cards' },
			answer: giveWorst
		}
	}
};

const supplying = formsOf('supply');

const supply: Step = {
	give: supplying.askAll({
		ask: ({ board }) => {
			const { offense } = encounterOf(board);
			return leftOf(board, offense)
				.filter((seat) => playerOf(board, seat).hand.length > 0)
				.map((seat) => oneFor(board, seat, offense, 'CE-33.36'));
		},
		then: (play, _frame, answers) => {
			const { offense } = encounterOf(play.board);
			for (const [seat, { pick }] of inTurn(leftOf(play.board, offense), answers))
				handOver(play, seat, offense, [pick], 'CE-33.36');
		}
	}),

	draw: supplying.run((play) => {
		for (const seat of timingOrder(play.board)) drawToHand(play, seat, 1, 'CE-33.36');
	})
};

export const supplyMixUp: Hazard = {
	words: {
		name: msg('Supply Mix-Up'),
		gist: msg('The offense has a new hand of others’ cards'),
		text: msg(
			'The offense discards their hand. Each other player gives them one card of their choice, and then every player draws a card. The turn does not end for it.'
		),
		rulings: [
			msg('Who holds no card gives none.'),
			msg('If the offense has no encounter card when one is due, they get a new hand.')
		]
	},
	lasts: 'encounter',
	enters: (play) => {
		const { offense } = encounterOf(play.board);
		discardCards(play, offense, playerOf(play.board, offense).hand.slice(), 'CE-33.36');
		play.push('supply', {});
	},
	changes: { drawsOn: (_play, _owner, rule) => rule ?? 'CE-33.36' },
	steps: { supply },
	questions: {
		'supply.give': {
			deed: msg('choose a card to give'),
			why: { is: 'worst cards' },
			answer: giveWorst
		}
	}
};

/** With as many left in the deck it is shuffled into that again. */
const ENOUGH = 3;

export const illGottenGains: Hazard = {
	words: {
		name: msg('Ill-Gotten Gains'),
		gist: msg('Every player draws a reward card'),
		text: msg(
			'Each player, from the offense on, draws a reward card. If three hazards or more are left in their deck, it is shuffled into that again.'
		),
		rulings: [msg('It is in the deck where rewards have a deck of their own.')]
	},
	lasts: 'once',
	isFor: hasRewardDeck,
	shuffledBack: ENOUGH,
	enters: (play) => {
		const { offense } = encounterOf(play.board);
		for (const seat of [offense, ...leftOf(play.board, offense)]) drawRewards(play, seat, 1);
	}
};

/** What each has shown and played in the encounter that costs a card. */
const paidBy = (board: Board, seat: SeatId): number => {
	const { laid, reinforced = {} } = encounterOf(board);
	const attacks = SIDES.filter(
		(side) => laid[side]?.by === seat && laid[side]?.face?.kind === 'attack'
	);
	return attacks.length + (reinforced[seat] ?? 0);
};

function shame(play: Play): void {
	const { board } = play;
	const { laid, revealed, offense, defense, allies } = encounterOf(board);
	if (!revealed) return;
	const paid = timingOrder(board).map((seat) => ({ seat, n: paidBy(board, seat) }));
	const involved = [offense, defense, ...allies.offense, ...allies.defense];
	const due = timingOrder(board).map((seat) => {
		if (!involved.includes(seat)) return { seat, n: 2 };
		const shown = SIDES.filter(
			(side) => laid[side]?.by === seat && laid[side]?.face?.kind === 'negotiate'
		);
		return { seat, n: shown.length };
	});
	reapAll(play, due, 'CE-33.37');
	loseAtRandom(play, paid, 'CE-33.37');
}

export const shamefulWar: Hazard = {
	words: {
		name: msg('Shameful War'),
		gist: msg('War costs cards, peace brings rewards'),
		text: msg(
			'Each attack that is revealed and each reinforcement that is played costs its player a card of their hand at random. Each negotiate that is revealed brings its player a reward, and each player who is neither main player nor ally takes two rewards.'
		),
		rulings: [
			msg('What the cards count as when the encounter is over decides.'),
			msg('A reinforcement that was cancelled has been played.'),
			msg('Without revealed cards nothing comes of it.')
		]
	},
	lasts: 'encounter',
	settled: shame,
	...REAPING
};
