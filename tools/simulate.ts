/**
 * Plays whole games between bots and counts how they ended.
 *
 *   npm run simulate -- --game cosmic --seats 4 --games 300 --seed 7 --bots steady,random,random,random
 *   npm run --silent simulate -- --games 20 --json     one JSON object
 *
 * Game k is played from seed `--seed` + k, so that each can be played again alone. `--options` takes the
 * table's options as JSON, `--save` a folder for the games as files. Leaves with 1 when a game crashed or
 * got stuck.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './lib/inlining';
import type { Played } from '../src/lib/bots';
import { isAside, plainly } from '../src/lib/core';
import { GAMES } from '../src/lib/games';
import type { AnyGame, AnyTable, Json } from '../src/lib/core';
import { HOUSE_INITIAL } from '../src/lib/protocol/house';
import { Formalities } from './lib/formalities';
import { botOf, simulate, simulateAndSave } from './lib/simulate';
import type { Outcome, Plan } from './lib/simulate';
import { bold, dim, green, helpIfAsked, red, runTool, Stop } from './lib/project.mjs';

/** Windows of a kind, questions in them, and those a person sees. */
interface Asked {
	windows: number;
	prompts: number;
	seen: number;
}

interface Tally {
	game: string;
	seats: number;
	games: number;
	finished: number;
	stuck: number;
	crashed: number;
	decisions: number;
	seconds: number;
	decisionsPerSecond: number;
	maxStateBytes: number;
	/** Rounds of response windows, questions in them, and those a person sees with the usual standing order. */
	windows: number;
	prompts: number;
	promptsSeen: number;
	promptsByMoment: Record<string, Asked>;
	/** Rounds or encounters; of each, how long its windows last among people where the table sets nothing else. */
	parts: number;
	windowsAPart: number;
	windowSecondsAPart: number;
	/** Windows of each by the groups of moments the game names. */
	aPart: Record<string, Asked>;
	/** Questions that people see, and those of them there is nothing to decide in (tools/lib/formalities.ts), by kind. */
	asked: number;
	formalities: number;
	formalitiesByKind: Record<string, number>;
	/** A game with one person beside bots (tools/lib/minutes.ts): how long, and what that person decides. */
	minutes: { median: number; most: number };
	decidedByOne: number;
	/** The same with people in all seats. */
	minutesOfAll: { median: number; most: number };
	/** Games won by each seat; a shared victory counts for all who share it. */
	wins: number[];
}

const ASKED = ['windows', 'prompts', 'seen'] as const;
const nothingAsked = (): Asked => ({ windows: 0, prompts: 0, seen: 0 });
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Kinds of formalities shown. */
const MOST_KINDS = 5;

/** Failures shown whole; of the others only the seeds. */
const MOST_SHOWN = 3;

interface Failure {
	readonly seed: number;
	readonly outcome: Outcome;
}

const wholeNumber = (name: string, text: string, least: number): number => {
	const n = Number(text);
	if (!Number.isInteger(n) || n < least)
		throw new Stop(`--${name} is a whole number from ${least}.`);
	return n;
};

function gameCalled(id: string): AnyGame {
	const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
	if (!game) throw new Stop(`No game ${id}. There are: ${Object.keys(GAMES).join(', ')}.`);
	return game;
}

function readOptions(text: string): { readonly [option: string]: Json } {
	try {
		return JSON.parse(text) as { readonly [option: string]: Json };
	} catch {
		throw new Stop('--options is a JSON object, for example \'{"hiddenPowers":true}\'.');
	}
}

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	options: {
		game: { type: 'string', default: 'cosmic' },
		seats: { type: 'string', default: '4' },
		games: { type: 'string', default: '100' },
		seed: { type: 'string', default: '1' },
		bots: { type: 'string', default: 'random' },
		options: { type: 'string', default: '{}' },
		save: { type: 'string' },
		json: { type: 'boolean', default: false }
	}
});

