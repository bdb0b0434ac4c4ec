/**
 * How fast it is, beside others, in one run on one machine.
 *
 *   npm run bench                        the rules alone, then whole rooms over sockets
 *   npm run bench -- --only engine       one of the two
 *   npm run --silent bench -- --json     { engine, room }
 *
 * `--seconds` is the time for each measurement, `--tables` how many tables play at once.
 */
import { parseArgs } from 'node:util';
import './lib/inlining';
import { benchEngine, printEngine } from './bench/engine';
import { benchRooms, printRooms } from './bench/room';
import { bold, dim, runTool, Stop } from './lib/project.mjs';

const { values: args } = parseArgs({
	options: {
		only: { type: 'string' },
		seconds: { type: 'string', default: '4' },
		tables: { type: 'string', default: '1,20,100' },
		json: { type: 'boolean', default: false }
	}
});

const PARTS = ['engine', 'room'];

await runTool(async () => {
	if (args.only !== undefined && !PARTS.includes(args.only))
		throw new Stop(`--only takes one of: ${PARTS.join(', ')}.`);
	const seconds = Number(args.seconds);
	const tables = args.tables.split(',').map(Number);
	if (!(seconds > 0) || !tables.every((n) => Number.isInteger(n) && n > 0))
		throw new Stop(
			'--seconds is a number above 0, --tables are whole numbers with commas between.'
		);
	const wants = (part: string) => args.only === undefined || args.only === part;
	const say = (line: string) => {
		if (!args.json) process.stderr.write(`${dim(line)}\n`);
	};
	const engine = wants('engine') ? benchEngine({ seconds, say }) : undefined;
	const show = (title: string, text: string) => console.log(`\n${bold(title)}\n\n${text}\n`);
	if (engine && !args.json) show('Rules', printEngine(engine));
	const room = wants('room') ? await benchRooms({ seconds, tables, say }) : undefined;
	if (room && !args.json) show('Rooms', printRooms(room));
	if (args.json) console.log(JSON.stringify({ engine, room }));
});
