/**
 * What leads to a question, as data. A step that tells something others are asked about keeps what it told
 * as its local `why`, and hands it to the window it opens; every question within takes it from there. The
 * sentence is for people. What led to it is named by `of`, and whose it is by `by`.
 */
import type { Because } from '../../core';
import { ownDeed } from './declared';
import { underway } from './play';
import type { Play } from './play';
import type { Move } from './moves';
import type { Side, Source } from './types';

/** What led to a question about a reinforcement, by the side it was played for. */
export const REINFORCED = { offense: 'reinforcedOffense', defense: 'reinforcedDefense' } as const;

/** `Because.of` in Cosmic Encounter. */
export type Cause =
	/** A use, as a choice names it, without the card it is played with: `power|zombie|return`. `by`: who uses it. */
	| `${Source}|${string}|${string}`
	/** Something was used in the window that is open, since it was asked what to do in it. */
	| 'lately'
	/** A special destiny card was for the defense (CE-7.11). */
	| 'destiny'
	/** The encounter is won, or both sides have lost it. */
	| 'outcome'
	/** Both main players have shown a negotiate: what they lose without a deal. */
	| 'negotiates'
	/** All players talk about one deal of all of them: what they lose without one (CE-33.41). */
	| 'council'
	/** The main players have made a deal, or all players have. */
	| 'deal'
	/** They have made none, or it failed (CE-13.13). */
	| 'noDeal'
	/** The card of `by` has been turned up before the reveal. */
	| 'turnedUp'
	/** `by` has left its card face down and said what it is. */
	| 'claimed'
	/** Several have won the game together. */
	| 'victory'
	/** Ships have gone to the warp. */
	| 'lost'
	/** Ships of `by` have no colony to come home to (CE-20.4). */
	| 'homeless'
	/** `by` has added to the total of a side. */
	| (typeof REINFORCED)[Side]
	/** A rift that `by` has taken goes off (CE-31.33). */
	| 'rift'
	/** `by` has too few home colonies for its power (CE-18.1). */
	| 'powerLost';

export interface Led extends Because {
	readonly of: Cause;
}

/** Tells everybody, and gives what was told as what led to the questions that follow. */
export function told(
	play: Play,
	{ of, by, say, yours, rule, move }: Led & { rule: string; move?: Move }
): Led {
	play.say(say, rule, move);
	return { of, ...(by ? { by } : {}), say, ...(yours ? { yours } : {}) };
}

/** What led to what happens now: what the innermost step under way that keeps it has kept. */
export function causeOf(play: Play): Led | undefined {
	const frames = underway(play.table);
	for (let i = frames.length - 1; i >= 0; i--) {
		const frame = frames[i];
		switch (frame?.step) {
			case 'use':
			case 'lose':
			case 'mustLose':
			case 'atRandom':
			case 'deal':
			case 'council':
			case 'compensation':
			case 'window':
				if (frame.why) return frame.why;
				break;
			default:
		}
	}
	return undefined;
}

/** For a question: `because` what led to what happens now, where something did. */
export function caused(play: Play): { readonly because?: Led } {
	const why = causeOf(play);
	return why ? { because: ledBy(play, why) } : {};
}

/** The same with the words for whose it is, where it is a use under way. */
export function ledBy(play: Play, why: Led): Led {
	const frame = underway(play.table).findLast(
		(one) => one.step === 'use' && one.seat === why.by && one.why?.of === why.of
	);
	return frame?.step === 'use' ? { ...why, yours: ownDeed(frame) } : why;
}
