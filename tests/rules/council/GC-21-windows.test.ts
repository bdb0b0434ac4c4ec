/** Who is waited for (GC-21): windows, decisions that are none, and what silence means. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { diceFrom } from '../../../src/lib/bots';
import { askAnew, complaint, lookOpen, lookOwn, listAnswers, msg } from '../../../src/lib/core';
import type { AnyGame, Decision } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { FIELD, attack, duel } from '../../support/battle';
import { opening, position } from '../../support/council';
import type { Position } from '../../support/council';
import { SCENES } from '../../support/council-scenes';
import { assembly, convene, vote } from '../../support/council-session';
import { load, unload } from '../../support/loadedDice';
import { anySetup, playOn, runs, tableOf } from '../../support/positions';

afterEach(() => expect(unload()).toBe(0));

const HOME = 'hex:-2,0'; // of seat:1

/** Windows in which several players are asked at once, and no others (GC-21.1). */
const TOGETHER: readonly string[] = [
	'setup.prefer',
	'setup.bid',
	'setup.fates',
	'battleRound.buy',
	'battleRound.activate',
	'battleRound.aim', // assigning hits, those the opponent assigns
	'battleRound.assign',
	'judging.claim',
	'vote.cast' // ballots
];

/** Questions about what only one player knows: asked though there is one answer, which would tell. */
const SECRET: readonly string[] = ['battleRound.activate', 'effect.reorder'];

/** What is true of all decisions that stand open at any moment of games of random players. */
const moments = (() => {
	const game = council as unknown as AnyGame;
	/** Names of decisions: that stand open beside another, that have one answer, that have no legal default. */
	const found = { all: new Set<string>(), together: new Set<string>() };
	const wrong = { mixed: new Set<string>(), sole: new Set<string>(), silent: new Set<string>() };
	function see(open: readonly Decision[]): void {
		const names = open.map(({ name }) => name);
		const seats = new Set(open.map(({ seat }) => seat));
		if (new Set(names).size > 1 || seats.size < open.length) wrong.mixed.add(names.join());
		for (const { name, shape, fallback } of open) {
			found.all.add(name);
			if (open.length > 1) found.together.add(name);
			if (!SECRET.includes(name) && name !== 'turn.menu' && listAnswers(shape, 2).length < 2)
				wrong.sole.add(name);
			if (fallback === 'random' || complaint(shape, fallback) !== null) wrong.silent.add(name);
		}
	}
	return () => {
		if (found.all.size === 0)
			fc.assert(
				fc.property(anySetup(game), (setup) => {
					const table = tableOf(game, setup);
					see(table.decisions);
					playOn(game, table, diceFrom(setup.seed), 400, () => see(table.decisions));
				}),
				runs(12)
			);
		return { ...found, wrong };
	};
})();

describe('windows', () => {
	it('[GC-21.1] one player is waited for at a time, except in the windows that are simultaneous', () => {
		const { together, wrong } = moments();
		expect([...wrong.mixed]).toEqual([]);
		expect([...together].filter((name) => !TOGETHER.includes(name))).toEqual([]);
		// The frequent ones have come up; each has a test of its own besides.
		for (const name of ['setup.fates', 'battleRound.assign', 'judging.claim', 'vote.cast'])
			expect(together).toContain(name);
	});

	it.each(Object.keys(SCENES))(
		'[GC-21.1] %s closes when all have answered, and shows nothing before',
		(name) => {
			const g = SCENES[name]!();
			const seats = g.askedSeats;
			expect([g.asked, seats.length > 1]).toEqual([[name], true]);
			const eyes = () => [
				lookOpen(council, g.table).board,
				...g.board.order.map((seat) => lookOwn(council, g.table, seat).board)
			];
			const before = JSON.stringify(eyes());
			seats.slice(0, -1).forEach((seat, i) => {
				g.answer(seat, listAnswers(g.decision(seat).shape, 50).at(-1)!);
				expect(g.askedSeats, 'the others are still asked the same').toEqual(seats.slice(i + 1));
				expect(JSON.stringify(eyes())).toBe(before);
			});
			const last = seats.at(-1)!;
			const { id } = g.decision(last);
			g.answer(last, listAnswers(g.decision(last).shape, 50).at(-1)!);
			expect(g.table.decisions.every((open) => open.id > id)).toBe(true);
		}
	);
});

