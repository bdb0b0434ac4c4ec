/** What the rulebooks say and a table promises, where code decides it, what the tests name, and what is missing between them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
	/** Says nothing that another rule does not say: rules.md marks it [pointer]. No code and no test need name it. */
	readonly isPointer: boolean;
	/** The rules that decide it where no line of its own does: rules.md says *Follows from CE-9.4.* */
	readonly follows: readonly string[];
}

interface Entry {
	readonly kind: string;
	readonly id: string;
	/** Whether the title of a test names it. */
	readonly tested: boolean;
}

export interface Report {
	readonly name: string;
	readonly rules: readonly Rule[];
	/** By id: where the game's code names the rule, `path:line`. */
	readonly decidedAt: Places;
	/** By id: the titles of the tests that name it. */
	readonly tests: Titles;
	/** Rules in force, but for pointers, that no code decides and that follow from none it does. */
	readonly undecided: readonly string[];
	/** What code or rules.md names and no rulebook has, or hides in a range, `path:line id`. */
	readonly misnamed: readonly string[];
	/** Rules in force, but for pointers, that no test names. */
	readonly untested: readonly string[];
	readonly content: readonly Entry[];
	/** Ids in test titles that no rulebook and no table has. */
	readonly unknown: readonly string[];
}

const GAMES_AT = 'src/lib/games';
const SECTION = /^## (\d+)\. (.+)$/;
const RULE = /^- \*\*([A-Z]+-(?:[A-Z]+\.)?\d+(?:\.\d+)*)\*\* (.*)$/;
const NOT_HERE = /\*Not in this game[.:*]/;
const POINTER = /\[pointer\]/;
const FOLLOWS = /\*Follows from ([^*]+)\.\*/;
const ID = /\b[A-Z]+-(?:[A-Z]+\.)?\d+(?:\.\d+)*/g;
/** `CE-8.1 to CE-8.5`: a search for CE-8.3 does not find it. */
const RANGE = /\b([A-Z]+)-\d+(?:\.\d+)* ?(?:to|–|-) ?(?:\1-\d+(?:\.\d+)*|\d+\.\d+)/g;

type Places = { readonly [id: string]: readonly string[] };
export type Titles = { readonly [id: string]: readonly string[] };

/** The numbered sentences of a rulebook, in its order. */
export function rulesIn(markdown: string): Rule[] {
	let section = '';
	return markdown.split('\n').flatMap((line) => {
		section = SECTION.exec(line)?.[2] ?? section;
		const [, id, text = ''] = RULE.exec(line) ?? [];
		if (!id) return [];
		const follows = FOLLOWS.exec(text)?.[1]?.match(ID) ?? [];
		return [
			{
				...{ id, section, follows },
				notInThisGame: NOT_HERE.test(text),
				isPointer: POINTER.test(text)
			}
		];
	});
}

/** The numbers of a rulebook's sections. */
const sectionsIn = (markdown: string): string[] =>
	markdown.split('\n').flatMap((line) => SECTION.exec(line)?.[1] ?? []);

/** What stands in brackets in a title: `CE-8.4`, `alien:macron`. */
export const idsIn = (title: string): string[] =>
	[...title.matchAll(/\[([A-Z]+-(?:[A-Z]+\.)?\d+(?:\.\d+)*|[a-z]+:[A-Za-z0-9:-]+)\]/g)].map(
		([, id]) => id ?? ''
	);

/**
 * The titles of the tests in a file; one for each case of `it.each(Object.entries(CASES))('[tile:%s] …')`. Skipped ones
 * and such as are still to be written do not count.
 */
export function titlesIn(source: string): string[] {
	const titles: string[] = [];
	const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && isTest(node.expression)) {
			const [title] = node.arguments;
			if (title && ts.isStringLiteralLike(title))
				titles.push(...caseTitles(title.text, casesOf(file, node.expression)));
			else if (title && ts.isTemplateExpression(title)) titles.push(title.getText());
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return titles;
}

