/** Crystal: a second card like that of its side multiplies it. */
import { describe, expect, it } from 'vitest';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:06', 'attack:20'];
const USED = 'power of Crystal';
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);

/** Seats 1 and 3 against seats 2 and 4; seat 1 is Crystal and the offense, and its side has revealed a 06. */
const shown = (given: Position = {}, cards: Cards = EVEN): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': ['offense', { 'planet:3-1': 2 }], 'seat:4': ['defense', { 'planet:4-1': 1 }] },
		{ aliens: { 'seat:1': 'crystal' }, ...given }
	).until('crystal.refract.which');

describe('Crystal', () => {
	it('[alien:crystal] [CE-11.15] given its player discards an attack of the same number, then the card of its side counts so many times as much', () => {
		const g = shown({ hands: { 'seat:1': ['attack:06', 'attack:10'] } });
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:06', 'none']);
		g.pick('seat:1', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 36 + 3 + 2, defense: 20 + 4 + 1 });
		expect(discard(g)).toEqual(['attack:06']);
		expect(g.said).toContain('The attack of the offense is multiplied by 6.');
		// Nobody else of its side is asked any more.
		expect(g.said).not.toContain('{seat:3} discards');
		expect(over(g).said).toContain('The offense wins 41 to 25.');
	});

	it('[alien:crystal] ruling: its players are asked in timing order until one discards; those of the other side are not', () => {
		const given = {
			hands: { 'seat:1': ['attack:06'], 'seat:3': ['attack:06'], 'seat:4': ['attack:06'] }
		};
		const g = shown(given).pick('seat:1', 'none');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.pick('seat:3', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 36 + 5, defense: 25 });
		// Once one has discarded nobody is asked any more.
		const first = shown(given).pick('seat:1', 'attack:06');
		expect(first.asked).not.toContain('crystal.refract.which');
		expect(hand(g, 'seat:1')).toContain('attack:06');
		expect(hand(g, 'seat:4')).toEqual(['attack:06']);
	});

	it('[alien:crystal] [CE-23.2] ruling: whoever holds cards is asked, also without one like it, and may discard none', () => {
		const g = shown({ hands: { 'seat:3': ['negotiate', 'attack:10'] } });
		expect(g.choices('seat:1')).toEqual(['none']);
		g.pick('seat:1', 'none');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['none']);
		g.pick('seat:3', 'none').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 25 });
	});

	it('[alien:crystal] given it is an ally, then the card of that side is multiplied, of the defense as well', () => {
		const g = shown({
			aliens: { 'seat:4': 'crystal' },
			hands: { 'seat:4': ['attack:20'] }
		});
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'none').pick('seat:4', 'attack:20').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 400 + 5 });
	});

	it('[alien:crystal] given no two attacks are revealed, or nobody of its side holds a card, then it is not used', () => {
		const deal = met(['attack:06', 'negotiate'], { aliens: { 'seat:1': 'crystal' } });
		expect(over(deal).said).not.toContain(USED);
		const bare = met(EVEN, { aliens: { 'seat:1': 'crystal' } });
		bare.board.players['seat:1']!.hand = [];
		expect(over(bare).said).not.toContain(USED);
	});

	it('[alien:crystal] [CE-15.13] ruling: of a morph the number that it copies counts', () => {
		const g = shown({ hands: { 'seat:1': ['attack:20'] } }, ['morph', 'attack:20']);
		g.pick('seat:1', 'attack:20').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe(400 + 5);
	});

	it('[alien:crystal] [alien:mirror] ruling: the number is the one that was revealed, and what others make of it is multiplied', () => {
		const g = fight(
			['attack:12', 'attack:20'],
			{},
			{ aliens: { 'seat:1': 'crystal', 'seat:2': 'mirror' }, hands: { 'seat:1': ['attack:12'] } }
		).until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'power|mirror').until('crystal.refract.which');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:12', 'none']);
		g.pick('seat:1', 'attack:12').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 21 * 12 + 3, defense: 2 + 4 });
	});

	it('[alien:crystal] [alien:chosen] ruling: what another card has added is no part of the number, and is multiplied', () => {
		const g = met(EVEN, {
			aliens: { 'seat:1': ['crystal', 'chosen'] },
			deck: ['attack:20', 'reinforcement:3', 'negotiate'],
			hands: { 'seat:1': ['attack:06'] }
		}).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'power|chosen').until('chosen.pray.choose').pick('seat:1', 'add attack:20');
		g.until('crystal.refract.which');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:06', 'none']);
		g.pick('seat:1', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe((6 + 20) * 6 + 1);
	});

	it('[alien:crystal] given it stands on each side, then each multiplies the card of its own', () => {
		const g = shown({
			aliens: { 'seat:1': 'crystal', 'seat:4': 'crystal' },
			hands: { 'seat:1': ['attack:06'], 'seat:4': ['attack:20'] }
		});
		g.pick('seat:1', 'attack:06').until('crystal.refract.which', 'seat:2').pick('seat:2', 'none');
		g.until('crystal.refract.which', 'seat:4').pick('seat:4', 'attack:20');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 36 + 5, defense: 400 + 5 });
	});

	it('[alien:crystal] [alien:deuce] ruling: a card alone is multiplied, and not what is added beside it', () => {
		const g = met(EVEN, {
			aliens: { 'seat:1': ['crystal', 'deuce'] },
			hands: { 'seat:1': ['attack:06', 'attack:10'] }
		})
			.until('deuce.add.which')
			.pick('seat:1', 'attack:10')
			.until('crystal.refract.which');
		g.pick('seat:1', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe(36 + 1 + 10);
	});

	it('[alien:crystal] [alien:mouth] given the card is swallowed, then it multiplies all the same, and is not there to be taken', () => {
		const g = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{
				aliens: { 'seat:1': 'crystal', 'seat:2': 'mouth' },
				hands: { 'seat:1': ['flare:crystal'], 'seat:3': ['attack:06'] }
			}
		).until('crystal.refract.which');
		g.pick('seat:1', 'none').pick('seat:3', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe(36 + 5);
		expect(offered(g, 'seat:1', 'super|crystal')).toBe(false);
	});

	it('[alien:crystal] given it is zapped, then nobody is asked', () => {
		const g = fight(
			EVEN,
			{},
			{
				aliens: { 'seat:1': 'crystal' },
				hands: { 'seat:1': ['attack:06'], 'seat:2': ['artifact:cosmic-zap'] }
			}
		).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 24 });
		expect(hand(g, 'seat:1')).toContain('attack:06');
	});

	it('given a second card wins, then the steady player discards it, and where it does not it keeps it; with two of a kind it lays one', () => {
		const wins = shown({ hands: { 'seat:1': ['attack:06'] } });
		expect(steadyAnswer(wins, 'seat:1')).toEqual({
			pick: expect.stringMatching(/^attack:06/) as string
		});
		const lost = shown({ hands: { 'seat:1': ['attack:04'] } }, ['attack:04', 'attack:40']);
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'none' });
		const lays = (hand: string[]) =>
			steadyAnswer(
				position({
					destiny: ['colour:2#1'],
					aliens: { 'seat:1': 'crystal' },
					hands: { 'seat:1': hand }
				})
					.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
					.until('planning.select'),
				'seat:1'
			);
		expect(lays(['attack:10', 'attack:10', 'attack:20'])).toEqual({
			pick: expect.stringMatching(/^attack:10/) as string
		});
		expect(lays(['attack:10', 'attack:20'])).toEqual({
			pick: expect.stringMatching(/^attack:20/) as string
		});
	});
});

