/** Lines of play from known positions of Galactic Council, counted by hand and by trying them all. */
import { afterEach, describe, expect, it } from 'vitest';
import { council } from '../../src/lib/games/council';
import { CREATION_CARDS } from '../../src/lib/games/council/tables';
import type { Board } from '../../src/lib/games/council/types';
import type { HexId } from '../../src/lib/hex';
import { REFUGES, attack, duel, rolled } from '../support/battle';
import { opening, position } from '../support/council';
import type { CouncilGame, Position } from '../support/council';
import { assembly, convene } from '../support/council-session';
import { unload } from '../support/loadedDice';
import { countLines, linesOfDepth, linesTo } from './lines';

afterEach(() => expect(unload()).toBe(0));

const depths = ({ table }: CouncilGame, most: number): number[] =>
	Array.from({ length: most }, (_, i) => linesOfDepth(council, table, i + 1));

/** Lines until the board is so. */
const linesUntil = ({ table }: CouncilGame, ends: (board: Board) => boolean): number =>
	countLines(council, table, ({ board }) => ends(board as Board));

const HOME = 'hex:-2,0'; // of seat:1 in a game of two

describe('lines of a turn', () => {
	it('[GC-7.1] [GC-7.3] the menu: battles, moves, ships that can be paid, propaganda', () => {
		const g = position({
			ships: { [HOME]: ['seat:1', { fighter: 1, destroyer: 1 }] },
			tiles: { 'hex:-1,-1': 'near-1', 'hex:-1,0': 'frontier-13', 'hex:-2,1': 'near-2' },
			players: { 'seat:1': { actions: [] } }
		});
		// 2 battles for planets nobody owns; 3 hexes × 3 ways to send one ship or both; up to three ships for
		// 4 production: 1, 2 or 3 Fighters, a Destroyer, both; counters on 4 homeworlds; trade; end.
		expect(depths(g, 1)).toEqual([2 + 3 * 3 + 5 + 4 + 1 + 1]);
	});

	it('[GC-7.1] [GC-7.4] [GC-9.1] a whole turn of one Fighter in open space', () => {
		/** So far it can come, and see one hex further. */
		const around: HexId[] = [
			...['hex:0,-2', 'hex:-1,-1', 'hex:0,-1', 'hex:-1,0', 'hex:0,0'],
			...['hex:-2,1', 'hex:-1,1', 'hex:-2,2']
		] as HexId[];
		const g = position({
			options: { npcs: 'off' },
			tiles: Object.fromEntries(around.map((id) => [id, 'frontier-13'])),
			ships: { [HOME]: ['seat:1', { fighter: 1 }] },
			planets: { [HOME]: { expended: true } },
			players: { 'seat:1': { actions: [] } }
		});
		// What it can do: go to one of d adjacent hexes, put a counter on the one homeworld there is, trade
		// the Major Event, end the turn. Homes and other corners have 3 adjacent hexes, the rest of the
		// edge 4, the hexes within 6. f(v, m) lines with m Minor Events and no Major one left:
		// f(v, 0) = 1; f(v, 1) = 1 + d + 1; f(v, 2) = 1 + the sum of f(w, 1) over adjacent w + f(v, 1):
		const home = 1 + (6 + 8 + 6) + 5;
		const edge = 1 + (8 + 8 + 5 + 5) + 6;
		const inner = 1 + (8 + 8 + 8 + 6 + 6 + 5) + 8;
		const traded = 1 + (edge + inner + edge) + home; // f(HOME, 3)
		// With the Major Event: end, trade now, or trade or end after the one Minor Event.
		const lines = 1 + traded + (1 + edge) + (1 + inner) + (1 + edge) + (1 + home);
		expect(linesUntil(g, ({ turn }) => turn?.seat === 'seat:2')).toBe(lines);
	});
});

