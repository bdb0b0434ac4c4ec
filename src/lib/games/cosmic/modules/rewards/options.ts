/** The reward deck as an option of a table (CE-31.1, CE-31.14). */
import { msg } from '../../../../core';
import type { OptionsOf } from '../../../../core';

export interface RewardOptions {
	readonly rewardDeck: 'off' | 'incursion' | 'dominion' | 'both';
}

export const REWARD_SPECS: OptionsOf<RewardOptions> = {
	rewardDeck: {
		say: msg('Reward cards'),
		rule: 'CE-31.1',
		values: [{ value: 'off', say: msg('None') }],
		initial: 'off'
	}
};
