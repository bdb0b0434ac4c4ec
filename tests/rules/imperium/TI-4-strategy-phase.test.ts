/** TI-4: Strategy Cards, bonus counters, the Speaker, the order of play. */
import { describe, expect, it } from 'vitest';
import { gainCounters } from '../../../src/lib/games/imperium/economy/gains';
import { countersLeft } from '../../../src/lib/games/imperium/board';
import { freeCards } from '../../../src/lib/games/imperium/strategy/picks';
import { orderOfPlay } from '../../../src/lib/games/imperium/turn-order';
import type { SeatId } from '../../../src/lib/core';
import { ready, standing } from '../../support/imperium';
import { said } from '../../support/said';

type Game = ReturnType<typeof ready>;

/** The seat that picks, which takes this card. */
function pick(g: Game, card: string, split?: Record<string, number>): SeatId {
	const [seat = 'seat:1'] = g.askedSeats;
	g.answer(seat, { pick: `strategy:${card}`, ...(split ? { then: { split } } : {}) });
	return seat;
}
const another = (g: Game) => g.answer(g.board.speaker, { yes: true });
const cardsOf = (g: Game, seat: SeatId) => g.board.players[seat]!.strategy.map(({ card }) => card);

describe('picking', () => {
	it.each([
		[3, 2],
		[4, 2],
		[5, 1],
		[6, 1]
	] as const)('[TI-4.2] [TI-4.3] %i players pick %i cards each, the Speaker first', (n, each) => {
		const g = ready({ seats: n });
		const speaker = g.board.order.indexOf(g.board.speaker);
		const says: string[] = [];
		while (g.asked[0] === 'strategy.pick') {
			const [seat = 'seat:1'] = g.askedSeats;
			says.push(said(g.decision(seat).say));
			g.answer(seat, { pick: g.choices(seat).at(-1)! });
		}
		expect(says).toEqual(
			['Pick a Strategy Card', 'Pick your second Strategy Card']
				.slice(0, each)
				.flatMap((say) => Array<string>(n).fill(say))
				// Of the last card there is no choice.
				.slice(0, n * each === 8 ? -1 : undefined)
		);
		const round = g.board.order.map((_, i) => g.board.order[(speaker + i) % n]);
		expect(g.moves('picked').map(({ seat }) => seat)).toEqual(
			Array.from({ length: each }, () => round).flat()
		);
		for (const seat of g.board.order) expect(cardsOf(g, seat)).toHaveLength(each);
	});

	it('[TI-30.5] [TI-30.6] two players alternate, two each, without Initiative', () => {
		const g = ready({ seats: 2 });
		expect(g.choices(g.board.speaker)).toHaveLength(7);
		const asked = ['diplomacy', 'trade', 'warfare', 'imperial'].map((card) => pick(g, card));
		expect(asked).toEqual([asked[0], asked[1], asked[0], asked[1]]);
		expect(g.board.bonus).toEqual({ political: 1, logistics: 1, technology: 1 });
	});

	it('[TI-4.2] [TI-5.4] each says what it does for its player, and in a few words what for the others', () => {
		const g = ready({ seats: 3 });
		const { shape } = g.decision(g.board.speaker);
		const notes = shape.type === 'one' ? shape.choices.map(({ note }) => said(note)) : [];
		const others = notes.map((note) => /The others .*$/.exec(note)?.[0]);
		expect(notes[3]).toBe(
			'Gain 4 command counters from your reinforcements. The others may buy command counters with influence.'
		);
		// Initiative gives the others nothing.
		expect(others[0]).toBeUndefined();
		expect(new Set(others.slice(1)).size).toBe(7);
	});

	it('[TI-4.6] what is picked is told to all', () => {
		const g = ready({ seats: 3 });
		const seat = pick(g, 'trade');
		expect(g.moves('picked')).toEqual([{ type: 'picked', seat, card: 'trade' }]);
	});
});

