/** TI-2.9, TI-2.10: the cards of the box, and how decks are drawn from, looked at and shuffled anew. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import {
	discardActionCards,
	discardPolitics,
	drawActionCards,
	drawPolitics,
	layPolitics,
	provideTop,
	topPolitics
} from '../../../src/lib/games/imperium/decks';
import {
	ACTION_CARDS,
	POLITICAL_CARDS,
	TIMING_CLASS,
	TIMINGS
} from '../../../src/lib/games/imperium/tables';
import type { PoliticalCard, Timing } from '../../../src/lib/games/imperium/tables';
import { likeOf } from '../../../src/lib/games/kit';
import { actionCardOf, politicalCardOf } from '../../../src/lib/games/imperium/tables/by-id';
import { said } from '../../support/said';
import { openTo, ready } from '../../support/imperium';

const me: SeatId = 'seat:1';
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** A table with these decks, and what happens on it. */
function dealt({ actions = [], politics = [] }: Partial<ReturnType<typeof ready>['vault']>) {
	const g = ready({ seats: 3 });
	Object.assign(g.vault, { actions, politics });
	const play = new Play(g.game, g.table);
	const heard = () => play.events.map(({ to, say }) => [to, said(say)]);
	return { g, play, board: g.board, vault: g.vault, heard };
}

describe('the box', () => {
	const kinds = Object.values(ACTION_CARDS);
	const agendas = Object.values<PoliticalCard>(POLITICAL_CARDS);

	it('[TI-2.9] has 103 Action Cards of 72 kinds', () => {
		expect(kinds).toHaveLength(72);
		expect(sum(kinds.map(({ count }) => count))).toBe(103);
		expect(new Set(kinds.map(({ name }) => said(name))).size).toBe(72);
		const many = Object.entries(ACTION_CARDS).filter(([, { count }]) => count > 1);
		expect(Object.fromEntries(many.map(([id, { count }]) => [id, count]))).toEqual({
			...{ sabotage: 5, 'morale-boost': 5 },
			...{ 'direct-hit': 4, 'flank-speed': 4, 'local-unrest': 4, recheck: 4 },
			...{ 'signal-jamming': 4, 'skilled-retreat': 4 },
			...{ 'in-the-silence-of-space': 3, 'rare-mineral': 3, 'emergency-repairs': 2 }
		});
	});

	it('[TI-2.9] has 60 Political Cards: 38 laws and 22 events', () => {
		expect(agendas).toHaveLength(60);
		expect(agendas.filter(({ type }) => type === 'law')).toHaveLength(38);
		expect(agendas.filter(({ type }) => type === 'event')).toHaveLength(22);
		expect(new Set(agendas.map(({ name }) => said(name))).size).toBe(60);
		const of = (vote: string) => agendas.filter((card) => card.vote === vote).length;
		expect(of('forAgainst')).toBe(38);
		expect(of('electPlayer')).toBe(15);
		expect(of('electTwoPlayers')).toBe(1);
		expect(of('electPlanet')).toBe(2);
		expect(of('electTwoPlanets')).toBe(1);
		expect(of('electLaw')).toBe(2);
		expect(of('electColour')).toBe(1);
	});

	it('looks cards up, copies by what they are copies of', () => {
		expect(actionCardOf('sabotage#5')).toBe(ACTION_CARDS.sabotage);
		expect(politicalCardOf('revote')).toBe(POLITICAL_CARDS.revote);
		expect(() => politicalCardOf('sabotage')).toThrow('There is no Political Card sabotage.');
	});

	it('[TI-34.3] has cards of every moment, each asked for in one of five ways', () => {
		const of = (timing: Timing) =>
			sum(kinds.filter((card) => card.timing === timing).map(({ count }) => count));
		expect(TIMINGS).toHaveLength(31);
		for (const timing of TIMINGS) expect(of(timing)).toBeGreaterThan(0);
		const cards = { own: 0, interrupt: 0, sides: 0, one: 0, all: 0 };
		for (const timing of TIMINGS) cards[TIMING_CLASS[timing]] += of(timing);
		expect(cards).toEqual({ own: 47, interrupt: 18, sides: 21, one: 4, all: 13 });
	});
});

