/** Pickpocket: who settles in its system loses cards there. */
import { describe, expect, it } from 'vitest';
import { duel, met, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { PlanetId, Ships } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seats 1 and 3 have each a colony in the system of seat 2, which plays it. */
const SETTLED: Partial<Record<PlanetId, Ships>> = {
	'planet:2-4': { 'seat:2': 4, 'seat:1': 1 },
	'planet:2-5': { 'seat:3': 2 }
};
const LIFT: Position = { aliens: { 'seat:2': 'pickpocket' }, planets: SETTLED };
const plain = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') =>
	g
		.hand(seat)
		.map((card) => card.split('#')[0])
		.sort();
/** It has taken the only card of seat 3, and is asked whether it keeps it. */
const lifted = (card = 'attack:20', more: Position = {}): CosmicGame =>
	duel({ ...LIFT, ...more, hands: { 'seat:3': [card], ...more.hands } })
		.until('window:encounter.start', 'seat:2')
		.use('seat:2', 'power|pickpocket', { pick: 'seat:3' })
		.until('pickpocket.lift.keep');

describe('Pickpocket', () => {
	it('[alien:pickpocket] given others have colonies in its system, then it takes a card of one of them and keeps it', () => {
		const g = lifted();
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'keep');
		expect(plain(g, 'seat:2')).toEqual(['attack:08', 'attack:20']);
		expect(g.hand('seat:3')).toEqual([]);
	});

	it('[alien:pickpocket] given it discards the card instead, then it lies in the discard pile', () => {
		const g = lifted().pick('seat:2', 'attack:20');
		expect(plain(g, 'seat:2')).toEqual(['attack:08']);
		expect(g.board.discard).toContainEqual(expect.stringMatching(/^attack:20/));
	});

	it('[alien:pickpocket] given who has no colony there, or only home colonies, then they are not offered; with nobody there it is not offered at all', () => {
		const at = duel({ ...LIFT, planets: { 'planet:2-5': { 'seat:3': 2 } } });
		at.until('window:encounter.start', 'seat:2');
		expect(() => at.use('seat:2', 'power|pickpocket', { pick: 'seat:1' })).toThrow();
		const alone = met(['attack:08', 'attack:08'], { aliens: { 'seat:2': 'pickpocket' } });
		expect(offered(alone, 'seat:2', 'power|pickpocket')).toBe(false);
	});

	it('[alien:pickpocket] ruling: an empty hand is passed over', () => {
		const g = duel({ ...LIFT, hands: { 'seat:3': [] } }).until('window:encounter.start', 'seat:2');
		expect(() => g.use('seat:2', 'power|pickpocket', { pick: 'seat:3' })).toThrow();
		g.use('seat:2', 'power|pickpocket', { pick: 'seat:1' });
	});

	it('[alien:pickpocket] given it was used, then not again in this encounter, and in the next one it is; as a turn starts it is not', () => {
		const g = duel(LIFT).until('window:encounter.start', 'seat:2');
		expect(g.said).not.toContain('power of Pickpocket');
		g.use('seat:2', 'power|pickpocket', { pick: 'seat:1' });
		const { encounters } = g.board;
		expect(offered(g, 'seat:2', 'power|', (now) => now.board.encounters > encounters)).toBe(false);
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		expect(g.until('window:encounter.start', 'seat:2').offers('seat:2', 'power|pickpocket')).toBe(
			true
		);
	});

	it('[alien:pickpocket] given any phase of an encounter, any role, then it may be used there', () => {
		for (const window of [
			'encounter.start',
			'destiny.before',
			'launch.beforeShips',
			'alliance.before',
			'planning.beforeSelect',
			'reveal.before',
			'resolution.outcome'
		]) {
			const third: Position = {
				aliens: { 'seat:3': 'pickpocket' },
				planets: { 'planet:3-1': { 'seat:3': 3, 'seat:1': 1 } },
				hands: { 'seat:1': ['negotiate'] }
			};
			const g = duel(third).until(`window:${window}`, 'seat:3');
			expect(g.offers('seat:3', 'power|pickpocket'), window).toBe(true);
		}
	});

	it('[alien:pickpocket] given it is zapped, then nothing is taken', () => {
		const g = duel({ ...LIFT, hands: { 'seat:3': ['artifact:cosmic-zap', 'attack:20'] } });
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'power|pickpocket', {
			pick: 'seat:3'
		});
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(plain(g, 'seat:3')).toEqual(['attack:20']);
	});

	it('given a good card, then the steady player keeps it; a poor one it discards', () => {
		expect(steadyAnswer(lifted(), 'seat:2')).toEqual({ pick: 'keep' });
		expect(steadyAnswer(lifted('attack:01'), 'seat:2')).toEqual({
			pick: expect.stringMatching(/^attack:01/) as string
		});
		const g = duel(LIFT).until('window:encounter.start', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: 'power|pickpocket|lift|' });
	});
});

