/** Empath: where one side means peace, both do. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, decideNow, diceFrom } from '../../../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { steadyAnswer } from '../../../support/steady';
import { fight, met, offered, over } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EMPATH: Position = { aliens: { 'seat:1': 'empath' } };
/** Seat 1, the offense, means peace. */
const MEANS: Cards = ['negotiate', 'attack:10'];
/** Seat 2 does. */
const IS_MEANT: Cards = ['attack:10', 'negotiate'];

/** Both have revealed; the power is used. */
const calmed = (cards: Cards, given: Position = EMPATH, seat: SeatId = 'seat:1'): CosmicGame =>
	met(cards, given).until('window:reveal.cards', seat).use(seat, 'power|empath|calm');

/** They come to terms. */
const talks = (g: CosmicGame): CosmicGame => g.until('deal.talk');

describe('Empath', () => {
	it('[alien:empath] given its negotiate has met an attack, when it uses its power, then they deal; not used, it loses', () => {
		const g = talks(calmed(MEANS, { ...EMPATH, hands: { 'seat:1': ['attack:20'] } }));
		expect(g.said).toContain('the attack becomes a negotiate');
		expect(g.encounter.laid.defense?.face).toEqual({ kind: 'negotiate' });
		over(g.agree({ cards: { picks: ['attack:20#1'] } }));
		expect(g.hand('seat:2')).toContainEqual(expect.stringMatching(/^attack:20/));
		expect(g.board.warp).toEqual({});
		const left = over(met(MEANS, EMPATH));
		expect(left.said).not.toContain('the attack becomes a negotiate');
		expect(left.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:empath] ruling: its own attack may become the negotiate, and the defense may be Empath', () => {
		expect(talks(calmed(IS_MEANT)).asked).toContain('deal.talk');
		const defense: Position = { aliens: { 'seat:2': 'empath' } };
		expect(talks(calmed(IS_MEANT, defense, 'seat:2')).asked).toContain('deal.talk');
		expect(talks(calmed(MEANS, defense, 'seat:2')).asked).toContain('deal.talk');
	});

	it('[alien:empath] [CE-13.13] ruling: where no deal is made, both lose ships', () => {
		const g = talks(calmed(IS_MEANT)).lapse();
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
	});

	it('[alien:empath] [CE-14.1] what was an attack wins no compensation for who has faced it', () => {
		const g = over(talks(calmed(MEANS)));
		expect(g.said).not.toContain('as compensation');
	});

	it('[alien:empath] given two attacks, two negotiates or two morphs, or Empath is an ally, then it is not offered', () => {
		const name = 'power|empath|calm';
		for (const cards of [
			['attack:10', 'attack:20'],
			['negotiate', 'negotiate'],
			['morph', 'morph']
		] satisfies Cards[])
			expect(offered(met(cards, { ...EMPATH, seats: 8 }), 'seat:1', name), cards[0]).toBe(false);
		const ally = fight(
			MEANS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'empath' } }
		);
		expect(offered(ally, 'seat:3', name)).toBe(false);
	});

	it('[alien:empath] [CE-11.2] ruling: a morph that has met a negotiate is one, and there is nothing to calm; one that was given an attack becomes a negotiate', () => {
		expect(offered(met(['negotiate', 'morph'], EMPATH), 'seat:1', 'power|empath')).toBe(false);
		// Pacifist arms a negotiate, which Empath calms again.
		const g = met(['negotiate', 'attack:10'], {
			aliens: { 'seat:1': 'empath' },
			hands: { 'seat:1': ['flare:pacifist'] }
		});
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|pacifist');
		expect(g.until('window:reveal.values').encounter.laid.offense?.face).toMatchObject({
			kind: 'attack',
			value: 15
		});
	});

	it('[alien:empath] given it is zapped, then the attack wins', () => {
		const g = met(MEANS, { ...EMPATH, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'power|empath|calm');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).not.toContain('deal');
	});

	it('given a negotiate that would lose, then the steady player calms the attack; given an attack that wins, it does not', () => {
		const lost = met(MEANS, EMPATH).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'power|empath|calm|' });
		const won = met(IS_MEANT, EMPATH).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(won, 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('the Empath flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:empath', 'attack:20'] } };
	const PEACE: Cards = ['negotiate', 'negotiate'];
	const gained = (g: CosmicGame): string[] =>
		over(g)
			.said.split('\n')
			.filter((line) => line.endsWith('as rewards.'));
	const BOTH = ['{seat:1} takes 3 cards as rewards.', '{seat:2} takes 3 cards as rewards.'];
	const GIFT = { cards: { picks: ['attack:20#1'] } };

	it('[wild:empath] [CE-14.22] given two negotiates, when it is played and they make a deal, then both take three rewards', () => {
		const g = met(PEACE, WILD).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'wild|empath|thank|flare:empath' });
		g.use('seat:1', 'wild|empath').agree(GIFT);
		expect(gained(g)).toEqual(BOTH);
		expect(gained(met(PEACE, WILD).agree(GIFT))).toEqual([]);
	});

	it('[wild:empath] given they make none, or others deal, then nobody is rewarded; against an attack it is not offered', () => {
		const g = met(PEACE, WILD).until('window:reveal.values', 'seat:1');
		expect(gained(g.use('seat:1', 'wild|empath').until('deal.talk').lapse())).toEqual([]);
		expect(offered(met(['negotiate', 'attack:10'], WILD), 'seat:1', 'wild|empath')).toBe(false);
		const third: Position = { hands: { 'seat:3': ['flare:empath'] } };
		expect(offered(met(PEACE, third), 'seat:3', 'wild|empath')).toBe(false);
	});

	const SUPER: Position = {
		aliens: { 'seat:1': 'empath' },
		hands: { 'seat:1': ['attack:04', 'attack:30', 'flare:empath'] }
	};
	/** What the shrewd player answers in seat 1, where it tries nothing out. */
	const shrewdAnswer = ({ table }: CosmicGame) =>
		decideNow(botFor(botsFor(cosmic), 'shrewd'), {
			game: 'cosmic',
			decision: decisionOf(table, 'seat:1')!,
			view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, 'seat:1') }),
			dice: diceFrom(1)
		});
	const inHand = (g: CosmicGame, seat: SeatId, like: string): string =>
		g.hand(seat).find((card) => card.startsWith(like))!;

	it('[super:empath] given the opponent means peace, when Empath exchanges the negotiate for an attack, then the totals decide, and the negotiate is in its hand', () => {
		const g = met(['attack:10', 'negotiate'], SUPER).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'super|empath', { pick: inHand(g, 'seat:1', 'attack:30') });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 10 + 1, defense: 30 + 4 });
		expect(inHand(g, 'seat:1', 'negotiate')).toBeDefined();
		expect(over(g).board.discard).toContainEqual(expect.stringMatching(/^attack:30/));
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[super:empath] given it is an ally, then it may as well; given an attack, or no attack in hand, it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:3': 'empath' },
			hands: { 'seat:3': ['attack:06', 'flare:empath'] }
		};
		const joins = (cards: Cards, position = given): CosmicGame =>
			fight(cards, { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, position);
		const g = joins(['attack:10', 'negotiate']).until('window:reveal.cards', 'seat:3');
		g.use('seat:3', 'super|empath', { pick: inHand(g, 'seat:3', 'attack:06') });
		expect(g.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 10 + 3 + 1,
			defense: 6 + 4
		});
		expect(offered(joins(['negotiate', 'attack:10']), 'seat:3', 'super|empath')).toBe(false);
		const bare: Position = { ...given, hands: { 'seat:3': ['negotiate', 'flare:empath'] } };
		expect(offered(joins(['attack:10', 'negotiate'], bare), 'seat:3', 'super|empath')).toBe(false);
	});

	it('[super:empath] [CE-11.2] ruling: a morph that counts as the negotiate comes into its hand, and one that has copied stays what it copied', () => {
		const g = met(['negotiate', 'morph'], SUPER).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'super|empath', { pick: inHand(g, 'seat:1', 'attack:04') });
		g.until('window:resolution.outcome');
		expect(inHand(g, 'seat:1', 'morph')).toBeDefined();
		expect(g.encounter.laid.defense?.face).toEqual({ kind: 'attack', value: 4 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		// Its own morph, which has copied their negotiate, goes on as that.
		const morphed = met(['morph', 'negotiate'], SUPER).until('window:reveal.cards', 'seat:1');
		morphed.use('seat:1', 'super|empath', { pick: inHand(morphed, 'seat:1', 'attack:04') });
		expect(morphed.until('window:resolution.outcome').encounter.laid.offense?.face).toEqual({
			kind: 'negotiate'
		});
	});

	it('given two negotiates, then the steady player keeps its attacks; given a victory that would cost compensation, then the shrewd one exchanges the negotiate for an attack that loses all the same', () => {
		const peace = met(['negotiate', 'negotiate'], SUPER).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(peace, 'seat:1')).toEqual({ pick: 'pass' });
		const won = (mine: string): CosmicGame =>
			met([mine, 'negotiate'], SUPER).until('window:reveal.cards', 'seat:1');
		expect(shrewdAnswer(won('attack:23'))).toMatchObject({
			pick: 'super|empath|exchange|flare:empath',
			then: { pick: expect.stringMatching(/^attack:04/) as string }
		});
		// With the smallest attack it would lose.
		expect(shrewdAnswer(won('attack:06'))).toEqual({ pick: 'pass' });
	});
});
