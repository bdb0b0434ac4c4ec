/**
 * Runs a saved game again and says whether it is what it claims to be: every move legal, the shuffles
 * those of the published commitment, every table the same.
 *
 *   npm run replay -- game.json                 the game in words, then the verdict
 *   npm run --silent replay -- game.json --json the verdict as one JSON object
 *
 * `--secrets` shows what single seats were told as well. Leaves with 1 when the file does not hold.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plainly, verify } from '../src/lib/core';
import type { AnyTable, SavedGame } from '../src/lib/core';
import { gameOf } from '../src/lib/games';
import { readSaved } from '../src/lib/protocol/saved';
import { dim, green, helpIfAsked, red, runTool, Stop } from './lib/project.mjs';
import { told } from './lib/words';

helpIfAsked(import.meta.url);
const { values: args, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		json: { type: 'boolean', default: false },
		secrets: { type: 'boolean', default: false }
	}
});

function fileNamed(path: string | undefined): SavedGame {
	if (path === undefined) throw new Stop('Name the file of a saved game.');
	let text: string;
	try {
		text = readFileSync(path, 'utf8');
	} catch {
		throw new Stop(`There is no file ${path}.`);
	}
	const saved = readSaved(text);
	if ('wrong' in saved) throw new Stop(plainly(saved.wrong));
	return saved;
}

await runTool(() => {
	const saved = fileNamed(positionals[0]);
	const game = gameOf(saved.game);
	if (!game) throw new Stop(`This is a game of ${saved.game}, which is not on the catalogue.`);
	let last: AnyTable | null = null;
	let n = 0;
	const verdict = verify(game, saved, (table, events) => {
		last = table;
		if (!args.json)
			for (const line of told(events, saved.names, args.secrets ? saved.seats : []))
				console.log(`${dim(String(n).padStart(5))}  ${line}`);
		n += 1;
	});
	const over = (last as AnyTable | null)?.over ?? null;
	if (args.json) {
		const { seats, moves } = saved;
		console.log(
			JSON.stringify({
				game: saved.game,
				seats: seats.length,
				...verdict,
				of: moves.length,
				over: over !== null,
				winners: over?.winners ?? []
			})
		);
	} else {
		const mark = verdict.ok ? green('✓') : red('✗');
		console.log(
			`\n${mark} ${verdict.moves} of ${saved.moves.length} moves run again without a difference.`
		);
		if (verdict.why) console.log(`  ${verdict.why}`);
		else console.log('  The shuffles are those of the commitment published before the first card.');
		if (verdict.fingerprints === null)
			console.log(
				'  Its fingerprints are of another shape of the table, so they are not compared.'
			);
		if (verdict.ok && !over) console.log('  The game was not over when it was saved.');
	}
	if (!verdict.ok) process.exitCode = 1;
	return Promise.resolve();
});
