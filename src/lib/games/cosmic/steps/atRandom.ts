/** Cards of a hand that chance is about to have discarded (CE-19.33): who holds them may come to choose them. */
import { msg } from '../../../core';
import { causeOf, caused } from '../because';
import type { Led } from '../because';
import { playerOf } from '../board';
import { discardCards, discardDrawn, randomCards } from '../hands';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId } from '../types';

/** Steps that go on with the cards, for another seat, as soon as they lie in the piles; each file adds its own by name. */
export interface GoesOn {}

/** How many cards a seat is to discard at random. */
export interface AtRandom {
	readonly seat: SeatId;
	readonly n: number;
	/** What goes on with them before anybody answers that they were discarded; left out: nothing. */
	readonly then?: { readonly step: keyof GoesOn; readonly seat: SeatId };
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

/**
 * Each of these discards so many cards at random, one after the other, at most all they hold. It is done before what
 * was pushed earlier.
 */
export function loseAtRandom(play: Play, due: readonly AtRandom[], rule: string): void {
	const why = causeOf(play);
	for (const one of due.filter(({ n }) => n > 0).toReversed())
		play.push('atRandom', { ...one, rule, ...(why ? { why } : {}) });
}

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

/** With the cards as they lie in the piles. */
function goOn(play: Play, { then }: AtRandom, cards: readonly CardId[]): void {
	if (then && cards.length > 0) play.push(then.step, { seat: then.seat, cards });
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
		then: (play, frame, { picks }, seat) => {
			goOn(play, frame, discardCards(play, seat, picks, frame.rule));
			return 'end';
		}
	}),

	draw: run((play, frame) => {
		const { seat, n, rule } = frame;
		const cards = randomCards(play, playerOf(play.board, seat).hand, n);
		goOn(play, frame, discardDrawn(play, seat, cards, rule));
	})
};
