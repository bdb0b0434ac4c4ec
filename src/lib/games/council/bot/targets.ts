/** What a bot could fight for, and what an attack with these ships is worth. */
import type { Answer, Shape } from '../../../core';
import { allyOf, countShips, hexIds, hexOn, isSeat, planetsOf, pointsOf, squadOf } from '../board';
import { TO_WIN, isTooEarly } from '../ending';
import { productionOf } from '../economy/production';
import type { Board, HexId, RaceId, Squad } from '../types';
import { gain } from './goals';
import type { Change } from './goals';
import { edgeOf, forceOf, invasionChance, neededAt, oddsOf } from './odds';
import type { Edge, Force } from './odds';
import { liking } from './leaning';
import { has, recallAt, self } from './sight';
import type { Sight } from './sight';
import { TOKEN, worthOfHarm, worthOfPlanet, worthOfShips } from './worth';

/** What is spared by retreating in time from a battle that goes wrong. */
const LOST_IN_DEFEAT = 0.75;
/** Enemy ships destroyed are worth a little even if nobody counts them. */
const KILL = 0.3;
/** A failed invasion can be tried again. */
const RETRY = 0.35;
/** Attacking an ally is the end of much: only a victory is worth it (GC-12.6). */
const BETRAYAL = -10;
const VICTORY = 20;

/** All that an attack on a hex can bring, and what stands against it: the same whatever ships are sent. */
interface Stake {
	/** What the ships that defend it are, if there are any, and what the bot has against them. */
	readonly enemy: { readonly force: Force; readonly edge: Edge } | null;
	/** What the ship battle brings when it is won; the planet too, if it is taken; and the token there. */
	readonly won: number;
	readonly taken: number | null;
	readonly found: number;
	readonly needed: number | null;
	/** What breaking an alliance would bring; null where no ally is attacked. */
	readonly betrayal: number | null;
	/** How figures change by all of it. */
	readonly change: Change;
}

/** Hexes worth fighting for at all: planets of others or of nobody, and ships of others. */
export const targetsOf = ({ board, me }: Sight): HexId[] =>
	hexIds(board).filter((hex) => {
		const { planet, fleet } = hexOn(board, hex);
		return (planet && planet.owner !== me) || (fleet && fleet.race !== me);
	});

const stakeAt = (sight: Sight, hex: HexId): Stake => recallAt(sight, lookAt, hex);

function lookAt(sight: Sight, hex: HexId): Stake {
	const { board, me } = sight;
	const { planet, token, fleet } = hexOn(board, hex);
	const owner = planet?.owner ?? null;
	const race: RaceId | null = fleet && fleet.race !== me ? fleet.race : null;
	const ally = allyOf(board, me);
	const takes = planet && owner !== me && (owner === null || owner !== ally);
	const ships = race && fleet ? squadOf(fleet) : null;
	const fought: Change = {
		...(race || owner ? { battlesStarted: 1 } : {}),
		...(ships ? { battlesWon: 1, pointsDestroyed: pointsOf(ships) } : {})
	};
	const sunk = ships ? worthOfShips(ships) : 0;
	const all = takes ? { ...fought, ...afterTaking(sight, hex) } : fought;
	const spoils = race ? liking(sight, 'war') * (KILL * sunk + worthOfHarm(sight, race, sunk)) : 0;
	const attacksAlly = ally !== null && (race === ally || (race === null && owner === ally));
	return {
		enemy: race &&
			ships && {
				force: forceOf(edgeOf(board, race, 'defence', hex), ships),
				edge: edgeOf(board, me, 'attack', hex)
			},
		won: spoils + gain(sight, fought),
		taken: takes ? spoils + gain(sight, all) + worthOfOwning(sight, hex) : null,
		found: token ? TOKEN : 0,
		needed: neededAt(board, me, hex),
		betrayal: attacksAlly ? (winsApart(sight) ? VICTORY : BETRAYAL) : null,
		change: all
	};
}

/** Whether it has won as soon as it stands alone (GC-12.6, GC-18.8). */
const winsApart = (sight: Sight): boolean =>
	self(sight).vp >= TO_WIN.alone && !isTooEarly(sight.board);

