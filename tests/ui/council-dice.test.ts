/** A battle's numbers say of what they are made: points of ships, dice of points, cards and the hex. */
import { expect, it } from 'vitest';
import { diceMadeOf, hitsOn, pointsMadeOf } from '../../src/lib/ui/council/words/dice';
import { printed } from '../../src/lib/ui/words';
import { COUNCIL_BOOK, COUNCIL_SCENES } from '../fixtures/council-views';

it('Battle Points are of ships, each kind by itself', () => {
	const { figures } = COUNCIL_SCENES['turn']!().open.board;
	const { fighter, dreadnaught } = figures.points;
	expect(pointsMadeOf({ fighter: 3, dreadnaught: 2 }, figures)).toBe(
		`${3 * fighter} for 3 Fighters and ${2 * dreadnaught} for 2 Dreadnaughts`
	);
	expect(pointsMadeOf({}, figures)).toBe('');
});

it('dice are as many as Battle Points, and by what they are more or fewer', () => {
	const made = [
		{ of: 'points', n: 9 },
		{ of: 'tactics', n: -2 },
		{ of: 'action:varkesh-1', n: 5 },
		{ of: 'tactic:jamming#2', n: -1 }
	] as const;
	const { name } = COUNCIL_BOOK.sources['action:varkesh-1']!;
	const { name: jamming } = COUNCIL_BOOK.sources['tactic:jamming']!;
	expect(diceMadeOf(made, 11, COUNCIL_BOOK)).toBe(
		`11 dice: 9 Battle Points, −2 spent on Tactics, +5 for ${printed(name)} and −1 for ${printed(jamming)}`
	);
	expect(diceMadeOf(made.slice(0, 1), 9, COUNCIL_BOOK)).toBe('');
});

it('what a die must show to hit is told where it is the same for all of a side', () => {
	expect(hitsOn([4, 4, 4])).toBe('4 or more hits');
	expect(hitsOn([3, 4])).toBe('');
	expect(hitsOn([])).toBe('');
});
