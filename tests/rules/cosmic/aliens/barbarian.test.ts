/** Barbarian: the victor takes what it likes of the loser's hand, and the rest is gone. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { dealHands } from '../../../../src/lib/games/cosmic/hands';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import type { CardId } from '../../../../src/lib/games/cosmic/types';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, offered } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

const LOOT = ['attack:40', 'morph', 'artifact:plague', 'attack:14'];

/** Seat 1 attacks seat 2 with so many ships; cards are laid, and what follows is to come. */
function fought(
	ships: number,
	cards: [CardId, CardId],
	{ given = {}, ally = 0 }: { given?: Position; ally?: number } = {}
): CosmicGame {
	return duel({
		aliens: { 'seat:1': 'barbarian' },
		destiny: ['colour:2#1', 'colour:1#1'],
		...given,
		hands: {
			'seat:1': ['attack:20', 'negotiate'],
			'seat:2': ['negotiate', ...LOOT],
			'seat:3': ['attack:06'],
			...given.hands
		}
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': ships },
		...(ally ? { allies: { 'seat:3': ['offense', { 'planet:3-1': ally }] } } : {}),
		cards
	});
}

const WON: [CardId, CardId] = ['attack:20', 'attack:08'];

const likes = (cards: readonly CardId[]): string[] => cards.map(likeOf).sort();
const handOf = (g: CosmicGame, seat: SeatId): string[] => likes(g.hand(seat));
const gone = (g: CosmicGame): string[] => likes(g.board.discard);

/** It keeps these; cards are called anew where it sees them. */
const keep = (g: CosmicGame, seat: SeatId, cards: string[]): CosmicGame => {
	const ids = g.until('barbarian.loot.keep', seat).choices(seat);
	return g.answer(seat, {
		picks: cards.map((card) => ids.find((id) => likeOf(id) === card) ?? card)
	});
};

const NEXT = 'turn.second';

