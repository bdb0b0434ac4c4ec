/**
 * Traps and decoys (CE-39): tokens face down beside planets. All see where they lie and how many are left on the sheet; which
 * is which only who plays their alien knows. They change place here and nowhere else.
 */
import { msg } from '../../core';
import { keysOf } from '../kit';
import { planetName, playerOf } from './board';
import type { Words } from '../../core';
import type { Play } from './play';
import type { AlienId, Board, PlanetId, SeatId } from './types';

/** What a token is, once it is turned up. */
export const TRAPS = ['trap', 'decoy'] as const;
export type Trap = (typeof TRAPS)[number];

/** So many of each for each player. */
const EACH: { readonly [trap in Trap]: number } = { trap: 1, decoy: 2 };

/** The place of a token that lies beside no planet. */
export const SHEET = 'sheet';
/** Where a token lies. */
export type TrapPlace = PlanetId | typeof SHEET;

export interface Traps {
	/** The alien on whose sheet they belong. */
	readonly of: AlienId;
	readonly beside: { readonly [planet: PlanetId]: Trap };
	/** In no order. */
	readonly sheet: readonly Trap[];
}

/** The tokens as all see them. */
export interface OpenTraps {
	readonly of: AlienId;
	readonly beside: readonly PlanetId[];
	readonly sheet: number;
}

/** Which is which. */
export type OwnTraps = Pick<Traps, 'beside' | 'sheet'>;

declare module './types' {
	interface Board {
		/** Left out: there are none at the table. */
		traps?: Traps;
	}
}

const NOWHERE: OwnTraps = { beside: {}, sheet: [] };

/** The tokens as they lie; none where there are none. */
const lying = ({ traps }: Pick<Board, 'traps'>): OwnTraps => traps ?? NOWHERE;

function change(board: Board, to: Partial<Traps>): void {
	if (!board.traps) throw new Error('There are no traps at this table.');
	board.traps = { ...board.traps, ...to };
}

/** How many traps there are. */
export const trapsIn = ({ order }: Pick<Board, 'order'>): number => order.length * EACH.trap;

/** How many there are of each: beside planets and on the sheet, or in the box. */
export const countTraps = ({
	order,
	traps
}: Pick<Board, 'order' | 'traps'>): Record<Trap, number> => {
	const there = traps && [...traps.sheet, ...Object.values(traps.beside)];
	const of = (trap: Trap) =>
		there ? there.filter((one) => one === trap).length : order.length * EACH[trap];
	return { trap: of('trap'), decoy: of('decoy') };
};

/** CE-39.8: all of them come onto the sheet. */
export function boxTraps(board: Board, of: AlienId): void {
	const each = TRAPS.flatMap((trap) => Array.from({ length: EACH[trap] }, () => trap));
	board.traps = { of, beside: {}, sheet: board.order.flatMap(() => each).sort() };
}

/** Whether a token lies beside this planet: all see that. */
export const isTrapped = (board: Pick<Board, 'traps'>, planet: PlanetId): boolean =>
	lying(board).beside[planet] !== undefined;

/** Planets beside which tokens lie. */
export const trapped = (board: Pick<Board, 'traps'>): PlanetId[] => keysOf(lying(board).beside);

/** Tokens on the sheet. */
export const leftOnSheet = (board: Pick<Board, 'traps'>): readonly Trap[] => lying(board).sheet;

/** Whether this seat plays the alien they belong to, and so knows them (CE-39.2). */
export const knowsTraps = (board: Board, seat: SeatId): boolean =>
	board.traps !== undefined && playerOf(board, seat).aliens.includes(board.traps.of);

const without = (sheet: readonly Trap[], trap: Trap): Trap[] => {
	const at = sheet.indexOf(trap);
	if (at < 0) throw new Error(`There is no ${trap} on the sheet.`);
	return sheet.filter((_, i) => i !== at);
};

/** Puts a token of the sheet beside a planet that has none. */
export function placeTrap({ board }: Play, planet: PlanetId, trap: Trap): void {
	const { beside, sheet } = lying(board);
	change(board, { beside: { ...beside, [planet]: trap }, sheet: without(sheet, trap) });
}

/** Takes the token beside a planet back onto the sheet; what it is. */
export function takeTrap({ board }: Play, planet: PlanetId): Trap {
	const { beside, sheet } = lying(board);
	const { [planet]: trap, ...left } = beside;
	if (!trap) throw new Error(`There is no token beside ${planet}.`);
	change(board, { beside: left, sheet: [...sheet, trap] });
	return trap;
}

/** Exchanges the tokens beside two planets. */
export function exchangeTraps({ board }: Play, one: PlanetId, other: PlanetId): void {
	const { beside } = lying(board);
	const { [one]: first, [other]: second } = beside;
	if (!first || !second) throw new Error(`There is no token beside ${one} or ${other}.`);
	change(board, { beside: { ...beside, [one]: second, [other]: first } });
}

/** CE-39.10: with a planet that is no more its token goes back, face down. */
export function loseTrap(play: Play, planet: PlanetId): void {
	if (!isTrapped(play.board, planet)) return;
	takeTrap(play, planet);
	play.say(
		msg('The token beside {planet} goes back onto the sheet, face down.', {
			planet: planetName(planet)
		}),
		'CE-39.10'
	);
}

/** CE-39.3: they go with the sheet. */
export function discardTraps({ board }: Play): void {
	delete board.traps;
}

export const openTraps = ({ of, beside, sheet }: Traps): OpenTraps => ({
	of,
	beside: keysOf(beside),
	sheet: sheet.length
});

/** Which is which, for who plays the alien. */
export const ownTraps = ({ beside, sheet }: Traps): OwnTraps => ({
	beside: { ...beside },
	sheet: [...sheet].sort()
});

/** What a token is called. */
export const trapName = (trap: Trap): Words => (trap === 'trap' ? msg('A trap') : msg('A decoy'));
