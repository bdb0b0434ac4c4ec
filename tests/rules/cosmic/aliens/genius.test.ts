/** Genius: knowledge in place of colonies, and with enough of it the game. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CardId } from '../../../../src/lib/games/cosmic/types';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GENIUS: Position = { aliens: { 'seat:1': 'genius' } };
const WINS: Cards = ['attack:20', 'attack:06'];

/** So many cards, none of them any good to anybody. */
const cards = (n: number): CardId[] =>
	['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:08', 'attack:09']
		.concat(['attack:10', 'negotiate', 'negotiate', 'negotiate', 'negotiate', 'negotiate'])
		.concat(['negotiate', 'negotiate', 'negotiate', 'negotiate', 'negotiate', 'morph'])
		.concat(['attack:11', 'attack:12'])
		.slice(0, n);

describe('Genius', () => {
	it('[alien:genius] given it has won a foreign colony, when it uses its power, then its ships go home and it draws a card for each', () => {
		const g = met(WINS, GENIUS, 3).until('window:resolution.settled', 'seat:1');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		const held = g.hand('seat:1').length;
		g.use('seat:1', 'power|genius').until('home.land');
		expect(g.hand('seat:1')).toHaveLength(held + 3);
		over(g.answer('seat:1', { split: { 'planet:1-1': 3 } }));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
	});

	it('[alien:genius] given it leaves its power, then it keeps the colony and draws nothing', () => {
		const g = met(WINS, GENIUS, 3).until('window:resolution.settled', 'seat:1');
		const held = g.hand('seat:1').length;
		over(g.pass());
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.hand('seat:1')).toHaveLength(held);
	});

	it('[alien:genius] given it is an ally of the offense that has won, then it is offered, and the others stay', () => {
		const g = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'genius' } }
		).until('window:resolution.settled', 'seat:3');
		const held = g.hand('seat:3').length;
		over(g.use('seat:3', 'power|genius'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.hand('seat:3')).toHaveLength(held + 2);
	});

	it('[alien:genius] [CE-33.6] given allies of a defense that has won land by a hazard, then one of them gives that colony up as well', () => {
		const g = fight(
			['attack:01', 'attack:20'],
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			{
				aliens: { 'seat:3': 'genius' },
				options: { hazard: 'conflict' },
				piles: { hazard: ['hazard:reverse-rewards'] }
			}
		).until('window:resolution.settled', 'seat:3');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:3': 2 });
		const held = g.hand('seat:3').length;
		over(g.use('seat:3', 'power|genius'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.hand('seat:3')).toHaveLength(held + 2);
	});

	it('[alien:genius] ruling: given it had a colony there, or holds its own planet, or has lost, then it is not offered', () => {
		const had: Position = { ...GENIUS, planets: { 'planet:2-1': { 'seat:2': 1, 'seat:1': 1 } } };
		expect(offered(met(WINS, had), 'seat:1', 'power|')).toBe(false);
		expect(offered(met(['attack:01', 'attack:20'], GENIUS), 'seat:1', 'power|')).toBe(false);
		const defends: Position = { aliens: { 'seat:2': 'genius' } };
		expect(offered(met(['attack:01', 'attack:20'], defends), 'seat:2', 'power|')).toBe(false);
		const home: Position = {
			...GENIUS,
			destiny: ['colour:1#1'],
			planets: { 'planet:1-5': { 'seat:2': 1 } },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:06'] }
		};
		const g = duel(home).until('destiny.own').pick('seat:1', 'against seat:2');
		g.encounterTo({ send: { 'planet:1-1': 1 }, cards: WINS });
		expect(offered(g, 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:genius] ruling: given the colony would win, when it gives it up, then it does not win by it', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 4, 'seat:1': 1 }])
		);
		const g = met(WINS, { ...GENIUS, planets }, 3).until('window:resolution.settled', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'pass' });
		over(g.use('seat:1', 'power|genius'));
		expect(g.table.over).toBeNull();
	});

	it.each(['seat:1', 'seat:2'] as const)(
		'[alien:genius] [CE-21.5] given twenty cards in its hand as a turn of seat 1 begins, then %s wins, and a zap does not help',
		(seat) => {
			const hands = { [seat]: cards(20), 'seat:3': ['artifact:cosmic-zap'] };
			const g = position({ aliens: { [seat]: 'genius' }, hands, destiny: ['colour:2#1'] });
			while (!g.table.over && g.board.encounters < 1) {
				expect(g.asked).not.toContain('window:use.declared');
				g.lapse();
			}
			expect(g.table.over?.winners).toEqual([seat]);
		}
	);

	it('[alien:genius] [CE-5.5] ruling: given twenty cards and no encounter card among them, then its new hand is counted', () => {
		const flares = ['zombie', 'clone', 'macron', 'virus', 'void', 'oracle', 'mind', 'human']
			.concat([
				'cudgel',
				'fodder',
				'kamikaze',
				'machine',
				'parasite',
				'sorcerer',
				'trader',
				'vulch'
			])
			.map((alien) => `flare:${alien}`);
		const hand = [...flares, 'artifact:plague', 'artifact:quash', 'artifact:mobius-tubes'];
		expect([...hand, 'artifact:force-field']).toHaveLength(20);
		const g = position({
			aliens: { 'seat:1': 'genius' },
			hands: { 'seat:1': [...hand, 'artifact:force-field'] },
			destiny: ['colour:2#1']
		});
		while (!g.table.over && !g.asked.includes('launch.aim')) g.lapse();
		expect(g.table.over).toBeNull();
	});

	it('[alien:genius] given nineteen cards, or its power is lost, then it does not win', () => {
		const begun = (given: Position): CosmicGame =>
			position({ destiny: ['colour:2#1'], ...given }).until('launch.aim');
		const nineteen = begun({ aliens: { 'seat:2': 'genius' }, hands: { 'seat:2': cards(19) } });
		expect(nineteen.table.over).toBeNull();
		const off = begun({
			aliens: { 'seat:2': 'genius' },
			hands: { 'seat:2': cards(20) },
			planets: { 'planet:2-1': {}, 'planet:2-2': {}, 'planet:2-3': {} }
		});
		expect(off.table.over).toBeNull();
	});

	it('[alien:genius] given it is zapped, then it keeps the colony', () => {
		const g = met(WINS, { ...GENIUS, hands: { 'seat:2': ['artifact:cosmic-zap'] } }, 3);
		declare(g.until('window:resolution.settled', 'seat:1'), 'seat:1', 'power|genius');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('given a hand that the cards would make twenty, then the steady player gives the colony up, else it does not', () => {
		for (const [n, uses] of [
			[16, true],
			[3, false]
		] as const) {
			const given: Position = { ...GENIUS, hands: { 'seat:1': cards(n) } };
			const g = met(WINS, given, 4).until('window:resolution.settled', 'seat:1');
			expect(steadyAnswer(g, 'seat:1')).toEqual({
				pick: uses ? 'power|genius|learn|' : 'pass'
			});
		}
	});
});

