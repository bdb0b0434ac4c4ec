/** Effects that place, remove and change ships (GC-24.3). */
import { msg } from '../../../core';
import { ruleOf } from './effect';
import type { EffectTable } from './effect';
import { oneHex, someShips } from '../questions/ask';
import {
	NO_SHIPS,
	POINTS,
	countShips,
	fleetAt,
	fleetsInReach,
	fleetsOf,
	hexName,
	hexOn,
	isBlocked,
	isSeat,
	ownHome,
	planetsOf,
	pointsOf,
	raceName,
	oneShip,
	shipsInWords
} from '../board';
import { becauseHere } from '../questions/causes';
import { neighboursOf } from '../map/neighbours';
import { loseMoving, movingOf, stillMoving } from '../map/moving';
import { placeShips, removeShips, supply } from '../map/pieces';
import { SHIPS } from '../tables/vocabulary';
import type { PlaceShips, Ship, ShipCounts, Upgrade } from '../tables/vocabulary';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { Board, HexId, RaceId, SeatId, Squad } from '../types';

const wanted = ({ fighter = 0, destroyer = 0, dreadnaught = 0 }: ShipCounts): Squad => ({
	fighter,
	destroyer,
	dreadnaught
});

/** Where ships of this effect may appear, in map order. */
function sitesFor(board: Board, race: RaceId, at: PlaceShips['at'], here: HexId | null): HexId[] {
	switch (at) {
		case 'here':
			return here ? [here] : [];
		case 'planet':
			return planetsOf(board, race).filter((id) => !isBlocked(board, id, race));
		case 'home':
			return free(board, race, [ownHome(board, race)]);
		case 'nextToHome': {
			const home = ownHome(board, race);
			return home ? free(board, race, neighboursOf(board, home)) : [];
		}
		case 'battle':
			throw new Error('Ships that join a battle are placed by the battle.');
	}
}

const free = (board: Board, race: RaceId, hexes: readonly (HexId | null)[]): HexId[] =>
	hexes.filter((id): id is HexId => id !== null && !isBlocked(board, id, race));

/** Sets of ships in one hex that an upgrade can take: `hex:0,1 1`, the second set of its list, there. */
function upgrades(
	board: Board,
	seat: SeatId,
	{ from, to }: Pick<Upgrade, 'from' | 'to'>
): [HexId, ShipCounts][] {
	if (supply(board, seat, to) < 1) return [];
	return fleetsOf(board, seat).flatMap((id) => {
		const fleet = fleetAt(board, id, seat) ?? NO_SHIPS;
		return from
			.filter((set) => SHIPS.every((ship) => fleet[ship] >= (set[ship] ?? 0)))
			.map((set): [HexId, ShipCounts] => [id, set]);
	});
}

export const shipEffects: Pick<EffectTable, 'ships' | 'loseShips' | 'upgrade' | 'strike'> = {
	ships: {
		can: (board, race, effect, { hex }) =>
			sitesFor(board, race, effect.at, hex).length > 0 &&
			SHIPS.some((ship) => Math.min(effect[ship] ?? 0, supply(board, race, ship)) > 0),
		carry: (play, race, effect, { source, hex }) => {
			const sites = sitesFor(play.board, race, effect.at, hex);
			const [first] = sites;
			const rule = ruleOf(source);
			if (first === undefined) return;
			if (sites.length === 1 || !isSeat(race)) placeShips(play, race, first, wanted(effect), rule);
			else play.push('effect.ships', { seat: race, ships: wanted(effect), site: effect.at, rule });
		}
	},

	loseShips: {
		carry: (play, race, { n, kind, at, unlessMoving = Infinity }, { source }) => {
			if (at === 'battle') throw new Error('Ships lost in a battle are lost by the battle.');
			const moving = countShips(movingOf(play).ships);
			if (isSeat(race) && moving < unlessMoving)
				play.push('effect.loseShips', { seat: race, n, kind: kind ?? null, rule: ruleOf(source) });
		}
	},

	upgrade: {
		can: (board, race, effect) => isSeat(race) && upgrades(board, race, effect).length > 0,
		carry: (play, race, { from, to }) => {
			if (isSeat(race)) play.push('effect.upgrade', { seat: race, from, to });
		}
	},

	strike: {
		can: (board, race, { range }) => isSeat(race) && fleetsInReach(board, race, range).length > 0,
		carry: (play, race, { points, range }) => {
			if (isSeat(race)) play.push('effect.strike', { seat: race, points, range });
		}
	}
};

