/** Warrior: tokens for each encounter, which add to its total. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, homes, meet, met, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const tokens = (g: CosmicGame, seat: SeatId = 'seat:1') => g.board.players[seat]!.tokens;

/** Seat 1 is Warrior and attacks seat 2 with one ship. */
const fought = (cards: Cards, given: Position = {}): CosmicGame => {
	const more = (seat: SeatId) => ['attack:06', ...(given.hands?.[seat] ?? [])];
	const hands = { ...given.hands, 'seat:1': more('seat:1'), 'seat:2': more('seat:2') };
	return met(cards, { aliens: { 'seat:1': 'warrior' }, ...given, hands });
};

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Warrior', () => {
	it.each([
		['won', ['attack:40', 'attack:10'], 1],
		['lost', ['attack:10', 'attack:40'], 2],
		['lost by both', ['morph', 'morph'], 2]
	] as const)(
		'[alien:warrior] given an encounter it has %s, then it has tokens for it',
		(_how, cards, n) => {
			const given = cards[0] === 'morph' ? { seats: 8 } : {};
			expect(tokens(over(fought([...cards], given)))).toBe(n);
		}
	);

	it.each([
		['won', ['attack:10', 'attack:40'], 1],
		['lost', ['attack:40', 'attack:10'], 2]
	] as const)(
		'[alien:warrior] given it is the defense and has %s, then as well',
		(_how, cards, n) => {
			const g = fought([...cards], { aliens: { 'seat:2': 'warrior' } });
			expect(tokens(over(g), 'seat:2')).toBe(n);
		}
	);

	it('[alien:warrior] given a deal, then one token; given a deal that failed, then two', () => {
		const dealing = () => fought(['negotiate', 'negotiate']).until('deal.talk');
		const made = dealing().agree({ cards: { picks: ['attack:06#1'] } });
		expect(tokens(over(made))).toBe(1);
		expect(tokens(over(dealing()))).toBe(2);
	});

	it('[alien:warrior] [CE-40.3] ruling: given four planets for each player, then one token more', () => {
		const options = { planetsPerPlayer: 4 } as const;
		expect(tokens(over(fought(['attack:40', 'attack:10'], { options })))).toBe(2);
		expect(tokens(over(fought(['attack:10', 'attack:40'], { options })))).toBe(3);
	});

	it('[alien:warrior] given it is an ally, or not involved, then no token', () => {
		const g = duel({ seats: 4, aliens: { 'seat:3': 'warrior' } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		expect(tokens(over(g), 'seat:3')).toBe(0);
		expect(tokens(over(meet(duel({ aliens: { 'seat:3': 'warrior' } }))), 'seat:3')).toBe(0);
	});

	it('[alien:warrior] [CE-7.6] ruling: given it settles an empty home planet again, then it has a token as for a win, and an uninvolved Warrior none', () => {
		for (const [seat, n] of [
			['seat:1', 1],
			['seat:2', 0]
		] as const) {
			const g = duel({
				aliens: { [seat]: 'warrior' },
				destiny: ['colour:1#1'],
				planets: { 'planet:1-3': {} }
			});
			g.until('destiny.own').pick('seat:1', 'resettle planet:1-3', { split: { 'planet:1-1': 1 } });
			expect(tokens(over(g), seat)).toBe(n);
		}
	});

	it('[alien:warrior] ruling: given the encounter ends early, then no token', () => {
		const g = duel({ aliens: { 'seat:1': 'warrior' } }).until('launch.aim');
		g.board.players['seat:1']!.hand = ['reinforcement:3#101'];
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		expect(g.said).toContain('has no encounter card');
		expect(tokens(g)).toBe(0);
	});

	it('[alien:warrior] [super:oracle] [CE-4.3] ruling: given Oracle ends it early as a success, then no token either', () => {
		for (const [warrior, oracle] of [
			['seat:1', 'seat:2'],
			['seat:2', 'seat:1']
		] as const) {
			const g = duel({
				aliens: { [warrior]: 'warrior', [oracle]: 'oracle' },
				hands: { [oracle]: ['flare:oracle'] }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:planning.exposed', oracle).use(oracle, 'super|oracle');
			expect(tokens(over(g), warrior)).toBe(0);
			expect(g.said).toContain(`{${oracle}} ends the encounter.`);
		}
	});

	it('[alien:warrior] given tokens, when both have attacks, then each adds 1 for its side, and they stay', () => {
		const g = fought(['attack:08', 'attack:08'], { tokens: { 'seat:1': 5 } });
		expect(totals(g)).toEqual({ offense: 14, defense: 12 });
		expect(tokens(over(g))).toBe(6);
		const defends = fought(['attack:08', 'attack:08'], {
			aliens: { 'seat:2': 'warrior' },
			tokens: { 'seat:2': 3 }
		});
		expect(totals(defends)).toEqual({ offense: 9, defense: 15 });
	});

	it('[alien:warrior] given no tokens, or no two attacks, or it is only an ally, then nothing is used', () => {
		const none = over(fought(['attack:08', 'attack:08']));
		const peace = fought(['attack:08', 'negotiate'], { tokens: { 'seat:1': 5 } });
		const ally = duel({ seats: 4, aliens: { 'seat:3': 'warrior' }, tokens: { 'seat:3': 5 } });
		ally.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		for (const g of [none, over(peace), over(ally)])
			expect(g.said).not.toContain('uses the power of Warrior');
	});

	it('[alien:warrior] [CE-17.13] ruling: given it is zapped, then tokens add nothing, and it gains some all the same', () => {
		const g = fought(['attack:08', 'attack:08'], {
			tokens: { 'seat:1': 5 },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		while (!g.said.includes('uses the power of Warrior')) g.lapse();
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(tokens(over(g))).toBe(7);
	});

	it('[alien:warrior] [CE-17.13] given its power is lost, then it gains none', () => {
		const g = fought(['attack:08', 'attack:08'], { planets: homes('seat:1', 10, 10) });
		expect(tokens(over(g))).toBe(0);
	});

	it('[alien:warrior] [CE-16.19] given its sheet is replaced, then its tokens go with it', () => {
		const g = fought(['attack:08', 'attack:40'], {
			tokens: { 'seat:1': 5 },
			hands: { 'seat:3': ['flare:reincarnator', 'attack:06'] }
		});
		while (!g.offers('seat:3', 'wild|reincarnator')) g.lapse();
		over(g.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }));
		expect(g.board.players['seat:1']!.aliens).not.toContain('warrior');
		expect(tokens(g)).toBe(0);
	});

	it('[alien:warrior] ruling: given tokens, then all see them; and a hidden sheet is turned up by the first', () => {
		const seen = (g: CosmicGame) => cosmic.open(g.board, {}, cosmic.rules).players['seat:1'];
		const g = fought(['attack:10', 'attack:40'], { options: { hiddenPowers: true }, shown: false });
		expect(seen(g)).toMatchObject({ aliens: [], tokens: 0 });
		expect(seen(over(g))).toMatchObject({ aliens: ['warrior'], tokens: 2 });
		expect(g.said).toContain('{seat:1} gains 2 tokens and has 2 tokens.');
	});
});

describe('the Warrior flare', () => {
	/** Seat 1 has attacked seat 2, which holds the flare and an encounter card more. */
	const struck = (cards: [string, string] = ['attack:20', 'attack:10'], given: Position = {}) => {
		const hands = {
			...given.hands,
			'seat:1': ['attack:20', 'negotiate', 'attack:06', 'attack:40'],
			'seat:2': [
				'attack:10',
				'negotiate',
				'attack:13',
				'flare:warrior',
				...(given.hands?.['seat:2'] ?? [])
			]
		};
		return meet(duel({ ...given, hands }), cards).until('window:resolution.end', 'seat:2');
	};

	it('[wild:warrior] [CE-4.11] given the encounter ends, when the defense plays it, then it attacks the offense at its home, and the turn goes on; not played, it does not', () => {
		const g = struck().use('seat:2', 'wild|warrior').until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.encounter).toMatchObject({ offense: 'seat:2', defense: 'seat:1', system: 'seat:1' });
		expect(g.board).toMatchObject({ offense: 'seat:1', turn: 1, encounters: 2 });
		expect(g.encounter.destiny).toBeNull();
		expect(g.choices('seat:2')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
		g.pick('seat:2', 'planet:1-1').until('launch.send');
		g.answer('seat:2', { split: { 'planet:2-2': 2 } }).lay('attack:13', 'attack:06');
		g.until('turn.second');
		expect(g.said).toContain('The encounter out of turn is over');
		// 13 + 2 against 06 + 3: seat 2 has landed, and seat 1 may have the second encounter of its turn.
		expect(g.ships('planet:1-1')).toEqual({ 'seat:2': 2 });
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.encounter).toMatchObject({ n: 1, offense: 'seat:1', defense: 'seat:2', closed: true });
		g.answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.encounter).toMatchObject({ n: 2, offense: 'seat:1' });
		expect(struck().until('turn.second').board.encounters).toBe(1);
	});

	it('[wild:warrior] [CE-4.11] given the offense has lost, then its turn ends after the encounter out of turn, and that one’s success leads to none', () => {
		const g = struck(['negotiate', 'attack:10']).use('seat:2', 'wild|warrior').until('launch.aim');
		g.pick('seat:2', 'planet:1-1').until('launch.send');
		g.answer('seat:2', { split: { 'planet:2-2': 4 } }).lay('attack:13', 'attack:06');
		while (g.board.turn === 1) {
			expect(g.asked).not.toContain('turn.second');
			g.lapse();
		}
		expect(g.ships('planet:1-1')).toEqual({ 'seat:2': 4 });
		expect(g.board).toMatchObject({ turn: 2, offense: 'seat:2' });
	});

	it('[wild:warrior] [CE-4.11] given who strikes has no encounter card left in planning, then that encounter ends, and the turn goes on', () => {
		const g = struck().use('seat:2', 'wild|warrior').until('launch.send');
		g.board.players['seat:2']!.hand = [];
		g.answer('seat:2', { split: { 'planet:2-2': 1 } }).until('turn.second');
		expect(g.said).toContain('{seat:2} has no encounter card');
		expect(g.board.turn).toBe(1);
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[wild:warrior] [alien:warrior] [CE-4.11] given Warrior was zapped, when it plays its own flare, then its power is on again in the encounter out of turn', () => {
		const g = meet(
			duel({
				aliens: { 'seat:2': 'warrior' },
				tokens: { 'seat:2': 3 },
				hands: {
					'seat:1': ['attack:40', 'attack:06'],
					'seat:2': ['attack:13', 'flare:warrior'],
					'seat:3': ['artifact:cosmic-zap', 'attack:06']
				}
			}),
			['attack:40', 'attack:08']
		);
		while (!g.said.includes('uses the power of Warrior')) g.lapse();
		g.use('seat:3', 'artifact|cosmic-zap').until('window:resolution.end', 'seat:2');
		g.use('seat:2', 'wild|warrior').until('launch.aim').pick('seat:2', 'planet:1-2');
		g.until('launch.send').answer('seat:2', { split: { 'planet:2-2': 1 } });
		g.lay('attack:13', 'attack:06').until('window:resolution.outcome');
		// 13, a ship, and five tokens: two were gained for the loss.
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 10 });
	});

	it('[wild:warrior] given its player is the offense or an ally, or holds no encounter card, then it cannot be played', () => {
		const g = fought(['attack:40', 'attack:10'], {
			aliens: {},
			hands: { 'seat:1': ['flare:warrior'] }
		});
		expect(offered(g, 'seat:1', 'wild|warrior')).toBe(false);
		const poor = duel({ hands: { 'seat:2': ['flare:warrior'] } });
		expect(offered(meet(poor), 'seat:2', 'wild|warrior')).toBe(false);
	});

	it('[wild:warrior] [CE-4.9] ruling: given the encounter ends early, then there is no resolution in which to play it', () => {
		const g = duel({ hands: { 'seat:2': ['flare:warrior', 'attack:13'] } }).until('launch.send');
		g.board.players['seat:1']!.hand = [];
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:2', 'wild|warrior')).toBe(false);
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.board).toMatchObject({ turn: 2, offense: 'seat:2' });
	});

	/** Warrior, seat 3, is an ally of this side with five tokens and its flare. */
	const allied = (side: 'offense' | 'defense', given: Position = {}) => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'warrior' },
			tokens: { 'seat:3': 5 },
			...given,
			hands: { 'seat:3': ['flare:warrior', 'attack:06'], ...given.hands }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': [side, { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		return g.until('window:reveal.values', 'seat:3');
	};

	it('[super:warrior] given it is an ally, when it plays it, then its tokens add to that side; not played, they do not', () => {
		const offense = declare(allied('offense'), 'seat:3', 'super|warrior');
		expect(totals(offense)).toEqual({ offense: 15, defense: 12 });
		const defense = declare(allied('defense'), 'seat:3', 'super|warrior');
		expect(totals(defense)).toEqual({ offense: 9, defense: 18 });
		expect(totals(allied('offense').pass())).toEqual({ offense: 10, defense: 12 });
		expect(tokens(offense, 'seat:3')).toBe(5);
	});

	it('[super:warrior] given it is zapped, then nothing is added and the flare is back in hand; given no tokens, there is nothing to add', () => {
		const g = allied('offense', { hands: { 'seat:4': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', 'super|warrior').use('seat:4', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 10, defense: 12 });
		expect(g.hand('seat:3')).toContainEqual('flare:warrior');
		const poor = allied('offense', { tokens: {} });
		expect(poor.offers('seat:3', 'super|warrior')).toBe(false);
	});

	it('[super:warrior] given it is a main player, then there is nothing for it', () => {
		const g = fought(['attack:08', 'attack:08'], {
			tokens: { 'seat:1': 5 },
			hands: { 'seat:1': ['flare:warrior'] }
		});
		expect(offered(g, 'seat:1', 'super|warrior')).toBe(false);
	});

	it('[super:warrior] given one side has no attack, then it cannot be played', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'warrior' },
			tokens: { 'seat:3': 5 },
			hands: { 'seat:2': ['negotiate'], 'seat:3': ['flare:warrior', 'attack:06'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'negotiate']
		});
		expect(offered(g, 'seat:3', 'super|warrior')).toBe(false);
	});
});
