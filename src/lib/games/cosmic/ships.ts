/**
 * Ships change place here and nowhere else, by phases and effects alone (CE-20.1), so that every change of
 * colonies is noticed: powers go off and on (CE-18.2), the board is conserved, the screen hears what moved.
 */
import { msg } from '../../core';
import { addTo } from '../kit';
import {
	containerOf,
	entriesOf,
	homeColonies,
	homeOf,
	isAtHome,
	homeColoniesNeeded,
	playerOf,
	shipsAt,
	shipsInGame,
	shipsOn,
	timingOrder,
	whereName
} from './board';
import { mayAct } from './acting';
import { told } from './because';
import type { Where } from './board';
import { isSheet, openSheet, sheetOf, tendSheets } from './captured';
import { alienName } from './cards';
import { countsLate, keepsPower } from './keepers';
import { tendEssence } from './essence/cards';
import { goalOf } from './goal';
import { bureaucracy } from './modules/lux/triggers';
import { followMoons } from './modules/moons/pieces';
import { offerGains } from './modules/teams/gains';
import { isLate } from './late';
import { followMarks } from './modules/special/marks';
import { followFurther, keptFromWarp, tellKept } from './further';
import type { FurtherShips } from './further';
import { turnUp } from './sheets';
import { value } from './values';
import { SIDES } from './types';
import type { Play } from './play';
import type { Words } from '../../core';
import type { AlienId, Board, PlanetId, SeatId, Ships } from './types';

/** CE-8.4, CE-9.6: four ships at most, unless an effect says otherwise. */
export const MOST_SHIPS = 4;

export interface ShipMove {
	readonly seat: SeatId;
	readonly n: number;
	readonly from: Where;
	readonly to: Where;
	/** The marked ship is among them (CE-35.8); left out: its owner may say so (CE-35.6). */
	readonly marked?: true;
	/** They are ships of this further colour, as is known; left out: they may be any. */
	readonly further?: FurtherShips;
}

/** CE-20.21: whether what moves ships off this place leaves these where they are. */
export const isHeld = (
	play: Play,
	seat: SeatId,
	from: Where,
	to: 'warp' | 'elsewhere' = 'elsewhere'
): boolean => isPlanet(from) && !value(play, 'leavesPlanet', true, { seat, planet: from, to });

/** Ships go so where they were lost, captured or taken out of the game: nothing that was moved there is moved by anybody. */
const isTaken = (to: Where): boolean => to === 'warp' || to === 'removed' || to.startsWith('held:');

/** CE-20.21: of these moves those that nothing holds back; ships that are held stay, which all are told. */
const free = (play: Play, moves: readonly ShipMove[]): readonly ShipMove[] =>
	moves.filter(({ seat, n, from, to }) => {
		if (n === 0 || isTaken(to) || !isHeld(play, seat, from)) return true;
		tellHeld(play, seat, n, from);
		return false;
	});

/** CE-20.21: that so many ships stay where something would have moved them. */
export function tellHeld(play: Play, seat: SeatId, n: number, from: Where): void {
	play.say(
		msg(
			'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {stays} other {stay}} on {planet}.',
			{ who: seat, n, planet: whereName(from) }
		),
		'CE-20.21'
	);
}

/** CE-37.26: of these moves what nothing holds back; ships that cannot leave the warp stay there, which all are told. */
function unheld(play: Play, asked: readonly ShipMove[]): readonly ShipMove[] {
	const moves = free(play, asked);
	if (!play.board.moons) return moves;
	return moves.filter(({ seat, n, from, to }) => {
		if (n === 0 || from !== 'warp' || to === 'warp' || to === 'removed') return true;
		if (value(play, 'leavesWarp', true, { seat })) return true;
		play.say(
			msg(
				'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {stays} other {stay}} in the warp.',
				{ who: seat, n }
			),
			'CE-37.26'
		);
		return false;
	});
}

