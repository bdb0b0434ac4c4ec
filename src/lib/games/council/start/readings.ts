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
	rounds: 'noLimit'
};

/** What every table was played by before it could choose (rules 1). */
export const BEFORE: Readings = {
	victory: 'round4',
	newAlliance: 'waits',
	building: 'three',
	research: 'two',
	rounds: 'eight'
};

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
		say: msg('As the design document says'),
		note: msg('Rules that were changed for balance and length are played as they are written.'),
		rule: 'GC-23.2',
		options: { ...AS_WRITTEN }
	}
];
