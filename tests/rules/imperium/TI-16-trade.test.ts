/** TI-16: agreements, income, breaking them, and gifts. */
import { describe, expect, it } from 'vitest';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { homeOf, noFleet, planetsOf } from '../../../src/lib/games/imperium/board';
import { breakAgreement, partnersOf } from '../../../src/lib/games/imperium/trade/agreements';
import type { Die } from '../../../src/lib/games/imperium/combat/modifiers';
import { incomeOf } from '../../../src/lib/games/imperium/trade/income';
import { act, asidesOf, sampleAnswer } from '../../../src/lib/core';
import type { Answer, SeatId } from '../../../src/lib/core';
import { remember } from '../../../src/lib/games/imperium/lasting';
import type { Board } from '../../../src/lib/games/imperium/types';
import { votesOf } from '../../../src/lib/games/imperium/politics/votes';
import { agendaWith } from '../../support/agendas';
import { barredTo } from '../../support/barred';
import { openTo, playing, ready, standing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const two: SeatId = 'seat:2';
const three: SeatId = 'seat:3';
const four: SeatId = 'seat:4';
type Game = ReturnType<typeof playing>;

/** Contracts of these worths, and agreements between these pairs, who give the first that they have. */
const traders =
	(
		worths: { readonly [seat: SeatId]: readonly [number, number] } = {},
		...pairs: readonly (readonly [SeatId, SeatId])[]
	) =>
	(board: Board): void => {
		for (const seat of board.order)
			board.players[seat]!.contracts = (worths[seat] ?? [1, 1]).map((worth) => ({
				worth,
				holder: seat
			}));
		for (const [one, other] of pairs) {
			board.players[one]!.contracts.find(({ holder }) => holder === one)!.holder = other;
			board.players[other]!.contracts.find(({ holder }) => holder === other)!.holder = one;
		}
	};
const goodsOf = (g: Game, seat: SeatId): number => g.board.players[seat]!.tradeGoods;
/** Trade with four players; seat:1 takes (a) and everybody can talk. */
const talking = (edit: (board: Board) => void = traders(), seats = 4): Game =>
	playing('trade', edit, { seats });
/** `me` is about to take its turn, with Trade. */
const acting = (edit: (board: Board) => void, seats = 4, rules: number = RELEASE.rules): Game =>
	standing(
		{ step: 'turn', at: 'act', seat: me },
		(board) => {
			for (const player of Object.values(board.players))
				Object.assign(player!, { race: 'sol', techs: [], strategy: [] });
			board.players[me]!.strategy = [{ card: 'trade', used: false }];
			edit(board);
		},
		{ seats, rules }
	);
const offer = (g: Game, by: SeatId, to: SeatId, terms = '1/1') =>
	g.answer(by, { pick: `offer:${to}`, then: { pick: terms } });
/** What a seat does beside what others are asked; null: it was accepted. */
function give(g: Game, by: SeatId, to: SeatId, n: number): string | null {
	const then: Answer = { pick: to, then: { amount: n } };
	const done = act(g.game, g.table, by, 0, { aside: 'gift', then });
	return done.ok ? null : done.refusal.rule;
}
const agreements = (g: Game) => g.moves('agreement').map(({ seats }) => seats);

describe('the primary', () => {
	it('[strategy:trade] [TI-24.9] [TI-16.7] (a) 3 trade goods, then income from own agreements, then talk', () => {
		const g = acting(traders({ [two]: [2, 1] }, [me, two]));
		g.answer(me, { pick: 'strategic:trade' });
		expect(goodsOf(g, me)).toBe(5);
		expect(goodsOf(g, two)).toBe(0);
		expect(g.asked).toEqual(['tradePrimary.talk']);
		expect(g.askedSeats).toEqual([me, two, three, four]);
	});

	it('[TI-24.9] [TI-16.12] (b) breaks all agreements of all players, but for those of who is trusted', () => {
		const g = acting((board) => {
			traders({}, [me, two], [two, three], [three, four])(board);
			board.players[four]!.race = 'hacan';
		});
		g.answer(me, { pick: 'break-agreements' });
		expect(partnersOf(g.board, me)).toEqual([]);
		expect(partnersOf(g.board, two)).toEqual([]);
		expect(partnersOf(g.board, three)).toEqual([four]);
		expect(goodsOf(g, me)).toBe(0);
		expect(g.moves('broken').map(({ seats }) => seats)).toEqual([
			[me, two],
			[two, three]
		]);
	});

	it('[TI-30.4] with two players 3 trade goods, no agreements and no secondary', () => {
		const g = playing('trade', traders({}, [me, two]), { seats: 2 });
		expect(goodsOf(g, me)).toBe(3 + 1);
		expect(g.asked).not.toContain('tradePrimary.talk');
		expect(acting(traders({}, [me, two]), 2).choices(me)).not.toContain('break-agreements');
	});

	it('[TI-24.9] given an action that would bring nothing, then it says so beforehand', () => {
		const notes = (edit: (board: Board) => void, id: string) => {
			const [ask] = acting(edit).table.decisions;
			const { shape } = ask!;
			if (shape.type !== 'one') throw new Error(shape.type);
			return said(shape.choices.find((choice) => choice.id === id)?.note);
		};
		const none = 'It would break all trade agreements, and there are none; nobody negotiates.';
		expect(notes(traders(), 'break-agreements')).toBe(none);
		expect(notes(traders({}, [two, three]), 'break-agreements')).not.toBe(none);
		const warring = (counters: SeatId[]) => (board: Board) => {
			board.players[me]!.strategy = [{ card: 'warfare', used: false }];
			board.systems['hex:0,0']!.counters = counters;
		};
		const idle =
			'You have no command counter on the board, so it takes none back now. The others may move Cruisers or Destroyers a step.';
		expect(notes(warring([two]), 'strategic:warfare')).toBe(idle);
		expect(notes(warring([two, me]), 'strategic:warfare')).not.toBe(idle);
	});

	it('[TI-24.9] which of the two is said with the action; before rules 2 it was asked then', () => {
		const now = acting(traders()).choices(me);
		expect(now).toEqual(expect.arrayContaining(['strategic:trade', 'break-agreements']));
		const before = acting(traders(), 4, 1);
		expect(before.choices(me)).not.toContain('break-agreements');
		before.answer(me, { pick: 'strategic:trade' });
		expect(before.choices(me)).toEqual(['gain', 'break']);
		before.answer(me, { pick: 'break' });
		expect(goodsOf(before, me)).toBe(0);
	});

	it('[TI-34.12] by default (a), no offer and no approval', () => {
		const g = acting(traders()).lapse();
		expect(goodsOf(g, me)).toBe(3);
		offer(g, two, three).answer(three, { pick: 'accept:1' });
		g.until('rest.wait');
		expect(agreements(g)).toEqual([]);
		expect(g.board.offers).toEqual([]);
	});
});

describe('agreements', () => {
	it('[TI-16.4] whoever closes the negotiations is told before that what lies on the table comes to nothing', () => {
		const g = talking(traders());
		const note = () => {
			const { shape } = g.decision(me);
			return shape.type === 'one' && shape.choices.find(({ id }) => id === 'close')?.note;
		};
		expect(note()).toBeUndefined();
		offer(g, two, three).answer(three, { pick: 'accept:1' });
		expect(note()).toBeDefined();
		g.answer(me, { pick: 'close' });
		expect(agreements(g)).toEqual([]);
		expect(g.board.offers).toEqual([]);
	});

	it('[TI-16.1] [TI-16.2] each gives one of its two contracts and holds one of the other', () => {
		const g = talking(traders({ [me]: [1, 3], [two]: [1, 2] }));
		expect(g.choices(me, `offer:${two}`)).toEqual(['1/1', '1/2', '3/1', '3/2']);
		offer(g, me, two, '1/2').answer(two, { pick: 'accept:1' });
		expect(g.board.players[me]!.contracts).toEqual([
			{ worth: 1, holder: two },
			{ worth: 3, holder: me }
		]);
		expect(g.board.players[two]!.contracts).toEqual([
			{ worth: 1, holder: two },
			{ worth: 2, holder: me }
		]);
		expect(incomeOf({ ...g.board, lasting: [] }, me)).toEqual([{ n: 2, of: { partner: two } }]);
	});

	it('[TI-16.3] at most two, and one with the same partner', () => {
		const g = talking(traders({}, [me, two], [me, three]));
		expect(g.choices(me)).toEqual(['done', 'close']);
		expect(g.choices(two)).toEqual([`offer:${three}`, `offer:${four}`, 'done']);
	});

	it('[TI-16.4] need both partners and the active player', () => {
		const g = talking();
		offer(g, two, three);
		expect(agreements(g)).toEqual([]);
		g.answer(three, { pick: 'accept:1' });
		expect(agreements(g)).toEqual([]);
		expect(g.choices(me)).toContain('approve:1');
		expect(g.choices(four)).not.toContain('approve:1');
		g.answer(me, { pick: 'approve:1' });
		expect(agreements(g)).toEqual([[two, three]]);
		offer(g, four, two).answer(two, { pick: 'accept:2' }).answer(me, { pick: 'deny:2' });
		expect(agreements(g)).toHaveLength(1);
		expect(g.choices(four)).not.toContain(`offer:${two}`);
	});

	it('[TI-16.5] the active player may be a partner, and approves by agreeing', () => {
		const g = talking();
		offer(g, two, me).answer(me, { pick: 'accept:1' });
		expect(agreements(g)).toEqual([[two, me]]);
	});

	it('[TI-16.4] those of who has guild-right need no approval', () => {
		const g = talking((board) => {
			traders()(board);
			board.players[three]!.race = 'hacan';
		});
		offer(g, two, three).answer(three, { pick: 'accept:1' });
		expect(agreements(g)).toEqual([[two, three]]);
	});

	it('[TI-16.4] an embargo bars new ones', () => {
		const g = talking((board) => {
			traders()(board);
			remember(board, { is: 'embargo', until: 'round', seat: two });
		});
		expect(g.askedSeats).not.toContain(two);
		expect(g.choices(me)).toEqual([`offer:${three}`, `offer:${four}`, 'done', 'close']);
		expect(barredTo(g, me).map(({ id, why }) => [id, said(why)])).toContainEqual([
			`offer:${two}`,
			`An embargo bars agreements with {${two}}.`
		]);
	});

	it('[TI-16.3] an agreement that is made takes offers off the table that it leaves impossible', () => {
		const g = talking(traders({}, [me, three], [two, three]));
		offer(g, two, me);
		offer(g, four, me);
		g.answer(me, { pick: 'accept:1' });
		expect(agreements(g)).toEqual([[two, me]]);
		expect(g.board.offers).toEqual([]);
		expect(g.moves('offerEnded')).toEqual([{ type: 'offerEnded', n: 2, by: null }]);
	});

	it('[TI-16.3] and leaves on it those that are still possible', () => {
		const g = talking();
		offer(g, four, three);
		offer(g, two, me).answer(me, { pick: 'accept:2' });
		expect(agreements(g)).toEqual([[two, me]]);
		expect(g.board.offers.map(({ n }) => n)).toEqual([1]);
	});

	it('[TI-16.2] a contract that has left the sheet can be offered no more', () => {
		const g = talking(traders({ [me]: [1, 3], [two]: [1, 1], [three]: [2, 2] }));
		offer(g, three, me, '2/3');
		offer(g, two, me, '1/3').answer(me, { pick: 'accept:2' });
		expect(g.board.offers).toEqual([]);
		expect(g.choices(me, `offer:${three}`)).toEqual(['1/2']);
	});

	it('[TI-16.3] who has two agreements makes no third', () => {
		const g = talking(traders({}, [me, two], [me, three]));
		expect(g.choices(four)).toEqual([`offer:${two}`, `offer:${three}`, 'done']);
	});

	it('[political:forced-economic-independence] keeps the two elected apart, and nobody else', () => {
		const g = talking((board) => {
			traders()(board);
			board.laws = [{ card: 'forced-economic-independence', elected: { players: [two, three] } }];
		});
		expect(g.choices(two)).toEqual([`offer:${me}`, `offer:${four}`, 'done']);
		expect(g.choices(four)).toContain(`offer:${two}`);
	});
});

describe('the talk', () => {
	it('[TI-16.4] whose agreements need no approval is said with the question, to them as theirs', () => {
		const why = (seat: SeatId, race: string, of: SeatId = three) => {
			const g = talking((board) => {
				traders()(board);
				board.players[of]!.race = race;
			});
			return said(g.decision(seat).because?.say ?? '');
		};
		expect(why(me, 'hacan')).toBe('Guild Right: agreements of {seat:3} need no approval.');
		expect(why(three, 'hacan')).toBe('Guild Right: your agreements need no approval.');
		expect(why(me, 'sol')).toBe('');
		expect(why(two, 'hacan', me), 'whose turn it is agrees or not').toBe('');
	});

	it('[TI-16.4] offers lie open to all', () => {
		const g = talking();
		offer(g, two, three);
		expect(openTo(g).offers).toEqual([
			{ n: 1, by: two, to: three, gives: 1, gets: 1, accepted: false }
		]);
	});

	it('[TI-16.4] an offer may be refused, and is not made again; or taken back', () => {
		const g = talking();
		offer(g, two, three).answer(three, { pick: 'refuse:1' });
		expect(g.choices(two)).not.toContain(`offer:${three}`);
		expect(g.choices(three)).toContain(`offer:${two}`);
		const why = (seat: SeatId) =>
			barredTo(g, seat).map(({ id, rule, why }) => [id, rule, said(why)]);
		expect(why(two)).toContainEqual([
			`offer:${three}`,
			'TI-16.4',
			'All that can be offered lies on the table, or was refused.'
		]);
		expect(
			why(two).map(([id]) => id),
			'what can be offered'
		).not.toContain(`offer:${four}`);
		offer(g, two, four).answer(two, { pick: 'withdraw:2' });
		expect(g.board.offers).toEqual([]);
		expect(g.choices(two)).toContain(`offer:${four}`);
		// An agreement that both want may be left by either before it is approved.
		offer(g, two, four).answer(four, { pick: 'accept:3' }).answer(four, { pick: 'withdraw:3' });
		expect(g.choices(me).some((id) => id.startsWith('approve'))).toBe(false);
	});

	it('[TI-16.4] what is offered already is not offered back', () => {
		const g = talking();
		offer(g, two, three);
		expect(g.choices(three)).not.toContain(`offer:${two}`);
		expect(g.choices(three)).toContain('accept:1');
	});

	it('[TI-16.4] but other contracts are, by either', () => {
		const g = talking(traders({ [two]: [1, 2], [three]: [1, 3] }));
		const all = ['1/1', '1/3', '2/1', '2/3'];
		expect(g.choices(two, `offer:${three}`).toSorted()).toEqual(all);
		offer(g, two, three, '1/3');
		expect(g.choices(two, `offer:${three}`).toSorted()).toEqual(['1/1', '2/1', '2/3']);
		expect(g.choices(three, `offer:${two}`).toSorted()).toEqual(['1/1', '1/2', '3/2']);
	});

	it('[TI-16.4] who is done is asked again when it is offered something; the active player closes', () => {
		const g = talking();
		const ending = () => {
			const { shape } = g.decision(three);
			return shape.type === 'one' ? shape.choices.find(({ id }) => id === 'done') : undefined;
		};
		expect(ending()?.note).toBeUndefined();
		offer(g, two, three);
		// They are told before, and nobody says that they refused.
		expect(ending()?.note).toBeDefined();
		g.answer(three, { pick: 'done' });
		expect(g.board.offers).toEqual([]);
		const told = g.events.map(({ say }) => said(say));
		expect(told).toContain(
			`{${three}} is done with trading; the offer of {${two}} to them is off the table.`
		);
		expect(told.some((say) => say.includes('refuses'))).toBe(false);
		expect(g.askedSeats).not.toContain(three);
		offer(g, four, three);
		expect(g.askedSeats).toContain(three);
		g.answer(me, { pick: 'close' });
		expect(g.board.offers).toEqual([]);
		expect(g.asked).not.toContain('tradePrimary.talk');
	});

	it('[TI-16.4] the active player may leave the rest to the others, and is asked again for their consent', () => {
		const g = talking();
		g.answer(me, { pick: 'done' });
		expect(g.askedSeats).toEqual([two, three, four]);
		offer(g, two, three).answer(three, { pick: 'accept:1' });
		expect(g.choices(me)).toEqual(expect.arrayContaining(['approve:1', 'deny:1', 'close']));
		expect(g.choices(me)).not.toContain('done');
		g.answer(me, { pick: 'approve:1' });
		expect(agreements(g)).toEqual([[two, three]]);
		expect(g.askedSeats).not.toContain(me);
		for (const seat of [two, three, four]) g.answer(seat, { pick: 'done' });
		expect(g.asked).not.toContain('tradePrimary.talk');
	});

	it('[TI-16.4] under rules 3 the active player can only close', () => {
		const g = playing('trade', traders(), { seats: 4, rules: 3 });
		expect(g.choices(me)).toContain('close');
		expect(g.choices(me)).not.toContain('done');
		g.answer(two, { pick: 'done' });
		expect(g.askedSeats).toContain(me);
	});

	it('[TI-16.4] ends by itself when nobody can agree on anything more', () => {
		const g = talking(traders({}, [me, two], [two, three]), 3);
		expect(g.askedSeats).toEqual([me, three]);
		offer(g, me, three).answer(three, { pick: 'accept:1' });
		expect(g.asked).not.toContain('tradePrimary.talk');
	});

	it('[TI-34.5] a question that did not change stays the one it was', () => {
		const g = talking();
		const { id } = g.decision(four);
		offer(g, two, three);
		expect(g.decision(four).id).toBe(id);
	});
});

describe('income', () => {
	it('[TI-16.7] the others collect by the secondary, for a counter', () => {
		const g = talking(traders({ [three]: [2, 2] }, [two, three]));
		g.answer(me, { pick: 'close' });
		expect(g.askedSeats).toEqual([two, three]);
		g.answer(two, { pick: 'collect' }).answer(three, { pick: 'leave' });
		expect(goodsOf(g, two)).toBe(2);
		expect(goodsOf(g, three)).toBe(0);
		expect(g.board.players[two]!.counters.strategy).toBe(1);
	});

	it('[TI-16.8] nothing from an agreement made in the same action; in the next one it pays', () => {
		const g = talking();
		offer(g, two, me).answer(me, { pick: 'accept:1' }).answer(me, { pick: 'close' });
		expect(g.asked).toEqual(['rest.wait']);
		expect(goodsOf(g, me)).toBe(3);
		expect(incomeOf(g.board, two)).toEqual([{ n: 1, of: { partner: me } }]);
	});

	it('[TI-16.8] who has only agreements of this action is told so where others may collect', () => {
		const g = talking(traders({}, [two, three]));
		offer(g, me, four).answer(four, { pick: 'accept:1' }).answer(me, { pick: 'close' });
		expect(g.askedSeats).toEqual([two, three]);
		const told = g.events.filter(({ say }) => /nothing to collect/.test(said(say)));
		expect(told.map(({ say, rule, to }) => [said(say), rule, to])).toEqual([
			[
				'{seat:4} has nothing to collect: agreements of this action bring nothing yet.',
				'TI-16.8',
				'all'
			]
		]);
		const none = talking(traders({}, [two, three])).answer(me, { pick: 'close' });
		expect(none.askedSeats).toEqual([two, three]);
		expect(none.said, 'who has none at all').not.toContain('nothing to collect');
	});

	it('[race:hacan] [technology:micro-technology] [TI-16.9] merchants collect 1 more from each, without a counter; Micro Technology gives 1 for each', () => {
		const g = talking((board) => {
			traders({}, [two, three], [two, four])(board);
			board.players[two]!.race = 'hacan';
			board.players[two]!.techs = ['micro-technology'];
		});
		expect(incomeOf(g.board, two)).toEqual([
			...[three, four].map((partner) => ({ n: 1, of: { partner } })),
			{ n: 2, of: { ability: 'merchants' } },
			{ n: 2, of: { tech: 'micro-technology' } }
		]);
		g.answer(me, { pick: 'close' });
		g.answer(two, { pick: 'collect' }).answer(three, { pick: 'leave' });
		g.answer(four, { pick: 'leave' });
		expect(goodsOf(g, two)).toBe(6);
		expect(g.board.players[two]!.counters.strategy).toBe(2);
		expect(g.moves('income').at(-1)?.parts).toHaveLength(4);
	});

	it('[TI-34.9] partners of who collected by the secondary are asked after the last one, if they hold a card', () => {
		const g = talking((board) => {
			traders({}, [two, three], [me, four])(board);
			for (const seat of board.order) board.players[seat]!.hand = ['sabotage#1'];
		});
		g.answer(me, { pick: 'close' }).until('strategic.others');
		g.answer(two, { pick: 'collect' }).answer(three, { pick: 'leave' });
		g.answer(four, { pick: 'leave' });
		expect(g.asked).toEqual(['window:partnerTraded']);
		expect(g.askedSeats).toEqual([three]);
	});
});

describe('breaking', () => {
	const status = (edit: (board: Board) => void) =>
		standing({ step: 'breaking', at: 'choose' }, (board) => {
			for (const seat of board.order) board.players[seat]!.race = 'sol';
			Object.assign(board, { stage: 'status' });
			edit(board);
		});

	it('[TI-16.10] either partner may, without the other; nobody has to', () => {
		const g = status(traders({}, [me, two]));
		expect(g.asked).toEqual(['breaking.choose']);
		const [first = me] = g.askedSeats;
		g.answer(first, { picks: [] });
		const [second = me] = g.askedSeats;
		expect([first, second].sort()).toEqual([me, two]);
		g.answer(second, { picks: [first] });
		expect(partnersOf(g.board, me)).toEqual([]);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-16.10] not with who is trusted, who may itself', () => {
		const g = status((board) => {
			traders({}, [me, two], [two, three])(board);
			board.players[two]!.race = 'hacan';
		});
		expect(g.askedSeats).toEqual([two]);
		expect([...g.choices(two)].sort()).toEqual([me, three]);
		g.answer(two, { picks: [me] });
		expect(partnersOf(g.board, two)).toEqual([three]);
	});

	it('[TI-16.11] in the order of play', () => {
		const g = status((board) => {
			traders({}, [me, two], [two, three], [three, me])(board);
			for (const [seat, card] of [
				[me, 'imperial'],
				[two, 'diplomacy'],
				[three, 'trade']
			] as const)
				board.players[seat]!.strategy = [{ card, used: true }];
		});
		const asked: SeatId[] = [];
		while (g.asked[0] === 'breaking.choose') {
			asked.push(g.askedSeats[0]!);
			g.lapse();
		}
		expect(asked).toEqual([two, three, me]);
		expect(partnersOf(g.board, me)).toHaveLength(2);
	});

	it('[TI-16.15] both contracts go back to their owners, and trade goods stay', () => {
		const g = talking(traders({ [two]: [2, 2] }, [me, two]));
		const goods = goodsOf(g, me);
		breakAgreement({ board: g.board, say: () => undefined }, two, me, 'TI-16.15');
		for (const seat of [me, two])
			for (const { holder } of g.board.players[seat]!.contracts) expect(holder).toBe(seat);
		expect(goodsOf(g, me)).toBe(goods);
	});
});

