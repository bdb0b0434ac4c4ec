/**
 * Whether a game is fair and all of it is used: many games between bots, read for who won as what, how
 * long they took and what came up.
 *
 *   npm run balance -- --game council --seats 2,3,4,5,6 --games 200
 *   npm run --silent balance -- --seats 4 --games 2000 --json     a list of JSON objects
 *
 * `--bots` takes one level, or one for each seat. Game k is played from seed `--seed` + k, as by simulate.
 */
import { parseArgs } from 'node:util';
import './lib/inlining';
import { GAMES } from '../src/lib/games';
import type { AnyGame, Json } from '../src/lib/core';
import { idsOf, noGames, reading, summarise } from './lib/balance';
import type { Summary } from './lib/balance';
import { beginOf, simulate } from './lib/simulate';
import { bold, dim, helpIfAsked, red, runTool, Stop } from './lib/project.mjs';

helpIfAsked(import.meta.url);
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

function gameCalled(id: string): AnyGame {
	const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
	if (!game) throw new Stop(`--game takes one of: ${Object.keys(GAMES).join(', ')}.`);
	return game;
}

function measure(game: AnyGame, seats: number): Summary {
	const games = wholeNumber('games', args.games);
	const seed = wholeNumber('seed', args.seed);
	const levels = args.bots.split(',');
	const options = JSON.parse(args.options) as { readonly [option: string]: Json };
	const balance = noGames(game, seats);
	const content = idsOf(game);
	for (let k = 0; k < games; k++) {
		const read = reading(balance, content);
		const plan = { game, seats, levels, seed: seed + k, options };
		// What happens before the first decision: begun once more, for it is quickly done.
		read.watch(beginOf(plan).events);
		const { end, table, error } = simulate(plan, (_table, { entry }) => {
			read.watch(entry.events);
		});
		if (end !== 'finished' || !table)
			throw new Stop(`Seed ${seed + k} with ${seats} seats ${end}: ${error ?? ''}`);
		read.close(table);
		showProgress(seats, k + 1, games);
	}
	return summarise(balance, game);
}

function showProgress(seats: number, done: number, games: number): void {
	if (!process.stderr.isTTY) return;
	process.stderr.write(done === games ? '\r\x1b[K' : `\r  ${seats} seats: ${done}/${games}`);
}

const WIDTH = 22;

/** `name value` pairs of a record, by value, the most first. */
const listed = (record: { readonly [name: string]: number }, unit = ''): string =>
	Object.entries(record)
		.sort(([, one], [, other]) => other - one)
		.map(([name, n]) => `${name} ${n}${unit}`)
		.join('  ');

function show(summary: Summary): void {
	const { game, seats, games, ends, winners, seatShares, turnShares } = summary;
	const { events, players, never } = summary;
	const row = (label: string, text: string) => {
		console.log(`  ${label.padEnd(WIDTH)} ${text}`);
	};
	console.log(`\n  ${bold(game)} ${dim(`${seats} seats, ${games} games`)}\n`);
	row('ended by', listed(ends, ' %'));
	row('won together', listed(winners, ' %'));
	row('seats, against even', listed(seatShares));
	if (Object.keys(turnShares).length > 0) row('in turn order', listed(turnShares));
	console.log(`\n  ${dim('events in a game, and in how many games so many')}`);
	for (const [type, { mean, games: counts = {} }] of Object.entries(events)) {
		const each = Object.entries(counts).map(([n, times]) => `${n}: ${times}`);
		row(type, `${String(mean).padStart(7)}  ${dim(each.join('  '))}`);
	}
	console.log(
		`\n  ${dim('in how many games, and victories of those players against an even share')}`
	);
	for (const [type, names] of Object.entries(players)) {
		const each = Object.entries(names)
			.sort(([, one], [, other]) => other.games - one.games)
			.map(
				([name, one]) => `${name} ${one.games}${one.share === null ? '' : dim(` ${one.share}`)}`
			);
		row(type, each.join('  '));
	}
	for (const [kind, names] of Object.entries(never)) row(red(`never: ${kind}`), names.join('  '));
}

await runTool(() => {
	const game = gameCalled(args.game);
	const all = args.seats.split(',').map((text) => {
		const summary = measure(game, wholeNumber('seats', text));
		if (!args.json) show(summary);
		return summary;
	});
	if (args.json) console.log(JSON.stringify(all));
	return Promise.resolve();
});