/** Moves ships at one stroke. Throws when there are fewer than that: a step asked for too many. */
export function moveShips(play: Play, asked: readonly ShipMove[]): void {
	const { board } = play;
	const moves = unheld(play, board.further ? keptFromWarp(board, asked) : asked);
	const settled = moves.flatMap(({ seat, n, to }) =>
		n > 0 && isPlanet(to) && !shipsAt(board, seat, to) ? [{ seat, planet: to }] : []
	);
	for (const { seat, n, from } of moves) {
		if (n === 0) continue;
		const source = containerOf(board, from);
		const left = (source[seat] ?? 0) - n;
		if (left < 0 || n < 0) throw new Error(`${seat} has no ${n} ships at ${from}.`);
		if (left === 0) delete source[seat];
		else source[seat] = left;
	}
	for (const { seat, n, from, to } of moves) {
		if (n === 0) continue;
		if (isSheet(to)) openSheet(board, to);
		addTo(containerOf(board, to), seat, n);
		if (to === 'warp') noteFallen(board, seat, n);
		const settles = settled.some((one) => one.seat === seat && one.planet === to);
		play.say('', undefined, { type: 'ships', seat, n, from, to, ...(settles && { settles }) });
	}
	noteLeft(play, moves);
	dropAllies(play);
	if (board.moons) followMoons(play);
	// CE-39.5: below the other windows, so that what came to rest there is settled first.
	const landed = board.traps ? planetsIn(moves) : [];
	if (landed.length > 0) play.window('ships.landed', { landed });
	// CE-16.27: one event each, however many ships and planets.
	const gaining = seatsIn(settled);
	// CE-40.29: below the window, so that answers to the new colony come first.
	if (board.teams) offerGains(play, settled);
	if (gaining.length > 0) play.window('colonies.gained', { seats: gaining, settled });
	bureaucracy(
		play,
		settled.flatMap(({ seat, planet }) => (isAtHome(board, seat, planet) ? [] : [seat]))
	);
	const back = moves.filter(
		({ n, from, to }) =>
			n > 0 && from === 'warp' && to !== 'warp' && to !== 'removed' && !isSheet(to)
	);
	if (back.length > 0) {
		const ships: Ships = {};
		for (const { seat, n } of back) addTo(ships, seat, n);
		play.window('ships.retrieved', { seats: seatsIn(back), ships });
	}
	checkPowers(play);
	if (board.special) followMarks(play, moves);
	if (!board.further) return;
	tellKept(play, moves);
	followFurther(play, moves);
}

/** Counts ships that go to the warp, and those of resolution by themselves where that is asked for. */
function noteFallen({ encounter, phase, box }: Board, seat: SeatId, n: number): void {
	if (!encounter) return;
	addTo(encounter.fallen, seat, n);
	if (phase !== 'resolution' || !box.some(countsLate)) return;
	encounter.fallenLate ??= {};
	addTo(encounter.fallenLate, seat, n);
}

/** CE-16.31: notes which colonies these moves have ended. */
function noteLeft({ board }: Play, moves: readonly ShipMove[]): void {
	const { encounter } = board;
	if (!encounter || !mayAct(board, 'phase.ending')) return;
	const left = moves.flatMap(({ seat, n, from: planet }) =>
		n > 0 && isPlanet(planet) && shipsAt(board, seat, planet) === 0 ? [{ seat, planet }] : []
	);
	if (left.length > 0) encounter.left = [...(encounter.left ?? []), ...left];
}

/** A ship more comes into the game (CE-32.50). */
export function addShip(play: Play, seat: SeatId, to: PlanetId): void {
	addTo(play.board.removed, seat, 1);
	moveShips(play, [{ seat, n: 1, from: 'removed', to }]);
}

/** A ship that came so leaves the game, and is not of those that are out of it either. */
export function dropShip(play: Play, seat: SeatId, from: Where): void {
	const { removed } = play.board;
	// CE-35.7: it is none of those of a further colour.
	if (from !== 'removed') moveShips(play, [{ seat, n: 1, from, to: 'removed', marked: true }]);
	const left = (removed[seat] ?? 0) - 1;
	if (left > 0) removed[seat] = left;
	else delete removed[seat];
}

/** `3 ships of Ines leave the game.` */
export const leavesGame = (who: SeatId, n: number): Words =>
	msg(
		'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {leaves} other {leave}} the game.',
		{ who, n }
	);

/** Ships leave the game (CE-20.13), and all are told. Gives how many of whose. */
export function removeShips(play: Play, moves: readonly Omit<ShipMove, 'to'>[]): Ships {
	const gone: Ships = {};
	for (const { seat, n } of moves) addTo(gone, seat, n);
	for (const [seat, n] of entriesOf(gone)) play.say(leavesGame(seat, n), 'CE-20.13');
	moveShips(
		play,
		moves.map((move) => ({ ...move, to: 'removed' }))
	);
	return gone;
}

/** Ships come onto the sheet of an alien (CE-1.14, CE-20.18), and all are told. */
export function captureShips(
	play: Play,
	by: SeatId,
	alien: AlienId,
	moves: readonly Omit<ShipMove, 'to'>[]
): void {
	const taken: Ships = {};
	for (const { seat, n } of moves) if (n > 0) addTo(taken, seat, n);
	for (const [whom, n] of entriesOf(taken))
		play.say(
			msg(
				'{who, select, you {You capture} other {# captures}} {n, plural, one {# ship} other {# ships}} of {whom, select, you {yours} other {#}}.',
				{ who: by, whom, n }
			),
			'CE-20.18'
		);
	moveShips(
		play,
		moves.map((move) => ({ ...move, to: sheetOf(alien) }))
	);
}

