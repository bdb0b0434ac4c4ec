/** How players come to their aliens, as an option of a table (CE-40.36). */
import { msg, refuse } from '../../../../core';
import type { Json, OptionsOf, Refusal } from '../../../../core';
import type { AlienWords } from '../../book';

export type SelectionId =
	| 'flares'
	| 'two'
	| 'endowment'
	| 'options'
	| 'tidyBowl'
	| 'spectrum'
	| 'straws'
	| 'draft'
	| 'eliminator'
	| 'delegation'
	| 'unseen';

export interface SelectionOptions {
	readonly selection: SelectionId;
}

export const SELECTION_SPECS: OptionsOf<SelectionOptions> = {
	selection: {
		say: msg('How aliens are chosen'),
		rule: 'CE-40.36',
		values: [
			{
				value: 'flares',
				say: msg(
					'Two are dealt to each, who keeps one in secret; the flares of both come into play'
				),
				brief: msg('One of two, with both flares')
			},
			{
				value: 'two',
				say: msg('Two are dealt to each, who keeps one in secret; only its flare is sure to come'),
				brief: msg('One of two')
			},
			{
				value: 'endowment',
				say: msg(
					'Endowment: of two, each gives one to the player on their right, who has to play it'
				),
				brief: msg('Endowment')
			},
			{
				value: 'options',
				say: msg(
					'Options: of two, one goes to the left and one to the right; each keeps one it got'
				),
				brief: msg('Options')
			},
			{
				value: 'tidyBowl',
				say: msg('Tidy bowl: of two, each throws one away; the others are dealt out again'),
				brief: msg('Tidy bowl')
			},
			{
				value: 'spectrum',
				say: msg('Spectrum: each keeps one of three, a green, a yellow and a red one'),
				brief: msg('Spectrum')
			},
			{
				value: 'straws',
				say: msg('Draw straws: one for each lies open, and each in turn takes one'),
				brief: msg('Draw straws')
			},
			{
				value: 'draft',
				say: msg('Draft: one more than players lies open, and each in turn takes one'),
				brief: msg('Draft')
			},
			{
				value: 'eliminator',
				say: msg('Eliminator: two for each lie open; each in turn removes one, then takes one'),
				brief: msg('Eliminator')
			},
			{
				value: 'delegation',
				say: msg('Delegation: each is given an alien by another, who was given one before'),
				brief: msg('Delegation')
			},
			{
				value: 'unseen',
				say: msg(
					'Unseen: one who cannot see an alien keeps it or hands it to one who says it wants it'
				),
				brief: msg('Unseen')
			}
		],
		surprise: ['endowment', 'options', 'straws', 'draft', 'eliminator', 'delegation'],
		initial: 'flares'
	}
};

export type Alert = AlienWords['alert'];
export const ALERTS: readonly Alert[] = ['green', 'yellow', 'red'];

const IDS: readonly SelectionId[] = SELECTION_SPECS.selection.values.map(({ value }) => value);

type Given = { readonly [id: string]: Json };

/** The method these options choose. */
export const selectionOf = ({ selection }: Given): SelectionId =>
	IDS.find((id) => id === selection) ?? 'flares';

/** Methods in which all see what each takes. */
const OPEN: readonly SelectionId[] = ['straws', 'draft', 'eliminator', 'delegation', 'unseen'];

/** CE-40.53: why powers cannot stay hidden with this method; null when they can, or do not. */
export const selectedInTheOpen = (given: Given): Refusal | null =>
	given['hiddenPowers'] === true && OPEN.includes(selectionOf(given))
		? refuse(
				'CE-40.53',
				msg('Powers cannot stay hidden where all see which alien each player gets.')
			).refusal
		: null;
