/** Sneak: driven out of a home colony, its ships settle in the home system of the offense. */
import { describe, expect, it } from 'vitest';
import { declare, duel, holding, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const SNEAK: Position = { aliens: { 'seat:2': 'sneak' } };
const LOSES: Cards = ['attack:20', 'attack:06'];
/** Seat 2 loses planet 1 and is asked whether its ships move. */
const driven = (given: Position = SNEAK, cards: Cards = LOSES): CosmicGame =>
	met(cards, given, 2).until('window:ships.losing', 'seat:2');

describe('Sneak', () => {
	it('[alien:sneak] given it loses a home colony, then all its ships there move to one planet of the offense, which lands all the same', () => {
		const g = over(driven().use('seat:2', 'power|sneak', { pick: 'planet:1-3' }));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({});
	});

	it('[alien:sneak] given it leaves its power, then its ships are lost', () => {
		const g = over(driven().pass());
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:sneak] given a planet, then only those of the home system of the offense can be picked, one with ships of its own too', () => {
		const given: Position = { ...SNEAK, planets: { 'planet:1-4': { 'seat:1': 1, 'seat:2': 2 } } };
		expect(() => driven(given).use('seat:2', 'power|sneak', { pick: 'planet:3-1' })).toThrow();
		const g = over(driven(given).use('seat:2', 'power|sneak', { pick: 'planet:1-4' }));
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 1, 'seat:2': 6 });
	});

	it('[alien:sneak] given a foreign colony is lost, or it wins, or it is the offense, then it is not offered', () => {
		const g = met(LOSES, SNEAK, 2);
		expect(offered(g, 'seat:2', 'power|sneak')).toBe(true);
		expect(offered(met(['attack:04', 'attack:20'], SNEAK, 2), 'seat:2', 'power|')).toBe(false);
		const offense: Position = { aliens: { 'seat:1': 'sneak' } };
		expect(offered(met(['attack:04', 'attack:20'], offense, 2), 'seat:1', 'power|')).toBe(false);
		// Seat 1 meets it on a planet of its own.
		const abroad: Position = {
			...SNEAK,
			destiny: ['colour:1#1'],
			planets: { 'planet:1-5': { 'seat:2': 2 } }
		};
		const g2 = duel(holding(LOSES, abroad)).until('destiny.own').pick('seat:1', 'against seat:2');
		g2.encounterTo({ send: { 'planet:1-1': 2 }, cards: LOSES });
		expect(offered(g2, 'seat:2', 'power|')).toBe(false);
		expect(g2.board.warp).toEqual({ 'seat:2': 2 });
	});

	it('[alien:sneak] given its ships there are lost before the encounter is, then it is not offered', () => {
		const g = duel({
			...SNEAK,
			aliens: { ...SNEAK.aliens, 'seat:1': 'brute' },
			planets: { 'planet:2-1': { 'seat:2': 1 } },
			hands: { 'seat:1': ['flare:brute'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('window:alliance.formed', 'seat:1').use('seat:1', 'super|brute');
		expect(offered(g, 'seat:2', 'power|', (now) => now.asked.includes('planning.select'))).toBe(
			false
		);
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[alien:sneak] given its ships have moved, then nothing is left there to save', () => {
		const g = driven({ ...SNEAK, hands: { 'seat:2': ['flare:zombie'] } });
		expect(g.offers('seat:2', 'wild|zombie')).toBe(true);
		declare(g, 'seat:2', 'power|sneak', { pick: 'planet:1-3' });
		expect(offered(g, 'seat:2', 'wild|zombie')).toBe(false);
	});

	it('[alien:sneak] ruling: where both sides lose it may move them', () => {
		const g = driven({ ...SNEAK, seats: 8 }, ['morph', 'morph']);
		over(g.use('seat:2', 'power|sneak', { pick: 'planet:1-2' }));
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4, 'seat:2': 4 });
	});

	it('[alien:sneak] ruling: ships that move are not lost, so they bring no compensation', () => {
		const cards: Cards = ['attack:20', 'negotiate'];
		const g = over(driven(SNEAK, cards).use('seat:2', 'power|sneak', { pick: 'planet:1-3' }));
		expect(g.said).not.toContain('as compensation');
		expect(over(driven(SNEAK, cards).pass()).said).toContain('as compensation');
	});

	it('[alien:sneak] [CE-18.4] given it has one home colony, then its power is on and moves the last of its ships', () => {
		const given: Position = { ...SNEAK, planets: homes('seat:2', 3) };
		const g = over(driven(given).use('seat:2', 'power|sneak', { pick: 'planet:1-3' }));
		expect(g.board.players['seat:2']!.powerLost).toBe(false);
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 3 });
	});

	it('[alien:sneak] ruling: with its fifth foreign colony it wins together with an offense that has landed its own', () => {
		const given: Position = {
			...SNEAK,
			planets: {
				'planet:1-1': { 'seat:1': 4, 'seat:2': 1 },
				'planet:1-2': { 'seat:1': 4, 'seat:2': 1 },
				'planet:3-1': { 'seat:3': 4, 'seat:1': 1, 'seat:2': 1 },
				'planet:3-2': { 'seat:3': 4, 'seat:1': 1, 'seat:2': 1 },
				'planet:3-3': { 'seat:3': 4, 'seat:1': 1 },
				'planet:3-4': { 'seat:3': 4, 'seat:1': 1 }
			}
		};
		const g = driven(given).use('seat:2', 'power|sneak', { pick: 'planet:1-3' });
		while (!g.table.over && g.table.decisions.length > 0) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:2']);
	});

	it('[alien:sneak] given it is zapped, then its ships are lost', () => {
		const g = driven({ ...SNEAK, hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:2', 'power|sneak', { pick: 'planet:1-3' });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(over(g).board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4 });
	});

	it('given planets of the offense, then the steady player settles one on which it has no colony', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:1-${k}`, { 'seat:1': 4, 'seat:2': 1 }])
		);
		expect(steadyAnswer(driven({ ...SNEAK, planets }), 'seat:2')).toEqual({
			pick: 'power|sneak|infiltrate|',
			then: { pick: 'planet:1-1' }
		});
	});
});

describe('the Sneak flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['attack:40', 'attack:01'], 'seat:2': ['flare:sneak'] }
	};

	it('[wild:sneak] given it has lost as the defense, then it sees the hand of the offense and takes a card of its choice', () => {
		const g = met(LOSES, WILD).until('window:resolution.settled', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'wild|sneak|take|flare:sneak' });
		g.use('seat:2', 'wild|sneak').until('sneak.take.take');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toHaveLength(g.hand('seat:1').length);
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: expect.stringMatching(/^attack:40/) as string
		});
		const before = g.hand('seat:1').length;
		g.pick('seat:2', 'attack:01');
		expect(g.hand('seat:1')).toHaveLength(before - 1);
		expect(g.hand('seat:2')).toContainEqual(expect.stringMatching(/^attack:01/));
		expect(g.hand('seat:2')).toContain('flare:sneak');
	});

	it('[wild:sneak] given both sides have lost, then it is offered; as a defense that won, a losing offense or an ally it is not', () => {
		const both = met(['morph', 'morph'], { ...WILD, seats: 8 });
		expect(offered(both, 'seat:2', 'wild|')).toBe(true);
		expect(offered(met(['attack:04', 'attack:20'], WILD), 'seat:2', 'wild|')).toBe(false);
		const offense: Position = { hands: { 'seat:1': ['flare:sneak'] } };
		expect(offered(met(['attack:04', 'attack:20'], offense), 'seat:1', 'wild|')).toBe(false);
		expect(offered(met(LOSES, { hands: { 'seat:3': ['flare:sneak'] } }), 'seat:3', 'wild|')).toBe(
			false
		);
	});

	it('[wild:sneak] [CE-31.32] given it takes a rift, then that goes off', () => {
		const given: Position = {
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:1': ['rift:3@reward'], 'seat:2': ['flare:sneak'] }
		};
		const g = met(LOSES, given).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'wild|sneak').until('sneak.take.take').pick('seat:2', 'rift:3');
		expect(over(g).board.warp['seat:2']).toBe(7);
	});

	const SUPER: Position = { ...SNEAK, hands: { 'seat:2': ['flare:sneak'] } };
	const divided = (given: Position = SUPER): CosmicGame =>
		declare(driven(given), 'seat:2', 'power|sneak', { pick: 'planet:1-3' }).until(
			'window:use.declared',
			'seat:2'
		);

	it('[super:sneak] given it plays it with its power, then some of the ships go on to a second planet, and the flare to another player', () => {
		const g = divided();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ pick: 'super|sneak|divide|flare:sneak' });
		g.use('seat:2', 'super|sneak', { pick: 'seat:3' }).until('sneak.spread.on');
		expect(g.choices('seat:2')).not.toContain('planet:1-3');
		expect(() => g.answer('seat:2', { pick: 'planet:1-5', then: { amount: 4 } })).toThrow();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { amount: 2 } });
		over(g.answer('seat:2', { pick: 'planet:1-5', then: { amount: 3 } }));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 4, 'seat:2': 3 });
		expect(g.hand('seat:3')).toContain('flare:sneak');
		expect(g.hand('seat:2')).not.toContain('flare:sneak');
	});

	it('[super:sneak] given it has one ship there, then there is nothing to divide, and it is not offered', () => {
		const g = divided({ ...SUPER, planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(g.offers('seat:2', 'super|')).toBe(false);
	});

	it('[super:sneak] given the power is zapped then, then its ships are lost', () => {
		const g = divided({
			...SNEAK,
			hands: { 'seat:2': ['flare:sneak'], 'seat:3': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:2', 'super|sneak', { pick: 'seat:1' });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(over(g).board.warp).toEqual({ 'seat:2': 4 });
	});
});
