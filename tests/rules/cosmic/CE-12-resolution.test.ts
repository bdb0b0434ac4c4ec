/** Section 12 of rules.md: ships move, cards go, and the encounter ends. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

/** `seat:1` sends two ships to planet 1 of `seat:2`; allies with one and two ships when there are seats. */
function fought(offense: string, defense: string, given: Position = {}): CosmicGame {
	const { hands = {}, ...rest } = given;
	const g = position({
		seats: 4,
		destiny: ['colour:2#1'],
		...rest,
		hands: {
			...hands,
			'seat:1': [offense, ...(hands['seat:1'] ?? [])],
			'seat:2': [defense, ...(hands['seat:2'] ?? [])]
		}
	});
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		allies: {
			'seat:3': ['offense', { 'planet:3-1': 1 }],
			'seat:4': ['defense', { 'planet:4-1': 2 }]
		},
		cards: [offense, defense]
	});
}

const inOrder = (g: CosmicGame, ...parts: string[]) => {
	const places = parts.map((part) => g.said.indexOf(part));
	expect(
		places.every((at) => at >= 0),
		`${parts.join(' / ')}\n${g.said}`
	).toBe(true);
	expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('CE-12 resolution', () => {
	it('[CE-12.1] given a negotiator that loses to a defense with an ally, when it is resolved, then winner, ships, compensation, rewards, discards, and the end follow in order', () => {
		const g = fought('negotiate', 'attack:08', {
			aliens: { 'seat:2': 'filch' },
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:10', 'attack:12', 'attack:14'] },
			warp: { 'seat:4': 1 }
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		g.until('home.land').answer('seat:4', { split: { 'planet:4-2': 2 } });
		expect(g.said).not.toContain('compensation');
		g.until('resolution.rewards').answer('seat:4', { amount: 0 });
		g.until('window:resolution.discarded').use('seat:2', 'power|filch|steal');
		g.until('launch.aim', 'seat:2');
		inOrder(
			g,
			'The defense wins.',
			'{seat:1} loses 2 ships to the warp.',
			'2 ships of {seat:4} go home.',
			'{seat:1} takes 2 cards of {seat:2} as compensation.',
			'{seat:4} takes 2 cards as rewards.',
			'Negotiate is discarded.',
			'Attack 08 is discarded.',
			'{seat:2} takes Negotiate from the discard pile.',
			'{seat:2} starts a turn.'
		);
	});

	it('[CE-12.2] [CE-12.3] given the offense wins, when ships move, then all defending ships are lost, bystanders stay, and every ship in the gate lands', () => {
		const g = fought('attack:20', 'attack:06', {
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 5, 'seat:4': 3 } }
		});
		g.until('window:resolution.end');
		expect(g.board.warp).toEqual({ 'seat:2': 5, 'seat:4': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 1, 'seat:4': 3 });
		expect(g.encounter.gate).toEqual({});
		expect(g.encounter.beside).toEqual({});
		expect(g.askedSeats.length).toBeGreaterThan(0);
		expect(g.events.some(({ rule }) => rule === 'CE-20.3')).toBe(false);
	});

	it('[CE-12.4] given the offense and its ally land on a foreign planet, when the tracks are read, then each has one colony more; a second landing there adds none', () => {
		const g = fought('attack:20', 'attack:06', { planets: { 'planet:2-1': { 'seat:2': 1 } } });
		const before = view(g).players;
		expect([before['seat:1']!.foreignColonies, before['seat:3']!.foreignColonies]).toEqual([0, 0]);
		g.until('window:resolution.end');
		const after = view(g).players;
		expect([after['seat:1']!.foreignColonies, after['seat:3']!.foreignColonies]).toEqual([1, 1]);
		expect(after['seat:2']!.homeColonies).toBe(4);
		const again = fought('attack:20', 'attack:06', {
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 1 } }
		});
		again.until('window:resolution.end');
		expect(view(again).players['seat:1']!.foreignColonies).toBe(1);
	});

	it('[CE-12.4] given an intruder is beaten on an own planet, when the tracks are read, then it has one foreign colony less and the offense none more', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:1': 1, 'seat:2': 2 } },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:06'] }
		});
		g.until('destiny.own').pick('seat:1', 'against seat:2 planet:1-2');
		g.encounterTo({ send: { 'planet:1-1': 2 }, cards: ['attack:20', 'attack:06'] });
		expect(view(g).players['seat:2']!.foreignColonies).toBe(1);
		g.until('window:resolution.end');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(view(g).players['seat:2']!.foreignColonies).toBe(0);
		expect(view(g).players['seat:1']!.foreignColonies).toBe(0);
	});

	it('[CE-12.5] [CE-12.7] [CE-27.27] given the defense wins, when ships move, then all ships in the gate are lost, the defending ones and bystanders stay, and the defense gains nothing', () => {
		const g = fought('attack:04', 'attack:20', {
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 4 } },
			hands: { 'seat:2': ['attack:06'] },
			warp: { 'seat:2': 2 }
		});
		g.until('window:resolution.end');
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 2, 'seat:3': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.hand('seat:2')).toEqual(['attack:06#1']);
	});

	it('[CE-12.6] [CE-12.8] given the defense wins with an ally of two ships, when it is over, then those go to any colonies of it, not to the planet defended, and bring one reward each', () => {
		const g = fought('attack:04', 'attack:20').until('home.land');
		const { shape } = g.decision('seat:4');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual(
			[1, 2, 3, 4, 5].map((k) => `planet:4-${k}`)
		);
		const cards = g.hand('seat:4').length;
		g.answer('seat:4', { split: { 'planet:4-1': 1, 'planet:4-5': 1 } });
		g.until('window:resolution.end');
		expect(g.ships('planet:4-1')).toEqual({ 'seat:4': 3 });
		expect(g.ships('planet:4-5')).toEqual({ 'seat:4': 5 });
		expect(g.hand('seat:4')).toHaveLength(cards + 2);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(view(g).players['seat:4']!.foreignColonies).toBe(0);
	});

	it('[CE-12.9] given a defense that negotiated and lost, when it is resolved, then it collects compensation; one that lost with an attack does not', () => {
		const g = fought('attack:08', 'negotiate', {
			hands: { 'seat:1': ['attack:10', 'attack:12'] }
		});
		g.until('window:resolution.end');
		expect(g.hand('seat:2').sort()).toEqual(['attack:10#1', 'attack:12#1']);
		const attacked = fought('attack:40', 'attack:04', { hands: { 'seat:1': ['attack:10'] } });
		attacked.until('window:resolution.end');
		expect(attacked.hand('seat:2')).toEqual([]);
	});

	it('[CE-12.10] given a deal is made, when it is carried out, then the terms happen and the offense takes its ships home to colonies of its choice', () => {
		const g = fought('negotiate', 'negotiate', { hands: { 'seat:1': ['attack:10'] } });
		g.until('deal.talk').answer('seat:1', {
			offer: { give: { cards: { picks: ['attack:10#1'] } }, get: {}, promise: '' }
		});
		g.answer('seat:2', { accept: 1 }).until('home.land', 'seat:1');
		expect(g.hand('seat:2')).toEqual(['attack:10#1']);
		g.answer('seat:1', { split: { 'planet:1-4': 2 } });
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 6 });
		expect(g.encounter.gate).toEqual({});
	});

	it('[CE-12.11] given no deal is made, when it is resolved, then each main player loses three ships', () => {
		const g = fought('negotiate', 'negotiate')
			.until('deal.talk')
			.answer('seat:1', { refuse: true });
		g.until('mustLose.pick').answer('seat:1', { split: { gate: 2, 'planet:1-1': 1 } });
		g.until('mustLose.pick').answer('seat:2', { split: { 'planet:2-1': 3 } });
		g.until('launch.aim');
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(g.said).toContain('{seat:2} loses 3 ships to the warp.');
		expect(g.ships('planet:2-1')['seat:2']).toBeGreaterThan(0);
	});

	it('[CE-12.12] given the encounter is resolved, when cards go, then both revealed cards are discarded face up, the offense’s first, and a flare used is in hand again', () => {
		const g = fought('attack:20', 'attack:06', { hands: { 'seat:1': ['flare:macron'] } });
		g.until('window:reveal.values').use('seat:1', 'wild|macron|heavier');
		g.until('window:resolution.end');
		expect(view(g).discard.slice(-2)).toEqual(['attack:20#1', 'attack:06#1']);
		expect(view(g).encounter!.laid).toEqual({ offense: null, defense: null });
		expect(g.hand('seat:1')).toEqual(['flare:macron']);
	});

	it('[CE-12.13] given a first encounter won and an encounter card in hand, when it ends, then the offense may go on at regroup; a second one ends the turn', () => {
		const g = fought('attack:20', 'attack:06', {
			hands: { 'seat:1': ['attack:10', 'attack:12', 'attack:14'], 'seat:2': ['attack:04'] },
			destiny: ['colour:2#1', 'colour:2#2'],
			warp: { 'seat:1': 2 }
		});
		g.until('turn.second');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { yes: true }).until('encounter.retrieve');
		expect(g.encounter.n).toBe(2);
		g.encounterTo({ target: 'planet:2-2', send: { 'planet:1-2': 4 } });
		expect(g.encounter.offense).toBe('seat:1');
		g.lay('attack:14', 'attack:04').until('launch.aim', 'seat:2');
		expect(g.said).toContain('The offense wins 18 to 8.');
		expect(g.said.split('{seat:1} has another encounter.')).toHaveLength(2);
	});

	it('[CE-12.13] given it was lost, or no encounter card is left, when the first encounter ends, then the turn passes to the left', () => {
		const lost = fought('attack:04', 'attack:20', { hands: { 'seat:1': ['attack:10'] } });
		lost.until('launch.aim');
		expect(lost.askedSeats).toEqual(['seat:2']);
		expect(lost.said).not.toContain('another encounter');
		const empty = fought('attack:20', 'attack:06', { hands: { 'seat:1': ['reinforcement:2'] } });
		empty.until('launch.aim');
		expect(empty.askedSeats).toEqual(['seat:2']);
		expect(empty.said).not.toContain('another encounter');
	});

	it('[CE-12.16] given the defense has no ship on the planet, when it loses, then nothing is lost and the offense lands all the same', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': {} },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:20', 'attack:06']
		});
		g.until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.said).not.toContain('to the warp');
		expect(view(g).players['seat:1']!.foreignColonies).toBe(1);
	});
});
