/** What the rulebooks say, what the tests name, and what is missing between them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { AnyGame } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { ROOT } from './project.mjs';

export interface Rule {
	readonly id: string;
	readonly section: string;
	/** Waits for an expansion, as a whole or in part: rules.md says *Not in this game*. */
	readonly notInThisGame: boolean;
}

export interface Entry {
	readonly kind: string;
	readonly id: string;
	/** Whether a test shows it changing an outcome. */
	readonly shown: boolean;
}

export interface Report {
	readonly name: string;
	readonly rules: readonly Rule[];
	/** Rules of this game that no test names. */
	readonly untested: readonly string[];
	readonly content: readonly Entry[];
	/** Ids in test titles that no rulebook and no table has. */
	readonly unknown: readonly string[];
}

const SECTION = /^## (\d+)\. (.+)$/;
const RULE = /^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* (.*)$/;
const NOT_HERE = /\*Not in this game[.:*]/;

/** The numbered sentences of a rulebook, in its order. */
export function rulesIn(markdown: string): Rule[] {
	let section = '';
	return markdown.split('\n').flatMap((line) => {
		section = SECTION.exec(line)?.[2] ?? section;
		const [, id, text = ''] = RULE.exec(line) ?? [];
		return id ? [{ id, section, notInThisGame: NOT_HERE.test(text) }] : [];
	});
}

/** The numbers of a rulebook's sections. */
export const sectionsIn = (markdown: string): string[] =>
	markdown.split('\n').flatMap((line) => SECTION.exec(line)?.[1] ?? []);

/** What stands in brackets in a title: `CE-8.4`, `alien:macron`. */
export const idsIn = (title: string): string[] =>
	[...title.matchAll(/\[([A-Z]+-\d+(?:\.\d+)*|[a-z]+:[a-z0-9-]+)\]/g)].map(([, id]) => id ?? '');

/** The titles of the tests in a file. Skipped ones and such as are still to be written do not count. */
export function titlesIn(source: string): string[] {
	const titles: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && isTest(node.expression)) {
			const [title] = node.arguments;
			if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
			else if (title && ts.isTemplateExpression(title)) titles.push(title.getText());
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true));
	return titles;
}

/** `it`, `test`, `it.each(…)`, `it.for(…)`. */
function isTest(callee: ts.Expression): boolean {
	if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
	return (
		ts.isCallExpression(callee) &&
		ts.isPropertyAccessExpression(callee.expression) &&
		['each', 'for'].includes(callee.expression.name.text) &&
		isTest(callee.expression.expression)
	);
}

function testFiles(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return testFiles(path);
		return entry.name.endsWith('.test.ts') ? [path] : [];
	});
}

/** All ids that the project's tests name. */
export const idsInTests = (): Set<string> =>
	new Set(
		testFiles('tests')
			.filter((path) => !path.startsWith('tests/structure/')) // they speak of titles, and name none
			.flatMap((path) => titlesIn(readFileSync(join(ROOT, path), 'utf8')))
			.flatMap(idsIn)
	);

export function reportOn(game: AnyGame, named: ReadonlySet<string>): Report {
	const book = readFileSync(join(ROOT, `src/lib/games/${game.id}/rules.md`), 'utf8');
	const rules = rulesIn(book);
	const content = Object.entries(game.content).flatMap(([kind, ids]) =>
		ids.map((id) => ({ kind, id, shown: named.has(`${kind}:${id}`) }))
	);
	const [prefix = ''] = rules[0]?.id.split('-') ?? [];
	const known = new Set([
		...rules.map(({ id }) => id),
		...sectionsIn(book).map((n) => `${prefix}-${n}`), // a whole section may be named as well
		...content.map(({ kind, id }) => `${kind}:${id}`)
	]);
	const isOurs = (id: string) =>
		id.includes(':')
			? Object.hasOwn(game.content, id.split(':')[0] ?? '')
			: id.startsWith(`${prefix}-`);
	return {
		name: game.name,
		rules,
		untested: rules
			.filter(({ id, notInThisGame }) => !notInThisGame && !named.has(id))
			.map(({ id }) => id),
		content,
		unknown: [...named].filter((id) => isOurs(id) && !known.has(id))
	};
}

/** By game, in the order of the shelf. */
export function reports(named: ReadonlySet<string> = idsInTests()): {
	readonly [id: string]: Report;
} {
	return Object.fromEntries(Object.values(GAMES).map((game) => [game.id, reportOn(game, named)]));
}

const START = '<!-- enforced:start -->';
const END = '<!-- enforced:end -->';

/** A text with this list between its markers; null when it has none. */
export function withList(text: string, list: string): string | null {
	const from = text.indexOf(START);
	const to = text.indexOf(END);
	return from < 0 || to < from
		? null
		: `${text.slice(0, from + START.length)}\n${list}\n${text.slice(to)}`;
}

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What is enforced, for people: sections with their rules, content, and what is not in the game. */
export const enforcedList = (all: { readonly [id: string]: Report }): string =>
	Object.entries(all)
		.map(([id, report]) => enforcedIn(id, report))
		.join('\n\n');

function enforcedIn(id: string, { name, rules, untested, content }: Report): string {
	const absent = rules.filter(({ notInThisGame }) => notInThisGame);
	const tested = rules.length - absent.length - untested.length;
	const path = `src/lib/games/${id}/rules.md`;
	const kinds = [...new Set(content.map(({ kind }) => kind))];
	return [
		`### ${name}`,
		'',
		`${tested} of ${rules.length} numbered rules in [rules.md](${path}) are in force, each named by a test of what it changes.`,
		'',
		'| Section | Rules | Tested |',
		'| --- | --: | --: |',
		...[...new Set(rules.map(({ section }) => section))].map((section) => {
			const own = rules.filter((rule) => rule.section === section);
			const here = own.filter(({ notInThisGame }) => !notInThisGame);
			const shown = here.filter((rule) => !untested.includes(rule.id));
			const missing = own.length - here.length;
			return `| ${section} | ${own.length} | ${shown.length}${missing > 0 ? ` (${missing} not in this game)` : ''} |`;
		}),
		'',
		'| Content | Shown by a test to change an outcome |',
		'| --- | --- |',
		...kinds.map((kind) => {
			const entries = content.filter((entry) => entry.kind === kind);
			const shown = entries.filter((entry) => entry.shown).map((entry) => entry.id);
			const rest = entries.length - shown.length;
			return `| ${kind} | ${shown.join(', ') || 'none'}${rest > 0 ? `, and ${rest} more without a test` : ''} |`;
		}),
		'',
		absent.length > 0
			? `Waiting for an expansion, in whole or in part: ${absent.map((rule) => rule.id).join(', ')} (${plural(absent.length, 'rule')}).`
			: 'Nothing in the rules waits for an expansion.'
	].join('\n');
}
