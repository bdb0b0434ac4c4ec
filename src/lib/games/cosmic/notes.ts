/**
 * What effects note down for the rest of an encounter. The file of an alien or artifact declares its own notes, by
 * its id, and reads and writes them alone: the rules ask for values (`effects.ts`). Where a note is declared says
 * who may read it, and views show it so. Notes lie on the encounter and go with it.
 */
import { encounterOf, entriesOf } from './board';
import type { Play } from './play';
import type { CardId, SeatId } from './types';

/** Notes that all may read; each file adds its own. A note is replaced, never changed. */
export interface Notes {}

/** Notes on cards in hands, which only their holders may read. A card that leaves its hand leaves the note. */
export interface CardNotes {}

/** Notes by seat that nobody may read before the rules tell them: no view shows them. */
export interface SecretNotes {}

export interface Noted {
	open: { readonly [id in keyof Notes]?: Notes[id] };
	cards: { readonly [id in keyof CardNotes]?: readonly CardId[] };
	/** Left out: there are none. */
	secret?: { readonly [id in keyof SecretNotes]?: SecretNotes[id] };
}

export const noNotes = (): Noted => ({ open: {}, cards: {} });

/** The note of an effect in this encounter. */
export const noteOf = <Id extends keyof Notes>(
	{ board }: Pick<Play, 'board'>,
	id: Id
): Notes[Id] | undefined => board.encounter?.notes.open[id];

/** Writes a note, in place of the one before. */
export function note<Id extends keyof Notes>(play: Play, id: Id, value: Notes[Id]): void {
	const { notes } = encounterOf(play.board);
	notes.open = { ...notes.open, [id]: value };
}

/** The secret note of an effect in this encounter. */
export const secretNoteOf = <Id extends keyof SecretNotes>(
	play: Play,
	id: Id
): SecretNotes[Id] | undefined => play.board.encounter?.notes.secret?.[id];

/** Writes a secret note, in place of the one before. */
export function noteSecret<Id extends keyof SecretNotes>(
	play: Play,
	id: Id,
	value: SecretNotes[Id]
): void {
	const { notes } = encounterOf(play.board);
	notes.secret = { ...notes.secret, [id]: value };
}

/** Takes away what others than this viewer have noted in secret: it may have been anything. */
export function dropSecrets(notes: Noted, viewer: SeatId | 'watcher'): void {
	if (!notes.secret) return;
	notes.secret = Object.fromEntries(
		entriesOf(notes.secret).map(([id, bySeat = {}]) => [
			id,
			Object.fromEntries(entriesOf(bySeat).filter(([seat]) => seat === viewer))
		])
	);
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