/** The plan of game k, counted from 0. */
function planner(): { plan: (k: number) => Plan; games: number } {
	const game = gameCalled(args.game);
	const seats = wholeNumber('seats', args.seats, 1);
	const seed = wholeNumber('seed', args.seed, 0);
	const options = readOptions(args.options);
	const misfit = game.fits(options, seats);
	if (misfit) throw new Stop(`${plainly(misfit.say)} (${misfit.rule})`);
	const levels = args.bots.split(',').map((level) => level.trim());
	if (levels.length !== 1 && levels.length !== seats)
		throw new Stop(`--bots takes one level, or ${seats}: one for each seat.`);
	try {
		for (const level of levels) botOf(game, level);
	} catch (error) {
		throw new Stop((error as Error).message);
	}
	return {
		plan: (k) => ({ game, seats, levels, seed: seed + k, options }),
		games: wholeNumber('games', args.games, 1)
	};
}

function play(plan: Plan, formalities: Formalities): Outcome {
	const see = (_: AnyTable, { decision, entry: { action } }: Played) => {
		if (action.type === 'answer' && !isAside(action.answer))
			formalities.see(decision, action.answer);
	};
	if (args.save === undefined) return simulate(plan, see);
	const { outcome, saved } = simulateAndSave(plan, see);
	mkdirSync(args.save, { recursive: true });
	const name = `${plan.game.id}-${plan.seats}-${plan.seed}.json`;
	writeFileSync(join(args.save, name), `${JSON.stringify(saved)}\n`);
	return outcome;
}

function add(
	tally: Tally,
	{ end, table, decisions, seconds, maxStateBytes, windows, parts }: Outcome
): void {
	tally[end] += 1;
	tally.decisions += decisions;
	tally.seconds += seconds;
	tally.maxStateBytes = Math.max(tally.maxStateBytes, maxStateBytes);
	tally.parts += parts;
	tally.windows += windows.rounds;
	tally.prompts += windows.prompts;
	tally.promptsSeen += windows.seen;
	for (const [moment, asked] of Object.entries(windows.moments)) {
		const sum = (tally.promptsByMoment[moment] ??= nothingAsked());
		for (const key of ASKED) sum[key] += asked[key];
	}
	for (const seat of table?.over?.winners ?? []) {
		const index = table?.seats.indexOf(seat) ?? -1;
		tally.wins[index] = (tally.wins[index] ?? 0) + 1;
	}
}

function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prompts of a part by group of moments, all seats together: what standing orders are left for. */
function aPart({ parts, promptsByMoment }: Tally, { groups = [] }: AnyGame): Tally['aPart'] {
	const found: Tally['aPart'] = {};
	if (parts === 0) return found;
	for (const [moment, asked] of Object.entries(promptsByMoment)) {
		const id = groups.find(({ moments }) => moments.includes(moment))?.id ?? 'else';
		const sum = (found[id] ??= nothingAsked());
		for (const key of ASKED) sum[key] += asked[key] / parts;
	}
	for (const sum of Object.values(found)) for (const key of ASKED) sum[key] = rounded(sum[key], 2);
	return found;
}

/** The command that plays this one game again. */
function commandFor({ game, seats, levels, seed, options = {} }: Plan): string {
	const given = Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : '';
	return `npm run simulate -- --game ${game.id} --seats ${seats} --games 1 --seed ${seed} --bots ${levels.join(',')}${given}`;
}

function showProgress(done: number, games: number): void {
	if (args.json || !process.stderr.isTTY) return;
	const width = 40;
	const filled = Math.round((done / games) * width);
	const bar = `${'█'.repeat(filled)}${dim('░'.repeat(width - filled))}`;
	process.stderr.write(done === games ? '\r\x1b[K' : `\r  ${bar} ${done}/${games}`);
}

