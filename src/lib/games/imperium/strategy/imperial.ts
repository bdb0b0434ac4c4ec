/** Imperial (TI-24.14, TI-24.15, TI-12.22): an objective and points; the others produce in a system. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { systemIds } from '../board';
import { canOrder } from '../economy/yard';
import { scoreImperial } from '../objectives/turn-up';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Board, SeatId, SystemId } from '../types';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		imperialPrimary: { seat: SeatId };
	}
}

const { run } = formsOf('imperialPrimary');

export const imperialPrimary: Step = {
	score: run((play, { seat }) => scoreImperial(play, seat))
};

/** TI-12.22: systems in which this player can order something, activated or not. */
const yards = (board: Board, seat: SeatId): SystemId[] =>
	systemIds(board).filter((id) => canOrder(board, seat, id, board.options.imperialDock === 'yes'));

export const imperialSecondary = secondaryFor<Choice<'produce'>>({
	rule: 'TI-12.22',
	choices: ({ board }, seat) =>
		yards(board, seat).length > 0
			? [{ id: 'produce', say: msg('Produce in a system of your choice') }]
			: [],
	apply: (play, seat) =>
		play.push('production', { seat, systems: yards(play.board, seat), by: 'imperial' })
});
