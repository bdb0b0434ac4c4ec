/** The shape of saved tables does not change unnoticed: whoever changes it raises `shape` and writes a migration. */
import { msg } from '$lib/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { AnyGame, Frame } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { changesOf, renewed, shapeFile, shapeOf } from '../../tools/lib/shape';
import type { ShapeRecord } from '../../tools/lib/shape';
import { nextToy } from '../support/next-toy';
import { toy as stones } from '../support/toy';

/** Dozens of games are played, which takes longer on a machine that does much else. */
vi.setConfig({ testTimeout: 90_000 });

const kept = (id: string) => JSON.parse(readFileSync(shapeFile(id), 'utf8')) as ShapeRecord;

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', (id, game) => {
	it('[ROOM-RELEASE.1] has the shape that is recorded, or another number and a way there', () => {
		const [was, is] = [kept(id), shapeOf(game)];
		if (was.shape !== is.shape) {
			expect(is.shape, `shape ${is.shape} follows ${was.shape}`).toBe(was.shape + 1);
			expect(game.migrations[was.shape], `migrations[${was.shape}]`).toBeDefined();
			expect.fail(`The shape of ${id} is ${is.shape} now: npm run fixtures -- ${id}`);
		}
		const { breaking, harmless } = changesOf(was, is);
		expect(
			breaking,
			`Tables of ${id} that are being played would not fit. Raise \`shape\` to ${is.shape + 1} and write migrations[${is.shape}] (docs/releasing.md).`
		).toEqual([]);
		expect(
			harmless,
			`Saved tables of ${id} fit, and the record is behind: npm run fixtures -- ${id}`
		).toEqual([]);
	});
});

/** Stones without the card that breaks them. */
const whole = (game: AnyGame) => ({
	...game,
	options: game.options.filter(({ id }) => id !== 'broken')
});
const toy = whole(stones) as typeof stones;

/** Stones with something changed. */
type Toy = typeof toy;
const changed = (change: (game: Toy) => Partial<Toy>): AnyGame => ({ ...toy, ...change(toy) });
const turn = toy.steps['turn']!;
const withTurn = (steps: Toy['steps'][string]) =>
	changed(() => ({ steps: { ...toy.steps, turn: steps } }));
const withBoard = (
	change: (board: Record<string, unknown>, seats: number) => Record<string, unknown>
) =>
	changed(({ setup }) => ({
		setup: (seats, options, rules) => {
			const made = setup(seats, options, rules);
			const board = change(made.board as unknown as Record<string, unknown>, seats.length);
			return { ...made, board: board as unknown as typeof made.board };
		}
	}));
const { lay, resolve, trade, next } = turn as Record<string, Toy['steps'][string][string]>;

/** A local that the first form of each turn sets, at other times to something else; left out: to nothing. */
const withLocal = (
	value: unknown,
	when: (n: number) => boolean = () => true,
	other?: unknown
): AnyGame => {
	if (lay?.form !== 'ask') throw new Error('Stones has another turn now.');
	let n = 0;
	return withTurn({
		...turn,
		lay: {
			...lay,
			ask: (play: Parameters<typeof lay.ask>[0], frame: Frame & { bonus?: unknown }) => {
				if (when(n++)) frame.bonus = value;
				else if (other !== undefined) frame.bonus = other;
				else delete frame.bonus;
				return lay.ask(play, frame);
			}
		}
	});
};

