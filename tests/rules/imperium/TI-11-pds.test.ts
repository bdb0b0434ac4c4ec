/** TI-11, TI-7.4, TI-31.13 to TI-31.17: PDS fire after moving. */
import { afterEach, describe, expect, it } from 'vitest';
import { planetsAt } from '../../../src/lib/games/imperium/board';
import type {
	Board,
	Fleet,
	ImperiumOptions,
	Player,
	SeatId,
	SystemId
} from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { bare, fleetOf, station } from '../../support/imperium-fleets';
import { loadSided, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const [me, foe, third] = ['seat:1', 'seat:2', 'seat:3'] as const;
const here = 'hex:0,0';
const [near, far] = ['hex:0,-1', 'hex:0,-2'] as const;
const RANGE = { techs: ['deep-space-cannon'] } satisfies Partial<Player>;
const CARD = { hand: ['sabotage#1'] } satisfies Partial<Player>;

interface Setting {
	readonly fleet?: Partial<Fleet>;
	/** PDS by their owners and systems. */
	readonly pds?: readonly (readonly [SeatId, SystemId, number])[];
	readonly players?: { readonly [seat: SeatId]: Partial<Player> };
	readonly systems?: readonly SystemId[];
	readonly isTransfer?: boolean;
	readonly entered?: readonly SystemId[];
	readonly options?: Partial<ImperiumOptions>;
	readonly edit?: (board: Board) => void;
}

/** Systems with one planet each, so that anybody can have a PDS there. */
const TILES = { [here]: 'lodor', [near]: 'thibah', [far]: 'quann' } as const;
const planetAt = (id: SystemId) => `planet:${TILES[id as keyof typeof TILES]}` as const;

/** My ships have moved in, and the dice fall so. */
const moved = (setting: Setting, ...faces: number[]) => {
	expect(unload()).toBe(0);
	const { fleet = { cruiser: 3 }, pds = [], players = {}, systems = [here] } = setting;
	const { isTransfer = false, entered, options = {} } = setting;
	return standing(
		{
			...{ step: 'pdsFire', at: 'begin', seat: me, systems, isTransfer },
			...(entered && { entered })
		},
		(board) => {
			bare(board);
			for (const [id, tile] of Object.entries(TILES)) {
				board.systems[id as SystemId]!.tile = tile;
				board.planets[planetAt(id as SystemId)] = {
					...{ owner: null, exhausted: true, since: 0, dockSince: 0 },
					units: { groundForce: 0, pds: 0, spaceDock: 0 }
				};
			}
			for (const id of systems) station(board, id, me, fleet);
			for (const [owner, id, n] of pds) {
				board.planets[planetAt(id)]!.owner = owner;
				board.planets[planetAt(id)]!.units.pds = n;
			}
			for (const seat of board.order) Object.assign(board.players[seat]!, players[seat]);
			setting.edit?.(board);
			loadSided(10, faces);
		},
		{ options }
	);
};
type Fire = ReturnType<typeof moved>;

const fleetAt = ({ board }: Fire, seat: SeatId, id: SystemId = here) =>
	board.systems[id]!.fleets[seat];
const all = (n: number, id: SystemId = here) => ({
	pick: 'fire',
	then: { split: n > 0 ? { [id]: n } : {} }
});

describe('who can fire', () => {
	it('[TI-11.1] a PDS reaches its own system, and no other without Deep Space Cannon', () => {
		const g = moved(
			{
				pds: [
					[foe, here, 1],
					[third, near, 1]
				]
			},
			1
		);
		expect(g.askedSeats).toEqual([foe]);
		g.answer(foe, all(1));
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[technology:deep-space-cannon] [TI-11.1] [TI-11.2] with it those of systems that share a side, not those farther off', () => {
		const players = { [foe]: RANGE };
		expect(moved({ pds: [[foe, near, 1]], players }).askedSeats).toEqual([foe]);
		expect(moved({ pds: [[foe, far, 1]], players }).asked).toEqual(['rest.wait']);
	});

	it('[TI-11.2] a wormhole does not extend the range', () => {
		const g = moved({
			pds: [[foe, far, 1]],
			players: { [foe]: RANGE },
			edit: (board) => {
				// Quann has the same wormhole.
				board.systems[here]!.tile = 'empty-beta#1';
			}
		});
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-11.7] [TI-11.5] players with no part in the conflict may fire too, at the active player’s ships', () => {
		const g = moved(
			{
				pds: [[third, here, 1]],
				edit: (board) => {
					const { fleets } = board.systems[here]!;
					board.systems[here]!.fleets = { [foe]: fleetOf({ cruiser: 1 }), ...fleets };
				}
			},
			6
		);
		g.answer(third, all(1));
		expect(fleetAt(g, me)!.cruiser).toBe(2);
		expect(fleetAt(g, foe)!.cruiser).toBe(1);
	});
});

