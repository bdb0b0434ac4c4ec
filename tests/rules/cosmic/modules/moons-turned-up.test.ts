/** Moons that act as they are turned up, and new moons (rules.md CE-37.19, CE-37.20). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import type { Answer, SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { foreignColonies, homeColonies } from '../../../../src/lib/games/cosmic/board';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board;
const plain = (cards: readonly string[]) => cards.map((card) => card.replace(/#\d+$/, ''));

const STRONG = ['attack:40', 'attack:20', 'attack:15', 'negotiate', 'reinforcement:3'];
const WEAK = ['attack:06', 'attack:08', 'negotiate'];

const meeting = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': STRONG, 'seat:2': WEAK, ...given.hands }
	});

const against = (
	given: Position = {},
	cards: [string, string] = ['attack:40', 'attack:06']
): CosmicGame =>
	meeting(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 }, cards });

/** Seat 1 has won at a planet with this moon, and comes to it. */
const turnedUp = (id: string, given: Position = {}): CosmicGame =>
	against({ moons: [{ id, planet: 'planet:2-1' }], ...given })
		.until('moons.occupy.choose')
		.answer('seat:1', { yes: true });

const under = (id: string, seat: SeatId = 'seat:1') =>
	({ id, planet: `planet:${Number(seat.slice(5))}-2`, by: seat, open: false }) as const;

const uses = (g: CosmicGame, seat: SeatId, name: string, then?: Answer): CosmicGame => {
	const others = g.askedSeats.filter((one) => one !== seat);
	if (others.length > 0) g.pass(...others);
	return g.use(seat, name, then);
};

const HANDS = {
	'seat:2': ['attack:06', 'attack:10', 'attack:08', 'artifact:plague', 'flare:zombie'],
	'seat:3': ['negotiate', 'attack:12', 'flare:macron']
} as const;

