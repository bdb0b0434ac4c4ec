/** Vox: low attacks grow loud. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { newHandOf } from '../../../../src/lib/games/cosmic/hands';
import { declare, duel, fight, met, offered } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const VOX: Position = { aliens: { 'seat:1': 'vox' } };
const LOW: Cards = ['attack:06', 'attack:08'];

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const raise = (g: CosmicGame, seat: `seat:${number}`, side: 'offense' | 'defense') =>
	g.until('window:reveal.cards', seat).use(seat, 'power|vox', { pick: side });

describe('Vox', () => {
	it('[alien:vox] given its card is lower than 11, then it is 11; without the power it stays', () => {
		expect(totals(raise(met(LOW, VOX), 'seat:1', 'offense'))).toEqual({ offense: 12, defense: 12 });
		expect(totals(met(LOW, VOX))).toEqual({ offense: 7, defense: 12 });
	});

	it('[alien:vox] given it is the defense or an ally of the offense, then it raises either card', () => {
		const given: Position = { aliens: { 'seat:2': 'vox' } };
		expect(totals(raise(met(LOW, given), 'seat:2', 'offense'))).toEqual({
			offense: 12,
			defense: 12
		});
		const allied = fight(
			LOW,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'vox' } }
		);
		expect(totals(raise(allied, 'seat:3', 'defense'))).toEqual({ offense: 11, defense: 15 });
	});

	it('[alien:vox] given attacks from 11 up, no attack, or it is an ally of the defense, then it is not offered', () => {
		expect(offered(met(['attack:11', 'attack:20'], VOX), 'seat:1', 'power|')).toBe(false);
		expect(offered(met(['negotiate', 'negotiate'], VOX), 'seat:1', 'power|')).toBe(false);
		const g = fight(
			LOW,
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'vox' } }
		);
		expect(offered(g, 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:vox] given it was used, then not again in this encounter', () => {
		const g = raise(met(LOW, VOX), 'seat:1', 'offense');
		expect(offered(g, 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:vox] ruling: a morph counts as the attack it has copied, and one card alone is raised', () => {
		const g = raise(met(['morph', 'attack:04'], VOX), 'seat:1', 'offense');
		expect(totals(g)).toEqual({ offense: 12, defense: 8 });
	});

	it('[alien:vox] ruling: given Mirror has turned the cards, then what is low is so as they count by then', () => {
		const given: Position = { aliens: { 'seat:1': 'vox', 'seat:2': 'mirror' } };
		const g = met(['attack:20', 'attack:08'], given).until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'power|mirror').until('window:reveal.cards', 'seat:1');
		expect(g.choices('seat:1', 'power|vox|raise|')).toEqual(['offense']);
		expect(totals(g.use('seat:1', 'power|vox', { pick: 'offense' }))).toEqual({
			offense: 11 + 1,
			defense: 80 + 4
		});
	});

	it('[alien:vox] [CE-11.17] given Tripler, then 11 is what it divides, where 04 would be tripled', () => {
		const given: Position = { aliens: { 'seat:1': 'tripler', 'seat:2': 'vox' } };
		const cards: Cards = ['attack:04', 'attack:20'];
		expect(totals(met(cards, given))).toMatchObject({ offense: 12 + 1 });
		expect(totals(raise(met(cards, given), 'seat:2', 'offense'))).toMatchObject({ offense: 4 + 1 });
	});

	it.each([
		[20, 20],
		[4, 11]
	])(
		'[alien:vox] ruling: given an attack %i takes the place of the card raised, then it is %i',
		(value, counts) => {
			const g = raise(met(LOW, VOX), 'seat:1', 'offense').until('window:reveal.values', 'seat:1');
			g.encounter.laid.offense!.face = { kind: 'attack', value };
			expect(totals(g)).toMatchObject({ offense: counts + 1 });
		}
	);

	it('[alien:vox] ruling: what another card adds to an attack comes on top of the 11, and does not make it high', () => {
		const g = met(LOW, VOX).until('window:reveal.cards', 'seat:1');
		g.encounter.laid.offense!.face = { kind: 'attack', value: 14, plus: 8 };
		expect(g.choices('seat:1', 'power|vox|raise|')).toEqual(['offense', 'defense']);
		expect(totals(g.use('seat:1', 'power|vox', { pick: 'offense' }))).toMatchObject({
			offense: 11 + 8 + 1
		});
	});

	it('[alien:vox] given a card becomes low while values are changed, then it is raised there', () => {
		const g = met(['attack:20', 'attack:15'], VOX).until('window:reveal.cards');
		g.encounter.laid.defense!.face = { kind: 'attack', value: 4 };
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'power|vox', { pick: 'defense' });
		expect(totals(g)).toMatchObject({ defense: 11 + 4 });
	});

	it('[alien:vox] given it is zapped, then the card stays what it is', () => {
		const given: Position = { ...VOX, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = met(LOW, given).until('window:reveal.cards', 'seat:1');
		declare(g, 'seat:1', 'power|vox', { pick: 'offense' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 7, defense: 12 });
	});

	it('given it turns the fight, then the steady player raises their own card, and leaves it where it does not', () => {
		const g = met(['attack:10', 'attack:04'], VOX, 2).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'pass' });
		const weak = met(['attack:04', 'attack:06'], VOX, 2).until('window:reveal.cards', 'seat:1');
		expect(steadyAnswer(weak, 'seat:1')).toEqual({
			pick: 'power|vox|raise|',
			then: { pick: 'offense' }
		});
	});
});

describe('the Vox flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:vox'] } };
	const joined = (side: 'offense' | 'defense', given: Position = WILD) =>
		fight(LOW, { 'seat:3': [side, { 'planet:3-1': 2 }] }, given);

	it.each(['offense', 'defense'] as const)(
		'[wild:vox] given an ally of the %s, then 11 is added instead of its ships',
		(side) => {
			const plain = totals(joined(side))![side];
			const g = joined(side).until('window:reveal.values', 'seat:3').use('seat:3', 'wild|vox');
			expect(totals(g)![side]).toBe(plain - 2 + 11);
		}
	);

	it('[wild:vox] given Anti-Matter, then its ships deduct nothing, and 11 is added', () => {
		const given: Position = { ...WILD, aliens: { 'seat:1': 'anti-matter' } };
		const plain = totals(joined('defense', given))!.defense;
		const g = joined('defense', given).until('window:reveal.values', 'seat:3');
		expect(totals(g.use('seat:3', 'wild|vox'))!.defense).toBe(plain + 2 + 11);
	});

	it('[wild:vox] given a main player, or a negotiate, then it is not offered', () => {
		expect(offered(met(LOW, { hands: { 'seat:1': ['flare:vox'] } }), 'seat:1', 'wild|')).toBe(
			false
		);
		const talks = fight(
			['attack:06', 'negotiate'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			WILD
		);
		expect(offered(talks, 'seat:3', 'wild|')).toBe(false);
	});

	const renewed = (given: Position = VOX): CosmicGame =>
		position({
			destiny: ['colour:2#1'],
			...given,
			hands: { 'seat:1': ['flare:vox', 'artifact:plague'], ...given.hands }
		});

	it('[super:vox] given it is about to get a new hand, then that is of 11 cards, and the flare goes with the old one', () => {
		const g = renewed().until('window:hand.renewing', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^super\|vox/) as string
		});
		g.use('seat:1', 'super|vox').until('launch.aim');
		expect(g.said).toContain('{seat:1} draws 11 cards');
		expect(g.hand('seat:1')).toHaveLength(11);
		expect(g.board.discard).toContain('flare:vox');
	});

	it('[super:vox] given it leaves it, or an encounter card in hand, then it is of eight, or none is due', () => {
		const g = renewed().until('window:hand.renewing', 'seat:1').pass().until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		const kept = duel({ ...VOX, hands: { 'seat:1': ['flare:vox'] } });
		expect(offered(kept, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:vox] ruling: a hand that is of more cards anyway stays so', () => {
		const play = new Play(cosmic, renewed().table);
		expect([3, 11].map((least) => newHandOf(play, 'seat:1', least))).toEqual([8, 11]);
	});
});
