/** Patriot: who is shown a card takes it or gives a ship, and ships given back make a fight a deal. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import {
	declare,
	duel,
	fight,
	holding,
	homes,
	meet,
	met,
	offered,
	over
} from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const PATRIOT: Position = {
	aliens: { 'seat:3': 'patriot' },
	hands: { 'seat:3': ['attack:30', 'attack:00', 'flare:zombie'] }
};
const SHOW = 'power|patriot|show';

const kept = (g: CosmicGame) => capturedBy(g.board, 'patriot');
const shown = (given: Position = PATRIOT, card = 'attack:30') =>
	duel(given)
		.until('window:encounter.start', 'seat:3')
		.use('seat:3', SHOW, { pick: 'seat:1' })
		.until('patriot.show.pick')
		.pick('seat:3', card)
		.until('patriot.show.reply');

describe('Patriot', () => {
	it('[alien:patriot] given it shows a card, when that player takes it, then they have it', () => {
		const g = shown();
		expect(g.askedSeats).toEqual(['seat:1']);
		g.pick('seat:1', 'take').until('launch.aim');
		expect(g.hand('seat:1')).toContainEqual(expect.stringMatching(/^attack:30/));
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(kept(g)).toEqual({});
	});

	it('[alien:patriot] given that player gives a ship, then it is captured, and the card stays', () => {
		const g = shown().pick('seat:1', 'planet:1-4').until('launch.aim');
		expect(kept(g)).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 3 });
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	it('[alien:patriot] [CE-23.6] ruling: given it shows a card, then that player alone sees which', () => {
		const g = shown(PATRIOT, 'flare:zombie');
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:1'))).toContain('flare:zombie');
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:2'))).not.toContain('flare:zombie');
		expect(JSON.stringify(lookOpen(cosmic, g.table).board)).not.toContain('flare:zombie');
		expect(g.said).not.toContain('Zombie flare');
	});

	it('[alien:patriot] ruling: given they have no ship outside the warp, then they take it', () => {
		const g = shown({ ...PATRIOT, planets: homes('seat:1'), warp: { 'seat:1': 20 } });
		expect(g.choices('seat:1')).toEqual(['take']);
	});

	it('[alien:patriot] given it was used, then not again in that encounter; in the next it is', () => {
		const g = shown().pick('seat:1', 'take');
		expect(offered(g, 'seat:3', SHOW, (now) => now.board.encounters > 1)).toBe(false);
		while (!g.asked.includes('launch.aim') || g.board.turn < 2) {
			if (g.offers('seat:3', SHOW) && g.board.turn >= 2) break;
			g.lapse();
		}
		expect(g.offers('seat:3', SHOW)).toBe(true);
	});

	it('[alien:patriot] given a poor card, then the steady player shows it; what is shown is taken unless it is poorer than a ship to spare', () => {
		const g = duel(PATRIOT).until('window:encounter.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'power|patriot|show|',
			then: { pick: 'seat:1' }
		});
		g.use('seat:3', SHOW, { pick: 'seat:1' }).until('patriot.show.pick');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: expect.stringMatching(/^attack:00/) as string
		});
		const planets = { 'planet:1-2': { 'seat:1': 8 } };
		expect(steadyAnswer(shown({ ...PATRIOT, planets }, 'attack:00'), 'seat:1')).toEqual({
			pick: 'planet:1-2'
		});
		expect(steadyAnswer(shown(), 'seat:1')).toEqual({ pick: 'take' });
		const rich = duel({ ...PATRIOT, hands: { 'seat:3': ['attack:30', 'attack:40'] } });
		expect(steadyAnswer(rich.until('window:encounter.start', 'seat:3'), 'seat:3')).toEqual({
			pick: 'pass'
		});
	});

	it('[alien:patriot] given it is zapped as it shows, then no card is shown', () => {
		const g = duel({ ...PATRIOT, hands: { ...PATRIOT.hands, 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until('window:encounter.start', 'seat:3'), 'seat:3', SHOW, { pick: 'seat:1' });
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('launch.aim');
		expect(g.said).not.toContain('a card.');
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	const HELD: Position = {
		seats: 4,
		aliens: { 'seat:1': 'patriot' },
		captured: { patriot: { 'seat:2': 2, 'seat:3': 1 } }
	};
	const RESTORE = 'power|patriot|restore';
	const formed = (given: Position = HELD) =>
		duel(given)
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 2 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 1 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				}
			})
			.until('window:alliance.formed', 'seat:1');

	it('[alien:patriot] [CE-11.20] given it gives captured ships of its opponent back, then they come home, allies too, and the main players deal without cards', () => {
		const g = formed().use('seat:1', RESTORE).until('home.land', 'seat:2');
		g.answer('seat:2', { split: { 'planet:2-5': 2 } }).until('deal.talk');
		expect(g.said).not.toContain('has laid a card');
		expect(kept(g)).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:2-5')).toEqual({ 'seat:2': 6 });
		expect([g.encounter.gate, g.encounter.beside]).toEqual([{ 'seat:1': 2 }, {}]);
		const held = g.hand('seat:1').length;
		over(g.answer('seat:1', { refuse: true }));
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		expect(g.hand('seat:1')).toHaveLength(held);
	});

	it('[alien:patriot] [CE-11.20] given they agree, then the encounter was a success', () => {
		const g = formed().use('seat:1', RESTORE).until('deal.talk');
		g.answer('seat:1', { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } });
		g.answer('seat:2', { accept: 1 }).until('turn.second');
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[alien:patriot] given no captured ships of the opponent, or it is an ally, then that is not offered', () => {
		expect(
			formed({ ...HELD, captured: { patriot: { 'seat:3': 1 } } }).offers('seat:1', RESTORE)
		).toBe(false);
		const ally = formed({
			...HELD,
			aliens: { 'seat:3': 'patriot' },
			captured: { patriot: { 'seat:2': 1 } }
		});
		expect(ally.offers('seat:3', RESTORE)).toBe(false);
	});

	it('[alien:patriot] given no attack that could win, then the steady player deals; with one it fights', () => {
		for (const [card, deals] of [
			['attack:04', true],
			['attack:40', false]
		] as const) {
			const g = formed({ ...HELD, hands: { 'seat:1': [card] } });
			expect(steadyAnswer(g, 'seat:1')).toMatchObject(
				deals
					? { pick: 'power|patriot|restore|' }
					: { pick: expect.not.stringContaining('restore') as string }
			);
		}
	});

	it('[alien:patriot] given it is zapped as it gives them back, then the ships stay, and it fights', () => {
		const g = formed({ ...HELD, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', RESTORE);
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('planning.select');
		expect(kept(g)).toEqual({ 'seat:2': 2, 'seat:3': 1 });
	});
});

describe('the Patriot flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:patriot'] } };
	const WINS: Cards = ['attack:40', 'attack:06'];
	const allied = (side: 'offense' | 'defense', cards: Cards, given = WILD) =>
		fight(cards, { 'seat:3': [side, { 'planet:3-1': 1 }] }, given);

	it('[wild:patriot] given its holder has won as an ally, then they get a reward more', () => {
		for (const [side, cards, rewards] of [
			['offense', WINS, 1],
			['defense', ['attack:01', 'attack:20'], 2]
		] as const) {
			const g = allied(side, [...cards]).until('window:resolution.settled', 'seat:3');
			expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'wild|patriot|more|flare:patriot' });
			const held = g.hand('seat:3').length;
			over(g.use('seat:3', 'wild|patriot'));
			expect(g.hand('seat:3').length, side).toBe(held + rewards);
		}
	});

	it('[wild:patriot] given its holder has lost, or was a main player, then it is not offered', () => {
		expect(offered(allied('defense', WINS), 'seat:3', 'wild|')).toBe(false);
		expect(offered(met(WINS, { hands: { 'seat:1': ['flare:patriot'] } }), 'seat:1', 'wild|')).toBe(
			false
		);
	});

	const SUPER: Position = {
		aliens: { 'seat:3': 'patriot' },
		hands: { 'seat:3': ['flare:patriot'] }
	};
	const opposed = () =>
		fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }], 'seat:4': ['defense', { 'planet:4-1': 3 }] },
			SUPER
		).until('window:reveal.values', 'seat:3');

	it('[super:patriot] given opposing allies, then as many of their ships as it has there go to the warp, and the total is less', () => {
		const g = opposed();
		expect(() => g.use('seat:3', 'super|patriot', { split: { 'seat:4': 3 } })).toThrow();
		// 8 + 3 + 2 against 8 + 4 + 3: without two of them it wins nothing yet.
		g.use('seat:3', 'super|patriot', { split: { 'seat:4': 2 } }).until('window:resolution.outcome');
		expect(g.board.warp).toEqual({ 'seat:4': 2 });
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 13 });
	});

	it('[super:patriot] given it is an ally of the defense, then those of the offense leave the gate', () => {
		const g = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 2 }] },
			SUPER
		).until('window:reveal.values', 'seat:3');
		g.use('seat:3', 'super|patriot', { split: { 'seat:4': 1 } }).until('window:resolution.outcome');
		expect(g.board.warp).toEqual({ 'seat:4': 1 });
		expect(g.encounter.totals).toEqual({ offense: 8 + 3 + 1, defense: 8 + 4 + 1 });
	});

	it('[super:patriot] given the fight turns by it, then the steady player does so', () => {
		const g = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }], 'seat:4': ['defense', { 'planet:4-1': 2 }] },
			SUPER
		).until('window:reveal.values', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'super|patriot|repel|flare:patriot',
			then: { split: { 'seat:4': 2 } }
		});
	});

	it('[super:patriot] given no opposing ally, or it is a main player, then it is not offered', () => {
		const alone = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			SUPER
		);
		expect(offered(alone, 'seat:3', 'super|')).toBe(false);
		const main = meet(
			duel(
				holding(['attack:08', 'attack:08'], {
					aliens: { 'seat:1': 'patriot' },
					hands: { 'seat:1': ['flare:patriot'] }
				})
			)
		);
		expect(offered(main, 'seat:1', 'super|')).toBe(false);
	});
});
