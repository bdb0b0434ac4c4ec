import { describe, expect, it } from 'vitest';
import { asidesOf } from '../../../src/lib/core';
import { countersLeft, fleetAt, noFleet } from '../../../src/lib/games/imperium/board';
import { gainGoods } from '../../../src/lib/games/imperium/economy/gains';
import {
	loseUnits,
	placeShips,
	reinforcementsOf
} from '../../../src/lib/games/imperium/fleets/ships';
import { placeGround } from '../../../src/lib/games/imperium/planets/ground';
import { UNITS } from '../../../src/lib/games/imperium/tables';
import type { Board, SeatId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';

const me: SeatId = 'seat:1';
const at = 'hex:0,0';
const planet = 'planet:mecatol-rex';

/** A board without any unit of mine, in the hand of what changes it. */
function box(edit: (board: Board) => void = () => undefined) {
	const g = standing({ step: 'rest', at: 'wait' }, (board) => {
		for (const system of Object.values(board.systems)) delete system.fleets[me];
		for (const state of Object.values(board.planets))
			if (state.owner === me) state.units = { groundForce: 0, pds: 0, spaceDock: 0 };
		Object.assign(board.planets[planet]!, { owner: me });
		edit(board);
	});
	return { board: g.board, say: () => undefined, push: () => undefined };
}

describe('what a player has', () => {
	it('[TI-2.2] so many of each kind', () => {
		const { board } = box();
		const limits = {
			...{ destroyer: 8, cruiser: 8, carrier: 4, dreadnought: 5, warSun: 2 },
			...{ pds: 6, spaceDock: 3 }
		} as const;
		for (const kind of [
			'destroyer',
			'cruiser',
			'carrier',
			'dreadnought',
			'warSun',
			'pds',
			'spaceDock'
		] as const)
			expect(reinforcementsOf(board, me, kind)).toBe(limits[kind]);
	});

	it('[TI-2.6] Fighters and Ground Forces without number', () => {
		const { board } = box();
		expect(reinforcementsOf(board, me, 'fighter')).toBe(Infinity);
		expect(reinforcementsOf(board, me, 'groundForce')).toBe(Infinity);
		expect([UNITS.fighter.limit, UNITS.groundForce.limit]).toEqual([null, null]);
	});

	it('[TI-2.4] what reinforcements do not hold is not placed', () => {
		const play = box();
		expect(placeShips(play, me, at, { warSun: 3 }, 'TI-2.4')).toEqual({ warSun: 2 });
		expect(fleetAt(play.board, at, me)).toMatchObject({ warSun: 2 });
		expect(placeShips(play, me, 'hex:0,-1', { warSun: 1 }, 'TI-2.4')).toEqual({});
		expect(placeGround(play, me, planet, { spaceDock: 2 }, 'TI-2.4')).toEqual({ spaceDock: 1 });
	});

	it('[TI-2.3] what is destroyed goes back to reinforcements', () => {
		const play = box();
		placeShips(play, me, at, { cruiser: 8 }, 'TI-2.4');
		expect(reinforcementsOf(play.board, me, 'cruiser')).toBe(0);
		loseUnits(play, me, at, { cruiser: 3 }, 'TI-2.3');
		expect(reinforcementsOf(play.board, me, 'cruiser')).toBe(3);
	});

	it('[TI-2.7] [TI-14.1] 16 command counters, on the sheet, on the board and in reinforcements', () => {
		const { board } = box((one) => {
			one.players[me]!.counters = { command: 4, fleet: 5, strategy: 2 };
			for (const system of Object.values(one.systems)) system.counters = [];
			one.systems[at]!.counters = [me];
		});
		expect(countersLeft(board, me)).toBe(16 - 11 - 1);
	});

	it('[TI-2.8] trade goods never run out', () => {
		const play = box();
		for (const seat of play.board.order) gainGoods(play, seat, 60, 'TI-2.8');
		for (const seat of play.board.order)
			expect(play.board.players[seat]!.tradeGoods).toBeGreaterThanOrEqual(60);
	});
});

describe('pieces that are out', () => {
	it('[TI-2.5] are freed by nothing but losses, until the Status Phase', () => {
		const all = (board: Board): void => {
			for (const system of Object.values(board.systems)) delete system.fleets[me];
			board.systems[at]!.fleets[me] = { ...noFleet(), destroyer: 8 };
			Object.assign(board.planets[planet]!, {
				...{ owner: me, exhausted: true },
				units: { groundForce: 0, pds: 0, spaceDock: 1 }
			});
			Object.assign(board.players[me]!, {
				...{ race: 'sol', techs: [], tradeGoods: 3, hand: [] },
				counters: { strategy: 2, fleet: 9, command: 3 }
			});
		};
		const ordering = standing(
			{ step: 'production', at: 'begin', seat: me, systems: [at], by: 'tactical' },
			all
		);
		const { shape } = ordering.decision(me);
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual(
			expect.not.arrayContaining([`destroyer:one@${planet}`])
		);
		expect(asidesOf(ordering.game, ordering.table, me).map(({ name }) => name)).toEqual(['gift']);
		const status = standing({ step: 'status', at: 'moves' }, all);
		expect(status.choices(me, 'giveUp')).toContain(`${at} destroyer`);
	});
});
