/** What the steady player of Twilight Imperium says of its answers: it is told beside the table, and must agree with that. */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../src/lib/core';
import type { Answer } from '../../src/lib/core';
import { imperium } from '../../src/lib/games/imperium';
import { why } from '../../src/lib/games/imperium/bot/why';
import { planetsAt } from '../../src/lib/games/imperium/board';
import { openFight } from '../../src/lib/games/imperium/fights';
import { besides } from '../../src/lib/games/imperium/map/neighbours';
import type { Board, Fleet, SystemId } from '../../src/lib/games/imperium/types';
import { oftenWords } from '../../src/lib/games/kit';
import { oddsOfComing } from '../../src/lib/odds';
import { answerOf, me, sightAt, turn } from '../support/imperium-bots';
import type { Game } from '../support/imperium-bots';
import { station } from '../support/imperium-fleets';
import { said } from '../support/said';

const foe = 'seat:2';

/** What it says of this answer to the question that is open for it. */
function reasonFor(g: Game, answer: Answer): string {
	const { decision } = lookOwn(imperium, g.table, me);
	const words = decision && why(sightAt(g, me), decision, answer);
	if (!words) throw new Error('It says nothing.');
	return said(words);
}

/** A system with planets beside a home. */
function near(board: Board, home: SystemId): SystemId {
	const found = besides(board, home).find((id) => planetsAt(board, id).length > 0);
	if (!found) throw new Error('There is none.');
	return found;
}

describe('an objective that planets are a step to', () => {
	const reasonWith = (objectives: readonly string[]): string => {
		let to: SystemId = 'hex:0,0';
		const g = turn((board, home) => {
			board.objectives = [...objectives];
			board.players[me]!.secrets = [];
			to = near(board, home);
		});
		return reasonFor(g, { pick: `activate:${to}` });
	};

	it('is called this one where it lies open, and one that may be turned up where none does', () => {
		expect(reasonWith(['planets-5'])).toMatch(
			/a step to this objective: Control 5 planets outside your Home System\.$/
		);
		expect(reasonWith([])).toMatch(/a step to an objective that may be turned up: /);
	});
});

describe('Imperial', () => {
	const STAGE_ONE = [
		...['planets-5', 'hold-mecatol', 'three-specialties', 'techs-5', 'techs-3-of-a-colour'],
		...['techs-4-colours', 'spend-6-goods', 'spend-10-resources', 'spend-10-influence']
	];
	const reasonWith = (turnedUp: number): string => {
		const g = turn((board) => {
			board.objectives = STAGE_ONE.slice(0, turnedUp);
			board.players[me]!.strategy = [{ card: 'imperial', used: false }];
		});
		return reasonFor(g, { pick: 'strategic:imperial' });
	};

	it('brings points, and from the seventh objective on it may end the game, which is said with how likely that is', () => {
		expect(reasonWith(5)).toBe('It brings 2 victory points.');
		expect(reasonWith(6)).toBe(
			'It brings 2 victory points. But one time in 4 it turns up Imperium Rex, and that ends the game.'
		);
		expect(reasonWith(9)).toBe('It turns up Imperium Rex, and that ends the game.');
	});
});

describe('a battle it would begin', () => {
	it.each<[Partial<Fleet>, Partial<Fleet>]>([
		[
			{ cruiser: 1, destroyer: 2 },
			{ carrier: 1, destroyer: 1 }
		],
		[{ cruiser: 3 }, { cruiser: 2 }],
		[{ cruiser: 4, dreadnought: 1 }, { cruiser: 1 }]
	])('of %o against %o is won as often as the table reckons', (mine, theirs) => {
		let to: SystemId = 'hex:0,0';
		const g = turn((board, home) => {
			to = near(board, home);
			board.players[me]!.counters = { command: 3, fleet: 6, strategy: 2 };
			station(board, home, me, mine);
			station(board, to, foe, theirs);
		});
		g.answer(me, { pick: `activate:${to}` });
		const answer = answerOf(g, me);
		const fight = openFight(g.board);
		if (!('split' in answer) || fight?.is !== 'approach' || !fight.battle)
			throw new Error('Nobody is attacked.');
		const comes = (unit: string) =>
			Object.entries(answer.split).reduce(
				(n, [id, of]) => n + (id.endsWith(` ${unit}`) ? of : 0),
				0
			);
		const odds = oddsOfComing(fight.battle, comes);
		expect(odds).not.toBeNull();
		expect(reasonFor(g, answer)).toBe(
			`Against the ships of {${foe}} you would win there ${said(oftenWords(odds?.attacker ?? 0))}.`
		);
	});
});
