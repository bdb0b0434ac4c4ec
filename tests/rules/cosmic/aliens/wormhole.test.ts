/** Wormhole: ships out of the warp. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Seat = `seat:${number}`;

const LAUNCHES: Position = { aliens: { 'seat:1': 'wormhole' }, warp: { 'seat:1': 4 } };

/** From where ships may be sent in the question that is open. */
const places = (g: CosmicGame, seat: Seat): string[] => {
	const { shape } = g.decision(seat);
	return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
};
const aimed = (given: Position, seats = 3) =>
	duel({ seats, ...given })
		.until('launch.aim')
		.pick('seat:1', 'planet:2-1');

/** Seat 1 attacks seat 2; both invite whom they like, and the answers are still to come. */
const invited = (given: Position, offense: Seat[], defense: Seat[]): CosmicGame => {
	const g = aimed(given, 4)
		.until('launch.send')
		.answer('seat:1', { split: { 'planet:1-1': 1 } });
	g.until('alliance.offenseInvites').answer('seat:1', { picks: offense });
	return g.until('alliance.defenseInvites').answer('seat:2', { picks: defense });
};
const sides = (g: CosmicGame, seat: Seat) => {
	const { shape } = g.decision(seat);
	if (shape.type !== 'one') throw new Error('It is asked for a side.');
	return Object.fromEntries(
		shape.choices.map(({ id, then }) => [
			id,
			then?.type === 'split' && then.places.some((place) => place.id === 'warp')
		])
	);
};

