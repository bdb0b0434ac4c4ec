/** Who has a racial ability or a technology now: asked here, and never by race, since cards move abilities. */
import { playerOf } from '../kit';
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
	let has = isPrinted(board, seat, ability);
	for (const one of board.lasting) {
		if (one.is === 'crisis' && one.seat === seat) return false;
		if (one.is === 'borrowed' && one.seat === seat && one.ability === ability) has = true;
	}
	return has;
}

export type Tech = keyof typeof TECHNOLOGIES;

export const hasTech = (board: PublicBoard, seat: SeatId, tech: Tech): boolean =>
	playerOf(board, seat).techs.includes(tech);
