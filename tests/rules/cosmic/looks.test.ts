/** Cards one was shown (CE-23.6): a snapshot for the eyes of who looked, until the encounter ends. */
import { describe, expect, it } from 'vitest';
import { Play, decisionOf, lookOpen, lookOwn, wake } from '../../../src/lib/core';
import type { Json, SeatId } from '../../../src/lib/core';
import { diceFrom } from '../../../src/lib/bots';
import { cosmic } from '../../../src/lib/games/cosmic';
import { facesOf, worthOfLaying } from '../../../src/lib/games/cosmic/bot/odds';
import { sightOf } from '../../../src/lib/games/cosmic/bot/seeing';
import { dealHands, discardCards } from '../../../src/lib/games/cosmic/hands';
import { shownTo } from '../../../src/lib/games/cosmic/looks';
import type { Board } from '../../../src/lib/games/cosmic/types';
import { inWords } from '../../../src/lib/ui/cosmic/words/chapters';
import { position } from '../../support/cosmic';
import { declare } from '../../support/duel';
import type { CosmicGame, Position } from '../../support/cosmic';
import { copyOf } from '../../support/positions';

const SEATS: readonly SeatId[] = ['seat:1', 'seat:2', 'seat:3'];

/** Seat 1, who is Will, has looked at the hand of seat 3 and is to choose whom it encounters. */
const looked = (hand: string[] = ['negotiate', 'attack:08', 'attack:08'], given: Position = {}) =>
	declare(
		position({
			aliens: { 'seat:1': 'will' },
			destiny: ['colour:2#1', 'colour:1#1'],
			...given,
			hands: { 'seat:1': ['flare:will', 'attack:08', 'attack:06'], 'seat:3': hand }
		}).until('window:use.declared', 'seat:1'),
		'seat:1',
		'super|will',
		{ pick: 'seat:3' }
	).until('use.details');

const looksOf = ({ table }: CosmicGame, seat: SeatId) => lookOwn(cosmic, table, seat).board.looks;

const sightIn = ({ table }: CosmicGame, seat: SeatId) =>
	sightOf({
		game: 'cosmic',
		decision: decisionOf(table, seat)!,
		view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, seat) }),
		dice: diceFrom(1)
	});