/**
 * Whether to invade what ships are above now (GC-11.1): an ally's planet, met under a fleet of somebody
 * else (GC-22.9), is left alone, as it would be by not answering.
 */
export function invade(sight: Sight, _shape: Shape, about: readonly string[]): Answer {
	const { board, me } = sight;
	const ally = allyOf(board, me);
	const isAllys = ally !== null && planetsOf(board, ally).some((hex) => about.includes(hex));
	return { yes: !isAllys || winsApart(sight) };
}

/** How an attack is likely to go. */
export interface Forecast {
	/** How likely the battle of ships is won; null: none defend it. */
	readonly battle: number | null;
	/** How likely the planet is taken after that, at one roll; null: there is none to take. */
	readonly taking: number | null;
	/** How figures change by all it can bring. */
	readonly change: Change;
}

export function forecastOf(sight: Sight, hex: HexId, ships: Squad): Forecast {
	const { enemy, taken, needed, change } = stakeAt(sight, hex);
	const odds = enemy && oddsOf(forceOf(enemy.edge, ships), enemy.force);
	const landing = Math.round(ships.destroyer * (odds?.left ?? 1));
	return {
		battle: odds?.chance ?? null,
		taking: taken === null ? null : invasionChance(needed, landing),
		change
	};
}

/** What an attack with these ships on this hex is worth. */
export function worthOfAttack(sight: Sight, hex: HexId, ships: Squad): number {
	const { enemy, won, taken, found, needed, betrayal } = stakeAt(sight, hex);
	if (betrayal !== null) return betrayal;
	if (countShips(ships) === 0) return 0;
	if (!enemy) return found + invaded(won, taken, invasionChance(needed, ships.destroyer));
	const { chance, left } = oddsOf(forceOf(enemy.edge, ships), enemy.force);
	const taking = invasionChance(needed, Math.round(ships.destroyer * left));
	const lost = chance * (1 - left) + (1 - chance) * LOST_IN_DEFEAT;
	return chance * (found + invaded(won, taken, taking)) - lost * worthOfShips(ships);
}

/** With the ships gone, the planet is taken with this chance; or later, or never. */
function invaded(won: number, taken: number | null, chance: number): number {
	if (taken === null) return won;
	const later = Math.max(0, RETRY * chance * (taken - won));
	return chance * taken + (1 - chance) * (won + later);
}

/** A planet more here, and one less for its owner. */
export function worthOfOwning(sight: Sight, hex: HexId): number {
	const worth = worthOfPlanet(sight, hex);
	const owner = hexOn(sight.board, hex).planet?.owner;
	return worth + (owner ? liking(sight, 'war') * worthOfHarm(sight, owner, worth) : 0);
}

/** One roll for a planet with so many Destroyers above it (GC-11.3). */
export function worthOfInvading(sight: Sight, hex: HexId, destroyers: number): number {
	const chance = invasionChance(neededAt(sight.board, sight.me, hex), destroyers);
	return chance * (gain(sight, afterTaking(sight, hex)) + worthOfOwning(sight, hex));
}

/** How figures change when this planet is taken. */
function afterTaking(sight: Sight, hex: HexId): Change {
	const { board, me } = sight;
	const { planet } = hexOn(board, hex);
	if (!planet) return {};
	const foreign = planet.homeOf !== null && planet.homeOf !== me ? planet.homeOf : null;
	const better = productionOf(board, hex) - has(sight, 'bestColony');
	return {
		planets: 1,
		calmPlanets: 1,
		guardedPlanets: 1,
		votes: 1,
		...(planet.owner ? { planetsTakenFromRaces: 1 } : {}),
		...(foreign ? { foreignHomeworlds: 1 } : {}),
		...(foreign && !isSeat(foreign) ? { npcHomeworlds: 1 } : {}),
		...(planet.homeOf !== me && better > 0 ? { bestColony: better } : {}),
		...(planet.port ? { ports: 1 } : {})
	};
}

export const shipsAt = (board: Board, hex: HexId): Squad => squadOf(hexOn(board, hex).fleet ?? {});
