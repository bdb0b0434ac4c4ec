/** Lux (rules.md section 38): tokens that encounters bring, and what they buy. */
import { describe, expect, it } from 'vitest';
import { asidesOf, lookOpen, start } from '../../../../src/lib/core';
import type { Answer, SeatId } from '../../../../src/lib/core';
import { likeOf } from '../../../../src/lib/games/kit';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { asTokens } from '../../../../src/lib/games/cosmic/modules/lux/tokens';
import { waysToPay, worthIn } from '../../../../src/lib/games/cosmic/modules/lux/worth';
import { CosmicGame, position, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

/** What a seat has, as all see it. */
const purse = (g: CosmicGame, seat: SeatId) => {
	const { lux, ultra } = lookOpen(cosmic, g.table).board.lux!.purses[seat]!;
	return { lux, ultra };
};

/** Seat 1 is about to encounter seat 2; nobody has lux but those named. */
const against = (lux: Position['lux'] = {}, given: Position = {}): CosmicGame =>
	position({ lux, destiny: ['colour:2#1'], ...given });

/** A new table at the question which lux card is turned up. */
const beginning = (seats: number, seed = 7): CosmicGame => {
	const key = seed.toString(16).padStart(2, '0').repeat(32);
	const options = { lux: true } as never;
	const { table } = start(cosmic, { seats: seatsOf(seats), options, key, clocked: false });
	return new CosmicGame(table).until('lux.deal.choose');
};

/** It attacks a planet of seat 2 with so many ships, and wins or loses. */
const fought = (
	g: CosmicGame,
	ships = 1,
	[mine, theirs] = ['attack:40', 'attack:04']
): CosmicGame =>
	g
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': ships } })
		.lay(mine!, theirs!)
		.until('turn.second');

const ARMED: Position = {
	hands: { 'seat:1': ['attack:40', 'attack:20'], 'seat:2': ['attack:04'] }
};

const DEALING: Position = { hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } };

/** It gives so many away beside what is asked. */
const give = (
	g: CosmicGame,
	from: SeatId,
	to: SeatId,
	split: { lux?: number; ultra?: number }
): CosmicGame => g.aside(from, 'gift', { pick: to, then: { split } });

