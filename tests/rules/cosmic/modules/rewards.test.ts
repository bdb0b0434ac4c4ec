/** The reward deck (rules.md section 31): drawn as rewards, and what its cards change. */
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../../src/lib/games/kit';
import { act, lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { position, seatsOf } from '../../../support/cosmic';
import { said } from '../../../support/said';
import type { CosmicGame, Position } from '../../../support/cosmic';

const on = { rewardDeck: 'incursion' } as const;
type Allies = NonNullable<Parameters<CosmicGame['encounterTo']>[0]['allies']>;

/** `seat:1` sends two ships to planet 1 of `seat:2`; stands where cards are about to be chosen. */
function planning(given: Position, allies: Allies = {}): CosmicGame {
	const g = position({ seats: 4, destiny: ['colour:2#1'], options: on, ...given });
	return g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 }, allies });
}

/** Both lay the card they hold first, after these kickers. */
function fought(
	given: Position,
	kickers: Partial<Record<SeatId, string>> = {},
	allies: Allies = {}
) {
	const [one, two] = (['seat:1', 'seat:2'] as const).map((seat) => given.hands![seat]![0]!);
	const g = planning(given, allies);
	for (const [seat, kicker] of entriesOf(kickers))
		if (kicker) g.until('window:planning.beforeSelect').pick(seat, kicker);
	return g.lay(one!, two!);
}

const totals = (g: CosmicGame) => g.until('window:reveal.values').encounter.totals;
const pile = (g: CosmicGame) => g.board.modules!.reward!.pile.map(likeOf);
const likes = (cards: readonly string[]) => cards.map(likeOf).sort();
const ALLIED: Allies = { 'seat:3': ['defense', { 'planet:3-1': 3 }] };

describe('CE-31 rewards', () => {
	/** The ally of a defense that has won has three rewards. */
	const rewarded = (given: Position = {}) =>
		fought(
			{
				hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:20'], 'seat:3': ['attack:06'] },
				warp: { 'seat:3': 2 },
				piles: { reward: ['kicker:3@reward', 'attack:-07@reward'] },
				...given
			},
			{},
			ALLIED
		).until('resolution.split');

	it('[CE-31.4] [CE-31.3] given three rewards, when one is a ship, one a cosmic card and one a reward card, then it gets each of its own deck, and all are told how many', () => {
		const g = rewarded();
		const before = g.vault.deck.length;
		g.answer('seat:3', { split: { ships: 1, cards: 1, rewards: 1 } });
		expect(likes(g.hand('seat:3'))).toContain('kicker:3@reward');
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(g.vault.deck).toHaveLength(before - 1);
		g.until('window:resolution.end');
		expect(g.board.warp['seat:3']).toBe(1);
		expect(lookOpen(cosmic, g.table).board.players['seat:3']).toMatchObject({
			hand: 3,
			rewards: 1
		});
		expect(lookOpen(cosmic, g.table).board.players['seat:1']).toMatchObject({ rewards: 0 });
	});

	it('[CE-31.4] given no answer, then all rewards are cosmic cards', () => {
		const g = rewarded();
		g.lapse();
		expect(g.hand('seat:3')).toHaveLength(4);
		expect(g.hand('seat:3').some((card) => card.includes('@reward'))).toBe(false);
	});

	it('[CE-31.5] given one reward card is left in deck and pile, then no more can be declared', () => {
		const g = rewarded({ pilesOnly: true, piles: { reward: ['kicker:3@reward'] } });
		const { id } = g.decision('seat:3');
		const answer = { split: { rewards: 2, cards: 1 } };
		expect(act(cosmic, g.table, 'seat:3', id, answer).ok).toBe(false);
		g.answer('seat:3', { split: { rewards: 1, cards: 2 } });
		expect(likes(g.hand('seat:3'))).toContain('kicker:3@reward');
	});

	it('[CE-31.14] [CE-24.2] given the reward cards are shuffled in, then they have the cosmic back, lie in one deck, and rewards are drawn from it', () => {
		const { table } = start(cosmic, {
			seats: seatsOf(3),
			options: { ...on, commonRewards: true },
			key: '1'.repeat(64),
			clocked: false
		});
		const g = position({ seats: 4, options: { ...on, commonRewards: true } });
		expect(g.board.modules!.reward).toMatchObject({ shared: true });
		expect(table.vault.piles).toBeUndefined();
		expect(lookOpen(cosmic, g.table).board.players['seat:1']).not.toHaveProperty('rewards');
		const dealt = fought(
			{
				options: { ...on, commonRewards: true },
				hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:20'] },
				warp: { 'seat:3': 1 }
			},
			{},
			ALLIED
		);
		expect(dealt.until('resolution.rewards').askedSeats).toEqual(['seat:3']);
	});
});

