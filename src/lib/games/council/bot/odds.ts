/** How battles are likely to end (GC-10, GC-11), as far as a bot can reckon it. */
import { hexOn, pointsOf } from '../board';
import { featuresAt } from '../map/neighbours';
import { hullOf, modsHere, stat } from '../numbers/stats';
import { defenceOf } from '../battle/steps/invade';
import type { Board, HexId, RaceId, Side, Squad } from '../types';

/** Dice that hit on 3 or more instead of 4 make a third more hits. */
const BETTER_DICE = 4 / 3;

/** What a race has in a battle for a hex, whatever ships it sends. */
export interface Edge {
	/** Dice beside those of its ships; what holds in the first battle round alone is left out. */
	readonly dice: number;
	readonly better: number;
	/** Hits that each kind of ship takes. */
	readonly hull: Squad;
}

export function edgeOf(board: Board, race: RaceId, role: Side, hex: HexId): Edge {
	const context = { role, hex };
	const feature = role === 'defence' ? featuresAt(board, hex, 'defenderDice') : null;
	return {
		dice:
			stat(board, race, 'dice', context) +
			stat(board, race, 'rerollMisses', context) +
			(feature?.rule === 'defenderDice' ? feature.n : 0),
		better: modsHere(board, race, 'hitOn', context).length > 0 ? BETTER_DICE : 1,
		hull: {
			fighter: 1,
			destroyer: hullOf(board, race, 'destroyer'),
			dreadnaught: hullOf(board, race, 'dreadnaught')
		}
	};
}

/** A side of a battle: dice it rolls, hits it can take, and its Battle Points. */
export interface Force {
	readonly dice: number;
	readonly hulls: number;
	readonly points: number;
}

export function forceOf({ dice, better, hull }: Edge, ships: Squad): Force {
	const points = pointsOf(ships);
	return {
		points,
		dice: Math.max(0.5, (points + dice) * better),
		hulls:
			ships.fighter * hull.fighter +
			ships.destroyer * hull.destroyer +
			ships.dreadnaught * hull.dreadnaught
	};
}

export interface Odds {
	/** How likely the attacker is to be the one left, 0 to 1. */
	readonly chance: number;
	/** What is left of the attacker then, 0 to 1. */
	readonly left: number;
}

/** A ship battle (rules.md, section 25): even fleets mostly ruin each other; a quarter more mostly wins. */
export function oddsOf(us: Force, them: Force): Odds {
	if (them.hulls === 0) return { chance: 1, left: 1 };
	if (us.hulls === 0) return { chance: 0, left: 0 };
	const ratio = (us.dice * us.hulls) / (them.dice * them.hulls);
	// The more dice, the less is left to chance; of even fleets both are often destroyed.
	const certainty = 0.65 * Math.sqrt(us.points * them.points);
	const chance = 1 / (1 + Math.exp(0.5 - certainty * Math.log(ratio)));
	return { chance, left: ratio > 1 ? Math.sqrt(1 - 1 / ratio) : 0.1 };
}

const DIE = 6;

/** What a die and the Destroyers must make together to take this planet (GC-11.3); null if nobody owns it. */
export const neededAt = (board: Board, race: RaceId, hex: HexId): number | null =>
	hexOn(board, hex).planet?.owner ? defenceOf(board, hex) - stat(board, race, 'invasion') : null;

/** How likely so many Destroyers take a planet at one roll. */
export const invasionChance = (needed: number | null, destroyers: number): number =>
	needed === null ? 1 : Math.min(1, Math.max(0, (DIE - needed + destroyers) / DIE));
