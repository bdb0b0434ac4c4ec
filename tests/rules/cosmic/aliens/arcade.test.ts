/** Arcade: it keeps ships of those it beats badly, and wins by them. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import { duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ARCADE: Position = { aliens: { 'seat:1': 'arcade' } };
const HIGH: Cards = ['attack:40', 'attack:06'];

const kept = (g: CosmicGame) => capturedBy(g.board, 'arcade');

describe('Arcade', () => {
	it('[alien:arcade] [CE-20.18] given its side wins by 10 or more, then a ship of the main player that would be lost lies on its sheet, where all see it', () => {
		const g = over(met(HIGH, ARCADE));
		expect(kept(g)).toEqual({ 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(lookOpen(cosmic, g.table).board.held?.['held:sheet.arcade']).toEqual({ 'seat:2': 1 });
	});

	it('[alien:arcade] given it wins by less than 10, or loses, then nothing is captured', () => {
		// 1 + 3 against 8 + 4.
		const close: Cards = ['attack:20', 'attack:08'];
		expect(kept(over(met(close, ARCADE)))).toEqual({});
		expect(kept(over(met(['attack:01', 'attack:40'], ARCADE)))).toEqual({});
	});

	it('[alien:arcade] given 10 exactly, then it captures', () => {
		// 20 + 2 against 8 + 4.
		expect(kept(over(met(['attack:20', 'attack:08'], ARCADE, 2)))).toEqual({ 'seat:2': 1 });
	});

	it('[alien:arcade] given it is the defense, then the ship comes out of the gate', () => {
		const g = over(met(['attack:01', 'attack:40'], { aliens: { 'seat:2': 'arcade' } }, 3));
		expect(kept(g)).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[alien:arcade] [CE-14.3] given its attack beats a negotiate, then it captures, and no compensation is due for that ship', () => {
		const g = met(['attack:06', 'negotiate'], {
			...ARCADE,
			hands: { 'seat:1': ['negotiate', 'negotiate', 'attack:01', 'attack:04', 'attack:05'] }
		});
		over(g);
		expect(kept(g)).toEqual({ 'seat:2': 1 });
		expect(g.said).toContain('{seat:2} takes 3 cards of {seat:1} as compensation.');
	});

	it('[alien:arcade] given it is an ally of whom wins so, then it captures; on the other side or aside it does not', () => {
		const as = (side: 'offense' | 'defense') =>
			over(
				fight(HIGH, { 'seat:3': [side, { 'planet:3-1': 1 }] }, { aliens: { 'seat:3': 'arcade' } })
			);
		expect(kept(as('offense'))).toEqual({ 'seat:2': 1 });
		expect(kept(as('defense'))).toEqual({});
		expect(kept(over(met(HIGH, { aliens: { 'seat:3': 'arcade' } })))).toEqual({});
	});

	it('[alien:arcade] ruling: ships that are saved before it acts cannot be captured', () => {
		const g = met(
			['attack:01', 'attack:40'],
			{ aliens: { 'seat:1': 'zombie', 'seat:2': 'arcade' } },
			3
		);
		expect(kept(over(g))).toEqual({});
	});

	it.each([
		['three of one player', { 'seat:2': 2 }, true],
		['five in all', { 'seat:2': 1, 'seat:3': 2, 'seat:4': 1 }, true],
		['three in all', { 'seat:2': 1, 'seat:3': 1 }, false]
	] as const)('[alien:arcade] given %s, then it wins or not', (_what, ships, wins) => {
		const g = met(HIGH, { ...ARCADE, seats: 4, captured: { arcade: { ...ships } } });
		while (!g.table.over && !g.asked.includes('turn.second')) g.lapse();
		expect(g.table.over?.winners ?? []).toEqual(wins ? ['seat:1'] : []);
	});

	it('given it lacks one ship of the defense, then the steady player does not invite it', () => {
		const held = (n: number): Position['captured'] & object => ({ arcade: { 'seat:2': n } });
		const inviting = (n: number) => {
			const given: Position = { seats: 4, aliens: { 'seat:3': 'arcade' }, captured: held(n) };
			const g = duel({ ...given, hands: { 'seat:1': ['attack:10'] } });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			return steadyAnswer(g.until('alliance.offenseInvites', 'seat:1'), 'seat:1');
		};
		expect(inviting(0)).toEqual({ picks: ['seat:3', 'seat:4'] });
		expect(inviting(2)).toEqual({ picks: ['seat:4'] });
	});

	it('[alien:arcade] ruling: given its power is lost, then it does not win by ships it has, and they stay on the sheet (CE-18.7)', () => {
		const given: Position = {
			...ARCADE,
			planets: homes('seat:1', 4, 4),
			captured: { arcade: { 'seat:3': 3 } }
		};
		const g = met(['attack:01', 'attack:40'], given);
		over(g);
		expect(g.table.over).toBeNull();
		expect(kept(g)).toEqual({ 'seat:3': 3 });
	});

	it('[alien:arcade] given it is zapped, then nothing is captured', () => {
		const given: Position = {
			...ARCADE,
			captured: { arcade: { 'seat:2': 2 } },
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		};
		const g = met(HIGH, given).until('window:use.declared', 'seat:3');
		// It would win by this one.
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^artifact\|cosmic-zap/) as string
		});
		over(g.use('seat:3', 'artifact|cosmic-zap'));
		expect(g.table.over).toBeNull();
		expect(kept(g)).toEqual({ 'seat:2': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});
});

describe('the Arcade flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:arcade'] } };

	it('[wild:arcade] given its side has won by 10 or more, then each losing player loses another ship of their choice', () => {
		const g = fight(HIGH, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, WILD);
		g.until('window:ships.lost', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'wild|arcade|more|flare:arcade' });
		g.use('seat:1', 'wild|arcade').until('mustLose.pick');
		g.answer('seat:2', { split: { 'planet:2-3': 1 } }).answer('seat:3', {
			split: { 'planet:3-2': 1 }
		});
		over(g);
		expect(g.board.warp).toEqual({ 'seat:2': 5, 'seat:3': 2 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
	});

	it('[wild:arcade] given a victory by less, or over a negotiate, then it is not offered', () => {
		expect(offered(met(['attack:20', 'attack:08'], WILD), 'seat:1', 'wild|')).toBe(false);
		expect(offered(met(['attack:20', 'negotiate'], WILD), 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...ARCADE, hands: { 'seat:1': ['flare:arcade'] } };
	const answering = (given: Position = SUPER) =>
		fight(HIGH, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, given).until(
			'window:use.declared',
			'seat:1'
		);

	it('[super:arcade] given an opposing ally, then a ship of theirs is captured instead', () => {
		const g = answering().use('seat:1', 'super|arcade', { pick: 'seat:3' });
		over(g);
		expect(kept(g)).toEqual({ 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 1 });
	});

	it('[super:arcade] given two ships of the ally are captured, then the steady player takes the third, else one of the main player', () => {
		for (const [captured, plays] of [
			[{ 'seat:3': 2 }, true],
			[{ 'seat:2': 2 }, false]
		] as const) {
			const g = answering({ ...SUPER, captured: { arcade: { ...captured } } });
			expect(steadyAnswer(g, 'seat:1')).toMatchObject(
				plays ? { then: { pick: 'seat:3' } } : { pick: 'pass' }
			);
		}
	});

	it('[super:arcade] given the power of another is used, then it is not offered', () => {
		const g = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			{ ...SUPER, aliens: { 'seat:1': 'arcade', 'seat:2': 'virus' } }
		);
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
		expect(g.said).toContain('Virus');
	});

	it('[super:arcade] given no opposing ally, then it is not offered', () => {
		expect(offered(met(HIGH, SUPER), 'seat:1', 'super|')).toBe(false);
	});
});
