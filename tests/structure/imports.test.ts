/** The map of the project is kept by a lint rule; these show that the rule really refuses. */
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint({ overrideConfig: [ts.configs.disableTypeChecked] });

/** Ids of the rules that a snippet breaks, were it the file at `filePath`. */
async function broken(filePath: string, code: string): Promise<(string | null)[]> {
	const [result] = await linter.lintText(`${code}\n`, { filePath });
	return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const LAYERS = ['orrery/layers'];

describe('imports point one way', () => {
	it.each([
		['src/lib/core/x.ts', `export * from '../games';`],
		['src/lib/core/x.ts', `export type { Y } from '../games/cosmic/types';`],
		['src/lib/core/x.ts', `export * from 'svelte';`],
		['src/lib/core/x.ts', `export * from 'node:fs';`],
		['src/lib/core/x.ts', `export * from '../hex';`],
		['src/lib/hex/x.ts', `export * from '../core';`],
		['src/lib/hex/x.ts', `export type { Y } from '../games/cosmic/types';`],
		['src/lib/hex/x.ts', `export * from 'valibot';`],
		['src/lib/games/cosmic/x.ts', `export * from 'partykit/server';`],
		['src/lib/games/cosmic/x.ts', `export * from '../imperium/types';`],
		['src/lib/games/cosmic/x.ts', `export * from '$lib/protocol';`],
		['src/lib/games/kit/x.ts', `export type { Y } from '../cosmic/types';`],
		['src/lib/games/kit/x.ts', `export * from '../../hex';`],
		['src/lib/games/kit/x.ts', `export * from '..';`],
		['src/lib/core/x.ts', `export * from '../games/kit';`],
		['src/lib/ui/x.ts', `export type { Y } from '../games/kit';`],
		['src/lib/bots/x.ts', `export * from '../games/cosmic';`],
		['src/lib/bots/x.ts', `export * from '$lib/games';`],
		['src/lib/table/x.ts', `export const load = () => import('../games');`],
		['src/lib/table/x.ts', `export type { Y } from '../games';`],
		['src/lib/ui/x.ts', `export { GAMES } from '../games';`],
		['src/lib/ui/x.ts', `export { advise } from '../bots/advice';`],
		['src/lib/ui/x.ts', `export const load = () => import('../advice/worker');`],
		['src/lib/advice/x.ts', `export * from '../games/cosmic/bot';`],
		['src/lib/ui/x.ts', `export type { Y } from '../games/cosmic/types';`],
		['src/lib/ui/cosmic/x.ts', `export { STEPS } from '../../games/cosmic/types';`],
		['src/lib/ui/cosmic/x.ts', `export type { Y } from '../../games/imperium/types';`],
		['src/lib/ui/cosmic/x.ts', `export * from '../../games/imperium/spoken/counted';`],
		['src/lib/ui/x.ts', `export * from '../games/imperium/spoken/counted';`],
		['src/lib/games/imperium/spoken/x.ts', `export * from '../tables/units';`],
		['src/lib/games/imperium/spoken/x.ts', `export type { Y } from '../../council/types';`],
		['src/lib/ui/x.ts', `export * from '../../routes/x';`],
		['src/routes/x.ts', `export * from '$lib/games/cosmic/setup';`],
		['src/routes/x.ts', `export * from '../../party/room';`],
		['src/routes/replay/x.ts', `export * from '$lib/games';`],
		['party/room/x.ts', `export * from '../../src/lib/games/cosmic/setup';`],
		['party/room/x.ts', `export * from '../../src/lib/table';`],
		['party/room/x.ts', `export * from 'partyserver';`],
		['party/room/x.ts', `export * from 'node:crypto';`],
		['tools/x.ts', `export * from '../src/lib/games/cosmic/setup';`],
		['src/lib/elsewhere/x.ts', `export * from '../core';`]
	])('%s refuses %s', async (file, code) => {
		expect(await broken(file, code)).toEqual(LAYERS);
	});

	it.each([
		['src/lib/games/cosmic/x.ts', `export * from '../../core';`],
		['src/lib/games/cosmic/x.ts', `export * from '../../hex';`],
		['src/lib/games/cosmic/x.ts', `export * from '../kit';`],
		['src/lib/games/kit/x.ts', `export * from '../../core';`],
		['src/lib/games/index.ts', `export * from './cosmic';`],
		['src/lib/bots/x.ts', `export * from '../core/shape';`],
		['src/lib/protocol/x.ts', `export * from 'valibot';`],
		['src/lib/table/x.ts', `export * from '../protocol';`],
		['src/lib/ui/x.ts', `export type { Y } from '../games';`],
		['src/lib/ui/x.ts', `export type { Y } from '../advice/messages';`],
		['src/lib/advice/x.ts', `export * from '../games/advisers';`],
		['src/lib/ui/x.ts', `export * from '../hex';`],
		['src/lib/ui/cosmic/x.ts', `export * from '$lib/hex';`],
		['src/lib/ui/cosmic/x.ts', `export type { Y } from '../../games/cosmic/types';`],
		['src/lib/ui/imperium/x.ts', `export * from '../../games/imperium/spoken/counted';`],
		['src/lib/games/imperium/x.ts', `export * from './spoken/counted';`],
		['src/routes/replay/x.ts', `export const load = () => import('$lib/games');`],
		['src/routes/rules/x.ts', `export * from '$lib/games/cosmic/rules.md?raw';`],
		['src/routes/[[lang=lang]]/codex/x.ts', `export * from '$lib/games';`],
		['src/params/x.ts', `export * from '$lib/ui/x';`],
		['party/room/x.ts', `export * from '../../src/lib/games';`],
		['party/worker.ts', `export * from 'partyserver';`],
		['tests/x.ts', `export * from '$lib/games/cosmic/setup';`],
		['tests/x.ts', `export * from '../src/routes/rules/law.server';`]
	])('%s allows %s', async (file, code) => {
		expect(await broken(file, code)).toEqual([]);
	});
});

describe('rules, bots and kernel have no clock, no dice and no I/O', () => {
	it.each([
		['src/lib/core/x.ts', `export const now = () => Date.now();`, 'no-restricted-globals'],
		['src/lib/hex/x.ts', `export const now = () => Date.now();`, 'no-restricted-globals'],
		['src/lib/games/cosmic/x.ts', `export const now = () => new Date();`, 'no-restricted-globals'],
		['src/lib/bots/x.ts', `export const later = setTimeout;`, 'no-restricted-globals'],
		['src/lib/core/x.ts', `export const t = () => performance.now();`, 'no-restricted-globals'],
		['src/lib/core/x.ts', `export const get = () => fetch('/');`, 'no-restricted-globals'],
		[
			'src/lib/games/cosmic/x.ts',
			`export const d = () => Math.random();`,
			'no-restricted-properties'
		]
	])('%s refuses %s', async (file, code, rule) => {
		expect(await broken(file, code)).toEqual([rule]);
	});

	it('but a room has a clock', async () => {
		expect(await broken('party/room/x.ts', `export const now = () => Date.now();`)).toEqual([]);
	});
});
