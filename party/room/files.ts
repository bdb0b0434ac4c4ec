/** What a table gives as a file: the games finished here, which anyone can check, and reports of faults. */
import { begin, foreignRules, lookOpen, printOf, redo, seatAt } from '$lib/core';
import type { AnyGame, AnyTable, LogEntry, SavedGame, SeatId, Unfit } from '$lib/core';
import type { Standing } from '$lib/protocol';
import type { TableSession } from './session';
import { begunOf, gameOfRound, OLD_BEGUN } from './finished';
import { writtenUpTo } from './journal';
import { peopleOf } from './people';
import { getWhole, piecesOf } from './pieces';
import type { HttpAnswer, Port } from './port';
import type { Begun } from './record';

/** Moves checked between two breaths: other tables share the thread. */
const SLICE = 4;
/** Hosts take so many keys at once; a game too long for that is played again each time. */
const MOST_PIECES = 100;

/** Until when a table of this process is sure to be making a file, ms since 1970; it says so as long as it does. */
let busyUntil = 0;
const SURE_MS = 2_000;
const LOOK_AGAIN_MS = 50;

async function readLog({ store }: Port, round: number, last: number): Promise<LogEntry[]> {
	const lines = await writtenUpTo(store, round, last);
	return lines.filter(({ n }) => n > 0).map(({ text }) => JSON.parse(text) as LogEntry);
}

/** Plays the game again from its log, and notes the table's fingerprint after every move. */
async function savedGame(
	game: AnyGame,
	begun: Begun,
	ended: number | null,
	log: readonly LogEntry[],
	breathe: () => Promise<unknown>
): Promise<SavedGame> {
	const { rules, seats, names, colours, options, clocked, secret, commitment, salts } = begun;
	const file = {
		format: 'orrery-game' as const,
		version: 1 as const,
		...{ game: begun.game, rules, shape: game.shape },
		...{ seats, names, ...(colours ? { colours } : {}) },
		...{ options, clocked, secret, commitment, salts },
		...(ended === null ? {} : { ended })
	};
	const moves: SavedGame['moves'][number][] = [];
	// Rules nobody plays any more, or that were mended in mid-game: what was decided is kept all the same.
	let table: AnyTable | null = null;
	if (!foreignRules(game, { ...file, moves }))
		tries(() => (table = begin(game, { ...file, moves }).table) !== null);
	for (const { by, action, chance } of log) {
		const now: AnyTable | null = table;
		if (now && !tries(() => redo(game, now, by, action).ok)) table = null;
		moves.push({ by, action, chance, print: table ? printOf(table) : '' });
		if (moves.length % SLICE === 0) await breathe();
	}
	return { ...file, moves };
}

/** Without the words of an error, which may name a card. */
const told = (waits: Unfit): Unfit => (waits.why === 'migration' ? { ...waits, error: '' } : waits);

function tries(work: () => boolean): boolean {
	try {
		return work();
	} catch {
		return false;
	}
}

const answer = (status: number, body: string, file?: string): HttpAnswer => ({
	...{ status, type: 'application/json; charset=utf-8', body },
	...(file ? { file } : {})
});

const json = (status: number, value: unknown, file?: string): HttpAnswer =>
	answer(status, JSON.stringify(value), file);

const rest = ({ later }: Port, ms: number) => new Promise<void>((resolve) => later(ms, resolve));

/** [ROOM-COST.6] Makes a file when nobody else on this thread does. */
async function alone<T>(port: Port, make: (breathe: () => Promise<unknown>) => Promise<T>) {
	while (port.now() < busyUntil) await rest(port, LOOK_AGAIN_MS);
	const breathe = () => {
		busyUntil = port.now() + SURE_MS;
		return rest(port, 0);
	};
	try {
		await breathe();
		return await make(breathe);
	} finally {
		busyUntil = 0;
	}
}

/** The file of this round as it was made before, its length and itself; or null. */
async function keptFile({ store }: Port, round: number): Promise<string | null> {
	const key = gameOfRound(round);
	const kept = (await getWhole(store, [key])).get(key) ?? '';
	const [, length, file] = /^(\d+) (.*)$/s.exec(kept) ?? [];
	return file !== undefined && Number(length) === file.length ? file : null;
}

async function keepFile({ store, log }: Port, round: number, file: string): Promise<void> {
	const entries = piecesOf(gameOfRound(round), `${file.length} ${file}`);
	if (Object.keys(entries).length <= MOST_PIECES)
		await store.put(entries).catch((error: unknown) => log('A file is not kept', error));
}

/** Files a table has besides how it stands: `game-2.json` is its second game, `game.json` the one it has now. */
export type FileName = 'game.json' | 'report.json' | `game-${number}.json`;

const ROUND = /^game-([1-9]\d{0,3})\.json$/;

