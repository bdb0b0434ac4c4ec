/**
 * `npm run deploy`: site and rooms to your own Cloudflare account, as one Worker (wrangler.jsonc).
 *
 *   npm run deploy -- --dry-run   only builds what would be sent; needs no account and no network
 *
 * Anything else after `--` goes to `wrangler deploy`.
 */
import { bin, ensureBuilt, node, runTool, Stop } from './lib/project.mjs';

await runTool(async () => {
	await ensureBuilt();
	const args = process.argv.slice(2);
	const isDry = args.includes('--dry-run');
	if (isDry && !args.some((arg) => arg.startsWith('--outdir')))
		args.push('--outdir', '.wrangler/dry-run');
	const { code } = await node([bin('wrangler/wrangler-dist/cli.js'), 'deploy', ...args], {
		show: true
	});
	if (code !== 0) throw new Stop('Nothing was deployed.');
	if (isDry) console.log('\nBuilt, not sent: npm run deploy sends it.');
});
