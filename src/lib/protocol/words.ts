/** What people write for others to read, tidied in one place: nothing of it hides, spills over or passes for the table's own words. */
import { NO_NAME } from './nameless';
import { likeness } from './likeness';
import { NAME_LENGTH } from './limits';

/** What the table is called where it speaks itself; nobody else is. */
const TABLE = /* @__PURE__ */ likeness('The table');

/** Draws nothing, or an empty place, though Unicode calls it a letter or a sign. */
const BLANK =
	/[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]|\u{16fe4}/gu;
/** Control, format and private characters, those nobody has assigned, and halves of one. */
const NOT_TEXT = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Marks that stand on nothing, and those beyond two on one letter. */
const LOOSE_MARKS = /(^|\s)\p{M}+|(\p{M}{2})\p{M}+/gu;

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

/**
 * [ROOM-NAME.1] A name as it is shown: one line of what can be seen, at most 24 characters (code points).
 * Empty where nothing is left that could be read as a name.
 */
export function tidyName(name: string): string {
	const plain = name
		.normalize('NFKC')
		.replace(/\s/g, ' ')
		.replace(BLANK, '')
		.replace(NOT_TEXT, '')
		.replace(/[{}]/g, '')
		.normalize('NFKC') // what stood between two characters may be gone
		.replace(LOOSE_MARKS, '$1$2')
		.replace(/\s+/g, ' ')
		.trim();
	const tidy = cut(plain, NAME_LENGTH);
	return /[\p{L}\p{N}]/u.test(tidy) && likeness(tidy) !== TABLE ? tidy : '';
}

/**
 * [ROOM-WORDS.1] Chat, a promise, a report as it is shown: one line, at most `most` characters, in the
 * direction it was written. Braces become round, for `{seat:2}` is how the table names a player.
 */
export function tidyText(text: string, most: number): string {
	const plain = text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
		.replace(/[\p{Bidi_Control}\p{Co}\p{Cn}\p{Cs}]/gu, '')
		.replace(/\{/g, '(')
		.replace(/\}/g, ')')
		.trim()
		.replace(LOOSE_MARKS, '$1$2');
	const tidy = cut(plain, most);
	return tidy.replace(BLANK, '').trim() === '' ? '' : tidy;
}

/**
 * [ROOM-NAME.2] The name somebody wants, or the same with a number where one of `taken` could be mistaken
 * for it. `otherwise` is what they are called who have none.
 */
export function freeName(wanted: string, taken: Iterable<string>, otherwise = NO_NAME): string {
	const alike = new Set(Array.from(taken, likeness));
	const name = tidyName(wanted) || otherwise;
	if (!alike.has(likeness(name))) return name;
	for (let i = 2; ; i++) {
		const numbered = `${cut(name, NAME_LENGTH - 1 - String(i).length)} ${i}`;
		if (!alike.has(likeness(numbered))) return numbered;
	}
}
