/** Freewheeling Projector: flares without a limit, which `flares.ts` asks for. */
import { msg } from '../../../../core';
import type { Technology } from './technology';

export const freewheelingProjector: Technology = {
	words: {
		name: msg('Freewheeling Projector'),
		gist: msg('Play any number of flares in an encounter'),
		text: msg('You may play any number of flares in an encounter, each of them once.'),
		rulings: [msg('It goes before any limit of flares, also one for the whole table.')]
	},
	research: 3,
	drawsAnother: true,
	liked: 5,
	uses: {}
};
