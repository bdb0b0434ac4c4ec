/** Sentences about several players say “you” to whichever of them reads, in every language there is. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ENGLISH, act, isSeat, pieces, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, SeatId, Tongue, Words } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import german from '../../src/lib/ui/languages/de/cosmic.json';
import shared from '../../src/lib/ui/languages/de/shell.json';
import { runs, tableAt } from '../support/positions';

vi.setConfig({ testTimeout: 120_000 });

const game = cosmic as unknown as AnyGame;
const TONGUES: readonly Tongue[] = [ENGLISH, { lang: 'de', words: { ...shared, ...german } }];
/** As no word of a sentence is written. */
const name = (seat: SeatId): string => `<${seat}>`;

/** The players that one template is filled with by itself; a row of them is a list of names. */
function playersIn(words: Words): Set<SeatId> {
	const by = typeof words === 'string' ? {} : words[1];
	return new Set(
		Object.values(by).flatMap((value) =>
			typeof value === 'string' && isSeat(value) ? [value] : []
		)
	);
}

it('whoever reads a sentence about themself and somebody else is addressed in it', () => {
	const met = new Set<string>();
	const named = new Set<string>();
	fc.assert(
		fc.property(fc.integer({ min: 3, max: 6 }), fc.nat(), (seats, seed) => {
			const options = { rewardDeck: 'incursion', tech: 'base', hazard: 'conflict', lux: true };
			const table = tableAt(game, { seats, seed, clocked: false, options }, 0);
			const dice = diceFrom(seed);
			for (let i = 0; i < 500 && !table.over; i++) {
				const [asked] = table.decisions;
				if (!asked || asked.seat === 'table') break;
				const { seat: by, id, shape } = asked;
				const done = act(game, table, by, id, sampleAnswer(shape, dice));
				if (!done.ok) continue;
				const because = table.decisions.flatMap(({ because }) => (because ? [because.say] : []));
				for (const say of [...done.value.events.map(({ say }) => say), ...because]) {
					const players = playersIn(say);
					if (players.size < 2) continue;
					met.add(String(say[0]));
					for (const seat of players)
						for (const tongue of TONGUES) {
							const told = pieces(say, name, { ...tongue, reader: { seat, yours: {} } });
							const text = told.map((piece) => piece.text).join('');
							if (text.includes(name(seat))) named.add(String(say[0]));
						}
				}
			}
		}),
		runs(25)
	);
	expect([...named]).toEqual([]);
	expect(met.size).toBeGreaterThan(8);
});