describe('CE-31 attacks, negotiates and morphs of the reward deck', () => {
	it.each([
		['attack:-07', -7],
		['attack:-04', -4],
		['attack:-01', -1],
		['attack:10', 10],
		['attack:16', 16],
		['attack:17', 17],
		['attack:18', 18],
		['attack:19', 19],
		['attack:23', 23]
	])(
		'[CE-31.15] [reward:attack:-07] [reward:attack:-04] [reward:attack:-01] [reward:attack:10] [reward:attack:16] [reward:attack:17] [reward:attack:18] [reward:attack:19] [reward:attack:23] %s counts its number',
		(face, n) => {
			const g = fought({ hands: { 'seat:1': [`${face}@reward`], 'seat:2': ['attack:08'] } });
			expect(totals(g)).toEqual({ offense: n + 2, defense: 12 });
			g.until('window:resolution.end');
			// CE-31.9: what both decks have says of which it is.
			const isOfBoth = [10, 23].includes(n);
			expect(g.said).toContain(`Attack ${face.slice(7)}${isOfBoth ? ' ★' : ''} is discarded.`);
			expect(likeOf(g.encounter.discarded.offense!)).toBe(`${face}@reward`);
			expect(g.board.discard.map(likeOf)).toEqual(['attack:08']);
			expect(pile(g)).toEqual([`${face}@reward`]);
		}
	);

	it('[reward:morph] [CE-11.3] given the morph of the reward deck meets the cosmic one, then both sides lose', () => {
		const g = fought({ hands: { 'seat:1': ['morph@reward'], 'seat:2': ['morph'] } });
		expect(g.until('window:resolution.end').encounter.outcome).toEqual({ type: 'bothLose' });
	});

	it('[reward:negotiate:crooked-deal] [CE-31.28] [CE-31.17] [CE-15.10] given a Crooked Deal beaten by an attack, then its player collects a card more', () => {
		const hand = ['attack:20', 'attack:04', 'attack:06', 'attack:08', 'attack:10', 'attack:12'];
		const lost = (card: string) =>
			fought({ hands: { 'seat:1': [card], 'seat:2': hand } })
				.until('window:resolution.end')
				.hand('seat:1').length;
		expect(lost('negotiate:crooked-deal@reward')).toBe(3);
		expect(lost('negotiate')).toBe(2);
	});

	it('[CE-31.28] given a deal that fails, then the player of a Crooked Deal loses two ships and the other four; with two of them each loses three', () => {
		const failed = (one: string, other: string) => {
			const g = fought({ hands: { 'seat:1': [one], 'seat:2': [other] } });
			g.until('deal.talk').answer('seat:1', { refuse: true }).until('window:resolution.end');
			return [g.board.warp['seat:1'], g.board.warp['seat:2']];
		};
		const crooked = 'negotiate:crooked-deal@reward';
		expect(failed(crooked, 'negotiate')).toEqual([2, 4]);
		expect(failed('negotiate', crooked)).toEqual([4, 2]);
		expect(failed(crooked, crooked)).toEqual([3, 3]);
	});

	it.each([4, 5, 6])(
		'[reward:reinforcement:4] [reward:reinforcement:5] [reward:reinforcement:6] +%i adds its number, and goes to the reward pile',
		(n) => {
			const g = fought({
				hands: {
					'seat:1': ['attack:08', `reinforcement:${n}@reward`],
					'seat:2': ['attack:08']
				}
			});
			g.until('window:reveal.values').pick('seat:1', 'reinforcement', { pick: 'offense' });
			g.until('window:resolution.end');
			expect(g.encounter.totals).toEqual({ offense: 10 + n, defense: 12 });
			expect(pile(g)).toEqual([`reinforcement:${n}@reward`]);
		}
	);

	it('[reward:artifact:card-zap] [reward:artifact:cosmic-zap] given the zaps of the reward deck, then they answer as the cosmic ones do', () => {
		const zapped = fought(
			{
				aliens: { 'seat:1': 'tripler' },
				hands: {
					'seat:1': ['attack:08'],
					'seat:2': ['attack:08', 'artifact:cosmic-zap@reward']
				}
			},
			{}
		);
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap|');
		expect(totals(zapped)).toEqual({ offense: 10, defense: 12 });
		expect(pile(zapped)).toEqual(['artifact:cosmic-zap@reward']);
		const g = position({
			options: on,
			hands: {
				'seat:1': ['artifact:plague', 'attack:08'],
				'seat:2': ['artifact:card-zap@reward', 'attack:06']
			}
		});
		g.until('window:encounter.start').use('seat:1', 'artifact|plague|', { pick: 'seat:2' });
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|card-zap|')
			.until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(pile(g)).toEqual(['artifact:card-zap@reward']);
	});
});

