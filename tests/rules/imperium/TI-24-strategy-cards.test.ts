/** TI-24: what each Strategy Card does. */
import { describe, expect, it } from 'vitest';
import {
	countersLeft,
	homeOf,
	noFleet,
	planetsAt,
	planetsOf,
	systemIds
} from '../../../src/lib/games/imperium/board';
import { activationBars } from '../../../src/lib/games/imperium/map/activation';
import { adjacentForShips } from '../../../src/lib/games/imperium/map/neighbours';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import { complaint } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import type { Board, Fleet, SystemId } from '../../../src/lib/games/imperium/types';
import { planetOf } from '../../../src/lib/games/imperium/tables/by-id';
import { playing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const two: SeatId = 'seat:2';
const three: SeatId = 'seat:3';
type Game = ReturnType<typeof playing>;

const tired = (board: Board): void => {
	for (const planet of Object.values(board.planets)) planet.exhausted = true;
};
/** The others leave it. */
const rest = (g: Game): Game => g.until('rest.wait');
const countersOf = (g: Game, seat: SeatId) => g.board.players[seat]!.counters;

describe('Diplomacy', () => {
	it('[strategy:diplomacy] [TI-24.3] neither may activate a system holding units of the other, for the rest of the round', () => {
		const g = playing('diplomacy');
		expect(g.choices(me)).toEqual([two, three]);
		g.answer(me, { pick: three });
		const [mine, theirs] = [homeOf(g.board, me), homeOf(g.board, three)];
		expect(activationBars(g.board, me)(theirs)?.rule).toBe('TI-24.3');
		expect(activationBars(g.board, three)(mine)?.rule).toBe('TI-24.3');
		expect(activationBars(g.board, me)(homeOf(g.board, two))).toBeNull();
		expect(activationBars(g.board, two)(theirs)).toBeNull();
		expect(g.board.lasting).toContainEqual({
			...{ is: 'diplomacy', until: 'round', seats: [me, three] }
		});
	});

	it('[TI-24.4] units that arrive later protect from then on', () => {
		const g = playing('diplomacy');
		g.answer(me, { pick: three });
		expect(activationBars(g.board, me)('hex:0,0')).toBeNull();
		g.board.systems['hex:0,0']!.fleets[three] = { ...noFleet(), fighter: 1 };
		expect(activationBars(g.board, me)('hex:0,0')?.rule).toBe('TI-24.3');
	});

	it('[TI-34.12] by default the opponent with most points', () => {
		const g = playing('diplomacy', (board) => {
			board.players[three]!.points = 2;
			board.players[two]!.points = 1;
		});
		g.lapse();
		expect(g.moves('diplomacy')).toEqual([{ type: 'diplomacy', seats: [me, three] }]);
	});

	/** Three tired planets more for seat:2, none of them at home. */
	const colonies = (board: Board): void => {
		for (const id of systemIds(board))
			if (!board.systems[id]!.tile?.startsWith('home:')) board.systems[id]!.tile = 'empty#1';
		layTile(board, 'hex:0,-1', 'bereg-lirta-iv', two);
		layTile(board, 'hex:1,0', 'tarmann', two);
		tired(board);
	};
	const places = (g: Game): string[] => g.choices(two, 'refresh');

	it('[TI-24.5] [TI-15.6] up to two exhausted planets, home planets too', () => {
		const g = playing('diplomacy', colonies);
		g.answer(me, { pick: three });
		const at = homeOf(g.board, two);
		expect(places(g)).toEqual(expect.arrayContaining([...planetsAt(g.board, at)]));
		expect(places(g)).toContain('planet:bereg');
		const three_ = ['planet:bereg', 'planet:tarmann', 'planet:lirta-iv'];
		expect(g.refusal(two, { pick: 'refresh', then: { picks: three_ } }).rule).toBe('TI-24.5');
		g.answer(two, { pick: 'refresh', then: { picks: three_.slice(0, 2) } });
		rest(g);
		expect(g.board.planets['planet:bereg']!.exhausted).toBe(false);
		expect(g.board.planets['planet:tarmann']!.exhausted).toBe(false);
		expect(g.board.planets['planet:lirta-iv']!.exhausted).toBe(true);
	});

	it('[TI-24.5] [TI-15.1] what each planet is worth is said with it', () => {
		const g = playing('diplomacy', (board) => {
			for (const planet of Object.values(board.planets)) planet.exhausted = true;
		});
		g.answer(me, { pick: two });
		const { shape } = g.decision(two);
		const then = shape.type === 'one' ? shape.choices[0]?.then : undefined;
		const says = then?.type === 'some' ? then.choices.map(({ say }) => said(say)) : [];
		const [home] = planetsOf(g.board, two);
		const { name, resources, influence } = planetOf(home!);
		expect(says).toContain(`${said(name)} ${resources}/${influence}`);
	});

	it('[TI-24.5] with `diplomacyRefresh: outsideHome` none in Home Systems', () => {
		const g = playing('diplomacy', colonies, { options: { diplomacyRefresh: 'outsideHome' } });
		g.answer(me, { pick: three });
		expect(places(g)).toHaveLength(3);
		for (const id of planetsAt(g.board, homeOf(g.board, two))) expect(places(g)).not.toContain(id);
		expect(g.askedSeats).toEqual([two]);
	});

	it('[TI-25.1] who has peace-accords may take the primary instead, for the same counter', () => {
		const g = playing('diplomacy', (board) => {
			board.players[two]!.race = 'xxcha';
		});
		g.answer(me, { pick: three });
		expect(g.choices(two)).toEqual(['primary', 'leave']);
		expect(g.choices(two, 'primary')).toEqual([three, me]);
		g.answer(two, { pick: 'primary', then: { pick: me } });
		expect(g.moves('diplomacy').map(({ seats }) => seats)).toEqual([
			[me, three],
			[two, me]
		]);
		expect(countersOf(g, two).strategy).toBe(1);
	});
});

describe('Political', () => {
	it('[strategy:political] [TI-24.6] 3 Action Cards and 1 counter in any area; the others draw 1', () => {
		const g = playing('political');
		expect(g.board.players[me]!.hand).toHaveLength(3);
		g.answer(me, { split: { strategy: 1 } }).until('strategic.others');
		expect(countersOf(g, me)).toEqual({ command: 3, fleet: 3, strategy: 3 });
		g.answer(two, { pick: 'draw' }).answer(three, { pick: 'leave' });
		expect(g.board.players[two]!.hand).toHaveLength(1);
		expect(g.board.players[three]!.hand).toHaveLength(0);
		expect(countersOf(g, two).strategy).toBe(1);
	});

	it('[TI-14.3] without counters in reinforcements none is asked for', () => {
		const g = playing('political', (board) => {
			board.players[me]!.counters = { command: 8, fleet: 6, strategy: 2 };
		});
		expect(g.asked).not.toContain('politicalPrimary.counter');
	});
});

describe('Logistics', () => {
	it('[strategy:logistics] [TI-24.7] 4 counters, to any areas; by default the Command Pool', () => {
		const g = playing('logistics');
		g.answer(me, { split: { fleet: 1, strategy: 3 } });
		expect(countersOf(g, me)).toEqual({ command: 3, fleet: 4, strategy: 5 });
		expect(countersOf(playing('logistics').lapse(), me).command).toBe(7);
	});

	it('[TI-24.7] [TI-14.3] as many as there are', () => {
		const g = playing('logistics', (board) => {
			board.players[me]!.counters = { command: 6, fleet: 6, strategy: 2 };
		});
		expect(g.refusal(me, { split: { command: 3 } }).rule).toBe('TI-14.3');
		g.answer(me, { split: { command: 2 } });
		expect(countersLeft(g.board, me)).toBe(0);
	});

	/** Seat:2 has planets of influence 1, 3, 2 and this many goods; others have nothing to pay with. */
	const rich = (goods: number) => (board: Board) => {
		for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
		board.planets = {};
		layTile(board, 'hex:0,-1', 'bereg-lirta-iv', two); // 3/1, 2/3
		layTile(board, 'hex:0,1', 'mellon-zohbat', two); // 0/2, 3/1
		board.players[two]!.tradeGoods = goods;
	};
	const buying = (split: Record<string, number>) => ({ pick: 'buy', then: { split } });

	it('[TI-24.7] each 3 influence buys 1 counter, by planets and trade goods, without a counter', () => {
		const g = playing('logistics', rich(2));
		g.lapse();
		expect(g.askedSeats).toEqual([two]);
		const pays = { 'planet:lirta-iv': 1, 'planet:mellon': 1, goods: 1 };
		expect(g.refusal(two, buying({ ...pays, command: 3 })).rule).toBe('TI-24.7');
		g.answer(two, buying({ ...pays, command: 1, fleet: 1 }));
		expect(countersOf(g, two)).toEqual({ command: 4, fleet: 4, strategy: 2 });
		expect(g.board.players[two]!.tradeGoods).toBe(1);
		expect(g.board.planets['planet:mellon']!.exhausted).toBe(true);
		expect(g.board.planets['planet:bereg']!.exhausted).toBe(false);
	});

	it('[TI-24.7] says the price, and how each number of counters is usually paid', () => {
		const g = playing('logistics', rich(2));
		g.lapse();
		const { shape } = g.decision(two);
		const [buy] = shape.type === 'one' ? shape.choices : [];
		expect(said(buy?.say ?? '')).toBe('Buy counters for 3 influence each');
		const pays = buy?.then?.type === 'split' ? buy.then.pays : undefined;
		expect(pays?.by).toEqual([
			{},
			{ 'planet:lirta-iv': 1 },
			{ 'planet:lirta-iv': 1, 'planet:mellon': 1, 'planet:bereg': 1 },
			{ 'planet:lirta-iv': 1, 'planet:mellon': 1, 'planet:bereg': 1, 'planet:zohbat': 1, goods: 2 }
		]);
		for (const [n, split] of pays?.by.entries() ?? [])
			if (n > 0) expect(complaint(shape, buying({ ...split, fleet: n }))).toBeNull();
	});

	it('[TI-24.8] a remainder under 3 is lost', () => {
		const g = playing('logistics', rich(0));
		g.lapse().answer(two, buying({ 'planet:lirta-iv': 1, 'planet:mellon': 1, strategy: 1 }));
		expect(countersOf(g, two)).toEqual({ command: 3, fleet: 3, strategy: 3 });
		expect(g.board.players[two]!.tradeGoods).toBe(0);
	});

	it('[TI-24.8] something must be bought, and never more than reinforcements hold', () => {
		const g = playing('logistics', (board) => {
			rich(0)(board);
			board.players[two]!.counters = { command: 7, fleet: 6, strategy: 2 };
		});
		g.lapse();
		const all = { 'planet:lirta-iv': 1, 'planet:mellon': 1, 'planet:bereg': 1 };
		expect(g.refusal(two, buying(all)).rule).toBe('TI-14.3');
		expect(g.refusal(two, buying({ ...all, command: 2 })).rule).toBe('TI-14.3');
		expect(g.refusal(two, buying({ ...all, command: 1, fleet: 1 })).rule).toBe('TI-14.3');
	});

	it('[TI-34.2] who cannot pay 3 influence is not asked', () => {
		const g = playing('logistics', (board) => {
			rich(2)(board);
			for (const planet of Object.values(board.planets)) planet.exhausted = true;
		});
		g.lapse();
		expect(g.asked).toEqual(['rest.wait']);
	});
});

describe('Warfare', () => {
	it('[TI-24.10] an own counter goes from the board to the Command Pool, and the system can be activated again', () => {
		const g = playing('warfare', (board) => {
			board.systems['hex:0,0']!.counters = [me, two];
			board.systems['hex:0,-1']!.counters = [me];
			board.systems['hex:1,0']!.counters = [two];
		});
		expect(g.choices(me)).toEqual(['hex:0,0', 'hex:0,-1']);
		g.answer(me, { pick: 'hex:0,-1' });
		expect(countersOf(g, me).command).toBe(4);
		expect(g.board.systems['hex:0,-1']!.counters).toEqual([]);
		expect(activationBars(g.board, me)('hex:0,-1')).toBeNull();
		expect(g.board.systems['hex:0,0']!.counters).toEqual([me, two]);
	});

	it('[TI-34.12] by default the first in map order', () => {
		const g = playing('warfare', (board) => {
			board.systems['hex:0,-1']!.counters = [me];
			board.systems['hex:0,0']!.counters = [me];
		});
		g.lapse();
		expect(g.moves('counterTaken')[0]?.system).toBe('hex:0,0');
	});

	const fleet = (ships: Partial<Fleet>): Fleet => ({ ...noFleet(), ...ships });
	/** An empty galaxy in which seat:2 has these ships at [0, -1]. */
	const ships =
		(own: Partial<Fleet>, edit: (board: Board) => void = () => undefined) =>
		(board: Board) => {
			for (const id of systemIds(board)) {
				board.systems[id]!.tile = 'empty#1';
				board.systems[id]!.fleets = {};
			}
			board.systems['hex:0,-1']!.fleets[two] = fleet(own);
			edit(board);
		};
	const around = (g: Game): readonly SystemId[] => adjacentForShips(g.board, 'hex:0,-1');
	const goals = (g: Game): string[] =>
		[...new Set(g.choices(two, 'move').map((id) => id.slice(id.indexOf('>') + 1)))].sort();
	const moving = (split: Record<string, number>) => ({ pick: 'move', then: { split } });

	it('[strategy:warfare] [TI-24.11] one or two Cruisers or Destroyers, of activated systems too, each with a counter where it goes', () => {
		const own = { cruiser: 2, destroyer: 2, dreadnought: 1 };
		const g = playing(
			'warfare',
			ships(own, (board) => board.systems['hex:0,-1']!.counters.push(two))
		);
		expect(g.askedSeats).toEqual([two]);
		expect(goals(g)).toEqual(around(g).toSorted());
		expect(g.choices(two, 'move').some((id) => id.startsWith('dreadnought'))).toBe(false);
		const { shape } = g.table.decisions[0]!;
		const move = shape.type === 'one' && shape.choices.find(({ id }) => id === 'move');
		expect(move && move.then?.type === 'split' && move.then.max).toBe(2);
		const [a, b] = ['hex:0,0', 'hex:1,-1'] as const;
		const three_ = { [`cruiser@hex:0,-1>${a}`]: 2, [`destroyer@hex:0,-1>${b}`]: 1 };
		expect(g.refusal(two, moving(three_)).rule).toBe('TI-24.11');
		const left = countersLeft(g.board, two);
		g.answer(two, moving({ [`cruiser@hex:0,-1>${a}`]: 1, [`destroyer@hex:0,-1>${b}`]: 1 }));
		expect(g.board.systems[a]!.fleets[two]).toEqual(fleet({ cruiser: 1 }));
		expect(g.board.systems[b]!.fleets[two]).toEqual(fleet({ destroyer: 1 }));
		expect([a, b].map((id) => g.board.systems[id]!.counters)).toEqual([[two], [two]]);
		// Two went out, the one that was paid came back.
		expect(countersLeft(g.board, two)).toBe(left - 1);
	});

	it('[TI-24.11] not into Home Systems, unless `warfareGoal: anyEmpty`; never where ships are', () => {
		const edit = (board: Board): void => {
			board.systems['hex:0,0']!.tile = 'home:letnev';
			board.systems['hex:1,-1']!.fleets[three] = fleet({ fighter: 1 });
			board.systems['hex:-1,0']!.fleets[two] = fleet({ carrier: 1 });
		};
		const closed = goals(playing('warfare', ships({ cruiser: 1 }, edit)));
		for (const id of ['hex:0,0', 'hex:1,-1', 'hex:-1,0']) expect(closed).not.toContain(id);
		const options = { warfareGoal: 'anyEmpty' } as const;
		const open = goals(playing('warfare', ships({ cruiser: 1 }, edit), { options }));
		expect(open).toContain('hex:0,0');
		expect(open).not.toContain('hex:1,-1');
	});

	it('[TI-24.12] [TI-22.2] [TI-22.5] one step by a side or a wormhole; into a nebula, into no field or supernova', () => {
		const g = playing(
			'warfare',
			ships({ destroyer: 1 }, (board) => {
				const { systems } = board;
				systems['hex:0,-1']!.tile = 'empty-alpha';
				systems['hex:0,2']!.tile = 'quann';
				systems['hex:0,0']!.tile = 'nebula';
				systems['hex:1,-1']!.tile = 'supernova';
				systems['hex:-1,0']!.tile = 'asteroid-field';
			})
		);
		expect(goals(g)).toContain('hex:0,0');
		expect(goals(g)).not.toContain('hex:1,-1');
		expect(goals(g)).not.toContain('hex:-1,0');
	});

	it('[TI-24.12] [TI-13.8] Ground Forces in Stasis Capsules go along with a Cruiser that goes the same way', () => {
		const own = { cruiser: 2, destroyer: 1, groundForce: 2 };
		const none = playing('warfare', ships(own));
		expect(none.choices(two, 'move').some((id) => id.startsWith('groundForce'))).toBe(false);
		const g = playing(
			'warfare',
			ships(own, (board) => {
				board.players[two]!.techs = ['stasis-capsules'];
			})
		);
		const way = 'hex:0,-1>hex:0,0';
		expect(
			g.refusal(two, moving({ [`destroyer@${way}`]: 1, [`groundForce@${way}`]: 1 })).rule
		).toBe('TI-13.8');
		g.answer(two, moving({ [`cruiser@${way}`]: 1, [`groundForce@${way}`]: 1 }));
		expect(g.board.systems['hex:0,0']!.fleets[two]).toEqual(fleet({ cruiser: 1, groundForce: 1 }));
		expect(g.board.systems['hex:0,-1']!.fleets[two]).toEqual(
			fleet({ cruiser: 1, destroyer: 1, groundForce: 1 })
		);
	});

	it('[TI-24.12] no PDS fire, no landing and no production follow', () => {
		const g = playing(
			'warfare',
			ships({ cruiser: 1 }, (board) => {
				layTile(board, 'hex:0,0', 'tarmann', three);
				board.planets['planet:tarmann']!.units.pds = 2;
			})
		);
		g.answer(two, moving({ 'cruiser@hex:0,-1>hex:0,0': 1 }));
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.systems['hex:0,0']!.fleets[two]?.cruiser).toBe(1);
	});

	it('[TI-18.13] [TI-13.1] as many as Fleet Supply has room for in each system, none where it has none', () => {
		const own = { cruiser: 2 };
		const supply = (n: number) => (board: Board) => {
			board.players[two]!.counters = { command: 3, fleet: n, strategy: 2 };
		};
		const g = playing('warfare', ships(own, supply(1)));
		const [a, b] = ['cruiser@hex:0,-1>hex:0,0', 'cruiser@hex:0,-1>hex:1,-1'] as const;
		expect(g.refusal(two, moving({ [a]: 2 })).rule).toBe('TI-18.13');
		g.answer(two, moving({ [a]: 1, [b]: 1 }));
		expect(g.board.systems['hex:0,0']!.fleets[two]).toEqual(fleet({ cruiser: 1 }));
		expect(g.board.systems['hex:1,-1']!.fleets[two]).toEqual(fleet({ cruiser: 1 }));
		expect(playing('warfare', ships(own, supply(0))).askedSeats).not.toContain(two);
	});

	it('[TI-24.11] ships of two systems may go, from each no more than are there', () => {
		const g = playing(
			'warfare',
			ships({ cruiser: 1 }, (board) => {
				board.systems['hex:0,1']!.fleets[two] = fleet({ cruiser: 1, destroyer: 1 });
			})
		);
		expect(
			g.refusal(two, moving({ 'cruiser@hex:0,1>hex:0,0': 1, 'cruiser@hex:0,1>hex:0,2': 1 })).rule
		).toBe('TI-24.11');
		g.answer(two, moving({ 'cruiser@hex:0,1>hex:0,0': 1, 'cruiser@hex:0,-1>hex:0,0': 1 }));
		expect(g.board.systems['hex:0,0']!.fleets[two]).toEqual(fleet({ cruiser: 2 }));
		expect(g.board.systems['hex:0,1']!.fleets[two]).toEqual(fleet({ destroyer: 1 }));
	});

	it('[TI-24.12] a ship takes one step, to one system', () => {
		const g = playing('warfare', ships({ cruiser: 1 }));
		const both = { 'cruiser@hex:0,-1>hex:0,0': 1, 'cruiser@hex:0,-1>hex:1,-1': 1 };
		expect(g.refusal(two, moving(both)).rule).toBe('TI-24.11');
	});

	it('[TI-18.13] [TI-24.11] Fleet Supply leaves room where they go', () => {
		const g = playing(
			'warfare',
			ships({ cruiser: 2 }, (board) => {
				board.players[two]!.counters = { command: 3, fleet: 1, strategy: 2 };
			})
		);
		expect(g.refusal(two, moving({ 'cruiser@hex:0,-1>hex:0,0': 2 })).rule).toBe('TI-18.13');
	});

	it('[TI-24.11] [TI-14.5] with one counter left ships go to one new system, and to those activated before', () => {
		const edit = (board: Board): void => {
			// 15 on the sheet, one on the board; the one that is paid is all there is.
			board.players[two]!.counters = { command: 9, fleet: 5, strategy: 1 };
			board.systems['hex:0,0']!.counters = [two];
		};
		const g = playing('warfare', ships({ cruiser: 2 }, edit));
		expect(countersLeft(g.board, two)).toBe(0);
		expect(g.choices(two)).toContain('hex:1,-1');
		expect(g.choices(two)).not.toContain('move');
		const places = g.choices(two, 'hex:1,-1');
		expect(places).toEqual(['cruiser@hex:0,-1>hex:0,0', 'cruiser@hex:0,-1>hex:1,-1']);
		g.answer(two, { pick: 'hex:1,-1', then: { split: { [places[0]!]: 1, [places[1]!]: 1 } } });
		expect(g.board.systems['hex:1,-1']!.counters).toEqual([two]);
		expect(g.board.systems['hex:0,0']!.counters).toEqual([two]);
		expect(countersLeft(g.board, two)).toBe(0);
	});

	it('[TI-24.11] [TI-14.5] with none left only to systems activated before', () => {
		const edit = (board: Board): void => {
			board.players[two]!.counters = { command: 9, fleet: 5, strategy: 0 };
			board.players[two]!.strategy = [{ card: 'initiative', used: false }];
			board.systems['hex:0,0']!.counters = [two];
			board.systems['hex:0,1']!.counters = [two];
		};
		const g = playing('warfare', ships({ cruiser: 1 }, edit));
		expect(g.choices(two)).toEqual(['move', 'leave']);
		expect(goals(g)).toEqual(['hex:0,0']);
	});

	it('[TI-5.4] a goal that was taken meanwhile is asked for again', () => {
		const g = playing(
			'warfare',
			ships({ cruiser: 1 }, (board) => {
				board.systems['hex:1,0']!.fleets[three] = fleet({ cruiser: 1 });
			})
		);
		g.answer(three, moving({ 'cruiser@hex:1,0>hex:0,0': 1 }));
		g.answer(two, moving({ 'cruiser@hex:0,-1>hex:0,0': 1 }));
		expect(g.asked).toEqual(['secondary.use']);
		expect(g.askedSeats).toEqual([three]);
		expect(goalsOf(g, three)).not.toContain('hex:0,0');
		g.answer(three, { pick: 'leave' });
		expect(countersOf(g, three).strategy).toBe(2);
		expect(g.asked).toEqual(['rest.wait']);
	});
	const goalsOf = (g: Game, seat: SeatId): string[] =>
		g.choices(seat, 'move').map((id) => id.slice(id.indexOf('>') + 1));
});

