/** What each Political Card does, by its key in the tables. A law that only stands is asked where it matters: `laws.ts`. */
import type { AgendaId } from '../politics/in-force';
import type { POLITICAL_CARDS } from '../tables';
import { nothing, office, stands } from './agenda';
import type { Election, Motion } from './agenda';
import { fleetRegulations, imperialContainment, trafficTariffs } from './counters';
import { discardAtRandom, regressiveRhetoric, resourceManagement } from './discarding';
import { everybody } from './everybody';
import { colonizationLicensing, exhaustVoters, unconventionalWeapons } from './exhausting';
import {
	colonialRedistribution,
	compensatedDisarmament,
	disputeResolution,
	isAtHome,
	massMobilization,
	subsidizedIndustry
} from './forces';
import {
	costOverruns,
	economicRevitalization,
	freeTrade,
	openTheTradeRoutes,
	tradeWar
} from './goods';
import { thisRound } from './lasting';
import {
	forcedEconomicIndependence,
	officialSanction,
	publicExecution,
	tradeEmbargo
} from './players';
import {
	holderOfMecatolRex,
	newConstitution,
	repeal,
	revote,
	technologyInvestigationCommittee
} from './revision';
import { ancientArtifact } from './artifact';
import { aggressiveStrategy } from './secondaries';
import { barTechs } from './techs';
import { checksAndBalances } from './checks';
import { imperialMandate } from './mandate';
import { prophecyOfIxth } from './prophecy';
import { armsReduction, closingTheWormholes, conventionsOfWar } from './scrapping';
import { beginTruce } from '../politics/truce';
import { votersFor } from '../politics/votes';

type Agendas = {
	readonly [Id in AgendaId]: (typeof POLITICAL_CARDS)[Id]['vote'] extends 'forAgainst'
		? Motion
		: Election;
};

export const AGENDAS: Agendas = {
	'aggressive-strategy': aggressiveStrategy,
	'ancient-artifact': ancientArtifact,
	'arms-reduction': armsReduction,
	'checks-and-balances': checksAndBalances,
	'closing-the-wormholes': closingTheWormholes,
	'code-of-honor': stands,
	'colonial-redistribution': colonialRedistribution,
	'colonization-licensing': colonizationLicensing,
	'compensated-disarmament': compensatedDisarmament,
	'conventions-of-war': conventionsOfWar,
	'core-stability': { for: nothing, against: thisRound('core-stability') },
	'cost-overruns': costOverruns,
	'council-elder': office,
	'councils-censure': office,
	'crown-of-thalnos': office,
	'dispute-resolution': disputeResolution,
	'economic-revitalization': economicRevitalization,
	'fleet-regulations': fleetRegulations,
	'forced-economic-independence': forcedEconomicIndependence,
	'free-trade': freeTrade,
	'holder-of-mecatol-rex': holderOfMecatolRex,
	'holy-planet-of-ixth': {
		...office,
		mayElect: (board, planet) => !isAtHome(board, planet)
	},
	'humane-labor': { for: nothing, against: thisRound('humane-labor') },
	'imperial-academy': stands,
	'imperial-containment': imperialContainment,
	'imperial-mandate': imperialMandate,
	'imperial-peace': { for: nothing, against: thisRound('imperial-peace') },
	'labor-force-politics': { for: nothing, against: thisRound('labor-force-politics') },
	'limits-to-individual-power': {
		// TI-18.2: at once, and whenever a card comes later.
		for: (play) => {
			for (const seat of everybody(play.board).toReversed()) play.push('handLimit', { seat });
		},
		against: discardAtRandom
	},
	'mass-mobilization': massMobilization,
	'minister-of-commerce': office,
	'minister-of-exploration': office,
	'minister-of-internal-security': office,
	'minister-of-policy': office,
	'minister-of-war': office,
	'new-constitution': newConstitution,
	'official-sanction': officialSanction,
	'open-the-trade-routes': openTheTradeRoutes,
	'planetary-conscription': { for: nothing, against: thisRound('planetary-conscription') },
	'planetary-security': stands,
	'prophecy-of-ixth': prophecyOfIxth,
	'public-execution': publicExecution,
	'regressive-rhetoric': regressiveRhetoric,
	'regulated-conscription': stands,
	repeal,
	'research-grant': { for: nothing, against: barTechs('research-grant', 'yellow', 'any') },
	'resource-management': resourceManagement,
	revote,
	'science-community-speaker': office,
	'short-term-truce': {
		// TI-17.18: through the next round.
		for: beginTruce,
		against: (play, decided) => exhaustVoters(play, votersFor(decided, 'against'))
	},
	'subsidized-industry': subsidizedIndustry,
	'subsidized-studies': office,
	'technology-buy-back': { for: nothing, against: barTechs('technology-buy-back', null, 'any') },
	'technology-investigation-committee': technologyInvestigationCommittee,
	'technology-tariffs': { for: nothing, against: barTechs('technology-tariffs', 'green', 'any') },
	'trade-embargo': tradeEmbargo,
	'trade-war': tradeWar,
	'traffic-tariffs': trafficTariffs,
	'unconventional-weapons': unconventionalWeapons,
	'wormhole-reconstruction': stands
};
