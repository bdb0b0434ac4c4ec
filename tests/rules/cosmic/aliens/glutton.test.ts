/** Glutton: two more of whatever it draws, takes or gets back. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GLUTTON: Position = { aliens: { 'seat:1': 'glutton' } };
const LOSES: Cards = ['attack:01', 'attack:20'];

/** Seat 1 begins its turn without an encounter card, and so gets a new hand. */
const renewed = (given: Position): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		seats: 3,
		...given,
		hands: { 'seat:1': ['artifact:plague'], ...given.hands }
	});

describe('Glutton', () => {
	it('[alien:glutton] given it draws cards as rewards, then it draws two more, once', () => {
		const given: Position = { seats: 4, aliens: { 'seat:3': 'glutton' } };
		const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, given);
		const before = g.until('window:resolution.outcome').hand('seat:3').length;
		over(g);
		expect(g.said).toContain('{seat:3} takes 1 card as rewards.');
		expect(g.hand('seat:3')).toHaveLength(before + 3);
	});

	it('[alien:glutton] given another player draws, then it draws none', () => {
		const g = renewed({ aliens: { 'seat:3': 'glutton' } });
		const { length } = g.hand('seat:3');
		g.until('launch.aim');
		expect([g.hand('seat:1').length, g.hand('seat:3').length]).toEqual([8, length]);
	});

	it('[alien:glutton] given others draw rewards, or get ships back, then it gets nothing', () => {
		const given: Position = {
			seats: 4,
			aliens: { 'seat:4': 'glutton' },
			warp: { 'seat:1': 2, 'seat:4': 3 }
		};
		const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, given);
		const { length } = g.until('window:resolution.outcome').hand('seat:4');
		over(g);
		expect(g.said).toContain('{seat:3} takes 1 card as rewards.');
		expect(g.said).not.toContain('power of Glutton');
		expect(g.hand('seat:4')).toHaveLength(length);
		expect(g.board.warp['seat:4']).toBe(3);
	});

	it('[alien:glutton] given the game begins, then it has two cards more, and no use is made of its power', () => {
		const g = duel(GLUTTON);
		const before = g.hand('seat:1').length;
		ALIENS['glutton']?.begin?.(new Play(cosmic, g.table), 'seat:1');
		expect(g.hand('seat:1')).toHaveLength(before + 2);
	});

	it('[alien:glutton] ruling: given a new hand is due, then it is of ten cards', () => {
		expect(renewed(GLUTTON).until('launch.aim').hand('seat:1')).toHaveLength(10);
	});

	it('[alien:glutton] [CE-19.27] given it collects compensation, then it takes two cards more of the payer', () => {
		const hands = {
			'seat:2': ['attack:04', 'attack:05', 'attack:07', 'attack:09', 'attack:11']
		};
		const g = met(['negotiate', 'attack:20'], { ...GLUTTON, hands }, 2);
		g.until('window:resolution.outcome');
		const [mine, theirs] = [g.hand('seat:1').length, g.hand('seat:2').length];
		over(g);
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
		expect(g.hand('seat:1')).toHaveLength(mine + 4);
		expect(g.hand('seat:2')).toHaveLength(theirs - 4);
	});

	it('[alien:glutton] ruling: given the hand holds fewer, then it takes what there is', () => {
		const hands = { 'seat:2': ['attack:04', 'attack:05'] };
		const g = met(['negotiate', 'attack:20'], { ...GLUTTON, hands }, 1);
		g.until('window:resolution.outcome');
		const mine = g.hand('seat:1').length;
		const theirs = g.hand('seat:2').length;
		g.until('window:resolution.end');
		expect(g.hand('seat:1').length - mine).toBe(Math.min(3, theirs));
	});

	it('[alien:glutton] [CE-19.27] given one card is left in that hand, then it takes it', () => {
		const hands = { 'seat:2': ['attack:04'] };
		const g = met(['negotiate', 'attack:20'], { ...GLUTTON, hands }, 1);
		g.until('window:resolution.outcome');
		expect(g.hand('seat:2')).toHaveLength(2);
		g.until('window:resolution.end');
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		expect(g.said).toContain('power of Glutton');
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[alien:glutton] [CE-19.27] given its last ship comes back, then its power is not used', () => {
		const g = duel({ ...GLUTTON, warp: { 'seat:1': 1 } }).until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.said).not.toContain('power of Glutton');
	});

	it('[alien:glutton] [CE-19.27] given a ship comes back, then two more do, as far as there are any', () => {
		const back = (warp: number) =>
			duel({ ...GLUTTON, seats: 3, warp: { 'seat:1': warp } }).until('launch.aim').board.warp;
		expect(back(5)).toEqual({ 'seat:1': 2 });
		expect(back(2)).toEqual({});
	});

	it('[alien:glutton] given ships are the reward, then two more come back as well', () => {
		const given: Position = {
			seats: 4,
			aliens: { 'seat:3': 'glutton' },
			warp: { 'seat:3': 4 }
		};
		const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, given);
		g.until('resolution.rewards', 'seat:3').answer('seat:3', { amount: 1 });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 1 });
	});

	it('[alien:glutton] ruling: given cards are given to it in a deal, or others take of it, then it takes none more', () => {
		const hands = { 'seat:2': ['attack:04', 'attack:05', 'attack:07'] };
		const g = met(['negotiate', 'negotiate'], { ...GLUTTON, hands });
		const [mine, theirs] = [g.hand('seat:1').length, g.hand('seat:2').length];
		g.agree({}, { random: { amount: 1 } });
		over(g);
		expect(g.hand('seat:1')).toHaveLength(mine + 1);
		expect(g.hand('seat:2')).toHaveLength(theirs - 1);
		const robbed = met(['attack:20', 'negotiate'], {
			...GLUTTON,
			hands: { 'seat:1': ['attack:04', 'attack:05', 'attack:07'] }
		});
		over(robbed);
		expect(robbed.said).toContain('{seat:2} takes 4 cards of {seat:1} as compensation.');
		expect(robbed.said).not.toContain('power of Glutton');
	});

	it('[alien:glutton] [CE-19.27] given it takes the last card of a hand, then its power is not used', () => {
		const given: Position = { ...GLUTTON, seats: 3 };
		const g = met(['negotiate', 'attack:20'], given, 4);
		over(g);
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		expect(g.said).not.toContain('power of Glutton');
	});

	it('[alien:glutton] [CE-3.16] given a hidden sheet, then the cards more turn it up', () => {
		const g = position({ ...GLUTTON, seats: 3, shown: false });
		ALIENS['glutton']?.begin?.(new Play(cosmic, g.table), 'seat:1');
		expect(g.board.players['seat:1']!.shown).toBe(true);
	});

	it('[alien:glutton] given its power is zapped, then no more come', () => {
		const given: Position = {
			...GLUTTON,
			seats: 3,
			warp: { 'seat:1': 5 },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = duel(given).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
	});

	describe('flare', () => {
		const WILD = 'wild|glutton|double';
		const ally: Position = { seats: 4, hands: { 'seat:3': ['flare:glutton'] } };
		const helped = (cards: Cards = LOSES) =>
			fight(cards, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, ally);

		it('[wild:glutton] given rewards are due, then they are twice as many', () => {
			const g = helped().until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
			over(g);
			expect(g.said).toContain('{seat:3} takes 4 cards as rewards.');
		});

		it('[wild:glutton] given one or three are due, then they are two or six', () => {
			const with3 = (n: number) => {
				const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': n }] }, ally);
				g.until('window:resolution.spoils', 'seat:3').use('seat:3', WILD);
				return over(g).said;
			};
			expect(with3(1)).toContain('{seat:3} takes 2 cards as rewards.');
			expect(with3(3)).toContain('{seat:3} takes 6 cards as rewards.');
		});

		it('[wild:glutton] given it has used it, then those of others are as many as ever', () => {
			const g = fight(
				LOSES,
				{
					'seat:3': ['defense', { 'planet:3-1': 2 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				},
				ally
			);
			over(g.until('window:resolution.spoils', 'seat:3').use('seat:3', WILD));
			expect(g.said).toContain('{seat:3} takes 4 cards as rewards.');
			expect(g.said).toContain('{seat:4} takes 1 card as rewards.');
		});

		it('[wild:glutton] given none are due, then it is not offered', () => {
			expect(offered(helped(['attack:20', 'attack:01']), 'seat:3', WILD)).toBe(false);
		});

		const SUPER = 'super|glutton|burst';
		/** Nothing is left to draw but these. */
		const dry = (): CosmicGame =>
			duel({
				...GLUTTON,
				seats: 3,
				deck: ['attack:10'],
				deckOnly: true,
				discard: [],
				hands: { 'seat:1': ['flare:glutton'] }
			}).until('window:encounter.start', 'seat:1');
		const quakes = (g: CosmicGame) => {
			g.until('launch.aim');
			drawToHand(new Play(cosmic, g.table), 'seat:2', 4);
			g.answer('seat:1', { pick: 'planet:2-1' });
			for (let i = 0; i < 30 && !g.table.over; i++) g.lapse();
			return g.table.over?.winners ?? [];
		};

		it('[super:glutton] [CE-21.16] given it has played the flare and a cosmic quake comes, then it wins', () => {
			expect(quakes(dry().use('seat:1', SUPER))).toEqual(['seat:1']);
		});

		it('[super:glutton] it may be played in any phase', () => {
			const g = duel({
				...GLUTTON,
				seats: 3,
				hands: { 'seat:1': ['flare:glutton'] }
			});
			const seen: string[] = [];
			for (; !g.asked.includes('turn.second') && g.board.turn === 1; g.lapse())
				if (g.offers('seat:1', SUPER)) seen.push(g.board.phase);
			expect([...new Set(seen)]).toEqual(
				expect.arrayContaining(['regroup', 'launch', 'alliance', 'planning', 'resolution'])
			);
		});

		it('[super:glutton] given it has kept the flare, then a quake is a quake', () => {
			expect(quakes(dry().pass())).toEqual([]);
		});

		it('[super:glutton] given few cards are left, then the steady player plays the flare', () => {
			expect(steadyAnswer(dry(), 'seat:1')).toMatchObject({
				pick: `${SUPER}|flare:glutton`
			});
			const full = duel({
				...GLUTTON,
				seats: 3,
				hands: { 'seat:1': ['flare:glutton'] }
			});
			expect(steadyAnswer(full.until('window:encounter.start', 'seat:1'), 'seat:1')).toMatchObject({
				pick: 'pass'
			});
		});
	});
});
