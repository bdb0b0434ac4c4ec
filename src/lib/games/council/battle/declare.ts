/** Declaring a battle (GC-10): what it is aimed at, and which ships take part. */
import { msg } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { namedToAttacker } from '../politics/alliances';
import { barredHex, hexChoices, oneOf } from '../questions/ask';
import type { HexChoice } from '../questions/ask';
import { fleetAt, fleetsOf, hexName, hexOn, hexesWhere, pointsOf, shipsInWords } from '../board';
import { turnEvent } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import { productionOf } from '../economy/production';
import { neighboursOf } from '../map/neighbours';
import { TRUCE, defenceOf } from './steps/invade';
import { hasFlag } from '../numbers/stats';
import type { Board, Hex, HexId, SeatId } from '../types';

/** Hexes with ships of this player that can take part in a battle for a hex (GC-10.1, GC-10.2). */
const basesFor = (board: Board, seat: SeatId, target: HexId): HexId[] =>
	[target, ...neighboursOf(board, target)].filter((hex) => fleetAt(board, hex, seat) !== null);

/** Whether a hex holds what a Battle can be for (GC-10.1): ships of others, or a planet that is not one's own (GC-10.3). */
const isTarget = ({ fleet, planet }: Hex, seat: SeatId): boolean =>
	(fleet !== null && fleet.race !== seat) || (planet !== null && planet.owner !== seat);

/** What a truce leaves to attack: unowned planets without ships (GC-22.14). */
export const isFree = ({ fleet, planet }: Hex, seat: SeatId): boolean =>
	(fleet === null || fleet.race === seat) && planet !== null && planet.owner === null;

/** Hexes next to this player's ships that a Battle can be for, in map order. */
function targetsOf(board: Board, seat: SeatId): HexId[] {
	const reach = new Set<HexId>();
	for (const id of fleetsOf(board, seat)) {
		reach.add(id);
		for (const near of neighboursOf(board, id)) reach.add(near);
	}
	return hexesWhere(board, (hex, id) => reach.has(id) && isTarget(hex, seat));
}

const NO_SHIPS: Reason = { why: msg('You have no ships.'), rule: 'GC-10.1' };
const NOTHING: Reason = {
	why: msg('There is nothing to attack next to your ships.'),
	rule: 'GC-10.1'
};

function targetNote(board: Board, id: HexId, seat: SeatId, bases: readonly HexId[]): Words {
	const { fleet, planet } = hexOn(board, id);
	if (fleet && fleet.race !== seat) {
		const ours = bases.reduce((sum, hex) => sum + pointsOf(fleetAt(board, hex, seat) ?? {}), 0);
		return msg(
			'{ships} of {whom}: {n, plural, one {# Battle Point} other {# Battle Points}} against {ours} of yours nearby',
			{
				ships: shipsInWords(fleet),
				whom: namedToAttacker(board, seat, fleet.race),
				n: pointsOf(fleet),
				ours
			}
		);
	}
	const has = { production: productionOf(board, id), n: defenceOf(board, id) };
	if (!planet?.owner)
		return msg(
			'Nobody’s planet, production {production}, Defence {n}: the ships that move in take it',
			has
		);
	return msg('No ships; a planet of {whom}, production {production}, Defence {n}', {
		whom: namedToAttacker(board, seat, planet.owner),
		...has
	});
}

/** What a Battle is for; from where, if there is a choice. */
interface Target extends Choice<HexId> {
	readonly then?: {
		readonly type: 'some';
		readonly choices: readonly HexChoice[];
		readonly min: number;
		readonly max: number;
	};
}

/** Where nobody stands in the way a Battle settles (GC-10.3). */
function targetName(board: Board, id: HexId, seat: SeatId): Words {
	const planet = hexName(board, id);
	return isFree(hexOn(board, id), seat)
		? msg('Settle {planet}', { planet })
		: msg('Attack {planet}', { planet });
}

function target(board: Board, seat: SeatId, id: HexId): Target {
	const bases = basesFor(board, seat, id);
	return {
		id,
		say: targetName(board, id, seat),
		on: id,
		note: targetNote(board, id, seat, bases),
		...(bases.length > 1 ? { then: someBases(board, seat, bases) } : {})
	};
}

const someBases = (board: Board, seat: SeatId, bases: readonly HexId[]) => ({
	type: 'some' as const,
	choices: hexChoices(board, bases, (hex) => shipsInWords(fleetAt(board, hex, seat) ?? {})),
	min: 1,
	max: bases.length
});

export const battleEvent = turnEvent({
	id: 'battle',
	say: msg('Battle'),
	rule: 'GC-10.1',
	uses: 'battle',
	hexes: {
		why: msg('A Battle is for a hex next to your ships that holds ships or a planet not yours.'),
		rule: 'GC-10.1'
	},
	offer: (board, seat) => {
		const truce = hasFlag(board, seat, 'noAttacks');
		const open: Target[] = [];
		const barred: Barred[] = [];
		for (const id of targetsOf(board, seat))
			if (truce && !isFree(hexOn(board, id), seat)) barred.push(barredHex(board, id, TRUCE));
			else open.push(target(board, seat, id));
		if (open.length > 0)
			return {
				note: msg('Fight for a hex next to your ships and take its planet, or settle a free one'),
				then: oneOf(open, barred)
			};
		if (fleetsOf(board, seat).length === 0) return NO_SHIPS;
		return barred.length > 0 ? TRUCE : NOTHING;
	},
	begin: (play, seat, { pick, then }) => {
		const from = then?.picks ?? basesFor(play.board, seat, pick);
		play.push('battle', { seat, target: pick, from, attacked: false });
	}
});
