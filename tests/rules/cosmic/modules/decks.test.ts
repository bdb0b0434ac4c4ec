/** Decks of modules (rules.md section 30): at the table, in the view, and refilled from their own piles. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, start } from '../../../../src/lib/core';
import { diceFrom } from '../../../../src/lib/bots';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { discardCards, drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { drawFromModule, drawable } from '../../../../src/lib/games/cosmic/modules/decks';
import { likeOf } from '../../../../src/lib/games/kit';
import { position, seatsOf } from '../../../support/cosmic';
import { copyOf } from '../../../support/positions';

const on = { rewardDeck: 'incursion' } as const;
const piles = (g: ReturnType<typeof position>) => g.board.modules!.reward!.pile.map(likeOf);

describe('CE-30 decks of modules', () => {
	it('[CE-30.1] [CE-31.1] given a table nobody changed, then no module is at it, and nothing is kept of any', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: {},
			key: '1'.repeat(64),
			clocked: false
		});
		expect(table.board).not.toHaveProperty('modules');
		expect(table.vault).not.toHaveProperty('piles');
		expect(lookOpen(cosmic, table).board).not.toHaveProperty('modules');
	});

	it('[CE-30.3] [CE-31.7] given a reward card and a cosmic card discarded from one hand, then each lies on the pile of its own deck, and all see both', () => {
		const g = position({
			options: on,
			hands: { 'seat:1': ['attack:10@reward', 'attack:08', 'negotiate'] }
		});
		const play = new Play(cosmic, g.table);
		const [reward, attack] = g.hand('seat:1') as [string, string];
		discardCards(play, 'seat:1', [reward, attack], 'CE-15.5');
		expect(piles(g)).toEqual(['attack:10@reward']);
		expect(g.board.discard.map(likeOf)).toEqual(['attack:08']);
		expect(lookOpen(cosmic, g.table).board.modules).toEqual({
			reward: { sets: ['incursion'], shared: false, deck: 31, pile: ['attack:10@reward#1'] }
		});
	});

	it('[CE-30.4] [CE-30.5] given more drawn than the pile holds, then its own discards refill it, and when both are out there is nothing to draw and no quake', () => {
		const g = position({
			options: on,
			pilesOnly: true,
			piles: { reward: ['attack:23@reward'] },
			discarded: { reward: ['attack:16@reward', 'attack:17@reward'] }
		});
		const play = new Play(cosmic, g.table);
		const hands = g.table.seats.map((seat) => g.hand(seat).slice());
		expect(drawable(play, 'reward')).toBe(3);
		const drawn = drawFromModule(play, 'reward', 5).map(likeOf);
		expect(drawn[0]).toBe('attack:23@reward');
		expect(drawn.sort()).toEqual(['attack:16@reward', 'attack:17@reward', 'attack:23@reward']);
		expect(piles(g)).toEqual([]);
		expect(g.table.seats.map((seat) => g.hand(seat))).toEqual(hands);
	});

	it('[CE-31.8] given a cosmic quake, then reward cards of the hands go to the reward pile and are not dealt again', () => {
		const g = position({
			options: on,
			deckOnly: true,
			deck: [],
			hands: { 'seat:2': ['attack:19@reward', 'attack:06', 'negotiate'] }
		});
		drawToHand(new Play(cosmic, g.table), 'seat:1', 1);
		expect(piles(g)).toEqual(['attack:19@reward']);
		for (const seat of g.table.seats)
			expect(g.hand(seat).some((card) => card.includes('@reward'))).toBe(false);
	});

	it('[LAW-5] [CE-31.9] given dealt anew what a viewer cannot see, then backs stay where they are, and the decks keep nothing of their order', () => {
		const g = position({
			options: on,
			hands: { 'seat:2': ['attack:16@reward', 'attack:06', 'attack:17@reward', 'negotiate'] }
		});
		const other = copyOf(g.table);
		cosmic.redeal(other, 'seat:1', diceFrom(4));
		const backs = (hand: readonly string[]) => hand.map((card) => card.includes('@reward'));
		expect(other.board.players['seat:2']!.hand).not.toEqual(g.hand('seat:2'));
		expect(backs(other.board.players['seat:2']!.hand)).toEqual([true, false, true, false]);
		expect(other.vault.piles!.reward).not.toEqual(g.vault.piles!.reward);
		expect(other.vault.piles!.reward!.every((card) => card.includes('@reward'))).toBe(true);
		expect(cosmic.conserved(other)).toEqual(cosmic.conserved(g.table));
	});
});
