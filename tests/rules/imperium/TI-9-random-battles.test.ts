/** TI-9, TI-11: battles between fleets drawn by chance, answered by chance: each ends, and no unit is conjured. */
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../../../src/lib/core';
import { noFleet, systemIds } from '../../../src/lib/games/imperium/board';
import { adjacentForShips } from '../../../src/lib/games/imperium/map/neighbours';
import { RACES } from '../../../src/lib/games/imperium/tables';
import { SHIPS, UNITS } from '../../../src/lib/games/imperium/tables/units';
import type { Board, Fleet, ImperiumOptions } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';

const [me, foe, third] = ['seat:1', 'seat:2', 'seat:3'] as const;
const here = 'hex:0,0';
const TECHS = [
	...['hylar-v-assault-laser', 'assault-cannon', 'deep-space-cannon', 'graviton-laser-system'],
	...['advanced-fighters', 'cybernetics', 'magen-defense-grid']
];

/** A small generator of its own, so that the tables' own chance is not touched. */
function diceOf(seed: number) {
	let state = seed * 2654435761 + 1;
	return (below: number): number => {
		state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}
type Dice = ReturnType<typeof diceOf>;
const oneOf = <T>(items: readonly T[], dice: Dice): T => items[dice(items.length)]!;

function anyFleet(dice: Dice): Fleet {
	const fleet = noFleet();
	for (const kind of SHIPS) fleet[kind] = dice((UNITS[kind].limit ?? 7) > 3 ? 4 : 3);
	if (SHIPS.every((kind) => fleet[kind] === 0)) fleet.cruiser = 1;
	fleet.damaged = { dreadnought: dice(fleet.dreadnought + 1), warSun: dice(fleet.warSun + 1) };
	Object.assign(fleet, { groundForce: dice(3), pds: dice(2) });
	return fleet;
}

function prepare(board: Board, dice: Dice): void {
	const systems = board.systems;
	for (const id of systemIds(board)) systems[id]!.fleets = {};
	systems[here]!.fleets = { [me]: anyFleet(dice), [foe]: anyFleet(dice) };
	for (const seat of board.order) {
		Object.assign(board.players[seat]!, {
			race: oneOf(Object.keys(RACES), dice),
			techs: TECHS.filter(() => dice(2) === 0),
			tradeGoods: dice(5),
			hand: dice(2) === 0 ? [] : ['sabotage#1']
		});
	}
	for (const id of adjacentForShips(board, here))
		systems[id]!.counters = board.order.filter(() => dice(3) === 0);
	for (const planet of Object.values(board.planets)) {
		if (planet.owner !== null && dice(2) === 0) continue;
		planet.owner = oneOf([me, foe, third], dice);
		planet.units.pds = dice(3);
	}
}

/** All units of a player: of each kind how many are on the board. */
const countOf = (board: Board, seat: typeof me | typeof foe): number[] => {
	const fleets = systemIds(board).flatMap((id) => board.systems[id]!.fleets[seat] ?? []);
	return [...SHIPS, 'groundForce' as const, 'pds' as const].map((kind) =>
		fleets.reduce((sum, fleet) => sum + fleet[kind], 0)
	);
};

function playOut(seed: number) {
	const dice = diceOf(seed);
	const options: Partial<ImperiumOptions> = {
		casualties: oneOf(['together', 'attackerFirst'], dice),
		tacticalAction: oneOf(['third', 'fourth'], dice)
	};
	let before: number[][] = [];
	const sides = { attacker: me, defender: foe, system: here } as const;
	const frame =
		dice(4) === 0
			? ({ step: 'pdsFire', at: 'begin', seat: me, systems: [here], isTransfer: false } as const)
			: ({ step: 'battle', at: 'foresee', ...sides } as const);
	const g = standing(
		frame,
		(board) => {
			prepare(board, dice);
			before = [me, foe].map((seat) => countOf(board, seat));
		},
		{ seats: 3, options, seed }
	);
	let asked = 0;
	while (g.asked[0] !== 'rest.wait') {
		const { seat } = oneOf(g.table.decisions, dice);
		if (seat === 'table') throw new Error('The clock is asked.');
		g.answer(seat, sampleAnswer(g.decision(seat).shape, dice));
		asked += 1;
		if (asked > 2000) throw new Error(`Does not end: ${g.asked.join()}`);
	}
	return { g, step: frame.step, before, after: [me, foe].map((seat) => countOf(g.board, seat)) };
}

describe('battles by chance', () => {
	it('[TI-9.8] [TI-9.27] [TI-11.4] each ends with one side there at most, and no unit is conjured', () => {
		const rounds = Number(process.env['BATTLES'] ?? 120);
		for (let seed = 1; seed <= rounds; seed++) {
			const { g, step, before, after } = playOut(seed);
			const { board } = g;
			expect(board.dice).toEqual([]);
			expect(board.lasting).toEqual([]);
			if (step === 'battle')
				expect(Object.keys(board.systems[here]!.fleets).length, `seed ${seed}`).toBeLessThan(2);
			for (const [i, counts] of after.entries())
				for (const [k, n] of counts.entries())
					expect(n, `seed ${seed}`).toBeLessThanOrEqual(before[i]![k]!);
			for (const seat of [me, foe])
				for (const id of systemIds(board)) {
					const fleet = board.systems[id]!.fleets[seat];
					if (!fleet) continue;
					expect(Math.min(...SHIPS.map((kind) => fleet[kind]))).toBeGreaterThanOrEqual(0);
					expect(fleet.damaged.dreadnought).toBeLessThanOrEqual(fleet.dreadnought);
					expect(fleet.damaged.warSun).toBeLessThanOrEqual(fleet.warSun);
				}
		}
	});
});
