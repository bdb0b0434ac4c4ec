/** One reader's picture of a table, kept up to date message by message. Plain values; no socket, no runes. */
import type { OpenLook, OwnLook } from '../core';
import { apply, CHAT_KEPT, LOG_KEPT } from '../protocol';
import type {
	Accepted,
	ChatLine,
	Clock,
	LoggedEvent,
	RoomLook,
	SeenEvent,
	ServerMessage,
	Whisper,
	You
} from '../protocol';

/** What a line of the log was said about, for a page that was there: the table before and after its change. */
interface Moment {
	/** Null when the game began with it. */
	readonly before: OpenLook | null;
	readonly after: OpenLook;
	/** All that happened in that change, in order, and which of it this line is. */
	readonly events: readonly SeenEvent[];
	readonly at: number;
}

/** A line of the log. One from before this page came, or that it missed, has no moment. */
export interface LogLine extends LoggedEvent {
	readonly moment?: Moment;
}

export interface Picture {
	/** The run of the room it was told by, and the last change it knows; null before the first welcome. */
	readonly epoch: string | null;
	readonly seq: number;
	readonly you: You;
	readonly room: RoomLook | null;
	/** The game as everybody sees it; null before the start. */
	readonly open: OpenLook | null;
	/** What this seat sees besides; null for watchers. */
	readonly own: OwnLook | null;
	/** When the question now open was asked, and when its time is up: ms by this device's own clock. */
	readonly since: number | null;
	readonly due: number | null;
	/** All the time it had, ms. */
	readonly dueOf: number | null;
	/** Newest last; of every move from `logFrom` on. */
	readonly log: readonly LogLine[];
	readonly logFrom: number;
	readonly chat: readonly ChatLine[];
	/** What this seat has whispered and heard so. */
	readonly whispers: readonly Whisper[];
	/** Quick signs this page has seen, newest last; each as of the line it came after. */
	readonly signs: readonly Sign[];
	/** When the time of each open question to the table is over, by its id: ms by this device's own clock. */
	readonly ends: Ends;
}

/** A quick sign: the table keeps none, so only who is there reads it. */
export type Sign = Pick<Extract<ServerMessage, { type: 'emote' }>, 'from' | 'name' | 'emote'> & {
	/** As lines of the chat have it, by the server's clock. */
	readonly at: number;
};

type Ends = { readonly [vote: number]: number };

export const BLANK: Picture = {
	epoch: null,
	seq: 0,
	you: { seat: null, watcher: null, counter: 0, devices: [], undo: null },
	room: null,
	open: null,
	own: null,
	since: null,
	due: null,
	dueOf: null,
	log: [],
	logFrom: 0,
	chat: [],
	whispers: [],
	signs: [],
	ends: {}
};

/** What a message did to a picture: the new one, what happened in it, or [ROOM-RESUME.4] `gap`: ask for everything anew. */
export type Heard = { readonly picture: Picture; readonly events: readonly SeenEvent[] } | 'gap';

/** Takes one message in. `now`: ms by this device's clock. Messages that change no picture leave it as it is. */
export function hear(picture: Picture, message: ServerMessage, now: number): Heard {
	switch (message.type) {
		case 'welcome': {
			const { epoch, seq, you, room, open, own, log, logFrom, chat, clock } = message;
			const { whispers = [] } = message;
			const lines = picture.room?.round === room.round ? recalled(picture.log, log) : log;
			return {
				picture: {
					...{ epoch, seq, you, room, open, own, log: lines, logFrom, chat, whispers },
					signs: picture.signs,
					...times(clock, now),
					ends: endsOf(room, now)
				},
				events: []
			};
		}
		case 'resumed': {
			if (message.seq !== picture.seq) return 'gap';
			const { you, chat, clock, whispers = [] } = message;
			return {
				picture: {
					...picture,
					you,
					chat: joined(picture.chat, chat),
					whispers,
					...times(clock, now)
				},
				events: []
			};
		}
		case 'delta':
			if (message.seq <= picture.seq) return { picture, events: [] }; // told twice
			if (message.seq !== picture.seq + 1) return 'gap';
			try {
				return moved(picture, message, now);
			} catch {
				return 'gap'; // it changes another picture than this
			}
		case 'you':
			return { picture: { ...picture, you: message.you }, events: [] };
		case 'accepted':
			return { picture: { ...picture, you: counted(picture.you, message) }, events: [] };
		case 'earlier': {
			const { from, upTo } = message;
			if (upTo !== picture.logFrom - 1) return { picture, events: [] }; // asked of another log
			const log = [
				...recalled(picture.log, message.log),
				...picture.log.filter(({ n }) => n > upTo)
			];
			return { picture: { ...picture, log, logFrom: from }, events: [] };
		}
		case 'chat':
			return { picture: { ...picture, chat: joined(picture.chat, [message.line]) }, events: [] };
		case 'emote': {
			const { from, name, emote } = message;
			const at = Math.max(0, ...[...picture.chat, ...picture.whispers].map((line) => line.at));
			const signs = [...picture.signs, { from, name, emote, at }].slice(-CHAT_KEPT);
			return { picture: { ...picture, signs }, events: [] };
		}
		case 'whisper':
			return {
				picture: { ...picture, whispers: [...picture.whispers, message.line] },
				events: []
			};
		default:
			return { picture, events: [] };
	}
}

