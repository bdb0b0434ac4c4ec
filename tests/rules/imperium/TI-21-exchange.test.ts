/** TI-21.11: Action Cards are exchanged in step 5 of the Status Phase. */
import { describe, expect, it } from 'vitest';
import type { Terms } from '../../../src/lib/core';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { openBoard } from '../../../src/lib/games/imperium/view';
import type { ActionCardId, Board, SeatId } from '../../../src/lib/games/imperium/types';
import { actionCardWords } from '../../../src/lib/games/imperium/words';
import { standing } from '../../support/imperium';
import { likeOf, named, ownOf } from '../../../src/lib/games/kit';
import { said } from '../../support/said';

const hacan: SeatId = 'seat:1';
const other: SeatId = 'seat:2';

/** Hacan holds two cards and 3 trade goods, seat:2 two cards and 1 trade good, seat:3 nothing. */
const trading = (edit: (board: Board) => void = () => undefined, rules: number = RELEASE.rules) =>
	standing(
		{ step: 'status', at: 'exchanges' },
		(board, vault) => {
			for (const [i, seat] of board.order.entries()) {
				const player = board.players[seat]!;
				player.race = ['hacan', 'norr', 'mentak'][i]!;
				player.hand = i < 2 ? named(vault.actions.splice(-2), ownOf(seat), []) : [];
				player.tradeGoods = [3, 1, 0][i]!;
			}
			edit(board);
		},
		{ rules }
	);
type Game = ReturnType<typeof trading>;
const hand = (g: Game, seat: SeatId): ActionCardId[] => g.board.players[seat]!.hand;
const goods = (g: Game, seat: SeatId) => g.board.players[seat]!.tradeGoods;
const fields = (g: Game, seat: SeatId, side: 'give' | 'get') => {
	const { shape } = g.decision(seat);
	return shape.type === 'deal' ? shape[side].fields.map(({ id }) => id) : [];
};
const talking = (edit?: (board: Board) => void, rules: number = RELEASE.rules) =>
	trading(edit, rules).answer(hacan, { pick: other });

