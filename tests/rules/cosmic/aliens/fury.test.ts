/** Fury: each ship it has lost brings a token, and each token counts three. */
import { describe, expect, it } from 'vitest';
import { duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:08', 'attack:08'];
const FURY: Position = { aliens: { 'seat:1': 'fury' } };
const angry = (n: number, more: Position = {}): Position => ({
	...FURY,
	tokens: { 'seat:1': n },
	...more
});
const tokens = (g: CosmicGame, seat: SeatId = 'seat:1'): number => g.board.players[seat]!.tokens;
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const spend = (g: CosmicGame, pick: string, amount?: number, seat: SeatId = 'seat:1') =>
	g.until('use.details').answer(seat, amount === undefined ? { pick } : { pick, then: { amount } });

describe('Fury', () => {
	it('[alien:fury] given it loses an encounter, then each of its ships brings a token; others bring none', () => {
		expect(tokens(over(met(EVEN, FURY, 3)))).toBe(3);
		const ally = fight(
			['attack:04', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'fury' } }
		);
		expect(tokens(over(ally), 'seat:3')).toBe(2);
		expect(tokens(over(met(['attack:40', 'attack:01'], FURY, 3)))).toBe(0);
	});

	it('[alien:fury] given it takes no part and loses ships, or they leave the game, then they bring tokens as well', () => {
		const g = duel({ aliens: { 'seat:3': 'fury' }, hands: { 'seat:2': ['artifact:plague'] } });
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'artifact|plague', {
			pick: 'seat:3'
		});
		expect(tokens(g.until('launch.aim'), 'seat:3')).toBe(3);
		const gone = over(met(EVEN, { aliens: { 'seat:1': 'fury', 'seat:2': 'void' } }, 2));
		expect(gone.board.removed).toEqual({ 'seat:1': 2 });
		expect(tokens(gone)).toBe(2);
	});

	it('[alien:fury] ruling: ships that were saved bring nothing', () => {
		const g = over(met(EVEN, { aliens: { 'seat:1': ['fury', 'zombie'] } }, 3));
		expect(g.board.warp).toEqual({});
		expect(tokens(g)).toBe(0);
	});

	it('[alien:fury] given tokens that add, then each adds 3 and is gone; given none is spent, then all stay', () => {
		const g = spend(met(EVEN, angry(3)), 'add', 2);
		expect(totals(g)).toEqual({ offense: 9 + 6, defense: 12 });
		expect(tokens(g)).toBe(1);
		const kept = spend(met(EVEN, angry(3)), 'none');
		expect(totals(kept)).toEqual({ offense: 9, defense: 12 });
		expect(tokens(kept)).toBe(3);
		expect(() => spend(met(EVEN, angry(3)), 'add', 4)).toThrow();
	});

	it('[alien:fury] given tokens that subtract, then each takes 3 away', () => {
		const low: Position = { aliens: { 'seat:1': 'fury', 'seat:2': 'anti-matter' } };
		const g = spend(met(EVEN, { ...low, tokens: { 'seat:1': 2 } }), 'subtract', 2);
		expect(totals(g)!.offense).toBe(9 - 6);
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:fury] given it is an ally, then its tokens help its side; given it stays out, or has none, then it is not asked', () => {
		const given: Position = { aliens: { 'seat:4': 'fury' }, tokens: { 'seat:4': 2 } };
		const g = fight(EVEN, { 'seat:4': ['defense', { 'planet:4-1': 1 }] }, given);
		expect(totals(spend(g, 'add', 2, 'seat:4'))).toEqual({ offense: 11, defense: 13 + 6 });
		const out = over(met(EVEN, { aliens: { 'seat:3': 'fury' }, tokens: { 'seat:3': 2 } }));
		expect(out.said).not.toContain('spend tokens');
		expect(over(met(EVEN, FURY)).said).not.toContain('spend tokens');
	});

	it('[alien:fury] ruling: spent in vain, against a negotiate, they are gone as well', () => {
		const g = spend(met(['attack:08', 'negotiate'], angry(2)), 'add', 2);
		expect(tokens(over(g))).toBe(0);
	});

	it('[alien:fury] ruling: zapped as it spends it keeps its tokens, and gains none for what it loses then', () => {
		const g = met(EVEN, angry(2, { hands: { 'seat:2': ['artifact:cosmic-zap'] } }), 3);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 11, defense: 12 });
		expect(tokens(over(g))).toBe(2);
	});

	it('[alien:fury] [CE-16.19] given its sheet is discarded, then its tokens go with it', () => {
		const given: Position = angry(2, {
			box: ['fury', 'reincarnator', 'macron', 'zombie', 'clone'],
			hands: { 'seat:2': ['flare:reincarnator'] }
		});
		const g = met(EVEN, given);
		spend(g, 'none').until('window:resolution.outcome');
		while (!g.offers('seat:2', 'wild|reincarnator')) g.lapse();
		g.use('seat:2', 'wild|reincarnator', { pick: 'seat:1' });
		over(g);
		expect(g.board.players['seat:1']!.aliens).not.toContain('fury');
		expect(tokens(g)).toBe(0);
	});

	it('given tokens that turn the fight, then the steady player spends as many as that takes; given it is lost anyway, none', () => {
		const close = met(['attack:08', 'attack:08'], angry(6)).until('use.details');
		const answer = steadyAnswer(close, 'seat:1');
		expect(answer).toMatchObject({ pick: 'add' });
		const peace = met(['negotiate', 'attack:08'], angry(2)).until('use.details');
		expect(steadyAnswer(peace, 'seat:1')).toEqual({ pick: 'none' });
	});
});

