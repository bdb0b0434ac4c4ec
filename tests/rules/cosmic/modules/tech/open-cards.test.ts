/** Technologies by which cards and stations come to lie open (CE-32.46 to CE-32.49). */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../../src/lib/core';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { endEncounter } from '../../../../../src/lib/games/cosmic/ending';
import { stationsIn } from '../../../../../src/lib/games/cosmic/modules/stations/kinds';
import type { StationSet } from '../../../../../src/lib/games/cosmic/modules/stations/kinds';
import { likeOf } from '../../../../../src/lib/games/kit';
import type { SeatId } from '../../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../../support/cosmic';
import { duel as older, holding, homes, meet, offered, over } from '../../../../support/duel';
import { said } from '../../../../support/said';
import { steadyAnswer } from '../../../../support/steady';

/** As `duel`, with both sets of technologies. */
const duel = (given: Position = {}): CosmicGame =>
	older({ ...given, options: { tech: 'both', ...given.options } });

const techs = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.techs ?? [];
const pile = (g: CosmicGame) => g.board.modules!.tech!.pile.map(likeOf);

describe('Strange Attractor', () => {
	const warned = (given: Position = {}) =>
		duel({
			box: ['macron', 'oracle', 'virus', 'zombie'],
			techs: { 'seat:3': [{ id: 'strange-attractor', ships: 2 }] },
			hands: { 'seat:2': ['flare:oracle'], 'seat:3': ['flare:zombie'] },
			discard: ['flare:macron', 'flare:virus', 'attack:10'],
			...given
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:alliance.before', 'seat:3');

	it('[tech:strange-attractor] [CE-32.46] given two ships on it and a warning, when it is used, then flares are shown to all, two are taken from a hand and the discard pile, and its ships go to the warp', () => {
		const g = warned();
		g.use('seat:3', 'tech|strange-attractor').until('strange-attractor.take.which');
		expect(g.said).toContain('{seat:2} shows');
		expect(g.said).toContain('{seat:1} holds no flare');
		expect(g.choices('seat:3')).toEqual(['flare:macron', 'flare:virus', 'flare:oracle']);
		expect(steadyAnswer(g, 'seat:3')).toHaveProperty('picks.length', 2);
		g.answer('seat:3', { picks: ['flare:macron', 'flare:oracle'] });
		over(g);
		const told = g.events.filter(({ move }) => move?.type === 'robbed');
		expect(told.map(({ to, say }) => [to, said(say)])).toEqual([
			[['seat:2'], 'Strange Attractor: {seat:3} takes Oracle flare of yours.']
		]);
		expect(g.hand('seat:3')).toEqual(
			expect.arrayContaining(['flare:macron', 'flare:oracle', 'flare:zombie'])
		);
		expect(g.hand('seat:2')).not.toContain('flare:oracle');
		expect(g.board.discard).not.toContain('flare:macron');
		expect(g.board.warp['seat:3']).toBe(2);
		expect(pile(g)).toEqual(['strange-attractor']);
	});

	it('[CE-32.46] given one ship on it, then one flare is taken; what was shown is kept for all who saw it', () => {
		const g = warned({ techs: { 'seat:3': [{ id: 'strange-attractor', ships: 1 }] } });
		g.use('seat:3', 'tech|strange-attractor').until('strange-attractor.take.which');
		expect(g.encounter.looks.map(({ by, of }) => [by, of])).toEqual([
			['seat:1', 'seat:2'],
			['seat:3', 'seat:2']
		]);
		expect(g.refusal('seat:3', { picks: ['flare:macron', 'flare:oracle'] }).rule).toBe('CE-32.46');
		g.answer('seat:3', { picks: ['flare:oracle'] });
		expect(g.board.discard).toContain('flare:macron');
		expect(g.hand('seat:3')).toContain('flare:oracle');
	});

	it('[CE-32.15] given no warning, then it is not offered', () => {
		const g = duel({
			destiny: ['colour:2#2'],
			techs: { 'seat:3': [{ id: 'strange-attractor', ships: 2 }] },
			discard: ['flare:macron']
		});
		expect(offered(g, 'seat:3', 'tech|strange-attractor')).toBe(false);
	});
});

describe('Station Dock', () => {
	const docked = (given: Position = {}) =>
		duel({ techs: { 'seat:3': ['station-dock'] }, ...given }).until(
			'window:encounter.start',
			'seat:3'
		);

	it('[tech:station-dock] [CE-32.47] given no stations at the table, when it is discarded, then one of three comes beside a home planet and works', () => {
		const g = docked();
		g.use('seat:3', 'tech|station-dock').until('station-dock.build.choose');
		const drawn = g.choices('seat:3');
		expect(drawn).toHaveLength(3);
		expect(g.choices('seat:3', drawn[0]!)).toEqual(Object.keys(homes('seat:3')));
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ then: { pick: 'planet:3-1' } });
		g.pick('seat:3', drawn[1]!, { pick: 'planet:3-4' });
		expect(g.board.stations).toEqual([{ id: drawn[1], planet: 'planet:3-4', tokens: 0 }]);
		expect(pile(g)).toEqual(['station-dock']);
	});

	it('[CE-32.47] given stations at the table, then those drawn are of its set and not in play, and not for a planet that has one', () => {
		const at = (set: StationSet, seed: number) => {
			const g = docked({
				seed,
				stations: { 'seat:1': ['shield-generator'], 'seat:3': ['big-space-laser'] }
			});
			Object.assign(g.table.options, { stations: set });
			return g.use('seat:3', 'tech|station-dock').until('station-dock.build.choose');
		};
		const drawn = (set: StationSet) =>
			[1, 2, 3, 4, 5, 6].flatMap((seed) => at(set, seed).choices('seat:3'));
		for (const set of ['storm', 'odyssey'] as const)
			expect(stationsIn([set], 'station')).toEqual(expect.arrayContaining(drawn(set)));
		expect(drawn('storm')).not.toContain('shield-generator');
		const g = at('storm', 1);
		expect(g.choices('seat:3', g.choices('seat:3')[0]!)).not.toContain('planet:3-1');
	});

	it('[CE-32.47] [CE-37.3] given no home planet is free, then it is not offered', () => {
		const moons = [1, 2, 3, 4, 5].map((n) => ({
			id: ['limits', 'flush', 'home', 'gate', 'stack'][n - 1]!,
			planet: `planet:3-${n}` as const
		}));
		const g = duel({ techs: { 'seat:3': ['station-dock'] }, moons });
		expect(offered(g, 'seat:3', 'tech|station-dock')).toBe(false);
	});

	it('[CE-32.47] [CE-34.16] given it brings an outpost, then that brings its alien', () => {
		for (let seed = 1; seed < 60; seed++) {
			const g = docked({ seed, box: ['macron'] });
			g.board.sheets = ['zombie'];
			g.board.box = ['macron', 'zombie'];
			g.vault.flares = ['flare:zombie'];
			g.use('seat:3', 'tech|station-dock').until('station-dock.build.choose');
			if (!g.choices('seat:3').includes('alien-outpost')) continue;
			g.pick('seat:3', 'alien-outpost', { pick: 'planet:3-1' }).until('launch.aim');
			expect(g.board.players['seat:3']!.aliens).toEqual(['zombie']);
			return;
		}
		throw new Error('No seed draws it.');
	});
});

