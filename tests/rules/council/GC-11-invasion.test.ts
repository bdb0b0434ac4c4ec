/** Battles ship to planet (GC-11), the retry, and the truce of GC-22.14. */
import { afterEach, describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import type { Choice } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { takePlanet } from '../../../src/lib/games/council/map/pieces';
import type { Player } from '../../../src/lib/games/council/types';
import { BASE, FIELD, REFUGES, attack, duel } from '../../support/battle';
import type { Duel } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { load, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

/** Pall: a Defence of 2. */
const PLANET = 'frontier-2';
const ENEMY: Partial<Duel> = { field: PLANET, planets: { [FIELD]: { owner: 'seat:2' } } };

/** Moves everything in and invades, with this die. */
function invade(g: CouncilGame, die: number): CouncilGame {
	attack(g, { dice: [die] });
	if (g.asked[0] === 'battle.advance') g.answer('seat:1', { split: all(g) });
	return g.answer('seat:1', { yes: true });
}

function all(g: CouncilGame): Record<string, number> {
	const { shape } = g.decision('seat:1');
	return shape.type === 'split'
		? Object.fromEntries(shape.places.map(({ id, max }) => [id, max]))
		: {};
}

describe('ship to planet', () => {
	it('[GC-11.1] with a ship in the hex and no enemy’s, the planet may be invaded at once, or left', () => {
		const g = attack(duel({ attack: { fighter: 2 }, ...ENEMY }));
		expect(
			said(g.decision('seat:1').say),
			'what helps to take it is said while ships are chosen'
		).toBe(
			'Which ships move to Pall? To take the planet, a die plus your Destroyers there must be more than 2'
		);
		const better = attack(
			duel({
				attack: { fighter: 2 },
				...ENEMY,
				players: { 'seat:1': { techs: ['drop-cradles'] } }
			})
		);
		expect(said(better.decision('seat:1').say)).toContain(
			'a die plus your Destroyers there plus 1 of traits and technologies must be more than 2'
		);
		better.answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(said(better.decision('seat:1').say)).toContain(
			'plus 0 Destroyers plus 1 of traits and technologies must be more than 2'
		);
		g.answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(g.decision('seat:1')).toMatchObject({
			rule: 'GC-11.1',
			say: 'Invade Pall, a planet of {seat:2}? Your die plus 0 Destroyers must be more than 2: 3 or more on the die, 4 in 6.'
		});
		g.answer('seat:1', { yes: false });
		expect(g.planet(FIELD).owner).toBe('seat:2');
		expect(g.player('seat:1').retries, 'nothing was tried').toEqual([]);
		expect(g.player('seat:1').tally.battlesStarted).toBe(0);
	});

	it('[GC-11.1] without a ship there, nothing is invaded', () => {
		const g = duel({ attack: { fighter: 2 }, ...ENEMY });
		attack(g).answer('seat:1', { split: {} });
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-11.2] [GC-11.4] an unowned planet is taken without a roll, and is expended', () => {
		const g = duel({ attack: { fighter: 1 }, field: PLANET });
		attack(g).answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(g.asked, 'nobody asks').toEqual(['turn.menu']);
		expect(g.planet(FIELD)).toMatchObject({ owner: 'seat:1', expended: true, port: null });
		expect(g.player('seat:1').tally.planetsTakenFromRaces).toBe(0);
	});

	it('[GC-11.2] who moves no ships in takes nothing; by rules before 3 it is asked for', () => {
		const none = duel({ attack: { fighter: 1 }, field: PLANET });
		attack(none).answer('seat:1', { split: {} });
		expect(none.planet(FIELD).owner).toBeNull();
		const before = duel({ attack: { fighter: 1 }, field: PLANET, rules: 2 });
		attack(before).answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(before.decision('seat:1')).toMatchObject({
			rule: 'GC-11.2',
			say: 'Take Pall, which nobody owns?'
		});
		before.answer('seat:1', { yes: true });
		expect(before.planet(FIELD)).toMatchObject({ owner: 'seat:1', expended: true });
	});

	it('[GC-10.3] a Battle settles what nobody owns, and a Move leaves it so: both say it', () => {
		const g = duel({ attack: { fighter: 1 }, field: PLANET });
		const { shape } = g.decision('seat:1');
		const menu = shape.type === 'one' ? shape.choices : [];
		const row = (event: string, ...picks: string[]) =>
			picks.reduce<Choice | undefined>(
				(choice, pick) =>
					choice?.then?.type === 'one'
						? choice.then.choices.find(({ id }) => id === pick)
						: undefined,
				menu.find(({ id }) => id === event)
			);
		expect(row('battle', FIELD)).toMatchObject({
			say: 'Settle Pall',
			note: 'Nobody’s planet, production 1, Defence 2: the ships that move in take it'
		});
		expect(row('move', BASE, FIELD)).toMatchObject({
			say: 'Pall',
			note: 'Its planet stays nobody’s: a Battle settles it'
		});
	});

	it('[GC-11.3] what the roll is made of is told', () => {
		const told = (techs: readonly string[]) => {
			const g = duel({
				attack: { destroyer: 2 },
				...ENEMY,
				players: { 'seat:1': { techs: [...techs] } }
			});
			invade(g, 3);
			return g.events.map(({ say }) => said(say)).find((line) => line.includes('rolls 3'));
		};
		expect(told([])).toBe(
			'{seat:1} rolls 3 for Pall; with 2 Destroyers that makes 5 against a Defence of 2.'
		);
		expect(told(['drop-cradles'])).toContain('with 2 Destroyers and');
	});

	it('[GC-11.3] the roll must be higher than the Defence', () => {
		const at = (die: number) => invade(duel({ attack: { fighter: 1 }, ...ENEMY }), die);
		expect(at(2).planet(FIELD).owner).toBe('seat:2');
		const g = at(3);
		// Told with the roll, so that no screen has to wait for what comes after it.
		expect(
			at(2)
				.moves('invasion')
				.map(({ falls }) => falls)
		).toEqual([false]);
		expect(g.moves('invasion').map(({ falls }) => falls)).toEqual([true]);
		expect(g.planet(FIELD).owner).toBe('seat:1');
		expect(g.player('seat:1').tally).toMatchObject({
			planetsTakenFromRaces: 1,
			battlesStarted: 1,
			battlesWon: 0
		});
	});

	it('[GC-11.3] [GC-2.1] each Destroyer in the hex adds 1, those left behind do not', () => {
		const g = duel({ attack: { destroyer: 3 }, ...ENEMY });
		attack(g, { dice: [1] }).answer('seat:1', { split: { [`${BASE} destroyer`]: 1 } });
		g.answer('seat:1', { yes: true });
		expect(g.planet(FIELD).owner).toBe('seat:2');
		const two = duel({ attack: { destroyer: 3 }, ...ENEMY });
		attack(two, { dice: [1] }).answer('seat:1', { split: { [`${BASE} destroyer`]: 2 } });
		two.answer('seat:1', { yes: true });
		expect(two.planet(FIELD).owner).toBe('seat:1');
	});

	it('[GC-11.3] [technology:drop-cradles] [tile:frontier-11] invasion modifiers add to the roll', () => {
		const base = { attack: { fighter: 1 }, ...ENEMY };
		const techs = { players: { 'seat:1': { techs: ['drop-cradles'] } } };
		expect(invade(duel({ ...base, ...techs }), 2).planet(FIELD).owner).toBe('seat:1');
		const perk = {
			tiles: { 'hex:0,1': 'frontier-11' },
			planets: { ...ENEMY.planets, 'hex:0,1': { owner: 'seat:1' as const } }
		};
		expect(invade(duel({ ...base, ...perk }), 2).planet(FIELD).owner).toBe('seat:1');
	});

	it('[GC-11.3] [technology:shield-lattice] [technology:citadels] [tile:core-2] the owner’s modifiers add to the Defence', () => {
		const owned = (players: Partial<Player>, more: Partial<Duel> = {}) =>
			invade(duel({ attack: { fighter: 1 }, ...ENEMY, ...more, players: { 'seat:2': players } }), 5)
				.said;
		expect(owned({})).toContain('against a Defence of 2');
		expect(owned({ techs: ['shield-lattice'] })).toContain('against a Defence of 3');
		expect(owned({ techs: ['shield-lattice', 'citadels'] })).toContain('against a Defence of 5');
		expect(
			owned(
				{},
				{
					tiles: { 'hex:1,-1': 'core-2' },
					planets: { ...ENEMY.planets, 'hex:1,-1': { owner: 'seat:2' } }
				}
			)
		).toContain('against a Defence of 3');
	});

	it('[GC-11.3] [response:long-winter-a] a Defence at home counts at home alone', () => {
		const players = { 'seat:2': { traits: ['response:long-winter.a'] } };
		const away = invade(duel({ attack: { fighter: 1 }, ...ENEMY, players }), 3);
		expect(away.planet(FIELD).owner).toBe('seat:1');
		const home = duel({
			attack: { fighter: 1 },
			players,
			ships: { 'hex:1,0': ['seat:1', { fighter: 1 }] },
			tiles: { 'hex:1,0': 'frontier-14' }
		});
		home.hex('hex:2,0').fleet = null;
		attack(home, { dice: [1] }, 'hex:2,0').answer('seat:1', { split: all(home) });
		expect(said(home.decision('seat:1').say)).toContain('must be more than 5');
		home.answer('seat:1', { yes: true });
	});

	it('[GC-11.4] [GC-16.7] a planet taken loses its counters, and its port changes hands, not usable yet', () => {
		const g = duel({
			attack: { fighter: 1 },
			field: PLANET,
			planets: {
				[FIELD]: { owner: 'seat:2', port: 'ready', riots: { by: 'seat:1', n: 2 } }
			}
		});
		invade(g, 6);
		expect(g.planet(FIELD)).toMatchObject({
			owner: 'seat:1',
			expended: true,
			riots: null,
			port: 'new'
		});
	});

	it('[GC-11.4] with three ports already, the port is destroyed', () => {
		const g = duel({
			attack: { fighter: 1 },
			field: PLANET,
			tiles: { 'hex:-1,-1': 'near-1', 'hex:-2,1': 'near-2' },
			planets: {
				[FIELD]: { owner: 'seat:2', port: 'ready' },
				'hex:-1,-1': { owner: 'seat:1', port: 'ready' },
				'hex:-2,1': { owner: 'seat:1', port: 'ready' }
			}
		});
		invade(g, 6);
		expect(g.planet(FIELD)).toMatchObject({ owner: 'seat:1', port: null });
	});

	it('[GC-19.4] an NPC race’s homeworld is invaded like any planet', () => {
		const g = duel({
			attack: { fighter: 1 },
			npcs: ['brannoch', 'ulmar', 'seyl'],
			ships: { [FIELD]: ['seat:1', { destroyer: 2 }], 'hex:0,1': ['npc:brannoch', { fighter: 1 }] }
		});
		attack(g, { dice: [6] }, 'hex:0,0').answer('seat:1', { split: all(g) });
		expect(said(g.decision('seat:1').say)).toContain('a planet of Brannoch Holds');
		g.answer('seat:1', { yes: true });
		expect(g.planet('hex:0,0')).toMatchObject({ owner: 'seat:1', homeOf: 'npc:brannoch' });
		expect(g.player('seat:1').tally.planetsTakenFromRaces).toBe(1);
	});

	it('[GC-22.9] the ship battle is against the ships’ race, the invasion against the planet’s owner', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 1 },
			field: PLANET,
			planets: { [FIELD]: { owner: 'npc:ulmar' } }
		});
		attack(g, { dice: [4, 1, 1, 1, 6] });
		expect(g.player('seat:1').tally).toMatchObject({ battlesWon: 1, battlesStarted: 1 });
		g.answer('seat:1', { split: all(g) });
		expect(said(g.decision('seat:1').say)).toContain('a planet of Ulmar Deep');
		g.answer('seat:1', { yes: true });
		expect(g.planet(FIELD).owner).toBe('seat:1');
		expect(g.player('seat:1').tally, 'one Battle is one battle').toMatchObject({
			battlesStarted: 1
		});
	});

	it('[GC-22.10] a token that destroys the last ship leaves nobody to invade', () => {
		const g = duel({ attack: { fighter: 1 }, ...ENEMY, tokens: { [FIELD]: 'minefield' } });
		attack(g).answer('seat:1', { split: { [`${BASE} fighter`]: 1 } });
		expect(g.hex(FIELD).fleet).toBeNull();
		expect(g.asked).not.toContain('invade.whether');
		expect(g.planet(FIELD).owner).toBe('seat:2');
	});
});

