/** Horde: a token for each card it draws and each ship that comes back, which counts as a ship. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { shipsInGame } from '../../../../src/lib/games/cosmic/board';
import { isLaid } from '../../../../src/lib/games/cosmic/further';
import { conserved } from '../../../../src/lib/games/cosmic/laws';
import { TOKENS } from '../../../../src/lib/games/cosmic/aliens/horde';
import { replacePower, switchPowers } from '../../../../src/lib/games/cosmic/powers';
import { captureShips, moveShips } from '../../../../src/lib/games/cosmic/ships';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, holding, meet, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const SHEET = 'held:sheet.horde';
const DETAILS = 'use.details';
const LOSES: Cards = ['attack:04', 'attack:40'];
const BACK = 'onto the sheet of Horde';

/** The seat plays Horde. */
const playing = (seat: SeatId, given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'horde', ...given.aliens }
});

/** The same, and so many of its ships at these places are tokens. */
const spawned = (seat: SeatId, out: Record<string, number>, given: Position = {}): Position => ({
	...playing(seat, given),
	further: { horde: out }
});

/** Seat 1 begins its turn without an encounter card, and so gets a new hand. */
const renewed = (given: Position): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['artifact:plague'] },
		deck: ['attack:06'],
		...given
	});

const fleetOf = (g: CosmicGame, seat: SeatId) =>
	g.board.further?.find((fleet) => fleet.alien === 'horde' && fleet.seat === seat)?.at;
const at = (g: CosmicGame) => fleetOf(g, 'seat:1');

/** Plays on by itself until this was said. */
function told(g: CosmicGame, words: string): CosmicGame {
	while (!g.said.includes(words)) g.lapse();
	return g;
}

