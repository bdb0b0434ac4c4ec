/** Declaring a battle (GC-10): what it is aimed at, and which ships take part. */
import type { Answer, Choice, Shape } from '../../../core';
import { allyNote } from '../alliances';
import { hexChoices } from '../ask';
import {
	fleetAt,
	fleetsOf,
	hexName,
	hexOn,
	hexesWhere,
	plural,
	pointsOf,
	raceName,
	shipsInWords
} from '../board';
import { pickIn, thenIn } from '../events';
import type { TurnEvent } from '../events';
import { neighboursOf } from '../map';
import { defenceOf } from './invade';
import { hasFlag } from '../stats';
import type { Board, HexId, SeatId } from '../types';

/** Hexes with ships of this player that can take part in a battle for a hex (GC-10.1, GC-10.2). */
const basesFor = (board: Board, seat: SeatId, target: HexId): HexId[] =>
	[target, ...neighboursOf(board, target)].filter((hex) => fleetAt(board, hex, seat) !== null);

/** Hexes this player can aim a Battle at (GC-10.1), in map order: ships, or a planet without any (GC-10.3). */
function targetsOf(board: Board, seat: SeatId): HexId[] {
	const truce = hasFlag(board, seat, 'noAttacks');
	const reach = new Set<HexId>();
	for (const id of fleetsOf(board, seat)) {
		reach.add(id);
		for (const near of neighboursOf(board, id)) reach.add(near);
	}
	return hexesWhere(board, ({ fleet, planet }, id) => {
		if (!reach.has(id)) return false;
		const enemy = fleet !== null && fleet.race !== seat;
		return truce // GC-22.14
			? !enemy && planet !== null && planet.owner === null
			: enemy || (planet !== null && planet.owner !== seat);
	});
}

function targetNote(board: Board, id: HexId, seat: SeatId, bases: readonly HexId[]): string {
	const { fleet, planet } = hexOn(board, id);
	if (fleet && fleet.race !== seat) {
		const ours = bases.reduce((sum, hex) => sum + pointsOf(fleetAt(board, hex, seat) ?? {}), 0);
		const whose = `${raceName(fleet.race)}${allyNote(board, seat, fleet.race)}`;
		return `${shipsInWords(fleet)} of ${whose}: ${plural(pointsOf(fleet), 'Battle Point')} against ${ours} of yours nearby`;
	}
	if (!planet?.owner) return 'Nobody’s planet: whoever moves ships there takes it';
	const whose = `${raceName(planet.owner)}${allyNote(board, seat, planet.owner)}`;
	return `No ships; a planet of ${whose}, Defence ${defenceOf(board, id)}`;
}

export const battleEvent: TurnEvent = {
	uses: 'battle',
	choice: ({ board }, seat) => {
		const choices = targetsOf(board, seat).map((target): Choice => {
			const bases = basesFor(board, seat, target);
			const say = hexName(board, target);
			const note = targetNote(board, target, seat, bases);
			if (bases.length < 2) return { id: target, say, on: target, note };
			const ships = (id: HexId) => shipsInWords(fleetAt(board, id, seat) ?? {});
			const choices = hexChoices(board, bases, ships);
			const then: Shape = { type: 'some', choices, min: 1, max: bases.length };
			return { id: target, say, on: target, note, then };
		});
		return choices.length === 0
			? null
			: {
					id: 'battle',
					say: 'Battle',
					note: 'Fight for a hex next to your ships, and take its planet',
					then: { type: 'one', choices }
				};
	},
	begin: (play, seat, answer: Answer | null) => {
		const target = pickIn(answer) as HexId;
		const picks = thenIn(answer);
		const from =
			picks && 'picks' in picks
				? (picks.picks as readonly HexId[])
				: basesFor(play.board, seat, target);
		play.push('battle', { seat, target, from, attacked: false });
	}
};
