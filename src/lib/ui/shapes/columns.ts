/**
 * How choices stand side by side on a phone: in as many columns as their words allow. `long` ones have
 * fewer where the tray is narrow (controls.css).
 */
import type { Reading } from '../boards';

export interface Row {
	readonly say: string;
	readonly note?: string | undefined;
	/** Where its note is read before it is chosen. */
	readonly reading?: Reading | null;
	/** A card's words are its note, which no row shows unasked. */
	readonly card?: boolean;
	/** What its choice says of it besides. */
	readonly gist?: string | undefined;
}

interface Known {
	readonly reading?: ((piece: string) => Reading | null) | undefined;
	readonly told?: ((piece: string) => string | null) | undefined;
}

/** What a card says, where its choice does not and no board shows it. */
export const cardOf = (
	{ id, on = id }: { readonly id: string; readonly on?: string },
	{ reading, told }: Known
): string | null => (reading?.(on) === 'board' ? null : (told?.(on) ?? null));

/** Rows whose card says what a row above them said: `Its number is added …` of every attack is read once. */
export function saysAgain<Row extends { readonly id: string; readonly on?: string }>(
	rows: readonly Row[],
	known: Known
): ReadonlySet<Row> {
	const all = rows.map((row) => cardOf(row, known));
	return new Set(rows.filter((_, i) => all[i] && all.indexOf(all[i]) < i));
}

/** A card's words stand in its row, which has the whole width. */
export const isWide = ({ note }: { readonly note?: unknown }, reading: Reading | null): boolean =>
	!!note && reading === 'row';

export function columnsFor(rows: readonly Row[]): string {
	const short = rows.filter((row) => !isWide(row, row.reading ?? null));
	const longest = Math.max(0, ...short.map(({ say }) => say.length));
	const word = Math.max(
		0,
		...short.flatMap(({ say }) => say.split(/\s/).map(({ length }) => length))
	);
	const fits = word > MOST_OF_TWO ? 1 : word > MOST_OF_THREE ? 2 : 3;
	const count = Math.min(countFor(short.length, longest), fits);
	return `columns-${count}${longest > 16 ? ' long' : ''}`;
}

/** The same for rows whose notes are read in them: beside one another those would be towers. */
export const columnsForNoted = (rows: readonly Row[]): string =>
	rows.some(({ note = '' }) => note.length > ASIDE) ? 'columns-1' : columnsFor(rows);

/** Longer words do not fit three across, or two, beside what is drawn of them. */
const MOST_OF_THREE = 10;
const MOST_OF_TWO = 13;

/** From so many on, three across save a line of the map each. */
const MANY = 6;

function countFor(count: number, longest: number): 1 | 2 | 3 {
	if (count < 2) return 1;
	// Three across take three short lines at most: `Join the offense, Halley`.
	if (count > 2 && (longest <= 13 || ((count === 3 || count >= MANY) && longest <= 27))) return 3;
	return longest <= 34 ? 2 : 1;
}

/** A note this short says nothing that needs to be known first: `It gives 4`. */
const ASIDE = 24;

/**
 * Whether notes have no room on a phone, and stand nowhere else, until they are asked for: what cards say, and notes of
 * rows several across, or above a list of pieces of the board (`listed`), which they would push out of sight. What is
 * alone to be picked is read at once.
 */
export const hidesNotes = (columns: string, rows: readonly Row[], listed = false): boolean =>
	(rows.length > 1 || listed) &&
	rows.some(
		({ note = '', reading = null, card = false }) =>
			(card || listed || !columns.startsWith('columns-1')) &&
			note.length > ASIDE &&
			reading === null
	);

/** So few rows, with notes of two lines on average, and none of more than three. */
const FEW = 3;
const LINES = 2 * FEW;
const MOST_LINES = 3;
const LETTERS = 50;

/** Whether notes that would be hidden are read at once: so few have room, until one is picked that asks more. */
export const tellsFew = (rows: readonly Row[]): boolean =>
	rows.length <= FEW &&
	rows.every(({ note = '', card = false }) => !card && linesOf(note) <= MOST_LINES) &&
	rows.reduce((lines, { note = '' }) => lines + linesOf(note), 0) <= LINES;

/** Whether few cards say in their rows in short what they do, and in full once that is asked for. */
export const tellsGists = (rows: readonly Row[]): boolean =>
	rows.some(({ card }) => card) &&
	rows.every(({ card, gist }) => !card || gist !== undefined) &&
	tellsFew(rows.map(({ say, note, card, gist }) => ({ say, note: card ? gist : note })));

const linesOf = (note: string): number => Math.ceil(note.length / LETTERS);
