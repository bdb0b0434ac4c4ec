/** Oracle: its opponent lays its card face up first. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { declare, duel, homes } from '../../../support/duel';

/** Oracle is the offense; its opponent is about to lay its card face up. */
const oracle = (given: Position = {}): CosmicGame =>
	duel({
		aliens: { 'seat:1': 'oracle', ...given.aliens },
		...given,
		hands: {
			'seat:3': ['attack:06'],
			...given.hands,
			'seat:1': ['attack:40', 'negotiate', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? [])]
		}
	});

const laid = (g: CosmicGame) => lookOpen(cosmic, g.table).board.encounter!.laid;

describe('Oracle', () => {
	it('[alien:oracle] given it attacks, then its opponent lays a card face up for all to see, and only then does Oracle choose', () => {
		const g = oracle().until('planning.expose');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'attack:20').until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(laid(g)).toEqual({
			offense: null,
			defense: { card: 'attack:20#1', face: { kind: 'attack', value: 20 } }
		});
		g.pick('seat:1', 'attack:40').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.said).toContain('{seat:2} lays Attack 20 face up.');
	});

	it('[alien:oracle] given it defends, then the offense lays its card face up first', () => {
		const g = oracle({ aliens: { 'seat:1': [], 'seat:2': 'oracle' } }).until('planning.expose');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.pick('seat:1', 'negotiate').until('planning.select');
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[alien:oracle] given it is only an ally, then both choose unseen', () => {
		const g = oracle({ aliens: { 'seat:1': [], 'seat:3': 'oracle' } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		}).until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[alien:oracle] ruling: the card laid face up counts as played, not yet as revealed', () => {
		const g = oracle({ hands: { 'seat:2': ['artifact:emotion-control'] } });
		g.until('planning.expose').pick('seat:2', 'attack:20').until('planning.select');
		expect(g.hand('seat:2')).not.toContainEqual('attack:20#1');
		expect(g.encounter.revealed).toBe(false);
		g.pick('seat:1', 'attack:40');
		// What is used after the reveal waits for it.
		const offered: string[] = [];
		while (!g.encounter.revealed) {
			for (const { seat } of g.table.decisions)
				if (g.offers(seat as 'seat:1', 'artifact|emotion-control')) offered.push(g.asked.join());
			g.lapse();
		}
		expect(offered).toEqual([]);
		g.until('window:reveal.cards', 'seat:2').use('seat:2', 'artifact|emotion').until('deal.talk');
	});

	it('[alien:oracle] ruling: stopped in time, both choose as usual, unseen by each other', () => {
		const g = oracle({ hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.pick('seat:2', 'attack:20').pick('seat:1', 'attack:40');
		expect(laid(g).defense).toEqual({ card: null, face: null });
	});

	it('[alien:oracle] given its power is lost, then both choose as usual', () => {
		const g = oracle({ planets: homes('seat:1', 10, 10) }).until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[alien:oracle] [alien:sorcerer] given both cards are laid, one of them face up, then Sorcerer may still exchange them', () => {
		const g = oracle({ aliens: { 'seat:1': 'oracle', 'seat:2': 'sorcerer' } });
		g.until('planning.expose').pick('seat:2', 'attack:20').until('planning.select');
		g.pick('seat:1', 'attack:40').until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'power|sorcerer').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 20 + 1, defense: 40 + 4 });
	});

	it('[alien:oracle] [alien:gambler] given Gambler must lay its card first, then it may make its claim at that moment, and the card stays hidden', () => {
		const g = oracle({ aliens: { 'seat:1': 'oracle', 'seat:2': 'gambler' } });
		g.until('planning.expose').pick('seat:2', 'attack:20').until('window:planning.exposing');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.use('seat:2', 'power|gambler', { pick: 'negotiate' }).until('gambler.challenge.ask');
		g.answer('seat:1', { yes: false }).until('planning.select', 'seat:1');
		expect(laid(g).defense).toEqual({ card: null, face: { kind: 'negotiate' } });
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:1'))).not.toContain('attack:20');
		g.pick('seat:1', 'attack:40').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.said).not.toContain('Attack 20');
	});

	it('[alien:oracle] [alien:gambler] given Gambler makes no claim then, then its card is face up and it is too late', () => {
		const g = oracle({ aliens: { 'seat:1': 'oracle', 'seat:2': 'gambler' } });
		g.until('planning.expose').pick('seat:2', 'attack:20').until('window:planning.exposing');
		g.pass().until('planning.select');
		expect(laid(g).defense).toMatchObject({ card: 'attack:20#1' });
		g.pick('seat:1', 'attack:40').until('window:resolution.outcome');
		expect(g.said).not.toContain('claims');
	});

	it('[alien:oracle] [alien:gambler] given the claim is challenged, then the card is shown before Oracle chooses, and the liar pays', () => {
		const g = oracle({ aliens: { 'seat:1': 'oracle', 'seat:2': 'gambler' } });
		g.until('planning.expose').pick('seat:2', 'attack:20').until('window:planning.exposing');
		g.use('seat:2', 'power|gambler', { pick: 'negotiate' }).until('gambler.challenge.ask');
		g.answer('seat:1', { yes: true }).until('planning.select');
		expect(laid(g).defense).toMatchObject({ card: 'attack:20#1' });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});
});

