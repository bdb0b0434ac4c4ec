/** TI-9.12 to TI-9.15, TI-11.9: what a fleet loses to hits. */
import { describe, expect, it } from 'vitest';
import { listAnswers } from '../../../src/lib/core';
import { noFleet, onBoard } from '../../../src/lib/games/imperium/board';
import { reinforcementsOf } from '../../../src/lib/games/imperium/fleets/ships';
import type { Board, Fleet } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';

const [me, foe] = ['seat:1', 'seat:2'] as const;
const here = 'hex:0,0';

const fleetOf = (fleet: Partial<Fleet>): Fleet => ({ ...noFleet(), ...fleet });

/** My fleet takes so many hits of a battle; or, with `by` null, of none. */
const hit = (
	fleet: Partial<Fleet>,
	hits: number,
	{ by = foe, edit }: { by?: typeof foe | null; edit?: (board: Board) => void } = {}
) =>
	standing(
		{
			...{ step: 'losses', at: 'take', seat: me, system: here, hits, rule: 'TI-9.12' },
			...(by && { by })
		},
		(board) => {
			board.systems[here]!.fleets = { [me]: fleetOf(fleet) };
			for (const seat of board.order) board.players[seat]!.hand = [];
			edit?.(board);
		}
	);

const left = ({ board }: ReturnType<typeof hit>) => board.systems[here]!.fleets[me];

describe('taking hits', () => {
	it('[TI-9.12] the owner chooses among its ships, one for each hit', () => {
		const g = hit({ fighter: 2, cruiser: 1 }, 2);
		expect(g.choices(me)).toEqual(['fighter', 'cruiser']);
		expect(g.refusal(me, { split: { fighter: 1 } }).rule).toBe('TI-9.12');
		g.answer(me, { split: { fighter: 1, cruiser: 1 } });
		expect(left(g)).toEqual(fleetOf({ fighter: 1 }));
	});

	it('[TI-9.15] what is lost is told by kind and number, and damaged ships as such', () => {
		const g = hit({ fighter: 3, dreadnought: 2, damaged: { dreadnought: 1, warSun: 0 } }, 3);
		g.answer(me, { split: { fighter: 2, damagedDreadnought: 1 } });
		expect(g.said).toContain('{seat:1} loses 2 Fighters and 1 Dreadnought, damaged at');
	});

	it('[TI-9.13] surplus hits are lost, and what cannot be chosen is not asked', () => {
		const g = hit({ fighter: 1, dreadnought: 1 }, 9);
		expect(g.asked).toEqual(['rest.wait']);
		expect(left(g)).toBeUndefined();
		expect(hit({ dreadnought: 1, cruiser: 1 }, 3).asked).toEqual(['rest.wait']);
		const same = hit({ fighter: 3 }, 2);
		expect(same.asked).toEqual(['rest.wait']);
		expect(left(same)).toEqual(fleetOf({ fighter: 1 }));
	});

	it('[TI-9.13] cargo is never taken as a casualty, but goes with the last ship', () => {
		const g = hit({ carrier: 2, groundForce: 3, pds: 1 }, 1);
		expect(left(g)).toEqual(fleetOf({ carrier: 1, groundForce: 3, pds: 1 }));
		const last = hit({ carrier: 1, groundForce: 3, pds: 1 }, 1);
		expect(left(last)).toBeUndefined();
		expect(last.moves('lost')).toMatchObject([{ units: { carrier: 1, groundForce: 3, pds: 1 } }]);
	});

	it('[TI-9.14] a whole Dreadnought or War Sun may be damaged instead; that is optional', () => {
		const g = hit({ dreadnought: 1, warSun: 1, cruiser: 1 }, 1);
		expect(g.choices(me)).toEqual([
			...['sustain:dreadnought', 'sustain:warSun', 'cruiser'],
			// None is damaged, nor can be before this one hit.
			...['dreadnought', 'warSun']
		]);
		g.answer(me, { split: { 'sustain:warSun': 1 } });
		expect(left(g)!.damaged).toEqual({ dreadnought: 0, warSun: 1 });
		const unwilling = hit({ dreadnought: 1, cruiser: 1 }, 1);
		unwilling.answer(me, { split: { dreadnought: 1 } });
		expect(left(unwilling)).toEqual(fleetOf({ cruiser: 1 }));
	});

	it('[TI-9.14] damage and destruction may come of two hits of one volley', () => {
		const g = hit({ dreadnought: 1, cruiser: 1 }, 2);
		expect(g.choices(me)).toContain('damagedDreadnought');
		expect(g.refusal(me, { split: { damagedDreadnought: 1, cruiser: 1 } }).rule).toBe('TI-9.14');
		expect(g.refusal(me, { split: { 'sustain:dreadnought': 1, dreadnought: 1 } }).rule).toBe(
			'TI-9.14'
		);
		g.answer(me, { split: { 'sustain:dreadnought': 1, damagedDreadnought: 1 } });
		expect(left(g)).toEqual(fleetOf({ cruiser: 1 }));
	});

	it('[TI-9.14] more hits than there are whole ships are for the owner to deal out, as both may happen to one', () => {
		const g = hit({ dreadnought: 2 }, 3);
		expect(g.asked).toEqual(['losses.take']);
		g.answer(me, { split: { 'sustain:dreadnought': 2, damagedDreadnought: 1 } });
		expect(left(g)).toMatchObject({ dreadnought: 1, damaged: { dreadnought: 1 } });
	});

	it('[TI-9.14] a damaged ship bears no second hit', () => {
		const damaged = { dreadnought: 1, warSun: 0 };
		const g = hit({ dreadnought: 1, cruiser: 1, damaged }, 1);
		expect(listAnswers(g.decision(me).shape, 10)).toEqual([
			{ split: { cruiser: 1 } },
			{ split: { damagedDreadnought: 1 } }
		]);
		g.answer(me, { split: { damagedDreadnought: 1 } });
		expect(left(g)).toEqual(fleetOf({ cruiser: 1 }));
	});

	it('[TI-9.15] what is destroyed is in reinforcements again', () => {
		let elsewhere = 0;
		const g = hit({ cruiser: 8 }, 3, {
			edit: (board) => {
				elsewhere = onBoard(board, me, 'cruiser') - 8;
			}
		});
		expect(left(g)!.cruiser).toBe(5);
		expect(reinforcementsOf(g.board, me, 'cruiser')).toBe(8 - 5 - elsewhere);
	});

	it.each([
		[{ fighter: 1, dreadnought: 1, cruiser: 1 }, 2, { cruiser: 1, dreadnought: 1 }, 1],
		[{ destroyer: 1, dreadnought: 1 }, 2, { dreadnought: 1 }, 1],
		[
			{ carrier: 1, dreadnought: 2, damaged: { dreadnought: 1, warSun: 0 } },
			3,
			{ dreadnought: 1 },
			1
		],
		[{ dreadnought: 1, warSun: 1 }, 3, { warSun: 1 }, 1],
		[{ dreadnought: 2, warSun: 2 }, 7, { warSun: 1 }, 1]
	] as const)(
		'[TI-34.12] by default Fighters, then sustaining, then the cheapest: %j, %i hits',
		(fleet, hits, after, damage) => {
			const g = hit(fleet, hits).lapse();
			const { damaged, ...ships } = left(g)!;
			expect(ships).toMatchObject(after);
			expect(damaged.dreadnought + damaged.warSun).toBe(damage);
		}
	);
});

