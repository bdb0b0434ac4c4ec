/** Why a question is asked, where its own words do not say so: the card, token or vote that leads to it. */

/** Lines with which others begin to act: what was said before them leads to nothing any more. */
const BEGINS = /(has the turn|begins a battle for .+|^Round \d+ begins)\.$/;

/** `{seat:1} plays Kindle: Gain 2 Stock.`, `{seat:1} finds Slip Current at Pall: Make 1 Move now.` */
const READ_OUT = /^\{seat:\d+\} (?:plays (.+?)|finds (.+?) at [^:]+): (.+)$/;

/** What leads to something in words of its own. */
const CAUSE = /( is carried out| is elected|^\{seat:\d+\} has .+ now)\.$/;

/** What a battle asks besides hits comes of the cards activated in it. */
const BY_CARDS: ReadonlySet<string> = new Set([
	'battle.lose.which',
	'battle.join.where',
	'battle.seize.which'
]);
const ACTIVATED = / activates .+\.$/;

/** `said`: the log's lines, oldest first. */
export function why(
	{ name }: { readonly name: string },
	said: readonly { readonly say: string }[]
): string | null {
	if (BY_CARDS.has(name)) return said.findLast(({ say }) => ACTIVATED.test(say))?.say ?? null;
	if (!name.startsWith('effect.')) return null;
	const line = said.findLast(
		({ say }) => BEGINS.test(say) || READ_OUT.test(say) || CAUSE.test(say)
	);
	if (!line || BEGINS.test(line.say)) return null;
	const read = READ_OUT.exec(line.say);
	return read ? `${read[1] ?? read[2] ?? ''}: ${read[3] ?? ''}` : line.say;
}
