/** Sting: another player loses ships in its place. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|sting';
const STING: Position = { aliens: { 'seat:2': 'sting' } };
/** It loses four ships as the defense. */
const BEATEN: Cards = ['attack:30', 'attack:08'];

const losing = (given: Position = STING, cards: Cards = BEATEN): CosmicGame =>
	met(cards, given).until('window:ships.losing', 'seat:2');
const named = (given: Position = STING, whom = 'seat:3', cards: Cards = BEATEN): CosmicGame =>
	declare(losing(given, cards), 'seat:2', NAME, { pick: whom }).until('mustLose.pick');
const warp = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') => g.board.warp[seat] ?? 0;

describe('Sting', () => {
	it('[alien:sting] given it is about to lose four ships, then another player loses two of them, and two come home', () => {
		const g = named();
		expect(g.decision('seat:3').shape).toMatchObject({ min: 2, max: 2 });
		g.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('sting.cards.take', 'seat:3');
		expect(warp(g, 'seat:3')).toBe(2);
		g.answer('seat:3', { yes: false });
		over(g);
		expect(g.said).toContain('{seat:2} loses 2 ships to the warp');
		expect(g.said).toContain('{seat:3} loses 2 ships in place of {seat:2}.');
	});

	it('[alien:sting] given it leaves it, then it loses them all', () => {
		const g = losing().pass();
		expect(over(g).said).toContain('{seat:2} loses 4 ships to the warp');
	});

	it('[alien:sting] given three ships, then half is rounded down; given one, it is not offered', () => {
		const three = { ...STING, planets: { 'planet:2-1': { 'seat:2': 3 } } };
		const g = named(three);
		expect(g.decision('seat:3').shape).toMatchObject({ min: 1, max: 1 });
		const one = met(BEATEN, { ...STING, planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(offered(one, 'seat:2', NAME)).toBe(false);
	});

	it('[alien:sting] given the other takes cards, then one for each ship comes by chance out of its hand, and from the deck what that lacks', () => {
		const given: Position = { ...STING, hands: { 'seat:2': ['attack:01', 'attack:04', 'morph'] } };
		const g = named(given).lapse().until('sting.cards.take', 'seat:3');
		const [mine, theirs] = [g.hand('seat:2').length, g.hand('seat:3').length];
		g.answer('seat:3', { yes: true });
		expect([g.hand('seat:2').length, g.hand('seat:3').length]).toEqual([mine - 2, theirs + 2]);
	});

	it('[alien:sting] given its hand is short, then the rest comes from the deck', () => {
		// Both lay an attack 08 and 30: what is left is one card.
		const g = named({ ...STING, hands: {} })
			.lapse()
			.until('sting.cards.take', 'seat:3');
		const [mine, theirs] = [g.hand('seat:2').length, g.hand('seat:3').length];
		g.answer('seat:3', { yes: true });
		expect(mine).toBeLessThan(2);
		expect([g.hand('seat:2').length, g.hand('seat:3').length]).toEqual([0, theirs + 2]);
	});

	it('[alien:sting] ruling: who has fewer ships loses those, and no more of its own come home', () => {
		const given: Position = {
			...STING,
			planets: { ...homes('seat:3', 1), 'planet:2-1': { 'seat:2': 6 } }
		};
		const g = over(declare(losing(given), 'seat:2', NAME, { pick: 'seat:3' }));
		expect(g.said).toContain('{seat:3} loses 1 ship in place of {seat:2}.');
		expect(g.said).toContain('{seat:2} loses 5 ships to the warp');
	});

	it('[alien:sting] given the other is about to lose ships as well, then others of theirs go in its place', () => {
		const g = fight(BEATEN, { 'seat:3': ['defense', { 'planet:3-1': 3 }] }, STING);
		declare(g.until('window:ships.losing', 'seat:2'), 'seat:2', NAME, { pick: 'seat:3' });
		g.until('mustLose.pick', 'seat:3');
		expect(g.choices('seat:3')).not.toContain('beside');
		over(g.answer('seat:3', { split: { 'planet:3-2': 2 } }));
		expect([warp(g, 'seat:2'), warp(g, 'seat:3')]).toEqual([2, 3 + 2]);
	});

	it('[alien:sting] [CE-20.4] ruling: without a colony to come home to it is not offered', () => {
		const given: Position = { ...STING, planets: homes('seat:2', 4) };
		expect(offered(met(BEATEN, given), 'seat:2', NAME)).toBe(false);
	});

	it('[alien:sting] [CE-14.2] ruling: ships that come home are not compensated', () => {
		const cards: Cards = ['attack:30', 'negotiate'];
		const g = over(
			named({ ...STING, hands: { 'seat:1': ['attack:01', 'attack:04'] } }, 'seat:3', cards)
		);
		expect(g.said).toContain('{seat:2} takes 2 cards of {seat:1} as compensation');
	});

	it('[alien:sting] given ships of several places, then it says which come home', () => {
		// A failed deal: three ships of its choice.
		const g = duel({ ...STING, hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		g.until('deal.talk').lapse().until('mustLose.pick', 'seat:2');
		g.answer('seat:2', { split: { 'planet:2-2': 2, 'planet:2-3': 1 } });
		g.until('window:ships.losing', 'seat:2');
		declare(g, 'seat:2', NAME, { pick: 'seat:3' }).until('sting.substitute.which');
		// So many are saved as the other one loses, no more and no fewer.
		expect(g.decision('seat:2').shape).toMatchObject({ type: 'split', min: 1, max: 1 });
		g.answer('seat:2', { split: { 'planet:2-3': 1 } });
		over(g);
		expect(g.said).toContain('{seat:2} loses 2 ships to the warp');
	});

	it('[alien:sting] given it is zapped, then it loses them all', () => {
		const g = declare(
			losing({ ...STING, hands: { 'seat:3': ['artifact:cosmic-zap'] } }),
			'seat:2',
			NAME,
			{ pick: 'seat:3' }
		);
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(over(g).said).toContain('{seat:2} loses 4 ships to the warp');
	});

	it('given poor cards, then the steady player names a substitute; given good ones, it keeps them', () => {
		const poor: Position = { ...STING, hands: { 'seat:2': ['attack:01', 'attack:04'] } };
		expect(steadyAnswer(losing(poor), 'seat:2')).toMatchObject({
			pick: expect.stringContaining(NAME) as string
		});
		const rich: Position = { ...STING, hands: { 'seat:2': ['attack:40', 'attack:23'] } };
		expect(steadyAnswer(losing(rich), 'seat:2')).toEqual({ pick: 'pass' });
		const g = named().lapse().until('sting.cards.take', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ yes: true });
	});
});

describe('the Sting flare', () => {
	const OWED: Position = { hands: { 'seat:1': ['flare:sting', 'attack:01'] } };
	const due = (given: Position = OWED): CosmicGame => met(['attack:30', 'negotiate'], given);

	it('[wild:sting] given compensation is due of it, then another player pays it', () => {
		const g = due().until('window:resolution.compensation', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringContaining('wild') as string,
			then: { pick: 'seat:3' }
		});
		expect(() => g.use('seat:1', 'wild|sting', { pick: 'seat:2' })).toThrow();
		over(g.use('seat:1', 'wild|sting', { pick: 'seat:3' }));
		expect(g.said).toContain('{seat:2} takes 2 cards of {seat:3} as compensation');
	});

	it('[wild:sting] given who is to take it, or two players alone, then it is not offered', () => {
		const collector = due({ hands: { 'seat:2': ['flare:sting'] } });
		expect(offered(collector, 'seat:2', 'wild|')).toBe(false);
		expect(offered(due({ ...OWED, seats: 2 }), 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...STING, hands: { 'seat:2': ['flare:sting'] } };

	it('[super:sting] given it adds the flare to its power, then all ships are lost by the other player', () => {
		const g = declare(losing(SUPER), 'seat:2', NAME, { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'super|sting').until('mustLose.pick');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 4, max: 4 });
		expect(over(g).said).not.toContain('{seat:2} loses 4');
		expect(warp(g, 'seat:2')).toBe(0);
	});

	it('[super:sting] given a single ship, then the power is offered with the flare in hand', () => {
		const one: Position = { ...SUPER, planets: { 'planet:2-1': { 'seat:2': 1 } } };
		const g = declare(losing(one), 'seat:2', NAME, { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'super|sting').until('mustLose.pick');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 1, max: 1 });
		const kept = over(declare(losing(one), 'seat:2', NAME, { pick: 'seat:3' }));
		expect(kept.said).toContain('{seat:2} loses 1 ship to the warp');
	});
});
