/** Hosts start with the code as it is, though they do not put it together themselves. */
import type esbuild from 'esbuild';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleOf } from '../../tools/lib/bundled.mjs';
import { bin } from '../../tools/lib/project.mjs';

/** A host's own. */
const bundler = createRequire(bin('partykit/dist/bin.mjs'))('esbuild') as typeof esbuild;

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'orrery-bundle-'));
	writeFileSync(join(folder, 'entry.ts'), `export { said } from './said';`);
	writeFileSync(join(folder, 'said.ts'), `export const said: string = 'first';`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bundle = () => bundleOf(bundler, join(folder, 'entry.ts'), { conditions: ['workerd'] });

it('given code that was bundled, then it is bundled anew when what it imports has changed or is back, and only then', async () => {
	const path = await bundle();
	expect(readFileSync(path, 'utf8')).toContain('first');
	const made = statSync(path).mtimeMs;
	expect(await bundle()).toBe(path);
	expect(statSync(path).mtimeMs).toBe(made);

	writeFileSync(join(folder, 'said.ts'), `export const said: string = 'second';`);
	expect(readFileSync(await bundle(), 'utf8')).toContain('second');

	rmSync(join(folder, 'said.ts'));
	await expect(bundle()).rejects.toThrow('said');
	writeFileSync(join(folder, 'said.ts'), `export const said: string = 'third';`);
	expect(readFileSync(await bundle(), 'utf8')).toContain('third');
});
