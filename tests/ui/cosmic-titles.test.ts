/** How an encounter is called: who attacks whom, and on whose planet that is. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import type { PlanetId } from '../../src/lib/games/cosmic/types';
import { book } from '../../src/lib/games/cosmic/words';
import Balance from '../../src/lib/ui/cosmic/frame/Balance.svelte';
import RevealScene from '../../src/lib/ui/cosmic/scenes/RevealScene.svelte';
import { telling } from '../../src/lib/ui/cosmic/telling';
import {
	encounterTitle,
	standingOf,
	verdict,
	winningSide
} from '../../src/lib/ui/cosmic/words/standing';
import { underWay } from '../../src/lib/ui/cosmic/words/labels';
import { position } from '../support/cosmic';

const NAMES = { 'seat:1': 'Ada', 'seat:2': 'Ben', 'seat:3': 'Cleo', 'seat:4': 'Dan' };

/** Seat 1 attacks seat 4 on this planet. */
const title = (target: PlanetId, you: SeatId | null): string => {
	const { table, board } = position({ seats: 4 }).until('launch.aim');
	Object.assign(board.encounter!, {
		defense: 'seat:4',
		system: `seat:${target.slice(7, 8)}`,
		target
	});
	return encounterTitle(lookOpen(cosmic, table).board.encounter!, NAMES, you);
};

