/** Section 1 of rules.md: the objective and the words of the game, by what follows from them. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { OpenBoard } from '../../../src/lib/games/cosmic/view';

const open = (g: CosmicGame): OpenBoard => lookOpen(cosmic, g.table).board;

/** `seat:1` has four foreign colonies in the home system of `seat:4`. */
const FOUR: Position['planets'] = {
	'planet:4-1': { 'seat:4': 4, 'seat:1': 1 },
	'planet:4-2': { 'seat:4': 4, 'seat:1': 1 },
	'planet:4-3': { 'seat:4': 4, 'seat:1': 1 },
	'planet:4-4': { 'seat:4': 4, 'seat:1': 1 }
};

describe('CE-1 objective and terms', () => {
	it('[CE-1.1] given four foreign colonies, when the fifth is won, then that player wins and not before', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: { ...FOUR, 'planet:2-1': { 'seat:2': 1 } },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:01'] }
		});
		expect(open(g).players['seat:1']?.foreignColonies).toBe(4);
		expect(g.table.over).toBeNull();
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:20', 'attack:01']
		});
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:1']);
		expect(open(g).players['seat:1']?.foreignColonies).toBe(5);
	});

	it('[CE-1.2] given offense and ally with four foreign colonies each, when both land at once, then both win', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: {
				...FOUR,
				'planet:4-1': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-2': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-3': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 },
				'planet:4-4': { 'seat:4': 4, 'seat:1': 1, 'seat:3': 1 }
			},
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:01'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:20', 'attack:01']
		});
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:1', 'seat:3']);
	});

	it('[CE-1.3] given a Macron and a player without power, when each sends ships, then only the Macron is held to one', () => {
		const most = (alien?: 'macron') => {
			const g = position({
				destiny: ['colour:2#1'],
				aliens: alien ? { 'seat:1': alien } : {}
			});
			g.until('launch.send');
			const { shape } = g.decision('seat:1');
			return shape.type === 'split' ? shape.max : 0;
		};
		expect([most('macron'), most()]).toEqual([1, 4]);
	});

	it('[CE-1.4] [CE-1.5] [CE-1.7] given several ships on one planet, players side by side and ships in the warp, then each planet with ships is one colony and the warp is none', () => {
		const g = position({
			planets: {
				'planet:2-1': { 'seat:2': 4, 'seat:1': 3, 'seat:3': 1 },
				'planet:2-2': { 'seat:3': 2 },
				'planet:3-5': {}
			},
			warp: { 'seat:1': 2, 'seat:3': 2 }
		});
		const { players, planets } = open(g);
		// Five home planets and one foreign one.
		expect(players['seat:1']).toMatchObject({ homeColonies: 5, foreignColonies: 1 });
		// Planet 2 is held by seat 3 alone.
		expect(players['seat:2']).toMatchObject({ homeColonies: 4, foreignColonies: 0 });
		expect(players['seat:3']).toMatchObject({ homeColonies: 4, foreignColonies: 2 });
		expect(planets['planet:2-1']).toEqual({ 'seat:2': 4, 'seat:1': 3, 'seat:3': 1 });
		// The regroup offers colonies, so never the warp: five at home, then planet 2-1.
		g.until('encounter.retrieve');
		expect(g.choices('seat:1')).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5',
			'planet:2-1'
		]);
	});

	it('[CE-1.6] given a planet held by strangers alone, when its owner is drawn, then it is still of that home system, and its ships stay from encounter to encounter', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: { 'planet:2-3': { 'seat:3': 2 } },
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['attack:20'] }
		});
		g.until('launch.aim');
		expect(g.encounter.system).toBe('seat:2');
		expect(g.choices('seat:1')).toContain('planet:2-3');
		g.pick('seat:1', 'planet:2-1');
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.ships('planet:2-3')).toEqual({ 'seat:3': 2 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 4 });
	});

	it('[CE-1.8] [CE-1.9] [CE-1.10] [CE-1.11] [CE-1.12] [CE-1.13] given an ally on each side and a bystander, when cards are compared, then gate, planet and beside count for their sides and the bystander for none', () => {
		const g = position({
			seats: 5,
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': { 'seat:2': 3, 'seat:5': 2, 'seat:1': 1 } },
			hands: {
				'seat:1': ['attack:10', 'negotiate', 'reinforcement:3'],
				'seat:2': ['attack:08'],
				'seat:5': ['attack:06', 'reinforcement:5']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 4 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			cards: ['attack:10', 'attack:08']
		});
		expect(open(g).encounter).toMatchObject({
			offense: 'seat:1',
			defense: 'seat:2',
			target: 'planet:2-1',
			gate: { 'seat:1': 2, 'seat:3': 4 },
			beside: { 'seat:4': 1 },
			allies: { offense: ['seat:3'], defense: ['seat:4'] }
		});
		g.until('window:reveal.values');
		// Reinforcements are for the main players and their allies: seat 5 is uninvolved.
		expect(g.offers('seat:5', 'reinforcement')).toBe(false);
		g.use('seat:1', 'reinforcement:3', { pick: 'offense' });
		g.until('window:resolution.outcome');
		// 10 + 2 + 4 + 3 against 8 + 3 + 1: the ship of seat 1 on the planet and those of seat 5 stand by.
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 12 });
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:5': 2, 'seat:1': 3, 'seat:3': 4 });
		expect(g.board.warp).toEqual({ 'seat:2': 3, 'seat:4': 1 });
	});

	it('[CE-1.14] given ships in the warp, when Mobius Tubes release them, then they leave it for colonies, and ships lost go into it', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:2': 2, 'seat:3': 1 },
			hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:01'], 'seat:2': ['attack:20'] }
		});
		g.until('window:encounter.start');
		g.use('seat:1', 'artifact|mobius-tubes');
		g.until('launch.aim');
		expect(g.board.warp).toEqual({});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:01', 'attack:20']
		});
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[CE-1.15] given one card of every kind, when an encounter card is chosen, then attack, negotiate and morph are offered and nothing else', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': [
					'artifact:plague',
					'flare:zombie',
					'reinforcement:5',
					'morph',
					'negotiate',
					'attack:08'
				]
			}
		});
		g.until('planning.select');
		expect(g.choices('seat:1').map((card) => card.replace(/#\d+$/, ''))).toEqual([
			'morph',
			'negotiate',
			'attack:08'
		]);
	});

	it('[CE-1.16] given Anti-Matter with four ships and attack 01, when totals are compared, then its total is -3 and no part is rounded up to nothing', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:01', 'attack:06']
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: -3, defense: 10 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});
});
