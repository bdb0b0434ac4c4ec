/** A player has a technology: free, bought, or one of each, in the order it likes (TI-19). */
import { msg, withBarred } from '../../../core';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import { takeTech, techBars, techChoices } from '../economy/buying';
import type { TechChoice } from '../economy/buying';
import type { Way } from '../economy/techs';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { mayHoldCards } from '../timing/cards';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** Each way once; `isForced`: it must where it can. */
		research: { seat: SeatId; ways: readonly Way[]; isForced: boolean; rule: string };
	}
}

type Frame = FrameOf<Steps['research']>;

const { ask } = formsOf('research');

const LEAVE = 'leave';

const choicesIn = ({ board }: Play, { seat, ways }: Frame): TechChoice[] =>
	ways.flatMap((way) => techChoices(board, seat, way));

export const research: Step = {
	choose: ask({
		ask: (play, frame) => {
			const techs = choicesIn(play, frame);
			const [first] = techs;
			const { seat, ways, isForced, rule } = frame;
			// TI-34.4: a card may bring one within reach.
			const hasCards = !isForced && ways.includes('buy') && mayHoldCards(play.board, seat);
			if (!first && !hasCards) return null;
			const shape: OneOf<TechChoice | Choice<typeof LEAVE>> = {
				type: 'one',
				choices: isForced ? techs : [...techs, { id: LEAVE, say: msg('No technology') }]
			};
			return {
				...{ seat, rule, shape, secret: hasCards },
				say: msg('Which technology do you take?'),
				// TI-34.12: the first that may be had; what is optional is left.
				fallback: { pick: isForced && first ? first.id : LEAVE }
			};
		},
		explain: ({ board }, { seat, ways }, shape) => {
			const open = new Set<string>(shape.choices.map(({ id }) => id));
			return withBarred(
				shape,
				ways.flatMap((way) => techBars(board, seat, way)).filter(({ id }) => !open.has(id))
			);
		},
		then: (play, frame, answer) => {
			if (answer.pick === LEAVE) return undefined;
			takeTech(play, frame.seat, answer, frame.rule);
			const had: Way = answer.pick.startsWith('buy:') ? 'buy' : 'gain';
			frame.ways = frame.ways.filter((way) => way !== had);
			return 'choose';
		}
	})
};
