/** Who has a racial ability or a technology now: asked here, and never by race, since cards move abilities. */
import { playerOf } from '../kit';
import type { RACES, TECHNOLOGIES } from './tables';
import { raceOf } from './tables/by-id';
import type { PublicBoard, SeatId } from './types';

type AbilitiesOf<R> = R extends { readonly abilities: infer A } ? keyof A & string : never;
/** `munitions`, `pillage`, …: the keys of all races. */
export type Ability = AbilitiesOf<(typeof RACES)[keyof typeof RACES]>;

export function hasAbility(board: PublicBoard, seat: SeatId, ability: Ability): boolean {
	const { race } = playerOf(board, seat);
	return race !== null && Object.hasOwn(raceOf(race).abilities, ability);
}

export type Tech = keyof typeof TECHNOLOGIES;

export const hasTech = (board: PublicBoard, seat: SeatId, tech: Tech): boolean =>
	playerOf(board, seat).techs.includes(tech);
