/** Whole games between bots, of every game with every number of seats, and every two aliens at one table. */
import '../lib/inlining';
import { GAMES } from '../../src/lib/games';
import { gamesOfPairs } from '../../tests/support/cosmic-pairs';
import { simulate } from '../lib/simulate';
import { count, endOf, inTurn, none, type Figure, type Plan } from './sweep';

/** Who plays: mostly at random, for that goes everywhere; the steady bot is a hundred times as slow. */
const LEVELS = [['random'], ['random'], ['steady', 'random', 'random', 'random']];
const SAID_EVERY = 500;

export function games(plan: Plan): Promise<Figure[]> {
	const end = endOf(plan);
	const bad: string[] = [];
	let played = 0;
	let decisions = 0;
	const catalogue = Object.values(GAMES);
	for (; played < plan.games && Date.now() < end; played++) {
		const game = inTurn(catalogue, played);
		const { min, max } = game.seats;
		const seats = min + (Math.floor(played / catalogue.length) % (max - min + 1));
		const levels = inTurn(LEVELS, Math.floor(played / 7));
		const seed = plan.seed + played;
		const outcome = simulate({ game, seats, levels, seed });
		decisions += outcome.decisions;
		if (outcome.end !== 'finished')
			bad.push(`${game.id}, ${seats} seats, seed ${seed}: ${outcome.error ?? outcome.end}`);
		if (played % SAID_EVERY === SAID_EVERY - 1)
			plan.say(`games: ${played + 1} of ${plan.games}, ${bad.length} did not end well`);
	}
	return Promise.resolve([
		count('whole games between bots', played),
		count('decisions in them', decisions),
		none('stuck or crashed', bad.length, bad),
		...pairs(plan, end)
	]);
}

/** Every two aliens that may meet, once for each thousand games. */
function pairs({ games: wanted, seed, say }: Plan, end: number): Figure[] {
	const bad: string[] = [];
	let played = 0;
	for (let round = 0; round * 1000 < wanted && Date.now() < end; round++)
		for (const { aliens, wrong } of gamesOfPairs(seed + round, end)) {
			if (wrong) bad.push(`${aliens.join(' ')}, seed ${seed + round}: ${wrong}`);
			played += 1;
		}
	say(`games: ${played} games in which every two aliens meet`);
	return [
		count('games in which every two aliens meet', played),
		none('of them without an end, or in which a piece appeared or vanished', bad.length, bad)
	];
}
