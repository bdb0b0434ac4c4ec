/** A new hand (CE-5.1, CE-5.2, CE-10.6, CE-19.8): what is held goes, eight cards come, until an encounter card is among them. */
import { msg } from '../../../core';
import { hasEncounterCard, playerOf } from '../board';
import { caused } from '../because';
import { cardName } from '../cards';
import { drawAnew, giveUp, handOver, newHandOf, putOff } from '../hands';
import { holderOf } from '../modules/lux/holders';
import { liquidation } from '../modules/lux/triggers';
import { holdsNeeded, isFit } from '../needed';
import { acts } from '../offers';
import { formsOf } from '../play';
import { value } from '../values';
import type { Play, Step, StepFrame } from '../play';
import type { CardId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		newHand: {
			readonly seat: SeatId;
			readonly rule: string;
			/** It is dealt whatever encounter cards are held (CE-36.78); left out: only without one. */
			wanted?: true;
			/** To whom it is dealt first, to keep one card of it (CE-36.18); left out: to nobody. */
			first?: SeatId;
			/** What that has come to there, while it is to be handed on. */
			dealt?: readonly CardId[];
			/** Cards that were shown, to be kept as part of it (CE-40.70); left out: none. */
			shown?: readonly CardId[];
			/** The card of the discard pile that comes first (CE-38.20); left out: none does. */
			sifted?: CardId;
			/** The fewest cards it is of, by a use; left out: as many as any. */
			least?: number;
		};
	}
}

const { run, ask } = formsOf('newHand');

const holds = ({ board }: Play, seat: SeatId, card: CardId): boolean =>
	playerOf(board, seat).hand.includes(card);

/** It discards what it has to; Liquidation Sale counts that. */
function sell(play: Play, { seat, shown }: StepFrame<'newHand'>): void {
	const { hand } = playerOf(play.board, seat);
	giveUp(play, seat, shown);
	const { hand: kept } = playerOf(play.board, seat);
	liquidation(
		play,
		hand.filter((card) => !kept.includes(card))
	);
}

export const newHand: Step = {
	before: run((play, { seat }) => {
		// That the hand holds no encounter card is told by what is asked now.
		play.showed = true;
		play.window('hand.renewing', { only: seat });
	}),

	/** CE-40.70: none of them is an encounter card, as all know by now. */
	show: ask({
		ask: (play, { seat, least }) => {
			const { board } = play;
			const { hand } = playerOf(board, seat);
			if (!board.evolution || hand.length === 0 || hasEncounterCard(hand)) return null;
			// One card at least is drawn.
			const room = newHandOf(play, seat, least) - 1;
			const most = Math.min(hand.length, room, value(play, 'mayKeep', 0, { seat }));
			return most < 1
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-40.70',
						say: msg('Which cards do you show, and keep in your new hand?'),
						shape: {
							type: 'some',
							choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
							min: 0,
							max: most
						},
						fallback: { picks: [] }
					};
		},
		then: (play, frame, { picks }, seat) => {
			if (picks.length === 0) return;
			frame.shown = picks;
			play.say(
				msg('{who} shows and keeps {cards}.', { who: seat, cards: { and: picks.map(cardName) } }),
				'CE-40.70'
			);
		}
	}),

	discard: run((play, frame) => {
		const { seat, wanted } = frame;
		delete frame.wanted;
		// CE-5.4: who has got one meanwhile needs no new hand.
		if (!wanted && holdsNeeded(play, seat)) return 'end';
		sell(play, frame);
		return undefined;
	}),

	dealing: run((play, { seat }) => play.window('hand.dealing', { seat })),

	draw: run((play, frame) => {
		const { seat, rule, first, least } = frame;
		// CE-19.28: not where it goes to another first.
		const sparing = !first && value(play, 'drawsSparingly', false, { seat });
		let drawn = 0;
		for (;;) {
			const { sifted } = frame;
			delete frame.sifted;
			const held = (frame.shown ?? []).filter((card) => holds(play, seat, card)).length;
			const came = drawAnew(play, seat, rule, {
				...{ to: first, sifted, held: held + drawn, least },
				...(sparing && { most: 1 })
			});
			if (first) {
				frame.dealt = came;
				return 'keep';
			}
			const fits = isFit(play, seat);
			// After a quake nothing came, and the hand is whole.
			if (sparing && came.length > 0) {
				drawn += came.length;
				const left = newHandOf(play, seat, least) - held - drawn;
				if (fits) putOff(play, seat, left);
				else if (left > 0) continue;
				drawn = 0;
			}
			if (fits) return 'dealt';
			// Where discards can be answered, or the next draw be changed, they are before that.
			const isSifted = holderOf(play.board, 'garbage-sifter') !== null;
			if (isSifted || acts(play.board, 'cards.discarded')) return 'discard';
			sell(play, frame);
		}
	}),

	/** CE-36.18: what has been lost or taken meanwhile is not there to be kept or handed on. */
	keep: ask({
		ask: (play, { seat, first, dealt = [] }) => {
			const cards = first ? dealt.filter((card) => holds(play, first, card)) : [];
			const [card] = cards;
			return first && card
				? {
						...caused(play),
						seat: first,
						secret: true,
						about: [seat],
						rule: 'CE-36.18',
						say: msg('Which card of the new hand of {whom} do you keep?', { whom: seat }),
						shape: {
							type: 'one',
							choices: cards.map((id) => ({ id, say: cardName(id), on: id }))
						},
						fallback: { pick: card }
					}
				: null;
		},
		then: (_play, frame, { pick }) => {
			frame.dealt = frame.dealt?.filter((card) => card !== pick) ?? [];
		}
	}),

	/** The hand is this one: without an encounter card it is drawn again, and nobody sees that first. */
	handOn: run((play, frame) => {
		const { seat, first, dealt = [] } = frame;
		delete frame.first;
		delete frame.dealt;
		if (first)
			handOver(
				play,
				first,
				seat,
				dealt.filter((card) => holds(play, first, card)),
				'CE-36.18'
			);
		return isFit(play, seat) ? 'dealt' : 'discard';
	}),

	dealt: run((play, { seat }) => {
		// What is pushed last happens first.
		play.window('hand.renewed', { seat });
		play.window('hand.dealt', { only: seat });
	})
};
