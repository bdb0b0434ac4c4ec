/** [ROOM-HEALTH.1] What a host counts for whoever runs it: numbers alone, of no table and no game. */

import type { Nudged } from './port';

/** Upper bounds of the spans writes are sorted into, seconds. */
const SPANS_S = [0.001, 0.005, 0.02, 0.1, 0.5, 2] as const;

/** Rules of a game would tell what is played; of them it is only told how many. */
const nameOf = (rule: string): string => (rule.startsWith('ROOM-') ? rule : 'GAME');

export class Counts {
	/** Sockets at each table that has any. The names are never told. */
	readonly #present = new Map<string, number>();
	readonly #refused = new Map<string, number>();
	/** Writes in each span; the last is for those longer than all. */
	readonly #writes = Array.from({ length: SPANS_S.length + 1 }, () => 0);
	#writesS = 0;
	#healed = 0;
	#failed = 0;
	readonly #nudged = new Map<Nudged, number>();
	/** ms since 1970; null until the first table wakes or somebody asks: before that a host has no clock. */
	#since: number | null = null;

	/** Something happens, at this time: the first such moment is when the process began. */
	began(now: number): void {
		this.#since ??= now;
	}

	/** So many sockets are at this table now. */
	present(table: string, sockets: number): void {
		if (sockets > 0) this.#present.set(table, sockets);
		else this.#present.delete(table);
	}

	refused(rule: string): void {
		const name = nameOf(rule);
		this.#refused.set(name, (this.#refused.get(name) ?? 0) + 1);
	}

	/** A table went back to what was saved, for the rules failed. */
	healed(): void {
		this.#healed += 1;
	}

	/** A turn failed for another reason: a write, or a bug of the room. */
	failed(): void {
		this.#failed += 1;
	}

	/** A device was told that it is its turn, or could not be. */
	nudged(how: Nudged): void {
		this.#nudged.set(how, (this.#nudged.get(how) ?? 0) + 1);
	}

	/** A write was safe after so many ms. */
	wrote(ms: number): void {
		const at = SPANS_S.findIndex((most) => ms <= most * 1000);
		const span = at < 0 ? SPANS_S.length : at;
		this.#writes[span] = (this.#writes[span] ?? 0) + 1;
		this.#writesS += ms / 1000;
	}

	/** All of it in the text form that Prometheus and its kin read. `now`: ms since 1970. */
	told(now: number): string {
		this.began(now);
		const sockets = [...this.#present.values()].reduce((sum, one) => sum + one, 0);
		let sum = 0;
		const spans = this.#writes.map((writes, i) => {
			sum += writes;
			return `orrery_write_seconds_bucket{le="${SPANS_S[i] ?? '+Inf'}"} ${sum}`;
		});
		const lines = [
			...metric('orrery_up_seconds', 'gauge', 'Since the first table of this process woke.', [
				`orrery_up_seconds ${(now - (this.#since ?? now)) / 1000}`
			]),
			...metric('orrery_sockets', 'gauge', 'Open sockets.', [`orrery_sockets ${sockets}`]),
			...metric('orrery_tables', 'gauge', 'Tables with a socket.', [
				`orrery_tables ${this.#present.size}`
			]),
			...metric('orrery_heals_total', 'counter', 'Tables set back after a fault in the rules.', [
				`orrery_heals_total ${this.#healed}`
			]),
			...metric('orrery_failures_total', 'counter', 'Turns that failed for another reason.', [
				`orrery_failures_total ${this.#failed}`
			]),
			...metric(
				'orrery_refusals_total',
				'counter',
				'Messages refused, by the rule of the table.',
				[...this.#refused].map(([rule, n]) => `orrery_refusals_total{rule="${rule}"} ${n}`)
			),
			...metric(
				'orrery_nudges_total',
				'counter',
				'Messages to push services, by what became of them.',
				[...this.#nudged].map(([how, n]) => `orrery_nudges_total{how="${how}"} ${n}`)
			),
			...metric('orrery_write_seconds', 'histogram', 'Until a write was safe.', [
				...spans,
				`orrery_write_seconds_sum ${this.#writesS.toFixed(3)}`,
				`orrery_write_seconds_count ${sum}`
			])
		];
		return `${lines.join('\n')}\n`;
	}
}

const metric = (name: string, type: string, says: string, values: readonly string[]): string[] => [
	`# HELP ${name} ${says}`,
	`# TYPE ${name} ${type}`,
	...values
];
