/** `npm run size`: refuses a table page that loads more JavaScript than a phone should wait for. */
import { dim, ensureBuilt, runTool, Stop } from './lib/project.mjs';
import { firstLoad } from './lib/size.mjs';

const ROUTE = '/t/[table]';
const MOST_KB = 150;

await runTool(async () => {
	await ensureBuilt();
	const files = firstLoad(ROUTE);
	const kb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
	for (const { file, bytes } of files.slice(0, 8)) {
		console.log(dim(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${file}`));
	}
	const says = `${ROUTE} loads ${kb.toFixed(1)} KB of JavaScript, gzipped, in ${files.length} files; ${MOST_KB} KB is the most.`;
	if (kb > MOST_KB) throw new Stop(says);
	console.log(says);
});
