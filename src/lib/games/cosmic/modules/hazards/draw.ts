/** A hazard is turned up (CE-33.4), and what was turned up before goes as it must. */
import { msg } from '../../../../core';
import { formsOf } from '../../play';
import { discardHazard, turnUpHazard } from './deck';
import { hazardOf } from './ids';
import { hazardName, hazardsInPlay } from './inPlay';
import { HAZARDS } from '.';
import type { Play, Step } from '../../play';
import type { Board, DestinyId, CardId } from '../../types';
import type { Hazard } from './hazard';

function hazardBy(card: CardId): Hazard {
	const hazard = HAZARDS[hazardOf(card)];
	if (!hazard) throw new Error(`There is no ${card}.`);
	return hazard;
}

/** Those in play, as they are declared. */
export const inPlay = (board: Board): readonly Hazard[] => hazardsInPlay(board).map(hazardBy);

function leave(play: Play, card: CardId): void {
	discardHazard(play, card);
	hazardBy(card).leaves?.(play);
}

/** CE-33.6: the hazards of the encounter go when it ends. */
export function endHazards(play: Play): void {
	for (const card of hazardsInPlay(play.board))
		if (hazardBy(card).lasts === 'encounter') leave(play, card);
}

/** What hazards in play do before allies are invited. */
export function beforeAllies(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.beforeAllies?.(play);
}

/** What hazards in play do about a destiny card that was turned up. */
export function afterDestiny(play: Play, card: DestinyId): void {
	for (const hazard of inPlay(play.board)) hazard.afterDestiny?.(play, card);
}

declare module '../../play' {
	interface Steps {
		hazard: {
			/** The card turned up, once it is. */
			card?: CardId;
		};
	}
}

const { run } = formsOf('hazard');

export const hazardStep: Step = {
	turnUp: run((play, frame) => {
		const card = turnUpHazard(play, (one) => hazardBy(one).comesOnce ?? false);
		// CE-30.4: deck and pile are out.
		if (!card) return 'end';
		frame.card = card;
		const { words, drivesOut = [], enters } = hazardBy(card);
		play.say(msg('Hazard: {name}. {gist}.', { name: words.name, gist: words.gist }), 'CE-33.4', {
			type: 'hazard',
			card
		});
		for (const other of hazardsInPlay(play.board))
			if (drivesOut.includes(hazardOf(other))) {
				play.say(msg('{hazard} goes.', { hazard: hazardName(other) }), 'CE-33.8');
				leave(play, other);
			}
		enters?.(play);
		return undefined;
	}),

	/** CE-33.6: what has acted at once is discarded at once. */
	acted: run((play, { card }) => {
		if (card && hazardBy(card).lasts === 'once') discardHazard(play, card);
	})
};
