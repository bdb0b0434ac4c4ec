/** Xenophile: guests in its home system decide its fights. */
import { describe, expect, it } from 'vitest';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { declare, duel, fight, holding, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Two guests on one planet of seat 2, one on another. */
const GUESTS: Position = {
	aliens: { 'seat:2': 'xenophile' },
	planets: {
		'planet:2-4': { 'seat:2': 2, 'seat:1': 1, 'seat:3': 1 },
		'planet:2-5': { 'seat:3': 2 }
	}
};

const asked = (given: Position = GUESTS, cards: Cards = ['attack:10', 'attack:08']): CosmicGame =>
	met(cards, given).until('use.details');

describe('Xenophile', () => {
	it('[alien:xenophile] given three colonies of others in its home system, then it adds 3 for each, or subtracts that', () => {
		for (const [sign, total] of [
			['add', 8 + 4 + 9],
			['subtract', 8 + 4 - 9]
		] as const) {
			const g = asked();
			expect(g.askedSeats).toEqual(['seat:2']);
			g.pick('seat:2', sign).until('window:resolution.outcome');
			expect(g.encounter.totals, sign).toEqual({ offense: 11, defense: total });
		}
	});

	it('[alien:xenophile] ruling: ships in the gate are no colony, nor are its own', () => {
		const g = met(['attack:10', 'attack:08'], { aliens: { 'seat:2': 'xenophile' } });
		expect(over(g).said).not.toContain('Xenophile');
	});

	it('[alien:xenophile] given it is the offense, then its own home system counts', () => {
		const given: Position = {
			aliens: { 'seat:1': 'xenophile' },
			planets: { 'planet:1-5': { 'seat:3': 1 } }
		};
		const g = asked(given).pick('seat:1', 'add').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11 + 3, defense: 12 });
	});

	it('[alien:xenophile] given an attack meets a negotiate, or it is an ally, then it is not used', () => {
		expect(over(met(['attack:10', 'negotiate'], GUESTS)).said).not.toContain('Xenophile');
		const ally = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'xenophile' }, planets: { 'planet:3-5': { 'seat:4': 1 } } }
		);
		expect(over(ally).said).not.toContain('Xenophile');
	});

	it('[alien:xenophile] [CE-18.4] given one home colony, then its power is on', () => {
		const planets = { ...homes('seat:2', 4), 'planet:2-5': { 'seat:3': 2 } };
		const g = asked({ ...GUESTS, planets })
			.pick('seat:2', 'add')
			.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 12 + 3 });
	});

	it('[alien:xenophile] given it is zapped, then nothing is added', () => {
		const g = met(['attack:10', 'attack:08'], {
			...GUESTS,
			hands: { 'seat:1': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 12 });
	});

	it('given the larger total wins, then the steady player adds, and subtracts where the smaller one does', () => {
		expect(steadyAnswer(asked(), 'seat:2')).toEqual({ pick: 'add' });
		const low = asked({ ...GUESTS, aliens: { 'seat:1': 'anti-matter', 'seat:2': 'xenophile' } });
		expect(steadyAnswer(low, 'seat:2')).toEqual({ pick: 'subtract' });
	});

	it('[alien:xenophile] ruling: teams play without it', () => {
		expect(ALIENS['xenophile']!.needsSoleWinners).toBe(true);
	});
});

describe('the Xenophile flare', () => {
	const WILD: Position = {
		hands: { 'seat:2': ['flare:xenophile'] },
		planets: { 'planet:2-4': { 'seat:2': 2, 'seat:3': 1 }, 'planet:2-5': { 'seat:3': 2 } }
	};

	it('[wild:xenophile] given colonies of others at home, then each adds 1, and the steady player plays it when that wins', () => {
		const g = met(['attack:10', 'attack:06'], WILD, 1).until('window:reveal.values', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'wild|xenophile|host|flare:xenophile' });
		g.use('seat:2', 'wild|xenophile').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 6 + 4 + 2 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[wild:xenophile] given none there, or its holder is an ally, then it is not offered', () => {
		const none: Position = { hands: { 'seat:2': ['flare:xenophile'] } };
		expect(offered(met(['attack:10', 'attack:06'], none), 'seat:2', 'wild|')).toBe(false);
		const aside: Position = { ...WILD, hands: { 'seat:3': ['flare:xenophile'] } };
		expect(offered(met(['attack:10', 'attack:06'], aside), 'seat:3', 'wild|')).toBe(false);
	});

	/** Seat 1 and its ally are one colony short; seat 4 plays Xenophile. */
	const planets = Object.fromEntries(
		[1, 2, 3, 4].map((k) => [`planet:4-${k}`, { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 }])
	);
	const SUPER: Position = {
		aliens: { 'seat:4': 'xenophile' },
		planets,
		hands: { 'seat:4': ['flare:xenophile'] }
	};
	const shared = (given: Position = SUPER): CosmicGame =>
		fight(['attack:40', 'attack:06'], { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, given);
	const end = (g: CosmicGame): CosmicGame => {
		while (!g.table.over && g.table.decisions.length > 0) g.lapse();
		return g;
	};

	it('[super:xenophile] [CE-21.12] given two others win together, when it plays the flare, then it wins as well', () => {
		const g = shared().until('window:victory.shared', 'seat:4');
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(steadyAnswer(g, 'seat:4')).toEqual({ pick: 'super|xenophile|join|flare:xenophile' });
		end(g.use('seat:4', 'super|xenophile'));
		expect(g.table.over?.winners.slice().sort()).toEqual(['seat:1', 'seat:3', 'seat:4']);
	});

	it('[super:xenophile] [CE-21.12] given it leaves it, or holds no flare, then the two win', () => {
		const g = end(shared().until('window:victory.shared', 'seat:4').pass());
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:3']);
		expect(end(shared({ ...SUPER, hands: {} })).table.over?.winners).toEqual(['seat:1', 'seat:3']);
	});

	it('[super:xenophile] [CE-16.22] [CE-3.16] given hidden sheets, then all who may have it are asked, and none is turned up for that', () => {
		const g = shared({ ...SUPER, options: { hiddenPowers: true }, shown: false });
		g.until('window:victory.shared', 'seat:4');
		expect(g.askedSeats).toEqual(['seat:2', 'seat:4']);
		expect(g.said).not.toContain('Xenophile');
	});

	it('[super:xenophile] given one wins alone, then nobody is asked', () => {
		const g = duel(holding(['attack:40', 'attack:06'], { ...SUPER, seats: 4 }));
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:40', 'attack:06']
		});
		expect(end(g).table.over?.winners).toEqual(['seat:1']);
	});

	it('[super:xenophile] given it is zapped, then the two win', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'], 'seat:4': ['flare:xenophile'] };
		const g = shared({ ...SUPER, hands }).until('window:victory.shared', 'seat:4');
		declare(g, 'seat:4', 'super|xenophile');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(end(g).table.over?.winners).toEqual(['seat:1', 'seat:3']);
	});
});
