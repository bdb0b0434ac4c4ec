/**
 * Bots in a terminal: one whole game, told as it happens.
 *
 *   npm run play -- cosmic --seed 7
 *   npm run play -- cosmic --seats 6 --bots steady,random --quiet
 *   npm run play -- cosmic --seed 7 --to tests/playthroughs/cosmic-4-7.txt    as a transcript
 *   npm run play -- --again                                                   all transcripts anew
 *
 * `--decisions` shows every answer, `--secrets` what single seats were told, `--quiet` the end alone,
 * `--options` takes the table's options as JSON without spaces.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playOut } from '../src/lib/bots';
import { bold, dim, green, helpIfAsked, ROOT, runTool, Stop } from './lib/project.mjs';
import { beginOf, botOf, headerOf, playersOf } from './lib/simulate';
import type { Plan } from './lib/simulate';
import { planFrom, planOf, transcriptOf } from './lib/transcript';
import { answerInWords, fill, told } from './lib/words';

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	allowPositionals: true,
	options: {
		seats: { type: 'string' },
		seed: { type: 'string' },
		bots: { type: 'string' },
		options: { type: 'string' },
		to: { type: 'string' },
		again: { type: 'boolean', default: false },
		decisions: { type: 'boolean', default: false },
		secrets: { type: 'boolean', default: false },
		quiet: { type: 'boolean', default: false }
	}
});

const TRANSCRIPTS = 'tests/playthroughs';

function planned(): Plan & { readonly to: string | null } {
	try {
		const plan = planFrom(process.argv.slice(2));
		for (const level of plan.levels) botOf(plan.game, level);
		return plan;
	} catch (error) {
		throw new Stop((error as Error).message);
	}
}

/** Writes every transcript again, each from the command in it. */
function again(): void {
	for (const name of readdirSync(join(ROOT, TRANSCRIPTS)).filter((file) => file.endsWith('.txt'))) {
		const path = `${TRANSCRIPTS}/${name}`;
		const before = readFileSync(join(ROOT, path), 'utf8');
		const after = transcriptOf(planOf(before), path);
		writeFileSync(join(ROOT, path), after);
		console.log(`${after === before ? dim('same   ') : green('changed')} ${path}`);
	}
}

function show(plan: Plan): void {
	const { names } = headerOf(plan);
	const { table, events } = beginOf(plan);
	const seats = args.secrets ? table.seats : [];
	const print = (lines: readonly string[]) => {
		if (!args.quiet) for (const line of lines) console.log(line);
	};
	console.log(`\n${bold(plan.game.name)} ${dim(`seed ${plan.seed}`)}\n`);
	print(told(events, names, seats));
	let end = 'Nobody has won.';
	const { decisions } = playOut(plan.game, table, playersOf(plan), ({ decision, entry }) => {
		if (args.decisions && entry.action.type === 'answer') {
			const who = names[decision.seat] ?? 'the clock';
			const answer = answerInWords(entry.action.answer);
			print([dim(`  ${who}: ${fill(decision.say, names)} ${answer}`)]);
		}
		print(told(entry.events, names, seats));
		for (const { say, move } of entry.events) if (move?.type === 'over') end = fill(say, names);
	});
	console.log(`\n${green('✓')} ${end} ${dim(`${decisions} decisions`)}\n`);
}

await runTool(() => {
	if (args.again) again();
	else {
		const plan = planned();
		if (plan.to) writeFileSync(plan.to, transcriptOf(plan, plan.to));
		else show(plan);
	}
	return Promise.resolve();
});
