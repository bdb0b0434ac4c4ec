/** Dictator: it says what destiny shows. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { DestinyId, SeatId } from '../../../../src/lib/games/cosmic/types';
import { declare } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

/** Seat 1 has the turn, destiny would show seat 3, and seat 2 is the Dictator. */
const commanded = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:2': 'dictator' },
		destiny: ['colour:3#1', 'colour:3#2'],
		// Its own colour leaves the offense a choice.
		planets: { 'planet:1-4': { 'seat:1': 4, 'seat:3': 1 } },
		...given
	});

const drawn = (g: CosmicGame): string[] => g.moves('destiny').map(({ card }) => card);

const choose = (g: CosmicGame, like: string, seat: SeatId = 'seat:2') =>
	g.until('use.details').pick(seat, like);

/** Plays on until somebody but a window asks for something, and gives nothing. */
const toAim = (g: CosmicGame) => g.until('launch.aim');

describe('Dictator', () => {
	it('[alien:dictator] [CE-7.20] given another’s turn, when it chooses a card, then destiny shows that one, whatever lay on top', () => {
		const g = toAim(choose(commanded(), 'colour:2'));
		expect(drawn(g).map((card) => card.replace(/#\d$/, ''))).toEqual(['colour:2']);
		expect(g.encounter).toMatchObject({ defense: 'seat:2', system: 'seat:2' });
		expect(g.said).toContain('{seat:2} has chosen what destiny shows.');
	});

	it('[alien:dictator] given a wild or a special card is chosen, then it is read as ever', () => {
		const wild = choose(commanded(), 'wild').until('destiny.wild');
		expect(wild.askedSeats).toEqual(['seat:1']);
		const special = toAim(
			choose(commanded({ warp: { 'seat:2': 1 } }), 'special:fewest-ships-in-warp')
		);
		expect(special.encounter.defense).toBe('seat:3');
	});

	it('[alien:dictator] [CE-7.20] ruling: it alone sees the deck, by what is in it, in an order that tells nothing', () => {
		const g = commanded().until('use.details');
		const { shape } = g.decision('seat:2');
		const choices = shape.type === 'one' ? shape.choices : [];
		expect(choices.map(({ id, note }) => [id, note && Number(/\d/.exec(said(note))?.[0])])).toEqual(
			[
				['colour:1', 3],
				['colour:2', 3],
				['colour:3', 3],
				['special:fewest-ships-in-warp', 1],
				['special:most-cards-in-hand', 1],
				['special:most-foreign-colonies', 1],
				['wild', 2]
			]
		);
		const told = JSON.stringify(choices);
		g.vault.destiny.reverse();
		const other = commanded({ destiny: ['wild#1', 'colour:1#3'] }).until('use.details');
		const { shape: again } = other.decision('seat:2');
		expect(JSON.stringify(again.type === 'one' ? again.choices : [])).toBe(told);
		for (const seat of ['seat:1', 'seat:3'] as const)
			expect(JSON.stringify(lookOwn(cosmic, g.table, seat))).not.toMatch(/special:|wild/);
		expect(JSON.stringify(lookOpen(cosmic, g.table).board)).not.toMatch(/special:|"wild/);
	});

	it('[alien:dictator] ruling: the rest of the deck is shuffled, and nothing is lost of it', () => {
		const before = commanded().until('use.details').vault.destiny.slice();
		const orders = new Set<string>();
		for (let seed = 1; seed <= 6; seed++) {
			const g = toAim(choose(commanded({ seed }), 'colour:2'));
			const { destiny } = g.vault;
			orders.add(destiny.join());
			expect([...destiny, ...g.board.destinyDiscard].sort()).toEqual(before.slice().sort());
			expect(g.board.destinyDiscard).toEqual(['colour:2#1']);
		}
		expect(orders.size).toBeGreaterThan(4);
	});

	it('[alien:dictator] [CE-7.2] given one card is left, then it chooses among all, shuffled with the discards', () => {
		const g = commanded().until('window:encounter.start');
		const all: DestinyId[] = g.vault.destiny.splice(0, g.vault.destiny.length - 1);
		g.board.destinyDiscard = all;
		g.until('use.details');
		expect(g.choices('seat:2')).toContain('wild');
		expect(g.vault.destiny).toHaveLength(1);
		toAim(choose(g, 'colour:2'));
		expect(g.encounter.defense).toBe('seat:2');
		expect(g.vault.destiny).toHaveLength(13);
		expect(g.said.match(/shuffled anew/g)).toHaveLength(1);
	});

	it('[alien:dictator] ruling: given the offense is shown its own colour and draws again, then it chooses again', () => {
		const g = choose(commanded(), 'colour:1').until('destiny.own').pick('seat:1', 'again');
		toAim(choose(g, 'colour:3'));
		expect(drawn(g).map((card) => card.slice(0, 8))).toEqual(['colour:1', 'colour:3']);
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[alien:dictator] ruling: given its own colour, then the offense has the choices it always has', () => {
		const g = commanded({ planets: { 'planet:1-4': { 'seat:3': 1 }, 'planet:1-5': {} } });
		choose(g, 'colour:1').until('destiny.own');
		expect(g.choices('seat:1')).toEqual([
			'against seat:3 planet:1-4',
			'resettle planet:1-5',
			'again'
		]);
	});

	it('[alien:dictator] given its own turn, then nobody chooses, and the card on top is drawn', () => {
		const g = commanded({ aliens: { 'seat:1': 'dictator' } });
		toAim(g);
		expect(drawn(g)).toEqual(['colour:3#1']);
		expect(g.said).not.toContain('has chosen');
	});

	it('[alien:dictator] given it is zapped, then the card on top is drawn, and again when the offense draws again', () => {
		const g = commanded({
			destiny: ['colour:1#1', 'colour:3#1'],
			hands: { 'seat:3': ['artifact:cosmic-zap', 'attack:06'] }
		});
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.until('destiny.own').pick('seat:1', 'again');
		toAim(g);
		expect(drawn(g)).toEqual(['colour:1#1', 'colour:3#1']);
		expect(g.said).not.toContain('has chosen');
	});
});

describe('the Dictator flare', () => {
	const flare = (seat: SeatId, given: Position = {}): CosmicGame =>
		commanded({ aliens: {}, hands: { [seat]: ['flare:dictator', 'attack:06'] }, ...given });

	it('[wild:dictator] [CE-7.21] given another’s turn, when it is played, then the card is discarded and another drawn', () => {
		const g = flare('seat:2', { destiny: ['colour:2#1', 'colour:3#1'] });
		declare(g.until('window:destiny.drawn', 'seat:2'), 'seat:2', 'wild|dictator');
		toAim(g);
		expect(drawn(g)).toEqual(['colour:2#1', 'colour:3#1']);
		expect(g.encounter).toMatchObject({ defense: 'seat:3', destiny: 'colour:3#1' });
		expect(g.board.destinyDiscard).toEqual(['colour:2#1', 'colour:3#1']);
		expect(g.hand('seat:2')).toContain('flare:dictator');
	});

	it('[wild:dictator] given the new card is up, then it cannot be played a second time', () => {
		const g = flare('seat:2');
		declare(g.until('window:destiny.drawn', 'seat:2'), 'seat:2', 'wild|dictator');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:2', 'wild|dictator')).toBe(false);
	});

	it('[wild:dictator] given it is not played, then the card counts', () => {
		const g = toAim(flare('seat:2').until('window:destiny.drawn', 'seat:2').pass());
		expect(drawn(g)).toEqual(['colour:3#1']);
	});

	it('[wild:dictator] given the offense holds it, then it cannot be played', () => {
		const g = flare('seat:1');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:1', 'wild|dictator')).toBe(false);
	});

	it('[wild:dictator] [CE-7.21] ruling: given Will has settled the defense, then it cannot be played', () => {
		const g = flare('seat:2', { aliens: { 'seat:1': 'will' } });
		g.until('use.details').answer('seat:1', { pick: 'seat:3', then: { pick: 'planet:3-2' } });
		for (; !g.asked.includes('launch.send'); g.lapse())
			expect(g.offers('seat:2', 'wild|dictator')).toBe(false);
		expect(g.encounter).toMatchObject({ defense: 'seat:3', target: 'planet:3-2' });
	});

	it('[wild:dictator] [alien:dictator] given it is played against a card that Dictator chose, then Dictator chooses again', () => {
		const g = flare('seat:3', { aliens: { 'seat:2': 'dictator' } });
		choose(g, 'colour:3');
		declare(g.until('window:destiny.drawn', 'seat:3'), 'seat:3', 'wild|dictator');
		toAim(choose(g, 'colour:2'));
		expect(g.encounter.defense).toBe('seat:2');
		expect(g.board.encounters).toBe(1);
	});

	it('[super:dictator] given its own turn, when it plays it, then it chooses the card, and again when it draws again', () => {
		const g = flare('seat:1', { aliens: { 'seat:1': 'dictator' } });
		declare(g.until('window:destiny.before', 'seat:1'), 'seat:1', 'super|dictator');
		choose(g, 'colour:1', 'seat:1').until('destiny.own').pick('seat:1', 'again');
		toAim(choose(g, 'colour:2', 'seat:1'));
		expect(g.encounter.defense).toBe('seat:2');
		expect(g.hand('seat:1')).toContain('flare:dictator');
	});

	it('[super:dictator] given it is not played, then the card on top is drawn', () => {
		const g = flare('seat:1', { aliens: { 'seat:1': 'dictator' } });
		toAim(g.until('window:destiny.before', 'seat:1').pass());
		expect(drawn(g)).toEqual(['colour:3#1']);
	});

	it('[super:dictator] given the power it calls on is stopped, then the card on top is drawn', () => {
		const g = flare('seat:1', {
			aliens: { 'seat:1': 'dictator' },
			hands: {
				'seat:1': ['flare:dictator', 'attack:06'],
				'seat:3': ['artifact:cosmic-zap', 'attack:04']
			}
		});
		declare(g.until('window:destiny.before', 'seat:1'), 'seat:1', 'super|dictator').pass();
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		toAim(g);
		expect(drawn(g)).toEqual(['colour:3#1']);
	});

	it('[super:dictator] given another’s turn, then it cannot be played', () => {
		const g = flare('seat:2', { aliens: { 'seat:2': 'dictator' } });
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:2', 'super|dictator')).toBe(false);
		expect(g.said).toContain('has chosen');
	});
});
