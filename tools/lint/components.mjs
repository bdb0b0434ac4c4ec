/**
 * The rules of `.oxlintrc.json` for components, which oxlint cannot read: it reads the TypeScript that
 * `svelte-check --tsgo` has just written of each. What it finds stands in the component in the same words,
 * though at other lines.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, node, ROOT, runTool, Stop } from '../lib/project.mjs';

const WRITTEN = join(ROOT, '.svelte-kit/.svelte-check');

/** Code around a component that svelte-check writes itself holds such values. */
const OF_SVELTE_CHECK = ['typescript/no-unsafe-assignment', 'typescript/no-unsafe-return'];

/** @param {string} folder @param {RegExp} named @returns {string[]} */
function files(folder, named) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return files(path, named);
		return named.test(entry.name) ? [path] : [];
	});
}

await runTool(async () => {
	const components = files(join(ROOT, 'src'), /\.svelte$/);
	const written = files(join(WRITTEN, 'svelte/src'), /^\+\+.*\.svelte\.ts$/);
	if (written.length !== components.length)
		throw new Stop(`svelte-check wrote ${written.length} of ${components.length} components.`);
	const { code, output } = await node([
		bin('oxlint/bin/oxlint'),
		...['--tsconfig', join(WRITTEN, 'tsconfig.json'), '--no-ignore'],
		...OF_SVELTE_CHECK.flatMap((rule) => ['--allow', rule]),
		...written
	]);
	if (code !== 0) throw new Stop(output);
});
