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

/** How it stands, in few letters: `Xenon Lasers 2/3`. */
export function briefly(tech: OpenTech, words: TechWords): string {
	const name = printed(words.name);
	if (tech.id || words.research === 0) return name;
	return words.research === 'X'
		? t('{tech} {n}', { tech: name, n: tech.ships })
		: t('{tech} {n}/{needed}', { tech: name, n: tech.ships, needed: words.research });
}
