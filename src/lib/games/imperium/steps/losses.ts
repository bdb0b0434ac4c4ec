/** The owner of a fleet takes hits (TI-9, TI-11.9), outside the casualties of a battle's round. */
import { msg } from '../../../core';
import { totalOf } from '../../kit';
import { lossesOf, takeLosses, usualLosses } from '../combat/losses';
import { fleetAt } from '../board';
import type { Units } from '../fleets/ships';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { MomentRules } from '../timing/moments';
import type { SeatId, SystemId } from '../types';
import { systemWords } from '../words';

declare module '../play' {
	interface Steps {
		/** `by`: the other side of a battle, whose hits they are; left out: they are of no battle. */
		losses: { seat: SeatId; system: SystemId; hits: number; rule: string; by?: SeatId };
		/** These ships of `seat` were damaged in a battle against `by`; a card may change what is left of them. */
		shipDamaged: { seat: SeatId; system: SystemId; by: SeatId; ships: Units };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** A ship was damaged in a battle, strikes included (TI-28.3): put to the other side. */
		shipDamaged: true;
	}
}

const { ask } = formsOf('losses');

export const losses: Step = {
	take: ask({
		ask: (play, { seat, system, hits, rule }) => {
			const { board } = play;
			const shape = lossesOf(play, seat, system, hits);
			return (
				shape && {
					...{ seat, rule, shape, about: [system] },
					say: msg(
						'Your fleet at {place} takes {n, plural, one {# hit} other {# hits}}: choose what is lost',
						{ n: hits, place: systemWords(board, system) }
					),
					fallback: { split: usualLosses(shape) }
				}
			);
		},
		then: (play, { system, rule, by }, { split }, seat) => {
			const ships = takeLosses(play, seat, system, split, rule);
			// TI-13.10: cargo without a place is lost at once, but not during a battle.
			if (by === undefined) play.push('upkeep');
			else if (totalOf(ships) > 0) play.push('shipDamaged', { seat, system, by, ships });
		}
	})
};

const damaged = formsOf('shipDamaged');

export const shipDamaged: Step = {
	/** TI-34.8: a third question, to the other side. */
	open: damaged.run((play, { by }) => play.window('shipDamaged', { only: by }))
};

export const shipDamagedMoment: MomentRules = {
	seats: (play, { only }) => {
		const { seat, system, ships } = play.within('shipDamaged');
		const isThere = totalOf(ships) > 0 && fleetAt(play.board, system, seat) !== undefined;
		return only && isThere ? [only] : [];
	},
	words: (play) => {
		const { seat, system } = play.within('shipDamaged');
		return {
			say: msg('A ship of {who} at {place} was damaged', {
				who: seat,
				place: systemWords(play.board, system)
			}),
			rule: 'TI-9.14',
			about: [system, seat]
		};
	}
};