describe('fire', () => {
	it('[unit:pds] [TI-11.4] one die a PDS, hit on 6 or more', () => {
		const g = moved({ pds: [[foe, here, 2]] }, ...[6, 5]);
		g.answer(foe, all(2));
		// Whoever is hit reads from where.
		const [from] = planetsAt(g.board, here);
		expect(g.moves('fired')).toMatchObject([{ n: 2, from: [from] }]);
		expect(g.moves('dice')[0]!.dice).toMatchObject([
			{ hitsOn: 6, die: { kind: 'pds', roll: 'pds', against: me } },
			{ hitsOn: 6 }
		]);
		expect(fleetAt(g, me)!.cruiser).toBe(2);
		expect(g.board.dice).toEqual([]);
	});

	it('[TI-11.4] it is optional, and not more fire than there are', () => {
		const g = moved({ pds: [[foe, here, 2]] });
		expect(g.refusal(foe, all(3)).rule).toBe('TI-11.4');
		g.answer(foe, all(0));
		expect(g.moves('fired')).toEqual([]);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.12] by default all fire', () => {
		const g = moved({ pds: [[foe, here, 2]] }, ...[1, 1]).lapse();
		expect(g.moves('fired')).toMatchObject([{ seat: foe, against: me, system: here, n: 2 }]);
	});

	it('[TI-11.5] the others fire at the active player’s ships and at nothing else, moved or not', () => {
		const g = moved(
			{
				pds: [[third, here, 1]],
				edit: (board) => station(board, near, me, { cruiser: 1 })
			},
			6
		);
		expect(g.choices(third, 'fire')).toEqual([here]);
		expect(said(g.decision(third).say)).toBe(`How many of your PDS fire at {${me}}?`);
		g.answer(third, all(1));
		expect(fleetAt(g, me, near)!.cruiser).toBe(1);
	});

	it('[TI-11.6] clockwise from the active player’s left, hits taken before the next one fires', () => {
		const g = moved(
			{
				fleet: { cruiser: 1, carrier: 1 },
				pds: [
					[third, here, 1],
					[foe, near, 1]
				],
				players: { [foe]: RANGE }
			},
			6
		);
		expect(g.askedSeats).toEqual([foe]);
		g.answer(foe, all(1));
		expect(g.asked).toEqual(['losses.take']);
		g.answer(me, { split: { carrier: 1 } });
		expect(g.askedSeats).toEqual([third]);
	});

	it('[TI-11.6] [TI-11.14] what is wiped out is fired at no more; its cargo goes with it', () => {
		const g = moved(
			{
				fleet: { carrier: 1, groundForce: 2 },
				pds: [
					[third, here, 1],
					[foe, near, 1]
				],
				players: { [foe]: RANGE }
			},
			6
		).answer(foe, all(1));
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.moves('lost')).toMatchObject([{ units: { carrier: 1, groundForce: 2 } }]);
	});

	it('[TI-11.8] the active player fires last, at the enemy’s ships there', () => {
		const g = moved(
			{
				pds: [
					[me, here, 2],
					[foe, near, 1]
				],
				players: { [foe]: RANGE },
				edit: (board) => station(board, here, foe, { cruiser: 2 })
			},
			...[1, 6, 6]
		);
		expect(g.askedSeats).toEqual([foe]);
		g.answer(foe, all(1));
		expect(g.askedSeats).toEqual([me]);
		g.answer(me, all(2));
		expect(fleetAt(g, foe)).toBeUndefined();
		expect(fleetAt(g, me)!.cruiser).toBe(3);
	});

	it('[TI-11.9] the owner chooses, and a Dreadnought may be damaged; no card answers that', () => {
		const g = moved(
			{ fleet: { fighter: 1, dreadnought: 1 }, pds: [[foe, here, 1]], players: { [foe]: CARD } },
			6
		).answer(foe, all(1));
		expect(g.choices(me)).toEqual(['fighter', 'sustain:dreadnought', 'dreadnought']);
		g.answer(me, { split: { 'sustain:dreadnought': 1 } });
		expect(fleetAt(g, me)!.damaged.dreadnought).toBe(1);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-11.10] [TI-16.14] it breaks no agreement, and only what names PDS counts', () => {
		const g = moved(
			{
				pds: [[foe, here, 1]],
				players: { [foe]: { race: 'norr', techs: ['magen-defense-grid'] } },
				edit: ({ players }) => {
					players[me]!.contracts[0]!.holder = foe;
					players[foe]!.contracts[0]!.holder = me;
				}
			},
			5
		).answer(foe, all(1));
		expect(g.moves('dice')[0]!.dice[0]!.parts).toEqual([
			{ by: 1, of: { tech: 'magen-defense-grid' } }
		]);
		expect(fleetAt(g, me)!.cruiser).toBe(2);
		expect(g.moves('broken')).toEqual([]);
	});

	it('[TI-25.9] who recalculates rolls a PDS die again', () => {
		const g = moved({ pds: [[foe, here, 1]], players: { [foe]: { race: 'jol-nar' } } }, ...[1, 6]);
		g.answer(foe, all(1)).answer(foe, { pick: 'die:0' }).answer(foe, { pick: 'keep' });
		expect(fleetAt(g, me)!.cruiser).toBe(2);
	});
});

