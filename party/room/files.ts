/** What a table gives as a file: the finished game, which anyone can check, and reports of faults. */
import { begin, foreignRules, printOf, redo } from '$lib/core';
import type { AnyGame, AnyTable, LogEntry, SavedGame, Unfit } from '$lib/core';
import type { TableSession } from './session';
import { writtenUpTo } from './journal';
import { peopleOf } from './people';
import { getWhole, piecesOf } from './pieces';
import type { HttpAnswer, Port } from './port';
import type { Begun } from './record';

/** Moves checked between two breaths: other tables share the thread. */
const SLICE = 4;
/** The finished game's file, once somebody has asked for it: its round, its length and itself. */
export const KEPT_FILE = 'file';
/** Hosts take so many keys at once; a game too long for that is played again each time. */
const MOST_PIECES = 100;

/** Until when a table of this process is sure to be making a file, ms since 1970; it says so as long as it does. */
let busyUntil = 0;
const SURE_MS = 2_000;
const LOOK_AGAIN_MS = 50;

async function readLog({ port, record }: TableSession, last: number): Promise<LogEntry[]> {
	const lines = await writtenUpTo(port.store, record.round, last);
	return lines.filter(({ n }) => n > 0).map(({ text }) => JSON.parse(text) as LogEntry);
}

/** Plays the game again from its log, and notes the table's fingerprint after every move. */
async function savedGame(
	game: AnyGame,
	begun: Begun,
	log: readonly LogEntry[],
	breathe: () => Promise<unknown>
): Promise<SavedGame> {
	const { rules, seats, names, colours, options, clocked, secret, commitment, salts } = begun;
	const file = {
		format: 'orrery-game' as const,
		version: 1 as const,
		...{ game: begun.game, rules, shape: game.shape },
		...{ seats, names, ...(colours ? { colours } : {}) },
		...{ options, clocked, secret, commitment, salts }
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

/** The file of this round as it was made before, or null. */
async function keptFile({ store }: Port, round: number): Promise<string | null> {
	const kept = (await getWhole(store, [KEPT_FILE])).get(KEPT_FILE) ?? '';
	const [, of, length, file] = /^(\d+) (\d+) (.*)$/s.exec(kept) ?? [];
	return file !== undefined && Number(of) === round && Number(length) === file.length ? file : null;
}

async function keepFile({ store, log }: Port, round: number, file: string): Promise<void> {
	const entries = piecesOf(KEPT_FILE, `${round} ${file.length} ${file}`);
	if (Object.keys(entries).length <= MOST_PIECES)
		await store.put(entries).catch((error: unknown) => log('A file is not kept', error));
}

/** Files a table has besides how it stands. */
export type FileName = 'game.json' | 'report.json';

export const isFile = (path: string): path is FileName =>
	path === 'game.json' || path === 'report.json';

/** How the table stands, for whoever asks. */
export function standingOf({ record }: TableSession): HttpAnswer {
	const { table, game, phase } = record;
	const people = peopleOf(record).length;
	return json(200, { table, game, phase, people, made: people > 0 || record.round > 0 });
}

export const NO_FILE = json(404, { say: 'There is no such file.' });

/** [ROOM-LIMIT.10] */
export const TOO_MANY_FILES = json(429, {
	say: 'This table was asked for too many files; try again in a few seconds.'
});

/**
 * Gives back what makes a file of this table, which may take long: others are heard meanwhile. Nothing
 * secret leaves before the game is over.
 */
export async function fileOf(
	session: TableSession,
	name: FileName
): Promise<() => HttpAnswer | Promise<HttpAnswer>> {
	const { running, port, waits, record } = session;
	const { table, round, phase, finished } = record;
	// What a maintainer needs to know, and nothing of the game.
	if (waits && name === 'report.json')
		return () => json(200, { ...{ table, round, phase }, game: record.game, waits: told(waits) });
	const text = (await port.store.get(['begun'])).get('begun');
	// [ROOM-FAIR.2]
	if (phase === 'playing' || finished == null || !text)
		return () => json(409, { say: 'This file can be had when the game is over.' });
	const begun = JSON.parse(text) as Begun;
	if (name === 'report.json') {
		if (!running)
			return () => json(409, { say: 'Reports can be had until the next game is set up.' });
		const log = await readLog(session, finished);
		const reports = [...(await port.store.list('report:')).values()].map(
			(kept) => JSON.parse(kept) as { readonly round: number }
		);
		const ofRound = reports.filter((one) => one.round === round);
		const state = running.table;
		return () => json(200, { begun, log, state, reports: ofRound }, `${table}-report.json`);
	}
	const game = session.catalogue.games[begun.game];
	if (!game) return () => NO_FILE;
	const called = `${table}-${round}.json`;
	const kept = await keptFile(port, round);
	if (kept !== null) return () => answer(200, kept, called);
	const log = await readLog(session, finished);
	const isWhole = log.length === finished && log.every(({ n }, i) => n === i + 1);
	if (!isWhole)
		return () =>
			json(409, { say: 'A part of this game’s log cannot be read, so it cannot be checked.' });
	return async () => {
		const file = JSON.stringify(
			await alone(port, (breathe) => savedGame(game, begun, log, breathe))
		);
		// While it waits for another program there is nothing to check the moves by.
		if (!waits) await keepFile(port, round, file);
		return answer(200, file, called);
	};
}
