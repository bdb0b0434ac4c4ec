/** Lizard: ships that win are of a further colour from then on, and add 2 more. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { shipsInGame } from '../../../../src/lib/games/cosmic/board';
import { leftToMorph, morph } from '../../../../src/lib/games/cosmic/further';
import { conserved } from '../../../../src/lib/games/cosmic/laws';
import { lizard } from '../../../../src/lib/games/cosmic/aliens/lizard';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { moveShips, removeShips } from '../../../../src/lib/games/cosmic/ships';
import { position } from '../../../support/cosmic';
import { duel, fight, holding, homes, meet, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { PlanetId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const LOSES: Cards = ['attack:04', 'attack:40'];
const WINS: Cards = ['attack:40', 'attack:04'];

/** The seat plays Lizard, and so many of its ships at these places are of the further colour. */
const playing = (
	seat: SeatId,
	out: Record<string, number> = {},
	given: Position = {}
): Position => ({
	...given,
	aliens: { [seat]: 'lizard', ...given.aliens },
	...(Object.keys(out).length > 0 && { further: { lizard: out } })
});

const at = (g: CosmicGame, seat: SeatId = 'seat:1') =>
	g.board.further?.find((fleet) => fleet.alien === 'lizard' && fleet.seat === seat)?.at;

