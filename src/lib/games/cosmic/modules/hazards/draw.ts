/** A hazard is turned up (CE-33.4), and what was turned up before goes as it must. */
import { msg } from '../../../../core';
import { formsOf } from '../../play';
import { leaveOut } from '../decks';
import { discardHazard, hazardsLeft, shuffleBack, turnUpHazard } from './deck';
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

/** What hazards in play do once the gate is aimed. */
export function beforeShips(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.beforeShips?.(play);
}

/** What hazards in play do before allies are invited. */
export function beforeAllies(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.beforeAllies?.(play);
}

/** What hazards in play do once a deal is agreed. */
export function whenAgreed(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.agreed?.(play);
}

/** What hazards in play do once it is settled who has won. */
export function whenDecided(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.decided?.(play);
}

/** What hazards in play do once ships have moved. */
export function whenSettled(play: Play): void {
	for (const hazard of inPlay(play.board)) hazard.settled?.(play);
}

/** CE-33.24: hazards that would do nothing at this table are not in the deck. */
export const sortOutHazards = (play: Play): void =>
	leaveOut(play, 'hazard', (card) => hazardBy(card).isFor?.(play) ?? true);

/** Whether one that comes drives out another that is in play (CE-33.8, CE-33.23). */
function drivesOut(came: Hazard, card: CardId): boolean {
	if (came.drivesOut?.includes(hazardOf(card))) return true;
	const stays = came.lasts === 'next' || came.lasts === 'game';
	return stays && !came.besides && hazardBy(card).lasts === 'next';
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
		const { encounter } = play.board;
		if (encounter) (encounter.came ??= []).push(card);
		const came = hazardBy(card);
		const { words, enters } = came;
		play.say(msg('Hazard: {name}. {gist}.', { name: words.name, gist: words.gist }), 'CE-33.4', {
			type: 'hazard',
			card
		});
		for (const other of hazardsInPlay(play.board))
			if (other !== card && drivesOut(came, other)) {
				const rule = hazardBy(other).lasts === 'next' ? 'CE-33.23' : 'CE-33.8';
				play.say(msg('{hazard} goes.', { hazard: hazardName(other) }), rule);
				leave(play, other);
			}
		enters?.(play);
		return undefined;
	}),

	/** CE-33.6: what has acted at once is discarded at once. */
	acted: run((play, { card }) => {
		if (!card || hazardBy(card).lasts !== 'once') return;
		const { shuffledBack = Infinity } = hazardBy(card);
		// CE-33.38
		if (hazardsLeft(play) >= shuffledBack) shuffleBack(play, card);
		else discardHazard(play, card);
	})
};
