/** All that a table is while it is awake. A turn (`turn.ts`) is the one way anything changes there. */
import { commitTo, listCalled, wake } from '$lib/core';
import type { AnyGame, Refusal, SeatId, Unfit, Words } from '$lib/core';
import type { Bot } from '$lib/bots';
import { COLOURS } from '$lib/protocol';
import { HOUSE_INITIAL } from '$lib/protocol/house';
import type { Limits, Whisper } from '$lib/protocol';
import type { Audience } from './audience';
import { lastSaved } from './checkpoints';
import { FORGOTTEN, vanish } from './forgetting';
import { fromFormat1 } from './format1';
import { hashOf, newCode, newSecret } from './keys';
import { isOwned, openSeat, openSeats, peopleOf } from './people';
import type { Port } from './port';
import { WHISPERED } from './record';
import type { Away, ChatLine, RoomRecord, Sight, Sights, Whispers } from './record';
import { Running } from './running';

/** The games and bots a table can have. */
export interface Catalogue {
	readonly games: { readonly [id: string]: AnyGame };
	/** Bots for a game, best first. */
	readonly botsFor: (game: AnyGame) => readonly Bot[];
}

/** A handler's answer: null when it is done, or why not. */
export type Answered = Refusal | null;

export const no = (rule: string, say: Words): Refusal => ({ rule, say });

/** What a session stands on: its host, the games, the limits, the name in the link, and who listens. */
export interface Ground {
	readonly port: Port;
	readonly catalogue: Catalogue;
	readonly limits: Limits;
	readonly name: string;
	readonly audience: Audience;
}

const gameOf = (catalogue: Catalogue, id: string): AnyGame => {
	const game = catalogue.games[id];
	if (!game) throw new Error(`There is no game ${id} in the catalogue.`);
	return game;
};

export const optionsOf = (game: AnyGame): RoomRecord['options'] =>
	Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));

/** Not the secret itself, which is shown after the first game. */
const pepperOf = (secret: string) => hashOf(`pepper ${secret}`);

/** A table at which nobody has sat yet. */
function blank({ port, catalogue, name }: Ground): RoomRecord {
	const [game] = Object.values(catalogue.games);
	if (!game) throw new Error('There is no game in the catalogue.');
	const secret = newSecret(port.random);
	return {
		format: 2,
		table: name,
		code: newCode(port.random),
		game: game.id,
		phase: 'lobby',
		round: 0,
		host: null,
		seats: openSeats(game.seats.max),
		options: optionsOf(game),
		house: HOUSE_INITIAL,
		secret,
		commitment: commitTo(secret),
		salts: [],
		founder: null,
		votes: [],
		nextVote: 1,
		bars: [],
		pepper: pepperOf(secret),
		newcomers: 0,
		vacant: null,
		reports: 0,
		games: [],
		again: null
	};
}

/** A record of before, in which of finished games only the decisions of the last stand. */
type OlderRecord = Omit<RoomRecord, 'games'> &
	Partial<Pick<RoomRecord, 'games'>> & { readonly finished?: number | null };

/** A record as it is kept today, made of one that was kept when less was known. */
function whole({ port }: Ground, { finished, ...read }: OlderRecord): RoomRecord {
	const { round, game } = read;
	return {
		...{ founder: read.host, bars: [], newcomers: 0, again: null },
		games: finished == null ? [] : [{ round, game, decisions: finished, ended: null }],
		...{ pepper: pepperOf(read.secret), vacant: isOwned(read) ? null : port.now() },
		...read,
		house: { ...HOUSE_INITIAL, ...read.house },
		seats: read.seats.map((seat, i) => ({ ...openSeat(COLOURS[i] ?? COLOURS[0]), ...seat })),
		votes: read.votes.map((vote) => ({ ...vote, silence: vote.silence ?? 'no' }))
	};
}

/** Options as they were chosen, as far as this program still offers them. */
function offered(game: AnyGame, chosen: RoomRecord['options']): RoomRecord['options'] {
	const known = game.options.flatMap(({ id, values }) => {
		const text = JSON.stringify(chosen[id]);
		const same = values.find(({ value }) => JSON.stringify(value) === text);
		return same ? [[id, same.value] as const] : [];
	});
	const listed = Object.entries(chosen).flatMap(([id, ids]) => {
		const list = listCalled(game.options, id);
		if (!list || !Array.isArray(ids)) return [];
		const still = list.among.filter((one) => ids.includes(one.id));
		return [[id, still.map((one) => one.id)] as const];
	});
	return { ...optionsOf(game), ...Object.fromEntries(known), ...Object.fromEntries(listed) };
}

/** The game this table was left with: what goes on, or why this program cannot play it. */
async function takeUp(
	{ port: { store }, catalogue }: Ground,
	{ phase, round, game: id }: RoomRecord
): Promise<{ readonly running: Running | null; readonly waits: Unfit | null }> {
	const game = catalogue.games[id];
	if (!game) return { running: null, waits: { why: 'game', game: id } };
	if (phase === 'lobby') return { running: null, waits: null };
	const saved = await lastSaved(store, round);
	const woken = wake(game, saved.table);
	if (!woken.ok) return { running: null, waits: woken.unfit };
	return { running: await Running.goOn(game, woken, saved, store), waits: null };
}

