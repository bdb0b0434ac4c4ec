/** Building (GC-14): ships at a usable port, or a Space Port on a planet. Paid first, then placed. */
import { msg, template } from '../../../core';
import type { Barred, Limit, Place, SplitShape, Words } from '../../../core';
import { hexChoices, oneOf, sifted, whyNone } from '../questions/ask';
import type { HexChoice } from '../questions/ask';
import type { OneOf } from '../../kit';
import {
	LIMITS,
	NO_SHIPS,
	countedShips,
	hexName,
	isBlocked,
	planetOn,
	planetsOf,
	playerOf,
	pointsOf,
	portsOf,
	shipName,
	shipsInWords
} from '../board';
import { turnEvent, turnOf } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import { placePort, placeShips, portsLeft, supply, whyNoPortOn } from '../map/pieces';
import { formsOf } from '../play';
import { portIsReady } from '../economy/ports';
import { purseOf, whyTooDear } from '../economy/production';
import { isRioting } from '../map/riots';
import { hasFlag, oncesOf } from '../effects/sources';
import { COST, costOfShips, priceOf, stat } from '../numbers/stats';
import { SHIPS } from '../tables/vocabulary';
import type { Ship } from '../tables/vocabulary';
import type { Step } from '../play';
import type { Board, HexId, SeatId, Squad } from '../types';
import { pay, spendOnce } from './pay';

/** Why no ships can be built at a port now, whatever was built there this turn (GC-14.9). */
function whyNoYard(board: Board, seat: SeatId, id: HexId): Reason | null {
	if (planetOn(board, id).port === 'new')
		return {
			why: msg('The Space Port on {planet} is new: it waits for the Council.', {
				planet: hexName(board, id)
			}),
			rule: 'GC-14.4'
		};
	if (isRioting(board, id))
		return { why: msg('{planet} is rioting.', { planet: hexName(board, id) }), rule: 'GC-14.5' };
	return isBlocked(board, id, seat)
		? {
				why: msg('Ships of others lie over {planet}.', { planet: hexName(board, id) }),
				rule: 'GC-14.6'
			}
		: null;
}

const ALL_IN_PLAY: Reason = { why: msg('All your ships are in play.'), rule: 'GC-2.2' };
const NO_PORT: Reason = { why: msg('You have no Space Port.'), rule: 'GC-14.1' };

/** A place of the order for a ship whose price is lowered once (GC-24.2 `once`): `dreadnaught:once`. */
const ONCE = ':once';

type Slot = Ship | `${Ship}${typeof ONCE}`;

interface Order extends SplitShape {
	readonly places: readonly Place<Slot>[];
	readonly limits: readonly Purse[];
}

/** What pays. */
interface Purse extends Limit {
	readonly most: number;
}

/** A place of the order, and what each ship there costs. */
interface Offer {
	readonly place: Place<Slot>;
	readonly cost: number;
}

/** Up to `max` ships of a kind, at its price. */
const offer = (ship: Ship, max: number, cost: number): Offer => ({
	place: {
		id: ship,
		say: msg('{ship}, for {cost} each', { ship: shipName(ship), cost }),
		max,
		rule: 'GC-2.2'
	},
	cost
});

/** One ship of a kind whose price is lowered once. */
const offerOnce = (ship: Ship, price: number): Offer => ({
	place: {
		id: `${ship}${ONCE}`,
		say: msg('{ship}, for {price}', { ship: countedShips(1, ship), price }),
		max: 1
	},
	cost: price
});

/** What can be ordered of one kind: as many as are left, and one of them apart where a price is lowered once. */
function offersOf(board: Board, seat: SeatId, ship: Ship): Offer[] {
	const stock = supply(board, seat, ship);
	const name = COST[ship];
	const cost = stat(board, seat, name);
	if (stock < 1) return [];
	if (oncesOf(board, seat, name).length === 0) return [offer(ship, stock, cost)];
	const one = offerOnce(ship, priceOf(board, seat, name));
	return stock > 1 ? [one, offer(ship, stock - 1, cost)] : [one];
}

