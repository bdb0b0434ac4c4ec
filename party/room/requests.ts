/** All that a page can ask of a table, and who answers it. */
import { unreachable } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { ClientMessage, ClientMessageOf } from '$lib/protocol';
import type { Listener } from './audience';
import { no } from './desk';
import type { Answered, Desk } from './desk';
import { earlier } from './log';
import { act, rematch, report, setOptions, setOrders, startGame } from './moves';
import * as seating from './seating';
import { emote, say } from './talk';
import { propose, undo, vote } from './votes';

type Request = Exclude<ClientMessage, { type: 'hello' }>;

/** What watchers may ask as well, or are told why not by who answers it. */
type OfAnybody =
	'act' | 'orders' | 'sit' | 'takeSeat' | 'chat' | 'emote' | 'resync' | 'ping' | 'seen' | 'earlier';

/** Does what a page asks that has said hello. */
export function carryOut(
	desk: Desk,
	from: Listener,
	message: Request
): Promise<Answered> | Answered {
	switch (message.type) {
		case 'act':
			return act(desk, from, message);
		case 'orders':
			return setOrders(desk, from, message);
		case 'sit':
			return seating.sit(desk, from, message);
		case 'takeSeat':
			return seating.takeSeat(desk, from, message);
		case 'chat':
			return say(desk, from, message.text);
		case 'emote':
			return emote(desk, from, message.emote);
		case 'resync':
			desk.greet(from);
			return null;
		case 'ping':
		case 'seen':
			return null;
		case 'earlier':
			return readBack(desk, from, message.upTo);
		default:
			return forSeat(desk, from, message);
	}
}

async function readBack(
	{ audience, running, port }: Desk,
	from: Listener,
	upTo: number
): Promise<Answered> {
	audience.tell(from, await earlier(port.store, running, from.seat, upTo));
	return null;
}

/** What only a seat may ask. */
function forSeat(
	desk: Desk,
	from: Listener,
	message: Exclude<Request, { type: OfAnybody }>
): Promise<Answered> | Answered {
	const { seat } = from;
	if (!seat) return no('ROOM-SEAT.2', 'You are watching; take a seat for that.');
	switch (message.type) {
		case 'undo':
			return undo(desk, seat);
		case 'rename':
			return seating.rename(desk, seat, message.name);
		case 'leave':
			return seating.leave(desk, seat);
		case 'ready':
		case 'salt': {
			const record = desk.seat(seat);
			if (desk.phase !== 'lobby' || !record) return no('ROOM-START.1', 'The game is on already.');
			if (message.type === 'ready') record.ready = message.ready;
			else record.salt = message.salt;
			desk.touch();
			return null;
		}
		case 'standIn':
			if (desk.phase !== 'playing') return no('ROOM-AWAY.2', 'Bots sit in while a game is on.');
			if (message.on) return seating.sitIn(desk, seat, 'asked');
			seating.handBack(desk, seat);
			return null;
		case 'link':
			return seating.makeLink(desk, from, seat);
		case 'revoke':
			return seating.revoke(desk, seat, message.device);
		case 'propose':
			return propose(desk, seat, message.kind, message.seat);
		case 'vote':
			return vote(desk, seat, message.vote, message.yes);
		case 'rematch':
			return rematch(desk);
		case 'report':
			if (desk.phase !== 'playing') return no('ROOM-HEAL.2', 'Reports are about a running game.');
			report(desk, seat, message.text ?? '');
			desk.notice(`${desk.nameOf(seat)} has kept a report of a fault.`);
			return null;
		case 'options':
		case 'start':
		case 'addBot':
		case 'removeBot':
		case 'level':
		case 'swap':
		case 'kick':
		case 'mute':
			return forHost(desk, seat, message);
		default:
			return unreachable(message);
	}
}

/** [ROOM-HOST.2] What only the host may, before the start. */
function forHost(
	desk: Desk,
	seat: SeatId,
	message: ClientMessageOf<
		'options' | 'start' | 'addBot' | 'removeBot' | 'level' | 'swap' | 'kick' | 'mute'
	>
): Answered {
	if (desk.phase !== 'lobby')
		return no('ROOM-HOST.2', 'The game is on; what concerns all is put to the vote now.');
	if (desk.record.host !== seat)
		return no('ROOM-HOST.2', 'Only the host of the table may do that.');
	switch (message.type) {
		case 'options':
			return setOptions(desk, message);
		case 'start':
			return startGame(desk, message.anyway === true);
		case 'addBot':
			return seating.addBot(desk, message);
		case 'removeBot':
			return seating.removeBot(desk, message.seat);
		case 'level':
			return seating.setLevel(desk, message.seat, message.level);
		case 'swap':
			return seating.swap(desk, message);
		case 'kick':
			return seating.kick(desk, message.seat);
		case 'mute':
			return seating.mute(desk, message.seat, message.on);
		default:
			return unreachable(message);
	}
}
