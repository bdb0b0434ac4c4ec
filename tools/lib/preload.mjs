/** Scripts a prerendered page needs, named in it, so that they come in one round trip. */
import { readFileSync, writeFileSync } from 'node:fs';
import { firstLoad } from './size.mjs';

/**
 * SvelteKit names a page's scripts, but leaves out those it comes to behind a lazy import first; a browser
 * would find them one round trip later. Adds what is missing, but for the page that shows errors, which
 * nobody waits for.
 * @param {string} route As SvelteKit names it: `/t/[table]`.
 * @param {string} page The file of its page.
 */
export function nameScripts(route, page) {
	const text = readFileSync(page, 'utf8');
	const links = firstLoad(route)
		.map(({ file }) => `/${file}`)
		.filter((file) => !text.includes(`"${file}"`) && !file.includes('/nodes/1.'))
		.map((file) => `<link href="${file}" rel="modulepreload">`);
	writeFileSync(page, text.replace('</head>', `${links.join('')}</head>`));
}
