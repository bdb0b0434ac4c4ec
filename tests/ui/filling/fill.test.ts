/** Filling in a split: what limits leave room for. */
import { msg } from '$lib/core';
import { describe, expect, test } from 'vitest';
import type { Limit, Place } from '../../../src/lib/core';
import {
	addTo,
	answerOf,
	blank,
	gaugeOf,
	litOf,
	missing,
	pick,
	piecesPicked,
	roomAt,
	whyFull,
	type ShapeOf
} from '../../../src/lib/ui/filling';
import { said } from '../../support/said';

const order: ShapeOf<'split'> = {
	type: 'split',
	min: 1,
	max: 3,
	places: [
		{ id: 'fighter', say: msg('Fighter'), max: 10 },
		{ id: 'dreadnaught', say: msg('Dreadnaught'), max: 5 }
	],
	limits: [{ say: msg('Production'), most: 7, uses: { fighter: 1, dreadnaught: 6 } }]
};

describe('a split within a limit', () => {
	test('a place takes no more than the limit leaves', () => {
		const filling = blank(order);
		addTo(order, filling, 'dreadnaught', 2);
		expect(filling.split).toEqual({ dreadnaught: 1 });
		addTo(order, filling, 'fighter', 3);
		expect(filling.split).toEqual({ dreadnaught: 1, fighter: 1 });
		expect(roomAt(order, filling, order.places[0]!)).toBe(0);
		// Both are off, and it can be said why; on the board they look so too.
		for (const place of order.places)
			expect(said(whyFull(order, filling, place)!)).toBe('Used up by what you chose: Production');
		const shown = { ...order, places: order.places.map((place) => ({ ...place, on: place.id })) };
		expect(litOf(shown, filling).get('fighter')?.full).toBe(true);
		expect(litOf(shown, blank(shown)).get('fighter')?.full).toBeUndefined();
		expect(whyFull(order, blank(order), order.places[0]!)).toBeNull();
		expect(missing(order, filling)).toBeNull();
	});

	test('what leaves less than one needs is not enough; what leaves nothing is used up', () => {
		const filling = blank(order);
		const [fighter, dreadnaught] = order.places as [Place, Place];
		addTo(order, filling, dreadnaught.id, 1);
		expect(said(whyFull(order, filling, dreadnaught))).toBe('Lacking: Production');
		expect(whyFull(order, filling, fighter)).toBeNull();
		addTo(order, filling, fighter.id, 1);
		expect(said(whyFull(order, filling, dreadnaught))).toBe(
			'Used up by what you chose: Production'
		);
	});

	test('what is still to be paid is said, and not how many are chosen of what pays and what is bought', () => {
		const bought: ShapeOf<'split'> = {
			...order,
			min: 2,
			limits: [{ say: msg('Influence'), least: 3, uses: { fighter: 3 } }]
		};
		const filling = blank(bought);
		expect(said(missing(bought, filling)!)).toBe('Choose 2 to 3; so far 0.');
		addTo(bought, filling, 'dreadnaught', 1);
		expect(said(missing(bought, filling)!)).toBe('Influence: at least 3; that makes 0.');
		addTo(bought, filling, 'fighter', 1);
		expect(missing(bought, filling)).toBeNull();
	});

	test('beside what is used up, what is only too little goes unsaid', () => {
		const production = { say: msg('Production'), most: 7, uses: { fighter: 1, dreadnaught: 6 } };
		const room = { say: msg('Room'), most: 2, uses: { fighter: 1, dreadnaught: 1 } };
		const why = (...limits: Limit[]) => {
			const shape = { ...order, limits };
			const [, dreadnaught] = order.places as [Place, Place];
			return said(whyFull(shape, { ...blank(shape), split: { fighter: 2 } }, dreadnaught));
		};
		expect(why(production)).toBe('Lacking: Production');
		expect(why(production, room)).toBe('Used up by what you chose: Room');
	});

	test('of limits that are full together, one within another is not named', () => {
		const all = { say: msg('Hold'), most: 1, uses: { fighter: 1, dreadnaught: 1 } };
		const part = { say: msg('Bay'), most: 1, uses: { fighter: 1 } };
		const other = { say: msg('Fuel'), most: 3, uses: { fighter: 3 } };
		const [fighter] = order.places as [Place, Place];
		const why = (...limits: Limit[]) => {
			const shape = { ...order, limits };
			const filling = blank(shape);
			addTo(shape, filling, fighter.id, 1);
			return said(whyFull(shape, filling, fighter));
		};
		expect(why(part, all)).toBe('Used up by what you chose: Hold');
		expect(why(all, part)).toBe('Used up by what you chose: Hold');
		expect(why(part, { ...part, say: msg('Dock') })).toBe('Used up by what you chose: Dock');
		expect(why(all, other)).toBe('Used up by what you chose: Hold and Fuel');
	});

	test('taking one off gives its price back', () => {
		const filling = blank(order);
		addTo(order, filling, 'dreadnaught', 1);
		addTo(order, filling, 'dreadnaught', -1);
		addTo(order, filling, 'fighter', 5);
		expect(filling.split).toEqual({ fighter: 3 });
	});
});