describe('gifts', () => {
	const giving = (edit: (board: Board) => void = () => undefined) =>
		playing('diplomacy', (board) => {
			board.players[two]!.tradeGoods = 4;
			for (const planet of Object.values(board.planets)) planet.exhausted = true;
			edit(board);
		});
	const die: Die = {
		...{ seat: me, kind: 'fighter', roll: 'round', system: 'hex:0,0', planet: null },
		...{ attacks: true, against: two, isFirst: false }
	};
	it('[TI-16.19] trade goods are handed over while others are asked, whose question stays', () => {
		const g = giving();
		const { id } = g.decision(me);
		expect(give(g, two, three, 3)).toBeNull();
		expect([two, three].map((seat) => goodsOf(g, seat))).toEqual([1, 3]);
		expect(g.decision(me).id).toBe(id);
		expect(give(g, two, three, 2)).toBe('TI-16.19');
		// Seat:1 has none to give.
		expect(give(g, me, three, 1)).not.toBeNull();
	});

	it('[TI-16.19] nobody gives before the game begins, nor to or from who is out of it', () => {
		const g = giving();
		const shape = () => asidesOf(g.game, g.table, two)[0]?.shape;
		g.board.players[three]!.isOut = true;
		const open = shape();
		expect(open?.type === 'one' && open.choices.map(({ id }) => id)).not.toContain(three);
		g.board.players[two]!.isOut = true;
		expect(shape()).toBeUndefined();
		g.board.players[two]!.isOut = false;
		g.board.stage = 'setup';
		expect(shape()).toBeUndefined();
	});

	it('[TI-8.3] [TI-16.19] who has passed may too', () => {
		const g = giving((board) => {
			board.players[two]!.passed = true;
		});
		expect(give(g, two, me, 1)).toBeNull();
	});

	it('[TI-16.19] not while a roll lies on the table, nor while answers are sealed', () => {
		const g = giving();
		g.board.dice = [{ die, value: 3, before: [], hitsOn: 9, parts: [] }];
		expect(asidesOf(g.game, g.table, two)).toEqual([]);
		g.board.dice = [];
		expect(asidesOf(g.game, g.table, two).map(({ name }) => name)).toEqual(['gift']);
		g.answer(me, { pick: three });
		expect(g.asked).toEqual(['strategic.others']);
		expect(asidesOf(g.game, g.table, two)).toEqual([]);
	});

	it('[TI-16.19] [TI-34.5] nor while hits are still to be taken; no card comes between either', () => {
		const at = 'hex:0,0';
		const g = standing(
			{ step: 'losses', at: 'take', seat: me, system: at, hits: 1, rule: 'TI-11.9' },
			(board) => {
				const ships = { dreadnought: 2, cruiser: 1, damaged: { dreadnought: 1, warSun: 0 } };
				board.systems[at]!.fleets[me] = { ...noFleet(), ...ships };
				board.players[me]!.hand = ['emergency-repairs#1'];
				board.players[two]!.tradeGoods = 2;
			}
		);
		expect(g.asked).toEqual(['losses.take']);
		for (const seat of [me, two]) expect(asidesOf(g.game, g.table, seat)).toEqual([]);
		g.answer(me, { split: { cruiser: 1 } });
		expect(asidesOf(g.game, g.table, two).map(({ name }) => name)).toEqual(['gift']);
		expect(asidesOf(g.game, g.table, me).map(({ name }) => name)).toEqual(['card']);
	});

	it('[TI-16.19] not what has to be paid just now', () => {
		const g = ready();
		const system = homeOf(g.board, two);
		const order = standing(
			{ step: 'production', at: 'begin', seat: two, systems: [system], by: 'imperial' },
			(board) => {
				for (const id of planetsOf(board, two).slice(1)) board.planets[id]!.exhausted = true;
				board.players[two]!.tradeGoods = 3;
			}
		);
		const unit = order.choices(two).find((id) => id.startsWith('groundForce'))!;
		expect(asidesOf(order.game, order.table, two)).toHaveLength(1);
		order.answer(two, { split: { [unit]: 1 } });
		expect(order.asked).toEqual(['production.pay']);
		expect(asidesOf(order.game, order.table, two)).toEqual([]);
	});

	it('[TI-16.19] [TI-16.20] while agreements are negotiated, in the open', () => {
		const g = talking();
		expect(give(g, me, two, 2)).toBeNull();
		expect(openTo(g).players[two]?.tradeGoods).toBe(2);
		expect(openTo(g).players[me]?.tradeGoods).toBe(1);
		expect(g.asked).toEqual(['tradePrimary.talk']);
	});
});

