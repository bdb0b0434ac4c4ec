/**
 * Keeps what a later release must still understand: the shape of each game's saved tables, and tables of
 * that shape from the middle of a game. What they are for: docs/releasing.md.
 *
 *   npm run fixtures                   all games: shapes as they are now, tables of a shape that has none yet
 *   npm run fixtures -- cosmic         one game
 *   npm run fixtures -- --again        tables of today's shape anew, which only a shape not yet released may need
 *   npm run --silent fixtures -- --json
 *
 * A shape that has changed in a way that makes saved tables unfit is refused until `shape` is raised.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../src/lib/core';
import { GAMES, gameOf } from '../src/lib/games';
import { leaveRoom } from '../tests/support/kept-rooms';
import { smallest } from './lib/kept';
import { dim, green, helpIfAsked, ROOT, runTool, Stop } from './lib/project.mjs';
import { changesOf, renewed, roomFile, shapeFile, shapeOf, tablesFile } from './lib/shape';
import type { ShapeRecord } from './lib/shape';

helpIfAsked(import.meta.url);
const { values: args, positionals } = parseArgs({
	allowPositionals: true,
	options: { again: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } }
});

interface Written {
	readonly file: string;
	readonly did: 'written' | 'same' | 'kept';
}

function write(file: string, text: string): Written {
	const path = join(ROOT, file);
	if (existsSync(path) && readFileSync(path, 'utf8') === text) return { file, did: 'same' };
	mkdirSync(join(path, '..'), { recursive: true });
	writeFileSync(path, text);
	return { file, did: 'written' };
}

/** The shape as it is now, unless tables of the recorded one would not fit it. */
function keepShape(game: AnyGame): Written {
	const file = shapeFile(game.id);
	const path = join(ROOT, file);
	const is = shapeOf(game);
	const was = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ShapeRecord) : null;
	const sameShape = was?.shape === is.shape;
	const { breaking } = sameShape ? changesOf(was, is) : { breaking: [] };
	if (breaking.length > 0)
		throw new Stop(
			`Tables of ${game.name} that are being played would not fit: ${breaking.join('; ')}.\n` +
				`  Raise \`shape\` to ${is.shape + 1} and write migrations[${is.shape}]; docs/releasing.md says how.`
		);
	const record = sameShape ? renewed(was, is) : is;
	return write(file, `${JSON.stringify(record, null, '\t')}\n`);
}

/** Tables of today's shape, one a line. Those of a released shape are never made again. */
function keepTables(game: AnyGame): Written {
	const file = tablesFile(game.id, game.shape);
	if (existsSync(join(ROOT, file)) && !args.again) return { file, did: 'kept' };
	const tables = smallest(game, { games: 2400, most: 1500 });
	return write(file, `${[...tables.values()].join('\n')}\n`);
}

/** A whole table as a room keeps it. */
async function keepRoom(game: AnyGame): Promise<Written> {
	const file = roomFile(game.id, game.shape);
	if (existsSync(join(ROOT, file)) && !args.again) return { file, did: 'kept' };
	return write(file, `${JSON.stringify(await leaveRoom(game), null, '\t')}\n`);
}

await runTool(async () => {
	const games = positionals.length > 0 ? positionals.map(named) : Object.values(GAMES);
	const written: Written[] = [];
	for (const game of games) written.push(keepShape(game), keepTables(game), await keepRoom(game));
	if (args.json) console.log(JSON.stringify(written));
	else
		for (const { file, did } of written)
			console.log(`${did === 'written' ? green(did) : dim(did.padEnd(7))} ${file}`);
});

function named(id: string): AnyGame {
	const game = gameOf(id);
	if (!game)
		throw new Stop(
			`No game ${id} is on the catalogue. There are: ${Object.keys(GAMES).join(', ')}.`
		);
	return game;
}
