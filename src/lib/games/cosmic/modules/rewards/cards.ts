/**
 * The reward cards, set by set (CE-31.1): faces as in the cosmic deck, and kinds of their own. What they are called
 * ends in their back, which all see (CE-31.9).
 */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { REWARD_BACK } from '../../cards';
import type { Back } from '../../cards';
import type { Batch } from '../../book';

const card = (face: string, count = 1): Batch => ({ face: `${face}${REWARD_BACK}`, count });

/** What to expect of cards with either back, for who chooses between them. */
export const EXPECT: { readonly [back in Back]: Words } = {
	cosmic: msg('Attacks, negotiates, artifacts, flares'),
	reward: msg('Stronger on the whole: kickers, rifts, attacks even below 0; no flares')
};

export const REWARD_SETS: { readonly [set: string]: readonly Batch[] } = {
	incursion: [
		card('attack:-07'),
		card('attack:-04'),
		card('attack:-01'),
		card('attack:10', 3),
		card('attack:16'),
		card('attack:17'),
		card('attack:18'),
		card('attack:19'),
		card('attack:23'),
		card('negotiate:crooked-deal', 3),
		card('morph'),
		card('reinforcement:4'),
		card('reinforcement:5', 2),
		card('reinforcement:6'),
		card('kicker:0'),
		card('kicker:2', 2),
		card('kicker:3'),
		card('rift:3'),
		card('rift:4', 2),
		card('rift:5'),
		card('artifact:card-zap'),
		card('artifact:cosmic-zap'),
		card('artifact:hand-zap'),
		card('artifact:finder'),
		card('artifact:space-junk')
	]
};
