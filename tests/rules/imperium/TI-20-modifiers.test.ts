/** TI-20.9, TI-20.10: which modifier counts for which kind of roll. */
import { describe, expect, it } from 'vitest';
import { isHit } from '../../../src/lib/games/imperium/combat/dice';
import { partsOf, ROLLS } from '../../../src/lib/games/imperium/combat/modifiers';
import type { Die, Roll } from '../../../src/lib/games/imperium/combat/modifiers';
import { UNIT_KINDS } from '../../../src/lib/games/imperium/tables/units';
import type { UnitKind } from '../../../src/lib/games/imperium/tables/units';
import { ready } from '../../support/imperium';

const [me, foe] = ['seat:1', 'seat:2'] as const;
const planet = 'planet:mecatol-rex';

interface Given {
	readonly race?: string;
	readonly techs?: readonly string[];
	readonly against?: string;
	readonly nebula?: boolean;
	readonly pds?: number;
}

/** What is added to a die of mine, in all. */
function added(
	{ race = 'sol', techs = [], against = 'sol', nebula = false, pds = 0 }: Given,
	die: Partial<Die>
) {
	const { board } = ready({ seats: 3 });
	board.players[me]!.race = race;
	board.players[me]!.techs = techs.slice();
	board.players[foe]!.race = against;
	if (nebula) board.systems['hex:0,0']!.tile = 'nebula';
	Object.assign(board.planets[planet]!, { owner: me });
	board.planets[planet]!.units.pds = pds;
	const all: Die = {
		...{ seat: me, kind: 'cruiser', roll: 'round', system: 'hex:0,0', planet: null },
		...{ attacks: true, against: foe, isFirst: false },
		...die
	};
	return partsOf(board, all).reduce((sum, { by }) => sum + by, 0);
}

/** Rolls in which something is added to this kind of unit. */
const rolls = (given: Given, kind: UnitKind, more: Partial<Die> = {}): Roll[] =>
	ROLLS.filter((roll) => added(given, { kind, roll, ...more }) !== 0);

describe('what counts for which roll', () => {
	const fights = ['barrage', 'strike', 'round', 'ground'];

	it.each([
		['norr', 1],
		['jol-nar', -1]
	] as const)(
		'[race:norr] [TI-20.10] [TI-25.5] %s add %i in fights, not to PDS or bombardment',
		(race, by) => {
			for (const kind of UNIT_KINDS) {
				expect(rolls({ race }, kind)).toEqual(fights);
				expect(added({ race }, { kind, roll: 'strike' })).toBe(by);
			}
		}
	);

	it('[technology:hylar-v-assault-laser] [unit:cruiser] [unit:destroyer] [TI-20.10] Hylar V Assault Laser: Cruisers and Destroyers in space', () => {
		const techs = ['hylar-v-assault-laser'];
		expect(rolls({ techs }, 'cruiser')).toEqual(['barrage', 'strike', 'round']);
		expect(rolls({ techs }, 'destroyer')).toEqual(['barrage', 'strike', 'round']);
		expect(rolls({ techs }, 'dreadnought')).toEqual([]);
	});

	it.each(['cybernetics', 'advanced-fighters'])(
		'[technology:cybernetics] [TI-20.10] %s: Fighters',
		(tech) => {
			expect(rolls({ techs: [tech] }, 'fighter')).toEqual(['round', 'ground']);
			expect(rolls({ techs: [tech] }, 'cruiser')).toEqual([]);
		}
	);

	it('[TI-20.10] Naalu: Fighters in rounds of a battle alone', () => {
		expect(rolls({ race: 'naalu' }, 'fighter')).toEqual(['round']);
	});

	it('[race:l1z1x] [TI-20.10] [TI-25.5] L1Z1X: Dreadnoughts, and Ground Forces that attack', () => {
		expect(rolls({ race: 'l1z1x' }, 'dreadnought')).toEqual(['strike', 'round']);
		expect(rolls({ race: 'l1z1x' }, 'groundForce')).toEqual(['ground']);
		expect(rolls({ race: 'l1z1x' }, 'groundForce', { attacks: false })).toEqual([]);
	});

	it('[technology:gen-synthesis] [TI-20.10] Gen Synthesis: Ground Forces in invasions', () => {
		expect(rolls({ techs: ['gen-synthesis'] }, 'groundForce')).toEqual(['ground']);
	});

	it('[technology:magen-defense-grid] [TI-20.10] Magen Defense Grid: PDS, and Ground Forces that defend beside one', () => {
		const techs = ['magen-defense-grid'];
		expect(rolls({ techs }, 'pds')).toEqual(['pds']);
		const defends = { attacks: false, planet } as const;
		expect(rolls({ techs, pds: 1 }, 'groundForce', defends)).toEqual(['ground']);
		expect(rolls({ techs }, 'groundForce', defends)).toEqual([]);
		expect(rolls({ techs, pds: 1 }, 'groundForce', { planet })).toEqual([]);
	});

	it('[TI-22.5] in a nebula the defender’s ships get +1 in rounds of a battle', () => {
		expect(rolls({ nebula: true }, 'cruiser', { attacks: false })).toEqual(['round']);
		expect(rolls({ nebula: true }, 'cruiser')).toEqual([]);
		expect(rolls({ nebula: true }, 'groundForce', { attacks: false })).toEqual([]);
	});

	it('[race:xxcha] [TI-25.10] the Xxcha: -1 for their enemy in the first round, in space and on the ground', () => {
		const given = { against: 'xxcha' };
		expect(rolls(given, 'cruiser', { isFirst: true })).toEqual(['round', 'ground']);
		expect(added(given, { isFirst: true })).toBe(-1);
		expect(rolls(given, 'cruiser')).toEqual([]);
		expect(rolls({ race: 'xxcha' }, 'cruiser', { isFirst: true })).toEqual([]);
	});
});

describe('a hit', () => {
	it('[TI-20.9] modifiers from all sources add up', () => {
		const techs = ['cybernetics', 'advanced-fighters'];
		expect(added({ race: 'naalu', techs }, { kind: 'fighter' })).toBe(3);
		expect(added({ race: 'jol-nar', techs }, { kind: 'fighter' })).toBe(1);
	});

	it('[TI-2.1] a roll with its modifiers that reaches the combat value; no roll hits by itself', () => {
		const hits = (value: number, hitsOn: number, ...by: number[]) =>
			isHit({ value, hitsOn, parts: by.map((by) => ({ by, of: { place: 'nebula' } })) });
		expect(hits(7, 7)).toBe(true);
		expect(hits(6, 7)).toBe(false);
		expect(hits(6, 7, 1)).toBe(true);
		expect(hits(10, 9, -2)).toBe(false);
		expect(hits(1, 3, 1, 1)).toBe(true);
	});
});
