/** Losing and regaining powers (rules.md section 18): home colonies decide, at once. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { PlanetId, Ships } from '../../../src/lib/games/cosmic/types';

/** Seat 1, Macron, with ships on this many of its home planets; it is about to encounter seat 2. */
const macron = (homes: number, given: Position = {}): CosmicGame => {
	const planets: Partial<Record<PlanetId, Ships>> = {};
	const all = given.options?.planetsPerPlayer ?? 5;
	for (let k = homes + 1; k <= all; k++) planets[`planet:1-${k}`] = {};
	return position({
		destiny: ['colour:2#1'],
		aliens: { 'seat:1': 'macron' },
		...given,
		planets: { ...planets, ...given.planets },
		hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'], ...given.hands }
	});
};
const most = (g: CosmicGame) =>
	(g.until('launch.send').decision('seat:1').shape as { max: number }).max;
const lost = (g: CosmicGame) => g.board.players['seat:1']!.powerLost;

describe('CE-18 losing and regaining powers', () => {
	it('[CE-18.1] [CE-18.4] given three home colonies or two, when a power would be used, then it works with three and not with two', () => {
		expect(most(macron(3))).toBe(1);
		expect(most(macron(2))).toBe(4);
	});

	it('[CE-18.2] given three home colonies, when the last ship leaves one, then the power is off at once, and all are told', () => {
		const g = macron(3, { planets: { 'planet:1-3': { 'seat:1': 1 } } });
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-3': 1 } });
		expect(lost(g)).toBe(true);
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.powerLost).toBe(true);
		expect(g.said).toContain('{seat:1} has fewer than 3 home colonies: the power is lost.');
		g.lay('attack:08', 'attack:08').until('window:reveal.before');
		expect(g.said).not.toContain('each of their ships counts 4');
	});

	it('[CE-18.3] given two home colonies, when a ship comes back to a third home planet, then the power is back at once', () => {
		const g = position({
			aliens: { 'seat:1': 'macron' },
			destiny: ['colour:1#1', 'colour:2#1'],
			planets: { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} },
			hands: { 'seat:1': ['attack:08', 'negotiate'] }
		});
		expect(lost(g)).toBe(true);
		g.until('destiny.own').pick('seat:1', 'resettle planet:1-3', { split: { 'planet:1-1': 1 } });
		expect(lost(g)).toBe(false);
		expect(g.said).toContain('{seat:1} has 3 home colonies: the power is back.');
		g.until('turn.second').answer('seat:1', { yes: true });
		expect(most(g)).toBe(1);
	});

	it('[CE-18.4] given the option, when a power is lost, then its passive parts stay and its uses do not', () => {
		const rewards = (passiveSurvivesLoss: boolean) => {
			const g = position({
				options: { passiveSurvivesLoss },
				destiny: ['colour:2#1'],
				aliens: { 'seat:3': 'macron' },
				planets: { 'planet:3-3': {}, 'planet:3-4': {}, 'planet:3-5': {} },
				hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:40'], 'seat:3': ['negotiate'] }
			});
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				cards: ['attack:08', 'attack:40']
			});
			g.until('window:resolution.end', 'seat:3');
			expect(g.encounter.totals!.defense).toBe(46);
			return g.hand('seat:3').length - 1;
		};
		expect(rewards(false)).toBe(2);
		expect(rewards(true)).toBe(4);
	});

	it('[CE-18.5] given a power whose use is complete, when the power is lost afterwards, then the use stands', () => {
		// Set by hand: nothing in the box takes a home colony between this use and the comparison.
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'virus' },
			planets: { 'planet:1-3': { 'seat:1': 1 }, 'planet:1-4': {}, 'planet:1-5': {} },
			hands: { 'seat:1': ['attack:08', 'negotiate'], 'seat:2': ['attack:08', 'negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:reveal.values', 'seat:1');
		expect(g.said).toContain('power of Virus');
		delete g.ships('planet:1-3')['seat:1'];
		g.board.players['seat:1']!.powerLost = true;
		g.until('window:resolution.outcome');
		expect(g.encounter.totals!.offense).toBe(24);
	});

	it('[CE-18.5] given a power use declared, when the power goes off before it happens, then nothing comes of it', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:2': 'gambler' },
			hands: {
				'seat:1': ['attack:08', 'artifact:cosmic-zap'],
				'seat:2': ['attack:06', 'flare:gambler'],
				'seat:3': ['artifact:cosmic-zap']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:06']
		});
		g.until('window:reveal.claim').use('seat:2', 'power|gambler', { pick: 'attack:40' });
		expect(g.offers('seat:3', 'artifact|cosmic-zap')).toBe(true);
		// The super flare answers the use; zapping the flare stops the power, and with it the use.
		g.use('seat:2', 'super|gambler', { amount: 3 }).pass();
		g.use('seat:1', 'artifact|cosmic-zap');
		while (!g.asked.includes('window:reveal.values')) {
			// A zap more would stop nothing.
			if (g.said.includes('Cosmic Zap'))
				expect(g.offers('seat:3', 'artifact|cosmic-zap')).toBe(false);
			g.pass();
		}
		expect(g.said).toContain('Gambler is off: nothing comes of its use.');
		expect(g.said).not.toContain('claims');
		expect(g.encounter.laid.defense!.face).toEqual({ kind: 'attack', value: 6 });
	});

	it('[CE-18.6] [CE-18.10] given foreign colonies and lost planets, when home colonies are counted, then only own ships on planets of the own system count', () => {
		const away = macron(2, {
			planets: { 'planet:2-1': { 'seat:1': 2, 'seat:2': 4 }, 'planet:3-1': { 'seat:1': 2 } }
		});
		expect(lost(away)).toBe(true);
		// Intruders take no home colony away.
		const shared = macron(3, { planets: { 'planet:1-1': { 'seat:1': 1, 'seat:2': 3 } } });
		expect(lost(shared)).toBe(false);
	});

	it('[CE-18.7] [CE-18.8] given a lost power with tokens, when anybody looks, then the tokens are there, and which alien it is stays known', () => {
		const g = macron(2, { aliens: { 'seat:1': 'tick-tock' }, tokens: { 'seat:1': 6 } });
		expect(lookOpen(cosmic, g.table).board.players['seat:1']).toMatchObject({
			aliens: ['tick-tock'],
			tokens: 6,
			powerLost: true
		});
		// Lost, it does not tick when a defense wins.
		g.lay('attack:08', 'attack:08').until('launch.aim', 'seat:2');
		expect(g.said).toContain('The defense wins');
		expect(g.board.players['seat:1']!.tokens).toBe(6);
	});

	it('[CE-18.9] given four planets for each player, when two home colonies are left or one, then the power is lost with one only', () => {
		const four = { options: { planetsPerPlayer: 4, coloniesToWin: 4 } } as const;
		expect(most(macron(2, four))).toBe(1);
		expect(most(macron(1, four))).toBe(4);
	});
});
