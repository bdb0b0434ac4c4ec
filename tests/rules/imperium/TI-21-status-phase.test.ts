/** TI-21: the Status Phase, step by step. */
import { describe, expect, it } from 'vitest';
import {
	countersLeft,
	homeOf,
	noFleet,
	planetsAt,
	planetsOf
} from '../../../src/lib/games/imperium/board';
import { fleetNeed } from '../../../src/lib/games/imperium/fleets/capacity';
import { remember } from '../../../src/lib/games/imperium/lasting';
import { TECHNOLOGIES } from '../../../src/lib/games/imperium/tables';
import type { Board, SeatId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';

type Given = Parameters<typeof standing>;

/** A table as the Status Phase begins, without objectives and with the plainest races. */
const beginning = (edit: Given[1] = () => undefined, wanted: Given[2] = {}) =>
	standing(
		{ step: 'status', at: 'begin' },
		(board, vault) => {
			for (const [i, seat] of board.order.entries()) {
				const player = board.players[seat]!;
				player.race = ['letnev', 'norr', 'mentak', 'l1z1x', 'xxcha', 'jol-nar'][i]!;
				player.secrets = [];
				player.techs = [];
			}
			edit(board, vault);
		},
		wanted
	);
const me: SeatId = 'seat:1';
const FAR = 'hex:0,1';

/** Gives a player the cards by which the order of play goes. */
const cards = (board: Board, ...of: readonly string[]) => {
	for (const [i, card] of of.entries())
		board.players[board.order[i]!]!.strategy = [{ card, used: true }];
};

describe('steps 1 to 4', () => {
	it('[TI-16.11] [TI-21.2] agreements are broken before step 1', () => {
		const g = beginning((board) => {
			board.objectives = ['techs-5'];
			board.players[me]!.techs = Object.keys(TECHNOLOGIES).slice(0, 5);
			board.players[me]!.contracts[0]!.holder = 'seat:2';
			board.players['seat:2']!.contracts[0]!.holder = me;
		});
		expect(g.asked).toEqual(['breaking.choose']);
		g.answer(me, { picks: ['seat:2'] });
		const [broken, claimed] = ['broken', 'claimed'].map((type) =>
			g.events.findIndex(({ move }) => move?.type === type)
		);
		expect(broken).toBeGreaterThanOrEqual(0);
		expect(claimed).toBeGreaterThan(broken!);
		expect(g.board.players[me]!.contracts[0]!.holder).toBe(me);
	});

	it('[TI-21.1] [TI-21.3] [TI-1.4] objectives are claimed in the order of play', () => {
		const g = beginning((board) => {
			cards(board, 'imperial', 'political', 'trade');
			board.objectives = ['spend-6-goods'];
			for (const seat of board.order) board.players[seat]!.tradeGoods = 6;
		});
		const asked: SeatId[] = [];
		while (g.asked[0] === 'claim.choose') {
			asked.push(...g.askedSeats);
			g.answer(g.askedSeats[0]!, { pick: 'none' });
		}
		expect(asked).toEqual(['seat:2', 'seat:3', 'seat:1']);
		expect(g.board.stage).toBe('status');
	});

	it('[TI-1.4] the first to reach 10 wins, and later players claim nothing', () => {
		const g = beginning((board) => {
			cards(board, 'imperial', 'political', 'trade');
			board.objectives = ['spend-6-goods'];
			for (const seat of board.order)
				Object.assign(board.players[seat]!, { tradeGoods: 6, points: 9 });
		});
		g.answer('seat:2', { pick: 'objective:spend-6-goods' });
		expect(g.table.over).toMatchObject({ winners: ['seat:2'], rule: 'TI-1.1' });
		expect(g.board.players[me]!.points).toBe(9);
	});

	it('[TI-21.4] all damaged ships are repaired', () => {
		const g = beginning((board) => {
			board.systems[FAR]!.fleets = {
				[me]: {
					...noFleet(),
					...{ dreadnought: 2, warSun: 1, damaged: { dreadnought: 1, warSun: 1 } }
				}
			};
		});
		expect(g.board.systems[FAR]!.fleets[me]).toMatchObject({
			dreadnought: 2,
			warSun: 1,
			damaged: { dreadnought: 0, warSun: 0 }
		});
		expect(g.moves('repaired')).toEqual([
			{
				type: 'repaired',
				seat: me,
				system: FAR,
				units: { dreadnought: 1, warSun: 1 }
			}
		]);
	});

	it('[TI-21.5] all counters on the board go to their owners’ reinforcements', () => {
		let before = 0;
		const g = beginning((board) => {
			board.systems[FAR]!.counters = [me, 'seat:2'];
			board.systems['hex:0,0']!.counters = [me];
			before = countersLeft(board, me);
		});
		expect(g.board.systems[FAR]!.counters).toEqual([]);
		expect(countersLeft(g.board, me)).toBe(before + 2);
	});

	it('[TI-21.6] [TI-15.3] all planet cards are refreshed', () => {
		const g = beginning((board) => {
			for (const id of planetsOf(board, 'seat:3')) board.planets[id]!.exhausted = true;
		});
		const planets = planetsOf(g.board, 'seat:3');
		expect(planets.map((id) => g.board.planets[id]!.exhausted)).toEqual(planets.map(() => false));
		expect(g.moves('refresh')).toEqual([{ type: 'refresh', seat: 'seat:3', planets }]);
	});
});

describe('step 5', () => {
	it('[TI-21.7] each draws 1 Action Card and gains 2 counters, in areas of its choice', () => {
		const g = beginning();
		expect(g.asked).toEqual(['status.counters']);
		expect(g.askedSeats).toHaveLength(3);
		const before = g.board.players[me]!.counters;
		g.answer(me, { split: { fleet: 1, strategy: 1 } });
		g.answer('seat:2', { split: { command: 2 } });
		expect(g.board.players[me]!.counters).toEqual(before);
		g.answer('seat:3', { split: { strategy: 2 } });
		expect(g.board.players[me]!.counters).toEqual({
			...before,
			fleet: before.fleet + 1,
			strategy: before.strategy + 1
		});
		for (const seat of g.board.order) expect(g.board.players[seat]!.hand).toHaveLength(1);
	});

	it.each([
		['versatile', { race: 'sol' }, 3, 1],
		['crafty', { race: 'yssaril' }, 2, 2],
		['Neural Motivator', { techs: ['neural-motivator'] }, 2, 2],
		['both', { race: 'yssaril', techs: ['neural-motivator'] }, 2, 3]
	])(
		'[technology:neural-motivator] [TI-21.7] and own extras: %s',
		(_name, change, counters, hand) => {
			const g = beginning((board) => void Object.assign(board.players[me]!, change));
			expect(g.decision(me).shape).toMatchObject({ type: 'split', min: counters, max: counters });
			expect(g.board.players[me]!.hand).toHaveLength(hand);
			expect(g.decision('seat:2').shape).toMatchObject({ min: 2 });
			expect(g.board.players['seat:2']!.hand).toHaveLength(1);
		}
	);

	it('[TI-14.3] without counters in reinforcements none is gained, and nobody asked', () => {
		const g = beginning((board) => {
			board.players[me]!.counters = { command: 8, fleet: 4, strategy: 4 };
			board.players['seat:2']!.counters = { command: 7, fleet: 4, strategy: 4 };
		});
		expect(g.askedSeats).toEqual(['seat:2', 'seat:3']);
		expect(g.decision('seat:2').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[TI-34.12] by default new counters go to the Command Pool', () => {
		const g = beginning();
		const { command } = g.board.players[me]!.counters;
		g.until('status.moves');
		expect(g.board.players[me]!.counters.command).toBe(command + 2);
	});
});

describe('step 6', () => {
	const moving = (edit: Given[1] = () => undefined, wanted: Given[2] = {}) =>
		beginning(edit, wanted).until('status.moves');
	const counters = (g: ReturnType<typeof moving>, seat: SeatId = me) =>
		g.board.players[seat]!.counters;
	const others = (g: ReturnType<typeof moving>) => {
		for (const seat of ['seat:2', 'seat:3'] as const) g.answer(seat, { pick: 'keep' });
	};

	it('[TI-21.8] [TI-14.9] all may move counters among the areas, at once', () => {
		const g = moving();
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const { command, fleet, strategy } = counters(g);
		const split = { command: command - 2, fleet: fleet + 2, strategy };
		g.answer(me, { pick: 'move', then: { split } });
		expect(counters(g).fleet).toBe(fleet);
		others(g);
		expect(counters(g)).toEqual(split);
		expect(g.moves('countersMoved')).toEqual([{ type: 'countersMoved', seat: me, ...split }]);
	});

	it('[TI-21.8] Fleet Supply still covers every fleet', () => {
		const g = moving((board) => {
			board.players[me]!.race = 'norr';
			board.players[me]!.counters = { command: 3, fleet: 4, strategy: 1 };
			board.systems[FAR]!.fleets = { [me]: { ...noFleet(), cruiser: 3, fighter: 4, carrier: 1 } };
		});
		expect(fleetNeed(g.board, me)).toBe(4);
		const refused = { command: 5, fleet: 3, strategy: 2 };
		expect(g.refusal(me, { pick: 'move', then: { split: refused } }).rule).toBe('TI-21.8');
		const fits = { command: 4, fleet: 4, strategy: 2 };
		g.answer(me, { pick: 'move', then: { split: fits } });
		others(g);
		expect(counters(g)).toEqual(fits);
	});

	it('[TI-21.8] [TI-13.1] what widens a fleet counts: Letnev’s armada, and what lasts this round', () => {
		const g = moving((board) => {
			board.systems[FAR]!.fleets = { [me]: { ...noFleet(), cruiser: 3 } };
			board.systems['hex:0,0']!.fleets = { [me]: { ...noFleet(), cruiser: 5 } };
			remember(board, { is: 'moreShips', until: 'round', seat: me, system: 'hex:0,0', by: 2 });
		});
		expect(fleetNeed(g.board, me)).toBe(2);
	});

	it('[TI-21.8] [TI-13.9] Advanced Fighters without a place count as ships', () => {
		const g = moving((board) => {
			board.players[me]!.race = 'norr';
			board.players[me]!.techs = ['advanced-fighters'];
			board.systems[FAR]!.fleets = { [me]: { ...noFleet(), cruiser: 1, fighter: 2 } };
		});
		expect(fleetNeed(g.board, me)).toBe(3);
	});

	it('[TI-21.8] the counters stay as many as they were', () => {
		const g = moving();
		const { command, fleet, strategy } = counters(g);
		for (const split of [
			{ command, fleet, strategy: strategy + 1 },
			{ command, fleet: fleet - 1, strategy }
		])
			expect(g.refusal(me, { pick: 'move', then: { split } }).rule).toBe('TI-21.8');
	});

	it('[TI-21.9] own units of any kind may be given up; who does is asked again', () => {
		const g = moving((board) => {
			board.systems[FAR]!.fleets = { [me]: { ...noFleet(), cruiser: 3 } };
			const [home] = planetsAt(board, homeOf(board, me));
			board.planets[home!]!.units = { groundForce: 2, pds: 1, spaceDock: 1 };
		});
		const [home] = planetsAt(g.board, homeOf(g.board, me));
		g.answer(me, { pick: 'giveUp', then: { pick: `${FAR} cruiser`, then: { amount: 2 } } });
		others(g);
		expect(g.board.systems[FAR]!.fleets[me]?.cruiser).toBe(1);
		expect(g.askedSeats).toEqual([me]);
		for (const unit of ['spaceDock', 'pds', 'groundForce'])
			g.answer(me, { pick: 'giveUp', then: { pick: `${home} ${unit}`, then: { amount: 1 } } });
		expect(g.board.planets[home!]!.units).toEqual({ groundForce: 1, pds: 0, spaceDock: 0 });
		expect(g.board.planets[home!]!.owner).toBe(me);
		g.answer(me, { pick: 'keep' });
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-21.9] [TI-13.10] what a Carrier given up leaves without a place goes too', () => {
		const g = moving((board) => {
			board.systems[FAR]!.fleets = {
				[me]: { ...noFleet(), carrier: 1, cruiser: 1, groundForce: 1 }
			};
		});
		g.answer(me, { pick: 'giveUp', then: { pick: `${FAR} carrier`, then: { amount: 1 } } });
		others(g);
		expect(g.board.systems[FAR]!.fleets[me]).toEqual({ ...noFleet(), cruiser: 1 });
	});
});

describe('the end of the phase', () => {
	const ended = (edit: Given[1] = () => undefined) => beginning(edit).until('rest.wait');

	it('[TI-21.10] all Strategy Cards go back', () => {
		const g = ended((board) => cards(board, 'trade', 'imperial', 'political'));
		for (const seat of g.board.order) expect(g.board.players[seat]!.strategy).toEqual([]);
		expect(g.moves('cardsBack')).toHaveLength(1);
	});

	it('[TI-21.12] [TI-4.9] in the order of play, which holds until the cards go back', () => {
		const g = standing({ step: 'status', at: 'over' }, (board) => {
			board.stage = 'status';
			board.active = null;
			const cards = { [me]: 'imperial', 'seat:2': 'trade', 'seat:3': 'diplomacy' };
			for (const [seat, card] of Object.entries(cards))
				Object.assign(board.players[seat as SeatId]!, {
					...{ race: 'sol', strategy: [{ card, used: true }] },
					counters: { command: 1, fleet: 1, strategy: 1 }
				});
			for (const [i, seat] of board.order.entries())
				board.systems[(['hex:0,0', 'hex:0,-1', 'hex:0,1'] as const)[i]!]!.fleets = {
					[seat]: { ...noFleet(), cruiser: 1, destroyer: 1 }
				};
		});
		const seats: SeatId[] = [];
		while (g.asked[0] === 'upkeep.fleets') {
			seats.push(g.askedSeats[0]!);
			g.lapse();
		}
		expect([...new Set(seats)]).toEqual(['seat:3', 'seat:2', me]);
		expect(g.moves('cardsBack')).toHaveLength(1);
		expect(g.board.players[me]!.strategy).toEqual([]);
	});

	it('[TI-21.12] what held this round is over; then Fleet Supply is checked', () => {
		const g = beginning((board) => {
			board.players[me]!.counters = { command: 1, fleet: 2, strategy: 1 };
			board.systems[FAR]!.fleets = { [me]: { ...noFleet(), cruiser: 4, destroyer: 1 } };
			remember(board, { is: 'moreShips', until: 'round', seat: me, system: FAR, by: null });
			remember(board, { is: 'immunity', until: 'game', seat: me, system: FAR });
		}).until('upkeep.fleets', me);
		expect(g.board.lasting).toEqual([{ is: 'immunity', until: 'game', seat: me, system: FAR }]);
		expect(g.decision(me).shape).toMatchObject({ type: 'split', min: 2, max: 2 });
		expect(g.board.systems[FAR]!.fleets[me]?.cruiser).toBe(4);
	});

	it('[TI-26.3] who is out takes no part', () => {
		const g = beginning((board) => {
			board.players['seat:2']!.isOut = true;
		});
		expect(g.askedSeats).toEqual(['seat:1', 'seat:3']);
		expect(g.board.players['seat:2']!.hand).toEqual([]);
		g.until('status.moves');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:3']);
	});
});
