/**
 * What each side of an invasion rolls and hits on, and why, before it rolls: for players, for computer players, and for
 * the roll itself. All of it is public.
 */
import { planetState } from '../board';
import { chanceOf, needed } from '../combat/dice';
import type { Die, Part } from '../combat/modifiers';
import type { Board, PlanetId, SeatId, SystemId } from '../types';

/** Who invades which planet, and with what. */
export interface Assault {
	readonly seat: SeatId;
	readonly system: SystemId;
	readonly planet: PlanetId;
	readonly groundForce: number;
	readonly fighters: number;
}

/** Dice of one kind. Plain JSON. */
export interface Volley {
	readonly seat: SeatId;
	readonly kind: 'groundForce' | 'fighter' | 'pds';
	readonly n: number;
	/** What has to be reached, what is added, and so what has to show. */
	readonly hitsOn: number;
	readonly parts: readonly Part[];
	readonly needs: number;
}

type Of = Pick<Volley, 'seat' | 'kind'>;

const dieOf = (
	{ seat, system, planet }: Assault,
	owner: SeatId | null,
	of: Of,
	isFirst: boolean
): Die => ({
	...{ seat: of.seat, kind: of.kind, system, planet, isFirst },
	roll: of.kind === 'pds' ? 'pds' : 'ground',
	attacks: of.seat === seat,
	against: of.seat === seat ? owner : seat
});

/** What fights in a round, the attacker first (TI-10.11). */
function fighting(board: Board, { seat, planet, groundForce, fighters }: Assault) {
	const { owner, units } = planetState(board, planet);
	const all: readonly (Of & { readonly n: number })[] = [
		{ seat, kind: 'groundForce', n: groundForce },
		{ seat, kind: 'fighter', n: fighters },
		...(owner ? [{ seat: owner, kind: 'groundForce' as const, n: units.groundForce }] : [])
	];
	return all.filter(({ n }) => n > 0);
}

/** A ground round as it would be rolled (TI-10.11); `isFirst`: the first of this invasion. */
export function groundForecast(board: Board, assault: Assault, isFirst = true): Volley[] {
	const { owner } = planetState(board, assault.planet);
	return fighting(board, assault).map(({ n, ...of }) => {
		const chance = chanceOf(board, dieOf(assault, owner, of, isFirst));
		return { ...of, n, ...chance, needs: needed(chance) };
	});
}

/** The PDS that may fire at the landing, those of the planet alone (TI-10.9, TI-10.10); null: there is none. */
export function gunForecast(board: Board, assault: Assault): Volley | null {
	const { owner, units } = planetState(board, assault.planet);
	if (!owner || owner === assault.seat || units.pds === 0) return null;
	const of = { seat: owner, kind: 'pds' } as const;
	const chance = chanceOf(board, dieOf(assault, owner, of, false));
	return { ...of, n: units.pds, ...chance, needs: needed(chance) };
}

/** The dice of a ground round: one for each unit, both sides at the same time. */
export const groundDice = (board: Board, assault: Assault, isFirst: boolean): Die[] => {
	const { owner } = planetState(board, assault.planet);
	return fighting(board, assault).flatMap(({ n, ...of }) =>
		Array.from({ length: n }, () => dieOf(assault, owner, of, isFirst))
	);
};

/** The dice of so many PDS at a landing. */
export const gunDice = (board: Board, assault: Assault, n: number): Die[] => {
	const { owner } = planetState(board, assault.planet);
	if (!owner) return [];
	return Array.from({ length: n }, () =>
		dieOf(assault, owner, { seat: owner, kind: 'pds' }, false)
	);
};
