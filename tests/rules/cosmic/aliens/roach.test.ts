/** Roach: ships of a further colour come off its sheet, and back onto it. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { shipsInGame } from '../../../../src/lib/games/cosmic/board';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { heldOf } from '../../../../src/lib/games/cosmic/essence/laid';
import { conserved } from '../../../../src/lib/games/cosmic/laws';
import { roach } from '../../../../src/lib/games/cosmic/aliens/roach';
import {
	lendPowers,
	replacePower,
	switchPowers,
	tradePowers
} from '../../../../src/lib/games/cosmic/powers';
import { bringShip, takeShip } from '../../../../src/lib/games/cosmic/modules/special/brought';
import { moveShips } from '../../../../src/lib/games/cosmic/ships';
import { position } from '../../../support/cosmic';
import {
	declare,
	duel,
	fight,
	holding,
	homes,
	meet,
	met,
	offered,
	over
} from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const SHEET = 'held:sheet.roach';
const HOME = 'power|roach|home';
const ABROAD = 'power|roach|abroad';
const LOSES: Cards = ['attack:04', 'attack:40'];
const WINS: Cards = ['attack:40', 'attack:04'];

/** The seat plays Roach, and so many of its ships at these places are of the further colour. */
const playing = (
	seat: SeatId,
	out: Record<string, number> = {},
	given: Position = {}
): Position => ({
	...given,
	aliens: { [seat]: 'roach', ...given.aliens },
	further: { roach: out }
});

/** The planets to which a use may bring ships. */
const planetsOf = (g: CosmicGame, seat: SeatId, use: string): string[] =>
	g.choices(
		seat,
		g.choices(seat).find((id) => id.startsWith(use))!
	);

/** Plays on by itself until this was said. */
function told(g: CosmicGame, words: string): CosmicGame {
	while (!g.said.includes(words)) g.lapse();
	return g;
}
const BACK = 'onto the sheet of Roach';

const at = (g: CosmicGame) => g.board.further!.find(({ alien }) => alien === 'roach')!.at;
const left = (g: CosmicGame): number => at(g)[SHEET] ?? 0;

