/** Journeys in a browser: one run of Playwright, and what it came to. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from './hosts.mjs';
import { bin, node } from './project.mjs';

/**
 * Whether journeys go further than `npm test` does, as in `npm run soak -- --only journeys`: those whose titles say
 * @sweep as well, and every look of axe in both themes.
 */
export const IS_SWEEP = process.env['ORRERY_SWEEP'] !== undefined;

/**
 * @typedef {object} Made
 * @property {number} passed
 * @property {number} failed
 * @property {number} again Of those passed, how many at the second try only.
 * @property {string[]} titles Of those that failed.
 * @property {string} output
 */

/** @typedef {{ title: string, ok: boolean }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** @param {Suite} suite @returns {string[]} */
const failedIn = ({ suites = [], specs = [] }) => [
	...specs.filter(({ ok }) => !ok).map(({ title }) => title),
	...suites.flatMap(failedIn)
];

/**
 * Chromium and a built site must be there.
 * @param {string} report The file for what Playwright reports.
 * @param {{ filter?: readonly string[], sweep?: boolean }} [options]
 * @returns {Promise<Made>}
 */
export async function makeJourneys(report, { filter = [], sweep = false } = {}) {
	rmSync(report, { force: true });
	const { code, output } = await node(
		[bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filter],
		{
			env: {
				NO_COLOR: '1',
				FORCE_COLOR: undefined,
				PLAYWRIGHT_JSON_OUTPUT_NAME: report,
				ORRERY_E2E_PORT: String(await freePort()),
				...(sweep && { ORRERY_SWEEP: '1' })
			}
		}
	);
	if (!existsSync(report)) return { passed: 0, failed: 1, again: 0, titles: [], output };
	/** @type {Suite & { stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */
	const { stats, errors, ...all } = JSON.parse(readFileSync(report, 'utf8'));
	let failed = stats.unexpected + errors.length;
	const passed = stats.expected + stats.flaky;
	if (failed === 0 && (code !== 0 || passed === 0)) failed = 1; // an error outside of any, or none at all
	return { passed, failed, again: stats.flaky, titles: failedIn(all), output };
}