/** A carrier holds four, and at least two infantry must go. */
const landing: ShapeOf<'split'> = {
	type: 'split',
	min: 0,
	max: 9,
	places: [
		{ id: 'carrier', say: msg('Carrier'), max: 1 },
		{ id: 'infantry', say: msg('Infantry'), max: 6 }
	],
	limits: [
		{ say: msg('Holds'), most: 0, uses: { carrier: -4, infantry: 1 } },
		{ say: msg('Landing'), least: 2, uses: { infantry: 1 } }
	]
};

test('places that a split comes to are lit so, and others not', () => {
	const shown = { ...order, places: order.places.map((place) => ({ ...place, on: place.id })) };
	expect(litOf({ ...shown, comes: true }, blank(shown)).get('fighter')?.comes).toBe(true);
	expect(litOf(shown, blank(shown)).get('fighter')?.comes).toBeUndefined();
});

test('a deal is offered or refused; an offer on the table is also accepted', () => {
	const side = { seat: 'seat:1' as const, fields: [] };
	const deal: ShapeOf<'deal'> = { type: 'deal', give: side, get: side, atLeast: 1, standing: null };
	expect(missing(deal, blank(deal))).toBe('Offer something, or refuse.');
	const terms = { give: {}, get: {}, promise: '' };
	const answered = { ...deal, standing: { by: 'seat:2' as const, n: 1, terms } };
	expect(missing(answered, blank(answered))).toBe('Accept, offer something, or refuse.');
});

describe('a split of which a part makes room', () => {
	const [carrier, infantry] = landing.places as [Place, Place];
	const [holds, needed] = landing.limits as [Limit, Limit];

	test('cargo can be chosen before what carries it, as far as all could carry', () => {
		const filling = blank(landing);
		addTo(landing, filling, infantry.id, 6);
		expect(filling.split).toEqual({ infantry: 4 });
		expect(missing(landing, filling)).toEqual('Holds: 0; that takes 4.');
		addTo(landing, filling, carrier.id, 1);
		expect(missing(landing, filling)).toBeNull();
	});

	test('each limit tells how far it is filled', () => {
		const filling = blank(landing);
		expect(missing(landing, filling)).toEqual('Landing: at least 2; that makes 0.');
		addTo(landing, filling, carrier.id, 1);
		addTo(landing, filling, infantry.id, 3);
		expect(gaugeOf(holds, filling)).toEqual({ taken: 3, most: 4, least: null });
		expect(gaugeOf(needed, filling)).toEqual({ taken: 3, most: null, least: 2 });
		addTo(landing, filling, carrier.id, -1);
		expect(gaugeOf(holds, filling)).toEqual({ taken: 3, most: 0, least: null });
		expect(missing(landing, filling)).toEqual('Holds: 0; that takes 3.');
	});
});

test('what is usual is chosen already, a choice with what it asks further, and can be changed', () => {
	const usual = { ...order, usual: { fighter: 2, dreadnaught: 0 } };
	const ask: ShapeOf<'one'> = {
		type: 'one',
		choices: [
			{ id: 'take', say: msg('Take 2 hits'), then: usual },
			{ id: 'card', say: msg('Play a card') }
		],
		usual: 'take'
	};
	const filling = blank(ask);
	expect(answerOf(ask, filling)).toEqual({ pick: 'take', then: { split: { fighter: 2 } } });
	expect(missing(ask, filling)).toBeNull();
	addTo(usual, filling.then['take']!, 'fighter', -2);
	addTo(usual, filling.then['take']!, 'dreadnaught', 1);
	expect(answerOf(ask, filling)).toEqual({ pick: 'take', then: { split: { dreadnaught: 1 } } });
});

