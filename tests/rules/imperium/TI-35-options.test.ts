/** TI-35, TI-32, TI-3.1: how many play, and by which options. */
import { describe, expect, it } from 'vitest';
import { DEFAULTS, OPTIONS, PRESETS } from '../../../src/lib/games/imperium/options';
import { fits } from '../../../src/lib/games/imperium/setup';
import { openTo, ready } from '../../support/imperium';

/** Defaults first, as the table of the rules has them. */
const VALUES = {
	tacticalAction: ['third', 'fourth'],
	galaxy: ['random', 'built'],
	races: ['random', 'pick', 'twoKeepOne'],
	longWar: ['off', 'on'],
	afterPassing: ['secondaries', 'published'],
	electAbstain: ['allowed', 'refused'],
	diplomacyRefresh: ['any', 'outsideHome'],
	warfareGoal: ['notHome', 'anyEmpty'],
	imperialDock: ['no', 'yes'],
	casualties: ['together', 'attackerFirst'],
	secondaries: ['together', 'inTurn']
};

describe('options', () => {
	it('[TI-35.1] are these, the default first; anything else is refused, and they hold to the end', () => {
		expect(
			Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values.map(({ value }) => value)]))
		).toEqual(VALUES);
		expect(DEFAULTS).toEqual(
			Object.fromEntries(Object.entries(VALUES).map(([id, [first]]) => [id, first]))
		);
		expect(fits({ longWar: 'maybe' }, 4)?.rule).toBe('TI-1.13');
		expect(fits({ leaders: 'on' }, 4)?.rule).toBe('TI-35.1');
		const g = ready({ options: { longWar: 'on' } });
		expect(openTo(g).options).toEqual({ ...DEFAULTS, longWar: 'on' });
	});

	it('[TI-32.1] “as the document says” gives every option of the seed its seed value, and leaves the action alone', () => {
		expect(PRESETS.map(({ id }) => id)).toEqual(['asWritten']);
		expect(PRESETS[0]?.options).toEqual({
			...{ afterPassing: 'secondaries', electAbstain: 'allowed', diplomacyRefresh: 'any' },
			...{ warfareGoal: 'anyEmpty', imperialDock: 'yes' },
			...{ casualties: 'attackerFirst', secondaries: 'inTurn' }
		});
	});

	it('[TI-3.1] two to six play', () => {
		for (const seats of [2, 3, 4, 5, 6]) expect(fits({ ...DEFAULTS }, seats)).toBeNull();
		for (const seats of [1, 7]) expect(fits({ ...DEFAULTS }, seats)?.rule).toBe('TI-3.1');
	});
});
