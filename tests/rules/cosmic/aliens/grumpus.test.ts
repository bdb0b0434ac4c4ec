/** Grumpus: where it leaves, it spoils it for the others. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { moveShips } from '../../../../src/lib/games/cosmic/ships';
import { duel, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GRUMPUS: Position = { aliens: { 'seat:2': 'grumpus' } };
const FALLS: Cards = ['attack:40', 'attack:06'];

/** Seat 1 plays it, and has a ship beside those of seats 2 and 3 on a planet of seat 2. */
const ABROAD: Position = {
	aliens: { 'seat:1': 'grumpus' },
	planets: { 'planet:2-2': { 'seat:1': 1, 'seat:2': 3, 'seat:3': 2 } }
};
const launched = (given: Position = ABROAD): CosmicGame =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:2-2': 1 } });

describe('Grumpus', () => {
	it('[alien:grumpus] [CE-16.31] given it has lost a planet, then the offense that has landed there loses a ship as resolution ends', () => {
		const g = over(met(FALLS, GRUMPUS, 3));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 4 });
	});

	it('[alien:grumpus] [CE-16.31] given its last ship is sent from a planet, then as launch ends all others lose one there', () => {
		const g = launched().until('alliance.offenseInvites');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 2, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 1, 'seat:3': 1 });
	});

	it('[alien:grumpus] given ships of its are left there, or nobody else is there, then nothing is lost', () => {
		const planets = { 'planet:2-2': { 'seat:1': 2, 'seat:2': 3 } };
		expect(launched({ ...ABROAD, planets }).until('alliance.offenseInvites').board.warp).toEqual(
			{}
		);
		const alone = launched({ ...ABROAD, planets: { 'planet:2-2': { 'seat:1': 1 } } });
		alone.until('alliance.offenseInvites');
		expect(alone.said).not.toContain('Grumpus');
	});

	it('[alien:grumpus] ruling: a colony of one ship ends by it', () => {
		const planets = { 'planet:2-2': { 'seat:1': 1, 'seat:3': 1 } };
		const g = launched({ ...ABROAD, planets }).until('alliance.offenseInvites');
		expect(g.ships('planet:2-2')).toEqual({});
	});

	it('[alien:grumpus] [CE-16.31] ruling: given it is back as the phase ends, then it has not left', () => {
		for (const back of [true, false]) {
			const g = duel(ABROAD).until('launch.aim');
			const play = new Play(cosmic, g.table);
			const [from, to] = ['planet:2-2', 'planet:1-1'] as const;
			moveShips(play, [{ seat: 'seat:1', n: 1, from, to }]);
			if (back) {
				g.ships('planet:2-2')['seat:1'] = 1;
				g.ships('planet:1-1')['seat:1'] = 4;
			}
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites');
			expect(g.ships('planet:2-2')['seat:2'], String(back)).toBe(back ? 3 : 2);
		}
	});

	it('[alien:grumpus] [CE-16.31] given what has left in one phase, then it does not count in the next', () => {
		const g = over(launched());
		expect(g.said.match(/uses the power of Grumpus/g)).toHaveLength(1);
	});

	it('[alien:grumpus] [CE-18.4] given two home colonies, then it has its power all the same', () => {
		const g = over(met(FALLS, { ...GRUMPUS, planets: homes('seat:2', 4, 4) }, 3));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[alien:grumpus] [CE-16.31] given the encounter ends in the middle of a phase, then what had left by then counts as it closes', () => {
		const g = launched({ ...ABROAD, hands: { 'seat:2': ['attack:06'] } });
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-3' }];
		g.board.planets['planet:2-3']!.ships = { 'seat:2': 4 };
		for (const seat of ['seat:1', 'seat:2'] as const)
			g.board.players[seat]!.hand = ['artifact:quash'];
		over(g);
		expect(g.said).toContain('the turn ends');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
	});

	it('[alien:grumpus] ruling: given the planet left is no more, then nothing is lost for it', () => {
		const g = duel(ABROAD).until('launch.aim');
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-9' }];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(g.until('alliance.offenseInvites').board.warp).toEqual({});
	});

	it('[alien:grumpus] given another player leaves a planet on which it has no ship, then nothing is lost', () => {
		const g = launched({ ...ABROAD, aliens: { 'seat:3': 'grumpus' } });
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:1-5' }];
		g.board.planets['planet:1-5']!.ships = { 'seat:2': 1 };
		expect(g.until('alliance.offenseInvites').board.warp).toEqual({});
	});

	it('[alien:grumpus] given it is zapped, then nobody loses a ship', () => {
		const given: Position = { ...GRUMPUS, hands: { 'seat:1': ['artifact:cosmic-zap'] } };
		const g = met(FALLS, given, 3).until('window:use.declared', 'seat:1');
		over(g.use('seat:1', 'artifact|cosmic-zap'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});
});

