/** Paying and ordering on screen: what is laid out to begin with, what it costs, how rows are sorted. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { msg, verbatim } from '../../src/lib/core';
import type { Place, SplitShape } from '../../src/lib/core';
import { layTile } from '../../src/lib/games/imperium/start/galaxy';
import { systemIds } from '../../src/lib/games/imperium/board';
import { book } from '../../src/lib/games/imperium/book';
import { askPayment, usualPayment } from '../../src/lib/games/imperium/economy/payment';
import { orderShape } from '../../src/lib/games/imperium/economy/yard';
import { logisticsSecondary } from '../../src/lib/games/imperium/strategy/logistics';
import type { Board } from '../../src/lib/games/imperium/types';
import { billOf, blank, deed, fullOf, paidIn } from '../../src/lib/ui/filling';
import { sortedOf } from '../../src/lib/ui/imperium/words/sorted';
import {
	boxesOf,
	foldsOf,
	groupsOf,
	grownIn,
	isSaidBelow,
	isUsedUp,
	needsOf,
	noneOf
} from '../../src/lib/ui/shapes/groups';
import SplitGroups from '../../src/lib/ui/shapes/SplitGroups.svelte';
import { openBoard } from '../../src/lib/games/imperium/view';
import { ready } from '../support/imperium';
import { ground, lay, learn } from '../support/imperium-ground';
import { said } from '../support/said';

const me = 'seat:1';
const here = 'hex:0,-1';

/** Bereg 3, Lirta IV 2, Zohbat 3, Tar'Mann 1, Abyz 3, Fria 2 resources. */
function holding(tradeGoods: number, ...exhausted: string[]): Board {
	const { board } = ready({ seats: 3 });
	for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
	board.planets = {};
	layTile(board, here, 'bereg-lirta-iv', me);
	layTile(board, 'hex:0,1', 'mellon-zohbat', me);
	layTile(board, 'hex:1,0', 'tarmann', me);
	layTile(board, 'hex:-1,1', 'abyz-fria', me);
	for (const planet of exhausted) board.planets[`planet:${planet}`]!.exhausted = true;
	board.players[me]!.tradeGoods = tradeGoods;
	return board;
}
const ask = (board: Board, price: number) =>
	askPayment({ board, since: () => false }, me, {
		means: 'resources',
		price,
		rule: 'TI-12.6',
		say: msg('Pay')
	}).shape;

describe('a price', () => {
	test('is laid out as the rules pay it by themselves, whatever is asked', () => {
		for (const goods of [0, 1, 2, 5])
			for (const exhausted of [[], ['bereg'], ['lirta-iv', 'fria'], ['bereg', 'zohbat', 'abyz']])
				for (let price = 1; price <= 14; price++) {
					const board = holding(goods, ...exhausted);
					const usual = usualPayment(board, me, 'resources', price);
					if (!usual) continue;
					const shape = ask(board, price);
					const laid = blank(shape).split;
					const worth = ({ goods: n = 0, ...planets }: Record<string, number>) => [
						paidIn(billOf(shape)!, { split: { ...planets, goods: n } }),
						n,
						Object.keys(planets).length
					];
					expect(worth(laid), `${price} with ${goods}`).toEqual(worth(usual));
				}
	});

	test('that cannot be paid lays out nothing', () => {
		const shape = ask(holding(0, 'bereg', 'lirta-iv', 'zohbat', 'abyz', 'fria'), 4);
		expect(blank(shape).split).toEqual({});
	});

	test('is told with what pays it', () => {
		const shape = ask(holding(2, 'zohbat', 'abyz', 'tarmann', 'fria'), 7);
		const filling = blank(shape);
		expect(said(deed(shape, filling))).toBe('Pay with Bereg, Lirta IV and 2 × Trade goods');
		filling.split = {};
		expect(said(deed(shape, filling))).toBe('Pay nothing');
	});

	test('is no other split: one with a limit to keep below, or with places that bring nothing', () => {
		const places: Place[] = [
			{ id: 'a', say: '', max: 1 },
			{ id: 'b', say: '', max: 1 }
		];
		const shape = (limits: SplitShape['limits'] & object): SplitShape => ({
			...{ type: 'split', places, min: 0, max: 2 },
			limits
		});
		expect(billOf(shape([{ say: '', most: 2, least: 1, uses: { a: 1, b: 1 } }]))).toBeNull();
		expect(billOf(shape([{ say: '', least: 1, uses: { a: 1 } }]))).toBeNull();
		expect(billOf(shape([]))).toBeNull();
	});
});

/** Whoever builds here has Sarween Tools. */
const RESOURCES = 'Resources (+1 a dock: Sarween Tools)';

