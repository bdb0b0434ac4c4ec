/** A talk of several: who has not spoken keeps the question, what is filled in, and the time it came. */
import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/lib/ui/draft.svelte';
import { MemoryHost, playing, TOYS } from '../support/memory-host';
import { giving, toy } from '../support/toy';

const catalogue = { games: { toy: giving() }, botsFor: () => TOYS.botsFor(toy) };

describe('a talk at a table', () => {
	it('[ROOM-ACT.1] given an answer that crosses with another’s, when its question has not changed, then it is taken', async () => {
		const host = new MemoryHost({ catalogue });
		const [ines, tomasz, kofi] = await playing(host, 3, {});
		if (!ines || !tomasz || !kofi) throw new Error('Three play.');
		const asked = tomasz.picture.own?.decision?.id;
		const form = new Draft(null);
		form.ask(tomasz.picture.own?.decision ?? null);
		if (form.filling) form.filling.amount = 2;
		ines.act({ amount: 1 });
		await host.settle();
		expect(ines.picture.own?.decision?.shape).toMatchObject({ max: 3 });
		expect(tomasz.picture.own?.decision?.id).toBe(asked);
		form.ask(tomasz.picture.own?.decision ?? null);
		expect(form.answer).toEqual({ amount: 2 });
		// Both answer in the same moment: neither is late.
		tomasz.act({ amount: 2 });
		kofi.act({ amount: 1 });
		await host.settle();
		expect([tomasz.refusal, kofi.refusal]).toEqual([undefined, undefined]);
		expect(kofi.picture.own?.decision?.shape).toMatchObject({ max: 3 });
	});

	it('[ROOM-ACT.1] given an answer to a question its seat has answered before, then it is late', async () => {
		const host = new MemoryHost({ catalogue });
		const [ines] = await playing(host, 2, {});
		const asked = ines?.picture.own?.decision?.id ?? 0;
		ines?.act({ amount: 1 }, asked);
		await host.settle();
		ines?.act({ amount: 1 }, asked);
		await host.settle();
		expect(ines?.refusal?.rule).toBe('CORE-LATE');
	});
});
