/** What could be spent before shape 3 of Council is a limit of the question when a table is woken. */
import { msg } from '$lib/core';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { act, reshape, wake } from '../../src/lib/core';
import type { AnyTable, Shape } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';

const woken = (saved: AnyTable): AnyTable => {
	const woken = wake(council, saved);
	if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
	return woken.table;
};

/** The first table of this shape that asks what Tactics are bought. */
function buying(shape: number): AnyTable {
	const table = readFileSync(`tests/fixtures/tables/council-shape-${shape}.jsonl`, 'utf8')
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as AnyTable)
		.find(({ decisions }) => decisions.some(({ name }) => name === 'battleRound.buy'));
	if (!table) throw new Error(`No table of shape ${shape} buys Tactics.`);
	return table;
}

it.each([1, 2])('[ROOM-RELEASE.2] in shape %i, Tactics are bought for what there was', (shape) => {
	const saved = buying(shape);
	const [before] = saved.decisions as unknown as {
		shape: { budget: number; places: { id: string; cost: number }[] };
	}[];
	const table = woken(saved);
	const [asked] = table.decisions;
	if (!before || !asked) throw new Error('Nothing is asked.');
	const { budget, places } = before.shape;
	expect(asked.shape).toEqual({
		...before.shape,
		budget: undefined,
		places: places.map(({ cost: _, ...place }) => place),
		limits: [
			{
				say: 'Battle Points',
				most: budget,
				uses: Object.fromEntries(places.map(({ id, cost }) => [id, cost]))
			}
		]
	});
});

it('[ROOM-RELEASE.2] ships are ordered for what there was, deep in a menu as they are', () => {
	/** As shape 2 wrote it. */
	const priced = {
		type: 'split',
		...{ min: 1, max: 3, budget: 5 },
		places: [{ id: 'destroyer', say: 'Destroyer, for 3 each', max: 7, cost: 3 }]
	} as unknown as Shape;
	const at: Shape = { type: 'one', choices: [{ id: 'hex:1', say: msg('There'), then: priced }] };
	const menu: Shape = { type: 'one', choices: [{ id: 'build', say: msg('Build'), then: at }] };
	const saved = buying(2);
	const asked = saved.decisions[0];
	const table = {
		...saved,
		decisions: [{ ...asked, name: 'battleRound.buy', shape: menu }]
	} as AnyTable;
	const order = (destroyer: number) => ({
		pick: 'build',
		then: { pick: 'hex:1', then: { split: { destroyer } } }
	});
	const { decisions, ...rest } = woken(table);
	const [{ seat, id }] = decisions as [(typeof decisions)[number]];
	expect(act(council, { ...rest, decisions }, seat, id, order(2))).toMatchObject({
		ok: false,
		refusal: { say: 'Battle Points: 5; that takes 6.' }
	});
	const named = reshape(table, (shape) => shape);
	expect(named).toEqual(table);
});
