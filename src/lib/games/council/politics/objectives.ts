/** Scoring objectives (GC-17.3): which a player may score, asking for one, and having it. */
import { msg } from '../../../core';
import type { Ask, Choice, Barred, Reason } from '../../../core';
import { bestOf, rankedBy } from '../../kit';
import { cardIn, NONE } from '../questions/ask';
import type { OneOf } from '../questions/ask';
import { fromChair, playerOf } from '../board';
import { layAside } from '../decks';
import { objectiveOf } from '../tables/by-id';
import { holds } from '../numbers/metrics';
import { gainVp } from '../economy/stock';
import type { Play } from '../play';
import type { Board, ObjectiveId, SeatId } from '../types';

/**
 * Open objectives this player meets and neither it nor its ally has scored (GC-12.5), oldest first. What both
 * scored before stays scored, and without the ally its own count alone (GC-22.15).
 */
export const scorable = (board: Board, seat: SeatId): ObjectiveId[] =>
	board.objectives.filter(
		(id) => !isScored(board, seat, id) && holds(board, seat, objectiveOf(id).condition)
	);

function isScored(board: Board, seat: SeatId, id: ObjectiveId): boolean {
	const { scored, ally } = playerOf(board, seat);
	return scored.includes(id) || (ally !== null && playerOf(board, ally).scored.includes(id));
}

const SCORED: Reason = { why: msg('You have scored it.'), rule: 'GC-17.3' };
const ALLY_SCORED: Reason = { why: msg('Your ally has scored it.'), rule: 'GC-12.5' };
const NOT_MET: Reason = { why: msg('You do not meet its condition.'), rule: 'GC-17.3' };

/** Open objectives that this player cannot score, by the reason why. */
export function barredObjectives(board: Board, seat: SeatId): Barred[] {
	const open = scorable(board, seat);
	const { scored } = playerOf(board, seat);
	const whyNot = (id: ObjectiveId): Reason =>
		scored.includes(id) ? SCORED : isScored(board, seat, id) ? ALLY_SCORED : NOT_MET;
	const rest = board.objectives.filter((id) => !open.includes(id));
	return [SCORED, ALLY_SCORED, NOT_MET].flatMap((reason, i): readonly Barred[] => {
		const ids = rest.filter((id) => whyNot(id) === reason);
		const say = msg('{all}', { all: { and: ids.map((id) => objectiveOf(id).name) } });
		const covers = ids.map((id) => `objective:${id}`);
		return ids.length > 0 ? [{ id: `objectives:${i}`, say, ...reason, covers }] : [];
	});
}

/**
 * Asks which objective a player scores; a time-out takes the one with the most VP, then the oldest (GC-21.3). Who meets
 * one alone scores it; allies may leave it to each other (GC-17.3). Before rules 5 all were asked.
 */
export function askScore(
	{ board, rules }: { readonly board: Board; readonly rules: number },
	seat: SeatId
): Ask<OneOf<Choice>> | null {
	const open = scorable(board, seat);
	const best = bestOf(open, (id) => objectiveOf(id).vp);
	if (best === undefined) return null;
	const choices = open.map((id): Choice => {
		const { name, vp, text } = objectiveOf(id);
		return {
			id: `objective:${id}`,
			on: `objective:${id}`,
			say: name,
			note: msg('{n} VP. {text}', { n: vp, text })
		};
	});
	const isSole = rules >= 5 && choices.length === 1 && playerOf(board, seat).ally === null;
	if (!isSole) choices.push({ id: NONE, say: msg('No objective') });
	return {
		seat,
		rule: 'GC-17.3',
		say: msg('Which objective do you score?'),
		shape: { type: 'one', choices },
		fallback: { pick: `objective:${best}` }
	};
}

/** The order in which players are judged in a round that begins now (GC-17.3). */
export const judgedOrder = (board: Board): SeatId[] =>
	rankedBy(fromChair(board), [
		{ of: (seat) => playerOf(board, seat).vp },
		{ of: (seat) => playerOf(board, seat).stock }
	]);

/** GC-17.11: what half of the players have scored is open no more. Before rules 3 it stayed. */
export function closeObjectives(play: Play): void {
	if (!play.since(3)) return;
	const { board } = play;
	const scoredBy = (id: ObjectiveId) =>
		board.order.filter((seat) => playerOf(board, seat).scored.includes(id)).length;
	const closing = board.objectives.filter((id) => 2 * scoredBy(id) >= board.order.length);
	layAside(play, closing);
	for (const id of closing)
		play.say(
			msg('{objective} is closed: half of the players have it.', {
				objective: objectiveOf(id).name
			}),
			'GC-17.11',
			{ type: 'objectiveClosed', objective: id }
		);
}

/** The objective an answer names; null for none. */
export const objectiveIn = ({ pick }: { readonly pick: string }): ObjectiveId | null =>
	pick === NONE ? null : cardIn(pick);

/** A player scores an objective; it stays open for the others. */
export function score(play: Play, seat: SeatId, id: ObjectiveId): void {
	const { name, vp } = objectiveOf(id);
	playerOf(play.board, seat).scored.push(id);
	play.say(msg('{who} scores {objective}.', { who: seat, objective: name }), 'GC-17.3', {
		type: 'score',
		seat,
		objective: id
	});
	gainVp(play, seat, vp, { objective: id }, 'GC-17.3');
}
