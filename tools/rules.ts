/**
 * Where each rule is decided and tested, and which content is.
 *
 *   npm run rules                       what is missing, by game, and of what a table promises
 *   npm run rules -- CE-8.4 GC-14       a rule, or a whole section, of a game being made too: decided at, tested by
 *   npm run --silent rules -- --json    everything, by game and under `room`
 *   npm run rules -- --write            writes what is enforced into the README and docs/enforced.md
 *
 * A rule is a numbered sentence of a game's rules.md, or a promise of docs/PROTOCOL.md (`ROOM-KEY.6`). Code names it where it decides it, or the rule says
 * *Follows from CE-9.4.* A test names it in its title: `[CE-8.4]`; content likewise: `[alien:macron]`,
 * `[wild:macron]`, `[artifact:plague]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bold, dim, green, helpIfAsked, red, ROOT, runTool, Stop } from './lib/project.mjs';
import { amounts, drafts, ENFORCED, reports, roomReport, withList } from './lib/rules';
import type { Report } from './lib/rules';

helpIfAsked(import.meta.url);
const { values: args, positionals: asked } = parseArgs({
	allowPositionals: true,
	options: {
		json: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false }
	}
});

function show({ name, rules, ...report }: Report): void {
	const { untested, undecided, misnamed, content, unknown } = report;
	const absent = rules.filter(({ notInThisGame }) => notInThisGame).length;
	const hidden = content.filter(({ tested }) => !tested).map(({ kind, id }) => `${kind}:${id}`);
	const line = (label: string, missing: readonly string[], none: string) =>
		console.log(
			missing.length === 0
				? `  ${green('✓')} ${none}`
				: `  ${red('✗')} ${label}: ${missing.join(', ')}`
		);
	console.log(`\n  ${bold(name)} ${dim(`${rules.length} rules, ${absent} not in this game`)}\n`);
	line('Rules decided nowhere', undecided, 'Every rule is named by the code, or follows from one.');
	line('Ids and ranges in code that name no rule', misnamed, 'Every id in the code exists.');
	line('Rules without a test', untested, 'Every rule is named by a test.');
	if (content.length > 0)
		line(
			'Content without a test',
			hidden,
			`Each of ${content.length} entries is named by a test: ${amounts({ content }).join(', ')}.`
		);
	line('Names of nothing in test titles', unknown, 'Every id in a test title exists.');
}

const isAsked = (id: string): boolean =>
	asked.some((one) => id === one || id.startsWith(`${one}.`));

/** Three columns, one under the other: the rule, where it is decided, what tests it. */
function find({ rules, decidedAt, tests }: Report): void {
	for (const { id, section, follows, ...rule } of rules.filter((one) => isAsked(one.id))) {
		const needsNone = rule.notInThisGame
			? ' (not in this game)'
			: rule.isPointer
				? ' (pointer)'
				: '';
		console.log(`\n  ${bold(id)} ${dim(section)}${needsNone}`);
		for (const place of decidedAt[id] ?? []) console.log(`    decided at    ${place}`);
		if (follows.length > 0) console.log(`    follows from  ${follows.join(', ')}`);
		for (const title of tests[id] ?? []) console.log(`    tested by     ${title}`);
	}
}

await runTool(() => {
	const games = reports();
	const room = roomReport();
	const all = asked.length > 0 ? { ...games, ...drafts(), room } : { ...games, room };
	const unheard = asked.filter(
		(one) =>
			!Object.values(all).some(({ rules }) =>
				rules.some(({ id }) => id === one || id.startsWith(`${one}.`))
			)
	);
	if (unheard.length > 0) throw new Stop(`No rulebook has ${unheard.join(', ')}.`);
	if (args.json) console.log(JSON.stringify(all));
	else Object.values(all).forEach(asked.length > 0 ? find : show);
	for (const { path, list } of args.write ? ENFORCED : []) {
		const at = join(ROOT, path);
		const text = withList(readFileSync(at, 'utf8'), list(games));
		if (text === null) throw new Stop(`${path} has no markers for the list.`);
		writeFileSync(at, text);
	}
	if (!args.json) console.log('');
	return Promise.resolve();
});
