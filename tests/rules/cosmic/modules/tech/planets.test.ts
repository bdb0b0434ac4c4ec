/** Technologies that make and destroy planets (CE-32.29, CE-32.30), and home systems without any (CE-7.15). */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../../../src/lib/core';
import type { SeatId } from '../../../../../src/lib/core';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../../src/lib/games/kit';
import type { PlanetId } from '../../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../../support/cosmic';
import { duel, homes, meet } from '../../../../support/duel';

const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);
const atStart = (given: Position, seat: SeatId = 'seat:1'): CosmicGame =>
	duel(given).until('window:encounter.start', seat);
const player = (g: CosmicGame, seat: SeatId) => lookOpen(cosmic, g.table).board.players[seat]!;

/** These home systems have no planet left. */
const without = (g: CosmicGame, ...seats: SeatId[]): CosmicGame => {
	for (const planet of Object.keys(g.board.planets) as PlanetId[])
		if (seats.some((seat) => planet.startsWith(`planet:${seat.slice(5)}-`)))
			delete g.board.planets[planet];
	return g;
};

describe('Omega Missile', () => {
	it('[tech:omega-missile] [CE-32.29] [CE-20.11] given it is used, then the planet is no more, its ships are in the warp, and colonies are counted anew', () => {
		const g = atStart({
			techs: { 'seat:1': ['omega-missile'] },
			aliens: { 'seat:3': 'zombie' },
			planets: {
				...homes('seat:3', 4, 4, 4),
				'planet:3-1': { 'seat:3': 4, 'seat:2': 2 }
			}
		});
		expect(player(g, 'seat:2').foreignColonies).toBe(1);
		expect(player(g, 'seat:3')).toMatchObject({ homeColonies: 3, powerLost: false });
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:3-1' }).until('launch.aim');
		expect(g.board.planets).not.toHaveProperty(['planet:3-1']);
		expect(g.board.warp['seat:2']).toBe(2);
		expect(player(g, 'seat:2').foreignColonies).toBe(0);
		expect(player(g, 'seat:3')).toMatchObject({ homeColonies: 2, powerLost: true });
		expect(pile(g)).toEqual(['omega-missile']);
		expect(g.said).toContain('planet 1 of {seat:3} is destroyed.');
	});

	it('[tech:omega-missile] [CE-20.11] given the power that saves ships, then they are saved, and cannot stay there', () => {
		const g = atStart({
			techs: { 'seat:1': ['omega-missile'] },
			aliens: { 'seat:2': 'zombie' }
		});
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:2-2' }).until('home.land', 'seat:2');
		expect(g.choices('seat:2')).not.toContain('planet:2-2');
		g.answer('seat:2', { split: { 'planet:2-1': 4 } }).until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 8 });
		expect(g.board.warp).toEqual({});
		expect(g.choices('seat:1')).toEqual(['planet:2-1', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
	});

	it('[tech:omega-missile] [CE-12.15] given the gate is aimed, then it is offered to nobody: no planet goes before ships land', () => {
		const g = duel({
			techs: { 'seat:1': ['omega-missile'] },
			hands: { 'seat:1': ['attack:40'] }
		}).until('launch.aim');
		meet(g, ['attack:40', 'attack:08']);
		while (!g.asked.includes('turn.second')) {
			expect(g.offers('seat:1', 'tech|omega-missile')).toBe(false);
			g.lapse();
		}
		expect(g.board.players['seat:1']!.techs).toHaveLength(1);
	});

	it('[tech:tech-scrambler] [tech:omega-missile] given its use is answered, then the planet stays, and both are discarded', () => {
		const g = atStart({
			techs: { 'seat:1': ['omega-missile'], 'seat:2': [{ id: 'tech-scrambler', ships: 8 }] }
		});
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:3-1' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'tech|tech-scrambler|cancel');
		g.until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
		expect(pile(g).sort()).toEqual(['omega-missile', 'tech-scrambler']);
	});

	it('[tech:lunar-cannon] [CE-32.27] given one of its two planets is destroyed, then it still helps at the other', () => {
		const g = duel({
			techs: { 'seat:1': ['omega-missile'], 'seat:2': [{ id: 'lunar-cannon', ships: 5 }] }
		});
		g.until('tech.actions.choose').answer('seat:2', { pick: 'complete tech:2-1' });
		g.until('lunar-cannon.place.where').answer('seat:2', { pick: 'planet:2-1 planet:2-2' });
		g.until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:2-2' });
		meet(g).until('window:reveal.values', 'seat:2');
		expect(g.offers('seat:2', 'tech|lunar-cannon|fire')).toBe(true);
	});
});

