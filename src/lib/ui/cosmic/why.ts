/** Why a question is asked, where its own words do not say so: what was told just before it. */
import { sentence } from '../words';

/** Questions that something else leads to: the last thing said is what did. */
const CAUSED: ReadonlySet<string> = new Set([
	'deal.settlers',
	'home.land',
	'mustLose.pick',
	'planning.expose',
	'trader.giveBack.give',
	'use.details'
]);

/** What is at stake wherever it is asked (CE-13.2, CE-13.13). */
const STAKES: { readonly [question: string]: string } = {
	'deal.talk':
		'Both of you negotiate. Agree on cards, a colony or both before the time is up: without a deal each of you loses three ships.'
};

/** Moments at which others may act on what was just said. */
const FOLLOWS =
	/^(A deal is made|A power was lost|Ships were lost|Your ships are about to be lost)\./;

/** `{seat:2} plays Card Zap. Answer, or pass?` asks about what was declared in these words. */
const DECLARED = /^(.*)\. Answer, or pass\?$/;

/** `said`: the log's lines, oldest first. */
export function why(
	{ name, say }: { readonly name: string; readonly say: string },
	said: readonly { readonly say: string }[]
): string | null {
	const declared = DECLARED.exec(say)?.[1];
	if (declared !== undefined) {
		const told = said.findLast((line) => line.say.startsWith(`${declared}: `));
		return told ? sentence(told.say.slice(declared.length + 2)) : null;
	}
	const stake = STAKES[name];
	if (stake) return stake;
	return CAUSED.has(name) || FOLLOWS.test(say)
		? (said.findLast((line) => line.say !== '')?.say ?? null)
		: null;
}
