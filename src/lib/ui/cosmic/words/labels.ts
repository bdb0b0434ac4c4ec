/** What every piece on the dial is called when it is read aloud, in full. */
import type { SeatId } from '$lib/core/ids';
import type { PlanetId, Ships } from '$lib/games/cosmic/types';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Lit } from '../../filling';
import { seatLook } from '../../pieces/seats';
import { listed, nameOf, type Names } from '../../words';

export const shipCount = (n: number): string => `${n} ${n === 1 ? 'ship' : 'ships'}`;

const colour = (seat: SeatId) => seatLook(seat).colour;
const owners = (ships: Ships) =>
	(Object.entries(ships) as [SeatId, number][]).filter(([, n]) => n > 0);

export const planetOwner = (planet: PlanetId): SeatId =>
	`seat:${Number(planet.slice(7, planet.indexOf('-')))}`;
export const planetNumber = (planet: PlanetId): string => planet.slice(planet.indexOf('-') + 1);

/** `Blue planet 3 of Tomasz`. */
export function planetName(planet: PlanetId, names: Names): string {
	const owner = planetOwner(planet);
	return `${colour(owner)} planet ${planetNumber(planet)} of ${nameOf(owner, names)}`;
}

/** Whose ships are where, a line each: `Blue 3 ships`. */
export const shipLines = (ships: Ships): string[] =>
	owners(ships).map(([seat, n]) => `${colour(seat)} ${shipCount(n)}`);

/** What may be done with it: the end of every name. */
export function litWords(lit: Lit | undefined): string {
	if (!lit) return '';
	if (lit.max !== null)
		return lit.amount
			? ` Chosen, ${shipCount(lit.amount)} of ${lit.max}.`
			: ` Lit, may be chosen, up to ${lit.max}.`;
	return lit.state === 'chosen' ? ' Chosen.' : ' Lit, may be chosen.';
}

export function planetLabel(
	planet: PlanetId,
	open: OpenBoard,
	names: Names,
	lit: Lit | undefined
): string {
	const ships = shipLines(open.planets[planet] ?? {});
	const aimed = open.encounter?.target === planet ? ', aimed at' : '';
	const there = ships.length ? `${listed(ships)}.` : 'No ships.';
	return `${planetName(planet, names)}${aimed}. ${there}${litWords(lit)}`;
}

export const visitorLabel = (
	seat: SeatId,
	n: number,
	planet: PlanetId,
	names: Names,
	lit: Lit | undefined
): string =>
	`${colour(seat)} ${shipCount(n)}, a colony of ${nameOf(seat, names)} on ${planetName(planet, names)}.${litWords(lit)}`;

export function gateLabel(open: OpenBoard, names: Names, lit: Lit | undefined): string {
	const target = open.encounter?.target;
	const ships = shipLines(open.encounter?.gate ?? {});
	const at = target ? `, aimed at ${planetName(target, names)}` : ', not aimed';
	return `Hyperspace gate${at}. ${ships.length ? `${listed(ships)}.` : 'No ships.'}${litWords(lit)}`;
}

export const besideLabel = (seat: SeatId, n: number, names: Names, lit: Lit | undefined): string =>
	`${colour(seat)} ${shipCount(n)} of ${nameOf(seat, names)}, a defensive ally.${litWords(lit)}`;

export function warpLabel(open: OpenBoard, lit: Lit | undefined): string {
	const ships = shipLines(open.warp);
	return `The warp. ${ships.length ? `Lost here: ${listed(ships)}.` : 'Empty.'}${litWords(lit)}`;
}

export function seatLabel(
	seat: SeatId,
	open: OpenBoard,
	names: Names,
	lit: Lit | undefined
): string {
	const player = open.players[seat];
	const role = roleOf(open, seat);
	const n = player?.foreignColonies ?? 0;
	const colonies = n === 1 ? '1 foreign colony' : `${n} foreign colonies`;
	return `${nameOf(seat, names)}, ${colour(seat)}${role ? `, ${role.toLowerCase()}` : ''}. ${colonies}, ${player?.hand ?? 0} ${player?.hand === 1 ? 'card' : 'cards'}.${litWords(lit)}`;
}

/** A seat's part in the encounter, as its label says. */
export function roleOf(open: OpenBoard, seat: SeatId): string | null {
	const encounter = open.encounter;
	if (!encounter) return open.offense === seat ? 'Offense' : null;
	if (encounter.offense === seat) return 'Offense';
	if (encounter.defense === seat) return 'Defense';
	if (encounter.allies.offense.includes(seat)) return 'Offense ally';
	if (encounter.allies.defense.includes(seat)) return 'Defense ally';
	return null;
}
