/** Mite: the defense gives up cards, or a place on the planet. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const MANY = ['attack:10', 'attack:12', 'negotiate', 'morph', 'artifact:quash'];

/** Seat 1 is Mite and has sent two ships; the defense holds an attack 08 and `more`. */
const launched = (more: string[] = MANY, given: Position = {}): CosmicGame =>
	duel({
		aliens: { 'seat:1': 'mite' },
		...given,
		hands: { 'seat:2': more, ...given.hands }
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
const asked = (g: CosmicGame) => g.until('mite.bluster.choose', 'seat:2');

describe('Mite', () => {
	it('[alien:mite] given the defense holds more than three cards, when it discards, then cards at random go until three are left, and the encounter goes on', () => {
		const g = asked(launched()).pick('seat:2', 'discard').until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(3);
		expect(g.board.discard).toHaveLength(3);
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
	});

	it('[alien:mite] ruling: given the defense grants the colony, then Mite’s ships in the gate land beside the defense’s, nobody is invited, and a second encounter may follow', () => {
		const g = asked(launched()).pick('seat:2', 'colony').until('turn.second', 'seat:1');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:2': 4 });
		expect(g.hand('seat:2')).toHaveLength(6);
		expect(g.said).toContain('{seat:1} founds a colony on planet 1 of {seat:2} with 2 ships.');
		expect(g.said).not.toContain('invites');
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
	});

	it('[alien:mite] given the colony is its fifth, then it wins', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = asked(launched(MANY, { planets })).pick('seat:2', 'colony');
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[alien:mite] [CE-16.27] given the colony is granted, then others may answer it before the encounter ends', () => {
		const g = asked(launched(MANY, { aliens: { 'seat:1': 'mite', 'seat:3': 'remora' } }));
		g.board.players['seat:3']!.hand = ['flare:remora'];
		g.pick('seat:2', 'colony').until('window:colonies.gained', 'seat:3');
		g.use('seat:3', 'super|remora', { amount: 0 }).until('turn.second', 'seat:1');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:2': 4 });
	});

	it('[alien:mite] [super:mite] given the defense has played its fourth card in answer, then nothing is demanded, and Mite keeps nothing', () => {
		const g = launched(['attack:10', 'attack:12', 'artifact:card-zap'], {
			hands: { 'seat:1': ['flare:mite'], 'seat:3': ['flare:remora', 'attack:06'] },
			discard: ['attack:40']
		});
		declare(g.until('window:use.declared', 'seat:1'), 'seat:1', 'super|mite');
		declare(g, 'seat:3', 'wild|remora').use('seat:2', 'artifact|card-zap');
		while (!g.asked.includes('planning.select')) {
			expect(g.asked.join()).not.toMatch(/mite/);
			g.lapse();
		}
		expect(g.hand('seat:2')).toHaveLength(3);
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.board.discard).toContainEqual('attack:40#1');
	});

	it('[alien:mite] given the defense holds three cards, or Mite is the defense or an ally, then it is not used', () => {
		for (const g of [
			launched(MANY.slice(0, 2)),
			launched(MANY, {
				aliens: { 'seat:2': 'mite', 'seat:3': 'mite' },
				hands: { 'seat:1': ['attack:10', 'attack:12', 'artifact:plague'] }
			})
		])
			expect(g.until('planning.select').said).not.toContain('power of Mite');
	});

	it('[alien:mite] ruling: given the defense is away, then it discards', () => {
		const g = asked(launched()).lapse().until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(3);
	});

	it('[alien:mite] given it is zapped, then the defense keeps its cards; given its power is lost, too', () => {
		const g = launched([...MANY, 'artifact:cosmic-zap']);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('planning.select').hand('seat:2')).toHaveLength(6);
		const lost = launched(MANY, { planets: homes('seat:1', 10, 10) });
		expect(lost.until('planning.select').hand('seat:2')).toHaveLength(6);
	});

	it('[alien:mite] [alien:mutant] given the defense is Mutant, then it discards first and may fill its hand afterwards', () => {
		const g = launched(MANY, { aliens: { 'seat:1': 'mite', 'seat:2': 'mutant' } });
		asked(g).pick('seat:2', 'discard').until('window:alliance.before', 'seat:2');
		expect(g.offers('seat:2', 'power|mutant')).toBe(true);
		expect(g.hand('seat:2')).toHaveLength(3);
	});
});