describe('38. Lux', () => {
	it('[CE-38.1] [CE-38.2] a table has them by option, and what each has all see', () => {
		expect(position().board.lux).toBeUndefined();
		const g = against({ 'seat:2': { lux: 2, ultra: 1 } });
		expect(purse(g, 'seat:2')).toEqual({ lux: 2, ultra: 1 });
		expect(purse(g, 'seat:1')).toEqual({ lux: 0, ultra: 0 });
		expect(worthIn({ lux: 2, ultra: 1 })).toBe(5);
	});

	it.each([
		[1, { lux: 1, ultra: 0 }, { lux: 0, ultra: 1 }],
		[2, { lux: 2, ultra: 0 }, { lux: 2, ultra: 0 }],
		[3, { lux: 0, ultra: 1 }, { lux: 1, ultra: 0 }],
		[4, { lux: 4, ultra: 0 }, { lux: 0, ultra: 0 }]
	])('[CE-38.4] with %i ships launched so many lie at the planet', (ships, planet, gate) => {
		const g = against()
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': ships } })
			.until('alliance.offenseInvites');
		expect(lookOpen(cosmic, g.table).board.encounter!.laidOut).toEqual({ planet, gate });
	});

	it('[CE-38.5] the offense takes those at the gate, the owner of the system those at the planet, whoever wins', () => {
		const won = fought(against({}, ARMED));
		expect(purse(won, 'seat:1')).toEqual(asTokens(3));
		expect(purse(won, 'seat:2')).toEqual({ lux: 1, ultra: 0 });
		expect(won.encounter.laidOut).toBeUndefined();
		const hands = { 'seat:1': ['attack:04', 'attack:06'], 'seat:2': ['attack:40'] };
		const lost = against({}, { hands } as Position)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('attack:04', 'attack:40')
			.until('lux.market.pick');
		expect(purse(lost, 'seat:1')).toEqual({ lux: 2, ultra: 0 });
		expect(purse(lost, 'seat:2')).toEqual({ lux: 2, ultra: 0 });
	});

	it('[CE-38.5] in a home system of its own the offense takes both', () => {
		const g = position({
			lux: {},
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:1': 3, 'seat:2': 1 } },
			...ARMED
		})
			.until('destiny.own')
			.pick('seat:1', 'against seat:2')
			.until('launch.send')
			.answer('seat:1', { split: { 'planet:1-1': 1 } })
			.lay('attack:40', 'attack:04')
			.until('turn.second');
		expect(purse(g, 'seat:1')).toEqual({ lux: 1, ultra: 1 });
		expect(purse(g, 'seat:2')).toEqual({ lux: 0, ultra: 0 });
	});

	it('[CE-38.4] [CE-38.5] what is laid out and taken is told, and nobody takes nothing', () => {
		const few = fought(against({}, ARMED), 1).said;
		expect(few).toContain(
			'{seat:1} lays out 1 lux at planet 1 of {seat:2} and 1 ultra lux at the gate.'
		);
		expect(few).toContain('{seat:1} takes 1 ultra lux.');
		expect(few).toContain('{seat:2} takes 1 lux.');
		const all = fought(against({}, ARMED), 4).said;
		expect(all).toContain('{seat:1} lays out 4 lux at planet 1 of {seat:2}.');
		expect(all).toContain('{seat:2} takes 4 lux.');
		expect(all).not.toContain('{seat:1} takes 0');
	});

	it('[CE-38.5] when the encounter ends early the lux go back', () => {
		// Without an encounter card in planning the turn of the offense ends (CE-10.8).
		const g = against({}, { hands: { 'seat:1': ['negotiate', 'artifact:plague'] } })
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('alliance.offenseInvites');
		g.board.players['seat:1']!.hand = ['artifact:plague#1'];
		while (g.board.offense === 'seat:1') g.lapse();
		for (const seat of seatsOf(3)) expect(purse(g, seat)).toEqual({ lux: 0, ultra: 0 });
	});

	it('[CE-38.6] the offense alone buys rewards for 3 lux each, and only what is left is paid', () => {
		const g = against({ 'seat:1': { lux: 5 }, 'seat:2': { lux: 9 } }).until('lux.market.pick');
		g.pick('seat:1', 'alone');
		expect(g.said).toContain('Only {seat:1} may buy rewards, for 3 lux each.');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'amount', min: 0, max: 1 });
		g.answer('seat:1', { amount: 1 });
		expect(g.said).toContain('{seat:1} pays 3 lux for 1 reward.');
		expect(g.board.lux!.purses).toEqual({
			'seat:1': { lux: 2, ultra: 0 },
			'seat:2': { lux: 9, ultra: 0 },
			'seat:3': { lux: 0, ultra: 0 }
		});
		expect(g.asked).not.toContain('lux.buy.many');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:2')).toHaveLength(2);
	});

	it('[CE-38.6] [CE-38.7] two buy for 2 each, in timing order, what rewards can be', () => {
		const g = against(
			{ 'seat:1': { lux: 2 }, 'seat:2': { lux: 9 }, 'seat:3': { lux: 4 } },
			{ warp: { 'seat:3': 2 } }
		).until('lux.market.pick');
		g.pick('seat:1', 'two', { pick: 'seat:3' }).answer('seat:3', { yes: true });
		expect(g.said).toContain('{seat:1} and {seat:3} may buy rewards, for 2 lux each.');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { amount: 1 });
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { amount: 2 });
		g.answer('seat:3', { split: { ships: 1, cards: 1 } });
		g.until('home.land').answer('seat:3', { split: { 'planet:3-1': 1 } });
		expect(purse(g, 'seat:1')).toEqual({ lux: 0, ultra: 0 });
		expect(purse(g, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 5 });
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	it('[CE-38.6] who refuses is not asked again, and the offense picks anew', () => {
		const g = against({ 'seat:1': { lux: 2 } }, { seats: 4 }).until('lux.market.pick');
		g.pick('seat:1', 'two', { pick: 'seat:3' }).answer('seat:3', { yes: false });
		const { shape } = g.decision('seat:1');
		const two = shape.type === 'one' ? shape.choices.find(({ id }) => id === 'two') : undefined;
		expect(two?.then?.type === 'one' && two.then.choices.map(({ id }) => id)).toEqual([
			'seat:2',
			'seat:4'
		]);
		expect(g.said).toContain('{seat:3} refuses the market of {seat:1}.');
		// Nor is whoever refused before, once another has.
		g.pick('seat:1', 'two', { pick: 'seat:2' }).answer('seat:2', { yes: false });
		g.pick('seat:1', 'two', { pick: 'seat:4' }).answer('seat:4', { yes: false });
		expect(g.choices('seat:1')).toEqual(['alone', 'all']);
		g.pick('seat:1', 'all').answer('seat:1', { amount: 2 });
		expect(g.said).toContain('Everybody may buy rewards, for 1 lux each.');
		expect(g.hand('seat:1')).toHaveLength(4);
	});

	it('[CE-38.6] who buys none goes without, and who has none to spend is not asked', () => {
		const g = against({ 'seat:1': { lux: 2 }, 'seat:3': { lux: 2 } }).until('lux.market.pick');
		g.pick('seat:1', 'all').answer('seat:1', { amount: 0 });
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { amount: 1 });
		expect(purse(g, 'seat:1')).toEqual({ lux: 2, ultra: 0 });
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(g.asked).not.toContain('lux.buy.many');
	});

	it('[CE-38.6] of two players both are everybody, and without lux there is no market', () => {
		const g = against({ 'seat:2': { lux: 1 } }, { seats: 2 }).until('lux.market.pick');
		expect(g.choices('seat:1')).toEqual(['alone', 'all']);
		const without = against();
		while (without.board.phase !== 'launch') {
			expect(without.askedSeats.map((seat) => without.decision(seat).name)).not.toContain(
				'lux.market.pick'
			);
			without.lapse();
		}
	});

	it('[CE-38.8] an ultra lux too much is lost, and the buyer says what they pay with', () => {
		expect(waysToPay({ lux: 2, ultra: 1 }, 2)).toEqual([
			{ lux: 2, ultra: 0 },
			{ lux: 0, ultra: 1 }
		]);
		expect(waysToPay({ lux: 1, ultra: 1 }, 4)).toEqual([{ lux: 1, ultra: 1 }]);
		expect(waysToPay({ lux: 2, ultra: 1 }, 6)).toEqual([]);
		// No ultra lux is paid that the others do without.
		expect(waysToPay({ lux: 0, ultra: 3 }, 3)).toEqual([{ lux: 0, ultra: 1 }]);
		const g = against({ 'seat:1': { lux: 4, ultra: 2 } }).until('lux.market.pick');
		g.pick('seat:1', 'two', { pick: 'seat:2' }).answer('seat:2', { yes: true });
		g.answer('seat:1', { amount: 2 });
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'one' && shape.choices.map(({ say, note }) => [say, note])).toEqual([
			['4 lux', undefined],
			['1 lux and 1 ultra lux', undefined],
			['2 ultra lux', '2 too much, which nobody gives back']
		]);
		g.pick('seat:1', '0 2');
		expect(purse(g, 'seat:1')).toEqual({ lux: 4, ultra: 0 });
		expect(g.hand('seat:1')).toHaveLength(4);
	});

	it('[CE-38.9] a deal of lux alone is one, and more than there are cannot be given', () => {
		const g = against({ 'seat:2': { lux: 2, ultra: 1 } }, DEALING)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.agree({}, { lux: { amount: 1 }, ultra: { amount: 1 } })
			.until('turn.second');
		// Two of each kind lay at the gate and at the planet.
		expect(purse(g, 'seat:1')).toEqual({ lux: 3, ultra: 1 });
		expect(purse(g, 'seat:2')).toEqual({ lux: 3, ultra: 0 });
		const none = against({}, DEALING)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.until('deal.talk');
		const { shape } = none.decision('seat:1');
		expect(shape.type === 'deal' && shape.give.fields.map(({ id }) => id)).not.toContain('lux');
	});

	it('[CE-38.9] [CE-13.11] lux of a deal change hands at once, before the ships that land cost any', () => {
		const lux = { 'seat:1': { lux: 1 }, 'seat:2': { lux: 1 } };
		const g = against({ ...lux, 'seat:3': { card: 'bureaucrat' } }, DEALING);
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.agree(
				{ lux: { amount: 1 } },
				{ colony: { pick: 'planet:2-1', then: { pick: 'exactly', then: { amount: 1 } } } }
			)
			.until('deal.settlers');
		// What is about to be given cannot be given away meanwhile.
		expect(asidesOf(cosmic, g.table, 'seat:1')).toEqual([]);
		g.answer('seat:1', { split: { gate: 1 } }).until('turn.second');
		expect(g.said).toContain('{seat:1} settles planet 1 of {seat:2} with 1 ship.');
		expect(g.said).not.toContain('{seat:3} takes');
		// Two of each kind lay at the gate and at the planet.
		expect(purse(g, 'seat:1')).toEqual({ lux: 2, ultra: 0 });
		expect(purse(g, 'seat:2')).toEqual({ lux: 4, ultra: 0 });
	});

	it('[CE-38.9] [CE-38.11] lux are given away between windows, and wait for the next encounter', () => {
		const g = against({ 'seat:3': { lux: 4 } }, ARMED).until('lux.market.pick');
		expect(asidesOf(cosmic, g.table, 'seat:2')).toEqual([]);
		give(g, 'seat:3', 'seat:1', { lux: 3 });
		expect(g.said).toContain('{seat:3} gives {seat:1} 3 lux.');
		expect(purse(g, 'seat:1')).toEqual({ lux: 3, ultra: 0 });
		expect(purse(g, 'seat:3')).toEqual({ lux: 1, ultra: 0 });
		// What was given buys nothing yet.
		g.pick('seat:1', 'alone').until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(2);
		// Whoever has been given lux may give them on, and what is left of them still waits.
		give(g, 'seat:1', 'seat:2', { lux: 2 });
		expect(g.board.lux!.purses['seat:1']).toEqual({
			lux: 1,
			ultra: 0,
			given: { lux: 1, ultra: 0 }
		});
		// In the next encounter all of it buys: with an ultra lux that lay at the gate.
		fought(g).answer('seat:1', { yes: true }).until('lux.market.pick').pick('seat:1', 'all');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'amount', max: 4 });
		const window = against({ 'seat:3': { lux: 4 } }, { hands: { 'seat:2': ['artifact:plague'] } });
		while (!window.table.decisions.some((one) => one.window)) window.lapse();
		expect(asidesOf(cosmic, window.table, 'seat:3')).toEqual([]);
	});

	it('[CE-38.9] [CE-38.11] of a gift only what is there is named; an ultra lux may be given on, and then nothing waits', () => {
		const g = against({ 'seat:3': { ultra: 1 } }).until('launch.aim');
		expect(asidesOf(cosmic, g.table, 'seat:3')).toMatchObject([
			{ shape: { choices: [{ then: { places: [{ id: 'ultra', max: 1 }], min: 1, max: 1 } }, {}] } }
		]);
		give(g, 'seat:3', 'seat:1', { ultra: 1 });
		expect(g.board.lux!.purses['seat:3']).toEqual({ lux: 0, ultra: 0 });
		expect(g.board.lux!.purses['seat:1']).toEqual({
			lux: 0,
			ultra: 1,
			given: { lux: 0, ultra: 1 }
		});
		give(g, 'seat:1', 'seat:2', { ultra: 1 });
		expect(g.board.lux!.purses['seat:1']).toEqual({ lux: 0, ultra: 0 });
	});

	it('[CE-38.8] [CE-38.9] whoever gives away what a reward was to be paid with buys none', () => {
		const g = against({ 'seat:1': { lux: 3, ultra: 1 } }).until('lux.market.pick');
		g.pick('seat:1', 'alone').answer('seat:1', { amount: 1 }).until('lux.buy.pay');
		give(g, 'seat:1', 'seat:2', { lux: 3, ultra: 1 }).until('launch.aim');
		expect(g.said).not.toContain('for 1 reward');
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(purse(g, 'seat:2')).toEqual({ lux: 3, ultra: 1 });
	});

	it('[CE-38.11] by option lux that are given can be spent at once', () => {
		const g = against(
			{ 'seat:1': { lux: 1 }, 'seat:3': { lux: 4 } },
			{ options: { luxCoolDown: false } }
		).until('lux.market.pick');
		give(g, 'seat:3', 'seat:1', { lux: 2 }).pick('seat:1', 'alone').answer('seat:1', { amount: 1 });
		expect(g.hand('seat:1')).toHaveLength(3);
	});

	it('[CE-38.3] [CE-38.16] each is dealt two cards and turns one up, in secret until all have', () => {
		const g = beginning(8);
		const dealt = seatsOf(8).map((seat) => g.choices(seat));
		expect(dealt.every((ids) => ids.length === 2)).toBe(true);
		expect(new Set(dealt.flat()).size).toBe(16);
		g.pick('seat:1', dealt[0]![0]!);
		expect(lookOpen(cosmic, g.table).board.lux!.cards).toEqual({});
		for (const seat of seatsOf(8).slice(1)) g.pick(seat, g.choices(seat)[1]!);
		const { cards } = lookOpen(cosmic, g.table).board.lux!;
		expect(cards['seat:1']).toBe(dealt[0]![0]);
		expect(cards['seat:8']).toBe(dealt[7]![1]);
		// What the other one was is told to nobody.
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain(dealt[7]![0]);
		// Those that need others are left out where two play, and those alone.
		const seen = (seats: number) =>
			new Set(
				Array.from({ length: 30 }, (_, seed) => beginning(seats, seed)).flatMap((table) =>
					seatsOf(seats).flatMap((seat) => {
						expect(table.choices(seat)).toHaveLength(2);
						return table.choices(seat);
					})
				)
			);
		const needOthers = ['auxiliary-lux-scoop', 'defector-recruiter', 'patron'];
		expect(needOthers.filter((id) => seen(2).has(id))).toEqual([]);
		expect(needOthers.filter((id) => seen(3).has(id))).toEqual(needOthers);
	});
});

