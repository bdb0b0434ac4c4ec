/** Pieces come, go and change hands here and nowhere else (GC-2, GC-11.4, GC-22.1), and the log says where. */
import { fillIn, msg, template } from '../../../core';
import {
	LIMITS,
	NO_SHIPS,
	countShips,
	fleetAt,
	hexName,
	hexOn,
	inPlay,
	isBlocked,
	isSeat,
	planetOn,
	planetsOf,
	playerOf,
	portsOf,
	oneShip,
	raceName,
	shipsInWords,
	squadOf
} from '../board';
import { scan } from '../decks';
import { portIsReady } from '../economy/ports';
import { removeRiots } from './riots';
import { SHIPS } from '../tables/vocabulary';
import type { Ship, ShipCounts } from '../tables/vocabulary';
import type { Reason } from '../questions/turn-events';
import type { Play } from '../play';
import type { Board, HexId, RaceId, SeatId, Squad } from '../types';

const PLACED = template('{who} places {ships} at {where}.');

/** Ships of this kind a race still has to place (GC-2.1). */
export const supply = (board: Board, race: RaceId, ship: Ship): number =>
	LIMITS[ship] - inPlay(board, race, ship);

/** Ports a race still has to place. */
export const portsLeft = (board: Board, race: RaceId): number =>
	LIMITS.port - portsOf(board, race).length;

/**
 * Places ships as far as the limits allow (GC-2.2, GC-22.4), unless another race's ships are there
 * (GC-22.1). Says so, and gives what was placed.
 */
export function placeShips(
	play: Play,
	race: RaceId,
	id: HexId,
	wanted: ShipCounts,
	rule: string,
	said = PLACED
): Squad {
	const { board } = play;
	if (isBlocked(board, id, race)) return NO_SHIPS;
	const placed = { ...NO_SHIPS };
	for (const ship of SHIPS) placed[ship] = Math.min(wanted[ship] ?? 0, supply(board, race, ship));
	if (countShips(placed) === 0) return placed;
	add(board, race, id, placed);
	const words = { who: raceName(race), ships: shipsInWords(placed), where: hexName(board, id) };
	play.say(fillIn(said, words), rule, {
		type: 'place',
		hex: id,
		race,
		...placed
	});
	if (isSeat(race)) scan(play, race);
	return placed;
}

/** Takes ships off the map: destroyed, lost or scuttled. They must be there. */
export function removeShips(play: Play, race: RaceId, id: HexId, gone: ShipCounts): void {
	take(play.board, race, id, gone);
	if (countShips(gone) > 0)
		play.say('', undefined, { type: 'remove', hex: id, race, ...squadOf(gone) });
}

/** Moves ships of one race from hex to hex. Where they arrive no other race's ships may be. */
export function moveShips(
	play: Play,
	race: RaceId,
	from: HexId,
	to: HexId,
	ships: ShipCounts
): void {
	const { board } = play;
	if (from === to || countShips(ships) === 0) return;
	take(board, race, from, ships);
	add(board, race, to, ships);
	play.say('', undefined, { type: 'ships', race, from, to, ...squadOf(ships) });
	if (isSeat(race)) scan(play, race);
}

/** Gives ships to another race (GC-24.5 `seize`), as far as it has such pieces left (GC-22.4). */
export function seizeShip(
	play: Play,
	{ from, to, ship, by }: { from: HexId; to: HexId; ship: Ship; by: RaceId }
): boolean {
	const { board } = play;
	const { fleet } = hexOn(board, from);
	if (!fleet || fleet[ship] === 0 || supply(board, by, ship) === 0) return false;
	const loser = fleet.race;
	take(board, loser, from, { [ship]: 1 });
	add(board, by, to, { [ship]: 1 });
	const words = { who: raceName(by), ship: oneShip(ship), whom: raceName(loser) };
	play.say(msg('{who} takes {ship} from {whom}.', words), 'GC-10.5', {
		type: 'seize',
		ship,
		from,
		to,
		by,
		whom: loser
	});
	return true;
}