describe('cards one was shown', () => {
	it('[CE-23.6] given a hand looked at, then who looked sees its cards, and nobody else does', () => {
		const g = looked();
		expect(looksOf(g, 'seat:1')).toEqual([
			{ of: 'seat:3', what: 'hand', cards: ['attack:08#101', 'attack:08#102', 'negotiate#101'] }
		]);
		expect(looksOf(g, 'seat:2')).toEqual([]);
		expect(looksOf(g, 'seat:3')).toEqual([]);
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('attack:08');
		expect(g.said).toContain('{seat:1} looks at the hand of {seat:3}.');
	});

	it('[CE-23.6] [CE-23.5] they are named unlike the own cards, and their order tells nothing of the hand', () => {
		const [one, other] = [
			looked(['negotiate', 'attack:08', 'attack:08']),
			looked(['attack:08', 'negotiate', 'attack:08'])
		];
		const names = looksOf(one, 'seat:1')[0]!.cards;
		// Copies are told apart here, by their names.
		expect(names.join()).toBe(looksOf(other, 'seat:1')[0]!.cards.join());
		expect(names).toHaveLength(3);
		const play = new Play(cosmic, one.table);
		dealHands(play, 'seat:1', [['seat:1', one.hand('seat:1').slice()]]); // numbered as in a game
		const shown = shownTo(play, 'seat:1', one.hand('seat:3'));
		expect(shown.join()).toBe('attack:08#102,attack:08#103,negotiate#101');
		expect(one.hand('seat:1').join()).toContain('attack:08#101');
	});

	it('[CE-23.6] given the hand changes afterwards, then they are what they were', () => {
		const g = looked();
		const before = looksOf(g, 'seat:1');
		discardCards(new Play(cosmic, g.table), 'seat:3', g.hand('seat:3').slice(), 'CE-15.5');
		expect(looksOf(g, 'seat:1')).toStrictEqual(before);
	});

	it('[CE-23.6] given the encounter ends, then they are gone', () => {
		const g = looked();
		while (g.board.encounters === 1) g.lapse();
		expect(looksOf(g, 'seat:1')).toEqual([]);
		expect(g.encounter.looks).toEqual([]);
	});

	it('[CE-23.6] given an empty hand, then there is nothing to see again', () => {
		expect(looksOf(looked([]), 'seat:1')).toEqual([]);
	});

	it('[LAW-5] dealing anew leaves who looked what it saw and the cards it knows of, and shows others something else', () => {
		const g = looked(['attack:40', 'morph', 'artifact:plague']);
		const hands = new Set<string>();
		const shown = new Set<string>();
		for (let salt = 0; salt < 8; salt++) {
			const known = copyOf(g.table);
			cosmic.redeal(known, 'seat:1', diceFrom(salt));
			expect(known.board.encounter!.looks).toStrictEqual(g.encounter.looks);
			expect(known.board.players['seat:3']!.hand.toSorted()).toEqual(g.hand('seat:3').toSorted());
			expect(known.board.players['seat:2']!.hand).not.toEqual(g.hand('seat:2'));
			const other = copyOf(g.table);
			cosmic.redeal(other, 'seat:2', diceFrom(salt));
			hands.add(other.board.players['seat:3']!.hand.join());
			shown.add(other.board.encounter!.looks[0]!.cards.join());
			expect(other.board.encounter!.looks[0]!.cards).toHaveLength(3);
			expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
			for (const seat of SEATS.slice(1, 2))
				expect(lookOwn(cosmic, other, seat)).toEqual(lookOwn(cosmic, g.table, seat));
		}
		expect(hands.size).toBeGreaterThan(5);
		expect(shown.size).toBeGreaterThan(5);
	});

	it('[ROOM-RELEASE.2] given a table saved before, when it is woken, then nothing has been shown in its encounter', () => {
		const g = looked();
		const { looks: _, ...encounter } = g.encounter;
		const saved = { ...g.table, shape: 5, board: { ...g.board, encounter } };
		const found = wake(cosmic, JSON.parse(JSON.stringify(saved)) as Json);
		if (!found.ok) throw new Error(found.unfit.why);
		expect((found.table.board as Board).encounter).toEqual({ ...encounter, looks: [] });
	});

	it('a bot reckons with the hand it was shown, and only with that of whom it was shown', () => {
		const g = looked(['attack:40', 'artifact:plague', 'negotiate']);
		const sight = sightIn(g, 'seat:1');
		expect(facesOf(sight, 'defense', 'seat:3')).toEqual([
			{ face: { kind: 'attack', value: 40 }, p: 0.5 },
			{ face: { kind: 'negotiate' }, p: 0.5 }
		]);
		expect(facesOf(sight, 'defense', 'seat:2')).toEqual(sight.unseen());
		const fight = (defense: SeatId) => ({
			...{ target: 'planet:3-1' as const, offense: 'seat:1' as const, defense },
			...{ gate: { 'seat:1': 4 }, beside: {} }
		});
		const weak = sightIn(looked(['attack:04']), 'seat:1');
		expect(worthOfLaying(weak, fight('seat:3'), 'attack:20#1')).toBeGreaterThan(
			worthOfLaying(sight, fight('seat:3'), 'attack:20#1')
		);
	});

	it('in text mode they are told in a sentence', () => {
		const { table } = looked();
		const own = lookOwn(cosmic, table, 'seat:1').board;
		const names = { 'seat:1': 'Ada', 'seat:2': 'Ben', 'seat:3': 'Cy' };
		const told = { open: lookOpen(cosmic, table).board, you: 'seat:1', names, book: null } as const;
		const chapter = (view: typeof own | null) =>
			inWords({ ...told, own: view }).find(({ title }) => title === 'Shown to you');
		expect(chapter(own)?.lines).toEqual(['The hand of Cy: Attack 08, Attack 08 and Negotiate.']);
		expect(chapter({ ...own, looks: [] })).toBeUndefined();
		expect(chapter(null)).toBeUndefined();
	});
});
