/** The steady player of Twilight Imperium: what it does in plain positions, and that it is worth playing against. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, diceFrom, playOut } from '../../src/lib/bots';
import { complaint } from '../../src/lib/core';
import type { Answer, Bot, Thinking } from '../../src/lib/core';
import { imperium } from '../../src/lib/games/imperium';
import { ANSWERED } from '../../src/lib/games/imperium/bot';
import { simulate } from '../../tools/lib/simulate';
import { tableOf } from '../support/positions';

const steady = botFor(botsFor(imperium), 'steady');

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
		const timed = (think: () => Answer | Thinking): Answer | Thinking => {
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
				const checked = (thought: Answer | Thinking): Answer | Thinking => {
					if (typeof thought === 'function') return () => checked(thought());
					if (complaint(shape, thought)) wrong.push(name);
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
