/** Whole games as text: what was decided and what came of it, the same every time. */
import { parseArgs } from 'node:util';
import { PASS, plainly, printOf } from '../../src/lib/core';
import type { Action, Decision, GameEvent, Json } from '../../src/lib/core';
import { playOut } from '../../src/lib/bots';
import { gameOf } from '../../src/lib/games';
import { beginOf, playersOf } from './simulate';
import type { Plan } from './simulate';
import { answerInWords } from './words';

const NOTE = 'A change in here is a change of the rules: say which in the commit.';

/** The plan that a command line of `npm run play` stands for; throws when it stands for none. */
export function planFrom(args: readonly string[]): Plan & { readonly to: string | null } {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		strict: false,
		options: {
			seats: { type: 'string', default: '4' },
			seed: { type: 'string', default: '1' },
			bots: { type: 'string', default: 'steady' },
			options: { type: 'string', default: '{}' },
			to: { type: 'string' }
		}
	});
	const game = gameOf(positionals[0] ?? 'cosmic');
	if (!game) throw new Error(`No game ${String(positionals[0])}.`);
	const options = JSON.parse(String(values.options)) as { readonly [option: string]: Json };
	const seats = Number(values.seats);
	const misfit = game.fits(options, seats);
	if (misfit) throw new Error(plainly(misfit.say));
	return {
		game,
		seats,
		levels: String(values.bots).split(','),
		seed: Number(values.seed),
		options,
		to: typeof values.to === 'string' ? values.to : null
	};
}

const PREFIX = 'npm run play -- ';

/** The command that writes this plan's transcript. */
function commandFor({ game, seats, levels, seed, options = {} }: Plan, to: string): string {
	const given =
		Object.keys(options).length > 0
			? ` --options ${JSON.stringify(options).replaceAll(' ', '')}`
			: '';
	return `${PREFIX}${game.id} --seats ${seats} --seed ${seed} --bots ${levels.join(',')}${given} --to ${to}`;
}

/** The plan a transcript says it was made from. */
export function planOf(transcript: string): Plan & { readonly to: string | null } {
	const command = transcript.split('\n').find((line) => line.startsWith(PREFIX));
	if (!command) throw new Error('This transcript does not say how it was made.');
	return planFrom(command.slice(PREFIX.length).split(' '));
}

/**
 * The whole game, a line a decision: who answered what with what, the rules by which something happened, and
 * the state it led to. No sentence is in it, so wording can be bettered; passes after which nothing happened
 * are left out, and are in the next state.
 */
export function transcriptOf(plan: Plan, to: string): string {
	const { table, events } = beginOf(plan);
	const lines = [NOTE, commandFor(plan, to), ''];
	const add = (did: string, happened: readonly GameEvent[]) => {
		const rules = [...new Set(happened.flatMap(({ rule }) => rule ?? []))];
		lines.push([did, ...rules, printOf(table).slice(0, 8)].join('  '));
	};
	add('setup', events);
	const { decisions } = playOut(plan.game, table, playersOf(plan), ({ decision, entry }) => {
		const did = decided(decision, entry.action);
		if (did !== null || entry.events.length > 0)
			add(did ?? `${decision.seat} ${decision.name} passes`, entry.events);
	});
	lines.push(
		'',
		`${decisions} decisions, won by ${table.over?.winners.join(' and ') ?? 'nobody'}`,
		''
	);
	return lines.join('\n');
}

/** Null for a pass. */
function decided({ seat, name }: Decision, action: Action): string | null {
	if (action.type === 'timeout') return `${seat} ${name} runs out`;
	const { answer } = action;
	if ('pick' in answer && answer.pick === PASS) return null;
	return `${seat} ${name} ${answerInWords(answer)}`;
}
