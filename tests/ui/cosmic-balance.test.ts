/** What the balance says of how a total is made up. */
import { describe, expect, test } from 'vitest';
import { msg } from '../../src/lib/core';
import { rowsOf } from '../../src/lib/ui/cosmic/words/rows';
import {
	decidesSaid,
	inLines,
	powersSaid,
	standingOf,
	verdict,
	winningSide
} from '../../src/lib/ui/cosmic/words/standing';
import { telling } from '../../src/lib/ui/cosmic/telling';
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

test('[CE-11.6] what was won against a negotiate is not added up anew once its ships have gone their ways', () => {
	const { laid } = reveal.open.encounter!;
	const peace = { ...laid, defense: { ...laid.defense!, face: { kind: 'negotiate' } as const } };
	const before = sides({ totals: null, laid: peace });
	expect(before.map(({ total }) => total)).toEqual([offense, null]);
	const outcome = { type: 'won', side: 'offense' } as const;
	const after = sides({ totals: null, laid: peace, outcome, gate: {} });
	expect(after.map(({ total }) => total)).toEqual([null, null]);
	expect(rowsOf(after, reveal.names)).toEqual([['Encounter card', '23', 'N']]);
});

test('a long sum goes on in further lines, each as full as it may be', () => {
	expect(inLines('+ 7 by Mirror and Sniper', 17)).toEqual(['+ 7 by Mirror and', 'Sniper']);
	expect(inLines('+ 7 by Mirror', 17)).toEqual(['+ 7 by Mirror']);
	expect(inLines('Intergalactic Trade', 5)).toEqual(['Intergalactic', 'Trade']);
});

describe('what decides it otherwise', () => {
	const upset = { by: msg('Loser'), say: msg('Who would win loses, and who would lose wins') };
	const before = {
		...reveal.open.encounter!,
		decides: [upset],
		turned: true,
		decidedBy: [upset.by]
	};
	const says = (given: Partial<OpenEncounter>) => {
		const encounter = { ...before, ...given } as OpenEncounter;
		return verdict(standingOf(reveal.open, encounter), encounter, reveal.names);
	};
	const LINE = 'Loser: Who would win loses, and who would lose wins.';

	test('[CE-11.11] stands above what is asked as long as it is open, at every size', () => {
		const open = { ...reveal.open, encounter: before } as typeof reveal.open;
		expect(decidesSaid(open, reveal.names)).toEqual([LINE]);
		const view = {
			open,
			you: reveal.you!,
			names: reveal.names,
			book: null,
			asked: null,
			about: [],
			shape: null
		};
		expect(telling.warnings?.(view)).toEqual([LINE]);
		const over = { ...before, outcome: { type: 'won', side: 'defense' } } as OpenEncounter;
		expect(decidesSaid({ ...open, encounter: over }, reveal.names)).toEqual([]);
		expect(decidesSaid(reveal.open, reveal.names)).toEqual([]);
	});

	test('[CE-11.11] who is ahead would lose, and does not lead', () => {
		expect(says({})).toBe('Offense is ahead by 10, and would lose by that: Loser.');
		const level = { totals: { offense: 20, defense: 20 }, leads: 'defense' } as const;
		expect(says(level)).toBe('Level. A tie goes to the defense, which would lose by that: Loser.');
		expect(winningSide(before as OpenEncounter)).toBe('defense');
		const plain: OpenEncounter = reveal.open.encounter!;
		expect(winningSide(plain)).toBe('offense');
	});

	test('[CE-11.11] the result says that it was turned round, and by what', () => {
		const outcome = { type: 'won', side: 'defense' } as const;
		expect(says({ outcome, leads: null })).toBe('Defense wins, 20 to 30: turned round by Loser.');
		expect(says({ outcome, leads: null, totals: null })).toBe(
			'Defense wins: turned round by Loser.'
		);
		const level = { offense: 20, defense: 20 };
		expect(says({ outcome, leads: null, totals: level })).toBe(
			'Level at 20, and defense wins: turned round by Loser.'
		);
	});

	test('[CE-11.18] [CE-33.13] who wins outright, or that both lose, is said with what does it', () => {
		const ceased = {
			...{ turned: undefined, totals: null, outright: 'offense' as const },
			...{ decidedBy: [msg('Enforceable Cease Fire')], leads: 'offense' as const }
		};
		expect(says(ceased)).toBe('Offense wins outright: Enforceable Cease Fire.');
		expect(says({ ...ceased, outcome: { type: 'won', side: 'offense' } })).toBe(
			'Offense wins outright: Enforceable Cease Fire.'
		);
		const storm = { turned: undefined, decidedBy: [msg('Meteor Storm')] };
		expect(says({ ...storm, leads: 'bothLose' })).toBe('Both sides lose: Meteor Storm.');
		expect(says({ ...storm, outcome: { type: 'bothLose' } })).toBe(
			'Both sides lose: Meteor Storm.'
		);
	});
});
