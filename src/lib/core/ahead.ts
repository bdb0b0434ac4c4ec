/**
 * Answers given ahead, to a question that can be seen coming (`coming`). Like standing orders they are no
 * decision, and no rule reads them: whoever holds the table gives them when the question is asked as it was then.
 */
import { complaint } from './answer';
import { stillAnswers } from './foreseen';
import type { HeldAhead } from './foreseen';
import type { AnyGame, AnyTable } from './game';
import type { SeatId } from './ids';
import { comingTo } from './look';
import { ok, refuse } from './result';
import type { Result } from './result';
import type { Answer } from './shape';
import { msg } from './words';

/** What is to be held for the question this seat can see coming; or why nothing is. */
export function foresee(
	game: AnyGame,
	table: AnyTable,
	seat: SeatId,
	answer: Answer
): Result<HeldAhead> {
	const coming = comingTo(game, table, seat);
	if (!coming) return refuse('CORE-AHEAD', msg('Nothing is coming that you could answer ahead.'));
	const { name, shape } = coming;
	const wrong = complaint(shape, answer);
	return wrong ? refuse(wrong.rule ?? coming.rule, wrong.say) : ok({ name, shape, answer });
}

/** Whether the question this was held for is asked now, is still to come, with all that the answer names, or is gone. */
export function standingOfHeld(
	game: AnyGame,
	table: AnyTable,
	seat: SeatId,
	held: HeldAhead
): { readonly is: 'asked'; readonly decision: number } | { readonly is: 'coming' | 'gone' } {
	const asked = table.decisions.find((one) => one.seat === seat);
	if (asked?.name === held.name)
		return stillAnswers(held, asked) ? { is: 'asked', decision: asked.id } : { is: 'gone' };
	const coming = comingTo(game, table, seat);
	return { is: coming && stillAnswers(held, coming) ? 'coming' : 'gone' };
}
