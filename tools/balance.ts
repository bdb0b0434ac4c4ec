/**
 * Whether a game is fair and its parts are used: many games between bots, read for who won as what, how
 * long they took and what came up.
 *
 *   npm run balance -- --seats 2,3,4,5,6 --games 200
 *   npm run --silent balance -- --seats 4 --games 2000 --json    one JSON object
 *
 * `--bots` takes one level, or one for each seat. Game k is played from seed `--seed` + k, as by simulate.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../src/lib/games';
import type { AnyGame } from '../src/lib/core';
import { READERS } from './balance/reader';
import type { Reader } from './balance/reader';
import { emptyTally, noteOf, summarise } from './balance/tally';
import type { Summary } from './balance/tally';
import { simulate } from './lib/simulate';
import { bold, dim, red, runTool, Stop } from './lib/project.mjs';

const { values: args } = parseArgs({
	options: {
		game: { type: 'string', default: 'council' },
		seats: { type: 'string', default: '4' },
		games: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' },
		bots: { type: 'string', default: 'steady' },
		options: { type: 'string', default: '{}' },
		json: { type: 'boolean', default: false }
	}
});

function wholeNumber(name: string, text: string): number {
	const n = Number(text);
	if (!Number.isInteger(n) || n < 1) throw new Stop(`--${name} takes whole numbers from 1.`);
	return n;
}

function gameAndReader(): { game: AnyGame; reader: Reader } {
	const game = Object.hasOwn(GAMES, args.game) ? GAMES[args.game] : undefined;
	const reader = Object.hasOwn(READERS, args.game) ? READERS[args.game] : undefined;
	if (game && reader) return { game, reader };
	throw new Stop(`--game takes one of: ${Object.keys(READERS).join(', ')}.`);
}

function measure(game: AnyGame, reader: Reader, seats: number): Summary {
	const games = wholeNumber('games', args.games);
	const seed = wholeNumber('seed', args.seed);
	const levels = args.bots.split(',');
	const options = JSON.parse(args.options) as Record<string, never>;
	const tally = emptyTally(reader.kinds);
	for (let k = 0; k < games; k++) {
		const reading = reader.open();
		const note = noteOf(tally);
		const { end, table, error } = simulate(
			{ game, seats, levels, seed: seed + k, options },
			(now, { entry }) => {
				reading.watch(now, entry, note);
			}
		);
		if (end !== 'finished' || !table)
			throw new Stop(`Seed ${seed + k} with ${seats} seats ${end}: ${error ?? ''}`);
		reading.close(table, note);
		showProgress(seats, k + 1, games);
	}
	return summarise(tally, seats);
}

function showProgress(seats: number, done: number, games: number): void {
	if (!process.stderr.isTTY) return;
	process.stderr.write(done === games ? '\r\x1b[K' : `\r  ${seats} seats: ${done}/${games}`);
}

const WIDTH = 30;

function show(seats: number, { games, roles, seen, never, figures }: Summary): void {
	console.log(`\n  ${bold(`${seats} seats`)} ${dim(`${games} games`)}\n`);
	for (const [name, { mean, games: counts }] of Object.entries(figures)) {
		const each = Object.entries(counts).map(([value, n]) => `${value}: ${n}`);
		console.log(`  ${name.padEnd(WIDTH)} ${String(mean).padStart(7)}  ${dim(each.join('  '))}`);
	}
	console.log(`\n  ${dim('victories against an even share (games)')}`);
	for (const [kind, names] of Object.entries(roles)) {
		const each = Object.entries(names)
			.sort(([, one], [, other]) => other.share - one.share)
			.map(([name, { share, played }]) => `${name} ${share.toFixed(2)} ${dim(`(${played})`)}`);
		console.log(`  ${kind.padEnd(WIDTH)} ${each.join('  ')}`);
	}
	console.log(`\n  ${dim('seen in so many games')}`);
	for (const [kind, names] of Object.entries(seen)) {
		const each = Object.entries(names)
			.sort(([, one], [, other]) => other - one)
			.map(([name, n]) => `${name} ${n}`);
		console.log(`  ${kind.padEnd(WIDTH)} ${each.join('  ')}`);
		const missing = never[kind] ?? [];
		if (missing.length > 0) console.log(`  ${red('never'.padEnd(WIDTH))} ${missing.join('  ')}`);
	}
}

await runTool(() => {
	const { game, reader } = gameAndReader();
	const all: Record<number, Summary> = {};
	for (const seats of args.seats.split(',').map((text) => wholeNumber('seats', text))) {
		const summary = measure(game, reader, seats);
		all[seats] = summary;
		if (!args.json) show(seats, summary);
	}
	if (args.json) console.log(JSON.stringify(all));
	return Promise.resolve();
});