describe('the Grumpus flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:grumpus'] } };
	const aimed = (given: Position = WILD): CosmicGame =>
		duel({ planets: { 'planet:2-2': { 'seat:1': 1, 'seat:2': 4 } }, ...given })
			.encounterTo({ target: 'planet:2-1' })
			.until('window:launch.beforeShips', 'seat:3');

	it('[wild:grumpus] ruling: given the gate is aimed, then whom it names loses a ship of that system, of their choice', () => {
		const g = aimed();
		expect(g.choices('seat:3', 'wild|grumpus|grumble|flare:grumpus')).toEqual(['seat:1', 'seat:2']);
		g.use('seat:3', 'wild|grumpus', { pick: 'seat:2' }).until('mustLose.pick', 'seat:2');
		expect(g.choices('seat:2')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
		g.answer('seat:2', { split: { 'planet:2-3': 1 } }).until('launch.send');
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
	});

	it('[wild:grumpus] given a colony of the offense there, then they may be named, and lose it; the steady player plays it on a rival', () => {
		const g = aimed();
		const said = steadyAnswer(g, 'seat:3');
		expect(said).toMatchObject({
			pick: 'wild|grumpus|grumble|flare:grumpus',
			then: { pick: 'seat:1' }
		});
		g.answer('seat:3', said).until('launch.send');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4 });
	});

	it('[wild:grumpus] given one other player alone has ships in that system, then they can be named', () => {
		const g = aimed({ ...WILD, planets: {} });
		expect(g.choices('seat:3', 'wild|grumpus|grumble|flare:grumpus')).toEqual(['seat:2']);
	});

	it('[wild:grumpus] given none but its own ships in that system, then it is not offered', () => {
		const planets = { ...homes('seat:2'), 'planet:2-2': { 'seat:3': 4 } };
		const g = duel({ ...WILD, planets: { ...planets, 'planet:3-1': { 'seat:2': 4 } } });
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...ABROAD, hands: { 'seat:1': ['flare:grumpus'] } };

	it('[super:grumpus] given they have other colonies in that system, then they lose one ship of each', () => {
		const g = launched(SUPER).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^super\|grumpus/) as string
		});
		g.use('seat:1', 'super|grumpus').until('alliance.offenseInvites');
		expect(g.board.warp).toEqual({ 'seat:2': 5, 'seat:3': 1 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
	});

	it('[super:grumpus] given it was used in one phase, then what is left in a later one costs a ship of that planet alone', () => {
		const g = launched(SUPER).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|grumpus').until('alliance.offenseInvites');
		g.board.planets['planet:2-3']!.ships = { 'seat:2': 4 };
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-3' }];
		const before = g.board.warp['seat:2']!;
		g.until('planning.select');
		expect(g.board.warp['seat:2']).toBe(before + 1);
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
	});

	it('[super:grumpus] given another power is used, then it does not answer that', () => {
		const given: Position = { ...SUPER, aliens: { 'seat:1': 'grumpus', 'seat:2': 'tripler' } };
		const g = met(['attack:08', 'attack:06'], given).until('window:reveal.cards');
		g.board.planets['planet:2-2']!.ships = { 'seat:2': 4 };
		g.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-2' }];
		const tripled = () => g.board.encounter!.used.some(({ id }) => id === 'tripler');
		expect(offered(g, 'seat:1', 'super|', tripled)).toBe(false);
		expect(tripled()).toBe(true);
	});

	it('[super:grumpus] given they have no other there, then it is not offered', () => {
		const planets = { 'planet:2-2': { 'seat:1': 1, 'seat:3': 2 } };
		const g = launched({ ...SUPER, planets });
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});
});
