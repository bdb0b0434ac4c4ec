/**
 * Standing orders that are set while a window is open: they are left once it is answered. Whoever looks what can be
 * passed from now on has not said yet what becomes of the question they are asked.
 */
import type { StandingOrder } from '$lib/core';
import type { LiveTable } from '$lib/table/table.svelte';

/** As much of a table as orders need. */
export type Ordered = Pick<LiveTable, 'own' | 'decision' | 'setOrders'>;

interface Kept {
	readonly table: Ordered;
	/** The question that is still to be answered. */
	readonly decision: number;
	readonly orders: readonly StandingOrder[];
}

export class Ordering {
	#kept = $state.raw<Kept | null>(null);

	/** Those that wait for an answer; null: none do. */
	waiting(table: Ordered): readonly StandingOrder[] | null {
		return this.#kept?.table === table ? this.#kept.orders : null;
	}

	/** What holds, or will once the open question is answered. */
	ordersOf = (table: Ordered): readonly StandingOrder[] =>
		this.waiting(table) ?? table.own?.orders ?? [];

	set(table: Ordered, orders: readonly StandingOrder[]): void {
		const { decision } = table;
		this.#kept = decision?.window ? { table, decision: decision.id, orders } : null;
		if (!this.#kept) table.setOrders(orders);
	}

	/** To be called when another question is asked, or none: leaves what waited for it. */
	look(table: Ordered): void {
		const kept = this.#kept;
		if (kept?.table !== table || kept.decision === table.decision?.id) return;
		this.#kept = null;
		table.setOrders(kept.orders);
	}
}

export const ordering = new Ordering();
