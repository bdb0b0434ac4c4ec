/** The dice of a battle round (GC-10.5, steps 6 and 7). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { raceName } from '../board';
import { featuresAt } from '../map/neighbours';
import type { DicePart } from '../moves';
import { modsHere, modsToldHere, stat } from '../numbers/stats';
import { STATS } from '../tables/vocabulary';
import { SIZES, effects, effectsBy, prices, pricesBy, tacticCost } from './cards';
import { battleOf, contextOf, opposite } from './sides';
import type { Play } from '../play';
import type { Board, Side } from '../types';

/** A die is rolled again at most twice. */
const MOST_REROLLS = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Battle Points spent on Tactics. */
function spent(board: Board, name: Side): number {
	const side = battleOf(board).sides[name];
	const { bought } = side;
	return bought ? sum(SIZES.map((size) => bought[size] * tacticCost(board, side, size))) : 0;
}

/**
 * Of what a side rolls its dice: its points not spent, changed by its own cards, then by the opponent's (step 6);
 * `lost`: points it lost before it rolls (GC-10.6).
 */
export function diceMadeOf(board: Board, name: Side, lost = 0): DicePart[] {
	const battle = battleOf(board);
	const side = battle.sides[name];
	const enemy = battle.sides[opposite(name)];
	const feature = name === 'defence' ? featuresAt(board, battle.target, 'defenderDice') : null;
	const mods = modsToldHere(board, side.race, 'dice', contextOf(battle, name));
	const parts: DicePart[] = [
		{ of: 'points', n: side.points },
		{ of: 'tactics', n: -spent(board, name) },
		{ of: 'hex', n: feature?.rule === 'defenderDice' ? feature.n : 0 },
		...mods.map(({ mod, source }) => ({ of: source, n: mod.by })),
		...effectsBy(side, 'dice').map(({ effect, source }) => ({ of: source, n: effect.n })),
		...pricesBy(side, 'dice').map(({ price, source }) => ({ of: source, n: price.n })),
		...effectsBy(enemy, 'enemyDice').map(({ effect, source }) => ({ of: source, n: effect.n })),
		{ of: 'lost', n: -lost }
	];
	return parts.filter(({ of, n }) => n !== 0 || of === 'points');
}

/** GC-22.13: with none left a side rolls nothing, and takes hits all the same. */
const diceOf = (parts: readonly DicePart[]): number => Math.max(0, sum(parts.map(({ n }) => n)));

/** The least that is a hit on a side's `i`th die: for each die its best value counts (GC-24.5 `hitOn`). */
function needOf(board: Board, name: Side, i: number): number {
	const battle = battleOf(board);
	const side = battle.sides[name];
	const mods = modsHere(board, side.race, 'hitOn', contextOf(battle, name)).flatMap((mod) =>
		mod.stat === 'hitOn' ? [{ value: STATS.hitOn + mod.by, dice: mod.dice }] : []
	);
	const values = [...mods, ...effects(side, 'hitOn')]
		.filter(({ dice }) => dice === 'all' || i < dice)
		.map(({ value }) => value);
	return Math.min(STATS.hitOn, ...values);
}

/** What hits, to whoever decides how many dice it has: of one kind for all, or less on the first of them. */
export function hitsOn(board: Board, name: Side): Words {
	const { points } = battleOf(board).sides[name];
	const needs = Array.from({ length: Math.max(1, points) }, (_, i) => needOf(board, name, i));
	const least = Math.max(...needs);
	const eased = needs.filter((need) => need < least);
	return eased.length > 0
		? msg(
				'A die of {least} or more hits, and of {n, plural, one {the first one} other {the first #}} one of {low} or more',
				{ least, n: eased.length, low: Math.min(...eased) }
			)
		: msg('A die of {least} or more hits', { least });
}

/** The same for each of its dice as they lie. */
export const needsOf = (board: Board, name: Side): number[] =>
	battleOf(board).sides[name].dice.map((_, i) => needOf(board, name, i));

/** Hits among the dice as they lie. */
export const hitsRolled = (board: Board, name: Side): number =>
	battleOf(board).sides[name].dice.filter((die, i) => die >= needOf(board, name, i)).length;

/** A side rolls, then rolls its misses again, then those hits that the opponent forces on it. */
export function rollDice(play: Play, name: Side, made: readonly DicePart[]): void {
	const battle = battleOf(play.board);
	const side = battle.sides[name];
	const n = diceOf(made);
	side.dice = Array.from({ length: n }, () => 1 + play.roll(6)); // GC-1.4: six sides
	const first = side.dice.slice();
	rerollDice(play, name);
	const hits = hitsRolled(play.board, name);
	const who = raceName(side.race);
	play.say(
		n === 0
			? msg('{who} rolls no dice: 0 hits.', { who })
			: msg('{who} rolls {dice}: {n, plural, one {# hit} other {# hits}}.', {
					who,
					dice: { and: side.dice.slice() },
					n: hits
				}),
		'GC-10.5',
		{
			type: 'rolled',
			side: name,
			first,
			dice: side.dice.slice(),
			needs: needsOf(play.board, name),
			hits,
			made
		}
	);
}

function rerollDice(play: Play, name: Side): void {
	const { board } = play;
	const battle = battleOf(board);
	const side = battle.sides[name];
	const enemy = battle.sides[opposite(name)];
	const times = side.dice.map(() => 0);
	const rerolls = (of: { which: string; side: string; n: number | 'all' }[]) =>
		of.map(({ n }) => (n === 'all' ? Infinity : n));
	const misses = [
		stat(board, side.race, 'rerollMisses', contextOf(battle, name)),
		...rerolls(effects(side, 'reroll').filter((one) => one.side === 'own')),
		...rerolls(prices(enemy, 'reroll'))
	];
	const hits = rerolls(effects(enemy, 'reroll').filter((one) => one.side === 'enemy'));
	// Which dice, and in which order, is to the best of the side whose dice they are: misses that hit most
	// easily, the widest choice first; hits that are likeliest to be hits again.
	for (const n of misses.sort((one, other) => other - one)) again(play, name, times, false, n);
	for (const n of hits) again(play, name, times, true, n);
}

/** Rolls again up to `n` dice that are hits, or are none. */
function again(play: Play, name: Side, times: number[], isHit: boolean, n: number): void {
	const { dice } = battleOf(play.board).sides[name];
	const needs = dice.map((_, i) => needOf(play.board, name, i));
	const open = dice
		.map((_, i) => i)
		.filter((i) => (dice[i] ?? 0) >= (needs[i] ?? 0) === isHit && (times[i] ?? 0) < MOST_REROLLS)
		.sort((one, other) => (needs[one] ?? 0) - (needs[other] ?? 0) || one - other);
	for (const i of open.slice(0, n)) {
		dice[i] = 1 + play.roll(6);
		times[i] = (times[i] ?? 0) + 1;
	}
}
