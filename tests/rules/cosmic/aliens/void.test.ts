/** Void: who loses to it loses ships for good. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, fight, homes, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { PlanetId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 attacks seat 2 with three ships, two of its ally seat 4 and one of a defensive ally, seat 3; both lay these. */
const fought = (given: Position, cards: Cards): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
		given
	);

const LOST: Cards = ['attack:00', 'attack:30'];
const WON: Cards = ['attack:30', 'attack:00'];

/** Void, the defense, wins. */
const beaten = (given: Position = {}, cards: Cards = LOST): CosmicGame =>
	fought({ aliens: { 'seat:2': 'void' }, ...given }, cards);

describe('Void', () => {
	it('[alien:void] [CE-20.13] [CE-1.14] given it wins as the defense, then all ships of the losers leave the game, and none goes to the warp', () => {
		const g = over(beaten());
		expect(g.board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.board.warp).toEqual({});
		expect(g.said).toContain('3 ships of {seat:1} leave the game.');
		expect(cosmic.open(g.board, {}, cosmic.rules).removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[alien:void] given it wins as the offense, then the ships of the defense and its ally leave; bystanders stay', () => {
		const g = over(
			fought(
				{
					aliens: { 'seat:1': 'void' },
					planets: { 'planet:2-1': { 'seat:2': 4, 'seat:3': 2 } }
				},
				WON
			)
		);
		expect(g.board.removed).toEqual({ 'seat:2': 4, 'seat:3': 1 });
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:4': 2 });
	});

	it('[alien:void] given it loses, or is an ally or nobody in the encounter, then ships go to the warp as always', () => {
		for (const seat of ['seat:1', 'seat:3', 'seat:4'] as const) {
			const g = over(beaten({ aliens: { [seat]: 'void' } }));
			expect(g.board.removed).toEqual({});
			expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		}
	});

	it('[alien:void] [CE-20.13] given a loser with few ships, then it keeps as many as colonies win, and the rest go to the warp', () => {
		const g = over(beaten({ planets: homes('seat:1', 4, 2, 1) }));
		expect(g.board.removed).toEqual({ 'seat:1': 2, 'seat:4': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).toContain('{seat:1} loses 1 ship to the warp.');
	});

	it('[alien:void] [CE-21.8] ruling: ships in the warp count among those left, and with four colonies to win four are left', () => {
		const few = { planets: homes('seat:1', 4), warp: { 'seat:1': 2 } };
		const five = over(beaten(few));
		expect(five.board.removed).toMatchObject({ 'seat:1': 1 });
		const four = over(beaten({ ...few, options: { coloniesToWin: 4 } }));
		expect(four.board.removed).toMatchObject({ 'seat:1': 2 });
	});

	it('[alien:void] given no loser has a ship that may leave, then there is nothing to use', () => {
		const g = over(
			duel({
				aliens: { 'seat:2': 'void' },
				planets: homes('seat:1', 5),
				hands: { 'seat:2': ['attack:30'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 3 },
				cards: ['attack:08', 'attack:30']
			})
		);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.said).not.toContain('power of Void');
	});

	it('[alien:void] given a defense without ships on the planet, then there is nothing to use', () => {
		const g = over(
			duel({
				aliens: { 'seat:1': 'void' },
				planets: { 'planet:2-1': {} },
				hands: { 'seat:1': ['attack:30'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 3 },
				cards: ['attack:30', 'attack:08']
			})
		);
		expect(g.said).toContain('The offense wins');
		expect(g.said).not.toContain('power of Void');
	});

	it('[alien:void] ruling: given Zombie or Observer would save ships, then they have left before', () => {
		const zombie = over(beaten({ aliens: { 'seat:2': 'void', 'seat:1': 'zombie' } }));
		expect(zombie.board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(zombie.said).not.toContain('power of Zombie');
		const observer = over(beaten({ aliens: { 'seat:2': 'void', 'seat:4': 'observer' } }));
		expect(observer.board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[alien:void] ruling: given some of the ships of Zombie go to the warp, then it saves those', () => {
		const g = beaten({
			aliens: { 'seat:2': 'void', 'seat:1': 'zombie' },
			planets: homes('seat:1', 4, 1, 1)
		});
		over(g);
		expect(g.board.removed).toMatchObject({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({});
		expect(g.said).toContain('power of Zombie');
	});

	it('[alien:void] [CE-14.3] ruling: given the loser negotiated, then there is no compensation for ships that left', () => {
		const g = over(beaten({}, ['negotiate', 'attack:30']));
		expect(g.board.removed).toMatchObject({ 'seat:1': 3 });
		expect(g.said).not.toContain('compensation');
		const few = over(beaten({ planets: homes('seat:1', 4, 2, 1) }, ['negotiate', 'attack:30']));
		expect(few.said).toContain('takes 1 card of {seat:2} as compensation');
	});

	it('[alien:void] ruling: given a deal that fails, then nothing leaves the game', () => {
		const g = duel({
			aliens: { 'seat:1': 'void', 'seat:2': 'macron' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		expect(g.board.removed).toEqual({});
	});

	it('[alien:void] given ships are lost besides those of the encounter, then they go to the warp', () => {
		const g = beaten({ aliens: { 'seat:2': ['cudgel', 'void'] } });
		g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-5': 4 } });
		over(g);
		expect(g.board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
	});

	it('[alien:void] given it is zapped, then the ships go to the warp', () => {
		const g = over(
			beaten({ hands: { 'seat:1': ['artifact:cosmic-zap'] } })
				.until('window:use.declared', 'seat:1')
				.use('seat:1', 'artifact|cosmic-zap')
		);
		expect(g.board.removed).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[alien:void] [alien:healer] ruling: given Healer, then it brings back what left the game and what went to the warp, for one card', () => {
		const g = beaten({
			aliens: { 'seat:2': 'void', 'seat:3': 'healer' },
			planets: homes('seat:1', 4, 2, 1)
		}).until('window:ships.lost', 'seat:3');
		const held = g.hand('seat:3').length;
		g.use('seat:3', 'power|healer', { picks: ['seat:1'] });
		over(g);
		expect(g.board.removed).toEqual({ 'seat:4': 2 });
		expect(g.board.warp).toEqual({});
		const home = Object.keys(homes('seat:1')) as PlanetId[];
		expect(home.reduce((sum, planet) => sum + (g.ships(planet)['seat:1'] ?? 0), 0)).toBe(7);
		expect(g.hand('seat:3').length).toBeGreaterThan(held);
	});

	it('[alien:void] [super:healer] given Healer plays its super flare, then ships that left the game count as well; older ones stay away', () => {
		const g = beaten({
			aliens: { 'seat:2': 'void', 'seat:3': 'healer' },
			removed: { 'seat:1': 4, 'seat:4': 1 },
			hands: { 'seat:3': ['flare:healer'] }
		}).until('window:ships.lost', 'seat:3');
		declare(g, 'seat:3', 'power|healer', { picks: ['seat:1', 'seat:4'] });
		over(g.use('seat:3', 'super|healer'));
		// One of them its reward.
		expect(g.hand('seat:3')).toHaveLength(1 + 3 + 2 + 1);
		expect(g.board.removed).toEqual({ 'seat:1': 4, 'seat:4': 1 });
	});

	it('[alien:void] given ships come back to the game, then they have not been retrieved from the warp', () => {
		const g = beaten({
			aliens: { 'seat:2': 'void', 'seat:3': 'healer', 'seat:4': 'remora' },
			warp: { 'seat:4': 1 }
		}).until('window:ships.lost', 'seat:3');
		g.use('seat:3', 'power|healer', { picks: ['seat:1'] });
		expect(offered(g, 'seat:4', 'power|remora|follow')).toBe(false);
	});
});

describe('the Void flare', () => {
	/** Seat 1 plays Plague on seat 3; seat 2 holds the flare. */
	const plagued = (given: Position = {}): CosmicGame => {
		const g = duel({
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['flare:void'] },
			...given
		}).until('window:encounter.start', 'seat:1');
		return declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:3' });
	};

	it('[wild:void] given an artifact is played, when its player sends a ship to the warp, then the artifact is discarded without effect; not played, it takes effect', () => {
		const g = plagued().use('seat:2', 'wild|void', { pick: 'planet:2-4' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
		expect(g.board.discard).toEqual(['artifact:plague#1']);
		expect(g.hand('seat:2')).toContain('flare:void');
		expect(plagued().until('launch.aim').board.warp).toEqual({ 'seat:3': 3 });
	});

	it('[wild:void] given a power or a flare is used, or the artifact is cancelled already, then it cannot be played', () => {
		const power = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['flare:void'] }
		}).until('window:use.declared', 'seat:2');
		expect(power.offers('seat:2', 'wild|void')).toBe(false);
		const flare = duel({
			hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['flare:void'] }
		}).until('window:planning.beforeSelect', 'seat:1');
		declare(flare, 'seat:1', 'wild|chosen');
		expect(flare.offers('seat:2', 'wild|void')).toBe(false);
		const zapped = plagued({
			hands: {
				'seat:1': ['artifact:plague'],
				'seat:2': ['flare:void'],
				'seat:3': ['artifact:card-zap']
			}
		});
		declare(zapped, 'seat:3', 'artifact|card-zap');
		for (; zapped.table.frames.filter(({ step }) => step === 'use').length > 1; zapped.lapse());
		for (; !zapped.asked.includes('launch.aim'); zapped.lapse())
			expect(zapped.offers('seat:2', 'wild|void')).toBe(false);
		expect(zapped.said).toContain('{seat:3} cancels Plague with Card Zap.');
	});

	it('[wild:void] given the defense, then its ships on the planet are in the encounter, and others pay; without any it cannot be played', () => {
		const force = duel({
			seats: 4,
			hands: { 'seat:1': ['artifact:force-field', 'attack:30'], 'seat:2': ['flare:void'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['defense', { 'planet:4-1': 1 }] }
		});
		force.until('window:alliance.formed', 'seat:1');
		declare(force, 'seat:1', 'artifact|force-field', { picks: ['seat:4'] });
		expect(
			force.refusal('seat:2', {
				pick: 'wild|void|swallow|flare:void',
				then: { pick: 'planet:2-1' }
			})
		).toBeTruthy();
		force.use('seat:2', 'wild|void', { pick: 'planet:2-2' }).until('planning.select');
		expect(force.encounter.allies.defense).toEqual(['seat:4']);
		const bare = plagued({
			planets: homes('seat:2'),
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['flare:void'] }
		});
		expect(bare.offers('seat:2', 'wild|void')).toBe(false);
	});

	it('[wild:void] given Card Zap answers it, then no ship is lost and the artifact takes effect', () => {
		const g = plagued({
			hands: {
				'seat:1': ['artifact:plague', 'artifact:card-zap'],
				'seat:2': ['flare:void']
			}
		});
		declare(g, 'seat:2', 'wild|void', { pick: 'planet:2-4' });
		g.use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 3 });
		expect(g.board.discard).toContain('flare:void');
	});

	/** Void is an ally of the defense, which wins. */
	const allied = (given: Position = {}, cards: Cards = LOST): CosmicGame =>
		fought({ aliens: { 'seat:3': 'void' }, hands: { 'seat:3': ['flare:void'] }, ...given }, cards);

	it('[super:void] given it is an ally of the winner, when it plays it, then the ships of the losers leave the game; not played, they go to the warp', () => {
		const g = allied().until('window:resolution.outcome', 'seat:3').use('seat:3', 'super|void');
		expect(over(g).board.removed).toEqual({ 'seat:1': 3, 'seat:4': 2 });
		expect(g.board.warp).toEqual({});
		expect(over(allied()).board.warp).toEqual({ 'seat:1': 3, 'seat:4': 2 });
	});

	it('[super:void] given its side loses, or it is no ally, then it cannot be played', () => {
		expect(offered(allied({}, WON), 'seat:3', 'super|void')).toBe(false);
		const main = beaten({ hands: { 'seat:2': ['flare:void'] } });
		expect(offered(main, 'seat:2', 'super|void')).toBe(false);
	});

	it('[super:void] given Cosmic Zap answers it, then the ships go to the warp and the flare comes back', () => {
		const g = allied({ hands: { 'seat:3': ['flare:void'], 'seat:1': ['artifact:cosmic-zap'] } });
		declare(g.until('window:resolution.outcome', 'seat:3'), 'seat:3', 'super|void');
		g.use('seat:1', 'artifact|cosmic-zap');
		over(g);
		expect(g.board.removed).toEqual({});
		expect(g.hand('seat:3')).toContain('flare:void');
	});
});
