/** Every rule and promise is named where it is decided and by a test, all content by a test; README and docs say what is enforced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/project.mjs';
import {
	drafts,
	ENFORCED,
	idsIn,
	namesIn,
	reports,
	roomReport,
	rulesIn,
	titlesIn,
	undecidedIn,
	untestedIn,
	withList
} from '../../tools/lib/rules';

const games = reports();
const made = drafts();
const all = { ...games, room: roomReport() };

describe.each(Object.entries(all))('%s', (_id, { rules, ...report }) => {
	const { undecided, misnamed, untested, content, unknown } = report;

	it('has rules, each named by a test', () => {
		expect(rules.length).toBeGreaterThan(0);
		expect(untested).toEqual([]);
	});

	it('names each rule in force where it is decided, or it follows from one', () => {
		expect(undecided).toEqual([]);
	});

	it('has no code and no mark that names what does not exist, or hides ids in a range', () => {
		expect(misnamed).toEqual([]);
	});

	it('has ids that are used once', () => {
		const ids = rules.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('has content, each entry named by a test', () => {
		expect(content.filter(({ tested }) => !tested).map(({ kind, id }) => `${kind}:${id}`)).toEqual(
			[]
		);
	});

	it('has no test that names what does not exist', () => {
		expect(unknown).toEqual([]);
	});
});

describe.each(Object.entries(made))('%s, which is being made', (_id, { rules, ...report }) => {
	const { misnamed, unknown } = report;

	it('has ids that are used once', () => {
		expect(rules.length).toBeGreaterThan(0);
		const ids = rules.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('has no code and no test that names what does not exist', () => {
		const isRange = (place: string) => namesIn(place).ranges.length > 0;
		expect(misnamed.filter((place) => !isRange(place))).toEqual([]);
		expect(unknown).toEqual([]);
	});
});

it.each(Object.entries({ ...games, ...made }))(
	'%s has sections that stand in order',
	(_id, { rules }) => {
		const sections = [...new Set(rules.map(({ id }) => Number(/\d+/.exec(id)?.[0])))];
		expect(sections).toEqual(sections.slice().sort((a, b) => a - b));
	}
);

it.each(ENFORCED)('$path says what is enforced, as `npm run rules -- --write` does', (one) => {
	const text = readFileSync(join(ROOT, one.path), 'utf8');
	expect(withList(text, one.list(games))).toBe(text);
});

describe('reading rules and titles', () => {
	it('finds numbered sentences with their sections, and what waits for an expansion', () => {
		const book = [
			'## 1. Terms',
			'- **XX-1.1** A colony is a colony. [ruling]',
			'Prose that mentions **XX-9.9** is no rule.',
			'## 2. Kickers',
			'- **XX-2.1** Kickers kick. *Not in this game.*',
			'- **XX-2.2.1** Boots. *Not in this game:* left boots.',
			'- **XX-2.2.2** Shoes (see XX-2.1). [ruling] [pointer]',
			'- **XX-2.3** Both kick (XX-1.2). *Follows from XX-2.1, XX-2.2.1 and ROOM-ACT.1.*',
			'- **ROOM-ACT.2** A table has ids of another kind.'
		].join('\n');
		const inForce = { notInThisGame: false, isPointer: false, follows: [] };
		const kickers = { ...inForce, section: 'Kickers' };
		const absent = { ...kickers, notInThisGame: true };
		expect(rulesIn(book)).toEqual([
			{ ...inForce, id: 'XX-1.1', section: 'Terms' },
			{ ...absent, id: 'XX-2.1' },
			{ ...absent, id: 'XX-2.2.1' },
			{ ...kickers, id: 'XX-2.2.2', isPointer: true },
			{ ...kickers, id: 'XX-2.3', follows: ['XX-2.1', 'XX-2.2.1', 'ROOM-ACT.1'] },
			{ ...kickers, id: 'ROOM-ACT.2' }
		]);
	});

	it('asks for no code and no test of what is not in the game, and of what only points to others', () => {
		const rules = rulesIn(
			[
				'- **XX-1** Kicks. [ruling]',
				'- **XX-2** Kicks (see XX-1). [ruling] [pointer]',
				'- **XX-3** Boots. *Not in this game.*',
				'- **XX-4** Jumps. [ruling]'
			].join('\n')
		);
		expect(untestedIn(rules, { 'XX-4': ['jumps'] })).toEqual(['XX-1']);
		expect(undecidedIn(rules, new Set(['XX-1']))).toEqual(['XX-4']);
	});

	it('counts a rule as decided with all it follows from, and none by itself or in a circle', () => {
		const rule = (id: string, ...follows: string[]) => ({
			id,
			section: '',
			notInThisGame: id === 'XX-9',
			isPointer: false,
			follows
		});
		const rules = [
			rule('XX-1', 'XX-2'),
			rule('XX-2', 'XX-3', 'ROOM-ACT.1'),
			rule('XX-3'),
			rule('XX-4', 'XX-3', 'XX-5'),
			rule('XX-5', 'XX-4'),
			rule('XX-6', 'XX-6'),
			rule('XX-7'),
			rule('XX-9')
		];
		expect(undecidedIn(rules, new Set(['XX-3', 'ROOM-ACT.1']))).toEqual([
			...['XX-4', 'XX-5', 'XX-6', 'XX-7']
		]);
		expect(undecidedIn(rules, new Set(['XX-3']))).toContain('XX-1');
	});

	it('finds ids in code with their lines, a letter after one left out, and ranges', () => {
		const source = [
			"rule: 'CE-8.4' // CE-7.4a, and not CE-8.40's",
			'/** Ports (GC-14.4 to GC-14.6). */',
			'/** (CE-1.2, CE-1.3) and GC-1.1–GC-1.3; CE-2.1 to 2.4 */'
		].join('\n');
		const { ids, ranges } = namesIn(source);
		expect(ids.filter(([, line]) => line === 1).map(([id]) => id)).toEqual([
			...['CE-8.4', 'CE-7.4', 'CE-8.40']
		]);
		expect(ranges).toEqual([
			['GC-14.4 to GC-14.6', 2],
			['GC-1.1–GC-1.3', 3],
			['CE-2.1 to 2.4', 3]
		]);
	});

	it('reads the titles of tests that run, and of no others', () => {
		// Text for the reader: what is skipped or to do in it is no test of ours.
		const source = `
			describe('[XX-9] not a test', () => {
				it('[XX-1.1] one', () => {});
				test.each([1, 2])('[XX-1.2] [alien:zombie] %s', () => {});
				it.skip('[XX-1.3] skipped', () => {});
				it('[ROOM-KEY.6] of a table', () => {});
				it.todo('[XX-1.4] to be written');
				// it('[XX-1.5] taken out', () => {});
				it(\`[XX-1.6] \${name}\`, () => {});
				const text = "it('[XX-1.7] in a string')";
			});
		`;
		expect(titlesIn(source).flatMap(idsIn)).toEqual([
			...['XX-1.1', 'XX-1.2', 'alien:zombie', 'ROOM-KEY.6', 'XX-1.6']
		]);
	});

	it('reads one title for each case of an object', () => {
		const source = `
			const CASES = { lodor: 3, 'home:sol': 4 };
			const MORE = ['quann'];
			it.each(Object.entries(CASES))('[tile:%s] pays %i', () => undefined);
			it.each(MORE)('[tile:%s] pays', () => undefined);
		`;
		expect(titlesIn(source).flatMap(idsIn)).toEqual(['tile:lodor', 'tile:home:sol']);
	});
});
