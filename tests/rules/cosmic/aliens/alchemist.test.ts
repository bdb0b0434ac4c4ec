/** Alchemist: it makes a card into another of its type. */
import { describe, expect, it } from 'vitest';
import { declare, duel, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|alchemist';
const GOLD: Position = {
	aliens: { 'seat:1': 'alchemist' },
	hands: { 'seat:1': ['reinforcement:2', 'attack:01'] },
	discard: ['reinforcement:5', 'attack:12', 'attack:13', 'attack:05', 'attack:40']
};

const begun = (given: Position = GOLD): CosmicGame =>
	duel(given).until('window:encounter.start', 'seat:1');
const used = (given: Position = GOLD): CosmicGame =>
	declare(begun(given), 'seat:1', NAME).until('alchemist.exchange.which');
const swap = (g: CosmicGame, one: string, other: string): CosmicGame => {
	const { shape } = g.decision('seat:1');
	const choices = shape.type === 'one' ? shape.choices : [];
	const held = choices.find(({ id }) => id.startsWith(one));
	const others = held?.then?.type === 'one' ? held.then.choices : [];
	const taken = others.find(({ id }) => id.startsWith(other));
	if (!held || !taken) throw new Error(`${one} for ${other} is not offered.`);
	return g.answer('seat:1', { pick: held.id, then: { pick: taken.id } });
};
const warp = (g: CosmicGame) => g.board.warp['seat:1'] ?? 0;
const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);

describe('Alchemist', () => {
	it('[alien:alchemist] given a reinforcement in the discard pile, then it takes that for one of its own and a ship', () => {
		const g = swap(used(), 'reinforcement:2', 'reinforcement:5');
		g.until('mustLose.pick')
			.answer('seat:1', { split: { 'planet:1-2': 1 } })
			.until('launch.aim');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'attack:01', 'reinforcement:5']);
		expect(like(g.board.discard)).toContain('reinforcement:2');
		expect(g.said).toContain('{seat:1} loses 1 ship to the warp');
		expect(g.said).toContain('{seat:1} takes Reinforcement +5 from the discard pile');
	});

	it('[alien:alchemist] given it leaves it, then nothing is exchanged', () => {
		const g = begun().pass().until('launch.aim');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'reinforcement:2', 'attack:01']);
		expect(warp(g)).toBe(0);
	});

	it('[alien:alchemist] given attacks, then their numbers are at most 4 apart', () => {
		expect(() => swap(used(), 'attack:08', 'attack:13')).toThrow();
		expect(() => swap(used(), 'reinforcement:2', 'attack:12')).toThrow();
		const g = swap(used(), 'attack:08', 'attack:12').until('mustLose.pick');
		expect(like(g.hand('seat:1'))).toContain('attack:12');
		const low = swap(used(), 'attack:01', 'attack:05');
		expect(like(low.hand('seat:1'))).toContain('attack:05');
	});

	it('[alien:alchemist] given it was used, then not again in that encounter, whatever the phase', () => {
		const g = swap(used(), 'attack:08', 'attack:12');
		expect(offered(g, 'seat:1', NAME)).toBe(false);
	});

	it('[alien:alchemist] [CE-16.22] given nothing of a type it holds, then it is not offered', () => {
		expect(offered(duel({ ...GOLD, discard: ['morph', 'attack:40'] }), 'seat:1', NAME)).toBe(false);
		expect(offered(duel({ ...GOLD, discard: [] }), 'seat:1', NAME)).toBe(false);
	});

	it('[alien:alchemist] given the discard pile of the reward deck, then cards there may be taken as well', () => {
		const given: Position = {
			...GOLD,
			options: { rewardDeck: 'incursion' },
			discard: [],
			discarded: { reward: ['attack:10@reward'] }
		};
		const g = swap(used(given), 'attack:08', 'attack:10@reward');
		expect(like(g.hand('seat:1'))).toContain('attack:10@reward');
		expect(g.board.modules!.reward!.pile).toEqual([]);
	});

	it('[alien:alchemist] given it is zapped, then card and ship stay', () => {
		const g = declare(
			begun({ ...GOLD, hands: { ...GOLD.hands, 'seat:2': ['artifact:cosmic-zap'] } }),
			'seat:1',
			NAME
		);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'reinforcement:2', 'attack:01']);
		expect(warp(g)).toBe(0);
	});

	it('given little to gain, then the steady player keeps its ship; given a card that turns the fight, it takes it', () => {
		expect(steadyAnswer(begun(), 'seat:1')).toEqual({ pick: 'pass' });
		// One colony short of the goal.
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const given: Position = { aliens: { 'seat:1': 'alchemist' }, planets };
		const g = duel({ ...given, discard: ['attack:12', 'attack:20'] });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `${NAME}|transmute|` });
		declare(g, 'seat:1', NAME).until('alchemist.exchange.which');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^attack/) as string
		});
	});
});

describe('the Alchemist flare', () => {
	const WILD: Position = {
		hands: { 'seat:3': ['flare:alchemist', 'reinforcement:2', 'attack:01'] },
		discard: ['reinforcement:5', 'attack:05']
	};
	const asked = (given: Position = WILD) => duel(given).until('window:encounter.start', 'seat:3');

	it('[wild:alchemist] given a card that is no encounter card, then it is exchanged for one of its type, and no ship goes', () => {
		const g = asked();
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringContaining('wild') as string
		});
		declare(g, 'seat:3', 'wild|alchemist').until('alchemist.exchange.which');
		const { shape } = g.decision('seat:3');
		expect(shape.type === 'one' && like(shape.choices.map(({ id }) => id))).toEqual([
			'reinforcement:2'
		]);
		g.lapse().until('launch.aim');
		expect(like(g.hand('seat:3')).sort()).toEqual([
			'attack:01',
			'flare:alchemist',
			'reinforcement:5'
		]);
		expect(g.board.warp['seat:3'] ?? 0).toBe(0);
	});

	it('[wild:alchemist] given only encounter cards, or no like type, then it is not offered', () => {
		for (const hand of [
			['flare:alchemist', 'attack:01'],
			['flare:alchemist', 'artifact:plague']
		])
			expect(offered(duel({ ...WILD, hands: { 'seat:3': hand } }), 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...GOLD,
		hands: { 'seat:1': ['flare:alchemist', 'attack:01'] },
		discard: ['attack:40']
	};

	it('[super:alchemist] given it adds the flare to its power, then any attack may be taken for any', () => {
		const g = declare(begun(SUPER), 'seat:1', NAME).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: 'super|alchemist|any|flare:alchemist'
		});
		g.use('seat:1', 'super|alchemist').until('alchemist.exchange.which');
		swap(g, 'attack:01', 'attack:40').until('mustLose.pick');
		expect(like(g.hand('seat:1'))).toContain('attack:40');
	});

	it('[super:alchemist] given it keeps the flare, then there is nothing to exchange, and no ship goes', () => {
		const g = declare(begun(SUPER), 'seat:1', NAME).until('launch.aim');
		expect(like(g.board.discard)).toContain('attack:40');
		expect(g.said).not.toContain('to the warp');
		expect(like(g.hand('seat:1'))).not.toContain('attack:40');
	});
});
