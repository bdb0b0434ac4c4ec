/** Players with neither planet nor unit are out of the game (TI-26). */
import { msg } from '../../core';
import { leftOf, playerOf } from '../kit';
import { allPlanets, fleetAt, planetState, systemIds } from './board';
import { discardActionCards } from './decks';
import { takeCounter } from './economy/counters';
import { endIfAlone } from './ending';
import type { Play } from './play';
import { endEmptyLaws } from './politics/laws';
import { passSpeaker } from './speaker';
import { seatsIn } from './timing/passed';
import { timingOrder } from './timing/order';
import { breakAgreement, partnersOf } from './trade/agreements';
import type { Board, SeatId } from './types';

declare module './moves' {
	interface Moves {
		/** A player is out of the game. */
		eliminated: { readonly seat: SeatId };
	}
}

/** TI-26.1: units on planets stand on the owner's own. */
const hasNothing = (board: Board, seat: SeatId): boolean =>
	!allPlanets(board).some((id) => planetState(board, id).owner === seat) &&
	!systemIds(board).some((id) => fleetAt(board, id, seat) !== undefined);

/** TI-26.1, TI-1.12: whoever has nothing left goes; the last one wins. Whether the game is over. */
export function checkPlayers(play: Play): boolean {
	for (const seat of timingOrder(play.board)) {
		if (!hasNothing(play.board, seat)) continue;
		eliminate(play, seat);
		if (endIfAlone(play)) return true;
	}
	return false;
}

function eliminate(play: Play, seat: SeatId): void {
	const { board } = play;
	playerOf(board, seat).isOut = true;
	play.say(
		msg('{who} has neither planet nor unit left and is out of the game.', { who: seat }),
		'TI-26.1',
		{ type: 'eliminated', seat }
	);
	leave(play, seat);
	passOnSpeaker(play, seat);
}

/** TI-26.2: what a player had. Its Strategy Cards stay away until step 7 of the Status Phase takes them back (TI-21.10). */
function leave(play: Play, seat: SeatId): void {
	const { board } = play;
	const player = playerOf(board, seat);
	discardActionCards(play, seat, player.hand, 'TI-26.2');
	player.secrets = [];
	player.tradeGoods = 0;
	for (const id of systemIds(board)) takeCounter(play, seat, id, 'reinforcements', 'TI-26.2');
	player.counters = { command: 0, fleet: 0, strategy: 0 };
	for (const partner of partnersOf(board, seat)) breakAgreement(play, seat, partner, 'TI-26.2');
	endEmptyLaws(play);
	for (const card of player.strategy) card.used = true;
}

/** TI-26.4: to the next player on the left who is still in. */
function passOnSpeaker(play: Play, seat: SeatId): void {
	const { board } = play;
	if (board.speaker !== seat) return;
	const present = seatsIn(board);
	const next = leftOf(board, seat).find((one) => present.includes(one));
	if (next !== undefined) passSpeaker(play, next, 'TI-26.4');
}
