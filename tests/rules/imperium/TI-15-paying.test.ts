/** TI-15, TI-12.6, TI-16.17: planets are exhausted whole, and trade goods fill up. */
import { describe, expect, it } from 'vitest';
import { complaint, listAnswers } from '../../../src/lib/core';
import { askPayment, canPay, usualPayment } from '../../../src/lib/games/imperium/economy/payment';
import type { Means, Payment } from '../../../src/lib/games/imperium/economy/payment';
import { homeOf, planetsOf, systemIds } from '../../../src/lib/games/imperium/board';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import { msg } from '../../../src/lib/core';
import type { Board } from '../../../src/lib/games/imperium/types';
import { ready, standing } from '../../support/imperium';

const me = 'seat:1';

/** Bereg 3/1, Lirta IV 2/3, Mellon 0/2, Zohbat 3/1 and Tar'Mann 1/1, and so many trade goods. */
function holding(tradeGoods = 0): Board {
	const { board } = ready({ seats: 3 });
	for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
	board.planets = {};
	layTile(board, 'hex:0,-1', 'bereg-lirta-iv', me);
	layTile(board, 'hex:0,1', 'mellon-zohbat', me);
	layTile(board, 'hex:1,0', 'tarmann', me);
	board.players[me]!.tradeGoods = tradeGoods;
	return board;
}
const usual = (board: Board, means: Means, price: number) => usualPayment(board, me, means, price);
const planets = (...names: string[]): Payment =>
	Object.fromEntries(names.map((name) => [`planet:${name}`, 1]));
const refusal = (board: Board, price: number, split: Payment) => {
	const { shape } = askPayment({ board, since: () => true }, me, {
		...{ means: 'resources', price, rule: 'TI-12.6', say: msg('Pay') }
	});
	return complaint(shape, { split });
};

describe('what can be paid', () => {
	it('[TI-15.1] is all resources, or all influence, of planets that are not exhausted', () => {
		const board = holding();
		expect(planetsOf(board, me)).toHaveLength(5);
		expect(canPay(board, me, 'resources')).toBe(9);
		expect(canPay(board, me, 'influence')).toBe(8);
	});

	it('[TI-15.3] an exhausted planet pays nothing', () => {
		const board = holding();
		board.planets['planet:bereg']!.exhausted = true;
		expect(canPay(board, me, 'resources')).toBe(6);
		expect(usual(board, 'resources', 7)).toBeNull();
	});

	it('[TI-16.17] a trade good is 1 resource or 1 influence', () => {
		expect(canPay(holding(4), me, 'resources')).toBe(13);
		expect(canPay(holding(4), me, 'influence')).toBe(12);
		expect(usual(holding(4), 'resources', 13)).toEqual({
			...planets('bereg', 'lirta-iv', 'zohbat', 'tarmann'),
			goods: 4
		});
	});
});

describe('what is asked', () => {
	it('[TI-12.6] [TI-15.2] planets and trade goods that come to the price; what is more is lost', () => {
		const board = holding(2);
		expect(refusal(board, 4, planets('bereg'))).not.toBeNull();
		expect(refusal(board, 4, { ...planets('bereg'), goods: 1 })).toBeNull();
		expect(refusal(board, 4, planets('bereg', 'zohbat'))).toBeNull();
		expect(refusal(board, 4, { goods: 3 })?.rule).toBe('TI-16.17');
		expect(refusal(board, 4, { 'planet:bereg': 2 })?.rule).toBe('TI-15.3');
	});
});

