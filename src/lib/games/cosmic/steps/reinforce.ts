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
import { alienName, cardName, kindOf, numberOf } from '../cards';
import { discardFromTable, playOut, showCard, tableToHand } from '../hands';
import { declareHoard, heldName, whereHeld } from '../hoards';
import { totalOf, weigh } from '../totals';
import { SIDES } from '../types';
import { decidesWinner } from '../use';
import type { Me, Use } from '../use';
import { value } from '../values';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { OneOf } from '../../kit';
import type { Board, CardId, Moment, SeatId, Side } from '../types';

/** CE-11.9: only while two attacks count, by those in the encounter. */
const allowed = (board: Board, seat: SeatId): boolean =>
	roleOf(board, seat) !== 'uninvolved' && bothAttack(board);

/** A use of a power that must still be made in this window, and what it keeps in force (CE-16.12). */
export interface ToCome {
	readonly me: Me;
	readonly key: string;
	readonly use: Use;
}

export function reinforcementChoice(
	play: Play,
	moment: Moment,
	seat: SeatId,
	toCome: readonly ToCome[]
): Choice[] {
	const { board } = play;
	if (moment !== 'reveal.values' || !allowed(board, seat)) return [];
	const cards = heldBy(board, seat).filter((card) => kindOf(card) === 'reinforcement');
	if (cards.length === 0) return [];
	const unplayable = value(play, 'unplayable', NO_CARDS, { seat });
	return reinforcing(
		play,
		seat,
		cards.filter((card) => !unplayable.includes(card)),
		toCome
	);
}

const NO_CARDS: readonly CardId[] = [];

/** A card, and the side whose total it adds to. */
export type Reinforcing = Choice<CardId> & { readonly then: OneOf<Choice<Side>> };

/** Cards of a seat that may be added to either total, those of one number once (CE-15.34), where they lie in one place. */
export function reinforcing(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	toCome: readonly ToCome[] = []
): Reinforcing[] {
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
						note: foreseen(play, 'offense', addsOf(play, seat, card), toCome)
					},
					{
						id: 'defense',
						say: msg('For the defense, {who, select, you {your side} other {#}}', { who: defense }),
						note: foreseen(play, 'defense', addsOf(play, seat, card), toCome)
					}
				]
			}
		}));
}

/** What a card adds that this seat plays as a reinforcement: its number, as effects change it (CE-37.14). */
const addsOf = (play: Play, seat: SeatId, card: CardId): number =>
	value(play, 'reinforcement', numberOf(card), { seat });

/** What both totals would be with so much more on a side. */
function totalsWith(play: Play, side: Side, more: number) {
	const ofSide = (one: Side) => totalOf(play, one, one === side ? more : 0);
	return { offense: ofSide('offense'), defense: ofSide('defense') };
}

/** The same in words, with what powers will make of it that must still be used. */
function foreseen(play: Play, side: Side, more: number, toCome: readonly ToCome[]): Words {
	const totals = totalsWith(play, side, more);
	const now = msg('Then offense {offense}, defense {defense}', totals);
	const counting = toCome.filter(({ use }) => counts(use));
	if (counting.length === 0) return now;
	const powers = { and: counting.map(({ me }) => powerOf(me)) };
	if (counting.some(({ use }) => use.ask !== undefined || decidesWinner(use)))
		return msg('{now}; {powers} must still be used, and may change what comes of it', {
			now,
			powers
		});
	const then = onceUsed(play, counting, () => totalsWith(play, side, more));
	if (SIDES.every((one) => then[one] === totals[one])) return now;
	return msg(
		'{now}; {powers} must still be used, which makes it offense {offense}, defense {defense}',
		{ now, powers, ...then }
	);
}

/** Values that totals are made of. */
const COUNTED = ['shipWorth', 'parts', 'cardNumbers', 'cardValues'] as const;

/** Whether a use bears on the totals, or on what they decide. */
const counts = (use: Use): boolean =>
	decidesWinner(use) || COUNTED.some((key) => use.lasting?.[key] !== undefined);

const powerOf = ({ seat: whom, id }: Me): Words =>
	msg('{alien}{whom, select, you {, your power} other { of #}}', { alien: alienName(id), whom });

/** Something as it would be with these in force. */
function onceUsed<T>(play: Play, uses: readonly ToCome[], found: () => T): T {
	const { lasting } = encounterOf(play.board);
	const before = lasting.length;
	for (const { me, key, use } of uses) {
		const { seat, source, id } = me;
		const amount = (use.ask ? 0 : (use.fixes?.(play.board, seat) ?? use.amount?.(play, me))) ?? 0;
		lasting.push({ seat, source, id, use: key, amount });
	}
	try {
		return found();
	} finally {
		lasting.length = before;
	}
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
			msg(
				'{who, select, you {You show} other {# shows}} {card} of {who, select, you {your} other {their}} hoard.',
				{ who: seat, card: cardName(card) }
			),
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
							'{who, select, you {You play} other {# plays}} {card} as a reinforcement for the {side, select, offense {offense} other {defense}}.',
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
