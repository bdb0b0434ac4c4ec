/** The lux cards that are whole (CE-38.16). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import type { LuxCard } from './card';
import { conservator, liquefier, patron, reassuranceAgent } from './de-lux';
import { chronovizier, flareAccess, garbageSifter } from './drawing';
import { withKinds } from './kinds';
import { landlord } from './landlord';
import { immunizer, stickyDigits } from './protecting';
import {
	auxiliaryLuxScoop,
	bootlegMarket,
	bureaucrat,
	liquidationSale,
	luxSkimmer,
	pillager,
	surgeProtector
} from './re-lux';
import type { LuxId } from './state';
import {
	defectorRecruiter,
	evacuator,
	liberator,
	luxuriousLifestyle,
	palmGreaser,
	tradingHalt
} from './ultra-lux';

export const LUX_CARDS: { readonly [id: LuxId]: LuxCard } = withKinds(
	naming('lux', {
		'auxiliary-lux-scoop': auxiliaryLuxScoop,
		'bootleg-market': bootlegMarket,
		bureaucrat,
		chronovizier,
		conservator,
		'defector-recruiter': defectorRecruiter,
		'double-ultra-luxurious-lifestyle': luxuriousLifestyle,
		evacuator,
		'flare-access': flareAccess,
		'garbage-sifter': garbageSifter,
		immunizer,
		landlord,
		liberator,
		liquefier,
		'liquidation-sale': liquidationSale,
		'lux-skimmer': luxSkimmer,
		patron,
		'palm-greaser': palmGreaser,
		pillager,
		'reassurance-agent': reassuranceAgent,
		'sticky-digits': stickyDigits,
		'surge-protector': surgeProtector,
		'trading-halt': tradingHalt
	})
);

/** Throws when there is none of this id. */
export const luxCardBy = lookIn<LuxId, LuxCard>(LUX_CARDS, 'lux card');
