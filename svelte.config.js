import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The site is static: pages that say `prerender` become files, every other address (`/t/…`,
 * `/replay`) is answered with the fallback page, which finds its table over a socket.
 * @type {import('@sveltejs/kit').Config}
 */
export default {
	preprocess: vitePreprocess(),
	// The benchmark's opponent brings an old Svelte package, which no page uses.
	vitePlugin: {
		experimental: { disableSvelteResolveWarnings: true },
		// What a codex is drawn with brings its styles to the page that is built of it (routes/codex, routes/how).
		dynamicCompileOptions: ({ filename, compileOptions }) =>
			compileOptions.generate === 'server' &&
			/\/ui\/(codex|dial|how|pieces|scenes|terms|(cosmic|council|imperium)\/(?!Board))/.test(
				filename
			)
				? { css: 'injected' }
				: undefined
	},
	kit: {
		adapter: adapter({
			pages: 'build/site',
			assets: 'build/site',
			fallback: '200.html',
			strict: true
		}),
		// Only what the build itself wrote may run; the pages' own inline script is let in by its hash
		// (and the theme's, in app.html, by standing before the policy).
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'img-src': ['self', 'data:'],
				'style-src': ['self', 'unsafe-inline'],
				'script-src': ['self'],
				'connect-src': ['self', 'ws:', 'wss:'], // some browsers do not count a socket as 'self'
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['self']
			}
		},
		paths: { relative: false }, // one fallback page serves addresses of any depth
		output: { preloadStrategy: 'modulepreload' },
		inlineStyleThreshold: 100_000, // all of a page's styles come with the page: one round trip less
		serviceWorker: { register: false },
		// Not the time of the build, the default: equal sources build equal files.
		version: { name: process.env['ORRERY_SOURCES'] ?? 'dev' }
	}
};