describe('bonus counters', () => {
	it('[TI-4.4] lie on cards nobody took, and pile up; with four players none is left', () => {
		const g = ready({ seats: 6 });
		for (const card of ['initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare'])
			pick(g, card);
		expect(g.board.bonus).toEqual({ technology: 1, imperial: 1 });
		another(g);
		for (const card of ['diplomacy', 'political', 'logistics', 'trade', 'warfare']) pick(g, card);
		expect(g.board.bonus).toEqual({ technology: 1, imperial: 1 });
		pick(g, 'technology', { command: 1 });
		expect(g.board.bonus).toEqual({ imperial: 2, initiative: 1 });
		const four = ready({ seats: 4 });
		while (four.asked[0] === 'strategy.pick') four.lapse();
		expect(freeCards(four.board)).toEqual([]);
		expect(four.board.bonus).toEqual({});
	});

	it('[TI-4.5] each is a command counter in any area, or a trade good', () => {
		const g = ready({ seats: 3 });
		g.board.bonus = { imperial: 3 };
		g.table.decisions = [];
		g.proceed();
		const [seat = 'seat:1'] = g.askedSeats;
		const before = structuredClone(g.board.players[seat]!);
		pick(g, 'imperial', { fleet: 1, strategy: 1, goods: 1 });
		const { counters, tradeGoods } = g.board.players[seat]!;
		expect(counters).toEqual({
			command: before.counters.command,
			fleet: before.counters.fleet + 1,
			strategy: before.counters.strategy + 1
		});
		expect(tradeGoods).toBe(before.tradeGoods + 1);
		expect(g.board.bonus).toEqual({});
	});

	it('[TI-4.5] [TI-14.3] without counters in reinforcements they are trade goods', () => {
		const g = ready({ seats: 3 });
		g.board.bonus = { imperial: 2 };
		const [seat = 'seat:1'] = g.askedSeats;
		const player = g.board.players[seat]!;
		player.counters = { ...player.counters, command: 15 - 3 - player.counters.strategy };
		g.table.decisions = [];
		g.proceed();
		expect(countersLeft(g.board, seat)).toBe(1);
		const refused = g.refusal(seat, {
			pick: 'strategy:imperial',
			then: { split: { command: 1, fleet: 1 } }
		});
		expect(refused.rule).toBe('TI-14.3');
		pick(g, 'imperial', { command: 1, goods: 1 });
		expect(countersLeft(g.board, seat)).toBe(0);
	});

	it('[TI-14.2] [TI-14.3] counters go to the areas named, as far as reinforcements have any', () => {
		const { board } = ready({ seats: 3 });
		const player = board.players['seat:1']!;
		player.counters = { command: 5, fleet: 5, strategy: 4 };
		const said: unknown[] = [];
		const play = { board, say: (...what: readonly unknown[]) => void said.push(what) };
		gainCounters(play, 'seat:1', { command: 1, fleet: 2, strategy: 3 }, 'TI-14.2');
		expect(player.counters).toEqual({ command: 6, fleet: 6, strategy: 4 });
		gainCounters(play, 'seat:1', { command: 1 }, 'TI-14.2');
		expect(player.counters).toEqual({ command: 6, fleet: 6, strategy: 4 });
		expect(said).toHaveLength(1);
	});

	it('[TI-34.12] who does not answer gets counters in the Command Pool, and the lowest card', () => {
		const g = ready({ seats: 3 });
		g.board.bonus = { initiative: 2 };
		g.table.decisions = [];
		g.proceed();
		const [seat = 'seat:1'] = g.askedSeats;
		const { command } = g.board.players[seat]!.counters;
		g.lapse();
		expect(cardsOf(g, seat)).toEqual(['initiative']);
		expect(g.board.players[seat]!.counters.command).toBe(command + 2);
	});
});

