/** Every template in the code (`msg`, `t`, `template`), where it stands, and what each language has for it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { GAMES } from '../../src/lib/games';
import { ROOT } from './project.mjs';

const CALLS = new Set(['msg', 't', 'template']);
const FOLDERS = ['src', 'party'];
/** Where the words of each language lie: `de/shell.json`, `de/cosmic.json`. */
const LANGUAGES = 'src/lib/ui/languages';

/** English and another language. */
export type Dictionary = { readonly [template: string]: string };

export interface Catalogue {
	/** The templates of each part, `shell` or a game, each with the places it stands at: `path:line`. */
	readonly parts: { readonly [part: string]: { readonly [template: string]: readonly string[] } };
	/** Calls whose template is not one literal, `path:line`. */
	readonly built: readonly string[];
}

interface Call {
	/** Null where it is no literal. */
	readonly template: string | null;
	/** Where the call begins, in characters. */
	readonly at: number;
}

function callsInScript(source: string, path: string): Call[] {
	const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
	const found: Call[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && CALLS.has(node.expression.getText(file))) {
			const [first] = node.arguments;
			found.push({
				template: first && ts.isStringLiteralLike(first) ? first.text : null,
				at: node.getStart(file)
			});
		}
		node.forEachChild(visit);
	};
	visit(file);
	return found;
}

const isNode = (value: unknown): value is { readonly [key: string]: unknown } =>
	typeof value === 'object' && value !== null;

function callsInComponent(source: string): Call[] {
	const found: Call[] = [];
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) return node.forEach(visit);
		if (!isNode(node)) return;
		const { callee, arguments: given } = node;
		if (
			node['type'] === 'CallExpression' &&
			isNode(callee) &&
			CALLS.has(String(callee['name'])) &&
			Array.isArray(given)
		) {
			const first: unknown = given[0];
			const value = isNode(first) && first['type'] === 'Literal' ? first['value'] : null;
			found.push({
				template: typeof value === 'string' ? value : null,
				at: Number(node['start'])
			});
		}
		for (const [key, inner] of Object.entries(node)) if (key !== 'metadata') visit(inner);
	};
	visit(parse(source, { modern: true }));
	return found;
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** The game that a file belongs to, else the shell: what every page may say. */
const partOf = (path: string): string =>
	Object.keys(GAMES).find((game) => path.includes(`/${game}/`)) ?? 'shell';

/** What games share belongs to the shell. */
const SHARED = 'kit';

/** Every game there is, on the shelf or not: a folder of its rules each. */
const FOLDERS_OF_GAMES = readdirSync(join(ROOT, 'src/lib/games'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== SHARED)
	.map(({ name }) => name);

/** A game that is not on the shelf yet says nothing to anybody, nor does its screen. */
const isOffTheShelf = (path: string): boolean =>
	FOLDERS_OF_GAMES.some(
		(game) =>
			!Object.hasOwn(GAMES, game) &&
			(path.startsWith(`src/lib/games/${game}/`) || path.startsWith(`src/lib/ui/${game}/`))
	);

/** The function that makes words is no call of it. */
const DEFINED_IN = 'src/lib/core/words.ts';

export function catalogue(): Catalogue {
	const places = new Map<string, { readonly parts: Set<string>; readonly at: string[] }>();
	const built: string[] = [];
	for (const folder of FOLDERS)
		for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
			const path = `${folder}/${name.replaceAll('\\', '/')}`;
			if (!/\.(ts|svelte)$/.test(path) || path === DEFINED_IN || isOffTheShelf(path)) continue;
			const source = readFileSync(join(ROOT, path), 'utf8');
			const calls = path.endsWith('.ts') ? callsInScript(source, path) : callsInComponent(source);
			for (const { template, at } of calls) {
				const place = `${path}:${lineOf(source, at)}`;
				if (template === null) {
					built.push(place);
					continue;
				}
				const known = places.get(template) ?? { parts: new Set<string>(), at: [] };
				known.parts.add(partOf(path));
				known.at.push(place);
				places.set(template, known);
			}
		}
	const parts: { [part: string]: { [template: string]: readonly string[] } } = { shell: {} };
	for (const [template, { parts: of, at }] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const [only = 'shell', ...others] = of;
		const part = others.length > 0 ? 'shell' : only;
		(parts[part] ??= {})[template] = at;
	}
	return { parts, built };
}

export const languages = (): string[] =>
	readdirSync(join(ROOT, LANGUAGES), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

const fileOf = (language: string, part: string): string =>
	join(ROOT, LANGUAGES, language, `${part}.json`);

/** What a language has for a part; null where it has no file for it, and so no words. */
export function dictionaryOf(language: string, part: string): Dictionary | null {
	const file = fileOf(language, part);
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary) : null;
}

/** The names of a template's arguments. */
export const argumentsOf = (template: string): string[] =>
	[
		...new Set(
			Array.from(
				template.matchAll(/\{(\w+)(?::\w+|, (?:plural|select), (?:[\w=]+ \{[^{}]*\} ?)+)?\}/g),
				([, name = '']) => name
			)
		)
	].sort();

/** What is left of a template when its arguments are taken out; a brace in it belongs to none. */
export const textOf = (template: string): string =>
	template.replace(/\{\w+(?::\w+|, (?:plural|select), (?:[\w=]+ \{[^{}]*\} ?)+)?\}/g, '');

export interface Standing {
	readonly language: string;
	readonly part: string;
	readonly translated: number;
	/** Templates without words in it. */
	readonly missing: readonly string[];
	/** Words for what nothing says any more. */
	readonly unused: readonly string[];
	/** Words that ask for what the English does not give, or are no template at all. */
	readonly faulty: readonly string[];
}

/** How a language stands in a part it has a file for. */
export function standingOf(language: string, part: string, { parts }: Catalogue): Standing | null {
	const words = dictionaryOf(language, part);
	if (!words) return null;
	const templates = Object.keys(parts[part] ?? {});
	return {
		language,
		part,
		translated: templates.filter((template) => words[template]).length,
		missing: templates.filter((template) => !words[template]),
		unused: Object.keys(words).filter((template) => !(template in (parts[part] ?? {}))),
		faulty: Object.entries(words)
			.filter(([english, other]) => {
				const given = [...argumentsOf(english), 'case'];
				return (
					/[{}]/.test(textOf(other)) || argumentsOf(other).some((name) => !given.includes(name))
				);
			})
			.map(([english]) => english)
	};
}

/** Writes a language's file anew: what is said, in the order of the alphabet, what is missing empty. */
export function tidy(language: string, part: string, { parts }: Catalogue): void {
	const words = dictionaryOf(language, part) ?? {};
	const all = Object.keys(parts[part] ?? {}).map((template) => [template, words[template] ?? '']);
	writeFileSync(fileOf(language, part), `${JSON.stringify(Object.fromEntries(all), null, '\t')}\n`);
}
