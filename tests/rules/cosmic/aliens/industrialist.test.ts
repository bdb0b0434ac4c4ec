/** Industrialist: attacks that have lost are stacked, and add up. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { becomeAnother, tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { position } from '../../../support/cosmic';
import type { OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'industrialist';
const like = (cards: readonly string[] = []) => cards.map((card) => card.split('#')[0]);
const BUILDS: Position = { aliens: { 'seat:1': ID } };
const LOST: Cards = ['attack:08', 'attack:15'];
/** It has lost, and its opponent is asked. */
const beaten = (cards: Cards = LOST, given: Position = BUILDS, asked: SeatId = 'seat:2') =>
	met(cards, given).until('industrialist.build.choose', asked);
const stack = (g: CosmicGame) => like(g.board.stacked?.[ID]);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Industrialist', () => {
	it('[alien:industrialist] [CE-12.22] given it has lost with an attack and its opponent keeps the victory, then the attack comes onto the stack instead of the discard pile', () => {
		const g = beaten();
		expect(g.choices('seat:2')).toEqual(['yield', 'stack']);
		g.pick('seat:2', 'stack');
		g.until('window:resolution.used', undefined);
		expect(stack(g)).toEqual([]);
		over(g);
		expect(stack(g)).toEqual(['attack:08']);
		expect(like(g.board.discard)).toEqual(['attack:15']);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.said).toContain('comes onto the sheet of Industrialist');
	});

	it('[alien:industrialist] given its opponent gives in, then it has won, and nothing is stacked', () => {
		const g = over(beaten().pick('seat:2', 'yield'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(stack(g)).toEqual([]);
		expect(g.said).toContain('The offense wins instead.');
	});

	it('[alien:industrialist] given it has lost as the defense, then the offense is asked, and may give in', () => {
		const given: Position = { aliens: { 'seat:2': ID } };
		const g = over(beaten(['attack:20', 'attack:08'], given, 'seat:1').pick('seat:1', 'yield'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	const never = (cards: Cards, given: Position = BUILDS): CosmicGame => {
		const g = over(met(cards, given));
		expect(g.said).not.toContain('Industrialist:');
		expect(stack(g)).toEqual(given.stacked ? like(given.stacked[ID]) : []);
		return g;
	};

	it('[alien:industrialist] given it has won, or lost with a negotiate, or is an ally, then it is not used', () => {
		never(['attack:20', 'attack:08']);
		never(['negotiate', 'attack:08']);
		const g = fight(
			['attack:08', 'attack:20'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': ID } }
		);
		expect(over(g).said).not.toContain('Industrialist:');
	});

	it('[alien:industrialist] ruling: given both sides lose, then nobody is asked', () => {
		const given: Position = {
			...BUILDS,
			options: { hazard: 'conflict' },
			piles: { hazard: ['hazard:meteor-storm'] }
		};
		expect(never(['attack:08', 'attack:15'], given).said).toContain('Both sides lose');
	});

	it('[alien:industrialist] ruling: given a card that was claimed and never shown, then it is not stacked', () => {
		const given: Position = { aliens: { 'seat:1': [ID, 'gambler'] } };
		const g = met(LOST, given).until('window:reveal.claim', 'seat:1');
		g.use('seat:1', 'power|gambler', { pick: 'attack:10' }).until('gambler.challenge.ask');
		g.answer('seat:2', { yes: false });
		expect(over(g).said).not.toContain('of Industrialist');
		expect(stack(g)).toEqual([]);
	});

	const STACKED: Position = {
		...BUILDS,
		stacked: { [ID]: ['attack:04', 'attack:06', 'morph'] }
	};
	const counting = (cards: Cards, given: Position = STACKED) =>
		met(cards, given).until('use.details', 'seat:1');

	it('[alien:industrialist] given attacks meet, then the sum of its stack adds, without a morph', () => {
		const g = counting(LOST);
		expect(g.choices('seat:1')).toEqual(['add', 'subtract']);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'add' });
		g.pick('seat:1', 'add');
		// 8, a ship and 10 against 15 and 4.
		expect(totals(g)).toEqual({ offense: 19, defense: 19 });
	});

	it('[alien:industrialist] given it subtracts, then its total is less by that; where the smaller total wins a steady player does', () => {
		const g = counting(LOST);
		g.pick('seat:1', 'subtract');
		expect(totals(g)).toEqual({ offense: -1, defense: 19 });
		const low = { ...STACKED, aliens: { 'seat:1': [ID, 'anti-matter'] } };
		const cards: Cards = ['attack:20', 'attack:15'];
		expect(steadyAnswer(counting(cards, low), 'seat:1')).toEqual({ pick: 'subtract' });
	});

	it('[alien:industrialist] given a negotiate, an empty stack or one of morphs alone, then it does not count', () => {
		never(['attack:08', 'negotiate'], STACKED);
		const given: Position = { ...BUILDS, stacked: { [ID]: ['morph'] } };
		never(['attack:20', 'attack:08'], given);
	});

	it('[alien:industrialist] given the encounter in which it loses again, then both uses are made, and the stack grows', () => {
		const g = counting(['attack:05', 'attack:30']).pick('seat:1', 'add');
		g.until('industrialist.build.choose').pick('seat:2', 'stack');
		expect(stack(over(g))).toEqual(['attack:04', 'attack:06', 'morph', 'attack:05']);
	});

	it('[alien:industrialist] ruling: given either use is stopped, then it is off until the encounter ends', () => {
		const given: Position = { ...STACKED, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = met(LOST, given).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 19 });
		over(g);
		expect(stack(g)).toEqual(['attack:04', 'attack:06', 'morph']);
	});

	it('[alien:industrialist] [CE-15.38] the stack is seen by all, goes where the sheet goes, stays while the power is lost, and is discarded with it', () => {
		const g = met(LOST, { ...STACKED, aliens: { 'seat:1': ID, 'seat:2': 'virus' } });
		const open = () => lookOpen(cosmic, g.table).board;
		expect(open()).toMatchObject({ stacked: { [ID]: g.board.stacked![ID] } });
		g.board.players['seat:1']!.powerLost = true;
		expect(stack(g)).toHaveLength(3);
		const play = new Play(cosmic, g.table);
		tradePowers(play, 'seat:1', 'seat:2');
		expect(stack(g)).toHaveLength(3);
		becomeAnother(play, 'seat:2');
		expect(stack(g)).toEqual([]);
		expect(like(g.board.discard)).toEqual(['attack:04', 'attack:06', 'morph']);
		expect(open()).not.toHaveProperty(['stacked', ID]);
	});

	it('[alien:industrialist] [CE-12.22] given nobody plays the sheet any more, then the attack is discarded as any', () => {
		const g = beaten().pick('seat:2', 'stack').until('window:resolution.used');
		becomeAnother(new Play(cosmic, g.table), 'seat:1');
		over(g);
		expect(stack(g)).toEqual([]);
		expect(like(g.board.discard)).toEqual(['attack:08', 'attack:15']);
	});

	it('given a low attack and a planet to lose, then the steady player keeps the victory', () => {
		expect(steadyAnswer(beaten(), 'seat:2')).toEqual({ pick: 'stack' });
	});

	it('given nothing is lost by giving in, then the steady player gives in rather than have a high attack stacked', () => {
		const given: Position = { ...BUILDS, planets: { 'planet:2-1': { 'seat:2': 0 } } };
		const g = beaten(['attack:30', 'attack:40'], given);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'yield' });
	});
});

