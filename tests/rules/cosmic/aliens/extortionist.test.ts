/** Extortionist: who draws cards gives it half of them, or a ship. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|extortionist';
/** Seat 2 defends without encounter cards, and draws eight. */
const DRAWS: Position = {
	aliens: { 'seat:3': 'extortionist' },
	hands: { 'seat:1': ['attack:08'], 'seat:2': ['artifact:plague'] }
};
const launched = (given: Position): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...DRAWS,
		...given,
		hands: { ...DRAWS.hands, ...given.hands }
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
const drawn = (given: Position = DRAWS): CosmicGame =>
	launched(given).until('window:cards.drawn', 'seat:3');
const asked = (given?: Position): CosmicGame =>
	declare(drawn(given), 'seat:3', NAME).until('extortionist.demand.reply');
const size = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') => g.hand(seat).length;

describe('Extortionist', () => {
	it('[alien:extortionist] given another has drawn eight cards and gives in, then it takes four of them by chance', () => {
		const g = asked();
		const mine = size(g, 'seat:3');
		const theirs = g.hand('seat:2').slice();
		expect(theirs).toHaveLength(8);
		g.pick('seat:2', 'cards').until('planning.select');
		expect([size(g, 'seat:2'), size(g, 'seat:3')]).toEqual([4, mine + 4]);
	});

	it('[alien:extortionist] given the other lets a ship go, then it chooses which, and takes no card', () => {
		const g = asked({ ...DRAWS, planets: { 'planet:2-3': { 'seat:2': 1 } } });
		g.pick('seat:2', 'ship').until('extortionist.demand.pick');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'planet:2-3' });
		g.pick('seat:3', 'planet:2-3').until('planning.select');
		expect(g.ships('planet:2-3')).toEqual({});
		expect(g.board.warp['seat:2']).toBe(1);
		expect(size(g, 'seat:2')).toBe(8);
	});

	it('[alien:extortionist] given it leaves it, then the other keeps all', () => {
		expect(size(drawn().pass().until('planning.select'), 'seat:2')).toBe(8);
	});

	it('[alien:extortionist] given another collects compensation, then it takes half of that', () => {
		const g = met(['attack:30', 'negotiate'], {
			aliens: { 'seat:3': 'extortionist' },
			hands: { 'seat:1': ['attack:01', 'attack:04', 'attack:05'] }
		});
		// The four ships of the defense bring four cards.
		declare(g.until('window:resolution.compensated', 'seat:3'), 'seat:3', NAME);
		g.until('extortionist.demand.reply');
		const [mine, theirs] = [size(g, 'seat:3'), size(g, 'seat:2')];
		g.pick('seat:2', 'cards');
		expect([size(g, 'seat:3'), size(g, 'seat:2')]).toEqual([mine + 2, theirs - 2]);
	});

	it('[alien:extortionist] ruling: of a single card, or of what it draws itself, nothing is taken', () => {
		const one = duel({
			aliens: { 'seat:3': 'extortionist' },
			hands: { 'seat:2': ['flare:chosen'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		one.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'wild|chosen');
		expect(offered(one, 'seat:3', NAME)).toBe(false);
		const own = launched({ aliens: { 'seat:2': 'extortionist' } });
		expect(offered(own, 'seat:2', NAME)).toBe(false);
		expect(own.said).toContain('{seat:2} draws 8 cards');
	});

	it('[alien:extortionist] ruling: who has no ship outside the warp gives the cards', () => {
		const g = drawn({ planets: homes('seat:2'), warp: { 'seat:2': 20 } });
		declare(g, 'seat:3', NAME);
		const seen: string[] = [];
		for (; !g.asked.includes('planning.select'); g.lapse()) seen.push(...g.asked);
		expect(seen).not.toContain('extortionist.demand.reply');
		expect(size(g, 'seat:2')).toBe(4);
	});

	it('[alien:extortionist] given it is zapped, then nothing is demanded', () => {
		const g = declare(
			drawn({ ...DRAWS, hands: { 'seat:1': ['attack:08', 'artifact:cosmic-zap'] } }),
			'seat:3',
			NAME
		);
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		expect(size(g.until('planning.select'), 'seat:2')).toBe(8);
	});

	it('[alien:extortionist] [CE-31.32] given a rift among what it takes, then that goes off', () => {
		const boom = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
			const g = met(['attack:30', 'negotiate'], {
				aliens: { 'seat:3': 'extortionist' },
				seed,
				options: { rewardDeck: 'incursion' },
				hands: { 'seat:1': ['rift:3@reward', 'attack:04'] }
			});
			declare(g.until('window:resolution.compensated', 'seat:3'), 'seat:3', NAME);
			g.until('extortionist.demand.reply').pick('seat:2', 'cards');
			return over(g).said.includes('{seat:3} loses 3 ships');
		});
		expect(new Set(boom)).toEqual(new Set([true, false]));
	});

	it('given cards drawn, then the steady player demands; asked for cards, it gives a ship unless a colony hangs on it', () => {
		expect(steadyAnswer(drawn(), 'seat:3')).toMatchObject({
			pick: expect.stringContaining(NAME) as string
		});
		expect(steadyAnswer(asked(), 'seat:2')).toEqual({ pick: 'ship' });
		const alone = asked({ ...DRAWS, planets: { 'planet:2-3': { 'seat:2': 1 } } });
		expect(steadyAnswer(alone, 'seat:2')).toEqual({ pick: 'cards' });
	});
});

describe('the Extortionist flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': ['flare:extortionist', 'negotiate'], 'seat:2': ['negotiate'] }
	};
	const failed = (given: Position = WILD): CosmicGame =>
		duel(given)
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['negotiate', 'negotiate']
			})
			.until('deal.talk')
			.lapse();

	it('[wild:extortionist] given a deal has failed, then it loses no ships, and its opponent six', () => {
		const g = failed().until('window:resolution.dealFailed', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringContaining('wild') as string
		});
		over(g.use('seat:1', 'wild|extortionist'));
		expect([g.board.warp['seat:1'] ?? 0, g.board.warp['seat:2'] ?? 0]).toEqual([0, 6]);
	});

	it('[wild:extortionist] given it stays in hand, or its holder is no main player, then both lose three', () => {
		const g = over(failed());
		expect([g.board.warp['seat:1'] ?? 0, g.board.warp['seat:2'] ?? 0]).toEqual([3, 3]);
		const given: Position = {
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'], 'seat:3': ['flare:extortionist'] }
		};
		expect(offered(failed(given), 'seat:3', 'wild|')).toBe(false);
	});

	it('[super:extortionist] given it adds the flare to its power, then no ship is offered', () => {
		const g = declare(
			drawn({ ...DRAWS, hands: { 'seat:3': ['flare:extortionist'] } }),
			'seat:3',
			NAME
		);
		g.until('window:use.declared', 'seat:3').use('seat:3', 'super|extortionist');
		const seen: string[] = [];
		for (; !g.asked.includes('planning.select'); g.lapse()) seen.push(...g.asked);
		expect(seen).not.toContain('extortionist.demand.reply');
		expect([size(g, 'seat:2'), size(g, 'seat:3')]).toEqual([4, 5]);
	});
});
