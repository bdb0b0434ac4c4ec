/** What the balance says of how a total is made up. */
import { expect, test } from 'vitest';
import { msg } from '../../src/lib/core';
import { inLines, powersSaid, rowsOf, standingOf } from '../../src/lib/ui/cosmic/words/standing';
import type { OpenEncounter } from '../../src/lib/games/cosmic/view';
import { reveal } from '../fixtures/cosmic-views';

const sides = (given: Partial<OpenEncounter>) =>
	standingOf(reveal.open, { ...reveal.open.encounter!, ...given });
/** 23 and 7 ships against 15 and 2 ships beside none at home. */
const plain = standingOf(reveal.open, { ...reveal.open.encounter!, totals: null });
const [offense, defense] = [plain[0].total!, plain[1].total!];

test('[CE-11.5] what powers made of a total is said with what gave it', () => {
	const by = [msg('Mirror'), msg('Sniper')];
	const given = sides({
		totals: { offense: offense + 7, defense: defense - 2 },
		changedBy: { offense: by, defense: [msg('Mirror')] }
	});
	expect(given.map((side) => powersSaid(side, reveal.names))).toEqual([
		'+ 7 by Mirror and Sniper',
		'− 2 by Mirror'
	]);
	expect(rowsOf(given, reveal.names).at(-1)).toEqual(['Mirror and Sniper', '+7', '−2']);
});

test('[CE-11.4] [CE-11.5] what another card has added is named, and no part of the number of the card', () => {
	const laid = reveal.open.encounter!.laid;
	const added = { kind: 'attack', value: 23 + 12, plus: 12 } as const;
	const [side] = sides({
		laid: { ...laid, offense: { ...laid.offense!, face: added } },
		totals: { offense: offense + 12, defense },
		changedBy: { offense: [msg('Chosen')], defense: [] }
	});
	expect([side.value, side.total]).toEqual([23, offense + 12]);
	expect(powersSaid(side, reveal.names)).toBe('+ 12 by Chosen');
});

test('[CE-11.5] nothing is said of powers that made nothing of it, and no name where none is told', () => {
	const same = sides({ totals: { offense, defense } });
	expect(same.map((side) => powersSaid(side, reveal.names))).toEqual(['', '']);
	expect(rowsOf(same, reveal.names).at(-1)).toEqual(['Powers', '0', '0']);
	const unnamed = sides({ totals: { offense: offense + 1, defense } });
	expect(powersSaid(unnamed[0], reveal.names)).toBe('+ 1 by powers');
});

test('a long sum goes on in further lines, each as full as it may be', () => {
	expect(inLines('+ 7 by Mirror and Sniper', 17)).toEqual(['+ 7 by Mirror and', 'Sniper']);
	expect(inLines('+ 7 by Mirror', 17)).toEqual(['+ 7 by Mirror']);
	expect(inLines('Intergalactic Trade', 5)).toEqual(['Intergalactic', 'Trade']);
});