const caseTitles = (title: string, cases: readonly string[]): string[] =>
	cases.length > 0 ? cases.map((one) => title.replace('%s', one)) : [title];

/** The keys of the cases, where they are those of an object of the file; else none. */
function casesOf(file: ts.SourceFile, callee: ts.Expression): string[] {
	const [entries] = ts.isCallExpression(callee) ? callee.arguments : [];
	const [cases] = entries && ts.isCallExpression(entries) ? entries.arguments : [];
	if (!cases || !ts.isIdentifier(cases)) return [];
	const keys: string[] = [];
	const visit = (node: ts.Node): void => {
		const isCases = ts.isVariableDeclaration(node) && node.name.getText() === cases.text;
		if (isCases && node.initializer && ts.isObjectLiteralExpression(node.initializer))
			for (const { name } of node.initializer.properties)
				if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) keys.push(name.text);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return keys;
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

/** The paths under a folder that end so, in order. */
function filesIn(folder: string, end: string): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return filesIn(path, end);
		return entry.name.endsWith(end) ? [path] : [];
	});
}

/** Titles of tests and the ids they name, by file. */
function titlesByFile(): { readonly path: string; readonly titles: readonly string[] }[] {
	return filesIn('tests', '.test.ts')
		.filter((path) => !path.startsWith('tests/structure/')) // they speak of titles, and name none
		.map((path) => ({ path, titles: titlesIn(readFileSync(join(ROOT, path), 'utf8')) }));
}

/** The titles of all tests by the ids they name; of a game without those of other games, whose content may have the same names. */
function titlesById(game: string | null): Titles {
	const found: { [id: string]: string[] } = {};
	files ??= titlesByFile();
	for (const { path, titles } of files) {
		const [, of] = /^tests\/rules\/([^/]+)\//.exec(path) ?? [];
		if (game !== null && of !== undefined && of !== game) continue;
		for (const title of titles) for (const id of idsIn(title)) (found[id] ??= []).push(title);
	}
	return found;
}
let files: ReturnType<typeof titlesByFile> | undefined;

/** The ids and the ranges of ids in a text, each as `[id, line]`. */
export function namesIn(source: string): { ids: [string, number][]; ranges: [string, number][] } {
	const all = (pattern: RegExp) =>
		source
			.split('\n')
			.flatMap((text, i) =>
				[...text.matchAll(pattern)].map(([id]): [string, number] => [id, i + 1])
			);
	return { ids: all(ID), ranges: all(RANGE) };
}

/** A game's code: all of it but its bots, which decide nothing. */
const codeOf = (game: string): string[] =>
	filesIn(`${GAMES_AT}/${game}`, '.ts').filter((path) => !path.includes('/bot/'));

/** Where what a table promises, whatever is played on it, is decided: a screen decides nothing. */
const codeOfTables = (): string[] =>
	['party', 'src/lib/protocol', 'src/lib/core', 'src/lib/table'].flatMap((folder) =>
		filesIn(folder, '.ts')
	);

/** Whether code decides it and a test shows it. */
export const isToShow = ({ notInThisGame, isPointer }: Rule): boolean =>
	!notInThisGame && !isPointer;

/** Rules to show that are in no `decided` and follow from none, nor from what follows from one. */
export function undecidedIn(rules: readonly Rule[], decided: ReadonlySet<string>): string[] {
	const known = new Set(decided);
	const settles = ({ id, follows }: Rule): boolean =>
		!known.has(id) && follows.length > 0 && follows.every((one) => known.has(one));
	for (let next = rules.find(settles); next; next = rules.find(settles)) known.add(next.id);
	return rules.filter((rule) => isToShow(rule) && !known.has(rule.id)).map(({ id }) => id);
}

/** Rules to show that no title names. */
export const untestedIn = (rules: readonly Rule[], titles: Titles): string[] =>
	rules.filter((rule) => isToShow(rule) && !Object.hasOwn(titles, rule.id)).map(({ id }) => id);