describe('Genesis Bomb', () => {
	const techs: Position['techs'] = { 'seat:1': [{ id: 'genesis-bomb', ships: 5 }] };

	it('[tech:genesis-bomb] [CE-32.30] given it is used, then its player has one more home planet, settled by as many of its ships as it says; the others go home', () => {
		const g = atStart({ techs: techs! });
		g.use('seat:1', 'tech|genesis-bomb', { amount: 3 }).until('home.land');
		g.answer('seat:1', { split: { 'planet:1-1': 1, 'planet:1-6': 1 } }).until('launch.aim');
		expect(g.board.planets['planet:1-6']).toEqual({ owner: 'seat:1', ships: { 'seat:1': 4 } });
		expect(player(g, 'seat:1')).toMatchObject({ homeColonies: 6, foreignColonies: 0 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 5 });
		expect(pile(g)).toEqual(['genesis-bomb']);
		expect(cosmic.conserved(g.table)).toMatchObject({ 'ships of seat:1': 25 });
	});

	it('[tech:genesis-bomb] [CE-32.30] given the planet, then others aim at it and have a foreign colony there', () => {
		const g = duel({
			techs: { 'seat:2': [{ id: 'genesis-bomb', ships: 4 }] },
			hands: { 'seat:1': ['attack:40'] }
		}).until('window:encounter.start', 'seat:2');
		g.use('seat:2', 'tech|genesis-bomb', { amount: 1 });
		g.encounterTo({
			target: 'planet:2-6',
			send: { 'planet:1-1': 2 },
			cards: ['attack:40', 'attack:08']
		}).until('turn.second');
		expect(g.ships('planet:2-6')).toEqual({ 'seat:1': 2 });
		expect(player(g, 'seat:1').foreignColonies).toBe(1);
	});

	it('[tech:genesis-bomb] [CE-18.1] given the planet, then a power still needs three home colonies', () => {
		const g = atStart({
			techs: techs!,
			aliens: { 'seat:1': 'macron' },
			planets: homes('seat:1', 4, 4)
		});
		expect(player(g, 'seat:1').powerLost).toBe(true);
		g.use('seat:1', 'tech|genesis-bomb', { amount: 5 }).until('launch.aim');
		expect(player(g, 'seat:1')).toMatchObject({ homeColonies: 3, powerLost: false });
	});

	it('[tech:genesis-bomb] [CE-32.30] given the planet is there, then no other is made; once it is destroyed one is', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'genesis-bomb', ships: 4 }, 'omega-missile'] }
		}).until('tech.actions.choose');
		g.board.planets['planet:3-6'] = { owner: 'seat:3', ships: {} };
		g.until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:1', 'tech|genesis-bomb')).toBe(false);
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:3-6' });
		g.until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:1', 'tech|genesis-bomb')).toBe(true);
		const other = duel({ techs: techs! }).until('tech.actions.choose');
		other.board.planets['planet:3-6'] = { owner: 'seat:3', ships: {} };
		while (!other.asked.includes('launch.aim')) {
			expect(other.offers('seat:1', 'tech|genesis-bomb')).toBe(false);
			other.lapse();
		}
	});

	it('[tech:genesis-bomb] [CE-32.10] given too few ships on it, then it is not offered', () => {
		const g = duel({ techs: { 'seat:1': [{ id: 'genesis-bomb', ships: 3 }] } });
		while (!g.asked.includes('launch.aim')) {
			expect(g.offers('seat:1', 'tech|genesis-bomb')).toBe(false);
			g.lapse();
		}
	});
});

describe('CE-7.15 home systems without planets', () => {
	const drawn = (destiny: string[], gone: SeatId[], given: Position = {}) =>
		without(duel({ ...given, destiny, options: { tech: 'base' } }), ...gone);

	it('[CE-7.15] given the colour of one without planets, then another card is drawn', () => {
		const g = drawn(['colour:2#1', 'colour:3#1'], ['seat:2']).until('launch.aim');
		expect(g.said).toContain('{seat:2} has no planet left at home: another card is drawn.');
		expect(g.encounter.defense).toBe('seat:3');
		expect(g.board.destinyDiscard).toEqual(['colour:2#1', 'colour:3#1']);
	});

	it('[CE-7.15] given a wild card, then who has no planet cannot be chosen', () => {
		const g = drawn(['wild#1'], ['seat:2'], { seats: 4 }).until('destiny.wild');
		expect(g.choices('seat:1')).toEqual(['seat:3', 'seat:4']);
	});

	it('[CE-7.15] given a special card that means one without planets, then the next that fits is met', () => {
		const g = drawn(['special:most-cards-in-hand'], ['seat:2'], {
			hands: { 'seat:2': ['negotiate', 'attack:40'], 'seat:3': ['negotiate'] }
		}).until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[CE-7.15] given nobody can be encountered, then the turn ends; an intruder at home can be', () => {
		const g = drawn(['wild#1'], ['seat:2', 'seat:3']);
		while (g.board.turn === 1) g.lapse();
		expect(g.said).toContain('Nobody can be encountered: the turn ends.');
		const other = drawn(['wild#1', 'colour:2#1', 'colour:1#1'], ['seat:2', 'seat:3'], {
			planets: { 'planet:1-2': { 'seat:3': 2 } }
		}).until('destiny.own');
		expect(other.choices('seat:1')).toContain('against seat:3 planet:1-2');
	});
});
