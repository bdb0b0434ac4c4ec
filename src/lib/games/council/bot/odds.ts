/** How battles are likely to end (GC-10, GC-11), as far as a bot can reckon it. */
import { hexOn, pointsOf } from '../board';
import { featuresAt } from '../map';
import { hullOf, modsHere, stat } from '../stats';
import { defenceOf } from '../steps/invade';
import { SHIPS } from '../vocabulary';
import type { Board, HexId, RaceId, Side, Squad } from '../types';

const DIE = 6;
/** Dice that hit on 3 or more instead of 4 make a third more hits. */
const BETTER_DICE = 4 / 3;

/** A side of a battle: dice it rolls, hits it can take, and its Battle Points. */
interface Force {
	readonly dice: number;
	readonly hulls: number;
	readonly points: number;
}

function forceOf(board: Board, race: RaceId, ships: Squad, role: Side, hex: HexId): Force {
	const context = { role, hex };
	const points = pointsOf(ships);
	const feature = role === 'defence' ? featuresAt(board, hex, 'defenderDice') : null;
	// What holds in the first battle round alone is missing here: battles last about two.
	const extra =
		stat(board, race, 'dice', context) +
		(feature?.rule === 'defenderDice' ? feature.n : 0) +
		stat(board, race, 'rerollMisses', context);
	const better = modsHere(board, race, 'hitOn', context).length > 0 ? BETTER_DICE : 1;
	const hulls = SHIPS.reduce((sum, ship) => sum + ships[ship] * hullOf(board, race, ship), 0);
	return { dice: Math.max(0.5, (points + extra) * better), hulls, points };
}

export interface Odds {
	/** How likely the attacker is to be the one left, 0 to 1. */
	readonly chance: number;
	/** What is left of the attacker then, 0 to 1. */
	readonly left: number;
}

/** A ship battle for a hex (GC-25.7: even fleets mostly ruin each other; a quarter more nearly always wins). */
export function oddsOf(
	board: Board,
	attack: { readonly race: RaceId; readonly ships: Squad },
	defence: { readonly race: RaceId; readonly ships: Squad },
	hex: HexId
): Odds {
	const us = forceOf(board, attack.race, attack.ships, 'attack', hex);
	const them = forceOf(board, defence.race, defence.ships, 'defence', hex);
	if (them.hulls === 0) return { chance: 1, left: 1 };
	if (us.hulls === 0) return { chance: 0, left: 0 };
	const ratio = (us.dice * us.hulls) / (them.dice * them.hulls);
	// The more dice, the less is left to chance; of even fleets both are often destroyed.
	const certainty = 0.65 * Math.sqrt(us.points * them.points);
	const chance = 1 / (1 + Math.exp(0.5 - certainty * Math.log(ratio)));
	return { chance, left: ratio > 1 ? Math.sqrt(1 - 1 / ratio) : 0.1 };
}

/** How likely so many Destroyers above a planet take it at the first roll (GC-11.3). */
export function invasionChance(board: Board, race: RaceId, hex: HexId, destroyers: number): number {
	if (!hexOn(board, hex).planet?.owner) return 1;
	const needed = defenceOf(board, hex) - destroyers - stat(board, race, 'invasion');
	return Math.min(1, Math.max(0, (DIE - needed) / DIE));
}
