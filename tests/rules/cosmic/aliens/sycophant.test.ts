/** Sycophant: it flatters whoever is about to win, and wins by its last token. */
import { describe, expect, it } from 'vitest';
import { plainly } from '../../../../src/lib/core';
import { sycophant } from '../../../../src/lib/games/cosmic/aliens/sycophant';
import { setup } from '../../../../src/lib/games/cosmic/setup';
import { declare, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { seatsOf } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|sycophant';

const court = (given: Position = {}, tokens = 5): CosmicGame =>
	duel({
		seats: 4,
		aliens: { 'seat:3': 'sycophant' },
		tokens: { 'seat:3': tokens },
		...given
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
/** It flatters this player; then these cards are laid. */
const flattered = (
	whom: string,
	cards: Cards = ['attack:08', 'attack:08'],
	given?: Position,
	tokens?: number
): CosmicGame =>
	declare(court(given, tokens).until('window:alliance.formed', 'seat:3'), 'seat:3', NAME, {
		pick: whom
	}).lay(...cards);
const tokens = (g: CosmicGame) => g.board.players['seat:3']!.tokens;

const WINS: Position = { hands: { 'seat:1': ['attack:40'] } };
const DEAL: Position = { hands: { 'seat:1': ['negotiate', 'attack:20'], 'seat:2': ['negotiate'] } };

describe('Sycophant', () => {
	it('[alien:sycophant] given whom it has flattered wins, then it discards a token; given they lose, none', () => {
		expect(tokens(over(flattered('seat:1', ['attack:40', 'attack:08'], WINS)))).toBe(4);
		expect(tokens(over(flattered('seat:2', ['attack:40', 'attack:08'], WINS)))).toBe(5);
		expect(tokens(over(flattered('seat:2')))).toBe(4);
	});

	it('[alien:sycophant] given whom it has flattered makes a deal, then it discards a token; given the deal fails, none', () => {
		const g = flattered('seat:2', ['negotiate', 'negotiate'], DEAL);
		g.agree({ cards: { picks: ['attack:20#1'] } });
		expect(tokens(over(g))).toBe(4);
		const failed = flattered('seat:2', ['negotiate', 'negotiate'], DEAL).until('deal.talk').lapse();
		expect(tokens(over(failed))).toBe(5);
	});

	it('[alien:sycophant] given it leaves it, or is a main player, then no token goes', () => {
		const left = court().until('window:alliance.formed', 'seat:3').pass();
		expect(tokens(over(left.lay('attack:08', 'attack:08')))).toBe(5);
		const main = duel({ aliens: { 'seat:1': 'sycophant' }, tokens: { 'seat:1': 5 } });
		expect(offered(main, 'seat:1', NAME)).toBe(false);
	});

	it('[alien:sycophant] ruling: an ally may flatter the main player on the other side', () => {
		const g = duel({ aliens: { 'seat:3': 'sycophant' }, tokens: { 'seat:3': 5 } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		declare(g.until('window:alliance.formed', 'seat:3'), 'seat:3', NAME, { pick: 'seat:2' });
		expect(tokens(over(g.lay('attack:08', 'attack:08')))).toBe(4);
	});

	it('[alien:sycophant] given the last token goes, then it wins at that moment', () => {
		const g = flattered('seat:2', undefined, {}, 1);
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:3'], rule: 'CE-21.5' });
		expect(plainly(g.table.over?.why ?? '')).toBe('With the last token of Sycophant gone.');
		expect(g.board.turn).toBe(1);
	});

	it('[alien:sycophant] ruling: given the last token and a winning colony by one encounter, then both win', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const g = flattered('seat:1', ['attack:40', 'attack:08'], { ...WINS, planets }, 1);
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1', 'seat:3'] });
	});

	it('[alien:sycophant] ruling: an encounter that ends early brings nothing', () => {
		const g = court({ hands: { 'seat:1': ['artifact:plague'] } });
		declare(g.until('window:alliance.formed', 'seat:3'), 'seat:3', NAME, { pick: 'seat:1' });
		const { turn } = g.board;
		// Without an encounter card the turn ends.
		g.board.players['seat:1']!.hand = [];
		while (g.board.turn === turn) g.lapse();
		expect(tokens(g)).toBe(5);
	});

	it('[alien:sycophant] given it is zapped, then no token goes; that one goes later nothing can answer', () => {
		const zap: Position = { hands: { 'seat:4': ['artifact:cosmic-zap'] } };
		const g = court(zap).until('window:alliance.formed', 'seat:3');
		declare(g, 'seat:3', NAME, { pick: 'seat:2' });
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		expect(tokens(over(g.lay('attack:08', 'attack:08')))).toBe(5);
		const late = flattered('seat:2', undefined, zap);
		expect(offered(late, 'seat:4', 'artifact|cosmic-zap')).toBe(false);
		expect(tokens(late)).toBe(4);
	});

	it('[alien:sycophant] ruling: given its power is lost by then, then no token goes', () => {
		const g = court().until('window:alliance.formed', 'seat:3');
		declare(g, 'seat:3', NAME, { pick: 'seat:2' });
		g.board.players['seat:3']!.powerLost = true;
		expect(tokens(over(g.lay('attack:08', 'attack:08')))).toBe(5);
	});

	it('[alien:sycophant] [CE-40.3] given the game is set up, then 10 tokens lie on its sheet, or 8 with four planets each', () => {
		for (const [planetsPerPlayer, n] of [
			[5, 10],
			[4, 8]
		]) {
			const { board } = setup(seatsOf(3), { planetsPerPlayer } as never);
			sycophant.setup!(board, 'seat:2');
			expect(board.players['seat:2']!.tokens).toBe(n);
		}
	});

	it('[alien:sycophant] [CE-22.7] it lives on third parties', () => {
		expect(sycophant.needsThirdParties).toBe(true);
	});

	it('given it may flatter, then the steady player flatters whoever is more likely to win', () => {
		const g = court({ planets: { 'planet:2-1': { 'seat:2': 12 } } });
		expect(steadyAnswer(g.until('window:alliance.formed', 'seat:3'), 'seat:3')).toMatchObject({
			pick: expect.stringContaining(NAME) as string,
			then: { pick: 'seat:2' }
		});
	});
});

describe('the Sycophant flare', () => {
	const WARP: Position = {
		seats: 4,
		warp: { 'seat:3': 4 },
		hands: { 'seat:3': ['flare:sycophant'] }
	};
	const won = (given: Position = WARP): CosmicGame =>
		duel({ ...given, hands: { ...given.hands, 'seat:1': ['attack:40'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});

	it('[wild:sycophant] given a main player and an ally win, then who has no part in it gets two ships back', () => {
		const g = won().until('window:resolution.settled', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringContaining('wild') as string
		});
		over(g.use('seat:3', 'wild|sycophant'));
		expect(g.board.warp['seat:3']).toBe(2);
		expect(g.hand('seat:3')).toContain('flare:sycophant');
	});

	it('[wild:sycophant] given an ally holds it, or no ship in the warp, then it is not offered', () => {
		const ally = won({ ...WARP, warp: { 'seat:4': 4 }, hands: { 'seat:4': ['flare:sycophant'] } });
		expect(offered(ally, 'seat:4', 'wild|')).toBe(false);
		expect(offered(won({ ...WARP, warp: {} }), 'seat:3', 'wild|')).toBe(false);
	});

	const held = (n: number, given: Position = {}): CosmicGame =>
		court({ ...given, hands: { 'seat:3': ['flare:sycophant', 'attack:10'], ...given.hands } }, n);
	const asked = (g: CosmicGame) => g.until('window:planning.beforeSelect', 'seat:3');

	it('[super:sycophant] given nine tokens, then it keeps five or discards one, and gives the flare away', () => {
		const five = asked(held(9));
		expect(steadyAnswer(five, 'seat:3')).toMatchObject({ then: { pick: 'five' } });
		declare(five, 'seat:3', 'super|sycophant', { pick: 'five', then: { pick: 'seat:4' } });
		five.until('planning.select');
		expect(tokens(five)).toBe(5);
		expect(five.hand('seat:4')).toContain('flare:sycophant');
		const one = asked(held(9));
		declare(one, 'seat:3', 'super|sycophant', { pick: 'one', then: { pick: 'seat:2' } });
		one.until('planning.select');
		expect(tokens(one)).toBe(8);
		expect(one.hand('seat:2')).toContain('flare:sycophant');
	});

	it('[super:sycophant] given six tokens or fewer, then it discards one; with the last it wins', () => {
		const six = asked(held(6));
		expect(() =>
			six.use('seat:3', 'super|sycophant', { pick: 'five', then: { pick: 'seat:4' } })
		).toThrow();
		const last = asked(held(1));
		declare(last, 'seat:3', 'super|sycophant', { pick: 'one', then: { pick: 'seat:4' } });
		while (!last.table.over && last.board.turn === 1) last.lapse();
		expect(last.table.over?.winners).toEqual(['seat:3']);
	});

	it('[super:sycophant] given it is zapped, then the tokens stay', () => {
		const g = asked(held(9, { hands: { 'seat:4': ['artifact:cosmic-zap'] } }));
		declare(g, 'seat:3', 'super|sycophant', { pick: 'five', then: { pick: 'seat:4' } });
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		expect(tokens(over(g))).toBe(9);
	});
});
