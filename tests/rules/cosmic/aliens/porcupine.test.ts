/** Porcupine: about to lose, it throws its cards into the scales. */
import { describe, expect, it } from 'vitest';
import { steadyAnswer } from '../../../support/steady';
import { declare, duel, fight, holding, met, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|porcupine|needle';
const HELD = ['attack:01', 'attack:04', 'negotiate'];
/** An attack 08 besides these, so four cards. */
const PORCUPINE: Position = { aliens: { 'seat:1': 'porcupine' }, hands: { 'seat:1': HELD } };
/** 10 and one ship against 8 and four: it loses by 1. */
const CLOSE: Cards = ['attack:10', 'attack:08'];

const losing = (given: Position = PORCUPINE, cards: Cards = CLOSE): CosmicGame =>
	met(cards, given).until('window:reveal.values', 'seat:1');
/** It throws in the first so many cards of its hand. */
const throwIn = (g: CosmicGame, n: number, how = 'add', seat: SeatId = 'seat:1'): CosmicGame =>
	g.use(seat, NAME, { pick: how, then: { picks: g.hand(seat).slice(0, n) } });
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Porcupine', () => {
	it('[alien:porcupine] given it is about to lose by one, when it discards two cards, then it wins; left alone, it loses', () => {
		const g = losing();
		const [one, other, third] = g.hand('seat:1');
		throwIn(g, 2);
		expect(totals(g)).toEqual({ offense: 10 + 1 + 2, defense: 8 + 4 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.board.discard).toEqual(expect.arrayContaining([one, other]));
		expect(g.hand('seat:1')).toContain(third);
		const left = losing().until('window:resolution.outcome');
		expect(left.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:porcupine] given the smaller total wins, then it subtracts', () => {
		const low: Position = { ...PORCUPINE, aliens: { 'seat:1': ['porcupine', 'anti-matter'] } };
		const g = throwIn(losing(low, ['attack:30', 'attack:08']), 3, 'subtract');
		const { offense, defense } = totals(g)!;
		const plain = losing(low, ['attack:30', 'attack:08']);
		expect(totals(plain)).toEqual({ offense: offense + 3, defense });
	});

	it('[alien:porcupine] given it is an ally on the losing side, then it helps that side', () => {
		const given: Position = {
			aliens: { 'seat:3': 'porcupine' },
			hands: { 'seat:3': ['attack:01', 'attack:04'] }
		};
		const g = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			given
		);
		g.until('window:reveal.values', 'seat:3');
		throwIn(g, 2, 'add', 'seat:3');
		expect(totals(g)).toEqual({ offense: 8 + 3 + 1 + 2, defense: 8 + 4 });
	});

	it('[alien:porcupine] ruling: whoever is winning, has no attack against an attack, or stays out is not offered it', () => {
		expect(offered(met(['attack:30', 'attack:08'], PORCUPINE), 'seat:1', NAME)).toBe(false);
		expect(offered(met(['negotiate', 'attack:08'], PORCUPINE), 'seat:1', NAME)).toBe(false);
		const out: Position = { aliens: { 'seat:3': 'porcupine' } };
		expect(offered(met(CLOSE, out), 'seat:3', NAME)).toBe(false);
	});

	it('[alien:porcupine] [CE-11.11] ruling: an outcome that is turned round counts as turned', () => {
		const turned: Position = {
			...PORCUPINE,
			aliens: { 'seat:1': 'porcupine', 'seat:2': 'loser' }
		};
		const upset = (cards: Cards): CosmicGame =>
			duel(holding(cards, turned))
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.until('window:planning.beforeSelect', 'seat:2')
				.use('seat:2', 'power|loser')
				.lay(...cards);
		expect(offered(upset(CLOSE), 'seat:1', NAME)).toBe(false);
		const g = upset(['attack:12', 'attack:08']).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: `${NAME}|`,
			then: { pick: 'subtract' }
		});
		throwIn(g, 2, 'subtract').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 12 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:porcupine] ruling: once in an encounter', () => {
		const g = throwIn(losing(PORCUPINE, ['attack:04', 'attack:20']), 1);
		expect(offered(g, 'seat:1', NAME)).toBe(false);
	});

	it('[alien:porcupine] [CE-17.4] ruling: zapped, it keeps its cards', () => {
		const g = losing({
			...PORCUPINE,
			hands: { ...PORCUPINE.hands, 'seat:2': ['artifact:cosmic-zap'] }
		});
		const held = g.hand('seat:1');
		throwIn(g, 2).until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 11, defense: 12 });
		expect(g.hand('seat:1')).toEqual(held);
	});

	it('[alien:porcupine] a card it has named and then played is thrown in no more', () => {
		const g = losing({
			...PORCUPINE,
			hands: {
				'seat:1': ['artifact:card-zap', 'attack:01'],
				'seat:2': ['artifact:cosmic-zap']
			}
		});
		const picks = g.hand('seat:1').filter((card) => !card.startsWith('attack:08'));
		g.use('seat:1', NAME, { pick: 'add', then: { picks } });
		declare(g.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		g.use('seat:1', 'artifact|card-zap');
		expect(totals(g)).toEqual({ offense: 11 + 1, defense: 12 });
		expect(g.board.discard).toContainEqual(expect.stringMatching(/^attack:01/));
	});

	it('given two cards that turn the fight, then the steady player throws in its two worst; where all it has is too little, none', () => {
		expect(steadyAnswer(losing(), 'seat:1')).toMatchObject({
			pick: `${NAME}|`,
			then: {
				pick: 'add',
				then: {
					picks: [
						expect.stringMatching(/^attack:01/) as string,
						expect.stringMatching(/^negotiate|^attack:04/) as string
					]
				}
			}
		});
		expect(steadyAnswer(losing(PORCUPINE, ['attack:06', 'attack:20']), 'seat:1')).toEqual({
			pick: 'pass'
		});
	});
});

