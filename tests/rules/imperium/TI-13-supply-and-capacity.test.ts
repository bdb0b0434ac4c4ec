/** TI-13: Fleet Supply, and places for Fighters, Ground Forces and PDS. */
import { describe, expect, it } from 'vitest';
import { noFleet } from '../../../src/lib/games/imperium/board';
import {
	excessAt,
	fleetLimit,
	fleetNeed,
	hasRoom,
	roomFor
} from '../../../src/lib/games/imperium/fleets/capacity';
import type { Board, Fleet } from '../../../src/lib/games/imperium/types';
import { decided } from '../../support/agendas';
import { ready, standing } from '../../support/imperium';

const me = 'seat:1';
const here = 'hex:0,0';

interface At {
	readonly docks?: number;
	readonly techs?: readonly string[];
	readonly race?: string;
	/** Counters in Fleet Supply. */
	readonly fleet?: number;
	readonly ofOther?: boolean;
}

/** These ships at Mecatol Rex, with a dock there if there is one. */
function at(
	ships: Partial<Fleet>,
	{ docks = 0, techs = [], race = 'sol', fleet = 3, ofOther = false }: At = {}
) {
	const { board } = ready({ seats: 3 });
	const player = board.players[me]!;
	player.race = race;
	player.techs = techs.slice();
	player.counters = { ...player.counters, fleet };
	board.systems[here]!.fleets = { [me]: { ...noFleet(), ...ships } };
	const planet = board.planets['planet:mecatol-rex']!;
	planet.owner = ofOther ? 'seat:2' : me;
	planet.units.spaceDock = docks;
	return board;
}
const excess = (ships: Partial<Fleet>, given?: At) => {
	const { cargo, ships: over } = excessAt(at(ships, given), here, me);
	return { cargo, ships: over };
};

describe('Fleet Supply', () => {
	it('[race:letnev] [TI-13.1] is as many ships in one system as counters lie there; Letnev one more', () => {
		expect(fleetLimit(at({}), me, here)).toBe(3);
		expect(fleetLimit(at({}, { race: 'letnev' }), me, here)).toBe(4);
		const four = { cruiser: 2, destroyer: 2 };
		expect(excess(four)).toEqual({ cargo: 0, ships: 1 });
		expect(excess(four, { race: 'letnev' })).toEqual({ cargo: 0, ships: 0 });
		expect(excess(four, { fleet: 4 })).toEqual({ cargo: 0, ships: 0 });
	});

	it('[TI-13.2] counts each system by itself', () => {
		const board = at({ cruiser: 3 });
		board.systems['hex:0,1']!.fleets = { [me]: { ...noFleet(), destroyer: 3 } };
		expect(hasRoom(board, here, me)).toBe(true);
		expect(hasRoom(board, 'hex:0,1', me)).toBe(true);
	});

	it('[technology:advanced-fighters] [TI-13.9] [TI-21.8] Fighters that count as ships take room and counters like ships', () => {
		const given = { techs: ['advanced-fighters'], fleet: 4 };
		const board = at({ cruiser: 1, fighter: 2 }, given);
		expect(roomFor(board, here, me)).toBe(1);
		expect(fleetNeed(board, me)).toBe(3);
		const carried = at({ carrier: 1, fighter: 2 }, given);
		expect(roomFor(carried, here, me)).toBe(3);
		for (const id of Object.keys(carried.systems) as (typeof here)[])
			if (id !== here) carried.systems[id]!.fleets = {};
		expect(fleetNeed(carried, me)).toBe(1);
		carried.systems[here]!.fleets = {};
		expect(fleetNeed(carried, me)).toBe(0);
		expect(roomFor(carried, here, me)).toBe(4);
	});

	it('[race:letnev] [TI-21.8] what raises the limit is no counter that is needed', () => {
		const board = at({ cruiser: 3 }, { race: 'letnev' });
		for (const id of Object.keys(board.systems) as (typeof here)[])
			if (id !== here) board.systems[id]!.fleets = {};
		expect(fleetNeed(board, me)).toBe(2);
	});

	it('[unit:fighter] [TI-13.3] does not count Fighters', () => {
		expect(excess({ carrier: 1, cruiser: 2, fighter: 6 })).toEqual({ cargo: 0, ships: 0 });
	});
});

