/** Changeling: it draws, or becomes whom it meets. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const given: Position = { aliens: { 'seat:1': 'changeling', 'seat:2': 'macron' } };
const power = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.aliens;
const asked = (position: Position = given): CosmicGame => duel(position).until('use.details');

describe('Changeling', () => {
	it('[alien:changeling] given it is the offense and draws, then it has a card more and all keep their powers', () => {
		const g = asked();
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['draw', 'seat:2']);
		const held = g.hand('seat:1').length;
		g.pick('seat:1', 'draw').until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(held + 1);
		expect(power(g, 'seat:1')).toEqual(['changeling']);
	});

	it('[alien:changeling] [CE-16.16] given it trades, then the powers change places with the tokens on them, and work at once', () => {
		const g = asked({
			aliens: { 'seat:1': 'changeling', 'seat:2': 'warrior' },
			tokens: { 'seat:2': 7 }
		});
		g.pick('seat:1', 'seat:2').until('launch.aim');
		expect([power(g, 'seat:1'), power(g, 'seat:2')]).toEqual([['warrior'], ['changeling']]);
		expect(g.board.players['seat:1']!.tokens).toBe(7);
		expect(g.board.players['seat:2']!.tokens).toBe(0);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:08']
		});
		expect(g.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 8 + 1 + 7,
			defense: 12
		});
	});

	it('[alien:changeling] ruling: who plays it now does not use it again in this encounter; in the next they do', () => {
		const g = asked().pick('seat:1', 'seat:2').until('launch.aim');
		expect(g.said.match(/uses the power of Changeling/g)).toHaveLength(1);
		// The turn is seat 2’s next, whose power it is.
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		g.until('use.details');
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[alien:changeling] given it is the defense, then it is used as well; as neither, not', () => {
		const defense = asked({ aliens: { 'seat:1': 'macron', 'seat:2': 'changeling' } });
		expect(defense.askedSeats).toEqual(['seat:2']);
		expect(power(defense.pick('seat:2', 'seat:1').until('launch.aim'), 'seat:2')).toEqual([
			'macron'
		]);
		const third = duel({ aliens: { 'seat:3': 'changeling' } }).until('launch.aim');
		expect(third.said).not.toContain('uses the power of Changeling');
	});

	it('[alien:changeling] ruling: a power that is lost is traded as well, and needs the home colonies of who plays it now', () => {
		const g = asked({
			...given,
			planets: { 'planet:2-1': {}, 'planet:2-2': {}, 'planet:2-3': {} }
		});
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		g.pick('seat:1', 'seat:2').until('launch.aim');
		expect(g.board.players['seat:1']!.powerLost).toBe(false);
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect(g.until('launch.send').decision('seat:1').shape).toMatchObject({ max: 1 });
	});

	it('[alien:changeling] given it is zapped, then it neither draws nor trades', () => {
		const g = duel({ ...given, hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(power(g, 'seat:1')).toEqual(['changeling']);
		expect(g.said).not.toContain('draws');
	});

	it('given a much better power to be had, then the steady player trades; given a poor one, it draws; whose power it is zaps it', () => {
		const meets = (other: string, more: Position = {}) =>
			duel({ aliens: { 'seat:1': 'changeling', 'seat:2': other }, ...more });
		expect(steadyAnswer(meets('virus').until('use.details'), 'seat:1')).toEqual({
			pick: 'seat:2'
		});
		expect(steadyAnswer(meets('masochist').until('use.details'), 'seat:1')).toEqual({
			pick: 'draw'
		});
		for (const [other, pick] of [
			['virus', 'artifact|cosmic-zap|zap|artifact:cosmic-zap#1'],
			['masochist', 'pass']
		] as const) {
			const zap = meets(other, { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
			expect(steadyAnswer(zap.until('window:use.declared', 'seat:2'), 'seat:2')).toEqual({ pick });
		}
	});
});

describe('the Changeling flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['attack:08', 'flare:changeling'], 'seat:2': ['attack:20'] },
		destiny: ['colour:3#1']
	};

	it('[wild:changeling] given it is played, then a card of the player on the left comes over, and the flare goes there', () => {
		const g = position(WILD).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'wild|changeling').until('launch.aim');
		expect(g.hand('seat:1').map((card) => card.split('#')[0])).toEqual(['attack:08', 'attack:20']);
		expect(g.hand('seat:2')).toEqual(['flare:changeling']);
	});

	it('[wild:changeling] ruling: of an empty hand nothing is taken, so it is not offered; by anybody in any phase it is', () => {
		const empty = position({ ...WILD, hands: { ...WILD.hands, 'seat:2': [] } });
		expect(offered(empty, 'seat:1', 'wild|changeling')).toBe(false);
		const third: Position = {
			hands: { 'seat:1': ['negotiate'], 'seat:3': ['flare:changeling', 'negotiate'] }
		};
		for (const window of [
			'turn.start',
			'encounter.start',
			'destiny.before',
			'launch.beforeShips',
			'alliance.before',
			'planning.beforeSelect',
			'reveal.before',
			'resolution.outcome'
		]) {
			const g = duel(third).until(`window:${window}`, 'seat:3');
			expect(g.offers('seat:3', 'wild|changeling'), window).toBe(true);
			g.use('seat:3', 'wild|changeling');
			expect(over(g).hand('seat:1'), window).toContain('flare:changeling');
		}
	});

	it('[super:changeling] given it is played with the power, then the trade may be with any player', () => {
		const flare: Position = {
			aliens: { 'seat:1': 'changeling', 'seat:2': 'masochist', 'seat:3': 'virus' },
			hands: { 'seat:1': ['flare:changeling'] }
		};
		const g = duel(flare).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|changeling|choose|flare:changeling' });
		g.use('seat:1', 'super|changeling').until('use.details');
		expect(g.choices('seat:1')).toEqual(['draw', 'seat:2', 'seat:3']);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'seat:3' });
		g.pick('seat:1', 'seat:3').until('launch.aim');
		expect([power(g, 'seat:1'), power(g, 'seat:3')]).toEqual([['virus'], ['changeling']]);
	});
});
