/** Dervish: the hands of all who fight go round. */
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../../../src/lib/core';
import { said } from '../../../support/said';
import { declare, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seats 1 and 2 fight, 3 joins the offense, 4 has no part in it, 5 joins the defense. */
const HANDS: Position['hands'] = {
	'seat:3': ['attack:13'],
	'seat:4': ['attack:14'],
	'seat:5': ['attack:15', 'attack:05']
};
const WHIRL: Position = { seats: 5, aliens: { 'seat:1': 'dervish' } };
const joined = (given: Position = WHIRL): CosmicGame =>
	duel({ ...given, hands: { ...HANDS, ...given.hands } }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		allies: {
			'seat:3': ['offense', { 'planet:3-1': 1 }],
			'seat:5': ['defense', { 'planet:5-1': 1 }]
		}
	});
const whirled = (turn: string, given?: Position): CosmicGame =>
	declare(joined(given).until('window:alliance.formed', 'seat:1'), 'seat:1', 'power|dervish', {
		pick: turn
	});
const plain = (g: CosmicGame) =>
	Object.fromEntries(
		g.board.order.map((seat) => [
			Number(seat.slice(5)),
			g
				.hand(seat)
				.map((card) => card.split('#')[0])
				.sort()
		])
	);

describe('Dervish', () => {
	it('[alien:dervish] given it says clockwise, then each who fights gets the hand of the one before them, and who does not keeps theirs', () => {
		const given: Position = { ...WHIRL, hands: { 'seat:2': ['attack:12'] } };
		const g = whirled('clockwise', given).until('planning.select');
		expect(plain(g)).toEqual({
			1: ['attack:05', 'attack:15'],
			2: ['attack:08'],
			3: ['attack:08', 'attack:12'],
			4: ['attack:14'],
			5: ['attack:13']
		});
	});

	it('[alien:dervish] given it says counterclockwise, then each gets the hand of the one after them', () => {
		const given: Position = { ...WHIRL, hands: { 'seat:2': ['attack:12'] } };
		const g = whirled('back', given).until('planning.select');
		expect(plain(g)).toEqual({
			1: ['attack:08', 'attack:12'],
			2: ['attack:13'],
			3: ['attack:05', 'attack:15'],
			4: ['attack:14'],
			5: ['attack:08']
		});
	});

	it('[alien:dervish] given both ways to choose from, then each says whose hand comes by it', () => {
		const g = joined().until('window:alliance.formed', 'seat:1');
		const { shape } = decisionOf(g.table, 'seat:1')!;
		const whirl = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('power|'));
		const ways = whirl && whirl.then?.type === 'one' ? whirl.then.choices : [];
		expect(ways.map(({ id, note }) => [id, JSON.stringify(note)])).toEqual([
			['clockwise', expect.stringContaining('seat:5')],
			['back', expect.stringContaining('seat:2')]
		]);
	});

	it('[alien:dervish] given hands are passed, then each is told what they hold now, and nobody else', () => {
		const g = whirled('clockwise').until('planning.select');
		const told = g.events.filter(({ say }) => said(say).startsWith('You now hold'));
		expect(told.map(({ to, say }) => [to, said(say)])).toEqual([
			[['seat:1'], 'You now hold Attack 15 and Attack 05.'],
			[['seat:2'], 'You now hold Attack 08.'],
			[['seat:3'], 'You now hold Attack 08.'],
			[['seat:5'], 'You now hold Attack 13.']
		]);
	});

	it('[alien:dervish] ruling: between two without allies they are swapped, so there is one way', () => {
		const g = duel({
			aliens: { 'seat:2': 'dervish' },
			hands: { 'seat:1': ['attack:11'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('window:alliance.formed', 'seat:2');
		expect(() => g.use('seat:2', 'power|dervish', { pick: 'back' })).toThrow();
		declare(g, 'seat:2', 'power|dervish', { pick: 'clockwise' }).until('planning.select');
		expect(plain(g)).toMatchObject({ 1: ['attack:08'], 2: ['attack:08', 'attack:11'] });
	});

	it('[alien:dervish] ruling: an offense left without encounter cards ends its turn', () => {
		const given: Position = { ...WHIRL, hands: { 'seat:2': [], 'seat:5': ['artifact:plague'] } };
		const g = whirled('clockwise', given);
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.said).not.toContain('Cards revealed');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[alien:dervish] ruling: an empty hand is passed as well, and a hoard stays with whose it is', () => {
		const g = whirled('back', {
			...WHIRL,
			aliens: { ...WHIRL.aliens, 'seat:5': 'miser' },
			hands: { 'seat:3': [] },
			hoards: { 'seat:5': ['attack:30'] }
		}).until('planning.select');
		// Its own hand was empty, so the defense has drawn a new one since.
		expect(g.said).toContain('{seat:2} draws');
		expect(plain(g)[3]).toEqual(['attack:05', 'attack:15']);
		expect(g.board.players['seat:5']!.hoard?.cards).toEqual(['attack:30']);
	});

	it('[alien:dervish] [CE-31.34] given a rift among the cards it gets, then that goes off; one that others get does not', () => {
		const rewards = { rewardDeck: 'incursion' } as const;
		const mine = whirled('clockwise', {
			...WHIRL,
			options: rewards,
			hands: { 'seat:5': ['rift:3@reward', 'attack:15'] }
		});
		over(mine);
		expect(mine.said).toContain('{seat:1} loses 3 ships');
		const others = whirled('back', {
			...WHIRL,
			options: rewards,
			hands: { 'seat:5': ['rift:3@reward', 'attack:15'] }
		});
		over(others);
		expect(others.said).not.toContain('loses 3 ships');
	});

	it('[alien:dervish] given it is an ally, or leaves its power, then hands stay; used once it is not offered again', () => {
		expect(offered(joined({ seats: 5, aliens: { 'seat:3': 'dervish' } }), 'seat:3', 'power|')).toBe(
			false
		);
		const left = joined().until('window:alliance.formed', 'seat:1').pass().until('planning.select');
		expect(plain(left)[1]).toEqual(['attack:08']);
		expect(offered(whirled('clockwise'), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:dervish] given it is zapped, then hands stay', () => {
		const given: Position = { ...WHIRL, hands: { 'seat:4': ['artifact:cosmic-zap'] } };
		const g = whirled('clockwise', given);
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(plain(g)[1]).toEqual(['attack:08']);
	});

	it('given hands to go round, then the steady player takes the way by which most cards come, and none where they are fewer than its own', () => {
		const g = joined().until('window:alliance.formed', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'power|dervish|whirl|',
			then: { pick: 'clockwise' }
		});
		const back = joined({
			...WHIRL,
			hands: { 'seat:2': ['attack:12', 'attack:10', 'negotiate'], 'seat:5': [] }
		});
		expect(steadyAnswer(back.until('window:alliance.formed', 'seat:1'), 'seat:1')).toEqual({
			pick: 'power|dervish|whirl|',
			then: { pick: 'back' }
		});
		const rich = joined({ ...WHIRL, hands: { 'seat:1': ['attack:40', 'attack:30', 'morph'] } });
		expect(steadyAnswer(rich.until('window:alliance.formed', 'seat:1'), 'seat:1')).toEqual({
			pick: 'pass'
		});
	});
});

describe('the Dervish flare', () => {
	const WILD: Position = {
		hands: { 'seat:2': ['flare:dervish'], 'seat:3': ['attack:13', 'attack:14', 'attack:15'] }
	};
	const aimed = (given: Position = WILD) =>
		duel(given).until('launch.aim').pick('seat:1', 'planet:2-1');

	it('[wild:dervish] given the gate is aimed at its home, then the defense swaps hands with any player and keeps the flare', () => {
		const g = aimed().until('window:launch.beforeShips', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({
			pick: 'wild|dervish|swap|flare:dervish',
			then: { pick: 'seat:3' }
		});
		g.use('seat:2', 'wild|dervish', { pick: 'seat:3' }).until('launch.send');
		expect(plain(g)).toMatchObject({
			2: ['attack:13', 'attack:14', 'attack:15', 'flare:dervish'],
			3: ['attack:08']
		});
	});

	it('[wild:dervish] given somebody else, or the defense away from home, then it is not offered', () => {
		for (const seat of ['seat:1', 'seat:3'] as const)
			expect(offered(aimed({ hands: { [seat]: ['flare:dervish'] } }), seat, 'wild|')).toBe(false);
		const g = duel({
			...WILD,
			destiny: ['colour:1#1'],
			planets: { 'planet:1-5': { 'seat:2': 2 } }
		});
		g.until('destiny.own').pick('seat:1', 'against seat:2');
		expect(offered(g, 'seat:2', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...WHIRL,
		hands: { 'seat:5': ['flare:dervish', 'attack:15', 'attack:05'] }
	};

	it('[super:dervish] given the flare came to it by its power, then it founds a colony in the system of who passed it, and discards it', () => {
		const g = whirled('clockwise', SUPER).until('window:alliance.formed', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: 'super|dervish|settle|flare:dervish'
		});
		expect(() =>
			g.use('seat:1', 'super|dervish', {
				pick: 'planet:2-3',
				then: { split: { 'planet:1-2': 1 } }
			})
		).toThrow();
		g.use('seat:1', 'super|dervish', { pick: 'planet:5-3', then: { split: { 'planet:1-2': 2 } } });
		g.until('planning.select');
		expect(g.ships('planet:5-3')).toEqual({ 'seat:5': 4, 'seat:1': 2 });
		expect(g.board.discard).toContain('flare:dervish');
	});

	it('[super:dervish] given it had the flare before, or the flare came to another, then it is not offered', () => {
		const own = whirled('clockwise', { ...WHIRL, hands: { 'seat:1': ['flare:dervish'] } });
		expect(offered(own, 'seat:1', 'super|')).toBe(false);
		const held = joined({ ...WHIRL, hands: { 'seat:1': ['flare:dervish'] } });
		expect(offered(held, 'seat:1', 'super|')).toBe(false);
		const other = whirled('back', SUPER);
		for (const seat of ['seat:1', 'seat:3'] as const)
			expect(offered(other, seat, 'super|'), seat).toBe(false);
	});

	it('[super:dervish] given the flare has gone round to another, and comes to it from there by another power, then it is not offered', () => {
		const g = whirled('back', {
			seats: 5,
			aliens: { 'seat:1': ['dervish', 'brute'] },
			hands: { 'seat:3': ['flare:dervish', 'attack:13'] }
		}).until('window:alliance.formed', 'seat:1');
		expect(g.hand('seat:2')).toContain('flare:dervish');
		g.use('seat:1', 'power|brute', { pick: 'seat:2' }).until('brute.threat.yield');
		g.pick('seat:2', 'show').until('brute.threat.take').pick('seat:1', 'flare:dervish');
		expect(g.hand('seat:1')).toContain('flare:dervish');
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:dervish] given it is zapped, then no colony is founded', () => {
		const g = whirled('clockwise', {
			...SUPER,
			hands: { ...SUPER.hands, 'seat:4': ['artifact:cosmic-zap'] }
		}).until('window:alliance.formed', 'seat:1');
		declare(g, 'seat:1', 'super|dervish', {
			pick: 'planet:5-3',
			then: { split: { 'planet:1-2': 2 } }
		});
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.ships('planet:5-3')).toEqual({ 'seat:5': 4 });
	});
});
