/** Observer: no ship that helps beside it, or that it helps with, goes to the warp. */
import { describe, expect, it } from 'vitest';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { DEFAULTS } from '../../../../src/lib/games/cosmic/setup';
import { duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seats 3 and 4 help seat 1, with two ships and one; seat 2 wins with attack 30. */
const helped = (given: Position = {}): CosmicGame =>
	duel({
		seats: 4,
		...given,
		hands: {
			...given.hands,
			'seat:2': ['attack:30', ...(given.hands?.['seat:2'] ?? [])]
		}
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: {
			'seat:3': ['offense', { 'planet:3-1': 2 }],
			'seat:4': ['offense', { 'planet:4-1': 1 }]
		},
		cards: ['attack:08', 'attack:30']
	});

describe('Observer', () => {
	it('[alien:observer] given it loses as an ally, then its ships return to colonies it chooses, and all others are lost', () => {
		const g = helped({ aliens: { 'seat:3': 'observer' } }).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('launch.aim', 'seat:2');
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 6 });
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:4': 1 });
		expect(g.said).toContain('{seat:3} uses the power of Observer');
	});

	it('[alien:observer] given it loses as a main player, then the ships of each of its allies return to theirs, and its own are lost', () => {
		const g = helped({ aliens: { 'seat:1': 'observer' } }).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-1': 2 } }).until('home.land', 'seat:4');
		g.answer('seat:4', { split: { 'planet:4-5': 1 } }).until('launch.aim', 'seat:2');
		expect(g.ships('planet:4-5')).toEqual({ 'seat:4': 5 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:observer] given it is the defense and loses, then its allies’ ships come home and its planet is lost', () => {
		const g = duel({ aliens: { 'seat:2': 'observer' }, hands: { 'seat:1': ['attack:40'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:40', 'attack:08']
		});
		g.until('home.land', 'seat:3').answer('seat:3', { split: { 'planet:3-3': 2 } });
		expect(g.until('turn.second').board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:observer] given its opponent’s allies lose, or others fight, then it keeps none', () => {
		const g = helped({ aliens: { 'seat:2': 'observer' } }).until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('power of Observer');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 2, 'seat:4': 1 });
		const alone = meet(
			duel({
				aliens: { 'seat:1': 'observer', 'seat:3': 'observer' },
				hands: { 'seat:2': ['attack:30'] }
			}),
			['attack:08', 'attack:30']
		);
		expect(alone.until('launch.aim', 'seat:2').board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:observer] ruling: given ships are lost before resolution, then it does not keep them', () => {
		const g = duel({
			aliens: { 'seat:1': 'gambler', 'seat:3': 'observer' },
			hands: { 'seat:2': ['attack:06'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] }
		});
		// A power that drags its ships along in the reveal.
		g.board.players['seat:2']!.aliens = ['vacuum'];
		g.lay('attack:08', 'attack:08').until('window:reveal.claim', 'seat:1');
		g.use('seat:1', 'power|gambler', { pick: 'attack:08' }).until('gambler.challenge.ask');
		g.answer('seat:2', { yes: true }).until('use.details', 'seat:2');
		g.answer('seat:2', { split: { 'seat:3': 2 } }).until('mustLose.pick', 'seat:3');
		g.answer('seat:3', { split: { gate: 2 } }).until('launch.aim', 'seat:2');
		expect(g.board.warp['seat:3']).toBe(2);
		expect(g.said).not.toContain('power of Observer');
	});

	it('[alien:observer] given its ships on colonies are dragged along in resolution while it is an ally, then they are kept as well', () => {
		const g = helped({ aliens: { 'seat:1': 'vacuum', 'seat:3': 'observer' } });
		g.until('use.details', 'seat:1').answer('seat:1', { split: { 'seat:3': 1 } });
		g.until('mustLose.pick', 'seat:3').answer('seat:3', { split: { 'planet:3-5': 1 } });
		g.until('launch.aim', 'seat:2');
		expect(g.board.warp['seat:3']).toBeUndefined();
	});

	it('[alien:observer] given both sides lose, then it keeps the ships of its side’s allies', () => {
		const g = duel({
			options: { largeGroupCards: 'on' },
			aliens: { 'seat:1': 'observer' },
			hands: { 'seat:1': ['morph'], 'seat:2': ['morph'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['morph', 'morph']
		});
		g.until('home.land', 'seat:3');
		expect(g.board.warp['seat:3']).toBeUndefined();
	});

	it('[alien:observer] ruling: given an ally has no colony left, then its ships are lost', () => {
		const g = helped({
			aliens: { 'seat:1': 'observer' },
			planets: homes('seat:3', 2),
			warp: { 'seat:3': 18 }
		}).until('launch.aim', 'seat:2');
		expect(g.board.warp).toMatchObject({ 'seat:1': 1, 'seat:3': 20 });
		expect(g.board.warp['seat:4']).toBeUndefined();
	});

	it('[alien:observer] given it is zapped, then the ships are lost; given its power is lost, too', () => {
		const g = helped({
			aliens: { 'seat:1': 'observer' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('launch.aim', 'seat:2').board.warp).toEqual({
			'seat:1': 1,
			'seat:3': 2,
			'seat:4': 1
		});
		const lost = helped({ aliens: { 'seat:1': 'observer' }, planets: homes('seat:1', 10, 10) });
		expect(lost.until('launch.aim', 'seat:2').board.warp).toMatchObject({ 'seat:3': 2 });
	});

	it('[alien:observer] [CE-22.7] given two players, then it is left out, but by the option', () => {
		const box = (allowThirdPartyAliens: boolean) =>
			poolFor(2, { ...DEFAULTS, allowThirdPartyAliens });
		expect(box(false)).not.toContain('observer');
		expect(box(true)).toContain('observer');
	});
});

describe('the Observer flare', () => {
	/** Seat 1 holds the flare; seat 3 helps it and seat 4 the defense. */
	const standing = (given: Position = {}) =>
		duel({ seats: 4, ...given }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 4 }]
			}
		});
	const sizes = (g: CosmicGame) => [1, 2, 3, 4].map((n) => g.hand(`seat:${n}`).length);

	it('[wild:observer] given a main player with allies, when it plays it, then each of its own draws a card; not played, none', () => {
		const hands = { 'seat:1': ['flare:observer'] };
		const g = standing({ hands }).until('window:alliance.formed', 'seat:1');
		expect(sizes(g.use('seat:1', 'wild|observer').until('planning.select'))).toEqual([2, 1, 3, 2]);
		expect(sizes(standing({ hands }).until('planning.select'))).toEqual([2, 1, 2, 2]);
	});

	it('[wild:observer] given the defense holds it, then its allies draw, and no others', () => {
		const g = standing({ hands: { 'seat:2': ['flare:observer'] } });
		g.until('window:alliance.formed', 'seat:2').use('seat:2', 'wild|observer');
		expect(sizes(g.until('planning.select'))).toEqual([1, 2, 2, 3]);
	});

	it('[wild:observer] given no ally beside it, or an ally holds it, then it cannot be played', () => {
		const alone = duel({ hands: { 'seat:1': ['flare:observer'] } });
		alone.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		const ally = standing({ hands: { 'seat:3': ['flare:observer'] } });
		for (const [g, seat] of [
			[alone, 'seat:1'],
			[ally, 'seat:3']
		] as const)
			for (; !g.asked.includes('planning.select'); g.lapse())
				expect(g.offers(seat, 'wild|observer')).toBe(false);
	});

	it('[super:observer] given Observer as the offense with a ship in the warp, when it plays it before it sends ships, then the ship is one of its four; not played, it sends four', () => {
		const at = () =>
			duel({
				aliens: { 'seat:1': 'observer' },
				warp: { 'seat:1': 3 },
				hands: { 'seat:1': ['flare:observer'] }
			})
				.until('launch.aim')
				.pick('seat:1', 'planet:2-1')
				.until('window:launch.beforeShips', 'seat:1');
		const g = at().use('seat:1', 'super|observer').until('launch.send');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ min: 0, max: 3 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(at().until('launch.send').decision('seat:1').shape).toMatchObject({ min: 1, max: 4 });
	});

	it('[super:observer] given Observer as an ally that has sent fewer than four, when alliances stand, then it may bring one from the warp; with four there, it cannot', () => {
		const warp = { 'seat:3': 2, 'seat:4': 2 };
		const g = standing({
			aliens: { 'seat:3': 'observer' },
			warp,
			hands: { 'seat:3': ['flare:observer'] }
		});
		g.until('window:alliance.formed', 'seat:3').use('seat:3', 'super|observer');
		g.until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 3 });
		expect(g.board.warp).toEqual({ 'seat:3': 1, 'seat:4': 2 });
		const full = standing({
			aliens: { 'seat:4': 'observer' },
			warp,
			hands: { 'seat:4': ['flare:observer'] }
		});
		full.until('window:alliance.formed', 'seat:4');
		expect(full.offers('seat:4', 'super|observer')).toBe(false);
	});

	it('[super:observer] given Observer helps the defense, then the ship comes to stand beside the planet', () => {
		const g = duel({
			aliens: { 'seat:3': 'observer' },
			warp: { 'seat:3': 2 },
			hands: { 'seat:3': ['flare:observer'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
		});
		g.until('window:alliance.formed', 'seat:3').use('seat:3', 'super|observer');
		expect(g.until('planning.select').encounter.beside).toEqual({ 'seat:3': 2 });
	});

	it('[super:observer] given it is the defense, or has no ship in the warp, then it cannot be played', () => {
		for (const [seat, warp] of [
			['seat:2', { 'seat:2': 2 }],
			['seat:1', {}],
			['seat:3', {}]
		] as const) {
			const g = duel({
				seats: 4,
				aliens: { [seat]: 'observer' },
				warp,
				hands: { [seat]: ['flare:observer', 'attack:06'] }
			});
			// From the aim on, for the offense is asked before it sends ships.
			for (; !g.asked.includes('launch.send'); g.lapse())
				expect(g.offers(seat, 'super|observer'), seat).toBe(false);
			g.encounterTo({
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] }
			});
			for (; !g.asked.includes('planning.select'); g.lapse())
				expect(g.offers(seat, 'super|observer'), seat).toBe(false);
		}
	});
});
