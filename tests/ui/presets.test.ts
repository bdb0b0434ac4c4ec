/** A switch of the lobby over several options: when it is on, and what flipping it chooses. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import type { OptionSpec, Plain, Preset } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { chosenBy, stateOf } from '../../src/lib/ui/lobby/presets';
import { words } from '../support/said';

const spec = (id: string, initial: Plain, ...others: Plain[]): OptionSpec => ({
	id,
	say: words(id),
	rule: 'TOY-1',
	values: [initial, ...others].map((value) => ({ value, say: words(String(value)) })),
	initial
});
const SPECS = [
	spec('moons', 1, 2),
	spec('storms', false, true),
	spec('suns', 1, 2),
	spec('other', 0)
];
/** `suns` is as the switch would have it from the start. */
const preset: Preset = {
	id: 'wild',
	say: msg('Wild'),
	note: msg('More of all.'),
	rule: 'TOY-1',
	options: { moons: 2, storms: true, suns: 1 }
};

describe('a switch over several options', () => {
	it('is on when all are as it says, off when none is that was not so anyway, and else partly on', () => {
		expect(stateOf(preset, SPECS, { moons: 2, storms: true, suns: 1 })).toBe('on');
		expect(stateOf(preset, SPECS, { moons: 1, storms: false, suns: 1 })).toBe('off');
		expect(stateOf(preset, SPECS, { moons: 2, storms: false, suns: 1 })).toBe('partly');
		expect(stateOf(preset, SPECS, { moons: 2, storms: true, suns: 2 })).toBe('partly');
	});

	it('takes an option that nobody has chosen for its initial value', () => {
		expect(stateOf(preset, SPECS, {})).toBe('off');
		expect(stateOf(preset, SPECS, { moons: 2, storms: true })).toBe('on');
	});

	it('chooses its values, and switched off the initial ones of the same options alone', () => {
		expect(chosenBy(preset, SPECS, true)).toEqual({ moons: 2, storms: true, suns: 1 });
		expect(chosenBy(preset, SPECS, false)).toEqual({ moons: 1, storms: false, suns: 1 });
	});
});

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', (_id, game) => {
	it('has switches that choose among what its options offer', () => {
		for (const { options } of game.presets ?? [])
			for (const [id, value] of Object.entries(options)) {
				const offered = game.options.find((one) => one.id === id)?.values;
				expect(
					offered?.map((one) => one.value),
					id
				).toContain(value);
			}
	});
});
