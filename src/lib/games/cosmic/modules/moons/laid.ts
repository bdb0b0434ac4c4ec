/** The moons beside planets, who is on them, and what that counts. Nothing here changes them. */
import type { Board, PlanetId, SeatId } from '../../types';
import { kindOfMoon, lastsOpen, staysDown, trueKind } from './kinds';
import type { Moon, MoonId, MoonKind } from './state';

const NONE: readonly Moon[] = [];

export const moonsOf = ({ moons }: { readonly moons?: readonly Moon[] }): readonly Moon[] =>
	moons ?? NONE;

/** The moon of a planet; null: it has none. */
export const moonAt = (
	board: { readonly moons?: readonly Moon[] },
	planet: PlanetId
): Moon | null => moonsOf(board).find((moon) => moon.planet === planet) ?? null;

/** A moon whose card works: somebody's ship is on it, and it is turned up (CE-37.6, CE-37.8). */
type Working = Moon & { readonly by: SeatId };

const works = (moon: Moon): moon is Working => moon.by !== null && moon.open;

/** Those that work, in the order in which their cards act (CE-37.15). */
export const workingMoons = (board: Pick<Board, 'moons'>): readonly Working[] => {
	const working = moonsOf(board).filter(works);
	const rank = ({ id }: Moon) => ORDER.indexOf(trueKind(id));
	return working.length > 1 ? working.toSorted((a, b) => rank(a) - rank(b)) : working;
};

/** A number that is raised for somebody is capped after that. */
const ORDER: readonly MoonKind[] = [
	'full',
	'half',
	'secret',
	'blue',
	'quarter',
	'hub',
	'cheesy',
	'new',
	'base'
];

/** Moons on which there is a ship, face up or not. */
export const occupiedMoons = ({
	moons = NONE
}: {
	readonly moons?: readonly Pick<Moon, 'by'>[];
}): number => moons.filter(({ by }) => by !== null).length;

/** Working moons of a kind on which a seat has its ship. */
export const heldMoons = (board: Pick<Board, 'moons'>, seat: SeatId, kind: MoonKind): Working[] =>
	workingMoons(board).filter(({ id, by }) => by === seat && trueKind(id) === kind);

/** Moons of a seat that it may use: those face down, which it turns up by it, and those that are used open (CE-37.16). */
export const usableMoons = (board: Pick<Board, 'moons'>, seat: SeatId): readonly Moon[] =>
	moonsOf(board).filter(({ id, by, open }) => by === seat && (!open || lastsOpen(id)));

/** Whether this card may be the one of an occupied moon that lies face down, as far as all can see (CE-37.17). */
export const mayBeMoon = (board: Pick<Board, 'moons'>, moon: Moon, id: MoonId): boolean =>
	!moon.open &&
	staysDown(id) &&
	kindOfMoon(id) === kindOfMoon(moon.id) &&
	!moonsOf(board).some((other) => other.open && other.id === id);

/** Which figure of a half moon counts for who is on it: the second one with two half moons (CE-37.11). */
export const figureOf = (board: Pick<Board, 'moons'>, seat: SeatId): 1 | 2 =>
	heldMoons(board, seat, 'half').length > 1 ? 2 : 1;

/** Whether a seat is on this moon, and its card works. */
const isOn = (board: Pick<Board, 'moons'>, seat: SeatId, id: MoonId): boolean =>
	workingMoons(board).some((moon) => moon.id === id && moon.by === seat);

/** Flares that a seat may play in an encounter besides (CE-37.14). */
export const moreFlares = (board: Pick<Board, 'moons'>, seat: SeatId): number =>
	board.moons && isOn(board, seat, 'flare') ? figureOf(board, seat) : 0;
