/** How an encounter ends before its time (CE-4.9). */
import { encounterOf } from './board';
import { toHand } from './copies';
import type { Play } from './play';
import type { CardId, Outcome, SeatId } from './types';

/**
 * Ends the encounter: ships in it go home, cards laid go back unless they were shown, nobody wins.
 * Cards in the middle of a use go where they would have gone. `turnOver` ends the turn as well
 * (CE-8.10, CE-10.8).
 */
export function endEncounter(
	play: Play,
	outcome: Extract<Outcome, { type: 'ended' }>,
	turnOver: boolean
): void {
	const { board, table } = play;
	encounterOf(board).outcome = outcome;
	if (turnOver) play.within('turn')['ended'] = true;
	const frame = play.within('encounter');
	for (const dropped of table.frames.slice(table.frames.indexOf(frame) + 1)) {
		const card = dropped['card'] as CardId | null | undefined;
		if (dropped.step !== 'use' || !card || !board.onTable.includes(card)) continue;
		board.onTable = board.onTable.filter((other) => other !== card);
		if (dropped['source'] === 'artifact') board.discard.push(card);
		else toHand(play, dropped['seat'] as SeatId, [card]);
	}
	play.unwindTo(frame);
	frame.at = 'early';
}
