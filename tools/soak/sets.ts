/**
 * Whole games at random with more in the box, of every game that has such options: with nothing more, with all of
 * it, and with sets as a lobby picks them by chance, at every number of seats.
 */
import '../lib/inlining';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { pickedFrom, surprises } from '../../src/lib/core';
import type { AnyGame, Plain } from '../../src/lib/core';
import { simulate } from '../lib/simulate';
import { count, endOf, inTurn, none, type Figure, type Plan } from './sweep';

type Options = { readonly [option: string]: Plain };

/** How many different sets are picked by chance. */
const SETS = 20;
const SAID_EVERY = 25;

/**
 * What is played in sets alone: where both partners have to come to their goal at once, those who play at random take
 * thousands of encounters to the end (CE-40.30).
 */
const IN_SETS: ReadonlySet<string> = new Set(['teams']);

/** The last value of each option that a set may bring in, as far as so many can play with all of them. */
function everything(game: AnyGame, seats: number): Options {
	let options: Options = {};
	for (const { id, initial, surprise = [] } of surprises(game.options)) {
		if (IN_SETS.has(id)) continue;
		const more = { ...options, [id]: surprise.at(-1) ?? initial };
		if (!game.fits(more, seats)) options = more;
	}
	return options;
}

/** A set picked by chance that so many can play with. */
function setOf(game: AnyGame, seats: number, seed: number): Options {
	const dice = diceFrom(seed);
	for (;;) {
		const options = pickedFrom(game.options, {}, dice);
		if (!game.fits(options, seats)) return options;
	}
}

/** How the options of the nth game are chosen. */
const WAYS: readonly {
	readonly says: string;
	readonly options: (game: AnyGame, seats: number, n: number) => Options;
}[] = [
	{ says: 'with nothing more', options: () => ({}) },
	{ says: 'with all of it', options: everything },
	{
		says: `with one of ${SETS} sets`,
		options: (game, seats, n) => setOf(game, seats, n % SETS)
	}
];

export function sets(plan: Plan): Promise<Figure[]> {
	const end = endOf(plan);
	const games = Object.values(GAMES).filter(
		({ id, options }) => surprises(options).length > 0 && (plan.game ?? id) === id
	);
	const tallies = WAYS.map(({ says }) => ({
		...{ says, played: 0, longest: 0, largest: 0, bad: [] as string[] },
		/** How many games each rule has ended. */
		ends: new Map<string, number>()
	}));
	let played = 0;
	for (; games.length > 0 && played < plan.games && Date.now() < end; played++) {
		const way = inTurn(WAYS, played);
		const tally = inTurn(tallies, played);
		const n = Math.floor(played / WAYS.length);
		const game = inTurn(games, n);
		const { min, max } = game.seats;
		const seats = min + (Math.floor(n / games.length) % (max - min + 1));
		const seed = plan.seed + played;
		const options = way.options(game, seats, n);
		const outcome = simulate({ game, seats, levels: ['random'], seed, options });
		tally.played += 1;
		tally.longest = Math.max(tally.longest, outcome.decisions);
		tally.largest = Math.max(tally.largest, outcome.maxStateBytes);
		const rule = outcome.table?.over?.rule;
		if (rule) tally.ends.set(rule, (tally.ends.get(rule) ?? 0) + 1);
		if (outcome.end !== 'finished')
			tally.bad.push(
				`${game.id}, ${seats} seats, seed ${seed}, ${JSON.stringify(options)}: ${outcome.error ?? outcome.end}`
			);
		if (played % SAID_EVERY === SAID_EVERY - 1)
			plan.say(
				`sets: ${played + 1} of ${plan.games}, ${tallies.flatMap(({ bad }) => bad).length} did not end well`
			);
	}
	return Promise.resolve(
		tallies.flatMap(({ says, played, longest, largest, ends, bad }) => [
			count(`games ${says}`, played),
			...[...ends].sort().map(([rule, n]) => count(`ended by ${rule}`, n)),
			count('decisions in the longest', longest),
			count('bytes of the largest table weighed', largest),
			none('stuck or crashed', bad.length, bad)
		])
	);
}
