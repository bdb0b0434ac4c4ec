/**
 * The rooms' own code in one file, put together once for all hosts that start with it: of more than a thousand files,
 * that takes longer than all else in a start.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const FOLDER = join(CACHE, 'rooms');

/** What decides how files are joined, beside them. */
const SETTINGS = ['tsconfig.base.json', 'package-lock.json'];

/** Given by the runtime. */
const OUTSIDE = ['cloudflare:*', 'node:*'];

/** @param {readonly string[]} paths Within the project. @returns {string} Of what they say now; '' if one is gone. */
function hashOf(paths) {
	const hash = createHash('sha256');
	for (const path of paths) {
		const file = join(ROOT, path);
		if (!existsSync(file)) return '';
		hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
	}
	return hash.digest('hex');
}

/**
 * @param {typeof import('esbuild')} esbuild The host's own.
 * @param {string} entry The path of a file of the project.
 * @param {import('esbuild').BuildOptions} options The host's.
 * @returns {Promise<string>} The path of the file that has it and all it imports.
 */
export async function bundleOf(esbuild, entry, { conditions = [], target = 'esnext' }) {
	const how = JSON.stringify([esbuild.version, entry, conditions, target]);
	const path = join(FOLDER, createHash('sha256').update(how).digest('hex').slice(0, 16));
	const code = `${path}.js`;
	const note = `${path}.json`;
	if (existsSync(code) && existsSync(note)) {
		/** @type {{ inputs: string[], hash: string }} */
		const { inputs, hash } = JSON.parse(readFileSync(note, 'utf8'));
		if (hashOf(inputs) === hash) return code;
	}
	const { metafile, outputFiles } = await esbuild.build({
		...{ entryPoints: [entry], bundle: true, format: 'esm', write: false, metafile: true },
		...{ absWorkingDir: ROOT, external: OUTSIDE, conditions, target, logLevel: 'silent' }
	});
	const inputs = [...Object.keys(metafile.inputs), ...SETTINGS];
	mkdirSync(FOLDER, { recursive: true });
	// Hosts start side by side: a file is there whole or not at all.
	for (const { to, text } of [
		{ to: code, text: outputFiles[0]?.text ?? '' },
		{ to: note, text: JSON.stringify({ inputs, hash: hashOf(inputs) }) }
	]) {
		writeFileSync(`${to}.${process.pid}`, text);
		renameSync(`${to}.${process.pid}`, to);
	}
	return code;
}

/** Whether a file is the project's, and not a package's or one that a host has written. @param {string} path */
const isOwn = (path) => /^(party|tests)\b/.test(relative(ROOT, path));

/**
 * A host imports the project's code from code of its own. What the project imports comes with the bundle.
 * @param {typeof import('esbuild')} esbuild
 * @returns {import('esbuild').Plugin}
 */
export const bundledOnce = (esbuild) => ({
	name: 'bundled once',
	setup(build) {
		build.onResolve({ filter: /\.ts$/ }, async ({ path, resolveDir }) => {
			const entry = resolve(resolveDir, path);
			if (!isOwn(entry)) return null;
			return { path: await bundleOf(esbuild, entry, build.initialOptions) };
		});
	}
});
