/** What somebody said comes to its turn: whether it is answered at all, and by whom. */
import { sayUnfit, msg } from '$lib/core';
import type { Unfit } from '$lib/core';
import type { ClientMessage } from '$lib/protocol';
import { no } from './session';
import type { Answered } from './session';
import { isFull, UNSAVED } from './full';
import { hello } from './hello';
import { isGreeted, seatBehind } from './listener';
import type { Listener } from './listener';
import { greet } from './looks';
import { refuse } from './refusing';
import { carryOut } from './requests';
import { rematch } from './setup';
import type { Tries } from './tries';
import type { Turn } from './turn';

/** Answers a message in a turn. */
export type Answer = (turn: Turn, from: Listener, message: ClientMessage) => Promise<void>;

/** What is answered though nothing can be kept: it changes nothing. */
const LOOKS: ReadonlySet<ClientMessage['type']> = new Set([
	...(['hello', 'resync', 'earlier', 'looking'] as const)
]);

/** Does what was said, or tells why not. */
export async function answer(
	turn: Turn,
	from: Listener,
	message: ClientMessage,
	tries: Tries
): Promise<void> {
	const { session } = turn;
	const counter = 'counter' in message ? message.counter : undefined;
	if (!LOOKS.has(message.type) && (await isFull(session.port))) {
		refuse(session, from, message.type, UNSAVED, counter);
		return;
	}
	if (message.type === 'hello') return hello(turn, from, message, tries);
	if (!isGreeted(from)) {
		refuse(session, from, message.type, no('ROOM-WIRE.2', msg('Say hello first.')));
		return;
	}
	const refusal = session.waits
		? whileWaiting(turn, from, message, session.waits)
		: await carryOut(turn, from, message);
	if (refusal) refuse(session, from, message.type, refusal, counter);
}

/** [ROOM-RELEASE.4] A game that is over does not keep its people from the next one; nothing else is done. */
function whileWaiting(turn: Turn, from: Listener, { type }: ClientMessage, why: Unfit): Answered {
	const { session } = turn;
	if (type === 'looking') return null;
	if (type === 'resync') {
		greet(session, from);
		return null;
	}
	if (
		type !== 'rematch' ||
		session.record.phase !== 'over' ||
		!seatBehind(from) ||
		why.why === 'game'
	)
		return no('ROOM-RELEASE.4', sayUnfit(why));
	session.waits = null;
	return rematch(turn);
}
