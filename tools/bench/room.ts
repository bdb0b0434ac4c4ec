/**
 * Rooms side by side, in one run on one machine: a trivial PartyKit room that keeps a counter (the
 * host's own limit), ours with a real game, and boardgame.io with its file storage. Four seats a
 * table, every seat connected, each sending as soon as it may.
 *
 * Processor time is that of the processes that run the rooms, and no disk changes it; all else depends on
 * how soon a write is safe, so that is measured beside it.
 */
import { spawn } from 'node:child_process';
import {
	closeSync,
	fsyncSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	rmSync,
	writeFileSync,
	writeSync
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PACES } from '../../src/lib/protocol';
import { costOf } from '../lib/group';
import { freePort, startHost } from '../lib/hosts.mjs';
import { ROOT } from '../lib/project.mjs';
import {
	boardgameMatch,
	Meter,
	orreryTable,
	percentile,
	reconnects,
	trivialTable,
	type Load,
	type Measured,
	type OrreryTable,
	type Pace
} from './load';

/** All of them play this long before they are measured: until then compilers are still at work. */
const WARM_UP_MS = 5_000;
/** Answers under way when the pace changes are done by then, with a hundred tables at full load. */
const SETTLE_MS = 1_000;
/** A quick bot waits this long before it answers. */
const QUICK_MS = PACES.find(({ value }) => value > 0)?.value ?? 0;

const HERE = fileURLToPath(new URL('hosts', import.meta.url));

/**
 * `turns` is the trivial room with two intents under way, which is what a game of four keeps under way: a
 * seat that is not asked has nothing to send, and what comes in together shares a write.
 */
export const ROOMS = ['trivial', 'turns', 'orrery', 'boardgame.io'] as const;
/** Intents under way at one table of the trivial room. */
const UNDER_WAY = { trivial: 4, turns: 2 };
export type Name = (typeof ROOMS)[number];

export interface RoomRow extends Measured {
	readonly room: Name;
	readonly tables: number;
	/** What our rooms play. */
	readonly game?: string;
	/** Processor time of the host's processes for one intent, ms; absent where the system does not tell. */
	readonly cpuMs?: number;
	/**
	 * ms from opening a socket to the whole view: at rest, while all seats take as long as a quick bot for each answer, and
	 * while all play as fast as they can, which keeps the processor busy and so measures how many are in front.
	 */
	readonly reconnectP99?: number;
	readonly reconnectPlayingP99?: number;
	readonly reconnectLoadedP99?: number;
}

interface Server {
	readonly url: string;
	/** Leads the group of its processes. */
	readonly pid: number;
	stop(): Promise<void>;
}

/** What is measured, and on what. */
export interface Setting {
	/** Our rooms play this. */
	readonly game: string;
	/** The folder tables are kept in: a disk is as fast as its folder. */
	readonly on: string;
	readonly seconds: number;
}

const folderOn = (on: string) => {
	mkdirSync(on, { recursive: true });
	return mkdtempSync(join(on, 'orrery-bench-'));
};

const WRITE_BYTES = 4096;
const WRITES = 50;

/** How long it takes until 4 KB are safe on the disk of this folder, ms: the median of fifty. */
export function timeToSafety(on: string): number {
	const dir = folderOn(on);
	const file = openSync(join(dir, 'write'), 'w');
	try {
		const took = Array.from({ length: WRITES }, () => {
			const began = performance.now();
			writeSync(file, Buffer.alloc(WRITE_BYTES, 7), 0, WRITE_BYTES, 0);
			fsyncSync(file);
			return performance.now() - began;
		});
		return percentile(
			took.sort((a, b) => a - b),
			0.5
		);
	} finally {
		closeSync(file);
		rmSync(dir, { recursive: true, force: true });
	}
}

/** The bundler that runs this very file. */
const esbuild = createRequire(join(ROOT, 'node_modules/tsx/package.json'))('esbuild') as {
	build(options: object): Promise<unknown>;
};

/** A room's server in one file of its own: PartyKit restarts a room whose sources change under it. */
async function bundled(source: string, out: string): Promise<void> {
	await esbuild.build({
		entryPoints: [source],
		outfile: out,
		bundle: true,
		format: 'esm',
		platform: 'neutral',
		logLevel: 'error'
	});
}

async function partykit(room: string, on: string): Promise<Server> {
	// Within the project: the runtime leaves its folder for nobody.
	mkdirSync(join(ROOT, '.cache'), { recursive: true });
	const dir = mkdtempSync(join(ROOT, '.cache/bench-'));
	const tables = folderOn(on);
	await bundled(join(HERE, `${room}.ts`), join(dir, 'table.js'));
	await bundled(join(HERE, '../../../party/partykit.lobby.ts'), join(dir, 'lobby.js'));
	const config = join(dir, 'partykit.json');
	writeFileSync(
		config,
		JSON.stringify({
			name: 'bench',
			main: 'table.js',
			parties: { lobby: 'lobby.js' },
			compatibilityDate: '2024-07-18'
		})
	);
	const host = await startHost('partykit', {
		port: await freePort(),
		tables,
		config,
		say: () => undefined
	});
	return {
		url: host.url,
		pid: host.pid,
		async stop() {
			await host.stop();
			rmSync(tables, { recursive: true, force: true });
			rmSync(dir, { recursive: true, force: true });
		}
	};
}

