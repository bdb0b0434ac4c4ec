/** Laws come into play and leave it (TI-17.15, TI-17.19): the only doors. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { discardPolitics } from '../decks';
import type { Play } from '../play';
import { politicalCardOf } from '../tables/by-id';
import type { Board, Elected, Law, PoliticalCardId } from '../types';

declare module '../moves' {
	interface Moves {
		/** A law comes into play, or the one in play names somebody else. */
		law: { readonly card: PoliticalCardId; readonly elected: Elected | null };
		/** A law is in play no more. */
		lawEnded: { readonly card: PoliticalCardId };
	}
}

type Told = Pick<Play, 'board' | 'say'>;

export function passLaw(play: Told, card: PoliticalCardId, elected: Elected | null): void {
	const { board } = play;
	const law: Law = { card, elected };
	const isInPlay = board.laws.some((one) => one.card === card);
	if (isInPlay) board.laws = board.laws.map((one) => (one.card === card ? law : one));
	else board.laws.push(law);
	// It may have been given up while it was voted on again.
	board.politicalDiscard = board.politicalDiscard.filter((one) => one !== card);
	play.say(msg('{card} is a law now.', { card: politicalCardOf(card).name }), 'TI-17.15', {
		type: 'law',
		...law
	});
}

/** It goes to the discard pile. Nothing where it is not in play. */
export function endLaw(play: Told, card: PoliticalCardId, rule: string): void {
	const { board } = play;
	if (!board.laws.some((law) => law.card === card)) return;
	board.laws = board.laws.filter((law) => law.card !== card);
	discardPolitics(play, card);
	play.say(msg('{card} is a law no more.', { card: politicalCardOf(card).name }), rule, {
		type: 'lawEnded',
		card
	});
}

/** Whether whom or what it names is still there. */
function hasSubject(board: Board, { elected }: Law): boolean {
	if (!elected) return true;
	if ('player' in elected) return !playerOf(board, elected.player).isOut;
	if ('players' in elected) return elected.players.every((seat) => !playerOf(board, seat).isOut);
	return 'planet' in elected ? board.planets[elected.planet] !== undefined : true;
}

/** TI-17.19, TI-26.2. */
export function endEmptyLaws(play: Told): void {
	for (const law of play.board.laws)
		if (!hasSubject(play.board, law)) endLaw(play, law.card, 'TI-17.19');
}
