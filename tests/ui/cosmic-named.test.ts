/** No line of the log of Cosmic Encounter names whoever reads it where it speaks of what they do: it says “you”. */
import { expect, it } from 'vitest';
import { playOut } from '../../src/lib/bots';
import { ENGLISH, inWords } from '../../src/lib/core/words';
import type { Words } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { moments } from '../../src/lib/ui/cosmic/moments';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { beginOf, playersOf } from '../../tools/lib/simulate';

const yours = { ...telling.yours, ...moments.yours };

/** The seat that the sentence itself has for `who`; what is put into it in its turn says so by itself. */
const whoOf = (say: Words) =>
	Array.isArray(say) ? (say[1] as { who?: unknown })['who'] : undefined;

/** Of these it is said by name, in a list of what all have chosen or of what was picked. */
const BY_NAME = new Set(['{use}: {does} ({details}).']);

it.each([5, 14, 26])('in a game with everything in the box, seed %i', (seed) => {
	const plan = {
		...{ game: cosmic, seats: 5, levels: ['random'], seed },
		options: {
			expansions: true,
			essence: true,
			tech: 'both',
			lux: true,
			moons: true,
			objectives: true
		}
	};
	const { table, events } = beginOf(plan);
	const named = new Set<string>();
	const hear = (told: typeof events) => {
		for (const { say, to } of told) {
			const who = whoOf(say);
			if (typeof who !== 'string' || !/^seat:\d$/.test(who) || BY_NAME.has(say[0] ?? '')) continue;
			const seat = who as 'seat:1';
			if (to !== 'all' && !to.includes(seat)) continue;
			const read = inWords(say, (one) => `«${one}»`, { ...ENGLISH, reader: { seat, yours } });
			if (read.includes(`«${seat}»`)) named.add(`${say[0] ?? ''} ⇒ ${read}`);
		}
	};
	hear(events);
	playOut(plan.game, table, playersOf(plan), ({ entry }) => hear(entry.events));
	expect([...named]).toEqual([]);
});