describe('an order', () => {
	function docks(edit: (board: Board) => void = () => undefined): Board {
		const board = holding(0);
		board.systems[here]!.counters.push(me);
		ground(board, 'planet:bereg', { spaceDock: 1 });
		edit(board);
		return board;
	}
	const shapeOf = (edit?: (board: Board) => void) => orderShape(docks(edit), me, here, true)!;
	function yard(edit?: (board: Board) => void) {
		const sight = { open: openBoard(docks(edit), {}), book, you: me } as const;
		return groupsOf(shapeOf(edit), (id, of) => sortedOf(id, sight, of));
	}

	test('stands by dock, each unit with its price and what it does', () => {
		const [dock, fresh] = yard();
		expect(dock!.name).toBe('Space Dock on Bereg');
		expect(dock!.places.find(({ say }) => say === 'Carrier')).toMatchObject({
			price: 3,
			note: 'moves 1 and holds 6; 2 left'
		});
		expect(fresh).toMatchObject({
			name: 'New Space Docks',
			places: [{ say: 'Space Dock on Lirta IV', price: 4 }]
		});
	});

	test('says what there is room for without naming the only place there is', () => {
		const names = (edit?: (board: Board) => void) =>
			boxesOf(shapeOf(edit).limits ?? [], blank(shapeOf(edit))).map(({ limit }) => said(limit.say));
		expect(names()).toEqual(['Capacity', RESOURCES, 'Room aboard', 'Fleet Supply']);
		const two = names((board) => {
			learn(board, me, 'integrated-economy');
			lay(board, 'hex:1,-1', 'lodor', me);
			board.systems['hex:1,-1']!.counters.push(me);
		});
		expect(two.some((say) => say.startsWith('Fleet Supply at Lodor'))).toBe(true);
	});

	test('what is used up is read once below all rows; in a row stands what is of it alone', () => {
		const four = (board: Board) => {
			for (const planet of ['bereg', 'zohbat', 'abyz', 'fria'] as const)
				board.planets[`planet:${planet}`]!.exhausted = true;
		};
		const shape = shapeOf(four);
		const rows = yard(four).flatMap(({ places }) => places);
		const having = (...units: string[]) => {
			const bought = rows.filter(({ say }) => units.includes(say));
			const split = Object.fromEntries(bought.map(({ place }) => [place.id, 1]));
			const filling = { ...blank(shape), split };
			const boxes = boxesOf(shape.limits ?? [], filling);
			const rowsThat = rows.filter(({ place }) => {
				const full = fullOf(shape, filling, place);
				return full !== null && !isSaidBelow(full, boxes);
			});
			return {
				below: boxes.filter(isUsedUp).map(({ limit }) => said(limit.say)),
				inRows: rowsThat.map(({ say }) => say)
			};
		};
		// One of four Resources is left: what costs more says so in its row.
		const short = having('Cruiser', 'Destroyer');
		expect(short.below).toEqual([]);
		expect(short.inRows).toContain('Carrier');
		expect(short.inRows).not.toContain('2 Ground Forces');
		const gone = having('Cruiser', 'Destroyer', '2 Ground Forces');
		expect(gone).toEqual({ below: [RESOURCES], inRows: [] });
	});

	test('what there is none of, and no boxes, is said once as well; of one row alone it stands there', () => {
		const places = ['cruiser', 'carrier', 'pds'].map((id) => ({
			id,
			say: msg('{id}', { id: { text: id } }),
			max: 3
		}));
		const supply = { say: msg('Fleet Supply'), most: 0, uses: { cruiser: 1, carrier: 1 } };
		const docks = { say: msg('Docks'), most: 0, uses: { pds: 1 } };
		const shape: SplitShape = { type: 'split', places, min: 0, max: 9, limits: [supply, docks] };
		const filling = blank(shape);
		expect(boxesOf([supply, docks], filling)).toEqual([]);
		const none = noneOf(shape, filling);
		expect(none).toEqual([supply]);
		const saysItself = places.filter(
			(place) => !isSaidBelow(fullOf(shape, filling, place)!, [], none)
		);
		expect(saysItself.map(({ id }) => id)).toEqual(['pds']);
	});

	test('what is seldom wanted stands below the others, whatever comes first', () => {
		const places = ['fresh', 'dock'].map((id) => ({
			id,
			say: msg('{id}', { id: { text: id } }),
			max: 1
		}));
		const shape: SplitShape = { type: 'split', places, min: 0, max: 2 };
		const groups = groupsOf(shape, (id) => ({
			...{ group: id, say: id },
			...(id === 'fresh' ? { last: true } : {})
		}));
		expect(groups.map(({ name }) => name)).toEqual(['dock', 'fresh']);
	});

	test('two for one are the usual; one alone waits in a fold', () => {
		const { rows, folds } = foldsOf(yard()[0]!);
		expect(rows.filter(({ price }) => price === 1).map(({ say }) => say)).toEqual([
			'Destroyer',
			'2 Fighters',
			'2 Ground Forces'
		]);
		expect(folds.flatMap(({ rows }) => rows.map(({ say }) => say))).toEqual([
			'1 Fighter',
			'1 Ground Force'
		]);
	});

	test('where pairs may be parted, the second costs nothing beside the first', () => {
		const groups = yard((board) => {
			learn(board, me, 'integrated-economy');
			lay(board, 'hex:1,-1', 'lodor', me);
			board.systems['hex:1,-1']!.counters.push(me);
		});
		const seconds = groups.flatMap(({ places }) =>
			places.filter(({ note }) => note?.includes('second of a pair'))
		);
		expect(seconds.length).toBeGreaterThan(0);
		expect(seconds.every(({ price }) => price === undefined)).toBe(true);
	});
});