async function boardgame(on: string): Promise<Server> {
	const dir = folderOn(on);
	const port = await freePort();
	const child = spawn(process.execPath, [join(HERE, 'boardgame.mjs'), String(port), dir], {
		stdio: ['ignore', 'pipe', 'ignore'],
		env: { ...process.env, NODE_ENV: 'production' },
		detached: process.platform !== 'win32' // the group its processor time is counted by
	});
	await new Promise<void>((resolve, reject) => {
		child.stdout.on('data', (text: Buffer) => String(text).includes('ready') && resolve());
		child.on('exit', () => reject(new Error('boardgame.io ended while starting.')));
	});
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid ?? 0,
		async stop() {
			const ended = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGKILL');
			await ended;
			rmSync(dir, { recursive: true, force: true });
		}
	};
}

/** socket.io's client as boardgame.io itself has it. */
function socketIo() {
	const ofBoardgame = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'));
	return (ofBoardgame('socket.io-client') as { io: Parameters<typeof boardgameMatch>[0] }).io;
}

async function measure(
	room: Name,
	tables: number,
	{ game, on, seconds }: Setting
): Promise<RoomRow> {
	const server = await (room === 'boardgame.io'
		? boardgame(on)
		: partykit(room === 'orrery' ? 'orrery' : 'trivial', on));
	const meter = new Meter();
	const loads: Load[] = [];
	const pace: Pace = { ms: 0 };
	try {
		const ws = server.url.replace('http', 'ws');
		const connect = room === 'boardgame.io' ? socketIo() : null;
		for (let i = 0; i < tables; i++) {
			if (room === 'trivial' || room === 'turns')
				loads.push(await trivialTable(ws, `bench-${i}`, meter, UNDER_WAY[room]));
			else if (connect) loads.push(await boardgameMatch(connect, server.url, `bench-${i}`, meter));
			else loads.push(await orreryTable(ws, `bench-table-${i}`, game, meter, pace));
		}
		for (const load of loads) load.begin();
		await sleep(WARM_UP_MS);
		const before = costOf(server.pid);
		meter.start();
		await sleep(seconds * 1000);
		meter.stop();
		const after = costOf(server.pid);
		const measured = meter.result();
		if (measured.intents === 0) throw new Error(`Nothing was done at the tables of ${room}.`);
		const cpuMs = before && after ? (after.cpuMs - before.cpuMs) / measured.intents : undefined;
		const row = { room, tables, ...measured, ...(cpuMs === undefined ? {} : { cpuMs }) };
		if (room !== 'orrery') return row;
		const loaded = await reconnects(loads as OrreryTable[], 40);
		pace.ms = QUICK_MS;
		await sleep(SETTLE_MS);
		const playing = await reconnects(loads as OrreryTable[], 200);
		for (const load of loads) load.rest();
		await sleep(SETTLE_MS);
		const rested = await reconnects(loads as OrreryTable[], 200);
		return {
			...row,
			game,
			reconnectP99: percentile(rested, 0.99),
			reconnectPlayingP99: percentile(playing, 0.99),
			reconnectLoadedP99: percentile(loaded, 0.99)
		};
	} finally {
		for (const load of loads) load.stop();
		await server.stop();
	}
}

export async function benchRooms({
	tables = [1, 20, 100],
	setting = { game: 'cosmic', on: tmpdir(), seconds: 4 } as Setting,
	rooms = ROOMS as readonly Name[],
	say = (_: string) => {}
} = {}): Promise<RoomRow[]> {
	const rows: RoomRow[] = [];
	for (const count of tables)
		for (const room of rooms) {
			say(`${room}, ${count} ${count === 1 ? 'table' : 'tables'} …`);
			rows.push(await measure(room, count, setting));
		}
	return rows;
}

/** Rows as a table for people, each set beside the others with as many tables. */
export function printRooms(rows: readonly RoomRow[]): string {
	const head = [
		'room',
		'tables',
		'intents/s',
		'processor ms',
		'p50 ms',
		'p99 ms',
		'under way a table',
		'bytes, median',
		'bytes, mean',
		'reconnect p99',
		'in play',
		'at full load',
		'× trivial',
		'p99 ×',
		'× turns',
		'p99 ×',
		'× boardgame.io'
	];
	const lines = rows.map((row) => {
		const [trivial, turns, boardgame] = (['trivial', 'turns', 'boardgame.io'] as const).map(
			(name) => rows.find(({ room, tables }) => room === name && tables === row.tables)
		);
		const faster = (than: RoomRow | undefined) =>
			than ? (row.perSecond / than.perSecond).toFixed(2) : '';
		const later = (than: RoomRow | undefined) => (than ? (row.p99 / than.p99).toFixed(2) : '');
		return [
			row.game ? `${row.room}, ${row.game}` : row.room,
			row.tables,
			row.perSecond.toFixed(0),
			row.cpuMs?.toFixed(3) ?? '',
			row.p50.toFixed(2),
			row.p99.toFixed(2),
			(row.underWay / row.tables).toFixed(1),
			row.medianBytes.toFixed(0),
			row.meanBytes.toFixed(0),
			row.reconnectP99?.toFixed(1) ?? '',
			row.reconnectPlayingP99?.toFixed(1) ?? '',
			row.reconnectLoadedP99?.toFixed(1) ?? '',
			...[faster(trivial), later(trivial), faster(turns), later(turns), faster(boardgame)]
		].map(String);
	});
	const widths = head.map((title, i) =>
		Math.max(title.length, ...lines.map((line) => (line[i] ?? '').length))
	);
	return [head, ...lines]
		.map((line) =>
			line
				.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
				.join('  ')
		)
		.join('\n');
}
