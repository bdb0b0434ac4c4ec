/** Lines of play from known positions of Twilight Imperium, counted by hand and by trying them all. */
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import { planetsOf, worthOf } from '../../src/lib/games/imperium/board';
import type { Fleet } from '../../src/lib/games/imperium/types';
import { agendaWith } from '../support/agendas';
import { ready, standing } from '../support/imperium';
import { bare, station } from '../support/imperium-fleets';
import { loadSided, unload } from '../support/loadedDice';
import { linesOfDepth, linesTo } from './lines';

afterEach(() => expect(unload()).toBe(0));

const [me, foe] = ['seat:1', 'seat:2'] as const;

describe('lines of the picks', () => {
	it('[TI-4.2] [TI-4.3] three players take any of eight cards, one after the other', () => {
		const { game, table } = ready({ seats: 3 });
		expect([1, 2, 3].map((depth) => linesOfDepth(game, table, depth))).toEqual([
			...[8, 8 * 7, 8 * 7 * 6]
		]);
	});

	it('[TI-30.5] [TI-30.6] of two players each takes two of seven, Initiative is not among them', () => {
		const { game, table } = ready({ seats: 2 });
		expect(linesOfDepth(game, table, 4)).toBe(7 * 6 * 5 * 4);
	});
});

describe('lines of a vote', () => {
	it('[TI-17.8] [TI-17.13] For, Against or nothing, three times, and the Speaker breaks ties', () => {
		const g = agendaWith('code-of-honor').until('vote.cast');
		const { board, game, table } = g;
		const weight = (seat: SeatId) =>
			worthOf(
				board,
				planetsOf(board, seat).filter((id) => !board.planets[id]!.exhausted),
				'influence'
			);
		const weights = board.order.map(weight);
		expect(weights.every((n) => n > 0)).toBe(true);
		let lines = 0;
		for (const one of [1, -1, 0])
			for (const two of [1, -1, 0])
				for (const three of [1, -1, 0]) {
					const sum = [one, two, three].reduce((all, vote, i) => all + vote * weights[i]!, 0);
					lines += sum === 0 ? 2 : 1;
				}
		expect(linesOfDepth(game, table, 3)).toBe(27);
		expect(linesTo(game, table, 'agenda.look')).toBe(lines);
	});
});

describe('lines of a battle', () => {
	/** Both sides roll these, Fighters first, mine before the foe’s. */
	const fight = (mine: Partial<Fleet>, theirs: Partial<Fleet>, ...faces: number[]) =>
		standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: 'hex:0,0' },
			(board) => {
				bare(board);
				station(board, 'hex:0,0', me, mine);
				station(board, 'hex:0,0', foe, theirs);
				loadSided(10, faces);
			}
		).until('battle.casualties');

	it('[TI-9.12] [TI-9.14] two hits on two Cruisers and a Dreadnought, chosen by both sides at once', () => {
		const fleet = { cruiser: 2, dreadnought: 1 };
		const { game, table } = fight(fleet, fleet, ...[10, 10, 1, 10, 10, 1]);
		expect(unload()).toBe(0); // what is rolled after it is rolled by chance
		// Two Cruisers; one and the Dreadnought, damaged or lost; the Dreadnought damaged and then lost.
		expect([1, 2].map((depth) => linesOfDepth(game, table, depth))).toEqual([4, 4 * 4]);
	});

	it('[TI-9.12] [TI-9.14] hits on one kind leave nothing to choose, and a Dreadnought that is damaged bears none', () => {
		const worn = { dreadnought: 2, damaged: { dreadnought: 1, warSun: 0 } };
		const { game, table, askedSeats } = fight({ cruiser: 2 }, worn, ...[10, 10, 10, 1]);
		expect(unload()).toBe(0);
		// Of like Cruisers one goes. Two hits on a whole Dreadnought and a damaged one: both are lost, or the
		// whole one is damaged and one of two damaged ones lost.
		expect(askedSeats).toEqual([foe]);
		expect(linesOfDepth(game, table, 1)).toBe(2);
	});
});