describe('Wormhole', () => {
	it('[alien:wormhole] [CE-8.14] given it uses its power as the offense, then ships come from the warp and colonies, four in all', () => {
		const g = aimed(LAUNCHES).until('window:launch.beforeShips', 'seat:1');
		g.use('seat:1', 'power|wormhole').until('launch.send');
		expect(places(g, 'seat:1')).toContain('warp');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 4 });
		g.answer('seat:1', { split: { warp: 3, 'planet:1-1': 1 } }).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
		// One came back in the regroup.
		expect(g.board.warp).toEqual({});
	});

	it('[alien:wormhole] given it leaves its power, or has none in the warp, then ships come from colonies alone', () => {
		const left = aimed(LAUNCHES).until('window:launch.beforeShips', 'seat:1').pass();
		expect(places(left.until('launch.send'), 'seat:1')).not.toContain('warp');
		expect(offered(aimed({ aliens: { 'seat:1': 'wormhole' } }), 'seat:1', 'power|')).toBe(false);
		const other = aimed({ ...LAUNCHES, aliens: { 'seat:2': 'wormhole' } });
		expect(offered(other, 'seat:2', 'power|wormhole|launch')).toBe(false);
	});

	it('[alien:wormhole] given single ships on its colonies, then these may stay', () => {
		const given = { planets: homes('seat:1', 1, 1, 1), warp: { 'seat:1': 17 } } satisfies Position;
		const g = aimed({ ...LAUNCHES, ...given }).until('window:launch.beforeShips', 'seat:1');
		g.use('seat:1', 'power|wormhole').until('launch.send');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ split: { warp: 4 } });
		g.answer('seat:1', { split: { warp: 4 } }).until('planning.select');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 1 });
		expect(g.encounter.gate).toEqual({ 'seat:1': 4 });
	});

	it('[alien:wormhole] given it is zapped, then ships come from colonies alone', () => {
		const given: Position = { ...LAUNCHES, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = aimed(given).until('window:launch.beforeShips', 'seat:1');
		declare(g, 'seat:1', 'power|wormhole');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(places(g.until('launch.send'), 'seat:1')).not.toContain('warp');
	});

	const JOINS: Position = {
		aliens: { 'seat:3': 'wormhole' },
		warp: { 'seat:3': 4, 'seat:4': 4 }
	};

	it('[alien:wormhole] given it is invited and uses its power, then it joins from the warp, others do not', () => {
		const g = invited(JOINS, ['seat:3', 'seat:4'], ['seat:3']);
		g.until('window:alliance.invited', 'seat:3').use('seat:3', 'power|wormhole');
		g.until('alliance.answer', 'seat:3');
		expect(sides(g, 'seat:3')).toEqual({ offense: true, defense: true, decline: false });
		g.pick('seat:3', 'defense', { split: { warp: 4 } });
		g.until('alliance.answer', 'seat:4');
		expect(sides(g, 'seat:4')).toEqual({ offense: false, decline: false });
		expect(g.encounter.beside).toEqual({ 'seat:3': 4 });
		expect(g.board.warp['seat:3']).toBeUndefined();
	});

	it('[alien:wormhole] given it is not invited, then there is nothing to use', () => {
		expect(offered(invited(JOINS, ['seat:4'], []), 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:wormhole] [CE-8.14] ruling: given a main player lets its allies do so, then who joins its side may, a player without any colony among them, but not the other side', () => {
		const given = {
			aliens: { 'seat:2': 'wormhole' },
			planets: homes('seat:4'),
			warp: { 'seat:3': 4, 'seat:4': 20 }
		} satisfies Position;
		const g = invited(given, ['seat:3', 'seat:4'], ['seat:3', 'seat:4']);
		g.until('window:alliance.invited', 'seat:2').use('seat:2', 'power|wormhole|allies');
		expect(sides(g.until('alliance.answer', 'seat:3'), 'seat:3')).toEqual({
			offense: false,
			defense: true,
			decline: false
		});
		g.pick('seat:3', 'decline');
		expect(sides(g.until('alliance.answer', 'seat:4'), 'seat:4')).toEqual({
			defense: true,
			decline: false
		});
		g.pick('seat:4', 'defense', { split: { warp: 2 } }).until('window:alliance.formed');
		expect(g.encounter.beside).toEqual({ 'seat:4': 2 });
	});

	it('[alien:wormhole] given a main player keeps it from its allies, or has invited nobody with ships in the warp, then they have none from there', () => {
		const given: Position = { aliens: { 'seat:2': 'wormhole' }, warp: { 'seat:3': 4 } };
		const left = invited(given, [], ['seat:3']).until('window:alliance.invited', 'seat:2').pass();
		expect(sides(left.until('alliance.answer', 'seat:3'), 'seat:3')).toMatchObject({
			defense: false
		});
		expect(offered(invited(given, ['seat:3'], ['seat:4']), 'seat:2', 'power|')).toBe(false);
	});

	it('given ships in the warp, then the steady player uses it and sends them; for allies unless one of them is near the goal', () => {
		const g = aimed(LAUNCHES).until('window:launch.beforeShips', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'power|wormhole|launch|' });
		g.use('seat:1', 'power|wormhole').until('launch.send');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ split: { warp: 3 } });
		const joins = invited(JOINS, ['seat:3'], []).until('window:alliance.invited', 'seat:3');
		expect(steadyAnswer(joins, 'seat:3')).toEqual({ pick: 'power|wormhole|join|' });
		const host = (colonies: number) => {
			const given = {
				aliens: { 'seat:2': 'wormhole' },
				warp: { 'seat:3': 4 },
				planets: Object.fromEntries(
					[1, 2, 3, 4]
						.slice(0, colonies)
						.map((k) => [`planet:4-${k}`, { 'seat:3': 1, 'seat:4': 4 }])
				)
			} satisfies Position;
			const g = invited(given, [], ['seat:3']).until('window:alliance.invited', 'seat:2');
			return steadyAnswer(g, 'seat:2');
		};
		expect(host(0)).toEqual({ pick: 'power|wormhole|allies|' });
		expect(host(4)).toEqual({ pick: 'pass' });
	});
});

