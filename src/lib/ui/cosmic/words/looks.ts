/** What you were shown of others, in words. */
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OwnBoard } from '$lib/games/cosmic/view';
import { listed, nameOf, t } from '../../words';
import type { Names } from '../../words';
import { cardLabel, inHand } from '../pieces/cards';

type Look = OwnBoard['looks'][number];

export function lookTitle({ of, what }: Look, names: Names): string {
	if (what === 'aside') return t('Lying aside for this encounter');
	const who = nameOf(of, names);
	if (what === 'hand') return t('The hand of {who}', { who });
	return what === 'draw' ? t('Drawn by {who}', { who }) : t('Shown by {who}', { who });
}

/** `The hand of Ines: Attack 20 and Negotiate.` */
export const lookLine = (look: Look, names: Names, book: CosmicBook | null): string =>
	t('{title}: {cards}.', {
		title: lookTitle(look, names),
		cards: listed(inHand(look.cards).map((card) => cardLabel(card, book)))
	});
