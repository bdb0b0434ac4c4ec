/** How an encounter ends before its time (CE-4.9). */
import { msg } from '../../core';
import { told } from './because';
import { isOutOfTurn } from './between';
import { encounterOf } from './board';
import {
	clearKickers,
	clearSeconds,
	discardFromTable,
	discardPlayed,
	tableOnto,
	tableToHand,
	takeLaid
} from './hands';
import { returnFlare } from './flares';
import { lateNoMore } from './late';
import { underway } from './play';
import type { Play } from './play';
import { standsAt } from './stands';
import { SIDES } from './types';
import type { Encounter, Origin, Outcome, Side } from './types';

/** CE-4.3: won by the offense, a deal, a resettled planet, or an effect that says so. */
export function wasSuccessful({ outcome }: Pick<Encounter, 'outcome'>): boolean {
	if (!outcome) return false;
	if (outcome.type === 'won') return outcome.side === 'offense';
	return outcome.type === 'deal' || (outcome.type === 'ended' && outcome.successful);
}

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
	encounterOf(play.board).outcome = outcome;
	if (turnOver && !isOutOfTurn(play)) play.within('turn').ended = true;
	leaveFor(play, 'early');
}

/**
 * CE-11.16: an effect decides the encounter before the reveal. Cards that were laid go back to hand, and it is
 * resolved with this outcome.
 */
export function decideEncounter(
	play: Play,
	outcome: Extract<Outcome, { type: 'won' | 'bothLose' }>
): void {
	const encounter = encounterOf(play.board);
	encounter.outcome = outcome;
	for (const side of SIDES) {
		const { [side]: laid } = encounter.laid;
		if (laid) takeLaid(play, side, laid.by);
	}
	clearKickers(play);
	clearSeconds(play);
	leaveFor(play, 'resolution');
}

/** CE-11.20: before cards are selected an effect has it resolved as with two negotiates. */
export function dealInstead(play: Play): void {
	encounterOf(play.board).outcome = null;
	leaveFor(play, 'resolution');
}

/** CE-16.1: an effect has the other side win than the outcome says that was told. */
export function winInstead(play: Play, side: Side, by: Origin): void {
	const encounter = encounterOf(play.board);
	encounter.outcome = { type: 'won', side };
	if (standsAt(encounter) === side) delete encounter.turned;
	else encounter.turned = true;
	encounter.decidedBy = [...(encounter.decidedBy ?? []), by];
	play.within('resolution').why = told(play, {
		of: 'outcome',
		say: msg('The {side, select, offense {offense} other {defense}} wins instead.', { side }),
		rule: 'CE-16.1',
		move: { type: 'outcome', outcome: side }
	});
}

/** CE-36.61: an effect decides it once cards were turned up: these stay, and go as they would. */
export function cutShort(play: Play, outcome: Extract<Outcome, { type: 'won' }>): void {
	const encounter = encounterOf(play.board);
	encounter.outcome = outcome;
	// CE-11.18: nothing is compared.
	encounter.outright = outcome.side;
	encounter.totals = null;
	delete encounter.turned;
	delete encounter.decidedBy;
	leaveFor(play, 'resolution');
}

/** Leaves what the encounter is doing, to go on with it there. */
function leaveFor(play: Play, at: 'early' | 'resolution'): void {
	const { board } = play;
	const frame = play.within('encounter');
	const left = underway(play.table).slice(play.table.frames.indexOf(frame) + 1);
	play.unwindTo(frame);
	frame.at = at;
	lateNoMore(board, () => true);
	// What is discarded may be answered, so it goes once all else has been left.
	for (const dropped of left) {
		if (dropped.step !== 'use') continue;
		const { card, source, seat, channel, sheet } = dropped;
		if (!card || !board.onTable.includes(card)) continue;
		if (source === 'artifact') discardPlayed(play, seat, card);
		else if (channel) discardFromTable(play, seat, [card]);
		else if (sheet) tableOnto(play, sheet, card);
		else if (at === 'resolution') returnFlare(play, seat, card);
		else tableToHand(play, [card], seat); // there is no resolution in which it could return
	}
}
