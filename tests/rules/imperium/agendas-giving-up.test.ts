/** Agendas by which players lose something, or gain it: planets exhausted, cards, counters, goods, ships. */
import { describe, expect, it } from 'vitest';
import { keysOf, likeOf } from '../../../src/lib/games/kit';
import { homeOf, planetsOf } from '../../../src/lib/games/imperium/board';
import { gainCounters, gainGoods } from '../../../src/lib/games/imperium/economy/gains';
import { payBack } from '../../../src/lib/games/imperium/economy/payment';
import { planetOf } from '../../../src/lib/games/imperium/tables/by-id';
import { Play } from '../../../src/lib/core';
import { noFleet } from '../../../src/lib/games/imperium/board';
import type { Board, PlanetId, SeatId, Vault } from '../../../src/lib/games/imperium/types';
import { agendaWith, castVotes, decided } from '../../support/agendas';
import type { Game } from '../../support/agendas';
import { turnWith } from '../../support/imperium-cards';

const playerIn = (g: Game, seat: SeatId) => g.board.players[seat]!;
const exhausted = (g: Game, seat: SeatId) =>
	planetsOf(g.board, seat).filter((id) => g.board.planets[id]!.exhausted).length;
/** Neutral planets this player has besides, unexhausted. */
function settle(board: Board, seat: SeatId, n: number): PlanetId[] {
	const free = keysOf(board.planets).filter((id) => board.planets[id]!.owner === null);
	const taken = free.slice(0, n);
	for (const id of taken) {
		board.planets[id]!.owner = seat;
		board.planets[id]!.exhausted = false;
	}
	return taken;
}
const deal = (board: Board, vault: Vault, n: number) => {
	for (const seat of board.order) board.players[seat]!.hand = vault.actions.splice(0, n);
};
const goods = (n: number) => (board: Board) => {
	for (const seat of board.order) board.players[seat]!.tradeGoods = n;
};
const goodsOf = (g: Game) => g.board.order.map((seat) => playerIn(g, seat).tradeGoods);

