/** Graviton: of each card one digit counts. */
import { describe, expect, it } from 'vitest';
import { digitOf } from '../../../../src/lib/games/cosmic/aliens/graviton';
import { declare, duel, holding, met, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CardId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const CARDS: Cards = ['attack:08', 'attack:20'];
const GRAVITON: Position = { aliens: { 'seat:1': 'graviton' } };

/** Seat 1 attacks with one ship, seat 2 defends with four; the call is made by whom it says. */
const called = (call: string, given = GRAVITON, cards = CARDS, by: SeatId = 'seat:1'): CosmicGame =>
	met(cards, given).until('window:planning.selected', by).use(by, 'power|graviton', { pick: call });
/** The same before any card is chosen, where this seat may still play cards. */
const early = (given: Position, seat: SeatId): CosmicGame =>
	duel(holding(CARDS, given))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until('window:planning.beforeSelect', seat);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Graviton', () => {
	it.each([
		[15, 1, 5],
		[8, 0, 8],
		[40, 4, 0],
		[0, 0, 0],
		[-7, 0, -7],
		[-12, -1, -2]
	])('[alien:graviton] ruling: of %i the tens count %i and the ones %i', (number, tens, ones) => {
		expect([digitOf(number, 10), digitOf(number, 1)]).toEqual([tens, ones]);
	});

	it('[alien:graviton] given it calls tens, or ones, then that digit of both attacks counts alone; uncalled all count', () => {
		expect(totals(called('tens'))).toEqual({ offense: 0 + 1, defense: 2 + 4 });
		expect(totals(called('ones'))).toEqual({ offense: 8 + 1, defense: 0 + 4 });
		expect(totals(met(CARDS, GRAVITON))).toEqual({ offense: 9, defense: 24 });
	});

	it('[alien:graviton] given it is the defense, then it may call as well, once; nobody else may', () => {
		const given: Position = { aliens: { 'seat:2': 'graviton' } };
		const g = called('tens', given, CARDS, 'seat:2');
		expect(offered(g, 'seat:2', 'power|graviton')).toBe(false);
		expect(totals(called('tens', given, CARDS, 'seat:2'))).toEqual({ offense: 1, defense: 6 });
		expect(
			offered(met(CARDS, { aliens: { 'seat:3': 'graviton' } }), 'seat:3', 'power|graviton')
		).toBe(false);
	});

	it('[alien:graviton] ruling: the digit is taken first, a morph counts one as well, and reinforcements count whole', () => {
		const tripled = { aliens: { 'seat:1': 'graviton', 'seat:2': 'tripler' } } as const;
		expect(totals(called('ones', tripled, ['attack:08', 'attack:15']))).toEqual({
			offense: 9,
			defense: 3 * 5 + 4
		});
		const morph = called('tens', { ...GRAVITON, hands: { 'seat:1': ['reinforcement:5'] } }, [
			'morph',
			'attack:20'
		]);
		morph
			.until('window:reveal.values', 'seat:1')
			.use('seat:1', 'reinforcement:5', { pick: 'offense' });
		expect(totals(morph)).toEqual({ offense: 2 + 1 + 5, defense: 2 + 4 });
	});

	it('[alien:graviton] given it is zapped, then the cards count whole', () => {
		const g = met(CARDS, { ...GRAVITON, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:planning.selected', 'seat:1');
		declare(g, 'seat:1', 'power|graviton', { pick: 'ones' });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 24 });
	});
});

describe('the Graviton flare', () => {
	it('[wild:graviton] given a main player plays it before cards are chosen, then the ones of both count; unplayed all of them', () => {
		for (const seat of ['seat:1', 'seat:2'] as const) {
			const given: Position = { hands: { [seat]: ['flare:graviton'] } };
			const g = met(['attack:08', 'attack:20'], given);
			expect(totals(g), 'not played').toEqual({ offense: 9, defense: 24 });
			const played = early(given, seat);
			expect(totals(played.use(seat, 'wild|graviton').lay(...CARDS)), seat).toEqual({
				offense: 9,
				defense: 4
			});
		}
	});

	it('given the ones bring it the victory, then the steady player plays it, and keeps it where they cost one', () => {
		const asked = (card: CardId) =>
			steadyAnswer(early({ hands: { 'seat:1': [card, 'flare:graviton'] } }, 'seat:1'), 'seat:1');
		expect(asked('attack:08')).toMatchObject({
			pick: expect.stringMatching(/^wild\|graviton/) as string
		});
		expect(asked('attack:20')).toEqual({ pick: 'pass' });
	});

	it('[wild:graviton] given the opponent is Graviton, then it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:2': 'graviton' },
			hands: { 'seat:1': ['flare:graviton'] }
		};
		expect(early(given, 'seat:1').offers('seat:1', 'wild|graviton')).toBe(false);
	});

	it.each([
		['seat:1', { offense: 0 + 1, defense: 20 + 4 }],
		['seat:2', { offense: 8 + 1, defense: 2 + 4 }]
	])(
		'[super:graviton] given it limits the call of tens to the card of %s, then the other counts whole',
		(whose, expected) => {
			const g = met(CARDS, { ...GRAVITON, hands: { 'seat:1': ['flare:graviton'] } });
			g.until('window:planning.selected', 'seat:1');
			declare(g, 'seat:1', 'power|graviton', { pick: 'tens' });
			g.use('seat:1', 'super|graviton', { pick: whose });
			expect(totals(g)).toEqual(expected);
		}
	);

	it('[super:graviton] [CE-16.24] given somebody else uses a power, or the call was stopped, then there is nothing to limit', () => {
		const hands = {
			'seat:1': ['flare:graviton'],
			'seat:2': ['artifact:cosmic-zap']
		};
		const aliens = { 'seat:1': 'graviton', 'seat:2': 'mirror' };
		const g = met(CARDS, { aliens, hands }).until('window:planning.selected', 'seat:2');
		declare(g, 'seat:2', 'power|mirror');
		expect(g.offers('seat:1', 'super|graviton')).toBe(false);
		const zapped = met(CARDS, { aliens, hands }).until('window:planning.selected', 'seat:1');
		declare(zapped, 'seat:1', 'power|graviton', { pick: 'tens' });
		expect(zapped.offers('seat:1', 'super|graviton')).toBe(true);
		declare(zapped, 'seat:2', 'artifact|cosmic-zap').pass();
		expect(offered(zapped, 'seat:1', 'super|graviton')).toBe(false);
	});

	it('[wild:graviton] [CE-3.16] given the opponent is Graviton and nobody has seen it, then it is offered', () => {
		const given: Position = {
			aliens: { 'seat:2': 'graviton' },
			options: { hiddenPowers: true },
			shown: false,
			hands: { 'seat:1': ['flare:graviton'] }
		};
		expect(early(given, 'seat:1').offers('seat:1', 'wild|graviton')).toBe(true);
	});
});
