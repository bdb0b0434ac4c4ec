/**
 * Where the design document says something plainly and a ruling narrows or widens it: each such ruling is
 * an option of the table, and one switch takes all of them as they are written (GC-23.2).
 */
import { msg } from '../../../core';
import type { OptionsOf, Preset } from '../../../core';
import type { Readings } from '../types';

/** What the document says. */
const AS_WRITTEN: Readings = {
	victory: 'anyRound',
	newAlliance: 'wins',
	building: 'any',
	research: 'one',
	riots: 'five',
	rounds: 'noLimit'
};

/** What tables were played by before they could choose it (GC-23.3): before rules 2, and before rules 3. */
export const BEFORE_2 = {
	victory: 'round4',
	newAlliance: 'waits',
	building: 'three',
	research: 'two',
	rounds: 'eight'
} as const satisfies Partial<Readings>;
export const BEFORE_3 = { riots: 'five' } as const satisfies Partial<Readings>;

/** How a table of these rules reads what it could not choose then. */
export const readBefore = (rules: number): Partial<Readings> => ({
	...(rules < 2 ? BEFORE_2 : {}),
	...(rules < 3 ? BEFORE_3 : {})
});

export const READINGS: OptionsOf<Readings> = {
	victory: {
		say: msg('First victory'),
		rule: 'GC-18.8',
		values: [
			{
				value: 'anyRound',
				say: msg('Any round: who reaches a target wins at once'),
				brief: msg('Any round')
			},
			{
				value: 'round4',
				say: msg('Round 4: nobody wins before its judging'),
				brief: msg('Round 4')
			}
		],
		initial: 'anyRound'
	},
	newAlliance: {
		say: msg('A new alliance'),
		rule: 'GC-12.5',
		values: [
			{
				value: 'waits',
				say: msg('Waits: it cannot win in the round it is made in'),
				brief: msg('Waits')
			},
			{
				value: 'wins',
				say: msg('Can win: 10 points together are enough at once'),
				brief: msg('Can win')
			}
		],
		initial: 'waits'
	},
	building: {
		say: msg('Ships in one Build'),
		rule: 'GC-14.2',
		values: [
			{ value: 'three', say: msg('Three: and more where a card says so'), brief: msg('Three') },
			{
				value: 'any',
				say: msg('Any number: all you can pay, and cards that add places add nothing'),
				brief: msg('Any number')
			}
		],
		initial: 'three'
	},
	research: {
		say: msg('Technologies in one Research'),
		rule: 'GC-13.3',
		values: [
			{ value: 'two', say: msg('Two: a second can be paid for at once'), brief: msg('Two') },
			{ value: 'one', say: msg('One: the next needs another event'), brief: msg('One') }
		],
		initial: 'two'
	},
	riots: {
		say: msg('A colony riots'),
		rule: 'GC-16.4',
		values: [
			{
				value: 'four',
				say: msg('At four Riot Counters, a homeworld of its own race at five'),
				brief: msg('At four counters')
			},
			{
				value: 'five',
				say: msg('At five Riot Counters, like every planet'),
				brief: msg('At five counters')
			}
		],
		initial: 'four'
	},
	rounds: {
		say: msg('Rounds'),
		rule: 'GC-1.3',
		values: [
			{
				value: 'eight',
				say: msg('Eight: then whoever is nearest to winning wins'),
				brief: msg('Eight')
			},
			{
				value: 'noLimit',
				say: msg('No limit: until somebody wins or the Council Cards are played'),
				brief: msg('No limit')
			}
		],
		initial: 'eight'
	}
};

export const PRESETS: readonly Preset[] = [
	{
		id: 'asWritten',
		say: msg('Six rules as they were first written'),
		note: msg(
			'Otherwise they are as Orrery changed them, so that nobody has too easy a way to win and the game ends in an evening. Each of the six can also be chosen alone.'
		),
		rule: 'GC-23.2',
		options: { ...AS_WRITTEN }
	}
];
