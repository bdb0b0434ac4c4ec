/** Angler: it asks the other side for a card by name. */
import { describe, expect, it } from 'vitest';
import { declare, duel, meet, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Answer } from '../../../../src/lib/core';
import type { CardId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);
const NAME = 'power|angler';
const ANGLER: Position = {
	aliens: { 'seat:1': 'angler' },
	hands: { 'seat:2': ['attack:30', 'morph', 'attack:12'] }
};
const wants = (whom: string, face: string): Answer => ({ pick: whom, then: { pick: face } });

/** Before cards are chosen, with these cards on top of the deck. */
const before = (given: Position = ANGLER): CosmicGame =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until('window:planning.beforeSelect', 'seat:1');
const asked = (face: string, given: Position = ANGLER, whom = 'seat:2'): CosmicGame =>
	declare(before(given), 'seat:1', NAME, wants(whom, face));

describe('Angler', () => {
	it('[alien:angler] given the opponent holds what it asks for, then it has the card, and draws none', () => {
		const g = asked('morph').until('planning.select');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'morph']);
		expect(like(g.hand('seat:2'))).toEqual(['attack:08', 'attack:30', 'attack:12']);
		expect(g.said).not.toContain('draws');
	});

	it('[alien:angler] [CE-23.6] given it has got the card, then all others reckon that it holds that', () => {
		const g = asked('morph').until('planning.select');
		const saw = g.encounter.looks.filter(({ of, what }) => of === 'seat:1' && what === 'shown');
		expect(saw.map(({ by, cards }) => [by, ...like(cards)])).toEqual([
			['seat:2', 'morph'],
			['seat:3', 'morph']
		]);
	});

	it('[alien:angler] ruling: given the one they hold has the back of the reward deck, then it is what was named', () => {
		const given: Position = {
			...ANGLER,
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:2': ['attack:10@reward'] }
		};
		const g = asked('attack:10', given).until('planning.select');
		expect(like(g.hand('seat:2'))).toEqual(['attack:08']);
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[alien:angler] given they do not hold it, then it draws a card, and all hear that they do not', () => {
		const g = asked('attack:40', { ...ANGLER, deck: ['attack:13'] }).until('planning.select');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'attack:13']);
		expect(g.said).toContain('{seat:2} does not hold Attack 40');
	});

	it('[alien:angler] given it draws what it asked for, then it shows that, and may ask once more and no more', () => {
		const deck = ['attack:40', 'attack:13'];
		const g = asked('attack:40', { ...ANGLER, deck }).until('angler.fish.again');
		expect(g.said).toContain('{seat:1} shows what came: Attack 40');
		// CE-23.6
		const saw = g.encounter.looks.filter(({ of, what }) => of === 'seat:1' && what === 'shown');
		expect(saw.map(({ by }) => by)).toEqual(['seat:2', 'seat:3']);
		expect(like(saw.flatMap(({ cards }) => cards))).toEqual(['attack:40', 'attack:40']);
		const taken = g.pick('seat:1', 'seat:2', { pick: 'morph' }).until('planning.select');
		expect(like(taken.hand('seat:1'))).toEqual(['attack:08', 'attack:40', 'morph']);
		const again = asked('attack:40', { ...ANGLER, deck }).until('angler.fish.again');
		again.pick('seat:1', 'seat:2', { pick: 'attack:13' }).until('planning.select');
		expect(like(again.hand('seat:1'))).toEqual(['attack:08', 'attack:40', 'attack:13']);
		expect(again.said.match(/shows what came/g)).toHaveLength(1);
		const left = asked('attack:40', { ...ANGLER, deck }).until('angler.fish.again');
		left.pick('seat:1', 'none').until('planning.select');
		expect(like(left.hand('seat:1'))).toEqual(['attack:08', 'attack:40']);
	});

	it('[alien:angler] given an ally of the opponent, then it may ask them; its own allies it may not ask', () => {
		const g = duel({ ...ANGLER, seats: 4, hands: { 'seat:3': ['morph'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			}
		});
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(() => g.use('seat:1', NAME, wants('seat:4', 'morph'))).toThrow();
		declare(g, 'seat:1', NAME, wants('seat:3', 'morph')).until('planning.select');
		expect(g.hand('seat:3')).toEqual([]);
	});

	it('[alien:angler] [CE-10.11] given it takes the last encounter card of the defense, then they get a new hand', () => {
		const given: Position = {
			aliens: { 'seat:1': 'angler' },
			hands: { 'seat:2': ['artifact:quash'] }
		};
		const g = asked('attack:08', given).until('planning.select');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'attack:08']);
		expect(g.said).toContain('{seat:2} draws 8 cards');
	});

	it('[alien:angler] given it leaves its power, or is uninvolved, then nothing is asked', () => {
		const g = before();
		g.pass().until('planning.select');
		expect(g.said).not.toContain('asks');
		expect(offered(duel({ aliens: { 'seat:3': 'angler' } }), 'seat:3', NAME)).toBe(false);
	});

	it('[alien:angler] given it is zapped, then it gets nothing', () => {
		const g = before({ ...ANGLER, hands: { 'seat:2': ['morph', 'artifact:cosmic-zap'] } });
		declare(g, 'seat:1', NAME, wants('seat:2', 'morph'));
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(like(g.until('planning.select').hand('seat:1'))).toEqual(['attack:08']);
		expect(g.said).not.toContain('does not hold');
	});

	it('given nothing is known, then the steady player asks for the highest attack it has not seen', () => {
		const given: Position = { ...ANGLER, hands: { ...ANGLER.hands, 'seat:1': ['attack:40'] } };
		expect(steadyAnswer(before(given), 'seat:1')).toMatchObject({
			then: { pick: 'seat:2', then: { pick: 'attack:30' } }
		});
		const again = asked('attack:20', { ...ANGLER, deck: ['attack:20'] }).until('angler.fish.again');
		expect(steadyAnswer(again, 'seat:1')).toMatchObject({ pick: 'seat:2' });
	});
});

