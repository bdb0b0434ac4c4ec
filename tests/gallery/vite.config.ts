import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Every piece of the board on one page, to look at: `npx vite --config tests/gallery/vite.config.ts`. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	cacheDir: fileURLToPath(new URL('../../node_modules/.cache/gallery', import.meta.url)),
	plugins: [svelte({ configFile: false })],
	resolve: {
		alias: {
			$lib: fileURLToPath(new URL('../../src/lib', import.meta.url)),
			'$app/state': fileURLToPath(new URL('./app-state.ts', import.meta.url))
		}
	},
	server: { port: 2300, strictPort: true, fs: { allow: ['../..'] } }
});