describe('Roach', () => {
	it('[alien:roach] given it is the defense of another’s turn, then up to four ships of its sheet come to its home planets, with a colony or without; declined, none does', () => {
		const given = playing('seat:2', {}, { planets: homes('seat:2', 4, 4, 4, 4, 0) });
		const g = duel(given).until('window:destiny.defenseSet', 'seat:2');
		expect(planetsOf(g, 'seat:2', HOME)).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
		declare(g, 'seat:2', HOME, { split: { 'planet:2-1': 3, 'planet:2-5': 1 } }).until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 7 });
		expect(g.ships('planet:2-5')).toEqual({ 'seat:2': 1 });
		expect(at(g)).toEqual({ 'planet:2-1': 3, 'planet:2-5': 1, [SHEET]: 16 });
		expect(g.board.held![SHEET]).toEqual({ 'seat:2': 16 });
		expect(lookOpen(cosmic, g.table).board.players['seat:2']!.homeColonies).toBe(5);
		const declined = duel(given).until('launch.aim');
		expect(left(declined)).toBe(20);
	});

	it('[alien:roach] given it is the offense, or the turn is its own, then none comes home', () => {
		expect(offered(duel(playing('seat:1')), 'seat:1', HOME)).toBe(false);
		expect(offered(duel(playing('seat:3')), 'seat:3', HOME)).toBe(false);
	});

	it('[alien:roach] [CE-4.14] given another is the offense of its own turn and meets it, then none comes home', () => {
		const g = position({
			...playing('seat:1', {}, { hands: { 'seat:1': ['flare:butler', 'attack:08'] } }),
			destiny: ['colour:1#1']
		}).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'wild|butler', { pick: 'seat:3' });
		expect(offered(g, 'seat:1', HOME)).toBe(false);
		expect(g.said).toContain('{seat:3} encounters {seat:1}');
	});

	it('[alien:roach] given its regroup as the offense, then up to four come to its foreign colonies; without one, or in another’s, none does', () => {
		const planets = { 'planet:3-1': { 'seat:3': 4, 'seat:1': 1 } };
		const g = duel(playing('seat:1', {}, { planets })).until('window:regroup.retrieve', 'seat:1');
		expect(planetsOf(g, 'seat:1', ABROAD)).toEqual(['planet:3-1']);
		declare(g, 'seat:1', ABROAD, { split: { 'planet:3-1': 4 } }).until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4, 'seat:1': 5 });
		expect(left(g)).toBe(16);
		const declined = duel(playing('seat:1', {}, { planets })).until('launch.aim');
		expect(declined.ships('planet:3-1')).toEqual({ 'seat:3': 4, 'seat:1': 1 });
		expect(offered(duel(playing('seat:1')), 'seat:1', ABROAD)).toBe(false);
		const ofOther = { 'planet:3-1': { 'seat:3': 4, 'seat:2': 1 } };
		expect(offered(duel(playing('seat:2', {}, { planets: ofOther })), 'seat:2', ABROAD)).toBe(
			false
		);
	});

	it('[alien:roach] [CE-20.24] [CE-14.3] ruling: given it loses with both kinds, then those of the sheet come back there, and bring no compensation', () => {
		const given = playing('seat:1', { 'planet:1-1': 2 }, holding(['negotiate', 'attack:08']));
		const g = told(meet(duel(given), ['negotiate', 'attack:08'], 4), BACK);
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(at(g)).toEqual({ [SHEET]: 20 });
		expect(g.said).toContain('2 ships of {seat:1} come back onto the sheet of Roach.');
		expect(g.said).toMatch(/\{seat:1\} loses 2 ships to the warp/);
		expect(g.encounter.lost).toEqual({ 'seat:1': 2 });
		expect(g.encounter.fallen).toEqual({ 'seat:1': 2 });
		// All of them of the sheet: nothing has reached the warp.
		const all = told(met(LOSES, playing('seat:1', { 'planet:1-1': 4 }), 3), BACK);
		expect(all.board.warp).toEqual({});
		expect(at(all)).toEqual({ 'planet:1-1': 1, [SHEET]: 19 });
	});

	it('[alien:roach] [CE-20.24] ruling: given ships are lost of its choice, then of those from one place the further colour goes first', () => {
		const given = playing(
			'seat:1',
			{ 'planet:1-2': 2 },
			{ hands: { 'seat:3': ['artifact:plague'] } }
		);
		const g = duel(given).until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('mustLose.pick');
		told(g.answer('seat:1', { split: { 'planet:1-2': 3 } }), BACK);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 1 });
		expect(at(g)).toEqual({ [SHEET]: 20 });
	});

	it('[alien:roach] [CE-20.23] ruling: given some of both kinds move, then its player says which; without a word those of the further colour have', () => {
		const sent = () =>
			duel(playing('seat:1', { 'planet:1-1': 2 }))
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
				.until('further.where');
		const g = sent();
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.decision('seat:1').shape).toMatchObject({
			type: 'split',
			min: 2,
			max: 2,
			places: [
				{ id: 'gate', max: 2 },
				{ id: 'planet:1-1', max: 2 }
			]
		});
		g.answer('seat:1', { split: { gate: 1, 'planet:1-1': 1 } });
		expect(at(g)).toEqual({ gate: 1, 'planet:1-1': 1, [SHEET]: 18 });
		expect(at(sent().until('planning.select'))).toEqual({ gate: 2, [SHEET]: 18 });
		expect(steadyAnswer(sent(), 'seat:1')).toEqual({ split: { gate: 2 } });
		// Where all move, or none of them is there, nothing is open.
		const all = met(['attack:08', 'attack:08'], playing('seat:1', { 'planet:1-1': 2 }), 4);
		expect(at(all)).toEqual({ gate: 2, [SHEET]: 18 });
		expect(all.events.some(({ to }) => to === 'all')).toBe(true);
		// Three of four: one of the two at least has gone.
		const three = duel(playing('seat:1', { 'planet:1-1': 2 }))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } })
			.until('further.where');
		expect(three.decision('seat:1').shape).toMatchObject({
			places: [
				{ id: 'gate', max: 2 },
				{ id: 'planet:1-1', max: 1 }
			]
		});
	});

	it('[alien:roach] [CE-20.24] given two losses from one place at a stroke, then each of the sheet comes back once', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 2 })).until('launch.aim');
		const from = 'planet:1-1';
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 1, from, to: 'warp' },
			{ seat: 'seat:1', n: 2, from, to: 'warp' }
		]);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(at(g)).toEqual({ [SHEET]: 20 });
	});

	it('[alien:roach] [CE-20.23] given ships come as others leave, then those that came are none that have stayed', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 3 })).until('launch.aim');
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 3, from: 'planet:1-1', to: 'planet:1-2' },
			{ seat: 'seat:1', n: 3, from: 'planet:1-2', to: 'planet:1-1' }
		]);
		expect(g.table.frames.find(({ step }) => step === 'further')).toMatchObject({
			most: { 'planet:1-1': 1, 'planet:1-2': 3 }
		});
	});

	it('[alien:roach] [CE-20.23] given they land, then they are its colony and count as any; a captured one lies among the captured', () => {
		const g = over(met(WINS, playing('seat:1', { 'planet:1-1': 4 }), 2));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.foreignColonies).toBe(1);
		expect(at(g)).toEqual({ 'planet:1-1': 2, 'planet:2-1': 2, [SHEET]: 16 });
		const aliens = { 'seat:2': 'tyrant' };
		const taken = over(met(LOSES, playing('seat:1', { 'planet:1-1': 4 }, { aliens }), 2));
		expect(taken.board.held!['held:sheet.tyrant']).toEqual({ 'seat:1': 1 });
		expect(at(taken)).toEqual({ 'planet:1-1': 2, 'held:sheet.tyrant': 1, [SHEET]: 17 });
	});

	it('[alien:roach] [CE-20.23] [CE-20.13] ruling: given ships on the sheet, then they are not in the game: neither held by anybody nor counted against what may be removed', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 2 }));
		expect(shipsInGame(g.board, 'seat:1')).toBe(20);
		expect(heldOf(g.board, 'seat:1')).toBe(0);
		expect(lookOpen(cosmic, g.table).board.held).not.toHaveProperty(SHEET);
	});

	it('[alien:roach] [CE-18.4] given fewer than three home colonies, then it keeps its power', () => {
		const given = playing('seat:2', {}, { planets: homes('seat:2', 4, 4) });
		const g = duel(given).until('window:destiny.defenseSet', 'seat:2');
		expect(g.board.players['seat:2']!.powerLost).toBe(false);
		declare(g, 'seat:2', HOME, { split: { 'planet:2-3': 1 } }).until('launch.aim');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 1 });
	});

	it('[alien:roach] [CE-17.1] given it is zapped as it breeds, then none comes', () => {
		const given = playing('seat:2', {}, { hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		const g = duel(given).until('window:destiny.defenseSet', 'seat:2');
		declare(g, 'seat:2', HOME, { split: { 'planet:2-1': 4 } });
		g.until('window:use.declared', 'seat:3')
			.use('seat:3', 'artifact|cosmic-zap')
			.until('launch.aim');
		expect(left(g)).toBe(20);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[alien:roach] [CE-16.40] given another would have its power, then it is not offered, and nothing trades it', () => {
		const plant = {
			aliens: { 'seat:1': 'plant' },
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 1 } }
		};
		expect(offered(duel(playing('seat:2', {}, plant)), 'seat:1', 'power|plant')).toBe(false);
		const flare = { hands: { 'seat:3': ['flare:sorcerer'] } };
		expect(offered(duel(playing('seat:2', {}, flare)), 'seat:3', 'wild|sorcerer')).toBe(false);
		const lend = { hands: { 'seat:2': ['flare:philanthropist'] } };
		expect(offered(duel(playing('seat:2', {}, lend)), 'seat:2', 'wild|philanthropist')).toBe(false);
		const changeling = duel(playing('seat:2', {}, { aliens: { 'seat:1': 'changeling' } }));
		changeling.until('launch.aim');
		expect(changeling.said).toMatch(/Changeling[^]*draws/);
		expect(changeling.board.players['seat:2']!.aliens).toEqual(['roach']);
		// What trades the powers of the main players unasked does nothing.
		const g = duel(playing('seat:2', {}, { aliens: { 'seat:1': 'macron' } })).until('launch.aim');
		const play = new Play(cosmic, g.table);
		switchPowers(play, 'seat:1', 'seat:2');
		tradePowers(play, 'seat:1', 'seat:2');
		lendPowers(play, 'seat:2', 'seat:1');
		expect(g.board.players['seat:2']!.aliens).toEqual(['roach']);
		expect(g.encounter).toMatchObject({ lent: [] });
		expect(g.encounter.switched).toBeUndefined();
		// It may borrow another's meanwhile, and keeps its ships.
		lendPowers(play, 'seat:1', 'seat:2');
		expect(g.board.players['seat:2']!.aliens).toEqual(['macron']);
		expect(left(g)).toBe(20);
		moveShips(play, [{ seat: 'seat:2', n: 4, from: SHEET, to: 'planet:2-1' }]);
		moveShips(play, [{ seat: 'seat:2', n: 3, from: 'planet:2-1', to: 'warp' }]);
		expect(at(g)).toEqual({ 'planet:2-1': 1, [SHEET]: 19 });
	});

	it('[alien:roach] [CE-16.19] [CE-20.24] ruling: given its sheet is discarded, then the ships on it leave the game, and the others as they are lost', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 4 })).until('launch.aim');
		replacePower(new Play(cosmic, g.table), 'seat:1', 'roach');
		over(meet(g, ['attack:08', 'attack:08'], 3));
		expect(g.board.players['seat:1']!.aliens).not.toContain('roach');
		expect(g.board.removed).toEqual({ 'seat:1': 19 });
		expect(g.board.warp).toEqual({});
		expect(at(g)).toEqual({ 'planet:1-1': 1, removed: 19 });
		// Where others are lost with them, those of the further colour go first still.
		const h = duel(playing('seat:1', { 'planet:1-1': 2 })).until('launch.aim');
		const play = new Play(cosmic, h.table);
		replacePower(play, 'seat:1', 'roach');
		moveShips(play, [{ seat: 'seat:1', n: 3, from: 'planet:1-1', to: 'warp' }]);
		expect(h.board.removed).toEqual({ 'seat:1': 20 });
		expect(h.board.warp).toEqual({ 'seat:1': 1 });
		expect(h.table.frames.some(({ step }) => step === 'further')).toBe(false);
	});

	it('[alien:roach] [CE-32.50] given a technology has brought a ship, then that leaves with it, and none of the further colour', () => {
		const g = duel(playing('seat:1', { 'planet:1-1': 2 })).until('launch.aim');
		const play = new Play(cosmic, g.table);
		bringShip(play, 'the-prometheus', 'seat:1', 'planet:1-1');
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 5 });
		takeShip(play, 'the-prometheus');
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 4 });
		expect(at(g)).toEqual({ 'planet:1-1': 2, [SHEET]: 18 });
	});

	it('[alien:roach] [CE-3.21] given its game setup, then twenty ships lie on its sheet, which is turned up; sixteen with four planets', () => {
		for (const [planetsPerPlayer, n] of [
			[5, 20],
			[4, 16]
		] as const) {
			const aliens = { 'seat:1': 'roach' };
			const g = duel({ aliens, shown: false, options: { planetsPerPlayer } });
			const before = conserved(g.table);
			roach.begin?.(new Play(cosmic, g.table), 'seat:1');
			expect(g.board.players['seat:1']!.shown).toBe(true);
			expect(g.board.held![SHEET]).toEqual({ 'seat:1': n });
			expect(lookOpen(cosmic, g.table).board.further).toEqual([
				{ alien: 'roach', seat: 'seat:1', at: { [SHEET]: n }, left: n, onSheet: true }
			]);
			expect(conserved(g.table)).toEqual(before);
		}
	});

	it('[alien:roach] [CE-22.6] given eight players, then it cannot come; with seven it can', () => {
		const pool = (seats: number) =>
			poolFor(seats, { allowThirdPartyAliens: true }, ['roach', 'macron']);
		expect(pool(7)).toEqual(['roach', 'macron']);
		expect(pool(8)).toEqual(['macron']);
	});

	it('[alien:roach] [CE-35.7] given special ships, then the marked one is none of them, wherever both go', () => {
		const given = playing(
			'seat:1',
			{ 'planet:1-1': 1 },
			{
				options: { specialShips: 'flagship' },
				marks: { 'seat:1': 'planet:1-1' },
				planets: { 'planet:1-1': { 'seat:1': 2 } }
			}
		);
		const g = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		// The marked one goes after all, so the other one is that of the further colour.
		g.until('ships.goes.where');
		expect(g.table.frames.some(({ step }) => step === 'further')).toBe(false);
		g.pick('seat:1', 'gate');
		expect(at(g)).toEqual({ 'planet:1-1': 1, [SHEET]: 19 });
		over(g.lay('attack:08', 'attack:08'));
		expect(g.board.special!.marks['seat:1']!.at).toBe('warp');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:roach] bots breed where they have fewest, and say so', () => {
		const given = playing('seat:2', {}, { planets: homes('seat:2', 4, 4, 1, 1, 4) });
		const g = duel(given).until('window:destiny.defenseSet', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: `${HOME}|`,
			then: { split: { 'planet:2-3': 2, 'planet:2-4': 2 } }
		});
	});
});

