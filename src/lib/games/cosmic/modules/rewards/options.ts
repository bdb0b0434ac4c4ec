/** The reward deck as an option of a table (CE-31.1, CE-31.14). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface RewardOptions {
	readonly rewardDeck: 'off' | 'incursion';
	readonly commonRewards: boolean;
}

export const REWARD_SPECS: OptionsOf<RewardOptions> = {
	rewardDeck: {
		first: true,
		say: msg('Reward cards'),
		about: msg(
			'Allies who helped a defense to win draw cards. With these they may draw from a second deck, whose cards do more than those all are dealt: some multiply an attack, some bring ships home, some change a deal.'
		),
		rule: 'CE-31.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'incursion',
				say: msg('32 cards to draw as rewards: kickers, rifts, crooked deals and more'),
				brief: msg('32 cards')
			}
		],
		surprise: ['incursion'],
		initial: 'off'
	},
	commonRewards: {
		within: 'rewardDeck',
		say: msg('Where reward cards lie'),
		rule: 'CE-31.14',
		values: [
			{ value: false, say: msg('In a deck of their own'), brief: msg('Own deck') },
			{ value: true, say: msg('Shuffled into the cosmic deck'), brief: msg('Shuffled in') }
		],
		initial: false
	}
};