describe('Horde', () => {
	it('[alien:horde] given a ship comes back in its regroup, then it puts a token on a colony of its choice, which is a ship of its own', () => {
		const given = playing('seat:1', {
			warp: { 'seat:1': 2 },
			planets: { 'planet:3-1': { 'seat:3': 4, 'seat:1': 1 } }
		});
		const before = conserved(duel(given).table);
		const g = duel(given).until(DETAILS);
		expect(g.askedSeats).toEqual(['seat:1']);
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ type: 'split', min: 1, max: 1 });
		const places = shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
		expect(places).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5',
			'planet:3-1'
		]);
		const ships = shipsInGame(g.board, 'seat:1');
		g.answer('seat:1', { split: { 'planet:3-1': 1 } }).until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4, 'seat:1': 2 });
		expect(at(g)).toEqual({ 'planet:3-1': 1, [SHEET]: TOKENS - 1 });
		expect(shipsInGame(g.board, 'seat:1')).toBe(ships + 1);
		expect(conserved(g.table)).toEqual(before);
		expect(lookOpen(cosmic, g.table).board.further).toMatchObject([{ left: TOKENS - 1 }]);
	});

	it('[alien:horde] given others draw or get ships back, then none comes', () => {
		const g = renewed(playing('seat:3', { warp: { 'seat:1': 2 } })).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.board.further).toBeUndefined();
	});

	it('[alien:horde] ruling: given a new hand, then a token comes for each of its cards', () => {
		const g = renewed(playing('seat:1')).until(DETAILS);
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 8, max: 8 });
		g.answer('seat:1', { split: { 'planet:1-1': 5, 'planet:1-2': 3 } }).until('launch.aim');
		expect(at(g)).toEqual({ 'planet:1-1': 5, 'planet:1-2': 3, [SHEET]: TOKENS - 8 });
	});

	it('[alien:horde] given it is rewarded with cards of the deck, then a token comes for each; ruling: with those of another deck, none', () => {
		const allied: Parameters<typeof fight>[1] = { 'seat:3': ['defense', { 'planet:3-1': 2 }] };
		const g = fight(LOSES, allied, playing('seat:3')).until(DETAILS, 'seat:3');
		expect(g.decision('seat:3').shape).toMatchObject({ type: 'split', min: 2, max: 2 });
		const reward: Position = { options: { rewardDeck: 'incursion' } };
		const split = (rewards: 1 | 2) =>
			fight(LOSES, allied, playing('seat:3', reward))
				.until('resolution.split', 'seat:3')
				.answer('seat:3', { split: rewards === 1 ? { cards: 1, rewards } : { rewards } });
		expect(split(1).until(DETAILS, 'seat:3').decision('seat:3').shape).toMatchObject({ max: 1 });
		expect(over(split(2)).board.further).toBeUndefined();
	});

	it('[alien:horde] ruling: given the hand it begins with, then none comes', () => {
		const g = position({ aliens: { 'seat:1': 'horde' } });
		expect(g.hand('seat:1').length).toBeGreaterThan(0);
		expect(g.board.further).toBeUndefined();
	});

	it('[alien:horde] ruling: given it takes cards out of a hand as compensation, then none comes', () => {
		const hands = { 'seat:2': ['attack:05', 'attack:07', 'attack:09'] } as const;
		const given = playing('seat:1', { hands: { 'seat:2': [...hands['seat:2']] } });
		const g = over(met(['negotiate', 'attack:20'], given, 2));
		expect(g.said).toContain('compensation');
		expect(g.board.further).toBeUndefined();
	});

	it('[alien:horde] ruling: given fewer tokens are left, then so many come, and without any none', () => {
		const out = (n: number) => {
			const planets = { 'planet:1-1': { 'seat:1': n } };
			return renewed(spawned('seat:1', { 'planet:1-1': n }, { planets }));
		};
		const few = out(TOKENS - 3).until(DETAILS);
		expect(few.decision('seat:1').shape).toMatchObject({ min: 3, max: 3 });
		few.answer('seat:1', { split: { 'planet:1-1': 3 } }).until('launch.aim');
		expect(at(few)).toEqual({ 'planet:1-1': TOKENS });
		const none = out(TOKENS).until('launch.aim');
		expect(none.said).toContain('{seat:1} draws 8 cards.');
		expect(none.said).not.toContain('power of Horde');
		expect(at(none)).toMatchObject({ 'planet:1-1': TOKENS });
	});

	it('[alien:horde] ruling: given the sheet, then thirty-eight tokens are there', () => {
		const g = duel(playing('seat:1', { warp: { 'seat:1': 1 } })).until(DETAILS);
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		expect(lookOpen(cosmic, g.table).board.further).toMatchObject([{ left: 37 }]);
	});

	it('[alien:horde] given two ships come back at once, as rewards, then two tokens come', () => {
		const g = fight(
			LOSES,
			{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			playing('seat:3', { warp: { 'seat:3': 3 } })
		).until('resolution.rewards', 'seat:3');
		g.answer('seat:3', { amount: 2 }).until(DETAILS, 'seat:3');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 2, max: 2 });
	});

	it('[alien:horde] ruling: given it has no colony, then none comes', () => {
		const none = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		const g = renewed(playing('seat:1', { planets: none, warp: { 'seat:1': 20 } }));
		g.until('launch.aim');
		expect(g.board.further).toBeUndefined();
		expect(g.said).not.toContain('power of Horde');
	});

	it('[alien:horde] [CE-17.1] given it is zapped, then no token comes in this encounter', () => {
		const given = playing('seat:1', {
			warp: { 'seat:1': 2 },
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		});
		const g = duel(given).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.further).toBeUndefined();
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:horde] [CE-20.25] [CE-14.3] ruling: given it loses with both kinds, then the tokens come back onto the sheet and bring no compensation', () => {
		const given = spawned('seat:1', { 'planet:1-1': 2 }, holding(['negotiate', 'attack:08']));
		const g = told(meet(duel(given), ['negotiate', 'attack:08'], 4), BACK);
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(at(g)).toEqual({ [SHEET]: TOKENS });
		expect(g.said).toContain('2 ships of {seat:1} come back onto the sheet of Horde.');
		expect(g.encounter.lost).toEqual({ 'seat:1': 2 });
	});

	it('[alien:horde] [CE-20.25] ruling: given ships are lost from one place of its choice, then the tokens go last', () => {
		const lost = (n: number) => {
			const given = spawned(
				'seat:1',
				{ 'planet:1-2': 2 },
				{
					hands: { 'seat:3': ['artifact:plague'] }
				}
			);
			const g = duel(given).until('launch.aim');
			moveShips(new Play(cosmic, g.table), [{ seat: 'seat:1', n, from: 'planet:1-2', to: 'warp' }]);
			return { warp: g.board.warp, at: at(g) };
		};
		expect(lost(2)).toEqual({
			warp: { 'seat:1': 2 },
			at: { 'planet:1-2': 2, [SHEET]: TOKENS - 2 }
		});
		expect(lost(3)).toEqual({
			warp: { 'seat:1': 2 },
			at: { 'planet:1-2': 1, [SHEET]: TOKENS - 1 }
		});
	});

	it('[alien:horde] [CE-20.25] given two losses from one place at a stroke, then the others have gone before any token', () => {
		const g = duel(spawned('seat:1', { 'planet:1-2': 2 })).until('launch.aim');
		const from = 'planet:1-2';
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 1, from, to: 'warp' },
			{ seat: 'seat:1', n: 2, from, to: 'warp' }
		]);
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(at(g)).toEqual({ [from]: 1, [SHEET]: TOKENS - 1 });
	});

	it('[alien:horde] [CE-20.25] ruling: given ships are captured, then the others are, and tokens come back onto the sheet', () => {
		const g = duel(spawned('seat:1', { 'planet:1-2': 2 }, { aliens: { 'seat:2': 'tyrant' } }));
		g.until('launch.aim');
		captureShips(new Play(cosmic, g.table), 'seat:2', 'tyrant', [
			{ seat: 'seat:1', n: 3, from: 'planet:1-2' }
		]);
		expect(g.board.held!['held:sheet.tyrant']).toEqual({ 'seat:1': 2 });
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 1, from: 'planet:1-2', to: 'held:captives' }
		]);
		expect(at(g)).toEqual({ [SHEET]: TOKENS });
		expect(g.board.held!['held:captives']).toEqual({});
		expect(g.board.warp).toEqual({});
	});

	it('[alien:horde] [CE-20.25] ruling: given some of both kinds move, then its player says which; without a word the others have', () => {
		const sent = (send: number) =>
			duel(spawned('seat:1', { 'planet:1-1': 2 })).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': send }
			});
		const g = sent(2).until('further.where');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { gate: 2 } });
		expect(at(g)).toEqual({ gate: 2, [SHEET]: TOKENS - 2 });
		expect(at(sent(2).until('planning.select'))).toEqual({
			'planet:1-1': 2,
			[SHEET]: TOKENS - 2
		});
		// Three of four: one token at least has gone.
		expect(at(sent(3).until('planning.select'))).toEqual({
			gate: 1,
			'planet:1-1': 1,
			[SHEET]: TOKENS - 2
		});
		expect(steadyAnswer(sent(2).until('further.where'), 'seat:1')).toEqual({
			split: { 'planet:1-1': 2 }
		});
	});

	it('[alien:horde] ruling: given fewer than three home colonies, then the power is lost and tokens stay', () => {
		const planets = {
			'planet:1-1': { 'seat:1': 4 },
			'planet:1-2': { 'seat:1': 4 },
			'planet:1-3': {},
			'planet:1-4': {},
			'planet:1-5': {}
		};
		const given = spawned('seat:1', { 'planet:1-1': 2 }, { planets, warp: { 'seat:1': 2 } });
		const g = duel(given).until('launch.aim');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		expect(g.said).not.toContain('power of Horde');
		expect(at(g)).toEqual({ 'planet:1-1': 2, [SHEET]: TOKENS - 2 });
	});

	it('[alien:horde] [CE-20.25] [CE-16.19] ruling: given its sheet is discarded, then tokens on it are back in the box, and the others leave the game as they are lost', () => {
		const given = spawned('seat:1', { 'planet:1-1': 4 });
		const g = duel(given).until('launch.aim');
		const before = conserved(g.table);
		replacePower(new Play(cosmic, g.table), 'seat:1', 'horde');
		expect(at(g)).toEqual({ 'planet:1-1': 4 });
		expect(g.board.removed).toEqual({});
		expect(g.board.held).not.toHaveProperty(SHEET);
		// Whoever plays it next has them all again.
		expect(isLaid(g.board, 'horde')).toBe(false);
		expect(conserved(g.table)).toMatchObject({ 'ships of seat:1': before['ships of seat:1'] });
		over(meet(g, ['attack:08', 'attack:08'], 3));
		expect(at(g)).toEqual({ 'planet:1-1': 1, removed: 3 });
		expect(g.board.warp).toEqual({});
	});

	it('[alien:horde] [CE-16.40] given powers are traded unasked, then it stays with its player', () => {
		const g = duel(playing('seat:1', { aliens: { 'seat:2': 'macron' } })).until('launch.aim');
		switchPowers(new Play(cosmic, g.table), 'seat:1', 'seat:2');
		expect(g.board.players['seat:1']!.aliens).toEqual(['horde']);
	});

	it('[alien:horde] bots put tokens where they have fewest ships', () => {
		const given = playing('seat:1', {
			warp: { 'seat:1': 2 },
			planets: { 'planet:1-4': { 'seat:1': 1 } }
		});
		expect(steadyAnswer(duel(given).until(DETAILS), 'seat:1')).toEqual({
			split: { 'planet:1-4': 1 }
		});
	});
});