describe('one answer', () => {
	it('[GC-21.2] what has only one legal answer is not asked, unless that would tell a secret, or ends a turn', () => {
		expect([...moments().wrong.sole]).toEqual([]);
	});

	it('[GC-21.2] a single ship that moves, a single planet that pays, a single card to convene with', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'one' });
		g.pick('seat:1', 'move', HOME, 'hex:-1,0'); // no split
		expect(g.hex('hex:-1,0').fleet?.fighter).toBe(1);
		const h = position().send('seat:1', { fighter: 3 }, 'build', HOME);
		expect(h.asked).toEqual(['turn.menu']);
		expect(h.planet(HOME).expended).toBe(true);
		const last = assembly({ objectives: [] });
		last.until('turn.menu', 'seat:1');
		last.vault.council = ['truce'];
		last.pick('seat:1', 'end').pick('seat:2', 'end').pick('seat:3', 'end');
		expect(last.asked).toEqual(['vote.cast']);
		expect(last.board.session!.card).toBe('truce');
	});

	it('[GC-21.2] [GC-7.4] but a turn without events left is ended by hand, and says who comes next', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		Object.assign(g.board.turn!, { major: 0, minor: 1 });
		g.pick('seat:1', 'move', HOME, 'hex:-1,0');
		expect(g.choices('seat:1')).toEqual(['end']);
		expect(g.decision('seat:1').say).toEqual(
			msg('Your events are used: the turn passes to {next}', { next: 'seat:2' })
		);
		g.pick('seat:1', 'end');
		expect(g.board.turn).toMatchObject({ seat: 'seat:2' });
		Object.assign(g.board.turn!, { major: 0, minor: 0 });
		askAnew(council, g.table);
		expect(g.decision('seat:2').say).toEqual(msg('Your events are used: the Council meets next'));
	});

	it('[GC-21.2] under rules before 7 such a turn ended by itself', () => {
		const g = position({ rules: 6, ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		Object.assign(g.board.turn!, { major: 0, minor: 1 });
		g.pick('seat:1', 'move', HOME, 'hex:-1,0');
		expect(g.board.turn).toMatchObject({ seat: 'seat:2' });
	});

	it('[GC-21.2] a single planet on which ships that were gained can appear', () => {
		const elected = (planets: Position['planets']) =>
			vote(convene('council-fleet', { planets }), { 'seat:1': 'seat:3' });
		const one = elected({});
		expect(one.asked).toEqual(['turn.menu']);
		expect(one.hex('hex:-2,2').fleet?.dreadnaught).toBe(1);
		expect(elected({ 'hex:-1,2': { owner: 'seat:3' } }).asked).toEqual(['effect.ships.where']);
	});

	it('[GC-21.2] hits that leave no choice are taken at once; a hand of cards is asked for, whatever is in it', () => {
		const g = duel({
			attack: { fighter: 3 },
			defence: { fighter: 2 },
			tactics: ['hired-wing', 'hired-wing']
		});
		g.planet(HOME).expended = true; // a Hired Wing cannot be paid
		load(4, 4, 4, 4, 4);
		g.pick('seat:1', 'battle', FIELD).answer('seat:1', { split: { small: 1 } });
		expect(g.asked).toEqual(['battleRound.activate']);
		expect(listAnswers(g.decision('seat:1').shape, 9)).toEqual([{ picks: [] }]);
		unload();
		const lost = duel({ attack: { destroyer: 1 }, defence: { fighter: 2 } });
		attack(lost, { dice: [4, 4, 1, 4] });
		expect(lost.hex(FIELD).fleet).toBeNull();
		expect(lost.hex(HOME).fleet).toBeNull();
		expect(lost.asked).toEqual(['turn.menu']);
	});
});

describe('no answer', () => {
	it('[GC-21.3] every question of the game has a default, which is legal', () => {
		const { all, wrong } = moments();
		expect([...wrong.silent]).toEqual([]);
		expect(all.size).toBeGreaterThan(25);
	});

	it('[GC-21.3] [action:morrowkin-1] a road that must be taken is taken by all ships of the first hex, to the first in map order', () => {
		const g = position({
			species: { 'seat:1': 'morrowkin' },
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1, destroyer: 1 }],
				'hex:-1,-1': ['seat:1', { fighter: 2 }]
			}
		});
		g.pick('seat:1', 'card', 'action:morrowkin-1').lapse();
		expect(g.hex('hex:-1,-1').fleet).toBeNull();
		expect(g.hex(HOME).fleet).toMatchObject({ race: 'seat:1', fighter: 2 });
		expect(g.hex('hex:0,-1').fleet).toMatchObject({ fighter: 1, destroyer: 1 });
	});

	it('[GC-21.3] a player who never answers plays a whole game by defaults', () => {
		const g = opening({ seats: 4 });
		for (let i = 0; i < 2000 && !g.table.over; i++) g.lapse();
		expect(g.table.over).not.toBeNull();
		expect(g.board.order.every((seat) => g.player(seat).traits.length === 2)).toBe(true);
	});
});
