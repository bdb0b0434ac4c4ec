/** Hate: what it throws away others throw away too, or lose ships. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { position } from '../../../support/cosmic';
import { declare, duel, homes } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Hands = NonNullable<Position['hands']>;

const HANDS: Hands = {
	'seat:1': ['attack:08', 'negotiate', 'flare:zombie'],
	'seat:2': ['attack:06', 'attack:10', 'attack:08'],
	'seat:3': ['negotiate', 'artifact:plague']
};
/** Seat 1, Hate, starts its turn; it is asked what to throw away. */
const enraged = (given: Position = {}): CosmicGame =>
	position({ aliens: { 'seat:1': 'hate' }, hands: HANDS, destiny: ['colour:2#1'], ...given }).until(
		'hate.rage.throw'
	);
const thrown = (card: string, given?: Position): CosmicGame =>
	enraged(given).pick('seat:1', card).until('hate.rage.follow');
const like = (cards: readonly string[]) => cards.map((card) => card.replace(/#\d+$/, ''));
/** The ships of a seat that Hate is asked to pick go from this planet. */
const taken = (g: CosmicGame, seat: SeatId, planet: string) => {
	g.until('mustLose.pick', 'seat:1');
	expect(g.decision('seat:1').about).toContain(seat);
	return g.answer('seat:1', { split: { [planet]: 3 } });
};

describe('Hate', () => {
	it('[alien:hate] [CE-15.6] given it throws an attack, then each other may throw one of at least that value; who does not loses three ships that Hate picks, and the ships go together', () => {
		const g = thrown('attack:08');
		expect(like(g.choices('seat:2'))).toEqual(['attack:08', 'attack:10', 'ships']);
		g.pick('seat:2', 'attack:10').until('hate.rage.follow');
		// It holds no attack, and is asked all the same.
		expect(g.choices('seat:3')).toEqual(['ships']);
		g.pick('seat:3', 'ships');
		taken(g, 'seat:3', 'planet:3-2').until('launch.aim');
		expect(like(g.board.discard)).toEqual(['attack:08', 'attack:10']);
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:3': 3 });
		expect(g.encounter.lost).toEqual({});
	});

	it('[alien:hate] given somebody who could follow keeps its cards, then it loses ships, and others in timing order', () => {
		const g = thrown('attack:08').pick('seat:2', 'ships').until('hate.rage.follow');
		g.pick('seat:3', 'ships');
		taken(taken(g, 'seat:2', 'planet:2-1'), 'seat:3', 'planet:3-1').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3, 'seat:3': 3 });
		expect(g.hand('seat:2')).toHaveLength(3);
	});

	it.each([
		['negotiate', ['negotiate', 'negotiate', 'attack:08'], ['negotiate', 'ships']],
		['flare:zombie', ['flare:chosen', 'attack:08'], ['flare:chosen', 'ships']],
		[
			'reinforcement:5',
			['reinforcement:2', 'reinforcement:3'],
			['reinforcement:2', 'reinforcement:3', 'ships']
		],
		['artifact:quash', ['artifact:plague'], ['artifact:plague', 'ships']],
		['morph', ['attack:40'], ['ships']],
		['attack:00', ['attack:00', 'attack:01'], ['attack:01', 'ships']],
		['attack:40', ['attack:30'], ['ships']]
	])('[alien:hate] given it throws %s, then of %j what counts is %j', (card, held, counts) => {
		const hands = { 'seat:1': [card, 'attack:08'], 'seat:2': held };
		const own = { ...hands, 'seat:2': held.filter((one) => one !== card || card === 'negotiate') };
		expect(like(thrown(card, { hands: own }).choices('seat:2'))).toEqual(counts);
	});

	it('[alien:hate] [CE-20.8] given a player with two ships outside the warp and no cards, then it is not asked and loses both', () => {
		const g = enraged({
			hands: { ...HANDS, 'seat:2': [] },
			planets: homes('seat:2', 1, 0, 1)
		}).pick('seat:1', 'negotiate');
		g.until('hate.rage.follow');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.pick('seat:3', 'negotiate').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
	});

	it('[alien:hate] given it throws its last encounter card, then it draws a new hand once the others have followed', () => {
		const g = thrown('attack:08', {
			hands: { ...HANDS, 'seat:1': ['attack:08', 'artifact:quash'] },
			deck: ['attack:20']
		});
		expect(g.hand('seat:1')).toHaveLength(1);
		g.pick('seat:2', 'attack:08').until('hate.rage.follow').pick('seat:3', 'ships');
		taken(g, 'seat:3', 'planet:3-1').until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(like(g.hand('seat:1'))).toContain('attack:20');
		expect(g.said).toContain('{seat:1} discards Quash.');
	});

	it('[alien:hate] [CE-5.5] ruling: given a hand without encounter cards, then it is drawn anew first, and then the power is used', () => {
		const g = position({
			aliens: { 'seat:1': 'hate' },
			hands: { ...HANDS, 'seat:1': ['artifact:mobius-tubes', 'flare:zombie'] },
			deck: ['attack:20']
		});
		g.until('hate.rage.throw');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.said.indexOf('draws 8 cards')).toBeLessThan(g.said.indexOf('power of Hate'));
		expect(g.said.match(/power of Hate/g)).toHaveLength(1);
	});

	it('[alien:hate] given a second encounter, or the turn of another player, then it does not rage', () => {
		const g = thrown('attack:08', { aliens: { 'seat:1': ['hate', 'machine'] } });
		while (g.board.offense === 'seat:1')
			if (g.offers('seat:1', 'power|machine')) g.use('seat:1', 'power|machine');
			else g.lapse();
		for (let i = 0; i < 60 && g.board.offense !== 'seat:1'; i++) g.lapse();
		const turns = g.said.match(/\{seat:1\} starts a turn/g) ?? [];
		expect(g.said.match(/power of Hate/g)).toHaveLength(turns.length);
	});

	it('[alien:hate] given it is zapped, or its power is lost, then nobody discards anything', () => {
		const hands = { ...HANDS, 'seat:2': ['artifact:cosmic-zap', 'attack:08'] };
		const g = position({ aliens: { 'seat:1': 'hate' }, hands, destiny: ['colour:2#1'] });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(like(g.board.discard)).toEqual(['artifact:cosmic-zap']);
		expect(g.board.warp).toEqual({});
		const weak = position({
			aliens: { 'seat:1': 'hate' },
			hands: HANDS,
			destiny: ['colour:2#1'],
			planets: homes('seat:1', 10, 10)
		}).until('launch.aim');
		expect(weak.board.discard).toEqual([]);
	});

	it('[alien:hate] [CE-16.22] given two hands, one with a card that counts and one without, then nobody else can tell before the answer', () => {
		const looks = [HANDS['seat:2']!, ['attack:06', 'attack:04', 'artifact:quash']].map((hand) => {
			const g = thrown('attack:08', { hands: { ...HANDS, 'seat:2': hand } });
			expect(g.askedSeats).toEqual(['seat:2']);
			return JSON.stringify([
				lookOpen(cosmic, g.table),
				lookOwn(cosmic, g.table, 'seat:1'),
				lookOwn(cosmic, g.table, 'seat:3')
			]);
		});
		expect(looks[0]).toBe(looks[1]);
		const choosing = [HANDS['seat:1']!, ['attack:10', 'negotiate', 'artifact:quash']].map((hand) =>
			JSON.stringify(lookOpen(cosmic, enraged({ hands: { ...HANDS, 'seat:1': hand } }).table))
		);
		expect(choosing[0]).toBe(choosing[1]);
	});
});

