/** GC-8: production, and how it is paid. */
import { describe, expect, it } from 'vitest';
import { Play, act, asidesOf, lookOwn } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { payers, productionOf, purseOf } from '../../../src/lib/games/council/economy/production';
import { gainStock } from '../../../src/lib/games/council/economy/stock';
import { telling } from '../../../src/lib/ui/council/telling';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import type { Player, Squad } from '../../../src/lib/games/council/types';
import { said } from '../../support/said';

const HOME = 'hex:-2,0'; // of seat:1, giving 4
const NEAR = 'hex:-1,-1'; // giving 2

const built = (g: ReturnType<typeof position>, ships: Record<string, number>) =>
	g.send('seat:1', ships, 'build', HOME);

/** The same by who wants to choose what pays. */
function chosen(g: ReturnType<typeof position>, ships: Record<string, number>) {
	g.player('seat:1').paysByHand = true;
	return built(g, ships);
}

describe('production', () => {
	it('[GC-8.1] an expended planet gives its production', () => {
		const g = position();
		built(g, { fighter: 3 });
		expect(g.planet(HOME).expended).toBe(true);
		expect(payers(g.board, 'seat:1')).toEqual([]);
	});

	it('[GC-8.2] it gives all at once; the rest can be spent until the end of the turn and is lost then', () => {
		const g = position();
		g.pick('seat:1', 'trade');
		built(g, { fighter: 1 });
		expect(g.board.turn!.leftover).toBe(3);
		built(g, { destroyer: 1 });
		expect(g.board.turn!.leftover).toBe(0);
		const h = position();
		built(h, { fighter: 1 }).pick('seat:1', 'end').pick('seat:2', 'end');
		h.until('turn.menu', 'seat:1');
		expect(h.board.turn!.leftover).toBe(0);
	});

	it('[GC-8.3] [technology:terraforming] modifiers add to the homeworld while one owns it, and to colonies', () => {
		const g = position({
			players: { 'seat:1': { techs: ['terraforming'] } },
			planets: { [NEAR]: { owner: 'seat:1' }, 'hex:2,0': { owner: 'seat:1' } }
		});
		expect(productionOf(g.board, HOME)).toBe(5);
		expect(productionOf(g.board, NEAR)).toBe(3);
		// Another's homeworld is a colony (GC-3.4).
		expect(productionOf(g.board, 'hex:2,0')).toBe(5);
		g.planet(HOME).owner = 'seat:2';
		expect(productionOf(g.board, HOME)).toBe(4);
	});

	it('[GC-8.4] leftovers go first, then planets, then Stock', () => {
		const g = position({ players: { 'seat:1': { stock: 5 } } });
		g.pick('seat:1', 'trade');
		built(g, { fighter: 1 });
		expect([g.planet(HOME).expended, g.player('seat:1').stock]).toEqual([true, 5]);
		built(g, { dreadnaught: 1 });
		expect([g.board.turn!.leftover, g.player('seat:1').stock]).toEqual([0, 2]);
	});

	it('[GC-8.4] unless the player chooses otherwise', () => {
		const g = position({
			players: { 'seat:1': { stock: 5 } },
			planets: { [NEAR]: { owner: 'seat:1' } }
		});
		chosen(g, { fighter: 2 });
		expect(g.asked).toEqual(['pay.choose']);
		expect(g.decision('seat:1').shape).toMatchObject({ usual: NEAR });
		expect(said(g.decision('seat:1').say)).toMatch(/^Pay 2 to build 2 Fighters at \w+/);
		expect(g.choices('seat:1')).toEqual([HOME, NEAR, 'stock']);
		g.pick('seat:1', 'stock');
		expect([g.planet(HOME).expended, g.player('seat:1').stock]).toEqual([false, 3]);
		const h = position({ planets: { [NEAR]: { owner: 'seat:1' } } });
		chosen(h, { fighter: 2 }).pick('seat:1', HOME);
		expect([h.planet(HOME).expended, h.planet(NEAR).expended]).toEqual([true, false]);
	});

	it('[GC-8.4] in its turn a player says that it wants to choose, and thinks better of it; at tables begun before all are asked', () => {
		const begun = (rules?: number) => {
			const g = position({
				players: { 'seat:1': { stock: 5 } },
				planets: { [NEAR]: { owner: 'seat:1' } }
			});
			if (rules) Object.assign(g.table, { rules });
			return g;
		};
		const g = begun();
		const asides = () => asidesOf(council, g.table, 'seat:1').map(({ name }) => name);
		const change = () => {
			const { id } = g.decision('seat:1');
			const answer = { aside: 'payByHand', then: { pick: 'change' } };
			expect(act(council, g.table, 'seat:1', id, answer).ok).toBe(true);
		};
		expect(asides()).toContain('payByHand');
		// Offered where one buys and pays, and not beside each question of the turn.
		expect(telling.besides?.['payByHand']).toEqual([g.decision('seat:1').name, 'pay.choose']);
		change();
		expect(g.player('seat:1').paysByHand).toBe(true);
		built(g, { fighter: 1 });
		expect(g.asked).toEqual(['pay.choose']);
		g.pick('seat:1', NEAR);
		change();
		expect(g.player('seat:1').paysByHand).toBeUndefined();
		const old = begun(4);
		expect(asidesOf(council, old.table, 'seat:1').map(({ name }) => name)).not.toContain(
			'payByHand'
		);
		expect(built(old, { fighter: 1 }).asked).toEqual(['pay.choose']);
	});

	it('[GC-8.4] Stock is offered where it pays the rest alone, a planet where it can be spared', () => {
		const pay = (stock: number, due: number) => {
			const g = position({
				players: { 'seat:1': { stock } },
				planets: { [NEAR]: { owner: 'seat:1' } }
			});
			chosen(g, { fighter: due });
			return g.asked[0] === 'pay.choose' ? g.choices('seat:1') : g.player('seat:1').stock;
		};
		expect(pay(1, 2)).toEqual([HOME, NEAR]);
		expect(pay(2, 2)).toEqual([HOME, NEAR, 'stock']);
		const dear = (stock: number) => {
			const g = position({
				players: { 'seat:1': { stock } },
				planets: { [NEAR]: { owner: 'seat:1' } }
			});
			chosen(g, { dreadnaught: 1 });
			return g.asked;
		};
		expect(dear(1), 'both planets are needed').toEqual(['turn.menu']);
		expect(dear(2), 'one may be spared').toEqual(['pay.choose']);
	});

	it('[GC-8.4] what pays unasked leaves the least over', () => {
		const g = position({ planets: { [NEAR]: { owner: 'seat:1' } } });
		built(g, { fighter: 2 });
		expect([g.planet(HOME).expended, g.planet(NEAR).expended]).toEqual([false, true]);
		expect(g.board.turn!.leftover).toBe(0);
		const three = position({
			tiles: { 'hex:1,-1': 'core-2' },
			planets: { [NEAR]: { owner: 'seat:1' }, 'hex:1,-1': { owner: 'seat:1' } }
		});
		built(three, { destroyer: 1, fighter: 2 }); // of 4, 2 and 3
		expect([HOME, NEAR, 'hex:1,-1'].map((id) => three.planet(id as never).expended)).toEqual([
			false,
			true,
			true
		]);
	});

	it('[GC-8.4] what is suggested spends a little Stock where another planet would leave more over, but not at tables begun before', () => {
		const THREE = 'hex:1,-1';
		const paid = (rules: number) => {
			const g = position({
				players: { 'seat:1': { stock: 2 } },
				tiles: { [THREE]: 'core-2' },
				planets: { [THREE]: { owner: 'seat:1' } }
			});
			Object.assign(g.table, { rules });
			built(g, { destroyer: 1, fighter: 2 }).pick('seat:1', 'auto'); // 5, of 4 and 3
			return {
				expended: [HOME, THREE].filter((id) => g.planet(id as never).expended),
				stock: g.player('seat:1').stock,
				asked: g.asked
			};
		};
		expect(paid(3)).toEqual({ expended: [HOME], stock: 1, asked: ['turn.menu'] });
		expect(paid(2)).toEqual({ expended: [HOME, THREE], stock: 2, asked: ['turn.menu'] });
	});

	it('[GC-8.4] Stock alone pays where no event is left to spend what a planet leaves over, but not at tables begun before', () => {
		const paid = (stock: number, events: number, rules = 8) => {
			const g = position({ players: { 'seat:1': { stock } } });
			Object.assign(g.table, { rules });
			Object.assign(g.board.turn!, { major: 0, minor: events });
			built(g, { fighter: 1 }); // 1, of a planet that gives 4
			return [g.planet(HOME).expended, g.player('seat:1').stock];
		};
		expect(paid(1, 1)).toEqual([false, 0]);
		expect(paid(1, 2), 'another event may spend it').toEqual([true, 1]);
		expect(paid(0, 1)).toEqual([true, 0]);
		expect(paid(1, 1, 7)).toEqual([true, 1]);
	});

	it('[GC-8.4] [GC-8.2] [GC-17.5] what will pay a fixed price, and what is lost by it, is said before it is chosen', () => {
		const note = (given: Position, event: string, minor = 1, leftover = 0) => {
			const g = position(given);
			const major = event === 'research' ? 1 : 0;
			Object.assign(g.board.turn!, { minor, major, leftover });
			const shape = lookOwn(council, g.table, 'seat:1').decision?.shape;
			const choices = shape?.type === 'one' ? shape.choices : [];
			return said(choices.find(({ id }) => id === event)?.note)
				.split('. ')
				.at(-1);
		};
		const two = { [NEAR]: { owner: 'seat:1' as const } };
		const port = (given: Partial<Player>, minor?: number, leftover?: number) =>
			note({ players: { 'seat:1': given }, planets: two }, 'port', minor, leftover);
		expect(port({})).toBe('Chantry pays, 1 left over is lost, 2 votes fewer'); // 4 of 6
		expect(port({}, 2)).toBe('Chantry pays, 1 left over to spend in this turn, 2 votes fewer');
		expect(port({}, 1, 1), 'of which 1 is paid').toBe('Ashlar pays, 1 vote fewer');
		expect(port({}, 1, 3)).toBe('Production left over pays');
		expect(port({ paysByHand: true }), 'who is asked decides then').not.toMatch(/pays/);
		const alone = { stock: 1, techs: ['field-harbours'] }; // a port for 1
		const bare = { [HOME]: { port: null } };
		expect(note({ players: { 'seat:1': alone }, planets: bare }, 'port')).toBe('1 Stock pays');
		const research = { players: { 'seat:1': { stock: 3 } }, planets: two, market: ['slip-keels'] };
		expect(note(research, 'research')).toBe('Chantry and Ashlar pay, 2 votes fewer');
		const dear = { ...research, planets: {} };
		expect(note(dear, 'research')).toBe('Chantry and 2 Stock pay, 1 vote fewer');
		const three = {
			...{ market: ['slip-keels'], tiles: { 'hex:1,-1': 'core-2' } },
			planets: { 'hex:1,-1': { owner: 'seat:1' as const } } // of 4 and 3
		};
		const second = (research: 'one' | 'two') =>
			note({ ...three, options: { research } }, 'research', 0);
		expect(second('one')).toBe('Chantry and Bastion pay, 1 left over is lost, 2 votes fewer');
		expect(second('two'), 'another may be researched').toMatch(/1 left over to spend/);
	});

	it('[GC-8.4] [GC-14.1] of an order of ships it is said what will pay it, at each sum it may come to', () => {
		const comes = (given: Partial<Player>, major: number) => {
			const planets = { [NEAR]: { owner: 'seat:1' as const } };
			const g = position({ players: { 'seat:1': given }, planets });
			Object.assign(g.board.turn!, { major, minor: 1 });
			const shape = lookOwn(council, g.table, 'seat:1').decision?.shape;
			const build = shape?.type === 'one' && shape.choices.find(({ id }) => id === 'build');
			const order = build && build.then?.type === 'one' && build.then.then;
			const [purse] = (order && order.type === 'split' && order.limits) || [];
			return { most: purse?.most, says: purse?.comes?.map((one) => said(one)) };
		};
		const { most, says } = comes({ stock: 1 }, 1);
		expect(says).toHaveLength(most ?? 0);
		expect(says).toEqual([
			'Ashlar pays, 1 left over to spend in this turn, 1 vote fewer',
			'Ashlar pays, 1 vote fewer',
			'Chantry pays, 1 left over to spend in this turn, 2 votes fewer',
			'Chantry pays, 2 votes fewer',
			'Chantry and Ashlar pay, 1 left over to spend in this turn, 2 votes fewer',
			'Chantry and Ashlar pay, 2 votes fewer',
			'Chantry, Ashlar and 1 Stock pay, 2 votes fewer'
		]);
		expect(comes({ stock: 1 }, 0).says?.[0], 'no event is left').toBe(
			'Ashlar pays, 1 left over is lost, 1 vote fewer'
		);
		const asked = comes({ stock: 1, paysByHand: true }, 1);
		expect(asked.says?.slice(0, 2), 'who is asked decides then').toEqual(['', '']);
	});

	it('[GC-8.4] who is asked finds the suggestion and the planet it is as one answer, with what is lost by each', () => {
		const asked = (rules: number, given: Position = {}, ships: Partial<Squad> = { fighter: 1 }) => {
			const g = position({
				players: { 'seat:1': { stock: 1, paysByHand: true } },
				planets: { [NEAR]: { owner: 'seat:1' } },
				...given,
				rules
			});
			built(g, ships);
			const { shape } = g.decision('seat:1');
			return shape.type === 'one'
				? shape.choices.map(({ say, note }) => [said(say), said(note)])
				: [];
		};
		const planets = [
			['Expend Chantry', 'It gives 4, 3 left over to spend in this turn, 2 votes fewer'],
			['Suggested: expend Ashlar', 'It gives 2, 1 left over to spend in this turn, 1 vote fewer'],
			['Pay 1 from Stock', '']
		];
		expect(asked(8)).toEqual(planets);
		const three = {
			tiles: { 'hex:1,-1': 'core-2' },
			planets: { 'hex:1,-1': { owner: 'seat:1' as const } }
		};
		expect(asked(8, three, { destroyer: 1, fighter: 2 })[0]?.[0], 'both pay').toBe(
			'Suggested: expend Chantry, and pay 1 from Stock'
		);
		expect(asked(7).map(([say]) => say)).toEqual([
			...['Suggested: expend Ashlar', 'Expend Chantry', 'Expend Ashlar', 'Pay 1 from Stock']
		]);
	});

	it('[GC-8.5] [GC-16.5] Rioting planets cannot be expended', () => {
		const g = position({ planets: { [NEAR]: { owner: 'seat:1', riots: { by: 'seat:2', n: 4 } } } });
		expect(purseOf(g.board, 'seat:1')).toBe(4);
		g.planet(NEAR).riots!.n = 3;
		expect(purseOf(g.board, 'seat:1')).toBe(6);
	});

	it('[GC-24.3] [GC-8.4] Stock that is lost stops at 0', () => {
		const g = position({ players: { 'seat:1': { stock: 4 } } });
		gainStock(new Play(council, g.table), 'seat:1', -9, 'GC-24.3');
		expect(g.player('seat:1').stock).toBe(0);
	});

	it('[GC-8.6] at the refresh all planets are refreshed', () => {
		const g = position();
		built(g, { fighter: 3 }).pick('seat:1', 'end').pick('seat:2', 'end');
		g.until('turn.menu', 'seat:1');
		expect(g.planet(HOME).expended).toBe(false);
	});
});
