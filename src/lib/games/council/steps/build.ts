/** Building (GC-14): ships at a usable port, or a Space Port on a planet. Paid first, then placed. */
import type { Answer, Choice, Place, Shape } from '../../../core';
import { hexChoices } from '../ask';
import {
	hexName,
	isBlocked,
	planetOn,
	playerOf,
	plural,
	pointsOf,
	portsOf,
	shipName,
	shipsInWords
} from '../board';
import { pickIn, thenIn, turnOf } from '../events';
import type { TurnEvent } from '../events';
import { placePort, placeShips, portSites, supply } from '../pieces';
import { portIsReady } from '../ports';
import { purseOf } from '../production';
import { isRioting } from '../riots';
import { oncesOf } from '../sources';
import { COST, costOfShips, priceOf, stat } from '../stats';
import { SHIPS } from '../vocabulary';
import type { Ship } from '../vocabulary';
import type { Frame, Step } from '../play';
import type { Board, HexId, SeatId, Squad } from '../types';
import { pay, spendOnce } from './pay';

/** Ports ships can be built at now, whatever was built there this turn (GC-14.9), in map order: not new (GC-14.4), in no riot (GC-14.5), not blocked (GC-14.6). */
const yards = (board: Board, seat: SeatId): HexId[] =>
	portsOf(board, seat).filter(
		(id) =>
			planetOn(board, id).port === 'ready' && !isRioting(board, id) && !isBlocked(board, id, seat)
	);

/** A place of the order for a ship whose price is lowered once (GC-24.2 `once`): `dreadnaught:once`. */
const ONCE = ':once';

/** What can be ordered of one kind: as many as are left, and one of them apart where a price is lowered once. */
function placesFor(board: Board, seat: SeatId, ship: Ship): Place[] {
	const stock = supply(board, seat, ship);
	const name = COST[ship];
	const cost = stat(board, seat, name);
	if (stock < 1) return [];
	if (oncesOf(board, seat, name).length === 0)
		return [{ id: ship, say: `${shipName(ship)}, for ${cost} each`, max: stock, cost }];
	const price = priceOf(board, seat, name);
	const one = {
		id: `${ship}${ONCE}`,
		say: `1 ${shipName(ship)}, for ${price}`,
		max: 1,
		cost: price
	};
	const more = { id: ship, say: `${shipName(ship)}, for ${cost} each`, max: stock - 1, cost };
	return stock > 1 ? [one, more] : [one];
}

/** Ships one event can place: three and what cards add, or as many as can be paid (GC-14.2). */
const slipsOf = (board: Board, seat: SeatId): number =>
	board.options.building === 'any' ? Infinity : stat(board, seat, 'buildSlots');

/** Every set of ships this player can build and pay for; null when that is none. */
function orders(board: Board, seat: SeatId): Shape | null {
	const budget = purseOf(board, seat);
	const places = SHIPS.flatMap((ship) => placesFor(board, seat, ship)).filter(
		({ cost = 0 }) => cost <= budget
	);
	const left = places.reduce((total, { max }) => total + max, 0);
	const least = Math.min(...places.map(({ cost = 0 }) => cost));
	const max = Math.min(slipsOf(board, seat), left, Math.floor(budget / least));
	return places.length === 0 ? null : { type: 'split', places, min: 1, max, budget };
}

/** The ships an answer to `orders` asks for. */
function ordered(answer: Answer | null): Squad {
	const split = answer && 'split' in answer ? answer.split : {};
	const count = (ship: Ship) => (split[ship] ?? 0) + (split[`${ship}${ONCE}`] ?? 0);
	return {
		fighter: count('fighter'),
		destroyer: count('destroyer'),
		dreadnaught: count('dreadnaught')
	};
}

const inWords = (slips: number): string =>
	slips === Infinity ? 'As many ships as you can pay for' : `Up to ${plural(slips, 'ship')}`;

export const buildEvent: TurnEvent = {
	uses: 'minor',
	choice: ({ board }, seat) => {
		const sites = yards(board, seat);
		const then = sites.length > 0 ? orders(board, seat) : null;
		if (!then) return null;
		const choices = hexChoices(board, sites).map(({ id, say }) => ({ id, say, on: id, then }));
		return {
			id: 'build',
			say: 'Build ships',
			note: `${inWords(slipsOf(board, seat))} at one Space Port`,
			then: { type: 'one', choices }
		};
	},
	begin: (play, seat, answer) => {
		const ships = ordered(thenIn(answer));
		const cost = costOfShips(play.board, seat, ships);
		for (const ship of SHIPS) if (ships[ship] > 0) spendOnce(play.board, seat, COST[ship]);
		play.push('build', { seat, hex: pickIn(answer), ships });
		const at = hexName(play.board, pickIn(answer) as HexId);
		pay(play, seat, cost, `to build ${shipsInWords(ships)} at ${at}`);
	}
};

export const portEvent: TurnEvent = {
	uses: 'minor',
	choice: (play, seat): Choice | null => {
		const { board } = play;
		if (turnOf(play).done.includes('port')) return null; // GC-14.3
		const cost = priceOf(board, seat, COST.port);
		const sites = cost <= purseOf(board, seat) ? portSites(board, seat) : [];
		if (sites.length === 0) return null;
		return {
			id: 'port',
			say: 'Build a Space Port',
			note: `For ${cost} production; ships can be built there once the Council has met`,
			then: { type: 'one', choices: hexChoices(board, sites) }
		};
	},
	begin: (play, seat, answer) => {
		const cost = priceOf(play.board, seat, COST.port);
		spendOnce(play.board, seat, COST.port);
		turnOf(play).done.push('port');
		play.push('build', { seat, hex: pickIn(answer), ships: null });
		pay(
			play,
			seat,
			cost,
			`to build a Space Port on ${hexName(play.board, pickIn(answer) as HexId)}`
		);
	}
};

interface Locals {
	readonly seat: SeatId;
	readonly hex: HexId;
	/** The ships paid for; null for a Space Port. */
	readonly ships: Squad | null;
}

const locals = (frame: Frame) => frame as unknown as Locals;

/** What was paid for is placed (GC-14.1). */
export const build: Step = {
	place: {
		form: 'run',
		run: (play, frame) => {
			const { seat, hex, ships } = locals(frame);
			if (ships === null) {
				placePort(play, seat, hex, portIsReady(play.board, seat));
				return;
			}
			play.say(`{${seat}} builds at ${hexName(play.board, hex)}.`, 'GC-14.1');
			const placed = placeShips(play, seat, hex, ships, 'GC-14.1');
			playerOf(play.board, seat).tally.pointsBuilt += pointsOf(placed);
		}
	}
};
