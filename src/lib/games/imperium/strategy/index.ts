/** The Strategy Cards that are played (TI-24), each in its own file: Initiative has neither primary nor secondary (TI-5.9). */
import type { Step } from '../play';
import { tradePrimary } from '../steps/trade';
import type { StrategyId } from '../types';
import { diplomacyPrimary, diplomacySecondary } from './diplomacy';
import { imperialPrimary, imperialSecondary } from './imperial';
import { logisticsPrimary, logisticsSecondary } from './logistics';
import { politicalPrimary, politicalSecondary } from './political';
import type { PrimaryStep, StrategyRules } from './rules';
import { technologyPrimary, technologySecondary } from './technology';
import { tradeSecondary } from './trade';
import { warfarePrimary, warfareSecondary } from './warfare';

const CARDS: { readonly [card: StrategyId]: StrategyRules } = {
	diplomacy: { primary: 'diplomacyPrimary', secondary: diplomacySecondary },
	political: { primary: 'politicalPrimary', secondary: politicalSecondary },
	logistics: { primary: 'logisticsPrimary', secondary: logisticsSecondary },
	trade: { primary: 'tradePrimary', secondary: tradeSecondary },
	warfare: { primary: 'warfarePrimary', secondary: warfareSecondary },
	technology: { primary: 'technologyPrimary', secondary: technologySecondary },
	imperial: { primary: 'imperialPrimary', secondary: imperialSecondary }
};

/** The steps of all primaries. */
export const primaries: { readonly [step in PrimaryStep]: Step } = {
	diplomacyPrimary,
	politicalPrimary,
	logisticsPrimary,
	tradePrimary,
	warfarePrimary,
	technologyPrimary,
	imperialPrimary
};

/** What a card does; undefined for Initiative. */
export const rulesOf = (card: StrategyId): StrategyRules | undefined => CARDS[card];
