/** A vote in words: what an outcome is called, what votes are made of, how it stands and what it may still come to. */
import type { SeatId } from '$lib/core/ids';
import { msg, verbatim } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { VoterToCome } from '$lib/games/imperium/politics/votes';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import type { Outcome } from '$lib/games/imperium/types';
import { bold, listed, nameOf, printed, t } from '../../words';
import type { Sight } from '../screen';
import { planetName, titled } from './systems';

const isSeat = (id: string): id is SeatId => id.startsWith('seat:');
const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');

/** The parts of an outcome: one, or two that are elected together. */
export const partsOf = (outcome: Outcome): readonly string[] => outcome.split('+');

const FIXED: { readonly [outcome: string]: Words } = {
	for: msg('For'),
	against: msg('Against'),
	abstain: msg('Abstain'),
	pair: msg('Vote for two'),
	'colour:blue': msg('Blue'),
	'colour:green': msg('Green'),
	'colour:yellow': msg('Yellow'),
	'colour:red': msg('Red')
};

/** `For`, `Mira`, `Lodor and Abyz`. */
export const outcomeName = (outcome: Outcome, { names, book }: Pick<Sight, 'names' | 'book'>) =>
	listed(
		partsOf(outcome).map((id) =>
			isSeat(id)
				? nameOf(id, names)
				: isPlanet(id)
					? planetName(id, book)
					: id.startsWith('political:')
						? printed(book?.politics[id.slice('political:'.length)]?.name) || titled(id)
						: printed(FIXED[id]) || titled(id)
		)
	);

/** So many planets have a line; more are a number. */
const MOST_NAMED = 2;

/** `Mecatol Rex 6 and Lodor 1`, `5 planets 11 and Usurper 3`: where somebody’s votes come from. */
export function partsInWords({ parts }: VoterToCome, { book }: Pick<Sight, 'book'>): string {
	const planets = parts.flatMap(({ by, of }) => ('planet' in of ? { by, planet: of.planet } : []));
	const cards = parts.flatMap(({ by, of }) => ('card' in of ? { by, card: of.card } : []));
	const named =
		planets.length > MOST_NAMED
			? [
					{
						what: t('{n, plural, one {# planet} other {# planets}}', { n: planets.length }),
						by: planets.reduce((sum, { by }) => sum + by, 0)
					}
				]
			: planets.map(({ by, planet }) => ({ what: planetName(planet, book), by }));
	const others = cards.map(({ by, card }) => ({
		what: card === 'usurper' ? t('Usurper') : t('cards'),
		by
	}));
	// A number of planets that is all there is has just been said.
	if (planets.length > MOST_NAMED && others.length === 0)
		return listed(named.map(({ what }) => what));
	return listed([...named, ...others].map(({ what, by }) => t('{what} {n}', { what, n: by })));
}

/** Why somebody has no vote (TI-17.8). */
export const whyNoVote = (seat: SeatId, { open }: Pick<Sight, 'open'>): string =>
	open.lasting.some((one) => one.is === 'noVotes' && one.seat === seat)
		? t('may not vote this round')
		: t('no influence is ready');

/** How a vote stands. */
export interface Standing {
	readonly votes: { readonly [outcome: Outcome]: number | undefined };
	/** Votes that can still come. */
	readonly left: number;
	/** Nobody is still to vote. */
	readonly allIn: boolean;
	readonly tieBreaker: SeatId;
}

/** `Now: For, 12 to 7; 9 to come.` */
export function forecastWords(
	{ votes, left, allIn, tieBreaker }: Standing,
	sight: Pick<Sight, 'names' | 'book'>
): Words {
	const sums = Object.entries(votes)
		.map(([outcome, n = 0]) => ({ outcome, n }))
		.filter(({ n }) => n > 0)
		.sort((one, other) => other.n - one.n);
	const [first, second] = sums;
	if (!first)
		return allIn
			? msg('Nobody has voted: {who} chooses.', { who: tieBreaker })
			: left === 0
				? msg('No vote yet, and nobody has one to cast.')
				: msg('No vote yet; {left} to come.', { left });
	const leaders = sums.filter(({ n }) => n === first.n);
	const { n } = first;
	if (leaders.length > 1) {
		const options = {
			and: leaders.map(({ outcome }) => verbatim(outcomeName(outcome, sight)))
		};
		return allIn
			? msg('A tie: {options} with {n} each. {who} chooses.', { options, n, who: tieBreaker })
			: msg('Now: a tie, {options} with {n} each; {left} to come.', { options, n, left });
	}
	const option = bold(outcomeName(first.outcome, sight));
	const to = second?.n ?? 0;
	if (allIn || left === 0) return msg('{option}, {n} to {to}.', { option, n, to });
	if (n - to > left)
		return msg('Now: {option}, {n} to {to}; {left} to come, too few to turn it.', {
			...{ option, n, to, left }
		});
	return msg('Now: {option}, {n} to {to}; {left} to come.', { option, n, to, left });
}