describe('capacity', () => {
	it('[unit:carrier] [unit:warSun] [TI-13.6] each Carrier and each War Sun holds 6 in any mix, added up over the system', () => {
		expect(excess({ carrier: 1, fighter: 2, groundForce: 3, pds: 1 }).cargo).toBe(0);
		expect(excess({ carrier: 1, fighter: 2, groundForce: 3, pds: 2 }).cargo).toBe(1);
		expect(excess({ carrier: 1, warSun: 1, fighter: 12 }).cargo).toBe(0);
		expect(excess({ dreadnought: 2, groundForce: 1 }).cargo).toBe(1);
	});

	it('[unit:spaceDock] [TI-13.7] a dock supports 3 Fighters: with a Carrier there are places for 9', () => {
		expect(excess({ carrier: 1, fighter: 9 }, { docks: 1 }).cargo).toBe(0);
		expect(excess({ carrier: 1, fighter: 10 }, { docks: 1 }).cargo).toBe(1);
		// A dock is no place for Ground Forces, nor is somebody else's for Fighters.
		expect(excess({ cruiser: 1, groundForce: 1 }, { docks: 1 }).cargo).toBe(1);
		expect(excess({ cruiser: 1, fighter: 1 }, { docks: 1, ofOther: true }).cargo).toBe(1);
	});

	it('[technology:stasis-capsules] [TI-13.8] with Stasis Capsules each Cruiser and Dreadnought holds 1 Ground Force, nothing else', () => {
		const techs = ['stasis-capsules'];
		expect(excess({ cruiser: 1, dreadnought: 1, groundForce: 2 }, { techs }).cargo).toBe(0);
		expect(excess({ cruiser: 1, dreadnought: 1, groundForce: 3 }, { techs }).cargo).toBe(1);
		expect(excess({ cruiser: 1, fighter: 1 }, { techs }).cargo).toBe(1);
		expect(excess({ destroyer: 1, groundForce: 1 }, { techs }).cargo).toBe(1);
	});

	it('[technology:advanced-fighters] [TI-13.9] with Advanced Fighters those without a place stay, each a ship of Fleet Supply', () => {
		const techs = ['advanced-fighters'];
		expect(excess({ carrier: 1, fighter: 8 }, { techs })).toEqual({ cargo: 0, ships: 0 });
		expect(excess({ carrier: 1, fighter: 9 }, { techs })).toEqual({ cargo: 0, ships: 1 });
		expect(excess({ fighter: 3 }, { techs })).toEqual({ cargo: 0, ships: 0 });
		expect(excess({ fighter: 4 }, { techs })).toEqual({ cargo: 0, ships: 1 });
	});

	it('[TI-13.12] Ground Forces and PDS never count as ships, whatever Fighters do', () => {
		const techs = ['advanced-fighters'];
		expect(excess({ carrier: 1, fighter: 1, groundForce: 7 }, { techs })).toEqual({
			cargo: 1,
			ships: 0
		});
	});

	it('[TI-13.5] what would be too much does not fit', () => {
		expect(hasRoom(at({ cruiser: 4 }), here, me)).toBe(false);
		expect(hasRoom(at({ cruiser: 1, pds: 1 }), here, me)).toBe(false);
		expect(hasRoom(at({ cruiser: 3 }), here, me)).toBe(true);
		expect(hasRoom(at({ cruiser: 3 }), here, 'seat:2')).toBe(true);
	});
});

describe('when it is checked', () => {
	/** Four ships of mine at Mecatol Rex, and room for as many. */
	const four = (board: Board): void => {
		for (const system of Object.values(board.systems)) delete system.fleets[me];
		board.systems[here]!.fleets = { [me]: { ...noFleet(), cruiser: 3, destroyer: 1 } };
		for (const seat of board.order)
			Object.assign(board.players[seat]!, {
				...{ race: 'sol', techs: [], hand: [], strategy: [] },
				counters: { command: 3, fleet: 4, strategy: 2 }
			});
	};
	const tooMany = (g: ReturnType<typeof standing>): boolean =>
		g.asked[0] === 'upkeep.fleets' && g.askedSeats[0] === me;

	it('[TI-13.4] when the limit falls: a law, Cultural Crisis over Letnev, the end of what lasted', () => {
		const law = decided('fleet-regulations', 'for', (board) => {
			four(board);
			board.systems[here]!.fleets[me]!.cruiser = 5;
			board.players[me]!.counters = { command: 2, fleet: 6, strategy: 2 };
		});
		expect(law.board.players[me]!.counters.fleet).toBe(5);
		expect(tooMany(law)).toBe(true);
		const crisis = standing({ step: 'strategy', at: 'begin' }, (board) => {
			four(board);
			board.players[me]!.race = 'letnev';
			board.players[me]!.counters = { command: 3, fleet: 3, strategy: 2 };
			board.players['seat:2']!.hand = ['cultural-crisis#1'];
		});
		expect(crisis.asked).toEqual(['window:strategyStart']);
		crisis.answer('seat:2', { pick: 'card:cultural-crisis#1', then: { pick: me } });
		expect(tooMany(crisis)).toBe(true);
		const over = standing({ step: 'status', at: 'over' }, (board) => {
			four(board);
			board.players[me]!.counters = { command: 3, fleet: 2, strategy: 2 };
			board.lasting.push({ is: 'moreShips', until: 'round', seat: me, system: here, by: 2 });
		});
		expect(tooMany(over)).toBe(true);
	});

	it('[TI-13.4] after a retreat and after a card that moved ships', () => {
		const g = standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: 'seat:2', system: here },
			(board) => {
				four(board);
				board.systems[here]!.fleets['seat:2'] = { ...noFleet(), destroyer: 1 };
				Object.assign(board.systems['hex:0,-1']!, {
					...{ tile: 'empty#1', counters: [] },
					fleets: { [me]: { ...noFleet(), destroyer: 1 } }
				});
				board.players[me]!.hand = ['skilled-retreat#1'];
			}
		);
		g.until('window:beforeRound');
		g.answer(me, { pick: 'card:skilled-retreat#1', then: { pick: 'hex:0,-1' } });
		expect(tooMany(g)).toBe(true);
		g.answer(me, { split: { destroyer: 1 } });
		expect(g.board.systems['hex:0,-1']!.fleets[me]).toMatchObject({ cruiser: 3, destroyer: 1 });
	});

	it('[TI-13.11] Ground Forces without a place in space are lost, though a planet of theirs lies below', () => {
		const g = standing({ step: 'upkeep', at: 'laws' }, (board) => {
			four(board);
			Object.assign(board.systems[here]!.fleets[me]!, { groundForce: 2, pds: 1 });
			Object.assign(board.planets['planet:mecatol-rex']!, { owner: me });
		});
		// Nothing else can be chosen: all three go.
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({ groundForce: 0, pds: 0 });
		expect(g.board.planets['planet:mecatol-rex']!.units).toMatchObject({ groundForce: 0, pds: 0 });
	});
});
