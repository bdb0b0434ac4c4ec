/** An interrupt: who is not asked acts, others are asked something in between, and what was asked comes back. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/lib/core';
import type { AnyTable } from '../../src/lib/core';
import { Draft } from '../../src/lib/ui/draft.svelte';
import { MemoryHost, playing, TOYS } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { calling, toy } from '../support/toy';

const catalogue = { games: { toy: calling() }, botsFor: () => TOYS.botsFor(toy) };
const LAY = { pick: 'card:0', then: { amount: 1 } };

/** Seat 1 lays, seat 2 answers calls, seat 3 calls. */
async function table(house: { windowMs?: number } = {}) {
	const host = new MemoryHost({ catalogue });
	const players = await playing(host, 3, { house: { graceS: -1, ...house } });
	const [ines, tomasz, kofi] = players as [Player, Player, Player];
	return { host, ines, tomasz, kofi };
}
const call = (player: Player, decision = 0) =>
	player.act({ aside: 'call', then: { yes: true } }, decision);

describe('an interrupt at a table', () => {
	it('[ROOM-ACT.5] given a seat that is not asked, when it interrupts, then others are asked, and the question under it comes back as itself with what was filled in', async () => {
		const { host, ines, tomasz, kofi } = await table();
		expect(kofi.picture.own).toMatchObject({ decision: null, asides: [{ name: 'call' }] });
		expect(ines.picture.own?.asides).toBeUndefined();
		const asked = ines.decision;
		const form = new Draft(null);
		form.ask(asked);
		form.take(['card:1']);
		const made = JSON.stringify(form.filling);
		call(kofi);
		await host.settle();
		expect(kofi.last('accepted')).toBeDefined();
		expect(ines.decision).toBeNull();
		form.ask(null);
		expect(tomasz.decision?.name).toBe('call.how');
		host.restart();
		for (const player of [ines, tomasz, kofi]) await player.reconnect({ close: false });
		tomasz.act({ amount: 2 });
		await host.settle();
		expect(ines.decision).toEqual(asked);
		form.ask(ines.decision);
		expect(JSON.stringify(form.filling)).toBe(made);
		expect(form.touched).toBe(true);
		ines.act(LAY, asked?.id);
		await host.settle();
		expect(ines.refusal).toBeUndefined();
		expect(ines.picture.log.map(({ say }) => say)).toContain('{seat:2} calls 2 times.');
	});

	it('[ROOM-ACT.5] given a window, then nobody interrupts it, and everybody reads the same of that', async () => {
		const { host, ines, tomasz, kofi } = await table({ windowMs: 1500 });
		ines.act(LAY);
		await host.settle();
		expect(kofi.decision?.window).toBe('claim');
		expect(kofi.picture.own?.asides).toBeUndefined();
		const heard = [ines, tomasz].map(({ socket }) => socket.heard.length);
		call(kofi);
		await host.settle();
		expect(kofi.refusal).toMatchObject({ of: 'act', rule: 'TOY-4' });
		kofi.act({ pick: 'pass' });
		await host.settle();
		call(kofi);
		await host.settle();
		expect(kofi.refusal).toMatchObject({ of: 'act', rule: 'CORE-LATE' });
		expect([ines, tomasz].map(({ socket }) => socket.heard.length)).toEqual(heard);
	});

	it('[ROOM-ACT.5] given a table that has gone back, then it can still be interrupted, and a call told twice is one', async () => {
		const { host, ines, tomasz, kofi } = await table();
		call(kofi);
		await host.settle();
		kofi.send({
			type: 'act',
			decision: 0,
			answer: { aside: 'call', then: { yes: true } },
			counter: 1
		});
		await host.settle();
		expect(kofi.refusal).toBeUndefined();
		expect(tomasz.picture.open?.stack).toEqual(['begin', 'turn', 'call']);
		kofi.send({ type: 'undo' });
		await host.settle();
		expect(ines.decision?.name).toBe('turn.lay');
		call(kofi);
		await host.settle();
		expect(tomasz.decision?.name).toBe('call.how');
		expect(kofi.refusal).toBeUndefined();
	});

	it('[ROOM-ACT.5] given questions that lie under an interrupt, then nobody reads them', async () => {
		const { host, ines, tomasz, kofi } = await table();
		const hidden = JSON.stringify(ines.decision?.shape);
		call(kofi);
		await host.settle();
		const { running } = host.room.session;
		const kept = running?.table as AnyTable;
		expect(JSON.stringify(kept.frames)).toContain(hidden);
		for (const player of [tomasz, kofi]) expect(player.socket.heard.join()).not.toContain(hidden);
		expect(act(calling(), kept, 'seat:1', ines.decision?.id ?? 1, LAY)).toMatchObject({
			ok: false
		});
	});
});
