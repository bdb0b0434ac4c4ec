import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LONG, LongFirst } from './tests/support/long-first.ts';

/** Rules, laws and rooms: everything that needs no browser and no real host; in mode `quick` without the long ones. */
export default defineConfig(({ mode }) => ({
	plugins: [svelte()], // for the runes in src/lib/table
	resolve: {
		alias: {
			$lib: fileURLToPath(new URL('src/lib', import.meta.url)),
			'$app/state': fileURLToPath(new URL('tests/gallery/app-state.ts', import.meta.url))
		}
	},
	test: {
		include: ['tests/**/*.test.ts'],
		exclude: [
			...['tests/e2e/**', 'tests/hosts/**'],
			...(mode === 'quick' ? LONG.map((path) => `tests/${path}**`) : [])
		],
		environment: 'node',
		pool: 'threads',
		isolate: false, // rules keep no state of their own, so files may share a thread and its imports
		maxWorkers: '100%', // by default one core stays idle, which is half of a small machine
		sequence: { sequencer: LongFirst },
		setupFiles: ['tests/support/words-equal.ts'],
		testTimeout: 20_000
	}
}));