/** A seat uses that in the window it is asked in, which the others pass. */
function uses(g: CosmicGame, seat: SeatId, id: string, then?: Answer): CosmicGame {
	const rest = g.askedSeats.filter((one) => one !== seat);
	g.use(seat, id, then);
	return rest.length > 0 ? g.pass(...rest) : g;
}

/** A card before seat 3, who has these lux, and what else stands. */
const holding = (
	card: string,
	{ lux = 0, ultra = 0 }: { lux?: number; ultra?: number } = {},
	others: Position['lux'] = {},
	given: Position = {}
): CosmicGame => against({ ...others, 'seat:3': { lux, ultra, card } }, given);

describe('re-lux cards', () => {
	it('[lux:auxiliary-lux-scoop] [CE-38.12] allied with the offense its owner gains four less the ships sent', () => {
		const scooped = (ships: number) =>
			purse(
				holding('auxiliary-lux-scoop')
					.encounterTo({
						target: 'planet:2-1',
						send: { 'planet:1-1': 1 },
						allies: { 'seat:3': ['offense', { 'planet:3-1': ships }] }
					})
					.until('planning.select'),
				'seat:3'
			);
		expect(scooped(1)).toEqual({ lux: 0, ultra: 1 });
		expect(scooped(2)).toEqual({ lux: 2, ultra: 0 });
		expect(scooped(3)).toEqual({ lux: 1, ultra: 0 });
		expect(scooped(4)).toEqual({ lux: 0, ultra: 0 });
		const defending = holding('auxiliary-lux-scoop')
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
			})
			.until('planning.select');
		expect(purse(defending, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
	});

	it('[lux:bootleg-market] an ultra lux in place of the ship that comes back', () => {
		const given = { warp: { 'seat:1': 2 } };
		const lux: Position['lux'] = { 'seat:1': { card: 'bootleg-market' } };
		const g = against(lux, given);
		while (!g.offers('seat:1', 'lux|bootleg-market')) g.lapse();
		uses(g, 'seat:1', 'lux|bootleg-market').until('launch.aim');
		expect(purse(g, 'seat:1')).toEqual({ lux: 0, ultra: 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		const left = against(lux, given).until('launch.aim');
		expect(purse(left, 'seat:1')).toEqual({ lux: 0, ultra: 0 });
		expect(left.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[CE-38.10] re-lux and ultra lux cards serve their owner alone', () => {
		const warp = { 'seat:1': 2 };
		const owned = holding('bootleg-market', {}, {}, { warp });
		expect(isOffered(owned, 'seat:1', 'lux|bootleg-market')).toBe(false);
		const freed = holding('liberator', {}, { 'seat:1': { ultra: 1 } }, { warp });
		expect(isOffered(freed, 'seat:1', 'lux|liberator')).toBe(false);
	});

	it('[lux:bureaucrat] [CE-38.12] a foreign colony of the offense brings a lux of theirs, and never an ultra lux', () => {
		const g = fought(holding('bureaucrat', {}, { 'seat:1': { lux: 2 } }, ARMED));
		expect(purse(g, 'seat:3')).toEqual({ lux: 1, ultra: 0 });
		expect(purse(g, 'seat:1')).toEqual({ lux: 1, ultra: 1 });
		const poor = fought(holding('bureaucrat', {}, { 'seat:1': { ultra: 2 } }, ARMED));
		expect(purse(poor, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
		// Colonies of its allies cost it nothing, and its own player takes nothing of themselves.
		const allied = against(
			{ 'seat:1': { lux: 2 }, 'seat:4': { card: 'bureaucrat' } },
			{ ...ARMED, seats: 4 }
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		allied.lay('attack:40', 'attack:04').until('turn.second');
		expect(allied.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		expect(purse(allied, 'seat:4')).toEqual({ lux: 1, ultra: 0 });
		const own = fought(against({ 'seat:1': { lux: 2, card: 'bureaucrat' } }, ARMED));
		expect(own.said).not.toContain('{seat:1} takes 1 lux of');
		expect(purse(own, 'seat:1')).toEqual({ lux: 2, ultra: 1 });
	});

	it('[lux:liquidation-sale] a hand that goes for a new one brings a lux for each card that is no encounter card', () => {
		const g = holding(
			'liquidation-sale',
			{},
			{},
			{
				hands: { 'seat:1': ['artifact:plague', 'reinforcement:2'] },
				deck: ['attack:06', 'attack:08']
			}
		).until('launch.aim');
		expect(g.said).toContain('{seat:3} 2 lux.');
		expect(purse(g, 'seat:3')).toEqual({ lux: 2, ultra: 0 });
		const hand = (...cards: string[]): Position => ({
			hands: { 'seat:1': cards },
			deck: ['attack:06', 'attack:08']
		});
		const one = holding('liquidation-sale', {}, {}, hand('artifact:plague'));
		expect(purse(one.until('launch.aim'), 'seat:3')).toEqual({ lux: 1, ultra: 0 });
		const none = holding('liquidation-sale', {}, {}, hand());
		expect(none.until('launch.aim').said).not.toContain('0 lux');
	});

	it('[lux:lux-skimmer] whoever gains three lux or an ultra lux at once gives one', () => {
		const g = fought(holding('lux-skimmer', {}, { 'seat:1': { lux: 2 } }, ARMED));
		// It took an ultra lux at the gate.
		expect(purse(g, 'seat:1')).toEqual({ lux: 1, ultra: 1 });
		expect(purse(g, 'seat:3')).toEqual({ lux: 1, ultra: 0 });
		const two = fought(holding('lux-skimmer', {}, { 'seat:1': { lux: 2 } }, ARMED), 2);
		expect(purse(two, 'seat:1')).toEqual({ lux: 4, ultra: 0 });
		expect(purse(two, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
		// Three lux that are given are three at once, and two are not.
		const given = holding('lux-skimmer', {}, { 'seat:2': { lux: 5 } }).until('launch.aim');
		give(given, 'seat:2', 'seat:1', { lux: 3 });
		expect(purse(given, 'seat:1').lux).toBe(2);
		expect(purse(given, 'seat:3').lux).toBe(1);
		expect(given.said).toContain('{seat:3} takes 1 lux of {seat:1}.');
		give(given, 'seat:2', 'seat:1', { lux: 2 });
		expect(purse(given, 'seat:3').lux).toBe(1);
		// What its player gains themselves costs them none.
		const own = holding('lux-skimmer', {}, { 'seat:2': { lux: 3 } }).until('launch.aim');
		expect(give(own, 'seat:2', 'seat:3', { lux: 3 }).said).not.toContain('{seat:3} takes');
		expect(purse(own, 'seat:3').lux).toBe(3);
	});

	it('[lux:lux-skimmer] [CE-38.5] in a home system of its own the offense gains two and two, and that at once', () => {
		const g = position({
			lux: { 'seat:3': { card: 'lux-skimmer' } },
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:1': 3, 'seat:2': 1 } },
			...ARMED
		})
			.until('destiny.own')
			.pick('seat:1', 'against seat:2')
			.until('launch.send')
			.answer('seat:1', { split: { 'planet:1-1': 2 } })
			.lay('attack:40', 'attack:04')
			.until('turn.second');
		expect(purse(g, 'seat:1')).toEqual({ lux: 3, ultra: 0 });
		expect(purse(g, 'seat:3')).toEqual({ lux: 1, ultra: 0 });
	});

	it('[lux:pillager] won as the offense its owner takes a lux of the defense for each ship that landed', () => {
		const lux: Position['lux'] = { 'seat:1': { card: 'pillager' }, 'seat:2': { lux: 1 } };
		const g = fought(against(lux, ARMED), 2);
		// Two of its own at the gate, and two of the three that seat 2 has once it has collected.
		expect(purse(g, 'seat:1')).toEqual({ lux: 4, ultra: 0 });
		expect(purse(g, 'seat:2')).toEqual({ lux: 1, ultra: 0 });
		const lost = against(lux, {
			hands: { 'seat:1': ['attack:04', 'attack:06'], 'seat:2': ['attack:40'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('attack:04', 'attack:40')
			.until('lux.market.pick');
		expect(purse(lost, 'seat:1')).toEqual({ lux: 2, ultra: 0 });
		// A deal is no victory.
		const dealt = against(lux, DEALING)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.agree({}, { colony: { pick: 'planet:2-1', then: { pick: 'exactly', then: { amount: 1 } } } })
			.until('turn.second');
		expect(dealt.ships('planet:2-1')['seat:1']).toBe(1);
		expect(purse(dealt, 'seat:2')).toEqual({ lux: 3, ultra: 0 });
	});

	it('[lux:surge-protector] an artifact with Zap in its name brings three lux', () => {
		const g = holding(
			'surge-protector',
			{},
			{},
			{
				aliens: { 'seat:1': 'sorcerer' },
				hands: {
					'seat:2': ['artifact:card-zap', 'attack:06'],
					'seat:1': ['artifact:plague', 'attack:06']
				}
			}
		);
		while (!g.offers('seat:1', 'artifact|plague')) g.lapse();
		uses(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		expect(purse(g, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
		uses(g, 'seat:2', 'artifact|card-zap');
		expect(purse(g, 'seat:3')).toEqual({ lux: 3, ultra: 0 });
	});
});

/** Plays on until this seat is offered that, passing for the others. */
function offered(g: CosmicGame, seat: SeatId, id: string): CosmicGame {
	for (let i = 0; i < 400 && !g.offers(seat, id); i++) g.lapse();
	return g;
}

/** Whether that is offered to this seat before the encounter is over. */
function isOffered(g: CosmicGame, seat: SeatId, id: string): boolean {
	const { turn } = g.board;
	while (g.board.turn === turn && !g.offers(seat, id)) g.lapse();
	return g.board.turn === turn;
}

describe('de-lux cards', () => {
	it('[lux:conservator] [CE-38.10] [CE-38.13] the defense adds 3 for each lux, and pays its owner, who waits to spend them', () => {
		const g = holding('conservator', {}, { 'seat:2': { lux: 3 } }, ARMED)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:20', 'attack:04');
		offered(g, 'seat:2', 'lux|conservator');
		const zero = { pick: 'lux|conservator|add|', then: { pick: 'defense', then: { amount: 0 } } };
		expect(g.refusal('seat:2', zero)).toBeTruthy();
		uses(g, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 2 } });
		expect(g.said).toContain('{seat:2} pays {seat:3} 2 lux.');
		expect(g.said).toContain('{seat:2} adds 6 to the defense.');
		expect(g.board.lux!.purses['seat:3']).toEqual({
			lux: 2,
			ultra: 0,
			given: { lux: 2, ultra: 0 }
		});
		expect(isOffered(g, 'seat:2', 'lux|conservator')).toBe(false);
		expect(g.said).toContain('The offense wins 21 to 14.');
		// Its owner pays the supply; nobody else is asked who is not the defense.
		const own = against({ 'seat:2': { lux: 9, card: 'conservator' } }, ARMED)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:20', 'attack:04');
		expect(own.offers('seat:1', 'lux|conservator')).toBe(false);
		offered(own, 'seat:2', 'lux|conservator');
		uses(own, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 5 } });
		while (own.board.phase !== 'resolution') own.lapse();
		expect(own.said).toContain('The defense wins 23 to 21.');
		expect(own.said).toContain('{seat:2} pays 5 lux.');
		expect(purse(own, 'seat:2').lux).toBe(4);
	});

	it('[CE-38.10] [CE-38.13] with nothing to pay nobody is asked, and what cost nothing is paid with least too much', () => {
		const poor = holding('conservator', {}, {}, ARMED)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:20', 'attack:04');
		expect(isOffered(poor, 'seat:2', 'lux|conservator')).toBe(false);
		const g = holding('conservator', {}, { 'seat:2': { lux: 1, ultra: 1 } }, ARMED)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:20', 'attack:04');
		offered(g, 'seat:2', 'lux|conservator');
		uses(g, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 2 } });
		// Two lux of an ultra lux: the third is no change.
		expect(purse(g, 'seat:2')).toEqual({ lux: 1, ultra: 0 });
		const rich = holding('conservator', {}, { 'seat:2': { lux: 2, ultra: 1 } }, ARMED)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:20', 'attack:04');
		offered(rich, 'seat:2', 'lux|conservator');
		uses(rich, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 2 } });
		expect(purse(rich, 'seat:2')).toEqual({ lux: 0, ultra: 1 });
	});

	const ALLIED = {
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] }
	} as const;

	it('[lux:patron] an ally adds 3 for a lux to its owner, who has no part in it; as an ally the owner pays any number', () => {
		const given = { ...ARMED, seats: 4 };
		const g = holding('patron', {}, { 'seat:4': { lux: 5 } }, given)
			.encounterTo(ALLIED as never)
			.lay('attack:20', 'attack:04');
		offered(g, 'seat:4', 'lux|patron');
		const two = { pick: 'lux|patron|add|', then: { pick: 'defense', then: { amount: 2 } } };
		expect(g.refusal('seat:4', two)).toBeTruthy();
		uses(g, 'seat:4', 'lux|patron', { pick: 'defense', then: { amount: 1 } });
		expect(purse(g, 'seat:3').lux).toBe(1);
		expect(g.encounter.totals).toEqual({ offense: 22, defense: 11 });
		const own = against({ 'seat:4': { lux: 5, card: 'patron' } }, given)
			.encounterTo(ALLIED as never)
			.lay('attack:20', 'attack:04');
		offered(own, 'seat:4', 'lux|patron');
		uses(own, 'seat:4', 'lux|patron', { pick: 'offense', then: { amount: 4 } });
		expect(own.encounter.totals).toEqual({ offense: 34, defense: 8 });
		const busy = against({ 'seat:4': { lux: 5 }, 'seat:2': { card: 'patron' } }, given)
			.encounterTo(ALLIED as never)
			.lay('attack:20', 'attack:04');
		expect(isOffered(busy, 'seat:4', 'lux|patron')).toBe(false);
		const dealt = holding(
			'patron',
			{},
			{ 'seat:4': { lux: 5 } },
			{ seats: 4, hands: { 'seat:1': ['attack:20'], 'seat:2': ['negotiate'] } }
		)
			.encounterTo(ALLIED as never)
			.lay('attack:20', 'negotiate');
		expect(isOffered(dealt, 'seat:4', 'lux|patron')).toBe(false);
	});

	it('[lux:liquefier] the defense discards a card for each lux', () => {
		const hands: Position['hands'] = { 'seat:2': ['attack:04', 'attack:06', 'negotiate'] };
		const g = holding('liquefier', {}, { 'seat:2': { lux: 2 } }, { hands }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		offered(g, 'seat:2', 'lux|liquefier');
		expect(
			g.refusal('seat:2', { pick: 'lux|liquefier|discard|', then: { picks: g.hand('seat:2') } })
		).toBeTruthy();
		expect(
			g.refusal('seat:2', { pick: 'lux|liquefier|discard|', then: { picks: [] } })
		).toBeTruthy();
		const [first, second] = g.hand('seat:2');
		uses(g, 'seat:2', 'lux|liquefier', { picks: [first!, second!] });
		expect(g.hand('seat:2')).toEqual(['negotiate#1']);
		expect(g.board.discard).toHaveLength(2);
		expect(purse(g, 'seat:2').lux).toBe(0);
		expect(purse(g, 'seat:3').lux).toBe(2);
	});

	it('[lux:reassurance-agent] compensation is doubled for two lux, once whoever pays', () => {
		const given: Position = {
			hands: {
				'seat:1': ['attack:40', 'attack:20', 'attack:08', 'attack:06', 'negotiate'],
				'seat:2': ['negotiate']
			},
			planets: { 'planet:2-1': { 'seat:2': 2 } }
		};
		const lost = (others: Position['lux']) =>
			holding('reassurance-agent', { lux: 2 }, others, given)
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.lay('attack:40', 'negotiate');
		const g = offered(lost({ 'seat:2': { lux: 2 } }), 'seat:2', 'lux|reassurance-agent');
		uses(g, 'seat:2', 'lux|reassurance-agent');
		expect(g.offers('seat:3', 'lux|reassurance-agent')).toBe(false);
		g.until('turn.second');
		expect(g.hand('seat:2')).toHaveLength(4);
		const plain = lost({}).until('turn.second');
		expect(plain.hand('seat:2')).toHaveLength(2);
		expect(isOffered(lost({ 'seat:2': { lux: 1 } }), 'seat:2', 'lux|reassurance-agent')).toBe(
			false
		);
		// What another lux card was used for does not count.
		const both = lost({ 'seat:2': { lux: 3 }, 'seat:1': { card: 'conservator' } });
		offered(both, 'seat:2', 'lux|conservator');
		uses(both, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 1 } });
		expect(isOffered(both, 'seat:2', 'lux|reassurance-agent')).toBe(true);
	});

	it('[lux:chronovizier] [CE-38.19] who draws cards throws some away for a lux each, and draws as many anew', () => {
		// Retrieved by none, seat 2 loses with a negotiate and takes nothing; seat 1 draws a new hand of eight.
		const drawing = (lux: number) =>
			holding(
				'chronovizier',
				{},
				{ 'seat:1': { lux } },
				{
					hands: { 'seat:1': ['artifact:plague'] },
					deck: [
						...['attack:40', 'attack:04', 'attack:06', 'attack:08', 'attack:10', 'attack:12'],
						...['attack:14', 'attack:15', 'attack:30', 'morph']
					]
				}
			);
		const g = offered(drawing(2), 'seat:1', 'lux|chronovizier');
		expect(g.hand('seat:1')).toHaveLength(8);
		const [first, second, third] = g.hand('seat:1');
		expect(g.choices('seat:1').some((id) => id.startsWith('lux|chronovizier'))).toBe(true);
		uses(g, 'seat:1', 'lux|chronovizier', { picks: [second!, third!] });
		expect(g.hand('seat:1').map(likeOf)).toEqual([
			...['attack:40', 'attack:08', 'attack:10', 'attack:12', 'attack:14', 'attack:15'],
			...['attack:30', 'morph']
		]);
		expect(g.board.discard.map(likeOf)).toEqual(['artifact:plague', 'attack:04', 'attack:06']);
		expect(first).toBe(g.hand('seat:1')[0]);
		expect(purse(g, 'seat:1').lux).toBe(0);
		expect(purse(g, 'seat:3').lux).toBe(2);
		// What has been drawn anew stays, however many lux are left.
		const rich = offered(drawing(9), 'seat:1', 'lux|chronovizier');
		uses(rich, 'seat:1', 'lux|chronovizier', { picks: [rich.hand('seat:1')[1]!] });
		expect(rich.offers('seat:1', 'lux|chronovizier')).toBe(false);
		// Nobody throws away what another has drawn.
		const other = holding(
			'chronovizier',
			{ lux: 9 },
			{},
			{ hands: { 'seat:1': ['artifact:plague'] } }
		);
		for (const { turn } = other.board; other.board.turn === turn; other.lapse())
			if (other.asked.includes('window:cards.drawn'))
				expect(other.askedSeats).not.toContain('seat:3');
	});

	it('[lux:garbage-sifter] [CE-38.20] the first card of a new hand is one of the discard pile, for two lux', () => {
		const renewing = (lux: number, deck: string[]) =>
			holding(
				'garbage-sifter',
				{},
				{ 'seat:1': { lux } },
				{
					hands: { 'seat:1': ['artifact:plague', 'flare:zombie'] },
					discard: ['attack:40', 'attack:08', 'attack:08'],
					deck: deck as never
				}
			);
		const low = ['attack:04', 'attack:06', 'attack:10', 'attack:12', 'attack:14', 'attack:15'];
		const g = offered(renewing(3, low), 'seat:1', 'lux|garbage-sifter');
		const use = g.choices('seat:1').find((id) => id.startsWith('lux|garbage-sifter'))!;
		const { shape } = g.decision('seat:1');
		const then = shape.type === 'one' ? shape.choices.find(({ id }) => id === use)!.then! : null;
		// Like cards are one choice, and what has just been discarded lies there too.
		expect(then?.type === 'one' && then.choices.map(({ id }) => likeOf(id))).toEqual([
			...['attack:40', 'attack:08', 'artifact:plague', 'flare:zombie']
		]);
		const big = g.board.discard.find((card) => likeOf(card) === 'attack:40')!;
		uses(g, 'seat:1', 'lux|garbage-sifter', { pick: big }).until('lux.market.pick');
		expect(g.hand('seat:1').map(likeOf).slice(0, 7)).toEqual(['attack:40', ...low]);
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(purse(g, 'seat:1').lux).toBe(1);
		expect(purse(g, 'seat:3').lux).toBe(2);
		// With too little, and of the new hand of another, nobody is asked.
		expect(isOffered(renewing(1, low), 'seat:1', 'lux|garbage-sifter')).toBe(false);
		const other = against(
			{ 'seat:3': { lux: 9, card: 'garbage-sifter' } },
			{ hands: { 'seat:1': ['artifact:plague'] }, discard: ['attack:40'] }
		);
		expect(isOffered(other, 'seat:3', 'lux|garbage-sifter')).toBe(false);
	});

	it('[lux:garbage-sifter] [CE-38.20] a hand without an encounter card goes again, that card as well; who left it is asked again', () => {
		const useless = ['flare:zombie', 'flare:void', 'flare:virus', 'flare:mind', 'flare:filch'];
		const others = ['artifact:quash', 'reinforcement:2', 'reinforcement:3'];
		const renewing = () =>
			offered(
				holding(
					'garbage-sifter',
					{},
					{ 'seat:1': { lux: 4 } },
					{
						box: ['zombie', 'void', 'virus', 'mind', 'filch'],
						hands: { 'seat:1': ['artifact:plague'] },
						deck: [...useless, ...others, 'attack:40']
					}
				),
				'seat:1',
				'lux|garbage-sifter'
			);
		const g = renewing();
		uses(g, 'seat:1', 'lux|garbage-sifter', { pick: g.board.discard[0]! });
		expect(isOffered(g, 'seat:1', 'lux|garbage-sifter')).toBe(false);
		// Seven came besides it, of which none is an encounter card, and then eight.
		expect(g.said).toContain('{seat:1} draws 7 cards.');
		expect(g.said).toContain('{seat:1} draws 8 cards.');
		expect(purse(g, 'seat:1').lux).toBe(2);
		const left = renewing().pass('seat:1');
		expect(isOffered(left, 'seat:1', 'lux|garbage-sifter')).toBe(true);
		expect(left.said).toContain('{seat:1} draws 8 cards.');
		uses(left, 'seat:1', 'lux|garbage-sifter', {
			pick: left.board.discard.find((card) => likeOf(card) === 'artifact:quash')!
		});
		expect(left.hand('seat:1').map(likeOf).slice(0, 2)).toEqual(['artifact:quash', 'attack:40']);
	});

	it('[lux:flare-access] [CE-38.21] two unused flares are drawn and one is kept; its owner pays five, others three', () => {
		const flaresOf = (g: CosmicGame, seat: SeatId) =>
			g.hand(seat).filter((card) => card.startsWith('flare:'));
		const box = ['zombie', 'void', 'virus', 'vulch', 'mind'] as const;
		const ready = (lux: Position['lux'], unused: readonly string[]) => {
			const g = against(lux, { box, hands: { 'seat:2': ['attack:04'] } });
			g.table.vault.deck = g.table.vault.deck.filter((card) => !card.startsWith('flare:'));
			g.table.vault.flares = unused.map((alien) => `flare:${alien}`);
			return g;
		};
		const g = offered(
			ready({ 'seat:2': { lux: 3 }, 'seat:3': { lux: 4, card: 'flare-access' } }, box),
			'seat:2',
			'lux|flare-access'
		);
		// Its owner lacks a lux.
		expect(g.offers('seat:3', 'lux|flare-access')).toBe(false);
		uses(g, 'seat:2', 'lux|flare-access').until('flare-access.keep.which');
		const [kept, back] = g.choices('seat:2');
		expect(flaresOf(g, 'seat:2')).toEqual([kept, back]);
		// Nobody else learns which they are.
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain(kept);
		g.pick('seat:2', kept!);
		expect(flaresOf(g, 'seat:2')).toEqual([kept]);
		expect(g.table.vault.flares.toSorted()).toEqual(
			box
				.map((alien) => `flare:${alien}`)
				.filter((flare) => flare !== kept)
				.toSorted()
		);
		expect(purse(g, 'seat:2').lux).toBe(0);
		expect(purse(g, 'seat:3').lux).toBe(7);
		expect(isOffered(g, 'seat:2', 'lux|flare-access')).toBe(false);
		const own = offered(
			ready({ 'seat:3': { lux: 5, card: 'flare-access' } }, box),
			'seat:3',
			'lux|flare-access'
		);
		uses(own, 'seat:3', 'lux|flare-access').until('flare-access.keep.which');
		own.pick('seat:3', own.choices('seat:3')[1]!);
		expect(purse(own, 'seat:3').lux).toBe(0);
		const few = ready({ 'seat:3': { lux: 9, card: 'flare-access' } }, ['void']);
		expect(isOffered(few, 'seat:3', 'lux|flare-access')).toBe(false);
	});

	it('[lux:landlord] [CE-38.10] as its owner’s turn starts each with a foreign colony there pays a lux or loses a ship', () => {
		const planets: Position['planets'] = {
			'planet:1-1': { 'seat:1': 4, 'seat:2': 2 },
			'planet:1-2': { 'seat:1': 4, 'seat:3': 2 },
			'planet:1-3': { 'seat:1': 4, 'seat:3': 2 },
			// In another system it costs nothing.
			'planet:2-4': { 'seat:2': 4, 'seat:3': 2 }
		};
		const g = against({ 'seat:1': { card: 'landlord' }, 'seat:2': { lux: 1 } }, { planets });
		g.until('landlord.rent.pay').pick('seat:2', 'pay');
		expect(g.choices('seat:3')).toEqual(['lose']);
		const { shape } = g.decision('seat:3');
		const lose = shape.type === 'one' ? shape.choices[0]?.then : undefined;
		expect(lose?.type === 'one' && lose.choices.map(({ id }) => id)).toEqual([
			'planet:1-2',
			'planet:1-3'
		]);
		g.pick('seat:3', 'lose', { pick: 'planet:1-3' }).until('launch.aim');
		expect(purse(g, 'seat:1')).toEqual({ lux: 1, ultra: 0 });
		expect(purse(g, 'seat:2')).toEqual({ lux: 0, ultra: 0 });
		expect(g.board.warp['seat:3']).toBe(1);
		expect(g.ships('planet:1-3')['seat:3']).toBe(1);
		// In the turns of others nobody pays.
		const other = against({ 'seat:2': { card: 'landlord' } }, { planets });
		expect(isOffered(other, 'seat:3', 'lose')).toBe(false);
	});
});

describe('ultra lux cards', () => {
	const SENT = { target: 'planet:2-1', send: { 'planet:1-1': 2 } } as const;

	it('[lux:evacuator] [CE-38.14] all ships of who agrees leave the encounter, and a refusal costs nothing', () => {
		const ready = () =>
			offered(
				holding('evacuator', { ultra: 1 }, {}, ARMED)
					.encounterTo(SENT)
					.lay('attack:40', 'attack:04'),
				'seat:3',
				'lux|evacuator'
			);
		const g = uses(ready(), 'seat:3', 'lux|evacuator', { pick: 'seat:2' });
		g.answer('seat:2', { yes: true });
		g.until('home.land').answer('seat:2', { split: { 'planet:2-2': 4 } });
		expect(purse(g, 'seat:3').ultra).toBe(0);
		g.until('turn.second');
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 8 });
		const refused = uses(ready(), 'seat:3', 'lux|evacuator', { pick: 'seat:1' });
		refused.answer('seat:1', { yes: false });
		expect(purse(refused, 'seat:3').ultra).toBe(1);
		expect(refused.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(refused.said).toContain('{seat:1} refuses.');
		expect(isOffered(refused, 'seat:3', 'lux|evacuator')).toBe(false);
		// Without an ultra lux it is not offered.
		const poor = holding('evacuator', { lux: 3 }, {}, ARMED).encounterTo(SENT);
		expect(isOffered(poor.lay('attack:40', 'attack:04'), 'seat:3', 'lux|evacuator')).toBe(false);
	});

	it('[lux:evacuator] [CE-9.13] the offense and allies leave as well, from the gate and from beside the planet, and nobody who has no ships there', () => {
		const ready = () =>
			offered(
				holding('evacuator', { ultra: 1 }, {}, { ...ARMED, seats: 5 })
					.encounterTo({
						...SENT,
						allies: {
							'seat:4': ['offense', { 'planet:4-1': 1 }],
							'seat:5': ['defense', { 'planet:5-1': 3 }]
						}
					})
					.lay('attack:40', 'attack:04'),
				'seat:3',
				'lux|evacuator'
			);
		const named = ready().refusal('seat:3', {
			pick: 'lux|evacuator|evacuate|',
			then: { pick: 'seat:3' }
		});
		expect(named).toBeTruthy();
		for (const [whom, home, n] of [
			['seat:1', 'planet:1-2', 2],
			['seat:4', 'planet:4-2', 1],
			['seat:5', 'planet:5-2', 3]
		] as const) {
			const g = uses(ready(), 'seat:3', 'lux|evacuator', { pick: whom });
			g.answer(whom, { yes: true });
			g.until('home.land').answer(whom, { split: { [home]: n } });
			const { gate, beside, offense, allies } = g.encounter;
			expect({ ...gate, ...beside }).toEqual(
				Object.fromEntries(
					Object.entries({ 'seat:1': 2, 'seat:4': 1, 'seat:5': 3 }).filter(
						([seat]) => seat !== whom
					)
				)
			);
			expect(offense).toBe('seat:1');
			expect([...allies.offense, ...allies.defense]).toEqual(
				['seat:4', 'seat:5'].filter((seat) => seat !== whom)
			);
			expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		}
	});

	it('[lux:liberator] in its owner’s regroup all ships of one player who agrees come home from the warp', () => {
		const warp = { 'seat:1': 3, 'seat:3': 2 };
		const lux: Position['lux'] = { 'seat:1': { ultra: 2, card: 'liberator' } };
		const g = offered(against(lux, { warp }), 'seat:1', 'lux|liberator');
		uses(g, 'seat:1', 'lux|liberator', { pick: 'seat:1' });
		g.until('home.land').answer('seat:1', { split: { 'planet:1-1': 3 } });
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
		expect(purse(g, 'seat:1').ultra).toBe(1);
		expect(g.offers('seat:1', 'lux|liberator')).toBe(false);
		const asked = offered(against(lux, { warp }), 'seat:1', 'lux|liberator');
		uses(asked, 'seat:1', 'lux|liberator', { pick: 'seat:3' }).answer('seat:3', { yes: true });
		asked.until('home.land').answer('seat:3', { split: { 'planet:3-1': 2 } });
		expect(asked.board.warp['seat:3']).toBeUndefined();
		expect(asked.board.warp['seat:1']).toBe(3);
		// Nobody is named who has no ship there, and without an ultra lux it is not offered.
		const name = { pick: 'lux|liberator|free|', then: { pick: 'seat:2' } };
		expect(
			offered(against(lux, { warp }), 'seat:1', 'lux|liberator').refusal('seat:1', name)
		).toBeTruthy();
		expect(isOffered(against(lux), 'seat:1', 'lux|liberator')).toBe(false);
		const poor = against({ 'seat:1': { lux: 3, card: 'liberator' } }, { warp });
		expect(isOffered(poor, 'seat:1', 'lux|liberator')).toBe(false);
	});

	it('[CE-38.9] [CE-38.14] whoever gives away the ultra lux while another is asked has none to pay with: nothing comes of it', () => {
		const lux: Position['lux'] = { 'seat:1': { ultra: 1, card: 'liberator' } };
		const g = offered(against(lux, { warp: { 'seat:3': 2 } }), 'seat:1', 'lux|liberator');
		uses(g, 'seat:1', 'lux|liberator', { pick: 'seat:3' }).until('lux.consent.ask');
		give(g, 'seat:1', 'seat:2', { ultra: 1 });
		expect(g.asked).not.toContain('lux.consent.ask');
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
		expect(purse(g, 'seat:2').ultra).toBe(1);
	});

	it('[lux:defector-recruiter] an ally of the other side without a colony there takes an ultra lux and goes home', () => {
		const allied = (planets: Position['planets'] = {}) =>
			holding('defector-recruiter', { ultra: 1 }, {}, { ...ARMED, seats: 4, planets }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 1 }],
					'seat:4': ['defense', { 'planet:4-1': 3 }]
				}
			});
		const g = offered(allied(), 'seat:3', 'lux|defector-recruiter');
		uses(g, 'seat:3', 'lux|defector-recruiter', { pick: 'seat:4' });
		g.until('home.land').answer('seat:4', { split: { 'planet:4-2': 3 } });
		expect(g.encounter.allies.defense).toEqual([]);
		expect(g.board.lux!.purses['seat:4']).toEqual({
			lux: 0,
			ultra: 1,
			given: { lux: 0, ultra: 1 }
		});
		expect(purse(g, 'seat:3').ultra).toBe(0);
		const there = allied({ 'planet:2-1': { 'seat:2': 3, 'seat:4': 1 } });
		expect(isOffered(there, 'seat:3', 'lux|defector-recruiter')).toBe(false);
		const poor = holding('defector-recruiter', { lux: 3 }, {}, { ...ARMED, seats: 4 }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 3 }]
			}
		});
		expect(isOffered(poor, 'seat:3', 'lux|defector-recruiter')).toBe(false);
	});

	it('[lux:defector-recruiter] [CE-38.13] an ally of the defense sends one of the offense home, once, and no main player', () => {
		const g = holding('defector-recruiter', { ultra: 2 }, {}, { ...ARMED, seats: 5 }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['offense', { 'planet:4-1': 3 }],
				'seat:5': ['offense', { 'planet:5-1': 2 }]
			}
		});
		offered(g, 'seat:3', 'lux|defector-recruiter');
		for (const main of ['seat:1', 'seat:2'])
			expect(
				g.refusal('seat:3', { pick: 'lux|defector-recruiter|recruit|', then: { pick: main } })
			).toBeTruthy();
		uses(g, 'seat:3', 'lux|defector-recruiter', { pick: 'seat:4' });
		g.until('home.land').answer('seat:4', { split: { 'planet:4-2': 3 } });
		expect(g.encounter.allies.offense).toEqual(['seat:5']);
		expect(isOffered(g, 'seat:3', 'lux|defector-recruiter')).toBe(false);
	});

	it('[lux:trading-halt] at the start of the turn of another it keeps all from spending lux', () => {
		const g = offered(
			holding('trading-halt', { ultra: 1 }, { 'seat:1': { lux: 9 } }, ARMED),
			'seat:3',
			'lux|trading-halt'
		);
		expect(g.board.phase).toBe('startTurn');
		uses(g, 'seat:3', 'lux|trading-halt');
		expect(purse(g, 'seat:3').ultra).toBe(0);
		g.until('launch.aim');
		expect(g.said).not.toContain('may buy');
		// It ends with the encounter.
		fought(g).answer('seat:1', { yes: true }).until('lux.market.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[lux:double-ultra-luxurious-lifestyle] who pays with an ultra lux in the market of another gets two rewards more', () => {
		const lux: Position['lux'] = {
			'seat:3': { ultra: 2, lux: 1, card: 'double-ultra-luxurious-lifestyle' }
		};
		const bought = (pays: string) => {
			const g = against(lux).until('lux.market.pick').pick('seat:1', 'all');
			g.answer('seat:3', { amount: 1 }).pick('seat:3', pays);
			return g.hand('seat:3').length;
		};
		expect(bought('0 1')).toBe(5);
		expect(bought('1 0')).toBe(3);
		const own = position({ lux, offense: 'seat:3' }).until('lux.market.pick').pick('seat:3', 'all');
		own.answer('seat:3', { amount: 1 }).pick('seat:3', '0 1');
		expect(own.hand('seat:3')).toHaveLength(3);
		// It serves its owner alone.
		const other = against({ ...lux, 'seat:2': { ultra: 1 } }).until('lux.market.pick');
		other.pick('seat:1', 'all').answer('seat:2', { amount: 1 });
		expect(other.hand('seat:2')).toHaveLength(3);
		expect(other.said).not.toContain('rewards more');
	});

	it('[lux:immunizer] [CE-38.18] a power that is named at the start of a turn nothing stops in this encounter', () => {
		const ZAPPED: Position = {
			aliens: { 'seat:2': 'virus', 'seat:4': 'zombie' },
			seats: 4,
			hands: {
				'seat:1': ['attack:40', 'attack:20', 'artifact:cosmic-zap'],
				'seat:2': ['attack:04']
			}
		};
		const at = (pick: string | null) => {
			const g = offered(holding('immunizer', { ultra: 1 }, {}, ZAPPED), 'seat:3', 'lux|immunizer');
			expect(g.board.phase).toBe('startTurn');
			if (pick) uses(g, 'seat:3', 'lux|immunizer', { pick });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).lay(
				'attack:40',
				'attack:04'
			);
			return g;
		};
		const safe = at('virus');
		expect(purse(safe, 'seat:3').ultra).toBe(0);
		expect(isOffered(safe, 'seat:1', 'artifact|cosmic-zap')).toBe(false);
		// Four ships times the number of the card.
		expect(safe.said).toContain('41 to 16');
		for (const other of [null, 'zombie'])
			expect(isOffered(at(other), 'seat:1', 'artifact|cosmic-zap')).toBe(true);
	});

	it('[lux:immunizer] [CE-38.18] no hazard stops it, nor its own player; with the next encounter it is as any', () => {
		const nebula = (pick: string | null) => {
			const g = offered(
				holding(
					'immunizer',
					{ ultra: 1 },
					{},
					{
						aliens: { 'seat:2': 'virus', 'seat:4': 'human' },
						seats: 4,
						options: { hazard: 'conflict', hazardMode: 'always' },
						piles: { hazard: ['hazard:cosmic-nebula'] },
						hands: { 'seat:1': ['attack:40', 'attack:20'], 'seat:2': ['attack:04'] }
					}
				),
				'seat:3',
				'lux|immunizer'
			);
			if (pick) uses(g, 'seat:3', 'lux|immunizer', { pick });
			return g
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.lay('attack:40', 'attack:04')
				.until('turn.second').said;
		};
		expect(nebula('virus')).toContain('41 to 16');
		expect(nebula('human')).toContain('41 to 8');
	});

	it('[lux:immunizer] [CE-38.18] [wild:cosmos] [CE-36.50] nor does what is refused to the Cosmos flare', () => {
		const zapped = (pick: string | null) => {
			const g = offered(
				holding(
					'immunizer',
					{ ultra: 1 },
					{},
					{
						box: ['cosmos'],
						aliens: { 'seat:1': 'tripler', 'seat:2': 'human' },
						hands: { 'seat:1': ['attack:08', 'attack:20'], 'seat:2': ['flare:cosmos'] }
					}
				),
				'seat:3',
				'lux|immunizer'
			);
			if (pick) uses(g, 'seat:3', 'lux|immunizer', { pick });
			offered(g, 'seat:2', 'wild|cosmos');
			uses(g, 'seat:2', 'wild|cosmos', { pick: 'cards', then: { amount: 1 } })
				.until('cosmos.demand.answer')
				.pick('seat:1', 'refuse')
				.until('cosmos.demand.stop')
				.answer('seat:2', { yes: true });
			return g;
		};
		expect(zapped('tripler').encounter.zapped).toEqual([]);
		expect(zapped('human').encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'tripler' }]);
		expect(zapped(null).encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'tripler' }]);
	});

	it('[lux:sticky-digits] [CE-38.17] an artifact that has taken effect goes back to its hand, and that copy is not played again', () => {
		const freed = (lux: Position['lux']) => {
			const g = against(lux, {
				hands: { 'seat:1': ['artifact:mobius-tubes', 'artifact:mobius-tubes', 'attack:40'] },
				warp: { 'seat:2': 2 }
			});
			offered(g, 'seat:1', 'artifact|mobius-tubes');
			return uses(g, 'seat:1', 'artifact|mobius-tubes');
		};
		const tubes = (g: CosmicGame) =>
			g.hand('seat:1').filter((card) => likeOf(card) === 'artifact:mobius-tubes').length;
		const g = offered(
			freed({ 'seat:3': { ultra: 1, card: 'sticky-digits' } }),
			'seat:3',
			'lux|sticky-digits'
		);
		g.board.warp = { 'seat:2': 1 };
		g.use('seat:3', 'lux|sticky-digits');
		expect(purse(g, 'seat:3').ultra).toBe(0);
		expect(tubes(g)).toBe(2);
		// The other copy may be played, and then no more.
		offered(g, 'seat:1', 'artifact|mobius-tubes');
		uses(g, 'seat:1', 'artifact|mobius-tubes').until('home.land');
		expect(tubes(g)).toBe(1);
		g.board.warp = { 'seat:2': 2 };
		expect(isOffered(g, 'seat:1', 'artifact|mobius-tubes')).toBe(false);
		const own = offered(
			freed({ 'seat:1': { ultra: 1, card: 'sticky-digits' } }),
			'seat:1',
			'lux|sticky-digits'
		);
		own.use('seat:1', 'lux|sticky-digits');
		expect(tubes(own)).toBe(2);
		const left = freed({ 'seat:3': { ultra: 1, card: 'sticky-digits' } });
		offered(left, 'seat:3', 'lux|sticky-digits');
		left.pass('seat:3').until('launch.aim');
		expect(tubes(left)).toBe(1);
	});

	it('[lux:sticky-digits] [CE-38.17] of an artifact that was cancelled nothing comes back, and nobody is asked', () => {
		const g = holding(
			'sticky-digits',
			{ ultra: 1 },
			{},
			{
				hands: {
					'seat:1': ['artifact:plague', 'attack:40'],
					'seat:2': ['artifact:card-zap', 'attack:04']
				}
			}
		);
		offered(g, 'seat:1', 'artifact|plague');
		uses(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		uses(g, 'seat:2', 'artifact|card-zap');
		// It is asked of the Card Zap, which has had its effect, and then of no other.
		g.until('window:artifact.played');
		expect(g.said).toContain('Card Zap');
		g.pass('seat:3');
		expect(g.offers('seat:3', 'lux|sticky-digits')).toBe(false);
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:40']);
	});

	it('[CE-38.15] a power that is lost touches no lux card, and nothing answers what one does', () => {
		const g = holding(
			'conservator',
			{},
			{ 'seat:2': { lux: 3 } },
			{
				hands: {
					'seat:1': ['attack:40', 'artifact:cosmic-zap', 'artifact:card-zap'],
					'seat:2': ['attack:04']
				},
				planets: {
					'planet:3-1': {},
					'planet:3-2': {},
					'planet:3-3': {}
				}
			}
		)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:40', 'attack:04');
		offered(g, 'seat:2', 'lux|conservator');
		uses(g, 'seat:2', 'lux|conservator', { pick: 'defense', then: { amount: 1 } });
		expect(g.board.lux!.cards).toEqual({ 'seat:3': 'conservator' });
		expect(g.encounter.added).toEqual({ offense: 0, defense: 3 });
		expect(g.offers('seat:1', 'artifact|card-zap')).toBe(false);
		expect(g.offers('seat:1', 'artifact|cosmic-zap')).toBe(false);
	});
});

