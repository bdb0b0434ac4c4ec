/**
 * The decks of modules change here and nowhere else: their draw piles, which nobody sees, and their own discard piles,
 * which all see (CE-30.3). Hands and the cosmic deck are those of `hands/`.
 */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { OPEN, UNSEEN, drawFrom, gathered, named } from '../../kit';
import type { Play } from '../play';
import { MODULE_DECKS } from './state';
import type { Board, CardId } from '../types';
import type { ModuleAtTable, ModuleDeck } from './state';
import { hazardsInPlay } from './hazards/inPlay';
import { cardsOf } from './sets';

/** Discard piles of modules, as the board or a view has them. */
export interface PilesSeen {
	readonly modules?: { readonly [deck in ModuleDeck]?: { readonly pile: readonly CardId[] } };
}

/** What lies in the discard piles of all modules. */
export const modulePiles = ({ modules }: PilesSeen): CardId[] =>
	modules ? MODULE_DECKS.flatMap((deck) => modules[deck]?.pile ?? []) : [];

/** Throws when the module is not at the table. */
function atTable({ modules }: Board, deck: ModuleDeck): ModuleAtTable {
	const found = modules?.[deck];
	if (!found) throw new Error(`There is no ${deck} deck at this table.`);
	return found;
}

/** The draw pile of a deck. */
function drawPile({ vault }: Play, deck: ModuleDeck): CardId[] {
	vault.piles ??= {};
	return (vault.piles[deck] ??= []);
}

/** Makes and shuffles the decks of the modules at the table (CE-30.5). */
export function makeModuleDecks(play: Play): void {
	for (const deck of MODULE_DECKS) {
		const found = play.board.modules?.[deck];
		if (found && !found.shared)
			putOn(
				play,
				deck,
				play.shuffle(cardsOf(deck, found.sets, found.single, ({ since = 1 }) => play.since(since))),
				'top'
			);
	}
}

/** Cards go into a draw pile, where nobody sees them. */
function putOn(play: Play, deck: ModuleDeck, cards: readonly CardId[], where: 'top' | 'bottom') {
	const pile = drawPile(play, deck);
	const came = named(cards, UNSEEN, pile);
	if (where === 'top') pile.push(...came);
	else pile.unshift(...came);
}

/** Cards of a new deck that are not for this table leave the game: only those named stay. */
export function leaveOut(play: Play, deck: ModuleDeck, stays: (card: CardId) => boolean): void {
	const pile = drawPile(play, deck);
	pile.splice(0, pile.length, ...pile.filter(stays));
}

/** Cards go under the draw pile of a module, unseen. */
export const putUnder = (play: Play, deck: ModuleDeck, cards: readonly CardId[]): void =>
	putOn(play, deck, cards, 'bottom');

/** Cards are shuffled into the draw pile of a module. */
export function shuffleInto(play: Play, deck: ModuleDeck, cards: readonly CardId[]): void {
	const pile = drawPile(play, deck);
	putOn(play, deck, play.shuffle([...pile.splice(0), ...cards]), 'top');
	play.showed = true;
}

/** How many cards lie in the draw pile of a module. */
export const drawPileSize = ({ vault }: Play, deck: ModuleDeck): number =>
	vault.piles?.[deck]?.length ?? 0;

/** How many cards can be drawn of a deck: its draw pile, and its discard pile, which refills it. */
export const drawable = (play: Play, deck: ModuleDeck): number =>
	(play.vault.piles?.[deck]?.length ?? 0) + (play.board.modules?.[deck]?.pile.length ?? 0);

const REFILLED: { readonly [deck in ModuleDeck]: Words } = {
	reward: msg('The discarded reward cards are shuffled into a new deck.'),
	tech: msg('The discarded technologies are shuffled into a new deck.'),
	hazard: msg('The discarded hazards are shuffled into a new deck.')
};

/**
 * Takes cards off the top of a deck, first drawn first, as many as there are; its own pile refills it, but for cards
 * that come once, and nothing quakes (CE-30.4). They lie nowhere until the caller puts them.
 */
export function drawFromModule(
	play: Play,
	deck: ModuleDeck,
	n: number,
	comesOnce: (card: CardId) => boolean = () => false
): CardId[] {
	const found = atTable(play.board, deck);
	const cards = drawFrom(drawPile(play, deck), n, () => {
		const spent = found.pile.filter(comesOnce);
		const others = found.pile.filter((card) => !comesOnce(card));
		if (others.length === 0) return;
		found.pile = spent;
		putOn(play, deck, gathered(play, others), 'top');
		play.say(REFILLED[deck], 'CE-30.4');
	});
	play.showed ||= cards.length > 0;
	return cards;
}

/** Cards that all see by these names join the discard pile of a module. */
export function discardToModule(play: Play, deck: ModuleDeck, cards: readonly CardId[]): void {
	atTable(play.board, deck).pile.push(...cards);
}

/** Whether a card lies in the discard pile of its deck, whichever that is. */
export const isDiscarded = (board: Board, card: CardId): boolean =>
	board.discard.includes(card) || modulePiles(board).includes(card);

/** A card leaves the discard pile of its module, if it lies in one. The caller puts it elsewhere. */
export function fromModulePile({ modules }: Board, card: CardId): void {
	for (const deck of MODULE_DECKS) {
		const found = modules?.[deck];
		if (found) found.pile = found.pile.filter((other) => other !== card);
	}
}

/** Cards that come to lie where all see them, in this order; their names there. The caller puts them there. */
export const openedUp = ({ board }: Play, cards: readonly CardId[]): CardId[] =>
	named(cards, OPEN, [...modulePiles(board), ...hazardsInPlay(board)]);