describe('outside a battle', () => {
	it('[TI-13.10] what lost its place with a Carrier is lost at once; in a battle it is not', () => {
		const fleet = { carrier: 1, cruiser: 1, fighter: 2 };
		const g = hit(fleet, 1, { by: null });
		g.answer(me, { split: { carrier: 1 } });
		expect(left(g)).toEqual(fleetOf({ cruiser: 1 }));
		const fighting = hit(fleet, 1);
		fighting.answer(me, { split: { carrier: 1 } });
		expect(left(fighting)).toEqual(fleetOf({ cruiser: 1, fighter: 2 }));
	});
});

describe('a ship damaged', () => {
	const card = ({ players }: Board): void => {
		players[foe]!.hand = ['direct-hit#1'];
	};

	it('[TI-28.3] [TI-34.8] in a battle the other side is asked, if it holds a card', () => {
		const g = hit({ dreadnought: 1, cruiser: 1 }, 1, { edit: card }).lapse();
		expect(g.asked).toEqual(['window:shipDamaged']);
		expect(g.askedSeats).toEqual([foe]);
		expect(hit({ dreadnought: 1, cruiser: 1 }, 1).lapse().asked).toEqual(['rest.wait']);
	});

	it('[TI-28.3] once nothing of what was damaged is left nobody is asked', () => {
		const g = standing(
			{ step: 'shipDamaged', at: 'open', seat: me, system: here, by: foe, ships: {} },
			(board) => {
				board.systems[here]!.fleets = { [me]: fleetOf({ cruiser: 1 }) };
				card(board);
			}
		);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-28.3] not where no battle is, nor where nothing damaged is left', () => {
		expect(hit({ dreadnought: 1, cruiser: 1 }, 1, { by: null, edit: card }).lapse().asked).toEqual([
			'rest.wait'
		]);
		const gone = hit({ dreadnought: 1, cruiser: 1 }, 2, { edit: card });
		gone.answer(me, { split: { 'sustain:dreadnought': 1, damagedDreadnought: 1 } });
		expect(gone.asked).toEqual(['rest.wait']);
		const none = hit({ dreadnought: 1, cruiser: 1 }, 1, { edit: card });
		none.answer(me, { split: { cruiser: 1 } });
		expect(none.asked).toEqual(['rest.wait']);
	});
});
