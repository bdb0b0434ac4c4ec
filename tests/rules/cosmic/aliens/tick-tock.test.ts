/** Tick-Tock: wins when its time has come. */
import { describe, expect, it } from 'vitest';
import { act, plainly, start } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { setup } from '../../../../src/lib/games/cosmic/setup';
import { tickTock } from '../../../../src/lib/games/cosmic/aliens/tick-tock';
import { position, seatsOf } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { duel, homes, meet } from '../../../support/duel';

const clock = (given: Position = {}, tokens = 5) =>
	duel({ aliens: { 'seat:3': 'tick-tock' }, tokens: { 'seat:3': tokens }, ...given });
const tokens = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3' = 'seat:3') =>
	g.board.players[seat]!.tokens;

const DEAL = { 'seat:1': ['negotiate', 'attack:20'], 'seat:2': ['negotiate', 'attack:04'] };
const GIFT = { cards: { picks: ['attack:20#1'] } };

describe('Tick-Tock', () => {
	it('[alien:tick-tock] given anyone wins as the defense, then it discards one token', () => {
		const g = meet(clock()).until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:3} uses the power of Tick-Tock');
		expect(tokens(g)).toBe(4);
	});

	it('[alien:tick-tock] given the offense wins, or a deal fails, then it keeps its tokens', () => {
		const g = meet(clock({ hands: { 'seat:1': ['attack:40'] } }), ['attack:40', 'attack:08']);
		expect(tokens(g.until('launch.aim', 'seat:2'))).toBe(5);
		const h = meet(clock({ hands: DEAL }), ['negotiate', 'negotiate'])
			.until('deal.talk')
			.lapse();
		expect(tokens(h.until('launch.aim', 'seat:2'))).toBe(5);
	});

	it('[alien:tick-tock] given it wins as the defense itself, then that counts', () => {
		const g = clock({ aliens: { 'seat:2': 'tick-tock' }, tokens: { 'seat:2': 5 } });
		expect(tokens(meet(g).until('launch.aim', 'seat:2'), 'seat:2')).toBe(4);
	});

	it('[alien:tick-tock] ruling: a deal between others counts as well', () => {
		const g = meet(clock({ hands: DEAL }), ['negotiate', 'negotiate']).agree(GIFT);
		expect(tokens(g.until('turn.second'))).toBe(4);
	});

	it('[alien:tick-tock] given a deal that is quashed, then no token goes', () => {
		const g = clock({ hands: { ...DEAL, 'seat:3': ['artifact:quash', 'attack:06'] } });
		meet(g, ['negotiate', 'negotiate']).agree(GIFT).until('window:resolution.dealMade', 'seat:3');
		g.use('seat:3', 'artifact|quash').until('launch.aim', 'seat:2');
		expect(tokens(g)).toBe(5);
	});

	it('[alien:tick-tock] given its last token goes, then it wins at that moment', () => {
		const g = meet(clock({}, 1));
		while (!g.table.over) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:3'], rule: 'CE-21.5' });
		expect(plainly(g.table.over?.why ?? '')).toBe('With the last token of Tick-Tock gone.');
		expect(g.board.turn).toBe(1);
	});

	it('[alien:tick-tock] given five foreign colonies, then it wins in the usual way', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [
				`planet:1-${k}`,
				{ 'seat:1': 4, ...(k < 5 ? { 'seat:3': 1 } : {}) }
			])
		);
		const g = clock({ planets, hands: { 'seat:1': ['attack:40'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:3']);
		expect(tokens(g)).toBe(5);
	});

	it('[alien:tick-tock] ruling: if one deal takes the last token and gives somebody the winning colony, both win together', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = meet(clock({ planets, hands: DEAL }, 1), ['negotiate', 'negotiate']);
		g.agree({}, { colony: { pick: 'planet:2-2', then: { pick: 'open' } } });
		while (!g.table.over) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1', 'seat:3'], rule: 'CE-21.2' });
		expect(plainly(g.table.over?.why ?? '')).toBe(
			'seat:1: With 5 foreign colonies. seat:3: With the last token of Tick-Tock gone.'
		);
	});

	it('[alien:tick-tock] given its power is zapped, then one token is saved, also the last', () => {
		const g = meet(clock({ hands: { 'seat:1': ['artifact:cosmic-zap'] } }, 1));
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		g.until('launch.aim', 'seat:2');
		expect(tokens(g)).toBe(1);
	});

	it('[alien:tick-tock] given its power is lost, then no token goes', () => {
		const g = meet(clock({ planets: homes('seat:3', 10, 10) })).until('launch.aim', 'seat:2');
		expect(tokens(g)).toBe(5);
	});

	it('[alien:tick-tock] [CE-40.3] given the game is set up, then 10 tokens lie on its sheet, or 8 with four planets each', () => {
		for (const [planetsPerPlayer, n] of [
			[5, 10],
			[4, 8]
		]) {
			const { board } = setup(seatsOf(3), { planetsPerPlayer } as never);
			tickTock.setup!(board, 'seat:2');
			expect(board.players['seat:2']!.tokens).toBe(n);
		}
		// Whoever chooses it plays with them: seeds are tried until it is offered.
		for (let seed = 0; ; seed++) {
			const { table } = start(cosmic, {
				seats: seatsOf(4),
				options: {},
				key: String(seed).padStart(64, '0'),
				clocked: false
			});
			const { players } = table.board;
			if (!Object.values(players).some(({ offered }) => offered.includes('tick-tock'))) continue;
			while (table.decisions[0]?.name === 'start.choose') {
				const [{ seat, id }] = table.decisions as [(typeof table.decisions)[number]];
				const { offered } = players[seat as 'seat:1']!;
				const pick = offered.includes('tick-tock') ? 'tick-tock' : offered[0]!;
				expect(act(cosmic, table, seat, id, { pick })).toMatchObject({ ok: true });
			}
			const mine = Object.values(table.board.players).map(({ aliens, tokens }) => [
				aliens[0],
				tokens
			]);
			expect(mine.map(([, n]) => n).toSorted()).toEqual([0, 0, 0, 10]);
			expect(mine.find(([, n]) => n === 10)?.[0]).toBe('tick-tock');
			break;
		}
	});
});

