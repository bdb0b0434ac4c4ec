/** A rule where it is cited: which rule a link means; and the words that are explained. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TERMS, TERMS_AT, termsOf } from '../../src/lib/ui/cosmic/words/terms';
import {
	TERMS as COUNCIL_TERMS,
	TERMS_AT as COUNCIL_TERMS_AT
} from '../../src/lib/ui/council/words/terms';
import { VERBS as COUNCIL_VERBS } from '../../src/lib/ui/council/words/verbs';
import { VERBS } from '../../src/lib/ui/cosmic/words/verbs';
import { citedBy, fileOf } from '../../src/lib/ui/reference/cited';

const at = (address: string) => citedBy(new URL(address, 'https://orrery.example'));

describe('a link to a rule', () => {
	it('means that rule, in whatever language its page is', () => {
		expect(at('/rules/cosmic#CE-8.4')).toEqual({ game: 'cosmic', rule: 'CE-8.4' });
		expect(at('/de/rules/council#GC-10.1')).toEqual({ game: 'council', rule: 'GC-10.1' });
	});
	it('to all rules, or to a section, is none', () => {
		for (const address of [
			'/rules/cosmic',
			'/rules/cosmic#section-8',
			'/how/cosmic#aim',
			'/#CE-8.4'
		])
			expect(at(address)).toBeNull();
	});
	it('is answered by the file of its section', () => {
		expect(fileOf({ game: 'cosmic', rule: 'CE-15.22' })).toBe('/rules/cosmic/15.json');
	});
});

describe('words of the rulebook that are explained', () => {
	it('name rules that there are', () => {
		for (const [game, terms] of [
			['cosmic', TERMS],
			['council', COUNCIL_TERMS]
		] as const) {
			const rules = readFileSync(`src/lib/games/${game}/rules.md`, 'utf8');
			for (const { rule } of Object.values(terms)) expect(rules).toContain(`- **${rule}** `);
		}
	});
	it('stand beside questions that are asked', () => {
		for (const question of Object.keys(TERMS_AT)) expect(VERBS.deeds).toHaveProperty([question]);
		for (const question of Object.keys(COUNCIL_TERMS_AT))
			expect(COUNCIL_VERBS.deeds).toHaveProperty([question]);
	});
	it('are those that the timing of a power brings', () => {
		const planning = termsOf({ roles: ['offense', 'defense'], phases: ['planning'] });
		expect(planning).toContain(TERMS.main);
		expect(planning).toContain(TERMS.encounterCard);
		expect(planning).not.toContain(TERMS.ally);
		expect(termsOf({ roles: [], phases: [] })).toContain(TERMS.ally);
	});
});
