/** Mirage: totals count ships that are somewhere else. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, met, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 has 1 to 7 ships on its planets, seat 2 four, and six on its second. */
const MIRAGE: Position = {
	aliens: { 'seat:1': 'mirage' },
	planets: {
		'planet:1-2': { 'seat:1': 7 },
		'planet:2-2': { 'seat:2': 6 },
		'planet:2-3': { 'seat:2': 2 }
	}
};
const ASKED = 'use.details';
const ATTACKS: Cards = ['attack:08', 'attack:08'];

const asked = (given: Position = MIRAGE, cards: Cards = ATTACKS): CosmicGame =>
	met(cards, given).until(ASKED);
const choose = (g: CosmicGame, mine: string, theirs: string): CosmicGame =>
	g.answer('seat:1', { pick: mine, then: { pick: theirs } });
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Mirage', () => {
	it('[alien:mirage] given two attacks, then the colonies it names count in place of the ships in the encounter', () => {
		const g = choose(asked(), 'planet:1-2', 'planet:2-3');
		expect(totals(g)).toEqual({ offense: 8 + 7, defense: 8 + 2 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(totals(met(ATTACKS, { ...MIRAGE, aliens: {} }))).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:mirage] ruling: the planet of the encounter may be one of the two', () => {
		expect(totals(choose(asked(), 'planet:1-1', 'planet:2-1'))).toEqual({
			offense: 8 + 3,
			defense: 8 + 4
		});
	});

	it('[alien:mirage] given it is the defense, then its colony counts for that side', () => {
		const given: Position = { ...MIRAGE, aliens: { 'seat:2': 'mirage' } };
		const g = asked(given).answer('seat:2', { pick: 'planet:2-2', then: { pick: 'planet:1-1' } });
		expect(totals(g)).toEqual({ offense: 8 + 3, defense: 8 + 6 });
	});

	it('[alien:mirage] ruling: what a ship counts stays as it is, and allies count as they are', () => {
		const given: Position = { ...MIRAGE, aliens: { 'seat:1': ['mirage', 'macron'] } };
		expect(totals(choose(asked(given), 'planet:1-2', 'planet:2-3'))).toEqual({
			offense: 8 + 28,
			defense: 8 + 2
		});
		const joined = fight(ATTACKS, { 'seat:3': ['offense', { 'planet:3-1': 2 }] }, MIRAGE);
		expect(totals(choose(joined.until(ASKED), 'planet:1-2', 'planet:2-3'))).toEqual({
			offense: 8 + 7 + 2,
			defense: 8 + 2
		});
	});

	it('[alien:mirage] ruling: rewards and losses are those of the encounter', () => {
		const g = choose(asked(), 'planet:1-2', 'planet:2-3').until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp['seat:2']).toBe(4);
	});

	it('[alien:mirage] given a negotiate, or it is an ally, then nothing is asked', () => {
		const g = met(['negotiate', 'attack:08'], MIRAGE);
		expect(g.until('window:resolution.outcome').said).not.toContain('power of Mirage');
		const ally = fight(
			ATTACKS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'mirage' } }
		);
		expect(ally.until('window:resolution.outcome').said).not.toContain('power of Mirage');
	});

	it('[alien:mirage] ruling: given one of the two has no colony, then nothing changes', () => {
		const none = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		// CE-6.3: its only ship comes from the warp into the gate.
		const g = duel({ ...MIRAGE, planets: none, warp: { 'seat:1': 1 } });
		g.encounterTo({ target: 'planet:2-1', cards: ATTACKS });
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:mirage] given it is zapped, then the ships of the encounter count', () => {
		const g = met(ATTACKS, { ...MIRAGE, hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:mirage] [CE-11.5] given the totals are told, then the balance names it', () => {
		const g = choose(asked(), 'planet:1-2', 'planet:2-3').until('window:resolution.outcome');
		expect(g.encounter.changedBy?.offense).toMatchObject([{ id: 'mirage' }]);
	});

	it('given colonies to name, then the steady player names its largest and the smallest of the other', () => {
		expect(steadyAnswer(asked(), 'seat:1')).toEqual({
			pick: 'planet:1-2',
			then: { pick: 'planet:2-3' }
		});
		const low: Position = { ...MIRAGE, aliens: { 'seat:1': 'mirage', 'seat:2': 'anti-matter' } };
		expect(steadyAnswer(asked(low), 'seat:1')).toEqual({
			pick: 'planet:1-1',
			then: { pick: 'planet:2-2' }
		});
	});
});

describe('the Mirage flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:mirage', 'negotiate'] } };
	/** 12 against 8 and four: two lack. */
	const CLOSE: Cards = ['attack:10', 'attack:08'];
	const reveal = (given: Position = WILD) =>
		met(CLOSE, given).until('window:reveal.values', 'seat:1');

	it('[wild:mirage] given it discards a negotiate, then its side has 3 more', () => {
		const g = reveal();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'wild|mirage|add|flare:mirage' });
		const negotiate = g.hand('seat:1').find((card) => card.startsWith('negotiate'))!;
		g.use('seat:1', 'wild|mirage', { pick: negotiate });
		expect(totals(g)).toEqual({ offense: 10 + 1 + 3, defense: 12 });
		expect(g.board.discard).toContainEqual(negotiate);
	});

	it('[wild:mirage] given no negotiate, or no two attacks, then it is not offered', () => {
		const none: Position = { hands: { 'seat:1': ['flare:mirage', 'morph'] } };
		expect(offered(met(CLOSE, none), 'seat:1', 'wild|')).toBe(false);
		expect(offered(met(['morph', 'negotiate'], WILD), 'seat:1', 'wild|')).toBe(false);
	});

	const joined = (side: 'offense' | 'defense'): CosmicGame =>
		fight(
			ATTACKS,
			{ 'seat:3': [side, { 'planet:3-1': 1 }] },
			{
				...MIRAGE,
				hands: { 'seat:1': ['flare:mirage'] },
				planets: { ...MIRAGE.planets, 'planet:3-2': { 'seat:3': 9 } }
			}
		).until('window:use.declared', 'seat:1');

	it('[super:mirage] given an ally, then the ships of a colony of theirs count as well', () => {
		const g = joined('offense');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			then: { pick: 'seat:3', then: { pick: 'planet:3-2' } }
		});
		declare(g, 'seat:1', 'super|mirage', { pick: 'seat:3', then: { pick: 'planet:3-2' } });
		expect(totals(choose(g.until(ASKED), 'planet:1-2', 'planet:2-3'))).toEqual({
			offense: 8 + 7 + 9,
			defense: 8 + 2
		});
	});

	it('[super:mirage] given an ally of the other side, then that one’s smallest colony counts', () => {
		const g = joined('defense');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			then: { pick: 'seat:3', then: { pick: 'planet:3-1' } }
		});
		declare(g, 'seat:1', 'super|mirage', { pick: 'seat:3', then: { pick: 'planet:3-2' } });
		expect(totals(choose(g.until(ASKED), 'planet:1-2', 'planet:2-3'))!.defense).toBe(8 + 2 + 9);
	});

	it('[super:mirage] given no ally, then it is not offered', () => {
		const given: Position = { ...MIRAGE, hands: { 'seat:1': ['flare:mirage'] } };
		expect(offered(met(ATTACKS, given), 'seat:1', 'super|')).toBe(false);
	});
});