describe('exhausting planets', () => {
	it('[political:colonization-licensing] [TI-17.22] Against: one for every three colonies, of the owner’s choice', () => {
		let mine: PlanetId[] = [];
		const g = decided('colonization-licensing', 'against', (board) => {
			mine = settle(board, 'seat:2', 7);
		});
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { picks: mine.slice(0, 2) });
		expect(g.moves('exhaust')).toEqual([
			{ type: 'exhaust', seat: 'seat:2', planets: mine.slice(0, 2) }
		]);
	});

	it('[political:unconventional-weapons] Against: one for each Dreadnought and War Sun, as far as planets go', () => {
		const g = decided('unconventional-weapons', 'against', (board) => {
			for (const seat of board.order) board.systems[homeOf(board, seat)]!.fleets = {};
			settle(board, 'seat:2', 4);
			board.systems[homeOf(board, 'seat:2')]!.fleets['seat:2'] = {
				...noFleet(),
				...{ dreadnought: 2, warSun: 1, cruiser: 3 }
			};
		});
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		expect(exhausted(g, 'seat:2')).toBe(3);
	});

	it('[political:new-constitution] For: all laws go, and each player exhausts two planets', () => {
		const g = decided('new-constitution', 'for', (board) => {
			board.laws = [
				{ card: 'free-trade', elected: null },
				{ card: 'minister-of-war', elected: { player: 'seat:2' } }
			];
			for (const seat of board.order) settle(board, seat, 2);
		});
		expect(g.board.laws).toEqual([]);
		expect(g.board.politicalDiscard).toContain('free-trade');
		g.until('agenda.look');
		for (const seat of g.board.order) expect(exhausted(g, seat)).toBe(2);
	});

	it('[political:new-constitution] Against: the one with most unexhausted influence may discard a law', () => {
		const g = decided('new-constitution', 'against', (board) => {
			board.laws = [{ card: 'free-trade', elected: null }];
			board.planets['planet:mecatol-rex']!.owner = 'seat:3';
			board.planets['planet:mecatol-rex']!.exhausted = false;
		});
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { pick: 'political:free-trade' });
		expect(g.board.laws).toEqual([]);
		const other = decided('new-constitution', 'against', (board) => {
			board.laws = [{ card: 'free-trade', elected: null }];
			board.planets['planet:mecatol-rex']!.owner = 'seat:3';
			board.planets['planet:mecatol-rex']!.exhausted = true;
			settle(board, 'seat:1', 8);
		});
		expect(other.askedSeats).toEqual(['seat:1']);
		other.lapse();
		expect(other.board.laws).toHaveLength(1);
	});

	it('[political:short-term-truce] Against: each against-voter exhausts a planet that the left neighbour picks', () => {
		const g = agendaWith('short-term-truce', (board) => {
			for (const seat of board.order) settle(board, seat, 2);
		});
		castVotes(g, { 'seat:2': 'against' });
		expect(g.askedSeats).toEqual(['seat:3']);
		const [planet] = planetsOf(g.board, 'seat:2');
		expect(g.choices('seat:3')).toEqual(planetsOf(g.board, 'seat:2'));
		g.answer('seat:3', { picks: [planet!] });
		expect(g.moves('exhaust')).toEqual([{ type: 'exhaust', seat: 'seat:2', planets: [planet] }]);
		expect(g.board.laws).toEqual([]);
	});

	it('[political:public-execution] the elected player loses all cards and exhausts all planets', () => {
		const g = decided('public-execution', 'seat:2', (board, vault) => deal(board, vault, 2));
		expect(playerIn(g, 'seat:2').hand).toEqual([]);
		expect(playerIn(g, 'seat:1').hand).toHaveLength(2);
		expect(exhausted(g, 'seat:2')).toBe(planetsOf(g.board, 'seat:2').length);
		expect(exhausted(g, 'seat:1')).toBe(0);
	});

	it('[political:arms-reduction] Against: every planet with a red specialty is exhausted', () => {
		const g = decided('arms-reduction', 'against', (board) => {
			for (const id of keysOf(board.planets))
				if (board.planets[id]!.owner === null)
					Object.assign(board.planets[id]!, { owner: 'seat:2', exhausted: false });
		});
		const red = keysOf(g.board.planets).filter((id) => planetOf(id).specialty === 'red');
		expect(red.length).toBeGreaterThan(0);
		const out = keysOf(g.board.planets).filter((id) => g.board.planets[id]!.exhausted);
		expect(out.toSorted()).toEqual(red.toSorted());
	});
});

describe('discarding cards', () => {
	it('[political:regressive-rhetoric] Against: each player discards one of its choice', () => {
		const g = decided('regressive-rhetoric', 'against', (board, vault) => deal(board, vault, 3));
		const card = playerIn(g, 'seat:1').hand[2]!;
		g.until('discarding.choose', 'seat:1').answer('seat:1', { picks: [card] });
		g.until('agenda.look');
		for (const seat of g.board.order) expect(playerIn(g, seat).hand).toHaveLength(2);
		expect(g.board.actionDiscard.map(likeOf)).toContain(likeOf(card));
	});

	it('[political:resource-management] Against: who holds three or more discards two', () => {
		const g = decided('resource-management', 'against', (board, vault) => {
			deal(board, vault, 3);
			board.players['seat:2']!.hand = board.players['seat:2']!.hand.slice(0, 2);
		}).until('agenda.look');
		expect(g.board.order.map((seat) => playerIn(g, seat).hand.length)).toEqual([1, 2, 1]);
	});

	it('[political:limits-to-individual-power] Against: each discards one at random', () => {
		const g = decided('limits-to-individual-power', 'against', (board, vault) =>
			deal(board, vault, 2)
		);
		expect(g.board.order.map((seat) => playerIn(g, seat).hand.length)).toEqual([1, 1, 1]);
		expect(g.board.laws).toEqual([]);
	});

	it('[political:technology-investigation-committee] Against: a random card each, then two more agendas before the look', () => {
		const g = decided('technology-investigation-committee', 'against', (board, vault) =>
			deal(board, vault, 1)
		);
		expect(g.board.order.map((seat) => playerIn(g, seat).hand.length)).toEqual([0, 0, 0]);
		g.until('agenda.look');
		expect(g.moves('outcome')).toHaveLength(3);
		expect(g.board.agenda).toBeNull();
	});
});

