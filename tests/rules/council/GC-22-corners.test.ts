/** Corner cases of no one section (GC-22); the others stand with what they are about. */
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src/lib/core';
import { hexIds } from '../../../src/lib/games/council/board';
import { isEdge, neighboursOf } from '../../../src/lib/games/council/map/neighbours';
import { payers } from '../../../src/lib/games/council/economy/production';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { hexId, hexOf, neighbours } from '../../../src/lib/hex';
import type { HexId } from '../../../src/lib/hex';
import { attack, duel } from '../../support/battle';
import { opening, position } from '../../support/council';
import type { Position } from '../../support/council';
import { convene, vote } from '../../support/council-session';
import { unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const HOME = 'hex:-2,0';

describe('events that cannot be used', () => {
	it('[GC-22.3] without a legal Battle, technology or ally the Major Event can be traded or left', () => {
		// Open space around, nothing to pay with.
		const around = ['hex:-1,-1', 'hex:-1,0', 'hex:-2,1'];
		const g = position({
			tiles: Object.fromEntries(around.map((id, i) => [id, `frontier-${13 + i}`])),
			planets: { [HOME]: { expended: true } },
			market: ['envoy-school']
		});
		const open = g.choices('seat:1');
		for (const event of ['battle', 'research', 'alliance']) expect(open).not.toContain(event);
		expect(open).toContain('trade');
		g.pick('seat:1', 'end');
		expect(g.askedSeats).toEqual(['seat:2']);
		const traded = position().pick('seat:1', 'trade');
		expect(traded.board.turn).toMatchObject({ major: 0, minor: 3 });
	});
});

describe('homeworlds', () => {
	it.each([2, 3, 4, 5, 6])(
		'[GC-22.6] with %i players every hex can be reached from every other',
		(seats) => {
			const { board } = opening({ seats }).until('turn.menu');
			const reached = new Set<HexId>(hexIds(board).slice(0, 1));
			for (const hex of reached) for (const next of neighboursOf(board, hex)) reached.add(next);
			expect(reached.size).toBe(hexIds(board).length);
		}
	);

	it('[GC-22.6] no tile blocks: ships enter every kind of feature', () => {
		for (const n of [13, 16, 17, 18, 19, 20]) {
			const g = position({ tiles: { 'hex:-1,0': `frontier-${n}` } });
			expect(g.choices('seat:1', 'move', HOME)).toContain('hex:-1,0');
		}
	});

	it('[GC-22.7] a blockade takes neither production nor votes', () => {
		const given: Position = {
			planets: { 'hex:-1,-1': { owner: 'seat:1' } },
			ships: { 'hex:0,-1': ['seat:1', { fighter: 1 }] }
		};
		const free = position(given);
		const g = position({ ...given, ships: { ...given.ships, [HOME]: ['seat:2', { fighter: 1 }] } });
		expect(payers(g.board, 'seat:1').map(({ id }) => id)).toEqual([HOME, 'hex:-1,-1']);
		expect(votesOf(g.board, 'seat:1')).toBe(votesOf(free.board, 'seat:1'));
	});

	it('[GC-22.6] surrounded by ships of others, a homeworld still builds and fights', () => {
		const around = ['hex:-1,-1', 'hex:-1,0', 'hex:-2,1'] as const;
		const g = position({
			players: { 'seat:1': { stock: 3 } },
			planets: { [HOME]: { expended: true } },
			ships: {
				[HOME]: ['seat:1', { fighter: 2 }],
				...Object.fromEntries(around.map((id) => [id, ['seat:2', { fighter: 1 }]]))
			} as Position['ships']
		});
		expect(g.choices('seat:1')).not.toContain('move');
		expect(g.choices('seat:1', 'battle')).toEqual(expect.arrayContaining([...around]));
		g.send('seat:1', { fighter: 3 }, 'build', HOME);
		expect(g.hex(HOME).fleet?.fighter).toBe(5);
	});

	it('[GC-22.6] [GC-8.3] what is added to a homeworld counts again when it is retaken', () => {
		const g = position({
			players: { 'seat:1': { techs: ['orbital-farms'] } },
			planets: { [HOME]: { owner: null } },
			ships: { 'hex:-1,0': ['seat:1', { fighter: 1 }] }
		});
		g.pick('seat:1', 'battle', HOME).until('turn.menu');
		expect(g.planet(HOME)).toMatchObject({ owner: 'seat:1', homeOf: 'seat:1', expended: true });
		g.until('council.choose').until('turn.menu', 'seat:1');
		g.send('seat:1', { fighter: 2, destroyer: 1 }, 'build', HOME); // 4 and 1
		expect(g.hex(HOME).fleet).toMatchObject({ fighter: 3, destroyer: 1 });
	});
});

describe('the edge of the map', () => {
	it('[GC-22.2] is where fewer than 6 hexes share a side, whatever a Wormhole adds', () => {
		const g = position({
			tiles: { 'hex:0,-2': 'frontier-20', 'hex:0,-1': 'frontier-21' },
			planets: { [HOME]: { owner: 'seat:2' } },
			ships: { 'hex:2,0': ['seat:2', { fighter: 1 }] },
			turn: 'seat:2',
			first: 'seat:2'
		});
		g.hex(HOME).fleet = null;
		g.pick('seat:2', 'end');
		const sites = g.choices('seat:1') as HexId[];
		expect(sites).toContain('hex:0,-2'); // four sides and a Wormhole
		expect(sites).not.toContain('hex:0,-1');
		expect(sites.every((id) => isEdge(g.board, id))).toBe(true);
		expect(sites).toHaveLength(12 - 3); // without those of seat:2 and of two NPC races
	});

	it.each([2, 3, 4, 5, 6])(
		'[GC-22.2] with %i players it is every hex without a full ring',
		(seats) => {
			const { board } = opening({ seats }).until('turn.menu');
			const ids = hexIds(board);
			const lacks = (id: HexId) => neighbours(hexOf(id)).some((next) => !ids.includes(hexId(next)));
			expect(ids.filter((id) => isEdge(board, id))).toEqual(ids.filter(lacks));
		}
	);
});

describe('effects at the same moment', () => {
	it('[GC-22.11] in a battle those of the attacker, whose turn it is, come first', () => {
		// Both cancel a Tactic of the other, and have two to choose from.
		const hand = ['signal-break', 'feint', 'decoys', 'overload'];
		const g = duel({
			attack: { fighter: 10 },
			defence: { fighter: 10 },
			tactics: [...hand, ...hand]
		});
		const three = { small: 3 };
		const cards = ['signal-break', 'feint', 'decoys'];
		attack(g, {
			buy: { 'seat:1': three, 'seat:2': three },
			play: { 'seat:1': cards, 'seat:2': cards }
		});
		const asked: SeatId[] = [];
		for (let i = 0; i < 2; i++) {
			expect(g.asked).toEqual(['battleRound.jamWhich']);
			asked.push(...g.askedSeats);
			if (i === 1) unload(); // the dice are anybody's
			g.lapse();
		}
		expect(asked).toEqual(['seat:1', 'seat:2']);
	});
});

describe('alliances', () => {
	it('[GC-22.15] what partners scored before stays scored; once the alliance is void each scores what it has not', () => {
		/** Who scores an objective at the judging that `seat:2` has scored before. */
		const judged = (given: Position) => {
			const g = convene('truce', {
				objectives: ['treasury'],
				...given,
				players: {
					'seat:1': { stock: 9, vp: 1 },
					'seat:2': { stock: 9, vp: 1, scored: ['treasury'] },
					'seat:3': { stock: 9 }
				}
			});
			expect(g.player('seat:2')).toMatchObject({ vp: 1, scored: ['treasury'] });
			while (g.asked[0] === 'judging.claim') g.lapse();
			return g.moves('score').map(({ seat }) => seat);
		};
		expect(judged({ allies: ['seat:1', 'seat:2'] })).toEqual(['seat:3']);
		expect(judged({})).toEqual(['seat:1', 'seat:3']);
	});
});

describe('effects at the Council', () => {
	it('[GC-22.4] [GC-22.12] ships an effect cannot place are lost, and the rest of the card counts', () => {
		const g = convene('warden-marches', {
			ships: { 'hex:2,0': ['seat:2', { fighter: 9, destroyer: 7 }] }
		});
		vote(g, { 'seat:1': 'seat:2' });
		expect(g.hex('hex:2,0').fleet).toMatchObject({ fighter: 10, destroyer: 7 });
		expect(g.player('seat:2').vp).toBe(1);
	});

	it('[GC-22.1] [GC-22.12] with other ships above every planet of the elected none are placed', () => {
		const g = convene('warden-marches', {
			ships: { 'hex:2,0': ['seat:3', { fighter: 1 }], 'hex:1,0': ['seat:2', { fighter: 1 }] }
		});
		vote(g, { 'seat:1': 'seat:2' });
		expect(g.hex('hex:2,0').fleet).toMatchObject({ race: 'seat:3', fighter: 1 });
		expect(g.hex('hex:1,0').fleet?.fighter).toBe(1);
		expect(g.player('seat:2').vp).toBe(1);
	});

	it('[GC-22.11] of effects at the same moment, those clockwise from the Chair come first', () => {
		const g = convene('home-rule', {
			chair: 'seat:2',
			planets: {
				'hex:-1,-1': { owner: 'seat:1' },
				'hex:2,-1': { owner: 'seat:2' },
				'hex:-1,2': { owner: 'seat:3' }
			}
		});
		vote(g, { 'seat:1': 'against' });
		const asked: string[] = [];
		while (g.asked[0] === 'effect.ships.where') {
			asked.push(...g.askedSeats);
			g.lapse();
		}
		expect(asked).toEqual(['seat:2', 'seat:3', 'seat:1']);
	});
});
