/** Loser: who would win loses, and who would lose wins. */
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../../../src/lib/core';
import { declare, duel, homes, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { hands?: Record<string, string[]> };

/** Seat 1, Loser, attacks the first planet of seat 2 with one ship. */
const before = (given: Given = {}): CosmicGame => {
	const g = duel({ aliens: { 'seat:1': 'loser' }, ...given });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	return g.until('window:planning.beforeSelect', 'seat:1');
};
const upset = (given?: Given) =>
	before(given).use('seat:1', 'power|loser').until('planning.select');
const outcome = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.outcome;

/** Seat 1 attacks seat 2 with an ally, seat 3; nobody has any power but these. */
const joined = (given: Given): CosmicGame =>
	duel(given).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
	});

describe('Loser', () => {
	it('[alien:loser] [CE-11.11] given an upset, then the side with the lower total wins and lands; without one it loses', () => {
		const g = upset().lay('attack:08', 'attack:08');
		expect(outcome(g)).toEqual({ type: 'won', side: 'offense' });
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.said).toContain('The outcome is turned round: the offense wins.');
		g.until('window:encounter.end');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		const plain = before().pass().lay('attack:08', 'attack:08');
		expect(outcome(plain)).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:loser] [CE-17.3] given an upset, then its declaration tells that it decides who wins', () => {
		const uses = upset().events.flatMap(({ move }) => (move?.type === 'use' ? move : []));
		expect(uses).toMatchObject([{ id: 'loser', use: 'upset', decides: true }]);
	});

	it('[alien:loser] ruling: on a tie the offense wins', () => {
		const g = upset({ hands: { 'seat:1': ['attack:11'] } }).lay('attack:11', 'attack:08');
		expect(g.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 12,
			defense: 12
		});
		expect(outcome(g)).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:loser] [CE-10.13] given an upset, then whoever holds attacks must lay one; who holds none lays what it has', () => {
		const g = upset({ hands: { 'seat:1': ['negotiate', 'morph'], 'seat:2': ['negotiate'] } });
		expect(g.choices('seat:1')).toEqual(['attack:08#101']);
		expect(g.choices('seat:2')).toHaveLength(1);
		const refused = g.refusal('seat:1', {
			pick: g.hand('seat:1').find((card) => card.startsWith('negotiate'))!
		});
		expect(refused).toMatchObject({ rule: 'CE-10.13' });
		const none = duel({ aliens: { 'seat:2': 'loser' } });
		none.board.players['seat:1']!.hand = ['negotiate#101'];
		none.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		none.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|loser');
		expect(none.until('planning.select').choices('seat:1')).toEqual(['negotiate#101']);
		none.lay('negotiate', 'attack:08');
		// The negotiate wins, and nobody collects anything.
		expect(outcome(none)).toEqual({ type: 'won', side: 'offense' });
		none.until('turn.second');
		expect(none.said).not.toContain('compensation');
	});

	it('[alien:loser] ruling: two negotiates lead to a deal, and two morphs lose both', () => {
		const g = before();
		for (const seat of ['seat:1', 'seat:2'] as const)
			g.board.players[seat]!.hand = [`negotiate#${seat.slice(5)}01`];
		g.use('seat:1', 'power|loser').lay('negotiate', 'negotiate').until('deal.talk');
		expect(g.encounter.outcome).toBeNull();
	});

	it('[alien:loser] given an ally, who takes no part, or its power lost, then it declares none', () => {
		expect(offered(joined({ aliens: { 'seat:2': 'loser' } }), 'seat:2', 'power|loser')).toBe(true);
		expect(offered(joined({ aliens: { 'seat:3': 'loser' } }), 'seat:3', 'power|loser')).toBe(false);
		const out = duel({ aliens: { 'seat:3': 'loser' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		expect(offered(out, 'seat:3', 'power|loser')).toBe(false);
		const weak = { aliens: { 'seat:1': 'loser' }, planets: homes('seat:1', 10, 10) } as const;
		expect(offered(joined(weak), 'seat:1', 'power|loser')).toBe(false);
	});

	it('[alien:loser] given the defense declares it before it has to take a new hand, then it declares no other', () => {
		const g = duel({ aliens: { 'seat:2': 'loser' } });
		g.board.players['seat:2']!.hand = [];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|loser');
		expect(offered(g, 'seat:2', 'power|loser')).toBe(false);
		expect(g.said).toContain('{seat:2} draws 8 cards.');
	});

	it('[alien:loser] given it is zapped, then attacks need not be laid and the higher total wins', () => {
		const g = before({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|loser');
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.choices('seat:1')).toHaveLength(2);
		expect(outcome(g.lay('attack:08', 'attack:08'))).toEqual({ type: 'won', side: 'defense' });
	});
});

describe('the Loser flare', () => {
	const flare = () =>
		before({
			aliens: {},
			hands: { 'seat:1': ['flare:loser'] },
			planets: { 'planet:2-1': { 'seat:2': 3, 'seat:3': 2 } }
		});

	it('[wild:loser] [CE-11.16] given a main player plays it before cards are chosen, then both sides lose all ships, no card is laid, and bystanders stay', () => {
		const g = flare().use('seat:1', 'wild|loser');
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.said).toContain('Both sides lose.');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:3': 2 });
		expect(g.said).not.toContain('has laid a card');
		expect(g.hand('seat:1')).toContain('flare:loser');
	});

	it('[wild:loser] [CE-15.26] given flares return in resolution, when it decides the encounter early, then it waits for that as others do', () => {
		const g = before({
			aliens: {},
			hands: { 'seat:1': ['flare:loser'], 'seat:2': ['flare:warrior'] },
			options: { flareReturn: 'resolution' }
		}).use('seat:1', 'wild|loser');
		g.until('window:resolution.end');
		expect(g.hand('seat:1')).not.toContain('flare:loser');
		expect(g.board.returning.map(({ card }) => card)).toEqual(['flare:loser']);
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.hand('seat:1')).toContain('flare:loser');
	});

	it('[wild:loser] given it is not played, then the cards decide', () => {
		const g = flare().pass().lay('attack:08', 'attack:08');
		expect(outcome(g)).toEqual({ type: 'won', side: 'defense' });
	});

	it('[wild:loser] given the defense holds it, then it plays it; an ally, or Loser with its power, does not', () => {
		const holds = (seat: SeatId, given: Given = {}) =>
			offered(joined({ hands: { [seat]: ['flare:loser'] }, ...given }), seat, 'wild|loser');
		expect(holds('seat:2')).toBe(true);
		expect(holds('seat:3')).toBe(false);
		expect(holds('seat:1', { aliens: { 'seat:1': 'loser' } })).toBe(false);
		const weak = { aliens: { 'seat:1': 'loser' }, planets: homes('seat:1', 10, 10) } as const;
		expect(holds('seat:1', weak)).toBe(true);
	});

	it('[wild:loser] given Card Zap answers it, then the cards decide', () => {
		const g = before({
			aliens: {},
			hands: { 'seat:1': ['flare:loser'], 'seat:2': ['artifact:card-zap'] }
		});
		declare(g, 'seat:1', 'wild|loser').use('seat:2', 'artifact|card-zap');
		expect(outcome(g.lay('attack:08', 'attack:08'))).toEqual({ type: 'won', side: 'defense' });
	});

	it('[super:loser] given both cards lie face down, when Loser plays it, then the outcome is turned round, whatever was laid', () => {
		const g = before({ hands: { 'seat:1': ['flare:loser', 'negotiate'] } }).pass();
		g.lay('negotiate', 'attack:08').until('window:planning.selected', 'seat:1');
		g.use('seat:1', 'super|loser');
		expect(outcome(g)).toEqual({ type: 'won', side: 'offense' });
	});

	it('[super:loser] given the defense is Loser, then it may declare it just before the cards are turned up, too; an ally may not', () => {
		const given = { hands: { 'seat:1': ['attack:20'], 'seat:2': ['flare:loser'] } };
		const g = joined({ aliens: { 'seat:2': 'loser' }, ...given }).lay('attack:20', 'attack:08');
		g.until('window:reveal.before', 'seat:2').use('seat:2', 'super|loser');
		expect(outcome(g)).toEqual({ type: 'won', side: 'defense' });
		const ally = joined({
			aliens: { 'seat:3': 'loser' },
			hands: { 'seat:3': ['flare:loser', 'attack:06'] }
		});
		expect(offered(ally.lay('attack:08', 'attack:08'), 'seat:3', 'super|loser')).toBe(false);
	});

	it('[super:loser] given Cosmic Zap answers it, then it goes back to hand, and the cards decide', () => {
		const g = before({
			hands: { 'seat:1': ['flare:loser'], 'seat:2': ['artifact:cosmic-zap'] }
		}).pass();
		g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:1');
		declare(g, 'seat:1', 'super|loser').use('seat:2', 'artifact|cosmic-zap');
		expect(outcome(g)).toEqual({ type: 'won', side: 'defense' });
		expect(g.hand('seat:1')).toContain('flare:loser');
	});

	it('[super:loser] given an upset was declared already, then no second one can undo it', () => {
		const g = upset({ hands: { 'seat:1': ['flare:loser'] } }).lay('attack:08', 'attack:08');
		while (g.table.decisions.length > 0 && !g.encounter.revealed) {
			if (decisionOf(g.table, 'seat:1')) expect(g.offers('seat:1', 'super|loser')).toBe(false);
			g.pass();
		}
		expect(outcome(g)).toEqual({ type: 'won', side: 'offense' });
	});

	it('[super:loser] given it is not played, then the cards decide', () => {
		const g = before({ hands: { 'seat:1': ['flare:loser'] } })
			.pass()
			.lay('attack:08', 'attack:08');
		expect(outcome(g)).toEqual({ type: 'won', side: 'defense' });
	});
});
