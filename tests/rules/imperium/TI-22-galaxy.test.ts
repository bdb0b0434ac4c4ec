/** TI-22, TI-6.9 to TI-6.11: what is adjacent, and where ships may stop, pass and start. */
import { describe, expect, it } from 'vitest';
import { noFleet, valueOf } from '../../../src/lib/games/imperium/board';
import { adjacentForShips, besides } from '../../../src/lib/games/imperium/map/neighbours';
import { mayPass, mayStop, moveFrom, stepsTo } from '../../../src/lib/games/imperium/map/ways';
import type { Board, Fleet, SystemId } from '../../../src/lib/games/imperium/types';
import { ready, standing } from '../../support/imperium';

/** A galaxy of six without anything but empty space and these tiles; no ships but those given. */
function galaxy(
	tiles: Record<SystemId, string> = {},
	ships: Record<SystemId, [seat: `seat:${number}`, Partial<Fleet>]> = {}
): Board {
	const { board } = ready({ seats: 6 });
	for (const [i, id] of (Object.keys(board.systems) as SystemId[]).entries()) {
		const system = board.systems[id]!;
		system.tile = tiles[id] ?? `empty#${i}`;
		const [seat, fleet] = ships[id] ?? [];
		system.fleets = seat ? { [seat]: { ...noFleet(), ...fleet } } : {};
	}
	for (const player of Object.values(board.players)) player.techs = [];
	return board;
}

const me = 'seat:1';

describe('what is adjacent', () => {
	it('[TI-22.1] systems that share a side', () => {
		const board = galaxy();
		expect(besides(board, 'hex:0,0')).toHaveLength(6);
		expect(besides(board, 'hex:0,-3').toSorted()).toEqual(
			['hex:-1,-2', 'hex:0,-2', 'hex:1,-3'].sort()
		);
	});

	it('[tile:empty-alpha] [TI-22.2] systems with the same wormhole, for ships alone', () => {
		const board = galaxy({
			'hex:0,-3': 'lodor',
			'hex:0,3': 'empty-alpha',
			'hex:3,0': 'quann'
		});
		expect(adjacentForShips(board, 'hex:0,-3')).toContain('hex:0,3');
		expect(adjacentForShips(board, 'hex:0,3')).toContain('hex:0,-3');
		expect(adjacentForShips(board, 'hex:0,3')).not.toContain('hex:3,0');
		expect(besides(board, 'hex:0,-3')).not.toContain('hex:0,3');
		expect(stepsTo(board, 'hex:0,3', me).get('hex:0,-3')).toBe(1);
		expect(stepsTo(board, 'hex:0,3', me).get('hex:0,-2')).toBe(2);
	});

	it('[tile:empty-beta] [TI-22.2] one wormhole leads to its like alone', () => {
		const board = galaxy({ 'hex:0,-3': 'quann', 'hex:0,3': 'empty-beta', 'hex:3,0': 'lodor' });
		expect(adjacentForShips(board, 'hex:0,3')).toContain('hex:0,-3');
		expect(adjacentForShips(board, 'hex:0,3')).not.toContain('hex:3,0');
	});

	it('[tile:empty] [TI-6.6] an empty system is passed and stopped at like one with planets', () => {
		const board = galaxy({ 'hex:0,0': 'empty#1', 'hex:0,-1': 'empty#2' });
		expect(mayStop(board, 'hex:0,0')).toBe(true);
		expect(mayPass(board, 'hex:0,0', me)).toBe(true);
		expect(stepsTo(board, 'hex:0,1', me).get('hex:0,-1')).toBe(2);
	});

	it('[TI-22.2] two that touch and have the same wormhole are adjacent once', () => {
		const board = galaxy({ 'hex:0,0': 'lodor', 'hex:0,1': 'empty-alpha' });
		expect(adjacentForShips(board, 'hex:0,0').filter((id) => id === 'hex:0,1')).toHaveLength(1);
	});

	it('[TI-22.11] trenches are no systems: with three players nothing leads over them', () => {
		const { board } = ready({ seats: 3 });
		expect(besides(board, 'hex:0,-3')).not.toContain('hex:-1,-3');
		expect(Object.keys(board.systems)).toHaveLength(28);
	});
});

