/** How teams are drawn and sit (CE-40.24), and how turns pass round a table with an empty planet (CE-40.30). */
import { msg } from '../../../../core';
import type { Play } from '../../play';
import type { Board, SeatId } from '../../types';
import { circleOf } from './partners';

/** CE-40.24: a card of each colour is shuffled; two by two they are partners, and one that is left plays alone. */
export function drawTeams(play: Play): void {
	const { board } = play;
	if (!board.teams) return;
	const drawn = play.shuffle(board.order.slice());
	const odd = drawn.length % 2 === 1 ? drawn.pop() : undefined;
	const firsts = drawn.filter((_, i) => i % 2 === 0);
	const seconds = drawn.filter((_, i) => i % 2 === 1);
	const pairs = firsts.flatMap((one, i): [SeatId, SeatId][] => {
		const other = seconds[i];
		return other ? [[one, other]] : [];
	});
	// As many seats lie between partners either way, the empty planet among them.
	board.order = [...firsts, ...(odd ? [odd] : []), ...seconds];
	board.teams = { pairs, ...(odd && { odd }) };
	for (const [who, whom] of pairs)
		play.say(
			msg('{who, select, you {You} other {#}} and {whom} are partners.', { who, whom }),
			'CE-40.24'
		);
	if (odd)
		play.say(
			msg('{who} plays alone, opposite an empty planet, which brings another turn.', {
				who: odd
			}),
			'CE-40.24'
		);
}

/**
 * CE-40.30: whose turn comes after that of `seat`, and that one has begun. Opposite who plays alone stands an empty
 * planet: when the order comes to it, that player has the turn.
 */
export function passTurn(board: Board, seat: SeatId): SeatId {
	const { teams } = board;
	const circle = circleOf(board);
	const at = circle.indexOf(teams?.extra ? null : seat);
	// CE-33.6: by a hazard the other way round.
	const to = circle.at((at + (board.backwards ? -1 : 1)) % circle.length);
	const next = to ?? teams?.odd;
	if (!next) throw new Error('There is no next player.');
	if (teams) {
		if (to) delete teams.extra;
		else teams.extra = true;
	}
	return next;
}
