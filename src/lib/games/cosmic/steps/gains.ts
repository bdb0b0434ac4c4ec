/** What each seat gains as rewards when an encounter is resolved (CE-14.9, CE-14.22). */
import { SALVAGED } from '../modules/special/salvage';
import { value } from '../values';
import type { Play, StepFrame } from '../play';
import type { SeatId } from '../types';

/** Rewards that a seat is to gain, but for those it may exchange for technologies (CE-35.9); 0 before they are due. */
export function rewardsDue(play: Play, seat: SeatId): number {
	const frame = play.find('resolution');
	if (!frame || !value(play, 'gains', true, null)) return 0;
	return rewardsOf(play, { ...frame, salvaged: [] }, seat);
}

/** All that a seat is to gain, those among them; 0 before they are due. */
export function rewardsInAll(play: Play, seat: SeatId): number {
	const frame = play.find('resolution');
	return frame && value(play, 'gains', true, null) ? rewardsOf(play, frame, seat) : 0;
}

/** CE-37.23: it has something else in their place. */
export function forgoRewards(play: Play, seat: SeatId): void {
	const frame = play.within('resolution');
	frame.forgone = [...(frame.forgone ?? []), seat];
	frame.salvaged = (frame.salvaged ?? []).filter((other) => other !== seat);
}

/**
 * How many rewards a seat gains: for ships of a winning defensive ally, and by what else brings some (CE-35.9, CE-14.22). What a
 * ship is worth is asked of nobody who has none there: a hidden power that says so is turned up (CE-3.18).
 */
export function rewardsOf(
	play: Play,
	{ committed = {}, salvaged = [], forgone = [] }: StepFrame<'resolution'>,
	seat: SeatId
): number {
	if (forgone.includes(seat)) return 0;
	const ships = committed[seat] ?? 0;
	const forShips = ships > 0 ? ships * value(play, 'gainWorth', 1, { seat }) : 0;
	const forSalvage = salvaged.includes(seat) ? SALVAGED : 0;
	const due = forShips + forSalvage + value(play, 'granted', 0, { seat });
	return due > 0 ? value(play, 'rewards', due, { seat }) : 0;
}