describe('counters', () => {
	it('[political:fleet-regulations] For: no more than five in Fleet Supply, now and later', () => {
		const g = decided('fleet-regulations', 'for', (board) => {
			board.players['seat:2']!.counters = { command: 1, fleet: 7, strategy: 1 };
		});
		expect(playerIn(g, 'seat:2').counters.fleet).toBe(5);
		gainCounters(new Play(g.game, g.table), 'seat:2', { fleet: 1, command: 1 }, 'TI-14.2');
		expect(playerIn(g, 'seat:2').counters).toEqual({ command: 2, fleet: 5, strategy: 1 });
	});

	it('[political:fleet-regulations] Against: one more in Fleet Supply for each', () => {
		const g = decided('fleet-regulations', 'against', (board) => {
			board.players['seat:2']!.counters = { command: 0, fleet: 7, strategy: 0 };
		});
		expect(playerIn(g, 'seat:2').counters.fleet).toBe(8);
		expect(g.board.laws).toEqual([]);
	});

	it('[political:traffic-tariffs] Against: a counter of Command Pool or Strategy Allocation, own choice', () => {
		const g = decided('traffic-tariffs', 'against', (board) => {
			for (const seat of board.order)
				board.players[seat]!.counters = { command: 1, fleet: 3, strategy: 1 };
			board.players['seat:3']!.counters = { command: 0, fleet: 3, strategy: 0 };
		});
		g.answer('seat:1', { pick: 'strategy' });
		g.answer('seat:2', { pick: 'command' });
		expect(g.board.order.map((seat) => playerIn(g, seat).counters)).toEqual([
			{ command: 1, fleet: 3, strategy: 0 },
			{ command: 0, fleet: 3, strategy: 1 },
			{ command: 0, fleet: 3, strategy: 0 }
		]);
	});
});

describe('trade goods', () => {
	it('[political:cost-overruns] For: one for every planet, home planets too, as far as there are any', () => {
		const g = decided('cost-overruns', 'for', (board) => {
			goods(4)(board);
			settle(board, 'seat:2', 9);
		});
		expect(goodsOf(g)).toEqual([
			...g.board.order.map((seat) => Math.max(0, 4 - planetsOf(g.board, seat).length))
		]);
		expect(goodsOf(decided('cost-overruns', 'against', goods(4)))).toEqual([4, 4, 4]);
	});

	it('[political:free-trade] Against: each loses two if it has them', () => {
		const g = decided('free-trade', 'against', (board) => {
			goods(3)(board);
			board.players['seat:2']!.tradeGoods = 1;
		});
		expect(goodsOf(g)).toEqual([1, 0, 1]);
	});

	it('[political:trade-war] Against: each loses one', () => {
		expect(goodsOf(decided('trade-war', 'against', goods(3)))).toEqual([2, 2, 2]);
	});

	it('[political:economic-revitalization] the elected player takes one of each opponent who has any', () => {
		const g = decided('economic-revitalization', 'seat:2', (board) => {
			goods(2)(board);
			board.players['seat:3']!.tradeGoods = 0;
		});
		expect(goodsOf(g)).toEqual([1, 3, 0]);
	});

	it('[political:open-the-trade-routes] For: two each', () => {
		expect(goodsOf(decided('open-the-trade-routes', 'for', goods(1)))).toEqual([3, 3, 3]);
	});

	it('[political:open-the-trade-routes] [TI-17.18] Against: what is gained this round goes to the left', () => {
		const g = decided('open-the-trade-routes', 'against', goods(1));
		gainGoods(new Play(g.game, g.table), 'seat:1', 3, 'TI-16.7');
		expect(goodsOf(g)).toEqual([1, 4, 1]);
		g.board.lasting = [];
		gainGoods(new Play(g.game, g.table), 'seat:1', 3, 'TI-16.7');
		expect(goodsOf(g)).toEqual([4, 4, 1]);
	});

	it('[political:open-the-trade-routes] [TI-18.5] Against: what players take from each other, and what was paid and comes back, stays', () => {
		const passedOn = (board: Board): void => {
			board.lasting.push({
				...{ is: 'agenda', until: 'round', card: 'open-the-trade-routes', seats: [] }
			});
		};
		const raid = turnWith(['privateers#1'], (board) => {
			passedOn(board);
			goods(0)(board);
			board.players['seat:2']!.tradeGoods = 5;
		});
		raid.answer('seat:1', { pick: 'card:privateers#1', then: { pick: 'seat:2' } });
		expect(goodsOf(raid)).toEqual([2, 0, 0]);
		const g = turnWith([], passedOn);
		const play = new Play(g.game, g.table);
		const before = goodsOf(g);
		payBack(play, 'seat:1', { goods: 3 }, 'TI-18.5');
		expect(goodsOf(g)).toEqual([before[0]! + 3, before[1], before[2]]);
	});
});

