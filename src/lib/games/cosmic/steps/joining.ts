/** What may follow an answer to an invitation: another says from which colonies the ships come, or takes a card for them. */
import { msg } from '../../../core';
import { encounterOf, playerOf } from '../board';
import { takeAtRandom } from '../modules/rewards/backs';
import { formsOf } from '../play';
import type { Step } from '../play';
import { value } from '../values';
import type { SeatId, Side } from '../types';
import { sendableTo } from './alliance';

declare module '../play' {
	interface Steps {
		/** A seat has said how many ships it joins a side with, and another says from where they come (CE-34.29). */
		origins: { readonly seat: SeatId; readonly side: Side; readonly n: number };
		/** A seat has joined with so many ships; who may take a card for that is still to be asked (CE-34.27). */
		toll: { readonly from: SeatId; readonly n: number };
	}
}

const NOBODY: readonly SeatId[] = [];

const coming = formsOf('origins');

/** CE-34.29: who chooses the colonies does so for as many ships as were named. */
export const origins: Step = {
	choose: coming.ask({
		ask: (play, { seat, side, n }) => {
			const fleet = sendableTo(play, seat, side, play.find('alliance')?.allowed);
			const by = value(play, 'choosesOrigins', null, { seat, side }) ?? seat;
			return (
				fleet && {
					seat: by,
					about: [seat],
					rule: 'CE-34.29',
					say: msg(
						'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {joins} other {join}} the {side, select, offense {offense} other {defense}}. From which colonies?',
						{ n, who: seat, side }
					),
					shape: { ...fleet, min: n, max: n },
					fallback: 'random'
				}
			);
		},
		then: (play, { seat, side }, { split }) => {
			encounterOf(play.board).sending = { seat, side, ships: split };
		}
	})
};

const tolls = formsOf('toll');

/** CE-34.27: in timing order, a card each. */
export const toll: Step = {
	take: tolls.each({
		seats: (play, { from, n }) => value(play, 'takesToll', NOBODY, { seat: from, n }),
		ask: (play, { from }, seat) =>
			playerOf(play.board, from).hand.length === 0
				? null
				: {
						seat,
						about: [from],
						rule: 'CE-34.27',
						say: msg('{who} has joined with more ships than you named. Take a card at random?', {
							who: from
						}),
						shape: { type: 'confirm', yes: msg('Take a card'), no: msg('Take none') },
						fallback: { yes: true }
					},
		then: (play, { from }, { yes }, seat) => {
			if (yes) takeAtRandom(play, seat, from);
		}
	})
};
