import { describe, expect, it } from 'vitest';
import { noFleet } from '../../../src/lib/games/imperium/board';
import type { Board, Fleet, SeatId, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';

const me: SeatId = 'seat:1';
const foe: SeatId = 'seat:2';
const one: SystemId = 'hex:0,0';
const other: SystemId = 'hex:0,-1';
const third: SystemId = 'hex:0,-2';
const pair = `${one} ${other}`;

interface Given {
	readonly mine?: { readonly [system: SystemId]: Partial<Fleet> };
	readonly foes?: { readonly [system: SystemId]: Partial<Fleet> };
	readonly tiles?: { readonly [system: SystemId]: string };
	readonly counters?: { readonly command?: number; readonly fleet?: number };
	readonly activated?: readonly SystemId[];
	readonly ground?: number;
}

/** Mecatol Rex and empty space about it. */
const edit =
	({ mine = {}, foes = {}, tiles = {}, counters = {}, activated = [], ground = 0 }: Given) =>
	(board: Board) => {
		for (const id of Object.keys(board.systems) as SystemId[]) {
			const system = board.systems[id]!;
			system.fleets = {};
			system.counters = activated.includes(id) ? [me] : [];
			if (id !== one) system.tile = tiles[id] ?? 'empty#1';
			if (mine[id]) system.fleets[me] = { ...noFleet(), ...mine[id] };
			if (foes[id]) system.fleets[foe] = { ...noFleet(), ...foes[id] };
		}
		for (const state of Object.values(board.planets))
			Object.assign(state, { owner: null, units: { groundForce: 0, pds: 0, spaceDock: 0 } });
		const mecatol = board.planets['planet:mecatol-rex']!;
		if (ground > 0)
			Object.assign(mecatol, { owner: me, units: { ...mecatol.units, groundForce: ground } });
		Object.assign(board.players[me]!, {
			...{ race: 'sol', techs: [], strategy: [] },
			counters: { strategy: 2, fleet: 3, command: 3, ...counters }
		});
		Object.assign(board.players[foe]!, { race: 'hacan', techs: [] });
	};

const turn = (given: Given) => standing({ step: 'turn', at: 'act', seat: me }, edit(given));
const pairs = (given: Given) => turn(given).choices(me, 'transfer');
const acting = (given: Given) => turn(given).answer(me, { pick: 'transfer', then: { pick: pair } });
const fleetOf = (g: ReturnType<typeof turn>, id: SystemId) => g.board.systems[id]?.fleets[me];

const both = { [one]: { carrier: 1, fighter: 2 }, [other]: { cruiser: 2 } };

describe('which two systems', () => {
	it('[TI-7.1] adjacent ones, each with a unit of mine', () => {
		expect(pairs({ mine: both })).toEqual([pair]);
		expect(pairs({ mine: { [one]: { cruiser: 1 } } })).toEqual([]);
		expect(pairs({ mine: { [one]: { cruiser: 1 }, [third]: { cruiser: 1 } } })).toEqual([]);
		expect(pairs({ mine: { [other]: { cruiser: 1 } }, ground: 1 })).toEqual([pair]);
	});

	it('[TI-7.1] none with a unit of anybody else', () => {
		expect(pairs({ mine: both, foes: { [other]: { fighter: 1 } } })).toEqual([]);
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ mine: both })(board);
			const mecatol = board.planets['planet:mecatol-rex']!;
			Object.assign(mecatol, { owner: foe, units: { ...mecatol.units, pds: 1 } });
		});
		expect(g.choices(me)).not.toContain('transfer');
	});

	it('[TI-7.1] none with a counter of mine', () => {
		expect(pairs({ mine: both, activated: [other] })).toEqual([]);
	});

	it('[TI-7.2] takes a counter in the Command Pool, and one in reinforcements', () => {
		expect(pairs({ mine: both, counters: { command: 0 } })).toEqual([]);
		expect(pairs({ mine: both, counters: { command: 3, fleet: 11 } })).toEqual([]);
		const g = acting({ mine: both });
		expect(g.board.players[me]!.counters.command).toBe(2);
		expect(g.board.systems[one]!.counters).toEqual([me]);
		expect(g.board.systems[other]!.counters).toEqual([me]);
	});

	it('[TI-7.2] one counter of each is enough', () => {
		const last = { command: 1, fleet: 12, strategy: 2 };
		expect(pairs({ mine: both, counters: last })).toEqual([pair]);
	});

	it('[TI-7.1] a control marker is no unit', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ mine: { [other]: { cruiser: 1 } } })(board);
			board.planets['planet:mecatol-rex']!.owner = me;
		});
		expect(g.choices(me)).not.toContain('transfer');
	});

	it('[TI-7.7] a wormhole links too', () => {
		const far: SystemId = 'hex:0,2';
		const tiles = { [other]: 'empty-alpha', [far]: 'empty-alpha' };
		const mine = { [other]: { cruiser: 1 }, [far]: { cruiser: 1 } };
		const plain = pairs({ mine });
		expect(plain).toEqual([]);
		expect(pairs({ mine, tiles })).toEqual([`${other} ${far}`]);
	});
});

