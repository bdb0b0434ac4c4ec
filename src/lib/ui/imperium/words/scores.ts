/** How all stood when the game ended: by rank, with what their points came from. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { PointSource } from '$lib/games/imperium/types';
import type { Score } from '../../boards';
import { listed, printed, t } from '../../words';
import type { Sight } from '../screen';

const SOURCES = {
	open: msg('Open objectives'),
	secret: msg('Secret objectives'),
	strategy: msg('Strategy Cards'),
	agenda: msg('Agendas'),
	action: msg('Action Cards')
} as const satisfies { readonly [source: string]: Words };
type Source = keyof typeof SOURCES;
const ORDER = [
	'open',
	'secret',
	'strategy',
	'agenda',
	'action'
] as const satisfies readonly Source[];

function sourceOf(from: PointSource, { book }: Pick<Sight, 'book'>): Source {
	if ('objective' in from)
		return book?.objectives[from.objective]?.stage === 'secret' ? 'secret' : 'open';
	return 'strategy' in from ? 'strategy' : 'agenda' in from ? 'agenda' : 'action';
}

/** None before the game is over. */
export function scoresOf({ open, book }: Pick<Sight, 'open' | 'book'>): Score[] {
	const last = Math.max(0, ...open.scored.map(({ round }) => round));
	return open.ranking.map(({ seat, points, objectives, planets, counters }) => {
		const own = open.scored.filter((one) => one.seat === seat);
		const sumOf = (some: typeof own) => some.reduce((sum, { n }) => sum + n, 0);
		return {
			...{ seat, points },
			from: ORDER.flatMap((source) => {
				const n = sumOf(own.filter(({ from }) => sourceOf(from, { book }) === source));
				return n === 0 ? [] : [{ say: printed(SOURCES[source]), n }];
			}),
			note: listed([
				t('{n, plural, one {# objective} other {# objectives}}', { n: objectives }),
				t('{n, plural, one {# planet} other {# planets}}', { n: planets }),
				t('{n, plural, one {# counter} other {# counters}}', { n: counters })
			]),
			rounds: Array.from({ length: last }, (_, i) =>
				sumOf(own.filter(({ round }) => round === i + 1))
			)
		};
	});
}