describe('Initiative', () => {
	it('[strategy:initiative] [TI-4.7] its picker has the Speaker token at once, and picking goes on from where it was', () => {
		const g = ready({ seats: 3 });
		const order = [pick(g, 'trade')];
		order.push(pick(g, 'initiative'));
		expect(g.board.speaker).toBe(order[1]);
		order.push(pick(g, 'political'), pick(g, 'warfare'), pick(g, 'imperial'), pick(g, 'logistics'));
		expect(order).toEqual([...order.slice(0, 3), ...order.slice(0, 3)]);
		expect(new Set(order).size).toBe(3);
		another(g);
		expect(g.askedSeats).toEqual([order[1]]);
	});

	it('[TI-4.8] not two rounds in a row, and why is said; two rounds later again', () => {
		const g = ready({ seats: 6 });
		const holder = pick(g, 'initiative');
		while (g.asked[0] === 'strategy.pick') g.lapse();
		another(g);
		expect(g.askedSeats).toEqual([holder]);
		expect(g.choices(holder)).not.toContain('strategy:initiative');
		const { shape } = g.decision(holder);
		expect(shape.type === 'one' && shape.barred?.map(({ id, rule }) => [id, rule])).toEqual([
			['strategy:initiative', 'TI-4.8']
		]);
		expect(g.refusal(holder, { pick: 'strategy:initiative' }).rule).toBe('TI-4.8');
		while (g.asked[0] === 'strategy.pick') {
			const [seat = 'seat:1'] = g.askedSeats;
			g.answer(seat, { pick: g.choices(seat).at(-1)!, ...bonusOf(g, seat) });
		}
		another(g);
		expect(g.askedSeats).toEqual([g.board.speaker]);
		while (g.askedSeats[0] !== holder) {
			const [seat = 'seat:1'] = g.askedSeats;
			g.answer(seat, { pick: g.choices(seat).at(-1)!, ...bonusOf(g, seat) });
		}
		expect(g.choices(holder)).toContain('strategy:initiative');
	});

	it('[TI-4.8] it may be taken again when it is the only card left', () => {
		const g = ready({ seats: 4 });
		const last = g.board.order[(g.board.order.indexOf(g.board.speaker) + 3) % 4]!;
		g.board.players[last]!.hadInitiative = 0; // and this is round 1
		const cards = ['diplomacy', 'political', 'logistics', 'trade', 'warfare', 'technology'];
		for (const card of [...cards, 'imperial']) pick(g, card);
		// All seven others are gone, so that nothing is left to ask (TI-34.2).
		expect(g.asked).toEqual(['rest.wait']);
		expect(cardsOf(g, last).at(-1)).toBe('initiative');
	});
});

/** The bonus of the last choice of this seat, as trade goods. */
function bonusOf(g: Game, seat: SeatId) {
	const { shape } = g.decision(seat);
	const then = shape.type === 'one' ? shape.choices.at(-1)?.then : undefined;
	return then?.type === 'split' ? { then: { split: { goods: then.max } } } : {};
}

describe('order of play', () => {
	it('[TI-4.9] by the number of the card, of two cards the lower one', () => {
		const g = ready({ seats: 3, options: { races: 'pick' } });
		const seats = ['imperial', 'warfare', 'trade', 'diplomacy', 'technology', 'political'].map(
			(card) => pick(g, card)
		);
		const [a, b, c] = seats;
		expect(orderOfPlay(g.board)).toEqual([a, c, b]);
	});

	it('[TI-4.9] the Naalu count as 0', () => {
		const g = ready({ seats: 3 });
		const seats = ['initiative', 'diplomacy', 'imperial'].map((card) => pick(g, card));
		const naalu = seats[2]!;
		for (const seat of seats) g.board.players[seat]!.race = 'sol';
		g.board.players[naalu]!.race = 'naalu';
		expect(orderOfPlay(g.board)[0]).toBe(naalu);
	});

	it('[TI-4.10] follows cards that change hands', () => {
		const g = ready({ seats: 6 });
		const seats = ['imperial', 'technology', 'warfare', 'trade', 'logistics', 'political'].map(
			(card) => pick(g, card)
		);
		for (const seat of seats) g.board.players[seat]!.race = 'sol';
		expect(orderOfPlay(g.board)).toEqual(seats.slice().reverse());
		const [first, second] = [g.board.players[seats[0]!]!, g.board.players[seats[5]!]!];
		[first.strategy, second.strategy] = [second.strategy, first.strategy];
		expect(orderOfPlay(g.board)[0]).toBe(seats[0]);
	});
});

describe('a round', () => {
	it('[TI-4.1] is the Strategy, the Action and the Status Phase, again and again', () => {
		const g = standing({ step: 'game', at: 'round' }, (board) => {
			board.round = 0;
			for (const seat of board.order)
				Object.assign(board.players[seat]!, {
					...{ race: 'sol', techs: [], strategy: [] },
					counters: { command: 0, fleet: 3, strategy: 0 }
				});
		});
		const stages: string[] = [];
		for (let i = 0; i < 300 && g.board.round < 3; i++) {
			const now = `${g.board.round} ${g.board.stage}`;
			if (stages.at(-1) !== now) stages.push(now);
			g.lapse();
		}
		expect(stages).toEqual([
			...['1 strategy', '1 action', '1 status'],
			...['2 strategy', '2 action', '2 status']
		]);
	});
});