/** Why no ship of a kind can be ordered: all are in play, or it is too dear. */
function whyNoShip(board: Board, seat: SeatId, ship: Ship): Reason | null {
	if (supply(board, seat, ship) < 1)
		return {
			why: msg('All {ships} of yours are in play.', { ships: countedShips(LIMITS[ship], ship) }),
			rule: 'GC-2.2'
		};
	return whyTooDear(board, seat, priceOf(board, seat, COST[ship]), 'GC-14.1');
}

/** Ships one event can place: three and what cards add, or as many as can be paid (GC-14.2). */
const slipsOf = (board: Board, seat: SeatId): number =>
	board.options.building === 'any' ? Infinity : stat(board, seat, 'buildSlots');

/** What ships are paid with, as it adds up on the map: planets, and beside them Stock (GC-8.4). */
function purseIn(board: Board, seat: SeatId): Words {
	const { stock } = playerOf(board, seat);
	return stock > 0 ? msg('Production with {n} Stock', { n: stock }) : msg('Production');
}

/** Every set of ships this player can build and pay for; or why there is none. */
function orders(board: Board, seat: SeatId): Order | Reason {
	const purse = purseOf(board, seat);
	const places: Place<Slot>[] = [];
	const uses: { [slot in Slot]?: number } = {};
	const barred: Barred[] = [];
	let left = 0;
	let least = Infinity;
	for (const ship of SHIPS) {
		const payable = offersOf(board, seat, ship).filter(({ cost }) => cost <= purse);
		for (const { place, cost } of payable) {
			places.push(place);
			uses[place.id] = cost;
			left += place.max;
			least = Math.min(least, cost);
		}
		const reason = payable.length > 0 ? null : whyNoShip(board, seat, ship);
		if (reason) barred.push({ id: ship, say: shipName(ship), ...reason });
	}
	if (places.length === 0) return whyNoShips(board, seat);
	const slips = slipsOf(board, seat);
	const most = Math.min(left, Math.floor(purse / least));
	return {
		type: 'split',
		places,
		min: 1,
		max: Math.min(slips, most),
		limits: [{ say: purseIn(board, seat), rule: 'GC-14.1', most: purse, uses }],
		...(slips <= most ? { rule: 'GC-14.2' } : {}),
		...(barred.length > 0 ? { barred } : {})
	};
}

/** Why no ship at all can be ordered: none is left, or the cheapest that is left is too dear. */
function whyNoShips(board: Board, seat: SeatId): Reason {
	const left = SHIPS.filter((ship) => supply(board, seat, ship) > 0);
	const least = Math.min(...left.map((ship) => priceOf(board, seat, COST[ship])));
	return (left.length > 0 && whyTooDear(board, seat, least, 'GC-14.1')) || ALL_IN_PLAY;
}

/** The ships an answer to `orders` asks for. */
function ordered(split: { readonly [slot in Slot]?: number }): Squad {
	const ships = { ...NO_SHIPS };
	for (const ship of SHIPS) ships[ship] = (split[ship] ?? 0) + (split[`${ship}${ONCE}`] ?? 0);
	return ships;
}

const inWords = (slips: number): Words =>
	slips === Infinity
		? msg('As many ships as you can pay for at one Space Port')
		: msg('Up to {n, plural, one {# ship} other {# ships}} at one Space Port', { n: slips });

/** Where, and then what: the same can be ordered at each. */
interface Yards extends OneOf<HexChoice> {
	readonly then: Order;
}

