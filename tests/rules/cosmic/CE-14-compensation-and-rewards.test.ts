/** Section 14 of rules.md: what a negotiator and defensive allies gain. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { said } from '../../support/said';

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

type Allies = NonNullable<Parameters<CosmicGame['encounterTo']>[0]['allies']>;

/** `seat:1` sends two ships to planet 1 of `seat:2`; both lay these cards from their hands. */
function fought(
	offense: string,
	defense: string,
	given: Position = {},
	allies: Allies = {}
): CosmicGame {
	const { hands = {}, ...rest } = given;
	const g = position({
		seats: 4,
		destiny: ['colour:2#1'],
		...rest,
		hands: {
			...hands,
			'seat:1': [offense, ...(hands['seat:1'] ?? [])],
			'seat:2': [defense, ...(hands['seat:2'] ?? [])]
		}
	});
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		allies,
		cards: [offense, defense]
	});
}

const FOUR = ['attack:04', 'attack:06', 'attack:08', 'attack:10'];

describe('CE-14 compensation', () => {
	it('[CE-14.1] [CE-14.4] given a negotiate that meets an attack, when its player loses, then the player of the attack pays, be it defense or offense; with other cards nobody pays', () => {
		const offense = fought('negotiate', 'attack:20', { hands: { 'seat:2': FOUR } });
		offense.until('window:resolution.end');
		expect(offense.hand('seat:1')).toHaveLength(2);
		expect(FOUR.map((card) => `${card}#1`)).toEqual(expect.arrayContaining(offense.hand('seat:1')));
		expect(offense.hand('seat:2')).toHaveLength(2);
		const defense = fought('attack:20', 'negotiate', { hands: { 'seat:1': FOUR } });
		defense.until('window:resolution.end');
		expect(defense.hand('seat:2')).toHaveLength(4);
		expect(defense.hand('seat:1')).toEqual([]);
		const attacks = fought('attack:20', 'attack:12', { hands: { 'seat:1': FOUR } });
		attacks.until('window:resolution.end');
		expect(attacks.hand('seat:1')).toHaveLength(4);
	});

	it('[CE-14.1] given Emotion Control made an attack count as a negotiate, when totals never meet, then a deal is sought and no compensation paid', () => {
		const g = fought('attack:20', 'negotiate', {
			hands: { 'seat:1': FOUR, 'seat:3': ['artifact:emotion-control'] }
		});
		g.until('window:reveal.cards').use('seat:3', 'artifact|emotion-control').until('launch.aim');
		expect(g.said).not.toContain('compensation');
	});

	it('[CE-14.2] [CE-27.4] given the offense negotiates with two ships and an ally with four, when the defense attacks, then it takes two cards at random and its ally none', () => {
		const g = fought(
			'negotiate',
			'attack:20',
			{ hands: { 'seat:2': FOUR, 'seat:3': ['attack:15'] } },
			{ 'seat:3': ['offense', { 'planet:3-1': 4 }] }
		);
		g.until('window:resolution.end');
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:3': 4 });
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.hand('seat:3')).toEqual(['attack:15#1']);
	});

	it('[CE-14.3] [CE-27.29] given ships that are kept from the warp, when their owner has negotiated and lost, then only those that got there count', () => {
		const none = fought('attack:20', 'negotiate', {
			aliens: { 'seat:2': 'zombie' },
			hands: { 'seat:1': FOUR }
		});
		none.until('home.land').answer('seat:2', { split: { 'planet:2-3': 4 } });
		none.until('window:resolution.end');
		expect(none.board.warp).toEqual({});
		expect(none.ships('planet:2-3')).toEqual({ 'seat:2': 8 });
		expect(none.said).not.toContain('compensation');
		const some = fought('attack:20', 'negotiate', {
			hands: { 'seat:1': FOUR, 'seat:2': ['flare:zombie'] }
		});
		some.until('window:ships.losing').use('seat:2', 'wild|zombie|save', { pick: 'planet:2-1' });
		some.until('window:resolution.end');
		expect(some.board.warp).toEqual({ 'seat:2': 3 });
		expect(some.hand('seat:2')).toHaveLength(1 + 3);
	});

	it('[CE-14.4] given cards change hands as compensation, when they do, then the faces are told to the two alone and chosen by chance', () => {
		const drawn = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			const g = fought('negotiate', 'attack:20', { seed, hands: { 'seat:2': FOUR } });
			g.until('window:resolution.end');
			g.hand('seat:1').forEach((card) => drawn.add(card));
			const told = g.events.filter(({ to, rule }) => to !== 'all' && rule === 'CE-14.4');
			expect(told.map(({ to }) => to)).toEqual([['seat:1'], ['seat:2']]);
			expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
			expect(g.said).not.toContain('2 cards of {seat:2}.');
			expect(JSON.stringify(view(g))).not.toContain(g.hand('seat:1')[0]);
			expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:3'))).not.toContain(g.hand('seat:1')[0]);
		}
		expect([...drawn].sort()).toEqual(FOUR.map((card) => `${card}#1`));
	});

	it('[CE-14.5] given the payer holds fewer cards than are due, when it pays, then all it has, and no more later', () => {
		const g = fought('attack:20', 'negotiate', { hands: { 'seat:1': ['attack:04', 'attack:06'] } });
		g.until('window:resolution.end');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.hand('seat:2').sort()).toEqual(['attack:04#1', 'attack:06#1']);
		const cards = g.hand('seat:2').length;
		g.until('launch.aim');
		expect(g.hand('seat:2')).toHaveLength(cards);
	});

	it('[CE-14.6] given the payer holds Ionic Gas, when compensation is about to be drawn, then it may still play it, and cards on the table are not drawn', () => {
		const g = fought('attack:20', 'negotiate', {
			hands: { 'seat:1': ['artifact:ionic-gas', 'attack:04'] }
		});
		g.until('window:resolution.compensation');
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		const told = (seat: SeatId) => said(g.decision(seat).say);
		expect(told('seat:1')).toBe('{seat:2} is to take 4 cards from you. Act, or pass?');
		expect(told('seat:3')).toBe('{seat:2} is to take 4 cards from {seat:1}. Act, or pass?');
		g.use('seat:1', 'artifact|ionic-gas').until('window:resolution.end');
		expect(g.hand('seat:2')).toEqual([]);
		expect(g.hand('seat:1')).toEqual(['attack:04#1']);
		const paid = fought('attack:20', 'negotiate', { hands: { 'seat:1': ['attack:04'] } });
		paid.until('window:resolution.end');
		expect(paid.hand('seat:2')).toEqual(['attack:04#1']);
		expect(view(paid).discard).toContainEqual('attack:20#1');
	});

	it('[CE-14.7] [CE-27.5] given the defense has no ship on its planet and negotiates, when it loses, then it loses and takes nothing, and the offense lands', () => {
		const g = fought('attack:04', 'negotiate', {
			planets: { 'planet:2-1': {} },
			hands: { 'seat:1': FOUR.slice(1) }
		});
		g.until('turn.second');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:2')).toEqual([]);
		expect(g.said).not.toContain('compensation');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[CE-14.8] given compensation is due, when it is paid, then the collector is not asked and takes all of it', () => {
		const g = fought('negotiate', 'attack:20', { hands: { 'seat:2': FOUR } });
		g.until('window:resolution.outcome');
		while (!g.said.includes('as compensation')) {
			for (const { seat, window } of g.table.decisions)
				if (seat === 'seat:1') expect(window).not.toBeNull();
			g.lapse();
		}
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
		expect(g.hand('seat:1')).toHaveLength(2);
	});
});

