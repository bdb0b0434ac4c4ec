/** A second encounter card that a power lays beside the first (CE-10.15): which it is, what it counts as, what a bot makes of it. */
import { msg } from '../../../core';
import { caused } from '../because';
import { encounterOf, otherSide, playerOf, sideOf } from '../board';
import { isEncounterCard, kindOf, numberOf } from '../cards';
import { printedFace } from '../faces';
import { cardChoices } from '../ownhand';
import { sideOf as sideIn } from '../bot/sight';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { AlienId, CardId, Face, SeatId } from '../types';

/** What a card adds that nobody has seen, about. */
export const UNSEEN_SECOND = 8;

/** Which card of its hand the seat adds, of those that `serves` says; null: it holds none, which all are told. */
export function askForSecond(
	play: Play,
	seat: SeatId,
	serves: (card: CardId) => boolean = isEncounterCard
) {
	const cards = playerOf(play.board, seat).hand.filter(serves);
	if (cards.length === 0) {
		// That it is asked for nothing tells all of its hand.
		play.showed = true;
		play.say(
			msg('{who, select, you {You have} other {# has}} no card to add.', { who: seat }),
			'CE-10.15'
		);
		return null;
	}
	const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(cards) };
	return {
		...caused(play),
		seat,
		secret: true as const,
		rule: 'CE-10.15',
		say: msg('Which card do you add to your side?'),
		shape,
		fallback: 'random' as const
	};
}

/** CE-15.13: a morph is the card that the first one of its side faces. */
export function faceOfSecond(play: Play, seat: SeatId, card: CardId): Face {
	const printed = printedFace(play, card);
	const side = sideOf(play.board, seat);
	const faced = side && encounterOf(play.board).laid[otherSide(side)]?.face;
	return printed.kind === 'morph' && faced ? faced : printed;
}

/** What the cards that lie so for an alien beside that of a seat's side add, as a bot sees or guesses them. */
export function seenSeconds(sight: Sight, seat: SeatId, by: AlienId): number {
	const { encounter } = sight.open;
	const side = sideIn(sight, seat);
	return (encounter?.seconds ?? [])
		.filter(({ seat: whose, of }) => of === by && sideIn(sight, whose) === side)
		.reduce((sum, { seat: whose, card }) => {
			const known = card ?? (whose === sight.me ? sight.own.seconds?.[0] : undefined);
			if (known === undefined) return sum + UNSEEN_SECOND;
			return sum + (kindOf(known) === 'attack' ? numberOf(known) : 0);
		}, 0);
}