describe('CE-31 reward cards under their deck', () => {
	it('[CE-31.11] [CE-31.6] given Gambler claims what nobody challenges, then its reward card goes under the reward deck, and all it held was of its hand', () => {
		const g = fought({
			aliens: { 'seat:1': 'gambler' },
			hands: { 'seat:1': ['attack:-07@reward'], 'seat:2': ['attack:08'] }
		});
		g.until('window:reveal.claim', 'seat:1').use('seat:1', 'power|gambler|', { pick: 'attack:40' });
		while (!g.asked.includes('gambler.challenge.ask')) g.lapse();
		g.answer('seat:2', { yes: false }).until('launch.aim');
		expect(likeOf(g.vault.piles!.reward![0]!)).toBe('attack:-07@reward');
		expect(pile(g)).toEqual([]);
	});
});

describe('CE-31 kickers', () => {
	it.each([
		[0, 0],
		[2, 16],
		[3, 24]
	])(
		'[CE-31.20] [CE-10.12] [CE-31.21] [card:kicker] [reward:kicker:0] [reward:kicker:2] [reward:kicker:3] ×%i makes an attack 08 count %i',
		(n, value) => {
			const g = fought(
				{
					hands: {
						'seat:1': ['attack:08', `kicker:${n}@reward`],
						'seat:2': ['attack:20']
					}
				},
				{ 'seat:1': 'kicker' }
			);
			expect(totals(g)).toEqual({ offense: value + 2, defense: 24 });
			g.until('launch.aim');
			expect(pile(g)).toEqual([`kicker:${n}@reward`]);
		}
	);

	it('[CE-31.20] [CE-23.2] given a kicker laid, then all see that there is one, its player alone which, an ally may lay none, and a second one is not offered', () => {
		const g = planning(
			{
				hands: {
					'seat:1': ['attack:08', 'kicker:2@reward', 'kicker:3@reward'],
					'seat:2': ['attack:20'],
					'seat:3': ['attack:06', 'kicker:2@reward']
				}
			},
			ALLIED
		);
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:3', 'kicker')).toBe(false);
		g.pick('seat:1', 'kicker:2@reward').pass();
		expect(lookOpen(cosmic, g.table).board.encounter!.kickers).toEqual({ offense: null });
		expect(likeOf(lookOwn(cosmic, g.table, 'seat:1').board.kicker!)).toBe('kicker:2@reward');
		expect(lookOwn(cosmic, g.table, 'seat:2').board).not.toHaveProperty('kicker');
		expect(g.said).toContain('lays a kicker face down');
		expect(g.asked).toEqual(['window:planning.beforeSelect']);
		// Whoever is asked again reads for what.
		const { say, because } = g.decision('seat:2');
		expect(said(say)).toBe('Before cards are chosen: act, or pass?');
		expect(said(because?.say)).toBe('{seat:1} lays a kicker face down.');
		expect(g.offers('seat:1', 'kicker')).toBe(false);
		g.until('planning.select');
		expect(likes(g.hand('seat:1'))).toEqual(['attack:08', 'kicker:3@reward']);
	});

	it('[CE-31.22] [CE-31.23] given a negotiate with a kicker ×2, then compensation is doubled; with ×0 there is none', () => {
		const hand = ['attack:20', 'attack:04', 'attack:06', 'attack:08', 'attack:10', 'attack:12'];
		const got = (kicker: string) =>
			fought({ hands: { 'seat:1': ['negotiate', kicker], 'seat:2': hand } }, { 'seat:1': 'kicker' })
				.until('window:resolution.end')
				.hand('seat:1').length;
		expect(got('kicker:2@reward')).toBe(4);
		expect(got('kicker:0@reward')).toBe(0);
	});

	it('[CE-31.24] given a deal that fails, then the kicker ×3 of the offense makes the defense lose nine ships, and the offense three', () => {
		const g = fought(
			{ hands: { 'seat:1': ['negotiate', 'kicker:3@reward'], 'seat:2': ['negotiate'] } },
			{ 'seat:1': 'kicker' }
		);
		g.until('deal.talk');
		const { because } = g.decision('seat:2');
		expect(because && said(because.say)).toMatch(
			/or \{seat:1\} loses 3 ships, \{seat:2\} 9 ships \(the kicker of the other side counts\)\.$/
		);
		g.answer('seat:1', { refuse: true }).until('window:resolution.end');
		expect(g.said).toContain(
			'No deal: {seat:1} loses 3 ships, {seat:2} 9 ships (the kicker of the other side counts).'
		);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 9 });
	});

	it('[CE-31.26] given Tripler reveals 07 with a kicker ×2, then it counts 42', () => {
		const g = fought(
			{
				aliens: { 'seat:1': 'tripler' },
				hands: { 'seat:1': ['attack:07', 'kicker:2@reward'], 'seat:2': ['attack:40'] }
			},
			{ 'seat:1': 'kicker' }
		);
		expect(totals(g)).toEqual({ offense: 44, defense: 44 });
	});

	it('[CE-31.25] given Sorcerer exchanges the cards, then the kicker multiplies the card that now serves its player', () => {
		const g = fought(
			{
				aliens: { 'seat:1': 'sorcerer' },
				hands: { 'seat:1': ['attack:04', 'kicker:2@reward'], 'seat:2': ['attack:20'] }
			},
			{ 'seat:1': 'kicker' }
		);
		g.until('window:planning.selected').use('seat:1', 'power|sorcerer|exchange');
		expect(totals(g)).toEqual({ offense: 42, defense: 8 });
	});
});

