/** TI-34.4: a moment that would pass without a question to this player: one is put if it holds a card. */
import { msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import type { OneOf } from '../../kit';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Timing } from '../tables';
import { cardsAt, mayHoldCards, playCard } from '../timing/cards';
import { onlyOne } from '../timing/moments';
import type { Moment, MomentRules } from '../timing/moments';
import type { ActionCardId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		ownCards: { seat: SeatId; timing: OwnTiming };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** A player has taken neutral planets. */
		neutralTaken: true;
		/** A player has used its own Technology. */
		technologyUsed: true;
	}
}

const { ask, run } = formsOf('ownCards');

const PASS = 'pass';

/** The moments that would pass so, and how they are asked about. */
const MOMENTS = {
	'after-neutral-taken': msg('Neutral planets are yours now. Do you play an Action Card?'),
	'after-own-tech-primary': msg('Your Technology is used. Do you play an Action Card?')
} satisfies { readonly [timing in Timing]?: Words };
type OwnTiming = keyof typeof MOMENTS;

const WINDOWS = {
	'after-neutral-taken': 'neutralTaken',
	'after-own-tech-primary': 'technologyUsed'
} as const satisfies { readonly [timing in OwnTiming]: Moment };

export const ownCards: Step = {
	play: ask({
		ask: (play, { seat, timing }) => {
			if (play.since(2) || !mayHoldCards(play.board, seat)) return null;
			const shape: OneOf<Choice<typeof PASS | `card:${ActionCardId}`>> = {
				type: 'one',
				choices: [{ id: PASS, say: msg('No card') }, ...cardsAt(play, seat, [timing])]
			};
			return {
				...{ seat, rule: 'TI-34.4', shape, secret: true, fallback: { pick: PASS } },
				say: MOMENTS[timing]
			};
		},
		then: (play, _frame, answer, seat) => (playCard(play, seat, answer) ? 'play' : undefined)
	}),
	/** Who can only pass is not asked, and nobody can tell (TI-34.11); before rules 2 it was. */
	open: run((play, { seat, timing }) => {
		if (play.since(2)) play.window(WINDOWS[timing], { only: seat });
	})
};

const momentOf = (say: Words): MomentRules => ({
	seats: onlyOne,
	words: () => ({ say, rule: 'TI-34.4' })
});

export const neutralTakenMoment = momentOf(MOMENTS['after-neutral-taken']);
export const technologyUsedMoment = momentOf(MOMENTS['after-own-tech-primary']);
