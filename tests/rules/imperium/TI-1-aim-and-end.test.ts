/** TI-1: victory points, the end of the game, and who wins. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import { plainly } from '../../../src/lib/core/words';
import { planetsOf } from '../../../src/lib/games/imperium/board';
import { endIfAlone, goalOf, rankingOf, tieBreakOf } from '../../../src/lib/games/imperium/ending';
import { scoreImperial, turnUpObjective } from '../../../src/lib/games/imperium/objectives/turn-up';
import { gainPoints, gainPointsTogether } from '../../../src/lib/games/imperium/points';
import type { Player, SeatId } from '../../../src/lib/games/imperium/types';
import { openTo, ready } from '../../support/imperium';
import { said } from '../../support/said';

/** A table with players so far changed, and a play on it. */
function withPlayers(
	changes: { readonly [seat: SeatId]: Partial<Player> },
	wanted: Parameters<typeof ready>[0] = {}
) {
	const g = ready(wanted);
	g.board.round = 3;
	for (const seat of g.board.order) Object.assign(g.board.players[seat]!, changes[seat]);
	return { g, board: g.board, play: new Play(g.game, g.table) };
}
const agenda = { agenda: 'some-agenda' };
/** The same number of planets and counters for all, so that nothing but what a test gives breaks ties. */
const even = { counters: { strategy: 1, fleet: 3, command: 3 } };
const level = (points: number, more: Partial<Player> = {}): Partial<Player> => ({
	...{ points, ...even, claimed: [] },
	...more
});

describe('points', () => {
	it('[TI-1.1] who reaches 10 wins at that moment, not before', () => {
		const { g, play } = withPlayers({ 'seat:2': { points: 8 } });
		expect(gainPoints(play, 'seat:2', 1, agenda, 'TI-17.1')).toBe(false);
		expect(g.table.over).toBeNull();
		expect(gainPoints(play, 'seat:2', 1, agenda, 'TI-17.1')).toBe(true);
		expect(g.table.over).toMatchObject({ winners: ['seat:2'], rule: 'TI-1.1' });
		expect(said(g.table.over?.why ?? '')).toBe('With 10 victory points.');
	});

	it('[TI-1.2] are kept with what they came from and when, for all to see', () => {
		const { g, board, play } = withPlayers({});
		gainPoints(play, 'seat:1', 1, { objective: 'planets-5' }, 'TI-23.2');
		board.round = 4;
		gainPoints(play, 'seat:3', 2, { strategy: 'imperial' }, 'TI-24.14');
		expect(openTo(g).scored).toEqual([
			{ round: 3, seat: 'seat:1', n: 1, from: { objective: 'planets-5' } },
			{ round: 4, seat: 'seat:3', n: 2, from: { strategy: 'imperial' } }
		]);
		expect(openTo(g).players['seat:3']?.points).toBe(2);
		expect(play.events.map(({ move }) => move)).toEqual([
			{ type: 'points', seat: 'seat:1', n: 1, total: 1, from: { objective: 'planets-5' } },
			{ type: 'points', seat: 'seat:3', n: 2, total: 2, from: { strategy: 'imperial' } }
		]);
	});

	it('[TI-1.3] ends the game in the Action Phase too; nothing later is resolved', () => {
		const { g, board, play } = withPlayers({ 'seat:1': { points: 8 } });
		board.stage = 'action';
		scoreImperial(play, 'seat:1');
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'TI-1.1' });
		expect(g.table.frames).toEqual([]);
		expect(board.ranking[0]).toMatchObject({ seat: 'seat:1', points: 10 });
	});

	it('[TI-1.5] given to several at once are all counted, then the highest total wins', () => {
		const { g, board, play } = withPlayers({
			'seat:1': { points: 8 },
			'seat:2': { points: 9 },
			'seat:3': { points: 7 }
		});
		const each = Object.fromEntries(board.order.map((seat) => [seat, 2]));
		expect(gainPointsTogether(play, each, agenda, 'TI-17.1')).toBe(true);
		expect(g.table.over).toMatchObject({ winners: ['seat:2'] });
		expect(board.ranking.map(({ seat, points }) => [seat, points])).toEqual([
			['seat:2', 11],
			['seat:1', 10],
			['seat:3', 9]
		]);
	});

	it('[TI-1.5] [TI-1.8] of several with the highest total the tie-break decides', () => {
		const { g, play } = withPlayers({
			'seat:1': level(9, { claimed: ['planets-5'] }),
			'seat:2': level(9, { claimed: ['planets-5', 'techs-5'] }),
			'seat:3': level(0)
		});
		gainPointsTogether(play, { 'seat:1': 1, 'seat:2': 1 }, agenda, 'TI-17.1');
		expect(g.table.over).toMatchObject({ winners: ['seat:2'] });
		expect(play.events.map(({ say, rule }) => [said(say), rule]).slice(-2)).toEqual([
			[
				'{seat:2} and {seat:1} have 10 victory points each. {seat:2} has claimed more objectives than {seat:1}, 2 to 1.',
				'TI-1.8'
			],
			['{seat:2} wins with 10 victory points.', 'TI-1.1']
		]);
	});

	it('[TI-1.11] never drop below 0', () => {
		const { board, play } = withPlayers({ 'seat:1': { points: 1 } });
		gainPoints(play, 'seat:1', -3, agenda, 'TI-17.1');
		gainPoints(play, 'seat:2', -1, agenda, 'TI-17.1');
		expect([board.players['seat:1']?.points, board.players['seat:2']?.points]).toEqual([0, 0]);
		expect(board.scored).toEqual([{ round: 3, seat: 'seat:1', n: -1, from: agenda }]);
	});

	it('[TI-1.13] in the Long War it takes 14', () => {
		const { g, board, play } = withPlayers(
			{ 'seat:1': { points: 12 } },
			{ options: { longWar: 'on' } }
		);
		expect(goalOf(board)).toBe(14);
		expect(gainPoints(play, 'seat:1', 1, agenda, 'TI-17.1')).toBe(false);
		expect(gainPoints(play, 'seat:1', 1, agenda, 'TI-17.1')).toBe(true);
		expect(g.table.over).toMatchObject({ winners: ['seat:1'] });
	});
});

