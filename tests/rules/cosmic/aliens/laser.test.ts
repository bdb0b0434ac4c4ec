/** Laser: cards of its opponent are out of reach while they fight. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { position } from '../../../support/cosmic';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);
const LASER: Position = {
	aliens: { 'seat:1': 'laser' },
	hands: { 'seat:2': ['attack:10', 'attack:12', 'morph', 'negotiate'] }
};
const aimed = (given: Position = LASER, send = 2): CosmicGame =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send } });
const aside = (g: CosmicGame, seat: SeatId): readonly string[] =>
	Object.values(g.board.players[seat]!.aside ?? {}).flat();

describe('Laser', () => {
	it('[alien:laser] [CE-19.23] given two ships, then two cards of the opponent lie face down, and come back as the encounter closes', () => {
		const g = aimed().until('planning.select');
		expect(aside(g, 'seat:2')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(3);
		expect(g.choices('seat:2').some((card) => aside(g, 'seat:2').includes(card))).toBe(false);
		const held = [...like(g.hand('seat:2')), ...like(aside(g, 'seat:2'))].sort();
		expect(held).toEqual(['attack:08', 'attack:10', 'attack:12', 'morph', 'negotiate']);
		over(g);
		expect(aside(g, 'seat:2')).toEqual([]);
		expect(g.said).toContain('2 cards of {seat:2} come back to hand');
		// One was laid.
		expect(g.hand('seat:2')).toHaveLength(4);
	});

	it('[alien:laser] [CE-19.23] given cards lie there, then their player alone sees them, and all how many', () => {
		const g = aimed().until('planning.select');
		const open = lookOpen(cosmic, g.table).board as OpenBoard;
		expect(open.players['seat:2']).toMatchObject({ hand: 3, aside: { laser: 2 } });
		const own = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;
		expect(own('seat:2').aside).toEqual(aside(g, 'seat:2'));
		expect(own('seat:1').aside).toBeUndefined();
	});

	it('[alien:laser] given it is the defense, then the ships on its planet count', () => {
		const given: Position = {
			aliens: { 'seat:2': 'laser' },
			hands: { 'seat:1': ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07'] }
		};
		const g = aimed(given).until('planning.select');
		expect(aside(g, 'seat:1')).toHaveLength(4);
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[alien:laser] given no encounter card is left, then the opponent has lost, and nothing is revealed', () => {
		const g = aimed({ ...LASER, hands: { 'seat:2': ['artifact:plague'] } }, 2);
		g.until('window:resolution.outcome', 'seat:1');
		over(g);
		expect(g.said).toContain('{seat:2} is left without an encounter card, and loses');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.said).not.toContain('Cards revealed');
		expect(like(g.hand('seat:2')).sort()).toEqual(['artifact:plague', 'attack:08']);
	});

	it('[alien:laser] ruling: given the opponent holds none before, then they get a new hand first', () => {
		const g = position({
			...LASER,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['artifact:plague'] },
			deck: ['attack:10', 'attack:12', 'morph', 'negotiate', 'negotiate', 'attack:01'].concat(
				'attack:04',
				'attack:05'
			)
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('planning.select');
		expect(g.said.indexOf('{seat:2} draws 8 cards')).toBeLessThan(
			g.said.indexOf('face down until')
		);
		expect(g.hand('seat:2')).toHaveLength(6);
		expect(like(g.board.discard)).toEqual(['artifact:plague']);
	});

	it('[alien:laser] ruling: given all of its hand lies there, and an attack in a hoard that may be played from, then the opponent has not lost', () => {
		const g = aimed({
			aliens: { 'seat:1': 'laser', 'seat:2': 'miser' },
			hoards: { 'seat:2': ['attack:10'] }
		}).until('planning.select');
		expect(g.hand('seat:2')).toEqual([]);
		expect(aside(g, 'seat:2')).toHaveLength(1);
		expect(g.said).not.toContain('left without an encounter card');
	});

	it('[alien:laser] given it is an ally or uninvolved, then it is not used', () => {
		const g = met(['attack:08', 'attack:08'], { aliens: { 'seat:3': 'laser' } });
		expect(over(g).said).not.toContain('Laser');
	});

	it('[alien:laser] given it is zapped, then no card is out of reach', () => {
		const g = aimed({ ...LASER, hands: { 'seat:2': ['attack:10', 'artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(aside(g.until('planning.select'), 'seat:2')).toEqual([]);
	});

	it('[alien:laser] [CE-19.23] given its power is off after that, or hands are exchanged, then the cards come back to whose they were', () => {
		const given: Position = {
			...LASER,
			aliens: { 'seat:1': ['laser', 'trader'] },
			hands: { ...LASER.hands, 'seat:1': ['attack:40'] }
		};
		const g = aimed(given).until('window:planning.beforeSelect', 'seat:1');
		const lying = like(aside(g, 'seat:2'));
		expect(lying).toHaveLength(2);
		g.encounter.zapped.push({ seat: 'seat:1', alien: 'laser' });
		declare(g, 'seat:1', 'power|trader').until('planning.select');
		expect(like(aside(g, 'seat:2'))).toEqual(lying);
		over(g);
		expect(aside(g, 'seat:2')).toEqual([]);
		expect(like(g.hand('seat:2'))).toEqual(expect.arrayContaining(lying));
	});
});

describe('the Laser flare', () => {
	const WILD: Position = {
		hands: {
			'seat:1': ['flare:laser', 'attack:01', 'attack:04', 'negotiate'],
			'seat:2': ['attack:10', 'attack:12']
		}
	};

	it('[wild:laser] given it discards two cards, then two of the player it names lie face down', () => {
		const g = aimed(WILD).until('window:alliance.before', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'wild|laser|flash|flare:laser' });
		g.use('seat:1', 'wild|laser').until('laser.flash.discard');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'seat:2' });
		const cards = g.hand('seat:1').filter((card) => /attack:0[14]/.test(card));
		g.pick('seat:1', 'seat:2', { picks: cards }).until('planning.select');
		expect(like(g.board.discard)).toEqual(['attack:01', 'attack:04']);
		expect(aside(g, 'seat:2')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(1);
	});

	it('[wild:laser] given four cards in hand, then three of them at most are discarded', () => {
		const g = aimed(WILD).until('window:alliance.before', 'seat:1');
		g.use('seat:1', 'wild|laser').until('laser.flash.discard');
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ type: 'one' });
		for (const { then } of shape.type === 'one' ? shape.choices : [])
			expect(then).toMatchObject({ type: 'some', min: 1, max: 3 });
	});

	it('[wild:laser] given one other alone holds cards, then it is offered', () => {
		const hands = { 'seat:1': ['flare:laser', 'attack:08'], 'seat:2': [], 'seat:3': ['morph'] };
		const selects = (g: CosmicGame) => g.asked.includes('planning.select');
		expect(offered(aimed({ hands }), 'seat:1', 'wild|laser', selects)).toBe(true);
	});

	it('[wild:laser] given alliances are formed, then an ally may play it still, and who stands aside may not', () => {
		const g = duel({
			seats: 4,
			hands: { 'seat:3': ['flare:laser', 'morph'], 'seat:4': ['attack:01'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		g.until('window:alliance.formed', 'seat:3').use('seat:3', 'wild|laser');
		g.until('laser.flash.discard');
		g.pick('seat:3', 'seat:2', { picks: ['morph#1'] }).until('planning.select');
		expect(aside(g, 'seat:2')).toHaveLength(1);
		const stands: Position = { hands: { 'seat:3': ['flare:laser', 'morph'] } };
		expect(offered(aimed(stands), 'seat:3', 'wild|')).toBe(false);
	});

	it('[wild:laser] ruling: given a defense has no encounter card left, then they get a new hand', () => {
		const g = aimed({ ...WILD, hands: { ...WILD.hands, 'seat:2': [] } });
		g.until('window:alliance.before', 'seat:1').use('seat:1', 'wild|laser');
		g.until('laser.flash.discard');
		g.pick('seat:1', 'seat:2', { picks: [g.hand('seat:1')[1]!] }).until('planning.select');
		expect(g.said).toContain('{seat:2} draws 8 cards');
		expect(g.said).not.toContain('left without an encounter card');
	});

	it('[super:laser] given it is an ally, then cards of the main player it stands against lie face down, as many as it has ships there', () => {
		const g = duel({
			aliens: { 'seat:3': 'laser' },
			hands: { 'seat:3': ['flare:laser'], 'seat:2': ['attack:10', 'attack:12', 'morph'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 3 }] }
		});
		g.until('window:alliance.formed', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'super|laser|blind|flare:laser' });
		g.use('seat:3', 'super|laser').until('planning.select');
		expect(aside(g, 'seat:2')).toHaveLength(3);
		expect(g.hand('seat:2')).toHaveLength(1);
	});

	it('[super:laser] given it is a main player, then it has its power for that', () => {
		const given: Position = { ...LASER, hands: { ...LASER.hands, 'seat:1': ['flare:laser'] } };
		expect(offered(met(['attack:08', 'attack:08'], given), 'seat:1', 'super|')).toBe(false);
	});
});
