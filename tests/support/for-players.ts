/** Words that do not belong where players read: of those who make the game, of its sources, of machines. */

/** Words of those who make the game, of its sources or of machines. */
const OF_THE_MAKING: readonly RegExp[] = [
	/`/,
	/\bdesign documents?\b|\bdocumented\b/i,
	/\b(first|second) draft\b|\bseeds?\b|\bforum compilation\b/i,
	/\b(engine|server|client|kernel|database|prompt|protocol)s?\b/i,
	/\bJSON\b|\bdocs\/|\b[\w-]+\.(ts|md|js|json)\b/,
	/\b(source|the|in) code\b|\bidentifiers?\b|\bboolean\b/i,
	/\bdefaults?\b|\btime-?outs?\b|\bsimulat(ed|ions?)\b/i,
	/\broom options?\b|\bROOM-|\bbefore rules \d|\bbookkeeping\b/i,
	/\b[a-z]+[A-Z]\w*/,
	/\[(seed|FFG|TI3|ruling|variant|pointer)\b|<!--/
];
/** Names of things in a box, and what is said of somebody who may not speak (the alien Nanny's time-out). */
const NAMES = /Precursor Seed|Thinking Engines|has a time-out/g;

/** The words that do not belong there, each with what stands around it. */
export function strangeIn(text: string): string[] {
	const read = text.replace(NAMES, '');
	return OF_THE_MAKING.flatMap((word) => {
		const found = word.exec(read);
		return found
			? [`${found[0]}: …${read.slice(Math.max(0, found.index - 60), found.index + 60)}…`]
			: [];
	});
}

/** A template without the names of its arguments and arms, which nobody reads. */
export const printedOf = (template: string): string =>
	template.replace(/\{\w+(, \w+,)?|\b\w+ (?=\{)(?=.*\}\})/g, ' ');
