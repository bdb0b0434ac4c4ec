/** A hint that was asked for, while others speak: what they say asks anew, and the hint is not lost by it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { msg } from '$lib/core';
import type { OwnDecision } from '$lib/core';
import type { Advice } from '../../src/lib/bots';
import { Draft } from '../../src/lib/ui/draft.svelte';
import { Hinting } from '../../src/lib/ui/tray/hinting.svelte';
import { said, words } from '../support/said';
import type { Thought } from '../../src/lib/ui/tray/hinting.svelte';

const thoughts: ((advice: Advice | null) => void)[] = [];
vi.mock('../../src/lib/ui/tray/hint', () => ({
	adviceOn: () => new Promise((resolve) => thoughts.push(resolve))
}));
beforeEach(() => void thoughts.splice(0));

const talk = (id: number, ...offers: string[]): OwnDecision => ({
	...{ id, name: 'trade.talk', rule: 'TI-7.1', say: msg('Do you trade?'), window: null },
	shape: {
		type: 'one',
		choices: ['wait', ...offers].map((offer) => ({ id: offer, say: msg('An offer') }))
	}
});
const advice = (pick: string): Advice => ({
	answer: { pick },
	why: msg('It is cheap.'),
	beside: []
});

function asking(decision: OwnDecision) {
	const draft = new Draft(null);
	const open = { board: {}, n: 1 } as never;
	const table = {
		...{ name: 'a-table', room: { game: 'imperium' }, open, sending: null, answered: 4 },
		own: { seat: 'seat:1', board: {}, decision, orders: [] } as Thought['own'],
		decision: decision as OwnDecision | null
	};
	const asks = (next: OwnDecision) => {
		table.own = { seat: 'seat:1', board: {}, decision: next, orders: [] };
		table.decision = next;
		draft.ask(next);
	};
	asks(decision);
	return { table, draft, asks, hinting: new Hinting() };
}
/** Lets what waits for the thought go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('what asks for a hint', () => {
	const asked = async (told: Advice | null) => {
		const { table, draft, hinting } = asking(talk(7, 'offer:2'));
		const done = hinting.ask(table, draft);
		thoughts.shift()?.(told);
		await done;
		return { table, draft, hinting };
	};

	it('makes room while all that was told is filled in, and comes back with another answer', async () => {
		const { table, draft, hinting } = await asked(advice('offer:2'));
		expect(hinting.isFilledIn(table, draft)).toBe(true);
		draft.fillIn({ pick: 'wait' });
		expect(hinting.isFilledIn(table, draft)).toBe(false);
		expect(hinting.toldOf(table)).toHaveLength(2);
	});

	it('tells of which kinds a number is', async () => {
		const asked: OwnDecision = {
			...talk(7),
			shape: {
				...{ type: 'split', min: 1, max: 3 },
				places: ['Fighter', 'Destroyer', 'Dreadnaught'].map((kind) => ({
					...{ id: kind, say: words(kind), max: 3 }
				}))
			}
		};
		const { table, draft, hinting } = asking(asked);
		const done = hinting.ask(table, draft);
		thoughts.shift()?.({ ...advice(''), answer: { split: { Fighter: 1, Dreadnaught: 2 } } });
		await done;
		expect(said(hinting.toldOf(table)?.[0])).toBe(
			'A steady player would do this: Choose 3: 1 × Fighter and 2 × Dreadnaught'
		);
	});

	it('stays where something is to be done first, and where there was no hint', async () => {
		const beside = [{ say: msg('Take a counter'), why: null }] as unknown as Advice['beside'];
		const first = await asked({ ...advice('offer:2'), beside });
		expect(first.hinting.isFilledIn(first.table, first.draft)).toBe(false);
		const none = await asked(null);
		expect(none.hinting.isFilledIn(none.table, none.draft)).toBe(false);
	});
});

describe('a hint in a talk', () => {
	it('is thought about anew when somebody speaks meanwhile', async () => {
		const { table, draft, asks, hinting } = asking(talk(7));
		const done = hinting.ask(table, draft);
		asks(talk(8, 'offer:2'));
		thoughts.shift()?.(advice('wait'));
		await settle();
		expect(hinting.thinksOf(table)).toBe(true);
		thoughts.shift()?.(advice('offer:2'));
		await done;
		expect(draft.answer).toEqual({ pick: 'offer:2' });
		expect(hinting.toldOf(table)).toHaveLength(2);
	});

	it('stays while what it filled in can still be answered, and is thought about anew when it cannot', async () => {
		const { table, draft, asks, hinting } = asking(talk(7, 'offer:2'));
		const done = hinting.ask(table, draft);
		thoughts.shift()?.(advice('offer:2'));
		await done;
		asks(talk(8, 'offer:2', 'offer:3'));
		expect(hinting.toldOf(table)).toBeNull();
		await hinting.goOn(table, draft);
		expect(hinting.toldOf(table)).toHaveLength(2);
		asks(talk(9, 'offer:3'));
		const anew = hinting.goOn(table, draft);
		thoughts.shift()?.(advice('wait'));
		await anew;
		expect(draft.answer).toEqual({ pick: 'wait' });
		expect(hinting.toldOf(table)).toHaveLength(2);
	});

	it('is of no further question once one has answered, and of no other question', async () => {
		const { table, draft, asks, hinting } = asking(talk(7, 'offer:2'));
		const done = hinting.ask(table, draft);
		table.answered = 5;
		asks(talk(8, 'offer:2'));
		thoughts.shift()?.(advice('offer:2'));
		await done;
		expect([thoughts.length, hinting.toldOf(table)]).toEqual([0, null]);
		const other = hinting.ask(table, draft);
		asks({ ...talk(9), name: 'turn.action' });
		thoughts.shift()?.(advice('wait'));
		await other;
		expect([thoughts.length, hinting.toldOf(table), draft.touched]).toEqual([0, null, false]);
	});
});
