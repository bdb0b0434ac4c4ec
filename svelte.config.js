import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The site is static: pages that say `prerender` become files, every other address (`/t/…`,
 * `/replay`) is answered with the fallback page, which finds its table over a socket.
 * @type {import('@sveltejs/kit').Config}
 */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({
			pages: 'build/site',
			assets: 'build/site',
			fallback: '200.html',
			strict: true
		}),
		paths: { relative: false }, // one fallback page serves addresses of any depth
		output: { preloadStrategy: 'modulepreload' },
		serviceWorker: { register: false },
		// Not the time of the build, the default: equal sources build equal files.
		version: { name: process.env['ORRERY_SOURCES'] ?? 'dev' }
	}
};
