/** What an answer costs besides: the votes of planets that pay, and trade agreements with who is attacked. */
import type { SeatId } from '$lib/core/ids';
import { thenOf } from '$lib/core/shape';
import type { Shape } from '$lib/core/shape';
import { msg } from '$lib/core/words';
import type { Telling } from '../../boards';
import type { ImperiumScreen } from '../screen';
import { fill, printed, t } from '../../words';
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

/** Whom this player would fight by what is asked now, in space or for planets. */
function foesIn({ open: { fight, planets }, asked }: View): readonly SeatId[] {
	if (asked === 'tactical.move' && fight?.is === 'approach')
		return fight.battle ? [fight.battle.defender] : [];
	if (asked !== 'landings.assign' || fight?.is !== 'landings') return [];
	return fight.beaches.flatMap(({ planet }) => planets[planet]?.owner ?? []);
}

/** A battle or an invasion between partners breaks their agreement, whoever wins (TI-16.13). */
function agreementsLost(view: View): readonly string[] {
	const { open, you, names } = view;
	const foes = foesIn(view);
	const partners = open.players[you]?.contracts.map(({ holder }) => holder) ?? [];
	return open.order
		.filter((seat) => seat !== you && foes.includes(seat) && partners.includes(seat))
		.map((who) =>
			fill(
				view.asked === 'landings.assign'
					? msg('To land on a planet of {who} ends your trade agreement.', { who })
					: msg('A battle with {who} ends your trade agreement.', { who }),
				names
			)
		);
}

/**
 * Votes are the influence of planets that are ready (TI-17.8), and planets are refreshed when all have passed (TI-21.6):
 * whoever holds Political unused has it voted on before that (TI-17.1).
 */
function votesLost({ open, you, book, asked, about, shape }: View): readonly string[] {
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

export const warnings = (view: View): readonly string[] => [
	...agreementsLost(view),
	...votesLost(view)
];