describe('the Porcupine flare', () => {
	const FLARE: Position = { hands: { 'seat:1': ['attack:01', 'flare:porcupine'] } };

	it('[wild:porcupine] given a main player shows two cards, then each adds 1 to the total, and so does the flare; they stay in hand', () => {
		const g = losing(FLARE);
		const held = g.hand('seat:1');
		const picks = held.filter((card) => card.startsWith('attack'));
		g.use('seat:1', 'wild|porcupine', { picks });
		expect(totals(g)).toEqual({ offense: 10 + 1 + 3, defense: 12 });
		expect(g.said).toContain('{seat:1} shows');
		expect(g.hand('seat:1').sort()).toEqual(held.slice().sort());
		expect(totals(losing(FLARE))).toEqual({ offense: 11, defense: 12 });
		const none = losing(FLARE).use('seat:1', 'wild|porcupine', { picks: [] });
		expect(totals(none)).toEqual({ offense: 12, defense: 12 });
	});

	it('[wild:porcupine] given a negotiate, or its holder is no main player, then it is not offered', () => {
		const peace = met(['attack:08', 'negotiate'], FLARE);
		expect(offered(peace, 'seat:1', 'wild|porcupine')).toBe(false);
		const third: Position = { hands: { 'seat:3': ['flare:porcupine', 'attack:01'] } };
		expect(offered(met(CLOSE, third), 'seat:3', 'wild|porcupine')).toBe(false);
	});

	const SUPER: Position = {
		...PORCUPINE,
		hands: { 'seat:1': ['attack:01', 'attack:14', 'flare:porcupine'] }
	};

	it('[super:porcupine] given it throws in one card, when it plays it, then the card counts 3; not played, 1', () => {
		for (const [played, n] of [
			[true, 3],
			[false, 1]
		] as const) {
			const g = throwIn(losing(SUPER), 1).until('window:use.declared', 'seat:1');
			if (played) g.use('seat:1', 'super|porcupine');
			expect(totals(g)).toEqual({ offense: 11 + n, defense: 12 });
		}
	});

	it('[super:porcupine] given the power is not used, then it is not offered', () => {
		const won = met(['attack:30', 'attack:08'], SUPER);
		expect(offered(won, 'seat:1', 'super|porcupine')).toBe(false);
	});

	it('given either half, then the steady player shows no more than it takes, and throws in one card where the flare makes it three', () => {
		expect(steadyAnswer(losing(FLARE), 'seat:1')).toMatchObject({
			pick: 'wild|porcupine|show|flare:porcupine',
			then: { picks: [expect.any(String) as string] }
		});
		const g = losing(SUPER);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: `${NAME}|`,
			then: { then: { picks: [expect.stringMatching(/^attack:01/) as string] } }
		});
		throwIn(g, 1).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|porcupine|barb|flare:porcupine' });
	});
});