describe('ships and docks', () => {
	const fleet = (board: Board, seat: SeatId, ships: object) => {
		board.systems[homeOf(board, seat)]!.fleets[seat] = { ...noFleet(), ...ships };
	};

	it('[political:arms-reduction] For: down to two Dreadnoughts and four Cruisers, owner’s choice', () => {
		const g = decided('arms-reduction', 'for', (board) => {
			for (const seat of board.order) fleet(board, seat, { cruiser: 4, dreadnought: 2 });
			fleet(board, 'seat:2', {
				...{ cruiser: 5, dreadnought: 4 },
				damaged: { dreadnought: 1, warSun: 0 }
			});
			board.players['seat:2']!.counters = { command: 0, fleet: 9, strategy: 0 };
		});
		const home = homeOf(g.board, 'seat:2');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.refusal('seat:2', { split: { [`${home}/dreadnought`]: 3 } }).rule).toBeTruthy();
		g.answer('seat:2', {
			split: {
				[`${home}/dreadnought`]: 1,
				[`${home}/damagedDreadnought`]: 1,
				[`${home}/cruiser`]: 1
			}
		});
		expect(g.board.systems[home]!.fleets['seat:2']).toMatchObject({
			...{ cruiser: 4, dreadnought: 2, damaged: { dreadnought: 0 } }
		});
	});

	it('[political:closing-the-wormholes] Against: a ship but no Fighter of each fleet at a wormhole', () => {
		const g = decided('closing-the-wormholes', 'against', (board) => {
			const [one, two] = ['hex:0,-1', 'hex:1,-1'] as const;
			board.systems[one]!.tile = 'quann';
			board.systems[two]!.tile = 'lodor';
			board.systems[one]!.fleets['seat:2'] = { ...noFleet(), cruiser: 1, destroyer: 1, fighter: 2 };
			board.systems[two]!.fleets['seat:3'] = { ...noFleet(), cruiser: 1 };
		});
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['hex:0,-1/destroyer', 'hex:0,-1/cruiser']);
		g.answer('seat:2', { split: { 'hex:0,-1/cruiser': 1 } });
		expect(g.moves('lost').map(({ seat, units }) => [seat, units])).toContainEqual([
			...['seat:3', { cruiser: 1 }]
		]);
		expect(g.board.systems['hex:0,-1']!.fleets['seat:2']).toMatchObject({
			cruiser: 0,
			destroyer: 1
		});
	});

	it('[political:conventions-of-war] Against: who voted against takes a dock outside its Home System away', () => {
		const g = agendaWith('conventions-of-war', (board) => {
			for (const seat of board.order)
				for (const id of settle(board, seat, 2)) board.planets[id]!.units.spaceDock = 1;
		});
		castVotes(g, { 'seat:2': 'against', 'seat:3': 'for', 'seat:1': 'against' });
		if (g.asked.includes('vote.tie')) g.answer('seat:1', { pick: 'against' });
		expect(g.moves('outcome')[0]?.outcome).toBe('against');
		const docks = g.choices('seat:1');
		expect(docks).toHaveLength(2);
		g.until('agenda.look');
		expect(g.moves('razed').map(({ seat, units }) => [seat, units])).toEqual([
			['seat:1', { spaceDock: 1 }],
			['seat:2', { spaceDock: 1 }]
		]);
	});
});
