/** A question within questions: where ships move from, where to, and how many. */
import { msg } from '$lib/core';
import type { Shape } from '../../../src/lib/core/shape';
import { words } from '../../support/said';

export const move: Shape = {
	type: 'one',
	choices: [
		{
			id: 'move',
			say: msg('Move ships'),
			then: {
				type: 'one',
				choices: ['hex:0,0', 'hex:2,0'].map((from) => ({
					id: from,
					on: from,
					say: words(from),
					then: {
						type: 'one',
						choices: [
							{
								id: 'hex:1,0',
								on: 'hex:1,0',
								say: msg('The middle'),
								then: {
									type: 'split',
									min: 1,
									max: 2,
									places: [{ id: 'fighter', say: msg('2 Fighters'), max: 2 }]
								}
							}
						]
					}
				}))
			}
		},
		{ id: 'end', say: msg('End your turn') }
	]
};
