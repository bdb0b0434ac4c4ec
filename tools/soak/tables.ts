/** Tables that are kept of every shape there was, each woken, looked at and played to its end. */
import '../lib/inlining';
import { allKept, liveOn } from '../../tests/support/kept-tables';
import { count, endOf, none, type Figure, type Plan } from './sweep';

export function tables(plan: Plan): Promise<Figure[]> {
	const end = endOf(plan);
	const bad: string[] = [];
	let played = 0;
	for (const [file, kept] of allKept()) {
		for (const table of kept) {
			if (Date.now() > end) break;
			if (plan.game !== null && plan.game !== table.game.id) continue;
			try {
				liveOn(table, Infinity);
			} catch (error) {
				bad.push(`${file}, at ${table.place}: ${String(error)}`);
			}
			played += 1;
		}
		plan.say(`tables: ${played} played to their ends, after ${file}; ${bad.length} were not`);
	}
	return Promise.resolve([
		count('kept tables of every shape, played to their ends', played),
		none('of them lost, changed, or without an end', bad.length, bad)
	]);
}
