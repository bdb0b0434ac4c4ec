/** The moon cards that are whole (CE-37.13). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import {
	blueShift,
	hearthFire,
	hulkOut,
	inertia,
	loner,
	moonBoom,
	threeinforce,
	zapRod
} from './blue';
import {
	flush,
	fourIsEnough,
	homeStrong,
	limits,
	powerPay,
	streamlined,
	tentative,
	warped
} from './base';
import type { MoonCard } from './card';
import { atrophy, dealDeck, discardDeal, gameOver, noMoon, planetless, reboot } from './cheesy';
import {
	acceleration,
	bribery,
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
import {
	hubris,
	jubbaCloak,
	moonSolidarity,
	payback,
	stack,
	strengthenAllies,
	theSpoils,
	weakenAllies
} from './secret';
import {
	biofuel,
	dealBreaker,
	eclipse,
	harvest,
	home,
	moonMandate,
	multiplier,
	restraint
} from './new';
import {
	cardDeal,
	dealReward,
	discardDealHub,
	domesticDispute,
	flareUp,
	garbageDay,
	rentersFee,
	translationLost,
	warpOut
} from './hub';
import { displace, fullyCommit, justRewards, replay } from './new-blue';
import {
	ascetic,
	flareMagnet,
	fourThenFour,
	alms,
	attackPreview,
	emergence,
	metamorph,
	migration,
	peaceMove,
	sadRevelations,
	treasureHunt,
	zapGrab
} from './quarter';
import { withKinds } from './kinds';
import type { MoonId } from './state';

export const MOONS: { readonly [id: MoonId]: MoonCard } = withKinds(
	naming('moon', {
		'4-is-enough': fourIsEnough,
		404: fourOhFour,
		acceleration,
		alms,
		ascetic,
		'attack-preview': attackPreview,
		atrophy,
		biofuel,
		'blue-shift': blueShift,
		bribery,
		'card-deal': cardDeal,
		compassion,
		compensation,
		'deal-breaker': dealBreaker,
		'deal-deck': dealDeck,
		'deal-reward': dealReward,
		deceleration,
		defence,
		'discard-deal': discardDeal,
		'discard-deal-hub': discardDealHub,
		displace,
		'domestic-dispute': domesticDispute,
		eclipse,
		emergence,
		'failed-deal': failedDeal,
		flare,
		'flare-magnet': flareMagnet,
		'flare-up': flareUp,
		flush,
		'fully-commit': fullyCommit,
		'game-over': gameOver,
		'garbage-day': garbageDay,
		gate,
		'gate-0-9': gateLess,
		'gate-1-1': gateMore,
		harvest,
		'hearth-fire': hearthFire,
		home,
		'home-strong': homeStrong,
		hubris,
		'hulk-out': hulkOut,
		inertia,
		'jubba-cloak': jubbaCloak,
		'just-rewards': justRewards,
		limiter,
		limits,
		loner,
		metamorph,
		migration,
		'moon-boom': moonBoom,
		'moon-mandate': moonMandate,
		'moon-shine': moonShine,
		'moon-solidarity': moonSolidarity,
		multiplier,
		'new-hand': newHand,
		offence,
		'omega-base': omegaBase,
		payback,
		'peace-move': peaceMove,
		planetless,
		'plus-4-then-minus-4': fourThenFour,
		'power-pay': powerPay,
		reboot,
		reinforce,
		'renters-fee': rentersFee,
		replay,
		restraint,
		retrieval,
		rewards,
		'sad-revelations': sadRevelations,
		stack,
		streamlined,
		'strengthen-allies': strengthenAllies,
		tentative,
		'thats-no-moon': noMoon,
		'the-spoils': theSpoils,
		'translation-lost': translationLost,
		threeinforce,
		'treasure-hunt': treasureHunt,
		'warp-out': warpOut,
		warped,
		'weaken-allies': weakenAllies,
		'zap-grab': zapGrab,
		'zap-rod': zapRod
	})
);

/** Throws when there is none of this id. */
export const moonBy = lookIn<MoonId, MoonCard>(MOONS, 'moon');
