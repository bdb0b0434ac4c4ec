/** A card in place of one that was revealed (CE-11.4). */
import { msg } from '../../../core';
import { encounterOf, mainPlayer } from '../board';
import { cardName } from '../cards';
import { replaceLaid } from '../hands';
import { settleMorphs } from '../morph';
import type { Play } from '../play';
import type { CardId, Side } from '../types';

/** A card on the table takes the place of the one a side has revealed. */
export function replaceFor(play: Play, side: Side, card: CardId): void {
	const laid = encounterOf(play.board).laid[side];
	if (!laid) return;
	const who = mainPlayer(play.board, side);
	replaceLaid(play, who, laid, card);
	laid.faceUp = true;
	play.say(
		msg('{card} lies in place of the card of {who}.', { who, card: cardName(card) }),
		'CE-11.4'
	);
	settleMorphs(play);
}
