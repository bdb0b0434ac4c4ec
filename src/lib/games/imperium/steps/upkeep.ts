/**
 * What is checked whenever something may be too much or too little: ships beyond Fleet Supply and cargo without a place,
 * system by system (TI-13.4, TI-13.10), and players with nothing left (TI-26.1). Where all is well it does nothing.
 */
import { msg } from '../../../core';
import { fromFirst, roomIn, totalOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { securePlanets } from '../agendas/security';
import { fleetAt, systemIds } from '../board';
import { checkPlayers } from '../elimination';
import { excessAt } from '../fleets/capacity';
import type { Excess } from '../fleets/capacity';
import { countOf, kindOf, loseUnits, soleFleet, SPACE_UNITS, unitWord } from '../fleets/ships';
import type { SpaceUnit } from '../fleets/ships';
import { formsOf } from '../play';
import type { NoLocals, Step } from '../play';
import { endEmptyLaws } from '../politics/laws';
import { timingOrder } from '../timing/order';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';

declare module '../play' {
	interface Steps {
		upkeep: NoLocals;
	}
}

const { ask, run } = formsOf('upkeep');

interface Over {
	readonly seat: SeatId;
	readonly system: SystemId;
	readonly excess: Excess;
}

/** The first fleet with too much, in timing order and map order; none is checked while two fight (TI-13.10). */
function firstOver(board: Board): Over | null {
	const over: Over[] = [];
	for (const system of systemIds(board)) {
		const seat = soleFleet(board, system);
		if (seat === null) continue;
		const excess = excessAt(board, system, seat);
		if (excess.ships > 0 || excess.cargo > 0) over.push({ seat, system, excess });
	}
	if (over.length < 2) return over[0] ?? null;
	return (
		timingOrder(board).flatMap((seat) => over.find((one) => one.seat === seat) ?? [])[0] ?? null
	);
}

const CARGO: readonly SpaceUnit[] = ['fighter', 'groundForce', 'pds'];

/** What the owner chooses among: ships first (TI-13.5), then cargo (TI-13.10). */
function shapeOf(board: Board, { seat, system, excess }: Over): SplitOf<SpaceUnit> {
	const fleet = fleetAt(board, system, seat);
	const isCargo = excess.ships === 0;
	// TI-13.9: Fighters that count as ships may go for them.
	const units = isCargo
		? CARGO
		: SPACE_UNITS.filter((unit) => kindOf(unit) !== 'groundForce' && kindOf(unit) !== 'pds').filter(
				(unit) => unit !== 'fighter' || excess.fighters > 0
			);
	const places = units
		.map((unit) => ({
			id: unit,
			say: unitWord(unit),
			on: system,
			max: fleet ? countOf(fleet, unit) : 0
		}))
		.map((place) =>
			!isCargo && place.id === 'fighter'
				? { ...place, max: Math.min(place.max, excess.fighters) }
				: place
		)
		.filter(({ max }) => max > 0);
	const n = Math.min(isCargo ? excess.cargo : excess.ships, roomIn(places));
	return { type: 'split', places, min: n, max: n };
}

export const upkeep: Step = {
	/** TI-17.19, and Planetary Security. */
	laws: run((play) => {
		endEmptyLaws(play);
		securePlanets(play);
	}),

	/** TI-13.5, TI-13.10: the owner chooses what goes. */
	fleets: ask({
		ask: ({ board }) => {
			const over = firstOver(board);
			if (!over) return null;
			const { seat, system, excess } = over;
			const shape = shapeOf(board, over);
			const place = systemWords(board, system);
			return {
				seat,
				shape,
				about: [system],
				rule: excess.ships > 0 ? 'TI-13.5' : 'TI-13.10',
				say:
					excess.ships > 0
						? msg('Too many ships at {place}: which go?', { place })
						: msg('Too little room aboard at {place}: what goes?', { place }),
				fallback: { split: fromFirst(shape.places, shape.max) }
			};
		},
		then: (play, _frame, { split }, seat) => {
			const over = firstOver(play.board);
			if (!over) return 'fleets';
			const [rule, how] =
				over.excess.ships > 0
					? (['TI-13.5', 'noSupply'] as const)
					: (['TI-13.10', 'noRoom'] as const);
			loseUnits(play, seat, over.system, split, rule, how);
			return 'fleets';
		}
	}),

	/** Gen Synthesis. */
	revive: run((play) => {
		if (totalOf(play.board.fallen) > 0) play.push('genSynthesis');
	}),

	/** TI-26.1. */
	players: run((play) => void checkPlayers(play))
};
