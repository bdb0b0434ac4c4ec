/** Why a question is asked, where its own words do not say so: what was told just before it. */
import { sentence } from '../words';

/** Questions that something else leads to: the last thing said to all is what did. */
const CAUSED: ReadonlySet<string> = new Set([
	'mustLose.pick',
	'planning.expose',
	'trader.giveBack.give',
	'use.details'
]);

/** Moments at which others may act on what was just said. */
const FOLLOWS =
	/^(A deal is made|The outcome is known|The other card is up|You see the card|Cards were drawn for a power|Ships were lost|Your ships are about to be lost)\./;

/** What is at stake wherever it is asked (CE-13.2, CE-13.13; the sheet of Gambler). */
const STAKES: { readonly [question: string]: string } = {
	'deal.talk':
		'Both negotiate. Agree in time on cards, a colony or both, or each of you loses three ships.',
	'gambler.challenge.ask':
		'Challenge a lie, and its teller loses as many ships as it has in the encounter; challenge the truth, and you lose as many as you have there. Either way from elsewhere, and the real card counts.'
};

/** `{seat:2} plays Card Zap. Answer, or pass?` asks about what was declared in these words. */
const DECLARED = /^(.*)\. Answer, or pass\?$/;

interface Line {
	readonly say: string;
	/** Told to this seat alone. */
	readonly mine?: true;
}

/** `said`: the log's lines, oldest first. */
export function why(
	{ name, say }: { readonly name: string; readonly say: string },
	said: readonly Line[]
): string | null {
	const declared = DECLARED.exec(say)?.[1];
	if (declared !== undefined) {
		const told = said.findLast((line) => line.say.startsWith(`${declared}: `));
		return told ? sentence(told.say.slice(declared.length + 2)) : null;
	}
	if (CAUSED.has(name) || FOLLOWS.test(say))
		return said.findLast((line) => line.say !== '' && !line.mine)?.say ?? null;
	return STAKES[name] ?? null;
}