describe('CE-31 rifts', () => {
	it.each([3, 4, 5])(
		'[CE-31.30] [CE-31.31] [card:rift] [reward:rift:3] [reward:rift:4] [reward:rift:5] Rift %i lets so many ships out of the warp, whosever its player says, and Card Zap cannot answer',
		(n) => {
			const g = position({
				options: on,
				hands: { 'seat:2': [`rift:${n}@reward`, 'attack:06'], 'seat:3': ['artifact:card-zap'] },
				warp: { 'seat:1': 3, 'seat:2': 3 },
				planets: { 'planet:1-1': { 'seat:1': 1 }, 'planet:2-1': { 'seat:2': 1 } }
			});
			g.until('window:encounter.start', 'seat:2');
			g.pick('seat:2', 'rift', { split: { 'seat:1': 2, 'seat:2': n - 2 } });
			expect(g.asked).not.toContain('use.declared');
			g.until('launch.aim');
			// The offense has taken one out besides.
			expect(g.board.warp['seat:1'] ?? 0).toBe(0);
			expect(g.board.warp['seat:2'] ?? 0).toBe(5 - n);
			expect(pile(g)).toEqual([`rift:${n}@reward`]);
		}
	);

	/** `seat:2` beats a negotiate of `seat:1`, who takes two cards: all that are left. */
	const collected = (left: string[], given: Position = {}) =>
		fought({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:20', ...left] }, ...given });

	it('[CE-31.32] [CE-31.33] given a Rift 4 among the cards collected, then its taker loses four ships besides, keeps the other card, and the rift is discarded', () => {
		const g = collected(['rift:4@reward', 'attack:08']).until('launch.aim');
		expect(likes(g.hand('seat:1'))).toContain('attack:08');
		expect(g.board.warp['seat:1']).toBe(6);
		expect(pile(g)).toEqual(['rift:4@reward']);
	});

	it('[CE-31.34] given a rift handed over in a deal, then nothing goes off', () => {
		const g = fought({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', 'rift:4@reward'] }
		});
		g.agree({}, { number: { amount: 1 } }).until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(likes(g.hand('seat:1'))).toContain('rift:4@reward');
	});

	it('[CE-31.34] given Trader with a Rift 3 swaps with who holds a Rift 5, then Trader loses five ships, and the other holds the Rift 3', () => {
		const g = planning({
			aliens: { 'seat:1': 'trader' },
			hands: {
				'seat:1': ['attack:08', 'rift:3@reward'],
				'seat:2': ['attack:20', 'rift:5@reward']
			}
		});
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|trader|');
		g.until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:1': 5 });
		expect(likes(g.hand('seat:2'))).toContain('rift:3@reward');
	});
});

describe('CE-31 artifacts', () => {
	const opening = (given: Position) =>
		position({ options: on, ...given }).until('window:encounter.start', 'seat:1');

	it('[artifact:hand-zap] [reward:artifact:hand-zap] given Hand Zap, then the player chosen discards its hand, each card to its own pile, and draws eight', () => {
		const g = opening({
			hands: {
				'seat:1': ['artifact:hand-zap@reward', 'attack:08'],
				'seat:2': ['attack:06', 'kicker:2@reward']
			}
		});
		g.use('seat:1', 'artifact|hand-zap|', { pick: 'seat:2' }).until('launch.aim');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(likes(g.board.discard)).toEqual(['attack:06']);
		expect(pile(g).sort()).toEqual(['artifact:hand-zap@reward', 'kicker:2@reward']);
	});

	it('[artifact:finder] [reward:artifact:finder] [CE-31.29] given Finder names a card the hand has, then it is taken, and a rift so taken goes off; a card it has not is not', () => {
		const find = (face: string) => {
			const g = opening({
				hands: {
					'seat:1': ['artifact:finder@reward', 'attack:08'],
					'seat:2': ['attack:06', 'rift:3@reward']
				}
			});
			g.use('seat:1', 'artifact|finder|', { pick: 'seat:2' });
			g.until('finder.search.name').answer('seat:1', { pick: face });
			expect(lookOwn(cosmic, g.table, 'seat:1').board.looks).toHaveLength(1);
			expect(lookOwn(cosmic, g.table, 'seat:3').board.looks).toHaveLength(0);
			return g.until('launch.aim');
		};
		expect(likes(find('attack:06').hand('seat:1'))).toEqual(['attack:06', 'attack:08']);
		expect(likes(find('attack:40').hand('seat:1'))).toEqual(['attack:08']);
		// Of the three lost one has come back in its regroup.
		expect(find('rift:3').board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[artifact:space-junk] [reward:artifact:space-junk] [CE-31.7] given Space Junk, then the player chosen takes the top card of the cosmic pile, never one of the reward pile', () => {
		const g = opening({
			hands: { 'seat:1': ['artifact:space-junk@reward', 'attack:08'], 'seat:2': ['attack:06'] },
			discard: ['attack:10', 'attack:30'],
			discarded: { reward: ['attack:23@reward'] }
		});
		g.use('seat:1', 'artifact|space-junk|', { pick: 'seat:2' }).until('launch.aim');
		expect(likes(g.hand('seat:2'))).toEqual(['attack:06', 'attack:30']);
		expect(pile(g).sort()).toEqual(['artifact:space-junk@reward', 'attack:23@reward']);
	});

	it('[CE-31.9] given a Cosmic Zap of either deck in a hand, when one is to be picked, then the one of the reward deck says so, and what that deck alone has need not', () => {
		const zaps = ['artifact:cosmic-zap', 'artifact:cosmic-zap@reward', 'artifact:hand-zap@reward'];
		const g = position({
			options: on,
			hands: { 'seat:1': ['attack:08', ...zaps], 'seat:3': ['artifact:plague'] }
		}).until('window:encounter.start');
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('plague.discards.kind');
		g.pick('seat:1', 'attack');
		const { shape } = lookOwn(cosmic, g.table, 'seat:1').decision!;
		expect(shape.type === 'one' && shape.choices.map(({ say }) => said(say))).toEqual([
			'Cosmic Zap',
			'Cosmic Zap ★',
			'Hand Zap'
		]);
	});

	it('[CE-31.9] [CE-31.13] given a hand without a reward back, then nobody asks it at moments at which only reward cards act', () => {
		const g = position({
			options: on,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:06', 'artifact:space-junk@reward'] },
			discard: ['attack:30'],
			box: []
		}).until('window:resolution.end');
		expect(g.askedSeats).toEqual(['seat:2']);
	});
});

describe('CE-31 backs', () => {
	const mixed = ['attack:20', 'attack:04', 'attack:06', 'attack:10@r', 'kicker:2@r'].map((card) =>
		card.replace('@r', '@reward')
	);
	const backs = (cards: readonly string[]) =>
		cards.filter((card) => card.includes('@reward')).length;
	/** Compensation of two is due to `seat:1`, out of two cosmic and two reward cards. */
	const due = (given: Position = {}) =>
		fought({ hands: { 'seat:1': ['negotiate'], 'seat:2': mixed }, ...given });

	it.each([
		['0', 0],
		['1', 1],
		['2', 2]
	])(
		'[CE-31.12] given two of a hand with both backs, when the collector says %s reward cards, then it gets that many',
		(pick, n) => {
			const g = due().until('compensation.backs', 'seat:1');
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.choices('seat:1')).toEqual(['any', '0', '1', '2']);
			g.answer('seat:1', { pick }).until('window:resolution.end');
			expect(g.hand('seat:1')).toHaveLength(2);
			expect(backs(g.hand('seat:1'))).toBe(n);
		}
	);

	it('[CE-31.12] given no answer, then chance is even over the whole hand', () => {
		const came = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
			const g = due({ seed }).until('compensation.backs');
			g.lapse();
			return backs(g.until('window:resolution.end').hand('seat:1'));
		});
		expect(new Set(came).size).toBeGreaterThan(1);
	});

	it('[CE-31.12] given a hand of one back, or one that is taken whole, then nobody is asked', () => {
		const asked = (hand: string[]): string[] => {
			const g = due({
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:20', ...hand] }
			});
			const all: string[] = [];
			while (!g.asked.includes('window:resolution.end')) {
				all.push(...g.asked);
				g.lapse();
			}
			return all;
		};
		expect(asked(mixed.slice(1))).toContain('compensation.backs');
		expect(asked(['attack:04', 'attack:06', 'attack:08'])).not.toContain('compensation.backs');
		expect(asked(['attack:04', 'kicker:2@reward'])).not.toContain('compensation.backs');
	});

	it('[CE-31.12] given a card at random by a deal, then its receiver says the back', () => {
		const g = fought({
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', ...mixed] }
		});
		g.agree({}, { random: { amount: 1 } }).until('deal.backs', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { pick: '1' }).until('launch.aim');
		expect(backs(g.hand('seat:1'))).toBe(1);
	});

	it('[CE-31.12] [wild:trader] [CE-31.32] given a card is taken of a hand, then its taker says the back, and a rift so taken goes off before a card is given back', () => {
		const stolen = (pick: string, seed: number) => {
			const g = position({
				seats: 4,
				options: on,
				seed,
				destiny: ['colour:2#1'],
				hands: {
					'seat:1': ['flare:trader', 'attack:08'],
					'seat:2': ['attack:20', 'attack:04', 'rift:3@reward']
				}
			});
			g.until('window:alliance.before', 'seat:1').use('seat:1', 'wild|trader');
			g.until('takeOne.backs', 'seat:1').answer('seat:1', { pick });
			return g.until('trader.giveBack.give', 'seat:1');
		};
		for (const seed of [1, 2, 3, 4]) {
			const g = stolen('1', seed);
			expect(g.board.warp).toEqual({ 'seat:1': 3 });
			expect(pile(g)).toEqual(['rift:3@reward']);
			expect(stolen('0', seed).board.warp).toEqual({});
		}
	});

	it('[CE-31.10] given one has laid, then its back is not told, nor by the backs in its hand; when both have, it is', () => {
		const g = planning({
			aliens: { 'seat:1': 'sorcerer' },
			hands: {
				'seat:1': ['attack:10@reward', 'attack:06'],
				'seat:2': ['attack:20', 'kicker:2@reward']
			}
		});
		const open = () => lookOpen(cosmic, g.table).board;
		g.lay('attack:10@reward', 'attack:20').until('window:planning.selected');
		expect(open().encounter!.laid.offense).toMatchObject({ card: null, reward: true });
		expect(open().encounter!.laid.defense).not.toHaveProperty('reward');
		expect(open().players['seat:1']).toMatchObject({ hand: 1, rewards: 0 });
		const { laid } = g.encounter;
		const { defense } = laid;
		laid.defense = null;
		expect(open().encounter!.laid.offense).not.toHaveProperty('reward');
		expect(open().players['seat:1']).toMatchObject({ hand: 1, rewards: 1 });
		laid.defense = defense;
	});
});

