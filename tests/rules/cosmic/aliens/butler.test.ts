/** Butler: it does the chores of the offense, as they like for a tip. */
import { describe, expect, it } from 'vitest';
import { likeOf } from '../../../../src/lib/games/kit';
import { duel, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'butler';
const AIM = `power|${ID}|aim`;
const LAUNCH = `power|${ID}|launch`;
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);

/** Seat 3 plays it, and seat 1 is about to aim at seat 2. */
const GIVEN: Position = { aliens: { 'seat:3': ID } };
const before = (given: Position = GIVEN): CosmicGame =>
	duel(given).until('window:launch.beforeAim', 'seat:3');

/** It has offered to aim; the offense answers. */
const asked = (given: Position = GIVEN): CosmicGame =>
	before(given).use('seat:3', AIM).until('butler.serve.tip');

/** The offense has aimed, and chosen ships of its first planet. */
const chosen = (given: Position = GIVEN, n = 2): CosmicGame =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': n } })
		.until('window:ships.chosen', 'seat:3');

describe('Butler', () => {
	it('[alien:butler] given the offense gives a tip, then a card of theirs by chance comes to it, and they aim; it asks for nothing more', () => {
		const g = asked();
		expect(g.askedSeats).toEqual(['seat:1']);
		const [cards, theirs] = [g.hand('seat:3').length, hand(g, 'seat:1')];
		g.answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.hand('seat:3')).toHaveLength(cards + 1);
		expect(theirs).toEqual(expect.arrayContaining(hand(g, 'seat:3').slice(-1)));
		g.pick('seat:1', 'planet:2-4');
		expect(offered(g, 'seat:3', `power|${ID}`)).toBe(false);
	});

	it('[alien:butler] ruling: given they give none, then it aims at any planet of the system, and may ask for a tip again for the launch', () => {
		const g = asked().answer('seat:1', { yes: false }).until('butler.serve.aim');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
		g.pick('seat:3', 'planet:2-3').until('launch.send');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.encounter.target).toBe('planet:2-3');
		expect(g.said).toContain('{seat:3} points the gate for {seat:1}.');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('window:ships.chosen', 'seat:3');
		g.use('seat:3', LAUNCH).until('butler.serve.tip').answer('seat:1', { yes: true });
		g.until('alliance.offenseInvites');
		expect(g.hand('seat:1')).toHaveLength(0);
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:butler] given it keeps its power, then the offense aims and sends as ever', () => {
		const g = before().pass('seat:3').until('launch.aim').pick('seat:1', 'planet:2-4');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-2': 1 } });
		g.until('window:ships.chosen', 'seat:3').pass('seat:3').until('alliance.offenseInvites');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:butler] ruling: given no tip for the launch, then it says from where as many ships come, the last one of a colony too', () => {
		const planets = { 'planet:3-2': { 'seat:1': 1 } };
		const g = chosen({ ...GIVEN, planets })
			.use('seat:3', LAUNCH)
			.until('butler.serve.tip');
		g.answer('seat:1', { yes: false }).until('butler.serve.ships');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ split: { 'planet:3-2': 1 } });
		g.answer('seat:3', { split: { 'planet:3-2': 1, 'planet:1-5': 1 } });
		g.until('alliance.offenseInvites');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(g.ships('planet:3-2')).toEqual({});
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:butler] ruling: given another number of ships than were chosen, then it is refused', () => {
		const g = chosen().use('seat:3', LAUNCH).until('butler.serve.tip');
		g.answer('seat:1', { yes: false }).until('butler.serve.ships');
		expect(() => g.answer('seat:3', { split: { 'planet:1-1': 1 } })).toThrow('Refused');
	});

	it('[alien:butler] ruling: given the offense holds no card, then they are not asked, and it aims', () => {
		const g = before();
		g.board.players['seat:1']!.hand = [];
		g.use('seat:3', AIM);
		for (; !g.asked.includes('butler.serve.aim'); g.lapse())
			expect(g.asked).not.toContain('butler.serve.tip');
		expect(g.askedSeats).toEqual(['seat:3']);
	});

	it('[alien:butler] given it is the defense, then it may serve as well; as the offense it may not', () => {
		const given: Position = { aliens: { 'seat:2': ID } };
		const until = (g: CosmicGame) => g.asked.includes('planning.select');
		for (const chore of [AIM, LAUNCH])
			expect(offered(duel(given), 'seat:2', chore, until)).toBe(true);
		const offense = duel({ aliens: { 'seat:1': ID } });
		expect(offered(offense, 'seat:1', `power|${ID}`, until)).toBe(false);
	});

	it('[alien:butler] ruling: given an intruder whom the offense meets at home, then the gate is aimed already', () => {
		const g = position({
			...GIVEN,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'] },
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': { 'seat:1': 2, 'seat:2': 2 } }
		});
		g.until('destiny.own').pick('seat:1', 'against seat:2');
		const until = (one: CosmicGame) => one.asked.includes('launch.send');
		expect(offered(g, 'seat:3', AIM, until)).toBe(false);
		expect(g.encounter.target).toBe('planet:1-3');
	});

	it('[alien:butler] given one planet alone is left in the system, then there is nothing to aim, and it does not ask', () => {
		const g = position({ ...GIVEN, destiny: ['colour:2#1'] }).until(
			'window:encounter.start',
			'seat:1'
		);
		for (const k of [2, 3, 4, 5] as const) delete g.board.planets[`planet:2-${k}`];
		const until = (one: CosmicGame) => one.asked.includes('launch.send');
		expect(offered(g, 'seat:3', AIM, until)).toBe(false);
	});

	it('[alien:butler] given one colony alone has ships, or an ally chooses theirs, then it does not ask', () => {
		const planets = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		const one = duel({ ...GIVEN, planets }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		const until = (g: CosmicGame) => g.asked.includes('planning.select');
		expect(offered(one, 'seat:3', LAUNCH, until)).toBe(false);
		const allied = duel({ seats: 4, ...GIVEN });
		allied.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		allied.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		allied.until('alliance.answer', 'seat:4');
		allied.answer('seat:4', { pick: 'offense', then: { split: { 'planet:4-1': 2 } } });
		expect(offered(allied, 'seat:3', LAUNCH, until)).toBe(false);
	});

	it('[alien:butler] given it is zapped, then nobody is asked for a tip, and the offense aims', () => {
		const given = { ...GIVEN, hands: { 'seat:1': ['artifact:cosmic-zap'] } };
		const g = before(given).use('seat:3', AIM).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'artifact|cosmic-zap');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.asked).not.toContain('butler.serve.tip');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08']);
	});

	it('[alien:butler] the steady player serves, aims where most defend, and as the offense gives no tip out of a small hand', () => {
		const planets = { 'planet:2-4': { 'seat:2': 6 } };
		const g = before({ ...GIVEN, planets });
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringContaining(AIM) as string
		});
		g.use('seat:3', AIM).until('butler.serve.tip');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: false });
		g.answer('seat:1', { yes: false }).until('butler.serve.aim');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'planet:2-4' });
	});
});