export const buildEvent = turnEvent({
	id: 'build',
	say: msg('Build ships'),
	rule: 'GC-14.1',
	uses: 'minor',
	hexes: { why: msg('Ships are built at a Space Port of yours.'), rule: 'GC-14.1' },
	offer: (board, seat) => {
		const { open, barred } = sifted(board, portsOf(board, seat), (id) =>
			whyNoYard(board, seat, id)
		);
		if (open.length === 0) return whyNone(barred) ?? NO_PORT;
		const then = orders(board, seat);
		if ('why' in then) return then;
		const yards: Yards = { ...oneOf(hexChoices(board, open), barred), then };
		return { note: inWords(slipsOf(board, seat)), then: yards };
	},
	told: ({ then: { limits, ...order }, ...yards }, pays) => ({
		...yards,
		then: {
			...order,
			limits: limits.map((limit) => ({
				...limit,
				comes: Array.from({ length: limit.most }, (_, i) => pays(i + 1))
			}))
		}
	}),
	begin: (play, seat, { pick: hex, then }) => {
		const ships = ordered(then.split);
		const cost = costOfShips(play.board, seat, ships);
		for (const ship of SHIPS) if (ships[ship] > 0) spendOnce(play.board, seat, COST[ship]);
		play.push('build', { seat, hex, ships });
		const planet = hexName(play.board, hex);
		pay(
			play,
			seat,
			cost,
			msg('to build {ships} at {planet}', { ships: shipsInWords(ships), planet })
		);
	}
});

const NO_PLANET: Reason = { why: msg('You have no planet.'), rule: 'GC-14.1' };
const ONE_A_TURN: Reason = { why: msg('You have built one in this turn.'), rule: 'GC-14.3' };
const NO_PORTS_LEFT: Reason = { why: msg('All of yours are in play.'), rule: 'GC-2.2' };
const EACH_HAS_ONE: Reason = { why: msg('Each of your planets has one.'), rule: 'GC-14.3' };

export const portEvent = turnEvent({
	id: 'port',
	say: msg('Build a Space Port'),
	rule: 'GC-14.1',
	uses: 'minor',
	hexes: { why: msg('A Space Port is built on a planet of yours.'), rule: 'GC-14.1' },
	offer: (board, seat) => {
		if (turnOf(board).done.includes('port')) return ONE_A_TURN;
		if (portsLeft(board, seat) < 1) return NO_PORTS_LEFT;
		const { open, barred } = sifted(board, planetsOf(board, seat), (id) =>
			whyNoPortOn(board, seat, id)
		);
		if (open.length === 0) {
			const blocked = barred.filter(({ rule }) => rule !== EACH_HAS_ONE.rule);
			return whyNone(blocked) ?? (barred.length > 0 ? EACH_HAS_ONE : NO_PLANET);
		}
		const cost = priceOf(board, seat, COST.port);
		return (
			whyTooDear(board, seat, cost, 'GC-14.1') ?? {
				note: hasFlag(board, seat, 'portsImmediate')
					? msg('For {cost} production; usable at once', { cost })
					: msg('For {cost} production; usable once the Council has met', {
							cost
						}),
				then: oneOf(hexChoices(board, open), barred)
			}
		);
	},
	price: (board, seat) => ({ n: priceOf(board, seat, COST.port) }),
	begin: (play, seat, { pick: hex }) => {
		const cost = priceOf(play.board, seat, COST.port);
		spendOnce(play.board, seat, COST.port);
		turnOf(play.board).done.push('port');
		play.push('build', { seat, hex, ships: null });
		const planet = hexName(play.board, hex);
		pay(play, seat, cost, msg('to build a Space Port on {planet}', { planet }));
	}
});

declare module '../play' {
	interface Steps {
		build: {
			readonly seat: SeatId;
			readonly hex: HexId;
			/** The ships paid for; null for a Space Port. */
			readonly ships: Squad | null;
		};
	}
}

const { run } = formsOf('build');

const BUILT = template('{who} builds {ships} at {where}.');

/** What was paid for is placed (GC-14.1). */
export const build: Step = {
	place: run((play, { seat, hex, ships }) => {
		if (ships === null) {
			placePort(play, seat, hex, portIsReady(play.board, seat));
			return;
		}
		const placed = placeShips(play, seat, hex, ships, 'GC-14.1', BUILT);
		playerOf(play.board, seat).tally.pointsBuilt += pointsOf(placed);
	})
};
