/** Section 7 of rules.md: who is encountered, and where. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, plainly } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame } from '../../support/cosmic';
import type { DestinyId, PlanetId, SeatId, Ships } from '../../../src/lib/games/cosmic/types';

/** Whom and where the encounter is, once destiny is settled without a choice. */
const settled = (g: CosmicGame) => {
	g.until('launch.aim');
	return [g.encounter.defense, g.encounter.system];
};

const drawn = (g: CosmicGame): string[] =>
	g.events.flatMap(({ move }) => (move?.type === 'destiny' ? [String(move['card'])] : []));

const FULL = { 'seat:1': 4 };

describe('CE-7 destiny', () => {
	it('[CE-7.1] given the destiny deck, when the phase comes, then its top card is turned up for all to see and settles the defense', () => {
		for (const [card, defense] of [
			['colour:2#3', 'seat:2'],
			['colour:3#1', 'seat:3']
		] as const) {
			const g = position({ destiny: [card, 'wild#1'] });
			expect(g.vault.destiny.at(-1)).toBe(card);
			g.until('launch.aim');
			expect(lookOpen(cosmic, g.table).board.encounter).toMatchObject({ destiny: card, defense });
			expect(g.vault.destiny.at(-1)).toBe('wild#1');
		}
	});

	it('[CE-7.2] given one card left, when one must be drawn, then it is shuffled with the discards first; with two left the top one is drawn', () => {
		/** Leaves this many cards in the deck, the others on the discard pile. */
		const left = (n: number, seed: number) => {
			const g = position({ destiny: ['colour:2#1', 'colour:2#2'], seed });
			g.until('window:encounter.start');
			const { destiny } = g.vault;
			g.board.destinyDiscard = destiny.splice(0, destiny.length - n);
			while (drawn(g).length === 0) g.lapse();
			return g;
		};
		const two = left(2, 1);
		expect(drawn(two)).toEqual(['colour:2#1']);
		expect([two.vault.destiny, two.board.destinyDiscard.length]).toEqual([['colour:2#2'], 13]);

		const first = new Set<DestinyId>();
		for (let seed = 1; seed <= 12; seed++) {
			const g = left(1, seed);
			expect(g.said).toContain('The destiny deck is shuffled anew.');
			expect(g.vault.destiny.length + drawn(g).length).toBe(14);
			expect(g.board.destinyDiscard).toEqual(drawn(g));
			first.add(drawn(g)[0]!);
		}
		// Were the last card drawn, it would always be colour 2.
		expect(first.size).toBeGreaterThan(3);
	});

	it('[CE-7.3] given another player’s colour, then that player is the defense, in its home system', () => {
		const g = position({ seats: 4, destiny: ['colour:3#2'] });
		expect(settled(g)).toEqual(['seat:3', 'seat:3']);
		expect(g.choices('seat:1')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:3-${k}`));
	});

	it('[CE-7.4] given the own colour, an intruder, an empty own planet and others, then the offense may meet the intruder, settle the empty one or draw again, and nothing else', () => {
		const g = position({
			destiny: ['colour:1#1', 'colour:3#1'],
			planets: { 'planet:1-1': { 'seat:1': 4, 'seat:2': 1 }, 'planet:1-2': {} }
		});
		g.until('destiny.own');
		expect(g.choices('seat:1')).toEqual([
			'against seat:2 planet:1-1',
			'resettle planet:1-2',
			'again'
		]);
		g.pick('seat:1', 'again').until('launch.aim');
		expect(drawn(g)).toEqual(['colour:1#1', 'colour:3#1']);
		// All read why a second card comes.
		expect(g.said).toContain('{seat:1} discards their own colour and draws another destiny card.');
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[CE-7.5] [CE-7.9] given two intruders on own planets, when one is met, then it is the defense there and wins ties, the offense stays the offense, and the other stands by', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-1': { 'seat:2': 2, 'seat:3': 3 } },
			hands: { 'seat:1': ['attack:08'], 'seat:3': ['attack:08'] }
		});
		g.until('destiny.own');
		expect(g.choices('seat:1')).toEqual([
			'against seat:2 planet:1-1',
			'against seat:3 planet:1-1',
			'again'
		]);
		g.pick('seat:1', 'against seat:3 planet:1-1');
		g.encounterTo({ send: { 'planet:1-2': 3 }, cards: ['attack:08', 'attack:08'] });
		expect(g.encounter).toMatchObject({
			offense: 'seat:1',
			defense: 'seat:3',
			system: 'seat:1',
			target: 'planet:1-1'
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 11 });
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.ships('planet:1-1')).toEqual({ 'seat:2': 2, 'seat:3': 3 });
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('[CE-7.6] given an empty own planet, when it is settled with ships of several colonies, then the encounter ends there, successful and without launch, alliance, planning or reveal', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': {}, 'planet:2-1': { 'seat:2': 4, 'seat:1': 2 } },
			warp: { 'seat:2': 1 }
		});
		g.until('destiny.own');
		const settle = (split: Record<string, number>) => ({
			pick: 'resettle planet:1-3',
			then: { split }
		});
		expect(g.refusal('seat:1', settle({ 'planet:1-1': 3, 'planet:1-2': 2 })).rule).toBe('CE-7.6');
		expect(g.refusal('seat:1', settle({})).rule).toBe('CE-7.6');
		g.answer('seat:1', settle({ 'planet:1-1': 2, 'planet:2-1': 2 }));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		g.until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
		const phases = g.events.flatMap(({ move }) => (move?.type === 'phase' ? [move['phase']] : []));
		expect(phases).toEqual(['startTurn', 'regroup', 'destiny']);
		// No loser: the warp is as it was.
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[CE-7.6] [CE-6.3] given no colony and a ship in the gate, when the own colour is drawn, then that ship may settle', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			},
			warp: { 'seat:1': 6 }
		});
		g.until('destiny.own').pick('seat:1', 'resettle planet:1-4', { split: { gate: 1 } });
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 1 });
		expect(g.until('turn.second').encounter.gate).toEqual({});
	});

	it('[CE-7.7] [CE-27.12] given an own planet with a stranger’s ships alone, then it cannot be settled, only that stranger met', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': { 'seat:2': 1 } }
		});
		g.until('destiny.own');
		expect(g.choices('seat:1')).toEqual(['against seat:2 planet:1-3', 'again']);
	});

	it('[CE-7.8] given own colours one after another, then each may be discarded for another; when nothing else can be done, that happens unasked', () => {
		const cards = ['colour:1#1', 'colour:1#2', 'colour:1#3', 'colour:2#1'];
		const asked = position({ destiny: cards, planets: { 'planet:1-3': {} } });
		for (let i = 0; i < 3; i++) asked.until('destiny.own').pick('seat:1', 'again');
		expect(settled(asked)).toEqual(['seat:2', 'seat:2']);

		const forced = position({ destiny: cards });
		while (!forced.asked.includes('launch.aim')) {
			expect(forced.asked).not.toContain('destiny.own');
			forced.lapse();
		}
		expect(drawn(forced)).toEqual(cards);
		// CE-7.6 needs a ship, too: with none left there is only the next card.
		const shipless = position({
			destiny: cards,
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			}
		});
		expect(settled(shipless)[0]).toBe('seat:2');
	});

	it('[CE-7.10] given a wild card, then the offense picks any other player, never itself, in that player’s home system', () => {
		const g = position({ seats: 4, offense: 'seat:3', destiny: ['wild#1'] });
		g.until('destiny.wild');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['seat:4', 'seat:1', 'seat:2']);
		expect(g.refusal('seat:3', { pick: 'seat:3' }).rule).toBe('CE-7.10');
		g.pick('seat:3', 'seat:2');
		expect(settled(g)).toEqual(['seat:2', 'seat:2']);
	});

	it.each<[DestinyId, Partial<Record<SeatId, number>>, Ships, Partial<Record<PlanetId, Ships>>]>([
		['special:most-cards-in-hand', { 'seat:1': 6, 'seat:2': 1, 'seat:3': 4, 'seat:4': 3 }, {}, {}],
		['special:fewest-ships-in-warp', {}, { 'seat:2': 2, 'seat:3': 1, 'seat:4': 3 }, {}],
		[
			'special:most-foreign-colonies',
			{},
			{},
			{
				'planet:2-1': { 'seat:1': 1, 'seat:2': 4, 'seat:3': 1 },
				'planet:2-2': { 'seat:1': 1, 'seat:2': 4, 'seat:3': 1 },
				'planet:2-3': { 'seat:1': 1, 'seat:2': 4, 'seat:4': 1 }
			}
		]
	])(
		'[CE-7.11] given the special card %s, then the other player that fits it best is the defense, at home',
		(card, sizes, warp, planets) => {
			const g = position({
				seats: 4,
				destiny: [card],
				warp,
				planets,
				hands: Object.fromEntries(
					Object.entries(sizes).map(([seat, n = 0]) => [
						seat,
						['attack:04', ...Array.from({ length: n - 1 }, () => 'negotiate')].slice(0, n)
					])
				)
			});
			expect(settled(g)).toEqual(['seat:3', 'seat:3']);
		}
	);

	it('[CE-7.12] [CE-27.13] given a tie on a special card, then the tied player nearest on the offense’s left is the defense', () => {
		const fewest = (offense: SeatId, warp: Ships) =>
			settled(position({ seats: 4, offense, destiny: ['special:fewest-ships-in-warp'], warp }))[0];
		expect(fewest('seat:1', {})).toBe('seat:2');
		expect(fewest('seat:3', {})).toBe('seat:4');
		expect(fewest('seat:4', {})).toBe('seat:1');
		expect(fewest('seat:3', { 'seat:4': 1 })).toBe('seat:1');
	});

	it('[CE-7.12] given a tie on a special card, then all read what the tied have and who of them is nearest; without one nothing', () => {
		const said = (warp: Ships) => {
			const g = position({
				...{ seats: 4, offense: 'seat:3', warp },
				destiny: ['special:fewest-ships-in-warp']
			});
			settled(g);
			return g.said.split('\n').filter((line) => line.includes('nearest on the left'));
		};
		expect(said({ 'seat:4': 1 })).toEqual([
			'0 ships in the warp each: {seat:1} and {seat:2}. {seat:1} is nearest on the left of {seat:3}.'
		]);
		expect(said({ 'seat:4': 1, 'seat:2': 1 })).toEqual([]);
	});

	it('[CE-7.11] [CE-7.12] given a special card, then the question where to aim says why it was for its defense, as long as that is so', () => {
		const aiming = (warp: Ships) =>
			position({
				...{ seats: 4, offense: 'seat:3', warp },
				destiny: ['special:fewest-ships-in-warp']
			}).until('launch.aim');
		const why = (g: CosmicGame) => lookOwn(cosmic, g.table, 'seat:3').decision?.because;
		const tied = aiming({ 'seat:4': 1 });
		expect(why(tied)).toMatchObject({ of: 'destiny' });
		expect(plainly(why(tied)!.say)).toBe(
			'0 ships in the warp each: seat:1 and seat:2. seat:1 is nearest on the left of seat:3.'
		);
		expect(lookOpen(cosmic, tied.table).board.encounter!.named).toEqual(why(tied)!.say);
		expect(plainly(why(aiming({ 'seat:4': 1, 'seat:2': 1 }))!.say)).toBe(
			'Destiny: "fewest ships in warp". seat:1 has 0 ships in the warp.'
		);
		tied.encounter.defense = 'seat:2';
		expect(lookOpen(cosmic, tied.table).board.encounter).not.toHaveProperty('named');
	});

	it('[CE-7.13] [CE-7.18] given the card for the most cards, when hands change before and after it is turned up, then the hands of that moment count, and the defense stays', () => {
		const g = position({
			destiny: ['special:most-cards-in-hand'],
			hands: {
				'seat:1': ['artifact:plague', 'attack:08'],
				// Four cards of three types, of which Plague leaves one.
				'seat:2': ['attack:06', 'negotiate', 'reinforcement:2', 'negotiate'],
				'seat:3': ['attack:04', 'attack:04']
			}
		});
		g.use('seat:1', 'artifact|plague', { pick: 'seat:2' });
		g.until('launch.aim');
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.encounter.defense).toBe('seat:3');
		g.encounterTo({
			target: 'planet:3-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:04']
		});
		// Seat 3 has laid a card and holds one, as seat 2 does, who sits nearer.
		expect(g.hand('seat:3')).toHaveLength(1);
		g.until('window:resolution.outcome');
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[CE-7.16] given cards used and rejected, then they lie face up on the destiny discard pile in their order', () => {
		const g = position({
			destiny: ['colour:1#1', 'wild#2'],
			planets: { 'planet:1-3': {} }
		});
		g.until('destiny.own').pick('seat:1', 'again');
		g.until('destiny.wild').pick('seat:1', 'seat:3');
		g.until('launch.aim');
		expect(lookOpen(cosmic, g.table).board.destinyDiscard).toEqual(['colour:1#1', 'wild#2']);
	});

	it('[CE-7.17] given a player with a colony in a third home system, when it is drawn, then it can be aimed at in its own system alone', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: { 'planet:3-1': { 'seat:3': 4, 'seat:2': 4 }, 'planet:1-1': FULL }
		});
		g.until('launch.aim');
		expect(g.choices('seat:1').every((planet) => planet.startsWith('planet:2-'))).toBe(true);
		expect(g.refusal('seat:1', { pick: 'planet:3-1' }).rule).toBe('CE-8.1');
	});

	it('[CE-7.6] given ships that settle leave two home colonies, when a power is lost by it, then that can be answered before the encounter ends', () => {
		const g = position({
			destiny: ['colour:1#1'],
			aliens: { 'seat:1': 'macron' },
			planets: {
				'planet:1-1': { 'seat:1': 1 },
				'planet:1-2': { 'seat:1': 1 },
				'planet:1-3': FULL,
				'planet:1-4': {},
				'planet:1-5': {}
			},
			hands: { 'seat:3': ['flare:parasite', 'attack:06'] }
		});
		g.until('destiny.own').pick('seat:1', 'resettle planet:1-5', {
			split: { 'planet:1-1': 1, 'planet:1-2': 1 }
		});
		expect(g.asked).toEqual(['window:power.lost']);
		expect(g.offers('seat:3', 'wild|parasite')).toBe(true);
		g.use('seat:3', 'wild|parasite', {
			pick: 'planet:1-1',
			then: { split: { 'planet:3-1': 1 } }
		});
		g.until('turn.second');
		expect(g.ships('planet:1-1')).toEqual({ 'seat:3': 1 });
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
	});
});