describe('Roach’s flare', () => {
	const allied: Parameters<typeof fight>[1] = { 'seat:3': ['offense', { 'planet:3-1': 1 }] };
	const wild: Position = { hands: { 'seat:3': ['flare:roach'] }, warp: { 'seat:3': 5 } };

	it('[wild:roach] given it is an ally whose side has won and it has a new colony, then up to four of its ships in the warp come there', () => {
		const g = fight(WINS, allied, wild).until('window:colonies.gained', 'seat:3');
		expect(planetsOf(g, 'seat:3', 'wild|roach|follow')).toEqual(['planet:2-1']);
		g.use('seat:3', 'wild|roach|follow', { split: { 'planet:2-1': 4 } });
		over(g);
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:3': 5 });
		expect(g.board.warp['seat:3']).toBe(1);
		const declined = over(fight(WINS, allied, wild));
		expect(declined.ships('planet:2-1')).toMatchObject({ 'seat:3': 1 });
	});

	it('[wild:roach] given its side has lost, then a new colony brings nothing', () => {
		const me = { seat: 'seat:3', source: 'wild', id: 'roach' } as const;
		const open = (cards: Cards) => {
			const g = fight(cards, allied, wild).until('window:resolution.outcome');
			const play = new Play(cosmic, g.table);
			const settled = [{ seat: 'seat:3', planet: 'planet:4-1' }] as const;
			return roach.wild.uses['follow']!.open!(play, me, { ...play.openWindow()!, settled });
		};
		expect([open(LOSES), open(WINS)]).toEqual([false, true]);
	});

	it('[wild:roach] given no ship in the warp, a colony there before, or it is the offense, then it is not offered', () => {
		const use = 'wild|roach';
		expect(offered(fight(WINS, allied, { ...wild, warp: {} }), 'seat:3', use)).toBe(false);
		const there = { 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } };
		expect(offered(fight(WINS, allied, { ...wild, planets: there }), 'seat:3', use)).toBe(false);
		const ofOffense: Position = { hands: { 'seat:1': ['flare:roach'] }, warp: { 'seat:1': 5 } };
		expect(offered(fight(WINS, allied, ofOffense), 'seat:1', use)).toBe(false);
	});

	it('[super:roach] given it has a new colony in another phase, then it is not offered', () => {
		const given = playing('seat:1', {}, { hands: { 'seat:1': ['flare:roach'] } });
		const me = { seat: 'seat:1', source: 'super', id: 'roach' } as const;
		const open = (g: CosmicGame) => {
			const play = new Play(cosmic, g.table);
			const settled = [{ seat: 'seat:1', planet: 'planet:3-1' }] as const;
			return roach.super.uses['swarm']!.open!(play, me, { ...play.openWindow()!, settled });
		};
		expect(open(duel(given).until('window:encounter.start'))).toBe(false);
		expect(open(met(WINS, given).until('window:resolution.outcome'))).toBe(true);
	});

	it('[super:roach] ruling: given it has a new colony in resolution, then up to four of its sheet come to its colonies, old and new; declined, none does', () => {
		const given = playing('seat:1', {}, { hands: { 'seat:1': ['flare:roach'] } });
		const g = met(WINS, given).until('window:colonies.gained', 'seat:1');
		expect(planetsOf(g, 'seat:1', 'super|roach|swarm')).toContain('planet:2-1');
		g.use('seat:1', 'super|roach|swarm', { split: { 'planet:2-1': 1, 'planet:1-2': 3 } });
		over(g);
		expect(g.ships('planet:2-1')).toMatchObject({ 'seat:1': 2 });
		expect(at(g)).toEqual({ 'planet:2-1': 1, 'planet:1-2': 3, [SHEET]: 16 });
		expect(left(over(met(WINS, given)))).toBe(20);
	});

	it('[super:roach] given it is an ally with a new colony, then it may as well; as one that defends, or with an old colony, it may not', () => {
		const use = 'super|roach';
		const given = playing('seat:3', {}, { hands: { 'seat:3': ['flare:roach'] } });
		expect(offered(fight(WINS, allied, given), 'seat:3', use)).toBe(true);
		const beside: typeof allied = { 'seat:3': ['defense', { 'planet:3-1': 1 }] };
		expect(offered(fight(LOSES, beside, given), 'seat:3', use)).toBe(false);
		const there = { 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } };
		expect(offered(fight(WINS, allied, { ...given, planets: there }), 'seat:3', use)).toBe(false);
	});
});

describe('[CE-20.23] the ships of a whole game', () => {
	it('[CE-20.23] [CE-18.4] given a position, then what all see of it has them, and a seat without is left out', () => {
		const g = position(playing('seat:1', { 'planet:1-1': 2 }));
		expect(lookOpen(cosmic, g.table).board.further).toEqual([
			{
				alien: 'roach',
				seat: 'seat:1',
				at: { 'planet:1-1': 2, [SHEET]: 18 },
				left: 18,
				onSheet: true
			}
		]);
		expect(lookOpen(cosmic, position().table).board.further).toBeUndefined();
	});
});