describe('Lizard', () => {
	it('[alien:lizard] [CE-20.26] given it wins as the offense, then its ships in the gate are of the further colour, and it has no more than before', () => {
		const given = playing('seat:1');
		const before = conserved(duel(holding(WINS, given)).table);
		const g = over(met(WINS, given, 3));
		expect(at(g)).toEqual({ 'planet:2-1': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(shipsInGame(g.board, 'seat:1')).toBe(20);
		expect(leftToMorph(g.board, 'lizard')).toBe(17);
		expect(conserved(g.table)).toEqual(before);
		expect(g.said).toContain(
			'3 ships of {seat:1} are of the further colour of Lizard from now on.'
		);
		expect(lookOpen(cosmic, g.table).board.further).toMatchObject([
			{ alien: 'lizard', seat: 'seat:1', at: { 'planet:2-1': 3 } }
		]);
	});

	it('[alien:lizard] given it wins as the defense, then all its ships on that planet are', () => {
		expect(at(over(met(LOSES, playing('seat:2'))), 'seat:2')).toEqual({ 'planet:2-1': 4 });
	});

	it('[alien:lizard] given it loses, wins as an ally, or makes a deal, then none is', () => {
		expect(at(over(met(LOSES, playing('seat:1'))))).toBeUndefined();
		const allied: Parameters<typeof fight>[1] = { 'seat:3': ['offense', { 'planet:3-1': 1 }] };
		expect(at(over(fight(WINS, allied, playing('seat:3'))), 'seat:3')).toBeUndefined();
		expect(at(over(met(['negotiate', 'negotiate'], playing('seat:1'))))).toBeUndefined();
	});

	it('[alien:lizard] given only some of its ships there are left to replace, then these are', () => {
		const g = over(met(WINS, playing('seat:1', { 'planet:1-1': 4 }), 3));
		expect(at(g)).toEqual({ 'planet:1-1': 1, 'planet:2-1': 3 });
		expect(g.said).not.toContain('power of Lizard');
	});

	it('[alien:lizard] [CE-20.26] given two attacks, then each of them adds 2 more to its side, as an ally too', () => {
		const totals = (given: Position, send = 2) =>
			met(['attack:08', 'attack:08'], given, send).until('window:resolution.outcome').encounter
				.totals;
		expect(totals(playing('seat:1', { 'planet:1-1': 4 }))).toEqual({ offense: 14, defense: 12 });
		expect(totals(playing('seat:1'))).toEqual({ offense: 10, defense: 12 });
		expect(totals(playing('seat:2', { 'planet:2-1': 1 }))).toEqual({ offense: 10, defense: 14 });
		const allied: Parameters<typeof fight>[1] = { 'seat:3': ['defense', { 'planet:3-1': 2 }] };
		const given = playing('seat:3', { 'planet:3-1': 4 });
		const g = fight(['attack:08', 'attack:08'], allied, given);
		expect(g.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 11,
			defense: 18
		});
	});

	it('[alien:lizard] ruling: given the power is lost, then they add 2 more still', () => {
		const planets = homes('seat:1', 4, 4);
		const given = playing('seat:1', { 'planet:1-1': 4 }, { planets });
		const g = met(['attack:08', 'attack:08'], given, 2).until('window:resolution.outcome');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		expect(g.encounter.totals).toEqual({ offense: 14, defense: 12 });
	});

	it('[alien:lizard] [CE-20.26] ruling: given some of both kinds move, to the warp or out of it too, then its player says which; without a word the others have', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 2 })).until('launch.aim');
		const play = new Play(cosmic, g.table);
		moveShips(play, [{ seat: 'seat:1', n: 2, from: 'planet:1-1', to: 'warp' }]);
		expect(at(g)).toEqual({ 'planet:1-1': 2 });
		expect(g.table.frames.find(({ step }) => step === 'further')).toMatchObject({
			most: { warp: 2, 'planet:1-1': 2 }
		});
		moveShips(play, [{ seat: 'seat:1', n: 1, from: 'planet:1-1', to: 'warp' }]);
		expect(at(g)).toEqual({ 'planet:1-1': 1, warp: 1 });
		moveShips(play, [{ seat: 'seat:1', n: 1, from: 'warp', to: 'planet:1-2' }]);
		expect(at(g)).toEqual({ 'planet:1-1': 1, warp: 1 });
		const sent = duel(playing('seat:1', { 'planet:1-1': 2 })).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		sent.until('further.where').answer('seat:1', { split: { gate: 1, 'planet:1-1': 1 } });
		expect(at(sent)).toEqual({ gate: 1, 'planet:1-1': 1 });
	});

	it('[alien:lizard] given all its ships are of the further colour, then it wins; with one in the warp that is not, it does not', () => {
		const out = { 'planet:1-2': 4, 'planet:1-3': 4, 'planet:1-4': 4, 'planet:1-5': 4 };
		const short = over(met(WINS, playing('seat:1', { ...out, 'planet:1-2': 3 }), 4));
		expect(short.table.over).toBeNull();
		const last = met(WINS, playing('seat:1', out), 4);
		while (!last.table.over && last.board.encounters === 1) last.lapse();
		expect(last.table.over).not.toBeNull();
		expect(last.said).toContain('With all their ships of the further colour.');
		const planets = { 'planet:1-2': { 'seat:1': 2 } };
		const given = playing(
			'seat:1',
			{ ...out, 'planet:1-2': 2 },
			{ planets, warp: { 'seat:1': 2 } }
		);
		const lacks = met(WINS, given, 4);
		while (!lacks.table.over && lacks.board.encounters === 1) lacks.lapse();
		expect(lacks.table.over).toBeNull();
	});

	it('[alien:lizard] [CE-20.26] given four ships have left the game, then it wins where those left are all of the further colour, and not where they were of it', () => {
		const all = { 'planet:3-2': 4, 'planet:3-3': 4, 'planet:3-4': 4, 'planet:3-5': 4 };
		const ends = (out: Record<string, number>, gone: readonly PlanetId[]) => {
			const g = duel(holding(WINS, playing('seat:3', out))).until('launch.aim');
			const play = new Play(cosmic, g.table);
			for (const from of gone) removeShips(play, [{ seat: 'seat:3', n: 4, from }]);
			meet(g, WINS, 2);
			while (!g.table.over && g.board.encounters === 1) g.lapse();
			return g.table.over !== null;
		};
		expect(ends(all, ['planet:3-1'])).toBe(true);
		expect(ends(all, ['planet:3-2'])).toBe(false);
	});

	it('[alien:lizard] [CE-17.1] given it is zapped as it wins, then none is', () => {
		const g = met(WINS, playing('seat:1', {}, { hands: { 'seat:3': ['artifact:cosmic-zap'] } }), 2);
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(at(over(g))).toBeUndefined();
	});

	it('[alien:lizard] [CE-35.7] ruling: given a marked ship is among them, then it is not replaced, and need not be', () => {
		const given = playing(
			'seat:1',
			{},
			{ options: { specialShips: 'flagship' }, marks: { 'seat:1': 'planet:1-1' } }
		);
		const g = met(WINS, given, 4);
		expect(at(over(g))).toEqual({ 'planet:2-1': 3 });
		const all = { 'planet:1-2': 4, 'planet:1-3': 4, 'planet:1-4': 4, 'planet:1-5': 4 };
		const last = met(WINS, { ...given, further: { lizard: all } }, 4);
		while (!last.table.over && last.board.encounters === 1) last.lapse();
		expect(last.table.over).not.toBeNull();
		expect(last.said).toContain('With all their ships of the further colour.');
	});

	it('[alien:lizard] [super:lizard] [CE-20.26] given fewer are left on the sheet than it wins with, then so many are replaced, and none besides', () => {
		const taken = (n: number) => {
			const given = playing('seat:1', {}, { hands: { 'seat:1': ['flare:lizard'] } });
			const g = duel(holding(WINS, given)).until('launch.aim');
			const elsewhere = { 'planet:3-1': 4, 'planet:3-2': 4, 'planet:3-3': 4, 'planet:3-4': 4 };
			morph(new Play(cosmic, g.table), 'lizard', 'seat:3', { ...elsewhere, 'planet:3-5': n });
			return meet(g, WINS, 3);
		};
		expect(at(over(taken(2)))).toEqual({ 'planet:2-1': 2 });
		expect(offered(taken(2), 'seat:1', 'super|lizard')).toBe(false);
		const one = taken(0).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(one, 'seat:1')).toMatchObject({ then: { split: { 'planet:1-1': 1 } } });
	});

	it('[alien:lizard] ruling: given the sheets are traded, then those that are of the further colour stay whose they are, and as many fewer are left', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 4 }, { aliens: { 'seat:2': 'macron' } }));
		g.until('launch.aim');
		const play = new Play(cosmic, g.table);
		tradePowers(play, 'seat:1', 'seat:2');
		morph(play, 'lizard', 'seat:2', { 'planet:2-1': 4 });
		expect([at(g), at(g, 'seat:2')]).toEqual([{ 'planet:1-1': 4 }, { 'planet:2-1': 4 }]);
		expect(leftToMorph(g.board, 'lizard')).toBe(12);
	});

	it('[alien:lizard] [CE-3.21] [CE-22.6] given its game setup, then its sheet is turned up; with eight players it cannot come', () => {
		const g = duel({ aliens: { 'seat:1': 'lizard' }, shown: false });
		lizard.begin?.(new Play(cosmic, g.table), 'seat:1');
		expect(g.board.players['seat:1']!.shown).toBe(true);
		const pool = (seats: number) =>
			poolFor(seats, { allowThirdPartyAliens: true }, ['lizard', 'macron']);
		expect(pool(7)).toEqual(['lizard', 'macron']);
		expect(pool(8)).toEqual(['macron']);
	});
});