describe('CE-37.19 quarter moons', () => {
	it('[CE-37.19] [moon:attack-preview] all others show their highest and lowest attacks to who turns it up, and to nobody else', () => {
		const hands = { ...HANDS, 'seat:2': ['attack:06', 'attack:08', 'attack:10', 'attack:05'] };
		const g = turnedUp('attack-preview', { hands: hands as never });
		const looks = own(g, 'seat:1').looks;
		expect(looks.map(({ of, cards }) => [of, plain(cards).toSorted()])).toEqual([
			['seat:2', ['attack:05', 'attack:10']],
			['seat:3', ['attack:12']]
		]);
		expect(own(g, 'seat:2').looks).toEqual([]);
	});

	it('[CE-37.11] [CE-37.19] [moon:sad-revelations] all others show their artifacts and flares', () => {
		const g = turnedUp('sad-revelations', { hands: HANDS as never });
		expect(own(g, 'seat:1').looks.map(({ of, cards }) => [of, plain(cards)])).toEqual([
			['seat:2', ['artifact:plague', 'flare:zombie']],
			['seat:3', ['flare:macron']]
		]);
		expect(own(g, 'seat:3').looks).toEqual([]);
	});

	it('[CE-37.19] [moon:treasure-hunt] each other gives a card by chance, of which it keeps one', () => {
		const g = turnedUp('treasure-hunt', { hands: HANDS as never }).until(
			'treasure-hunt.keep.choose'
		);
		expect(g.hand('seat:2')).toHaveLength(HANDS['seat:2'].length - 2);
		expect(g.hand('seat:3')).toHaveLength(HANDS['seat:3'].length - 1);
		const [kept, gone] = g.choices('seat:1');
		const before = g.hand('seat:1').length;
		expect(g.choices('seat:1')).toContain((steadyAnswer(g, 'seat:1') as { pick: string }).pick);
		g.pick('seat:1', kept!);
		expect(g.hand('seat:1')).toHaveLength(before - 1);
		expect(g.hand('seat:1')).toContainEqual(kept);
		expect(plain(g.board.discard)).toContain(plain([gone!])[0]);
	});

	it('[CE-37.11] [CE-37.19] [moon:alms] all others give a card of their choice, all at once', () => {
		const g = turnedUp('alms', { hands: HANDS as never }).until('alms.give.choose');
		expect(g.askedSeats).toEqual(['seat:2', 'seat:3']);
		g.pick('seat:2', 'attack:10').pick('seat:3', 'negotiate');
		expect(plain(g.hand('seat:1'))).toEqual(expect.arrayContaining(['attack:10', 'negotiate']));
		expect(plain(g.hand('seat:3'))).toEqual(['attack:12', 'flare:macron']);
	});

	it('[CE-37.19] [moon:zap-grab] holders give all zaps it names; where nobody holds one it comes out of the deck', () => {
		const got = (hands: Position['hands']) => {
			const g = turnedUp('zap-grab', { hands }).until('zap-grab.name.choose');
			expect(g.choices('seat:1')).toEqual(['card-zap', 'cosmic-zap']);
			g.pick('seat:1', 'cosmic-zap');
			return [g.hand('seat:1'), g.said] as const;
		};
		const zaps = ['artifact:cosmic-zap', 'artifact:cosmic-zap', 'attack:08'];
		const [given, told] = got({ 'seat:3': zaps });
		expect(plain(given).filter((card) => card === 'artifact:cosmic-zap')).toHaveLength(2);
		expect(told).not.toContain('The deck is shuffled');
		const [searched, said] = got({});
		expect(plain(searched).filter((card) => card === 'artifact:cosmic-zap')).toHaveLength(1);
		expect(said).toContain('The deck is shuffled');
	});

	it('[CE-37.19] [moon:peace-move] everybody gets a negotiate out of the deck, as far as there are any, who turns it up first', () => {
		const n = (g: CosmicGame, seat: SeatId) =>
			plain(g.hand(seat)).filter((card) => card === 'negotiate').length;
		const all = turnedUp('peace-move', { hands: { 'seat:2': ['attack:06'], 'seat:3': [] } });
		expect([n(all, 'seat:1'), n(all, 'seat:2'), n(all, 'seat:3')]).toEqual([2, 1, 1]);
		const one = turnedUp('peace-move', {
			hands: { 'seat:2': ['attack:06'], 'seat:3': [] },
			deck: ['negotiate', 'attack:08', 'attack:10'],
			deckOnly: true
		});
		expect([n(one, 'seat:1'), n(one, 'seat:2'), n(one, 'seat:3')]).toEqual([2, 0, 0]);
		expect(one.table.vault.deck).toHaveLength(2);
	});

	it('[CE-37.19] [moon:migration] who turns it up moves a ship of each player from one of their colonies to another', () => {
		const g = turnedUp('migration', {
			planets: { 'planet:3-2': { 'seat:3': 1 } }
		}).until('migration.move.each');
		expect(g.askedSeats).toEqual(['seat:1']);
		const moves: [string, string][] = [];
		while (g.asked.includes('migration.move.each')) {
			const { shape } = g.decision('seat:1');
			const choice = shape.type === 'one' ? shape.choices[0]! : null;
			const to = choice?.then?.type === 'one' ? choice.then.choices[0]!.id : '';
			moves.push([choice!.id, to]);
			expect(steadyAnswer(g, 'seat:1')).toHaveProperty('then');
			g.answer('seat:1', { pick: choice!.id, then: { pick: to } });
		}
		expect(moves.map(([from]) => from.slice(7, 8))).toEqual(['1', '2', '3']);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 3 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 2 });
	});

	it('[CE-37.19] [moon:emergence] its player plays a further power, and keeps it', () => {
		const g = turnedUp('emergence', { aliens: { 'seat:1': 'zombie' } });
		const { aliens } = g.board.players['seat:1']!;
		expect(aliens).toHaveLength(2);
		expect(aliens[0]).toBe('zombie');
		expect(g.board.sheets).not.toContain(aliens[1]);
	});

	it('[CE-37.19] [moon:metamorph] one of its player’s powers is replaced, of several the one it chooses', () => {
		const one = turnedUp('metamorph', { aliens: { 'seat:1': 'zombie' } });
		expect(one.board.players['seat:1']!.aliens).toHaveLength(1);
		expect(one.board.players['seat:1']!.aliens).not.toContain('zombie');
		expect(one.board.sheets).toContain('zombie');
		const two = turnedUp('metamorph', { aliens: { 'seat:1': ['zombie', 'warrior'] } });
		two.until('metamorph.which.choose').pick('seat:1', 'warrior');
		const { aliens } = two.board.players['seat:1']!;
		expect(aliens).toHaveLength(2);
		expect(aliens[0]).toBe('zombie');
		expect(aliens).not.toContain('warrior');
	});
});

