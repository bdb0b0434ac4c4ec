import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/lib/chromium.mjs';
import { IS_SWEEP } from './tools/lib/journeys.mjs';

// Read again by every worker, which inherits what the first reading chose.
process.env['ORRERY_E2E_PORT'] ??= String(20_000 + (process.pid % 10_000));
const port = process.env['ORRERY_E2E_PORT'];
const url = `http://127.0.0.1:${port}`;

const chromium = await findChromium();

/** Playwright finds its own build by itself, and a lighter one when it runs without a window. */
const browserAt = (path?: string) => ({
	launchOptions: {
		...(path && !chromium?.isPlaywrights && { executablePath: path }),
		args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
	}
});
/** Only the whole one tells of turns. */
const WHOLE = chromium?.isPlaywrights ? { channel: 'chromium' } : browserAt(chromium?.path);
const OFFLINE = 'offline.test.ts';

/** What differs from another journey by a number alone, or measures, is made by `npm run soak -- --only journeys`. */
const SWEEPS = IS_SWEEP ? [] : [/@sweep\b/];

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Its many dots would be painted by the processor. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Journeys in a real browser, against what `npm start` serves, on tables that are forgotten afterwards. */
export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.test.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	// Long, and with a second try, which is told: a machine busy with other work is no reason to fail.
	timeout: 180_000,
	expect: { timeout: 45_000 },
	retries: 1,
	// With so many it is the site that is broken, and each of the rest would wait in vain, twice.
	maxFailures: 12,
	forbidOnly: Boolean(process.env['CI']),
	reporter: 'list',
	use: {
		baseURL: url,
		trace: 'on-first-retry', // at every try it would cost as much as the pages themselves
		screenshot: 'only-on-failure',
		// It loads the whole site for each person anew, which is much for one machine: journeys that are about it allow it.
		serviceWorkers: 'block',
		...browserAt(chromium?.shell ?? chromium?.path)
	},
	projects: [
		// What takes minutes begins first: begun last, it would be waited for alone.
		{ name: 'long', grep: /@long\b/, use: DESKTOP },
		{
			name: 'desktop',
			grepInvert: [/@phone\b|@long\b/, ...SWEEPS],
			testIgnore: `**/${OFFLINE}`,
			use: DESKTOP
		},
		// A journey whose title says @phone is made on a phone; one that says @everywhere on both.
		{
			name: 'phone',
			grep: /@phone\b|@everywhere\b/,
			testIgnore: `**/${OFFLINE}`,
			use: PHONE
		},
		{ name: 'app', testMatch: `**/${OFFLINE}`, use: { ...DESKTOP, ...WHOLE } },
		{
			name: 'app on a phone',
			grep: /@everywhere\b/,
			testMatch: `**/${OFFLINE}`,
			use: { ...PHONE, ...WHOLE }
		}
	],
	webServer: {
		command: 'node tools/start.mjs --tables temporary',
		env: { PORT: port },
		url,
		timeout: 180_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 }
	}
});
