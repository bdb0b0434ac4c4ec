/** Whole games as readable text: what was decided and what came of it, the same every time. */
import { parseArgs } from 'node:util';
import type { GameEvent, Json } from '../../src/lib/core';
import { playOut } from '../../src/lib/bots';
import type { Played } from '../../src/lib/bots';
import { gameOf } from '../../src/lib/games';
import { beginOf, headerOf, playersOf } from './simulate';
import type { Plan } from './simulate';
import { answerInWords, fill, told } from './words';
import type { Names } from './words';

const NOTE = 'A change in here is a change of the rules or of a bot: say why in the commit.';

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
	if (misfit) throw new Error(misfit.say);
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

/** The whole game, passes left out, with what single seats were told in parentheses. */
export function transcriptOf(plan: Plan, to: string): string {
	const { names } = headerOf(plan);
	const { table, events } = beginOf(plan);
	const lines = [NOTE, commandFor(plan, to), ''];
	const tell = (happened: readonly GameEvent[]) =>
		lines.push(...told(happened, names, table.seats));
	tell(events);
	const { decisions } = playOut(plan.game, table, playersOf(plan), (played) => {
		const said = decisionInWords(played, names);
		if (said) lines.push(said);
		tell(played.entry.events);
	});
	lines.push('', `${decisions} decisions`, '');
	return lines.join('\n');
}

function decisionInWords({ decision, entry }: Played, names: Names): string | null {
	if (entry.action.type !== 'answer') return null;
	const { answer } = entry.action;
	if ('pick' in answer && answer.pick === 'pass') return null;
	const who = names[decision.seat] ?? decision.seat;
	return `> ${who}: ${fill(decision.say, names)} ${answerInWords(answer)}`;
}
