/** The fight under way, in space or on a planet, and which of its rounds. */
import type { Play } from '../play';
import type { PlanetId, SystemId } from '../types';

export interface Fight {
	readonly system: SystemId;
	/** Where it is an invasion. */
	readonly planet: PlanetId | null;
	readonly round: number;
}

/** Null: nobody fights. */
export function fightOf(play: Play): Fight | null {
	const invasion = play.find('invasion');
	if (invasion) {
		const { system, planet, round = 0 } = invasion;
		return { system, planet, round };
	}
	const battle = play.find('battle');
	return battle ? { system: battle.system, planet: null, round: battle.round ?? 0 } : null;
}
