/**
 * Reinforcements (CE-15.15): after the reveal, main players and allies add to either total. One that is played is
 * discarded at once, whatever comes of it (CE-15.17).
 */
import { msg } from '../../../core';
import { cancelledBy, happened } from '../declared';
import type { AnswerTo, Choice, OneShape, Words } from '../../../core';
import { REINFORCED, told } from '../because';
import {
	bothAttack,
	defenseOf,
	encounterOf,
	heldBy,
	isHoardOpen,
	isHoarded,
	roleOf
} from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { discardFromTable, playOut, showCard, tableToHand } from '../hands';
import { declareHoard, heldName, whereHeld } from '../hoards';
import { totalOf, weigh } from '../totals';
import { SIDES } from '../types';
import { value } from '../values';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { OneOf } from '../../kit';
import type { Board, CardId, Moment, SeatId, Side } from '../types';

/** CE-11.9: only while two attacks count, by those in the encounter. */
const allowed = (board: Board, seat: SeatId): boolean =>
	roleOf(board, seat) !== 'uninvolved' && bothAttack(board);

export function reinforcementChoice(play: Play, moment: Moment, seat: SeatId): Choice[] {
	const { board } = play;
	if (moment !== 'reveal.values' || !allowed(board, seat)) return [];
	const cards = heldBy(board, seat).filter((card) => kindOf(card) === 'reinforcement');
	if (cards.length === 0) return [];
	const unplayable = value(play, 'unplayable', NO_CARDS, { seat });
	return reinforcing(
		play,
		seat,
		cards.filter((card) => !unplayable.includes(card))
	);
}

const NO_CARDS: readonly CardId[] = [];

/** A card, and the side whose total it adds to. */
export type Reinforcing = Choice<CardId> & { readonly then: OneOf<Choice<Side>> };

/** Cards of a seat that may be added to either total, those of one number once (CE-15.34), where they lie in one place. */
export function reinforcing(play: Play, seat: SeatId, cards: readonly CardId[]): Reinforcing[] {
	const { board } = play;
	const { offense } = encounterOf(board);
	const defense = defenseOf(board);
	const values = new Set<string>();
	const valueOf = (card: CardId) => `${numberOf(card)} ${whereHeld(board, seat, card)}`;
	return cards
		.filter((card) => !values.has(valueOf(card)) && values.add(valueOf(card)))
		.map((card) => ({
			id: card,
			say: heldName(board, seat, card),
			on: card,
			then: {
				type: 'one',
				choices: [
					{
						id: 'offense',
						say: msg('For the offense, {who, select, you {your side} other {#}}', { who: offense }),
						note: totalsWith(play, 'offense', addsOf(play, seat, card))
					},
					{
						id: 'defense',
						say: msg('For the defense, {who, select, you {your side} other {#}}', { who: defense }),
						note: totalsWith(play, 'defense', addsOf(play, seat, card))
					}
				]
			}
		}));
}

/** What a card adds that this seat plays as a reinforcement: its number, as effects change it (CE-37.14). */
const addsOf = (play: Play, seat: SeatId, card: CardId): number =>
	value(play, 'reinforcement', numberOf(card), { seat });

/** What both totals would be with so much more on a side. */
function totalsWith(play: Play, side: Side, more: number): Words {
	const ofSide = (one: Side) => totalOf(play, one, one === side ? more : 0);
	return msg('Then offense {offense}, defense {defense}', {
		offense: ofSide('offense'),
		defense: ofSide('defense')
	});
}

/** The side a window's answer reinforces; null when it is another answer. */
export const reinforcedBy = ({ pick, then }: AnswerTo<OneShape>): Side | null =>
	(kindOf(pick) === 'reinforcement' &&
		SIDES.find((side) => then && 'pick' in then && then.pick === side)) ||
	null;

declare module '../play' {
	interface Steps {
		reinforce: {
			readonly seat: SeatId;
			/**
			 * The card, an attack where an effect lets it be played so; its number is what it adds. As all see it once it
			 * lies on the table.
			 */
			card: CardId;
			readonly side: Side;
			/** What it has added; left out: its number. */
			adds?: number;
			/** It came out of a hoard, and lies on the table (CE-19.20). */
			hoarded?: true;
			/** An effect has cancelled it. */
			cancelled?: boolean;
			/** Who has; left out: nobody. */
			stopper?: SeatId;
			/** The card or power they did it with; left out: nobody did. */
			means?: Words;
		};
	}
}

const { run } = formsOf('reinforce');

export const reinforce: Step = {
	/** CE-19.20: out of a hoard it is shown, which can be answered. */
	show: run((play, frame) => {
		const { seat, card } = frame;
		if (!isHoarded(play.board, seat, card)) return;
		frame.hoarded = true;
		frame.card = showCard(play, seat, card);
		play.say(
			msg('{who} shows {card} of their hoard.', { who: seat, card: cardName(card) }),
			'CE-19.20'
		);
		declareHoard(play, seat);
	}),

	play: run((play, frame) => {
		const { seat, card: held, side, hoarded } = frame;
		if (hoarded && !isHoardOpen(play.board, seat)) {
			tableToHand(play, [held], seat);
			return 'end';
		}
		if (hoarded) discardFromTable(play, seat, [held]);
		const card = hoarded ? held : playOut(play, seat, held);
		// Its name in the hand would tell of another card that comes to bear it (LAW-5).
		frame.card = card;
		const adds = addsOf(play, seat, card);
		if (adds !== numberOf(card)) frame.adds = adds;
		const encounter = encounterOf(play.board);
		encounter.added[side] += adds;
		if (play.board.hazards) {
			const { reinforced } = encounter;
			encounter.reinforced = { ...reinforced, [seat]: (reinforced?.[seat] ?? 0) + 1 };
		}
		const played = { who: seat, card: cardName(card), side };
		const why = told(play, {
			of: REINFORCED[side],
			by: seat,
			say:
				kindOf(card) === 'reinforcement'
					? msg(
							'{who, select, you {You play} other {# plays}} {card} for the {side, select, offense {offense} other {defense}}.',
							played
						)
					: msg(
							'{who} plays {card} as a reinforcement for the {side, select, offense {offense} other {defense}}.',
							played
						),
			yours: msg('You play {card} for the {side, select, offense {offense} other {defense}}.', {
				card: cardName(card),
				side
			}),
			rule: 'CE-15.15',
			move: { type: 'played', seat, card }
		});
		weigh(play);
		play.window('reinforcement.played', { seat, why });
		return undefined;
	}),

	/** CE-15.36: what was cancelled adds nothing, and its card stays discarded. */
	settle: run((play, { seat, card, side, adds = numberOf(card), cancelled, stopper, means }) => {
		const name = cardName(card);
		happened(
			play,
			msg('{who, select, you {You have} other {# has}} played {card}.', { who: seat, card: name })
		);
		if (!cancelled) return;
		encounterOf(play.board).added[side] -= adds;
		play.say(cancelledBy({ card: name, stopper, means }), 'CE-15.36');
		weigh(play);
		if (stopper) play.window('use.stopped', { seat: stopper });
	})
};
