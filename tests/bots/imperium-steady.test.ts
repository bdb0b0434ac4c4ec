/** The steady player of Twilight Imperium: what it does in plain positions, and that it is worth playing against. */
import { describe, expect, it } from 'vitest';
import { diceFrom, playOut } from '../../src/lib/bots';
import { complaint } from '../../src/lib/core';
import type { Bot, Said, Thinking } from '../../src/lib/core';
import { imperium } from '../../src/lib/games/imperium';
import { ANSWERED } from '../../src/lib/games/imperium/bot';
import { canPay } from '../../src/lib/games/imperium/economy/payment';
import { allPlanets, homeOf, planetsAt, planetsOf } from '../../src/lib/games/imperium/board';
import { besides } from '../../src/lib/games/imperium/map/neighbours';
import type { SystemId } from '../../src/lib/games/imperium/types';
import { simulate } from '../../tools/lib/simulate';
import { standing } from '../support/imperium';
import { answerOf, me, pickOf, playOn, steady, turn } from '../support/imperium-bots';
import { station } from '../support/imperium-fleets';
import { tableOf } from '../support/positions';

describe('steady', () => {
	it('wins at least five of six games against random players, from four seats and from six', () => {
		const games = [0, 1, 2, 3, 0, 5].map((at, k) => {
			const seats = k < 4 ? 4 : 6;
			const levels = Array.from({ length: seats }, (_, seat) =>
				seat === at ? 'steady' : 'random'
			);
			const { table, error } = simulate({ game: imperium, seats, levels, seed: 100 + k });
			expect(error).toBeNull();
			return table?.over?.winners.includes(`seat:${at + 1}`) ? 1 : 0;
		});
		expect(games.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(5);
	}, 60_000);

	it('plays whole games against itself, whatever the seats and options, and mostly ends them by points', () => {
		const ends = [2, 3, 4].map((seats) => {
			const options = {
				galaxy: seats === 4 ? 'built' : 'random',
				races: seats === 3 ? 'pick' : 'twoKeepOne',
				tacticalAction: seats === 2 ? 'fourth' : 'third'
			};
			const outcome = simulate({ game: imperium, seats, levels: ['steady'], seed: seats, options });
			expect(outcome).toMatchObject({ end: 'finished', error: null });
			return outcome.table?.over?.rule;
		});
		expect(ends).toContain('TI-1.1');
	}, 60_000);

	it('answers every question with what it takes, and thinks in slices of which half take less than a millisecond', () => {
		const table = tableOf(imperium, { seats: 3, options: {}, seed: 3, clocked: false });
		const took: number[] = [];
		const timed = (think: () => Said | Thinking): Said | Thinking => {
			const started = performance.now();
			const thought = think();
			took.push(performance.now() - started);
			return typeof thought === 'function' ? () => timed(thought) : thought;
		};
		const wrong: string[] = [];
		const watched: Bot = {
			...steady,
			decide: (question) => {
				const { name, shape } = question.decision;
				const checked = (thought: Said | Thinking): Said | Thinking => {
					if (typeof thought === 'function') return () => checked(thought());
					if (!('aside' in thought) && complaint(shape, thought)) wrong.push(name);
					return thought;
				};
				return checked(timed(() => steady.decide(question)));
			}
		};
		const { decisions } = playOut(imperium, table, { bots: [watched], dice: diceFrom(3) });
		expect(wrong).toEqual([]);
		expect(took.length).toBeGreaterThan(decisions);
		expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(1);
	}, 60_000);

	it('the questions it answers are questions of the game', () => {
		for (const name of ANSWERED) {
			const at = name.lastIndexOf('.');
			const step = imperium.steps[name.slice(0, at)];
			expect(step, name).toHaveProperty(name.slice(at + 1));
			expect(step?.[name.slice(at + 1)]?.form, name).not.toBe('run');
		}
	});
});

describe('a steady turn', () => {
	it('given a Carrier with Ground Forces and neutral planets beside it, then it settles them', () => {
		const g = turn();
		const before = planetsOf(g.board, me).length;
		const near = besides(g.board, homeOf(g.board, me));
		const goal = pickOf(answerOf(g, me)).slice('activate:'.length);
		expect(near).toContain(goal);
		expect(planetsOf(playOn(g).board, me).length).toBeGreaterThan(before);
	});

	it('given a fleet too strong for it above the best planets, then it goes elsewhere', () => {
		const goal = pickOf(answerOf(turn(), me)).slice('activate:'.length) as SystemId;
		const guarded = turn((board) => {
			station(board, goal, 'seat:2', { dreadnought: 4, cruiser: 4 });
		});
		expect(pickOf(answerOf(guarded, me))).not.toBe(`activate:${goal}`);
	});

	it('given a weak fleet above planets beside it and a strong one of its own, then it attacks', () => {
		const g = turn((board, home) => {
			const [goal] = besides(board, home).filter((id) => planetsAt(board, id).length > 0);
			// All else is its own, so that there is nothing to settle.
			for (const planet of allPlanets(board))
				if (!planetsAt(board, goal!).includes(planet)) board.planets[planet]!.owner = me;
			station(board, goal!, 'seat:2', { destroyer: 1 });
			// Nothing to pay with, so that nothing is produced instead.
			for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			station(board, home, me, { dreadnought: 3, cruiser: 2, carrier: 1, groundForce: 4 });
		});
		playOn(g);
		expect(g.moves('battleEnds')).toMatchObject([{ attacker: me, winner: me }]);
	});

	it('given a planet of its Home System that another holds, then it takes that back first', () => {
		const g = turn((board, home) => {
			const [lost] = planetsAt(board, home);
			Object.assign(board.planets[lost!]!, {
				owner: 'seat:2',
				units: { groundForce: 1, pds: 0, spaceDock: 0 }
			});
		});
		expect(answerOf(g, me)).toEqual({ pick: `activate:${homeOf(g.board, me)}` });
	});

	it('given an objective that takes 10 resources, then 10 are put by from what is produced; without it they are spent', () => {
		const left = (objective: string) => {
			const g = turn((board, home) => {
				board.round = 3;
				board.objectives = [objective];
				for (const id of besides(board, home))
					for (const planet of planetsAt(board, id)) board.planets[planet]!.owner = me;
				board.systems[home]!.fleets = {};
				// In Trade Goods, so that it is 11 whatever the planets are.
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
				board.players[me]!.tradeGoods = 11;
			});
			for (let turns = 0; turns < 3; turns++) playOn(g);
			return canPay(g.board, me, 'resources');
		};
		expect(left('spend-10-resources')).toBeGreaterThanOrEqual(10);
		expect(left('techs-9')).toBeLessThan(10);
	});

	it('given a Carrier of others two steps away, then one Ground Force stays on a planet that it leaves; without it none does', () => {
		const staying = (isNear: boolean) => {
			const g = turn((board, home) => {
				board.round = 3;
				board.systems[home]!.fleets = {};
				const [own] = besides(board, home).filter((id) => planetsAt(board, id).length > 0);
				for (const planet of planetsAt(board, own!))
					Object.assign(board.planets[planet]!, {
						owner: me,
						units: { groundForce: 2, pds: 0, spaceDock: 0 }
					});
				station(board, own!, me, { carrier: 1 });
				if (isNear) station(board, home, 'seat:2', { carrier: 1 });
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
				goal = own!;
			});
			playOn(g);
			return planetsAt(g.board, goal).map((planet) => g.board.planets[planet]!.units.groundForce);
		};
		let goal: SystemId = 'hex:0,0';
		expect(Math.min(...staying(true))).toBeGreaterThan(0);
		expect(Math.min(...staying(false))).toBe(0);
	});

	it('given damaged ships and Emergency Repairs in hand, then it plays the card beside its turn', () => {
		const g = turn((board, home) => {
			station(board, home, me, { dreadnought: 2, damaged: { dreadnought: 2, warSun: 0 } });
			board.players[me]!.hand = ['emergency-repairs#1'];
		});
		expect(answerOf(g, me)).toMatchObject({
			aside: 'card',
			then: { pick: 'card:emergency-repairs#1' }
		});
	});

	it('given Imperial and two points missing, then it wins at once', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			board.players[me]!.strategy = [{ card: 'imperial', used: false }];
			board.players[me]!.points = 8;
		});
		expect(answerOf(g, me)).toEqual({ pick: 'strategic:imperial' });
	});
});
