/** How fast the bots of a game that is on move; its people say so, whoever set the table up. */
import { msg, verbatim } from '$lib/core';
import type { SeatId } from '$lib/core';
import { PACES, STEPWISE } from '$lib/protocol';
import { isHouseValue } from '$lib/protocol/house';
import { isAlone, nameOf, seatOf } from './people';
import { no } from './session';
import type { Answered } from './session';
import type { Turn } from './turn';

/** The short words for a pace. */
function paceWords(botMs: number) {
	const offered = PACES.find(({ value }) => value === botMs);
	return offered?.brief ?? offered?.say ?? '';
}

/** [ROOM-BOT.6] */
export function setPace(turn: Turn, seat: SeatId, botMs: number): Answered {
	const { record } = turn;
	if (record.phase !== 'playing')
		return no('ROOM-BOT.6', msg('Before the start the host chooses the pace of the bots.'));
	if (!isHouseValue('botMs', botMs)) return no('ROOM-HOST.1', msg('A table has no such option.'));
	if (record.house.botMs === botMs) return null;
	turn.change({ house: { ...record.house, botMs } });
	// [ROOM-TALK.2] Of what a muted seat can do at will nothing is told in words.
	if (!seatOf(record, seat)?.muted)
		turn.notice(
			msg('{who} sets the pace of the bots: {pace}.', {
				who: verbatim(nameOf(record, seat)),
				pace: paceWords(botMs)
			})
		);
	return null;
}

/** [ROOM-BOT.6] Bots that are asked now may move. */
export function step({ session, record }: Turn): Answered {
	const { running } = session;
	if (record.phase !== 'playing' || !running || record.house.botMs !== STEPWISE || !isAlone(record))
		return no('ROOM-BOT.6', msg('Bots move by themselves here.'));
	session.stepsTo = running.table.next;
	return null;
}