describe('what can be paid in one way alone', () => {
	const shapeOf = (board: Board, price: number, since = true) => {
		const { shape } = askPayment({ board, since: () => since }, me, {
			...{ means: 'resources', price, rule: 'TI-12.6', say: msg('Pay') }
		});
		return { shape, ways: listAnswers(shape, 3) };
	};

	it('[TI-34.2] [TI-12.6] says so, and no other way is lost', () => {
		for (let goods = 0; goods < 3; goods++)
			for (let price = 1; price <= 9 + goods; price++) {
				const { shape, ways } = shapeOf(holding(goods), price, false);
				expect([price, shape.min === shape.max]).toEqual([price, ways.length === 1]);
			}
	});

	it('[TI-34.2] so also where every other way exhausts a planet or spends a good without need; before rules 2 it was asked', () => {
		for (const [board, price] of payable()) {
			const { shape, ways: all } = shapeOf(board, price, false);
			const every = listAnswers(shape, 5000).flatMap((answer) =>
				'split' in answer ? [answer.split] : []
			);
			const lasts = (split: Readonly<Record<string, number>>) =>
				Object.keys(split).every((id) => {
					const less = Object.fromEntries(
						Object.entries(split).flatMap(([one, n]) => {
							const left = one === id ? n - 1 : n;
							return left > 0 ? [[one, left]] : [];
						})
					);
					return complaint(shape, { split: less }) !== null;
				});
			const frugal = every.filter(lasts);
			const now = shapeOf(board, price);
			expect([price, now.ways.length === 1]).toEqual([price, frugal.length === 1]);
			expect(now.shape.places.every(({ max }) => max > 0)).toBe(true);
			if (now.ways.length === 1) expect(now.ways).toEqual([{ split: frugal[0] }]);
			else expect(now.ways).toEqual(all);
		}
	});

	/** All five planets, or some of them, with few trade goods and many, and each price they come to. */
	function* payable(): Generator<[Board, number]> {
		const names = ['bereg', 'lirta-iv', 'zohbat', 'tarmann'] as const;
		for (const ready of [names, ['bereg'], ['lirta-iv', 'tarmann']] as const)
			for (let goods = 0; goods < 5; goods++) {
				const board = holding(goods);
				for (const name of names)
					board.planets[`planet:${name}`]!.exhausted = !ready.some((one) => one === name);
				const most = canPay(board, me, 'resources');
				for (let price = 1; price <= most; price++) yield [board, price];
			}
	}

	it('[TI-34.2] so many trade goods beside a planet that has to pay are paid without a question; before rules 2 it was asked', () => {
		const carrier = (rules: number) => {
			const system = homeOf(ready({ seats: 3 }).board, me);
			const g = standing(
				{ step: 'production', at: 'begin', seat: me, systems: [system], by: 'tactical' },
				(board) => {
					for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
					board.systems[system]!.fleets = {};
					layTile(board, 'hex:0,-1', 'saudor', me);
					Object.assign(board.players[me]!, { race: 'sol', techs: [], tradeGoods: 2, hand: [] });
				},
				{ rules }
			);
			const unit = g.choices(me).find((id) => id.startsWith('carrier'))!;
			return g.answer(me, { split: { [unit]: 1 } });
		};
		const g = carrier(2);
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.moves('exhaust')).toMatchObject([{ planets: ['planet:saudor'] }]);
		expect(g.board.players[me]!.tradeGoods).toBe(1);
		expect(carrier(1).asked).toEqual(['production.pay']);
	});

	it('[TI-12.6] never more trade goods than the price', () => {
		const board = holding(5);
		for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
		expect(shapeOf(board, 2).ways).toEqual([{ split: { goods: 2 } }]);
		expect(refusal(board, 2, { goods: 3 })?.rule).toBe('TI-16.17');
	});

	it('[TI-34.2] is paid without a question', () => {
		const edit = (board: Board, goods: number): void => {
			for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			Object.assign(board.players[me]!, { race: 'sol', techs: [], tradeGoods: goods, hand: [] });
		};
		const { board } = ready({ seats: 3 });
		const system = homeOf(board, me);
		const order = (change: (board: Board) => void) => {
			const g = standing(
				{ step: 'production', at: 'begin', seat: me, systems: [system], by: 'tactical' },
				change
			);
			const unit = g.choices(me).find((id) => id.startsWith('groundForce:one'))!;
			return g.answer(me, { split: { [unit]: 1 } });
		};
		const paid = order((one) => edit(one, 3));
		expect(paid.asked).toEqual(['rest.wait']);
		expect(paid.board.players[me]!.tradeGoods).toBe(2);
		const asked = order((one) => {
			edit(one, 3);
			one.planets[planetsOf(one, me)[0]!]!.exhausted = false;
		});
		expect(asked.asked).toEqual(['production.pay']);
	});
});

describe('what is paid without a word', () => {
	it('[TI-34.12] least waste first', () => {
		expect(usual(holding(), 'resources', 3)).toEqual(planets('bereg'));
		expect(usual(holding(), 'resources', 5)).toEqual(planets('bereg', 'lirta-iv'));
		expect(usual(holding(), 'influence', 4)).toEqual(planets('bereg', 'lirta-iv'));
		// A trade good is spent rather than a resource wasted.
		expect(usual(holding(1), 'resources', 7)).toEqual(planets('bereg', 'zohbat', 'tarmann'));
		const board = holding(1);
		board.planets['planet:tarmann']!.exhausted = true;
		expect(usual(board, 'resources', 4)).toEqual({ ...planets('bereg'), goods: 1 });
	});

	it('[TI-34.12] then fewest trade goods, then fewest planets', () => {
		expect(usual(holding(9), 'resources', 6)).toEqual(planets('bereg', 'zohbat'));
		expect(usual(holding(), 'resources', 0)).toEqual({});
		expect(usual(holding(9), 'resources', 19)).toBeNull();
	});

	it('[TI-34.12] is legal wherever it can be paid at all', () => {
		for (let goods = 0; goods < 4; goods++)
			for (let price = 0; price <= 9 + goods; price++) {
				const board = holding(goods);
				expect(refusal(board, price, usual(board, 'resources', price)!)).toBeNull();
			}
	});
});
