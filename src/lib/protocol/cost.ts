/** [ROOM-COST.1] What a message costs its speaker, as a share of what the room does for it: `LIMITS` says what may be spent. */
import type { ClientMessage } from './messages';

export const COST: { readonly [type in ClientMessage['type']]: number } = {
	// The whole picture is made and sent.
	hello: 10,
	resync: 10,
	// [ROOM-LOG.4] Read from storage, or kept there for good.
	earlier: 5,
	link: 5,
	nudges: 5,
	report: 10,
	// Told to everybody, or put to them.
	chat: 2,
	emote: 2,
	rename: 2,
	propose: 2,
	usher: 2,
	standIn: 2,
	pace: 2,
	sit: 2,
	takeSeat: 2,
	// One thing said, one thing done.
	act: 1,
	orders: 1,
	ahead: 1,
	undo: 1,
	step: 1,
	leave: 1,
	ready: 1,
	salt: 1,
	revoke: 1,
	looking: 1,
	options: 1,
	start: 1,
	addBot: 1,
	removeBot: 1,
	level: 1,
	swap: 1,
	kick: 1,
	mute: 1,
	rematch: 1,
	vote: 1,
	ping: 1,
	// An answer to the room, which asks seldom.
	seen: 0
};
