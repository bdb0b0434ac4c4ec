/** Playing an Action Card of timing *minor* (GC-15): it is carried out and leaves the game. */
import { msg } from '../../../core';
import type { Barred } from '../../../core';
import { actionChoice, cardIn, oneOf, whyNone } from '../questions/ask';
import { playerOf } from '../board';
import { wouldDo } from '../effects/carry';
import { actionOf } from '../tables/by-id';
import { carryOut } from '../effects/effect';
import { whyUntimely } from '../questions/timing';
import { turnEvent } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import type { ActionCardId, Board, SeatId } from '../types';

/** Why this player cannot play a card of its hand now; null when it can be paid for and would do something. */
function whyNotPlayed(board: Board, seat: SeatId, id: ActionCardId): Reason | null {
	const untimely = whyUntimely(id, 'minor');
	if (untimely || wouldDo(board, `action:${id}`, seat)) return untimely;
	return {
		why: msg('{card} would do nothing now, or cannot be paid for.', { card: actionOf(id).name }),
		rule: 'GC-15.4'
	};
}

const NO_CARD: Reason = { why: msg('You have no Action Card left.'), rule: 'GC-15.1' };

export const cardEvent = turnEvent({
	id: 'card',
	say: msg('Play an Action Card'),
	rule: 'GC-15.1',
	uses: 'minor',
	offer: (board, seat) => {
		const open: ActionCardId[] = [];
		const barred: Barred[] = [];
		for (const id of playerOf(board, seat).actions) {
			const reason = whyNotPlayed(board, seat, id);
			const on = `action:${id}`;
			if (reason) barred.push({ id: on, say: actionOf(id).name, ...reason, on });
			else open.push(id);
		}
		return open.length > 0
			? {
					note: msg('It is carried out and leaves the game'),
					then: oneOf(open.map(actionChoice), barred)
				}
			: (whyNone(barred) ?? NO_CARD);
	},
	begin: (play, seat, { pick }) => {
		const id = cardIn(pick);
		const player = playerOf(play.board, seat);
		player.actions = player.actions.filter((one) => one !== id);
		player.used.push(id);
		const { name, text } = actionOf(id);
		play.say(msg('{who} plays {card}: “{text}”', { who: seat, card: name, text }), 'GC-15.1', {
			type: 'action',
			seat,
			card: id
		});
		carryOut(play, `action:${id}`, seat);
	}
});