/** CE-20.13: how many ships may leave the game until a seat has no more than it needs colonies. */
export const removable = (board: Board, seat: SeatId): number =>
	Math.max(0, shipsInGame(board, seat) - goalOf(board, seat));

export const isPlanet = (where: Where): where is PlanetId => where.startsWith('planet:');

/** Whose these are, each once. */
const seatsIn = (moves: readonly { readonly seat: SeatId }[]): SeatId[] => [
	...new Set(moves.map(({ seat }) => seat))
];

/** Planets to which ships come, each once. */
const planetsIn = (moves: readonly ShipMove[]): PlanetId[] => [
	...new Set(moves.flatMap(({ n, to }) => (n > 0 && isPlanet(to) ? [to] : [])))
];

/** CE-9.13: before the outcome, an ally whose ships are all gone is an ally no more, unless they are still to come (CE-9.19). */
function dropAllies({ board }: Play): void {
	const { encounter, phase } = board;
	if (!encounter || phase === 'resolution') return;
	for (const side of SIDES) {
		const { [side]: allies } = encounter.allies;
		const { [side === 'offense' ? 'gate' : 'beside']: ships } = encounter;
		if (allies.every((seat) => ships[seat])) continue;
		encounter.allies[side] = allies.filter((seat) => ships[seat] || isLate(encounter, seat, side));
	}
}

/**
 * Turns sheets down and up as home colonies come and go (CE-18.1, CE-18.2, CE-18.3). What remains is counted,
 * not what was lost (CE-18.10); what lies on a sheet stays there (CE-18.7).
 */
export function checkPowers(play: Play): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		const player = playerOf(board, seat);
		const few =
			homeColonies(board, seat) < homeColoniesNeeded(board) &&
			value(play, 'losesPower', true, { seat });
		const kept = player.aliens.find(keepsPower);
		if (few && kept !== undefined && !player.shown) {
			// CE-3.18: that nothing is lost tells as much as a use.
			turnUp(play, seat);
			play.say(
				msg('{who, select, you {You play} other {# plays}} {alien}.', {
					who: seat,
					alien: alienName(kept)
				}),
				'CE-3.18'
			);
		}
		const lost = few && !player.aliens.every(keepsPower);
		if (lost === player.powerLost || player.aliens.length === 0) continue;
		player.powerLost = lost;
		if (!lost) {
			play.say(
				msg('{who} has {n} home colonies: the power is back.', {
					who: seat,
					n: homeColoniesNeeded(board)
				}),
				'CE-18.3',
				{ type: 'power', seat, on: true }
			);
			continue;
		}
		const why = told(play, {
			of: 'powerLost',
			by: seat,
			say: msg(
				'{who, select, you {You have} other {# has}} fewer than {n} home colonies: the power is lost.',
				{
					who: seat,
					n: homeColoniesNeeded(board)
				}
			),
			yours: msg('You have fewer than {n} home colonies: your power is lost.', {
				n: homeColoniesNeeded(board)
			}),
			rule: 'CE-18.1',
			move: { type: 'power', seat, on: false }
		});
		play.window('power.lost', { seat, why });
	}
	tendEssence(play);
	if (board.held) tendSheets(play);
}

/** A planet without ships comes into a home system (CE-32.30). */
export function makePlanet({ board }: Play, planet: PlanetId): void {
	board.planets[planet] = { owner: homeOf(planet), ships: {} };
}

/** A planet leaves the game (CE-20.11). Throws while ships are on it. */
export function removePlanet(play: Play, planet: PlanetId): void {
	const { planets } = play.board;
	if (entriesOf(shipsOn(play.board, planet)).length > 0)
		throw new Error(`There are ships on ${planet}.`);
	delete planets[planet];
}

/** Ships spread over places, as a split is answered. */
export type Spread = { readonly [place in Where]?: number };

/** Turns a split over places into moves of one seat's ships. */
export const movesFrom = (seat: SeatId, split: Spread, to: Where): ShipMove[] =>
	entriesOf(split).map(([from, n]) => ({ seat, n, from, to }));

export const movesTo = (seat: SeatId, split: Spread, from: Where): ShipMove[] =>
	entriesOf(split).map(([to, n]) => ({ seat, n, from, to }));

/** [CE-16.30] Of these moves what can still be made: an answer to their declaration may have taken ships away. */
export function stillThere(board: Board, moves: readonly ShipMove[]): ShipMove[] {
	const taken = new Map<string, number>();
	return moves.map((move) => {
		const { seat, n, from } = move;
		const place = `${seat} ${from}`;
		const before = taken.get(place) ?? 0;
		const left = (containerOf(board, from)[seat] ?? 0) - before;
		const moved = Math.max(0, Math.min(n, left));
		taken.set(place, before + moved);
		return { ...move, n: moved };
	});
}
