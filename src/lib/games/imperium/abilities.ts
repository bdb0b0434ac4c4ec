/** Who has a racial ability or a technology now: asked here, and never by race, since cards move abilities. */
import { playerOf } from '../kit';
import { lastingOf } from './lasting';
import type { RACES, TECHNOLOGIES } from './tables';
import { raceOf } from './tables/by-id';
import type { PublicBoard, SeatId } from './types';

type AbilitiesOf<R> = R extends { readonly abilities: infer A } ? keyof A & string : never;
/** `munitions`, `pillage`, …: the keys of all races. */
export type Ability = AbilitiesOf<(typeof RACES)[keyof typeof RACES]>;

declare module './lasting' {
	interface Lastings {
		/** This player has no racial ability (Cultural Crisis). */
		crisis: { seat: SeatId };
		/** This player has this ability besides its own (Multiculturalism). */
		borrowed: { seat: SeatId; ability: Ability };
	}
}

/** Whether it stands on this player's race sheet, whatever holds now. */
export function isPrinted(board: PublicBoard, seat: SeatId, ability: Ability): boolean {
	const { race } = playerOf(board, seat);
	return race !== null && Object.hasOwn(raceOf(race).abilities, ability);
}

export function hasAbility(board: PublicBoard, seat: SeatId, ability: Ability): boolean {
	if (lastingOf(board, 'crisis').some((one) => one.seat === seat)) return false;
	const borrows = lastingOf(board, 'borrowed').some(
		(one) => one.seat === seat && one.ability === ability
	);
	return borrows || isPrinted(board, seat, ability);
}

export type Tech = keyof typeof TECHNOLOGIES;

export const hasTech = (board: PublicBoard, seat: SeatId, tech: Tech): boolean =>
	playerOf(board, seat).techs.includes(tech);
