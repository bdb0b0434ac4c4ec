/** What a release does to tables that are being played: which ones it can wake, as what, and by which rules. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { act, relabel, restore, sayUnfit, start, verify, wake } from '../../src/lib/core';
import type { AnyGame, AnyTable, Json, SavedGame, Unfit } from '../../src/lib/core';
import { simulateAndSave } from '../../tools/lib/simulate';
import { MOST_UNDOUBTED, nextToy } from '../support/next-toy';
import { copyOf, freeze, playOn, tableAt } from '../support/positions';
import { END, tiny, yesNo } from '../support/tiny';
import { toy } from '../support/toy';
import { said } from '../support/said';

const SETUP = { seats: 3, options: { heap: 200, broken: false }, seed: 4, clocked: false };

/** A table as it is kept, after so many decisions under today's Stones. */
const kept = (decisions = 25): Json => copyOf(tableAt(toy, SETUP, decisions)) as unknown as Json;
const of = (table: Json) => table as unknown as AnyTable;
const withOut = (table: Json, change: (table: AnyTable) => object): Json =>
	({ ...of(table), ...change(of(table)) }) as unknown as Json;

function unfitOf(game: AnyGame | undefined, saved: Json): Unfit {
	const woken = wake(game, saved);
	if (woken.ok) throw new Error('It was woken.');
	return woken.unfit;
}