describe('the Hate flare', () => {
	/** Seat 1 holds the flare and attacks seat 2. */
	const flare = (given: Position = {}, holder: SeatId = 'seat:1') => {
		const g = duel({ ...given, hands: { ...given.hands, [holder]: ['flare:hate'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		return g.until('window:planning.beforeSelect', holder);
	};

	it('[wild:hate] [CE-11.16] given the opponent loses its only encounter card, then the encounter is won before any card is laid', () => {
		const g = flare().use('seat:1', 'wild|hate').until('window:resolution.outcome');
		expect(g.encounter).toMatchObject({
			revealed: false,
			outcome: { type: 'won', side: 'offense' }
		});
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain('has laid');
		expect(like(g.board.discard)).toEqual(['attack:08']);
		expect(g.hand('seat:1')).toContain('flare:hate');
	});

	it('[wild:hate] [CE-15.26] given flares return in resolution, when it decides the encounter early, then it waits for that as others do', () => {
		const g = flare({ options: { flareReturn: 'resolution' } }).use('seat:1', 'wild|hate');
		g.until('window:resolution.outcome');
		expect(g.hand('seat:1')).not.toContain('flare:hate');
		expect(g.until('turn.second').hand('seat:1')).toContain('flare:hate');
	});

	it('[wild:hate] given the defense plays it, then the offense loses its ships, and a defensive ally gets its rewards', () => {
		const g = duel({ hands: { 'seat:2': ['flare:hate'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] }
		});
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|hate');
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.said).toContain('The defense wins.');
		expect(g.said).toContain('{seat:3} takes 2 cards as rewards.');
	});

	it('[wild:hate] given an encounter card is left, then the encounter goes on with a card less', () => {
		const g = flare({ hands: { 'seat:2': [] } });
		g.board.players['seat:2']!.hand = ['attack:08#201', 'attack:08#202', 'attack:08#203'];
		g.use('seat:1', 'wild|hate').until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.said).not.toContain('wins.');
	});

	it('[wild:hate] given it is not played, or cancelled, or its holder is no main player, then nothing is discarded', () => {
		expect(flare().pass().until('planning.select').hand('seat:2')).toHaveLength(1);
		const g = flare({ hands: { 'seat:3': ['artifact:card-zap'] } });
		declare(g, 'seat:1', 'wild|hate').use('seat:3', 'artifact|card-zap');
		expect(g.until('planning.select').hand('seat:2')).toHaveLength(1);
		const out = duel({ hands: { 'seat:3': ['flare:hate'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		while (!out.asked.includes('planning.select')) {
			expect(out.offers('seat:3', 'wild|hate')).toBe(false);
			out.lapse();
		}
	});

	it('[wild:hate] given a defense without encounter cards plays it before its new hand, then it may win by it', () => {
		const g = duel({ hands: { 'seat:2': [] } });
		g.board.players['seat:2']!.hand = ['flare:hate'];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|hate');
		expect(g.until('window:resolution.outcome').encounter.outcome).toEqual({
			type: 'won',
			side: 'defense'
		});
	});

	it('[wild:hate] [alien:vulch] [CE-16.28] given the card that decides the encounter is an artifact, then its discard is answered all the same', () => {
		const g = flare({ aliens: { 'seat:3': 'vulch' } });
		// An effect has taken its encounter cards in this very window.
		g.board.players['seat:2']!.hand = ['artifact:plague'];
		g.use('seat:1', 'wild|hate').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.hand('seat:3')).toContain('artifact:plague');
	});

	/** Hate, seat 1, has declared its rage and holds its flare. */
	const declared = (given: Position = {}) =>
		position({
			aliens: { 'seat:1': 'hate' },
			destiny: ['colour:2#1'],
			...given,
			hands: { ...HANDS, 'seat:1': ['attack:08', 'flare:hate'], ...given.hands }
		}).until('window:use.declared', 'seat:1');

	it('[super:hate] given it is played, then the card is shown and taken back, and others follow all the same', () => {
		const g = declared().use('seat:1', 'super|hate').until('hate.rage.throw');
		g.pick('seat:1', 'attack:08').until('hate.rage.follow');
		expect(g.said).toContain('{seat:1} shows Attack 08 and takes it back.');
		expect(like(g.hand('seat:1')).sort()).toEqual(['attack:08', 'flare:hate']);
		expect(g.board.discard).toEqual([]);
		expect(like(g.choices('seat:2'))).toEqual(['attack:08', 'attack:10', 'ships']);
		g.pick('seat:2', 'attack:08').until('hate.rage.follow').pick('seat:3', 'ships');
		taken(g, 'seat:3', 'planet:3-1').until('launch.aim');
		// Its encounter card is still in hand, so no new hand is drawn.
		expect(g.hand('seat:1')).toHaveLength(2);
	});

	it('[super:hate] given it is not played, then the card is discarded', () => {
		const g = declared().pass().until('hate.rage.throw').pick('seat:1', 'attack:08');
		expect(like(g.board.discard)).toEqual(['attack:08']);
	});

	it('[super:hate] given Cosmic Zap answers it, then the power is stopped, and the flare comes back', () => {
		const g = declared({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:08'] } });
		declare(g, 'seat:1', 'super|hate').use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.hand('seat:1')).toContain('flare:hate');
		expect(like(g.board.discard)).toEqual(['artifact:cosmic-zap']);
	});

	it('[super:hate] given its use is stopped already, then it cannot be played', () => {
		const g = declared({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:08'] } });
		g.use('seat:2', 'artifact|cosmic-zap');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			if (g.said.includes('Cosmic Zap')) expect(g.offers('seat:1', 'super|hate')).toBe(false);
	});

	it('[super:hate] given the use of another power, then it is not played', () => {
		const g = position({
			aliens: { 'seat:1': ['hate', 'oracle'] },
			destiny: ['colour:2#1'],
			hands: { ...HANDS, 'seat:1': ['attack:08', 'negotiate', 'flare:hate'] }
		});
		g.until('hate.rage.throw').pick('seat:1', 'negotiate').until('launch.aim');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:use.declared', 'seat:2');
		expect(g.said).toContain('power of Oracle');
		expect(g.offers('seat:1', 'super|hate')).toBe(false);
	});
});