declare module '../play' {
	interface Steps {
		'effect.ships': {
			readonly seat: SeatId;
			readonly ships: Squad;
			readonly site: PlaceShips['at'];
			readonly rule: string;
		};
		'effect.loseShips': {
			readonly seat: SeatId;
			readonly n: number;
			readonly kind: Ship | null;
			readonly rule: string;
		};
		'effect.upgrade': Pick<Upgrade, 'from' | 'to'> & { readonly seat: SeatId };
		'effect.strike': {
			readonly seat: SeatId;
			readonly points: number;
			readonly range: number;
			/** The fleet that is struck, once it is chosen. */
			hex?: HexId;
		};
		'effect.suffer': { readonly seat: SeatId; readonly hex: HexId; points: number };
	}
}

const forShips = formsOf('effect.ships');

const ships: Step = {
	where: forShips.ask({
		ask: (play, { seat, ships, site, rule }) =>
			oneHex(play.board, seat, sitesFor(play.board, seat, site, null), {
				rule,
				say: msg('Where do you place {ships}?', { ships: shipsInWords(ships) }),
				...becauseHere(play)
			}),
		then: (play, { ships, rule }, { pick }, seat) => {
			placeShips(play, seat, pick, ships, rule);
		}
	})
};

const forLosing = formsOf('effect.loseShips');

const loseShips: Step = {
	which: forLosing.ask({
		ask: (play, { seat, n, kind, rule }) => {
			const here = stillMoving(play, seat);
			const open = kind ? { ...NO_SHIPS, [kind]: here[kind] } : here;
			const due = Math.min(n, countShips(open));
			if (due === 0) return null;
			return {
				seat,
				rule,
				say: msg('{n, plural, one {Which ship is lost?} other {Which # ships are lost?}}', {
					n: due
				}),
				about: [movingOf(play).hex],
				...becauseHere(play),
				shape: someShips(open, due, due),
				fallback: { split: cheapest(open, due) }
			};
		},
		then: (play, { rule }, { split }, seat) => {
			loseMoving(play, seat, split);
			play.say(msg('{who} loses {ships}.', { who: seat, ships: shipsInWords(split) }), rule);
		}
	})
};

/** The ships worth least, as many as are due: what a time-out gives up. */
function cheapest(open: ShipCounts, due: number): { [ship: string]: number } {
	const split: { [ship: string]: number } = {};
	let left = due;
	for (const ship of SHIPS) {
		const n = Math.min(left, open[ship] ?? 0);
		if (n > 0) split[ship] = n;
		left -= n;
	}
	return split;
}

const forUpgrade = formsOf('effect.upgrade');

const upgrade: Step = {
	which: forUpgrade.ask({
		ask: (play, { seat, from, to }) => {
			const { board } = play;
			const choices = upgrades(board, seat, { from, to }).map(([id, set], i) => ({
				id: `${id} ${i}`,
				say: msg('{ships} at {where}', { ships: shipsInWords(set), where: hexName(board, id) }),
				on: id
			}));
			const [first] = choices;
			if (!first) return null;
			return {
				seat,
				rule: 'GC-15.1',
				say: msg('Which ships become {ship}?', { ship: oneShip(to) }),
				...becauseHere(play),
				shape: { type: 'one', choices },
				fallback: { pick: first.id }
			};
		},
		then: (play, { from, to }, { pick }, seat) => {
			for (const [i, [id, set]] of upgrades(play.board, seat, { from, to }).entries()) {
				if (pick !== `${id} ${i}`) continue;
				removeShips(play, seat, id, set);
				placeShips(play, seat, id, { [to]: 1 }, 'GC-15.1');
			}
		}
	})
};

