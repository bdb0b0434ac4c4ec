/** Hazards of cards: drawn openly, shuffled together, swapped for the discards, played for the last time. */
import { msg } from '../../../../core';
import { mainPlayer } from '../../board';
import { cardName } from '../../cards';
import { drawToHand, shuffleHands, swapDeck } from '../../hands';
import { SIDES } from '../../types';
import type { Hazard } from './hazard';

export const energyFields: Hazard = {
	words: {
		name: msg('Energy Fields'),
		gist: msg('Main players draw two cards, for all to see'),
		text: msg(
			'Before allies are invited, each main player draws two cards from the deck and shows them to all.'
		),
		rulings: [msg('The offense draws first.')]
	},
	lasts: 'encounter',
	beforeAllies: (play) => {
		for (const side of SIDES) {
			const seat = mainPlayer(play.board, side);
			const cards = drawToHand(play, seat, 2, 'CE-33.6');
			if (cards.length > 0)
				play.say(
					msg('{who} shows {cards}.', { who: seat, cards: { and: cards.map(cardName) } }),
					'CE-33.6'
				);
		}
	}
};

export const cosmicUpheaval: Hazard = {
	words: {
		name: msg('Cosmic Upheaval'),
		gist: msg('All hands are shuffled together'),
		text: msg(
			'All hands are shuffled together and dealt out again, to each player as many cards as they had. Nothing can be played in answer.'
		),
		rulings: [msg('Hands alone: what lies on sheets or on the table stays there.')]
	},
	lasts: 'once',
	enters: (play) => shuffleHands(play, 'CE-33.6')
};

export const mirrorUniverse: Hazard = {
	words: {
		name: msg('Mirror Universe'),
		gist: msg('The deck and its discards change places'),
		text: msg(
			'The cosmic deck and its discard pile change places. What was the discard pile is shuffled and is the deck from now on.'
		),
		rulings: [
			msg(
				'When the pile was empty, so is the new deck, until somebody draws: then it is shuffled anew.'
			)
		]
	},
	lasts: 'once',
	enters: (play) => swapDeck(play, 'CE-33.6')
};

export const sargassoWeb: Hazard = {
	words: {
		name: msg('Sargasso Web'),
		gist: msg('Every card played leaves the game'),
		text: msg(
			'Every card that is played from a hand in this encounter leaves the game after its effect: encounter cards, flares, artifacts and reinforcements. Nothing can keep or take it.'
		),
		rulings: [
			msg('A card that was cancelled has been played as well.'),
			msg('A flare whose power was stopped, and a card that was blocked, were not: they go back.'),
			msg('Cards that are only discarded go to the discard pile.'),
			msg('It comes once: it stays on the pile when the hazards are shuffled.')
		]
	},
	lasts: 'encounter',
	comesOnce: true,
	changes: { playedCardsLeave: () => true }
};
