/** Nanite Mining: a new hand of one card more. */
import { msg } from '../../../../core';
import type { Technology } from './technology';

export const naniteMining: Technology = {
	words: {
		name: msg('Nanite Mining'),
		gist: msg('Your new hands have a card more'),
		text: msg('Whenever you draw a new hand, it has one card more.'),
		rulings: []
	},
	research: 2,
	drawsAnother: true,
	liked: 8,
	uses: {},
	passive: {
		handSize: (_play, owner, n, { seat }) => (seat === owner.seat ? n + 1 : n)
	}
};
