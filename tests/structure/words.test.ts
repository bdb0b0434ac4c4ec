/** What the program can say: every sentence a template in the catalogue, and whole in every language that speaks a part. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { HOUSE } from '../../src/lib/protocol/house';
import { playOut } from '../../src/lib/bots';
import { argumentsOf, catalogue, languages, standingOf, textOf } from '../../tools/lib/templates';
import { beginOf, playersOf } from '../../tools/lib/simulate';
import { planFrom } from '../../tools/lib/transcript';
import { printedOf, strangeIn } from '../support/for-players';

const found = catalogue();
const parts = Object.keys(found.parts);
const known = new Set(parts.flatMap((part) => Object.keys(found.parts[part] ?? {})));

/** Keys under which words stand, in questions, events and books. */
const SAYS = new Set(['say', 'why', 'note', 'yes', 'no', 'cannot']);

/** Every template within a value: those of words under a key that says something, and those that fill them. */
function templatesIn(value: unknown, says = false): string[] {
	if (typeof value === 'string') return says && value !== '' ? [value] : [];
	if (Array.isArray(value)) {
		const [template, by] = value as unknown[];
		return says && typeof template === 'string' && typeof by === 'object'
			? [template, ...filling(by)]
			: value.flatMap((item) => templatesIn(item));
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => templatesIn(inner, SAYS.has(key)));
}

/** Templates of the words among what fills a template; an arm is chosen by what is none. */
function filling(by: unknown): string[] {
	if (typeof by !== 'object' || by === null || 'text' in by) return [];
	return Object.values(by).flatMap((value): string[] => {
		if (Array.isArray(value)) {
			const [template, inner] = value as unknown[];
			return typeof template === 'string' && typeof inner === 'object' && !Array.isArray(inner)
				? [template, ...filling(inner)]
				: filling(value);
		}
		return filling(value);
	});
}

describe('every sentence', () => {
	it('is a template of one literal', () => {
		expect(found.built).toEqual([]);
		expect(known.size).toBeGreaterThan(1000);
	});

	it('[ROOM-PATCH.4] does not begin with a brace and a digit: that is the number of what was told', () => {
		expect([...known].filter((template) => /^\{\d/.test(template))).toEqual([]);
	});

	it('is well formed: its braces belong to arguments', () => {
		expect([...known].filter((template) => /[{}]/.test(textOf(template)))).toEqual([]);
	});

	it.each(Object.keys(GAMES))('of a whole game of %s is in the catalogue', (game) => {
		const plan = planFrom([game, '--seed', '7', '--bots', 'random']);
		const { table, events } = beginOf(plan);
		const said = new Set<string>();
		const hear = (what: unknown) => {
			for (const template of templatesIn(what)) said.add(template);
		};
		hear(events);
		playOut(plan.game, table, playersOf(plan), ({ decision, entry }) => {
			hear(decision);
			hear(entry.events as readonly GameEvent[]);
		});
		hear(plan.game.options);
		hear(HOUSE);
		expect([...said].filter((template) => !known.has(template))).toEqual([]);
		expect(said.size).toBeGreaterThan(100);
	});
});

it('what cards, questions, sheets and pages of each game say is in the words of the table', () => {
	const strange = Object.keys(GAMES).flatMap((game) =>
		Object.keys(found.parts[game] ?? {}).flatMap((template) => strangeIn(printedOf(template)))
	);
	expect(strange).toEqual([]);
});

describe('every language', () => {
	const standings = languages().flatMap((language) =>
		parts.flatMap((part) => standingOf(language, part, found) ?? [])
	);

	it('speaks the shell, and German every game', () => {
		const spoken = standings.map(({ language, part }) => `${language} ${part}`);
		expect(spoken).toEqual(
			expect.arrayContaining([
				...languages().map((language) => `${language} shell`),
				...parts.map((part) => `de ${part}`)
			])
		);
	});

	it.each(standings)(
		'has words for all of $part in $language, and for nothing else',
		(standing) => {
			const { missing, unused, faulty } = standing;
			expect({ missing, unused, faulty }).toEqual({ missing: [], unused: [], faulty: [] });
		}
	);
});

describe('the arguments of a template', () => {
	it('are found, with arms and without', () => {
		expect(argumentsOf('{who} loses {n, plural, one {# ship} other {# ships}}.')).toEqual([
			'n',
			'who'
		]);
		expect(textOf('{who} loses {n, plural, one {# ship} other {# ships}}.')).toBe(' loses .');
		expect(textOf('{who loses')).toBe('{who loses');
		expect(argumentsOf('{who} zieht von {place:dat} ab')).toEqual(['place', 'who']);
		expect(textOf('{who} zieht von {place:dat} ab')).toBe(' zieht von  ab');
	});
});
