/** Alliances (GC-12): whom to offer one, and whose offer to accept. */
import type { Answer, Shape } from '../../../core';
import { playerOf } from '../board';
import { TO_WIN, isTooEarly } from '../ending';
import type { SeatId } from '../types';
import { self } from './sight';
import type { Sight } from './sight';
import type { Suggestion } from './suggestion';
import { missing } from './rivals';

/** Victory Points a round, alone and of two allies together, who cannot score the same objectives (GC-12.5). */
const PACE = 1;
const PACE_TOGETHER = 1.3;
/** Rounds until an alliance that must wait can win (GC-12.5). */
const WAITING = 1.5;
/** How much a round earlier is worth in the race. */
const LEAD = 1.2;
/** A victory, in Victory Points; shared it is half of one. */
const VICTORY = 5;
const SHARED = 0.5;

/** Rounds until this seat would win as things are. */
const roundsOf = (sight: Sight, seat: SeatId): number => {
	const pace = playerOf(sight.board, seat).ally ? PACE_TOGETHER : PACE;
	return Math.max(0, missing(sight.board, seat)) / pace;
};

const weight = (rounds: number): number => Math.exp(-LEAD * rounds);

/** How much likelier a victory is with this partner than alone, and what that is worth. */
function worthOfAlliance(sight: Sight, other: SeatId): number {
	const { board, me } = sight;
	const together = TO_WIN.allied - self(sight).vp - playerOf(board, other).vp;
	const isSure = together <= 0 && board.options.newAlliance === 'wins' && !isTooEarly(board);
	const soonest = board.options.newAlliance === 'wins' ? 0 : WAITING;
	const us = weight(Math.max(soonest, together / PACE_TOGETHER));
	const others = board.order
		.filter((seat) => seat !== me && seat !== other)
		// Each alliance of others is one rival.
		.filter((seat) => (playerOf(board, seat).ally ?? seat) >= seat)
		.reduce((sum, seat) => sum + weight(roundsOf(sight, seat)), 0);
	const own = weight(roundsOf(sight, me));
	const theirs = weight(roundsOf(sight, other));
	const shared = isSure ? SHARED : (SHARED * us) / (us + others);
	return VICTORY * (shared - own / (own + theirs + others));
}

/** What a refusal risks: nothing but the asking. */
const ASKING = 0.02;

/** The same table as it looks from another seat, as far as it is public. */
const from = ({ board, dice }: Sight, seat: SeatId): Sight => ({
	...{ me: seat, board, dice },
	...{ known: new Map(), places: new Map() }
});

export function alliancesIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	// Whom it would not help would refuse.
	const willing = shape.choices.filter(
		({ id }) => worthOfAlliance(from(sight, id as SeatId), sight.me) > 0
	);
	return willing.map(({ id }) => ({
		answer: { pick: id },
		worth: worthOfAlliance(sight, id as SeatId) - ASKING
	}));
}

/** Whoever has the turn offers it. */
export function acceptAlliance(sight: Sight): Answer {
	const by = sight.board.turn?.seat;
	return { yes: by !== undefined && worthOfAlliance(sight, by) > 0 };
}
