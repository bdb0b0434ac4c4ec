/** Alliances (GC-12): whom to offer one, and whose offer to accept. */
import type { Answer, Shape } from '../../../core';
import { playerOf } from '../board';
import type { SeatId } from '../types';
import { rivalsOf, self } from './sight';
import type { Sight } from './sight';
import type { Suggestion } from './suggestion';
import { ALONE, TOGETHER, missing } from './worth';

/** An alliance cannot win in the round it is made in (GC-12.5), and is half a victory. */
const DELAY = 1.2;
const SHARE = 0.5;
/** What a refusal risks: nothing but the asking. */
const ASKING = 0.02;

/** How many Victory Points nearer to winning an alliance would bring this seat. */
function nearer(sight: Sight, other: SeatId): number {
	const { board, me } = sight;
	const mine = self(sight).vp;
	const theirs = playerOf(board, other).vp;
	const together = (TOGETHER - mine - theirs) / 2;
	return missing(board, me) - together - DELAY;
}

/** The lead of the best rival beside this one. */
function pressure(sight: Sight, other: SeatId): number {
	const { board } = sight;
	const { vp } = self(sight);
	return Math.max(
		0,
		...rivalsOf(sight)
			.filter((seat) => seat !== other)
			.map((seat) => ALONE - missing(board, seat) - vp)
	);
}

/** What an alliance with this player is worth: most to those behind, nothing to who can win alone. */
export function worthOfAlliance(sight: Sight, other: SeatId): number {
	const ahead = self(sight).vp - playerOf(sight.board, other).vp;
	return SHARE * (nearer(sight, other) + pressure(sight, other) - 1.5) - 0.3 * Math.max(0, ahead);
}

export function alliancesIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	return shape.choices.map(({ id }) => ({
		answer: { pick: id },
		worth: worthOfAlliance(sight, id as SeatId) - ASKING
	}));
}

/** Whoever has the turn offers it. */
export function acceptAlliance(sight: Sight): Answer {
	const by = sight.board.turn?.seat;
	return { yes: by !== undefined && worthOfAlliance(sight, by) > 0 };
}