describe('the Genius flare', () => {
	const WILD: Position = { hands: { 'seat:2': ['flare:genius'] } };
	const aimed = (given: Position) =>
		duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });

	it('[wild:genius] given a main player plays it before allies are invited, then each player named draws a card', () => {
		const g = aimed(WILD).until('window:alliance.before', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: 'wild|genius|teach|flare:genius',
			then: { picks: ['seat:2'] }
		});
		const held = [g.hand('seat:2').length, g.hand('seat:3').length];
		g.use('seat:2', 'wild|genius', { picks: ['seat:2', 'seat:3'] }).until(
			'alliance.offenseInvites'
		);
		expect(g.hand('seat:2')).toHaveLength(held[0]! + 1);
		expect(g.hand('seat:3')).toHaveLength(held[1]! + 1);
		expect(g.said).not.toContain('{seat:1} draws');
	});

	it('[wild:genius] given its holder is no main player, then it is not offered', () => {
		expect(offered(aimed({ hands: { 'seat:3': ['flare:genius'] } }), 'seat:3', 'wild|')).toBe(
			false
		);
	});

	const SUPER: Position = { ...GENIUS, hands: { 'seat:1': ['flare:genius'] } };
	/** It guesses so; how many cards that has brought it once the cards are revealed. */
	const guessed = (cards: Cards, amount: number) => {
		const g = met(cards, SUPER).until('window:planning.selected', 'seat:1');
		const held = g.hand('seat:1').length;
		g.use('seat:1', 'super|genius', { amount }).until('window:reveal.cards');
		return { said: g.said, came: g.hand('seat:1').length - held };
	};

	it.each([
		[12, true],
		[18, true],
		[11, false],
		[19, false]
	] as const)(
		'[super:genius] [CE-11.19] given an attack 15 and a guess of %i, then near enough: %s, and only then four cards',
		(n, near) => {
			const g = guessed(['attack:20', 'attack:15'], n);
			expect(g.came).toBe(near ? 4 : 0);
			expect(g.said).toContain(near ? 'near enough' : 'something else');
		}
	);

	it('[super:genius] given a negotiate, then nothing is drawn; ruling: a morph counts as the attack it has become', () => {
		expect(guessed(['attack:20', 'negotiate'], 0).came).toBe(0);
		expect(guessed(['attack:20', 'morph'], 20).came).toBe(4);
	});

	it('[super:genius] given the power is zapped, then nothing is guessed', () => {
		const given: Position = {
			...GENIUS,
			hands: { 'seat:1': ['flare:genius'], 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = met(['attack:20', 'attack:15'], given).until('window:planning.selected', 'seat:1');
		declare(g, 'seat:1', 'super|genius', { amount: 15 });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('has guessed');
	});

	it('given cards that nobody has seen, then the steady player guesses where most attacks are', () => {
		const g = met(['attack:20', 'attack:15'], SUPER).until('window:planning.selected', 'seat:1');
		const said = steadyAnswer(g, 'seat:1') as { pick: string; then: { amount: number } };
		expect(said.pick).toBe('super|genius|guess|flare:genius');
		expect(said.then.amount).toBeGreaterThan(4);
		expect(said.then.amount).toBeLessThan(15);
	});
});
