/** How much JavaScript a page of the built site loads before anyone can act, and whether its files wait for each other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './project.mjs';

const CLIENT = join(ROOT, '.svelte-kit/output/client');
const GENERATED = '.svelte-kit/generated/client-optimized';

/** @typedef {{ file: string, src?: string, imports?: string[], css?: string[] }} Chunk */

/**
 * What the build made of the sources.
 * @returns {Record<string, Chunk>}
 */
const readManifest = () => JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));

/**
 * Whether any page loads this source file by itself.
 * @param {string} source
 */
export const isLoaded = (source) => Object.hasOwn(readManifest(), source);

/**
 * The files a route loads at first, with their sizes gzipped, in bytes. Follows what the build says:
 * the two entries, the root layout and error page, the route's layouts and page, and what those import.
 * @param {string} route As SvelteKit names it: `/t/[table]`.
 * @param {string[]} [later] What the page imports later on, as source files.
 * @returns {{ file: string, bytes: number }[]} Largest first.
 */
export function firstLoad(route, later = []) {
	const manifest = readManifest();
	const app = readFileSync(join(ROOT, GENERATED, 'app.js'), 'utf8');
	const dictionary = /export const dictionary = (\{[\s\S]*?\n\t?\});/.exec(app)?.[1];
	if (!dictionary) throw new Error(`No table of routes in ${GENERATED}/app.js.`);
	/** @type {Record<string, [number, number[]?, number[]?]>} Leaf (negative with server data), layouts, errors. */
	const routes = Function(`return ${dictionary}`)();
	const nodes = routes[route];
	if (!nodes) throw new Error(`No route ${route} in the build.`);
	const [leaf, layouts = [], errors = []] = nodes;
	const wanted = [0, 1, leaf < 0 ? ~leaf : leaf, ...layouts, ...errors]
		.filter((node) => node !== undefined)
		.map((node) => `${GENERATED}/nodes/${node}.js`);

	const start = Object.keys(manifest).find((key) => key.endsWith('runtime/client/entry.js'));
	if (!start) throw new Error('No entry of SvelteKit in the manifest.');
	/** @type {Set<string>} */
	const seen = new Set();
	/** @param {string} key */
	const visit = (key) => {
		if (seen.has(key)) return;
		const chunk = manifest[key];
		if (!chunk) throw new Error(`${key} is not in the manifest.`);
		seen.add(key);
		chunk.imports?.forEach(visit);
	};
	[start, `${GENERATED}/app.js`, ...wanted, ...later].forEach(visit);

	return [...seen]
		.flatMap((key) => manifest[key]?.file ?? [])
		.map((file) => ({ file, bytes: gzipSync(readFileSync(join(CLIENT, file))).length }))
		.sort((a, b) => b.bytes - a.bytes);
}

/**
 * Files of the site that wait for each other, the first needed again by the last: one of them runs while
 * what it needs is not there yet, and the page may stay empty.
 * @returns {string[] | undefined} Nothing if there are none, as there should be.
 */
export function waitingInCircle() {
	const manifest = readManifest();
	/** @type {Set<string>} */
	const done = new Set();
	/** @type {string[]} */
	const way = [];
	/** @param {string} key @returns {string[] | undefined} */
	const visit = (key) => {
		if (way.includes(key)) return way.slice(way.indexOf(key));
		if (done.has(key)) return;
		way.push(key);
		for (const needed of manifest[key]?.imports ?? []) {
			const found = visit(needed);
			if (found) return found;
		}
		way.pop();
		done.add(key);
	};
	for (const key of Object.keys(manifest)) {
		const found = visit(key);
		if (found) return found.flatMap((each) => manifest[each]?.file ?? []);
	}
}