describe('any talk', () => {
	it('[TI-16.4] [TI-34.12] ends whatever is said, and every answer listed is accepted', () => {
		let n = 1;
		const dice = (below: number): number => (n = (n * 16807) % 2147483647) % below;
		for (let game = 0; game < 60; game++) {
			const g = talking(traders({ [two]: [1, 3], [four]: [1, 2] }), 3 + (game % 4));
			for (let i = 0; g.asked[0] === 'tradePrimary.talk'; i++) {
				expect(i).toBeLessThan(1000);
				const seats = g.askedSeats;
				const seat = seats[dice(seats.length)]!;
				g.answer(seat, sampleAnswer(g.decision(seat).shape, dice));
			}
			expect(g.board.offers).toEqual([]);
			for (const seat of g.board.order)
				expect(partnersOf(g.board, seat)).toHaveLength(new Set(partnersOf(g.board, seat)).size);
		}
	});
});

describe('war and words', () => {
	it('[TI-16.13] a battle or an invasion between two partners breaks their agreement, Hacan’s too', () => {
		const at = 'hex:0,0';
		const partners = (board: Board): void => {
			traders({}, [me, two])(board);
			board.players[two]!.race = 'hacan';
			for (const seat of [me, two]) board.systems[at]!.fleets[seat] = { ...noFleet(), cruiser: 1 };
		};
		const battle = standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: two, system: at },
			partners
		);
		expect(partnersOf(battle.board, me)).toEqual([]);
		expect(battle.moves('broken')).toHaveLength(1);
		const invasion = standing(
			{ step: 'landings', at: 'assign', seat: me, systems: [at], isTransfer: false },
			(board) => {
				partners(board);
				board.systems[at]!.fleets = { [me]: { ...noFleet(), carrier: 1, groundForce: 1 } };
				board.planets['planet:mecatol-rex']!.owner = two;
			}
		);
		expect(partnersOf(invasion.board, me)).toEqual([two]);
		invasion.answer(me, { split: { 'groundForce@planet:mecatol-rex': 1 } });
		expect(partnersOf(invasion.board, me)).toEqual([]);
	});

	it('[TI-16.14] bombardment without a landing breaks nothing', () => {
		const at = 'hex:0,0';
		const planet = 'planet:mecatol-rex';
		const g = standing(
			{ step: 'landings', at: 'assign', seat: me, systems: [at], isTransfer: false },
			(board) => {
				traders({}, [me, two])(board);
				board.systems[at]!.fleets = { [me]: { ...noFleet(), warSun: 1 } };
				Object.assign(board.planets[planet]!, {
					...{ owner: two, units: { groundForce: 1, pds: 0, spaceDock: 0 } }
				});
			}
		);
		g.answer(me, { pick: `bombard:${planet}` });
		g.answer(me, { split: { [`roll:warSun@${planet}`]: 1 } });
		expect(g.moves('bombards')).toHaveLength(1);
		expect(partnersOf(g.board, me)).toEqual([two]);
	});

	it('[TI-16.6] [TI-17.6] a bribe changes hands and binds nobody', () => {
		const g = talking();
		expect(give(g, me, two, 2)).toBeNull();
		// Paid for, and refused all the same.
		offer(g, me, two);
		g.answer(two, { pick: 'refuse:1' });
		expect(agreements(g)).toEqual([]);
		expect(goodsOf(g, two)).toBe(2);
		const vote = agendaWith('free-trade', ({ players }) => void (players[three]!.tradeGoods = 1));
		const [first = me] = vote.askedSeats;
		expect(give(vote, three, first, 1)).toBeNull();
		expect(vote.choices(first)).toEqual(['abstain', 'for', 'against']);
	});

	it('[TI-16.18] trade goods are no votes', () => {
		const { board } = agendaWith('free-trade', ({ players, planets }) => {
			players[me]!.tradeGoods = 9;
			for (const planet of Object.values(planets)) planet.exhausted = true;
		});
		expect(votesOf(board, me)).toBe(0);
	});
});