/** A rulebook, and what may name its rules. */
interface Book {
	readonly name: string;
	/** Where its sentences stand. */
	readonly path: string;
	/** What its ids begin with: `CE`. */
	readonly prefix: string;
	readonly code: readonly string[];
	readonly content: AnyGame['content'];
	/** Rules of other books that its own may follow from. */
	readonly given: readonly string[];
}

const PROMISES = 'docs/PROTOCOL.md';

const promises = (): Rule[] => rulesIn(readFileSync(join(ROOT, PROMISES), 'utf8'));

function bookOf({ id, name, content }: Pick<AnyGame, 'id' | 'name' | 'content'>): Book {
	const path = `${GAMES_AT}/${id}/rules.md`;
	const [first] = rulesIn(readFileSync(join(ROOT, path), 'utf8'));
	return {
		name,
		path,
		prefix: first?.id.split('-')[0] ?? '',
		code: codeOf(id),
		content,
		given: promises().map(({ id }) => id)
	};
}

function reportOn({ name, path, prefix, code, content: tables, given }: Book, titles: Titles) {
	const book = readFileSync(join(ROOT, path), 'utf8');
	const rules = rulesIn(book);
	const content = Object.entries(tables).flatMap(([kind, ids]) =>
		ids.map((id) => ({ kind, id, tested: Object.hasOwn(titles, `${kind}:${id}`) }))
	);
	const known = new Set([
		...rules.map(({ id }) => id),
		...sectionsIn(book).map((n) => `${prefix}-${n}`), // a whole section may be named as well
		...content.map(({ kind, id }) => `${kind}:${id}`)
	]);
	const isOurs = (id: string) =>
		id.includes(':') ? Object.hasOwn(tables, id.split(':')[0] ?? '') : id.startsWith(`${prefix}-`);
	const decidedAt: { [id: string]: string[] } = {};
	const misnamed: string[] = [];
	for (const file of code) {
		const { ids, ranges } = namesIn(readFileSync(join(ROOT, file), 'utf8'));
		for (const [id, line] of ids.filter(([one]) => isOurs(one)))
			if (known.has(id)) (decidedAt[id] ??= []).push(`${file}:${line}`);
			else misnamed.push(`${file}:${line} ${id}`);
		misnamed.push(...ranges.map(([range, line]) => `${file}:${line} ${range}`));
	}
	const decided = new Set([...Object.keys(decidedAt), ...given]);
	const there = new Set([...decided, ...known]);
	for (const { id, follows } of rules)
		for (const one of follows) if (!there.has(one)) misnamed.push(`${path} ${id} ${one}`);
	return {
		name,
		rules,
		decidedAt,
		tests: Object.fromEntries(Object.entries(titles).filter(([id]) => isOurs(id))),
		undecided: undecidedIn(rules, decided),
		misnamed,
		untested: untestedIn(rules, titles),
		content,
		unknown: Object.keys(titles).filter((id) => isOurs(id) && !known.has(id))
	} satisfies Report;
}

/** By game, in the order of the shelf. */
export function reports(titles?: Titles): { readonly [id: string]: Report } {
	return Object.fromEntries(
		Object.values(GAMES).map((game) => [
			game.id,
			reportOn(bookOf(game), titles ?? titlesById(game.id))
		])
	);
}

/** By game, those that are being made: they have a rulebook, and are not on the shelf. */
export function drafts(titles?: Titles): { readonly [id: string]: Report } {
	const ids = readdirSync(join(ROOT, GAMES_AT)).filter(
		(id) => !Object.hasOwn(GAMES, id) && existsSync(join(ROOT, GAMES_AT, id, 'rules.md'))
	);
	return Object.fromEntries(
		ids.map((id) => [id, reportOn(bookOf({ id, name: id, content: {} }), titles ?? titlesById(id))])
	);
}