function add(board: Board, race: RaceId, id: HexId, ships: ShipCounts): void {
	const hex = hexOn(board, id);
	if (hex.fleet && hex.fleet.race !== race)
		throw new Error(`Ships of two races at ${id} (GC-22.1).`);
	const fleet = (hex.fleet ??= { race, ...NO_SHIPS });
	for (const ship of SHIPS) fleet[ship] += ships[ship] ?? 0;
}

function take(board: Board, race: RaceId, id: HexId, ships: ShipCounts): void {
	const fleet = fleetAt(board, id, race);
	for (const ship of SHIPS) {
		const n = ships[ship] ?? 0;
		if (n === 0) continue;
		if (!fleet || fleet[ship] < n) throw new Error(`${race} has no ${n} ${ship} at ${id}.`);
		fleet[ship] -= n;
	}
	if (fleet && countShips(fleet) === 0) {
		hexOn(board, id).fleet = null;
		loseRetries(board, race);
	}
}

/** GC-11.6: the right to try again is lost with the last ship above the planet. */
function loseRetries(board: Board, race: RaceId): void {
	if (!isSeat(race)) return;
	const player = playerOf(board, race);
	player.retries = player.retries.filter((id) => fleetAt(board, id, race) !== null);
}

/** Why no port can be placed on a planet of this race; null when one can. */
export function whyNoPortOn(board: Board, seat: SeatId, id: HexId): Reason | null {
	if (planetOn(board, id).port !== null)
		return {
			why: msg('{planet} has a Space Port.', { planet: hexName(board, id) }),
			rule: 'GC-14.3'
		};
	return isBlocked(board, id, seat)
		? {
				why: msg('Ships of others lie over {planet}.', { planet: hexName(board, id) }),
				rule: 'GC-14.6'
			}
		: null;
}

/** Planets a port of this race may be placed on now, in map order. */
export const portSites = (board: Board, seat: SeatId): HexId[] =>
	portsLeft(board, seat) < 1
		? []
		: planetsOf(board, seat).filter((id) => whyNoPortOn(board, seat, id) === null);

/** Places a port; one that may not be used at once waits for the Council (GC-14.4). */
export function placePort(play: Play, race: RaceId, id: HexId, ready: boolean): void {
	planetOn(play.board, id).port = ready ? 'ready' : 'new';
	const words = { who: raceName(race), planet: hexName(play.board, id) };
	play.say(msg('{who} places a Space Port on {planet}.', words), 'GC-14.1', {
		type: 'port',
		hex: id
	});
}

/** Takes a port off the map: destroyed or scuttled. */
export function removePort(play: Play, id: HexId): void {
	planetOn(play.board, id).port = null;
	play.say('', undefined, { type: 'portGone', hex: id });
}

/**
 * A race takes a planet's card (GC-11.4): it is expended until the refresh, its counters go (GC-16.7), its port
 * changes hands if the new owner has one left to place, and nobody may try again for it.
 */
export function takePlanet(play: Play, seat: SeatId, id: HexId): void {
	const { board } = play;
	const planet = planetOn(board, id);
	const before = planet.owner;
	const canKeepPort = portsLeft(board, seat) > 0;
	removeRiots(play, id);
	planet.owner = seat;
	planet.expended = true;
	if (planet.port) {
		if (canKeepPort) planet.port = portIsReady(board, seat) ? 'ready' : 'new';
		else removePort(play, id);
	}
	for (const other of board.order) {
		const player = playerOf(board, other);
		player.retries = player.retries.filter((retry) => retry !== id);
	}
	if (before && before !== seat) playerOf(board, seat).tally.planetsTakenFromRaces += 1;
	const words = { who: seat, planet: hexName(board, id) };
	play.say(
		before
			? msg('{who} takes {planet} from {whom}.', { ...words, whom: raceName(before) })
			: msg('{who} takes {planet}.', words),
		'GC-11.4',
		{ type: 'taken', hex: id, by: seat, whom: before }
	);
}
