/** Standing orders set on a page: in the midst of a window they leave its question to whoever is asked. */
import { describe, expect, it } from 'vitest';
import { msg } from '$lib/core';
import type { OwnDecision, StandingOrder } from '$lib/core';
import { Ordering } from '../../src/lib/ui/tray/ordering.svelte';

const PASS: StandingOrder = { on: '*', when: [], answer: { pick: 'pass' }, until: 'game' };
const asked = (id: number, window: string | null): OwnDecision => ({
	...{ id, name: 'window.ask', rule: 'CE-16.8', say: msg('Act, or pass?'), window },
	shape: { type: 'one', choices: [{ id: 'pass', say: msg('Pass') }] }
});

function sitting(decision: OwnDecision | null) {
	const sent: (readonly StandingOrder[])[] = [];
	const table = {
		own: { seat: 'seat:1', board: {}, decision, orders: [] } as const,
		decision,
		setOrders: (orders: readonly StandingOrder[]) => void sent.push(orders)
	};
	return { sent, table, ordering: new Ordering() };
}

describe('standing orders', () => {
	it('given a window is open, when they are set, then they are shown, and left only once it is answered', () => {
		const { sent, table, ordering } = sitting(asked(7, 'launch.sent'));
		ordering.set(table, [PASS]);
		ordering.look(table);
		expect(sent).toEqual([]);
		expect(ordering.ordersOf(table)).toEqual([PASS]);
		table.decision = null;
		ordering.look(table);
		ordering.look(table);
		expect(sent).toEqual([[PASS]]);
		expect(ordering.waiting(table)).toBeNull();
	});

	it('given no window is open, or one thinks better of it, then they are left at once, or as they were set last', () => {
		const { sent, table, ordering } = sitting(asked(7, null));
		ordering.set(table, [PASS]);
		expect(sent).toEqual([[PASS]]);
		table.decision = asked(8, 'launch.sent');
		ordering.set(table, [PASS]);
		ordering.set(table, []);
		table.decision = asked(9, 'launch.sent');
		ordering.look(table);
		expect(sent).toEqual([[PASS], []]);
	});
});
