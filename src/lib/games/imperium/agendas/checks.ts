/** Checks and Balances: Strategy Cards change hands. */
import { msg } from '../../../core';
import { leftOf, playerOf } from '../../kit';
import type { Play } from '../play';
import { strategyOf } from '../tables/by-id';
import { seatsIn } from '../timing/passed';
import type { SeatId, StrategyId } from '../types';
import { nothing } from './agenda';
import type { Motion } from './agenda';

declare module '../moves' {
	interface Moves {
		/** A Strategy Card goes from one player to another. */
		strategyGiven: { readonly from: SeatId; readonly to: SeatId; readonly card: StrategyId };
	}
}

const tell = (play: Play, from: SeatId, to: SeatId, card: StrategyId): void =>
	play.say(
		msg('{who} gives {card} to {whom}.', { who: from, whom: to, card: strategyOf(card).name }),
		'TI-17.15',
		{ type: 'strategyGiven', from, to, card }
	);

/** It keeps its used or unused side. */
export function giveCard(play: Play, from: SeatId, to: SeatId, card: StrategyId): void {
	const giver = playerOf(play.board, from);
	const given = giver.strategy.filter((one) => one.card === card);
	giver.strategy = giver.strategy.filter((one) => one.card !== card);
	playerOf(play.board, to).strategy.push(...given);
	tell(play, from, to, card);
}

/** All at once to the left; the Political card under way goes as used. */
function passLeft(play: Play): void {
	const { board } = play;
	const present = seatsIn(board);
	const passed = present.map((from) => ({
		from,
		to: leftOf(board, from).find((one) => present.includes(one)) ?? from,
		cards: playerOf(board, from).strategy.map(({ card, used }) => ({
			card,
			used: used || card === 'political'
		}))
	}));
	for (const { from, to, cards } of passed) {
		playerOf(board, to).strategy = cards;
		for (const { card } of cards) tell(play, from, to, card);
	}
}

/** In the Strategy Phase while it stands: steps/strategy.ts. */
export const checksAndBalances: Motion = { for: nothing, against: passLeft };
