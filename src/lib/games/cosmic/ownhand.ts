/** Questions about the hand of whoever is asked, which nobody else reads (CE-15.4). */
import type { Choice, Words } from '../../core';
import type { OneOf, SomeOf } from '../kit';
import { caused } from './because';
import { playerOf } from './board';
import { cardName, kindOf, whatOf } from './cards';
import { artifactTextOf, wildTextOf } from './keepers';
import type { Play } from './play';
import type { CardId, SeatId } from './types';

/** Cards that were named with a use, without those that have left the hand since: it may have been answered with one. */
export const stillHeld = (play: Play, seat: SeatId, cards: readonly CardId[]): CardId[] =>
	cards.filter((card) => playerOf(play.board, seat).hand.includes(card));

interface Asked {
	readonly say: Words;
	readonly rule: string;
	/** Whom it is about besides. */
	readonly about?: readonly SeatId[];
}

/** Cards to choose among, each as it is called and where it lies. */
export const cardChoices = (cards: readonly CardId[]): Choice<CardId>[] =>
	cards.map((card) => ({ id: card, say: cardName(card), on: card }));

function textOf(card: CardId): Words | null {
	switch (kindOf(card)) {
		case 'flare':
			return wildTextOf(whatOf(card));
		case 'artifact':
			return artifactTextOf(whatOf(card));
		default:
			return null;
	}
}

/** What a flare does for whoever has it, or an artifact, beside its name: in no hand nobody reads it. */
export function textNote(card: CardId): { readonly note?: Words } {
	const note = textOf(card);
	return note ? { note } : {};
}

/** Which card of its hand the seat means; null: it holds none (CE-19.12). */
export function oneOfHand(play: Play, seat: SeatId, asked: Asked) {
	const { hand } = playerOf(play.board, seat);
	if (hand.length === 0) return null;
	const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(hand) };
	return { ...caused(play), seat, secret: true as const, ...asked, shape };
}

/** Which cards of its hand, as far as it has so many; null: it holds none (CE-19.12). */
export function someOfHand(
	play: Play,
	seat: SeatId,
	{ min, max, ...asked }: Asked & { readonly min: number; readonly max: number }
) {
	const { hand } = playerOf(play.board, seat);
	if (hand.length === 0) return null;
	const shape: SomeOf<CardId> = {
		type: 'some',
		choices: cardChoices(hand),
		min: Math.min(min, hand.length),
		max: Math.min(max, hand.length)
	};
	return { ...caused(play), seat, secret: true as const, ...asked, shape };
}