describe('the Crystal flare', () => {
	const taken = (hands: Position['hands']): CosmicGame =>
		shown({ hands: { 'seat:1': ['flare:crystal'], ...hands } });

	it('[super:crystal] given another player has discarded, then it takes that card; left, the card lies where it is', () => {
		const hands = { 'seat:3': ['attack:06'] };
		const g = taken(hands).pick('seat:1', 'none').pick('seat:3', 'attack:06');
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'super|crystal');
		expect(over(g).said).toContain('{seat:1} takes Attack 06 off the discard pile.');
		expect(hand(g, 'seat:1')).toContain('attack:06');
		expect(g.said).toContain('The offense wins 41 to 25.');
		const left = over(taken(hands).pick('seat:1', 'none').pick('seat:3', 'attack:06'));
		expect(left.said).not.toContain('off the discard pile');
		expect(discard(left)).toEqual(['attack:06', 'attack:06', 'attack:20']);
	});

	it('[super:crystal] given it has discarded itself, or nobody has, then it is not offered', () => {
		const own = taken({ 'seat:1': ['flare:crystal', 'attack:06'] }).pick('seat:1', 'attack:06');
		expect(offered(own, 'seat:1', 'super|crystal')).toBe(false);
		const none = taken({ 'seat:3': ['attack:06'] })
			.pick('seat:1', 'none')
			.pick('seat:3', 'none');
		expect(offered(none, 'seat:1', 'super|crystal')).toBe(false);
	});

	it('[super:crystal] given it is Card-Zapped, then the card stays where it is', () => {
		const g = taken({ 'seat:2': ['artifact:card-zap'], 'seat:3': ['attack:06'] });
		g.pick('seat:1', 'none').pick('seat:3', 'attack:06').until('window:reveal.values', 'seat:1');
		declare(g, 'seat:1', 'super|crystal').until('window:use.declared', 'seat:2');
		expect(over(g.use('seat:2', 'artifact|card-zap')).said).not.toContain('off the discard pile');
	});

	const begun = (given: Position = {}): CosmicGame =>
		position({
			destiny: ['colour:2#1'],
			hands: { 'seat:3': ['flare:crystal'] },
			planets: { 'planet:2-1': { 'seat:2': 3, 'seat:3': 1 } },
			...given
		}).until('window:encounter.start', 'seat:3');

	it('[wild:crystal] given it is played, then the ships of its player stand where they say, one at least on each colony', () => {
		const g = begun().use('seat:3', 'wild|crystal').until('cosmos.spread.where');
		expect(g.askedSeats).toEqual(['seat:3']);
		// Five home planets with four and a colony with one: fifteen need not stay.
		g.answer('seat:3', { split: { 'planet:2-1': 10, 'planet:3-1': 5 } });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3, 'seat:3': 11 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 6 });
		expect(g.ships('planet:3-5')).toEqual({ 'seat:3': 1 });
	});

	it('[wild:crystal] given one ship stands on each colony, or all on one, then it is not offered', () => {
		const seat3 = (ships: number[]) =>
			Object.fromEntries(
				[1, 2, 3, 4, 5].map((k) => [
					`planet:3-${k}`,
					ships[k - 1] ? { 'seat:3': ships[k - 1]! } : {}
				])
			);
		const offers = (ships: number[]) =>
			offered(
				position({
					destiny: ['colour:2#1'],
					hands: { 'seat:3': ['flare:crystal'] },
					planets: seat3(ships)
				}),
				'seat:3',
				'wild|crystal',
				(g) => g.asked.includes('launch.aim')
			);
		expect(offers([1, 1, 1])).toBe(false);
		expect(offers([4])).toBe(false);
		expect(offers([2, 1])).toBe(true);
	});

	it('[wild:crystal] given it is not played, then no ship is moved', () => {
		const g = begun();
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^wild\|crystal/) as string
		});
		expect(g.until('launch.aim').ships('planet:2-1')).toEqual({ 'seat:2': 3, 'seat:3': 1 });
		const evenly = begun({ planets: {} });
		expect(steadyAnswer(evenly, 'seat:3')).toEqual({ pick: 'pass' });
	});

	it('[wild:crystal] given it is Card-Zapped, then no ship is moved', () => {
		const g = begun({ hands: { 'seat:3': ['flare:crystal'], 'seat:2': ['artifact:card-zap'] } });
		declare(g, 'seat:3', 'wild|crystal').until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3, 'seat:3': 1 });
	});
});