describe('Lizard’s flare', () => {
	it('[wild:lizard] given a reinforcement is played, then it counts twice for who has used the flare; declined, once', () => {
		const given: Position = { hands: { 'seat:1': ['flare:lizard', 'reinforcement:3'] } };
		const total = (uses: boolean) => {
			const g = met(['attack:08', 'attack:08'], given, 2).until('window:reveal.values', 'seat:1');
			if (uses) g.use('seat:1', 'wild|lizard|reinforce').until('window:reveal.values', 'seat:1');
			g.use('seat:1', 'reinforcement:3', { pick: 'offense' });
			return g.until('window:resolution.outcome').encounter.totals;
		};
		expect(total(true)).toEqual({ offense: 16, defense: 12 });
		expect(total(false)).toEqual({ offense: 13, defense: 12 });
	});

	it('[wild:lizard] given another plays a reinforcement, then that counts once; where no attacks meet the flare is not offered', () => {
		const hands = { 'seat:1': ['flare:lizard'], 'seat:2': ['reinforcement:3'] };
		const g = met(['attack:08', 'attack:08'], { hands }, 2).until('window:reveal.values', 'seat:1');
		// Both answer one window, of which the first use alone is carried out before all are asked again.
		g.use('seat:1', 'wild|lizard|reinforce').until('window:use.declared');
		g.until('window:reveal.values', 'seat:2').use('seat:2', 'reinforcement:3', { pick: 'defense' });
		expect(g.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 10,
			defense: 15
		});
		const deal: Position = { hands: { 'seat:1': ['flare:lizard'] } };
		expect(offered(met(['attack:08', 'negotiate'], deal), 'seat:1', 'wild|lizard|reinforce')).toBe(
			false
		);
	});

	it('[wild:lizard] [CE-31.21] given a kicker is turned up, then it multiplies by one more; without one that is not offered', () => {
		const kicked = (uses: boolean) => {
			const g = position({
				options: { rewardDeck: 'incursion' },
				destiny: ['colour:2#1'],
				hands: {
					'seat:1': ['attack:08', 'kicker:2@reward'],
					'seat:2': ['attack:20', 'flare:lizard']
				}
			});
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'kicker:2@reward');
			g.lay('attack:08', 'attack:20').until('window:reveal.values', 'seat:2');
			if (uses) g.use('seat:2', 'wild|lizard|kick', { pick: 'offense' });
			g.until('window:resolution.outcome');
			return [g.encounter.totals, lookOpen(cosmic, g.table).board.encounter!.kicked];
		};
		expect(kicked(true)).toEqual([{ offense: 26, defense: 24 }, { offense: 1 }]);
		expect(kicked(false)).toEqual([{ offense: 18, defense: 24 }, undefined]);
		const plain: Position = { hands: { 'seat:1': ['flare:lizard'] } };
		expect(offered(met(['attack:08', 'attack:08'], plain), 'seat:1', 'wild|lizard|kick')).toBe(
			false
		);
	});

	it('[super:lizard] given it uses its power, then two of its other ships are replaced as well, where it says; declined, none', () => {
		const given = playing(
			'seat:1',
			{},
			{ hands: { 'seat:1': ['flare:lizard'] }, warp: { 'seat:1': 2 } }
		);
		const g = met(WINS, given, 2).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|lizard|more', { split: { 'planet:1-2': 1, warp: 1 } });
		expect(at(over(g))).toEqual({ 'planet:1-2': 1, warp: 1, 'planet:2-1': 2 });
		expect(at(over(met(WINS, given, 2)))).toEqual({ 'planet:2-1': 2 });
	});

	it('[super:lizard] given another wins, then it is not offered', () => {
		const given = playing('seat:1', {}, { hands: { 'seat:1': ['flare:lizard'] } });
		expect(offered(met(LOSES, given), 'seat:1', 'super|lizard')).toBe(false);
		const used = { ...given, aliens: { 'seat:1': 'lizard', 'seat:2': 'macron' } };
		expect(offered(met(LOSES, used), 'seat:1', 'super|lizard')).toBe(false);
	});

	it('[super:lizard] bots replace as many as they may', () => {
		const given = playing('seat:1', {}, { hands: { 'seat:1': ['flare:lizard'] } });
		const g = meet(duel(holding(WINS, given)), WINS, 2).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { split: { 'planet:1-1': 2 } } });
	});
});
