/** Ships of two further colours that one player has: each is of one of them or of none, wherever it goes. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { poolFor } from '../../../src/lib/games/cosmic/box';
import { addFurther, leftToCome, leftToMorph } from '../../../src/lib/games/cosmic/further';
import { conserved } from '../../../src/lib/games/cosmic/laws';
import { addShip, moveShips } from '../../../src/lib/games/cosmic/ships';
import { furtherShips } from '../../../src/lib/ui/cosmic/pieces/powers';
import { duel, holding, meet } from '../../support/duel';
import type { Where } from '../../../src/lib/games/cosmic/board';
import type { CosmicGame, Position } from '../../support/cosmic';

const HOME = 'planet:1-1';
const SEAT = 'seat:1';
const FURTHER = 'further.where';

/** Seat 1 plays this alien, whose ships are so many of the four on its first planet; one more, that the flare of Horde has brought, is there. */
function both(alien: string, n: number, given: Position = {}): CosmicGame {
	const g = duel({ ...given, aliens: { [SEAT]: alien }, further: { [alien]: { [HOME]: n } } });
	g.until('launch.aim');
	const play = new Play(cosmic, g.table);
	addShip(play, SEAT, HOME);
	addFurther(play, 'horde', SEAT, HOME);
	return g;
}

const at = (g: CosmicGame, alien: string) =>
	g.board.further!.find((fleet) => fleet.alien === alien)!.at;

/** So many of the five leave that planet; nothing is lost, and no ship of a further colour is where no ship is. */
function leave(g: CosmicGame, ...moves: readonly (readonly [n: number, to: Where])[]): CosmicGame {
	const before = conserved(g.table);
	moveShips(
		new Play(cosmic, g.table),
		moves.map(([n, to]) => ({ seat: SEAT, n, from: HOME, to }))
	);
	expect(conserved(g.table)).toEqual(before);
	return g;
}

/** So many of the five are sent against seat 2. */
const send = (g: CosmicGame, n: number): CosmicGame =>
	g.encounterTo({ target: 'planet:2-1', send: { [HOME]: n } });

