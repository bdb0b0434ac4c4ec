/** How much one socket, seat and table may do. Both ends know them; the room enforces them. */

/** The wire's version: raised when an older page could misunderstand the room. */
export const PROTOCOL = 8;

/** The longest message a client may send, in UTF-16 units (bytes, for plain text). */
export const MESSAGE_LENGTH = 8 * 1024;
/** How deep lists and objects may be nested in it; the deepest honest one, a deal in a deal's choice, has eight. */
export const MESSAGE_DEPTH = 12;
/** The most values listed in it, in all; the longest honest one, a list of 200 picks, has half as many. */
export const MESSAGE_PARTS = 400;
export const CHAT_LENGTH = 300;
export const NAME_LENGTH = 24;
/** The longest address of a push service's that is kept: those of browsers have 150 to 600 characters. */
export const ENDPOINT_LENGTH = 1000;
/** Chat lines a table keeps. */
export const CHAT_KEPT = 100;
/** Whispers a table keeps of each two seats. */
export const WHISPERS_KEPT = 50;
/** Events a newcomer is told of, and a page keeps. */
export const LOG_KEPT = 200;
/** Moves told at once to who reads back. */
export const EARLIER_MOVES = 100;

/** What may be spent at once, and how much more each second. What things cost: `COST`. */
export interface Budget {
	readonly burst: number;
	readonly perSecond: number;
}

export interface Limits {
	/** What one socket may spend: a seat's, and a watcher's or one that has not said hello. */
	readonly seat: Budget;
	readonly watcher: Budget;
	/** What all watchers of a table may spend together, and all sockets of one address there. */
	readonly watchers: Budget;
	readonly address: Budget;
	/** Chat lines of all watchers of a table together: every one of these budgets must bear a line. */
	readonly watchersChat: readonly Budget[];
	/** Files a table looks for, whoever asks. */
	readonly files: Budget;
	/** What a message costs that is refused before it is carried out. */
	readonly refused: number;
	/** A socket is shown the whole picture at most once in so long. */
	readonly pictureMs: number;
	/** Messages beyond its budget, in a row, after which the socket is closed. */
	readonly patience: number;
	/** Bytes sent to a socket after which it is asked for a mark, and which may be unread at most. */
	readonly markEvery: number;
	readonly unread: number;
	/** Sockets at one table, and of one address there. */
	readonly sockets: number;
	readonly socketsPerAddress: number;
	/** Wrong codes a table hears in a minute before it listens to no more, and of one address or socket. */
	readonly wrongCodes: number;
	readonly wrongCodesEach: number;
	/**
	 * [ROOM-NUDGE.3] Hosts of push services a table sends messages to, and to no others: it is told by whom it likes where
	 * to send them, and must not be made to post elsewhere. With a dot before it, all hosts below that name.
	 */
	readonly pushServices: readonly string[];
}

export const LIMITS: Limits = {
	seat: { burst: 40, perSecond: 20 },
	watcher: { burst: 20, perSecond: 4 },
	watchers: { burst: 40, perSecond: 20 },
	address: { burst: 80, perSecond: 40 },
	watchersChat: [
		{ burst: 1, perSecond: 1 },
		{ burst: 30, perSecond: 0.5 }
	],
	files: { burst: 10, perSecond: 1 },
	refused: 5,
	pictureMs: 1000,
	patience: 200,
	markEvery: 256 * 1024,
	unread: 1024 * 1024,
	sockets: 64,
	socketsPerAddress: 32,
	wrongCodes: 20,
	wrongCodesEach: 5,
	pushServices: [
		'fcm.googleapis.com', // Chrome, and most browsers made of the same parts
		'jmt17.google.com', // Chromium as some systems build it
		'.push.services.mozilla.com', // Firefox
		'.push.apple.com', // Safari
		'.notify.windows.com' // Edge on Windows
	]
};
