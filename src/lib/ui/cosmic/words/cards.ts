/** What is printed on the cards of a hand, in sentences, and how many lie in the decks. */
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { printed, t } from '../../words';
import { cardLabel, cardText } from '../pieces/cards';
import { cardSays, halfOf, powersOf } from '../pieces/powers';
import { wordsOf } from '../techs/techs';
import type { Looking } from '../pieces/powers';

export const isCard = (piece: string) =>
	/^(attack|negotiate|morph|reinforcement|artifact|flare|kicker|rift)\b/.test(piece);
const plain = (text: string) => text.replace(/\*/g, '');

/** What a card says; of a flare the half alone that counts for who looks, where there is one. */
export function words(piece: string, book: CosmicBook | null, looking?: Looking) {
	if (piece.startsWith('tech:')) return technology(piece, book, looking);
	if (piece.startsWith('alien:')) return ownPower(piece, book, looking);
	if (!isCard(piece)) return null;
	const parts = looking ? cardSays(piece, looking, book) : cardText(piece, book);
	if (parts.length === 0) return null;
	const half = looking ? halfOf(piece, looking, book) : null;
	const [counts] = parts.filter((part) => half !== null && part.half === half);
	if (counts?.half)
		return {
			title: t('{card}, {half, select, wild {wild half} other {super half}}', {
				card: cardLabel(piece, book),
				half: counts.half
			}),
			text: plain(counts.text)
		};
	const text = parts
		.map(({ title, text: said }) => (title ? t('{title}: {text}', { title, text: said }) : said))
		.join(' ');
	return { title: cardLabel(piece, book), text: plain(text) };
}

/** What one's own power does, where it may be used as a card may be: those of others are read on their sheets. */
function ownPower(piece: string, book: CosmicBook | null, looking: Looking | undefined) {
	if (!book || !looking) return null;
	const { open, own, you } = looking;
	return (
		powersOf(open, you, book, own?.chosen)
			.filter(({ alien }) => piece === `alien:${alien}`)
			.flatMap(({ alien, name }) => {
				const words = book.aliens[alien];
				return words ? { title: name, text: plain(printed(words.text)) } : [];
			})[0] ?? null
	);
}

/** What a technology says in full, of one that lies open or is one's own (CE-32.3). */
function technology(piece: string, book: CosmicBook | null, looking: Looking | undefined) {
	if (!looking) return null;
	const { open, own } = looking;
	const [known] = Object.values(open.players)
		.flatMap(({ techs = [] }) => techs)
		.filter(({ slot }) => slot === piece)
		.flatMap((tech) => wordsOf(tech, own?.techs ?? [], book) ?? []);
	return known ? { title: printed(known.name), text: plain(printed(known.text)) } : null;
}

export const deckLines = (open: OpenBoard): string[] => [
	t('{n, plural, one {# card} other {# cards}} in the cosmic deck, {discarded} discarded.', {
		n: open.deck,
		discarded: open.discard.length
	}),
	t('{n, plural, one {# destiny card} other {# destiny cards}}, {used} used.', {
		n: open.destinyDeck,
		used: open.destinyDiscard.length
	}),
	...(open.modules?.reward && !open.modules.reward.shared
		? [
				t('{n, plural, one {# card} other {# cards}} in the reward deck, {discarded} discarded.', {
					n: open.modules.reward.deck,
					discarded: open.modules.reward.pile.length
				})
			]
		: [])
];
