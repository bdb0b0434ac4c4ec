/** All that a page can ask of a table, and who answers it. */
import { unreachable, msg, verbatim } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { ClientMessage, ClientMessageOf } from '$lib/protocol';
import { ask } from './asks';
import { no } from './session';
import type { Answered } from './session';
import { makeLink, revoke } from './devices';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { earlier } from './log';
import { freshen, greet } from './looks';
import { act, leaveAhead, report, setOrders } from './moves';
import { setNudges } from './nudges';
import { setPace, step } from './pace';
import { nameOf, seatOf } from './people';
import * as seating from './seating';
import { look } from './sight';
import { again, setOptions, startGame, startLesson } from './setup';
import { emote, say } from './talk';
import type { Turn } from './turn';
import { propose, undo, usher, vote } from './votes';
import { whisper } from './whispers';

export type Request = Exclude<ClientMessage, { type: 'hello' }>;

/** What watchers may ask as well, or are told why not by who answers it. */
type OfAnybody =
	| 'act'
	| 'orders'
	| 'sit'
	| 'takeSeat'
	| 'chat'
	| 'emote'
	| 'resync'
	| 'ping'
	| 'seen'
	| 'earlier'
	| 'looking';

/** Does what a page asks that has said hello. */
export function carryOut(
	turn: Turn,
	from: Listener,
	message: Request
): Promise<Answered> | Answered {
	switch (message.type) {
		case 'act':
			return act(turn, from, message);
		case 'orders':
			return setOrders(turn, from, message);
		case 'sit':
			return seating.sit(turn, from, message);
		case 'takeSeat':
			return ask(turn, from, message);
		case 'chat':
			return message.to
				? whisperFrom(turn, from, message.to, message.text)
				: say(turn, from, message.text);
		case 'emote':
			return emote(turn, from, message.emote);
		case 'resync':
			freshen(turn.session);
			greet(turn.session, from);
			return null;
		case 'ping':
		case 'seen':
			return null;
		case 'looking':
			return look(turn, from, message.on);
		case 'earlier':
			return readBack(turn, from, message.upTo);
		default:
			return forSeat(turn, from, message);
	}
}

function whisperFrom(turn: Turn, from: Listener, to: SeatId, text: string): Answered {
	const seat = seatBehind(from);
	return seat
		? whisper(turn, seat, to, text)
		: no('ROOM-SEAT.2', msg('You are watching; take a seat for that.'));
}

async function readBack(
	{ session: { audience, running, port } }: Turn,
	from: Listener,
	upTo: number
): Promise<Answered> {
	audience.tell(from, await earlier(port.store, running, seatBehind(from), upTo));
	return null;
}

/** What only a seat may ask. */
function forSeat(
	turn: Turn,
	from: Listener,
	message: Exclude<Request, { type: OfAnybody }>
): Promise<Answered> | Answered {
	const seat = seatBehind(from);
	if (!seat) return no('ROOM-SEAT.2', msg('You are watching; take a seat for that.'));
	switch (message.type) {
		case 'undo':
			return undo(turn, seat);
		case 'rename':
			return seating.rename(turn, seat, message.name);
		case 'leave':
			return seating.leave(turn, seat);
		case 'ready':
		case 'salt':
			if (turn.record.phase !== 'lobby') return no('ROOM-START.1', msg('The game is on already.'));
			turn.changeSeat(
				seat,
				message.type === 'ready' ? { ready: message.ready } : { salt: message.salt }
			);
			return null;
		case 'standIn':
			if (turn.record.phase !== 'playing')
				return no('ROOM-AWAY.2', msg('Bots sit in while a game is on.'));
			if (message.on) return seating.sitIn(turn, seat, 'asked');
			seating.handBack(turn, seat);
			return null;
		case 'pace':
			return setPace(turn, seat, message.botMs);
		case 'step':
			return step(turn);
		case 'ahead':
			return leaveAhead(turn, from, message);
		case 'link':
			return makeLink(turn, from, seat);
		case 'revoke':
			return revoke(turn, seat, message.device);
		case 'nudges':
			return setNudges(turn, from, seat, message.to);
		case 'propose':
			return propose(turn, seat, message.kind, message.seat);
		case 'usher':
			return usher(turn, seat, message);
		case 'vote':
			return vote(turn, seat, message.vote, message.yes);
		case 'rematch':
			return again(turn, seat);
		case 'report':
			if (turn.record.phase !== 'playing')
				return no('ROOM-HEAL.2', msg('Reports are about a running game.'));
			report(turn, seat, message.text ?? '');
			if (!seatOf(turn.record, seat)?.muted)
				turn.notice(
					msg('{who} has kept a report of a fault.', {
						who: verbatim(nameOf(turn.record, seat))
					})
				);
			return null;
		case 'options':
		case 'start':
		case 'addBot':
		case 'removeBot':
		case 'level':
		case 'swap':
		case 'kick':
		case 'mute':
			return forHost(turn, seat, message);
		default:
			return unreachable(message);
	}
}

/** [ROOM-HOST.2] What only the host may, before the start. */
function forHost(
	turn: Turn,
	seat: SeatId,
	message: ClientMessageOf<
		'options' | 'start' | 'addBot' | 'removeBot' | 'level' | 'swap' | 'kick' | 'mute'
	>
): Answered {
	if (turn.record.phase !== 'lobby')
		return no('ROOM-HOST.2', msg('The game is on; what concerns all is put to the vote now.'));
	if (turn.record.host !== seat)
		return no('ROOM-HOST.2', msg('Only the host of the table may do that.'));
	switch (message.type) {
		case 'options':
			return setOptions(turn, message);
		case 'start':
			return message.lesson ? startLesson(turn) : startGame(turn, message.anyway === true);
		case 'addBot':
			return seating.addBot(turn, message);
		case 'removeBot':
			return seating.removeBot(turn, message.seat);
		case 'level':
			return seating.setLevel(turn, message.seat, message.level);
		case 'swap':
			return seating.swap(turn, message);
		case 'kick':
			return seating.kick(turn, message.seat);
		case 'mute':
			return seating.mute(turn, message.seat, message.on);
		default:
			return unreachable(message);
	}
}
