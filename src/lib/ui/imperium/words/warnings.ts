/** What paying with planets costs besides: their votes, while the vote of the round is still to come. */
import { thenOf } from '$lib/core/shape';
import type { Shape } from '$lib/core/shape';
import type { Telling } from '../../boards';
import type { ImperiumScreen } from '../screen';
import { printed, t } from '../../words';
import { sumsOf } from './labels';

type View = Parameters<NonNullable<Telling<ImperiumScreen>['warnings']>>[0];

/** Questions that are paid with planets, and Strategy Cards whose secondary is. */
const PAYS: readonly string[] = [
	...['production.pay', 'card.price', 'landings.pay', 'research.choose'],
	...['strategy:logistics', 'strategy:technology']
];

/** Whether one of its answers takes planets: what is free, or a technology that is gained, takes none. */
const takesPlanets = (shape: Shape): boolean =>
	shape.type === 'split'
		? shape.places.some(({ id }) => id.startsWith('planet:'))
		: shape.type === 'one' &&
			shape.choices.some((choice) => {
				const then = thenOf(shape, choice);
				return then !== undefined && takesPlanets(then);
			});

/**
 * Votes are the influence of planets that are ready (TI-17.8), and planets are refreshed when all have passed (TI-21.6):
 * whoever holds Political unused has it voted on before that (TI-17.1).
 */
export function warnings({ open, you, book, asked, about, shape }: View): readonly string[] {
	const isVoteToCome = open.order.some((seat) =>
		open.players[seat]?.strategy.some(({ card, used }) => card === 'political' && !used)
	);
	const isPaid =
		shape !== null &&
		takesPlanets(shape) &&
		[asked ?? '', ...about].some((one) => PAYS.includes(one));
	if (!isVoteToCome || !isPaid || sumsOf({ open }, you).ready.influence === 0) return [];
	return [
		t(
			'Planets you exhaust now do not vote when {card} is used in this round, unless they are refreshed before.',
			{
				card: printed(book?.strategies['political']?.name)
			}
		)
	];
}
