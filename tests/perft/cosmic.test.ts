/** Lines of play from known positions of Cosmic Encounter, counted by hand and by trying them all. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../src/lib/games/cosmic';
import type { PlanetId, Ships } from '../../src/lib/games/cosmic/types';
import { position } from '../support/cosmic';
import type { CosmicGame, Position } from '../support/cosmic';
import { linesOfDepth, linesTo } from './lines';

const depths = ({ table }: CosmicGame, most: number): number[] =>
	Array.from({ length: most }, (_, i) => linesOfDepth(cosmic, table, i + 1));

/** These ships on the first planets of a seat, nothing on the rest. */
const only = (seat: number, ...ships: number[]): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		[1, 2, 3, 4, 5].map((k) => [
			`planet:${seat}-${k}`,
			ships[k - 1] ? { [`seat:${seat}`]: ships[k - 1] } : {}
		])
	);

/** Three seats with so few ships that every line can be tried; the third holds no card. */
const small = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		planets: { ...only(1, 2), ...only(2, 1), ...only(3, 1) },
		hands: {
			'seat:1': ['attack:06', 'negotiate'],
			'seat:2': ['attack:06', 'negotiate'],
			'seat:3': []
		},
		...given
	});

describe('lines of play', () => {
	it('[CE-8.1] [CE-8.4] the opening launch: 5 planets, then 1 to 4 ships of five colonies', () => {
		const g = position({ destiny: ['colour:2#1'] }).until('launch.aim');
		// Ways to take 1, 2, 3, 4 ships from five places of 4: 5 + 15 + 35 + 70 = 125.
		expect(depths(g, 2)).toEqual([5, 5 * 125]);
	});

	it('[CE-9.1] [CE-9.2] [CE-9.4] a small encounter up to the alliances', () => {
		const g = small().until('launch.aim');
		// 5 planets; 1 or 2 ships; two main players who can only pass before alliances; one guest to be
		// invited or not, by the offense and by the defense.
		expect(depths(g, 6)).toEqual([5, 10, 10, 10, 20, 40]);
	});

	it('[CE-9.5] [CE-10.2] the same from the launch to the cards, and to both cards laid', () => {
		const g = small().until('launch.aim').pick('seat:1', 'planet:2-1');
		// 2 launches × (nobody invites: 1, one does: join or not 2 + 2, both do: either or neither 3) = 16.
		expect(linesTo(cosmic, g.table, 'planning.select')).toBe(2 * (1 + 2 + 2 + 3));
		// Each main player lays one of two cards.
		expect(linesTo(cosmic, g.table, 'reveal.before')).toBe(16 * 2 * 2);
	});

	it('[CE-7.4] [CE-7.6] the own colour: an intruder, an empty planet, or another card', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { ...only(1, 2, 1, 0, 1, 1), 'planet:1-2': { 'seat:1': 1, 'seat:2': 1 } }
		}).until('destiny.own');
		// 1 to 4 ships of colonies with 2, 1, 1 and 1: the coefficients of (1 + x + x²)(1 + x)³ are
		// 4 + 7 + 7 + 4 = 22. With the one intruder and the redraw: 24.
		expect(depths(g, 1)).toEqual([24]);
	});

	it('[CE-13.13] a failed deal: each main player loses three ships of its choice', () => {
		const g = position({ destiny: ['colour:2#1'] })
			.until('launch.aim')
			.pick('seat:1', 'planet:2-1');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
		g.lay('negotiate', 'negotiate').until('deal.talk').answer('seat:1', { refuse: true });
		g.until('mustLose.pick');
		// Offense: three of (3, 4, 4, 4, 4) and one in the gate: 56 ways over six places, less the 6 that
		// take more than one from the gate. Defense: three of five places of 4: 35.
		expect(depths(g, 2)).toEqual([50, 50 * 35]);
	});

	it('[CE-14.10] rewards: each may be a ship only while ships are in the warp', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:30'], 'seat:3': [] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 3 }] },
			cards: ['attack:06', 'attack:30']
		});
		g.until('resolution.rewards');
		expect(depths(g, 1)).toEqual([2]); // none or one of three
	});

	it('[CE-11.8] [CE-15.16] a duel of reinforcements, until both have passed', () => {
		const g = small({
			planets: {},
			hands: {
				'seat:1': ['attack:06', 'attack:04', 'reinforcement:2'],
				'seat:2': ['attack:08', 'attack:04', 'reinforcement:3'],
				'seat:3': []
			}
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.lay('attack:06', 'attack:08').until('window:reveal.values');
		// Answers come out together and the first in order who acts does so. With f(a, b) lines when the
		// offense holds a reinforcements and the defense b, each playable for either side:
		// f(0,0) = 1; f(0,1) = f(1,0) = 1 + 2 = 3;
		// f(1,1) = 1 (both pass) + 2 · (1 + 2) · f(0,1) (the offense plays, whatever the other says)
		//        + 2 · f(1,0) (only the defense plays) = 1 + 18 + 6.
		expect(linesTo(cosmic, g.table, 'resolution.outcome')).toBe(25);
	});

	it('[CE-9.7] hidden alliances: everybody answers at once, so every pair of answers is a line', () => {
		const g = position({
			seats: 4,
			options: { hiddenAlliances: true },
			destiny: ['colour:2#1'],
			planets: { ...only(3, 1), ...only(4, 2) }
		}).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:4'] });
		g.until('alliance.together');
		// Seat 3: offense with its ship, or not: 2. Seat 4: either side with 1 or 2 ships, or not: 5.
		expect(depths(g, 2)).toEqual([2, 2 * 5]);
	});
});
