/** What one decision brought about, folded in the log: prices and what came of it alike with their line. */
import { describe, expect, it } from 'vitest';
import { act } from '$lib/core';
import type { GameEvent } from '$lib/core';
import { fill } from '../../src/lib/ui/words';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import type { Moments } from '../../src/lib/ui/boards';
import type { LogLine } from '$lib/table/picture';
import { chaptersOf } from '../../src/lib/ui/shell/chapters';
import type { ReadLine } from '../../src/lib/ui/shell/chapters';
import { council as game } from '../../src/lib/games/council';
import { msg } from '$lib/core/words';
import type { ImperiumMove } from '../../src/lib/ui/imperium/screen';
import { position } from '../support/council';

const NAMES = { 'seat:1': 'Mira', 'seat:2': 'Tomasz' };

/** Lines as they are read, each with its signs and those folded into it. */
function read({ notes, fold }: Moments, log: readonly LogLine[]) {
	const [chapter] = chaptersOf(log, null, notes, fold);
	const said = ({ line }: ReadLine) => fill(line.say, NAMES);
	return chapter?.deeds.flat().map((one) => ({
		says: said(one),
		signs: one.signs?.map((sign) => fill(sign, NAMES)) ?? [],
		parts: one.parts?.map(said) ?? []
	}));
}

const linesOf = (events: readonly GameEvent[]): LogLine[] =>
	events.map(({ to: _, ...event }) => ({ ...event, n: 1 }) as LogLine);

const inCouncil = council as unknown as Moments;
const inImperium = imperium as unknown as Moments;

describe('the log', () => {
	it('tells a purchase in one line, with what it cost as signs, and the rest once that is opened', () => {
		const g = position({ players: { 'seat:1': { stock: 9 } } });
		const home = 'hex:-2,0';
		const [asked] = g.table.decisions;
		const done = act(game, g.table, 'seat:1', asked!.id, {
			pick: 'build',
			then: { pick: home, then: { split: { destroyer: 3 } } }
		});
		if (!done.ok) throw new Error(fill(done.refusal.say, NAMES));
		const [line, ...others] = read(inCouncil, linesOf(done.value.events))!;
		expect(others).toEqual([]);
		expect(line?.says).toMatch(/^Mira builds 3 Destroyers at /);
		expect(line?.signs).toHaveLength(2);
		expect(line?.signs.join(' ')).toMatch(/^planets gave \d+ production −\d+ Stock$/);
		expect(line?.parts[0]).toMatch(/^Mira expends /);
		expect(line?.parts.at(-1)).toMatch(/^Mira pays \d+ Stock\.$/);
	});

	const line = (say: LogLine['say'], move: ImperiumMove): LogLine => ({ n: 1, say, move });

	it('tells a roll in one line, with the round it is of and a die that is rolled again', () => {
		const dice = (n: number, before: readonly number[]): ImperiumMove => ({
			type: 'dice',
			seats: ['seat:1'],
			dice: [{ value: n, before, hitsOn: 5, parts: [] } as never]
		});
		const told = read(inImperium, [
			line(msg('Round {n}.', { n: 1 }), {
				type: 'battleRound',
				system: 'hex:0,0',
				n: 1
			} as unknown as ImperiumMove),
			line(msg('{who} rolls.', { who: 'seat:1' }), dice(3, [])),
			line(msg('{who} rolls again.', { who: 'seat:1' }), dice(7, [3])),
			line(msg('{who} loses a ship.', { who: 'seat:2' }), {
				type: 'lost',
				seat: 'seat:2',
				system: 'hex:0,0',
				units: { fighter: 1 }
			})
		]);
		expect(told?.map(({ says, parts }) => [says, parts])).toEqual([
			['Mira rolls.', ['Round 1.', 'Mira rolls again.']],
			['Tomasz loses a ship.', []]
		]);
	});

	it('reads what is one player’s with no line of another’s', () => {
		const goods: ImperiumMove = { type: 'tradeGoods', seat: 'seat:2', n: -2 };
		const passed: ImperiumMove = { type: 'passed', seat: 'seat:1' };
		const told = read(inImperium, [
			line(msg('{who} spends two.', { who: 'seat:2' }), goods),
			line(msg('{who} passes.', { who: 'seat:1' }), passed)
		]);
		expect(told?.map(({ says }) => says)).toEqual(['Tomasz spends two.', 'Mira passes.']);
	});
});