describe('Solar Harness', () => {
	const harnessed = (given: Position = {}) =>
		duel({
			box: ['oracle', 'zombie', 'macron'],
			techs: { 'seat:1': ['solar-harness'] },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['artifact:card-zap'] },
			...given
		}).until('window:encounter.start', 'seat:1');
	const loaded = (given: Position = {}) =>
		harnessed(given).use('seat:1', 'tech|solar-harness|load', { pick: 'flare:macron' });

	it('[tech:solar-harness] [CE-32.48] given a flare of the hand, when it is put on it, then it lies open and is in no hand', () => {
		const g = harnessed();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'tech|solar-harness|load|' });
		g.use('seat:1', 'tech|solar-harness|load', { pick: 'flare:macron' });
		g.until('launch.aim');
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08']);
		expect(techs(g, 'seat:1')).toMatchObject([{ flare: 'flare:macron' }]);
		expect(g.board.onTable).toEqual(['flare:macron']);
	});

	it('[CE-32.48] given a flare there, when it is played, then nobody may answer it, and it comes to hand; of the hand it may be cancelled', () => {
		const playing = (g: CosmicGame) => {
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			for (let i = 0; i < 60 && !g.offers('seat:1', 'wild|macron'); i++) g.lapse();
			g.use('seat:1', 'wild|macron');
			for (let i = 0; i < 4 && g.encounter.flares.length === 0; i++) {
				g.pass();
			}
			return g;
		};
		expect(playing(harnessed().pass('seat:1')).asked).toEqual(['window:use.declared']);
		const g = playing(loaded());
		expect(g.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'macron' }]);
		expect(g.encounter.used).toContainEqual(
			expect.objectContaining({ source: 'wild', id: 'macron' })
		);
		expect(techs(g, 'seat:1')[0]).not.toHaveProperty('flare');
		over(g);
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.board.onTable).toEqual([]);
	});

	it('[CE-32.48] given a flare there, then no other is put there, and it may be discarded', () => {
		const g = loaded({ hands: { 'seat:1': ['flare:macron', 'flare:oracle'] } });
		g.until('window:launch.beforeShips', 'seat:1');
		expect(g.offers('seat:1', 'tech|solar-harness|load')).toBe(false);
		g.use('seat:1', 'tech|solar-harness|drop').until('window:planning.beforeSelect', 'seat:1');
		expect(g.board.discard).toEqual(['flare:macron']);
		expect(g.offers('seat:1', 'tech|solar-harness|load')).toBe(true);
	});

	it('[CE-32.48] given a new hand, then the flare is discarded', () => {
		const other = loaded({ offense: 'seat:2', destiny: ['colour:1#1'] }).until('launch.aim');
		other.board.players['seat:1']!.hand = [];
		other.until('planning.select');
		expect(other.hand('seat:1')).toHaveLength(8);
		expect(other.board.discard).toContain('flare:macron');
		expect(techs(other, 'seat:1')[0]).not.toHaveProperty('flare');
	});

	it('[CE-32.48] [CE-32.20] given the technology is discarded, then the flare is too', () => {
		const g = loaded().until('launch.aim');
		g.table.decisions = [];
		new Play(cosmic, g.table).push('tech.leave', { seat: 'seat:1', slot: 'tech:1-1' });
		g.proceed();
		expect(pile(g)).toContain('solar-harness');
		expect(g.board.discard).toContain('flare:macron');
	});
});

