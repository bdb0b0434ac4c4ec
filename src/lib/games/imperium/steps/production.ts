/**
 * Production (TI-12, TI-6.28, TI-31): units are ordered of the docks of one system, each once (TI-12.13),
 * and new docks beside them (TI-12.20); all is paid as one sum, and placed.
 */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { keysOf, totalOf } from '../../kit';
import type { OneOf, Tally } from '../../kit';
import { isOneDock, leaveDock, ownDocks, useDock, whyNotProduce } from '../economy/docks';
import { noteFighters } from '../agendas/prophecy';
import { askPayment, canPay, pay } from '../economy/payment';
import { barredOrders, billOf, lowers, orderShape, slotsAt } from '../economy/yard';
import type { Bill } from '../economy/yard';
import { placeShips } from '../fleets/ships';
import { placeGround } from '../planets/ground';
import { formsOf } from '../play';
import type { FrameOf, Step, Steps } from '../play';
import { countedWords } from '../spoken/counted';
import { UNIT_KINDS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';

declare module '../play' {
	interface Steps {
		/** TI-12: a player produces in one of these systems. */
		production: {
			seat: SeatId;
			systems: readonly SystemId[];
			by: 'tactical' | 'transfer' | 'imperial';
			/** Where, once that is known; what is ordered, and whether it is paid. */
			system?: SystemId;
			bill?: Bill;
			isPaid?: boolean;
			/** The Space Dock that becomes the one that may produce. */
			dock?: PlanetId;
		};
	}
}
declare module '../moves' {
	interface Moves {
		/** Units were ordered and paid; where they come to stand is told after it. */
		produced: {
			readonly seat: SeatId;
			readonly system: SystemId;
			readonly units: Tally<UnitKind>;
			/** Resources to pay. */
			readonly price: number;
		};
	}
}

type Frame = FrameOf<Steps['production']>;

const { run, ask } = formsOf('production');

/** TI-12.22: by the Imperial secondary a new Space Dock only where the table plays so. */
const mayAddDock = ({ options }: Board, { by }: Frame): boolean =>
	by !== 'imperial' || options.imperialDock === 'yes';

const shapeAt = (board: Board, frame: Frame, system: SystemId) =>
	orderShape(board, frame.seat, system, mayAddDock(board, frame));

const yards = (board: Board, frame: Frame): SystemId[] =>
	frame.systems.filter(
		(system) => slotsAt(board, frame.seat, system, mayAddDock(board, frame)).length > 0
	);

const NOWHERE = 'none';
type Where = Choice<SystemId | typeof NOWHERE>;

export const production: Step = {
	begin: run(({ board }, frame) => {
		const [only, ...others] = yards(board, frame);
		if (only === undefined) return 'end';
		if (others.length === 0) frame.system = only;
		return undefined;
	}),

	/** TI-7.6, TI-12.22: in one system alone. */
	where: ask({
		ask: ({ board }, frame) => {
			if (frame.system) return null;
			const choices: Where[] = yards(board, frame).map((id) => ({
				id,
				on: id,
				say: systemWords(board, id)
			}));
			const shape: OneOf<Where> = {
				type: 'one',
				choices: [...choices, { id: NOWHERE, say: msg('Nowhere') }]
			};
			return {
				...{ seat: frame.seat, shape, fallback: { pick: NOWHERE } },
				rule: frame.by === 'imperial' ? 'TI-12.22' : 'TI-7.6',
				say: msg('Where do you produce?')
			};
		},
		then: (_play, frame, { pick }) => {
			if (pick === NOWHERE) return 'end';
			frame.system = pick;
			return undefined;
		}
	}),

	/** Labor Force Politics: at one Space Dock alone. */
	which: ask({
		ask: ({ board }, { seat, system }) => {
			if (!system || !isOneDock(board)) return null;
			const docks = ownDocks(board, system, seat).filter(
				(id) => whyNotProduce(board, seat, system, id) === null
			);
			const [first] = docks;
			return first === undefined
				? null
				: {
						...{ seat, rule: 'TI-17.18', say: msg('At which Space Dock do you produce?') },
						shape: {
							type: 'one',
							choices: docks.map((id) => ({ id, on: id, say: planetWords(id) }))
						},
						fallback: { pick: first }
					};
		},
		then: (play, frame, { pick }) => {
			if (useDock(play.board, frame.seat, pick)) frame.dock = pick;
		}
	}),

	order: ask({
		ask: ({ board }, frame) => {
			const { seat, system } = frame;
			const shape = system && shapeAt(board, frame, system);
			if (!shape) return null;
			return {
				...{ seat, shape, rule: 'TI-12.1', fallback: { split: {} } },
				say: msg('What do you produce at {place}?', { place: systemWords(board, system) })
			};
		},
		explain: ({ board }, frame, shape) => {
			if (!frame.system) return shape;
			const barred = barredOrders(board, frame.seat, frame.system, mayAddDock(board, frame));
			return barred.length > 0 ? { ...shape, barred } : shape;
		},
		then: ({ board }, frame, { split }) => {
			const { seat, system } = frame;
			const slots = system ? slotsAt(board, seat, system, mayAddDock(board, frame)) : [];
			// TI-12.17: a new Space Dock is nothing that the one chosen produces.
			if (frame.dock && !slots.some(({ id, dock }) => dock !== null && (split[id] ?? 0) > 0))
				leaveDock(board, seat);
			if (totalOf(split) === 0) return 'end';
			frame.bill = billOf(board, seat, slots, split);
			return undefined;
		}
	}),

	/** TI-12.7: one sum for all docks. */
	pay: ask({
		ask: (play, { seat, bill }) => {
			const { board } = play;
			if (!bill) return null;
			const { price } = bill;
			const tech = lowers(board, seat, bill);
			// What could pay for it is gone meanwhile: see `deliver`.
			if (price === 0 || price > canPay(board, seat, 'resources')) return null;
			return askPayment(play, seat, {
				...{ means: 'resources', price, rule: 'TI-12.6' },
				say: tech
					? msg(
							'Pay {price, plural, one {# resource} other {# resources}}: the rest comes by {tech}',
							{
								...{ price, tech }
							}
						)
					: msg('Pay {price, plural, one {# resource} other {# resources}}', { price })
			});
		},
		then: (play, frame, { split }, seat) => {
			pay(play, seat, split, 'TI-12.6');
			frame.isPaid = true;
		}
	}),

	deliver: run((play, { seat, system, bill, isPaid = false }) => {
		if (!system || !bill) return undefined;
		const { board } = play;
		const { price, units, systems, planets } = bill;
		if (price > 0 && !isPaid) return 'which';
		play.say(
			msg('{who} produces {units} at {place}.', {
				...{ who: seat, units: countedWords(UNIT_KINDS, units), place: systemWords(board, system) }
			}),
			'TI-12.9',
			{ type: 'produced', seat, system, units, price }
		);
		noteFighters(board, seat, units.fighter ?? 0);
		for (const planet of keysOf(planets))
			placeGround(play, seat, planet, planets[planet] ?? {}, 'TI-12.9');
		for (const id of keysOf(systems)) placeShips(play, seat, id, systems[id] ?? {}, 'TI-12.9');
		return undefined;
	})
};