describe('what crosses', () => {
	it('[TI-7.3] ships go both ways, with what they carry', () => {
		const g = acting({ mine: both }).answer(me, {
			split: {
				[`${one} carrier`]: 1,
				[`${one} fighter`]: 2,
				[`${other} cruiser`]: 1
			}
		});
		expect(fleetOf(g, other)).toMatchObject({ carrier: 1, fighter: 2, cruiser: 1 });
		expect(fleetOf(g, one)).toMatchObject({ carrier: 0, cruiser: 1 });
	});

	it('[TI-7.3] cargo needs transport', () => {
		const g = acting({ mine: both });
		expect(g.refusal(me, { split: { [`${one} fighter`]: 2 } }).rule).toBe('TI-6.12');
	});

	it('[TI-7.3] a planet’s Ground Forces go across, or aboard where they are; not both', () => {
		const mine = { [one]: { carrier: 1 }, [other]: { cruiser: 1 } };
		const planet = 'planet:mecatol-rex groundForce';
		const g = acting({ mine, ground: 2 });
		const all = { [planet]: 2, [`${planet} aboard`]: 1, [`${one} carrier`]: 1 };
		expect(g.refusal(me, { split: all }).rule).toBe('TI-7.3');
		g.answer(me, { split: { [planet]: 2, [`${one} carrier`]: 1 } });
		expect(fleetOf(g, other)).toMatchObject({ carrier: 1, groundForce: 2 });
		const h = acting({ mine, ground: 2 }).answer(me, { split: { [`${planet} aboard`]: 2 } });
		expect(fleetOf(h, one)).toMatchObject({ carrier: 1, groundForce: 2 });
	});

	it('[TI-7.9] neither system may hold too much afterwards', () => {
		const mine = { [one]: { carrier: 1, fighter: 1, cruiser: 1 }, [other]: { cruiser: 2 } };
		const g = acting({ mine });
		expect(g.refusal(me, { split: { [`${one} carrier`]: 1 } }).rule).toBe('TI-13.6');
		const across = { [`${one} carrier`]: 1, [`${one} fighter`]: 1, [`${one} cruiser`]: 1 };
		expect(g.refusal(me, { split: across }).rule).toBe('TI-13.1');
		g.answer(me, { split: { ...across, [`${other} cruiser`]: 2 } });
		expect(fleetOf(g, one)).toMatchObject({ cruiser: 2, carrier: 0, fighter: 0 });
		expect(fleetOf(g, other)).toMatchObject({ cruiser: 1, carrier: 1, fighter: 1 });
	});

	it('[TI-7.8] nothing has to', () => {
		const g = acting({ mine: both }).answer(me, { split: {} });
		expect(fleetOf(g, one)).toMatchObject({ carrier: 1, fighter: 2 });
		expect(fleetOf(g, other)).toMatchObject({ cruiser: 2 });
	});
});

describe('after it', () => {
	/** A Space Dock of the opponent reaches `other`, and not `one`. */
	const asked = (split: Record<string, number>) => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ mine: both, tiles: { [third]: 'lodor' } })(board);
			board.planets['planet:lodor'] = {
				...{ owner: foe, exhausted: false, since: 0, dockSince: 0 },
				units: { groundForce: 1, pds: 0, spaceDock: 1 }
			};
			board.players[foe]!.techs = ['deep-space-cannon'];
			board.players[foe]!.hand = ['experimental-battlestation#1'];
		});
		g.answer(me, { pick: 'transfer', then: { pick: pair } }).answer(me, { split });
		return g.asked.includes('window:movedIn');
	};

	it('[TI-7.10] who may answer a move is asked where ships came, and nowhere else', () => {
		expect(asked({ [`${other} cruiser`]: 1 })).toBe(false);
		expect(asked({ [`${one} carrier`]: 1, [`${one} fighter`]: 2 })).toBe(true);
	});
});

describe('landings after it', () => {
	it('[TI-7.5] what is aboard lands on own planets of either system', () => {
		const g = acting({
			mine: { [one]: { carrier: 1, groundForce: 2 }, [other]: { cruiser: 1 } },
			foes: { 'hex:2,0': { cruiser: 1 } },
			ground: 1
		});
		g.answer(me, { split: {} });
		expect(g.asked).toEqual(['landings.assign']);
		expect(g.choices(me)).toEqual(['groundForce@planet:mecatol-rex']);
		g.answer(me, { split: { 'groundForce@planet:mecatol-rex': 2 } });
		expect(g.board.planets['planet:mecatol-rex']!.units.groundForce).toBe(3);
		expect(fleetOf(g, one)!.groundForce).toBe(0);
	});

	it('[TI-7.3] [TI-7.9] a planet’s Ground Forces that go across take no room where they were', () => {
		const mine = { [one]: { carrier: 1, groundForce: 6 }, [other]: { carrier: 1, cruiser: 1 } };
		const g = acting({ mine, ground: 3, counters: { fleet: 4 } });
		g.answer(me, {
			split: {
				[`${one} carrier`]: 1,
				[`${one} groundForce`]: 6,
				[`${other} carrier`]: 1,
				'planet:mecatol-rex groundForce aboard': 3
			}
		});
		expect(fleetOf(g, one)).toMatchObject({ carrier: 1, groundForce: 3 });
		expect(fleetOf(g, other)).toMatchObject({ carrier: 1, cruiser: 1, groundForce: 6 });
	});
});