describe('ways of ships', () => {
	it('[TI-6.6] every system is as far as its shortest chain', () => {
		const steps = stepsTo(galaxy(), 'hex:0,0', me);
		expect(steps.get('hex:0,-1')).toBe(1);
		expect(steps.get('hex:1,1')).toBe(2);
		expect(steps.get('hex:3,-3')).toBe(3);
		expect(steps.has('hex:0,0')).toBe(false);
		expect(steps.size).toBe(36);
	});

	it.each(['asteroid-field#1', 'supernova'])('[TI-22.3] [TI-22.4] none stops at %s', (tile) => {
		const board = galaxy({ 'hex:0,0': tile });
		expect(mayStop(board, 'hex:0,0')).toBe(false);
		expect(stepsTo(board, 'hex:0,0', me).size).toBe(0);
	});

	it('[technology:antimass-deflectors] [tile:asteroid-field] [tile:supernova] [TI-22.3] an asteroid field is passed with Antimass Deflectors alone, a supernova never', () => {
		const wall = (tile: string) =>
			galaxy({ 'hex:0,-2': tile, 'hex:1,-2': tile, 'hex:-1,-2': tile, 'hex:-1,-1': tile });
		const from = (board: Board) => stepsTo(board, 'hex:0,-1', me).get('hex:0,-3');
		const [field, star] = [wall('asteroid-field#1'), wall('supernova')];
		expect(from(field)).not.toBe(2);
		field.players[me]!.techs = ['antimass-deflectors'];
		star.players[me]!.techs = ['antimass-deflectors'];
		expect(from(field)).toBe(2);
		expect(mayStop(field, 'hex:0,-2')).toBe(false);
		expect(from(star)).not.toBe(2);
	});

	it('[tile:nebula] [TI-22.5] [TI-22.6] a nebula is entered as the goal, never passed; who leaves it moves 1', () => {
		const board = galaxy({ 'hex:0,0': 'nebula' });
		expect(stepsTo(board, 'hex:0,0', me).get('hex:0,-1')).toBe(1);
		expect(mayPass(board, 'hex:0,0', me)).toBe(false);
		expect(stepsTo(board, 'hex:0,1', me).get('hex:0,-1')).not.toBe(2);
		expect(moveFrom(board, 'hex:0,0')).toBe(1);
		expect(moveFrom(board, 'hex:0,1')).toBeNull();
	});

	it('[technology:light-wave-deflector] [TI-6.9] ships of others bar the way, but not the goal; Fighters alone bar nothing', () => {
		const between = 'hex:0,-1';
		const steps = (fleet: Partial<Fleet>, mine: string[] = [], theirs: string[] = []) => {
			const board = galaxy({}, { [between]: ['seat:2', fleet] });
			board.players[me]!.techs = mine;
			board.players['seat:2']!.techs = theirs;
			return mayPass(board, between, me);
		};
		expect(steps({ destroyer: 1 })).toBe(false);
		expect(steps({ fighter: 6 })).toBe(true);
		expect(steps({ fighter: 6 }, [], ['advanced-fighters'])).toBe(false);
		expect(steps({ destroyer: 1 }, ['light-wave-deflector'])).toBe(true);
		expect(steps({ fighter: 1 }, ['light-wave-deflector'], ['advanced-fighters'])).toBe(true);
		const goal = galaxy({}, { 'hex:0,0': ['seat:2', { dreadnought: 2 }] });
		expect(stepsTo(goal, 'hex:0,0', me).get(between)).toBe(1);
	});

	it('[TI-6.9] what stands on planets bars nothing; own ships neither', () => {
		const board = galaxy({ 'hex:0,-1': 'lodor' }, { 'hex:0,-1': [me, { carrier: 1 }] });
		board.planets['planet:lodor'] = {
			...{ owner: 'seat:2', exhausted: false, since: 1, dockSince: 1 },
			units: { groundForce: 3, pds: 2, spaceDock: 1 }
		};
		expect(mayPass(board, 'hex:0,-1', me)).toBe(true);
	});

	it('[TI-6.10] a system with an own counter may be passed', () => {
		const board = galaxy();
		board.systems['hex:0,-1']!.counters = [me];
		expect(mayPass(board, 'hex:0,-1', me)).toBe(true);
	});
});

describe('Mecatol Rex', () => {
	it('[TI-22.7] is worth 1 resource and 6 influence, and is taken like any neutral planet', () => {
		const planet = 'planet:mecatol-rex';
		const g = standing(
			{ step: 'landings', at: 'assign', seat: 'seat:1', systems: ['hex:0,0'], isTransfer: false },
			(board) => {
				board.systems['hex:0,0']!.fleets = {
					'seat:1': { ...noFleet(), carrier: 1, groundForce: 1 }
				};
			}
		);
		expect([valueOf(g.board, planet, 'resources'), valueOf(g.board, planet, 'influence')]).toEqual([
			...[1, 6]
		]);
		expect(g.board.planets[planet]!.owner).toBeNull();
		g.answer('seat:1', { split: { [`groundForce@${planet}`]: 1 } });
		expect(g.board.planets[planet]).toMatchObject({
			...{ owner: 'seat:1', exhausted: true, units: { groundForce: 1 } }
		});
		expect(g.moves('invasionBegins')).toEqual([]);
	});
});
