/** Whirligig: it mixes its hand with that of its opponent. */
import { describe, expect, it } from 'vitest';
import { said } from '../../../support/said';
import { declare, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|whirligig';
/** With the attack 08 of both: three cards and six. */
const SWIRL: Position = {
	aliens: { 'seat:1': 'whirligig' },
	hands: {
		'seat:1': ['attack:01', 'negotiate'],
		'seat:2': ['attack:10', 'attack:11', 'attack:12', 'attack:13', 'morph'],
		'seat:3': ['attack:20']
	}
};
const before = (given: Position = SWIRL): CosmicGame =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('window:planning.beforeSelect', 'seat:1');
const asked = (given?: Position): CosmicGame =>
	declare(before(given), 'seat:1', NAME).until('whirligig.mix.how');
const sizes = (g: CosmicGame) =>
	['seat:1', 'seat:2', 'seat:3'].map((s) => g.hand(s as 'seat:1').length);
const all = (g: CosmicGame) =>
	[...g.hand('seat:1'), ...g.hand('seat:2')].map((card) => card.split('#')[0]).sort();

describe('Whirligig', () => {
	it('[alien:whirligig] given it mixes three cards and six, then they are shared evenly, as they were, or the other way round', () => {
		for (const [how, mine, theirs] of [
			['even', 4, 5],
			['same', 3, 6],
			['swapped', 6, 3]
		] as const) {
			const g = asked();
			const cards = all(g);
			g.pick('seat:1', how).until('planning.select');
			expect(sizes(g), how).toEqual([mine, theirs, 1]);
			expect(all(g)).toEqual(cards);
		}
	});

	it('[alien:whirligig] given both hands, then who gets which card is by chance', () => {
		const seen = new Set(
			[1, 2, 3, 4, 5].map((seed) => {
				const g = asked({ ...SWIRL, seed })
					.pick('seat:1', 'same')
					.until('planning.select');
				return g
					.hand('seat:1')
					.map((card) => card.split('#')[0])
					.sort()
					.join();
			})
		);
		expect(seen.size).toBeGreaterThan(1);
	});

	it('[alien:whirligig] [CE-23.5] given the mixed cards are dealt, then each is told their own alone, and no movement tells where any came from', () => {
		const g = asked();
		const from = g.events.length;
		g.pick('seat:1', 'swapped').until('planning.select');
		const told = g.events.slice(from);
		const dealt = told.filter(({ say }) => said(say).startsWith('You are dealt'));
		expect(dealt.map(({ to }) => to)).toEqual([['seat:1'], ['seat:2']]);
		expect(told.filter(({ move }) => move?.type === 'cards')).toEqual([]);
	});

	it('[alien:whirligig] given hands as large, then there is one way to share them; it left alone, they stay', () => {
		const even = before({
			...SWIRL,
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['attack:10'] }
		});
		declare(even, 'seat:1', NAME).until('planning.select');
		expect(even.said).toContain('mixes their hand with that of {seat:2}: 2 cards');
		const left = before();
		const cards = left.hand('seat:1').slice();
		expect(left.pass().until('planning.select').hand('seat:1')).toEqual(cards);
	});

	it('[alien:whirligig] given an ally, or one use before, then it is not offered', () => {
		const ally = duel({ ...SWIRL, aliens: { 'seat:3': 'whirligig' } });
		expect(offered(ally, 'seat:3', NAME)).toBe(false);
		expect(offered(asked().pick('seat:1', 'even'), 'seat:1', NAME)).toBe(false);
	});

	it('[alien:whirligig] ruling: the defense left without a card gets a new hand, the offense ends its turn', () => {
		const one = (mine: string[], theirs: string[]): CosmicGame =>
			before({
				...SWIRL,
				hands: { 'seat:1': mine, 'seat:2': theirs }
			});
		// Of 08, 08, and an artifact one comes to the offense: by some chance the artifact.
		const ended = [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => {
			const g = duel({ ...SWIRL, seed, hands: { 'seat:2': ['artifact:plague'] } })
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
				.until('window:planning.beforeSelect', 'seat:1');
			declare(g, 'seat:1', NAME).until('whirligig.mix.how').pick('seat:1', 'even');
			const { turn } = g.board;
			while (g.board.turn === turn && !g.asked.includes('planning.select')) g.lapse();
			return g.said.includes('has no encounter card: the turn ends');
		});
		expect(ended).toBe(true);
		expect(sizes(one([], []))).toEqual([1, 1, 2]);
	});

	it('[alien:whirligig] [CE-31.34] given a rift comes to it, then that goes off', () => {
		const gone = (how: string) =>
			[1, 2, 3, 4, 5, 6].map((seed) => {
				const g = asked({
					...SWIRL,
					seed,
					options: { rewardDeck: 'incursion' },
					hands: { 'seat:1': [], 'seat:2': ['rift:3@reward', 'attack:10', 'attack:11'] }
				});
				return over(g.pick('seat:1', how)).said.includes('{seat:1} loses 3 ships');
			});
		expect(gone('swapped')).toContain(true);
		expect(gone('same')).toContain(false);
	});

	it('[alien:whirligig] given it is zapped, then both keep their hands', () => {
		const g = before({
			...SWIRL,
			hands: { ...SWIRL.hands, 'seat:3': ['artifact:cosmic-zap'] }
		});
		const cards = g.hand('seat:1').slice();
		declare(g, 'seat:1', NAME).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('planning.select');
		expect(g.hand('seat:1')).toEqual(cards);
	});

	it('given the larger hand opposite, then the steady player mixes and takes that size; given the better hand, it keeps it', () => {
		const g = before();
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: `${NAME}|swirl|` });
		expect(steadyAnswer(asked(), 'seat:1')).toEqual({ pick: 'swapped' });
		const rich = before({
			...SWIRL,
			hands: { 'seat:1': ['attack:40', 'attack:30'], 'seat:2': ['attack:01'] }
		});
		expect(steadyAnswer(rich, 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('the Whirligig flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['flare:whirligig', 'attack:01'], 'seat:2': ['attack:30'] }
	};

	it('[wild:whirligig] given a card of either hand is mixed, then each gets one of the two by chance', () => {
		const hands = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
			const g = before({ ...WILD, seed }).use('seat:1', 'wild|whirligig');
			g.until('whirligig.pair.mine').pick('seat:1', 'attack:01').until('planning.select');
			expect(sizes(g)).toEqual([3, 2, 2]);
			expect(g.hand('seat:1')).toContain('flare:whirligig');
			return g.hand('seat:1').some((card) => card.startsWith('attack:01'));
		});
		expect(new Set(hands)).toEqual(new Set([true, false]));
	});

	it('[wild:whirligig] given no other card, or an empty hand opposite, then it is not offered', () => {
		const g = duel({ hands: { 'seat:3': ['flare:whirligig', 'attack:01'] } });
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
		const alone = before({ ...WILD, hands: { 'seat:1': ['flare:whirligig', 'attack:01'] } });
		alone.board.players['seat:1']!.hand = ['flare:whirligig'];
		expect(offered(alone.pass(), 'seat:1', 'wild|')).toBe(false);
	});

	it('given a poor card, then the steady player mixes that', () => {
		const g = before(WILD);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringContaining('wild') as string
		});
		g.use('seat:1', 'wild|whirligig').until('whirligig.pair.mine');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^attack:01/) as string
		});
	});

	it('[super:whirligig] given it adds the flare to its power, then it alone sees the hand opposite before it says how', () => {
		const g = before({
			...SWIRL,
			hands: { ...SWIRL.hands, 'seat:1': ['flare:whirligig', 'attack:01'] }
		});
		declare(g, 'seat:1', NAME).until('window:use.declared', 'seat:1');
		g.use('seat:1', 'super|whirligig').until('whirligig.mix.how');
		expect(g.encounter.looks).toMatchObject([{ by: 'seat:1', of: 'seat:2', what: 'hand' }]);
		expect(g.encounter.looks[0]!.cards).toHaveLength(6);
		const plain = asked();
		expect(plain.encounter.looks).toEqual([]);
	});
});
