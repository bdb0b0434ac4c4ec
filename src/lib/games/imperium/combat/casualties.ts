/** Hits of a round of a battle, and what each side loses to them (TI-9.12, TI-34.8). */
import { msg } from '../../../core';
import type { Answer, Ask, Choice, OneShape } from '../../../core';
import type { FrameOf, Play, Steps } from '../play';
import { cardChoices, mayHoldCards } from '../timing/cards';
import type { Board, SeatId } from '../types';
import { systemWords } from '../words';
import { hitsAmong } from './dice';
import { lossesOf, usualLosses } from './losses';
import type { Losses } from './losses';

declare module '../timing/moments' {
	interface Besides {
		/** TI-34.8: after the roll of a round, with the casualties. */
		casualties: true;
	}
}

type BattleFrame = FrameOf<Steps['battle']>;

/** Hits of the dice on the table against one side. */
export const hitsAgainst = (board: Board, seat: SeatId): number =>
	hitsAmong(board.dice, ({ against }) => against === seat);

/** TI-9.12: what this side takes of the dice on the table. */
export const hitsIn = (board: Board, { spared = {} }: BattleFrame, seat: SeatId): number =>
	Math.max(0, hitsAgainst(board, seat) - (spared[seat] ?? 0));

export const TAKE = 'take';
/** Who is asked without a hit may hold a card for it (TI-34.2): there is nothing to lose. */
export const GO_ON = msg('Go on');

/**
 * TI-34.8: the casualties, or a card first; who holds no card and takes no hit has nothing to answer. `splits`: whether
 * the casualties are chosen here, or later, one side after the other.
 */
export function casualtyAsk(
	play: Play,
	frame: BattleFrame,
	seat: SeatId,
	splits: boolean
): Ask<OneShape> {
	const { board } = play;
	const { system } = frame;
	const hits = hitsIn(board, frame, seat);
	const split = splits ? lossesOf(board, seat, system, hits) : null;
	const hasCards = mayHoldCards(board, seat);
	const place = systemWords(board, system);
	const take: Choice = {
		id: TAKE,
		say: hits > 0 ? msg('Take {n, plural, one {# hit} other {# hits}}', { n: hits }) : GO_ON,
		...(split && { then: split })
	};
	return {
		...{ seat, rule: 'TI-9.12', about: [system], secret: hasCards },
		say:
			hits > 0
				? msg('{n, plural, one {# hit} other {# hits}} on your fleet at {place}: what is lost?', {
						n: hits,
						place
					})
				: msg('No hit on your fleet at {place}', { place }),
		shape: {
			type: 'one',
			choices: [take, ...(hasCards ? cardChoices(play, { moment: 'casualties' }, seat) : [])],
			usual: TAKE
		},
		fallback: split ? { pick: TAKE, then: { split: usualLosses(split) } } : { pick: TAKE }
	};
}

/** What was chosen was checked against the places it was asked with. */
export const lossesIn = (then: Answer | undefined): Losses =>
	then && 'split' in then ? then.split : {};
