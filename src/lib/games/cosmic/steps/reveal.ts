/** Reveal (CE-11): both cards are turned up, changed and weighed, and the outcome is fixed. */
import { msg, verbatim } from '../../../core';
import { totalOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { encounterOf, mainPlayer, otherSide, shipsAt, targetOf, timingOrder } from '../board';
import { cardName, faceName } from '../cards';
import { turnUpGiven } from '../essence/steps';
import { printedFace } from '../faces';
import { told } from '../because';
import type { Led } from '../because';
import { value } from '../values';
import { openKickers, openUp } from '../hands';
import { settleMorphs } from '../morph';
import { moveShips, movesFrom } from '../ships';
import { fleetOf, mostToGate } from './launch';
import type { Origin } from '../use';
import { standsAt } from '../stands';
import { laidBy, weigh } from '../totals';
import { SIDES } from '../types';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		reveal: {
			/** The card turned up before the other one. */
			turnedUp?: Led;
		};
	}
}

const { run, each } = formsOf('reveal');

const NOTHING: readonly ((play: Play) => void)[] = [];

/** Ships that this ally of the offense may still send, none at least; null: it may send none. */
function following(play: Play, seat: SeatId): SplitOf<Origin> | null {
	const { board } = play;
	const { allies, offense } = encounterOf(board);
	if (!allies.offense.includes(seat)) return null;
	if (!value(play, 'alliesFollow', false, { seat: offense })) return null;
	// CE-36.24: who needs leave for more than one ship has none for these.
	const most = mostToGate(play, seat, false, { seat, as: 'ally' });
	const shape = fleetOf(play, seat, most - shipsAt(board, seat, 'gate'));
	return shape && { ...shape, min: 0 };
}

export const reveal: Step = {
	before: run((play) => play.window('reveal.before')),

	/** Who shows its card last sees the other one first. */
	first: run((play, frame) => {
		for (const side of SIDES) {
			const other = otherSide(side);
			const laid = laidBy(play, other);
			if (laid.faceUp || laid.concealed) continue;
			if (!value(play, 'revealsLast', false, { seat: mainPlayer(play.board, side) })) continue;
			laid.faceUp = true;
			openUp(play, laid);
			laid.face = printedFace(play, laid.card);
			play.showed = true;
			const by = mainPlayer(play.board, other);
			const say = msg('{who} turns up {card}.', { who: by, card: faceName(laid.face) });
			frame.turnedUp = told(play, { of: 'turnedUp', by, say, rule: 'CE-11.1' });
		}
	}),

	claim: run((play, { turnedUp: why }) => play.window('reveal.claim', why ? { why } : {})),

	turnUp: run((play) => {
		const encounter = encounterOf(play.board);
		for (const side of SIDES) {
			const laid = laidBy(play, side);
			if (laid.concealed) continue;
			if (!laid.faceUp) openUp(play, laid);
			laid.face = printedFace(play, laid.card);
		}
		encounter.revealed = true;
		play.showed = true;
		const cards = SIDES.map((side) => {
			const { face, concealed } = laidBy(play, side);
			const card = face ? faceName(face) : verbatim('?');
			return concealed ? msg('{card} (claimed)', { card }) : card;
		});
		play.say(msg('Cards revealed: {cards}.', { cards: { and: cards } }), 'CE-11.1', {
			type: 'reveal'
		});
		for (const { by, card } of openKickers(play))
			play.say(msg('{who} turns up {card}.', { who: by, card: cardName(card) }), 'CE-31.20');
		settleMorphs(play);
		weigh(play);
		play.window('reveal.cards'); // CE-11.4: what changes cards and kinds comes before what changes values
		// On top of the window, so before what anybody does there.
		for (const due of value(play, 'uponReveal', NOTHING, null)) due(play);
		if (play.board.essence) turnUpGiven(play);
	}),

	/** CE-40.65: in timing order, each up to what an ally may send. */
	follow: each({
		seats: (play) => timingOrder(play.board).filter((seat) => following(play, seat) !== null),
		ask: (play, _frame, seat) => {
			const shape = following(play, seat);
			return (
				shape && {
					seat,
					about: [targetOf(play.board)],
					rule: 'CE-40.65',
					say: msg('Send more ships after those in the gate?'),
					shape,
					fallback: { split: {} }
				}
			);
		},
		then: (play, _frame, { split }, seat) => {
			const n = totalOf(split);
			if (n === 0) return;
			play.say(
				msg(
					'{who, select, you {You send} other {# sends}} {n, plural, one {# more ship} other {# more ships}}.',
					{ who: seat, n }
				),
				'CE-40.65'
			);
			moveShips(play, movesFrom(seat, split, 'gate'));
			weigh(play);
		}
	}),

	/** CE-11.8: reinforcements and the rest, in answer to each other, until all pass. */
	values: run((play) => play.window('reveal.values')),

	/** CE-11.11: when all have passed, the outcome is fixed. */
	outcome: run((play) => {
		weigh(play);
		const encounter = encounterOf(play.board);
		const stands = standsAt(encounter);
		if (stands === 'bothLose') encounter.outcome = { type: 'bothLose' };
		else if (stands) {
			// Who wins may be turned round, by whatever it was won (CE-11.11).
			const side = encounter.turned ? otherSide(stands) : stands;
			encounter.outcome = { type: 'won', side };
			if (side !== stands)
				play.say(
					msg(
						'The outcome is turned round: the {side, select, offense {offense} other {defense}} wins.',
						{
							side
						}
					),
					'CE-11.11'
				);
		}
	})
};
