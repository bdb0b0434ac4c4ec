/** Trickster: in place of a fight its opponent guesses in which hand a token is. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, decisionOf } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { SeatId } from '../../../../src/lib/core';

const TRICKS: Position = { aliens: { 'seat:1': 'trickster' } };

/** Seat 1 has sent three ships against seat 2, and both have allies with two; whoever plays it may use the power. */
const joined = (given: Position = TRICKS): CosmicGame =>
	duel({ seats: 4, ...given }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies: {
			'seat:3': ['offense', { 'planet:3-1': 2 }],
			'seat:4': ['defense', { 'planet:4-1': 2 }]
		}
	});

/** It has used the power and hidden the token in its left hand. */
const hidden = (given?: Position, seat: SeatId = 'seat:1'): CosmicGame =>
	joined(given)
		.until('window:alliance.formed', seat)
		.use(seat, 'power|trickster')
		.until('trickster.wager.hide')
		.pick(seat, 'left')
		.until('trickster.wager.guess');

describe('Trickster', () => {
	it('[alien:trickster] given its opponent guesses right, then they win the encounter, and no card is played', () => {
		const g = hidden();
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'left').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(g.encounter.revealed).toBe(false);
		expect(g.hand('seat:1')).toEqual(['attack:08']);
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(g.hand('seat:1')).toEqual(['attack:08']);
	});

	it('[alien:trickster] given they guess wrong, then it wins: its side lands, as an offense, with its allies', () => {
		const g = over(hidden().pick('seat:2', 'right'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:4': 2 });
		expect(g.said).not.toContain('Cards revealed');
	});

	it('[alien:trickster] given it is the defense, then the offense guesses, and its allies gain rewards when it wins', () => {
		const given: Position = { aliens: { 'seat:2': 'trickster' } };
		const g = hidden(given, 'seat:2');
		expect(g.askedSeats).toEqual(['seat:1']);
		over(g.pick('seat:1', 'right'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
		expect(g.said).toContain('{seat:4} takes 2 cards as rewards.');
	});

	it('[alien:trickster] given the token is hidden, then nobody but who has hidden it can see where', () => {
		const [left, right] = ['left', 'right'].map((hand) => {
			const g = joined().until('window:alliance.formed', 'seat:1').use('seat:1', 'power|trickster');
			g.until('trickster.wager.hide').pick('seat:1', hand).until('trickster.wager.guess');
			const seen = (['seat:2', 'seat:3'] as const).map((seat) => [
				lookOwn(cosmic, g.table, seat),
				decisionOf(g.table, seat)
			]);
			return { seen, open: lookOpen(cosmic, g.table), said: g.said };
		});
		expect(left).toEqual(right);
		expect(left!.said).toContain('hides a token in one hand');
	});

	it('[alien:trickster] given it leaves its power, then they fight as ever', () => {
		const g = joined().until('window:alliance.formed', 'seat:1').pass();
		g.until('planning.select');
		expect(g.said).not.toContain('Trickster');
	});

	it('[alien:trickster] given it is an ally, then it is not offered', () => {
		expect(offered(joined({ aliens: { 'seat:3': 'trickster' } }), 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:trickster] given it is zapped, then nobody guesses and they fight', () => {
		const g = declare(
			joined({ ...TRICKS, hands: { 'seat:2': ['artifact:cosmic-zap'] } }).until(
				'window:alliance.formed',
				'seat:1'
			),
			'seat:1',
			'power|trickster'
		);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.said).not.toContain('hides a token');
	});

	it('given a weak hand, then the steady player uses it, and with a strong one it fights', () => {
		for (const [card, uses] of [
			['attack:01', true],
			['attack:40', false]
		] as const) {
			const g = duel({ ...TRICKS, hands: { 'seat:1': [card] } });
			g.board.players['seat:1']!.hand = g.hand('seat:1').filter((one) => one.startsWith(card));
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
			g.until('window:alliance.formed', 'seat:1');
			expect(steadyAnswer(g, 'seat:1'), card).toEqual({
				pick: uses ? 'power|trickster|guess|' : 'pass'
			});
		}
	});

	it('given a token to hide or to find, then the steady player takes either hand, and says that it is as good as the other', () => {
		const g = joined().until('window:alliance.formed', 'seat:1').use('seat:1', 'power|trickster');
		g.until('trickster.wager.hide');
		expect(['left', 'right']).toContain((steadyAnswer(g, 'seat:1') as { pick: string }).pick);
		g.pick('seat:1', 'left').until('trickster.wager.guess');
		expect(['left', 'right']).toContain((steadyAnswer(g, 'seat:2') as { pick: string }).pick);
	});
});

describe('the Trickster flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:trickster'] } };
	/** An ally of the offense flips the coin, with chances of this seed. */
	const tossed = (seed: number) => {
		const g = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ ...WILD, seed }
		);
		g.until('window:reveal.values', 'seat:3').use('seat:3', 'wild|trickster');
		return g.until('window:resolution.outcome');
	};

	it('[wild:trickster] given an ally flips the coin, then the total of its side is 10 more or 10 less, as it falls', () => {
		const games = [1, 2, 3, 4, 5, 6, 7, 8].map(tossed);
		for (const g of games) {
			const up = g.said.includes('falls: 10 more');
			expect(up || g.said.includes('falls: 10 less')).toBe(true);
			expect(g.encounter.totals).toEqual({ offense: 14 + (up ? 10 : -10), defense: 12 });
			expect(g.encounter.outcome).toEqual({ type: 'won', side: up ? 'offense' : 'defense' });
		}
		expect(new Set(games.map((g) => g.encounter.totals!.offense))).toEqual(new Set([4, 24]));
	});

	it('[wild:trickster] given an attack meets a negotiate, or its holder has no part in it, then it is not offered', () => {
		const negotiated = fight(
			['attack:10', 'negotiate'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			WILD
		);
		expect(offered(negotiated, 'seat:3', 'wild|')).toBe(false);
		expect(offered(met(['attack:10', 'attack:08'], WILD), 'seat:3', 'wild|')).toBe(false);
	});

	it('[wild:trickster] given it loses anyhow, then the steady player flips the coin, and keeps it when it wins', () => {
		for (const [cards, flips] of [
			[['attack:04', 'attack:08'], true],
			[['attack:20', 'attack:08'], false]
		] as const) {
			const g = met([...cards], { hands: { 'seat:1': ['flare:trickster'] } });
			g.until('window:reveal.values', 'seat:1');
			expect(steadyAnswer(g, 'seat:1')).toEqual({
				pick: flips ? 'wild|trickster|toss|flare:trickster' : 'pass'
			});
		}
	});

	const SUPER: Position = { ...TRICKS, hands: { 'seat:1': ['flare:trickster'] } };
	const again = (given: Position = SUPER): CosmicGame =>
		met(['attack:01', 'attack:20'], given, 3)
			.until('window:resolution.outcome', 'seat:1')
			.use('seat:1', 'super|trickster')
			.until('trickster.wager.hide')
			.pick('seat:1', 'right')
			.until('trickster.wager.guess');

	it('[super:trickster] given it has lost and they guess wrong, then it has won instead: its ships land, theirs go to the warp', () => {
		const found = again().pick('seat:2', 'left');
		expect(found.encounter).toMatchObject({
			turned: true,
			decidedBy: [{ kind: 'alien', id: 'trickster' }]
		});
		const g = over(found);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).toContain('The offense wins instead.');
	});

	it('[super:trickster] given they guess right, then it has lost as before', () => {
		const g = over(again().pick('seat:2', 'right'));
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.said).not.toContain('instead');
	});

	it('[super:trickster] given it has won, or both sides have lost, then it is not offered', () => {
		expect(offered(met(['attack:20', 'attack:01'], SUPER), 'seat:1', 'super|')).toBe(false);
		const both = met(['morph', 'morph'], { ...SUPER, seats: 8 });
		expect(offered(both, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:trickster] ruling: one guess in an encounter: after the power it is not offered', () => {
		const g = hidden(SUPER).pick('seat:2', 'left');
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:trickster] ruling: what comes of a victory or a defeat comes of the new outcome', () => {
		const g = over(
			again({
				...SUPER,
				aliens: { ...TRICKS.aliens, 'seat:2': 'tide' },
				tokens: { 'seat:2': 2 }
			}).pick('seat:2', 'left')
		);
		expect(g.said).toContain('{seat:2} discards a token');
		expect(g.said).not.toContain('{seat:2} draws');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[super:trickster] given it is zapped, then nothing is guessed, and the outcome stands', () => {
		const given: Position = {
			...TRICKS,
			hands: { 'seat:1': ['flare:trickster'], 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = met(['attack:01', 'attack:20'], given, 3).until(
			'window:resolution.outcome',
			'seat:1'
		);
		declare(g, 'seat:1', 'super|trickster');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('hides a token');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	it('given it has lost, then the steady player tries the guess', () => {
		const g = met(['attack:01', 'attack:20'], SUPER, 3).until(
			'window:resolution.outcome',
			'seat:1'
		);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|trickster|again|flare:trickster' });
	});
});
