/**
 * Floods within the limits: one attacker with 32 sockets at one table, while honest people play there and at
 * another. What it costs them, and the host, is set beside a calm time just before.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '../../src/lib/protocol';
import { JOURNEYS } from '../../tests/support/answering';
import { netTable } from '../../tests/support/net-player';
import { costOf, weigh } from '../lib/group';
import { freePort, startHost, type Host } from '../lib/hosts.mjs';
import { honestTable, type HonestTable } from './honest';
import { endOf, quantile, rounded, type Figure, type Plan } from './sweep';

const KINDS = [
	...['chat', 'earlier', 'resync', 'hello', 'unread', 'deep', 'churn'],
	...['names', 'file', 'codes']
];
const SOCKETS = 32;
const WARM_MS = 4_000;
const CALM_MS = 6_000;
const FLOOD_S = 10;
const MB = 1024 * 1024;

/** What one attacker may cost at most, added to what was there before it came. */
const MOST = { hereMs: 100, elsewhereMs: 50, memoryMb: 50, diskMb: 1, files: 0 };

/** A game somebody could ask the file of: one person whose seat a bot plays, and another bot. */
async function finishedTable(url: string, name: string): Promise<void> {
	const [host] = await netTable(url, name, 1, 1);
	host?.send({ type: 'options', game: 'council' });
	host?.send({ type: 'options', house: { windowMs: 0, botMs: 0 } });
	host?.send({ type: 'start', anyway: true });
	await host?.until(() => host.picture.room?.phase === 'playing');
	host?.send({ type: 'standIn', on: true });
	for (let times = 0; times < 10 && host?.picture.room?.phase !== 'over'; times++)
		await host?.until(() => host.picture.room?.phase === 'over', 'the end').catch(() => undefined);
	host?.close();
}

/** Runs the attacker to its end; gives back what it says it did. */
function attack(url: string, table: string, finished: string, kind: string): Promise<string> {
	const plan = { url, table, finished, kind, sockets: SOCKETS, seconds: FLOOD_S };
	const program = join(import.meta.dirname, 'attacker.mjs');
	const given = JSON.stringify({ ...plan, protocol: PROTOCOL });
	const child = spawn(process.execPath, [program, given], { stdio: ['ignore', 'pipe', 'inherit'] });
	let said = '';
	child.stdout.on('data', (text: Buffer) => (said += String(text)));
	const late = setTimeout(() => child.kill('SIGKILL'), (FLOOD_S + 15) * 1000);
	return new Promise((resolve) =>
		child.on('exit', () => {
			clearTimeout(late);
			resolve(said.trim());
		})
	);
}

interface Weight {
	readonly rss: number;
	readonly bytes: number;
	readonly files: number;
	readonly decisions: number;
}

function weighed(host: Host, folder: string, tables: readonly HonestTable[]): Weight {
	const decisions = tables.reduce((sum, table) => sum + table.decisions, 0);
	return { rss: costOf(host.pid)?.rss ?? 0, ...weigh(folder), decisions };
}

async function flood(kind: string, plan: Plan): Promise<Figure[]> {
	const folder = join(plan.folder, `flood-${kind}`);
	const host = await startHost('partykit', {
		...{ port: await freePort(), tables: folder, open: true, say: () => undefined }
	});
	const tables: HonestTable[] = [];
	try {
		const finished = 'flood-finished';
		if (kind === 'file') await finishedTable(host.url, finished);
		for (const name of ['flood-here', 'flood-elsewhere'])
			tables.push(await honestTable(host.url, name, JOURNEYS.plain, plan.seed));
		await sleep(WARM_MS);
		for (const table of tables) table.measure();
		const first = weighed(host, folder, tables);
		await sleep(CALM_MS);
		const calm = tables.map((table) => table.measure());
		const before = weighed(host, folder, tables);

		const done = attack(host.url, 'flood-here', finished, kind);
		let peak = before.rss;
		const watching = setInterval(() => {
			peak = Math.max(peak, costOf(host.pid)?.rss ?? 0);
		}, 250);
		const did = await done;
		clearInterval(watching);
		const during = tables.map((table) => table.measure());
		const after = weighed(host, folder, tables);
		const aDecision =
			(before.bytes - first.bytes) / Math.max(1, before.decisions - first.decisions);
		const honestBytes = aDecision * (after.decisions - before.decisions);
		const disk = Math.max(0, after.bytes - before.bytes - honestBytes) / MB;

		const more = (at: number, share: number) =>
			rounded(quantile(during[at]?.took ?? [], share) - quantile(calm[at]?.took ?? [], share));
		const words = (at: number) =>
			[0.5, 0.99]
				.map((share) =>
					[calm, during].map((all) => rounded(quantile(all[at]?.took ?? [], share))).join(' → ')
				)
				.join(', p99 ');
		const name = (what: string) => `${kind}: ${what}`;
		return [
			{ what: name('the attacker did'), value: did },
			{ what: name('p50 at that table, ms'), value: words(0) },
			{ what: name('p50 at another, ms'), value: words(1) },
			{ ...limit(name('p99 at that table, more by'), more(0, 0.99), MOST.hereMs), unit: 'ms' },
			{ ...limit(name('p99 at another, more by'), more(1, 0.99), MOST.elsewhereMs), unit: 'ms' },
			limit(name('answers without a word in 15 s'), sumOf(during.map((one) => one.unheard)), 0),
			{
				...limit(name('memory, more by'), rounded((peak - before.rss) / MB), MOST.memoryMb),
				unit: `MB (${rounded(before.rss / MB)} → ${rounded(peak / MB)} → ${rounded(after.rss / MB)})`
			},
			{ ...limit(name('on disk, more by'), rounded(disk, 2), MOST.diskMb), unit: 'MB' },
			limit(name('files more'), after.files - before.files, MOST.files)
		];
	} finally {
		await Promise.all(tables.map((table) => table.stop().catch(() => undefined)));
		await host.stop();
	}
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const limit = (what: string, value: number, most: number): Figure => ({
	what,
	value,
	target: { most }
});

/** Every flood, one after the other, each on a host of its own. */
export async function floods(plan: Plan): Promise<Figure[]> {
	const figures: Figure[] = [];
	const end = endOf(plan);
	for (const kind of KINDS) {
		if (Date.now() > end) {
			figures.push({ what: `${kind}: not run, for time was up`, value: '' });
			continue;
		}
		figures.push(...(await flood(kind, plan)));
		plan.say(`floods: ${kind} done`);
	}
	return figures;
}