/** [ROOM-SAVE.4] What is kept, line by line; a line that cannot be read is left out. */
function readable<T>(texts: Iterable<string>, isOne: (found: T) => boolean): T[] {
	return [...texts].flatMap((text) => {
		try {
			const found = JSON.parse(text) as T | null;
			return found !== null && isOne(found) ? [found] : [];
		} catch {
			return [];
		}
	});
}

/** What each two seats have whispered; what cannot be read is left out. */
const whisperedIn = (kept: ReadonlyMap<string, string>): Whispers =>
	new Map(
		[...kept].map(([key, text]) => [
			key,
			readable<readonly Whisper[]>([text], Array.isArray).flat()
		])
	);

export class TableSession {
	record: RoomRecord;
	running: Running | null;
	/** [ROOM-RELEASE.4] Why its game is not played by this program; null when it is. Then nothing is written. */
	waits: Unfit | null;
	chat: readonly ChatLine[];
	whispers: Whispers;
	readonly port: Port;
	readonly catalogue: Catalogue;
	readonly limits: Limits;
	readonly name: string;
	readonly audience: Audience;
	/** Since when each seat has nobody connected, ms since 1970. */
	readonly away = new Map<SeatId, number>();
	/** Whether it was kept when less was known, and is to be written down anew. */
	readonly isOlder: boolean;
	/** `away` as it was written down last. */
	awayKept: string;
	/** Whether the pages of each seat are in sight (`sight.ts`). */
	readonly sights: Map<SeatId, Sight>;
	/** `sights` as they were written down last. */
	sightsKept: string;
	/** Automatic moves that failed in a row, and where: a table must not run in circles. */
	faults = 0;
	/** [ROOM-BOT.6] Bots that wait for a tap may answer decisions below this one. */
	stepsTo = 0;
	/** When what is left of open questions was told anew. */
	freshened = 0;
	/** Counts changes of the room's look. */
	looked = 0;
	/** The question whose clock was told last; '' when none runs. */
	clockTold = '';

	private constructor(
		ground: Ground,
		record: RoomRecord,
		{ running, waits }: Pick<TableSession, 'running' | 'waits'>,
		chat: readonly ChatLine[],
		whispers: Whispers,
		away: Away,
		sights: Sights,
		isOlder = false
	) {
		({
			port: this.port,
			catalogue: this.catalogue,
			limits: this.limits,
			name: this.name,
			audience: this.audience
		} = ground);
		this.record = record;
		this.running = running;
		this.waits = waits;
		this.chat = chat;
		this.whispers = whispers;
		this.awayKept = JSON.stringify(away);
		this.isOlder = isOlder;
		this.sights = new Map(sights);
		this.sightsKept = JSON.stringify(sights);
		const since = new Map(away);
		for (const seat of peopleOf(record))
			if (!this.audience.hasSocket(seat)) this.away.set(seat, since.get(seat) ?? this.port.now());
	}

	/**
	 * [ROOM-SAVE.4] The table as the store has it, or a new one where nobody has ever sat. Throws when it cannot be read
	 * whole: then there is no session, and nothing can be written over what is there.
	 */
	static async read(ground: Ground): Promise<TableSession> {
		const { store } = ground.port;
		const kept = await store.get(['room', 'away', 'sights']);
		const room = kept.get('room');
		if (room === FORGOTTEN) await vanish(store);
		else if (room === undefined && (await store.list('', 1)).size > 0)
			throw new Error('The record of the table is missing.');
		if (room === undefined || room === FORGOTTEN)
			return new TableSession(
				ground,
				blank(ground),
				{ running: null, waits: null },
				[],
				new Map(),
				[],
				[]
			);
		const found = JSON.parse(room) as RoomRecord;
		const read = found.format === 1 ? await fromFormat1(store, found) : found;
		const record = whole(ground, read);
		const [away = []] = readable<Away>([kept.get('away') ?? '[]'], Array.isArray);
		const [sights = []] = readable<Sights>([kept.get('sights') ?? '[]'], Array.isArray);
		const lines = (await store.list('chat:')).values();
		const chat = readable<ChatLine>(lines, ({ n }) => typeof n === 'number');
		const game = ground.catalogue.games[record.game];
		const open = record.phase === 'lobby' && game;
		return new TableSession(
			ground,
			open ? { ...record, options: offered(game, record.options) } : record,
			await takeUp(ground, record),
			chat.sort((a, b) => a.n - b.n),
			whisperedIn(await store.list(WHISPERED)),
			away,
			sights,
			!('pepper' in read)
		);
	}

	get game(): AnyGame {
		return gameOf(this.catalogue, this.record.game);
	}

	isHere(seat: SeatId): boolean {
		return !this.away.has(seat);
	}
}
