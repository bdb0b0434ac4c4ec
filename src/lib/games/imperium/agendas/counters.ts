/** Agendas about command counters. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { bestOf, mostOf, playerOf } from '../../kit';
import { spendCounters } from '../economy/counters';
import { AREA_WORDS, gainCounters, FLEET_MOST } from '../economy/gains';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Area, Board, SeatId } from '../types';
import { everybody } from './everybody';
import { nothing } from './agenda';
import type { Motion } from './agenda';
import { colonies } from './exhausting';
import { holdFor } from './lasting';

declare module '../play' {
	interface Steps {
		/** Each of these puts a counter back from one of two areas. */
		yielding: { seats: readonly SeatId[] };
	}
}

const RULE = 'TI-17.22';
const { each } = formsOf('yielding');

const YIELDS = ['command', 'strategy'] as const satisfies readonly Area[];

const areasOf = (board: Board, seat: SeatId): Area[] =>
	YIELDS.filter((area) => playerOf(board, seat).counters[area] > 0);

export const yielding: Step = {
	choose: each({
		seats: (_play, { seats }) => seats,
		ask: ({ board }, _frame, seat) => {
			const areas = areasOf(board, seat);
			const fullest = bestOf(areas, (area) => playerOf(board, seat).counters[area]);
			if (fullest === undefined) return null;
			return {
				...{ seat, rule: RULE },
				say: msg('Put a counter back: from which area?'),
				shape: {
					type: 'one',
					choices: areas.map((area): Choice<Area> => ({ id: area, say: AREA_WORDS[area] }))
				},
				fallback: { pick: fullest }
			};
		},
		then: (play, _frame, { pick }, seat) => spendCounters(play, seat, pick, 1, RULE)
	})
};

/** What activating costs while it stands: map/tariffs.ts. */
export const trafficTariffs: Motion = {
	for: nothing,
	against: (play) => play.push('yielding', { seats: everybody(play.board) })
};

/** Later ones are kept out where they are gained: economy/gains.ts. */
export const fleetRegulations: Motion = {
	for: (play) => {
		for (const seat of everybody(play.board)) {
			const { fleet } = playerOf(play.board, seat).counters;
			spendCounters(play, seat, 'fleet', fleet - FLEET_MOST, 'TI-13.4');
		}
	},
	against: (play) => {
		for (const seat of everybody(play.board)) gainCounters(play, seat, { fleet: 1 }, 'TI-14.2');
	}
};

/** For the rest of the round: map/activation.ts asks for the counter. */
export const imperialContainment: Motion = {
	for: ({ board }) =>
		holdFor(
			board,
			'imperial-containment',
			mostOf(everybody(board), (seat) => colonies(board, seat).length)
		),
	against: nothing
};
