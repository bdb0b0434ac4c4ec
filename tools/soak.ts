/**
 * What a release must withstand, in one run: kill -9, every byte read again, hostile messages, floods, twin
 * tables, growth, tables of every earlier shape, and whole games by the thousand. The same code as in the tests, more of it.
 *
 *   npm run soak -- --kills 1000 --games 10000 --messages 1000000 --hours 1 --seed 7
 *   npm run soak -- --only kills,floods --kills 20     some sweeps
 *   npm run soak -- --only bytes --game imperium       whole games of one game, read byte by byte
 *   npm run soak -- --only sets --game cosmic          whole games with all modules, and with sets by chance
 *   npm run soak -- --seconds 60                       each sweep ends after a minute at the latest
 *   npm run --silent soak -- --json                    { seed, seconds, machine, sweeps }
 *
 * `--on` is the folder tables are kept in meanwhile. Everything stays on this machine. Leaves with 1 when a
 * target is missed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../src/lib/games';
import { bold, dim, ensureBuilt, green, helpIfAsked, red, runTool, Stop } from './lib/project.mjs';
import { bytes } from './soak/bytes';
import { floods } from './soak/floods';
import { games } from './soak/games';
import { growth } from './soak/growth';
import { hostile } from './soak/hostile';
import { journeys } from './soak/journeys';
import { kills } from './soak/kills';
import { isMet, type Figure, type Sweep } from './soak/sweep';
import { sets } from './soak/sets';
import { tables } from './soak/tables';
import { twins } from './soak/twins';

/** In this order: what finds a mistake soonest comes first, what takes an hour last. */
const SWEEPS: { readonly [name: string]: { readonly says: string; readonly run: Sweep } } = {
	hostile: { says: 'Hostile messages', run: hostile },
	bytes: { says: 'Every byte read again', run: bytes },
	tables: { says: 'Tables kept of every shape', run: tables },
	games: { says: 'Whole games between bots', run: games },
	sets: { says: 'Whole games with more in the box', run: sets },
	twins: { says: 'Tables that differ in what is hidden', run: twins },
	floods: { says: 'One attacker with 32 sockets', run: floods },
	journeys: { says: 'Journeys in a browser, all of them', run: journeys },
	kills: { says: 'kill -9 in mid-game', run: kills },
	growth: { says: 'Tables that play for hours', run: growth }
};

interface Report {
	readonly name: string;
	readonly seconds: number;
	readonly figures: readonly Figure[];
	readonly error?: string;
}

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	options: {
		kills: { type: 'string', default: '100' },
		games: { type: 'string', default: '1000' },
		messages: { type: 'string', default: '100000' },
		hours: { type: 'string', default: '0.1' },
		seconds: { type: 'string' },
		seed: { type: 'string', default: '1' },
		only: { type: 'string' },
		game: { type: 'string' },
		on: { type: 'string', default: tmpdir() },
		json: { type: 'boolean', default: false }
	}
});

function numberOf(name: string, text: string): number {
	const n = Number(text);
	if (!(n >= 0)) throw new Stop(`--${name} is a number from 0.`);
	return n;
}

const span = (ms: number): string =>
	`${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

function show({ name, seconds, figures, error }: Report): void {
	console.log(`\n${bold(SWEEPS[name]?.says ?? name)} ${dim(`${name}, ${seconds.toFixed(0)} s`)}\n`);
	if (error) console.log(`  ${red('✗')} ${error}`);
	for (const figure of figures) {
		const { what, value, unit = '', target, detail = [] } = figure;
		const met = isMet(figure);
		const mark = met === null ? ' ' : met ? green('✓') : red('✗');
		const asked = !target
			? ''
			: dim('most' in target ? `(at most ${target.most})` : `(at least ${target.least})`);
		console.log(`  ${mark} ${what.padEnd(62)} ${value} ${unit} ${asked}`.trimEnd());
		if (met === false) for (const line of detail) console.log(`      ${line.slice(0, 400)}`);
	}
}

const isGood = ({ figures, error }: Report): boolean =>
	error === undefined && figures.every((figure) => isMet(figure) !== false);

await runTool(async () => {
	const names = args.only?.split(',').map((name) => name.trim()) ?? Object.keys(SWEEPS);
	for (const name of names)
		if (!SWEEPS[name])
			throw new Stop(`No sweep ${name}. There are: ${Object.keys(SWEEPS).join(', ')}.`);
	// Left out, only time ends the growth; everything else ends when it has been done so often as was asked.
	const secondsOf = (sweep: string): number => {
		if (args.seconds !== undefined) return numberOf('seconds', args.seconds);
		return sweep === 'growth' ? numberOf('hours', args.hours) * 3600 : Infinity;
	};
	const seed = numberOf('seed', args.seed);
	const game = args.game ?? null;
	if (game !== null && !Object.hasOwn(GAMES, game))
		throw new Stop(`No game ${game}. There are: ${Object.keys(GAMES).join(', ')}.`);
	const amounts = {
		kills: numberOf('kills', args.kills),
		games: numberOf('games', args.games),
		messages: numberOf('messages', args.messages)
	};
	await ensureBuilt();
	mkdirSync(resolve(args.on), { recursive: true });
	const folder = mkdtempSync(join(resolve(args.on), 'orrery-soak-'));
	const began = Date.now();
	const say = (line: string) => {
		if (!args.json) process.stderr.write(`${dim(`${span(Date.now() - began)}  ${line}`)}\n`);
	};
	const machine = () => ({ cores: cpus().length, load: loadavg().map((n) => n.toFixed(1)) });
	const reports: Report[] = [];
	try {
		for (const name of names) {
			const from = Date.now();
			say(`${name} begins; ${machine().cores} cores, load ${machine().load.join(' ')}`);
			const plan = { ...amounts, seconds: secondsOf(name), seed, game, folder, say };
			let found: Pick<Report, 'figures' | 'error'>;
			try {
				found = { figures: (await SWEEPS[name]?.run(plan)) ?? [] };
			} catch (error) {
				found = {
					figures: [],
					error: error instanceof Error ? (error.stack ?? '') : String(error)
				};
			}
			const report = { name, seconds: (Date.now() - from) / 1000, ...found };
			reports.push(report);
			if (!args.json) show(report);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	const missed = reports.filter((report) => !isGood(report)).map(({ name }) => name);
	if (args.json)
		console.log(
			JSON.stringify({
				seed,
				seconds: (Date.now() - began) / 1000,
				machine: machine(),
				sweeps: reports
			})
		);
	else
		console.log(
			missed.length > 0
				? `\n${red('✗')} missed in: ${missed.join(', ')} ${dim(`seed ${seed}`)}`
				: `\n${green('✓')} all targets met ${dim(`seed ${seed}, ${span(Date.now() - began)}`)}`
		);
	if (missed.length > 0) process.exitCode = 1;
	process.exit(); // a broken line may keep a timer for minutes
});
