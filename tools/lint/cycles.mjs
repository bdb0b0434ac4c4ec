/**
 * Refuses import cycles: of two modules that wait for each other, one sees the other half made. Imports
 * of types alone vanish before anything runs and do not count; nor do components that draw each other,
 * which they do only once all are loaded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, runTool, Stop } from '../lib/project.mjs';
import { resolveInProject } from './layers.js';

/** @param {string} folder @returns {string[]} */
function sources(folder) {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return sources(path);
		return /\.(ts|js|mjs|svelte)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
	});
}

/** The project's files that a file needs before it can run. @param {string} path */
function needs(path) {
	let text = readFileSync(join(ROOT, path), 'utf8');
	if (path.endsWith('.svelte')) {
		text = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
			.map((match) => match[1])
			.join('\n');
	}
	return ts
		.createSourceFile(path, text, ts.ScriptTarget.Latest)
		.statements.filter(
			(statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
		)
		.filter((statement) => !isOnlyTypes(statement))
		.map(
			({ moduleSpecifier }) =>
				moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text
		)
		.flatMap((specifier) => (specifier && resolveInProject(path, specifier)) || [])
		.filter((needed) => !(path.endsWith('.svelte') && needed.endsWith('.svelte')));
}

/** @param {import('typescript').ImportDeclaration | import('typescript').ExportDeclaration} statement */
function isOnlyTypes(statement) {
	if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
	const clause = statement.importClause;
	if (!clause) return false;
	if (clause.isTypeOnly) return true;
	const names = clause.namedBindings;
	if (clause.name || !names || !ts.isNamedImports(names)) return false;
	return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

/** @param {Map<string, string[]>} graph @returns {string[][]} Each cycle once, as the files it passes through. */
export function cycles(graph) {
	/** @type {string[][]} */
	const found = [];
	/** @type {Map<string, 'open' | 'done'>} */
	const seen = new Map();
	/** @type {string[]} */
	const path = [];
	/** @param {string} file */
	const visit = (file) => {
		seen.set(file, 'open');
		path.push(file);
		for (const next of graph.get(file) ?? []) {
			if (seen.get(next) === 'open') found.push([...path.slice(path.indexOf(next)), next]);
			else if (!seen.has(next)) visit(next);
		}
		path.pop();
		seen.set(file, 'done');
	};
	for (const file of graph.keys()) if (!seen.has(file)) visit(file);
	return found;
}

await runTool(() => {
	const files = ['src', 'party'].flatMap(sources);
	const found = cycles(new Map(files.map((file) => [file, needs(file)])));
	if (found.length === 0) return;
	const lines = found.map((cycle) => cycle.join('\n    → '));
	throw new Stop(`Import cycles:\n\n  ${lines.join('\n\n  ')}\n`);
});