describe('CE-38.22 Palm Greaser', () => {
	/** A deal of lux for nothing is made; seat 3, or a dealer, has the card. */
	const dealt = (holder: SeatId = 'seat:3', given: Position = {}) =>
		against(
			{ [holder]: { ultra: 1, card: 'palm-greaser' }, 'seat:2': { lux: 1 } },
			{
				...DEALING,
				...given
			}
		)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('negotiate', 'negotiate')
			.agree({}, { lux: { amount: 1 } });
	const greased = (given: Position = {}) =>
		dealt('seat:3', given)
			.until('window:resolution.dealMade', 'seat:3')
			.use('seat:3', 'lux|palm-greaser')
			.until('deal.more');

	it('[CE-38.22] [lux:palm-greaser] an ultra lux lets both dealers gain a colony more, besides what was agreed', () => {
		const g = greased();
		expect(purse(g, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		const advised = steadyAnswer(g, 'seat:1');
		expect('pick' in advised && advised.pick).toMatch(/^planet:1/);
		expect(g.choices('seat:1')).toEqual([
			...[1, 2, 3, 4, 5].map((k) => `planet:1-${String(k)}`),
			'none'
		]);
		g.pick('seat:1', 'planet:1-2')
			.pick('seat:2', 'planet:2-3')
			.until('deal.moreSettlers', 'seat:1');
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).not.toContain('planet:1-2');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).until('deal.moreSettlers', 'seat:2');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4 });
		g.answer('seat:2', { split: { 'planet:2-1': 1, 'planet:2-2': 1 } }).until('turn.second');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.ships('planet:1-2')).toMatchObject({ 'seat:2': 2 });
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
	});

	it('[CE-38.22] given one of them grants none, then nobody settles', () => {
		const g = greased().pick('seat:1', 'none').pick('seat:2', 'planet:2-3').until('turn.second');
		expect(g.said).toContain('No more colonies are granted.');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4 });
		expect(purse(g, 'seat:3')).toEqual({ lux: 0, ultra: 0 });
	});

	it('[CE-38.22] given it is not paid for, or a dealer has no colony to grant, then nobody is asked', () => {
		const plain = dealt();
		while (!plain.asked.includes('turn.second')) {
			expect(plain.asked).not.toContain('deal.more');
			plain.lapse();
		}
		expect(plain.said).not.toContain('No more colonies');
		const homeless = dealt('seat:3', {
			planets: Object.fromEntries(
				[1, 2, 3, 4, 5].map((k) => [
					`planet:2-${String(k)}`,
					k === 1 ? { 'seat:2': 4 } : k === 2 ? { 'seat:1': 1, 'seat:2': 4 } : {}
				])
			)
		});
		homeless.until('window:resolution.dealMade', 'seat:3');
		expect(homeless.offers('seat:3', 'lux|palm-greaser')).toBe(true);
		const none = dealt('seat:3', {
			planets: Object.fromEntries(
				[1, 2, 3, 4, 5].map((k) => [
					`planet:2-${String(k)}`,
					k === 1 ? { 'seat:1': 1, 'seat:2': 4 } : {}
				])
			)
		});
		while (!none.asked.includes('turn.second')) {
			expect(none.offers('seat:3', 'lux|palm-greaser')).toBe(false);
			none.lapse();
		}
	});

	it('[CE-38.22] a bot that deals pays for a colony more, and helps nobody who is about to win', () => {
		const g = dealt('seat:1').until('window:resolution.dealMade', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'lux|palm-greaser|grease|' });
		const near = {
			'planet:3-1': { 'seat:2': 1 },
			'planet:3-2': { 'seat:2': 1 },
			'planet:3-3': { 'seat:2': 1 },
			'planet:3-4': { 'seat:2': 1 }
		};
		const last = dealt('seat:1', { planets: near }).until('window:resolution.dealMade', 'seat:1');
		expect(steadyAnswer(last, 'seat:1')).toEqual({ pick: 'pass' });
		last.use('seat:1', 'lux|palm-greaser').until('deal.more');
		expect(steadyAnswer(last, 'seat:1')).toEqual({ pick: 'none' });
	});
});