function moved(
	picture: Picture,
	message: Extract<ServerMessage, { type: 'delta' }>,
	now: number
): Heard {
	const { seq, events = [] } = message;
	const room = message.room ? (apply(picture.room, message.room) as RoomLook) : picture.room;
	const open = message.open ? (apply(picture.open, message.open) as OpenLook | null) : picture.open;
	const own = message.own ? (apply(picture.own, message.own) as OwnLook | null) : picture.own;
	const anew = (picture.room?.round ?? 0) !== (room?.round ?? 0);
	const n = open?.n ?? 0;
	// A decision was taken back, and what was said of it with it.
	const back = n < (picture.open?.n ?? 0);
	const before = anew ? null : picture.open;
	const heard = events.map((event, at): LogLine => ({
		n,
		...event,
		...(open ? { moment: { before, after: open, events, at } } : {})
	}));
	// A clock that runs is told whenever it changes; without one the time of asking is our own to note.
	const asked = open?.n !== picture.open?.n && picture.due === null ? { since: now } : {};
	const known = anew ? [] : back ? picture.log.filter((line) => line.n <= n) : picture.log;
	const all = [...known, ...heard];
	// Who has read back keeps as much.
	const log = lastOf(all, Math.max(LOG_KEPT, wordsIn(known)));
	const lost = all[all.length - log.length - 1];
	const { you } = picture;
	// Somebody acted after me: from now on the others are asked.
	const undo = (open?.n ?? 0) > (picture.open?.n ?? 0) && you.undo === 'free' ? 'ask' : you.undo;
	const mine = undo === you.undo ? you : { ...you, undo };
	return {
		picture: {
			...picture,
			seq,
			room,
			open,
			own,
			ends: message.room ? endsOf(room, now, picture) : picture.ends,
			you: message.accepted ? counted(mine, message.accepted) : mine,
			log: heard.length || anew || back ? log : picture.log,
			logFrom: anew ? 0 : lost ? lost.n + 1 : picture.logFrom,
			...asked,
			...('clock' in message ? times(message.clock ?? null, now) : {})
		},
		events
	};
}

const wordsIn = (log: readonly LogLine[]): number => log.filter(({ say }) => say).length;

/** The last lines, so many of them with words. */
function lastOf(log: readonly LogLine[], most: number): readonly LogLine[] {
	let over = wordsIn(log) - most;
	let from = 0;
	for (; over > 0; from++) if (log[from]?.say) over -= 1;
	return log.slice(from);
}

/** What is mine once this command of mine is done. */
function counted(you: You, { counter, undo }: Accepted): You {
	return {
		...you,
		counter: Math.max(counter, you.counter),
		undo: undo === undefined ? you.undo : undo
	};
}

function times(clock: Clock | null, now: number) {
	if (!clock) return { since: null, due: null, dueOf: null };
	return {
		since: now - clock.openMs,
		due: clock.leftMs === null ? null : now + clock.leftMs,
		dueOf: clock.ofMs
	};
}

/** What is left is told as a span: it counts from when it was told, and that is when it changed. */
function endsOf(room: RoomLook | null, now: number, before?: Picture): Ends {
	const told = new Map(before?.room?.votes.map(({ id, leftMs }) => [id, leftMs]));
	return Object.fromEntries(
		(room?.votes ?? []).map(({ id, leftMs }) => [
			id,
			told.get(id) === leftMs ? (before?.ends[id] ?? now + leftMs) : now + leftMs
		])
	);
}

/** A log told anew, with the moments this page has seen of it. */
function recalled(known: readonly LogLine[], log: readonly LoggedEvent[]): readonly LogLine[] {
	const place = ({ n, say }: LoggedEvent) => JSON.stringify([n, say]);
	const seen = new Map(known.map((line) => [place(line), line.moment]));
	return log.map((line) => {
		const moment = seen.get(place(line));
		return moment ? { ...line, moment } : line;
	});
}

/** Lines by number, each once, the newest hundred. */
function joined(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
	const last = known.at(-1)?.n ?? 0;
	const fresh = more.filter(({ n }) => n > last);
	return fresh.length ? [...known, ...fresh].slice(-CHAT_KEPT) : known;
}
