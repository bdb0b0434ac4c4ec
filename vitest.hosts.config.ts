import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';

/** The contract suite: the same promises, kept by both real hosts, each started as a child process. */
export default defineConfig({
	resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
	test: {
		include: ['tests/hosts/**/*.test.ts'],
		setupFiles: ['tests/support/words-equal.ts'],
		environment: 'node',
		// Two runtimes in three starts would read each of its certificates (miniflare 3), for seconds.
		env: { NODE_EXTRA_CA_CERTS: '' },
		pool: 'forks',
		execArgv: ['--experimental-websocket'], // Node 20 has one, but hides it
		maxWorkers: 2, // they wait as often as they work
		sequence: { sequencer: LongFirst },
		testTimeout: 60_000,
		hookTimeout: 120_000
	}
});
