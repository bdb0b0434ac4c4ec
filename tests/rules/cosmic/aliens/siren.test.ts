/** Siren: it becomes the defense at home, and a victory there brings a colony. */
import { describe, expect, it } from 'vitest';
import { drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, fight, holding, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const LURE = 'power|siren|lure';
const SETTLE = 'power|siren|settle';
const LOSES: Cards = ['attack:01', 'attack:20'];
const WINS: Cards = ['attack:20', 'attack:06'];

/** Seat 3 is Siren, and lives in the system of seat 2. */
const LURES: Position = {
	seats: 4,
	aliens: { 'seat:3': 'siren' },
	planets: { 'planet:2-4': { 'seat:2': 4, 'seat:3': 2 } },
	hands: { 'seat:3': ['attack:20', 'attack:12', 'attack:10', 'negotiate', 'attack:07'] }
};
const luring = (given: Position = LURES) =>
	duel({ ...given }).until('window:destiny.defenseSet', 'seat:3');

/** Seat 2 is Siren, and has met seat 1 on its first planet. */
const HOME: Position = { aliens: { 'seat:2': 'siren' } };

describe('Siren', () => {
	it('[alien:siren] [CE-7.19] given it has a colony in the system of the defense, then it may turn the gate to a planet of its own and be the defense', () => {
		const g = luring().use('seat:3', LURE, { pick: 'planet:3-2' });
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
		expect(g.asked).not.toContain('launch.aim');
		expect(g.encounter).toMatchObject({
			defense: 'seat:3',
			system: 'seat:3',
			target: 'planet:3-2'
		});
		expect(g.said).toContain('{seat:1} encounters {seat:3}.');
		g.until('alliance.offenseInvites');
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'some' && shape.choices.map(({ id }) => id)).toEqual([
			'seat:2',
			'seat:4'
		]);
	});

	it('[alien:siren] given it leaves that, then the defense stays who it was', () => {
		const g = luring().pass();
		expect(g.until('launch.aim').encounter).toMatchObject({ defense: 'seat:2', target: null });
	});

	it('[alien:siren] given no colony there, or none at home to turn to, or it is a main player, then it is not offered', () => {
		const launched = (g: CosmicGame) => g.asked.includes('launch.aim');
		expect(offered(duel({ ...LURES, planets: {} }), 'seat:3', LURE, launched)).toBe(false);
		const homeless = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, {}]));
		const nowhere = duel({ ...LURES, planets: { ...LURES.planets, ...homeless } });
		expect(offered(nowhere, 'seat:3', LURE, launched)).toBe(false);
		const defends: Position = { ...LURES, aliens: { 'seat:2': 'siren' } };
		expect(offered(duel(defends), 'seat:2', LURE, launched)).toBe(false);
	});

	it('[alien:siren] [CE-40.25] given its partner is the offense, then it does not lure that', () => {
		const teams: Position['teams'] = [
			['seat:1', 'seat:3'],
			['seat:2', 'seat:4']
		];
		const launched = (g: CosmicGame) => g.asked.includes('launch.aim');
		expect(offered(duel({ ...LURES, teams }), 'seat:3', LURE, launched)).toBe(false);
		const others: Position['teams'] = [
			['seat:1', 'seat:2'],
			['seat:3', 'seat:4']
		];
		const g = duel({
			...LURES,
			teams: others,
			destiny: ['colour:4#1'],
			planets: { 'planet:4-4': { 'seat:4': 4, 'seat:3': 2 } }
		});
		g.until('window:destiny.defenseSet', 'seat:3');
		// Not to those of its partner, where it is at home as well (CE-40.28).
		expect(g.choices('seat:3', `${LURE}|`)).toEqual([1, 2, 3, 4, 5].map((k) => `planet:3-${k}`));
	});

	it('[alien:siren] given home planets it has lost, then it lures to none of these, and each says how many ships of its own are there', () => {
		const planets = { ...LURES.planets, 'planet:3-1': {}, 'planet:3-2': { 'seat:1': 1 } };
		const g = luring({ ...LURES, planets });
		expect(g.choices('seat:3', `${LURE}|`)).toEqual(['planet:3-3', 'planet:3-4', 'planet:3-5']);
		const { shape } = g.decision('seat:3');
		const lure = shape.type === 'one' && shape.choices.find(({ id }) => id === `${LURE}|`);
		expect(lure && lure.then).toMatchObject({
			choices: [{ on: 'planet:3-3', note: '4 ships of yours there' }, {}, {}]
		});
	});

	it('[alien:siren] given the lure is zapped, then the defense stays who it was', () => {
		const hands = { ...LURES.hands, 'seat:2': ['artifact:cosmic-zap'] };
		const g = declare(luring({ ...LURES, hands }), 'seat:3', LURE, { pick: 'planet:3-2' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('launch.aim').encounter.defense).toBe('seat:2');
	});

	it('[alien:siren] [CE-20.6] given it wins as the defense, then it may found a colony in the system of the offense', () => {
		const g = fight(LOSES, {}, HOME).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', SETTLE, { pick: 'planet:1-4', then: { split: { 'planet:2-2': 2 } } });
		over(g);
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:2': 2 });
	});

	it('[alien:siren] given it leaves the colony, or loses, or has won as an ally, then it founds none', () => {
		const g = over(fight(LOSES, {}, HOME).until('window:resolution.settled', 'seat:2').pass());
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4 });
		expect(offered(fight(WINS, {}, HOME), 'seat:2', SETTLE)).toBe(false);
		const ally: Position = { aliens: { 'seat:3': 'siren' } };
		const helped = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, ally);
		expect(offered(helped, 'seat:3', SETTLE)).toBe(false);
	});

	it('[alien:siren] given the colony is its fifth, then it wins with it', () => {
		const abroad = ['planet:1-1', 'planet:1-2', 'planet:3-1', 'planet:3-2'] as const;
		const planets = Object.fromEntries(
			abroad.map((planet) => [planet, { [`seat:${planet[7]}`]: 4, 'seat:2': 1 }])
		);
		const g = fight(LOSES, {}, { ...HOME, planets }).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', SETTLE, { pick: 'planet:1-5', then: { split: { 'planet:2-2': 1 } } });
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:2']);
	});

	it('[alien:siren] given it may settle, then the steady player does, and lures who comes while it has cards', () => {
		const g = fight(LOSES, {}, HOME).until('window:resolution.settled', 'seat:2');
		const taken = steadyAnswer(g, 'seat:2') as { then: { pick: string; then: { split: object } } };
		expect(taken).toMatchObject({ pick: `${SETTLE}|` });
		expect(taken.then.pick).toMatch(/^planet:1-/);
		expect(Object.values(taken.then.then.split)).toEqual([1]);
		const most = { ...LURES.planets, 'planet:3-4': { 'seat:3': 5 } };
		expect(steadyAnswer(luring({ ...LURES, planets: most }), 'seat:3')).toEqual({
			pick: `${LURE}|`,
			then: { pick: 'planet:3-4' }
		});
		const poor = luring({ ...LURES, hands: { 'seat:3': ['attack:20'] } });
		expect(steadyAnswer(poor, 'seat:3')).toMatchObject({ pick: 'pass' });
	});

	describe('flare', () => {
		const NAME = 'wild|siren|name';
		const named = () =>
			duel({ seats: 3, hands: { 'seat:3': ['flare:siren'] }, deck: ['negotiate', 'attack:13'] })
				.until('window:encounter.start', 'seat:3')
				.use('seat:3', NAME, { pick: 'negotiate' })
				.until('window:destiny.before');

		it('[wild:siren] [CE-19.26] given another player draws the card it has named, then it is handed to it', () => {
			const g = named();
			const { length } = g.hand('seat:3');
			drawToHand(new Play(cosmic, g.table), 'seat:2', 2);
			expect(g.hand('seat:3')).toHaveLength(length + 1);
			expect(g.hand('seat:3')).toContainEqual('negotiate');
			expect(g.hand('seat:2')).toContainEqual('attack:13');
			expect(g.hand('seat:2')).not.toContainEqual('negotiate');
		});

		it('[wild:siren] given it draws the card itself, or another card is drawn, then nothing is handed over', () => {
			const g = named();
			const before = g.hand('seat:2').length;
			const play = new Play(cosmic, g.table);
			drawToHand(play, 'seat:3', 1);
			expect(play.events.map(({ rule }) => rule)).not.toContain('CE-19.26');
			drawToHand(new Play(cosmic, g.table), 'seat:2', 1);
			expect(g.hand('seat:2')).toHaveLength(before + 1);
		});

		it('[wild:siren] [CE-19.26] [CE-36.54] given cards are drawn until one can be laid, and it has named that, then the next that can is', () => {
			const g = duel({
				...{ seats: 4, aliens: { 'seat:3': 'nightmare' } },
				essence: { nightmare: { cache: [], unseen: [['unprepared', 'seat:2']] } },
				hands: { 'seat:4': ['flare:siren'] },
				deck: ['artifact:plague', 'negotiate', 'attack:04', 'attack:40']
			}).until('window:encounter.start', 'seat:4');
			g.use('seat:4', NAME, { pick: 'negotiate' });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:planning.selecting', 'seat:3').use('seat:3', 'power|nightmare|unprepared');
			g.until('planning.select');
			expect(g.encounter.laid.defense!.card).toEqual('attack:04');
			expect(g.hand('seat:4')).toContainEqual('negotiate');
			expect(g.hand('seat:3')).toContainEqual('artifact:plague');
		});

		it('[wild:siren] [CE-19.26] [alien:angler] given Angler draws what it asks for and Siren has named that, then there is nothing to show, and no other question', () => {
			const g = duel({
				...{ aliens: { 'seat:1': 'angler' }, deck: ['attack:40'] },
				hands: { 'seat:2': ['attack:30'], 'seat:3': ['flare:siren'] }
			}).until('window:encounter.start', 'seat:3');
			g.use('seat:3', NAME, { pick: 'attack:40' });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:planning.beforeSelect', 'seat:1');
			g.use('seat:1', 'power|angler', { pick: 'seat:2', then: { pick: 'attack:40' } });
			g.until('planning.select');
			expect(g.said).not.toContain('shows what came');
			expect(g.hand('seat:3')).toContainEqual('attack:40');
		});

		it('[wild:siren] [CE-19.26] [alien:glutton] given what it names is drawn as a reward, then what answers a draw comes after, and it is told', () => {
			const g = duel(
				holding(LOSES, {
					...{ aliens: { 'seat:3': 'glutton' }, seats: 4 },
					hands: { 'seat:4': ['flare:siren'] },
					deck: ['negotiate', 'attack:13', 'attack:12']
				})
			).until('window:encounter.start', 'seat:4');
			g.use('seat:4', NAME, { pick: 'negotiate' });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				cards: LOSES
			});
			const { length } = g.until('window:resolution.outcome').hand('seat:3');
			over(g);
			expect(g.hand('seat:4')).toContainEqual('negotiate');
			// Two more came, for it has drawn.
			expect(g.hand('seat:3')).toHaveLength(length + 2);
			expect(g.hand('seat:3')).toContainEqual('attack:12');
			expect(g.said).toContain('{seat:4} names Negotiate.');
		});

		it('[wild:siren] any card of this table can be named, and its own flare comes back to hand', () => {
			const g = duel({ seats: 3, hands: { 'seat:3': ['flare:siren'] } });
			g.until('window:encounter.start', 'seat:3');
			const faces = g.choices('seat:3', `${NAME}|flare:siren`);
			expect(faces).toEqual(expect.arrayContaining(['negotiate', 'attack:40', 'flare:siren']));
			expect(new Set(faces).size).toBe(faces.length);
			expect(steadyAnswer(g, 'seat:3')).toMatchObject({ then: { pick: 'negotiate' } });
		});

		const PROMISE = 'super|siren|promise';
		const promised = (given: Position = {}) => {
			const g = duel(
				holding(LOSES, {
					...HOME,
					...given,
					seats: 4,
					hands: { 'seat:2': ['flare:siren'] }
				})
			);
			g.until('launch.aim').answer('seat:1', { pick: 'planet:2-1' });
			g.until('window:alliance.before', 'seat:2').use('seat:2', PROMISE);
			g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3', 'seat:4'] });
			g.until('alliance.answer').answer('seat:3', {
				pick: 'defense',
				then: { split: { 'planet:3-1': 1 } }
			});
			g.until('planning.select').pick('seat:1', LOSES[0]);
			g.pick('seat:2', LOSES[1]).until('window:resolution.settled', 'seat:2');
			return g.use('seat:2', SETTLE, { pick: 'planet:1-4', then: { split: { 'planet:2-2': 1 } } });
		};

		it('[super:siren] [CE-20.22] given it has promised a share, then each ally may settle where it does, and others may not', () => {
			const g = promised().until('siren.share.settle');
			expect(g.askedSeats).toEqual(['seat:3']);
			expect(g.decision('seat:3')).toMatchObject({
				about: ['planet:1-4'],
				because: { of: 'power|siren|settle', by: 'seat:2' }
			});
			g.answer('seat:3', { pick: 'planet:1-4', then: { split: { 'planet:3-2': 3 } } });
			expect(g.asked).not.toContain('siren.share.settle');
			over(g);
			expect(g.said).not.toContain('{seat:4} founds');
			expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:2': 1, 'seat:3': 3 });
		});

		it('[super:siren] given an ally is away, then it leaves that', () => {
			const g = promised().until('siren.share.settle');
			expect(g.refusal('seat:3', { pick: 'planet:1-5' }).rule).toBe('CE-20.22');
			expect(over(g.lapse()).ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		});

		it('[super:siren] given it has promised nothing, or is not the defense, then nobody is asked', () => {
			const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, HOME);
			g.until('window:resolution.settled', 'seat:2');
			g.use('seat:2', SETTLE, { pick: 'planet:1-4', then: { split: { 'planet:2-2': 1 } } });
			const { encounters } = g.board;
			for (; !g.asked.includes('turn.second') && g.board.encounters === encounters; g.lapse())
				expect(g.asked).not.toContain('siren.share.settle');
			expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
			const offense: Position = {
				aliens: { 'seat:1': 'siren' },
				hands: { 'seat:1': ['flare:siren'] }
			};
			expect(offered(duel(offense), 'seat:1', PROMISE)).toBe(false);
		});

		it('[super:siren] given an ally leaves it, then it has no colony there', () => {
			const g = promised().until('siren.share.settle').answer('seat:3', { pick: 'leave' });
			expect(over(g).ships('planet:1-4')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		});

		it('[super:siren] ruling: given an ally has a colony there, then it is not asked (CE-20.7)', () => {
			const planets = { 'planet:1-4': { 'seat:1': 4, 'seat:3': 1 } };
			expect(over(promised({ planets })).said).not.toContain('{seat:3} founds');
		});
	});
});
