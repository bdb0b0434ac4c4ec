/** `npm run size`: refuses a table that loads more JavaScript than a phone should wait for, and files that wait for each other. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dim, ensureBuilt, ROOT, runTool, Stop } from './lib/project.mjs';
import { firstLoad, isLoaded, waitingInCircle } from './lib/size.mjs';

const ROUTE = '/t/[table]';
const MOST_KB = 150;
const UI = 'src/lib/ui';

/** @param {{ bytes: number }[]} files */
const kbOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

await runTool(async () => {
	await ensureBuilt();
	const circle = waitingInCircle();
	if (circle) throw new Stop(`Files of the site wait for each other: ${circle.join(', ')}.`);
	const files = firstLoad(ROUTE);
	for (const { file, bytes } of files.slice(0, 8)) {
		console.log(dim(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${file}`));
	}
	console.log(
		`${ROUTE} loads ${kbOf(files).toFixed(1)} KB of JavaScript, gzipped, in ${files.length} files.`
	);
	const games = readdirSync(join(ROOT, UI)).filter((name) =>
		existsSync(join(ROOT, UI, name, 'Board.svelte'))
	);
	for (const game of games) {
		if (!isLoaded(`${UI}/${game}/Board.svelte`)) {
			console.log(dim(`No page loads the board of ${game} yet.`));
			continue;
		}
		const kb = kbOf(
			firstLoad(
				ROUTE,
				['Board.svelte', 'telling.ts'].map((file) => `${UI}/${game}/${file}`)
			)
		);
		const says = `With the board of ${game}: ${kb.toFixed(1)} KB; ${MOST_KB} KB is the most.`;
		if (kb > MOST_KB) throw new Stop(says);
		console.log(says);
	}
});
