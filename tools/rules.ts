/**
 * Which rules and which content are tested.
 *
 *   npm run rules                       what is missing, by game
 *   npm run --silent rules -- --json    everything, by game
 *   npm run rules -- --write            writes the list in the README
 *
 * A rule is a numbered sentence of a game's rules.md. A test names it in its title: `[CE-8.4]`; content
 * likewise: `[alien:macron]`, `[wild:macron]`, `[artifact:plague]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bold, dim, green, red, ROOT, runTool, Stop } from './lib/project.mjs';
import { enforcedList, reports, withList } from './lib/rules';
import type { Report } from './lib/rules';

const { values: args } = parseArgs({
	options: {
		json: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false }
	}
});

function show({ name, rules, untested, content, unknown }: Report): void {
	const absent = rules.filter(({ notInThisGame }) => notInThisGame).length;
	const hidden = content.filter(({ shown }) => !shown).map(({ kind, id }) => `${kind}:${id}`);
	const line = (label: string, missing: readonly string[], none: string) =>
		console.log(
			missing.length === 0
				? `  ${green('✓')} ${none}`
				: `  ${red('✗')} ${label}: ${missing.join(', ')}`
		);
	console.log(`\n  ${bold(name)} ${dim(`${rules.length} rules, ${absent} not in this game`)}\n`);
	line('Rules without a test', untested, 'Every rule is named by a test.');
	line('Content without a test', hidden, `Each of ${content.length} entries is shown by a test.`);
	line('Names of nothing in test titles', unknown, 'Every id in a test title exists.');
}

await runTool(() => {
	const all = reports();
	if (args.json) console.log(JSON.stringify(all));
	else Object.values(all).forEach(show);
	if (args.write) {
		const path = join(ROOT, 'README.md');
		const text = withList(readFileSync(path, 'utf8'), enforcedList(all));
		if (text === null) throw new Stop('README.md has no markers for the list.');
		writeFileSync(path, text);
	}
	if (!args.json) console.log('');
	return Promise.resolve();
});
