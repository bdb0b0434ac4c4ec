/** Response windows (TI-34.10): who is asked at each moment, what each may do, and in what order. */
import { msg } from '../../../core';
import type { Windows, WindowWords } from '../../../core';
import { playerOf } from '../../kit';
import type { Imperium, Play } from '../play';
import type { SeatId } from '../types';
import { cardsAt, playCard } from './cards';
import { MOMENTS } from './table';
import type { MomentFrame, MomentRules } from './moments';
import { timingOrder } from './order';
import { mayStart } from './passed';
import { actionCardWords } from '../words';
import { timingsOf } from './timings';

const rulesOf = ({ moment }: MomentFrame): MomentRules => MOMENTS[moment];

/** TI-34.1, TI-34.10: who is asked; public facts decide. */
function asked(play: Play, frame: MomentFrame): SeatId[] {
	const { board } = play;
	const { seats, hasMore, isOpenToPassed = false } = rulesOf(frame);
	const meant = seats(play, frame);
	if (meant.length === 0) return [];
	return timingOrder(board).filter((seat) => {
		if (!meant.includes(seat)) return false;
		if (hasMore?.(play, frame, seat)) return true;
		return playerOf(board, seat).hand.length > 0 && (isOpenToPassed || mayStart(board, seat));
	});
}

/** What leads to a question that is asked again: a card was played, and another may be. */
function playedIn({ came }: MomentFrame): Pick<WindowWords, 'because'> {
	if (!came) return {};
	const card = actionCardWords(came.card);
	return {
		because: {
			...{ of: came.card, by: came.seat },
			say: msg('{who} has played {card}. More can be played.', { who: came.seat, card }),
			yours: msg('You have played {card}. More can be played.', { card })
		}
	};
}

export const windows: Windows<Imperium> = {
	/** TI-28.1, TI-18.8. */
	entitled: asked,
	due: () => null,
	carryOut: () => undefined,
	choices: (play, frame, seat) => [
		...(rulesOf(frame).choices?.(play, frame, seat) ?? []),
		...cardsAt(play, seat, rulesOf(frame).timings?.(play) ?? timingsOf(frame.moment))
	],
	barred: (play, frame, seat) => rulesOf(frame).barred?.(play, frame, seat) ?? [],
	/** TI-28.4: what is pushed here is done before the window goes on. */
	respond: (play, frame, seat, answer) => {
		if (playCard(play, seat, answer)) rulesOf(frame).onCard?.(play);
		else rulesOf(frame).respond?.(play, frame, seat, answer);
	},
	concerns: (play, frame, seat) =>
		rulesOf(frame).concerns?.(play, frame, seat) ??
		rulesOf(frame).seats(play, frame).includes(seat),
	words: (play, frame) => ({ ...playedIn(frame), ...rulesOf(frame).words(play, frame) })
};