describe('trying again', () => {
	/** A first attempt that failed, in a turn with a Minor Event left. */
	const failed = (given: Partial<Duel> = {}) =>
		invade(duel({ attack: { fighter: 2 }, ...ENEMY, ...given }), 1);

	it('[GC-11.5] a roll too low takes nothing, and the ships stay above the planet', () => {
		const g = failed();
		expect(g.planet(FIELD).owner).toBe('seat:2');
		expect(g.hex(FIELD).fleet).toMatchObject({ race: 'seat:1', fighter: 2 });
		expect(g.player('seat:1').retries).toEqual([FIELD]);
		expect(g.said).toContain('holds out: only more than its Defence takes it.');
	});

	it('[GC-11.6] [GC-7.3] a Minor Event tries again, in this turn or a later one, with the ships that are there', () => {
		const g = failed();
		load(2, 3);
		expect(g.choices('seat:1', 'retry')).toEqual([FIELD]);
		g.pick('seat:1', 'retry', FIELD);
		expect(g.planet(FIELD).owner).toBe('seat:2');
		expect(g.player('seat:1').tally.battlesStarted, 'a retry is no Battle').toBe(1);
		g.pick('seat:1', 'end').until('turn.menu', 'seat:1');
		expect(g.choices('seat:1', 'retry'), 'one planet, however often it failed').toEqual([FIELD]);
		g.pick('seat:1', 'retry', FIELD);
		expect(g.planet(FIELD).owner).toBe('seat:1');
		expect(g.player('seat:1').retries).toEqual([]);
	});

	it('[GC-11.6] the right is lost with the last ship above the planet', () => {
		const g = failed();
		g.send('seat:1', { fighter: 2 }, 'move', FIELD, REFUGES[1]!);
		expect(g.player('seat:1').retries).toEqual([]);
		const stays = failed();
		stays.send('seat:1', { fighter: 1 }, 'move', FIELD, REFUGES[1]!);
		expect(stays.player('seat:1').retries).toEqual([FIELD]);
	});

	it('[GC-11.6] the right is lost when the planet changes hands', () => {
		const g = failed();
		takePlanet(new Play(council, g.table), 'seat:2', FIELD);
		expect(g.player('seat:1').retries).toEqual([]);
	});

	it('[GC-11.6] [GC-12.6] who tries again is told of whom, and that an ally would be none any more', () => {
		const three = (given: Position) =>
			position({
				seats: 3,
				tiles: { 'hex:0,0': 'core-1' },
				planets: { 'hex:0,0': { owner: 'seat:2' } },
				ships: { 'hex:0,0': ['seat:1', { destroyer: 1 }] },
				players: { 'seat:1': { retries: ['hex:0,0'] } },
				...given
			});
		const noteOf = (g: CouncilGame) => {
			const { shape } = g.decision('seat:1');
			const retry = shape.type === 'one' && shape.choices.find(({ id }) => id === 'retry')?.then;
			return retry && retry.type === 'one' && said(retry.choices[0]?.note);
		};
		const odds = 'Your die plus 1 Destroyer must be more than 4: 4 or more on the die, 3 in 6';
		expect(noteOf(three({}))).toBe(`{seat:2}. ${odds}`);
		const allies = three({ allies: ['seat:1', 'seat:2'] });
		expect(noteOf(allies)).toBe(
			`{seat:2}, your ally (an attack ends the alliance, and you abstain at the next vote). ${odds}`
		);
		load(1);
		allies.pick('seat:1', 'retry', 'hex:0,0');
		expect(allies.player('seat:1')).toMatchObject({ ally: null, disgraced: true });
	});

	it('[GC-11.7] ships that came by moving need a Battle first', () => {
		const g = duel({ attack: { fighter: 2 }, ...ENEMY });
		g.send('seat:1', { fighter: 2 }, 'move', BASE, FIELD);
		expect(g.choices('seat:1')).not.toContain('retry');
		attack(g, { dice: [6] });
		g.answer('seat:1', { yes: true });
		expect(g.planet(FIELD).owner).toBe('seat:1');
	});

	it('[GC-22.14] [council:truce] in a truce a Battle is aimed at unowned planets without ships alone, and nothing is tried again', () => {
		const g = duel({
			attack: { fighter: 2 },
			...ENEMY,
			tiles: { 'hex:-1,-1': 'near-1', 'hex:-2,1': 'near-2' },
			ships: {
				[FIELD]: ['seat:1', { fighter: 1 }],
				'hex:-1,1': ['seat:1', { fighter: 1 }],
				'hex:-2,1': ['seat:2', { fighter: 1 }]
			},
			players: { 'seat:1': { retries: [FIELD], techs: ['second-calendar'] } }
		});
		expect(g.choices('seat:1', 'battle')).toEqual(
			expect.arrayContaining([FIELD, 'hex:-2,1', 'hex:-1,-1'])
		);
		expect(g.choices('seat:1')).toContain('retry');
		const source = 'council:truce.for/0.effects';
		g.board.lasting.push({ race: 'seat:1', source, end: 'round', round: 1 });
		g.pick('seat:1', 'move', 'hex:-1,1', 'hex:0,1');
		expect(g.choices('seat:1', 'battle')).toContain('hex:-1,-1');
		expect(g.choices('seat:1', 'battle')).not.toContain('hex:-2,1');
		expect(g.choices('seat:1', 'battle')).not.toContain(FIELD);
		expect(g.board.turn).toMatchObject({ minor: 1 });
		expect(g.choices('seat:1')).not.toContain('retry');
	});
});
