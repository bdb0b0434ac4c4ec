/** General: cards for it and its allies, and their ships count for more. */
import { describe, expect, it } from 'vitest';
import { fight, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:08', 'attack:08'];
const GENERAL: Position = { aliens: { 'seat:1': 'general' } };
type Allies = Parameters<typeof fight>[1];
/** Two allies of the offense, one of the defense. */
const ALLIES: Allies = {
	'seat:3': ['offense', { 'planet:3-1': 2 }],
	'seat:4': ['offense', { 'planet:4-1': 1 }],
	'seat:5': ['defense', { 'planet:5-1': 1 }]
};
const joined = (given: Position, allies = ALLIES, cards: Cards = EVEN): CosmicGame =>
	fight(cards, allies, { seats: 5, ...given });
/** To its question: alliances stand, and nothing is laid. */
const asked = (): CosmicGame => fightTo(GENERAL).until('general.provide.own');
function fightTo(given: Position): CosmicGame {
	return position({
		seats: 5,
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'], ...given.hands }
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 }, allies: ALLIES });
}
const held = (g: CosmicGame, seat: SeatId): number => g.hand(seat).length;

describe('General', () => {
	it('[alien:general] given it has two allies, then it may draw up to two cards, and each of them one, in timing order', () => {
		const g = asked();
		const before = held(g, 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(() => g.answer('seat:1', { amount: 3 })).toThrow();
		g.answer('seat:1', { amount: 2 });
		expect(held(g, 'seat:1')).toBe(before + 2);
		g.until('general.provide.allies');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.pick('seat:3', 'draw').until('general.provide.allies');
		expect(g.askedSeats).toEqual(['seat:4']);
		g.pick('seat:4', 'none').until('planning.select');
		expect([held(g, 'seat:3'), held(g, 'seat:4'), held(g, 'seat:5')]).toEqual([3, 2, 2]);
	});

	it('[alien:general] given it draws fewer, or none, then its allies are asked all the same', () => {
		const g = asked();
		const before = held(g, 'seat:1');
		g.answer('seat:1', { amount: 0 }).until('general.provide.allies');
		expect(held(g, 'seat:1')).toBe(before);
		expect(g.askedSeats).toEqual(['seat:3']);
	});

	it('[alien:general] given it is the defense, then it draws with its own allies alone', () => {
		const g = fightTo({ aliens: { 'seat:2': 'general' } }).until('general.provide.own');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(() => g.answer('seat:2', { amount: 2 })).toThrow();
		g.answer('seat:2', { amount: 1 }).until('general.provide.allies');
		expect(g.askedSeats).toEqual(['seat:5']);
	});

	it('[alien:general] ruling: without allies, or as an ally itself, it is not used', () => {
		expect(over(met(EVEN, GENERAL)).said).not.toContain('uses the power of General');
		const ally = over(joined({ aliens: { 'seat:3': 'general' } }));
		expect(ally.said).not.toContain('uses the power of General');
	});

	it('[alien:general] given it is zapped, then nobody draws', () => {
		const g = fightTo({ ...GENERAL, hands: { 'seat:5': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:5').use('seat:5', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.said).not.toContain('draws');
	});

	it('given the choice, then the steady player draws all it may, as an ally too', () => {
		const g = asked();
		expect(steadyAnswer(g, 'seat:1')).toEqual({ amount: 2 });
		g.answer('seat:1', { amount: 2 }).until('general.provide.allies');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'draw' });
	});
});

describe('the General flare', () => {
	const LOSING: Cards = ['attack:06', 'attack:10'];
	const WILD: Position = {
		hands: { 'seat:1': ['flare:general'] },
		deck: ['reinforcement:5', 'attack:12', 'reinforcement:3']
	};
	/** What seat 1 still holds, in words. */
	const plain = (g: CosmicGame) => g.hand('seat:1').map((card) => card.split('#')[0]);
	const mustered = (given = WILD, cards = LOSING): CosmicGame =>
		joined(given, ALLIES, cards)
			.until('window:reveal.values', 'seat:1')
			.use('seat:1', 'wild|general')
			.until('general.muster.play');

	it('[wild:general] given it is losing, then it draws a card for each ship of its allies, plays the reinforcements it likes, and discards the rest', () => {
		const g = mustered();
		expect(g.encounter.totals).toEqual({ offense: 6 + 6, defense: 10 + 5 });
		expect(g.choices('seat:1').map((id) => id.split('#')[0])).toEqual([
			'reinforcement:5',
			'reinforcement:3',
			'none'
		]);
		g.pick('seat:1', 'reinforcement:5', { pick: 'offense' }).until('general.muster.play');
		g.pick('seat:1', 'none').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 17, defense: 15 });
		const inPile = (like: string) => g.board.discard.some((card) => card.startsWith(like));
		expect(['attack:12', 'reinforcement:3', 'reinforcement:5'].every(inPile)).toBe(true);
		expect(plain(g)).toEqual(['attack:08', 'flare:general']);
	});

	it('[wild:general] ruling: its reinforcements may be played for either side, and can be answered', () => {
		const given: Position = {
			...WILD,
			aliens: { 'seat:5': 'reserve' },
			hands: { ...WILD.hands, 'seat:5': ['negotiate'] }
		};
		const g = mustered(given).pick('seat:1', 'reinforcement:5', { pick: 'defense' });
		g.until('window:reinforcement.played', 'seat:5').use('seat:5', 'power|reserve');
		g.until('general.muster.play');
		expect(g.encounter.added).toEqual({ offense: 0, defense: 0 });
	});

	it('[wild:general] given no reinforcement is drawn, then all are discarded; given it is winning, has no allies, or a negotiate lies there, then it is not offered', () => {
		const none: Position = { ...WILD, deck: ['attack:12', 'attack:14', 'negotiate'] };
		const g = joined(none, ALLIES, LOSING).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'wild|general').until('window:resolution.outcome');
		expect(plain(g)).toEqual(['attack:08', 'flare:general']);
		expect(offered(joined(WILD, ALLIES, ['attack:20', 'attack:06']), 'seat:1', 'wild|')).toBe(
			false
		);
		expect(offered(joined(WILD, ALLIES, ['negotiate', 'attack:06']), 'seat:1', 'wild|')).toBe(
			false
		);
		expect(offered(met(LOSING, WILD), 'seat:1', 'wild|')).toBe(false);
	});

	it('[wild:general] given the drawn reinforcements turn the fight, then the steady player plays the flare and them', () => {
		const at = joined(WILD, ALLIES, ['attack:08', 'attack:08']);
		expect(at.until('window:reveal.values', 'seat:1').encounter.totals).toEqual({
			offense: 14,
			defense: 13
		});
		const tie = joined(WILD, ALLIES, ['attack:07', 'attack:08']);
		tie.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(tie, 'seat:1')).toEqual({ pick: 'wild|general|muster|flare:general' });
		tie.use('seat:1', 'wild|general').until('general.muster.play');
		expect(steadyAnswer(tie, 'seat:1')).toEqual({
			pick: expect.stringMatching(/^reinforcement:5/) as string,
			then: { pick: 'offense' }
		});
		const lost = joined(WILD, ALLIES, ['attack:04', 'attack:30']);
		lost.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('[super:general] given attacks meet, then each ship of its allies adds 2, its own none', () => {
		const given: Position = { ...GENERAL, hands: { 'seat:1': ['flare:general'] } };
		const g = joined(given, ALLIES, LOSING).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|general|lead|flare:general' });
		g.use('seat:1', 'super|general').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 6 + 6 + 2 * 3, defense: 15 });
		const deal = joined(given, ALLIES, ['negotiate', 'attack:06']);
		expect(offered(deal, 'seat:1', 'super|')).toBe(false);
		expect(offered(met(EVEN, given), 'seat:1', 'super|')).toBe(false);
	});
});
