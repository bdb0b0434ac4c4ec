/**
 * The rules alone on one core: whole games between bots, choosing included, beside what others do in the
 * same run. boardgame.io makes trivial moves on a state of 4 KB through its client, without a server.
 */
import { createRequire } from 'node:module';
import { playOut } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { beginOf, playersOf, type Plan } from '../lib/simulate';

export interface EngineRow {
	readonly what: string;
	readonly perSecond: number;
	/** Against boardgame.io in the same run. */
	readonly ratio: number;
}

/** Does some work and says how many moves that were. */
type Work = () => number;

interface Measured {
	/** The game it plays; what others do has none and is measured in every run. */
	readonly game?: string;
	readonly what: string;
	readonly work: Work;
}

/** Rounds in which every work has its turn, so that a busy moment of the machine hits all alike. */
const ROUNDS = 5;

/** Four kilobytes of plain JSON, as a game of some depth might keep. */
const state = () => ({
	count: 0,
	planets: Array.from({ length: 20 }, (_, i) => ({
		id: `planet:${i}`,
		ships: Object.fromEntries(Array.from({ length: 4 }, (__, seat) => [`seat:${seat + 1}`, i % 5])),
		name: `The planet of number ${i}`,
		owner: `seat:${(i % 4) + 1}`
	})),
	hand: Array.from({ length: 8 }, (_, i) => `attack:${i}`)
});

interface Client {
	start: () => void;
	moves: Record<string, (...args: unknown[]) => void>;
	getState: () => { G: { count: number } };
}

function boardgame(): Work {
	process.env['NODE_ENV'] = 'production'; // as it is played; with its checks on it is half as fast
	const require = createRequire(import.meta.url);
	const { Client: make } = require('boardgame.io/client') as {
		Client: (given: unknown) => Client;
	};
	const game = {
		setup: state,
		disableUndo: true,
		turn: { minMoves: 1, maxMoves: 1 },
		moves: {
			move: ({ G }: { G: ReturnType<typeof state> }, planet: number) => {
				G.count += 1;
				const ships = G.planets[planet]?.ships;
				if (ships) ships['seat:1'] = (ships['seat:1'] ?? 0) + 1;
			}
		}
	};
	// A match of 200 moves and then another: its log grows with every move, and it slows down with it.
	return () => {
		const client = make({ debug: false, game });
		client.start();
		for (let i = 0; i < 200; i++) client.moves['move']?.(i % 20);
		return client.getState().G.count;
	};
}

function clones(): Work {
	const held = state();
	return () => {
		for (let i = 0; i < 500; i++) held.count += structuredClone(held).count === held.count ? 1 : 0;
		return 500;
	};
}

const OTHER = 'boardgame.io 0.50 client, trivial moves on 4 KB';

function games(
	id: string,
	what: string,
	seats: number,
	levels: readonly string[],
	options: Plan['options'] = {}
): Measured {
	const game = GAMES[id];
	if (!game) throw new Error(`No game ${id}.`);
	let seed = 1;
	const work = () => {
		const plan = { game, seats, levels, seed: seed++, options };
		const { end, decisions } = playOut(game, beginOf(plan).table, playersOf(plan));
		if (end !== 'over')
			throw new Error(`${id}, seed ${plan.seed}: not over after ${decisions} decisions.`);
		return decisions;
	};
	return { game: id, what: `${id}${what}`, work };
}

const RANDOM = ['random'];
const MIXED = ['steady', 'random', 'random', 'random'];

/** A rule asks what of the box could act, so it must not matter how much is in it. */
const boxed = (what: string, options: Plan['options']) =>
	games('cosmic', ` likewise, ${what} in the box`, 4, RANDOM, options);

function works(): Measured[] {
	return [
		games('cosmic', ', four seats, random bots, whole games', 4, RANDOM),
		boxed('the classic sixteen', { box: 'classic' }),
		boxed('all fifty', { box: 'all' }),
		boxed('those of expansions too', { box: 'all', expansions: true }),
		games('cosmic', ', eight seats, random bots, whole games', 8, RANDOM),
		games('cosmic', ', four seats, a steady bot among random ones', 4, MIXED),
		games('cosmic', ', four seats, steady bots, whole games', 4, ['steady']),
		games('council', ', four seats, random bots, whole games', 4, RANDOM),
		games('imperium', ', four seats, random bots, whole games', 4, RANDOM),
		{ what: 'structuredClone of 4 KB', work: clones() },
		{ what: OTHER, work: boardgame() }
	];
}

/** Moves or decisions a second of some games and of what others do, each the median of its rounds. */
export function benchEngine({
	seconds = 5,
	games: wanted = Object.keys(GAMES) as readonly string[],
	say = (_: string) => {}
} = {}): EngineRow[] {
	const rates = new Map<string, number[]>();
	const all = works().filter(({ game }) => game === undefined || wanted.includes(game));
	for (const { work } of all) work(); // warm
	for (let round = 0; round < ROUNDS; round++)
		for (const { what, work } of all) {
			if (round === 0) say(what);
			rates.set(what, [...(rates.get(what) ?? []), rateOf(work, seconds / ROUNDS)]);
		}
	const median = (numbers: readonly number[]): number =>
		[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
	const base = median(rates.get(OTHER) ?? []);
	return [...rates].map(([what, found]) => {
		const perSecond = Math.round(median(found));
		return { what, perSecond, ratio: Math.round((100 * perSecond) / base) / 100 };
	});
}

function rateOf(work: Work, seconds: number): number {
	const started = performance.now();
	let moves = 0;
	let ms = 0;
	while (ms < seconds * 1000) {
		moves += work();
		ms = performance.now() - started;
	}
	return (1000 * moves) / ms;
}

export function printEngine(rows: readonly EngineRow[]): string {
	const lines = rows.map(({ what, perSecond, ratio }) => [
		what,
		perSecond.toLocaleString('en'),
		`${ratio.toFixed(2)} ×`
	]);
	const head = ['the rules, one core', 'decisions a second', 'of boardgame.io'];
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
