/** Names and codes that people say aloud: tables, players, six-letter codes. */
import { NAME_LENGTH } from './limits';

const FIRST =
	'amber ancient bold brass bright calm clear copper crimson daring distant drifting early eager ember faint far fierce gentle golden grand hidden high humble idle ivory jade keen kind late little lone lucky mellow misty noble odd old opal pale patient polar proud quick quiet rapid restless rising rusty sable scarlet serene silent silver sleepy slow small solar spare steady still stray subtle sunny swift tall tidy tiny turning vast velvet violet wandering warm wild winter wise young'.split(
		' '
	);
const SECOND =
	'anvil arc archer arrow aurora axis beacon bell bolide cinder circle comet compass corona crater crown dawn dial drift dusk eclipse ellipse falcon flare gate gear giant glider halo harbor heron horizon lantern lens lever light lynx mariner meridian meteor moon nebula node north nova ocean orbit orchid orrery otter parade pendulum perigee petrel pilot planet pulsar quasar raven reef ring river rover sail sextant shadow signal sky spire spring star sun swan tide tower transit vega voyage wake walker wave well whale wind'.split(
		' '
	);

/** A number from 0 to `below` − 1. */
type Dice = (below: number) => number;

/** `quiet-comet-41`: about 600,000 of them, and the seat keys guard what matters. */
export function tableName(dice: Dice): string {
	return `${FIRST[dice(FIRST.length)] ?? ''}-${SECOND[dice(SECOND.length)] ?? ''}-${10 + dice(90)}`;
}

/** Whether a table may have this name: what stands in a link, nothing else. */
export const isTableName = (name: string): boolean =>
	/^[a-z0-9](?:[a-z0-9-]{1,46})[a-z0-9]$/.test(name);

/** No letter or digit here is mistaken for another, read or heard. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;

export function shortCode(dice: Dice): string {
	return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[dice(CODE_LETTERS.length)]).join(
		''
	);
}

/** What somebody typed, as the code it means: `k7 qm-42` is `K7QM42`. Null when it is none. */
export function readCode(typed: string): string | null {
	const code = typed.toUpperCase().replace(/[\s-]/g, '');
	return code.length === CODE_LENGTH && [...code].every((c) => CODE_LETTERS.includes(c))
		? code
		: null;
}

/** `K7 QM 42` */
export const showCode = (code: string): string => code.match(/../g)?.join(' ') ?? code;

/** A name as it is shown: no control or format characters, no runs of space, at most 24 characters. */
export function tidyName(name: string): string {
	const plain = name
		.normalize('NFC')
		.replace(/\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}/gu, '')
		.replace(/\s+/g, ' ')
		.trim();
	return [...plain].slice(0, NAME_LENGTH).join('').trim();
}

/** Chat as it is shown: one line, at most `most` characters. */
export function tidyText(text: string, most: number): string {
	const plain = text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
		.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
		.trim();
	return [...plain].slice(0, most).join('');
}
