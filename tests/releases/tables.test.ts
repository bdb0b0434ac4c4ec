/** Tables saved in the middle of a game, by this and every released shape, are woken, looked at and played to their end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceFrom, playOut, random } from '../../src/lib/bots';
import { lookOpen, lookOwn, stepsOf, wake } from '../../src/lib/core';
import type { AnyGame, AnyTable, Json } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { standsAt } from '../../tools/lib/kept';
import { tablesFile } from '../../tools/lib/shape';
import { copyOf } from '../support/positions';

/** Places that random play is hardly ever asked at: there may be no table from there. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {
	// Pickpocket comes by one option, the backs of rewards by another.
	cosmic: ['mandatory.which', 'winner.settle.where', 'pickpocket.lift.backs'],
	council: ['window.ask'],
	imperium: ['bombardment.choose', 'invasion.fighters', 'disclosure.choose']
};

const FOLDER = 'tests/fixtures/tables';
const files = readdirSync(FOLDER)
	.filter((name) => name.endsWith('.jsonl'))
	.map((name) => {
		const [, game = '', shape = ''] = /^(\w+)-shape-(\d+)\.jsonl$/.exec(name) ?? [];
		return { name, game, shape: Number(shape) };
	});
const linesOf = (name: string): Json[] =>
	readFileSync(`${FOLDER}/${name}`, 'utf8')
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as Json);

function woken(game: AnyGame, saved: Json): AnyTable {
	const woken = wake(game, saved);
	if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
	return woken.table;
}

it.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
	'[ROOM-RELEASE.2] %s keeps tables of every shape there was, and of today’s one for every question',
	(id, game) => {
		const shapes = files.filter((file) => file.game === id).map(({ shape }) => shape);
		const all = Array.from({ length: game.shape }, (_, i) => i + 1);
		expect(shapes, `npm run fixtures -- ${id}`).toEqual(all);
		const asked = Object.entries(stepsOf(game)).flatMap(([step, forms]) =>
			Object.entries(forms).flatMap(([label, { form }]) =>
				form === 'run' ? [] : [`${step}.${label}`]
			)
		);
		const seldom = SELDOM[id] ?? [];
		const tables = linesOf(`${tablesFile(id, game.shape).split('/').at(-1)}`);
		const kept = new Set(tables.map((saved) => standsAt(woken(game, saved)).split(' ')[0]));
		// A label added later has no table of its own in a shape that is released already.
		expect([...kept].filter((name) => !asked.includes(name ?? ''))).toEqual([]);
		const missing = asked.filter((name) => !kept.has(name) && !seldom.includes(name));
		expect(missing.length).toBeLessThan(asked.length / 10);
	}
);

const WHOLE_GAME_MS = 90_000;

describe.each(files)('$name', ({ name, game: id }) => {
	const game = GAMES[id];
	if (!game) throw new Error(`There is no game ${id} for ${name}.`);

	it.each(linesOf(name).map((saved) => [standsAt(saved as unknown as AnyTable), saved] as const))(
		'[ROOM-RELEASE.2] at %s it is woken, looked at by everybody, and played to its end by the rules it began with',
		(place, saved) => {
			let table = woken(game, saved);
			if (table.shape === (saved as unknown as AnyTable).shape) expect(table).toEqual(saved);
			else expect(copyOf(table)).toEqual(table);
			const look = () => ({
				open: lookOpen(game, table),
				own: table.seats.map((seat) => lookOwn(game, table, seat))
			});
			const first = look();
			expect(copyOf(first)).toEqual(first);
			expect(first.open.waiting).not.toBeNull();
			const { rules } = saved as unknown as AnyTable;
			const pieces = game.conserved(table);
			let n = 0;
			const played = (seed: number) => {
				table = woken(game, saved);
				const players = { bots: [random], dice: diceFrom(seed) };
				return playOut(game, table, players, () => void (n++ % 250 === 0 && look())).end;
			};
			// Chance alone may play for ever where two build citadels faster than they take planets.
			expect([place.length, 1].some((seed) => played(seed) === 'over')).toBe(true);
			expect(game.conserved(table)).toMatchObject(pieces);
			expect(table.rules).toBe(rules);
		},
		// Chance alone, with every module, may need tens of thousands of moves.
		WHOLE_GAME_MS
	);
});
