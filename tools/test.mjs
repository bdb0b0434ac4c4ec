/**
 * `npm test`: everything that must hold, each stage in one line, as it ends. Later stages run even if an
 * earlier one fails, and the last line counts them all: `N passed, N failed`.
 *
 *   npm test -- --only unit,lint     some stages
 *   npm test -- -t CE-5              the rules tests whose titles say CE-5
 *   npm test -- tests/rules/cosmic   the tests in those files
 *   npm run check                    what finds a mistake within minutes: no host, no browser, no games by the dozen, nothing installed
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { makeJourneys } from './lib/journeys.mjs';
import {
	bin,
	bold,
	CACHE,
	checkNode,
	dim,
	ensureBuilt,
	ensureInstalled,
	ensureSynced,
	green,
	node,
	red,
	ROOT,
	runTool,
	seconds,
	Stop,
	yellow
} from './lib/project.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] Shown if anything failed.
 * @property {string} [skipped] Why nothing was run, if nothing was.
 * @property {number} [again] Of those passed, how many at the second try only.
 */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} says
 * @property {true} [quick] Part of `npm run check`.
 * @property {true} [single] One process at a time on one core: two such stages run side by side.
 * @property {true} [waits] As often as it works: runs beside the single ones and what comes before `alone`.
 * @property {true} [alone] Begins when all else is done: it needs the whole machine.
 * @property {(filter: string[], quick: boolean) => Promise<Outcome>} run
 */

/** A stage without tests of its own: counts as one. @param {...() => Promise<{ code: number, output: string }>} parts @returns {Promise<Outcome>} */
async function one(...parts) {
	let output = '';
	let failed = 0;
	for (const part of parts) {
		const result = await part();
		if (result.code === 0) continue;
		failed = 1;
		output += result.output;
	}
	return { passed: 1 - failed, failed, output };
}

/** @param {string} path @param {...string} args */
const tool =
	(path, ...args) =>
	() =>
		node([bin(path), ...args]);

/** @param {string} project */
const tsc = (project) =>
	tool(
		'@typescript/native/bin/tsc',
		...['-p', project, '--incremental', '--tsBuildInfoFile', join(CACHE, `${project}.tsbuildinfo`)]
	);

/** @param {string} folder @param {(path: string) => boolean} [counts] @returns {boolean} */
function hasTests(folder, counts = () => true) {
	if (!existsSync(join(ROOT, folder))) return false;
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).some((entry) => {
		const path = `${folder}/${entry.name}`;
		return entry.isDirectory() ? hasTests(path, counts) : path.endsWith('.test.ts') && counts(path);
	});
}

