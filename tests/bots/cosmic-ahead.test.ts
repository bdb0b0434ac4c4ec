/** What a shrewd player of Cosmic Encounter tries, and how it weighs what came of it. */
import { describe, expect, it } from 'vitest';
import { decideNow, diceFrom } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn, msg } from '../../src/lib/core';
import type { Answer, Over, Question, SeatId, World } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { bestAhead } from '../../src/lib/games/cosmic/bot/ahead';
import { STEADY } from '../../src/lib/games/cosmic/bot/manner';
import { sightOf } from '../../src/lib/games/cosmic/bot/seeing';
import { chanceOf } from '../../src/lib/games/cosmic/bot/standing';
import { triesOf } from '../../src/lib/games/cosmic/bot/tries';
import type { OpenBoard } from '../../src/lib/games/cosmic/view';
import { sumOf } from '../../src/lib/games/kit';
import { position } from '../support/cosmic';
import type { CosmicGame, Position } from '../support/cosmic';

const ME = 'seat:1';
const [FIRST, SECOND]: [Answer, Answer] = [{ pick: 'first' }, { pick: 'second' }];

const askedOf = ({ table }: CosmicGame, seat: SeatId): Question => ({
	game: 'cosmic',
	decision: decisionOf(table, seat)!,
	view: () => ({ open: lookOpen(cosmic, table), own: lookOwn(cosmic, table, seat, false) }),
	dice: diceFrom(1)
});

/** A world that is over with the first answer: won by these; null: the rules refuse it. */
const endingWith = (winnersOf: (answer: Answer) => readonly SeatId[] | null): World => {
	const world = (over: Over | null): World => ({
		over,
		part: 1,
		decisions: [],
		open: () => {
			throw new Error('Nothing is to be seen.');
		},
		questionTo: () => null,
		answer(_by, _id, said) {
			const winners = 'aside' in said ? null : winnersOf(said);
			if (winners) ended = { winners, why: msg('It is over.'), rule: 'CE-21.1' };
			return winners !== null;
		},
		copy: () => endingWith(winnersOf)
	});
	let ended: Over | null = null;
	return {
		...world(null),
		get over() {
			return ended;
		}
	};
};

const laying = () =>
	position({ seats: 3, destiny: ['colour:2#1'] })
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
		.until('planning.select');

/** What it gives, of the two, where worlds end so. */
const best = (...worlds: readonly ((answer: Answer) => readonly SeatId[] | null)[]): unknown => {
	let at = 0;
	const question: Question = {
		...askedOf(laying(), ME),
		imagine: () => endingWith(worlds[at++ % worlds.length]!)
	};
	return decideNow(
		{ level: 'ahead', say: '', decide: (asked) => bestAhead(asked, STEADY, [FIRST, SECOND]) },
		question
	);
};

const isFirst = (answer: Answer): boolean => answer === FIRST;

describe('what comes of answers', () => {
	it('given one that wins where the first does not, then it is given', () => {
		expect(best((answer) => [isFirst(answer) ? 'seat:2' : ME])).toBe(SECOND);
		expect(best((answer) => [isFirst(answer) ? ME : 'seat:2'])).toBe(FIRST);
	});

	it('given one that wins as often, or twice where the first wins once, then the first stays', () => {
		expect(best(() => [ME])).toBe(FIRST);
		const loses = () => ['seat:2'] as const;
		const other = (answer: Answer) => [isFirst(answer) ? ME : 'seat:2'] as const;
		const better = (answer: Answer) => [isFirst(answer) ? 'seat:2' : ME] as const;
		const even = Array.from({ length: 9 }, () => loses);
		expect(best(better, better, other, ...even)).toBe(FIRST);
		expect(best(better, better, better, ...even)).toBe(SECOND);
	});

	it('given a victory that is shared, then it is a little less than one alone, and more than none', () => {
		expect(best((answer) => (isFirst(answer) ? [ME, 'seat:2'] : [ME]))).toBe(SECOND);
		expect(best((answer) => (isFirst(answer) ? ['seat:2'] : [ME, 'seat:2']))).toBe(SECOND);
	});

	it('given an answer that the rules refuse, then another is given', () => {
		expect(best((answer) => (isFirst(answer) ? null : ['seat:2']))).toBe(SECOND);
		expect(best((answer) => (isFirst(answer) ? ['seat:2'] : null))).toBe(FIRST);
	});
});

describe('what is tried', () => {
	const tried = (g: CosmicGame, seat: SeatId): Answer[] => {
		const question = askedOf(g, seat);
		return triesOf(sightOf(question), question.decision.shape);
	};

	it('given like cards to lay, then one of them', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { [ME]: ['attack:06', 'attack:06', 'negotiate', 'negotiate', 'attack:40'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.until('planning.select');
		expect(tried(g, ME)).toHaveLength(3);
	});

	it('given guests to call, then each set of them; given ships to send, then each number of them', () => {
		const g = position({ seats: 4, destiny: ['colour:2#1'] });
		g.until('launch.aim').pick(ME, 'planet:2-1').until('launch.send');
		const sent = tried(g, ME).map((answer) =>
			'split' in answer ? sumOf(Object.values(answer.split), (n) => n) : 0
		);
		expect(sent).toEqual([1, 2, 3, 4]);
		g.until('alliance.offenseInvites');
		expect(tried(g, ME)).toEqual([
			{ picks: [] },
			{ picks: ['seat:3'] },
			{ picks: ['seat:4'] },
			{ picks: ['seat:3', 'seat:4'] }
		]);
	});

	it('given a deal, then nothing: there is no end to what could be offered', () => {
		const g = position({ destiny: ['colour:2#1'] });
		g.until('launch.aim').pick(ME, 'planet:2-5');
		g.lay('negotiate', 'negotiate').until('deal.talk');
		expect(tried(g, ME)).toEqual([]);
	});
});

describe('how likely it is to win', () => {
	const chance = (given: Position = {}): number => {
		const g = position({ seats: 3, destiny: ['colour:2#1'], ...given }).until('launch.aim');
		return chanceOf(lookOpen(cosmic, g.table).board as OpenBoard, ME);
	};
	const colonies = (seat: SeatId, n: number): NonNullable<Position['planets']> =>
		Object.fromEntries(
			Array.from({ length: n }, (_, at) => [`planet:3-${at + 1}`, { 'seat:3': 4, [seat]: 1 }])
		);

	it('grows with each foreign colony of its own, and falls with those of others', () => {
		const own = [0, 1, 2, 3, 4].map((n) => chance({ planets: colonies(ME, n) }));
		const theirs = [0, 1, 2, 3, 4].map((n) => chance({ planets: colonies('seat:2', n) }));
		for (const n of [1, 2, 3, 4]) {
			expect(own[n]).toBeGreaterThan(own[n - 1]!);
			expect(theirs[n]).toBeLessThan(theirs[n - 1]!);
		}
		for (const one of [...own, ...theirs]) {
			expect(one).toBeGreaterThan(0);
			expect(one).toBeLessThan(1);
		}
	});

	it('falls with each ship in the warp, and with each card its hand lacks', () => {
		const cards = ['attack:06', 'attack:08', 'attack:10', 'negotiate', 'attack:04'] as const;
		const full = chance({ hands: { [ME]: [...cards] } });
		expect(chance({ hands: { [ME]: cards.slice(0, 2) } })).toBeLessThan(full);
		expect(
			chance({ hands: { [ME]: [...cards] }, planets: { 'planet:1-1': { [ME]: 1 } } })
		).toBeLessThan(full);
	});
});