describe('the Butler flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:butler', 'attack:06'] } };
	const named = (given: Position = WILD): CosmicGame =>
		duel(given).until('window:encounter.start', 'seat:1');

	it('[wild:butler] [CE-4.14] given another player is named, then they are the offense, and must invite whose turn it is', () => {
		const g = named({ ...WILD, hands: { ...WILD.hands, 'seat:3': ['attack:40'] } });
		expect(g.choices('seat:1', `wild|${ID}|delegate|flare:${ID}`)).toEqual(['seat:2', 'seat:3']);
		g.use('seat:1', `wild|${ID}`, { pick: 'seat:3' }).until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.board.offense).toBe('seat:1');
		g.pick('seat:3', 'planet:2-1').until('launch.send');
		g.answer('seat:3', { split: { 'planet:3-1': 2 } }).until('alliance.offenseInvites');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(() => g.answer('seat:3', { picks: [] })).toThrow('Refused');
		// The defense need not.
		g.answer('seat:3', { picks: ['seat:1'] }).until('alliance.defenseInvites');
		g.answer('seat:2', { picks: [] }).until('planning.select');
		g.pick('seat:3', 'attack:40').pick('seat:2', 'attack:08');
		// They have won, and whose turn it is may have another encounter.
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:3': 2 });
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.encounter.offense).toBe('seat:1');
	});

	it('[wild:butler] [CE-4.14] given the offense that was named loses, then no second encounter follows', () => {
		const g = named({
			...WILD,
			hands: { ...WILD.hands, 'seat:3': ['attack:06'], 'seat:2': ['attack:40'] }
		});
		g.use('seat:1', `wild|${ID}`, { pick: 'seat:3' }).until('launch.aim');
		g.pick('seat:3', 'planet:2-1').until('planning.select');
		g.pick('seat:3', 'attack:06').pick('seat:2', 'attack:40');
		const { turn } = g.board;
		over(g);
		while (g.board.turn === turn) {
			expect(g.asked).not.toContain('turn.second');
			g.lapse();
		}
		expect(g.board.offense).toBe('seat:2');
	});

	it('[wild:butler] [CE-4.14] given whose turn it is is the defense, then nobody has to be invited', () => {
		const g = named({
			...WILD,
			destiny: ['colour:1#1'],
			hands: { ...WILD.hands, 'seat:3': ['attack:40'] }
		});
		g.use('seat:1', `wild|${ID}`, { pick: 'seat:3' }).until('launch.aim');
		expect(g.encounter.defense).toBe('seat:1');
		g.until('alliance.offenseInvites').answer('seat:3', { picks: [] });
		expect(g.until('planning.select').askedSeats).toEqual(['seat:3', 'seat:1']);
	});

	it('[wild:butler] given it is kept, then the offense is whose turn it is; who is not the offense has nothing of it', () => {
		const g = named().pass('seat:1').until('launch.aim');
		expect(g.encounter.offense).toBe('seat:1');
		const until = (one: CosmicGame) => one.asked.includes('launch.aim');
		expect(offered(duel({ hands: { 'seat:3': ['flare:butler'] } }), 'seat:3', 'wild|', until)).toBe(
			false
		);
	});

	it('[wild:butler] the steady player names who is furthest from winning while it holds no good attack, and else nobody', () => {
		const planets = { 'planet:1-2': { 'seat:2': 1, 'seat:1': 4 } };
		expect(steadyAnswer(named({ ...WILD, planets }), 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^wild\|butler/) as string,
			then: { pick: 'seat:3' }
		});
		const hands = { 'seat:1': ['flare:butler', 'attack:20'] };
		expect(steadyAnswer(named({ hands }), 'seat:1')).toMatchObject({ pick: 'pass' });
	});

	const SUPER: Position = {
		...GIVEN,
		hands: { 'seat:3': ['flare:butler'], 'seat:1': ['attack:06', 'attack:04'] }
	};
	const doubled = (given: Position = SUPER): CosmicGame =>
		before(given).use('seat:3', AIM).until('window:use.declared', 'seat:3');

	it('[super:butler] given it asks for two, then a tip is two cards', () => {
		const g = doubled();
		const cards = g.hand('seat:3').length;
		g.use('seat:3', `super|${ID}`).until('butler.serve.tip').answer('seat:1', { yes: true });
		g.until('launch.aim');
		expect(g.hand('seat:3')).toHaveLength(cards + 2);
		expect(g.hand('seat:1')).toHaveLength(1);
	});

	it('[super:butler] given it was refused two, then for the launch it asks for one', () => {
		const g = doubled().use('seat:3', `super|${ID}`).until('butler.serve.tip');
		g.answer('seat:1', { yes: false }).until('butler.serve.aim').pick('seat:3', 'planet:2-3');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
		g.until('window:ships.chosen', 'seat:3').use('seat:3', LAUNCH).until('butler.serve.tip');
		g.answer('seat:1', { yes: true }).until('alliance.offenseInvites');
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[super:butler] given it is kept, or they hold one card alone, then a tip is one card', () => {
		const g = doubled().pass('seat:3').until('butler.serve.tip').answer('seat:1', { yes: true });
		g.until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(2);
		const one = before({ ...SUPER, hands: { 'seat:3': ['flare:butler'] } }).use('seat:3', AIM);
		const until = (it: CosmicGame) => it.asked.includes('butler.serve.tip');
		expect(offered(one, 'seat:3', `super|${ID}`, until)).toBe(false);
	});
});
