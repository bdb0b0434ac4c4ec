/** What the tokens of moons show, in words (CE-37.11). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import type { MoonKind } from './state';

export const KINDS: {
	readonly [kind in MoonKind]: { readonly name: Words; readonly text: Words };
} = {
	quarter: {
		name: msg('Quarter moon'),
		text: msg('It acts once, when it is turned up, for who is on it')
	},
	half: {
		name: msg('Half moon'),
		text: msg('It serves who is on it, and does more for who is on two half moons')
	},
	full: { name: msg('Full moon'), text: msg('What it does holds for everybody') },
	blue: {
		name: msg('Blue moon'),
		text: msg('Who is on it turns it up when they like, and it acts once')
	},
	secret: {
		name: msg('Secret moon'),
		text: msg('Who is on it turns it up when they like, and from then on it serves who is on it')
	},
	base: {
		name: msg('Base moon'),
		text: msg('It counts as one more foreign colony for who is on it, at a price')
	},
	hub: { name: msg('Hub moon'), text: msg('It serves who is on it when they deal') },
	cheesy: {
		name: msg('Cheesy moon'),
		text: msg('What it does is said of this moon alone, and is not to be taken too seriously')
	},
	new: { name: msg('New moon'), text: msg('It turns out to be a moon of another kind') }
};