describe('a Transfer Action', () => {
	const setting: Setting = {
		...{ systems: [here, near], isTransfer: true, fleet: { cruiser: 2 } },
		pds: [
			[foe, here, 2],
			[foe, far, 2]
		],
		players: { [foe]: RANGE }
	};

	it('[TI-7.4] a PDS in range of both systems fires into one of them', () => {
		const g = moved(setting, ...[6, 6, 1, 1]);
		expect(g.choices(foe, 'fire')).toEqual([here, near]);
		const split = (a: number, b: number) => ({
			...{ pick: 'fire', then: { split: { [here]: a, [near]: b } } }
		});
		// Those of Quann reach one of the two.
		expect(g.refusal(foe, split(3, 0)).rule).toBe('TI-11.4');
		expect(g.refusal(foe, split(2, 3)).rule).toBe('TI-11.4');
		g.answer(foe, split(2, 2));
		expect(fleetAt(g, me)).toBeUndefined();
		expect(fleetAt(g, me, near)).toEqual(fleetOf({ cruiser: 2 }));
	});

	it('[TI-34.12] by default all fire, into the first system in map order as far as they reach it', () => {
		const g = moved(setting, ...[1, 1, 1, 1]).lapse();
		expect(g.moves('fired')).toMatchObject([
			{ system: here, n: 2 },
			{ system: near, n: 2 }
		]);
	});

	it('[TI-7.4] own PDS do not fire', () => {
		const g = moved({
			...{ ...setting, pds: [[me, here, 2]], players: {} },
			edit: (board) => station(board, here, foe, { fighter: 1 })
		});
		expect(g.asked).toEqual(['rest.wait']);
	});
});

