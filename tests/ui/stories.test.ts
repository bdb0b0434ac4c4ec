/** A battle as it is followed on the screen of Galactic Council: one thing after another, and none of it lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookOpen } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import type { OpenBoard } from '../../src/lib/games/council/view';
import type { CouncilEvent } from '../../src/lib/ui/council/screen';
import { upToBattle } from '../../src/lib/ui/council/scenes/battle-story';
import { CouncilStories } from '../../src/lib/ui/council/scenes/stories.svelte';
import { position } from '../support/council';
import type { CouncilGame } from '../support/council';

const openOf = (game: CouncilGame) => lookOpen(council, game.table).board as OpenBoard;
const TARGET = 'hex:0,-1';

/** A battle that has begun. */
const underWay = () =>
	position({
		ships: { 'hex:-1,0': ['seat:1', { fighter: 6 }], [TARGET]: ['seat:2', { fighter: 6 }] }
	}).pick('seat:1', 'battle', TARGET);

/** A battle fought to its end in one batch: the board before and after, and all that happened. */
function fought(): { before: OpenBoard; after: OpenBoard; events: readonly CouncilEvent[] } {
	const game = position({
		ships: {
			'hex:-1,0': ['seat:1', { fighter: 2, dreadnaught: 4 }],
			[TARGET]: ['seat:2', { fighter: 9, dreadnaught: 4 }]
		}
	});
	const before = openOf(game);
	const at = game.events.length;
	game.pick('seat:1', 'battle', TARGET).until('turn.menu');
	return { before, after: openOf(game), events: game.events.slice(at) };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Stories that have seen the board before, and then met the battle as `you`. */
function following(you: SeatId, battle = fought()): CouncilStories {
	const stories = new CouncilStories();
	stories.meet(battle.before, { n: 1, events: [] }, you);
	stories.meet(battle.after, { n: 2, events: battle.events }, you);
	return stories;
}

describe('a battle that comes in one batch', () => {
	test('is told one thing after another: no dice before the points, no round before the last is over', () => {
		const stories = following('seat:1');
		expect(stories.battle?.rounds).toEqual([]);
		const seen: string[] = [];
		for (let i = 0; i < 400 && vi.getTimerCount() > 0; i++) {
			const rounds = stories.battle?.rounds ?? [];
			const last = rounds.at(-1);
			const hits = [last?.attack.hits, last?.defence.hits].filter((n) => n != null).length;
			const now = `${rounds.length}.${hits}${stories.battle?.end ? ' over' : ''}`;
			if (seen.at(-1) !== now) seen.push(now);
			vi.advanceTimersByTime(50);
		}
		const { length } = stories.battle?.rounds ?? [];
		expect(length).toBeGreaterThan(1);
		const rounds = Array.from({ length }, (_, i) => [0, 1, 2].map((n) => `${i + 1}.${n}`)).flat();
		expect(seen).toEqual(['0.0', ...rounds, `${length}.2 over`]);
		expect(stories.telling).toBeNull();
	});

	test('shows the ships as they lie at what is told, until all is told', () => {
		const battle = fought();
		const stories = following('seat:1', battle);
		expect(stories.telling?.hexes[TARGET]?.fleet).toEqual(battle.before.hexes[TARGET]?.fleet);
		stories.finish();
		expect(stories.telling).toBeNull();
		expect(stories.battle?.end).not.toBeNull();
		expect(vi.getTimerCount()).toBe(0);
	});

	test('is told faster to those who do not fight in it', () => {
		const took = (you: SeatId) => {
			const stories = following(you);
			const began = Date.now();
			while (stories.telling) vi.advanceTimersByTime(10);
			return Date.now() - began;
		};
		expect(took('seat:3')).toBeLessThanOrEqual(7100);
		expect(took('seat:1')).toBeGreaterThan(took('seat:3'));
	});

	test('of others gives way at once to one that asks something of you; one of your own does not', () => {
		const ELSEWHERE = 'hex:-1,0';
		const game = position({
			ships: { [ELSEWHERE]: ['seat:1', { fighter: 6 }], [TARGET]: ['seat:2', { fighter: 6 }] }
		}).pick('seat:1', 'battle', TARGET);
		const open = openOf(game);
		const begins = game.events.flatMap((event): CouncilEvent[] =>
			event.move?.type === 'battle'
				? [{ ...event, move: { ...event.move, by: 'seat:2', hex: ELSEWHERE, from: [TARGET] } }]
				: []
		);
		const toldOf = (you: SeatId, pressed: boolean) => {
			const stories = following(you);
			stories.pressed = pressed;
			const battle = open.battle && ({ ...open.battle, target: ELSEWHERE } as const);
			stories.meet({ ...open, battle }, { n: 3, events: begins }, you);
			const target = stories.battle?.target;
			stories.stop();
			return target;
		};
		expect(begins).toHaveLength(1);
		expect(toldOf('seat:3', true)).toBe(ELSEWHERE);
		expect(toldOf('seat:3', false)).toBe(TARGET);
		expect(toldOf('seat:1', true)).toBe(TARGET);
	});

	test('of others gives way at once to a question that is about no battle; one of your own does not', () => {
		const open = openOf(position());
		const shown = (you: SeatId, asked: boolean) => {
			const stories = following(you);
			vi.advanceTimersByTime(3000);
			stories.pressed = asked;
			// Nothing more happens: the question alone is new.
			stories.meet(open, { n: 2, events: [] }, you);
			const { telling } = stories;
			const kind = stories.shown(open, you, asked);
			stories.stop();
			return { kind, isTold: telling === null };
		};
		expect(shown('seat:3', true)).toEqual({ kind: null, isTold: true });
		expect(shown('seat:3', false).kind).toBe('battle');
		expect(shown('seat:1', true).kind).toBe('battle');
	});

	test('is over for what is asked elsewhere once it is told, and not for moving in; touched it stands until something new is asked', () => {
		const battle = fought();
		const stories = following('seat:1', battle);
		stories.asks('turn.menu');
		expect(stories.isOver('battle', battle.after), 'while it is told').toBe(false);
		stories.finish();
		expect(stories.isOver('battle', battle.after)).toBe(true);
		expect(stories.shown(battle.after, 'seat:1', true), 'and stands').toBe('battle');
		expect(stories.isOver('battle', { ...battle.after, battle: openOf(underWay()).battle })).toBe(
			false
		);
		stories.pressed = true;
		expect(stories.isOver('battle', battle.after)).toBe(false);
		stories.keep();
		stories.asks('turn.menu');
		expect(stories.kept).toBe(true);
		stories.asks('turn.move');
		expect(stories.kept).toBe(false);
		stories.stop();
	});

	test('is told at once on a page that nobody looks at', () => {
		vi.stubGlobal('document', { hidden: true });
		expect(following('seat:1').battle?.end).not.toBeNull();
	});
});

describe('a view that comes by itself', () => {
	test('keeps the rounds that are over, and tells the one under way by the view', () => {
		const open = openOf(underWay());
		const now = upToBattle(null, open);
		const [round] = now?.rounds ?? [];
		const bought = { small: 1, big: 0 };
		const ahead = now &&
			round && {
				...now,
				rounds: [
					{ ...round, n: 0 },
					{ ...round, attack: { ...round.attack, bought } }
				]
			};
		expect(upToBattle(ahead ?? null, open)?.rounds).toEqual([{ ...round, n: 0 }, round]);
	});
});

describe('a Council that is over', () => {
	const CHAIR = { say: '', to: 'all', rule: 'GC-17.1' } as const;
	/** Stories of who saw it convene and end, after which the next round has begun. */
	function after(): { stories: CouncilStories; open: OpenBoard } {
		const open = openOf(position());
		const stories = new CouncilStories();
		stories.meet(open, { n: 1, events: [] }, 'seat:1');
		const events: CouncilEvent[] = [
			{ ...CHAIR, move: { type: 'convene', chair: 'seat:1' } },
			{ ...CHAIR, move: { type: 'round', round: 2 } }
		];
		stories.meet(open, { n: 2, events }, 'seat:1');
		return { stories, open };
	}

	test('stands until one goes on, though something is asked of one', () => {
		const { stories, open } = after();
		expect(stories.shown(open, 'seat:1', false)).toBe('council');
		vi.advanceTimersByTime(60_000);
		expect(stories.shown(open, 'seat:1', true)).toBe('council');
	});

	test('makes room at once for who goes on to what is asked, and stands for who is not asked', () => {
		const { stories, open } = after();
		stories.goOn();
		expect(stories.shown(open, 'seat:1', true)).toBeNull();
		expect(stories.shown(open, 'seat:1', false)).toBe('council');
	});

	test('that was touched stands until something new is asked', () => {
		const { stories, open } = after();
		expect(stories.isOver('council', open)).toBe(true);
		stories.keep();
		expect(stories.shown(open, 'seat:1', true)).toBe('council');
		stories.asks('turn.menu');
		expect(stories.shown(open, 'seat:1', true)).toBeNull();
	});

	test('makes room at once for who has seen enough', () => {
		const { stories, open } = after();
		stories.put('council', open);
		expect(stories.shown(open, 'seat:1', true)).toBeNull();
	});

	test('stands for who looked at the map while others voted, too', () => {
		const open = openOf(position());
		const stories = new CouncilStories();
		const told: CouncilEvent[] = [{ ...CHAIR, move: { type: 'convene', chair: 'seat:1' } }];
		stories.meet(open, { n: 1, events: [] }, 'seat:1');
		stories.meet(open, { n: 2, events: told }, 'seat:1');
		stories.aside = 'council';
		const came: CouncilEvent[] = [
			{ ...CHAIR, move: { type: 'outcome', card: 'amnesty', outcome: 'for' } },
			{ ...CHAIR, move: { type: 'round', round: 2 } }
		];
		stories.meet(open, { n: 3, events: came }, 'seat:1');
		expect(stories.shown(open, 'seat:1', false)).toBe('council');
	});

	test('is looked at again by who wants to, whatever is asked', () => {
		const { stories, open } = after();
		stories.put('council', open);
		stories.again();
		expect(stories.shown(open, 'seat:1', true)).toBe('council');
	});

	test('gives way to the end of the game', () => {
		const { stories, open } = after();
		stories.putAll(open, 'seat:1');
		expect(stories.shown(open, 'seat:1', false)).toBeNull();
	});
});