describe('the Wormhole flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:wormhole'] }, warp: { 'seat:3': 6 } };

	/** Alliances stand, with seat 3 on this side. */
	const formed = (side: 'offense' | 'defense', given: Position, n = 2): CosmicGame => {
		const g = aimed({ ...given }, 4)
			.until('launch.send')
			.answer('seat:1', { split: { 'planet:1-1': 3 } });
		g.until('alliance.offenseInvites').answer('seat:1', {
			picks: side === 'offense' ? ['seat:3'] : []
		});
		g.until('alliance.defenseInvites').answer('seat:2', {
			picks: side === 'defense' ? ['seat:3'] : []
		});
		g.until('alliance.answer').pick('seat:3', side, { split: { 'planet:3-1': n } });
		return g.until('window:alliance.formed');
	};

	it.each([
		['offense', 'gate'],
		['defense', 'beside']
	] as const)(
		'[wild:wormhole] given an ally of the %s, then as many ships come from the warp',
		(side, where) => {
			const g = formed(side, WILD);
			g.use('seat:3', 'wild|wormhole').until('planning.select');
			expect(g.encounter[where]['seat:3']).toBe(4);
			expect(g.board.warp).toEqual({ 'seat:3': 4 });
			const four = formed(side, WILD, 4);
			four.use('seat:3', 'wild|wormhole').until('planning.select');
			expect(four.encounter[where]['seat:3']).toBe(8);
		}
	);

	it('[wild:wormhole] ruling: given fewer in the warp, then these come; given none, or a main player, it is not offered', () => {
		const g = formed('offense', { ...WILD, warp: { 'seat:3': 1 } });
		g.use('seat:3', 'wild|wormhole').until('planning.select');
		expect(g.encounter.gate['seat:3']).toBe(3);
		expect(formed('offense', { hands: WILD.hands! }).offers('seat:3', 'wild|')).toBe(false);
		const main = formed('offense', {
			hands: { 'seat:1': ['flare:wormhole'] },
			warp: { 'seat:1': 4 }
		});
		expect(main.offers('seat:1', 'wild|')).toBe(false);
	});

	it('[super:wormhole] [essence:anarchist-gate] [CE-36.79] given the gate takes any number, then no more come than the flare says', () => {
		const g = aimed(
			{
				aliens: { 'seat:2': 'wormhole', 'seat:4': 'anarchist' },
				essence: { anarchist: { laid: [['gate', 'seat:1']], shared: { gate: 'one' } } },
				hands: { 'seat:2': ['flare:wormhole'] },
				warp: { 'seat:1': 6 }
			},
			4
		).until('window:launch.beforeShips', 'seat:1');
		g.use('seat:1', 'essence|essence:anarchist.gate|follow|').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } });
		g.until('window:alliance.formed', 'seat:2');
		const pick = 'super|wormhole|add|flare:wormhole';
		const of = (amount: number) => ({ pick: 'seat:1', then: { amount } });
		expect(g.refusal('seat:2', { pick, then: of(5) }).rule).toBe('CE-9.11');
		g.use('seat:2', pick, of(4)).until('planning.select');
		expect(g.encounter.gate['seat:1']).toBe(6);
	});

	const SUPER: Position = {
		aliens: { 'seat:2': 'wormhole' },
		hands: { 'seat:2': ['flare:wormhole'] },
		warp: { 'seat:1': 2, 'seat:2': 6, 'seat:3': 3, 'seat:4': 3 }
	};

	it('[super:wormhole] given a main player, then it adds up to four ships of one who is in the encounter', () => {
		const g = formed('offense', SUPER);
		expect(g.choices('seat:2', 'super|wormhole|add|flare:wormhole').sort()).toEqual([
			'seat:1',
			'seat:2',
			'seat:3'
		]);
		g.use('seat:2', 'super|wormhole', { pick: 'seat:2', then: { amount: 4 } });
		g.until('planning.select');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 8 });
		expect(g.board.warp['seat:2']).toBe(2);
		expect(over(g).said).toContain('4 ships of {seat:2} come out of the warp');
	});

	it('[super:wormhole] given an ally of the other side, then the ships come to the gate', () => {
		const g = formed('offense', SUPER);
		g.use('seat:2', 'super|wormhole', { pick: 'seat:3', then: { amount: 1 } });
		g.until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 3, 'seat:3': 3 });
	});

	it('[super:wormhole] given an ally, then it is not offered', () => {
		const given: Position = { ...WILD, aliens: { 'seat:3': 'wormhole' } };
		expect(formed('offense', given).offers('seat:3', 'super|')).toBe(false);
	});

	it('given either half, then the steady player adds its own ships', () => {
		const said = steadyAnswer(formed('defense', SUPER), 'seat:2');
		expect(said).toEqual({
			pick: 'super|wormhole|add|flare:wormhole',
			then: { pick: 'seat:2', then: { amount: 4 } }
		});
		expect(steadyAnswer(formed('offense', WILD), 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^wild\|wormhole/) as string
		});
	});
});
