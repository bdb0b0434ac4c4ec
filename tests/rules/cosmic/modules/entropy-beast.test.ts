/** The Entropy Beast (CE-33.21): planets go, and with too many of them the game. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import type { PlanetId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

/** The beast is in play from the first encounter on; then these destiny cards come. */
const withBeast = (destiny: string[], given: Position = {}): CosmicGame =>
	position({
		...given,
		destiny: ['colour:2#1', ...destiny],
		options: { hazard: 'conflict', entropyBeast: true, ...given.options },
		piles: { hazard: ['hazard:entropy-beast', 'hazard:witness'] }
	}).until('launch.aim');
const planets = (g: CosmicGame) => lookOpen(cosmic, g.table).board.planets;
const inPlay = (g: CosmicGame) => g.board.hazards!.inPlay.map(likeOf);
/** To the choice of a wild card, in the next encounter, or to its end before that. */
const untilWild = (g: CosmicGame): CosmicGame => {
	while (!g.table.over && !g.asked.includes('destiny.wild')) g.lapse();
	return g;
};

describe('The Entropy Beast', () => {
	it('[CE-33.22] given it is not asked for, then it is not among the hazards, and by itself it brings none', () => {
		const deck = (options: Position['options']) =>
			position({ options: options! }).table.vault.piles?.hazard?.map(likeOf) ?? [];
		expect(deck({ hazard: 'conflict' })).not.toContain('hazard:entropy-beast');
		expect(deck({ hazard: 'conflict', entropyBeast: true })).toContain('hazard:entropy-beast');
		expect(deck({ entropyBeast: true })).toEqual([]);
	});

	it('[hazard:entropy-beast] [CE-33.21] given it is in play, when a wild card is drawn, then the planet with the most ships is no more, its ships are in the warp, and nobody can aim there', () => {
		const g = withBeast(['wild#1'], { planets: { 'planet:3-2': { 'seat:3': 4, 'seat:1': 3 } } });
		expect(Object.keys(planets(g))).toHaveLength(15);
		untilWild(g);
		expect(planets(g)).not.toHaveProperty(['planet:3-2']);
		expect(Object.keys(planets(g))).toHaveLength(14);
		expect(g.said).toContain('The Entropy Beast takes planet 2 of {seat:3}.');
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(g.board.warp['seat:3']).toBe(4);
		g.answer(g.askedSeats[0]!, { pick: 'seat:3' }).until('launch.aim');
		expect(g.choices(g.askedSeats[0]!)).toEqual([
			'planet:3-1',
			'planet:3-3',
			'planet:3-4',
			'planet:3-5'
		]);
	});

	it('[hazard:entropy-beast] [CE-33.21] given several planets are the fullest, then the offense says which goes; a colour takes none', () => {
		const g = withBeast(['colour:3#2', 'special:most-cards-in-hand']);
		while (!g.asked.includes('entropy.choose')) g.lapse();
		expect(g.board.encounters).toBe(3);
		expect(Object.keys(planets(g))).toHaveLength(15);
		expect(g.askedSeats).toEqual([g.encounter.offense]);
		const offered = g.choices(g.encounter.offense);
		expect(offered.length).toBeGreaterThan(1);
		const pick = offered.at(-1)!;
		g.answer(g.encounter.offense, { pick });
		while (pick in planets(g)) g.lapse();
		expect(Object.keys(planets(g))).toHaveLength(14);
	});

	it('[hazard:entropy-beast] [CE-33.21] given ships that an effect saves, then they come home, and not to the planet that goes', () => {
		const g = withBeast(['wild#1'], {
			aliens: { 'seat:3': 'zombie' },
			planets: { 'planet:3-2': { 'seat:3': 9 } }
		});
		untilWild(g);
		expect(planets(g)).not.toHaveProperty(['planet:3-2']);
		expect(g.board.warp).not.toHaveProperty('seat:3');
		const home = Object.entries(planets(g)).filter(([id]) => id.startsWith('planet:3-'));
		expect(home.reduce((sum, [, ships]) => sum + (ships['seat:3'] ?? 0), 0)).toBe(25);
	});

	it('[hazard:entropy-beast] [CE-33.21] given a card beside the planet that goes, then it is discarded; one beside another stays', () => {
		const g = withBeast(['wild#1'], {
			planets: { 'planet:3-2': { 'seat:3': 9 } },
			beside: { 'planet:3-2': ['attack:10'], 'planet:3-3': ['attack:12'] }
		});
		untilWild(g);
		expect(g.board.besidePlanets).toEqual({ 'planet:3-3': ['attack:12#1'] });
		expect(g.board.discard.map(likeOf)).toContain('attack:10');
	});

	it('[hazard:entropy-beast] given a steady player chooses among the fullest, then a planet of rivals goes, not its own', () => {
		const full = (k: number) =>
			Object.fromEntries(
				[2, 3, 4, 5].map((planet) => [`planet:${k}-${planet}`, { [`seat:${k}`]: 9 }] as const)
			);
		// The second offense is seat 1, whose planets are offered first.
		const g = withBeast(['wild#1'], {
			offense: 'seat:3',
			planets: { ...full(1), ...full(2), ...full(3) }
		});
		while (!g.asked.includes('entropy.choose')) g.lapse();
		const seat = g.encounter.offense;
		const own = g.choices(seat).filter((planet) => seat in planets(g)[planet as PlanetId]!);
		expect(own.length).toBeGreaterThan(0);
		expect(own.length).toBeLessThan(g.choices(seat).length);
		const answer = steadyAnswer(g, seat);
		expect(g.choices(seat)).toContain('pick' in answer && answer.pick);
		expect(own).not.toContain('pick' in answer && answer.pick);
	});

	it('[CE-21.9] [CE-33.21] given four planets each and two of a system gone, when the second goes, then all lose', () => {
		const g = withBeast(['wild#1', 'wild#2'], {
			options: { planetsPerPlayer: 4 },
			planets: { 'planet:3-1': { 'seat:3': 9 }, 'planet:3-2': { 'seat:3': 8 } }
		});
		untilWild(g);
		expect(g.table.over).toBeNull();
		g.answer(g.askedSeats[0]!, { pick: g.choices(g.askedSeats[0]!)[0]! });
		untilWild(g);
		expect(g.table.over).toMatchObject({ winners: [], rule: 'CE-21.9' });
		expect(g.said).toContain(
			'The home system of {seat:3} has fewer than 3 planets left: all lose.'
		);
	});

	it('[CE-33.8] [hazard:entropy-beast] given another of the three comes, then it goes, and takes no more planets', () => {
		const g = withBeast(['colour:3#1', 'wild#1']);
		expect(inPlay(g)).toEqual(['hazard:entropy-beast']);
		untilWild(g);
		expect(inPlay(g)).toEqual(['hazard:witness']);
		expect(Object.keys(planets(g))).toHaveLength(15);
	});
});
