/** Squee: who attacks it gives in, or pays for it. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, holding, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|squee';
const SQUEE: Position = { aliens: { 'seat:2': 'squee' } };
const BEATEN: Cards = ['attack:30', 'attack:08'];

/** Both cards lie face down. */
const laid = (cards: Cards = BEATEN, given: Position = SQUEE): CosmicGame =>
	duel(holding(cards, given))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.lay(...cards)
		.until('window:planning.selected', 'seat:2');
const asked = (cards?: Cards, given?: Position): CosmicGame =>
	declare(laid(cards, given), 'seat:2', NAME).until('squee.plea.reply');
const paid = (cards?: Cards, given?: Position): CosmicGame =>
	asked(cards, given)
		.pick('seat:1', 'pay')
		.until('mustLose.pick')
		.answer('seat:1', { split: { 'planet:1-2': 3 } });
const warp = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') => g.board.warp[seat] ?? 0;

describe('Squee', () => {
	it('[alien:squee] given the offense gives in, then the defense has won, and both have their cards', () => {
		const g = asked().pick('seat:1', 'concede').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(g.encounter.laid).toEqual({ offense: null, defense: null });
		expect(g.hand('seat:1')).toContainEqual('attack:30#1');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.said).toContain('{seat:1} loses 2 ships to the warp');
	});

	it('[alien:squee] given the offense goes on, then it sends three ships to the warp, and the cards are revealed', () => {
		const g = paid().until('window:resolution.outcome');
		expect(warp(g, 'seat:1')).toBe(3);
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:squee] [CE-14.23] given it then loses to an attack with one of its own, then it is compensated; left alone, it is not', () => {
		const g = over(paid(BEATEN, { ...SQUEE, hands: { 'seat:1': ['attack:01', 'attack:04'] } }));
		expect(g.said).toContain('{seat:2} takes 3 cards of {seat:1} as compensation');
		const left = over(laid(BEATEN, { ...SQUEE, hands: { 'seat:1': ['attack:01'] } }).pass());
		expect(left.said).not.toContain('as compensation');
	});

	it('[alien:squee] given it loses to no attack, or gives nothing away, then there is no compensation', () => {
		const won = over(paid(['attack:08', 'attack:30']));
		expect(won.said).not.toContain('as compensation');
		const peace = paid(['negotiate', 'negotiate']).until('deal.talk').lapse();
		expect(over(peace).said).not.toContain('as compensation');
	});

	it('[alien:squee] ruling: ships at the gate may be among the three, and an empty gate fights on', () => {
		const g = asked().pick('seat:1', 'pay').until('mustLose.pick');
		g.answer('seat:1', { split: { gate: 2, 'planet:1-2': 1 } });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 30, defense: 12 });
	});

	it('[alien:squee] ruling: who has fewer ships sends all they have', () => {
		const planets = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		const g = asked(BEATEN, {
			...SQUEE,
			planets: { ...planets, 'planet:1-1': { 'seat:1': 2 } }
		});
		over(g.pick('seat:1', 'pay'));
		expect(g.said).toContain('{seat:1} loses 2 ships to the warp');
	});

	it('[alien:squee] given it is the offense or an ally, then it is not offered', () => {
		for (const seat of ['seat:1', 'seat:3'] as const) {
			const g = duel({ aliens: { [seat]: 'squee' } });
			expect(offered(g, seat, NAME)).toBe(false);
		}
	});

	it('[alien:squee] given it is zapped, then the offense is asked nothing', () => {
		const g = declare(
			laid(BEATEN, { ...SQUEE, hands: { 'seat:3': ['artifact:cosmic-zap'] } }),
			'seat:2',
			NAME
		);
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('go on all the same');
		expect(warp(g, 'seat:1')).toBe(0);
	});

	it('given a fight it would lose, then the steady player gives in; given one it wins, it pays', () => {
		expect(steadyAnswer(asked(['negotiate', 'attack:08']), 'seat:1')).toEqual({ pick: 'concede' });
		expect(steadyAnswer(asked(['attack:40', 'attack:08']), 'seat:1')).toEqual({ pick: 'pay' });
		expect(steadyAnswer(laid(), 'seat:2')).toMatchObject({
			pick: expect.stringContaining(NAME) as string
		});
	});
});

describe('the Squee flare', () => {
	const WILD: Position = { hands: { 'seat:2': ['flare:squee'] } };
	const lost = (given: Position = WILD): CosmicGame =>
		fight(BEATEN, { 'seat:3': ['offense', { 'planet:3-1': 2 }] }, given);

	it('[wild:squee] given the defense has lost four ships, then another player in the encounter loses four', () => {
		const g = lost().until('window:resolution.settled', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringContaining('wild') as string
		});
		expect(() => g.use('seat:2', 'wild|squee', { pick: 'seat:4' })).toThrow();
		g.use('seat:2', 'wild|squee', { pick: 'seat:3' }).until('mustLose.pick');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 4, max: 4 });
		over(g);
		expect(warp(g, 'seat:3')).toBe(4);
	});

	it('[wild:squee] given the defense has lost none, or another holds it, then it is not offered', () => {
		const won = fight(
			['attack:08', 'attack:30'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			WILD
		);
		expect(offered(won, 'seat:2', 'wild|')).toBe(false);
		const other = lost({ hands: { 'seat:1': ['flare:squee'] } });
		expect(offered(other, 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		seats: 4,
		aliens: { 'seat:4': 'squee' },
		hands: { 'seat:4': ['flare:squee'] }
	};
	const allied = (given: Position = SUPER): CosmicGame =>
		duel(given).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		});

	it('[super:squee] given a defensive ally plays it, then each at the gate takes a ship home', () => {
		const g = allied().lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:4');
		expect(steadyAnswer(g, 'seat:4')).toMatchObject({
			pick: expect.stringContaining('super') as string
		});
		g.use('seat:4', 'super|squee').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 2 + 1, defense: 8 + 4 + 1 });
		expect(warp(g, 'seat:1')).toBe(0);
	});

	it('[super:squee] given it is zapped, or its holder is the defense, then the ships stay', () => {
		const g = allied({ ...SUPER, hands: { ...SUPER.hands, 'seat:3': ['artifact:cosmic-zap'] } });
		g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:4');
		declare(g, 'seat:4', 'super|squee').until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('window:resolution.outcome');
		expect(g.encounter.totals!.offense).toBe(8 + 3 + 2);
		const main = laid(BEATEN, { ...SQUEE, hands: { 'seat:2': ['flare:squee'] } });
		expect(offered(main, 'seat:2', 'super|')).toBe(false);
	});
});
