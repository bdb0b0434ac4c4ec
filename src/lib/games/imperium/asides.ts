/** What players may do beside the questions they are asked, or while others are. */
import type { Aside } from '../../core';
import { card, spies } from './cards/asides';
import type { Imperium } from './play';
import { security, truce } from './politics/asides';
import { claimByHand } from './status/by-hand';
import { gift } from './trade/gifts';

export const asides: { readonly [name: string]: Aside<Imperium> } = {
	card,
	claimByHand,
	gift,
	security,
	spies,
	truce
};
