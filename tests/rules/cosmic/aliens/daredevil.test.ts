/** Daredevil: narrow victories pay. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { endEncounter } from '../../../../src/lib/games/cosmic/ending';
import { declare, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Seat = `seat:${number}`;

const RISKY: Position = { aliens: { 'seat:1': 'daredevil' } };
/** With three ships 11 to 10. */
const CLOSE: Cards = ['attack:08', 'attack:06'];
/** With one ship 16 to 11. */
const FIVE: Cards = ['attack:15', 'attack:07'];
const REWARDS = 'as rewards';

const DARE = 'power|daredevil|dare|';
/** What may be discarded, in the window that is open; copies are named as the table names them. */
const low = (g: CosmicGame, seat: Seat, like: string): string =>
	g.choices(seat, DARE).find((id) => id.startsWith(like))!;
const dare = (g: CosmicGame, seat: Seat = 'seat:1', like = 'none') => {
	g.until('window:reveal.values', seat);
	return g.use(seat, 'power|daredevil', { pick: low(g, seat, like) });
};
const cards = (g: CosmicGame, seat: Seat) => g.hand(seat).length;
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Daredevil', () => {
	it('[alien:daredevil] given its side wins by 4 or less, then it gains a reward for each ship, without the power none', () => {
		const given = { ...RISKY, warp: { 'seat:1': 2 } };
		const g = dare(met(CLOSE, given, 3)).until('resolution.rewards');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'amount' });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(cards(g, 'seat:1')).toBe(1 + 3);
		const left = met(CLOSE, given, 3).until('window:reveal.values', 'seat:1').pass();
		expect(cards(over(left), 'seat:1')).toBe(1);
	});

	it('[alien:daredevil] given an attack is discarded, then its total is lowered by that: won by 4 it is rewarded, by 5 not', () => {
		const given = { ...RISKY, hands: { 'seat:1': ['attack:01'] } } satisfies Position;
		const by4 = dare(met(FIVE, given), 'seat:1', 'attack:01');
		expect(totals(by4)).toEqual({ offense: 15, defense: 11 });
		expect(by4.board.discard).toEqual(['attack:01#1']);
		expect(over(by4).said).toContain(REWARDS);
		const by5 = dare(met(FIVE, given));
		expect(totals(by5)).toEqual({ offense: 16, defense: 11 });
		expect(over(by5).said).not.toContain(REWARDS);
	});

	it('[alien:daredevil] given what it may discard, then attacks of 01 to 08 of its hand', () => {
		const hands = {
			'seat:1': ['attack:00', 'attack:01', 'attack:08', 'attack:09', 'negotiate', 'morph']
		};
		const g = met(['attack:10', 'attack:06'], { ...RISKY, hands });
		g.until('window:reveal.values', 'seat:1');
		const all = g.choices('seat:1', DARE).map((id) => id.replace(/#.*/, ''));
		expect(all.sort()).toEqual(['attack:01', 'attack:08', 'attack:08', 'none']);
	});

	it('[alien:daredevil] given it lowers its side too far, then that loses, and nobody is rewarded', () => {
		const g = dare(met(CLOSE, RISKY, 3), 'seat:1', 'attack:08');
		expect(totals(g)).toEqual({ offense: 3, defense: 10 });
		expect(over(g).said).not.toContain(REWARDS);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[alien:daredevil] given a defense with an ally uses it, then the defense gains rewards, and the ally as many besides its own', () => {
		const g = fight(
			CLOSE,
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
			{ aliens: { 'seat:2': 'daredevil' }, hands: { 'seat:3': [], 'seat:4': [] } }
		);
		// 8 + 5 to 6 + 6.
		expect(totals(dare(g, 'seat:2'))).toEqual({ offense: 13, defense: 12 });
		expect(over(g).said).not.toContain(REWARDS);
		const won = fight(
			['attack:06', 'attack:06'],
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
			{ aliens: { 'seat:2': 'daredevil' }, hands: { 'seat:3': [], 'seat:4': [] } }
		);
		// 6 + 5 to 6 + 6.
		expect(totals(dare(won, 'seat:2'))).toEqual({ offense: 11, defense: 12 });
		over(won);
		expect([cards(won, 'seat:2'), cards(won, 'seat:3'), cards(won, 'seat:4')]).toEqual([
			1 + 4,
			2 + 2,
			0
		]);
	});

	it('[alien:daredevil] given it is an ally, then its whole side is rewarded', () => {
		const g = fight(
			CLOSE,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'daredevil' }, hands: { 'seat:3': ['attack:01'] } }
		);
		expect(totals(dare(g, 'seat:3', 'attack:01'))).toEqual({ offense: 11, defense: 10 });
		over(g);
		expect([cards(g, 'seat:1'), cards(g, 'seat:3')]).toEqual([1 + 3, 1]);
	});

	it('[alien:daredevil] ruling: a tie is a victory by 0, and the smaller total may win', () => {
		const tied = met(['attack:07', 'attack:04'], { aliens: { 'seat:2': 'daredevil' } });
		expect(totals(dare(tied, 'seat:2'))).toEqual({ offense: 8, defense: 8 });
		expect(over(tied).said).toContain('{seat:2} takes');
		const low = met(['attack:04', 'attack:10'], {
			aliens: { 'seat:1': 'daredevil', 'seat:2': 'anti-matter' }
		});
		dare(low);
		const { offense, defense } = totals(low)!;
		expect(defense - offense).toBeLessThanOrEqual(4);
		expect(defense - offense).toBeGreaterThan(0);
		expect(over(low).said).toContain('{seat:1} takes');
	});

	it('[alien:daredevil] ruling: rewards are for ships that have won, also where they are lost afterwards', () => {
		const g = dare(met(CLOSE, { aliens: { 'seat:1': 'daredevil', 'seat:2': 'guerrilla' } }, 3));
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.said).toContain('{seat:1} takes 3 cards as rewards');
	});

	it('[alien:daredevil] given a negotiate, or it is not in the encounter, or it has used it, then it is not offered', () => {
		expect(offered(met(['attack:08', 'negotiate'], RISKY), 'seat:1', 'power|')).toBe(false);
		const other = met(CLOSE, { aliens: { 'seat:3': 'daredevil' } });
		expect(offered(other, 'seat:3', 'power|')).toBe(false);
		expect(offered(dare(met(CLOSE, RISKY, 3)), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:daredevil] given it is zapped, then the card stays in hand, and a narrow victory brings nothing', () => {
		const given: Position = {
			...RISKY,
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = met(FIVE, given).until('window:reveal.values', 'seat:1');
		declare(g, 'seat:1', 'power|daredevil', { pick: low(g, 'seat:1', 'attack:01') });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 16, defense: 11 });
		expect(over(g).said).not.toContain(REWARDS);
		expect(g.hand('seat:1').map((id) => id.replace(/#.*/, ''))).toContain('attack:01');
	});

	it('given a narrow victory, then the steady player dares with nothing; given one by 8, with the card that makes it so for many ships', () => {
		const close = met(CLOSE, RISKY, 3).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(close, 'seat:1')).toEqual({ pick: DARE, then: { pick: 'none' } });
		const given = { ...RISKY, hands: { 'seat:1': ['attack:01', 'attack:06'] } } satisfies Position;
		// 12 + 4 to 4 + 4: lowered by 6 it is won by 2, and by 1 by 7.
		const far = met(['attack:12', 'attack:04'], given, 4).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(far, 'seat:1')).toEqual({
			pick: DARE,
			then: { pick: low(far, 'seat:1', 'attack:06') }
		});
	});

	it('given one ship, or a fight that is lost, then the steady player keeps its cards', () => {
		const given = { ...RISKY, hands: { 'seat:1': ['attack:06'] } } satisfies Position;
		const one = met(['attack:15', 'attack:04'], given, 1).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(one, 'seat:1')).toEqual({ pick: 'pass' });
		const lost = met(['attack:06', 'attack:08'], RISKY, 3).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('the Daredevil flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:daredevil'] } };
	const bet = (g: CosmicGame, seat: Seat = 'seat:1') =>
		g.until('window:planning.selected', seat).use(seat, 'wild|daredevil');

	it('[wild:daredevil] given its side wins by 4 or less, then it settles in the home system of its opponent', () => {
		const g = bet(met(CLOSE, WILD, 3)).until('daredevil.settle.where');
		expect(g.choices('seat:1')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		expect(g.decision('seat:1').shape).toMatchObject({
			choices: expect.arrayContaining([
				expect.objectContaining({ then: expect.objectContaining({ min: 1, max: 4 }) as object })
			]) as object
		});
		const said = steadyAnswer(g, 'seat:1');
		expect(said).toMatchObject({ pick: expect.stringMatching(/^planet:2-/) as string });
		g.answer('seat:1', { pick: 'planet:2-3', then: { split: { 'planet:1-2': 2 } } });
		over(g);
		expect(g.ships('planet:2-3')).toMatchObject({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[wild:daredevil] given an ally of the defense bets, then it settles with the offense', () => {
		const g = fight(
			['attack:06', 'attack:06'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:daredevil'] } }
		);
		bet(g, 'seat:3').until('daredevil.settle.where');
		expect(g.choices('seat:3')).toContain('planet:1-1');
		expect(g.choices('seat:3')).not.toContain('planet:2-2');
	});

	it.each([
		['it wins by 5', ['attack:10', 'attack:04'], 3],
		['it loses', ['attack:06', 'attack:08'], 3],
		['the other shows a negotiate', ['attack:06', 'negotiate'], 3]
	] as const)(
		'[wild:daredevil] given %s, then it loses three ships of its choice',
		(_, [one, other], n) => {
			const g = bet(met([one, other], WILD, n)).until('mustLose.pick');
			expect(g.decision('seat:1').shape).toMatchObject({ min: 3, max: 3 });
			expect(g.said).toContain('{seat:1} has lost their bet: 3 ships go to the warp');
		}
	);

	it('[wild:daredevil] ruling: a deal has lost it, and an encounter that ends before brings no bet', () => {
		const dealt = bet(met(['negotiate', 'negotiate'], WILD, 3)).until('deal.talk');
		dealt.agree({ number: { amount: 1 } });
		expect(over(dealt).said).toContain('{seat:1} has lost their bet');
		expect(dealt.board.warp).toEqual({ 'seat:1': 3 });
		const ended = bet(met(CLOSE, WILD, 3));
		endEncounter(new Play(cosmic, ended.table), { type: 'ended', successful: false }, false);
		ended.table.decisions = [];
		ended.proceed();
		expect(over(ended).said).not.toContain('their bet');
	});

	it('given a card that may win narrowly, then the steady player bets; given one that wins high or by chance alone, not', () => {
		const open = (cards: Cards) =>
			steadyAnswer(met(cards, WILD, 3).until('window:planning.selected', 'seat:1'), 'seat:1');
		expect(open(CLOSE)).toMatchObject({
			pick: expect.stringMatching(/^wild\|daredevil/) as string
		});
		expect(open(['attack:20', 'attack:06'])).toEqual({ pick: 'pass' });
		expect(open(['attack:00', 'attack:06'])).toEqual({ pick: 'pass' });
	});

	it('[super:daredevil] given it is a main player, then 6 is narrow enough, and 7 not', () => {
		const given: Position = { ...RISKY, ...WILD };
		const wider = (cards: Cards) =>
			over(
				dare(met(cards, given, 1))
					.until('window:use.declared', 'seat:1')
					.use('seat:1', 'super|daredevil')
			).said;
		// 17 to 11, 18 to 11.
		expect(wider(['attack:20', 'attack:11'])).toContain(REWARDS);
		expect(wider(['attack:20', 'attack:10'])).not.toContain(REWARDS);
	});

	it('[super:daredevil] given it is an ally, or leaves it, then it is as without', () => {
		const ally = fight(
			CLOSE,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'daredevil' }, hands: { 'seat:3': ['flare:daredevil'] } }
		);
		expect(offered(dare(ally, 'seat:3'), 'seat:3', 'super|')).toBe(false);
		const left = dare(met(['attack:20', 'attack:11'], { ...RISKY, ...WILD }, 1))
			.until('window:use.declared', 'seat:1')
			.pass();
		expect(over(left).said).not.toContain(REWARDS);
	});

	it('[super:daredevil] given it wins by 6, then the steady player dares and plays it', () => {
		const g = met(['attack:20', 'attack:11'], { ...RISKY, ...WILD }, 1);
		g.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: DARE, then: { pick: 'none' } });
		dare(g).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^super\|daredevil/) as string
		});
	});
});