describe('two further colours of one player', () => {
	it('[CE-20.24] [CE-20.25] given all kinds are lost from one place, then Roach’s come back onto the sheet, the flare’s leaves the game last, and the others go to the warp', () => {
		const all = leave(both('roach', 2), [5, 'warp']);
		expect(all.board.warp).toEqual({ [SEAT]: 2 });
		expect(all.board.removed).toEqual({ [SEAT]: 1 });
		expect([at(all, 'roach'), at(all, 'horde')]).toEqual([
			{ 'held:sheet.roach': 20 },
			{ removed: 1 }
		]);
		const four = leave(both('roach', 2), [4, 'warp']);
		expect(four.board.warp).toEqual({ [SEAT]: 2 });
		expect(at(four, 'horde')).toEqual({ [HOME]: 1 });
	});

	it('[CE-20.23] given none but ships of the two are there, then of those sent the ones go that do first, and nobody is asked', () => {
		const roach = send(both('roach', 4), 4);
		expect(roach.asked).not.toContain(FURTHER);
		expect([at(roach, 'roach'), at(roach, 'horde')]).toEqual([
			{ 'held:sheet.roach': 16, gate: 4 },
			{ [HOME]: 1 }
		]);
		const lizard = send(both('lizard', 4), 3);
		expect(lizard.asked).not.toContain(FURTHER);
		expect([at(lizard, 'lizard'), at(lizard, 'horde')]).toEqual([
			{ gate: 3, [HOME]: 1 },
			{ [HOME]: 1 }
		]);
	});

	it('[CE-20.25] [CE-20.26] given Lizard’s are lost with the flare’s, then that goes last, and those that are left to the warp are Lizard’s', () => {
		expect(at(leave(both('lizard', 4), [4, 'warp']), 'lizard')).toEqual({ warp: 4 });
		const g = leave(both('lizard', 4), [5, 'warp']);
		expect([at(g, 'lizard'), at(g, 'horde')]).toEqual([{ warp: 4 }, { removed: 1 }]);
	});

	it('[CE-20.23] given some go to the gate and some to the warp, then each of the two is somewhere once', () => {
		const g = leave(both('lizard', 3), [2, 'gate'], [2, 'warp']);
		// The one of neither colour goes first, and Horde’s stays.
		expect([at(g, 'lizard'), at(g, 'horde')]).toEqual([{ gate: 1, warp: 2 }, { [HOME]: 1 }]);
	});

	it('[CE-20.23] given one of neither colour is there, then its player says of either whether it has gone instead, and of both in no case', () => {
		const asked = () => send(both('lizard', 3), 1).until(FURTHER);
		const one = asked().answer(SEAT, { split: { gate: 1, [HOME]: 2 } });
		expect(one.asked).not.toContain(FURTHER);
		expect([at(one, 'lizard'), at(one, 'horde')]).toEqual([{ gate: 1, [HOME]: 2 }, { [HOME]: 1 }]);
		const other = asked().answer(SEAT, { split: { [HOME]: 3 } });
		other.until(FURTHER).answer(SEAT, { split: { gate: 1 } });
		expect([at(other, 'lizard'), at(other, 'horde')]).toEqual([{ [HOME]: 3 }, { gate: 1 }]);
	});

	it('[CE-20.26] [alien:lizard] given a ship of another further colour wins with its own, then it is not replaced, and need not be', () => {
		const WINS = ['attack:40', 'attack:04'] as const;
		const out = { 'planet:1-2': 4, 'planet:1-3': 4, 'planet:1-4': 4, 'planet:1-5': 4 };
		const g = duel(
			holding([...WINS], { aliens: { [SEAT]: 'lizard' }, further: { lizard: out } })
		).until('launch.aim');
		const play = new Play(cosmic, g.table);
		addShip(play, SEAT, HOME);
		addFurther(play, 'horde', SEAT, HOME);
		meet(g, [...WINS], 4);
		while (!g.table.over && g.board.encounters === 1) g.lapse();
		expect(at(g, 'lizard')).toEqual({ ...out, gate: 4 });
		expect(at(g, 'horde')).toEqual({ [HOME]: 1 });
		expect(g.said).toContain('With all their ships of the further colour.');
	});

	it('[CE-22.6] given seven players, then one spare colour serves Roach, Lizard and the flare of Horde at once, each with its own count', () => {
		const g = duel({
			seats: 7,
			aliens: { [SEAT]: 'lizard', 'seat:2': 'roach' },
			further: { lizard: { [HOME]: 4 }, roach: { 'planet:2-1': 2 } }
		}).until('launch.aim');
		const play = new Play(cosmic, g.table);
		addShip(play, 'seat:3', 'planet:3-1');
		addFurther(play, 'horde', 'seat:3', 'planet:3-1');
		const before = conserved(g.table);
		moveShips(play, [
			{ seat: SEAT, n: 4, from: HOME, to: 'warp' },
			{ seat: 'seat:2', n: 4, from: 'planet:2-1', to: 'warp' },
			{ seat: 'seat:3', n: 5, from: 'planet:3-1', to: 'warp' }
		]);
		expect(conserved(g.table)).toEqual(before);
		expect(g.board.further).toMatchObject([
			{ alien: 'lizard', seat: SEAT, at: { warp: 4 } },
			{ alien: 'roach', seat: 'seat:2', at: { 'held:sheet.roach': 20 } },
			{ alien: 'horde', seat: 'seat:3', at: { removed: 1 } }
		]);
		expect([leftToMorph(g.board, 'lizard'), leftToCome(g.board, 'roach')]).toEqual([16, 20]);
		expect(g.board.warp).toEqual({ [SEAT]: 4, 'seat:2': 2, 'seat:3': 4 });
		expect(poolFor(7, { allowThirdPartyAliens: true }, ['lizard', 'roach'])).toHaveLength(2);
	});

	it('[CE-20.23] [CE-20.26] given a place with ships of both, then they are shown as one count', () => {
		const g = both('lizard', 2);
		const { board } = lookOpen(cosmic, g.table);
		expect(furtherShips(board).filter(({ place }) => place === HOME)).toEqual([
			{ seat: SEAT, place: HOME, n: 3 }
		]);
	});

	it('[CE-20.25] [wild:horde] given whoever plays Horde brings a ship by the flare while the power is lost, then that one leaves the game when it is lost, and tokens come back', () => {
		const g = both('horde', 2);
		leave(g, [5, 'warp']);
		expect(g.board.further!.map(({ at: places }) => places)).toEqual([
			{ 'held:sheet.horde': 38 },
			{ removed: 1 }
		]);
		expect(g.board.warp).toEqual({ [SEAT]: 2 });
	});
});