describe('CE-37.20 new moons', () => {
	it('[CE-37.16] [CE-37.20] [moon:deal-breaker] without a deal its player loses nothing, and the other three ships more', () => {
		const g = against({ moons: [under('deal-breaker')] }, ['negotiate', 'negotiate']);
		expect(open(g).moons![0]).toMatchObject({ kind: 'new', id: null });
		g.until('deal.talk').answer('seat:1', { refuse: true });
		g.until('window:resolution.dealFailed', 'seat:1');
		uses(g, 'seat:1', 'moon|deal-breaker|act').until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:2']);
		const { shape } = g.decision('seat:2');
		expect(shape.type === 'split' && shape.max).toBe(6);
	});

	it('[CE-37.20] [moon:multiplier] the attack of its player counts twice', () => {
		for (const [seat, offense, defense] of [
			['seat:1', 43, 12],
			['seat:2', 23, 20]
		] as const) {
			const g = against({ moons: [under('multiplier', seat)] }, ['attack:20', 'attack:08']);
			uses(g.until('window:reveal.values', seat), seat, 'moon|multiplier|act');
			expect(g.encounter.totals).toEqual({ offense, defense });
		}
	});

	it('[CE-37.20] [moon:harvest] its player discards the hand and draws a new one', () => {
		const g = meeting({ moons: [under('harvest')] }).until('window:destiny.before', 'seat:1');
		const before = g.hand('seat:1');
		uses(g, 'seat:1', 'moon|harvest|act').until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.board.discard).toHaveLength(before.length);
	});

	it('[CE-37.16] [CE-37.20] [moon:biofuel] in its player’s regroup an unused flare in place of a ship, each time', () => {
		for (const isOpen of [false, true]) {
			const g = meeting({
				box: ['zombie', 'macron', 'mind'],
				moons: [{ ...under('biofuel'), open: isOpen }],
				warp: { 'seat:1': 2 }
			});
			g.table.vault.flares.push('flare:virus#1'.replace(/#\d+$/, ''));
			g.until('window:regroup.retrieve', 'seat:1');
			uses(g, 'seat:1', 'moon|biofuel|draw').until('launch.aim');
			expect(g.board.warp['seat:1']).toBe(2);
			expect(g.hand('seat:1')).toContainEqual('flare:virus');
		}
	});

	it('[CE-21.1] [CE-37.20] [moon:moon-mandate] foreign colonies win only for who is on a moon', () => {
		const wins = (moons: Position['moons']) => {
			const g = against({
				options: { coloniesToWin: 4 },
				planets: {
					'planet:2-2': { 'seat:1': 1 },
					'planet:2-3': { 'seat:1': 1 },
					'planet:3-2': { 'seat:1': 1 }
				},
				moons
			});
			while (!g.table.over && g.board.encounters === 1 && !g.asked.includes('turn.second'))
				g.lapse();
			return g.table.over !== null;
		};
		const mandate = { id: 'moon-mandate', planet: 'planet:3-1', by: 'seat:3' } as const;
		expect(wins([])).toBe(true);
		expect(wins([mandate])).toBe(false);
		expect(wins([{ ...mandate, by: null }])).toBe(true);
		expect(wins([mandate, { id: 'gate', planet: 'planet:1-2', by: 'seat:1' }])).toBe(true);
	});

	it('[CE-37.12] [CE-37.20] [moon:restraint] it counts as a foreign colony, and the highest attack is not laid while there is a lower one', () => {
		const laid = (hand: string[], by: SeatId = 'seat:1') => {
			const planet = `planet:${Number(by.slice(5))}-2` as const;
			const g = meeting({ moons: [{ id: 'restraint', planet, by }], hands: { 'seat:1': hand } });
			expect(foreignColonies(g.board, by)).toBe(1);
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
			return plain(g.choices('seat:1')).toSorted();
		};
		expect(laid(['attack:40', 'attack:20', 'negotiate'])).toEqual(['attack:20', 'negotiate']);
		expect(laid(['attack:10', 'attack:10', 'attack:08'])).toEqual(['attack:08']);
		expect(laid(['attack:40', 'negotiate'])).toEqual(['attack:40', 'negotiate']);
		expect(laid(['attack:40', 'attack:20'], 'seat:3')).toEqual(['attack:20', 'attack:40']);
	});

	it('[CE-18.6] [CE-37.20] [moon:home] it counts as a home colony, and with two half moons as two', () => {
		const few = { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} };
		const at = (moons: Position['moons']) =>
			meeting({ aliens: { 'seat:1': 'zombie' }, planets: few, moons });
		const home = { id: 'home', planet: 'planet:1-2', by: 'seat:1' } as const;
		expect(homeColonies(at([]).board, 'seat:1')).toBe(2);
		expect(at([]).board.players['seat:1']!.powerLost).toBe(true);
		expect(homeColonies(at([home]).board, 'seat:1')).toBe(3);
		expect(at([home]).board.players['seat:1']!.powerLost).toBe(false);
		const gate = { id: 'gate', planet: 'planet:1-1', by: 'seat:1' } as const;
		expect(homeColonies(at([home, gate]).board, 'seat:1')).toBe(4);
		expect(homeColonies(at([{ ...home, by: null }]).board, 'seat:1')).toBe(2);
	});
});