describe('the Pickpocket flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['attack:20', 'attack:23'], 'seat:2': ['flare:pickpocket'] }
	};
	const aimed = (send: number, given = WILD): CosmicGame => {
		const g = duel(given).until('launch.aim').pick('seat:1', 'planet:2-1');
		return g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': send } });
	};

	it('[wild:pickpocket] [CE-16.21] given ships are in the gate to its system, then it takes up to as many cards of the offense', () => {
		const g = aimed(2).until('window:launch.sent', 'seat:2');
		expect(() => g.use('seat:2', 'wild|pickpocket', { amount: 3 })).toThrow();
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: 'wild|pickpocket|snatch|flare:pickpocket',
			then: { amount: 2 }
		});
		g.use('seat:2', 'wild|pickpocket', { amount: 2 }).until('alliance.offenseInvites');
		expect(g.hand('seat:1')).toHaveLength(1);
		expect(g.hand('seat:2')).toHaveLength(4);
		const one = aimed(4).until('window:launch.sent', 'seat:2');
		expect(() => one.use('seat:2', 'wild|pickpocket', { amount: 4 })).toThrow();
		one.use('seat:2', 'wild|pickpocket', { amount: 1 }).until('alliance.offenseInvites');
		expect(one.hand('seat:1')).toHaveLength(2);
	});

	it('[wild:pickpocket] given the gate is aimed elsewhere, or its holder is the offense, then it is not offered', () => {
		const third: Position = { hands: { 'seat:3': ['flare:pickpocket'] } };
		expect(offered(aimed(2, third), 'seat:3', 'wild|')).toBe(false);
		const own: Position = { hands: { 'seat:1': ['flare:pickpocket'] } };
		expect(offered(aimed(2, own), 'seat:1', 'wild|')).toBe(false);
	});

	it('[super:pickpocket] given two have settled there, then the power takes a card of each', () => {
		const flare: Position = { ...LIFT, hands: { 'seat:2': ['flare:pickpocket'] } };
		const g = duel(flare).until('window:encounter.start', 'seat:2');
		const [first, third] = [g.hand('seat:1').length, g.hand('seat:3').length];
		g.use('seat:2', 'power|pickpocket', { pick: 'seat:3' }).until('window:use.declared', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'super|pickpocket|all|flare:pickpocket' });
		g.use('seat:2', 'super|pickpocket').until('pickpocket.lift.keep');
		expect(g.hand('seat:1')).toHaveLength(first - 1);
		g.pick('seat:2', 'keep').until('pickpocket.lift.keep').pick('seat:2', 'keep');
		expect(g.hand('seat:3')).toHaveLength(third - 1);
		expect(g.hand('seat:2')).toHaveLength(1 + 1 + 2);
	});

	it('[super:pickpocket] given but one has settled there, then it is not offered', () => {
		const g = duel({
			...LIFT,
			planets: { 'planet:2-5': { 'seat:3': 2 } },
			hands: { 'seat:2': ['flare:pickpocket'] }
		});
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'power|pickpocket', {
			pick: 'seat:3'
		});
		expect(offered(g, 'seat:2', 'super|')).toBe(false);
	});
});
