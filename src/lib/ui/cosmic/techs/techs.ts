/** What a screen knows of technologies: those turned up, and those face down before who looks. */
import type { CosmicBook, TechWords } from '$lib/games/cosmic/book';
import type { OpenTech, OwnBoard } from '$lib/games/cosmic/view';
import { printed, t } from '../../words';

/** Its words; null while it lies face down before somebody else. */
export function wordsOf(
	{ slot, id }: OpenTech,
	mine: NonNullable<OwnBoard['techs']>,
	book: CosmicBook | null
): TechWords | null {
	const known = id ?? mine.find((own) => own.slot === slot)?.id;
	return (known && book?.techs[known]) || null;
}

/** What completes it, in words. */
export function takes({ research, toll }: TechWords): string {
	switch (toll) {
		case undefined:
			return research === 'X'
				? t('Takes any number of ships, and counts them.')
				: t('Takes {n, plural, =0 {no ship} one {# ship} other {# ships}}.', { n: research });
		case 'pair':
			return t('Takes two attacks of the same number from your hand, and no ship.');
		case 'run':
			return t('Takes two attacks from your hand whose numbers follow each other, and no ship.');
		default:
			return t('Takes attacks from your hand that come to {n} or more, and no ship.', { n: toll });
	}
}

/** How it stands, in few letters: `Xenon Lasers 2/3`. */
export function briefly(tech: OpenTech, words: TechWords): string {
	const name = printed(words.name);
	if (tech.id || words.research === 0) return name;
	return words.research === 'X'
		? t('{tech} {n}', { tech: name, n: tech.ships })
		: t('{tech} {n}/{needed}', { tech: name, n: tech.ships, needed: words.research });
}
