/** Tide: with each victory more cards come to its side, with each defeat they go from the other. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tide } from '../../../../src/lib/games/cosmic/aliens/tide';
import { steadyAnswer } from '../../../support/steady';
import { position, seatsOf } from '../../../support/cosmic';
import { fight, met, offered, over } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const TIDE: Position = { aliens: { 'seat:1': 'tide' }, tokens: { 'seat:1': 2 } };
const WINS: Cards = ['attack:20', 'attack:06'];
const LOSES: Cards = ['attack:04', 'attack:20'];
/** What the opponent holds besides an attack 08. */
const HELD = ['attack:12', 'attack:14'];
const tokens = (g: CosmicGame, seat: SeatId = 'seat:1'): number => g.board.players[seat]!.tokens;
const fought = (cards: Cards, given: Position = TIDE): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': ['offense', { 'planet:3-1': 1 }], 'seat:4': ['defense', { 'planet:4-1': 1 }] },
		given
	);
/** What is said of cards drawn or discarded, to the end of the encounter. */
const moved = (g: CosmicGame, how: 'draws' | 'discards'): string[] =>
	over(g)
		.said.split('\n')
		.filter((line) => new RegExp(`^\\{seat:\\d\\} ${how} (?!a token)`).test(line));

describe('Tide', () => {
	it('[alien:tide] given its sheet is set up, then two tokens lie on it', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: {},
			key: '1'.padStart(64, '0'),
			clocked: false
		});
		tide.setup?.(table.board, 'seat:2');
		expect(table.board.players['seat:2']!.tokens).toBe(2);
	});

	it('[alien:tide] given it wins, then it gains a token, and it and its allies draw a card for each, its player first', () => {
		const g = fought(WINS);
		expect(moved(g, 'draws')).toEqual([
			'{seat:1} draws 3 cards.',
			'{seat:3} draws 3 cards.'
			// The ally of the defense has lost, so nothing else is drawn.
		]);
		expect(tokens(g)).toBe(3);
	});

	it('[alien:tide] given it loses, then it discards a token, and its opponent and their allies discard a card of their choice for each that is left', () => {
		const more: Position = { ...TIDE, tokens: { 'seat:1': 3 }, hands: { 'seat:2': HELD } };
		const g = fought(LOSES, more).until('tide.ebb.which');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(tokens(g)).toBe(2);
		const [one, other, third] = g.hand('seat:2');
		expect(() => g.answer('seat:2', { picks: [one!] })).toThrow();
		g.answer('seat:2', { picks: [one!, other!] });
		expect(g.hand('seat:2')).toEqual([third]);
		g.until('tide.ebb.which');
		expect(g.askedSeats).toEqual(['seat:4']);
		const held = g.hand('seat:4').length;
		over(g);
		expect(g.hand('seat:4').length).toBe(held - 2 + 1);
		expect(moved(g, 'discards')).toHaveLength(2);
	});

	it('[alien:tide] given it is the defense, then it draws as a winner and costs the offense cards as a loser', () => {
		const defense: Position = { aliens: { 'seat:2': 'tide' }, tokens: { 'seat:2': 2 } };
		const won = met(LOSES, defense);
		expect(moved(won, 'draws')).toEqual(['{seat:2} draws 3 cards.']);
		const lost = met(WINS, { ...defense, hands: { 'seat:1': ['negotiate'] } });
		expect(moved(lost, 'discards')).toEqual([expect.stringMatching(/^\{seat:1\} discards/)]);
		expect(tokens(lost, 'seat:2')).toBe(1);
	});

	it('[alien:tide] ruling: the last token stays, and the others discard one card', () => {
		const one: Position = { ...TIDE, tokens: { 'seat:1': 1 }, hands: { 'seat:2': HELD } };
		const g = met(LOSES, one).until('tide.ebb.which');
		expect(tokens(g)).toBe(1);
		expect(() => g.answer('seat:2', { picks: g.hand('seat:2').slice(0, 2) })).toThrow();
		g.answer('seat:2', { picks: g.hand('seat:2').slice(0, 1) });
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.said).not.toContain('discards a token');
	});

	it('[alien:tide] ruling: of a hand that is too small all go, and an empty one is passed over', () => {
		const small = met(LOSES, { ...TIDE, tokens: { 'seat:1': 9 } }).until('tide.ebb.which');
		small.answer('seat:2', { picks: small.hand('seat:2') });
		expect(small.hand('seat:2')).toEqual([]);
	});

	it('[alien:tide] ruling: where both sides lose it has lost', () => {
		const g = met(['morph', 'morph'], { ...TIDE, seats: 8 }).until('tide.ebb.which');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(tokens(g)).toBe(1);
	});

	it('[alien:tide] ruling: a deal, or one that failed, does nothing; nor does a fight in which it is an ally', () => {
		const deal = over(met(['negotiate', 'negotiate'], TIDE));
		expect(deal.said).not.toContain('uses the power of Tide');
		const ally = fought(WINS, { aliens: { 'seat:3': 'tide' }, tokens: { 'seat:3': 2 } });
		expect(over(ally).said).not.toContain('uses the power of Tide');
		expect(tokens(ally, 'seat:3')).toBe(2);
	});

	it('[alien:tide] ruling: they discard before compensation is taken', () => {
		const given: Position = {
			...TIDE,
			tokens: { 'seat:1': 3 },
			hands: { 'seat:2': HELD }
		};
		const g = met(['negotiate', 'attack:10'], given).until('tide.ebb.which');
		expect(g.said).not.toContain('as compensation');
		expect(over(g).said).toContain('as compensation');
	});

	it('[alien:tide] given it is zapped, then neither tokens nor cards change', () => {
		for (const cards of [WINS, LOSES]) {
			const g = met(cards, { ...TIDE, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
			g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
			expect(moved(g, 'draws')).toEqual([]);
			expect(moved(g, 'discards')).toEqual([]);
			expect(tokens(g)).toBe(2);
		}
	});

	it('given cards to discard, then the steady player gives its worst; it zaps a defeat of Tide that would cost it many', () => {
		const given: Position = {
			...TIDE,
			tokens: { 'seat:1': 2 },
			hands: { 'seat:2': ['attack:01', 'attack:40'] }
		};
		const g = met(LOSES, given).until('tide.ebb.which');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ picks: [expect.stringMatching(/^attack:01/)] });
		for (const [n, pick] of [
			[2, 'pass'],
			[5, 'artifact|cosmic-zap|zap|artifact:cosmic-zap#1']
		] as const) {
			const zap = met(LOSES, {
				...TIDE,
				tokens: { 'seat:1': n },
				hands: { 'seat:2': ['artifact:cosmic-zap'] }
			}).until('window:use.declared', 'seat:2');
			expect(steadyAnswer(zap, 'seat:2'), String(n)).toEqual({ pick });
		}
	});
});

