/** Evolution as an option of a table (CE-40.37). */
import { msg, refuse } from '../../../../core';
import type { Json, OptionsOf, Refusal } from '../../../../core';

export interface EvolutionOptions {
	readonly evolution: boolean;
}

export const EVOLUTION_SPECS: OptionsOf<EvolutionOptions> = {
	evolution: {
		say: msg('Evolution'),
		rule: 'CE-40.37',
		adds: true,
		values: [
			{ value: false, say: msg('None') },
			{
				value: true,
				say: msg('Four cards: what each does for a player goes by the ships they keep on it'),
				brief: msg('Four cards that ships are kept on')
			}
		],
		surprise: [true],
		initial: false,
		fromSeats: 3 // CE-40.59
	}
};

/** CE-40.59: with two, nobody allies, and too few cards are left; null: they fit. */
export const tooFewForEvolution = (
	given: { readonly [id: string]: Json },
	seats: number
): Refusal | null =>
	given['evolution'] === true && seats < 3
		? refuse('CE-40.59', msg('Evolution is for three players or more; here are {n}.', { n: seats }))
				.refusal
		: null;
