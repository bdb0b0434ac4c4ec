/** What Peek! looks at (CE-36.29): whatever lies face down for others than who plays it, and the decks. */
import { msg } from '../../../core';
import { likeOf, othersThan } from '../../kit';
import { encounterOf, kickersOf, playerOf, techsOf } from '../board';
import { alienName, cardName } from '../cards';
import { lookAtCards, lookAtHand } from '../looks';
import { drawable } from '../modules/decks';
import { hazardOf } from '../modules/hazards/ids';
import { MODULE_DECKS } from '../modules/state';
import { nameOf } from '../names';
import { destinyName } from '../destiny/deck';
import { SIDES } from '../types';
import type { Choice, Words } from '../../../core';
import type { Play } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { ModuleDeck } from '../modules/state';
import { cacheOf } from './cache';
import { essenceName } from './cards';
import { essenceAliens } from './laid';

/** So many cards of a deck, from its top. */
const TOP = 5;

/** One thing that can be looked at, and how it is. */
interface Hidden {
	readonly choice: Choice;
	readonly look: (play: Play, seat: SeatId) => void;
}

/** Looks at cards of another that are shown as cards. */
const cardsOf = (of: SeatId, what: string, say: Words, cards: readonly CardId[]): Hidden => ({
	choice: { id: `${what} ${of}`, say, on: of },
	look: (play, seat) => {
		play.say(
			msg(
				'{who, select, you {You look} other {# looks}} at cards of {whom, select, you {yours} other {#}}.',
				{ who: seat, whom: of }
			),
			'CE-36.29'
		);
		lookAtCards(play, seat, of, cards);
	}
});

/** Looks at what is no card of a hand: its names are told to who looks. */
const namesOf = (id: string, say: Words, names: readonly Words[]): Hidden => ({
	choice: { id, say },
	look: (play, seat) => {
		play.say(msg('{who} has a look: {what}.', { who: seat, what: say }), 'CE-36.29');
		play.tell(seat, msg('You saw {cards}.', { cards: { and: names } }), 'CE-36.29');
	}
});

/** What others hold, face down before them. */
function before(board: Board, of: SeatId): Hidden[] {
	const { hand, hoard } = playerOf(board, of);
	const techs = techsOf(board, of).filter(({ faceUp }) => !faceUp);
	return [
		...(hand.length > 0
			? [
					{
						choice: { id: `hand ${of}`, say: msg('The hand of {whom}', { whom: of }), on: of },
						look: (play: Play, seat: SeatId) => lookAtHand(play, seat, of)
					}
				]
			: []),
		...(hoard && hoard.cards.length > 0
			? [cardsOf(of, 'hoard', msg('The hoard of {whom}', { whom: of }), hoard.cards)]
			: []),
		...(techs.length > 0
			? [
					namesOf(
						`techs ${of}`,
						msg('Face-down technologies of {whom}', { whom: of }),
						techs.map(({ id }) => nameOf('tech', id))
					)
				]
			: [])
	];
}

/** Encounter cards and kickers that others have laid face down. */
function onTable(board: Board, seat: SeatId): Hidden[] {
	const { laid, ...mains } = encounterOf(board);
	return SIDES.flatMap((side) => {
		const of = mains[side];
		const card = laid[side];
		const kickers = kickersOf(board).filter(({ by, open }) => by === of && !open);
		if (!of || of === seat) return [];
		return [
			...(card && card.by !== seat && !card.faceUp && (card.face === null || card.concealed)
				? [cardsOf(of, 'laid', msg('The card laid by {whom}', { whom: of }), [card.card])]
				: []),
			...kickers.map((kicker) =>
				cardsOf(of, 'kicker', msg('The kicker of {whom}', { whom: of }), [kicker.card])
			)
		];
	});
}

const DECKS: { readonly [deck in ModuleDeck]: Words } = {
	reward: msg('The top of the reward deck'),
	tech: msg('The top of the deck of technologies'),
	hazard: msg('The top of the hazard deck')
};

const nameIn = (deck: ModuleDeck, card: CardId): Words =>
	deck === 'reward'
		? cardName(card)
		: deck === 'tech'
			? nameOf('tech', likeOf(card))
			: nameOf('hazard', hazardOf(card));

/** The top cards of a pile, the first to be drawn first. */
const topOf = <Card>(pile: readonly Card[]): Card[] => pile.slice(-TOP).toReversed();

function decks(play: Play): Hidden[] {
	const { board, vault } = play;
	return [
		...(vault.deck.length > 0
			? [namesOf('deck', msg('The top of the deck'), topOf(vault.deck).map(cardName))]
			: []),
		...(vault.destiny.length > 0
			? [
					namesOf(
						'destiny',
						msg('The top of the destiny deck'),
						topOf(vault.destiny).map(destinyName)
					)
				]
			: []),
		...MODULE_DECKS.flatMap((deck) => {
			const pile = vault.piles?.[deck] ?? [];
			return board.modules?.[deck] && pile.length > 0 && drawable(play, deck) > 0
				? [
						namesOf(
							deck,
							DECKS[deck],
							topOf(pile).map((card) => nameIn(deck, card))
						)
					]
				: [];
		})
	];
}

function hidden(play: Play, seat: SeatId): Hidden[] {
	const { board } = play;
	return [
		...onTable(board, seat),
		...othersThan(board, seat).flatMap((of) => before(board, of)),
		...essenceAliens(board).flatMap((alien) =>
			cacheOf(board, alien).length > 0 && !playerOf(board, seat).aliens.includes(alien)
				? [
						namesOf(
							`cache ${alien}`,
							msg('The cache of {alien}', { alien: alienName(alien) }),
							cacheOf(board, alien).map(essenceName)
						)
					]
				: []
		),
		...decks(play)
	];
}

/** What a seat may look at, as choices. */
export const peekable = (play: Play, seat: SeatId): Choice[] =>
	hidden(play, seat).map(({ choice }) => choice);

/** A seat looks at what it has chosen, if that is still there. */
export function peekAt(play: Play, seat: SeatId, id: string): void {
	hidden(play, seat)
		.find(({ choice }) => choice.id === id)
		?.look(play, seat);
}
