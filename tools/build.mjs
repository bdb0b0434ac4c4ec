/** `npm run build`: the site into build/site, if its sources have changed. */
import { dim, ensureBuilt, runTool } from './lib/project.mjs';

await runTool(async () => {
	await ensureBuilt();
	console.log(`  ${dim('The site is in build/site.')}`);
});
