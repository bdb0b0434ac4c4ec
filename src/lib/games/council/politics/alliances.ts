/** Alliances as a state (GC-12): made, and void as soon as one partner attacks the other. */
import { msg } from '../../../core';
import type { Param } from '../../../core';
import { allyOf, playerOf, raceName } from '../board';
import { checkVictory } from '../ending';
import { endRiotsOfAlly } from '../map/riots';
import type { Play } from '../play';
import type { Board, RaceId, SeatId } from '../types';

/** Two players are allied from now on; neither riots against the other (GC-16.9). */
export function ally(play: Play, one: SeatId, other: SeatId): void {
	const { board } = play;
	for (const [seat, partner] of [
		[one, other],
		[other, one]
	] as const) {
		const player = playerOf(board, seat);
		player.ally = partner;
		player.alliedIn = board.round;
	}
	endRiotsOfAlly(play, one);
	endRiotsOfAlly(play, other);
	play.say(msg('{who} and {whom} are allied.', { who: one, whom: other }), 'GC-12.1', {
		type: 'ally',
		one,
		other
	});
}

/** A race that a player can attack, with what it must be told before it attacks an ally (GC-12.6). */
export const namedToAttacker = (board: Board, seat: SeatId, race: RaceId): Param =>
	allyOf(board, seat) === race
		? msg('{ally}, your ally (an attack ends the alliance, and you abstain at the next vote)', {
				ally: raceName(race)
			})
		: raceName(race);

/**
 * A player declares an attack on a race: on its ships, or on its planet (GC-12.6). An alliance with it is
 * void at once, which may win the game for one of them; nothing else ends one (GC-12.7). True when the game is over.
 */
export function declareAttack(play: Play, seat: SeatId, on: RaceId): boolean {
	const attacker = playerOf(play.board, seat);
	if (attacker.ally === null || attacker.ally !== on) return false;
	for (const one of [seat, attacker.ally]) {
		const player = playerOf(play.board, one);
		player.ally = null;
		player.alliedIn = 0;
	}
	attacker.disgraced = true;
	play.say(
		msg('{who} attacks their ally {whom}: the alliance is void.', { who: seat, whom: on }),
		'GC-12.6',
		{
			type: 'unally',
			one: seat,
			other: on
		}
	);
	return checkVictory(play);
}
