/** Journeys in a browser, with those that `npm test` leaves out, and every look of axe in both themes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/hosts.mjs';
import { bin, node } from '../lib/project.mjs';
import { count, none, type Figure, type Plan } from './sweep';

/** What Playwright reports of a run, as far as it is read. */
interface Told {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
	};
	readonly errors: readonly { readonly message?: string }[];
}

/** They cannot be ended before. */
const MINUTES = 45;

export async function journeys({ folder, say, seconds }: Plan): Promise<Figure[]> {
	if (seconds < MINUTES * 60) {
		say(`journeys: left out, since they take up to ${MINUTES} minutes`);
		return [];
	}
	const report = join(folder, 'journeys.json');
	await ensureChromium();
	say('journeys: all of them, with every look in both themes');
	const { output } = await node([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
		env: {
			...{ NO_COLOR: '1', FORCE_COLOR: undefined, ORRERY_SWEEP: '1' },
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
			ORRERY_E2E_PORT: String(await freePort())
		}
	});
	const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as Told;
	const failed = output.split('\n').filter((line) => /^\s+(?:✘|\d+\) )/.test(line));
	return [
		count('journeys that went well', stats.expected + stats.flaky),
		count('of them at the second try', stats.flaky),
		none('journeys that failed', stats.unexpected + errors.length, failed)
	];
}
