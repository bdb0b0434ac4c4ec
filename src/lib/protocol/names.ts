/** Names and codes that people say aloud: of tables, and of seats for other devices. */

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

/** [ROOM-NAME.4] `quiet-amber-comet-4127`: so many of them (`TABLE_NAMES`) that nobody guesses one. */
export function tableName(dice: Dice): string {
	const first = dice(FIRST.length);
	const others = FIRST.filter((_, at) => at !== first);
	const words = [FIRST[first], others[dice(others.length)], SECOND[dice(SECOND.length)]];
	return `${words.join('-')}-${1000 + dice(9000)}`;
}

/** How many names `tableName` has to choose from. */
export const TABLE_NAMES = FIRST.length * (FIRST.length - 1) * SECOND.length * 9000;

/** The name of a table as it was typed, or stands at the end of a link; null when it is none of ours. */
export const nameIn = (typed: string): string | null =>
	/(?:^|\/)([a-z]+(?:-[a-z]+){1,2}-\d+)\/?$/.exec(typed.trim().toLowerCase())?.[1] ?? null;

/** Whether a table may have this name: what stands in a link, nothing else. */
export const isTableName = (name: string): boolean =>
	/^[a-z0-9](?:[a-z0-9-]{1,46})[a-z0-9]$/.test(name);

/** No letter or digit here is mistaken for another, read or heard. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

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