describe('the Objective Deck', () => {
	it('[TI-23.1] the next objective lies open to all', () => {
		const { g, board, play } = withPlayers({});
		const next = g.vault.objectives.at(-1);
		expect(turnUpObjective(play, 'seat:1', 'TI-24.14')).toBe(false);
		expect(board.objectives).toEqual([next]);
		expect(openTo(g).objectives).toEqual([next]);
		expect(play.showed).toBe(true);
	});

	it('[TI-24.14] Imperial turns one up and gives 2 points', () => {
		const { board, play } = withPlayers({});
		scoreImperial(play, 'seat:2');
		expect(board.objectives).toHaveLength(1);
		expect(board.players['seat:2']?.points).toBe(2);
		expect(play.events.map(({ move }) => move?.type)).toEqual(['turnedUp', 'points']);
	});

	it('[TI-24.15] when it is out there is no card, still 2 points', () => {
		const { g, board, play } = withPlayers({});
		g.vault.objectives = [];
		scoreImperial(play, 'seat:2');
		expect(board.objectives).toEqual([]);
		expect(board.players['seat:2']?.points).toBe(2);
	});

	it('[TI-1.6] [TI-1.7] Imperium Rex ends the game at once: who turned it up gets no points, most points win', () => {
		const { g, board, play } = withPlayers({
			'seat:1': level(4),
			'seat:2': level(5),
			'seat:3': level(2)
		});
		g.vault.objectives = ['techs-5', 'imperium-rex'];
		scoreImperial(play, 'seat:1');
		expect(g.table.over).toMatchObject({ winners: ['seat:2'], rule: 'TI-1.6' });
		expect(plainly(g.table.over!.why)).toBe(
			'Imperium Rex, turned up by seat:1, ends the game. 5 victory points are the most.'
		);
		expect(board.players['seat:1']?.points).toBe(4);
		expect(board.ranking.map(({ seat }) => seat)).toEqual(['seat:2', 'seat:1', 'seat:3']);
	});
});