describe('the exchange', () => {
	it('[TI-21.11] [TI-25.3] is theirs who may trade in cards, with anybody at the table', () => {
		expect(trading().asked).toEqual(['exchange.partner']);
		expect(trading().choices(hacan)).toEqual(['seat:2', 'seat:3', 'none']);
		const none = trading((board) => void (board.players[hacan]!.race = 'sol'));
		expect(none.asked).toEqual(['status.moves']);
	});

	it('[TI-21.11] nobody is asked where there is no card to exchange', () => {
		const g = trading((board) => {
			for (const seat of board.order) board.players[seat]!.hand = [];
		});
		expect(g.asked).toEqual(['status.moves']);
	});

	it('[TI-21.11] any number each way and trade goods beside them, agreed by both', () => {
		const g = talking();
		const [mine, theirs] = [hand(g, hacan), hand(g, other)];
		expect(g.askedSeats).toEqual([hacan, other]);
		g.answer(hacan, {
			offer: {
				give: { cards: { picks: mine }, goods: { amount: 2 } },
				get: { number: { amount: 1 } },
				promise: 'and peace'
			}
		});
		expect(hand(g, hacan)).toEqual(mine);
		const told = g.events.filter(({ to }) => to !== 'all').map(({ to, say }) => [to, said(say)]);
		const names = mine.map((card) => said(actionCardWords(card)));
		expect(told).toContainEqual([
			[hacan, other],
			`{seat:1} gives ${names.join(', ')} and 2 trade goods; for that {seat:2} gives 1 card of their choice. “and peace”`
		]);
		g.answer(other, { accept: 1 });
		expect(g.asked).toEqual(['exchange.cards']);
		expect(g.choices(other)).toEqual(theirs);
		g.answer(other, { picks: [theirs[1]!] });
		expect(hand(g, hacan).map(likeOf)).toEqual([likeOf(theirs[1]!)]);
		expect(hand(g, other).map(likeOf)).toEqual([theirs[0]!, ...mine].map(likeOf));
		expect([goods(g, hacan), goods(g, other)]).toEqual([1, 3]);
		expect(g.moves('given')).toEqual([
			{ type: 'given', from: hacan, to: other, n: 2 },
			{ type: 'given', from: other, to: hacan, n: 1 }
		]);
		// And once more, or not.
		expect(g.asked).toEqual(['exchange.partner']);
		expect(g.answer(hacan, { pick: 'none' }).asked).toEqual(['status.moves']);
	});

	it('[TI-21.11] a counter-offer may name what the other has named', () => {
		const g = talking();
		const [mine, theirs] = [hand(g, hacan), hand(g, other)];
		const [one, two] = mine;
		g.answer(hacan, {
			offer: { give: { cards: { picks: [one!, two!] } }, get: {}, promise: '' }
		});
		expect(fields(g, other, 'get')).toEqual(['cards', 'number', 'goods']);
		expect(fields(g, hacan, 'get')).toEqual(['number', 'goods']);
		g.answer(other, {
			offer: {
				give: { cards: { picks: [theirs[0]!] }, goods: { amount: 1 } },
				get: { cards: { picks: [two!] } },
				promise: ''
			}
		});
		g.answer(hacan, { accept: 2 });
		expect(hand(g, hacan).map(likeOf)).toEqual([one!, theirs[0]!].map(likeOf));
		expect(hand(g, other).map(likeOf)).toEqual([theirs[1]!, two!].map(likeOf));
		expect([goods(g, hacan), goods(g, other)]).toEqual([4, 0]);
	});

	it('[TI-21.11] [TI-18.2] the hand limit is checked afterwards', () => {
		const g = trading();
		g.board.players[hacan]!.hand = g.vault.actions.splice(-9);
		g.answer(hacan, { pick: 'none' });
		expect(g.asked).toEqual(['handLimit.discard']);
		expect(g.decision(hacan).shape).toMatchObject({ type: 'some', min: 2, max: 2 });
	});

	it('[TI-21.11] the next exchange begins with nothing of the one before', () => {
		const g = talking((board) => void (board.players['seat:3']!.hand = ['veto#1']));
		g.answer(hacan, {
			offer: { give: { goods: { amount: 1 } }, get: { number: { amount: 1 } }, promise: '' }
		});
		g.answer(other, { accept: 1 });
		g.answer(other, { picks: [hand(g, other)[0]!] });
		g.answer(hacan, { pick: 'seat:3' });
		expect(g.askedSeats).toEqual([hacan, 'seat:3']);
		const { shape } = g.decision('seat:3');
		expect(shape).toMatchObject({ type: 'deal', standing: null });
		g.answer('seat:3', { refuse: true });
		expect(g.moves('given')).toHaveLength(1);
		expect(goods(g, hacan)).toBe(2);
	});

	it('[TI-21.11] either may refuse, and that is the default', () => {
		const g = talking();
		const mine = hand(g, hacan);
		g.answer(hacan, {
			offer: { give: { goods: { amount: 1 } }, get: { number: { amount: 2 } }, promise: '' }
		});
		g.answer(other, { refuse: true });
		expect(g.asked).toEqual(['exchange.partner']);
		expect([hand(g, hacan), goods(g, hacan)]).toEqual([mine, 3]);
		expect(talking().lapse().asked).toEqual(['exchange.partner']);
	});

	it('[TI-21.11] with whom a talk has ended with nothing, by either word, none is begun again in this step', () => {
		const refused = talking().answer(other, { refuse: true });
		expect(refused.choices(hacan)).toEqual(['seat:3', 'none']);
		const both = refused.answer(hacan, { pick: 'seat:3' }).answer(hacan, { refuse: true });
		expect(both.asked).toEqual(['status.moves']);

		const before = talking(undefined, 2).answer(other, { refuse: true });
		expect(before.choices(hacan)).toEqual(['seat:2', 'seat:3', 'none']);
	});

	it('[TI-21.11] nobody offers or accepts what it does not have', () => {
		const g = talking();
		const [one] = hand(g, hacan);
		const offer = (give: Terms['give'], get: Terms['get'] = {}) => ({
			offer: { give, get, promise: '' }
		});
		const all = { cards: { picks: [one!] }, number: { amount: 2 } };
		expect(g.refusal(hacan, offer(all)).rule).toBe('TI-21.11');
		g.answer(hacan, offer({ goods: { amount: 1 } }, { number: { amount: 2 } }));
		g.board.players[other]!.hand.pop();
		expect(g.refusal(other, { accept: 1 }).rule).toBe('TI-21.11');
	});

	it('[TI-21.11] [TI-16.19] trade goods offered and given away meanwhile are no longer offered', () => {
		const g = talking();
		const get = { number: { amount: 1 } };
		g.answer(hacan, { offer: { give: { goods: { amount: 3 } }, get, promise: '' } });
		g.answer(hacan, { aside: 'gift', then: { pick: 'seat:3', then: { amount: 1 } } });
		const { shape } = g.decision(other);
		const cannot = ['{who} no longer has that many trade goods.', { who: hacan }];
		expect(shape).toMatchObject({ standing: { cannot } });
		expect(g.refusal(other, { accept: 1 }).rule).toBe('TI-21.11');
		g.answer(hacan, { offer: { give: { goods: { amount: 2 } }, get, promise: '' } });
		g.answer(other, { accept: 2 });
		expect([goods(g, hacan), goods(g, other)]).toEqual([0, 3]);
	});

	it('[TI-21.11] cards offered that are gone meanwhile are no longer offered', () => {
		const g = talking();
		const give = { cards: { picks: [hand(g, hacan)[0]!] }, number: { amount: 1 } };
		g.answer(hacan, { offer: { give, get: {}, promise: '' } });
		g.board.players[hacan]!.hand.pop();
		const { rule, say } = g.refusal(other, { accept: 1 });
		expect([rule, said(say)]).toEqual(['TI-21.11', '{seat:1} no longer holds that many cards.']);
	});

	it('[TI-21.11] trade goods agreed on are gone before the cards are picked; before rules 2 they went with the cards', () => {
		const agreed = (rules: number) => {
			const g = talking(undefined, rules);
			const give = { goods: { amount: 3 } };
			g.answer(hacan, { offer: { give, get: { number: { amount: 1 } }, promise: '' } });
			return g.answer(other, { accept: 1 });
		};
		const g = agreed(2);
		expect(g.asked).toEqual(['exchange.cards']);
		expect([goods(g, hacan), goods(g, other)]).toEqual([0, 4]);
		const before = agreed(1);
		expect([goods(before, hacan), goods(before, other)]).toEqual([3, 1]);
		before.answer(other, { picks: [hand(before, other)[0]!] });
		for (const one of [g.lapse(), before]) {
			expect([goods(one, hacan), goods(one, other)]).toEqual([0, 4]);
			expect(one.moves('gift')).toEqual([{ type: 'gift', from: hacan, to: other, n: 3 }]);
		}
	});

	it('[TI-27.6] the cards are known to the two alone', () => {
		const g = talking();
		const [card] = hand(g, hacan);
		g.answer(hacan, {
			offer: { give: { cards: { picks: [card!] } }, get: {}, promise: '' }
		}).answer(other, { accept: 1 });
		const name = said(actionCardWords(card!));
		const heard = g.events.filter(({ to }) => to === 'all' || to.includes('seat:3'));
		const words = heard.map(({ say, move }) => said(say) + JSON.stringify(move ?? null));
		expect(words.join()).not.toContain(name);
		expect(JSON.stringify(openBoard(g.board, {}))).not.toContain(card);
		const told = g.events.filter(({ to }) => to !== 'all' && to.includes(other));
		expect(told.map(({ say }) => said(say)).join()).toContain(name);
	});
});
