/** Playing an Action Card of timing *minor* (GC-15): it is carried out and leaves the game. */
import { actionChoice, cardIn } from '../ask';
import { playerOf } from '../board';
import { wouldDo } from '../carry';
import { actionOf } from '../content';
import { carryOut } from '../effects/effect';
import { pickIn } from '../events';
import type { TurnEvent } from '../events';
import type { ActionCardId, Board, SeatId } from '../types';

/** Cards this player can play now: those that can be paid for and would do something (GC-15.4). */
const playable = (board: Board, seat: SeatId): ActionCardId[] =>
	playerOf(board, seat).actions.filter(
		(id) => actionOf(id).timing === 'minor' && wouldDo(board, `action:${id}`, seat)
	);

export const cardEvent: TurnEvent = {
	uses: 'minor',
	choice: ({ board }, seat) => {
		const cards = playable(board, seat);
		if (cards.length === 0) return null;
		return {
			id: 'card',
			say: 'Play an Action Card',
			note: 'It is carried out and leaves the game',
			then: { type: 'one', choices: cards.map(actionChoice) }
		};
	},
	begin: (play, seat, answer) => {
		const id = cardIn(pickIn(answer));
		const player = playerOf(play.board, seat);
		player.actions = player.actions.filter((one) => one !== id);
		player.used.push(id);
		const { name, text } = actionOf(id);
		play.say(`{${seat}} plays ${name}: ${text}`, 'GC-15.1', { type: 'action', seat, card: id });
		carryOut(play, `action:${id}`, seat);
	}
};
