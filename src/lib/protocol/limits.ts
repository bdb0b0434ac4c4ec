/** How much one socket, seat and table may do. Both ends know them; the room enforces them. */

/** The wire's version: raised when an older page could misunderstand the room. */
export const PROTOCOL = 2;

/** The longest message a client may send, in UTF-16 units (bytes, for plain text). */
export const MESSAGE_LENGTH = 8 * 1024;
export const CHAT_LENGTH = 300;
export const NAME_LENGTH = 24;
/** Chat lines a table keeps. */
export const CHAT_KEPT = 100;
/** Events a newcomer is told of, and a page keeps. */
export const LOG_KEPT = 200;
/** Moves told at once to who reads back. */
export const EARLIER_MOVES = 100;

export interface Limits {
	/** Messages a socket may send at once, and then each second. */
	readonly burst: number;
	readonly perSecond: number;
	/** Messages beyond that, in a row, after which the socket is closed. */
	readonly patience: number;
	/** Sockets at one table, and of one address there. */
	readonly sockets: number;
	readonly socketsPerAddress: number;
	/** Wrong keys and codes a table hears in a minute before it listens to no more. */
	readonly wrongCodes: number;
}

export const LIMITS: Limits = {
	burst: 40,
	perSecond: 20,
	patience: 200,
	sockets: 64,
	socketsPerAddress: 32,
	wrongCodes: 20
};
