/** Section 33 of rules.md: warnings on destiny cards, and the hazards they bring. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { fits } from '../../../../src/lib/games/cosmic/setup';
import { showsWarning } from '../../../../src/lib/games/cosmic/modules/hazards/warning';
import { cardsOf } from '../../../../src/lib/games/cosmic/modules/sets';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** A table at which destiny brings a warning, and these hazards are turned up. */
const withHazard = (hazard: string, given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		options: { hazard: 'conflict', ...given.options },
		piles: { hazard: [`hazard:${hazard}`, 'hazard:temporal-anomaly'] }
	});

const inPlay = (g: CosmicGame) => lookOpen(cosmic, g.table).board.hazards?.inPlay.map(likeOf);
const pile = (g: CosmicGame) => g.board.modules!.hazard!.pile.map(likeOf);
const drawn = (g: CosmicGame) =>
	g.events.flatMap(({ move }) => (move?.type === 'hazard' ? [likeOf(String(move['card']))] : []));
const endOf = (g: CosmicGame) => {
	const { encounters } = g.board;
	while (!g.table.over && g.board.encounters === encounters) g.lapse();
	return g;
};

describe('CE-33 hazards', () => {
	it('[CE-33.1] [CE-33.16] given the older set, then its deck has as many of each as printed, or one of each', () => {
		const of = (options: Position['options']) => {
			const { modules } = position({ options: options! }).board;
			return cardsOf('hazard', modules!.hazard!.sets, modules!.hazard!.single).map(likeOf);
		};
		const printed = of({ hazard: 'conflict' });
		const count = (id: string) => printed.filter((card) => card === `hazard:${id}`).length;
		expect(['its-full-of-stars', 'meteor-storm', 'witness'].map(count)).toEqual([3, 2, 1]);
		const single = of({ hazard: 'conflict', hazardCopies: 'single' });
		expect(single).toEqual([...new Set(printed)]);
		expect(position().board).not.toHaveProperty('hazards');
	});

	it('[CE-33.2] [CE-30.2] given destiny cards, then one of the three of each colour shows a warning, and none where a colour has one card, so that hazards cannot come by it', () => {
		const cards = ['colour:2#1', 'colour:2#2', 'colour:2#3', 'wild#1', 'special:x'];
		expect(cards.filter((card) => showsWarning(card, { destinyCopiesPerColour: 3 }))).toEqual([
			'colour:2#1'
		]);
		expect(showsWarning('colour:2#1', { destinyCopiesPerColour: 1 })).toBe(false);
		expect(fits({ hazard: 'conflict', destinyCopiesPerColour: 1 }, 3)).toMatchObject({
			rule: 'CE-30.2'
		});
		expect(
			fits({ hazard: 'conflict', destinyCopiesPerColour: 1, hazardMode: 'always' }, 3)
		).toBeNull();
	});

	it('[CE-33.3] [CE-33.4] given the own colour with a warning and then another without, when both are drawn, then the warning is active for all to see, and one hazard is turned up', () => {
		const g = withHazard('black-hole', {
			destiny: ['colour:1#1', 'colour:2#2'],
			planets: { 'planet:1-5': {} }
		});
		g.until('destiny.own');
		expect(lookOpen(cosmic, g.table).board.encounter!.warned).toBe(true);
		expect(g.said).toContain('Destiny: the colour of {seat:1}, with a hazard warning.');
		g.pick('seat:1', 'again').until('launch.aim');
		expect(drawn(g)).toEqual(['hazard:black-hole']);
		expect(inPlay(g)).toEqual(['hazard:black-hole']);
		expect(g.said).toContain(
			'Hazard: Black Hole. Ships leave the game instead of going to the warp.'
		);
		endOf(g);
		expect(g.board.encounter!.warned).toBeUndefined();
	});

	it('[CE-33.3] given no module that reads warnings, then nobody is told of one', () => {
		const g = position({ destiny: ['colour:2#1'] }).until('launch.aim');
		expect(g.said).not.toContain('warning');
		expect(g.encounter).not.toHaveProperty('warned');
	});

	it('[CE-33.4] given no warning, then no hazard comes', () => {
		const g = withHazard('black-hole', { destiny: ['colour:2#2'] }).until('launch.aim');
		expect(drawn(g)).toEqual([]);
	});

	it('[CE-33.5] given a warning and a home planet settled again, then the hazard still comes and what it does needs no later phase', () => {
		const g = withHazard('energy-fields', {
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': {} }
		});
		g.until('destiny.own').answer('seat:1', {
			pick: 'resettle planet:1-3',
			then: { split: { 'planet:1-1': 2 } }
		});
		g.until('turn.second');
		expect(drawn(g)).toEqual(['hazard:energy-fields']);
		expect(pile(g)).toEqual(['hazard:energy-fields']);
		expect(g.said).not.toContain('shows');
		const { hazards, encounter } = lookOpen(cosmic, g.table).board;
		expect(hazards!.inPlay, 'what has acted at once').toEqual([]);
		expect(encounter!.came!.map(likeOf), 'is seen to have come').toEqual(['hazard:energy-fields']);
	});

	it('[CE-33.6] [CE-33.11] [CE-24.3] given one that works for the encounter, when that ends, then it is discarded to a pile of its own, where nothing fetches it', () => {
		const g = withHazard('black-hole').until('launch.aim');
		expect(pile(g)).toEqual([]);
		endOf(g);
		expect([inPlay(g), pile(g)]).toEqual([[], ['hazard:black-hole']]);
		expect(g.board.discard.some((card) => card.startsWith('hazard'))).toBe(false);
	});

	it('[CE-33.12] [CE-30.4] given all hazards discarded but what lies in the pile, then that is shuffled and the next one comes of it', () => {
		const g = withHazard('black-hole', { destiny: ['colour:2#1'] });
		g.vault.piles!.hazard = [];
		g.board.modules!.hazard!.pile = ['hazard:meteor-storm#1'];
		g.until('launch.aim');
		expect(drawn(g)).toEqual(['hazard:meteor-storm']);
	});

	it('[CE-33.12] [hazard:black-hole] [hazard:sargasso-web] given what takes ships and cards out of the game, when the pile is shuffled, then it stays there, and alone brings none', () => {
		const shuffled = (pile: string[]) => {
			const g = withHazard('black-hole', { destiny: ['colour:2#1'] });
			g.vault.piles!.hazard = [];
			g.board.modules!.hazard!.pile = pile;
			return g.until('launch.aim');
		};
		const g = shuffled(['hazard:black-hole#1', 'hazard:sargasso-web#2', 'hazard:meteor-storm#1']);
		expect(drawn(g)).toEqual(['hazard:meteor-storm']);
		expect(g.board.modules!.hazard!.pile).toEqual(['hazard:black-hole#1', 'hazard:sargasso-web#2']);
		expect(g.vault.piles!.hazard).toEqual([]);
		const none = shuffled(['hazard:sargasso-web#1']);
		expect(drawn(none)).toEqual([]);
		expect(none.board.modules!.hazard!.pile).toEqual(['hazard:sargasso-web#1']);
	});

	it('[CE-33.14] given a hazard in every encounter, then it comes without a warning', () => {
		const g = withHazard('black-hole', {
			destiny: ['colour:2#2'],
			options: { hazardMode: 'always' }
		});
		expect(drawn(g.until('launch.aim'))).toEqual(['hazard:black-hole']);
	});

	it('[CE-33.15] given hazards in second encounters only, then none comes in the first, and one in the second', () => {
		const g = withHazard('black-hole', {
			destiny: ['colour:2#1', 'colour:3#2'],
			options: { hazardMode: 'second' },
			hands: { 'seat:1': ['attack:40', 'attack:20'], 'seat:2': ['attack:04', 'negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['attack:40', 'attack:04']
		});
		expect(drawn(g)).toEqual([]);
		g.until('turn.second').answer('seat:1', { yes: true });
		g.until('launch.aim');
		expect(drawn(g)).toEqual(['hazard:black-hole']);
	});
});
