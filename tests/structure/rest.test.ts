/** A page that waits comes to rest: what moves for ever draws the board again and again, and empties a battery. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no animation of a page goes on for ever', () => {
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.(?:css|svelte)$/.test(file)
	);
	expect(files.length).toBeGreaterThan(100);
	const endless = files.filter((file) =>
		/animation[\w-]*:[^;]*\binfinite\b/.test(readFileSync(`src/${file}`, 'utf8'))
	);
	expect(endless).toEqual([]);
});
