/** A saved game can be checked by anybody; a forged one is found out. */
import { describe, expect, it } from 'vitest';
import { begin, printOf, verify } from '../../src/lib/core';
import type { SavedGame } from '../../src/lib/core';
import { readSaved } from '../../src/lib/protocol/saved';
import { simulateAndSave } from '../../tools/lib/simulate';
import { copyOf } from '../support/positions';
import { toy } from '../support/toy';
import { said } from '../support/said';

const { saved, outcome } = simulateAndSave({ game: toy, seats: 3, levels: ['random'], seed: 5 });

type Writable<T> = { -readonly [K in keyof T]: T[K] extends object ? Writable<T[K]> : T[K] };

/** The file with something changed. */
function forged(change: (file: Writable<SavedGame>) => void): SavedGame {
	const file = copyOf(saved) as Writable<SavedGame>;
	change(file);
	return file as SavedGame;
}

const rolls = saved.moves.findIndex(({ chance }) => chance.length > 0);
const middle = Math.floor(saved.moves.length / 2);

describe('a saved game', () => {
	it('is what it claims to be, and reads back from its text', () => {
		expect(outcome.end).toEqual('finished');
		expect(rolls).toBeGreaterThanOrEqual(0);
		expect(verify(toy, saved)).toEqual({
			ok: true,
			moves: saved.moves.length,
			commitment: true,
			chance: true,
			fingerprints: true,
			why: null
		});
		expect(readSaved(JSON.stringify(saved))).toEqual(saved);
	});

	it('still checks out when its questions are worded better by now, and not when anything else differs', () => {
		const { table } = begin(toy, saved);
		const reworded = copyOf(table);
		for (const decision of reworded.decisions as { say: string; shape: unknown }[]) {
			decision.say += ', please';
			decision.shape = { type: 'confirm', yes: 'So be it', no: 'No' };
		}
		expect(reworded).not.toEqual(table);
		expect(printOf(reworded)).toBe(printOf(table));
		for (const other of [
			{ ...table, n: 1 },
			{ ...table, board: { ...(table.board as object), heap: 0 } },
			{ ...table, decisions: [] },
			{ ...table, decisions: table.decisions.map((one) => ({ ...one, name: 'other' })) }
		])
			expect(printOf(other)).not.toBe(printOf(table));
	});

	it('may stop before the end', () => {
		const part = forged((file) => file.moves.splice(middle));
		expect(verify(toy, part)).toMatchObject({ ok: true, moves: middle });
	});

	it('shows the table after each move to whoever watches', () => {
		const seen: number[] = [];
		verify(toy, saved, (table) => seen.push(table.n));
		expect(seen).toEqual([...saved.moves.keys(), saved.moves.length]);
	});

	it.each<[string, (file: Writable<SavedGame>) => void, object]>([
		['another commitment', (file) => (file.commitment = '0'.repeat(64)), { commitment: false }],
		['another secret', (file) => (file.secret = 'mine'), { commitment: false }],
		['a salt put in', (file) => file.salts.push('x'), { commitment: true }],
		['chance bent', (file) => (file.moves[rolls]!.chance = [99]), { chance: false, moves: rolls }],
		['a roll left out', (file) => file.moves[rolls]!.chance.pop(), { chance: false, moves: rolls }],
		[
			'a fingerprint changed',
			(file) => (file.moves[middle]!.print = 'f'.repeat(16)),
			{ fingerprints: false, moves: middle }
		],
		['a move left out', (file) => file.moves.splice(middle, 1), { moves: middle }],
		['a move made twice', (file) => file.moves.splice(middle, 0, file.moves[middle]!), {}],
		[
			'two moves swapped',
			(file) => file.moves.splice(middle, 2, file.moves[middle + 1]!, file.moves[middle]!),
			{}
		],
		[
			'a move of another',
			(file) =>
				(file.moves[middle]!.by = file.moves[middle]!.by === 'seat:1' ? 'seat:2' : 'seat:1'),
			{ moves: middle }
		],
		[
			'another answer',
			(file) =>
				(file.moves[0]!.action = { type: 'answer', decision: 1, answer: { pick: 'nothing' } }),
			{ moves: 0 }
		],
		[
			'a time-out that was none',
			(file) => (file.moves[middle]!.action = { type: 'timeout', decision: 0 }),
			{ moves: middle }
		],
		[
			'an action of no kind',
			(file) => (file.moves[middle]!.action = { type: 'orders' } as never),
			{ moves: middle }
		],
		['seats changed', (file) => file.seats.pop(), {}],
		['a seat of no such name', (file) => (file.seats[0] = 'seat:99' as never), {}],
		['an option it does not have', (file) => (file.options['cheat'] = true), {}],
		['a clock it did not have', (file) => (file.clocked = true), {}],
		['other rules', (file) => (file.rules = 2), { moves: 0 }],
		['another game', (file) => (file.game = 'chess'), { moves: 0 }]
	])('with %s is found out', (_name, change, says) => {
		const verdict = verify(toy, forged(change));
		expect(verdict).toMatchObject({ ok: false, ...says });
		expect(said(verdict.why)).toMatch(/./);
	});

	it('is read by a schema before anything else sees it', () => {
		expect(readSaved('not JSON')).toEqual({
			wrong: 'This file is not JSON. Choose the file you saved at the end of a game.'
		});
		for (const broken of [{}, [], null, { ...saved, moves: 'none' }, { ...saved, seats: ['bank'] }])
			expect(readSaved(JSON.stringify(broken))).toEqual({
				wrong: 'This file is not a game saved by Orrery.'
			});
	});
});