describe('CE-14 rewards', () => {
	const helped = (given: Position = {}, ships = 3): CosmicGame =>
		fought('attack:04', 'attack:20', given, {
			'seat:4': ['defense', { 'planet:4-1': ships }]
		});

	it('[CE-14.9] [CE-14.10] [CE-14.11] [CE-27.25] given a defensive ally with three ships and one of its own in the warp, when the defense wins, then it has three rewards and may take one ship and two cards or three cards, not two ships', () => {
		const g = helped({ warp: { 'seat:4': 1 }, deck: ['attack:30', 'artifact:plague'] });
		g.until('resolution.rewards');
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(g.refusal('seat:4', { amount: 2 })).toEqual({
			rule: 'CE-14.10',
			say: 'Name 0 to 1; you named 2.'
		});
		const cards = g.hand('seat:4').length;
		g.answer('seat:4', { amount: 1 });
		expect(g.said).toContain('{seat:4} takes 2 cards and 1 ship as rewards.');
		expect(g.hand('seat:4').slice(cards)).toEqual(['attack:30#1', 'artifact:plague#1']);
		g.until('home.land').answer('seat:4', { split: { 'planet:4-5': 1 } });
		expect(g.ships('planet:4-5')).toEqual({ 'seat:4': 5 });
		expect(g.board.warp['seat:4']).toBeUndefined();
		const other = helped({ warp: { 'seat:4': 1 } }).until('resolution.rewards');
		const before = other.hand('seat:4').length;
		other.answer('seat:4', { amount: 0 });
		expect(other.hand('seat:4')).toHaveLength(before + 3);
		expect(other.board.warp['seat:4']).toBe(1);
	});

	it('[CE-14.9] [CE-14.11] given a defensive ally with one ship and five of its own in the warp, when the defense wins, then it has one reward and brings back one ship at most', () => {
		const g = helped({ warp: { 'seat:4': 5 } }, 1).until('resolution.rewards');
		expect(g.decision('seat:4').shape).toEqual({ type: 'amount', min: 0, max: 1 });
		expect(g.refusal('seat:4', { amount: 2 }).rule).toBe('CE-14.10');
		const cards = g.hand('seat:4').length;
		g.answer('seat:4', { amount: 1 }).until('window:resolution.end');
		expect(g.board.warp['seat:4']).toBe(4);
		expect(g.hand('seat:4')).toHaveLength(cards);
	});

	it('[CE-14.9] given the defense loses, when it is over, then its allies get no reward', () => {
		const g = fought('attack:40', 'attack:04', {}, { 'seat:4': ['defense', { 'planet:4-1': 3 }] });
		g.until('launch.aim');
		expect(g.said).not.toContain('as rewards');
		expect(g.hand('seat:4')).toHaveLength(2);
	});

	it('[CE-14.11] given the split is declared, when cards and ships follow, then the declaration comes before both', () => {
		const g = helped({ warp: { 'seat:4': 2 } }).until('resolution.rewards');
		const { shape } = g.decision('seat:4');
		expect(shape).toEqual({ type: 'amount', min: 0, max: 2 });
		const at = g.events.length;
		g.answer('seat:4', { amount: 1 });
		const after = g.events.slice(at);
		const told = after.map(({ say }) => said(say));
		expect(told.findIndex((say) => say.includes('as rewards'))).toBe(0);
		// Its cards come then, and nothing is said twice.
		const drawn = { type: 'cards', seat: 'seat:4', n: 2, from: 'deck', to: 'hand' };
		expect(after.find(({ move }) => move)?.move).toEqual(drawn);
		expect(told.filter((say) => say.includes('draws'))).toEqual([]);
	});

	it('[CE-14.12] given two defensive allies, when they take rewards, then in timing order, one after the other', () => {
		const g = fought(
			'attack:04',
			'attack:20',
			{ offense: 'seat:1', warp: { 'seat:3': 2, 'seat:4': 2 } },
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		);
		g.until('resolution.rewards');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { amount: 1 }).until('home.land', 'seat:3');
		expect(g.said).not.toContain('{seat:4} takes');
		g.until('resolution.rewards', 'seat:4');
		expect(g.board.warp['seat:3']).toBe(1);
	});

	it('[CE-14.13] given an ally without any colony left, when rewards are due, then they are cards', () => {
		const none = Object.fromEntries([2, 3, 4, 5].map((k) => [`planet:4-${k}`, {}]));
		const g = helped({
			planets: { ...none, 'planet:4-1': { 'seat:4': 3 } },
			warp: { 'seat:4': 5 }
		});
		while (!g.asked.includes('window:resolution.end')) {
			expect(g.asked).not.toContain('resolution.rewards');
			g.lapse();
		}
		expect(g.said).toContain(
			'{seat:4} has no colony to come home to.\n{seat:4} loses 3 ships to the warp.'
		);
		expect(g.said).toContain('{seat:4} takes 3 cards as rewards.');
		expect(g.board.warp['seat:4']).toBe(8);
		expect(g.hand('seat:4')).toHaveLength(2 + 3);
	});

	it('[CE-14.14] given cards drawn as rewards, when the others look, then they see how many and not which', () => {
		const g = helped({ deck: ['attack:30', 'artifact:plague', 'attack:23'] });
		g.until('window:resolution.end');
		expect(g.said).toContain('{seat:4} takes 3 cards as rewards.');
		expect(view(g).players['seat:4']!.hand).toBe(5);
		expect(JSON.stringify([view(g), lookOwn(cosmic, g.table, 'seat:2')])).not.toContain(
			'attack:30'
		);
		expect(
			g.events.filter(({ say }) => said(say).includes('Attack 30')).map(({ to }) => to)
		).toEqual([['seat:4']]);
	});

	it('[CE-14.15] given the offense wins with an ally, when it is over, then the ally has its colony and no reward', () => {
		const g = fought(
			'attack:40',
			'attack:04',
			{ warp: { 'seat:3': 3 } },
			{ 'seat:3': ['offense', { 'planet:3-1': 3 }] }
		);
		g.until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:3': 3 });
		expect(g.said).not.toContain('as rewards');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.board.warp['seat:3']).toBe(3);
	});

	it('[CE-14.16] given an effect brings a ship of a defensive ally into the encounter, when the defense wins, then that one counts for a reward too', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			aliens: { 'seat:2': 'zombie' },
			warp: { 'seat:4': 1 },
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:20', 'flare:zombie'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:4': ['defense', { 'planet:4-1': 2 }] }
		});
		g.until('window:alliance.formed').use('seat:2', 'super|zombie|rise');
		g.until('zombie.rise.join').answer('seat:4', { yes: true });
		expect(g.encounter.beside).toEqual({ 'seat:4': 3 });
		g.lay('attack:04', 'attack:20').until('window:resolution.end');
		expect(g.said).toContain('{seat:4} takes 3 cards as rewards.');
	});

	it('[CE-14.16] given an effect takes a ship of a defensive ally away after the defense has won, when rewards are due, then that one does not count', () => {
		const g = fought(
			'attack:04',
			'attack:20',
			{ aliens: { 'seat:1': 'vacuum' } },
			{ 'seat:4': ['defense', { 'planet:4-1': 3 }] }
		);
		g.until('use.details').answer('seat:1', { split: { 'seat:4': 1 } });
		g.until('mustLose.pick').answer('seat:4', { split: { beside: 1 } });
		g.until('resolution.rewards');
		expect(said(g.decision('seat:4').say)).toContain('2 rewards');
	});
});
