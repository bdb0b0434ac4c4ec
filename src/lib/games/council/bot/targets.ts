/** What a bot could fight for: the worth of an attack with these ships on that hex. */
import { NO_SHIPS, allyOf, countShips, hexIds, hexOn, isSeat, pointsOf, squadOf } from '../board';
import { productionOf } from '../production';
import type { Board, HexId, RaceId, Squad } from '../types';
import { gain } from './goals';
import type { Change } from './goals';
import { invasionChance, oddsOf } from './odds';
import { has, self } from './sight';
import type { Sight } from './sight';
import { ALONE, TOKEN, worthOfHarm, worthOfPlanet, worthOfShips } from './worth';

/** What is spared by retreating in time from a battle that goes wrong. */
const LOST_IN_DEFEAT = 0.75;
/** Enemy ships destroyed are worth a little even if nobody counts them. */
const KILL = 0.3;
/** A failed invasion can be tried again. */
const RETRY = 0.35;
/** Attacking an ally is the end of much: only a victory is worth it (GC-12.6). */
const BETRAYAL = -10;
const VICTORY = 20;

/** Whose ships stand in the way there. */
const defenderOf = ({ board, me }: Sight, hex: HexId): RaceId | null => {
	const { fleet } = hexOn(board, hex);
	return fleet && fleet.race !== me ? fleet.race : null;
};

/** Hexes worth fighting for at all: planets of others or of nobody, and ships of others. */
export const targetsOf = ({ board, me }: Sight): HexId[] =>
	hexIds(board).filter((hex) => {
		const { planet, fleet } = hexOn(board, hex);
		return (planet && planet.owner !== me) || (fleet && fleet.race !== me);
	});

/** What an attack with these ships on this hex is worth. */
export function worthOfAttack(sight: Sight, hex: HexId, ships: Squad): number {
	const { board, me } = sight;
	const { planet, token, fleet } = hexOn(board, hex);
	const owner = planet?.owner ?? null;
	const race = defenderOf(sight, hex);
	const ally = allyOf(board, me);
	if (ally && (race === ally || (race === null && owner === ally)))
		return self(sight).vp >= ALONE ? VICTORY : BETRAYAL;
	const takes = planet && owner !== me && !(ally && owner === ally);
	const enemy = race && fleet ? squadOf(fleet) : NO_SHIPS;
	const { chance, left } = race
		? oddsOf(board, { race: me, ships }, { race, ships: enemy }, hex)
		: { chance: 1, left: 1 };
	const destroyers = Math.round(ships.destroyer * left);
	const taking = takes && countShips(ships) > 0 ? invasionChance(board, me, hex, destroyers) : 0;
	const fought: Change =
		race || owner
			? {
					battlesStarted: 1,
					...(race ? { battlesWon: 1, pointsDestroyed: pointsOf(enemy) } : {})
				}
			: {};
	const won = gain(sight, fought);
	const taken = takes
		? gain(sight, { ...fought, ...afterTaking(sight, hex) }) + worthOfTaking(sight, hex)
		: 0;
	const spoils = race
		? KILL * worthOfShips(enemy) + worthOfHarm(sight, race, worthOfShips(enemy))
		: 0;
	const losses = race
		? worthOfShips(ships) * (chance * (1 - left) + (1 - chance) * LOST_IN_DEFEAT)
		: 0;
	const invaded =
		taking * taken + (1 - taking) * Math.max(won, won + RETRY * taking * (taken - won));
	return chance * (invaded + spoils + (token ? TOKEN : 0)) - losses;
}

/** A planet more here, and one less for its owner. */
function worthOfTaking(sight: Sight, hex: HexId): number {
	const worth = worthOfPlanet(sight, hex);
	const owner = hexOn(sight.board, hex).planet?.owner;
	return worth + (owner ? worthOfHarm(sight, owner, worth) : 0);
}

/** One roll for a planet with so many Destroyers above it (GC-11.3). */
export function worthOfInvading(sight: Sight, hex: HexId, destroyers: number): number {
	const { board, me } = sight;
	const chance = invasionChance(board, me, hex, destroyers);
	return chance * (gain(sight, afterTaking(sight, hex)) + worthOfTaking(sight, hex));
}

/** How figures change when this planet is taken. */
function afterTaking(sight: Sight, hex: HexId): Change {
	const { board, me } = sight;
	const { planet } = hexOn(board, hex);
	if (!planet) return {};
	const isForeign = planet.homeOf !== null && planet.homeOf !== me;
	const isNpcHome = isForeign && planet.homeOf !== null && !isSeat(planet.homeOf);
	const better = productionOf(board, hex) - has(sight, 'bestColony');
	return {
		planets: 1,
		calmPlanets: 1,
		guardedPlanets: 1,
		votes: 1,
		...(planet.owner ? { planetsTakenFromRaces: 1 } : {}),
		...(isForeign ? { foreignHomeworlds: 1 } : {}),
		...(isNpcHome ? { npcHomeworlds: 1 } : {}),
		...(planet.homeOf !== me && better > 0 ? { bestColony: better } : {}),
		...(planet.port ? { ports: 1 } : {})
	};
}

export const shipsAt = (board: Board, hex: HexId): Squad => squadOf(hexOn(board, hex).fleet ?? {});
