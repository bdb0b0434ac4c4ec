/** TI-2.1, TI-20.10, TI-25.9: how dice are rolled, and rolled again. */
import { afterEach, describe, expect, it } from 'vitest';
import { plainDie } from '../../../src/lib/games/imperium/combat/dice';
import type { Die } from '../../../src/lib/games/imperium/combat/modifiers';
import type { Board } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { loadSided, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const [me, foe] = ['seat:1', 'seat:2'] as const;

const dieOf = (die: Partial<Die>): Die => ({
	...{ seat: me, kind: 'cruiser', roll: 'round', system: 'hex:0,0', planet: null },
	...{ attacks: true, against: foe, isFirst: false },
	...die
});

/** These dice fall so, rolled by players of these races who know these technologies. */
function rolled(
	dice: readonly Die[],
	faces: readonly number[],
	edit: (board: Board) => void = () => undefined
) {
	return standing({ step: 'roll', at: 'begin', dice, rule: 'TI-2.1' }, (board) => {
		for (const seat of board.order) Object.assign(board.players[seat]!, { race: 'sol', techs: [] });
		edit(board);
		// Setting up shuffles ten things too.
		loadSided(10, faces);
	});
}

const valuesOf = ({ board }: ReturnType<typeof rolled>) => board.dice.map(({ value }) => value);

describe('a roll', () => {
	it('[TI-2.1] all dice are rolled into the open and told with what they hit on', () => {
		const g = rolled([dieOf({}), dieOf({ seat: foe, kind: 'fighter' })], [7, 8]);
		expect(valuesOf(g)).toEqual([7, 8]);
		const [told] = g.moves('dice');
		expect(told).toMatchObject({ seats: [me, foe], dice: [{ hitsOn: 7 }, { hitsOn: 9 }] });
		expect(g.said).toContain('{seat:1} rolls 1 die for 1 hit and {seat:2} rolls 1 die for no hit.');
	});

	it('[TI-20.10] a die of no unit hits on what its card says, and nothing is added', () => {
		const g = rolled([plainDie(me, 'hex:0,0', 5)], [5], ({ players }) => {
			players[me]!.race = 'norr';
		});
		expect(g.board.dice).toMatchObject([{ hitsOn: 5, parts: [], value: 5 }]);
	});

	it('[technology:graviton-laser-system] [TI-20.10] Graviton Laser System rolls a PDS die that misses again, once, by itself', () => {
		const pds = dieOf({ kind: 'pds', roll: 'pds' });
		const g = rolled([pds, pds, dieOf({})], [5, 4, 6, 1], ({ players }) => {
			players[me]!.techs = ['graviton-laser-system'];
		});
		expect(g.board.dice.map(({ value, before }) => [value, before])).toEqual([
			[4, [5]],
			[6, []],
			[1, []]
		]);
	});

	it('[TI-20.10] without the technology a PDS die stays as it falls', () => {
		expect(valuesOf(rolled([dieOf({ kind: 'pds', roll: 'pds' })], [5]))).toEqual([5]);
	});
});

describe('rolling again', () => {
	const jolNar = ({ players }: Board): void => {
		Object.assign(players[me]!, { race: 'jol-nar' });
		players[me]!.counters = { command: 3, fleet: 3, strategy: 2 };
	};

	it('[race:jol-nar] [TI-25.9] any own die, for one counter of Strategy Allocation each, also the same die again', () => {
		const g = rolled([dieOf({}), dieOf({ seat: foe })], [2, 3, 4, 9], jolNar);
		expect(g.choices(me)).toEqual(['keep', 'die:0']);
		g.answer(me, { pick: 'die:0' });
		expect(valuesOf(g)).toEqual([4, 3]);
		expect(g.board.players[me]!.counters.strategy).toBe(1);
		g.answer(me, { pick: 'die:0' });
		expect(g.board.dice[0]).toMatchObject({ value: 9, before: [2, 4] });
		expect(g.board.players[me]!.counters.strategy).toBe(0);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-25.9] dice of cards and technologies too, of any kind of roll', () => {
		const g = rolled([plainDie(me, 'hex:0,0', 5)], [2, 6], jolNar);
		g.answer(me, { pick: 'die:0' });
		expect(valuesOf(g)).toEqual([6]);
	});

	it('[TI-25.9] dice of other units, and those that show something else, are offered apart', () => {
		const dice = [
			...[dieOf({ kind: 'fighter' }), dieOf({ kind: 'fighter' }), dieOf({ kind: 'fighter' })],
			dieOf({ kind: 'carrier' })
		];
		const g = rolled(dice, [2, 2, 3, 2], jolNar);
		expect(g.choices(me)).toEqual(['keep', 'die:0', 'die:2', 'die:3']);
	});

	it('[TI-25.9] of a die that hits already it is said that it does, of another what it needs', () => {
		const says = (dice: readonly Die[]) =>
			rolled(dice, [9, 10], jolNar).table.decisions.flatMap(({ shape }) =>
				shape.type === 'one' ? shape.choices.slice(1).map(({ say }) => said(say)) : []
			);
		expect(says([dieOf({ kind: 'destroyer' }), dieOf({ kind: 'destroyer' })])).toEqual([
			'Roll the 9 of a Destroyer again (it needs 10)',
			'Roll the 10 of a Destroyer again, though it hits'
		]);
	});

	it('[TI-25.9] who keeps the dice spends nothing and is asked no more; of dice alike one is offered', () => {
		const g = rolled([dieOf({}), dieOf({}), dieOf({ kind: 'carrier' })], [2, 2, 2], jolNar);
		expect(g.choices(me)).toEqual(['keep', 'die:0', 'die:2']);
		g.lapse();
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.players[me]!.counters.strategy).toBe(2);
	});

	it.each([
		['the ability', {}, me],
		['a die of their own', { race: 'jol-nar' }, foe],
		['a counter', { race: 'jol-nar', counters: { command: 3, fleet: 3, strategy: 0 } }, me]
	])('[TI-25.9] not without %s', (_what, player, seat) => {
		const g = rolled([dieOf({ seat })], [2], ({ players }) => {
			Object.assign(players[me]!, player);
		});
		expect(g.asked).toEqual(['rest.wait']);
	});
});