describe('CE-31 reward cards and powers', () => {
	const plagued = (given: Position, held: string) =>
		position({
			seats: 4,
			options: on,
			destiny: ['colour:2#1'],
			...given,
			hands: {
				'seat:1': ['artifact:plague', 'attack:08'],
				'seat:2': ['attack:06', held],
				...given.hands
			}
		})
			.until('window:encounter.start', 'seat:1')
			.use('seat:1', 'artifact|plague|', { pick: 'seat:2' });

	it('[CE-31.7] [alien:vulch] given another discards an artifact with the back of the reward deck, then Vulch takes it as well, and its back stays', () => {
		const g = plagued({ aliens: { 'seat:3': 'vulch' } }, 'artifact:finder@reward').until(
			'launch.aim'
		);
		expect(likes(g.hand('seat:3'))).toContain('artifact:finder@reward');
		expect(pile(g)).toEqual([]);
	});

	it('[CE-31.7] [wild:reserve] given another discards a reinforcement with the back of the reward deck, then the flare takes it', () => {
		const g = plagued(
			{ hands: { 'seat:3': ['flare:reserve', 'attack:06'] } },
			'reinforcement:6@reward'
		);
		g.until('window:cards.discarded', 'seat:3');
		g.use('seat:3', 'wild|reserve', { pick: g.board.modules!.reward!.pile[0]! }).until(
			'launch.aim'
		);
		expect(likes(g.hand('seat:3'))).toContain('reinforcement:6@reward');
		expect(pile(g)).toEqual([]);
	});

	it('[CE-31.7] [super:mite] given the defense discards reward cards, then Mite may keep any of those, and of those alone', () => {
		const held = ['attack:10@reward', 'attack:16@reward', 'kicker:2@reward', 'rift:3@reward'];
		const g = position({
			seats: 4,
			options: on,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'mite' },
			discard: ['attack:30'],
			hands: { 'seat:1': ['flare:mite', 'attack:08'], 'seat:2': held }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'super|mite');
		g.until('mite.bluster.choose', 'seat:2').pick('seat:2', 'discard');
		g.until('mite.keep.pick', 'seat:1');
		expect(g.choices('seat:1')).toEqual(g.board.modules!.reward!.pile);
		const [kept] = pile(g);
		g.answer('seat:1', { picks: g.choices('seat:1') }).until('planning.select');
		expect(likes(g.hand('seat:1'))).toContain(kept);
		expect(pile(g)).toEqual([]);
	});

	it('[CE-31.6] [alien:clone] given Clone has used a reward card with a kicker, then it keeps the card, and the kicker goes', () => {
		const g = fought(
			{
				aliens: { 'seat:1': 'clone' },
				hands: { 'seat:1': ['attack:23@reward', 'kicker:2@reward'], 'seat:2': ['attack:08'] }
			},
			{ 'seat:1': 'kicker' }
		);
		g.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone').until('launch.aim');
		expect(likes(g.hand('seat:1'))).toEqual(['attack:23@reward']);
		expect(pile(g)).toEqual(['kicker:2@reward']);
	});

	it('[CE-31.34] [wild:oracle] given hands are mixed, then a rift of the other that its player gets goes off, one of its own does not', () => {
		const mix = (mine: string[], theirs: string[], seed: number) => {
			const g = planning({
				seed,
				hands: {
					'seat:1': ['flare:oracle', 'attack:08', ...mine],
					'seat:2': ['attack:20', ...theirs]
				}
			});
			g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|oracle');
			return g.until('planning.select');
		};
		const seeds = [1, 2, 3, 4, 5, 6];
		const taken = seeds.map((seed) => {
			const g = mix([], ['rift:4@reward'], seed);
			const gone = pile(g).includes('rift:4@reward');
			expect(g.board.warp['seat:1'] ?? 0).toBe(gone ? 4 : 0);
			expect(likes(g.hand('seat:2')).includes('rift:4@reward')).toBe(!gone);
			return gone;
		});
		expect(new Set(taken).size).toBe(2);
		for (const seed of seeds) expect(mix(['rift:4@reward'], [], seed).board.warp).toEqual({});
	});
});
