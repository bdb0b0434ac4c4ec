/** Decks, hands and the cosmic quake (rules.md section 19). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { isEncounterCard } from '../../../src/lib/games/cosmic/cards';
import { position, seatsOf } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';

/** Seat 3 is about to take `n` cards as rewards of a defense won; windows are passed. */
function rewards(n: number, given: Position): CosmicGame {
	const g = position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:40'], 'seat:3': [], ...given.hands }
	});
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:3': ['defense', { 'planet:3-1': n }] },
		cards: ['attack:08', 'attack:40']
	});
	while (!g.said.includes('as rewards') && g.board.turn === 1) g.lapse();
	return g;
}
const many = (card: string, n: number) => Array.from({ length: n }, () => card);
/** Cards of the discard pile: 14 attacks 06 and 08, and the negotiates still free. */
const PILE = [...many('attack:06', 7), ...many('attack:08', 6), ...many('negotiate', 15)];

describe('CE-19 decks and hands', () => {
	it('[CE-19.1] given the cosmic deck, when anybody looks, then its number of cards is seen, and no card of it', () => {
		const g = position({ deck: ['attack:40', 'morph'], deckOnly: true });
		for (const seen of [
			lookOpen(cosmic, g.table),
			...seatsOf(3).map((seat) => lookOwn(cosmic, g.table, seat))
		])
			expect(JSON.stringify(seen)).not.toMatch(/attack:40|morph#/);
		expect(lookOpen(cosmic, g.table).board.deck).toBe(2);
	});

	it('[CE-19.2] [CE-27.23] given two cards in the deck and many discarded, when four are drawn, then two come, the pile is shuffled into a new deck, and two more', () => {
		const g = rewards(4, { deck: ['attack:23', 'attack:30'], deckOnly: true, discard: PILE });
		expect(g.hand('seat:3')).toHaveLength(4);
		expect(g.hand('seat:3').slice(0, 2)).toEqual(['attack:23#1', 'attack:30#1']);
		expect(g.vault.deck).toHaveLength(PILE.length - 2);
		expect(g.said).toContain('The discard pile is shuffled into a new deck.');
		expect(g.said).not.toContain('quake');
	});

	it('[CE-19.3] [CE-19.4] [CE-19.6] [CE-27.24] given neither deck nor discards, when a draw is due, then all hands are discarded and eight are dealt to each, the draw is dropped, and cards laid stay', () => {
		const g = rewards(1, {
			deckOnly: true,
			hands: {
				'seat:1': ['attack:08', ...many('attack:06', 7), ...many('attack:04', 4)],
				'seat:2': ['attack:40', ...many('negotiate', 15)],
				'seat:3': [...many('artifact:card-zap', 2), 'morph']
			}
		});
		expect(g.said).toContain('Cosmic quake!');
		for (const seat of seatsOf(3)) expect(g.hand(seat)).toHaveLength(8);
		// 11 + 15 + 3 cards of the hands: 24 are dealt and 5 are the deck.
		expect(g.vault.deck).toHaveLength(5);
		for (const laid of ['attack:08#1', 'attack:40#1'])
			expect([...seatsOf(3).flatMap((seat) => g.hand(seat)), ...g.vault.deck]).not.toContain(laid);
	});

	it('[CE-19.5] [CE-19.4] given fewer cards than eight each, when a quake comes, then they are dealt evenly to the players and one hand more, which with the leftovers becomes the deck', () => {
		const g = rewards(1, {
			deckOnly: true,
			hands: {
				'seat:1': ['attack:08', ...many('attack:06', 7)],
				'seat:2': ['attack:40', ...many('negotiate', 8)],
				'seat:3': ['morph', 'attack:20', 'attack:23']
			}
		});
		// 7 + 8 + 3 = 18 cards for three players and the deck: four each, and six.
		for (const seat of seatsOf(3)) expect(g.hand(seat)).toHaveLength(4);
		expect(g.vault.deck).toHaveLength(6);
	});

	it('[CE-19.4] [CE-19.5] given one card in the deck, when two are drawn, then the quake takes the first one too', () => {
		const g = rewards(2, {
			deck: ['attack:30'],
			deckOnly: true,
			hands: {
				'seat:1': ['attack:08', ...many('attack:06', 3)],
				'seat:2': ['attack:40', ...many('negotiate', 3)],
				'seat:3': ['morph']
			}
		});
		// 3 + 3 + 1 + 1 = 8 cards: two each, and two are the deck.
		for (const seat of seatsOf(3)) expect(g.hand(seat)).toHaveLength(2);
		expect(g.vault.deck).toHaveLength(2);
	});

	it('[CE-19.7] given an empty destiny deck, when a card is due, then it is refilled from its own discards and nothing quakes', () => {
		const g = position({ hands: { 'seat:1': ['attack:08'] } });
		const rest = g.vault.destiny.splice(0, g.vault.destiny.length - 1);
		g.board.destinyDiscard = rest;
		const all = rest.length + 1;
		g.until('launch.aim');
		expect(g.said).toContain('The destiny deck is shuffled anew.');
		expect(g.said).not.toContain('quake');
		expect(g.vault.destiny.length + g.board.destinyDiscard.length).toBe(all);
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
	});

	it('[CE-19.8] [CE-19.15] [CE-19.11] given a new hand, when it is drawn, then the old one is shown and discarded as held, eight are drawn, and again without an encounter card', () => {
		const first = many('reinforcement:3', 3).concat(
			many('reinforcement:2', 2),
			'artifact:plague',
			'artifact:quash',
			'flare:zombie'
		);
		const g = position({
			hands: { 'seat:1': ['flare:macron', 'artifact:ionic-gas'] },
			deck: [...first, ...many('attack:06', 5), 'morph', 'artifact:force-field', 'flare:virus']
		});
		expect(g.said).toContain('{seat:1} discards Macron flare and Ionic Gas.');
		expect(g.said.match(/\{seat:1\} draws 8 cards\./g)).toHaveLength(2);
		expect(g.board.discard.slice(0, 3)).toEqual([
			'flare:macron',
			'artifact:ionic-gas#1',
			'reinforcement:3#1'
		]);
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1').some(isEncounterCard)).toBe(true);
	});

	it('[CE-19.9] given a defense without encounter cards, when it must draw a new hand, then it may first play what is legal', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['flare:chosen', 'reinforcement:2'] },
			deck: ['artifact:plague', 'attack:40']
		});
		g.until('window:planning.beforeSelect', 'seat:2');
		expect(g.hand('seat:2')).toEqual(['flare:chosen', 'reinforcement:2#1']);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['pass', 'wild|chosen|draw|flare:chosen']);
		g.use('seat:2', 'wild|chosen').until('planning.select');
		expect(g.said).toContain('Reinforcement +2, Plague and Chosen flare');
	});

	it('[CE-19.10] given a discard pile, when anybody looks, then its cards are seen in their order', () => {
		const pile = ['attack:40', 'negotiate', 'artifact:plague'];
		const g = position({ discard: pile, hands: { 'seat:3': ['artifact:quash', 'attack:06'] } });
		expect(lookOpen(cosmic, g.table).board.discard).toEqual([
			'attack:40#1',
			'negotiate#1',
			'artifact:plague#1'
		]);
	});

	it('[CE-19.11] given several hands discarded together, when a quake comes, then they go in timing order', () => {
		const g = rewards(1, {
			deckOnly: true,
			hands: {
				'seat:1': ['attack:08', 'attack:01'],
				'seat:2': ['attack:40', 'attack:05'],
				'seat:3': ['attack:07']
			}
		});
		const order = ['Attack 01', 'Attack 05', 'Attack 07'].map((card) =>
			g.said.indexOf(`discards ${card}`)
		);
		expect(Math.min(...order)).toBeGreaterThan(0);
		expect(order).toEqual(order.slice().sort((a, b) => a - b));
	});

	it('[CE-19.12] given a player without any card, when it is plagued, then no card goes; as the defense it draws a hand as usual', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': [], 'seat:3': ['artifact:plague'] }
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).pass().until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(g.board.discard).toEqual(['artifact:plague#1']);
		g.until('planning.select');
		expect(g.hand('seat:2').length).toBe(8);
	});

	it('[CE-19.13] given an effect that says to draw a card, then it comes from the top of the cosmic deck', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08', 'flare:chosen'], 'seat:2': ['attack:08'] },
			deck: ['attack:23']
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').until('planning.select');
		expect(g.hand('seat:1')).toContainEqual('attack:23#1');
	});

	it('[CE-19.14] given no encounter card outside other hands, when the offense must draw a hand, then a cosmic quake deals anew', () => {
		const g = position({
			deckOnly: true,
			deck: many('reinforcement:3', 3),
			hands: {
				'seat:1': ['reinforcement:2'],
				'seat:2': [...many('attack:06', 7), ...many('attack:04', 4)],
				'seat:3': many('negotiate', 15)
			}
		});
		expect(g.said).toContain('Cosmic quake!');
		expect(g.hand('seat:1').some(isEncounterCard)).toBe(true);
		expect(g.hand('seat:2')).not.toHaveLength(11);
		expect(g.asked).toEqual(['window:encounter.start']);
	});

	it('[CE-19.14] [CE-19.8] given a quake that deals no encounter card to who needs one, then it goes on drawing', () => {
		// Few encounter cards and many others: over these seeds some first deal holds none.
		for (let seed = 1; seed <= 30; seed++) {
			const g = position({
				seed,
				deckOnly: true,
				hands: {
					'seat:1': ['reinforcement:2', 'reinforcement:2', ...many('artifact:mobius-tubes', 2)],
					'seat:2': ['attack:06', 'flare:zombie', 'flare:virus', 'flare:trader'],
					'seat:3': ['attack:08', 'flare:clone', 'flare:filch', 'flare:macron']
				}
			});
			expect(g.hand('seat:1').some(isEncounterCard)).toBe(true);
		}
	});
});
