/** An event as each reader sees it. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import { seenBy } from '../../party/room/audience';
import { words } from '../support/said';

const move = { type: 'aim', planet: 'planet:2-3' };

it('what all may read is told with its rule, what it is about and what moved', () => {
	const seen = { say: words('{seat:1} aims.'), rule: 'T-1', about: ['planet:2-3'], move };
	expect(seenBy({ to: 'all', ...seen }, null)).toEqual(seen);
	expect(seenBy({ to: 'all', say: msg('On.') }, 'seat:1')).toEqual({ say: 'On.' });
});

it('[ROOM-SECRET.2] what is for some seats is told to them alone, what it is about as well', () => {
	const event = {
		to: ['seat:2'],
		say: msg('You draw a flare.'),
		about: ['flare:zombie'],
		move
	} as const;
	expect(seenBy(event, 'seat:2')).toMatchObject({ about: ['flare:zombie'], mine: true });
	for (const other of ['seat:1', null] as const) expect(seenBy(event, other)).toBeNull();
});