export const isFile = (path: string): path is FileName =>
	path === 'game.json' || path === 'report.json' || ROUND.test(path);

/** [ROOM-STANDING.1] How the table stands, for whoever asks; `seat`: what is asked of it, for whose key that is. */
export function standingOf(session: TableSession, seat: SeatId | null): HttpAnswer {
	const { record, running, port } = session;
	const { table, game, phase } = record;
	const people = peopleOf(record).length;
	const seats = record.seats.flatMap(({ kind, name }, i) =>
		kind === 'open' ? [] : [{ seat: seatAt(i), kind, name }]
	);
	const asked = seat && running?.table.decisions.find((decision) => decision.seat === seat);
	const openMs = running && asked ? port.now() - running.openedAt(asked.since ?? asked.id) : null;
	const standing: Standing = {
		...{ table, game, phase, people, made: people > 0 || record.round > 0, seats },
		waiting: phase === 'playing' && running ? lookOpen(running.game, running.table).waiting : null,
		...(record.games.length > 0
			? { games: record.games.map(({ round, game: id, ended }) => ({ round, game: id, ended })) }
			: {}),
		...(seat ? { you: { seat, openMs } } : {})
	};
	return json(200, standing);
}

export const NO_FILE = json(404, { say: 'There is no such file.' });

/** [ROOM-LIMIT.10] */
export const TOO_MANY_FILES = json(429, {
	say: 'This table was asked for too many files; try again in a few seconds.'
});

/** What makes a file, which may take long: others are heard meanwhile. */
type Making = () => HttpAnswer | Promise<HttpAnswer>;

const NOT_OVER = json(409, { say: 'This file can be had when the game is over.' });

/** Gives back what makes a file of this table. Nothing secret leaves before the game is over. */
export async function fileOf(session: TableSession, name: FileName): Promise<Making> {
	const { record } = session;
	if (name === 'report.json') return reportOf(session);
	// [ROOM-FAIR.2]
	const isNow = record.phase === 'playing';
	if (name === 'game.json') return isNow ? () => NOT_OVER : fileOfRound(session, record.round);
	const round = Number(ROUND.exec(name)?.[1]);
	return isNow && round === record.round ? () => NOT_OVER : fileOfRound(session, round);
}

async function begunAt({ store }: Port, round: number): Promise<Begun | null> {
	const found = await store.get([begunOf(round), OLD_BEGUN]);
	const text = found.get(begunOf(round)) ?? found.get(OLD_BEGUN);
	return text ? (JSON.parse(text) as Begun) : null;
}

async function reportOf({ running, port, waits, record }: TableSession): Promise<Making> {
	const { table, round, phase } = record;
	// What a maintainer needs to know, and nothing of the game.
	if (waits)
		return () => json(200, { ...{ table, round, phase }, game: record.game, waits: told(waits) });
	const finished = record.games.find((one) => one.round === round);
	const begun = await begunAt(port, round);
	if (phase === 'playing' || !finished || !begun) return () => NOT_OVER;
	if (!running)
		return () => json(409, { say: 'Reports can be had until the next game is set up.' });
	const log = await readLog(port, round, finished.decisions);
	const reports = [...(await port.store.list('report:')).values()].map(
		(kept) => JSON.parse(kept) as { readonly round: number }
	);
	const ofRound = reports.filter((one) => one.round === round);
	const state = running.table;
	return () => json(200, { begun, log, state, reports: ofRound }, `${table}-report.json`);
}

/** [ROOM-FAIR.3] The file of a game that was played to its end here: as it was made before, or made now of its log. */
export async function fileOfRound(session: TableSession, round: number): Promise<Making> {
	const { port, waits, record } = session;
	const finished = record.games.find((one) => one.round === round);
	if (!finished) return () => (round === record.round ? NOT_OVER : NO_FILE);
	const called = `${record.table}-${round}.json`;
	const kept = await keptFile(port, round);
	if (kept !== null) return () => answer(200, kept, called);
	const begun = await begunAt(port, round);
	const game = begun && session.catalogue.games[begun.game];
	if (!game) return () => NO_FILE;
	const log = await readLog(port, round, finished.decisions);
	const isWhole = log.length === finished.decisions && log.every(({ n }, i) => n === i + 1);
	if (!isWhole)
		return () =>
			json(409, { say: 'A part of this game’s log cannot be read, so it cannot be checked.' });
	const make = async (breathe: () => Promise<unknown>): Promise<string> => {
		// Somebody may have had it made meanwhile.
		const made = await keptFile(port, round);
		if (made !== null) return made;
		const file = JSON.stringify(await savedGame(game, begun, finished.ended, log, breathe));
		// While it waits for another program there is nothing to check the moves by.
		if (!waits) await keepFile(port, round, file);
		return file;
	};
	return async () => answer(200, await alone(port, make), called);
}
