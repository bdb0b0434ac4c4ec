/** How a game of Galactic Council is told when it is over: by rounds, and where Victory Points came from. */
import { msg, template } from '../../core';
import type { Ending, Template } from '../../core';
import { playerOf } from '../kit';
import { planetsOf } from './board';
import { rankedCamps, tieBreakOf, whyBefore } from './ending';
import type { Council } from './play';
import type { VpSource } from './types';

const SOURCES = {
	objectives: msg('Objectives'),
	council: msg('Votes of the Council'),
	technologies: msg('Technologies'),
	tokens: msg('Discovery Tokens'),
	cards: msg('Action Cards'),
	species: msg('Species')
} as const;
type Source = keyof typeof SOURCES;

const BRINGS: { readonly [source in Source]: Template<'gain'> } = {
	objectives: template('{gain} for an objective.'),
	council: template('{gain} by a vote of the Council.'),
	technologies: template('{gain} for a technology.'),
	tokens: template('{gain} by a Discovery Token.'),
	cards: template('{gain} by an Action Card.'),
	species: template('{gain} by what the species can do.')
};

/** What an effect is printed on, as its id begins. */
const PRINTED: readonly (readonly [begins: string, source: Source])[] = [
	['council:', 'council'],
	['token:', 'tokens'],
	['action:', 'cards'],
	['tech:', 'technologies']
];

function sourceOf(from: VpSource): Source {
	if ('objective' in from) return 'objectives';
	if ('tech' in from) return 'technologies';
	return PRINTED.find(([begins]) => from.effect.startsWith(begins))?.[1] ?? 'species';
}

export const ending: Ending<Council> = {
	counted: template('{n} VP'),
	part: template('Round {n}'),
	partOf: ({ round }) => round,
	sources: SOURCES,
	brings: BRINGS,
	follow: () => (_board, events) =>
		events.flatMap(({ move }, at) =>
			move?.type === 'vp'
				? [
						{
							seat: move.seat,
							n: move.n,
							source: sourceOf(move.from),
							// An objective, or a technology, is told just before what it brings.
							at: 'effect' in move.from ? at : at - 1
						}
					]
				: []
		),
	standings: (board, winners) =>
		// The order of play tells the last of them apart, so each side has a place of its own.
		rankedCamps(board, winners).flatMap((camp, i, camps) => {
			const next = camps[i + 1];
			const before = next && whyBefore(board, camp, next);
			return camp.seats.map((seat, _, all) => ({
				seat,
				rank: i + 1,
				points: playerOf(board, seat).vp,
				has: [
					// They stand in one place, whatever each has alone.
					...all
						.filter((ally) => ally !== seat)
						.map((ally) =>
							msg('allied with {who}, {n} VP together', {
								who: ally,
								n: playerOf(board, seat).vp + playerOf(board, ally).vp
							})
						),
					msg('{n, plural, one {# planet} other {# planets}}', {
						n: planetsOf(board, seat).length
					})
				],
				...(before && { before })
			}));
		}),
	tieBreak: tieBreakOf
};