describe('tabs', () => {
	test('the one that grew is shown; none when several did, or shrank', () => {
		const at = (a: number, b: number) =>
			new Map([
				['a', a],
				['b', b]
			]);
		expect(grownIn(at(0, 0), at(0, 1))).toBe('b');
		expect(grownIn(at(0, 0), at(1, 1))).toBeNull();
		expect(grownIn(at(2, 1), at(1, 1))).toBeNull();
	});
});

test('of limits that say how much room there is for the same units, one is read', () => {
	const room = (say: string, most: number, uses: { [place: string]: number }) => ({
		...{ say: msg('{n}', { n: verbatim(say) }), rule: 'TI-6.7', most, uses }
	});
	const leaving = room('leaving', 6, { force: 1 });
	const there = room('there', 6, { force: 1 });
	const filling = { ...blank({ type: 'split', places: [], min: 0, max: 1 }), split: { force: 2 } };
	expect(boxesOf([leaving, there], filling)).toHaveLength(1);
	expect(boxesOf([leaving, { ...there, most: 5 }], filling)).toHaveLength(2);
	expect(boxesOf([leaving, { ...there, uses: { fighter: 1 } }], filling)).toHaveLength(2);
});

test('a limit that another one keeps from being reached is not read', () => {
	const limit = (say: string, most: number, uses: { [place: string]: number }) => ({
		...{ say: msg('{n}', { n: verbatim(say) }), rule: 'TI-12.4', most, uses }
	});
	const filling = blank({ type: 'split', places: [], min: 0, max: 1 });
	const told = (...limits: ReturnType<typeof limit>[]) =>
		boxesOf(limits, filling).map(({ limit }) => limit);
	const supply = limit('supply', 3, { cruiser: 1, carrier: 1 });
	const cruisers = limit('cruisers', 7, { cruiser: 1 });
	expect(told(supply, cruisers)).toEqual([supply]);
	// Two are left, and there is supply for three.
	const few = { ...cruisers, most: 2 };
	expect(told(supply, few)).toEqual([supply, few]);
	// Five at two each cost more than there is.
	const price = limit('resources', 9, { pds: 2, cruiser: 2 });
	const pds = limit('pds', 5, { pds: 1 });
	expect(told(price, pds)).toEqual([price]);
	expect(told(price, { ...pds, most: 4 })).toHaveLength(2);
	// A Carrier makes room: what there is room for now is not all there can be.
	const aboard = limit('aboard', 3, { fighter: 1, force: 1, carrier: -6 });
	expect(told(aboard, limit('fighters', 9, { fighter: 1 }))).toHaveLength(2);
});

test('[TI-24.8] counters and what pays for them are two lists, and what is paid is read beside what is needed', () => {
	const board = holding(2);
	const [choice] = logisticsSecondary.choices({ board } as never, me, { counters: 0 } as never);
	const shape = choice!.then as SplitShape;
	const sight = { open: openBoard(board, {}), book, you: me } as const;
	const groups = groupsOf(shape, (id, of) => sortedOf(id, sight, of));
	expect(groups.map(({ name }) => name)).toEqual(['Your command counters', 'Paid with']);
	expect(groups[1]!.places.map(({ say, note }) => [say, note])).toContainEqual([
		'Trade goods',
		'1 influence'
	]);
	const filling = { ...blank(shape), split: { command: 2, goods: 1 } };
	expect(needsOf(shape.limits ?? [], filling)).toMatchObject([{ taken: 1, most: 6 }]);
	expect(needsOf(shape.limits ?? [], blank(shape))).toEqual([]);
});

test('prices stand under a head, and where nothing costs there is none', () => {
	const place = { id: 'cruiser', say: msg('{what}', { what: verbatim('Cruiser') }), max: 2 };
	const shape: SplitShape = { type: 'split', places: [place], min: 0, max: 2 };
	const bodyOf = (priced: { price?: number }) =>
		render(SplitGroups, {
			props: {
				...{ shape, filling: blank(shape), names: {}, onset: () => undefined },
				groups: [{ name: 'Jord', places: [{ place, say: 'Cruiser', ...priced }] }]
			}
		}).body;
	expect(bodyOf({ price: 2 })).toMatch(/>Cost<.*>2</s);
	expect(bodyOf({})).not.toContain('>Cost<');
});