function showTable(tally: Tally, levels: readonly string[]): void {
	const row = (label: string, value: string | number) =>
		console.log(`  ${label.padEnd(24)} ${value}`);
	console.log(`\n  ${bold(tally.game)} ${dim(`${tally.seats} seats, ${tally.games} games`)}\n`);
	row('finished', green(String(tally.finished)));
	row('stuck', tally.stuck > 0 ? red(String(tally.stuck)) : '0');
	row('crashed', tally.crashed > 0 ? red(String(tally.crashed)) : '0');
	row('decisions', tally.decisions);
	row('seconds', tally.seconds.toFixed(2));
	row('decisions a second', tally.decisionsPerSecond);
	row('largest table, bytes', tally.maxStateBytes);
	row('minutes for one person', `${tally.minutes.median}, at most ${tally.minutes.most}`);
	row('  who decides', tally.decidedByOne);
	row('minutes for people', `${tally.minutesOfAll.median}, at most ${tally.minutesOfAll.most}`);
	row('questions people see', tally.asked);
	const share = (n: number) => `${((100 * n) / Math.max(1, tally.asked)).toFixed(1)} %`;
	row('  of them formalities', `${tally.formalities}, ${share(tally.formalities)}`);
	for (const [kind, n] of Object.entries(tally.formalitiesByKind).slice(0, MOST_KINDS))
		row(`    ${kind}`, `${n}, ${share(n)}`);
	if (tally.windows > 0) {
		row('rounds of windows', tally.windows);
		row('prompts in them', tally.prompts);
		row('prompts people see', tally.promptsSeen);
		row(
			'  a round or encounter',
			`${tally.windowsAPart} rounds of windows, ${tally.windowSecondsAPart} s for people`
		);
		for (const [group, { windows, prompts, seen }] of Object.entries(tally.aPart))
			row(`    in it, ${group}`, `${windows} windows, ${prompts} prompts, seen ${seen}`);
	}
	console.log('');
	tally.wins.forEach((won, index) => {
		const level = levels[index % levels.length] ?? '';
		row(`seat ${index + 1}, ${level}`, `${won} won, ${((100 * won) / tally.games).toFixed(1)} %`);
	});
	console.log('');
}

await runTool(() => {
	const { plan, games } = planner();
	const { game, seats, levels } = plan(0);
	const tally: Tally = {
		game: game.id,
		seats,
		games,
		finished: 0,
		stuck: 0,
		crashed: 0,
		decisions: 0,
		seconds: 0,
		decisionsPerSecond: 0,
		maxStateBytes: 0,
		windows: 0,
		prompts: 0,
		promptsSeen: 0,
		promptsByMoment: {},
		parts: 0,
		windowsAPart: 0,
		windowSecondsAPart: 0,
		aPart: {},
		asked: 0,
		formalities: 0,
		formalitiesByKind: {},
		minutes: { median: 0, most: 0 },
		decidedByOne: 0,
		minutesOfAll: { median: 0, most: 0 },
		wins: Array<number>(seats).fill(0)
	};
	const failures: Failure[] = [];
	const ended: Outcome[] = [];
	const formalities = new Formalities();
	for (let k = 0; k < games; k++) {
		const outcome = play(plan(k), formalities);
		add(tally, outcome);
		if (outcome.end === 'finished') ended.push({ ...outcome, table: null });
		else failures.push({ seed: plan(k).seed, outcome });
		showProgress(k + 1, games);
	}
	tally.asked = formalities.asked;
	tally.formalities = formalities.formal;
	tally.formalitiesByKind = formalities.kinds;
	tally.aPart = aPart(tally, game);
	if (tally.parts > 0) {
		const each = tally.windows / tally.parts;
		tally.windowsAPart = rounded(each, 1);
		tally.windowSecondsAPart = rounded((each * HOUSE_INITIAL.windowMs) / 1000, 1);
	}
	const spread = (minutes: readonly number[]) => ({
		median: rounded(median(minutes), 1),
		most: rounded(Math.max(0, ...minutes), 1)
	});
	tally.minutes = spread(ended.map((one) => one.minutes));
	tally.minutesOfAll = spread(ended.map((one) => one.minutesOfAll));
	tally.decidedByOne = median(ended.map((one) => one.decided));
	tally.decisionsPerSecond = Math.round(tally.decisions / tally.seconds);
	tally.seconds = Math.round(tally.seconds * 1000) / 1000;
	if (args.json) console.log(JSON.stringify(tally));
	else showTable(tally, levels);
	for (const { seed, outcome } of failures.slice(0, MOST_SHOWN)) {
		console.error(red(`Seed ${seed} ${outcome.end} after ${outcome.decisions} decisions:`));
		console.error(outcome.error);
		console.error(`Play it again: ${commandFor({ ...plan(0), seed })}\n`);
	}
	if (failures.length > MOST_SHOWN)
		console.error(
			`… and ${failures.length - MOST_SHOWN} more: ${failures
				.slice(MOST_SHOWN)
				.map(({ seed }) => seed)
				.join(', ')}`
		);
	if (failures.length > 0) process.exitCode = 1;
	return Promise.resolve();
});
