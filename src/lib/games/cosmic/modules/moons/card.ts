/** What the file of a moon card declares (CE-37.11): its words, and what it does while a ship is on the moon. */
import type { Words } from '../../../../core';
import type { Bend } from '../../bot/sight';
import type { Play, Step } from '../../play';
import type { Board, SeatId } from '../../types';
import type { CosmicChanges, OwnQuestion, Use } from '../../use';
import { trueKind } from './kinds';
import type { Kinds } from './kinds';
import { figureOf, occupiedMoons } from './laid';
import type { Moon } from './state';

export interface MoonCard extends Kinds {
	readonly words: {
		readonly name: Words;
		readonly gist: Words;
		readonly text: Words;
		/** Where its text is silent: what was decided. */
		readonly rulings: readonly Words[];
	};
	/**
	 * In force while it works; the owner is who is on the moon. `amount`: of a half moon which figure counts, 1 or 2, of
	 * any other how many moons are occupied.
	 */
	readonly changes?: CosmicChanges;
	/** What who is on a blue or a secret moon uses it for, turning it up by that (CE-37.16). */
	readonly uses?: { readonly [use: string]: Use };
	/** Steps that it asks in, and their questions, under `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	readonly questions?: { readonly [question: string]: OwnQuestion };
	/** What happens when it is turned up, of a quarter moon (CE-37.11). */
	readonly turnedUp?: (play: Play, seat: SeatId) => void;
	/** What happens in each regroup, as it begins. */
	readonly regroup?: (play: Play, seat: SeatId) => void;
	/** What happens at the start of each turn. */
	readonly turnStart?: (play: Play, seat: SeatId) => void;
	/** How fights are reckoned for who is on the moon, of a full moon for everybody. */
	readonly bends?: Bend;
	/** What being on it is worth to the steady player, in foreign colonies. */
	readonly worth: number;
	/** It does nothing where only two play, and is left out then. */
	readonly needsOthers?: true;
}

/** The number that the effect of a moon goes by. */
export const amountOf = (
	board: Pick<Board, 'moons'>,
	{ id, by }: Pick<Moon, 'id'> & { readonly by: SeatId }
): number => (trueKind(id) === 'half' ? figureOf(board, by) : occupiedMoons(board));