describe('a saved table', () => {
	it('is woken as it is by the program that saved it', () => {
		for (let n = 0; n < 40; n++) {
			const saved = freeze(kept(n));
			expect(wake(toy, saved)).toEqual({ ok: true, table: saved, migrated: false });
		}
	});

	it('goes through every migration it has missed, each on a copy, and comes out of this program’s shape', () => {
		const asked = {
			form: 'ask',
			ask: () => ({ seat: 'seat:1' as const, rule: 'T-1', say: msg('Yes?'), shape: yesNo }),
			then: () => 'END'
		} as const;
		const first = tiny({ first: { q: asked, END } });
		const third: AnyGame = {
			...first,
			shape: 3,
			migrations: {
				1: (table) => {
					(table as { two?: boolean }).two = true; // in place: it has a copy
					return table;
				},
				2: (table) => ({ ...(table as object), three: true }) as Json
			}
		};
		const { table } = start(first, {
			seats: ['seat:1'],
			options: {},
			key: '1'.repeat(64),
			clocked: false
		});
		const saved = freeze(copyOf(table)) as unknown as Json;
		const whole = { ...table, shape: 3, two: true, three: true };
		expect(wake(third, saved)).toEqual({ ok: true, table: whole, migrated: true });
		expect(restore(third, saved)).toEqual(whole);
		expect(restore(third, { ...table, shape: 2 } as unknown as Json)).toEqual({
			...table,
			shape: 3,
			three: true
		});
	});

	it('keeps its standing orders, which were of another form once', () => {
		const older = withOut(kept(), () => ({
			orders: {
				'seat:1': [{ moment: '*', unlessConcerned: true, until: 'game' }],
				'seat:2': [{ moment: 'claim', unlessConcerned: false, until: 'turn' }],
				'seat:3': []
			}
		}));
		const woken = wake(toy, freeze(older));
		if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
		expect(woken.migrated).toBe(true);
		const passing = { answer: { pick: 'pass' } };
		expect(woken.table.orders).toEqual({
			'seat:1': [{ on: '*', when: ['unconcerned'], ...passing, until: 'game' }],
			'seat:2': [{ on: 'claim', when: [], ...passing, until: 'turn' }],
			'seat:3': []
		});
		const again = freeze(copyOf(woken.table)) as unknown as Json;
		expect(wake(toy, again)).toEqual({ ok: true, table: again, migrated: false });
	});

	it('[ROOM-RELEASE.1] goes on in the next release wherever it stood, under the rules it began with', () => {
		for (let n = 0; n < 40; n++) {
			const woken = wake(nextToy, freeze(kept(n)));
			if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
			expect(woken.migrated).toBe(true);
			const { table } = woken;
			expect(table).toMatchObject({ shape: 2, rules: 1, board: { challenges: 0 } });
			expect(JSON.stringify(table)).not.toContain('"lay"');
			playOn(nextToy, table, diceFrom(n), 5000);
			expect(table.over).not.toBeNull();
			expect(table.rules).toBe(1);
		}
	});

	it.each<[string, (saved: Json) => Unfit, RegExp]>([
		['of a game there is no more', (saved) => unfitOf(undefined, saved), /does not have its game/],
		[
			'of another game',
			(saved) => unfitOf({ ...toy, id: 'chess' }, saved),
			/does not have its game/
		],
		[
			'of a newer shape',
			(saved) =>
				unfitOf(
					toy,
					withOut(saved, () => ({ shape: 2 }))
				),
			/saved by a newer one/
		],
		[
			'of a shape no migration leads from',
			(saved) => unfitOf({ ...nextToy, migrations: {} }, saved),
			/too old/
		],
		[
			'whose migration fails',
			(saved) =>
				unfitOf(
					{
						...nextToy,
						migrations: {
							1: () => {
								throw new Error('Oh.');
							}
						}
					},
					saved
				),
			/could not take it over/
		],
		[
			'whose migration makes no table of it',
			(saved) => unfitOf({ ...nextToy, migrations: { 1: () => ({}) } }, saved),
			/could not take it over/
		],
		[
			'of newer rules',
			(saved) =>
				unfitOf(
					toy,
					withOut(saved, () => ({ rules: 2 }))
				),
			/rules 2, and this one knows rules up to 1/
		],
		[
			'of rules no longer played',
			(saved) => unfitOf({ ...nextToy, rulesFrom: 2 }, saved),
			/rules 1, and this one knows rules from 2 on/
		],
		[
			'at a label that is gone',
			(saved) => unfitOf({ ...nextToy, migrations: { 1: (table) => table } }, saved),
			/stands at a place/
		],
		[
			'in a step that is gone',
			(saved) =>
				unfitOf(
					toy,
					withOut(saved, ({ frames }) => ({ frames: [{ step: 'feast', at: 'x' }, ...frames] }))
				),
			/stands at a place/
		],
		[
			'in a step with the name of what every object has',
			(saved) =>
				unfitOf(
					toy,
					withOut(saved, ({ frames }) => ({
						frames: [{ step: 'turn', at: 'toString' }, ...frames]
					}))
				),
			/stands at a place/
		],
		[
			'that asks what its form does not',
			(saved) =>
				unfitOf(
					toy,
					withOut(saved, ({ decisions }) => ({
						decisions: decisions.map((one) => ({ ...one, name: 'turn.haggle' }))
					}))
				),
			/stands at a place/
		],
		[
			'whose form asks nobody any more',
			(saved) => {
				const { turn } = toy.steps;
				const resolve = turn!['resolve']!;
				return unfitOf({ ...toy, steps: { ...toy.steps, turn: { ...turn, lay: resolve } } }, saved);
			},
			/stands at a place/
		],
		['cut short', () => unfitOf(toy, { game: 'toy', rules: 1 }), /cannot be read/],
		['that is none', () => unfitOf(toy, [1]), /cannot be read/]
	])('%s is not woken, is not changed, and says why', (_name, tried, says) => {
		const saved = freeze(standingAt('turn.lay'));
		const unfit = tried(saved);
		expect(said(sayUnfit(unfit))).toMatch(says);
		expect(said(sayUnfit(unfit))).not.toMatch(/turn|haggle|feast/);
		// Nothing was half taken over: the program that saved it plays on.
		expect(wake(toy, saved)).toMatchObject({ ok: true });
	});

	it('is refused with a reason where there is no way but to wake it', () => {
		expect(() => restore(toy, { ...of(kept()), shape: 9 } as unknown as Json)).toThrow('"shape":9');
	});
});

/** A table with this question open. */
function standingAt(name: string): Json {
	for (let n = 0; n < 60; n++) {
		const saved = kept(n);
		if (of(saved).decisions[0]?.name === name) return saved;
	}
	throw new Error(`Nobody is asked ${name}.`);
}