describe('what an encounter is called', () => {
	it('names the planet of who is attacked at home', () => {
		expect(title('planet:4-2', 'seat:1')).toBe('You attack Dan, planet 2');
		expect(title('planet:4-2', 'seat:4')).toBe('Ada attacks your planet 2');
		expect(title('planet:4-2', null)).toBe('Ada attacks Dan, planet 2');
	});

	it('names whose planet it is where an intruder is met', () => {
		expect(title('planet:1-2', 'seat:1')).toBe('You attack Dan on your planet 2');
		expect(title('planet:3-2', 'seat:1')).toBe('You attack Dan on planet 2 of Cleo');
		expect(title('planet:1-2', 'seat:4')).toBe('Ada attacks you on planet 2 of Ada');
		expect(title('planet:3-2', 'seat:2')).toBe('Ada attacks Dan on planet 2 of Cleo');
	});

	it('tells of the ships until the cards are up, then of what both sides come to', () => {
		const g = position({
			seats: 4,
			aliens: { 'seat:2': 'mirror' },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const setting = () => telling.setting?.(lookOpen(cosmic, g.table).board, 'seat:2', NAMES, book);
		expect(setting()).toBe('Ada attacks your planet 1. Ships 2 : 4.');
		g.lay('attack:08', 'attack:10').until('window:planning.selected');
		const mine = lookOwn(cosmic, g.table, 'seat:2').board;
		const { board } = lookOpen(cosmic, g.table);
		expect(telling.setting?.(board, 'seat:2', NAMES, book, mine)).toBe(
			'Ada attacks your planet 1. Ships 2 : 4. You have laid Attack 10.'
		);
		g.until('window:reveal.values');
		expect(setting()).toBe('Ada attacks your planet 1. Totals 10 : 14.');
		g.until('window:resolution.outcome');
		expect(setting(), 'once it is over').toBe('Defense wins, 14 to 10.');
	});

	it('[CE-11.12] a fight that a card has made a deal says so where allies are asked where their ships go home', () => {
		const g = position({
			...{ seats: 4, aliens: { 'seat:3': 'mirror' } },
			hands: {
				...{ 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] },
				'seat:4': ['artifact:emotion-control']
			}
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer', 'seat:3').answer('seat:3', {
			pick: 'offense',
			then: { split: { 'planet:3-1': 3 } }
		});
		g.lay('attack:08', 'attack:10').until('window:reveal.cards', 'seat:4');
		g.use('seat:4', 'artifact|emotion-control');
		g.until('home.land', 'seat:3');
		expect(telling.setting?.(lookOpen(cosmic, g.table).board, 'seat:3', NAMES, book)).toBe(
			'Ada attacks Ben, planet 1. Both cards count as negotiates.'
		);
	});

	it('before anybody is met it says whose turn it is', () => {
		const g = position({ seats: 4, warp: { 'seat:1': 1 } }).until('encounter.retrieve');
		const { board } = lookOpen(cosmic, g.table);
		expect(telling.setting?.(board, 'seat:1', NAMES, book)).toBe('It is your turn.');
		expect(telling.setting?.(board, 'seat:2', NAMES, book)).toBe('It is the turn of Ada.');
	});

	it('[CE-16.3] tells what ships will add by a power that must, also once the cards are up, until it is counted', () => {
		const g = position({
			...{ seats: 4, aliens: { 'seat:2': 'macron' } },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const open = () => lookOpen(cosmic, g.table).board;
		const setting = () => telling.setting?.(open(), 'seat:1', NAMES, book);
		const more = 'Not counted yet: +12 by Macron for the defense.';
		expect(setting()).toBe(`You attack Ben, planet 1. Ships 2 : 4. ${more}`);
		expect(telling.outlook(open(), 'seat:3', NAMES, book).next).toContain(more);
		g.board.encounter!.zapped.push({ seat: 'seat:2', alien: 'macron' });
		expect(setting()).toBe('You attack Ben, planet 1. Ships 2 : 4.');
		g.board.encounter!.zapped.pop();
		g.lay('attack:08', 'attack:10').until('window:reveal.cards');
		expect(setting()).toBe(`You attack Ben, planet 1. Totals 10 : 14. ${more}`);
		expect(telling.outlook(open(), 'seat:3', NAMES, book).next).toContain(more);
		const scene = () => {
			const { encounter } = open();
			const props = { open: open(), encounter: encounter!, names: NAMES, book };
			return [
				render(RevealScene, { props }).body,
				render(Balance, { props: { ...props, you: 'seat:1' as const } }).body
			];
		};
		for (const shown of scene()) {
			expect(shown).toContain(more);
			expect(shown).toContain('Then 10 : 26. Defense leads by 16.');
		}
		g.until('window:resolution.outcome');
		for (const shown of scene()) expect(shown).not.toContain('Not counted yet');
		// 10 and four ships that count four.
		expect(g.encounter.totals).toEqual({ offense: 10, defense: 26 });
		expect(telling.outlook(open(), 'seat:3', NAMES, book).next).not.toContain('Macron');
	});

	it('[CE-16.3] that the smaller total will win by a power that must stands above what is asked, and in the verdict before it counts', () => {
		const g = position({
			...{ seats: 4, aliens: { 'seat:1': 'anti-matter' } },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const open = () => lookOpen(cosmic, g.table).board;
		const warned = () =>
			telling.warnings?.({
				...{ open: open(), you: 'seat:2', names: NAMES, book },
				...{ asked: null, about: [], shape: null }
			});
		const more = 'Not counted yet: −4 by Anti-Matter for the offense.';
		expect(warned()).toEqual(['Anti-Matter, between two attacks: The smaller total wins.']);
		expect(telling.setting?.(open(), 'seat:2', NAMES, book)).toContain(more);
		g.lay('attack:08', 'attack:10').until('window:reveal.cards');
		expect(warned()).toEqual(['Anti-Matter, not counted yet: The smaller total wins.']);
		const { encounter } = open();
		expect(verdict(standingOf(open(), encounter!), encounter!, NAMES)).toBe(
			'Then 6 : 14. Offense has less by 8, and the smaller total wins.'
		);
		expect(winningSide(encounter!)).toBe('offense');
		g.until('window:resolution.outcome');
		expect(warned()).toEqual([]);
	});

	it('[CE-16.3] what rests on the cards is told in words, to its player as theirs', () => {
		const g = position({ seats: 4, aliens: { 'seat:2': 'tripler' } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const setting = (you: SeatId) =>
			telling.setting?.(lookOpen(cosmic, g.table).board, you, NAMES, book);
		expect(setting('seat:1')).toContain(
			'Tripler must still be used: their card counts three times if it is low, or a third.'
		);
		expect(setting('seat:2')).toContain('Tripler must still be used: your card counts');
	});

	it('[CE-4.11] once one out of turn is over it tells of the turn, and not of the encounter before it', () => {
		const g = position({ seats: 4 }).until('launch.aim');
		const told = () => {
			const { board } = lookOpen(cosmic, g.table);
			const { now, next } = telling.outlook(board, 'seat:2', NAMES, book);
			return [now, next, underWay(board).encounter?.target ?? null];
		};
		Object.assign(g.board, { phase: 'resolution' });
		Object.assign(g.board.encounter!, {
			...{ defense: 'seat:4', system: 'seat:4', target: 'planet:4-2' },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(told()).toEqual([
			'Ada attacks Dan, planet 2',
			'Offense wins. Next, another encounter or another turn.',
			'planet:4-2'
		]);
		g.board.encounter!.closed = true;
		expect(told()).toEqual([
			'The turn of Ada',
			'The encounter out of turn is over. Next, another encounter or another turn.',
			null
		]);
		expect(telling.setting?.(lookOpen(cosmic, g.table).board, 'seat:2', NAMES, book)).toBe(
			'It is the turn of Ada.'
		);
	});

	it('[CE-18.1] who has as many colonies at home as the power takes is warned while they wait and where they send ships', () => {
		const g = position({
			...{ seats: 4, aliens: { 'seat:2': 'zombie' } },
			planets: { 'planet:2-1': {}, 'planet:2-2': {} }
		}).until('launch.aim');
		const warned = (you: SeatId, asked: string | null = null) =>
			telling.warnings?.({
				...{
					open: lookOpen(cosmic, g.table).board,
					you,
					names: NAMES,
					book,
					asked,
					about: [],
					shape: null
				}
			});
		const say = 'You have 3 colonies at home: with one fewer your power is lost.';
		expect(warned('seat:2')).toEqual([say]);
		expect(warned('seat:2', 'alliance.answer')).toEqual([say]);
		expect(warned('seat:2', 'planning.select')).toEqual([]);
		expect(warned('seat:3')).toEqual([]);
	});
});
