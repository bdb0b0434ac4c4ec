/** How all stand: the tree of technologies and its prices, how far each is, who may win, and the scores at the end. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { systemIds } from '../../src/lib/games/imperium/board';
import { msg } from '../../src/lib/core';
import { book } from '../../src/lib/games/imperium/book';
import { ending } from '../../src/lib/games/imperium/chronicle';
import { layTile } from '../../src/lib/games/imperium/start/galaxy';
import type { Board, PointSource } from '../../src/lib/games/imperium/types';
import { ownBoard } from '../../src/lib/games/imperium/view';
import SystemTile from '../../src/lib/ui/imperium/map/SystemTile.svelte';
import { objectivesOf, reachesOf } from '../../src/lib/ui/imperium/words/objectives';
import { COLOURS, needsWords, priceWords, treeOf } from '../../src/lib/ui/imperium/words/techs';
import { openTo, standing } from '../support/imperium';
import { said } from '../support/said';

const NAMES = { 'seat:1': 'Mira', 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
const sightWith = (edit: (board: Board) => void) => {
	const game = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, edit);
	return {
		open: openTo(game),
		own: ownBoard(game.board, 'seat:1'),
		...{ you: 'seat:1' as const, names: NAMES, book }
	};
};

describe('the tree of technologies', () => {
	const nodes = treeOf(book.technologies);
	const at = new Map(nodes.map((node) => [node.id, node]));

	test('has all of them, each in the column of its colour, no two in one place', () => {
		expect(nodes).toHaveLength(Object.keys(book.technologies).length);
		expect(nodes.every(({ tech, column }) => COLOURS[column] === tech.colour)).toBe(true);
		expect(new Set(nodes.map(({ row, column }) => `${row} ${column}`)).size).toBe(nodes.length);
	});

	test('goes down: each stands below all that it needs', () => {
		for (const { row, needs } of nodes)
			for (const need of needs) expect(at.get(need)!.row).toBeLessThan(row);
		expect(nodes.filter(({ row }) => row === 0).map(({ needs }) => needs.length)).toEqual([
			0, 0, 0
		]);
	});

	test('tells all and any apart', () => {
		const sight = { book };
		expect(needsWords(at.get('war-sun')!, sight)).toBe(
			'Needs Deep Space Cannon and Sarween Tools.'
		);
		expect(needsWords(at.get('cybernetics')!, sight)).toBe(
			'Needs Stasis Capsules or Antimass Deflectors.'
		);
		expect(needsWords(at.get('antimass-deflectors')!, sight)).toBe('');
	});

	test('a price says which planets make it cheaper; the usual one says nothing', () => {
		const sight = sightWith((board) => {
			board.objectives = [];
			board.players['seat:1']!.secrets = [];
			board.players['seat:1']!.techs = [];
			for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
			board.planets = {};
			// Fria and Arinam are blue.
			layTile(board, 'hex:0,1', 'abyz-fria', 'seat:1');
			layTile(board, 'hex:1,0', 'arinam-meer', 'seat:1');
		});
		expect(sight.open.figures.players['seat:1']!.prices).toMatchObject({
			'antimass-deflectors': 6,
			'hylar-v-assault-laser': 8
		});
		expect(priceWords('antimass-deflectors', sight)).toBe('8; Arinam −1 and Fria −1');
		expect(priceWords('hylar-v-assault-laser', sight)).toBe('');
	});
});

describe('objectives', () => {
	const sight = sightWith((board) => {
		board.objectives = ['techs-5', 'planets-5'];
		board.players['seat:2']!.techs = ['a', 'b', 'c', 'd'];
		board.players['seat:3']!.techs = ['a', 'b', 'c', 'd', 'e'];
		board.players['seat:2']!.claimed = ['planets-5'];
		board.players['seat:2']!.points = 7;
		board.players['seat:3']!.points = 7;
		board.players['seat:2']!.secrets = [];
		board.players['seat:3']!.secrets = ['usurper'];
	});

	test('say how far the others are, who is nearest first, but for those who have it', () => {
		const [techs, planets] = objectivesOf(sight);
		expect(techs!.others).toEqual([
			{ seat: 'seat:3', standing: { has: 5, of: 5 } },
			{ seat: 'seat:2', standing: { has: 4, of: 5 } }
		]);
		expect(planets!.others.map(({ seat }) => seat)).toEqual(['seat:3']);
		expect(
			objectivesOf(sight)
				.filter(({ isSecret }) => isSecret)
				.every(({ others }) => others.length === 0)
		).toBe(true);
	});

	test('say who may win: by the best it meets and a secret one', () => {
		const reaches = reachesOf(sight);
		expect(reaches.find(({ seat }) => seat === 'seat:3')).toEqual({
			...{ seat: 'seat:3', points: 7, open: 1, secret: 2, wins: true }
		});
		expect(reaches.find(({ seat }) => seat === 'seat:2')).toMatchObject({
			open: 0,
			secret: 0,
			wins: false
		});
	});
});

test('[TI-1.8] of two who have as many points the one before says why it is', () => {
	const { board } = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (edited) => {
		const one = { points: 3, objectives: 2, planets: 7, counters: 4 };
		edited.ranking = [
			{ ...one, seat: 'seat:2', planets: 14 },
			{ ...one, seat: 'seat:3' },
			{ ...one, seat: 'seat:1' }
		];
	});
	const why = ending.standings(board, ['seat:2']).map(({ before }) => before && said(before));
	expect(why).toEqual([
		'{seat:2} has more planets than {seat:3}, 14 to 7.',
		'{seat:3} comes earlier in the order of play than {seat:1}.',
		undefined
	]);
});

test('all stand in the order of the end, each with what decides it; what points came from is told by the moves', () => {
	const { board } = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (edited) => {
		const standingOf = (seat: 'seat:1' | 'seat:2', points: number) => ({
			...{ seat, points, objectives: 2, planets: 4, counters: 3 }
		});
		edited.ranking = [standingOf('seat:2', 5), standingOf('seat:1', 1)];
	});
	const all = ending.standings(board, ['seat:2']);
	expect(all.map(({ has, ...one }) => ({ ...one, has: has.map(said) }))).toEqual([
		{
			seat: 'seat:2',
			rank: 1,
			points: 5,
			has: ['2 objectives', '4 planets', '3 command counters']
		},
		{ seat: 'seat:1', rank: 2, points: 1, has: ['2 objectives', '4 planets', '3 command counters'] }
	]);
	const points = (seat: 'seat:1' | 'seat:2', n: number, from: PointSource) => ({
		...{ say: msg('Points'), to: 'all' as const, rule: 'TI-29.1' },
		move: { type: 'points' as const, seat, n, total: n, from }
	});
	const told = [
		points('seat:1', 1, { strategy: 'imperial' }),
		points('seat:2', 1, { objective: 'techs-5' }),
		points('seat:2', 2, { objective: 'usurper' }),
		points('seat:2', -1, { agenda: 'mandate' })
	];
	expect(
		ending
			.follow(board)(board, told)
			.map(({ seat, n, source }) => [seat, n, source])
	).toEqual([
		['seat:1', 1, 'strategy'],
		['seat:2', 1, 'open'],
		['seat:2', 2, 'secret'],
		['seat:2', -1, 'agenda']
	]);
});

test('a system of two planets names both at the usual zoom, and none from afar', () => {
	const sight = sightWith((board) => layTile(board, 'hex:0,1', 'abyz-fria', 'seat:1'));
	const named = (detail: 'far' | 'middle') =>
		render(SystemTile, {
			props: { id: 'hex:0,1', sight, detail, k: detail === 'far' ? 0.3 : 0.55, angle: 0 }
		}).body.match(/>(?:Abyz|Fria)</g) ?? [];
	expect(named('middle')).toEqual(['>Abyz<', '>Fria<']);
	expect(named('far')).toEqual([]);
});
