/**
 * A shrewd player. What it might answer it tries out in worlds that its view allows, to the end of the encounter, and
 * gives the answer after which it is likeliest to win (`ahead.ts`). Between those it has no means to compare it holds
 * out in deals, calls everybody who does not win by it, reckons with what a lost negotiate collects, and takes the
 * alien that wins more games.
 */
import { msg, same, sampleAnswer } from '../../../core';
import type { Answer, Bot } from '../../../core';
import { botWith, likeOf } from '../../kit';
import { bestAhead } from './ahead';
import { answerTo } from './answers';
import type { Manner } from './manner';
import measured from './prospects.json' with { type: 'json' };
import { sightOf } from './seeing';
import { triesOf } from './tries';
import type { AlienId } from '../types';

/**
 * How often each alien wins in the hands of steady players, against an even share, which is 1: some hundred players of
 * each, in games of four, a little nearer to 1 than they say (`npm run prospects`). One that is missing is ordinary.
 */
const PROSPECTS: { readonly [alien: AlienId]: number } = measured;

const SHREWD: Manner = {
	prefers: (alien) => PROSPECTS[alien] ?? ORDINARY,
	collects: true,
	invitesAll: true,
	atMatchPoint: 0,
	power: 0.2,
	deals: { cheap: 6, patience: 6, wants: 0.75, least: -0.1 }
};

/** What is thought of an alien of which nothing is known. */
const ORDINARY = 1;

export const shrewd: Bot = botWith(
	{
		level: 'shrewd',
		say: msg('Thinks each encounter through to the end, by what others may hold, and haggles')
	},
	(question) => {
		const { decision, dice, view } = question;
		const sight = sightOf(question, SHREWD);
		const first = answerTo(sight, decision) ?? sampleAnswer(decision.shape, dice);
		// Before the first encounter there is nothing to play to the end of.
		if (sight.open.encounters === 0) return first;
		// Cards that were named in a deal, or shown, lie fast in worlds, which so tell whether they are still held.
		const shown = sight.own.looks.some(({ what }) => what !== 'aside');
		const { stack } = view().open;
		if (shown || stack.includes('deal') || stack.includes('council')) return first;
		const others = triesOf(sight, decision.shape).filter((answer) => !isLike(answer, first));
		return bestAhead(question, SHREWD, [first, ...others]);
	}
);

/** Whether both pick the same, or a like card. */
const isLike = (one: Answer, other: Answer): boolean =>
	'pick' in one && 'pick' in other && !one.then && !other.then
		? likeOf(one.pick) === likeOf(other.pick)
		: same(one, other);
