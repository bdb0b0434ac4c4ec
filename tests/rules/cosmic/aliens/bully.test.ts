/** Bully: it says which ships of the beaten are lost. */
import { describe, expect, it } from 'vitest';
import { declare, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const BULLY: Position = { aliens: { 'seat:1': 'bully' } };
const WINS: Cards = ['attack:40', 'attack:06'];

const won = (given: Position = BULLY, cards: Cards = WINS): CosmicGame =>
	met(cards, given, 3).until('window:ships.losing', 'seat:1');

describe('Bully', () => {
	it('[alien:bully] given it has won as the offense, then it chooses which ships the defense loses, as many, from anywhere; those spared go home', () => {
		const g = won().use('seat:1', 'power|bully').until('bully.threaten.which');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(() => g.answer('seat:1', { split: { 'planet:2-2': 3 } })).toThrow();
		g.answer('seat:1', { split: { 'planet:2-2': 4 } }).until('home.land');
		expect(g.askedSeats).toEqual(['seat:2']);
		// The planet that falls is no home, nor is the one whose ships are lost.
		expect(g.choices('seat:2')).toEqual(['planet:2-3', 'planet:2-4', 'planet:2-5']);
		over(g.answer('seat:2', { split: { 'planet:2-3': 4 } }));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:2-2')).toEqual({});
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 8 });
	});

	it('[alien:bully] given it has won as the defense, then ships of the offense in the gate may be spared for others', () => {
		const given: Position = { aliens: { 'seat:2': 'bully' } };
		const g = met(['attack:01', 'attack:40'], given, 3).until('window:ships.losing', 'seat:2');
		g.use('seat:2', 'power|bully').until('bully.threaten.which');
		g.answer('seat:2', { split: { gate: 1, 'planet:1-3': 2 } }).until('home.land');
		over(g.answer('seat:1', { split: { 'planet:1-1': 2 } }));
		expect(g.board.warp['seat:1']).toBe(3);
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:bully] ruling: given no other colony to go to, then the spared ships of the defense stay on their planet', () => {
		const g = won({ ...BULLY, planets: homes('seat:2', 4, 4) });
		g.use('seat:1', 'power|bully').until('bully.threaten.which');
		over(g.answer('seat:1', { split: { 'planet:2-2': 4 } }));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:2': 4 });
	});

	it('[alien:bully] [CE-20.4] ruling: given as many are lost as the offense has on colonies, then a ship is left there for those that are spared', () => {
		const given: Position = { aliens: { 'seat:2': 'bully' }, planets: homes('seat:1', 5) };
		const g = met(['attack:01', 'attack:40'], given, 3).until('window:ships.losing', 'seat:2');
		g.use('seat:2', 'power|bully').until('bully.threaten.which');
		expect(() => g.answer('seat:2', { split: { 'planet:1-1': 2, gate: 1 } })).toThrow();
		over(g.answer('seat:2', { split: { 'planet:1-1': 1, gate: 2 } }));
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:bully] given it leaves its power, then those in the encounter are lost', () => {
		expect(over(won().pass()).board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:bully] given it chooses those that were to be lost anyway, then they are lost', () => {
		const g = won().use('seat:1', 'power|bully').until('bully.threaten.which');
		over(g.answer('seat:1', { split: { 'planet:2-1': 4 } }));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain('home.');
	});

	it('[alien:bully] given a negotiate was beaten, or it has lost, or is an ally, then it is not offered', () => {
		expect(offered(met(['attack:40', 'negotiate'], BULLY), 'seat:1', 'power|')).toBe(false);
		expect(offered(met(['attack:01', 'attack:20'], BULLY), 'seat:1', 'power|')).toBe(false);
		const ally = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'bully' } }
		);
		expect(offered(ally, 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:bully] given they have no other ships, then there is nothing to choose', () => {
		const planets = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:2-${k}`, {}]));
		expect(offered(met(WINS, { ...BULLY, planets }), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:bully] given it is zapped, then nothing is chosen', () => {
		const g = won({ ...BULLY, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|bully');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain('chooses which ships');
	});

	it('given colonies of single ships, then the steady player takes those', () => {
		const planets = { 'planet:2-4': { 'seat:2': 1 }, 'planet:3-1': { 'seat:3': 4, 'seat:2': 1 } };
		const g = won({ ...BULLY, planets });
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'power|bully|threaten|' });
		g.use('seat:1', 'power|bully').until('bully.threaten.which');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			split: { 'planet:2-4': 1, 'planet:3-1': 1 }
		});
	});
});

describe('the Bully flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:bully'] } };
	const demanded = (given: Position = WILD) =>
		met(['attack:10', 'negotiate'], given, 1)
			.until('window:reveal.cards', 'seat:1')
			.use('seat:1', 'wild|bully', { pick: 'planet:2-3', then: { split: { 'planet:1-2': 2 } } })
			.until('bully.extort.yield');

	it('[wild:bully] given the opponent shows a negotiate and lets it settle, then it has the colony it asked for', () => {
		const g = demanded();
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'yield').until('window:resolution.outcome');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4, 'seat:1': 2 });
		expect(g.board.warp).toEqual({});
	});

	it('[wild:bully] given they do not, then they lose two ships of their choice that are not in the encounter', () => {
		const g = demanded();
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'pay' });
		g.pick('seat:2', 'pay').until('mustLose.pick');
		expect(g.choices('seat:2')).not.toContain('planet:2-1');
		g.answer('seat:2', { split: { 'planet:2-3': 2 } }).until('window:resolution.outcome');
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 2 });
	});

	it('[wild:bully] ruling: given they have no ships but those in the encounter, then they let it settle', () => {
		const planets = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:2-${k}`, {}]));
		const g = met(['attack:10', 'negotiate'], { ...WILD, planets }, 1).until(
			'window:reveal.cards',
			'seat:1'
		);
		g.use('seat:1', 'wild|bully', { pick: 'planet:2-1', then: { split: { 'planet:1-2': 1 } } });
		g.until('window:resolution.outcome');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:1': 1 });
		expect(g.board.warp).toEqual({});
	});

	it('[wild:bully] given an attack, or its own negotiate alone, then it is not offered; ruling: a morph that has copied one is one', () => {
		const wild = (cards: Cards) => offered(met(cards, WILD), 'seat:1', 'wild|');
		expect(wild(['attack:10', 'attack:06'])).toBe(false);
		expect(wild(['negotiate', 'attack:06'])).toBe(false);
		expect(wild(['negotiate', 'morph'])).toBe(true);
	});

	const SUPER: Position = { ...BULLY, hands: { 'seat:1': ['flare:bully'] } };

	it('[super:bully] given the defense has an ally, then it chooses of theirs as well', () => {
		const g = fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, SUPER);
		g.until('window:ships.losing', 'seat:1').use('seat:1', 'power|bully');
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|bully');
		g.until('bully.threaten.which').answer('seat:1', { split: { 'planet:2-1': 4 } });
		g.until('bully.threaten.which').answer('seat:1', { split: { 'planet:3-2': 2 } });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 2 });
		expect(g.said.match(/chooses which ships of/g)).toHaveLength(2);
	});

	it('[super:bully] given the opponent has no other ships but an ally has, then the power is offered with the flare alone, and asks for the ally only', () => {
		const joined = (given: Position) =>
			fight(
				WINS,
				{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				{ ...given, planets: homes('seat:2', 4) }
			);
		expect(offered(joined(BULLY), 'seat:1', 'power|')).toBe(false);
		const g = joined(SUPER).until('window:ships.losing', 'seat:1').use('seat:1', 'power|bully');
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|bully');
		g.until('bully.threaten.which').answer('seat:1', { split: { 'planet:3-2': 2 } });
		expect(over(g).said.match(/chooses which ships of/g)).toHaveLength(1);
	});

	it('[super:bully] given the opponent stands alone, then it is not offered', () => {
		const g = won(SUPER).use('seat:1', 'power|bully');
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});
});