describe('what becomes of the shape when a game changes', () => {
	const today = shapeOf(toy);

	it('is nothing when nothing changes: the same game, the same record', () => {
		expect(shapeOf(toy)).toEqual(today);
		expect(changesOf(today, JSON.parse(JSON.stringify(today)) as ShapeRecord)).toEqual({
			breaking: [],
			harmless: []
		});
		expect(renewed(today, today)).toEqual(today);
	});

	it.each<[string, () => AnyGame, RegExp]>([
		[
			'a step is gone',
			() =>
				changed(({ steps: { begin, ...steps }, setup }) => ({
					steps: { opening: begin!, ...steps },
					setup: (...how) => ({ ...setup(...how), first: 'opening' as 'begin' })
				})),
			/the step begin is gone/
		],
		['a label is renamed', () => whole(nextToy), /the label turn.lay is gone/],
		[
			'a form is of another kind',
			() => withTurn({ ...turn, trade: { form: 'run', run: () => undefined } }),
			/turn.trade is `run`, and was `talk`/
		],
		[
			'forms change places',
			() => withTurn({ lay: lay!, trade: trade!, resolve: resolve!, next: next! }),
			/labels of turn have changed places/
		],
		[
			'a key is gone',
			() => withBoard(({ challenger: _, ...board }) => board),
			/board.challenger is gone/
		],
		[
			'a key that always is there is new',
			() => withBoard((board) => ({ ...board, moon: 1 })),
			/board.moon is new \(number\)/
		],
		[
			'a key holds something else',
			() => withBoard((board) => ({ ...board, challenger: false })),
			/board.challenger is boolean, and was null/
		],
		[
			'what could be nothing cannot any more',
			() => withBoard((board) => ({ ...board, laid: [] })),
			/board.laid is list, and was null/
		],
		[
			'something of a seat is of another kind',
			() =>
				withBoard((board) => ({
					...board,
					won: Object.fromEntries(Object.keys(board['won'] as object).map((seat) => [seat, [0]]))
				})),
			/board.won.\* is list, and was number/
		],
		[
			'a key lies in the vault',
			() =>
				changed(({ setup }) => ({
					setup: (...how) => ({ ...setup(...how), vault: { ...setup(...how).vault, seen: 0 } })
				})),
			/vault.seen is new/
		],
		[
			'a step under way keeps something new',
			() => withLocal(1),
			/frame turn.bonus is new \(number\)/
		],
		[
			'a card is gone from the box',
			() => changed(() => ({ content: { card: ['one'] } })),
			/the card two is gone/
		]
	])('%s: saved tables do not fit', (_name, game, says) => {
		const was = /card/.test(String(says))
			? shapeOf({ ...toy, content: { card: ['one', 'two'] } })
			: today;
		expect(changesOf(was, shapeOf(game())).breaking.join('; ')).toMatch(says);
	});

	it.each<[string, () => AnyGame, RegExp]>([
		[
			'a label is new',
			() =>
				withTurn({
					lay: lay!,
					glance: { form: 'run', run: () => undefined },
					resolve: resolve!,
					trade: trade!,
					next: next!
				}),
			/the label turn.glance is new/
		],
		[
			'a step is new',
			() =>
				changed(({ steps }) => ({
					steps: { ...steps, feast: { eat: { form: 'run', run: () => undefined } } }
				})),
			/the step feast is new/
		],
		[
			'a key is new that not all have',
			() => withBoard((board, seats) => (seats > 4 ? { ...board, moon: 1 } : board)),
			/board.moon is new \(number \| absent\)/
		],
		[
			'a key may hold more',
			() => withBoard((board, seats) => ({ ...board, turn: seats > 4 ? null : 0 })),
			/board.turn is number \| null, and was number/
		],
		[
			'an option is new',
			() =>
				changed(({ options }) => ({
					options: [
						...options,
						{
							id: 'moon',
							say: msg('Moon'),
							rule: 'TOY-1',
							initial: false,
							values: [{ value: false, say: msg('No') }]
						}
					]
				})),
			/options.moon is new/
		],
		[
			'a card is new in the box',
			() => changed(() => ({ content: { card: ['one'] } })),
			/the card one is new/
		]
	])('%s: saved tables fit, and the record is made anew', (_name, game, says) => {
		const { breaking, harmless } = changesOf(today, shapeOf(game()));
		expect(breaking).toEqual([]);
		expect(harmless.join('; ')).toMatch(says);
		expect(changesOf(renewed(today, shapeOf(game())), shapeOf(game())).harmless).toEqual([]);
	});

	it('an object comes where there were only texts, beside these: no table has one that lacks its keys', () => {
		const texts = shapeOf(withLocal('one'));
		for (const isText of [(n: number) => n % 3 === 0, (n: number) => n < 99 || n % 7 > 0]) {
			const both = shapeOf(withLocal('one', isText, { of: 1 }));
			expect({ ...both.fresh, ...both.met }).toMatchObject({
				'frame turn.bonus': 'string | object',
				'frame turn.bonus.of': 'number'
			});
			expect(changesOf(texts, both).breaking).toEqual([]);
			// Where there were such objects, they lack what is new in them.
			const more = shapeOf(withLocal('one', isText, { of: 1, by: 2 }));
			expect(changesOf(both, more).breaking).toEqual(['frame turn.bonus.by is new (number)']);
		}
	});

	it('what a step keeps only now and then may be new, or not be met: nothing is claimed of what is rare', () => {
		const rare = shapeOf(withLocal(1, (n) => n > 99 && n % 7 === 0));
		expect(rare.met['frame turn.bonus']).toBe('number | absent');
		expect(changesOf(today, rare)).toEqual({ breaking: [], harmless: [] });
		expect(changesOf(rare, today)).toEqual({ breaking: [], harmless: [] });
		expect(renewed(rare, today).met['frame turn.bonus']).toBe('number | absent');
		expect(
			changesOf(rare, shapeOf(withLocal('one', (n) => n > 99 && n % 7 === 0))).breaking
		).toEqual(['frame turn.bonus is string | absent, and was number | absent']);
	});
});