/** What a table promises whatever is played on it. */
export const roomReport = (titles: Titles = titlesById(null)): Report =>
	reportOn(
		{
			name: 'Every table',
			path: PROMISES,
			prefix: 'ROOM',
			code: codeOfTables(),
			content: {},
			given: []
		},
		titles
	);

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

type Reports = { readonly [id: string]: Report };

/** How much there is of each kind of content: `105 alien`, `44 tech`. */
export function amounts({ content }: Pick<Report, 'content'>): string[] {
	const counts = new Map<string, number>();
	for (const { kind } of content) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	return [...counts].map(([kind, n]) => `${n} ${kind}`);
}

/** What is enforced, for people, in files that have markers around it: in short in the README, whole in docs. */
export const ENFORCED: readonly {
	readonly path: string;
	readonly list: (all: Reports) => string;
}[] = [
	{ path: 'README.md', list: inShort },
	{ path: 'docs/enforced.md', list: atLength }
];

/** A row a game. */
function inShort(all: Reports): string {
	return [
		'| | Rules in force | Content |',
		'| --- | --- | --- |',
		...Object.entries(all).map(([id, report]) => {
			const { name, rules } = report;
			const inForce = rules.filter(({ notInThisGame }) => !notInThisGame).length;
			const book = `[${inForce} of ${rules.length}](${GAMES_AT}/${id}/rules.md)`;
			return `| ${name} | ${book} | ${amounts(report).join(', ')} |`;
		})
	].join('\n');
}

/** Sections with their rules, content by name, and what is not in the game. */
function atLength(all: Reports): string {
	return Object.entries(all)
		.map(([id, report]) => enforcedIn(id, report))
		.join('\n\n');
}

function enforcedIn(id: string, { name, rules, untested, content }: Report): string {
	const absent = rules.filter(({ notInThisGame }) => notInThisGame);
	const inForce = rules.length - absent.length;
	const derived = rules.filter(
		({ follows, notInThisGame }) => !notInThisGame && follows.length > 0
	);
	const pointers = rules.filter(({ isPointer }) => isPointer).length;
	const path = `../${GAMES_AT}/${id}/rules.md`;
	const kinds = [...new Set(content.map(({ kind }) => kind))];
	return [
		`## ${name}`,
		'',
		`${inForce} of ${rules.length} numbered rules in [rules.md](${path}) are in force. ${pointers > 0 ? `${pointers} only point to others. Each of the rest` : 'Each'} is named in the code where it is decided, or says which it follows from (${derived.length} do), and in the title of a test. That is checked; that a test would notice every fault is not.`,
		'',
		'| Section | Rules | Tested |',
		'| --- | --: | --: |',
		...[...new Set(rules.map(({ section }) => section))].map((section) => {
			const own = rules.filter((rule) => rule.section === section);
			const shown = own.filter((rule) => isToShow(rule) && !untested.includes(rule.id));
			const missing = own.filter(({ notInThisGame }) => notInThisGame).length;
			const pointing = own.filter(({ isPointer }) => isPointer).length;
			const besides = [
				...(missing > 0 ? [`${missing} not in this game`] : []),
				...(pointing > 0 ? [`${pointing} only point to others`] : [])
			];
			return `| ${section} | ${own.length} | ${shown.length}${besides.length > 0 ? ` (${besides.join(', ')})` : ''} |`;
		}),
		'',
		'| Content | Named by a test of what it changes |',
		'| --- | --- |',
		...kinds.map((kind) => {
			const entries = content.filter((entry) => entry.kind === kind);
			const tested = entries.filter((entry) => entry.tested).map((entry) => entry.id);
			const rest = entries.length - tested.length;
			return `| ${kind} | ${tested.join(', ') || 'none'}${rest > 0 ? `, and ${rest} more without a test` : ''} |`;
		}),
		'',
		absent.length > 0
			? `Waiting for an expansion, in whole or in part: ${absent.map((rule) => rule.id).join(', ')} (${plural(absent.length, 'rule')}).`
			: 'Nothing in the rules waits for an expansion.'
	].join('\n');
}
