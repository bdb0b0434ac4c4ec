/** What a table gives as a file: the finished game, which anyone can check, and reports of faults. */
import { begin, foreignRules, printOf, redo } from '$lib/core';
import type { AnyGame, AnyTable, LogEntry, SavedGame, Unfit } from '$lib/core';
import type { Desk } from './desk';
import { writtenUpTo } from './journal';
import { peopleOf } from './people';
import type { HttpAnswer } from './port';
import type { Begun } from './record';

/** Moves checked between two breaths: other tables share the thread. */
const SLICE = 16;

async function readLog({ port, record }: Desk, last: number): Promise<LogEntry[]> {
	const lines = await writtenUpTo(port.store, record.round, last);
	return lines.filter(({ n }) => n > 0).map(({ text }) => JSON.parse(text) as LogEntry);
}

/** Plays the game again from its log, and notes the table's fingerprint after every move. */
async function savedGame(
	game: AnyGame,
	begun: Begun,
	log: readonly LogEntry[],
	breathe: () => Promise<void>
): Promise<SavedGame> {
	const { rules, seats, names, options, clocked, secret, commitment, salts } = begun;
	const file = {
		format: 'orrery-game' as const,
		version: 1 as const,
		...{ game: begun.game, rules, shape: game.shape },
		...{ seats, names, options, clocked, secret, commitment, salts }
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

const json = (status: number, value: unknown, file?: string): HttpAnswer => ({
	status,
	type: 'application/json; charset=utf-8',
	body: JSON.stringify(value),
	...(file ? { file } : {})
});

const breath = (desk: Desk) => () =>
	new Promise<void>((resolve) => {
		desk.port.later(0, resolve);
	});

/**
 * Answers a request for something of this table; nothing secret leaves before the game is over. What
 * takes long is given back as a function, to be done when others may be heard meanwhile.
 */
export async function fileOf(
	desk: Desk,
	path: string
): Promise<HttpAnswer | (() => Promise<HttpAnswer>)> {
	const { record } = desk;
	if (path === '') {
		const { table, game, phase } = record;
		const people = peopleOf(record).length;
		return json(200, { table, game, phase, people, made: people > 0 || record.round > 0 });
	}
	if (path !== 'game.json' && path !== 'report.json')
		return json(404, { say: 'There is no such file.' });
	const { running, waits } = desk;
	const { table, round, phase, finished } = record;
	// What a maintainer needs to know, and nothing of the game.
	if (waits && path === 'report.json')
		return json(200, { ...{ table, round, phase }, game: record.game, waits: told(waits) });
	const text = (await desk.port.store.get(['begun'])).get('begun');
	if (phase === 'playing' || finished == null || !text)
		return json(409, { say: 'This file can be had when the game is over.' });
	const begun = JSON.parse(text) as Begun;
	const log = await readLog(desk, finished);
	const isWhole = log.length === finished && log.every(({ n }, i) => n === i + 1);
	if (path === 'game.json' && !isWhole)
		return json(409, { say: 'A part of this game’s log cannot be read, so it cannot be checked.' });
	const game = desk.shelf.games[begun.game];
	if (path === 'game.json' && game)
		return async () =>
			json(200, await savedGame(game, begun, log, breath(desk)), `${table}-${round}.json`);
	if (!running) return json(409, { say: 'Reports can be had until the next game is set up.' });
	const reports = [...(await desk.port.store.list('report:')).values()].map(
		(kept) => JSON.parse(kept) as { readonly round: number }
	);
	return json(
		200,
		{ begun, log, state: running.table, reports: reports.filter((one) => one.round === round) },
		`${record.table}-report.json`
	);
}