describe('the Fury flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:fury'] } };
	const lost = (given = WILD): CosmicGame =>
		fight(EVEN, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, given);

	it('[wild:fury] given it has lost, then each player on the other side takes a ship of theirs out of the game', () => {
		const g = lost().until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'wild|fury').until('fury.avenge.which');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'planet:2-4').until('fury.avenge.which');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^planet:3-/) as string
		});
		const { 'seat:3': before } = g.ships('planet:3-2');
		g.pick('seat:3', 'planet:3-2');
		over(g);
		expect(g.board.removed).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': before! - 1 });
	});

	it('[wild:fury] [CE-20.13] ruling: who has no more ships than it takes colonies to win keeps them all; the warp is not among the places', () => {
		const few: Position = {
			...WILD,
			planets: { ...homes('seat:2', 2, 1, 1, 1), ...homes('seat:3', 2, 2, 2) },
			warp: { 'seat:3': 2 }
		};
		const g = lost(few).until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'wild|fury').until('fury.avenge.which');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).not.toContain('warp');
		expect(over(g).board.removed).toEqual({ 'seat:3': 1 });
	});

	it('[wild:fury] given it has won, made peace, or is an ally, then it is not offered', () => {
		expect(offered(met(['attack:40', 'attack:01'], WILD), 'seat:1', 'wild|fury')).toBe(false);
		expect(offered(met(['negotiate', 'negotiate'], WILD), 'seat:1', 'wild|fury')).toBe(false);
		const ally = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:fury'] } }
		);
		expect(offered(ally, 'seat:3', 'wild|fury')).toBe(false);
	});

	it('[super:fury] given it spends tokens and plays the flare, then they count and stay', () => {
		const g = met(EVEN, angry(2, { hands: { 'seat:1': ['flare:fury'] } }));
		g.until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|fury|keep|flare:fury' });
		g.use('seat:1', 'super|fury');
		expect(totals(spend(g, 'add', 2))).toEqual({ offense: 15, defense: 12 });
		expect(tokens(g)).toBe(2);
	});

	it('[super:fury] given tokens come in, then it is not offered', () => {
		const given: Position = { ...FURY, hands: { 'seat:1': ['flare:fury'] } };
		expect(offered(met(EVEN, given, 3), 'seat:1', 'super|fury')).toBe(false);
	});
});