describe('cards when an enemy moves in', () => {
	const dock = ({ planets }: Board): void => {
		planets[planetAt(here)]!.owner = foe;
		planets[planetAt(here)]!.units.spaceDock = 1;
	};

	it('[TI-34.9] asked with the PDS fire, or alone where no PDS fires', () => {
		const alone = moved({ players: { [foe]: CARD }, edit: dock });
		expect(alone.asked).toEqual(['window:movedIn']);
		expect(alone.askedSeats).toEqual([foe]);
		const both = moved({ players: { [foe]: CARD }, pds: [[foe, here, 1]], edit: dock });
		expect(both.asked).toEqual(['pdsFire.fire']);
	});

	it('[TI-28.3] it is for enemies: who moved in is not asked', () => {
		const g = moved({
			players: { [me]: CARD },
			edit: (board) => {
				dock(board);
				board.planets[planetAt(here)]!.owner = me;
			}
		});
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-28.3] a Cruiser there will do; not without ships moved in, a hand, or after passing', () => {
		const cruiser = (board: Board): void => station(board, here, foe, { cruiser: 1 });
		const players = { [foe]: CARD };
		expect(moved({ players, edit: cruiser }).asked).toEqual(['window:movedIn']);
		expect(moved({ players, edit: cruiser, entered: [] }).asked).toEqual(['rest.wait']);
		expect(moved({ edit: cruiser }).asked).toEqual(['rest.wait']);
		expect(moved({ players }).asked).toEqual(['rest.wait']);
		const passed = { [foe]: { ...CARD, passed: true } };
		expect(moved({ players: passed, edit: cruiser }).asked).toEqual(['rest.wait']);
	});
});

describe('by the fourth edition’s rule', () => {
	const options = { tacticalAction: 'fourth' } as const;

	it('[TI-31.14] [TI-31.15] the active player fires first, then clockwise; hits are taken between', () => {
		const g = moved(
			{
				options,
				pds: [
					[me, here, 1],
					[third, near, 1],
					[foe, far, 1]
				],
				players: { [third]: RANGE },
				edit: (board) => station(board, here, foe, { cruiser: 2 })
			},
			...[6, 6]
		);
		expect(g.askedSeats).toEqual([me]);
		g.answer(me, all(1));
		expect(fleetAt(g, foe)!.cruiser).toBe(1);
		expect(g.askedSeats).toEqual([third]);
		g.answer(third, all(1));
		// Everybody else at the active player's ships only.
		expect(fleetAt(g, foe)!.cruiser).toBe(1);
		expect(fleetAt(g, me)!.cruiser).toBe(2);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-31.13] each own PDS in the active system once; Deep Space Cannon brings in those beside it', () => {
		const pds = [
			[foe, here, 2],
			[third, near, 2]
		] as const;
		expect(moved({ options, pds }, ...[1, 1]).answer(foe, all(2)).asked).toEqual(['rest.wait']);
		const g = moved({ options, pds, players: { [third]: RANGE } }, ...[1, 1]).answer(foe, all(2));
		expect(g.askedSeats).toEqual([third]);
	});

	it('[TI-31.16] third parties fire though nothing moved', () => {
		const g = moved({ options, entered: [], pds: [[third, here, 1]] });
		expect(g.askedSeats).toEqual([third]);
	});

	it('[TI-31.17] die, technologies, casualties and sustaining are the same', () => {
		const g = moved(
			{
				...{ options, fleet: { fighter: 1, dreadnought: 1 }, pds: [[foe, here, 1]] },
				players: { [foe]: { techs: ['magen-defense-grid', 'graviton-laser-system'] } }
			},
			...[4, 5]
		).answer(foe, all(1));
		expect(g.moves('dice')[0]!.dice).toMatchObject([{ value: 5, before: [4], hitsOn: 6 }]);
		g.answer(me, { split: { 'sustain:dreadnought': 1 } });
		expect(fleetAt(g, me)!.damaged.dreadnought).toBe(1);
	});

	it('[TI-31.31] cards come before all fire', () => {
		const g = moved({
			...{ options, pds: [[me, here, 1]], players: { [foe]: CARD } },
			edit: (board) => station(board, here, foe, { cruiser: 1 })
		});
		expect(g.asked).toEqual(['window:movedIn']);
	});
});
