/** Real messages, bent, from a stranger, a watcher and a seat. */
import { JOURNEYS } from '../../tests/support/answering';
import { sendHostile } from '../../tests/support/hostile';
import { count, endOf, none, rounded, type Figure, type Plan } from './sweep';

const SAID_EVERY_MS = 10_000;

export async function hostile(plan: Plan): Promise<Figure[]> {
	let said = Date.now();
	const { messages, seed } = plan;
	const { sent, refused, legal, wrong, slowestMs, slowest } = await sendHostile({
		journeys: Object.values(JOURNEYS),
		...{ messages, seed, until: endOf(plan) },
		say: (line) => {
			if (Date.now() - said < SAID_EVERY_MS) return;
			said = Date.now();
			plan.say(`hostile: ${line}`);
		}
	});
	return [
		...Object.entries(sent).map(([who, times]) => count(`messages of a ${who}`, times)),
		count('refused', refused),
		count('legal after all, of a seat', legal),
		none('changed what they may not, or broke something', wrong.length, wrong),
		{
			...{ what: 'longest time one took', value: rounded(slowestMs), unit: 'ms' },
			detail: [slowest.slice(0, 200)]
		}
	];
}