describe('the Mite flare', () => {
	/** Seat 1 has one allied ship beside it, seat 2 three. */
	const allied = (given: Position = {}) =>
		duel({ seats: 4, ...given }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 3 }]
			}
		});

	it('[wild:mite] given the opponent has more allied ships, when a main player plays it, then all allied ships go home and fight for nobody; not played, they stay', () => {
		const hands = { 'seat:1': ['flare:mite'] };
		const g = allied({ hands })
			.until('window:alliance.formed', 'seat:1')
			.use('seat:1', 'wild|mite');
		g.until('home.land', 'seat:3').answer('seat:3', { split: { 'planet:3-2': 1 } });
		g.until('home.land', 'seat:4').answer('seat:4', { split: { 'planet:4-2': 3 } });
		g.until('planning.select');
		expect(g.ships('planet:4-2')).toEqual({ 'seat:4': 7 });
		expect(g.encounter).toMatchObject({
			gate: { 'seat:1': 1 },
			beside: {},
			allies: { offense: [], defense: [] }
		});
		const quiet = allied({ hands }).until('planning.select');
		expect(quiet.encounter).toMatchObject({ gate: { 'seat:3': 1 }, beside: { 'seat:4': 3 } });
	});

	it('[wild:mite] given the offense has more allied ships, then the defense may play it', () => {
		const g = duel({ seats: 4, hands: { 'seat:2': ['flare:mite'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		});
		g.until('window:alliance.formed', 'seat:2').use('seat:2', 'wild|mite');
		expect(g.until('planning.select').encounter).toMatchObject({
			gate: { 'seat:1': 1 },
			beside: {}
		});
	});

	it('[wild:mite] given the opponent has fewer allied ships or as many, or an ally holds it, then it cannot be played', () => {
		const equal = duel({ seats: 4, hands: { 'seat:1': ['flare:mite'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 3 }],
				'seat:4': ['defense', { 'planet:4-1': 3 }]
			}
		});
		for (const [g, seat] of [
			[allied({ hands: { 'seat:2': ['flare:mite'] } }), 'seat:2'],
			[allied({ hands: { 'seat:3': ['flare:mite'] } }), 'seat:3'],
			[equal, 'seat:1']
		] as const)
			for (; !g.asked.includes('planning.select'); g.lapse())
				expect(g.offers(seat, 'wild|mite')).toBe(false);
	});

	const blustering = (given: Position = {}) =>
		launched(MANY, { ...given, hands: { 'seat:1': ['flare:mite'], ...given.hands } }).until(
			'window:use.declared',
			'seat:1'
		);

	it('[super:mite] given Mite plays it in answer to its own use, when the defense discards, then it keeps any of those cards; not played, they stay discarded', () => {
		const g = asked(blustering().use('seat:1', 'super|mite')).pick('seat:2', 'discard');
		const discarded = g.until('mite.keep.pick', 'seat:1').board.discard.slice();
		expect(g.choices('seat:1')).toEqual(discarded);
		expect(discarded).toHaveLength(3);
		g.answer('seat:1', { picks: discarded.slice(0, 2) });
		expect(g.board.discard).toEqual(discarded.slice(2));
		expect(g.hand('seat:1')).toHaveLength(2 + 2);
		const quiet = asked(blustering()).pick('seat:2', 'discard');
		expect(quiet.asked).not.toContain('mite.keep.pick');
		quiet.until('planning.select');
		expect(quiet.board.discard).toHaveLength(3);
		expect(quiet.hand('seat:1')).toHaveLength(2);
	});

	it('[super:mite] given the defense grants the colony, or Mite is away, then it keeps no card', () => {
		const colony = asked(blustering().use('seat:1', 'super|mite')).pick('seat:2', 'colony');
		colony.until('turn.second', 'seat:1');
		expect(colony.hand('seat:1')).toHaveLength(2);
		const away = asked(blustering().use('seat:1', 'super|mite')).pick('seat:2', 'discard');
		away.until('mite.keep.pick', 'seat:1').lapse();
		expect(away.hand('seat:1')).toHaveLength(2);
	});

	it('[super:mite] given it is zapped, then the power is off, the defense keeps its cards and the flare is back in hand', () => {
		const g = blustering({
			hands: { 'seat:1': ['flare:mite'], 'seat:3': ['artifact:cosmic-zap', 'attack:06'] }
		});
		g.use('seat:1', 'super|mite').pass('seat:3').until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(6);
		expect(g.hand('seat:1')).toContain('flare:mite');
	});
});
