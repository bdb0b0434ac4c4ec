/**
 * What is barred in an open question: worked out when somebody looks at it or tries what it does not offer, so that
 * it costs nobody else anything and no saved table keeps it.
 */
import type { Game } from './game';
import { Play } from './play';
import type { Shape } from './shape';
import { formOf } from './steps';
import type { Decision, Table } from './table';
import type { GameTypes } from './types';

/** What an open decision asks, with all that is barred in it. */
export function explained<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	{ seat, shape }: Pick<Decision, 'seat' | 'shape'>
): Shape {
	const frame = table.frames.at(-1);
	const form = frame && formOf(game, frame.step, frame.at);
	if (seat === 'table' || !form || form.form === 'run' || !form.explain) return shape;
	return form.explain(new Play(game, table), frame, shape, seat);
}