describe('Horde’s flare', () => {
	const use = 'wild|horde|bring';
	const wild: Position = { hands: { 'seat:1': ['flare:horde'] }, warp: { 'seat:1': 2 } };
	const come = (given: Position) => {
		const g = duel(given).until('window:regroup.retrieve', 'seat:1');
		return g.use('seat:1', use, { pick: 'planet:1-1' }).until('launch.aim');
	};

	it('[wild:horde] given its regroup as the offense, then a ship of a further colour comes to a colony, and none is retrieved; declined, one is', () => {
		const before = conserved(duel(wild).table);
		const g = come(wild);
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 5 });
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(fleetOf(g, 'seat:1')).toEqual({ 'planet:1-1': 1 });
		expect(conserved(g.table)).toEqual(before);
		const declined = duel(wild).until('launch.aim');
		expect(declined.board.warp).toEqual({ 'seat:1': 1 });
		expect(declined.board.further).toBeUndefined();
	});

	it('[wild:horde] given none of its ships is in the warp, then the steady player has one come; with one there it takes that', () => {
		const chosen = (warp: Position['warp']) =>
			steadyAnswer(duel({ ...wild, warp }).until('window:regroup.retrieve', 'seat:1'), 'seat:1');
		expect(chosen({})).toMatchObject({ pick: `${use}|flare:horde` });
		expect(chosen({ 'seat:1': 1 })).toEqual({ pick: 'pass' });
	});

	it('[wild:horde] ruling: given no ship in the warp, then it may be played; by others than the offense, or with eight players, not', () => {
		expect(come({ ...wild, warp: {} }).ships('planet:1-1')).toEqual({ 'seat:1': 5 });
		const ofOther: Position = { hands: { 'seat:2': ['flare:horde'] }, warp: { 'seat:2': 2 } };
		expect(offered(duel(ofOther), 'seat:2', use)).toBe(false);
		expect(offered(duel({ ...wild, seats: 7 }), 'seat:1', use)).toBe(true);
		expect(offered(duel({ ...wild, seats: 8 }), 'seat:1', use)).toBe(false);
	});

	it('[wild:horde] given no colony, then it is not offered; given the last ship there is lost while it is answered, then none comes', () => {
		const planets = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:1-${k}`, {}]));
		const bare: Position = { ...wild, planets, warp: { 'seat:1': 20 } };
		expect(offered(duel(bare), 'seat:1', use)).toBe(false);
		const g = duel({
			...wild,
			planets: { 'planet:1-5': { 'seat:1': 1 } },
			hands: { ...wild.hands, 'seat:2': ['artifact:card-zap'] }
		}).until('window:regroup.retrieve', 'seat:1');
		declare(g, 'seat:1', use, { pick: 'planet:1-5' });
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 1, from: 'planet:1-5', to: 'warp' }
		]);
		g.until('launch.aim');
		expect(g.ships('planet:1-5')).toEqual({});
		expect(g.board.further).toBeUndefined();
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[wild:horde] [CE-20.25] given that ship is lost or captured, then it leaves the game, after the others from there', () => {
		const g = come(wild);
		const play = new Play(cosmic, g.table);
		moveShips(play, [{ seat: 'seat:1', n: 4, from: 'planet:1-1', to: 'warp' }]);
		expect(fleetOf(g, 'seat:1')).toEqual({ 'planet:1-1': 1 });
		moveShips(play, [{ seat: 'seat:1', n: 1, from: 'planet:1-1', to: 'warp' }]);
		expect(g.board.warp).toEqual({ 'seat:1': 6 });
		expect(g.board.removed).toEqual({ 'seat:1': 1 });
		expect(fleetOf(g, 'seat:1')).toEqual({ removed: 1 });
	});

	it('[wild:horde] given another plays Horde, then that one’s sheet takes no ship of the flare', () => {
		const g = come({ ...wild, aliens: { 'seat:2': 'horde' } });
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 5, from: 'planet:1-1', to: 'warp' }
		]);
		expect(fleetOf(g, 'seat:1')).toEqual({ removed: 1 });
	});

	it('[super:horde] given tokens come, then twice as many do until the encounter ends; declined, or in another encounter, one for each', () => {
		const given = playing('seat:1', {
			hands: { 'seat:1': ['flare:horde'] },
			warp: { 'seat:1': 3 }
		});
		const g = duel(given).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|horde|double').until(DETAILS);
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('launch.aim');
		expect(at(g)).toEqual({ 'planet:1-1': 2, [SHEET]: TOKENS - 2 });
		// It is in force for what comes later in the encounter.
		expect(g.encounter.notes.open).toEqual({ horde: true });
		const declined = duel(given).until(DETAILS);
		expect(declined.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[super:horde] ruling: given fewer tokens are left than twice as many, then so many come', () => {
		const out = TOKENS - 1;
		const given = spawned(
			'seat:1',
			{ 'planet:1-1': out },
			{
				planets: { 'planet:1-1': { 'seat:1': out } },
				hands: { 'seat:1': ['flare:horde'] },
				warp: { 'seat:1': 1 }
			}
		);
		const g = duel(given).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|horde|double').until(DETAILS);
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
		g.answer('seat:1', { split: { 'planet:1-2': 1 } }).until('launch.aim');
		expect(at(g)).toEqual({ 'planet:1-1': out, 'planet:1-2': 1 });
	});

	it('[super:horde] given another’s power is used, then it is not offered', () => {
		const given = playing('seat:1', {
			hands: { 'seat:1': ['flare:horde'] },
			aliens: { 'seat:2': 'macron' }
		});
		const g = met(LOSES, given);
		expect(offered(g, 'seat:1', 'super|horde')).toBe(false);
		expect(g.said).toContain('{seat:2} uses the power of Macron');
	});
});
