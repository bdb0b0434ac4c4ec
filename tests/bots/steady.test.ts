/** The steady player of Cosmic Encounter: what it is careful of, and that it is worth playing against. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, decideNow, diceFrom, playOut, random } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import type { Bot, Said, SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { simulate } from '../../tools/lib/simulate';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { tableOf } from '../support/positions';

const steady = botFor(botsFor(cosmic), 'steady');

/** What the steady player answers in this seat now. */
const answerOf = ({ table }: CosmicGame, seat: SeatId): Said =>
	decideNow(steady, {
		game: 'cosmic',
		decision: decisionOf(table, seat)!,
		view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, seat) }),
		dice: diceFrom(1)
	});

/** Five planets of seat:2, on which seat:1 has so many colonies. */
const colonies = (n: number) =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [`planet:2-${i + 1}`, { 'seat:1': 1, 'seat:2': 4 }])
	);

describe('steady', () => {
	it('wins at least three in five four-seat games against three random players, from any seat', () => {
		// The shortest games.
		const options = { coloniesToWin: 4 };
		for (let at = 0; at < 4; at++) {
			const levels = [0, 1, 2, 3].map((seat) => (seat === at ? 'steady' : 'random'));
			const games = Array.from({ length: 8 }, (_, k) =>
				simulate({ ...{ game: cosmic, seats: 4, levels, options }, seed: 100 * at + k })
			);
			expect(games.map(({ end }) => end)).toEqual(games.map(() => 'finished'));
			const won = games.filter(({ table }) => table?.over?.winners.includes(`seat:${at + 1}`));
			expect(won.length).toBeGreaterThanOrEqual(5);
		}
	}, 90_000);

	it('plays whole games against itself, whatever the seats and options', () => {
		for (const seats of [2, 3, 5, 8]) {
			const options = {
				coloniesToWin: 4,
				hiddenPowers: seats % 2 === 0,
				hiddenAlliances: seats % 3 === 0
			};
			const outcome = simulate({ game: cosmic, seats, levels: ['steady'], seed: seats, options });
			expect(outcome).toMatchObject({ end: 'finished', error: null });
		}
	}, 90_000);

	it('thinks for less than a millisecond, half of the time at least, however busy the machine', () => {
		const table = tableOf(cosmic, { seats: 4, options: {}, seed: 3, clocked: false });
		const took: number[] = [];
		const timed: Bot = {
			...steady,
			decide: (question) => {
				const started = performance.now();
				const answer = steady.decide(question);
				took.push(performance.now() - started);
				return answer;
			}
		};
		playOut(cosmic, table, { bots: [timed], dice: diceFrom(3) });
		expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(1);
	});

	it('given an offense with one colony to go, when it invites, then nobody steady joins it', () => {
		const g = position({ destiny: ['colour:2#1'], planets: colonies(4) });
		g.until('launch.aim').pick('seat:1', 'planet:2-5');
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.answer');
		expect(answerOf(g, 'seat:3')).toEqual({ pick: 'decline' });
	});

	it('given the same, when the defense invites as well, then it is helped with all that can be spared', () => {
		const g = position({ destiny: ['colour:2#1'], planets: colonies(4) });
		g.until('launch.aim').pick('seat:1', 'planet:2-5');
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
		g.until('alliance.answer');
		const answer = answerOf(g, 'seat:3');
		expect(answer).toMatchObject({ pick: 'defense' });
		const { then } = answer as { then: { split: Record<string, number> } };
		expect(Object.values(then.split).reduce((sum, n) => sum + n, 0)).toBe(4);
	});

	it('given a planet with one ship among planets with four, when it aims, then it aims there', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: { 'planet:2-4': { 'seat:2': 1 } }
		});
		g.until('launch.aim');
		expect(answerOf(g, 'seat:1')).toEqual({ pick: 'planet:2-4' });
	});

	it('given three home colonies with few ships, when it launches, then it keeps all three', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: {
				'planet:1-1': { 'seat:1': 3 },
				'planet:1-2': { 'seat:1': 2 },
				'planet:1-3': { 'seat:1': 1 },
				'planet:1-4': {},
				'planet:1-5': {}
			},
			warp: { 'seat:1': 0 }
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('launch.send');
		expect(answerOf(g, 'seat:1')).toEqual({ split: { 'planet:1-1': 2, 'planet:1-2': 1 } });
	});

	it('given allies beside its planet, when it lays, then no negotiate that loses them all; alone it may', () => {
		const laid = (allies: Parameters<CosmicGame['encounterTo']>[0]['allies']) => {
			const g = position({
				seats: 4,
				destiny: ['colour:2#1'],
				planets: { 'planet:2-1': { 'seat:2': 1 } },
				hands: { 'seat:2': ['attack:06', 'negotiate'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				...(allies && { allies })
			});
			g.until('planning.select');
			return answerOf(g, 'seat:2');
		};
		expect(laid(undefined)).toEqual({ pick: 'negotiate#1' });
		expect(laid({ 'seat:3': ['defense', { 'planet:3-1': 4 }] })).toEqual({ pick: 'attack:06#1' });
	});

	it('given planets all alike, when it aims, then any of them is its target', () => {
		const g = position({ destiny: ['colour:2#1'] });
		g.until('launch.aim');
		const decision = decisionOf(g.table, 'seat:1')!;
		const aims = [0, 1, 2, 3, 4].map((n) =>
			decideNow(steady, {
				game: 'cosmic',
				decision,
				view: () => ({ open: lookOpen(cosmic, g.table), own: lookOwn(cosmic, g.table, 'seat:1') }),
				dice: (below) => n % below
			})
		);
		expect(new Set(aims.map((aim) => JSON.stringify(aim))).size).toBe(5);
	});

	it('given a fight it loses by two, when it holds +2, +3 and +5, then it plays the +3; when it wins, none', () => {
		const hands = {
			'seat:1': ['attack:06', 'reinforcement:2', 'reinforcement:3', 'reinforcement:5'],
			'seat:2': ['attack:08']
		};
		const losing = position({ destiny: ['colour:2#1'], hands });
		losing.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		losing.lay('attack:06', 'attack:08').until('window:reveal.values');
		expect(answerOf(losing, 'seat:1')).toEqual({
			pick: 'reinforcement:3#1',
			then: { pick: 'offense' }
		});
		const winning = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:20', 'reinforcement:2'], 'seat:2': ['attack:08'] }
		});
		winning.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		winning.lay('attack:20', 'attack:08').until('window:reveal.values');
		expect(answerOf(winning, 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given a colony offered for a colony, then it agrees; but never to the last one its partner needs', () => {
		const terms = {
			give: { colony: { pick: 'planet:1-1', then: { pick: 'open' } } },
			get: { colony: { pick: 'planet:2-5', then: { pick: 'open' } } },
			promise: ''
		};
		const talking = (planets: Record<string, Record<string, number>>) => {
			const g = position({ destiny: ['colour:2#1'], planets });
			g.until('launch.aim').pick('seat:1', 'planet:2-5');
			g.lay('negotiate', 'negotiate').until('deal.talk');
			return g.answer('seat:1', { offer: terms });
		};
		const fair = talking({});
		expect(answerOf(fair, 'seat:2')).toEqual({ accept: 1 });
		const last = talking(colonies(4));
		expect(answerOf(last, 'seat:2')).not.toHaveProperty('accept');
	});
});

describe('random', () => {
	it('never looks at the view', () => {
		const table = tableOf(cosmic, { seats: 3, options: {}, seed: 1, clocked: false });
		const blind = {
			...random,
			decide: (question: Parameters<typeof random.decide>[0]) =>
				random.decide({
					...question,
					view: () => {
						throw new Error('It looked.');
					}
				})
		};
		expect(playOut(cosmic, table, { bots: [blind], dice: diceFrom(1) }).end).toBe('over');
	});

	it('sits at every table, and is who plays when a level is not known', () => {
		expect(botsFor(cosmic).map(({ level }) => level)).toEqual(['steady', 'shrewd', 'random']);
		expect(botsFor(undefined)).toEqual([random]);
		expect(botFor(botsFor(cosmic), 'nobody').level).toBe('steady');
	});
});
