import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import { barredFor, lookOwn, withBarred } from '../../src/lib/core';
import type { Shape } from '../../src/lib/core';
import { END, Tiny, tiny } from '../support/tiny';

/** A table at which `seat:1` is asked this. */
const asking = (shape: Shape): Tiny =>
	new Tiny(
		tiny({
			main: {
				ask: {
					form: 'ask',
					ask: () => ({
						...{ seat: 'seat:1', rule: 'T-1', say: msg('What now?'), shape },
						about: ['hex:1,0', 'seat:2'],
						because: { of: 'card:storm', by: 'seat:2', say: msg('Storm: lose a ship.') }
					}),
					then: () => 'end'
				},
				last: END
			}
		})
	);

const stay = { id: 'stay', say: msg('Stay') };
const go = { id: 'go', say: msg('Go') };
const rest = { id: 'rest', say: msg('Rest') };
const barred = [{ id: 'fly', say: msg('Fly'), why: msg('You have no wings.'), rule: 'T-7' }];

it('a refusal cites the rule that refuses: of what is barred, of a limit, of a place; else the one that asks', () => {
	const one = asking({ type: 'one', choices: [stay, go], barred });
	expect(one.refusal('seat:1', { pick: 'fly' })).toEqual({
		rule: 'T-7',
		say: 'You have no wings.'
	});
	expect(one.refusal('seat:1', { pick: 'swim' }).rule).toBe('T-1');

	const some = asking({
		type: 'some',
		choices: [stay, go, rest],
		min: 0,
		max: 3,
		limits: [{ say: msg('Strength'), rule: 'T-8', most: 1, uses: { stay: 1, go: 1 } }],
		barred
	});
	expect(some.refusal('seat:1', { picks: ['stay', 'fly'] }).rule).toBe('T-7');
	expect(some.refusal('seat:1', { picks: ['stay', 'go'] }).rule).toBe('T-8');
	expect(some.refusal('seat:1', { picks: ['stay', 'stay'] }).rule).toBe('T-1');

	const split = asking({
		type: 'split',
		places: [
			{ id: 'here', say: msg('here'), max: 2, rule: 'T-9' },
			{ id: 'there', say: msg('there'), max: 2 }
		],
		min: 0,
		max: 9,
		barred
	});
	expect(split.refusal('seat:1', { split: { here: 3 } }).rule).toBe('T-9');
	expect(split.refusal('seat:1', { split: { there: 3 } }).rule).toBe('T-1');
	expect(split.refusal('seat:1', { split: { fly: 1 } }).rule).toBe('T-7');
});

it('a refusal within a choice cites the rule of that choice; too much of a split, the rule of its most', () => {
	const places = [{ id: 'here', say: msg('here'), max: 4 }];
	const sail = { id: 'sail', say: msg('Sail'), rule: 'T-3' };
	const then: Shape = { type: 'split', places, min: 1, max: 2, rule: 'T-4' };
	const g = asking({ type: 'one', choices: [{ ...sail, then }, stay] });
	const refused = (here: number) =>
		g.refusal('seat:1', { pick: 'sail', then: { split: { here } } }).rule;
	expect([refused(0), refused(5), refused(3)]).toEqual(['T-3', 'T-3', 'T-4']);
	expect(g.refusal('seat:1', { pick: 'swim' }).rule).toBe('T-1');
});

it('what is barred within a choice is refused by its own rule too', () => {
	const g = asking({
		type: 'one',
		choices: [{ ...go, then: { type: 'one', choices: [stay, rest], barred } }, stay]
	});
	expect(g.refusal('seat:1', { pick: 'go', then: { pick: 'fly' } }).rule).toBe('T-7');
});

it('what a form explains is told to who looks and cited to who tries it, and no table keeps it', () => {
	const shape: Shape = { type: 'one', choices: [stay, go] };
	let asked = 0;
	const g = new Tiny(
		tiny({
			main: {
				ask: {
					form: 'ask',
					ask: () => ({ seat: 'seat:1', rule: 'T-1', say: msg('What now?'), shape }),
					explain: (_play, _frame, of) => {
						asked += 1;
						return of.type === 'one' ? withBarred(of, barred) : of;
					},
					then: () => 'end'
				},
				last: END
			}
		})
	);
	expect(asked).toBe(0);
	expect(lookOwn(g.game, g.table, 'seat:1').decision?.shape).toEqual({ ...shape, barred });
	expect(g.table.decisions[0]?.shape).toEqual(shape);
	expect(lookOwn(g.game, g.table, 'seat:1', false).decision?.shape).toEqual(shape);
	expect(asked).toBe(1);
	expect(g.refusal('seat:1', { pick: 'fly' })).toEqual({
		rule: 'T-7',
		say: 'You have no wings.'
	});
	expect(g.refusal('seat:1', { pick: 'swim' }).rule).toBe('T-1');
});

it('what is barred by name is refused within what belongs to it too; the rest of a kind where it is looked for', () => {
	const flying = { ...barred[0]!, rest: ['wing:'] };
	const g = asking({
		type: 'one',
		choices: [{ ...go, then: { type: 'one', choices: [stay, rest] } }, stay],
		barred: [flying]
	});
	const refused = (pick: string) => g.refusal('seat:1', { pick: 'go', then: { pick } }).rule;
	expect([refused('fly'), refused('wing:left')]).toEqual(['T-7', 'T-1']);
	expect(g.refusal('seat:1', { pick: 'wing:left' }).rule).toBe('T-7');
	expect(barredFor([flying], 'wing:left')).toBe(flying);
	expect(barredFor([flying, { ...flying, id: 'wing:left' }], 'wing:left')?.id).toBe('wing:left');
	expect(barredFor([flying], 'fin:left')).toBeUndefined();
});

it('a seat is told what its question is about and what led to it', () => {
	const g = asking({ type: 'one', choices: [stay, go] });
	expect(lookOwn(g.game, g.table, 'seat:1').decision).toMatchObject({
		about: ['hex:1,0', 'seat:2'],
		because: { of: 'card:storm', by: 'seat:2', say: 'Storm: lose a ship.' }
	});
});
