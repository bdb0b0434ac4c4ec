/** Options (rules.md section 26): the table of the rules is the list the host chooses from. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { OPTIONS, fits } from '../../../src/lib/games/cosmic/setup';
import { position, seatsOf } from '../../support/cosmic';

const rules = readFileSync('src/lib/games/cosmic/rules.md', 'utf8');
/** What players read calls options by the lobby's labels; the note beside it by their ids. */
const section = rules.slice(rules.indexOf('<!-- In code, with default'), rules.indexOf('## 27.'));
const rows = [
	...section.matchAll(/`(\w+)` \| ([^|]*) \| ([^|]*) \| (CE-[^;]*?)(?:; |\. -->)/g)
].map(([, id, initial, others, rule]) => ({
	id: id!,
	initial: initial!,
	others: others!,
	rule: rule!
}));
/** Rows that are no choice of the host in this game; the table says why. */
const NOT_OFFERED = ['twoPlayerMode', 'absentPolicy'];

describe('CE-26 options', () => {
	it('[CE-26] given the table of options, then the host is offered these and no others, with these defaults', () => {
		expect(rows.map(({ id }) => id).sort()).toEqual(
			[...OPTIONS.map(({ id }) => id), ...NOT_OFFERED].sort()
		);
		for (const { id, initial, values } of OPTIONS) {
			const row = rows.find((one) => one.id === id)!;
			const said = id === 'largeGroupCards' ? 'players >= 7' : String(initial);
			expect(row.initial).toBe(said);
			for (const { value } of values.filter((one) => one.value !== initial))
				expect(row.others, id).toContain(String(value));
		}
	});

	it('[CE-26] given an option or a value that is not in the table, when a table is made, then it is refused with its rule', () => {
		expect(fits({ twoPlayerMode: 'B' }, 2)).toEqual({
			rule: 'CE-26',
			say: 'There is no option twoPlayerMode.'
		});
		expect(fits({ coloniesToWin: 3 }, 4)).toMatchObject({ rule: 'CE-21.1' });
		expect(fits({ flareLimit: 'perTable', hiddenPowers: true }, 4)).toBeNull();
		expect(() =>
			start(cosmic, {
				seats: seatsOf(3),
				options: { comets: true },
				key: '1'.repeat(64),
				clocked: false
			})
		).toThrow('There is no option comets.');
	});

	it('[CE-26] [CE-21.8] given four colonies to win with five planets each, when a fourth is won, then it wins', () => {
		const g = position({
			options: { coloniesToWin: 4 },
			destiny: ['colour:2#1'],
			planets: {
				'planet:3-1': { 'seat:3': 4, 'seat:1': 1 },
				'planet:3-2': { 'seat:3': 4, 'seat:1': 1 },
				'planet:3-3': { 'seat:3': 4, 'seat:1': 1 }
			},
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:04'] }
		});
		g.lay('attack:40', 'attack:04');
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1'] });
	});

	it('[CE-26] [CE-2.4] [CE-3.6] given the options for decks, then the decks are made by them', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: { attackRange: '1-30', destinyCopiesPerColour: 1 },
			key: '2'.repeat(64),
			clocked: false
		});
		expect(table.board.options).toMatchObject({ attackRange: '1-30', destinyCopiesPerColour: 1 });
		const g = position({ options: { attackRange: '1-30', destinyCopiesPerColour: 1 } });
		const cards = [...g.vault.deck, ...seatsOf(3).flatMap((seat) => g.hand(seat))];
		expect(cards.some((card) => /attack:(00|40)/.test(card))).toBe(false);
		expect(cards.some((card) => card.startsWith('attack:30'))).toBe(true);
		expect(g.vault.destiny).toHaveLength(3 + 2 + 3);
	});
});