test('a number begins with what is usual, or else with the least', () => {
	const amount = { type: 'amount', min: 0, max: 3 } as const;
	expect(answerOf(amount, blank(amount))).toEqual({ amount: 0 });
	const usual = { ...amount, usual: 3 };
	expect(answerOf(usual, blank(usual))).toEqual({ amount: 3 });
});

test('what is bought is paid at once as most would, and can be paid otherwise', () => {
	const uses = { pool: -3, fleet: -3, jord: 3, arretze: 2, goods: 1 };
	const sale: ShapeOf<'split'> = {
		...{ type: 'split', min: 2, max: 6 },
		places: Object.keys(uses).map((id) => ({ id, say: msg('A place'), max: 2 })),
		limits: [
			{ say: msg('Influence'), least: 0, uses },
			{ say: msg('Command counters'), least: 1, most: 2, uses: { pool: 1, fleet: 1 } }
		],
		pays: { bought: ['pool', 'fleet'], by: [{}, { jord: 1 }, { jord: 1, arretze: 1, goods: 1 }] }
	};
	const filling = blank(sale);
	expect(said(missing(sale, filling) ?? '')).toBe('Command counters: at least 1; that makes 0.');
	addTo(sale, filling, 'pool', 1);
	expect(answerOf(sale, filling)).toEqual({ split: { pool: 1, jord: 1 } });
	expect(missing(sale, filling)).toBeNull();
	addTo(sale, filling, 'fleet', 1);
	expect(filling.split).toEqual({ pool: 1, fleet: 1, jord: 1, arretze: 1, goods: 1 });
	addTo(sale, filling, 'pool', -1);
	addTo(sale, filling, 'jord', -1);
	addTo(sale, filling, 'arretze', 1);
	addTo(sale, filling, 'goods', 1);
	expect(filling.split).toEqual({ fleet: 1, arretze: 1, goods: 1 });
	addTo(sale, filling, 'fleet', -1);
	expect(filling.split).toEqual({});
});

test('a split with one way to it is laid out, and a place that bears nothing is left out of the answer', () => {
	const only: ShapeOf<'split'> = {
		...{ type: 'split', min: 1, max: 1 },
		places: [
			{ id: 'pool', say: msg('Command Pool'), max: 0 },
			{ id: 'goods', say: msg('Trade goods'), max: 1 }
		]
	};
	expect(answerOf(only, blank(only))).toEqual({ split: { goods: 1 } });
});

test('what is picked within a choice is read before the choice, and of several that are ticked the last where that is read', () => {
	const agendas = ['tariff', 'census'].map((id) => ({
		id,
		say: msg('Agenda'),
		on: `agenda:${id}`
	}));
	const policy: ShapeOf<'one'> = {
		type: 'one',
		choices: [
			{
				id: 'policy',
				say: msg('Policy'),
				on: 'card:policy',
				then: { type: 'one', choices: agendas }
			},
			{ id: 'pass', say: msg('Pass') }
		]
	};
	const filling = blank(policy);
	expect(piecesPicked(policy, filling, true)).toEqual([]);
	pick(policy, filling, 'policy');
	expect(piecesPicked(policy, filling, true)).toEqual(['card:policy']);
	const { then } = policy.choices[0]!;
	if (then?.type !== 'one') throw new Error('No further question.');
	pick(then, filling.then['policy']!, 'census');
	expect(piecesPicked(policy, filling, true)).toEqual(['agenda:census', 'card:policy']);

	const some: ShapeOf<'some'> = { type: 'some', choices: agendas, min: 0, max: 2 };
	const ticked = { ...blank(some), picks: ['census', 'tariff'] };
	expect(piecesPicked(some, ticked, true)).toEqual(['agenda:tariff']);
	expect(piecesPicked(some, ticked, false)).toEqual([]);
});
