/** Section 6 of rules.md: a ship comes back from the warp. */
import { describe, expect, it } from 'vitest';
import { expectBarred } from '../../support/barred';
import { position } from '../../support/cosmic';
import type { PlanetId, Ships } from '../../../src/lib/games/cosmic/types';

const NO_COLONY: Partial<Record<PlanetId, Ships>> = {
	'planet:1-1': {},
	'planet:1-2': {},
	'planet:1-3': {},
	'planet:1-4': {},
	'planet:1-5': {}
};

describe('CE-6 regroup', () => {
	it('[CE-6.1] given ships in the warp, when the offense regroups, then one comes back to the colony it names, home or foreign', () => {
		for (const planet of ['planet:1-2', 'planet:3-4']) {
			const g = position({
				warp: { 'seat:1': 3 },
				planets: { 'planet:3-4': { 'seat:3': 4, 'seat:1': 1 }, 'planet:1-1': {} }
			});
			g.until('encounter.retrieve');
			expect(g.choices('seat:1')).toEqual([
				'planet:1-2',
				'planet:1-3',
				'planet:1-4',
				'planet:1-5',
				'planet:3-4'
			]);
			expect(g.refusal('seat:1', { pick: 'planet:1-1' }).rule).toBe('CE-6.1');
			// A form begins with where fewest are.
			expect(g.decision('seat:1').shape).toMatchObject({ usual: 'planet:3-4' });
			const before = g.ships(planet as PlanetId)['seat:1']!;
			g.pick('seat:1', planet);
			expect(g.ships(planet as PlanetId)['seat:1']).toBe(before + 1);
			expect(g.board.warp).toEqual({ 'seat:1': 2 });
		}
	});

	it('[CE-6.2] given no ship in the warp, then nothing is asked; given one, then it must come back', () => {
		const none = position({ destiny: ['colour:2#1'], warp: { 'seat:2': 2 } });
		while (!none.asked.includes('launch.aim')) {
			expect(none.asked).not.toContain('encounter.retrieve');
			none.lapse();
		}
		const one = position({ destiny: ['colour:2#1'], warp: { 'seat:1': 1 } });
		one.until('encounter.retrieve');
		expect(one.choices('seat:1').every((choice) => choice.startsWith('planet:'))).toBe(true);
		one.lapse();
		expect(one.board.warp).toEqual({});
	});

	it('[CE-6.3] [CE-27.10] given no colony and five ships in the warp, when the offense regroups, then one goes to the gate, stays through destiny and attacks alone', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: NO_COLONY,
			warp: { 'seat:1': 5 },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:01'] }
		});
		g.until('launch.aim');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
		g.encounterTo({ target: 'planet:2-1', cards: ['attack:20', 'attack:01'] });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 5 });
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 4, 'seat:2': 4 });
	});

	it('[CE-6.4] given a second encounter, when it begins, then another ship comes back', () => {
		const g = position({
			destiny: ['colour:2#1', 'colour:2#2'],
			warp: { 'seat:1': 3 },
			hands: { 'seat:1': ['attack:20', 'attack:08'], 'seat:2': ['attack:01'] }
		});
		g.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-2': 1 },
			cards: ['attack:20', 'attack:01']
		});
		g.until('turn.second').answer('seat:1', { yes: true });
		g.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		expect(g.board.warp['seat:1']).toBe(1);
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 6 });
	});

	it('[CE-6.5] given ships of others in the warp, when the offense regroups, then theirs stay', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:1': 1, 'seat:2': 2, 'seat:3': 1 }
		});
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2, 'seat:3': 1 });
	});

	it('[CE-6.6] given Mobius Tubes or Plague, when an encounter starts, then they are played before the ship comes back', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:1': 2, 'seat:2': 1 },
			hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:08'], 'seat:2': ['artifact:plague'] }
		});
		expect(g.asked).toEqual(['window:encounter.start']);
		expect(g.board.warp['seat:1']).toBe(2);
		expect(g.offers('seat:2', 'artifact|plague')).toBe(true);
		g.use('seat:1', 'artifact|mobius-tubes').pass();
		while (!g.asked.includes('launch.aim')) {
			// With the warp empty nothing is left to retrieve.
			expect(g.asked).not.toContain('encounter.retrieve');
			g.lapse();
		}
		expect(g.board.warp).toEqual({});
	});

	it('[CE-6.7] given an offense with no ship anywhere, when it should launch, then the encounter and the turn end', () => {
		const g = position({ destiny: ['colour:2#1'], planets: NO_COLONY });
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.said).toContain('{seat:1} has no ship to launch: the turn ends.');
		expect(g.said).not.toContain('has laid a card');
	});

	it('[CE-6.8] given the super Machine flare, when no ship is in the warp, then there is nothing to forgo; with one a card is drawn and the ship stays', () => {
		const offered = (warp: Ships) => {
			const g = position({
				destiny: ['colour:2#1'],
				aliens: { 'seat:1': 'machine' },
				warp,
				hands: { 'seat:1': ['flare:machine', 'attack:08'] }
			});
			while (!g.asked.includes('window:regroup.retrieve') && !g.asked.includes('launch.aim'))
				g.lapse();
			return g;
		};
		expect(offered({ 'seat:2': 1 }).offers('seat:1', 'super|machine')).toBe(false);
		const g = offered({ 'seat:1': 1 });
		g.use('seat:1', 'super|machine').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1')).toHaveLength(3);
	});

	it('[CE-6.1] [CE-1.4] given a home planet without ships of its own, then who asks why no ship comes back there is told', () => {
		const g = position({
			warp: { 'seat:1': 1 },
			planets: { 'planet:1-1': { 'seat:2': 1 }, 'planet:1-2': {} }
		}).until('encounter.retrieve');
		expect(g.choices('seat:1')).toEqual(['planet:1-3', 'planet:1-4', 'planet:1-5']);
		for (const planet of ['planet:1-1', 'planet:1-2'])
			expectBarred(g, 'seat:1', planet, [
				'CE-6.1',
				/no ship there, so it is no colony of yours now/
			]);
		expectBarred(g, 'seat:1', 'planet:2-1', ['CE-6.1', /comes back to a colony of yours/]);
	});
});
