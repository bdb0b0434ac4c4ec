/** A new hand (CE-5.1, CE-5.2, CE-10.6, CE-19.8): what is held goes, eight cards come, until an encounter card is among them. */
import { hasEncounterCard, playerOf } from '../board';
import { drawAnew, giveUp } from '../hands';
import { acts } from '../offers';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		newHand: { readonly seat: SeatId; readonly rule: string };
	}
}

const { run } = formsOf('newHand');

export const newHand: Step = {
	before: run((play, { seat }) => {
		// That the hand holds no encounter card is told by what is asked now.
		play.showed = true;
		play.window('hand.renewing', { only: seat });
	}),

	discard: run((play, { seat }) => {
		// CE-5.4: who has got one meanwhile needs no new hand.
		if (hasEncounterCard(playerOf(play.board, seat).hand)) return 'end';
		giveUp(play, seat);
		return undefined;
	}),

	draw: run((play, { seat, rule }) => {
		for (;;) {
			drawAnew(play, seat, rule);
			if (hasEncounterCard(playerOf(play.board, seat).hand)) return undefined;
			// Where discards can be answered they are, before the next draw.
			if (acts(play.board, 'cards.discarded')) return 'discard';
			giveUp(play, seat);
		}
	})
};