describe('Action Cards', () => {
	it('[TI-27.6] what is drawn from the top only its player sees; the others hear how many', () => {
		const { g, play, board, vault, heard } = dealt({
			actions: ['plague#1', 'recheck#1', 'recheck#2', 'veto#1']
		});
		board.players[me]!.hand = ['patrol#1'];
		drawActionCards(play, me, 3, 'TI-24.6');
		// TI-27.13: under the numbers of its hand.
		const came = ['veto#101', 'recheck#101', 'recheck#102'];
		expect(board.players[me]!.hand).toEqual(['patrol#1', ...came]);
		expect(vault.actions).toEqual(['plague#1']);
		expect(heard()).toEqual([
			['all', '{seat:1} draws 3 Action Cards.'],
			[[me], 'You draw Veto, Recheck and Recheck.']
		]);
		const open = openTo(g);
		expect(open.players[me]!.holds.actions).toBe(4);
		expect(open.decks['actions']).toBe(1);
		expect(JSON.stringify(open)).not.toMatch(/veto#|recheck#|plague#|patrol#/);
	});

	it('[TI-2.10] the discards are a new deck in the middle of a draw', () => {
		const { play, board, vault, heard } = dealt({ actions: ['veto#1'] });
		board.actionDiscard = ['plague#1', 'thugs#1', 'patrol#1'];
		drawActionCards(play, me, 3, 'TI-24.6');
		const [first, ...others] = board.players[me]!.hand;
		expect(first).toBe('veto#101');
		expect([...others, ...vault.actions].map(likeOf).toSorted()).toEqual([
			...['patrol', 'plague', 'thugs']
		]);
		expect(vault.actions).toHaveLength(1);
		expect(board.actionDiscard).toEqual([]);
		expect(heard()[0]).toEqual(['all', 'The discarded Action Cards are shuffled into a new deck.']);
	});

	it('[TI-2.10] a deck that has enough cards is drawn to its end, and not before that made anew', () => {
		const { play, board, vault } = dealt({ actions: ['veto#1', 'thugs#1'] });
		board.actionDiscard = ['plague#1'];
		drawActionCards(play, me, 2, 'TI-24.6');
		expect(vault.actions).toEqual([]);
		expect(board.actionDiscard).toEqual(['plague#1']);
	});

	it('[TI-2.10] the new deck is in chance’s order', () => {
		const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
			const g = ready({ seats: 3, seed });
			g.vault.actions = [];
			g.board.actionDiscard = ['plague#1', 'thugs#1', 'patrol#1', 'veto#1'];
			drawActionCards(new Play(g.game, g.table), me, 4, 'TI-24.6');
			return g.board.players[me]!.hand.join();
		});
		expect(new Set(orders).size).toBeGreaterThan(3);
	});

	it('[TI-2.10] with both empty nothing is drawn, and nothing is told', () => {
		const { play, board, heard } = dealt({});
		drawActionCards(play, me, 2, 'TI-24.6');
		expect(board.players[me]!.hand).toEqual([]);
		expect(heard()).toEqual([]);
	});

	it('[TI-18.11] discarded cards leave the hand for one pile that all see', () => {
		const { g, play, board, heard } = dealt({});
		board.players[me]!.hand = ['veto#1', 'thugs#1', 'plague#1'];
		board.actionDiscard = ['patrol#1'];
		discardActionCards(play, me, ['veto#1', 'plague#1'], 'TI-18.2');
		expect(board.players[me]!.hand).toEqual(['thugs#1']);
		expect(openTo(g).actionDiscard).toEqual(['patrol#1', 'veto#1', 'plague#1']);
		expect(heard()).toEqual([['all', '{seat:1} discards Veto and Plague.']]);
		expect(play.showed).toBe(true);
		expect(play.events[0]?.move).toEqual({
			...{ type: 'discarded', seat: me, cards: ['veto#1', 'plague#1'] }
		});
		discardActionCards(play, me, [], 'TI-18.2');
		expect(play.events).toHaveLength(1);
	});
});

describe('Political Cards', () => {
	const politics = ['repeal', 'revote', 'free-trade', 'trade-war'];

	it('[TI-17.2] are drawn from the top, and then lie open when they are done', () => {
		const { g, play, vault, heard } = dealt({ politics: politics.slice() });
		expect(drawPolitics(play, 1)).toEqual(['trade-war']);
		expect(vault.politics).toEqual(['repeal', 'revote', 'free-trade']);
		expect(play.showed).toBe(true);
		discardPolitics(play, 'trade-war');
		expect(openTo(g).politicalDiscard).toEqual(['trade-war']);
		expect(heard()).toEqual([]);
	});

	it('[TI-17.5] of three looked at one stays on top and two go to the bottom in their order', () => {
		const { play, vault, heard } = dealt({ politics: politics.slice() });
		provideTop(play, 3);
		const [first = '', second = '', third = ''] = topPolitics(play, 3);
		expect([first, second, third]).toEqual(['trade-war', 'free-trade', 'revote']);
		expect(topPolitics(play, 0)).toEqual([]);
		expect(vault.politics).toEqual(politics);
		layPolitics(play, [second], [first, third]);
		expect(drawPolitics(play, 4)).toEqual(['free-trade', 'repeal', 'trade-war', 'revote']);
		expect(heard()).toEqual([]);
	});

	it('[TI-2.10] in the middle of a look the discards go beneath as a new deck', () => {
		const { play, board, vault, heard } = dealt({ politics: ['repeal', 'revote'] });
		board.politicalDiscard = ['free-trade', 'trade-war'];
		provideTop(play, 2);
		expect(vault.politics).toEqual(['repeal', 'revote']);
		provideTop(play, 3);
		const seen = topPolitics(play, 3);
		expect(seen.slice(0, 2)).toEqual(['revote', 'repeal']);
		expect(['free-trade', 'trade-war']).toContain(seen[2]);
		expect(vault.politics).toHaveLength(4);
		expect(board.politicalDiscard).toEqual([]);
		expect(heard()).toEqual([
			['all', 'The discarded Political Cards are shuffled into a new deck.']
		]);
	});

	it('[TI-2.10] a draw goes on in the new deck; with both empty it ends', () => {
		const { play, board } = dealt({ politics: ['repeal'] });
		board.politicalDiscard = ['free-trade'];
		expect(drawPolitics(play, 3)).toEqual(['repeal', 'free-trade']);
		expect(drawPolitics(play, 1)).toEqual([]);
	});
});