describe('secondaries that cost nothing', () => {
	it('[TI-24.2] still cost resources', () => {
		const g = playing('technology', (board) => {
			board.players[two]!.strategy = [{ card: 'initiative', used: false }];
			board.players[two]!.tradeGoods = 30;
		});
		g.until('strategic.others');
		const [first = ''] = g.choices(two);
		const paid = g.refusal(two, { pick: first, then: { split: {} } });
		expect(paid.rule).toBe('TI-19.1');
	});
});

describe('Imperial', () => {
	it('[strategy:imperial] [TI-24.14] the next objective is turned up, then 2 points', () => {
		const g = playing('imperial');
		expect(g.board.objectives).toHaveLength(1);
		expect(g.board.players[me]!.points).toBe(2);
	});

	it('[TI-24.14] [TI-1.6] Imperium Rex ends the game before the points and the secondaries', () => {
		const g = playing('imperial', (_board, vault) => {
			vault.objectives.push('imperium-rex');
		});
		expect(g.table.over).not.toBeNull();
		expect(g.board.players[me]!.points).toBe(0);
		expect(g.moves('secondary')).toEqual([]);
	});

	it('[TI-12.22] the others produce in a system with a dock of theirs, activated or not', () => {
		const g = playing('imperial', (board) => {
			board.systems[homeOf(board, three)]!.fleets[two] = { ...noFleet(), fighter: 1 };
		});
		// Blockaded (TI-12.14): nothing to choose.
		expect(g.askedSeats).toEqual([two]);
		g.answer(two, { pick: 'produce' });
		expect(countersOf(g, two).strategy).toBe(1);
		expect(g.board.systems[homeOf(g.board, two)]!.counters).toEqual([]);
	});

	it('[TI-12.22] [TI-12.12] [TI-12.18] with `imperialDock: yes` a planet that was held before this round will do', () => {
		const edit = (board: Board): void => {
			board.players[two]!.tradeGoods = 4;
			for (const id of planetsOf(board, two)) board.planets[id]!.units.spaceDock = 0;
			for (const id of planetsOf(board, three))
				Object.assign(board.planets[id]!, { dockSince: board.round, since: board.round });
		};
		expect(playing('imperial', edit).asked).toEqual(['rest.wait']);
		const options = { imperialDock: 'yes' } as const;
		expect(playing('imperial', edit, { options }).askedSeats).toEqual([two]);
	});
});

describe('who lost its home', () => {
	it('[TI-23.8] gains the points of Imperial all the same', () => {
		const g = playing('imperial', (board) => {
			for (const id of planetsAt(board, homeOf(board, 'seat:1')))
				board.planets[id]!.owner = 'seat:2';
		});
		expect(g.board.players['seat:1']!.points).toBe(2);
	});
});
