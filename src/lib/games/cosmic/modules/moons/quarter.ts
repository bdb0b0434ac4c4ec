/** Quarter moons, and new moons that turn out to be some: they act once, when they are turned up (CE-37.11). */
import { msg } from '../../../../core';
import { leftOf, playerOf } from '../../board';
import { drawToHand, handOver } from '../../hands';
import { kindOf } from '../../cards';
import type { Play } from '../../play';
import type { CardKind, SeatId } from '../../types';
import type { MoonCard } from './card';

const MANY = 4;

export const fourThenFour: MoonCard = {
	kind: 'quarter',
	words: {
		name: msg('+4 Then -4'),
		gist: msg('Draw four cards, then discard four'),
		text: msg('Draw four cards, then discard four cards of your choice.'),
		rulings: []
	},
	worth: 0.15,
	turnedUp: (play, seat) => {
		play.push('moons.discard', { seat, n: MANY });
		drawToHand(play, seat, MANY, 'CE-37.14');
	}
};

/** All others give their cards of this kind to a seat. */
function collect(play: Play, seat: SeatId, kind: CardKind): void {
	for (const other of leftOf(play.board, seat)) {
		const cards = playerOf(play.board, other).hand.filter((card) => kindOf(card) === kind);
		handOver(play, other, seat, cards, 'CE-37.14');
	}
}

export const ascetic: MoonCard = {
	kind: 'new',
	as: 'quarter',
	words: {
		name: msg('Ascetic'),
		gist: msg('All others give you their negotiates'),
		text: msg('Each other player gives you all negotiates of their hand.'),
		rulings: []
	},
	worth: 0.15,
	turnedUp: (play, seat) => collect(play, seat, 'negotiate')
};

export const flareMagnet: MoonCard = {
	kind: 'new',
	as: 'quarter',
	words: {
		name: msg('Flare Magnet'),
		gist: msg('All others give you their flares'),
		text: msg('Each other player gives you all flares of their hand.'),
		rulings: []
	},
	worth: 0.25,
	turnedUp: (play, seat) => collect(play, seat, 'flare')
};
