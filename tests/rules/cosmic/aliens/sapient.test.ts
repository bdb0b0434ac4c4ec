/** Sapient: what it has seen as an ally helps those it joins. */
import { describe, expect, it } from 'vitest';
import { declare, fight, met, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Side = 'offense' | 'defense';

const SAPIENT: Position = { aliens: { 'seat:3': 'sapient' } };
/** Seat 3 joins a side with two ships against or for seat 1, who sends three. */
const joined = (cards: Cards, side: Side, given: Position = SAPIENT): CosmicGame =>
	fight(cards, { 'seat:3': [side, { 'planet:3-1': 2 }] }, given);
const tokens = (g: CosmicGame) => g.board.players['seat:3']!.tokens;
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Sapient', () => {
	it.each([
		['offense', ['attack:30', 'attack:01'], 1],
		['defense', ['attack:01', 'attack:30'], 1],
		['offense', ['attack:01', 'attack:30'], 2],
		['defense', ['attack:30', 'attack:01'], 2]
	] as const)(
		'[alien:sapient] given it is an ally of the %s and the cards are %s, then it gains tokens: one for a victory, one a ship for a defeat',
		(side, cards, n) => {
			expect(tokens(over(joined([...cards], side)))).toBe(n);
		}
	);

	it('[alien:sapient] [CE-40.3] ruling: with four planets for each player one token more', () => {
		const given: Position = { ...SAPIENT, options: { planetsPerPlayer: 4 } };
		expect(tokens(over(joined(['attack:01', 'attack:30'], 'offense', given)))).toBe(3);
	});

	it('[alien:sapient] ruling: two morphs lose for both sides, a deal that fails brings none, nor does a fight it has no part in', () => {
		expect(tokens(over(joined(['morph', 'morph'], 'defense', { ...SAPIENT, seats: 8 })))).toBe(2);
		expect(tokens(over(joined(['negotiate', 'negotiate'], 'offense')))).toBe(0);
		expect(tokens(over(met(['attack:30', 'attack:01'], SAPIENT)))).toBe(0);
	});

	it('[alien:sapient] given tokens, then each adds 1 to the side it is an ally of, and nothing where it is a main player', () => {
		const given: Position = { ...SAPIENT, tokens: { 'seat:3': 4 } };
		expect(totals(joined(['attack:08', 'attack:08'], 'offense', given))).toEqual({
			offense: 8 + 3 + 2 + 4,
			defense: 12
		});
		expect(totals(joined(['attack:08', 'attack:08'], 'defense', given))).toEqual({
			offense: 11,
			defense: 8 + 4 + 2 + 4
		});
		const main: Position = { aliens: { 'seat:1': 'sapient' }, tokens: { 'seat:1': 4 } };
		expect(totals(met(['attack:08', 'attack:08'], main))).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:sapient] given one token, then it counts; given none, or an attack meets a negotiate, then the power is not used', () => {
		const given = (n: number): Position => ({ ...SAPIENT, tokens: { 'seat:3': n } });
		const one = joined(['attack:08', 'attack:08'], 'offense', given(1));
		expect(totals(one)).toEqual({ offense: 14, defense: 12 });
		expect(one.said).toContain('each of their tokens adds 1');
		for (const g of [
			joined(['attack:08', 'attack:08'], 'offense', given(0)),
			joined(['attack:08', 'negotiate'], 'offense', given(4))
		])
			expect(over(g).said).not.toContain('each of their tokens adds 1');
	});

	it('[alien:sapient] given it is zapped as it helps, then nothing is added, and it learns nothing in this encounter', () => {
		const given: Position = {
			...SAPIENT,
			tokens: { 'seat:3': 4 },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = joined(['attack:08', 'attack:08'], 'offense', given);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 13, defense: 12 });
		expect(tokens(over(g))).toBe(4);
	});
});

describe('the Sapient flare', () => {
	const FLARE: Position = { hands: { 'seat:3': ['flare:sapient'] } };

	it('[wild:sapient] given an ally plays it, then each of its home colonies adds 1; unplayed none', () => {
		const g = joined(['attack:08', 'attack:08'], 'offense', FLARE);
		g.until('window:reveal.values', 'seat:3').use('seat:3', 'wild|sapient');
		expect(totals(g)).toEqual({ offense: 13 + 5, defense: 12 });
		expect(totals(joined(['attack:08', 'attack:08'], 'offense', FLARE))).toEqual({
			offense: 13,
			defense: 12
		});
	});

	it('[wild:sapient] given a main player holds it, or an attack meets a negotiate, then it is not offered', () => {
		const main = fight(['attack:08', 'attack:08'], {}, { hands: { 'seat:1': ['flare:sapient'] } });
		expect(offered(main, 'seat:1', 'wild|sapient')).toBe(false);
		expect(
			offered(joined(['attack:08', 'negotiate'], 'offense', FLARE), 'seat:3', 'wild|sapient')
		).toBe(false);
	});

	it('[super:sapient] given it is played, then the tokens for this encounter are gained twice', () => {
		const g = joined(['attack:01', 'attack:30'], 'offense', { ...SAPIENT, ...FLARE });
		g.until('window:resolution.outcome', 'seat:3');
		declare(g, 'seat:3', 'super|sapient');
		expect(tokens(over(g))).toBe(4);
	});

	it('[super:sapient] given its side has won, then it brings the second token; given a deal, then it is not offered', () => {
		const g = joined(['attack:30', 'attack:01'], 'offense', { ...SAPIENT, ...FLARE });
		g.until('window:resolution.outcome', 'seat:3');
		declare(g, 'seat:3', 'super|sapient');
		expect(tokens(over(g))).toBe(2);
		const deal = joined(['negotiate', 'negotiate'], 'offense', { ...SAPIENT, ...FLARE });
		expect(offered(deal, 'seat:3', 'super|sapient')).toBe(false);
	});

	it('[alien:sapient] [CE-16.19] given its sheet is discarded, then its tokens go with it', () => {
		const g = joined(['attack:01', 'attack:30'], 'offense', {
			...SAPIENT,
			box: ['sapient', 'reincarnator', 'macron', 'zombie', 'clone'],
			tokens: { 'seat:3': 3 },
			hands: { 'seat:2': ['flare:reincarnator'] }
		});
		while (!g.offers('seat:2', 'wild|reincarnator')) g.lapse();
		expect(tokens(g)).toBe(3 + 2);
		g.use('seat:2', 'wild|reincarnator', { pick: 'seat:3' });
		over(g);
		expect(g.board.players['seat:3']!.aliens).not.toContain('sapient');
		expect(tokens(g)).toBe(0);
	});

	it('[wild:sapient] given an ally has no home colonies, then it is not offered', () => {
		const none = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:3-${k}`, {}]));
		const at = (n: number) =>
			joined(['attack:08', 'attack:08'], 'offense', {
				...FLARE,
				planets: { ...none, 'planet:3-1': { 'seat:3': 2 + n } }
			});
		expect(offered(at(0), 'seat:3', 'wild|sapient')).toBe(false);
		expect(offered(at(1), 'seat:3', 'wild|sapient')).toBe(true);
	});
});
