/** What the game is, in outline (GC-1), each sentence by what follows from it. */
import { afterEach, describe, expect, it } from 'vitest';
import { decisionOf } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { attack, duel } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { convene, gained, outcome, vote } from '../../support/council-session';
import { unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const HOME = 'hex:-2,0'; // of seat:1, with a port
const NEAR = 'hex:-1,-1';

/** What happened of these kinds, in order; a turn is told by whose it is. */
const course = (g: CouncilGame): unknown[] =>
	g.events.flatMap(({ move }) => {
		if (move?.type === 'turn') return [move['seat']];
		return move?.type === 'convene' || move?.type === 'round' ? [move.type] : [];
	});

describe('the course of the game', () => {
	it('[GC-1.2] in a round every player takes one turn, clockwise; then the Council is held; then the next begins', () => {
		const g = position({ seats: 4, first: 'seat:3' });
		while (g.board.round < 3) g.lapse();
		const turns: SeatId[] = ['seat:3', 'seat:4', 'seat:1', 'seat:2'];
		expect(course(g)).toEqual([
			...turns,
			'convene',
			'round',
			...turns,
			'convene',
			'round',
			'seat:3'
		]);
	});

	it('[GC-1.3] [GC-1.1] at most 8 rounds are played, however few points there are', () => {
		const g = position({ seats: 3 });
		for (const seat of g.board.order) g.player(seat).vp = -100; // what defaults score wins nothing
		for (let i = 0; i < 400 && !g.table.over; i++) g.lapse();
		expect(g.table.over).toMatchObject({ rule: 'GC-18.6' });
		expect(g.board.round).toBe(8);
		expect(course(g).filter((what) => what === 'convene')).toHaveLength(8);
	});
});

describe('chance and numbers', () => {
	it('[GC-1.4] dice have six sides, and the server rolls them', () => {
		const seen = new Set<number>();
		for (let seed = 1; seed <= 60; seed++) {
			const g = position({
				seed,
				planets: { [NEAR]: { owner: 'seat:2' } },
				ships: { [NEAR]: ['seat:1', { fighter: 1 }] }
			});
			g.pick('seat:1', 'battle', NEAR).answer('seat:1', { yes: true });
			const [roll] = g.moves('invasion');
			seen.add(roll!.die);
			expect(roll!.sum).toBe(roll!.die);
		}
		expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
		// An answer cannot bring a die of its own.
		const g = position({
			planets: { [NEAR]: { owner: 'seat:2' } },
			ships: { [NEAR]: ['seat:1', { fighter: 1 }] }
		});
		g.pick('seat:1', 'battle', NEAR);
		expect(g.refusal('seat:1', { yes: true, die: 6 }).rule).toBe('GC-11.1');
	});

	it('[GC-1.4] fractions are rounded down: 5 production is one vote, half a Stock for each of 3 planets is one', () => {
		const three: Position = {
			planets: { 'hex:0,0': { owner: 'seat:1' }, 'hex:0,-1': { owner: 'seat:1' } },
			tiles: { 'hex:0,0': 'near-1', 'hex:0,-1': 'frontier-1' }
		};
		const g = convene('expedition', three);
		// Its seat, 3 planets, and 8 production: 2 votes and two thirds of one.
		expect(said(g.decision('seat:1').say)).toContain('cast 6 votes');
		vote(g, { 'seat:1': 'against', 'seat:2': 'against' });
		expect(outcome(g)).toBe('against');
		expect([gained(g, 'seat:1', 'stock'), gained(g, 'seat:2', 'stock')]).toEqual([1, 0]);
	});
});

describe('the text of a card goes before the rules', () => {
	const yards = (given: Position): Position => ({
		...given,
		planets: { [NEAR]: { owner: 'seat:1' }, ...given.planets },
		players: { 'seat:1': { stock: 9, ...given.players?.['seat:1'] } }
	});

	it('[GC-1.5] [species:brannoch] ports of the Brannoch cost 2 less and are used at once, though a new port waits (GC-14.4)', () => {
		const built = (species: string) => {
			const g = position(yards({ species: { 'seat:1': species } })).pick('seat:1', 'trade');
			g.player('seat:1').paysByHand = true;
			const { shape } = g.decision('seat:1');
			const note =
				shape.type === 'one' && said(shape.choices.find(({ id }) => id === 'port')?.note);
			g.pick('seat:1', 'port', NEAR).pick('seat:1', 'stock');
			return { note, stock: g.player('seat:1').stock, sites: g.choices('seat:1', 'build') };
		};
		expect(built('brannoch')).toEqual({
			note: 'Minor Event. For 1 production; usable at once',
			stock: 8,
			sites: [HOME, NEAR]
		});
		expect(built('ossuline')).toEqual({
			note: 'Minor Event. For 3 production; usable once the Council has met',
			stock: 6,
			sites: [HOME]
		});
	});

	it('[GC-1.5] [GC-11.4] so are ports that are taken with their planet, and those that stand when it is researched', () => {
		const sites = (techs: string[]) => {
			const g = position({
				...yards({ players: { 'seat:1': { techs, actions: ['quillori-1'] } } }),
				planets: { [NEAR]: { port: 'ready' } }, // of nobody any more
				ships: { [NEAR]: ['seat:1', { fighter: 1 }] }
			}).pick('seat:1', 'trade');
			return g.pick('seat:1', 'card', 'action:quillori-1').choices('seat:1', 'build');
		};
		expect(sites([])).toEqual([HOME]);
		expect(sites(['field-harbours'])).toEqual([HOME, NEAR]);

		const g = position({
			...yards({ players: { 'seat:1': { stock: 20, techs: ['shield-lattice', 'long-voice'] } } }),
			market: ['field-harbours', 'slip-keels']
		});
		g.board.turn!.minor = 2;
		g.pick('seat:1', 'port', NEAR);
		expect(g.choices('seat:1', 'build')).toEqual([HOME]);
		g.pick('seat:1', 'research', 'tech:field-harbours');
		g.pick('seat:1', 'none');
		expect(g.choices('seat:1', 'build')).toEqual([HOME, NEAR]);
	});

	it('[GC-1.5] “may not” goes before “may”: who is pinned does not retreat, however freely it may', () => {
		/** The battle round after which the defender is asked. */
		const asked = (play: string[]) => {
			const g = duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				species: { 'seat:1': 'ulmar' },
				actions: { 'seat:1': ['ulmar-1'] },
				players: { 'seat:2': { traits: ['response:quiet-border.a'] } }
			});
			g.board.turn!.minor = 0; // the attacker cannot retreat
			attack(g, { play: { 'seat:1': play }, dice: Array<number>(8).fill(1) });
			unload();
			expect(g.asked).toEqual(['battle.defenderRetreats']);
			return g.board.battle!.round;
		};
		expect(asked([])).toBe(1);
		expect(asked(['action:ulmar-1'])).toBe(2);
	});

	it('[GC-1.5] nor is an additional Battle fought while a truce forbids it', () => {
		const g = convene('truce', { species: { 'seat:1': 'varkesh' } });
		vote(g, { 'seat:1': 'for' });
		g.until('turn.menu', 'seat:1');
		expect(g.choices('seat:1', 'card')).toContain('action:varkesh-3');
		g.pick('seat:1', 'card', 'action:varkesh-3');
		expect(g.board.turn).toMatchObject({ major: 1, battles: 1 });
		const { shape } = decisionOf(g.table, 'seat:1')!;
		const battle = shape.type === 'one' && shape.choices.find(({ id }) => id === 'battle');
		const targets = battle && battle.then?.type === 'one' ? battle.then.choices : [];
		expect(targets.every(({ id }) => g.planet(id as 'hex:0,0').owner === null)).toBe(true);
	});
});