describe('Barbarian', () => {
	it('[alien:barbarian] [CE-14.18] given it wins as the offense with two ships, then it keeps two cards of the loser, and the rest is discarded', () => {
		const g = keep(fought(2, WON), 'seat:1', ['attack:40', 'morph']).until(NEXT);
		expect(handOf(g, 'seat:1')).toEqual(['attack:08', 'attack:40', 'morph', 'negotiate']);
		expect(g.hand('seat:2')).toEqual([]);
		expect(gone(g)).toEqual(
			['artifact:plague', 'attack:08', 'attack:14', 'attack:20', 'negotiate'].sort()
		);
		expect(g.said).toContain('{seat:1} looks at the hand of {seat:2}.');
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2}.');
		expect(g.said).toMatch(/\{seat:2\} discards .*Plague/);
		expect(g.said).not.toMatch(/Attack 40/);
	});

	it('[alien:barbarian] given four ships, then it is to choose four, no fewer and no more', () => {
		const g = fought(4, WON).until('barbarian.loot.keep');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'some', min: 4, max: 4 });
		expect(likes(g.choices('seat:1'))).toEqual(likes(['negotiate', ...LOOT]));
		expect(said(g.decision('seat:1').say)).toBe(
			'Keep 4 cards of {seat:2}; the rest are discarded.'
		);
	});

	it('[alien:barbarian] [CE-23.6] then it alone sees the hand, and the choices are called unlike cards of its own', () => {
		const g = fought(2, WON).until('barbarian.loot.keep');
		const looks = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board.looks;
		expect(looks('seat:1')).toHaveLength(1);
		expect(looks('seat:2')).toEqual([]);
		expect(g.choices('seat:1').filter((id) => g.hand('seat:1').includes(id))).toEqual([]);
		for (const seen of [lookOwn(cosmic, g.table, 'seat:3'), lookOpen(cosmic, g.table)])
			expect(JSON.stringify(seen)).not.toContain('plague');
	});

	it('[alien:barbarian] [CE-23.5] given cards as they are named in the hand of the loser, then neither the choices nor the pile tell in which order they were held', () => {
		const orders = [LOOT, LOOT.slice().reverse()].map((loot) => {
			const g = fought(1, WON, { given: { hands: { 'seat:2': ['negotiate', ...loot] } } });
			const play = new Play(cosmic, g.table);
			// Numbered as in a game.
			dealHands(
				play,
				'seat:1',
				g.board.order.map((seat) => [seat, g.hand(seat)] as const)
			);
			const choices = g.until('barbarian.loot.keep').choices('seat:1');
			keep(g, 'seat:1', ['morph']).until(NEXT);
			expect(choices.join()).not.toMatch(/#2\d\d/);
			return [choices, g.board.discard];
		});
		expect(orders[0]).toEqual(orders[1]);
	});

	it('[alien:barbarian] [CE-20.10] given none of its ships lands, then it keeps nothing and is not asked, and the hand goes all the same', () => {
		const g = fought(2, WON, { ally: 1 }).until('window:reveal.values');
		g.board.encounter!.gate = { 'seat:3': 1 };
		g.board.warp = { 'seat:1': 2 };
		for (; !g.asked.includes(NEXT); g.lapse()) expect(g.asked.join()).not.toContain('barbarian');
		expect(g.hand('seat:2')).toEqual([]);
		expect(handOf(g, 'seat:1')).toEqual(['attack:08', 'negotiate']);
	});

	it('[alien:barbarian] [alien:vulch] [CE-16.28] ruling: given it plunders Vulch, then the artifacts it leaves are those Vulch has discarded, and Vulch has none of them back; another Vulch collects them', () => {
		const given = (vulch: SeatId) => ({
			given: { aliens: { 'seat:1': 'barbarian', [vulch]: 'vulch' } }
		});
		const own = keep(fought(1, WON, given('seat:2')), 'seat:1', ['morph']).until(NEXT);
		expect(own.hand('seat:2')).toEqual([]);
		expect(gone(own)).toContain('artifact:plague');
		const other = keep(fought(1, WON, given('seat:3')), 'seat:1', ['morph']).until(NEXT);
		expect(handOf(other, 'seat:3')).toEqual(['artifact:plague', 'attack:06']);
	});

	it('[alien:barbarian] given as many ships as the loser has cards, or more, then it keeps them all and nobody is asked', () => {
		const g = fought(4, WON, { given: { hands: { 'seat:2': ['attack:40', 'morph'] } } });
		for (; !g.asked.includes(NEXT); g.lapse()) expect(g.asked.join()).not.toContain('barbarian');
		expect(handOf(g, 'seat:1')).toEqual(['attack:08', 'attack:40', 'morph', 'negotiate']);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[alien:barbarian] ships of its allies bring it no cards', () => {
		const g = fought(1, WON, { ally: 4 }).until('barbarian.loot.keep');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[alien:barbarian] ships it had there before bring it none either', () => {
		const g = fought(1, WON, {
			given: { planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 3 } } }
		}).until('barbarian.loot.keep');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
	});

	it('[alien:barbarian] ruling: the card the loser has laid is no loot', () => {
		const g = fought(2, WON, {
			given: { hands: { 'seat:2': ['morph', 'attack:40', 'attack:14'] } }
		}).until('barbarian.loot.keep');
		expect(likes(g.choices('seat:1'))).toEqual(['attack:14', 'attack:40', 'morph']);
		expect(g.encounter.laid.defense?.card).toBe('attack:08#1');
	});

	it('[alien:barbarian] ruling: given the loser laid a negotiate, then its compensation is drawn after the loot, from the larger hand', () => {
		const g = fought(2, ['attack:20', 'negotiate'], {
			given: { hands: { 'seat:1': ['attack:20'] } }
		});
		expect(g.board.encounter!.outcome).toBeNull();
		keep(g, 'seat:1', ['attack:40', 'attack:14']);
		g.until(NEXT);
		const [looted, taken] = [
			g.said.indexOf('looks at the hand'),
			g.said.indexOf('as compensation')
		];
		expect(looted).toBeGreaterThan(0);
		expect(taken).toBeGreaterThan(looted);
		// An attack 08 and two cards of loot: all three are due for four ships, but for what is not there.
		expect(handOf(g, 'seat:2')).toEqual(['attack:08', 'attack:14', 'attack:40']);
		expect(g.hand('seat:1')).toEqual([]);
	});

	it('[alien:barbarian] ruling: given a deal, then nothing is looted', () => {
		const g = fought(2, ['negotiate', 'negotiate']);
		g.agree({ cards: { picks: [g.hand('seat:1')[0]!] } }).until(NEXT);
		expect(g.said).not.toContain('looks at the hand');
		expect(g.hand('seat:2').length).toBe(LOOT.length + 2);
	});

	it.each([
		['it loses', 'seat:1', ['attack:08', 'attack:40']],
		['it wins as the defense', 'seat:2', ['attack:08', 'attack:40']],
		['it is the defense and loses', 'seat:2', ['attack:20', 'attack:08']]
	] as const)('[alien:barbarian] given %s, then nothing is looted', (_, me, cards) => {
		const g = fought(2, [...cards], { given: { aliens: { [me]: 'barbarian' } } });
		while (g.board.encounters === 1 && !g.asked.includes(NEXT)) g.lapse();
		expect(g.said).not.toContain('looks at the hand');
	});

	it('[alien:barbarian] ruling: given an empty hand, then the power is not used', () => {
		const g = fought(2, ['attack:20', 'attack:08'], { given: { hands: { 'seat:2': [] } } });
		g.until(NEXT);
		expect(g.said).not.toContain('Barbarian');
	});

	it('[alien:barbarian] given it is zapped, then the loser keeps its hand', () => {
		const g = fought(2, WON, { given: { hands: { 'seat:2': ['artifact:cosmic-zap', 'morph'] } } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap').until(NEXT);
		expect(handOf(g, 'seat:2')).toEqual(['morph']);
		expect(g.said).not.toContain('looks at the hand');
	});
});