describe('the Angler flare', () => {
	const WILD: Position = {
		hands: { 'seat:3': ['flare:angler', 'attack:01'], 'seat:2': ['morph', 'attack:30'] }
	};
	const traded = (face = 'morph', given: Position = WILD): CosmicGame =>
		duel(given)
			.until('window:turn.start', 'seat:3')
			.use('seat:3', 'wild|angler', { pick: face })
			.until('angler.trade.offer');

	it('[wild:angler] given the holder gives the card, then they have the flare for it', () => {
		const g = traded();
		expect(g.choices('seat:1')).toEqual(['none', 'rest']);
		expect(g.choices('seat:2')).toEqual(['give', 'none', 'rest']);
		g.pick('seat:1', 'none').pick('seat:2', 'give').until('launch.aim');
		expect(like(g.hand('seat:3'))).toEqual(['attack:01', 'morph']);
		expect(g.hand('seat:2')).toContain('flare:angler');
		// CE-23.6: all have heard who holds what now.
		const saw = g.encounter.looks.filter(({ by, what }) => by === 'seat:1' && what === 'shown');
		expect(saw.map(({ of, cards }) => [of, ...like(cards)])).toEqual([
			['seat:2', 'flare:angler'],
			['seat:3', 'morph']
		]);
	});

	it('[wild:angler] given nobody gives it, then one card of a player is taken at random, and the flare comes back', () => {
		const g = traded();
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'rest' });
		g.pick('seat:1', 'none').pick('seat:2', 'none').until('angler.trade.whom');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'seat:2' });
		g.pick('seat:3', 'seat:1').until('launch.aim');
		expect(like(g.hand('seat:3')).sort()).toEqual(['attack:01', 'attack:08', 'flare:angler']);
	});

	it('[wild:angler] ruling: given two would give it, then the first in timing order does, and keeps the flare', () => {
		const g = traded('negotiate', {
			seats: 4,
			hands: { ...WILD.hands, 'seat:2': ['negotiate'], 'seat:4': ['negotiate'] }
		});
		g.pick('seat:1', 'none').pick('seat:4', 'give').pick('seat:2', 'give').until('launch.aim');
		expect(g.hand('seat:2')).toContain('flare:angler');
		expect(like(g.hand('seat:4'))).toEqual(['negotiate']);
		expect(like(g.hand('seat:3'))).toEqual(['attack:01', 'negotiate']);
	});

	it('[wild:angler] [CE-16.33] given one of them gives nothing until their next turn begins, then they are not asked meanwhile, and all hear of it', () => {
		const many: CardId[] = ['attack:10', 'attack:12', 'negotiate', 'negotiate', 'morph'];
		const hands: Position['hands'] & object = {
			...WILD.hands,
			'seat:1': many,
			'seat:2': ['attack:14', 'attack:15', 'negotiate']
		};
		const g = traded('attack:40', { hands }).pick('seat:1', 'rest').pick('seat:2', 'rest');
		expect(g.said).toContain('{seat:2} gives nothing until their next turn begins.');
		g.until('angler.trade.whom').pick('seat:3', 'seat:1');
		// Seat 2 has its turn next, so seat 1 alone is left out.
		g.until('window:turn.start', 'seat:3');
		expect(g.board.turn).toBe(2);
		g.use('seat:3', 'wild|angler', { pick: 'attack:40' }).until('angler.trade.offer');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'rest').until('angler.trade.whom').pick('seat:3', 'seat:1');
		// At its own turn nobody is left to be asked.
		g.until('window:turn.start', 'seat:3');
		expect(g.board.turn).toBe(3);
		g.use('seat:3', 'wild|angler', { pick: 'attack:40' });
		for (; !g.asked.includes('angler.trade.whom'); g.lapse())
			expect(g.asked).not.toContain('angler.trade.offer');
	});

	it('[wild:angler] [CE-33.18] given cards that are played leave the game, then nobody is offered the flare, and it leaves', () => {
		const g = duel({
			...WILD,
			options: { hazard: 'conflict' },
			piles: { hazard: ['hazard:sargasso-web'] }
		}).until('window:launch.beforeShips', 'seat:3');
		g.use('seat:3', 'wild|angler', { pick: 'morph' });
		for (; !g.asked.includes('angler.trade.whom'); g.lapse())
			expect(g.asked).not.toContain('angler.trade.offer');
		g.pick('seat:3', 'seat:2').until('launch.send');
		expect(g.board.outOfGame).toContain('flare:angler');
	});

	it('given a card it can spare, then the steady player gives it for the flare', () => {
		const given: Position = { hands: { ...WILD.hands, 'seat:2': ['negotiate'] } };
		expect(steadyAnswer(traded('negotiate', given), 'seat:2')).toEqual({ pick: 'give' });
		const g = duel(WILD).until('window:turn.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'wild|angler|trade|flare:angler' });
	});

	it('[super:angler] given it is an ally, then it asks a player of the other side', () => {
		const g = duel({
			aliens: { 'seat:3': 'angler' },
			hands: { 'seat:3': ['flare:angler'], 'seat:1': ['morph'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
		});
		g.until('window:planning.beforeSelect', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'super|angler|fish|flare:angler' });
		declare(g, 'seat:3', 'super|angler', wants('seat:1', 'morph')).until('planning.select');
		expect(like(g.hand('seat:3'))).toContain('morph');
	});

	it('[super:angler] given it is a main player, then it has its power for that', () => {
		const given: Position = { ...ANGLER, hands: { ...ANGLER.hands, 'seat:1': ['flare:angler'] } };
		expect(offered(meet(duel(given)), 'seat:1', 'super|')).toBe(false);
	});
});
