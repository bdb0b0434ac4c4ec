/** Every rule and every piece of content is named by a test, and the README says what is enforced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/project.mjs';
import { enforcedList, idsIn, reports, rulesIn, titlesIn, withList } from '../../tools/lib/rules';

const all = reports();

describe.each(Object.entries(all))('%s', (_id, { rules, untested, content, unknown }) => {
	it('has rules, each named by a test', () => {
		expect(rules.length).toBeGreaterThan(0);
		expect(untested).toEqual([]);
	});

	it('has ids that are used once and stand in order', () => {
		const ids = rules.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const sections = [...new Set(ids.map((id) => Number(/\d+/.exec(id)?.[0])))];
		expect(sections).toEqual(sections.slice().sort((a, b) => a - b));
	});

	it('has content, each entry shown by a test to change an outcome', () => {
		expect(content.filter(({ shown }) => !shown).map(({ kind, id }) => `${kind}:${id}`)).toEqual(
			[]
		);
	});

	it('has no test that names what does not exist', () => {
		expect(unknown).toEqual([]);
	});
});

describe('the README', () => {
	it('lists what is enforced, as `npm run rules -- --write` does', () => {
		const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
		expect(withList(readme, enforcedList(all))).toBe(readme);
	});
});

describe('reading rules and titles', () => {
	it('finds numbered sentences with their sections, and what waits for an expansion', () => {
		const book = [
			'## 1. Terms',
			'- **XX-1.1** A colony is a colony. [ruling]',
			'Prose that mentions **XX-9.9** is no rule.',
			'## 2. Kickers',
			'- **XX-2.1** Kickers kick. *Not in this game.*',
			'- **XX-2.2.1** Boots. *Not in this game:* left boots.'
		].join('\n');
		expect(rulesIn(book)).toEqual([
			{ id: 'XX-1.1', section: 'Terms', notInThisGame: false },
			{ id: 'XX-2.1', section: 'Kickers', notInThisGame: true },
			{ id: 'XX-2.2.1', section: 'Kickers', notInThisGame: true }
		]);
	});

	it('reads the titles of tests that run, and of no others', () => {
		// Text for the reader: what is skipped or to do in it is no test of ours.
		const source = `
			describe('[XX-9] not a test', () => {
				it('[XX-1.1] one', () => {});
				test.each([1, 2])('[XX-1.2] [alien:zombie] %s', () => {});
				it.skip('[XX-1.3] skipped', () => {});
				it.todo('[XX-1.4] to be written');
				// it('[XX-1.5] taken out', () => {});
				it(\`[XX-1.6] \${name}\`, () => {});
				const text = "it('[XX-1.7] in a string')";
			});
		`;
		expect(titlesIn(source).flatMap(idsIn)).toEqual([
			...['XX-1.1', 'XX-1.2', 'alien:zombie', 'XX-1.6']
		]);
	});
});