const forStrike = formsOf('effect.strike');

const strike: Step = {
	where: forStrike.ask({
		ask: (play, { seat, points, range }) =>
			oneHex(
				play.board,
				seat,
				fleetsInReach(play.board, seat, range),
				{
					rule: 'GC-15.1',
					say: msg('Which ships lose {n, plural, one {# Battle Point} other {# Battle Points}}?', {
						n: points
					}),
					...becauseHere(play)
				},
				(id) => shipsInWords(hexOn(play.board, id).fleet ?? {})
			),
		then: (_play, frame, { pick }) => {
			frame.hex = pick;
		}
	}),

	/** The opponent chooses, ship by ship, until enough is gone; NPC races lose the least ships first. */
	suffer: forStrike.run((play, { hex, points }) => {
		const fleet = hex && hexOn(play.board, hex).fleet;
		if (!fleet) return 'end';
		if (isSeat(fleet.race)) play.push('effect.suffer', { seat: fleet.race, hex, points });
		else losePoints(play, hex, fleet.race, points);
		return 'end';
	})
};

function losePoints(play: Play, hex: HexId, race: RaceId, points: number): void {
	let due = points;
	for (const ship of SHIPS) {
		const there = fleetAt(play.board, hex, race)?.[ship] ?? 0;
		const n = Math.min(there, Math.ceil(Math.max(0, due) / POINTS[ship]));
		due -= n * POINTS[ship];
		loseAt(play, hex, race, { [ship]: n });
	}
}

function loseAt(play: Play, hex: HexId, race: RaceId, gone: ShipCounts): void {
	if (countShips(gone) === 0) return;
	removeShips(play, race, hex, gone);
	play.say(
		msg('{who} loses {ships} at {where}.', {
			who: raceName(race),
			ships: shipsInWords(gone),
			where: hexName(play.board, hex)
		}),
		'GC-15.1'
	);
}

const forSuffering = formsOf('effect.suffer');

const suffer: Step = {
	ship: forSuffering.ask({
		ask: (play, { seat, hex, points }) => {
			const { board } = play;
			const fleet = fleetAt(board, hex, seat);
			if (points <= 0 || !fleet) return null;
			const choices = SHIPS.filter((ship) => fleet[ship] > 0).map((ship) => ({
				id: ship,
				say: msg(
					'{ship, select, fighter {A Fighter} destroyer {A Destroyer} other {A Dreadnaught}}',
					{ ship }
				),
				on: hex,
				note: msg('{n, plural, one {# Battle Point} other {# Battle Points}}', {
					n: pointsOf({ [ship]: 1 })
				})
			}));
			return {
				seat,
				rule: 'GC-15.1',
				say: msg(
					'You lose ships at {where} worth {n, plural, one {# Battle Point} other {# Battle Points}}. Which first?',
					{ where: hexName(board, hex), n: points }
				),
				about: [hex],
				...becauseHere(play),
				shape: { type: 'one', choices },
				fallback: { pick: choices[0]?.id ?? '' }
			};
		},
		then: (play, frame, { pick: ship }, seat) => {
			loseAt(play, frame.hex, seat, { [ship]: 1 });
			frame.points -= POINTS[ship];
			return 'ship';
		}
	})
};

export const shipSteps: { readonly [step: string]: Step } = {
	'effect.ships': ships,
	'effect.loseShips': loseShips,
	'effect.upgrade': upgrade,
	'effect.strike': strike,
	'effect.suffer': suffer
};
