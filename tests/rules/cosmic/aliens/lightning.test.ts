/** Lightning: second encounters of others. */
import { describe, expect, it } from 'vitest';
import { declare, duel, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Seat = `seat:${number}`;

const SWIFT: Position = {
	aliens: { 'seat:3': 'lightning' },
	hands: { 'seat:1': ['attack:20', 'attack:15'] },
	destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3']
};

/** Seat 1 has won its first encounter and begins a second one. */
const second = (given: Position = SWIFT): CosmicGame => {
	const g = met(['attack:40', 'attack:06'], given).until('turn.second');
	return g.answer('seat:1', { yes: true });
};
const tokens = (g: CosmicGame, seat: Seat = 'seat:3') => g.board.players[seat]!.tokens;
const begun = (g: CosmicGame) => g.until('launch.aim', 'seat:1');

describe('Lightning', () => {
	it('[alien:lightning] given another begins a second encounter, then it gains a token, and none by the first', () => {
		const first = duel(SWIFT).until('launch.aim');
		expect(tokens(first)).toBe(0);
		const g = begun(second());
		expect(g.encounter.n).toBe(2);
		expect(tokens(g)).toBe(1);
	});

	it('[alien:lightning] given it begins a second encounter itself, then it gains none', () => {
		const g = begun(second({ ...SWIFT, aliens: { 'seat:1': 'lightning' } }));
		expect(tokens(g, 'seat:1')).toBe(0);
	});

	it('[alien:lightning] given it spends two tokens, then the second encounter ends, and the turn with it', () => {
		const given = { ...SWIFT, tokens: { 'seat:3': 1 }, warp: { 'seat:1': 4 } };
		const g = second(given).until('window:encounter.start', 'seat:3');
		expect(tokens(g)).toBe(2);
		const { warp } = structuredClone(g.board);
		g.use('seat:3', 'power|lightning|stop').until('launch.aim');
		expect(tokens(g)).toBe(0);
		expect(g.board.offense).toBe('seat:2');
		expect(g.board.warp['seat:1']).toBe(warp['seat:1']);
	});

	it('[alien:lightning] ruling: given an effect grants the offense another, then the turn goes on', () => {
		const machine: Position = {
			...SWIFT,
			aliens: { 'seat:1': 'machine', 'seat:3': 'lightning' },
			tokens: { 'seat:3': 1 }
		};
		const g = second(machine).until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'power|lightning|stop').until('window:encounter.end', 'seat:1');
		g.use('seat:1', 'power|machine').until('launch.aim');
		expect([g.board.turn, g.encounter.n]).toEqual([1, 3]);
	});

	it('[alien:lightning] given one token, or it keeps two, then the encounter goes on', () => {
		expect(offered(second(), 'seat:3', 'power|lightning|stop')).toBe(false);
		const left = second({ ...SWIFT, tokens: { 'seat:3': 1 } });
		left.until('window:encounter.start', 'seat:3').pass();
		expect(begun(left).encounter.n).toBe(2);
	});

	const READY: Position = { ...SWIFT, tokens: { 'seat:3': 3 } };
	const ended = (given: Position = READY) =>
		met(['attack:40', 'attack:06'], given).until('window:encounter.over', 'seat:3');

	it('[alien:lightning] [CE-4.13] given it spends three tokens as an encounter is over, then it has one at once, out of turn, and the turn goes on', () => {
		const destiny = ['colour:2#1', 'colour:1#1', 'colour:2#2'];
		const g = ended({ ...READY, destiny }).use('seat:3', 'power|lightning|strike');
		g.until('launch.aim', 'seat:3');
		expect(tokens(g)).toBe(0);
		expect(g.encounter).toMatchObject({ n: 0, offense: 'seat:3', defense: 'seat:1' });
		expect(g.board.offense).toBe('seat:1');
		g.until('turn.second');
		expect(g.askedSeats).toEqual(['seat:1']);
	});

	it('[alien:lightning] [CE-4.13] ruling: given an encounter that ended early, then it is over as well', () => {
		const g = second({ ...SWIFT, tokens: { 'seat:3': 4 } });
		g.until('window:encounter.start', 'seat:3').use('seat:3', 'power|lightning|stop');
		g.until('window:encounter.over', 'seat:3').use('seat:3', 'power|lightning|strike');
		expect(tokens(g.until('launch.aim', 'seat:3'))).toBe(0);
	});

	it('[alien:lightning] ruling: given an encounter of its own, then no other follows, whatever it has', () => {
		const g = ended({ ...READY, tokens: { 'seat:3': 6 } }).use('seat:3', 'power|lightning|strike');
		g.until('launch.aim', 'seat:3');
		expect(tokens(g)).toBe(3);
		expect(offered(g, 'seat:3', 'power|lightning|strike')).toBe(false);
		const own = met(['attack:40', 'attack:06'], {
			aliens: { 'seat:1': 'lightning' },
			tokens: { 'seat:1': 3 }
		});
		expect(offered(own, 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:lightning] given two tokens, or no encounter card, or it passes, then it has no encounter', () => {
		const few = met(['attack:40', 'attack:06'], { ...SWIFT, tokens: { 'seat:3': 2 } });
		expect(offered(few, 'seat:3', 'power|')).toBe(false);
		const none = { ...READY.hands, 'seat:3': ['artifact:plague'] };
		const bare = met(['attack:40', 'attack:06'], { ...READY, hands: none });
		expect(offered(bare, 'seat:3', 'power|')).toBe(false);
		const left = ended().pass().until('turn.second');
		expect(tokens(left)).toBe(3);
	});

	it('[alien:lightning] given it is zapped, then it gains no token, and none is spent', () => {
		const zap = { ...SWIFT.hands, 'seat:2': ['artifact:cosmic-zap'] };
		const g = second({ ...SWIFT, hands: zap }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(tokens(begun(g))).toBe(0);
		const struck = ended({ ...READY, hands: zap });
		declare(struck, 'seat:3', 'power|lightning|strike');
		struck.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(tokens(struck.until('turn.second'))).toBe(3);
	});

	it('given tokens enough, then the steady player strikes, and ends a second encounter of who is near the goal', () => {
		expect(steadyAnswer(ended(), 'seat:3')).toEqual({ pick: 'power|lightning|strike|' });
		const near = (colonies: number) => {
			const planets = Object.fromEntries(
				[1, 2, 3].slice(0, colonies).map((k) => [`planet:3-${k}`, { 'seat:1': 1, 'seat:3': 4 }])
			);
			const g = second({ ...SWIFT, planets, tokens: { 'seat:3': 1 } });
			return steadyAnswer(g.until('window:encounter.start', 'seat:3'), 'seat:3');
		};
		expect(near(3)).toEqual({ pick: 'power|lightning|stop|' });
		expect(near(0)).toEqual({ pick: 'pass' });
	});
});

describe('the Lightning flare', () => {
	const WILD: Position = {
		hands: { ...SWIFT.hands, 'seat:3': ['flare:lightning'] },
		destiny: SWIFT.destiny!
	};

	it('[wild:lightning] given another begins a second encounter, then whoever has it draws three cards', () => {
		const g = second(WILD).until('window:encounter.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^wild\|lightning/) as string
		});
		begun(g.use('seat:3', 'wild|lightning'));
		expect(g.hand('seat:3')).toHaveLength(1 + 3);
	});

	it('[wild:lightning] given a first encounter, or its own, then it is not offered', () => {
		const first = duel(WILD);
		expect(offered(first, 'seat:3', 'wild|', (g) => g.asked.includes('launch.aim'))).toBe(false);
		const own = { ...WILD, hands: { 'seat:1': ['attack:20', 'attack:15', 'flare:lightning'] } };
		expect(offered(second(own), 'seat:1', 'wild|')).toBe(false);
	});

	it('[super:lightning] given it gains a token, then two', () => {
		const given = { ...SWIFT, hands: WILD.hands! };
		const g = second(given).until('window:use.declared', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^super\|lightning/) as string
		});
		expect(tokens(begun(g.use('seat:3', 'super|lightning')))).toBe(2);
		const left = second(given).until('window:use.declared', 'seat:3').pass();
		expect(tokens(begun(left))).toBe(1);
	});

	it('[super:lightning] given it spends tokens, then it is not offered', () => {
		const hands = { ...WILD.hands, 'seat:3': ['flare:lightning', 'attack:10'] };
		const given = { ...SWIFT, hands, tokens: { 'seat:3': 3 } };
		const g = met(['attack:40', 'attack:06'], given).until('window:encounter.over', 'seat:3');
		declare(g, 'seat:3', 'power|lightning|strike');
		expect(g.offers('seat:3', 'super|')).toBe(false);
		expect(over(g).said).toContain('an encounter out of turn');
	});
});
