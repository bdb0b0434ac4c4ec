/**
 * Questions that come up in many steps: a hex of the map, ships of a fleet. A choice is named after the
 * piece it stands for: `hex:0,1`, `tech:lanes`, `council:truce`, `objective:charter`, `action:ulmar-1`,
 * `tactic:feint#2`, `seat:3`, a kind of ship.
 */
import { msg, sameWords } from '../../../core';
import type { Ask, Barred, Choice, Place, SplitShape, Words } from '../../../core';
import { countShips, hexName, hexOn, shipName } from '../board';
import { actionOf } from '../tables/by-id';
import { SHIPS } from '../tables/vocabulary';
import type { Reason } from './turn-events';
import type { Ship, ShipCounts } from '../tables/vocabulary';
import type { ActionCardId, Board, Hex, HexId, SeatId } from '../types';
import type { OneOf } from '../../kit';

export type { OneOf } from '../../kit';

/** One of these; what cannot be chosen now is told where there is such, once for each reason. */
export const oneOf = <C extends Choice>(
	choices: readonly C[],
	barred: readonly Barred[]
): OneOf<C> =>
	barred.length > 0 ? { type: 'one', choices, barred: together(barred) } : { type: 'one', choices };

/** What is barred for one reason, as one. */
function together(barred: readonly Barred[]): readonly Barred[] {
	if (barred.length < 2) return barred;
	const alike: [first: Barred, ...others: Barred[]][] = [];
	for (const one of barred) {
		const others = alike.find((all) => isSame(all[0], one));
		if (others) others.push(one);
		else alike.push([one]);
	}
	return alike.map((all) => (all.length > 1 ? asOne(all) : all[0]));
}

function asOne(all: readonly [first: Barred, ...others: Barred[]]): Barred {
	const [{ id, why, rule }] = all;
	const covers: string[] = [];
	for (const one of all) covers.push(...(one.covers ?? [one.id]));
	return { id, say: msg('{all}', { all: { and: all.map(({ say }) => say) } }), why, rule, covers };
}

/** Whether reasons say the same by the same rule. */
const isSame = (one: Reason, other: Reason): boolean =>
	one.rule === other.rule && sameWords(one.why, other.why);

/** A hex that asks nothing further. */
export interface HexChoice extends Choice<HexId> {
	readonly on: HexId;
	readonly then?: never;
}

/** A tile stays where it lies, so a hex is put into words once. */
const said = new WeakMap<Hex, HexChoice>();

function hexChoice(board: Board, id: HexId): HexChoice {
	const hex = hexOn(board, id);
	const known = said.get(hex);
	if (known) return known;
	const choice: HexChoice = { id, say: hexName(board, id), on: id };
	if (hex.tile !== null) said.set(hex, choice);
	return choice;
}

/** Hexes as choices, each lit on the map. */
export const hexChoices = (
	board: Board,
	hexes: readonly HexId[],
	note?: (hex: HexId) => Words
): HexChoice[] =>
	hexes.map((id) => {
		const choice = hexChoice(board, id);
		return note ? { id, say: choice.say, on: id, note: note(id) } : choice;
	});

/** A hex that cannot be chosen now. */
export const barredHex = (board: Board, id: HexId, { why, rule }: Reason): Barred => ({
	id,
	say: hexName(board, id),
	why,
	rule,
	on: id
});

/** Hexes against which nothing stands, and the others with what does. */
export function sifted(
	board: Board,
	hexes: readonly HexId[],
	whyNot: (hex: HexId) => Reason | null
): { readonly open: readonly HexId[]; readonly barred: readonly Barred[] } {
	const open: HexId[] = [];
	const barred: Barred[] = [];
	for (const id of hexes) {
		const reason = whyNot(id);
		if (reason) barred.push(barredHex(board, id, reason));
		else open.push(id);
	}
	return { open, barred };
}

/** Why none of these can be chosen, as one reason; null when there are none. */
export function whyNone(barred: readonly Barred[]): Reason | null {
	const [first, ...others] = together(barred);
	if (!first) return null;
	const why = others.reduce<Words>(
		(before, { why: then }) => msg('{before} {then}', { before, then }),
		first.why
	);
	return { why, rule: first.rule };
}

/** One hex of these; a time-out takes the first in map order (GC-21.3). Null when there is none. */
export function oneHex(
	board: Board,
	seat: SeatId,
	hexes: readonly HexId[],
	words: Pick<Ask, 'rule' | 'say' | 'about' | 'because'>,
	note?: (hex: HexId) => Words
): Ask<OneOf<HexChoice>> | null {
	const [first] = hexes;
	if (first === undefined) return null;
	return {
		seat,
		...words,
		shape: { type: 'one', choices: hexChoices(board, hexes, note) },
		fallback: { pick: first }
	};
}

/** An Action Card that asks nothing further. */
export interface ActionChoice extends Choice<`action:${ActionCardId}`> {
	readonly then?: never;
}

/** An Action Card is put into words once. */
const cards = new Map<ActionCardId, ActionChoice>();

/** An Action Card as a choice. */
export function actionChoice(card: ActionCardId): ActionChoice {
	let choice = cards.get(card);
	if (!choice) {
		const { name, text } = actionOf(card);
		const id = `action:${card}` as const;
		choice = { id, on: id, say: name, note: text };
		cards.set(card, choice);
	}
	return choice;
}

/** The card a choice stands for: `lanes` for `tech:lanes`. */
export const cardIn = (choice: string): string => choice.slice(choice.indexOf(':') + 1);

export const NONE = 'none';

/** Ships by kind. */
export interface ShipSplit extends SplitShape {
	readonly places: readonly Place<Ship>[];
}

/** Some of these ships, by kind: from `min` of them to all, or to `max`. */
export function someShips(ships: ShipCounts, min: number, max = countShips(ships)): ShipSplit {
	const places: Place<Ship>[] = [];
	for (const ship of SHIPS) {
		const there = ships[ship] ?? 0;
		if (there > 0) places.push({ id: ship, say: shipName(ship), max: there });
	}
	return { type: 'split', places, min, max };
}
