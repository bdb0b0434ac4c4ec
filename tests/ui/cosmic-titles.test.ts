/** How an encounter is called: who attacks whom, and on whose planet that is. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import type { PlanetId } from '../../src/lib/games/cosmic/types';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { encounterTitle } from '../../src/lib/ui/cosmic/words/standing';
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
		const g = position({ seats: 4, hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const setting = () => telling.setting?.(lookOpen(cosmic, g.table).board, 'seat:2', NAMES);
		expect(setting()).toBe('Ada attacks your planet 1. Ships 2 : 4.');
		g.lay('attack:08', 'attack:10').until('window:reveal.values');
		expect(setting()).toBe('Ada attacks your planet 1. Totals 10 : 14.');
	});

	it('before anybody is met it says whose turn it is', () => {
		const g = position({ seats: 4, warp: { 'seat:1': 1 } }).until('encounter.retrieve');
		const { board } = lookOpen(cosmic, g.table);
		expect(telling.setting?.(board, 'seat:1', NAMES)).toBe('It is your turn.');
		expect(telling.setting?.(board, 'seat:2', NAMES)).toBe('It is the turn of Ada.');
	});
});