describe('the Industrialist flare', () => {
	it('[wild:industrialist] given an attack is drawn of the opponent, then it adds to the total and is discarded', () => {
		const given: Position = { hands: { 'seat:1': [`flare:${ID}`] } };
		const g = met(['attack:10', 'attack:15'], given).until('window:reveal.values', 'seat:1');
		expect(like(g.hand('seat:2'))).toEqual(['attack:08']);
		g.use('seat:1', 'wild|industrialist');
		expect(totals(g)).toEqual({ offense: 19, defense: 19 });
		expect(like(g.board.discard)).toEqual(['attack:08']);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[wild:industrialist] given another card is drawn, then it goes back, and who drew it alone has seen it', () => {
		const hands = { 'seat:1': [`flare:${ID}`] };
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': [...hands['seat:1'], 'attack:10'],
				'seat:2': ['attack:15', 'artifact:plague']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:10', 'attack:15']
		});
		g.until('window:reveal.values', 'seat:1');
		g.use('seat:1', `wild|${ID}`);
		expect(totals(g)).toEqual({ offense: 11, defense: 19 });
		expect(like(g.hand('seat:2'))).toEqual(['artifact:plague']);
		const looks = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;
		expect(like(looks('seat:1').looks[0]?.cards)).toEqual(['artifact:plague']);
		expect(looks('seat:3').looks).toEqual([]);
		expect(g.said).toContain(
			'{seat:1} looks at a card of {seat:2}: it is no attack, and goes back.'
		);
		expect(g.said).not.toContain('Plague');
	});

	it('[wild:industrialist] given a negotiate lies there, or it is uninvolved, then it is not offered', () => {
		const hands: Position['hands'] = { 'seat:1': [`flare:${ID}`] };
		expect(offered(met(['attack:10', 'negotiate'], { hands }), 'seat:1', 'wild|')).toBe(false);
		const other: Position = { hands: { 'seat:3': [`flare:${ID}`] } };
		expect(offered(met(LOST, other), 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...BUILDS, hands: { 'seat:1': [`flare:${ID}`] } };

	it('[super:industrialist] given attacks were revealed, then that of either side comes onto the stack, won or lost', () => {
		const g = met(['attack:20', 'attack:15'], SUPER).until('window:resolution.used', 'seat:1');
		expect(g.choices('seat:1', `super|${ID}|stack|flare:${ID}`)).toEqual(['offense', 'defense']);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { pick: 'offense' } });
		g.use('seat:1', `super|${ID}`, { pick: 'defense' });
		over(g);
		expect(stack(g)).toEqual(['attack:15']);
		expect(like(g.board.discard)).toEqual(['attack:20']);
	});

	it('[super:industrialist] given its own comes onto the stack already, then the other one may as well', () => {
		const g = beaten(LOST, SUPER).pick('seat:2', 'stack').until('window:resolution.used', 'seat:1');
		expect(g.choices('seat:1', `super|${ID}|stack|flare:${ID}`)).toEqual(['defense']);
		g.use('seat:1', `super|${ID}`, { pick: 'defense' });
		expect(stack(over(g))).toEqual(['attack:08', 'attack:15']);
	});

	it('[alien:industrialist] [super:industrialist] [CE-33.18] given cards that are played leave the game, then neither is used or offered, for nothing would be stacked', () => {
		const under = (hazard: string): CosmicGame =>
			met(LOST, {
				...SUPER,
				destiny: ['colour:2#1', 'colour:3#1', 'colour:1#1'],
				options: { hazard: 'conflict' },
				piles: { hazard: [`hazard:${hazard}`] }
			});
		expect(offered(under('energy-fields'), 'seat:1', 'super|')).toBe(true);
		expect(offered(under('sargasso-web'), 'seat:1', 'super|')).toBe(false);
		expect(over(under('energy-fields')).said).toContain('Industrialist:');
		expect(over(under('sargasso-web')).said).not.toContain('Industrialist:');
	});

	it('[super:industrialist] given negotiates, then there is nothing to stack', () => {
		expect(offered(met(['negotiate', 'negotiate'], SUPER), 'seat:1', 'super|')).toBe(false);
	});
});