/** @param {string} name @param {string} config @param {string[]} args @returns {Promise<Outcome>} */
async function vitest(name, config, args) {
	const report = join(CACHE, `${name}.json`);
	rmSync(report, { force: true });
	const { code, output } = await node(
		[
			bin('vitest/vitest.mjs'),
			...['run', '--config', config, '--reporter', 'default', '--reporter', 'json'],
			...[`--outputFile.json=${report}`, ...args]
		],
		{ env: { NO_COLOR: '1' } }
	);
	if (!existsSync(report)) return { passed: 0, failed: 1, output };
	/** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
	const {
		numPassedTests: passed,
		numFailedTests,
		testResults
	} = JSON.parse(readFileSync(report, 'utf8'));
	// A file that fails without a failed test could not be loaded.
	const unloaded = testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
	).length;
	let failed = numFailedTests + unloaded;
	if (failed === 0 && (code !== 0 || passed === 0)) failed = 1; // an error outside of any test, or no test at all
	return { passed, failed, output };
}

/** @param {string} why @returns {Outcome} */
const skip = (why) => ({ passed: 0, failed: 0, skipped: why });

const LINT_CACHE = [
	...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint')]
];

/** Of those side by side the longest begins first. @type {Stage[]} */
const STAGES = [
	{
		name: 'lint',
		quick: true,
		single: true,
		says: 'Mistakes, and the map of imports',
		// What is remembered of files that did not change may miss what a change elsewhere means for them.
		run: (_filter, quick) =>
			one(
				tool('eslint/bin/eslint.js', '.', ...(quick ? LINT_CACHE : [])),
				tool('oxlint/bin/oxlint'),
				() => node([join(ROOT, 'tools/lint/cycles.mjs')])
			)
	},
	{
		name: 'format',
		quick: true,
		single: true,
		says: 'Layout of the code',
		run: () =>
			one(
				tool(
					'prettier/bin/prettier.cjs',
					...['--check', '--log-level', 'warn', '--cache', '--cache-location'],
					...[join(CACHE, 'prettier'), '.']
				)
			)
	},
	{
		name: 'svelte',
		quick: true,
		single: true,
		says: 'Types of the site, its promises',
		run: () =>
			one(
				tool('@sveltejs/kit/svelte-kit.js', 'sync'),
				tool('svelte-check/bin/svelte-check', '--tsgo', '--fail-on-warnings'),
				() => node([join(ROOT, 'tools/lint/components.mjs')])
			)
	},
	{
		name: 'types',
		quick: true,
		single: true,
		says: 'Types of server, worker, tests and tools',
		run: () =>
			one(
				...['tsconfig.server.json', 'tsconfig.tools.json', 'src/service-worker/tsconfig.json'].map(
					(project) => tsc(project)
				)
			)
	},
	{
		name: 'unit',
		quick: true,
		says: 'Rules, laws and rooms',
		run: async (filter, quick) => {
			const isUnit = (/** @type {string} */ path) => !/^tests\/(e2e|hosts)\//.test(path);
			return hasTests('tests', isUnit)
				? vitest('unit', 'vitest.config.ts', [...(quick ? ['--mode', 'quick'] : []), ...filter])
				: skip('no tests yet');
		}
	},
	{
		name: 'hosts',
		waits: true,
		says: 'Both real hosts',
		run: async (filter) => {
			if (!hasTests('tests/hosts')) return skip('no tests in tests/hosts yet');
			await ensureBuilt();
			return vitest('hosts', 'vitest.hosts.config.ts', filter);
		}
	},
	{
		name: 'size',
		quick: true,
		says: 'Weight of the table page',
		run: () => one(() => node([join(ROOT, 'tools/size.mjs')]))
	},
	{
		name: 'deploy',
		says: 'What would be deployed',
		run: () => one(() => node([join(ROOT, 'tools/deploy.mjs'), '--dry-run']))
	},
	{
		name: 'e2e',
		alone: true,
		says: 'Journeys in a browser',
		run: async (filter) => {
			if (!hasTests('tests/e2e')) return skip('no tests in tests/e2e yet');
			await ensureChromium();
			await ensureBuilt();
			return makeJourneys(join(CACHE, 'e2e.json'), {
				filter: filter.map((arg) => (arg === '-t' ? '-g' : arg))
			});
		}
	}
];

await runTool(async () => {
	const { values: options, positionals: files } = parseArgs({
		allowPositionals: true,
		options: {
			only: { type: 'string' },
			'test-name-pattern': { type: 'string', short: 't' },
			quick: { type: 'boolean', default: false }
		}
	});
	const title = options['test-name-pattern'];
	const filter = [...files, ...(title ? ['-t', patternOf(title)] : [])];
	const names = (options.only ?? (filter.length > 0 ? stageOf(files[0]) : ''))
		.split(',')
		.filter(Boolean);
	for (const name of names) {
		if (!STAGES.some((stage) => stage.name === name)) {
			throw new Stop(
				`No stage ${name}. There are: ${STAGES.map((stage) => stage.name).join(', ')}.`
			);
		}
	}

	console.log(`\n  ${bold('Orrery')} ${dim('tests')}\n`);
	checkNode();
	await (options.quick ? ensureSynced() : ensureInstalled());
	mkdirSync(CACHE, { recursive: true });

	let passed = 0;
	let failed = 0;
	const isAsked = (/** @type {Stage} */ { name, quick }) =>
		names.length > 0 ? names.includes(name) : quick || !options.quick;
	const run = async (/** @type {Stage} */ stage) => {
		const started = Date.now();
		/** @type {Outcome} */
		let outcome;
		try {
			outcome = await stage.run(filter, options.quick);
		} catch (error) {
			outcome = {
				passed: 0,
				failed: 1,
				output: error instanceof Stop ? error.message : String(error)
			};
		}
		passed += outcome.passed;
		failed += outcome.failed;
		report(stage, outcome, Date.now() - started);
	};
	const asked = STAGES.filter(isAsked);
	const singles = asked.filter(({ single }) => single);
	const lane = async () => {
		for (let stage = singles.shift(); stage; stage = singles.shift()) await run(stage);
	};
	const beside = Promise.all(asked.filter(({ waits }) => waits).map(run));
	await Promise.all([lane(), lane()]);
	for (const stage of asked.filter(({ single, waits }) => !single && !waits)) {
		if (stage.alone) await beside;
		await run(stage);
	}
	await beside;
	console.log(`\n${passed} passed, ${failed} failed`);
	if (failed > 0 || passed === 0) process.exitCode = 1;
});

/** @param {Stage} stage @param {Outcome} outcome @param {number} ms */
function report({ name, says }, { passed, failed, output = '', skipped, again }, ms) {
	const mark = skipped ? yellow('–') : failed > 0 ? red('✗') : green('✓');
	const count = skipped ?? (failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`);
	const second = again ? yellow(` (${again} at the second try)`) : '';
	console.log(
		`  ${mark} ${name.padEnd(8)} ${says.padEnd(34)} ${count}${second} ${dim(seconds(ms))}`
	);
	if (failed > 0) console.log(`\n${output.trimEnd().replace(/^/gm, '      ')}\n`);
}

/** Titles that say this, as a pattern; CE-1 is not the beginning of CE-10. @param {string} title */
function patternOf(title) {
	return /\d$/.test(title) ? `${title}(?!\\d)` : title;
}

/** Which stage runs a test file. @param {string | undefined} file */
function stageOf(file = '') {
	return /^(?:\.\/)?tests\/(e2e|hosts)(?:\/|$)/.exec(file)?.[1] ?? 'unit';
}
