/** TI-31.20 to TI-31.28: in the fourth edition's Tactical Action all bombardment comes before any landing. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Board, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { bare, fleet, ground, lay, learn } from '../../support/imperium-ground';
import { loadSided, unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const me = 'seat:1';
const other = 'seat:2';
const here: SystemId = 'hex:0,-1';
const BEREG = 'planet:bereg';
const LIRTA = 'planet:lirta-iv';
const HIT = 10;
const MISS = 1;
const dice = (...next: number[]) => loadSided(10, next);

function above(edit: (board: Board) => void = () => undefined, isTransfer = false) {
	return standing(
		{ step: 'landings', at: 'bombard', seat: me, systems: [here], isTransfer },
		(board) => {
			bare(board);
			lay(board, here, 'bereg-lirta-iv', other);
			fleet(board, here, me, { carrier: 1, dreadnought: 1, warSun: 1, groundForce: 2, pds: 1 });
			ground(board, BEREG, { groundForce: 2 });
			ground(board, LIRTA, { groundForce: 1, pds: 1 });
			edit(board);
		},
		{ options: { tacticalAction: 'fourth' } }
	);
}

describe('bombardment', () => {
	it('[TI-31.20] [TI-31.22] comes first, of all planets, before anything is committed', () => {
		const g = above();
		expect(g.asked).toEqual(['bombardment.choose']);
		dice(HIT, HIT, MISS, MISS);
		g.answer(me, { split: { [`roll:dreadnought@${BEREG}`]: 1, [`roll:warSun@${LIRTA}`]: 1 } });
		expect(g.board.planets[BEREG]!.units.groundForce).toBe(1);
		expect(g.board.planets[LIRTA]!.units).toMatchObject({ groundForce: 0, pds: 1 });
		expect(g.asked).toEqual(['landings.assign']);
		expect(g.moves('landed')).toEqual([]);
	});

	it('[TI-31.21] needs no landing; a PDS stops Dreadnoughts, not War Suns', () => {
		const g = above();
		expect(g.choices(me)).toEqual([
			`roll:dreadnought@${BEREG}`,
			`roll:warSun@${BEREG}`,
			`roll:warSun@${LIRTA}`
		]);
		expect(g.refusal(me, { split: { [`roll:dreadnought@${LIRTA}`]: 1 } }).rule).toBe('TI-31.21');
		const both = { [`roll:warSun@${BEREG}`]: 1, [`roll:warSun@${LIRTA}`]: 1 };
		expect(g.refusal(me, { split: both }).rule).toBe('TI-10.2');
		const free = above((board) => learn(board, me, 'graviton-negator'));
		expect(free.choices(me)).toContain(`roll:dreadnought@${LIRTA}`);
	});

	it('[TI-34.12] is left alone by default, and its owners are asked before it', () => {
		const g = above((board) => void (board.players[other]!.hand = ['dug-in#1']));
		expect(g.asked).toEqual(['window:beforeBombardment']);
		expect(g.askedSeats).toEqual([other]);
		g.lapse().lapse();
		expect(g.asked).toEqual(['landings.assign']);
		expect(g.moves('bombards')).toEqual([]);
	});
});

describe('landing and fighting', () => {
	it('[TI-31.23] [TI-31.24] units are committed to any planets; then planet by planet, without more bombardment', () => {
		const g = above((board) => {
			ground(board, BEREG, { groundForce: 0 }, { owner: null });
		});
		g.lapse();
		expect(g.refusal(me, { split: { [`pds@${LIRTA}`]: 1 } }).rule).toBe('TI-6.22');
		g.answer(me, {
			split: {
				[`groundForce@${BEREG}`]: 1,
				[`pds@${BEREG}`]: 1,
				[`groundForce@${LIRTA}`]: 1
			}
		});
		expect(g.board.planets[BEREG]).toMatchObject({ owner: me, units: { groundForce: 1, pds: 1 } });
		expect(g.asked).toEqual(['invasion.guns']);
		dice(MISS, HIT, MISS);
		g.lapse();
		expect(g.board.planets[LIRTA]).toMatchObject({ owner: me, units: { groundForce: 1, pds: 0 } });
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-31.25] who has nothing there that bombards or lands is asked nothing', () => {
		expect(above((board) => fleet(board, here, me, { cruiser: 2 })).asked).toEqual(['rest.wait']);
	});

	it('[TI-31.1] a Transfer Action stays as it is: no bombardment, and no landing on planets of others', () => {
		expect(above(undefined, true).asked).toEqual(['rest.wait']);
	});

	it('[TI-10.5] no War Sun bombards after the landing', () => {
		const g = above();
		g.lapse().lapse();
		expect(g.asked).toEqual(['rest.wait']);
	});
});

describe('production', () => {
	it('[TI-31.26] [TI-31.27] [TI-31.28] docks produce and one may be built though nothing moved or landed', () => {
		const g = standing(
			{ step: 'production', at: 'begin', seat: me, systems: [here], by: 'tactical' },
			(board) => {
				bare(board);
				lay(board, here, 'bereg-lirta-iv', me);
				ground(board, BEREG, { spaceDock: 1 });
			},
			{ options: { tacticalAction: 'fourth' } }
		);
		expect(g.choices(me)).toContain(`spaceDock:one@${LIRTA}`);
		g.answer(me, { split: { [`destroyer:one@${BEREG}`]: 1 } }).lapse();
		expect(g.board.systems[here]!.fleets[me]!.destroyer).toBe(1);
		expect(g.asked).toEqual(['rest.wait']);
	});
});
