/**
 * Questions that come up in many steps: a hex of the map, ships of a fleet. A choice is named after the
 * piece it stands for: `hex:0,1`, `tech:lanes`, `council:truce`, `objective:charter`, `action:ulmar-1`,
 * `tactic:feint#2`, `seat:3`, a kind of ship.
 */
import type { Ask, Choice, Place, Shape } from '../../core';
import { countShips, hexName, hexOn, shipName } from './board';
import { actionOf } from './content';
import { SHIPS } from './vocabulary';
import type { ShipCounts } from './vocabulary';
import type { ActionCardId, Board, Hex, HexId, SeatId } from './types';

/** A tile stays where it lies, so a hex is put into words once. */
const said = new WeakMap<Hex, Choice>();

function hexChoice(board: Board, id: HexId): Choice {
	const hex = hexOn(board, id);
	const known = said.get(hex);
	if (known) return known;
	const choice = { id, say: hexName(board, id), on: id };
	if (hex.tile !== null) said.set(hex, choice);
	return choice;
}

/** Hexes as choices, each lit on the map. */
export const hexChoices = (
	board: Board,
	hexes: readonly HexId[],
	note?: (hex: HexId) => string
): Choice[] =>
	hexes.map((id) => {
		const choice = hexChoice(board, id);
		return note ? { id, say: choice.say, on: id, note: note(id) } : choice;
	});

/** One hex of these; a time-out takes the first in map order (GC-21.3). Null when there is none. */
export function oneHex(
	board: Board,
	seat: SeatId,
	hexes: readonly HexId[],
	words: { readonly rule: string; readonly say: string },
	note?: (hex: HexId) => string
): Ask | null {
	const [first] = hexes;
	if (first === undefined) return null;
	return {
		seat,
		...words,
		shape: { type: 'one', choices: hexChoices(board, hexes, note) },
		fallback: { pick: first }
	};
}

/** An Action Card is put into words once. */
const cards = new Map<ActionCardId, Choice>();

/** An Action Card as a choice. */
export function actionChoice(card: ActionCardId): Choice {
	let choice = cards.get(card);
	if (!choice) {
		const { name, text } = actionOf(card);
		choice = { id: `action:${card}`, on: `action:${card}`, say: name, note: text };
		cards.set(card, choice);
	}
	return choice;
}

/** The card a choice stands for: `lanes` for `tech:lanes`. */
export const cardIn = (choice: string): string => choice.slice(choice.indexOf(':') + 1);

export const NONE = 'none';

/** Some of these ships, by kind: from `min` of them to all, or to `max`. */
export function someShips(ships: ShipCounts, min: number, max = countShips(ships)): Shape {
	const places: Place[] = [];
	for (const ship of SHIPS) {
		const there = ships[ship] ?? 0;
		if (there > 0) places.push({ id: ship, say: `${shipName(ship)}s`, max: there });
	}
	return { type: 'split', places, min, max };
}
