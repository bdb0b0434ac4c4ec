/** The steps that Action Cards bring. Saved games name them. */
import type { Step } from '../play';
import { battlestation } from './battlestation';
import { exhaustHalf } from './exhaust-half';
import { giveCounter } from './give-counter';
import { keepCard, plague } from './rolls';
import { disclosure, search } from './search';

export const cardSteps: { readonly [step: string]: Step } = {
	battlestation,
	disclosure,
	exhaustHalf,
	giveCounter,
	keepCard,
	plague,
	search
};