describe('the Tick-Tock flare', () => {
	/** The offense's new hand empties the deck, and the discards are shuffled. */
	const shuffled = (given: Position = {}) =>
		position({
			destiny: ['colour:2#1'],
			deckOnly: true,
			deck: ['attack:10', 'attack:10'],
			discard: Array.from({ length: 7 }, () => 'attack:08'),
			...given,
			hands: {
				'seat:1': ['artifact:quash'],
				'seat:3': ['flare:tick-tock', 'attack:06'],
				...given.hands
			}
		});

	it('[wild:tick-tock] given the discard pile is shuffled into a new deck, when it is played, then up to four ships found a colony on another player’s home planet', () => {
		const g = shuffled().until('window:deck.reshuffled', 'seat:3');
		const { shape } = g.decision('seat:3');
		const choice =
			shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('wild|tick'));
		const where = choice && choice.then?.type === 'one' ? choice.then.choices : [];
		expect(where.map(({ id }) => id)).toEqual(
			[1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((k) => `planet:${seat}-${k}`))
		);
		expect(where[0]?.then).toMatchObject({ min: 1, max: 4 });
		g.use('seat:3', 'wild|tick-tock', {
			pick: 'planet:1-2',
			then: { split: { 'planet:3-1': 3, 'planet:3-2': 1 } }
		}).until('launch.aim');
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 4, 'seat:3': 4 });
		expect(g.hand('seat:3')).toContain('flare:tick-tock');
	});

	it('[wild:tick-tock] given it is not played, then no colony is founded', () => {
		const g = shuffled().until('window:deck.reshuffled', 'seat:3').pass().until('launch.aim');
		expect(g.said).not.toContain('founds a colony');
	});

	it('[wild:tick-tock] given Tick-Tock with its power lost, then it plays the wild half; with its power on, it does not', () => {
		const aliens = { 'seat:3': 'tick-tock' };
		const lost = shuffled({ aliens, planets: homes('seat:3', 10, 10) });
		expect(lost.until('window:deck.reshuffled', 'seat:3').offers('seat:3', 'wild|tick-tock')).toBe(
			true
		);
		const on = shuffled({ aliens }).until('launch.aim');
		expect(on.said).not.toContain('plays Tick-Tock');
		expect(on.said).toContain('The discard pile is shuffled');
	});

	const hurry = (given: Position = {}, n = 5) =>
		meet(
			duel({
				aliens: { 'seat:2': 'tick-tock' },
				tokens: { 'seat:2': n },
				...given,
				hands: { 'seat:2': ['flare:tick-tock', 'attack:20'], ...given.hands }
			}),
			['attack:08', 'attack:20']
		);

	it('[super:tick-tock] given it wins as the defense, when it plays it, then a ship of its choice goes to the warp and another token goes', () => {
		const g = hurry().until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'super|tick-tock', { pick: 'planet:2-3' }).until(
			'window:resolution.end',
			'seat:3'
		);
		expect(tokens(g, 'seat:2')).toBe(3);
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 1 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
		expect(tokens(hurry().until('launch.aim', 'seat:2'), 'seat:2')).toBe(4); // not played
	});

	it('[super:tick-tock] given it wins as the offense, or makes a deal, then it may be played', () => {
		const g = duel({
			aliens: { 'seat:1': 'tick-tock' },
			tokens: { 'seat:1': 5 },
			hands: { 'seat:1': ['flare:tick-tock', 'attack:40'] }
		});
		meet(g, ['attack:40', 'attack:08']).until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'super|tick-tock', { pick: 'planet:1-1' }).until('turn.second');
		expect(tokens(g, 'seat:1')).toBe(4);
		const h = duel({
			aliens: { 'seat:1': 'tick-tock' },
			tokens: { 'seat:1': 5 },
			hands: { ...DEAL, 'seat:1': ['flare:tick-tock', ...DEAL['seat:1']] }
		});
		meet(h, ['negotiate', 'negotiate']).agree(GIFT).until('window:resolution.settled', 'seat:1');
		h.use('seat:1', 'super|tick-tock', { pick: 'planet:1-1' }).until('turn.second');
		expect(tokens(h, 'seat:1')).toBe(3);
	});

	it('[super:tick-tock] given it loses, or is an ally, then it cannot be played', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': 'tick-tock' },
				tokens: { 'seat:1': 5 },
				hands: { 'seat:1': ['flare:tick-tock'], 'seat:2': ['attack:20'] }
			}),
			['attack:08', 'attack:20']
		).until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('plays Tick-Tock');
		expect(tokens(g, 'seat:1')).toBe(4);
	});

	it('[super:tick-tock] given its last token goes so, then it wins', () => {
		const g = hurry({}, 2).until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'super|tick-tock', { pick: 'planet:2-3' });
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:2']);
	});
});