describe('the Oracle flare', () => {
	const mixing = (given: Position = {}) =>
		duel({
			...given,
			hands: {
				'seat:3': ['attack:06'],
				...given.hands,
				'seat:1': ['flare:oracle', 'morph', ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': ['attack:20', 'attack:23', 'attack:30', ...(given.hands?.['seat:2'] ?? [])]
			}
		}).until('window:planning.beforeSelect', 'seat:1');

	it('[wild:oracle] given a main player plays it, then both hands are mixed, it takes back as many as it had at random, and its opponent the rest', () => {
		const g = mixing().use('seat:1', 'wild|oracle').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(2 + 1);
		expect(g.hand('seat:2')).toHaveLength(4);
		expect(g.hand('seat:1')).toContain('flare:oracle');
		const both = [...g.hand('seat:1'), ...g.hand('seat:2')];
		expect(both.toSorted()).toEqual([
			'attack:08#1',
			'attack:08#2',
			'attack:20#1',
			'attack:23#1',
			'attack:30#1',
			'flare:oracle',
			'morph#1'
		]);
		const hands = new Set(
			[1, 2, 3, 4, 5, 6].map((seed) => {
				const other = mixing({ seed }).use('seat:1', 'wild|oracle').until('planning.select');
				return other.hand('seat:1').toSorted().join();
			})
		);
		expect(hands.size).toBeGreaterThan(2);
	});

	it('[wild:oracle] given it is not played, or its holder is no main player, then the hands stay', () => {
		const g = mixing();
		expect(g.offers('seat:1', 'wild|oracle')).toBe(true);
		expect(g.until('planning.select').hand('seat:2')).toHaveLength(4);
		const h = duel({ hands: { 'seat:3': ['flare:oracle', 'flare:sorcerer'] } });
		h.until('window:planning.beforeSelect', 'seat:3');
		expect(h.offers('seat:3', 'wild|sorcerer')).toBe(true);
		expect(h.offers('seat:3', 'wild|oracle')).toBe(false);
	});

	it('[wild:oracle] given Card Zap, then the flare is discarded and the hands stay', () => {
		const g = mixing({ hands: { 'seat:3': ['artifact:card-zap'] } });
		declare(g, 'seat:1', 'wild|oracle').use('seat:3', 'artifact|card-zap').until('planning.select');
		expect(g.hand('seat:1').toSorted()).toEqual(['attack:08#1', 'morph#1']);
		expect(g.board.discard).toContain('flare:oracle');
	});

	it('[wild:oracle] [CE-10.11] given chance leaves the offense without encounter cards, then its turn ends', () => {
		const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
			const g = duel({
				hands: { 'seat:1': ['flare:oracle'], 'seat:2': ['reinforcement:5', 'flare:zombie'] },
				seed
			});
			g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|oracle');
			g.until('launch.aim', 'seat:2');
			const over = g.said.includes('{seat:1} has no encounter card: the turn ends.');
			expect(g.said.includes('Cards revealed')).toBe(!over);
			expect(g.board.warp).toEqual(over ? {} : { 'seat:1': 1 });
			return over;
		});
		expect(new Set(ends)).toEqual(new Set([true, false]));
	});

	const withdrawing = (given: Position = {}) => {
		const g = oracle({
			destiny: ['colour:2#1', 'colour:2#2'],
			...given,
			hands: { ...given.hands, 'seat:1': ['flare:oracle'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] }
		});
		return g.until('planning.expose').pick('seat:2', 'attack:20').until('window:planning.exposed');
	};

	it('[super:oracle] given it has seen the card, when it plays the flare, then the card goes back to hand, all ships go home, nobody wins, and the encounter was successful', () => {
		const g = withdrawing();
		expect(g.askedSeats).toContain('seat:1');
		g.use('seat:1', 'super|oracle').until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
		expect(g.hand('seat:2')).toContainEqual('attack:20#1');
		expect(g.hand('seat:1')).toEqual(
			expect.arrayContaining(['attack:08#1', 'attack:40#1', 'flare:oracle', 'negotiate#1'])
		);
		expect(g.board.warp).toEqual({});
		expect(g.encounter.gate).toEqual({});
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		g.answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.encounter.n).toBe(2);
	});

	it.each(['afterEffect', 'resolution'] as const)(
		'[super:oracle] given flares return by %s, when the encounter ends in the middle of the use, then the flare is in hand and nothing stays on the table',
		(flareReturn) => {
			const g = withdrawing({ options: { flareReturn } }).use('seat:1', 'super|oracle');
			g.until('turn.second');
			expect(g.hand('seat:1').filter((card) => card === 'flare:oracle')).toHaveLength(1);
			expect([g.board.onTable, g.board.returning, g.board.discard]).toEqual([[], [], []]);
			expect(g.table.frames.map(({ step }) => step)).not.toContain('use');
		}
	);

	it('[super:oracle] given it is not played, then the encounter goes on', () => {
		const g = withdrawing().pass().until('planning.select').pick('seat:1', 'attack:40');
		expect(g.until('window:resolution.outcome').encounter.outcome).toMatchObject({ type: 'won' });
	});

	it('[super:oracle] given it is answered with Cosmic Zap, then the encounter goes on with the card seen, and the flare is back in hand', () => {
		const g = withdrawing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'super|oracle').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select', 'seat:1');
		expect(laid(g).defense).toMatchObject({ card: 'attack:20#1' });
		expect(g.hand('seat:1')).toContain('flare:oracle');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'oracle' }]);
	});

	it('[super:oracle] [alien:gambler] given Gambler’s claim hides the card, then Oracle has not seen it and cannot end the encounter', () => {
		const g = oracle({
			aliens: { 'seat:1': 'oracle', 'seat:2': 'gambler' },
			hands: { 'seat:1': ['flare:oracle'] }
		});
		g.until('planning.expose').pick('seat:2', 'attack:20').until('window:planning.exposing');
		g.use('seat:2', 'power|gambler', { pick: 'attack:40' }).until('gambler.challenge.ask');
		g.answer('seat:1', { yes: false });
		while (!g.asked.includes('planning.select')) {
			expect(g.offers('seat:1', 'super|oracle')).toBe(false);
			g.lapse();
		}
	});

	it('[super:oracle] [CE-15.26] given a deal of its own with Tick-Tock at the table, when it ends the encounter, then that is no deal: no token goes', () => {
		const g = withdrawing({
			aliens: { 'seat:1': 'oracle', 'seat:2': 'tick-tock' },
			tokens: { 'seat:2': 5 }
		});
		g.use('seat:1', 'super|oracle').until('turn.second');
		expect(g.board.players['seat:2']!.tokens).toBe(5);
	});
});
