/**
 * What effects note down for the rest of an encounter. The file of an alien or artifact declares its own notes, by
 * its id, and reads and writes them alone: the rules ask for values (`effects.ts`). Where a note is declared says
 * who may read it, and views show it so. Notes lie on the encounter and go with it.
 */
import { encounterOf } from './board';
import type { Play } from './play';
import type { CardId } from './types';

/** Notes that all may read; each file adds its own. A note is replaced, never changed. */
export interface Notes {}

/** Notes on cards in hands, which only their holders may read. A card that leaves its hand leaves the note. */
export interface CardNotes {}

export interface Noted {
	open: { readonly [id in keyof Notes]?: Notes[id] };
	cards: { readonly [id in keyof CardNotes]?: readonly CardId[] };
}

export const noNotes = (): Noted => ({ open: {}, cards: {} });

/** The note of an effect in this encounter. */
export const noteOf = <Id extends keyof Notes>(play: Play, id: Id): Notes[Id] | undefined =>
	play.board.encounter?.notes.open[id];

/** Writes a note, in place of the one before. */
export function note<Id extends keyof Notes>(play: Play, id: Id, value: Notes[Id]): void {
	const { notes } = encounterOf(play.board);
	notes.open = { ...notes.open, [id]: value };
}

/** Takes a note away. */
export function unnote(play: Play, id: keyof Notes): void {
	const { notes } = encounterOf(play.board);
	const { [id]: _gone, ...left } = notes.open;
	notes.open = left;
}

/** The cards that an effect has noted in this encounter. */
export const notedCards = (play: Play, id: keyof CardNotes): readonly CardId[] =>
	play.board.encounter?.notes.cards[id] ?? [];

/** Notes cards that have just come into a hand. */
export function noteCards(play: Play, id: keyof CardNotes, cards: readonly CardId[]): void {
	const { notes } = encounterOf(play.board);
	notes.cards = { ...notes.cards, [id]: [...notedCards(play, id), ...cards] };
}
