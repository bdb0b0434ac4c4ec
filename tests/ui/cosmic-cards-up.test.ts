/** Cards that come to light before both are revealed: when the balance shows them, and how they are told. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { showsCards } from '../../src/lib/ui/cosmic/words/standing';
import DestinyCard from '../../src/lib/ui/cosmic/pieces/DestinyCard.svelte';
import { inHand } from '../../src/lib/ui/cosmic/pieces/cards';
import { inWords } from '../../src/lib/ui/cosmic/words/chapters';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { position } from '../support/cosmic';
import { duel, meet } from '../support/duel';
import type { CosmicGame } from '../support/cosmic';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const shows = (g: CosmicGame) => showsCards(open(g), open(g).encounter!);
const lines = (g: CosmicGame) =>
	inWords({ open: open(g), own: null, you: null, names: { 'seat:1': 'Ines' }, book: null }).flatMap(
		(chapter) => chapter.lines
	);

describe('cards that are up', () => {
	it('given Oracle has made its opponent lay a card face up, then the balance shows it while Oracle chooses', () => {
		const g = duel({ aliens: { 'seat:1': 'oracle' } }).until('planning.expose');
		expect(shows(g)).toBe(false);
		g.pick('seat:2', 'attack:08').until('planning.select');
		expect(open(g).phase).toBe('planning');
		expect(shows(g)).toBe(true);
	});

	it('given both lie face down, then there is nothing to see before the reveal', () => {
		const g = meet(duel({ hands: { 'seat:3': ['flare:gambler'] } })).until('window:reveal.before');
		expect(shows(g)).toBe(false);
		expect(shows(g.until('window:reveal.values'))).toBe(true);
	});

	it('given Gambler may make its claim, then it sees the card it has to beat; a claim that stands is told as one', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'gambler' } })).until(
			'window:reveal.claim',
			'seat:1'
		);
		expect(shows(g)).toBe(true);
		g.use('seat:1', 'power|gambler', { pick: 'attack:40' }).until('gambler.challenge.ask');
		g.answer('seat:2', { yes: false }).until('window:reveal.values');
		expect(lines(g)).toContainEqual(
			expect.stringMatching(/^Offense, Ines: 1 ship, a card face down, said to be Attack 40/)
		);
	});
});

describe('a hand', () => {
	it('lies by kind, attacks by number, like cards in the order they came', () => {
		const came = ['flare:macron', 'attack:30#1', 'negotiate#2', 'attack:04#1', 'artifact:plague'];
		expect(inHand([...came, 'reinforcement:3#1', 'negotiate#1'])).toEqual([
			'attack:04#1',
			'attack:30#1',
			'negotiate#2',
			'negotiate#1',
			'reinforcement:3#1',
			'artifact:plague',
			'flare:macron'
		]);
	});
});

describe('what comes next', () => {
	it('allies are announced where there are some to be invited: not with two players', () => {
		const next = (seats: number) => {
			const g = position({ seats, destiny: ['colour:2#1'] }).until('launch.send');
			return telling.outlook(open(g), 'seat:2', { 'seat:1': 'Ines', 'seat:2': 'Bo' }, null).next;
		};
		expect(next(2)).toBe('Next, you lay an encounter card.');
		expect(next(3)).toBe('Next, you may invite allies.');
	});

	it('nobody who only watches is told that it may be them', () => {
		const g = position({ seats: 4, destiny: ['colour:2#1'] }).until('launch.send');
		const next = (you: SeatId | null) => telling.outlook(open(g), you, {}, null).next;
		expect(next('seat:4')).toBe('Next, allies are invited; it may be you.');
		expect(next(null)).toBe('Next, allies are invited.');
	});

	it('whoever thinks of playing on for somebody reads how they stand', () => {
		const g = position({ seats: 3, destiny: ['colour:2#1'] }).until('launch.send');
		expect(telling.stands?.('seat:2', open(g), null)).toMatch(/0 of 5 colonies$/);
	});
});

describe('a special destiny card', () => {
	it('bears a sign of its own', () => {
		const asks = ['fewest-ships-in-warp', 'most-cards-in-hand', 'most-foreign-colonies'].map(
			(what) =>
				/<path d="([^"]+)" class="ink/.exec(
					render(DestinyCard, { props: { card: `special:${what}`, book: null } }).body
				)?.[1]
		);
		expect(new Set(asks).size).toBe(3);
		expect(asks).not.toContain(undefined);
	});
});
