/**
 * Tables that play for hours, with lines that drop and come back: whether memory, files and bytes on disk
 * grow with what is kept of the games, or with the time that passes.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { JOURNEYS } from '../../tests/support/answering';
import { diceFrom } from '../../tests/support/memory-host';
import { costOf, weigh } from '../lib/group';
import { freePort, startHost } from '../lib/hosts.mjs';
import { honestTable, type HonestTable } from './honest';
import { count, endOf, inTurn, quantile, rounded, type Figure, type Plan } from './sweep';

const TABLES = 10;
const LOOK_MS = 10_000;
const MB = 1024 * 1024;
/** Memory after the first third of the time, when all is warm, and what may come to it in an hour. */
const MOST_MB_AN_HOUR = 30;
/** Below this much time a slope says nothing. */
const LEAST_FOR_SLOPE_S = 600;

interface Look {
	readonly at: number;
	readonly rss: number;
	readonly bytes: number;
	readonly files: number;
	readonly decisions: number;
}

export async function growth(plan: Plan): Promise<Figure[]> {
	const end = endOf(plan);
	const began = Date.now();
	const folder = join(plan.folder, 'growth');
	const host = await startHost('partykit', {
		...{ port: await freePort(), tables: folder, say: () => undefined }
	});
	const dice = diceFrom(plan.seed);
	const journeys = Object.values(JOURNEYS);
	const tables: HonestTable[] = [];
	const looks: Look[] = [];
	let drops = 0;
	try {
		for (let i = 0; i < TABLES; i++) {
			const journey = inTurn(journeys, i);
			tables.push(await honestTable(host.url, `growth-${i}`, journey, plan.seed + i));
		}
		while (Date.now() < end) {
			await sleep(Math.min(LOOK_MS, Math.max(0, end - Date.now())));
			const { players } = inTurn(tables, dice(TABLES));
			players[dice(players.length)]?.close(); // it comes back by itself
			drops += 1;
			const decisions = tables.reduce((sum, table) => sum + table.decisions, 0);
			const rss = costOf(host.pid)?.rss ?? 0;
			const look = { at: Date.now() - began, rss, ...weigh(folder), decisions };
			looks.push(look);
			if (looks.length % 6 === 0)
				plan.say(
					`growth: ${decisions} decisions, ${rounded(rss / MB)} MB of memory, ${look.files} files, ${rounded(look.bytes / MB)} MB on disk`
				);
		}
		return figuresOf(looks, tables, drops);
	} finally {
		await Promise.all(tables.map((table) => table.stop().catch(() => undefined)));
		await host.stop();
	}
}

function figuresOf(
	looks: readonly Look[],
	tables: readonly HonestTable[],
	drops: number
): Figure[] {
	const warm = looks.slice(Math.floor(looks.length / 3));
	const [first] = warm;
	const last = looks.at(-1);
	if (!first || !last) return [count('looks', 0)];
	const hours = (last.at - first.at) / 3_600_000;
	const thousands = Math.max(1, last.decisions - first.decisions) / 1000;
	const took = tables.flatMap((table) => table.took);
	const slope = rounded((last.rss - first.rss) / MB / Math.max(hours, 1e-6));
	const isLong = last.at >= LEAST_FOR_SLOPE_S * 1000;
	return [
		count('tables', tables.length),
		count('decisions', last.decisions),
		count('lines dropped', drops),
		{ what: 'answers without a word in 15 s', value: unheardOf(tables), target: { most: drops } },
		{ what: 'p50', value: rounded(quantile(took, 0.5)), unit: 'ms' },
		{ what: 'p99', value: rounded(quantile(took, 0.99)), unit: 'ms' },
		{ what: 'memory', value: `${rounded(first.rss / MB)} → ${rounded(last.rss / MB)}`, unit: 'MB' },
		{
			...{ what: 'memory that came to it in an hour, after the first third', value: slope },
			unit: 'MB',
			...(isLong ? { target: { most: MOST_MB_AN_HOUR } } : {})
		},
		{ what: 'files more', value: last.files - first.files, target: { most: 0 } },
		{
			what: 'bytes on disk for a thousand decisions',
			value: rounded((last.bytes - first.bytes) / 1024 / thousands),
			unit: 'KB'
		}
	];
}

const unheardOf = (tables: readonly HonestTable[]): number =>
	tables.reduce((sum, table) => sum + table.unheard, 0);