describe('the Tide flare', () => {
	const FLARE: Position = { hands: { 'seat:4': ['flare:tide'] } };
	const rewards = (g: CosmicGame): string[] =>
		over(g)
			.said.split('\n')
			.filter((line) => line.endsWith('as rewards.'));

	it('[wild:tide] given an ally of a defense that wins plays it, then it takes four rewards instead of one', () => {
		const g = fought(LOSES, FLARE).until('window:resolution.settled', 'seat:4');
		expect(steadyAnswer(g, 'seat:4')).toEqual({ pick: 'wild|tide|reward|flare:tide' });
		expect(rewards(g.use('seat:4', 'wild|tide'))).toEqual(['{seat:4} takes 4 cards as rewards.']);
		expect(rewards(fought(LOSES, FLARE))).toEqual(['{seat:4} takes 1 card as rewards.']);
		// Another ally gains as ever.
		const both = fight(
			LOSES,
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['defense', { 'planet:4-1': 1 }] },
			FLARE
		);
		both.until('window:resolution.settled', 'seat:4').use('seat:4', 'wild|tide');
		expect(rewards(both)).toEqual([
			'{seat:3} takes 1 card as rewards.',
			'{seat:4} takes 4 cards as rewards.'
		]);
	});

	it('[wild:tide] given its side loses, or its holder is an ally of the offense or the defense itself, then it is not offered', () => {
		expect(offered(fought(WINS, FLARE), 'seat:4', 'wild|tide')).toBe(false);
		for (const seat of ['seat:2', 'seat:3'] as const)
			for (const cards of [WINS, LOSES])
				expect(
					offered(fought(cards, { hands: { [seat]: ['flare:tide'] } }), seat, 'wild|tide'),
					seat
				).toBe(false);
	});

	it('[super:tide] given it is played as an encounter starts, anybody’s, then a token comes onto the sheet', () => {
		const given: Position = {
			aliens: { 'seat:3': 'tide' },
			tokens: { 'seat:3': 2 },
			hands: { 'seat:3': ['flare:tide'] },
			destiny: ['colour:2#1']
		};
		const g = position(given).until('window:encounter.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'super|tide|rise|flare:tide' });
		expect(tokens(g.use('seat:3', 'super|tide').until('launch.aim'), 'seat:3')).toBe(3);
		expect(tokens(position(given).until('launch.aim'), 'seat:3')).toBe(2);
	});

	it('[super:tide] given Tide has won and plays it, then its side draws for that token as well', () => {
		const g = met(WINS, { ...TIDE, hands: { 'seat:1': ['flare:tide'] } });
		g.until('window:resolution.outcome', 'seat:1').use('seat:1', 'super|tide');
		expect(moved(g, 'draws')).toEqual(['{seat:1} draws 4 cards.']);
	});
});