describe('the Barbarian flare', () => {
	const ally = (given: Position = {}) =>
		fought(1, WON, {
			ally: 2,
			given: {
				aliens: { 'seat:3': 'barbarian' },
				...given,
				hands: { 'seat:3': ['flare:barbarian', 'attack:06'], ...given.hands }
			}
		});

	it('[super:barbarian] given it is an ally of the offense that won, when it plays it, then it loots for its own ships', () => {
		const g = ally();
		declare(g.until('window:resolution.spoils', 'seat:3'), 'seat:3', 'super|barbarian');
		keep(g, 'seat:3', ['attack:40', 'morph']).until(NEXT);
		expect(handOf(g, 'seat:3')).toEqual(['attack:06', 'attack:40', 'flare:barbarian', 'morph']);
		expect(g.hand('seat:2')).toEqual([]);
		expect(handOf(g, 'seat:1')).toEqual(['attack:08', 'negotiate']);
	});

	it('[super:barbarian] given it is not played, then the loser keeps its hand', () => {
		const g = ally().until('window:resolution.spoils', 'seat:3').pass().until(NEXT);
		expect(g.hand('seat:2')).toHaveLength(LOOT.length + 1);
	});

	it('[super:barbarian] given it wins as the offense, then its power loots, and the flare cannot be played', () => {
		const g = fought(1, WON, { given: { hands: { 'seat:1': ['flare:barbarian', 'attack:20'] } } });
		for (; !g.asked.includes(NEXT); g.lapse())
			expect(g.offers('seat:1', 'super|barbarian')).toBe(false);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[super:barbarian] given it is not involved, then it cannot be played', () => {
		const g = fought(1, WON, {
			given: {
				aliens: { 'seat:3': 'barbarian' },
				hands: { 'seat:3': ['flare:barbarian', 'attack:06'] }
			}
		});
		for (; !g.asked.includes(NEXT); g.lapse())
			expect(g.offers('seat:3', 'super|barbarian')).toBe(false);
	});

	it('[super:barbarian] given it is an ally of the defense that has lost, then it cannot be played', () => {
		const g = duel({
			aliens: { 'seat:3': 'barbarian' },
			hands: {
				'seat:1': ['attack:30'],
				'seat:2': LOOT,
				'seat:3': ['flare:barbarian', 'attack:06']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:30', 'attack:08']
		});
		expect(offered(g, 'seat:3', 'super|barbarian')).toBe(false);
		expect(g.said).toContain('The offense wins');
	});

	/** Seat 2 wins with seat 3 beside it, whose rewards are two cards. */
	const rewarded = (holder: SeatId = 'seat:3'): CosmicGame =>
		duel({
			destiny: ['colour:2#1', 'colour:1#1'],
			deck: ['attack:00', 'morph'],
			hands: {
				[holder]: ['flare:barbarian', 'attack:06'],
				'seat:2': ['attack:40', ...(holder === 'seat:2' ? ['flare:barbarian'] : [])]
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:40']
		});

	/** Throws these away. */
	const reject = (g: CosmicGame, seat: SeatId, cards: string[]) => {
		declare(g.until('window:resolution.gained', seat), seat, 'wild|barbarian');
		const ids = g.until('barbarian.reject.which', seat).choices(seat);
		return g.answer(seat, { picks: ids.filter((id) => cards.includes(likeOf(id))) });
	};

	it('[wild:barbarian] [CE-14.19] given rewards in cards, when it is played, then those it picks are discarded and nothing comes for them', () => {
		const g = rewarded();
		declare(g.until('window:resolution.gained', 'seat:3'), 'seat:3', 'wild|barbarian');
		g.until('barbarian.reject.which');
		expect(g.decision('seat:3').shape).toMatchObject({ type: 'some', min: 1, max: 2 });
		expect(likes(g.choices('seat:3'))).toEqual(['attack:00', 'morph']);
		g.answer('seat:3', {
			picks: g.choices('seat:3').filter((id) => likeOf(id) === 'attack:00')
		});
		while (g.board.encounters === 1 && !g.asked.includes(NEXT)) g.lapse();
		expect(handOf(g, 'seat:3')).toEqual(['attack:06', 'flare:barbarian', 'morph']);
		expect(gone(g)).toContain('attack:00');
		expect(g.said).toContain('{seat:3} discards Attack 00.');
	});

	it('[wild:barbarian] given it is not played, then all of them are kept', () => {
		const g = rewarded().until('window:resolution.gained', 'seat:3').pass();
		while (g.board.encounters === 1 && !g.asked.includes(NEXT)) g.lapse();
		expect(g.hand('seat:3')).toHaveLength(4);
	});

	it('[wild:barbarian] given cards it has received have left its hand, then there are the others to throw away, and without any it cannot be played', () => {
		const one = rewarded().until('window:resolution.gained', 'seat:3');
		const player = one.board.players['seat:3']!;
		player.hand = player.hand.filter((card) => likeOf(card) !== 'morph');
		declare(one, 'seat:3', 'wild|barbarian');
		expect(likes(one.until('barbarian.reject.which').choices('seat:3'))).toEqual(['attack:00']);
		const open = JSON.stringify(lookOpen(cosmic, one.table));
		expect(open).not.toContain('attack:00');
		const none = fought(2, ['attack:20', 'negotiate'], {
			given: {
				aliens: { 'seat:2': 'hacker' },
				hands: {
					'seat:1': ['attack:20'],
					'seat:2': ['negotiate', 'flare:hacker', 'flare:barbarian']
				}
			}
		}).until('window:resolution.compensated', 'seat:2');
		none.board.players['seat:2']!.hand = ['flare:barbarian'];
		expect(offered(none, 'seat:2', 'wild|barbarian')).toBe(false);
		expect(none.said).toContain('as compensation');
	});

	it('[wild:barbarian] given compensation, then its collector may throw away of that, and of that alone', () => {
		const g = fought(2, ['attack:20', 'negotiate'], {
			given: {
				aliens: {},
				hands: {
					'seat:1': ['attack:20', 'attack:00'],
					'seat:2': ['negotiate', 'flare:barbarian', 'morph']
				}
			}
		});
		reject(g, 'seat:2', ['attack:00', 'attack:08']).until(NEXT);
		expect(handOf(g, 'seat:2')).toEqual(['attack:08', 'flare:barbarian', 'morph']);
		expect(gone(g)).toEqual(['attack:00', 'attack:08', 'attack:20', 'negotiate']);
	});

	it('[wild:barbarian] [CE-14.19] given one player has compensation and rewards, then it may throw away of both', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'zilch' },
			essence: { zilch: { cache: ['reward', 'peek', 'donate'] } },
			deck: ['attack:00', 'morph'],
			hands: {
				'seat:1': ['negotiate', 'flare:barbarian'],
				'seat:2': ['attack:40', 'attack:12']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['negotiate', 'attack:40']
		});
		g.until('window:resolution.spoils', 'seat:3');
		g.use('seat:3', 'power|zilch|reward', {
			pick: 'seat:1',
			then: { amount: 1 }
		});
		declare(g.until('window:resolution.gained', 'seat:1'), 'seat:1', 'wild|barbarian');
		const came = likes(g.until('barbarian.reject.which', 'seat:1').choices('seat:1'));
		expect(g.said).toMatch(/\{seat:1\} takes 1 card of \{seat:2\} as compensation/);
		expect(came).toHaveLength(2);
	});

	it('[wild:barbarian] given who has received nothing holds it, then it cannot be played', () => {
		const g = rewarded('seat:2');
		for (; g.board.encounters === 1 && !g.asked.includes(NEXT); g.lapse()) {
			if (g.asked.includes('window:resolution.gained')) expect(g.askedSeats).toEqual(['seat:3']);
			expect(g.offers('seat:2', 'wild|barbarian')).toBe(false);
		}
	});
});
