/** Agendas that make players destroy ships, or take a Space Dock off the board, of their choice (TI-17.22). */
import { msg } from '../../../core';
import type { Place } from '../../../core';
import { addTo, fromFirst, sumOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { countBig, fleetAt, planetState, tileAt } from '../board';
import { countOf, fleetsOf, loseUnits, SPACE_UNITS, unitWords } from '../fleets/ships';
import type { SpaceUnit, Units } from '../fleets/ships';
import { formsOf } from '../play';
import type { Step } from '../play';
import { loseGround } from '../planets/ground';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';
import { votersFor } from '../politics/votes';
import { everybody } from './everybody';
import { nothing } from './agenda';
import type { Motion } from './agenda';
import { colonies, exhaustRed } from './exhausting';

/** So many of these units, wherever they are in these systems. */
interface Due {
	readonly seat: SeatId;
	readonly systems: readonly SystemId[];
	readonly units: readonly SpaceUnit[];
	readonly n: number;
}

declare module '../play' {
	interface Steps {
		/** Ships that players destroy. */
		scrapping: { due: readonly Due[] };
		/** Each of these takes one of its Space Docks outside its Home System off the board. */
		undocking: { seats: readonly SeatId[] };
	}
}

const RULE = 'TI-17.22';
const forShips = formsOf('scrapping');
const forDocks = formsOf('undocking');

type Berth = `${SystemId}/${SpaceUnit}`;
const berth = (system: SystemId, unit: SpaceUnit): Berth => `${system}/${unit}`;

/** Where they are, the cheapest first, a damaged one before a whole one (TI-34.12). */
const berthsOf = (board: Board, { seat, systems, units }: Due) =>
	SPACE_UNITS.filter((unit) => units.includes(unit)).flatMap((unit) =>
		systems.flatMap((system) => {
			const fleet = fleetAt(board, system, seat);
			const n = fleet ? countOf(fleet, unit) : 0;
			return n > 0 ? [{ id: berth(system, unit), system, unit, n }] : [];
		})
	);

export const scrapping: Step = {
	/** TI-17.17: in the order of play. */
	choose: forShips.each({
		seats: ({ board }, { due }) =>
			everybody(board).filter((seat) => due.some((one) => one.seat === seat)),
		ask: ({ board }, { due }, seat) => {
			const own = due.filter((one) => one.seat === seat);
			const groups = own.map((one) => ({ ...one, berths: berthsOf(board, one) }));
			const places = groups.flatMap(({ berths }) =>
				berths.map(({ id, system, unit, n }): Place<Berth> => ({
					id,
					on: system,
					say: msg('{units} at {place}', {
						units: unitWords(unit, n),
						place: systemWords(board, system)
					}),
					max: n
				}))
			);
			const n = sumOf(groups, (one) => one.n);
			if (n < 1) return null;
			const shape: SplitOf<Berth> = {
				...{ type: 'split', places, min: n, max: n },
				limits: groups.map(({ units, berths, n: most }) => ({
					say: msg('To destroy: {units}', {
						units: { or: units.map((unit) => unitWords(unit, 1)) }
					}),
					most,
					uses: Object.fromEntries(berths.map(({ id }) => [id, 1]))
				}))
			};
			return {
				...{ seat, rule: RULE, shape },
				say: msg('Destroy {n, plural, one {# ship} other {# ships}}', { n }),
				fallback: {
					split: Object.assign(
						{},
						...groups.map(({ berths, n: most }) =>
							fromFirst(
								berths.map(({ id, n: max }) => ({ id, max })),
								most
							)
						)
					) as Record<string, number>
				}
			};
		},
		then: (play, { due }, { split }, seat) => {
			const lost = new Map<SystemId, Units>();
			for (const one of due.filter(({ seat: whose }) => whose === seat))
				for (const { id, system, unit } of berthsOf(play.board, one)) {
					const units = lost.get(system) ?? {};
					addTo(units, unit, split[id] ?? 0);
					lost.set(system, units);
				}
			for (const [system, units] of lost) loseUnits(play, seat, system, units, RULE);
		}
	})
};

const DREADNOUGHTS = ['damagedDreadnought', 'dreadnought'] as const;
/** What Arms Reduction leaves. */
const LEAVES = { dreadnought: 2, cruiser: 4 } as const;

export const armsReduction: Motion = {
	for: (play) => {
		const { board } = play;
		const due = everybody(board).flatMap((seat) => {
			const systems = fleetsOf(board, seat);
			const count = (kind: 'dreadnought' | 'cruiser') =>
				sumOf(systems, (id) => fleetAt(board, id, seat)?.[kind] ?? 0);
			return [
				{ seat, systems, units: DREADNOUGHTS, n: count('dreadnought') - LEAVES.dreadnought },
				{ seat, systems, units: ['cruiser'] as const, n: count('cruiser') - LEAVES.cruiser }
			];
		});
		play.push('scrapping', { due: due.filter(({ n }) => n > 0) });
	},
	against: exhaustRed
};

/** Wormholes are closed while it stands: map/neighbours.ts. */
export const closingTheWormholes: Motion = {
	for: nothing,
	against: (play) => {
		const { board } = play;
		const units = SPACE_UNITS.filter(
			(unit) => unit !== 'fighter' && unit !== 'groundForce' && unit !== 'pds'
		);
		const due = everybody(board).flatMap((seat) =>
			fleetsOf(board, seat)
				.filter((id) => {
					const fleet = fleetAt(board, id, seat);
					return tileAt(board, id)?.wormhole != null && fleet && countBig(fleet) > 0;
				})
				.map((id) => ({ seat, systems: [id], units, n: 1 }))
		);
		play.push('scrapping', { due });
	}
};

const docksOf = (board: Board, seat: SeatId): PlanetId[] =>
	colonies(board, seat).filter((id) => planetState(board, id).units.spaceDock > 0);

export const undocking: Step = {
	choose: forDocks.each({
		seats: (_play, { seats }) => seats,
		ask: ({ board }, _frame, seat) => {
			const docks = docksOf(board, seat);
			const [first] = docks;
			if (first === undefined) return null;
			return {
				...{ seat, rule: RULE },
				say: msg('Take a Space Dock off the board'),
				shape: {
					type: 'one',
					choices: docks.map((id) => ({ id, on: id, say: planetWords(id) }))
				},
				fallback: { pick: first }
			};
		},
		then: (play, _frame, { pick }) => loseGround(play, pick, { spaceDock: 1 }, RULE)
	})
};

/** No bombardment of planets with a Space Dock while it stands: ground/bombardment. Who abstained did not vote. */
export const conventionsOfWar: Motion = {
	for: nothing,
	against: (play, decided) => {
		const voters = votersFor(decided, 'against');
		play.push('undocking', {
			seats: everybody(play.board).filter((seat) => voters.includes(seat))
		});
	}
};
