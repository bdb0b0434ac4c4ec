/** What the file of a moon card declares (CE-37.11): its words, and what it does while a ship is on the moon. */
import type { Words } from '../../../../core';
import type { Bend } from '../../bot/sight';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import type { CosmicChanges, OwnQuestion, Use } from '../../use';
import { trueKind } from './kinds';
import type { Kinds } from './kinds';
import { figureOf, occupiedMoons } from './laid';
import type { Moon, MoonKind } from './state';

/** What is said of a moon. */
export interface MoonWords {
	readonly name: Words;
	readonly gist: Words;
	readonly text: Words;
	/** Where its text is silent: what was decided; left out: nothing had to be. */
	readonly rulings?: readonly Words[];
}

export interface MoonCard extends Kinds {
	readonly words: Required<MoonWords>;
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
	/** What happens when it is turned up as a ship comes to it, of a quarter moon or a cheesy one (CE-37.11, CE-37.21). */
	readonly turnedUp?: (play: Play, seat: SeatId) => void;
	/** What happens in each regroup, as it begins. */
	readonly regroup?: (play: Play, seat: SeatId) => void;
	/** What happens at the start of each turn. */
	readonly turnStart?: (play: Play, seat: SeatId) => void;
	/** What a deal brings who is on it as a dealer, once it is carried out, and its failure, once ships are lost (CE-37.24). */
	readonly dealMade?: (play: Play, seat: SeatId, planet: PlanetId) => void;
	readonly dealFailed?: (play: Play, seat: SeatId) => void;
	/** How fights are reckoned for who is on the moon, of a full moon for everybody. */
	readonly bends?: Bend;
	/** What being on it is worth to the steady player, in foreign colonies. */
	readonly worth: number;
	/** It does nothing where only two play, and is left out then. */
	readonly needsOthers?: true;
	/** It brings a sky city, and is left out where their set is not at the table. */
	readonly needsCities?: true;
}

/** A card of a kind. */
export const moonCard = <Kind extends MoonKind>(
	kind: Kind,
	words: MoonWords,
	worth: number,
	does: Omit<MoonCard, 'kind' | 'words' | 'worth'>
): MoonCard & { readonly kind: Kind } => ({
	kind,
	words: { rulings: [], ...words },
	worth,
	...does
});

/** A blue moon: it is used once, and nothing answers it (CE-37.14). */
export const blueMoon = (
	words: MoonWords,
	worth: number,
	use: Use,
	more: Pick<MoonCard, 'steps' | 'questions' | 'needsOthers'> = {}
) => moonCard('blue', words, worth, { uses: { act: { ...use, unanswerable: true } }, ...more });

/** A quarter moon, which acts as it is turned up (CE-37.11). */
export const quarterMoon = (
	words: MoonWords,
	worth: number,
	turnedUp: NonNullable<MoonCard['turnedUp']>,
	more: Pick<MoonCard, 'steps' | 'questions' | 'needsOthers'> = {}
) => moonCard('quarter', words, worth, { turnedUp, ...more });

/** A new moon that turns out to be this one (CE-37.11). */
export const newMoon = (
	card: MoonCard & { readonly kind: Exclude<MoonKind, 'new'> }
): MoonCard => ({
	...card,
	kind: 'new',
	as: card.kind
});

/** The number that the effect of a moon goes by. */
export const amountOf = (
	board: Pick<Board, 'moons'>,
	{ id, by }: Pick<Moon, 'id'> & { readonly by: SeatId }
): number => (trueKind(id) === 'half' ? figureOf(board, by) : occupiedMoons(board));
