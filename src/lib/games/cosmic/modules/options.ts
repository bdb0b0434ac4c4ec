/** The modules as options of a table: off by default, chosen by the host (CE-30.1). */
import { listed } from '../../../core';
import type { Json, OptionSpec } from '../../../core';
import { entriesOf } from '../../kit';
import { EVOLUTION_SPECS } from './evolution/options';
import type { EvolutionOptions } from './evolution/options';
import { HAZARD_SPECS } from './hazards/options';
import type { HazardOptions } from './hazards/options';
import { LUX_SPECS } from './lux/options';
import type { LuxOptions } from './lux/options';
import { MOON_SPECS } from './moons/options';
import type { MoonOptions } from './moons/options';
import { OBJECTIVE_SPECS } from './objectives/options';
import type { ObjectiveOptions } from './objectives/options';
import { REWARD_SPECS } from './rewards/options';
import type { RewardOptions } from './rewards/options';
import { SELECTION_SPECS } from './selection/options';
import type { SelectionOptions } from './selection/options';
import { SETS } from './sets';
import { SPECIAL_SHIP_SPECS } from './special/options';
import type { SpecialShipOptions } from './special/options';
import { STATION_SPECS } from './stations/options';
import type { StationOptions } from './stations/options';
import { TECH_SPECS } from './tech/options';
import { TEAM_SPECS } from './teams/options';
import type { TeamOptions } from './teams/options';
import type { TechOptions } from './tech/options';
import { MODULE_DECKS } from './state';
import type { ModuleAtTable, ModuleDeck, Modules } from './state';

export type ModuleOptions = RewardOptions &
	TechOptions &
	HazardOptions &
	StationOptions &
	SpecialShipOptions &
	SelectionOptions &
	TeamOptions &
	EvolutionOptions &
	ObjectiveOptions &
	LuxOptions &
	MoonOptions;

/** Options there is something to choose in: of the sets of a module, those that are whole. */
export const MODULE_OPTIONS: readonly OptionSpec[] = [
	...listed(REWARD_SPECS),
	...listed(TECH_SPECS),
	...listed(HAZARD_SPECS),
	...listed(STATION_SPECS),
	...listed(SPECIAL_SHIP_SPECS),
	...listed(SELECTION_SPECS),
	...listed(TEAM_SPECS),
	...listed(EVOLUTION_SPECS),
	...listed(OBJECTIVE_SPECS),
	...listed(LUX_SPECS),
	...listed(MOON_SPECS)
].filter(({ values }) => values.length > 1);

type Given = { readonly [id: string]: Json };

/** The option that chooses the sets of a deck. */
const CHOSEN_BY: { readonly [deck in ModuleDeck]: string } = {
	reward: 'rewardDeck',
	tech: 'tech',
	hazard: 'hazard'
};

/** The sets of a deck that are chosen; none when it is off. */
function chosenSets(given: Given, deck: ModuleDeck): string[] {
	const chosen = given[CHOSEN_BY[deck]];
	return Object.keys(SETS[deck]).filter((set) => {
		// CE-33.22: one card of the older set that is chosen by itself.
		if (deck === 'hazard' && set === 'beast')
			return (chosen === 'conflict' || chosen === 'both') && given['entropyBeast'] === true;
		return chosen === set || chosen === 'both';
	});
}

/** The modules these options bring to the table; null: none. */
export function modulesOf(given: Given): Modules | null {
	const modules = Object.fromEntries(
		MODULE_DECKS.flatMap((deck): [ModuleDeck, ModuleAtTable][] => {
			const sets = chosenSets(given, deck);
			const shared = deck === 'reward' && given['commonRewards'] === true;
			const single = deck === 'hazard' && given['hazardCopies'] === 'single';
			return sets.length > 0
				? [[deck, { sets, ...(shared && { shared }), ...(single && { single }), pile: [] }]]
				: [];
		})
	);
	return entriesOf(modules).length > 0 ? modules : null;
}