describe('ties', () => {
	it('[TI-1.7] [TI-1.8] all who tie at the end are named, and than whom the first has more', () => {
		const { g, board, play } = withPlayers({
			'seat:1': level(9),
			'seat:2': level(9, { claimed: ['planets-5'] }),
			'seat:3': level(9)
		});
		g.vault.objectives = ['imperium-rex'];
		turnUpObjective(play, 'seat:1', 'TI-24.14');
		const [, second, third] = board.ranking.map(({ seat }) => `{${seat}}`);
		const all = `{seat:2}, ${second} and ${third}`;
		expect(said(g.table.over!.why)).toBe(
			`Imperium Rex, turned up by {seat:1}, ends the game. ${all} have the most, 9 victory points each.`
		);
		expect(said(tieBreakOf(board, board.ranking)!.say)).toBe(
			`${all} have 9 victory points each. {seat:2} has claimed more objectives than ${second}, 1 to 0.`
		);
	});

	it('[TI-1.8] are broken by objectives, planets, unused counters, the order of play', () => {
		const { board } = withPlayers({
			'seat:1': level(5),
			'seat:2': level(5),
			'seat:3': level(5)
		});
		const [one, two, three] = board.order.map((seat) => board.players[seat]!);
		// One home planet each.
		for (const seat of board.order)
			for (const id of planetsOf(board, seat).slice(1)) board.planets[id]!.owner = null;
		const places = () => rankingOf(board).map(({ seat }) => seat);
		one!.strategy = [{ card: 'imperial', used: true }];
		two!.strategy = [{ card: 'trade', used: true }];
		three!.strategy = [{ card: 'political', used: true }];
		for (const player of [one, two, three]) player!.race = 'sol';
		expect(places()).toEqual(['seat:3', 'seat:2', 'seat:1']);
		// TI-1.9: all three areas count, the board does not.
		one!.counters = { strategy: 2, fleet: 3, command: 3 };
		expect(places()).toEqual(['seat:1', 'seat:3', 'seat:2']);
		board.planets['planet:mecatol-rex']!.owner = 'seat:2';
		expect(places()).toEqual(['seat:2', 'seat:1', 'seat:3']);
		three!.claimed = ['conqueror'];
		expect(places()).toEqual(['seat:3', 'seat:2', 'seat:1']);
		one!.points = 6;
		expect(places()).toEqual(['seat:1', 'seat:3', 'seat:2']);
	});

	it('[TI-1.9] counters of all three areas are unused ones, those on the board are not', () => {
		const { board } = withPlayers({
			'seat:1': { counters: { strategy: 1, fleet: 2, command: 4 } }
		});
		board.systems['hex:0,0']!.counters = ['seat:1'];
		expect(rankingOf(board).find(({ seat }) => seat === 'seat:1')?.counters).toBe(7);
	});

	it('[TI-26.3] who is out stands last and cannot win', () => {
		const { g, board, play } = withPlayers({
			'seat:1': level(9, { isOut: true }),
			'seat:2': level(3),
			'seat:3': level(1)
		});
		g.vault.objectives = ['imperium-rex'];
		turnUpObjective(play, 'seat:1', 'TI-24.14');
		expect(g.table.over).toMatchObject({ winners: ['seat:2'] });
		expect(board.ranking.map(({ seat }) => seat)).toEqual(['seat:2', 'seat:3', 'seat:1']);
	});
});

describe('the last one standing', () => {
	it('[TI-1.12] wins when all others are eliminated, whatever the points', () => {
		const { g, board, play } = withPlayers({
			'seat:1': { points: 1 },
			'seat:2': { points: 8, isOut: true }
		});
		expect(endIfAlone(play)).toBe(false);
		board.players['seat:3']!.isOut = true;
		expect(endIfAlone(play)).toBe(true);
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'TI-1.12' });
		expect(board.ranking[0]?.seat).toBe('seat:1');
	});
});