describe('a label that goes by another name', () => {
	it('is renamed where a table stands at it and where it asks, in a step of another name too, and nowhere else', () => {
		const saved = standingAt('turn.lay');
		const renamed = relabel(freeze(of(saved)), {
			'turn.lay': 'my.round.play',
			'begin.deal': 'x.y'
		});
		expect(renamed.frames.at(-1)).toEqual({
			...of(saved).frames.at(-1),
			step: 'my.round',
			at: 'play'
		});
		expect(renamed.decisions[0]).toEqual({ ...of(saved).decisions[0], name: 'my.round.play' });
		expect({ ...renamed, frames: 0, decisions: 0 }).toEqual({
			...of(saved),
			frames: 0,
			decisions: 0
		});
		expect(relabel(of(saved), { 'turn.next': 'turn.later' })).toEqual(saved);
	});
});

describe('rules', () => {
	/** What a claim of three brings that nobody doubts, at a table that began under these rules. */
	function undoubted(rules?: number): number {
		const table = begin(rules);
		const { seat, id } = table.decisions[0]!;
		act(nextToy, table, seat, id, { pick: 'card:0', then: { amount: 3 } });
		const [other] = table.decisions;
		const passed = act(nextToy, table, other!.seat, other!.id, { pick: 'pass' });
		if (!passed.ok) throw new Error(said(passed.refusal.say));
		return passed.value.events.reduce(
			(stones, { move }) => stones + (move?.type === 'take' ? move.stones : 0),
			0
		);
	}
	const begin = (rules?: number) =>
		start(nextToy, {
			seats: ['seat:1', 'seat:2'],
			options: { heap: 4000, broken: false },
			key: '5'.repeat(64),
			clocked: false,
			...(rules === undefined ? {} : { rules })
		}).table;

	it('[ROOM-RELEASE.3] that changed hold for tables begun since, and the old ones for the others', () => {
		expect(undoubted(1)).toBe(3);
		expect(undoubted(2)).toBe(MOST_UNDOUBTED);
		expect(undoubted()).toBe(MOST_UNDOUBTED);
		expect(begin().rules).toBe(2);
	});

	it('nobody plays by cannot be begun under', () => {
		for (const rules of [0, 3, 1.5]) expect(() => begin(rules)).toThrow('not played by rules');
		expect(() =>
			start({ ...nextToy, rulesFrom: 2 }, { ...begin(1), key: '5'.repeat(64) })
		).toThrow();
	});
});

describe('a saved game of older rules', () => {
	const { saved } = simulateAndSave({ game: toy, seats: 3, levels: ['random'], seed: 5 });

	it('[ROOM-RELEASE.3] is played again under them and checks out, but for fingerprints of tables of another shape', () => {
		expect(saved).toMatchObject({ rules: 1, shape: 1 });
		expect(verify(nextToy, saved)).toEqual({
			ok: true,
			moves: saved.moves.length,
			commitment: true,
			chance: true,
			fingerprints: null,
			why: null
		});
		expect(
			said(verify({ ...nextToy, shape: 1 }, saved).why),
			'a shape that was not raised'
		).toMatch(/tables differ/);
	});

	it('does not check out under others', () => {
		const claimed: SavedGame = { ...saved, rules: 2 };
		expect(verify({ ...toy, rules: 2 }, claimed)).toMatchObject({ ok: false, fingerprints: false });
	});

	it('that nobody plays any more says so', () => {
		expect(verify({ ...nextToy, rulesFrom: 2 }, saved)).toMatchObject({
			ok: false,
			moves: 0,
			why: 'It was played by rules 1; these are rules 2.'
		});
		expect(verify({ ...nextToy, replayedFrom: 2 }, saved).why, 'played on, but not read').toEqual(
			'It was played by rules 1; these are rules 2.'
		);
		expect(verify({ ...nextToy, rules: 3, rulesFrom: 2 }, saved).why).toEqual(
			'It was played by rules 1; these are rules 2 to 3.'
		);
	});

	it('kept before shapes were noted is of shape 1', () => {
		const { shape: _, ...before } = saved;
		expect(verify(toy, before)).toMatchObject({ ok: true, fingerprints: true });
	});
});