describe('lines of a battle', () => {
	it('[GC-10.5] Tactics: bought by both unseen, drawn, activated', () => {
		const g = duel({
			attack: { fighter: 3, dreadnaught: 1 },
			defence: { fighter: 2, destroyer: 2 },
			tactics: ['decoys', 'decoys', 'decoys', 'jamming', 'jamming', 'jamming']
		}).pick('seat:1', 'battle', 'hex:-1,0');
		// Seven and six points buy none, one or two Small Tactics.
		expect(depths(g, 2)).toEqual([3, 3 * 3]);
		// Of two cards drawn for one, at most one: 3 ways; of three drawn for two, at most two: 7.
		const open = ({ battle }: Board) => battle?.stage === 'buy' || battle?.stage === 'activate';
		expect(linesUntil(g, (board) => !open(board))).toBe((1 + 3 + 7) ** 2);
	});

	it('[GC-10.5] [GC-10.12] hits: assigned by both at the same time, then who retreats', () => {
		const g = duel({
			attack: { fighter: 2, dreadnaught: 1 },
			wing: { destroyer: 1 },
			defence: { fighter: 1, dreadnaught: 1 },
			field: 'near-1',
			planets: { 'hex:-1,0': { owner: 'seat:2', port: 'ready' } }
		});
		attack(g, { dice: [4, 4, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1] });
		expect([rolled(g, 'attack').hits, rolled(g, 'defence').hits]).toEqual([2, 2]);
		// The defender is asked first: two hits on a Fighter, a port and a Dreadnaught that bears two, 4
		// ways; then the attacker's, on two Fighters, a Destroyer and a Dreadnaught: 5. Then it goes or stays.
		expect(depths(g, 3)).toEqual([4, 4 * 5, 4 * 5 * 2]);
		// If it stays the defender goes to one of three hexes, or stays as well.
		const hasGoneOn = ({ battle }: Board) => battle?.round !== 1;
		expect(linesUntil(g, hasGoneOn)).toBe(4 * 5 * (1 + REFUGES.length + 1));
	});
});

describe('lines of a Council', () => {
	it('[GC-17.6] [GC-17.9] a motion: three ballots, and the Chair breaks ties', () => {
		const g = convene('truce');
		expect(depths(g, 3)).toEqual([3, 3 * 3, 3 * 3 * 3]);
		// One for, one against, one abstains: 6 ties, each broken in two ways.
		expect(linesTo(council, g.table, 'turn.menu')).toBe(27 - 6 + 6 * 2);
	});

	it('[GC-17.2] [GC-17.6] the Chair’s two cards; nobody votes for itself', () => {
		const g = assembly({ council: ['truce', 'exiles-plea'] });
		// All three vote: 6 ways elect somebody, 2 are a tie of three. Two vote: for the third, or (3 of 4
		// ways) a tie of two; three pairs. One votes: 3 × 2. Nobody: 1.
		const election = 6 + 2 * 3 + 3 * (1 + 3 * 2) + 6 + 1;
		expect(depths(g, 2)).toEqual([2, 2 * 3]);
		expect(linesTo(council, g.table, 'turn.menu')).toBe(33 + election);
	});

	it('[GC-17.3] judging: who meets several scores one of them or none, who meets one is not asked; of two allies only one can score it', () => {
		const stock: Position['players'] = { 'seat:1': { stock: 9 }, 'seat:3': { stock: 9 } };
		expect(convene('truce', { objectives: ['treasury'], players: stock }).asked).toEqual([
			'vote.cast'
		]);
		const two = { stock: 9, techs: ['envoy-school' as const, 'gunnery-drill' as const] };
		const g = convene('truce', {
			objectives: ['treasury', 'learned'],
			players: { 'seat:1': two, 'seat:3': two }
		});
		expect(g.asked).toEqual(['judging.claim']);
		expect(linesTo(council, g.table, 'vote.cast')).toBe(3 * 3);
		const allies = convene('truce', {
			objectives: ['treasury'],
			players: stock,
			allies: ['seat:1', 'seat:3']
		});
		// Both want it: the one judged first has it, and the other has nothing else to score.
		expect(linesTo(council, allies.table, 'vote.cast')).toBe(4);
	});
});

describe('lines of the setup', () => {
	it('[GC-4.2] [GC-4.4] two drafts, and a response to each fate', () => {
		// Five species, then four.
		expect(depths(opening(), 2)).toEqual([5, 5 * 4]);
		const g = opening().until('setup.fates');
		const [one = 0, two = 0] = g.board.order.map((seat) =>
			g
				.player(seat)
				.fates.map((id) => CREATION_CARDS[id as keyof typeof CREATION_CARDS].responses.length)
				.reduce((product, n) => product * n, 1)
		);
		expect(depths(g, 2)).toEqual([one, one * two]);
	});
});