describe('Protective NRG Halo', () => {
	const laying = (cards: [string, string], given: Position = {}) =>
		meet(
			duel(
				holding(cards, {
					techs: { 'seat:2': ['protective-nrg-halo'] },
					hands: { 'seat:2': ['negotiate'], 'seat:3': ['reinforcement:3'] },
					planets: { 'planet:2-1': { 'seat:2': 1, 'seat:3': 1 } },
					...given
				})
			),
			cards
		);
	/** Plays on to whoever is asked for a card of theirs. */
	const asked = (g: CosmicGame) => g.until('protective-nrg-halo.lay.each');

	it('[tech:protective-nrg-halo] [CE-32.49] given an encounter in its home system, then whoever has a colony there may lay a card, each adds 3 to the defense, which takes them', () => {
		// 15 and a ship against 10, a ship and 6: without a card less the offense would win.
		const g = asked(laying(['attack:15', 'attack:10']));
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'negotiate');
		expect(asked(g).askedSeats).toEqual(['seat:3']);
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'none' });
		g.pick('seat:3', 'reinforcement:3');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 16, defense: 17 });
		expect(g.hand('seat:3')).toEqual([]);
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(g.hand('seat:2').map(likeOf)).toEqual(
			expect.arrayContaining(['negotiate', 'reinforcement:3'])
		);
		expect(g.board.onTable).toEqual([]);
	});

	it('[CE-32.49] given the defense lays an attack, then a bot lays the card it can best do without, and with a negotiate none', () => {
		const g = asked(laying(['attack:15', 'attack:10']));
		expect(steadyAnswer(g, 'seat:2')).not.toEqual({ pick: 'none' });
		const other = asked(laying(['attack:15', 'negotiate'], { hands: { 'seat:2': ['attack:06'] } }));
		expect(steadyAnswer(other, 'seat:2')).toEqual({ pick: 'none' });
	});

	it('[CE-32.49] given a deal, then the offense gets them; without one the defense', () => {
		const dealing = () => {
			const g = asked(
				laying(['negotiate', 'negotiate'], {
					hands: { 'seat:2': ['artifact:plague'], 'seat:3': [] }
				})
			);
			return g.pick('seat:2', 'artifact:plague');
		};
		const g = dealing();
		g.agree({}, { number: { amount: 1 } });
		over(g);
		expect(g.hand('seat:1').map(likeOf)).toContain('artifact:plague');
		const other = over(dealing());
		expect(other.hand('seat:2').map(likeOf)).toContain('artifact:plague');
	});

	it('[CE-32.49] given an encounter elsewhere, then nobody is asked', () => {
		const g = laying(['attack:15', 'attack:10'], { techs: { 'seat:3': ['protective-nrg-halo'] } });
		const { encounters } = g.board;
		const names: string[] = [];
		while (g.board.encounters === encounters && !g.asked.includes('turn.second')) {
			names.push(...g.asked);
			g.lapse();
		}
		expect(names).not.toContain('protective-nrg-halo.lay.each');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it('[CE-32.49] given the technology is discarded, or the encounter ends before its time, then the defense takes them', () => {
		const laid = () => {
			const g = asked(laying(['attack:15', 'attack:10']));
			g.pick('seat:2', 'negotiate');
			g.pick('seat:3', 'reinforcement:3');
			expect(g.board.onTable).toHaveLength(2);
			return g;
		};
		const g = laid();
		g.table.decisions = [];
		new Play(cosmic, g.table).push('tech.leave', { seat: 'seat:2', slot: 'tech:2-1' });
		g.proceed();
		expect(g.hand('seat:2').map(likeOf)).toContain('reinforcement:3');
		const early = laid();
		early.table.decisions = [];
		endEncounter(new Play(cosmic, early.table), { type: 'ended', successful: false }, true);
		over(early.proceed());
		expect(early.hand('seat:2').map(likeOf)).toContain('reinforcement:3');
		expect(early.board.onTable).toEqual([]);
	});
});
