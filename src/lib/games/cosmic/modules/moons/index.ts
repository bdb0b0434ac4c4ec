/** The moon cards that are whole (CE-37.13). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import { flush, fourIsEnough, homeStrong, limits, streamlined, tentative } from './base';
import type { MoonCard } from './card';
import {
	acceleration,
	compassion,
	deceleration,
	defence,
	fourOhFour,
	gateLess,
	gateMore,
	limiter,
	moonShine,
	offence,
	omegaBase
} from './full';
import {
	compensation,
	failedDeal,
	flare,
	gate,
	newHand,
	reinforce,
	retrieval,
	rewards
} from './half';
import { ascetic, flareMagnet, fourThenFour } from './quarter';
import { withKinds } from './kinds';
import type { MoonId } from './state';

export const MOONS: { readonly [id: MoonId]: MoonCard } = withKinds(
	naming('moon', {
		404: fourOhFour,
		acceleration,
		ascetic,
		compassion,
		compensation,
		deceleration,
		defence,
		'4-is-enough': fourIsEnough,
		'failed-deal': failedDeal,
		flare,
		'flare-magnet': flareMagnet,
		flush,
		gate,
		'gate-0-9': gateLess,
		'gate-1-1': gateMore,
		'home-strong': homeStrong,
		limiter,
		limits,
		'moon-shine': moonShine,
		'new-hand': newHand,
		offence,
		'omega-base': omegaBase,
		'plus-4-then-minus-4': fourThenFour,
		reinforce,
		retrieval,
		rewards,
		streamlined,
		tentative
	})
);

/** Throws when there is none of this id. */
export const moonBy = lookIn<MoonId, MoonCard>(MOONS, 'moon');
