/** Love: it gives a card at its turn, and whoever gives the like gets all their ships back. */
import { describe, expect, it } from 'vitest';
import { duel, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);
const LOVE: Position = {
	aliens: { 'seat:1': 'love' },
	hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'], 'seat:3': ['negotiate', 'morph'] },
	warp: { 'seat:1': 2, 'seat:2': 3 }
};

/** Its card is chosen, and the others are asked. */
const given = (card = 'negotiate', position: Position = LOVE): CosmicGame =>
	duel(position).until('love.joy.give').pick('seat:1', card).until('love.joy.others');
const answered = (g: CosmicGame, two: string, three: string): CosmicGame =>
	g.pick('seat:2', two).pick('seat:3', three);

describe('Love', () => {
	it('[alien:love] given another gives the like, then all their ships come back, and those of others do not', () => {
		const g = answered(given(), 'negotiate', 'morph').until('home.land');
		expect(g.decision('seat:2').shape).toMatchObject({ type: 'split', min: 3, max: 3 });
		g.answer('seat:2', { split: { 'planet:2-1': 3 } }).until('love.joy.settle');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 7 });
		expect(like(g.board.discard).sort()).toEqual(['morph', 'negotiate', 'negotiate']);
	});

	it('[alien:love] given somebody has not, then it may found a colony with all its ships from the warp in their system alone', () => {
		const g = answered(given(), 'negotiate', 'none').until('love.joy.settle');
		expect(g.choices('seat:1').every((id) => id === 'none' || id.startsWith('planet:3-'))).toBe(
			true
		);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^planet:3-/) as string
		});
		g.pick('seat:1', 'planet:3-2').until('launch.aim');
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 4, 'seat:1': 2 });
		expect(g.board.warp['seat:1'] ?? 0).toBe(0);
		const left = answered(given(), 'negotiate', 'none').until('love.joy.settle');
		left.pick('seat:1', 'none').until('launch.aim');
		// One of them has come back as in each regroup.
		expect(left.board.warp['seat:1']).toBe(1);
	});

	it('[alien:love] given all others have given the like, then it takes all these cards and founds nothing', () => {
		const g = answered(given(), 'negotiate', 'negotiate').until('launch.aim');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'negotiate', 'negotiate', 'negotiate']);
		expect(g.board.discard).toEqual([]);
		expect(g.said).not.toContain('founds a colony');
	});

	it('[alien:love] [CE-21.1] given the colony is the last it needs, then it has won', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:2-${k}`, { 'seat:2': 4, 'seat:1': 1 }])
		);
		const g = given('negotiate', { ...LOVE, planets });
		answered(g, 'negotiate', 'none').until('love.joy.settle').pick('seat:1', 'planet:3-1');
		while (!g.table.over && g.board.phase === 'startTurn') g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[alien:love] ruling: whoever holds no card is not asked, and has not given the like', () => {
		const g = given('negotiate', { ...LOVE, hands: { ...LOVE.hands, 'seat:3': [] } });
		expect(g.askedSeats).toEqual(['seat:2']);
		g.pick('seat:2', 'negotiate').until('love.joy.settle');
		expect(g.choices('seat:1')).toContain('planet:3-1');
	});

	it('[alien:love] ruling: given no ship in the warp, then there is no colony; with an empty hand it waits for a new one', () => {
		const none = given('negotiate', { ...LOVE, warp: {} });
		answered(none, 'none', 'none');
		for (; !none.asked.includes('launch.aim'); none.lapse())
			expect(none.asked).not.toContain('love.joy.settle');
		const empty = duel({
			...LOVE,
			offense: 'seat:3',
			aliens: { 'seat:3': 'love' },
			hands: { 'seat:3': [] }
		});
		empty.until('love.joy.give');
		expect(empty.said.indexOf('draws 8 cards')).toBeLessThan(empty.said.indexOf('power of Love'));
	});

	it('[alien:love] given the turn of another, then it is not used', () => {
		const g = duel({ ...LOVE, aliens: { 'seat:2': 'love' } }).until('launch.aim');
		expect(g.said).not.toContain('power of Love');
	});

	it('[alien:love] given it is zapped, then nothing is discarded', () => {
		const g = duel({ ...LOVE, hands: { ...LOVE.hands, 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(like(g.board.discard)).toEqual(['artifact:cosmic-zap']);
	});

	it('given ships in the warp, then the steady player gives the like for them, else nothing', () => {
		const g = given();
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringMatching(/^negotiate/) as string
		});
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'none' });
		const gives = duel({ ...LOVE, hands: { 'seat:1': ['attack:40'] } }).until('love.joy.give');
		expect(steadyAnswer(gives, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^attack:08/) as string
		});
	});
});

describe('the Love flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:love'], 'seat:2': ['morph'] } };
	const pleaded = (): CosmicGame => {
		const g = duel(WILD).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'wild|love|plea|flare:love' });
		return g.use('seat:1', 'wild|love').until('love.plea.reply');
	};

	it('[wild:love] given the opponent discards a card at random, then it is taken', () => {
		const g = pleaded().pick('seat:2', 'discard').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.board.discard).toEqual([]);
	});

	it('[wild:love] given they refuse, as the steady player does, then it brings a reward', () => {
		const g = pleaded();
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'refuse' });
		g.pick('seat:2', 'refuse').until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.hand('seat:2')).toHaveLength(2);
	});

	const SUPER: Position = {
		...LOVE,
		hands: { ...LOVE.hands, 'seat:1': ['flare:love', 'negotiate'] }
	};
	const shown = (): CosmicGame => {
		const g = duel(SUPER).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'super|love|show|flare:love' });
		return g.use('seat:1', 'super|love').until('love.joy.give').pick('seat:1', 'negotiate');
	};

	it('[super:love] given it shows its card, then it keeps it, and others give the like all the same', () => {
		const g = answered(shown().until('love.joy.others'), 'negotiate', 'none');
		g.until('love.joy.settle');
		expect(like(g.hand('seat:1'))).toEqual(['attack:08', 'negotiate', 'flare:love']);
		expect(like(g.board.discard)).toEqual(['negotiate']);
		expect(steadyAnswer(shown().until('love.joy.others'), 'seat:2')).toMatchObject({
			pick: expect.stringMatching(/^negotiate/) as string
		});
	});

	it('[super:love] ruling: given all give the like, then it takes theirs', () => {
		const g = answered(shown().until('love.joy.others'), 'negotiate', 'negotiate');
		g.until('launch.aim');
		expect(like(g.hand('seat:1')).filter((card) => card === 'negotiate')).toHaveLength(3);
	});

	it('[alien:love] ruling: given it has no card left to discard, then nobody is asked, and it founds nothing', () => {
		const g = duel(SUPER).until('window:use.declared', 'seat:1');
		g.board.players['seat:1']!.hand = []; // as if what answered the use had taken all
		for (g.pass(); !g.asked.includes('launch.aim') && g.board.phase === 'startTurn'; g.lapse())
			expect(g.asked).not.toContain('love.joy.settle');
		expect(g.said).not.toContain('founds a colony');
		expect(g.board.warp['seat:1']).toBe(2);
	});

	it('[wild:love] given an uninvolved player holds it, then it is not offered', () => {
		const g = duel({ hands: { 'seat:3': ['flare:love'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
	});
});
