/** What a table asks of its host, and all it knows of one. Each host is a thin file that gives these. */
import type { ListedTable } from '$lib/protocol';
import type { Counts } from './counts';

export interface Store {
	/** What is kept under these keys; keys that hold nothing are left out. */
	get(keys: readonly string[]): Promise<Map<string, string>>;
	/** Everything whose key begins so, in the order of keys; the last ones when `last` is given. */
	list(prefix: string, last?: number): Promise<Map<string, string>>;
	/**
	 * Keeps all of it or nothing. Once the promise is fulfilled, nothing that is sent reaches anybody before
	 * it survives the death of the host. Rejected when it could not be kept; a host that knows so only later
	 * tells the room (`Room.lost`), and sends nothing of what was said since.
	 */
	put(entries: { readonly [key: string]: string }): Promise<void>;
	delete(keys: readonly string[]): Promise<void>;
}

/** What was handed to the store is not kept: the disk is full, most likely. */
export class NotKept extends Error {}

/** One connection. Its id comes from the client and means nothing. */
export interface Socket {
	send(text: string): void;
	close(code: number, reason: string): void;
	/** The network it comes from, also after the table slept; null when it is not known. */
	readonly address: string | null;
	/** Host and port in the address it was opened at; null when it is not known. */
	readonly site: string | null;
	/** A few words that stay with the connection while the table sleeps. */
	label: string | null;
}

/** Where a browser's push service takes messages for a device, and the keys they are enciphered with (RFC 8291). */
export interface NudgesTo {
	readonly endpoint: string;
	readonly p256dh: string;
	readonly auth: string;
	/** Where the page is from that asked for it: so the sender is named to the push service; null: not known. */
	readonly site: string | null;
}

/** The keys by which push services know this server (RFC 8292), in base64url. Only `publicKey` is told to pages. */
export interface PushKeys {
	readonly publicKey: string;
	readonly privateKey: string;
}

export interface Nudge {
	/** What is told, in plain text; it is read by the device alone. */
	readonly text: string;
	/** Of those with the same topic a push service keeps the last. At most 32 characters of base64url. */
	readonly topic: string;
	/** How long it is worth telling, whole seconds. */
	readonly seconds: number;
}

/** What became of it. `gone`: that device is told nothing more there. */
export type Nudged = 'sent' | 'gone' | 'failed';

/** How a host sends messages to devices whose pages are closed. */
export interface Push {
	/** The keys of this server, which are made when they are first asked for. Rejected when they cannot be had. */
	keys(): Promise<PushKeys>;
	send(keys: PushKeys, to: NudgesTo, nudge: Nudge): Promise<Nudged>;
}

export interface Port {
	readonly store: Store;
	/**
	 * [ROOM-SAVE.5] Not null when the host lately failed to keep something: then this finds out, elsewhere than
	 * at the table, whether it can again, and nothing is handed to the store before.
	 */
	readonly hasRoom: (() => Promise<boolean>) | null;
	/** ms since 1970. */
	now(): number;
	random(bytes: number): Uint8Array;
	/** Does this soon, if the table is still awake. Gives back what calls it off. */
	later(ms: number, work: () => void): () => void;
	/** Wakes the table then, even from sleep; an earlier call is forgotten. */
	wakeAt(at: number): void;
	/** Connections that outlived a sleep. */
	sockets(): Iterable<Socket>;
	/** Tells the public list; its answer is not waited for. */
	lobby(notice: LobbyNotice): void;
	readonly push: Push;
	/** What is counted for whoever runs the host, at all its tables together. */
	readonly counts: Counts;
	/** For whoever runs the host; players read nothing of it. */
	log(what: string, error: unknown): void;
}

/** What a table tells the public list; what is left out stays as it was. */
export interface LobbyNotice {
	readonly table: string;
	/** Whether anybody has ever sat down there; false when it is forgotten. */
	readonly made?: boolean;
	/** The address of its host; null when it is not known. The list keeps and shows none. */
	readonly from?: string | null;
	readonly code?: string;
	/** Null when it is not to be listed. */
	readonly listed?: Omit<ListedTable, 'table'> | null;
	/** Whether its game goes on with nobody there: where alarms do not outlive the host, the list wakes it. */
	readonly playsOn?: boolean;
	/** A one-time code that leads a second device here. */
	readonly deviceCode?: string;
}

/** What an HTTP request of a table gets. */
export interface HttpAnswer {
	readonly status: number;
	readonly type: string;
	readonly body: string;
	readonly file?: string;
}
