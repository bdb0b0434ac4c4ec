/**
 * How fast it is, beside others, in one run on one machine.
 *
 *   npm run bench                        the rules alone, what decisions weigh, whole rooms over sockets
 *   npm run bench -- --only engine       one of the three: engine, weight, room
 *   npm run bench -- --only engine --games council,imperium
 *   npm run bench -- --only room --game council --on /dev/shm
 *   npm run --silent bench -- --json     { engine, weight, disk, room }
 *
 * `--seconds` is the time for each measurement, `--games` whose rules are measured (all of them), `--tables` how many tables play at once, `--rooms` which of
 * trivial, turns, orrery and boardgame.io, `--game` what ours play. `--on` is the folder tables are kept in: on a
 * slow disk and in memory the same rooms differ more than two programs do.
 */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import './lib/inlining';
import { benchEngine, printEngine } from './bench/engine';
import { benchRooms, printRooms, ROOMS, timeToSafety, type Name } from './bench/room';
import { benchWeight, printWeight } from './bench/weight';
import { GAMES } from '../src/lib/games';
import { bold, dim, helpIfAsked, runTool, Stop } from './lib/project.mjs';

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	options: {
		only: { type: 'string' },
		seconds: { type: 'string', default: '4' },
		tables: { type: 'string', default: '1,20,100' },
		rooms: { type: 'string', default: ROOMS.join(',') },
		games: { type: 'string', default: Object.keys(GAMES).join(',') },
		game: { type: 'string', default: 'cosmic' },
		on: { type: 'string', default: tmpdir() },
		json: { type: 'boolean', default: false }
	}
});

const PARTS = ['engine', 'weight', 'room'];

await runTool(async () => {
	if (args.only !== undefined && !PARTS.includes(args.only))
		throw new Stop(`--only takes one of: ${PARTS.join(', ')}.`);
	const seconds = Number(args.seconds);
	const tables = args.tables.split(',').map(Number);
	if (!(seconds > 0) || !tables.every((n) => Number.isInteger(n) && n > 0))
		throw new Stop(
			'--seconds is a number above 0, --tables are whole numbers with commas between.'
		);
	const games = args.games.split(',');
	const unknown = [args.game, ...games].find((id) => !Object.hasOwn(GAMES, id));
	if (unknown !== undefined)
		throw new Stop(`No game ${unknown}. There are: ${Object.keys(GAMES).join(', ')}.`);
	const isRoom = (name: string): name is Name => ROOMS.some((one) => one === name);
	const rooms = args.rooms.split(',').filter(isRoom);
	if (rooms.length === 0) throw new Stop(`--rooms takes some of: ${ROOMS.join(', ')}.`);
	const wants = (part: string) => args.only === undefined || args.only === part;
	const say = (line: string) => {
		if (!args.json) process.stderr.write(`${dim(line)}\n`);
	};
	const engine = wants('engine') ? benchEngine({ seconds, games, say }) : undefined;
	const show = (title: string, text: string) => console.log(`\n${bold(title)}\n\n${text}\n`);
	if (engine && !args.json) show('Rules', printEngine(engine));
	const weight = wants('weight') ? await benchWeight() : undefined;
	if (weight && !args.json) show('Bytes a decision, to all seats', printWeight(weight));
	const setting = { game: args.game, on: resolve(args.on), seconds };
	const disk = wants('room') ? timeToSafety(setting.on) : undefined;
	const room = wants('room') ? await benchRooms({ tables, setting, rooms, say }) : undefined;
	if (room && !args.json)
		show(
			'Rooms',
			`${printRooms(room)}\n\n4 KB are safe on this disk after ${disk?.toFixed(2)} ms.`
		);
	if (args.json) console.log(JSON.stringify({ engine, weight, disk, room }));
});
