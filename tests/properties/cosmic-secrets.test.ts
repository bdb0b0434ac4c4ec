/** Secrets of Cosmic Encounter that random play meets too seldom for the laws to be sure of. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn, timeOut } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import { dealHands } from '../../src/lib/games/cosmic/hands';
import { position } from '../support/cosmic';
import { copyOf } from '../support/positions';
import { said } from '../support/said';

describe('what a seat does not see', () => {
	it('[LAW-5] given cards exchanged face down, then neither main player sees the one it got', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'sorcerer' },
			hands: { 'seat:1': ['attack:40', 'artifact:force-field'], 'seat:2': ['attack:00'] }
		});
		g.lay('attack:40', 'attack:00').until('window:planning.selected');
		g.use('seat:1', 'power|sorcerer|exchange').pass();
		g.until('window:planning.selected');
		expect(g.encounter.laid.offense?.card).toBe('attack:00#1');
		for (const seat of ['seat:1', 'seat:2'] as const)
			expect(lookOwn(cosmic, g.table, seat).board.laid).toBeNull();
	});

	it('[LAW-5] [CE-10.8] that a hand has no encounter card comes to light, and what showed it is not freely taken back', () => {
		const g = position({ destiny: ['colour:2#1'] }).until('launch.aim');
		g.board.players['seat:1']!.hand = []; // as if an effect had taken all since the turn began
		for (let i = 0; i < 50; i++) {
			const result = timeOut(cosmic, g.table, g.table.decisions[0]!.id);
			if (!result.ok) throw new Error(said(result.refusal.say));
			const { events, showed } = result.value;
			if (events.some(({ rule }) => rule === 'CE-10.8')) return expect(showed).toBe(true);
		}
		throw new Error('The turn never ended.');
	});

	it('[LAW-5] dealing anew changes other hands and the decks, and leaves what the viewer knows', () => {
		const g = position({ destiny: ['colour:2#1'] });
		g.until('launch.aim');
		const other = copyOf(g.table);
		cosmic.redeal(other, 'seat:1', diceFrom(5));
		expect(other.board.players['seat:1']).toEqual(g.board.players['seat:1']);
		expect(other.board.players['seat:3']?.hand).not.toEqual(g.hand('seat:3'));
		expect(other.board.players['seat:3']?.hand).toHaveLength(g.hand('seat:3').length);
		expect(other.vault.deck).not.toEqual(g.vault.deck);
		expect(other.vault.destiny).not.toEqual(g.vault.destiny);
		expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
	});

	it('[LAW-5] [CE-36.3] dealing anew changes the cache and the set of another, and neither the cache of the viewer nor what anybody else sees', () => {
		const g = position({
			aliens: { 'seat:1': 'witch' },
			destiny: ['colour:2#1'],
			essence: { witch: { cache: ['win', 'totals', 'flare'], laid: [['artifact', 'seat:2', 1]] } }
		});
		g.until('launch.aim');
		const caches = new Set<string>();
		for (let salt = 0; salt < 12; salt++) {
			const [mine, theirs] = [copyOf(g.table), copyOf(g.table)];
			cosmic.redeal(mine, 'seat:1', diceFrom(salt));
			cosmic.redeal(theirs, 'seat:2', diceFrom(salt));
			expect(lookOwn(cosmic, mine, 'seat:1').board).toEqual(
				lookOwn(cosmic, g.table, 'seat:1').board
			);
			expect(lookOwn(cosmic, theirs, 'seat:2').board).toEqual(
				lookOwn(cosmic, g.table, 'seat:2').board
			);
			expect(lookOpen(cosmic, theirs).board).toEqual(lookOpen(cosmic, g.table).board);
			expect(cosmic.conserved(theirs)).toEqual(cosmic.conserved(g.table));
			caches.add(theirs.board.essence!['witch']!.cache.slice().sort().join());
		}
		expect(caches.size).toBeGreaterThan(1);
	});

	it('[LAW-5] [CE-19.23] dealing anew changes what lies face down before another, and nothing that anybody else sees', () => {
		const g = position({
			aliens: { 'seat:1': 'laser' },
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['attack:10', 'attack:12', 'morph', 'negotiate']
			},
			destiny: ['colour:2#1']
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		const lying = new Set<string>();
		for (let salt = 0; salt < 12; salt++) {
			const [mine, theirs] = [copyOf(g.table), copyOf(g.table)];
			cosmic.redeal(mine, 'seat:2', diceFrom(salt));
			cosmic.redeal(theirs, 'seat:1', diceFrom(salt));
			expect(lookOwn(cosmic, mine, 'seat:2').board).toEqual(
				lookOwn(cosmic, g.table, 'seat:2').board
			);
			expect(lookOpen(cosmic, theirs).board).toEqual(lookOpen(cosmic, g.table).board);
			expect(cosmic.conserved(theirs)).toEqual(cosmic.conserved(g.table));
			lying.add(JSON.stringify(theirs.board.players['seat:2']!.aside));
		}
		expect(lying.size).toBeGreaterThan(1);
	});

	it('[LAW-5] with hidden powers, dealing anew puts other aliens behind the sheets', () => {
		const g = position({
			options: { hiddenPowers: true },
			shown: false,
			aliens: { 'seat:1': 'clone', 'seat:2': 'macron', 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 10 }
		});
		const aliens = new Set<string>();
		for (let salt = 0; salt < 12; salt++) {
			const other = copyOf(g.table);
			cosmic.redeal(other, 'seat:1', diceFrom(salt));
			expect(other.board.players['seat:1']?.aliens).toEqual(['clone']);
			for (const seat of ['seat:2', 'seat:3'] as const)
				aliens.add(other.board.players[seat]!.aliens.join());
			expect(lookOwn(cosmic, other, 'seat:1')).toEqual(lookOwn(cosmic, g.table, 'seat:1'));
			expect(cosmic.open(other.board, {}, cosmic.rules)).toEqual(
				cosmic.open(g.board, {}, cosmic.rules)
			);
		}
		expect(aliens.size).toBeGreaterThan(5);
		expect(aliens).not.toContain('clone');
	});

	it('[LAW-5] cards named in a deal are known to the dealers, and to nobody else', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['negotiate', 'attack:40'], 'seat:2': ['negotiate', 'attack:08'] }
		});
		const hands = (['seat:1', 'seat:2'] as const).map((seat) => [seat, g.hand(seat)] as const);
		dealHands(new Play(cosmic, g.table), 'seat:1', hands); // numbered as in a game
		g.lay('negotiate', 'negotiate').until('deal.talk');
		const cards = { picks: ['attack:40#101'] };
		g.answer('seat:1', { offer: { give: { cards }, get: {}, promise: '' } });
		const told = (viewer: SeatId | 'watcher') => {
			const other = copyOf(g.table);
			cosmic.redeal(other, viewer, diceFrom(2));
			return JSON.stringify(other.frames).includes('attack:40#101');
		};
		expect([told('seat:1'), told('seat:2')]).toEqual([true, true]);
		expect([told('seat:3'), told('watcher')]).toEqual([false, false]);
	});
});
