/** Sentences about several players say “you” to whichever of them reads, in every language there is. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ENGLISH, act, isSeat, pieces, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, AnyTable, SeatId, Tongue, Words } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import { planetName } from '../../src/lib/games/cosmic/board';
import german from '../../src/lib/ui/languages/de/cosmic.json';
import shared from '../../src/lib/ui/languages/de/shell.json';
import { position } from '../support/cosmic';
import { runs, tableAt } from '../support/positions';

vi.setConfig({ testTimeout: 120_000 });

/** As a table reads it: a planet of the reader’s is theirs. */
const YOURS = { [String(planetName('planet:1-2')[0])]: 'your planet {n}' };

const game = cosmic as unknown as AnyGame;
const TONGUES: readonly Tongue[] = [ENGLISH, { lang: 'de', words: { ...shared, ...german } }];
/** As no word of a sentence is written. */
const name = (seat: SeatId): string => `<${seat}>`;

interface Read {
	readonly met: Set<string>;
	readonly named: Set<string>;
}

/** The players that one template is filled with by itself; a row of them is a list of names. */
function playersIn(words: Words): Set<SeatId> {
	const by = typeof words === 'string' ? {} : words[1];
	return new Set(
		Object.values(by).flatMap((value) =>
			typeof value === 'string' && isSeat(value) ? [value] : []
		)
	);
}

/** Sentences about several players that a game plays by chance brings, and those of them that name their reader. */
function readIn(table: AnyTable, seed: number, { met, named }: Read): void {
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
					const told = pieces(say, name, { ...tongue, reader: { seat, yours: YOURS } });
					const text = told.map((piece) => piece.text).join('');
					if (text.includes(name(seat))) named.add(String(say[0]));
				}
		}
	}
}

it('whoever reads a sentence about themself and somebody else is addressed in it', () => {
	const read: Read = { met: new Set(), named: new Set() };
	fc.assert(
		fc.property(fc.integer({ min: 3, max: 6 }), fc.nat(), (seats, seed) => {
			const options = { rewardDeck: 'incursion', tech: 'both', hazard: 'conflict', lux: true };
			readIn(tableAt(game, { seats, seed, clocked: false, options }, 0), seed, read);
		}),
		runs(25)
	);
	expect([...read.named]).toEqual([]);
	expect(read.met.size).toBeGreaterThan(8);
});

it('so is whoever reads of what is laid before them, and of what is demanded, where essence aliens play', () => {
	const read: Read = { met: new Set(), named: new Set() };
	fc.assert(
		fc.property(fc.nat(), (seed) => {
			const { table } = position({
				...{ seats: 4, seed, box: ['cosmos', 'nightmare'] },
				aliens: { 'seat:1': 'nightmare', 'seat:2': 'cosmos' },
				hands: { 'seat:1': ['attack:08'], 'seat:3': ['flare:cosmos', 'attack:06'] }
			});
			readIn(table as unknown as AnyTable, seed, read);
		}),
		runs(25)
	);
	expect([...read.named]).toEqual([]);
	const all = [...read.met].join();
	for (const part of ['face down before', 'up {card} before', 'a colony on {planet}'])
		expect(all).toContain(part);
});
