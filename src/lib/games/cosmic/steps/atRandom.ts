/** Cards of a hand that chance is about to have discarded (CE-19.33): who holds them may come to choose them. */
import { msg } from '../../../core';
import { mayAct } from '../acting';
import { causeOf, caused } from '../because';
import type { Led } from '../because';
import { playerOf } from '../board';
import { discardCards, discardDrawn, randomCards } from '../hands';
import { cardChoices } from '../ownhand';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId } from '../types';

/** How many cards a seat is to discard at random. */
export interface AtRandom {
	readonly seat: SeatId;
	readonly n: number;
}

declare module '../play' {
	interface Steps {
		atRandom: AtRandom & {
			readonly rule: string;
			readonly why?: Led;
			/** Its player chooses them; left out: chance does. */
			chosen?: true;
		};
	}
}

declare module '../notes' {
	interface Notes {
		/** The cards last discarded so, as they lie in the piles. */
		readonly atRandom: readonly CardId[];
	}
}

/**
 * Each of these discards so many cards at random, one after the other, at most all they hold. Where nothing in the box
 * answers that, it is done at once, and the cards are given as they lie in the piles; else null: it is done before
 * what was pushed earlier, and `lastDrawn` says which they were.
 */
export function loseAtRandom(
	play: Play,
	due: readonly AtRandom[],
	rule: string
): readonly CardId[] | null {
	const some = due.filter(({ n }) => n > 0);
	if (!mayAct(play.board, 'cards.losing'))
		return some.flatMap(({ seat, n }) => discardDrawn(play, seat, drawn(play, seat, n), rule));
	const why = causeOf(play);
	for (const one of some.toReversed())
		play.push('atRandom', { ...one, rule, ...(why ? { why } : {}) });
	return null;
}

/** The cards last discarded so. */
export const lastDrawn = (play: Play): readonly CardId[] => noteOf(play, 'atRandom') ?? [];

const drawn = (play: Play, seat: SeatId, n: number): CardId[] =>
	randomCards(play, playerOf(play.board, seat).hand, n);

/** Whether the cards that are about to go leave a choice. */
const leavesChoice = (play: Play, { seat, n }: AtRandom): boolean =>
	playerOf(play.board, seat).hand.length > n;

/** Whether this seat is about to discard cards at random, of a hand that leaves a choice. */
export function isDrawnFrom(play: Play, seat: SeatId): boolean {
	const due = play.find('atRandom');
	return due?.seat === seat && leavesChoice(play, due);
}

/** Its player chooses them. */
export function chooseDrawn(play: Play): void {
	play.within('atRandom').chosen = true;
}

const { run, ask } = formsOf('atRandom');

const whys = ({ why }: StepFrame<'atRandom'>) => (why ? { why } : {});

export const atRandom: Step = {
	before: run((play, frame) => {
		if (leavesChoice(play, frame))
			play.window('cards.losing', { seat: frame.seat, ...whys(frame) });
	}),

	choose: ask({
		ask: (play, frame) => {
			const { seat, n, chosen } = frame;
			if (!chosen || !leavesChoice(play, frame)) return null;
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-19.33',
				say: msg('Which {n, plural, one {card} other {# cards}} do you discard?', { n }),
				shape: {
					type: 'some',
					choices: cardChoices(playerOf(play.board, seat).hand),
					min: n,
					max: n
				}
			};
		},
		then: (play, { rule }, { picks }, seat) => {
			note(play, 'atRandom', discardCards(play, seat, picks, rule));
			return 'end';
		}
	}),

	draw: run((play, { seat, n, rule }) => {
		note(play, 'atRandom', discardDrawn(play, seat, drawn(play, seat, n), rule));
	})
};
