/** How a game of Twilight Imperium is told when it is over: by rounds, and where victory points came from. */
import { msg, template } from '../../core';
import type { Ending, Template } from '../../core';
import { tieBreakOf, whyBefore } from './ending';
import type { Imperium } from './play';
import { objectiveOf } from './tables/by-id';
import type { PointSource } from './types';

const SOURCES = {
	open: msg('Open objectives'),
	secret: msg('Secret objectives'),
	strategy: msg('Strategy Cards'),
	agenda: msg('Agendas'),
	action: msg('Action Cards')
} as const;

const BRINGS: { readonly [source in keyof typeof SOURCES]: Template<'gain'> } = {
	open: template('{gain} for an open objective.'),
	secret: template('{gain} for a secret objective.'),
	strategy: template('{gain} by a Strategy Card.'),
	agenda: template('{gain} by an agenda.'),
	action: template('{gain} by an Action Card.')
};

function sourceOf(from: PointSource): keyof typeof SOURCES {
	if ('objective' in from)
		return objectiveOf(from.objective).stage === 'secret' ? 'secret' : 'open';
	return 'strategy' in from ? 'strategy' : 'agenda' in from ? 'agenda' : 'action';
}

export const ending: Ending<Imperium> = {
	counted: template('{n, plural, one {# victory point} other {# victory points}}'),
	part: template('Round {n}'),
	partOf: ({ round }) => round,
	sources: SOURCES,
	brings: BRINGS,
	follow: () => (_board, events) =>
		events.flatMap(({ move }, at) =>
			move?.type === 'points'
				? [
						{
							seat: move.seat,
							n: move.n,
							source: sourceOf(move.from),
							// A claim is told just before what it brings.
							at: 'objective' in move.from ? at - 1 : at
						}
					]
				: []
		),
	standings: (board) =>
		// The order of play tells the last of them apart.
		board.ranking.map((one, i, all) => {
			const { seat, points, objectives, planets, counters } = one;
			const next = all[i + 1];
			const before = next && whyBefore(board, one, next);
			return {
				seat,
				rank: i + 1,
				points,
				has: [
					msg('{n, plural, one {# objective} other {# objectives}}', { n: objectives }),
					msg('{n, plural, one {# planet} other {# planets}}', { n: planets }),
					msg('{n, plural, one {# command counter} other {# command counters}}', { n: counters })
				],
				...(before && { before })
			};
		}),
	cutShort: new Set(['TI-1.6', 'TI-30.2']),
	// Who won whatever the points were (TI-1.10, TI-1.12) was not put first by a tie-break.
	tieBreak: (board, [winner]) => {
		const tie = tieBreakOf(board, board.ranking);
		return tie && board.ranking[0]?.seat === winner ? tie : null;
	}
};
