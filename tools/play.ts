/**
 * Bots in a terminal: one whole game, told as it happens.
 *
 *   npm run play -- cosmic --seed 7
 *   npm run play -- cosmic --seats 6 --bots steady,random --quiet
 *
 * `--decisions` shows every answer, `--secrets` what single seats were told, `--quiet` the end alone.
 */
import { parseArgs } from 'node:util';
import { playOut } from '../src/lib/bots';
import { GAMES, gameOf } from '../src/lib/games';
import { bold, dim, green, runTool, Stop } from './lib/project.mjs';
import { beginOf, botOf, headerOf, playersOf } from './lib/simulate';
import type { Plan } from './lib/simulate';
import { answerInWords, fill, told } from './lib/words';

const { values: args, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seats: { type: 'string', default: '4' },
		seed: { type: 'string', default: '1' },
		bots: { type: 'string', default: 'steady' },
		decisions: { type: 'boolean', default: false },
		secrets: { type: 'boolean', default: false },
		quiet: { type: 'boolean', default: false }
	}
});

function planned(): Plan {
	const id = positionals[0] ?? 'cosmic';
	const game = gameOf(id);
	if (!game) throw new Stop(`No game ${id}. There are: ${Object.keys(GAMES).join(', ')}.`);
	const seats = Number(args.seats);
	const misfit = game.fits({}, seats);
	if (misfit) throw new Stop(misfit.say);
	const levels = args.bots.split(',');
	try {
		for (const level of levels) botOf(game, level);
	} catch (error) {
		throw new Stop((error as Error).message);
	}
	return { game, seats, levels, seed: Number(args.seed) };
}

await runTool(() => {
	const plan = planned();
	const { names } = headerOf(plan);
	const { table, events } = beginOf(plan);
	const seats = args.secrets ? table.seats : [];
	const show = (lines: readonly string[]) => {
		if (!args.quiet) for (const line of lines) console.log(line);
	};
	console.log(`\n${bold(plan.game.name)} ${dim(`seed ${plan.seed}`)}\n`);
	show(told(events, names, seats));
	const { decisions } = playOut(plan.game, table, playersOf(plan), ({ decision, entry }) => {
		if (args.decisions && entry.action.type === 'answer')
			show([
				dim(
					`  ${names[decision.seat] ?? 'the clock'}: ${fill(decision.say, names)} ${answerInWords(entry.action.answer)}`
				)
			]);
		show(told(entry.events, names, seats));
	});
	const why = table.over ? fill(table.over.why, names) : 'Nobody has won.';
	console.log(`\n${green('✓')} ${why} ${dim(`${decisions} decisions`)}\n`);
	return Promise.resolve();
});
