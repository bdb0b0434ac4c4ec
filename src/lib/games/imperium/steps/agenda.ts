/** The agenda of the Political primary (TI-17, TI-24.6), and the look at the next Political Cards (TI-17.5, TI-30.7). */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { layPolitics, provideTop, topPolitics } from '../decks';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { cardInWords } from '../politics/candidates';
import { politicalCardOf } from '../tables/by-id';
import type { MomentRules } from '../timing/moments';
import { seatsIn } from '../timing/passed';
import type { Board, PoliticalCardId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** The active player; how many agendas are left; none at all; and one that was determined beforehand. */
		agenda: { seat: SeatId; left?: number; isDissolved?: boolean; policy?: PoliticalCardId | null };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** Before a Political primary draws its agenda, once (TI-17.2). */
		beforeAgenda: true;
	}
}
declare module '../moves' {
	interface Moves {
		/** The active player has laid the cards it looked at back: so many on top, so many at the bottom. */
		looked: { readonly seat: SeatId; readonly top: number; readonly bottom: number };
	}
}

const { run, ask } = formsOf('agenda');

export const beforeAgenda: MomentRules = {
	seats: ({ board }) => seatsIn(board),
	words: (play) => ({
		say: msg('{who, select, you {You are} other {# is}} about to draw an agenda', {
			who: play.within('agenda').seat
		}),
		rule: 'TI-17.2'
	})
};

/** TI-30.7: with two players. */
const isForTwo = ({ order }: Board): boolean => order.length === 2;

const LOOKS = { two: 4, more: 3 } as const;
const looks = (board: Board): number => (isForTwo(board) ? LOOKS.two : LOOKS.more);

const cardChoice = (card: PoliticalCardId): Choice => ({
	...{ id: `political:${card}`, on: `political:${card}` },
	say: politicalCardOf(card).name,
	note: cardInWords(card)
});
const cardIn = (id: string): PoliticalCardId => id.slice('political:'.length);

/** The cards in this order: those of the top first, the last ones at the bottom. */
function layBack(play: Play, seat: SeatId, top: PoliticalCardId[], bottom: PoliticalCardId[]) {
	layPolitics(play, top, bottom);
	play.say(
		msg('{who} lays {top} of the next Political Cards on top and {bottom} at the bottom.', {
			who: seat,
			...{ top: top.length, bottom: bottom.length }
		}),
		isForTwo(play.board) ? 'TI-30.7' : 'TI-17.5',
		{ type: 'looked', seat, top: top.length, bottom: bottom.length }
	);
}

/** Whether the active player is still there to look (TI-26.3). */
const mayLook = (board: Board, seat: SeatId): boolean => seatsIn(board).includes(seat);

export const agenda: Step = {
	before: run((play, frame) => {
		frame.left = isForTwo(play.board) ? 3 : 1;
		play.window('beforeAgenda');
	}),

	/** TI-30.7: with two players one by one. */
	draw: run((play, frame) => {
		const { seat, left = 0, isDissolved = false, policy = null } = frame;
		if (isDissolved || left < 1) return 'provide';
		frame.left = left - 1;
		frame.policy = null;
		play.push('vote', { seat, card: policy });
		return 'draw';
	}),

	provide: run((play) => provideTop(play, looks(play.board))),

	/** TI-17.5: one stays on top. */
	look: ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const cards = isForTwo(board) ? [] : topPolitics(play, looks(board));
			const [first] = cards;
			if (first === undefined || !mayLook(board, seat)) return null;
			return {
				...{ seat, rule: 'TI-17.5' },
				say: msg('The next Political Cards: which stays on top?'),
				shape: { type: 'one', choices: cards.map(cardChoice) },
				fallback: { pick: `political:${first}` },
				secret: true
			};
		},
		then: (play, _frame, { pick }, seat) => {
			const kept = cardIn(pick);
			const cards = topPolitics(play, looks(play.board));
			layBack(
				play,
				seat,
				[kept],
				cards.filter((card) => card !== kept)
			);
		}
	}),

	/** TI-30.7: the last in order goes to the bottom. */
	lookForTwo: ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const cards = isForTwo(board) ? topPolitics(play, looks(board)) : [];
			if (cards.length === 0 || !mayLook(board, seat)) return null;
			return {
				...{ seat, rule: 'TI-30.7' },
				say: msg('The next Political Cards, the top one first; the last goes to the bottom'),
				shape: { type: 'order', choices: cards.map(cardChoice) },
				fallback: { order: cards.map((card) => `political:${card}`) },
				secret: true
			};
		},
		then: (play, _frame, { order }, seat) => {
			const cards = order.map(cardIn);
			layBack(play, seat, cards.slice(0, -1), cards.slice(-1));
		}
	})
};
