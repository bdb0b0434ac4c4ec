/** An encounter of Cosmic Encounter as it is followed: a reveal is seen however fast bots go on, and what is used is announced. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookOpen, msg } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { Behind } from '../../src/lib/ui/cosmic/dial/behind.svelte';
import { announced, gained } from '../../src/lib/ui/cosmic/scenes/encounter-story';
import { standsFor } from '../../src/lib/ui/cosmic/scenes/pace';
import { CosmicStories } from '../../src/lib/ui/cosmic/scenes/stories.svelte';
import type { CosmicMove } from '../../src/lib/ui/cosmic/screen';
import type { CosmicGame } from '../support/cosmic';
import { duel, meet } from '../support/duel';

const open = (game: CosmicGame) => lookOpen(cosmic, game.table).board;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Follows a game: each call meets all that happened since the last. */
function follow(game: CosmicGame, you: SeatId) {
	const stories = new CosmicStories();
	let n = 1;
	let at = game.events.length;
	stories.meet(open(game), { n, events: [] }, you);
	const meetNow = () => {
		const events = game.events.slice(at);
		at = game.events.length;
		stories.meet(open(game), { n: ++n, events }, you);
	};
	return { stories, meetNow };
}

/** An encounter of the first two seats up to the revealed cards, and then to its end at once, as bots play it. */
function throughReveal(you: SeatId) {
	const game = meet(
		duel({
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:04'], 'seat:3': ['flare:macron'] }
		}),
		['attack:20', 'attack:04']
	);
	const { stories, meetNow } = follow(game, you);
	game.until('window:reveal.values');
	meetNow();
	game.until('window:resolution.outcome');
	meetNow();
	game.until('turn.second');
	meetNow();
	return { stories, game, meetNow };
}

describe('the balance', () => {
	test('stands until it was seen, with what came of it, though the table is already further on', () => {
		const { stories, game } = throughReveal('seat:3');
		expect(open(game).encounter?.revealed && open(game).phase === 'reveal').toBe(false);
		expect(stories.held).toBe(true);
		expect(stories.weighed?.encounter?.laid.offense?.face).toEqual({ kind: 'attack', value: 20 });
		expect(stories.weighed?.encounter?.outcome).toBeNull();
		vi.advanceTimersByTime(2700);
		expect(stories.weighed?.encounter?.outcome).toEqual({ type: 'won', side: 'offense' });
		vi.advanceTimersByTime(2200);
		expect(stories.gains).toContainEqual({ seat: 'seat:1', landed: 1, lost: 0, cards: [] });
		vi.advanceTimersByTime(8000);
		expect(stories.held).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});

	test('is over as the next encounter begins, before its destiny: what happens then came of nothing weighed', () => {
		const hands = {
			'seat:1': ['attack:20'],
			'seat:2': ['attack:04', 'attack:06'],
			'seat:3': ['flare:macron', 'flare:philanthropist']
		};
		const game = meet(duel({ hands }), ['attack:20', 'attack:04']);
		const { stories, meetNow } = follow(game, 'seat:3');
		for (const moment of ['window:reveal.values', 'window:resolution.outcome']) {
			game.until(moment);
			meetNow();
			vi.advanceTimersByTime(5000);
		}
		expect(stories.weighed).not.toBeNull();
		game.until('window:encounter.start', 'seat:3');
		meetNow();
		vi.advanceTimersByTime(20_000);
		expect(stories.weighed).toBeNull();
	});

	test('in a lesson how a fight of one’s own came out stands until somebody touches, also when the next one has begun', () => {
		const { stories, game, meetNow } = throughReveal('seat:1');
		stories.lesson = true;
		vi.advanceTimersByTime(60_000);
		expect(stories.held).toBe(true);
		expect(stories.weighed?.encounter?.outcome).toEqual({ type: 'won', side: 'offense' });
		game.answer('seat:1', { yes: false });
		game.until('launch.aim');
		meetNow();
		vi.advanceTimersByTime(60_000);
		expect(stories.held).toBe(true);
		expect(stories.isOver(open(game))).toBe(true);
		stories.finish();
		expect(stories.weighed).toBeNull();
		expect(stories.busy).toBe(false);
	});

	test('in a lesson what others fight goes by as ever', () => {
		const { stories } = throughReveal('seat:3');
		stories.lesson = true;
		vi.advanceTimersByTime(20_000);
		expect(stories.held).toBe(false);
	});

	/** As this seat follows it: a fight is told as far as its outcome, and the next one begins. */
	function intoTheNext(you: SeatId = 'seat:3') {
		const { stories, game, meetNow } = throughReveal(you);
		vi.advanceTimersByTime(2700);
		expect(stories.weighed?.encounter?.outcome).not.toBeNull();
		game.answer('seat:1', { yes: true }).until('launch.aim', 'seat:1');
		return { stories, game, meetNow };
	}

	test('gives way at once as one is asked about another fight, and what leads to that is told', () => {
		const watched = intoTheNext();
		watched.meetNow();
		expect(watched.stories.held).toBe(true);
		const { stories, meetNow } = intoTheNext();
		stories.pressed = true;
		meetNow();
		expect(stories.weighed).toBeNull();
		expect(stories.announcement?.drawn.is).toBe('destiny');
	});

	test('gives way at once to the next fight, once it is known where that is', () => {
		const { stories, game, meetNow } = intoTheNext();
		meetNow();
		game.pick('seat:1', 'planet:').until('launch.send');
		meetNow();
		expect(stories.weighed).toBeNull();
	});

	test('of a fight of one’s own is seen though the next is aimed, and sooner where something is asked', () => {
		const { stories, game, meetNow } = intoTheNext('seat:2');
		meetNow();
		game.pick('seat:1', 'planet:').until('launch.send');
		meetNow();
		expect(stories.held).toBe(true);
		stories.pressed = stories.onDial = true;
		stories.meet(open(game), { n: 6, events: [] }, 'seat:2');
		expect(stories.held).toBe(true);
		vi.advanceTimersByTime(3500);
		expect(stories.held).toBe(false);
	});

	test('gives way at once to a question that is answered on the dial', () => {
		const { stories, game } = throughReveal('seat:3');
		stories.pressed = true;
		stories.meet(open(game), { n: 4, events: [] }, 'seat:3');
		expect(stories.held).toBe(true);
		stories.onDial = true;
		stories.meet(open(game), { n: 4, events: [] }, 'seat:3');
		expect(stories.held).toBe(false);
	});

	test('leads to a question that is answered on the dial, where the fight was one’s own', () => {
		const asked = (you: SeatId) => {
			const { stories, meetNow } = intoTheNext(you);
			Object.assign(stories, { pressed: true, onDial: true });
			meetNow();
			return stories;
		};
		const mine = asked('seat:1');
		expect(mine.weighed).not.toBeNull();
		expect(mine.leads).toBe(true);
		// The question comes when all is told, and at the first touch.
		mine.finish();
		expect(mine.leads).toBe(false);
		expect(asked('seat:3').weighed).toBeNull();
	});

	test('is told from the fight that is asked about next, as long as it stands', () => {
		const { stories, game, meetNow } = intoTheNext('seat:1');
		expect(stories.isOver(stories.weighed ?? open(game))).toBe(false);
		meetNow();
		expect(stories.isOver(open(game))).toBe(true);
		stories.finish();
		expect(stories.isOver(open(game))).toBe(false);
	});

	test('shows the cards as they count, where they were changed and the table has gone on at once', () => {
		const game = meet(
			duel({
				hands: {
					'seat:1': ['attack:20', 'artifact:emotion-control'],
					'seat:2': ['attack:04'],
					'seat:3': ['flare:macron']
				}
			}),
			['attack:20', 'attack:04']
		);
		const { stories, meetNow } = follow(game, 'seat:3');
		game.until('window:reveal.cards', 'seat:1');
		meetNow();
		expect(stories.weighed?.encounter?.laid.defense?.face).toEqual({ kind: 'attack', value: 4 });
		game.use('seat:1', 'artifact|emotion-control').until('deal.talk');
		meetNow();
		const { encounter } = stories.weighed!;
		expect(encounter?.laid.offense?.face?.kind).toBe('negotiate');
		expect(encounter?.laid.defense?.face?.kind).toBe('negotiate');
		expect(encounter?.totals).toBeNull();
		expect(encounter?.leads ?? null).toBeNull();
		const now = open(game);
		stories.meet(now, null, 'seat:3');
		const { weighed } = stories;
		stories.meet(now, null, 'seat:3');
		expect(stories.weighed).toBe(weighed);
	});

	test('goes at the first touch', () => {
		const { stories } = throughReveal('seat:3');
		stories.finish();
		expect(stories.held).toBe(false);
	});

	test('is not held on a page that nobody looks at', () => {
		vi.stubGlobal('document', { hidden: true });
		expect(throughReveal('seat:3').stories.held).toBe(false);
	});
});

describe('a destiny card that is announced', () => {
	const drawn = (card: string, warned: boolean) => {
		const now = open(duel({}));
		const encounter = now.encounter && {
			...now.encounter,
			...(warned && { warned: true as const })
		};
		const move = { type: 'destiny', card, seat: 'seat:2' } as const;
		return announced({ say: msg('Destiny'), move }, 'seat:3', { ...now, encounter })?.drawn;
	};

	test('gives way to the next one, though it is of you; what is done to you stands', () => {
		const now = open(meet(duel({})));
		const next = {
			...now,
			turn: now.turn + 1,
			encounter: now.encounter && { ...now.encounter, target: null }
		};
		const stands = (move: CosmicMove) => {
			const stories = new CosmicStories();
			stories.meet(now, { n: 1, events: [] }, 'seat:3');
			stories.meet(now, { n: 2, events: [{ say: msg('Something'), move }] }, 'seat:3');
			expect(stories.announcement?.toYou).toBe(true);
			stories.meet(next, { n: 3, events: [{ say: msg('And more') }] }, 'seat:3');
			const { busy } = stories;
			stories.stop();
			return busy;
		};
		expect(stands({ type: 'destiny', card: 'colour:3#1', seat: 'seat:3' })).toBe(false);
		expect(stands({ type: 'robbed', seat: 'seat:3', by: 'seat:1' })).toBe(true);
	});

	test('is of cards taken to whom they were taken of, long enough to be read', () => {
		const move = { type: 'robbed', seat: 'seat:2', by: 'seat:1' } as const;
		const say = msg('{who} takes {cards} of yours.', { who: 'seat:1', cards: msg('Morph') });
		expect(announced({ say, move }, 'seat:2', null)).toEqual({
			...{ say, seat: 'seat:1', drawn: { is: 'cards' }, toYou: true }
		});
		expect(standsFor(move, { toYou: true, weighing: true })).toBeGreaterThan(3000);
	});

	test('is of cards discarded by lot to whom they were lost, and to nobody of those that were chosen', () => {
		const move = { type: 'cards', seat: 'seat:2', n: 1, from: 'hand', to: 'discard' } as const;
		const say = msg('{who, select, you {You lose} other {# loses}} at random: {cards}.', {
			who: 'seat:2',
			cards: msg('Morph')
		});
		const lost = { ...move, lot: true } as const;
		expect(announced({ say, move: lost }, 'seat:2', null)).toEqual({
			...{ say, seat: 'seat:2', drawn: { is: 'cards' }, toYou: true }
		});
		expect(announced({ say, move: lost }, 'seat:1', null)).toBeNull();
		expect(announced({ say, move }, 'seat:2', null)).toBeNull();
		expect(standsFor(lost, { toYou: true, weighing: false })).toBeGreaterThan(3000);
	});

	test('is of a rule of Cosmos to whom it was used on, with the sigil of that alien', () => {
		const move = {
			type: 'use',
			seat: 'seat:1',
			source: 'essence',
			id: 'essence:cosmos.regroup',
			use: 'follow'
		} as const;
		const say = msg('{who} uses {tech}', { who: 'seat:1', tech: msg('Regroup') });
		expect(announced({ say, move }, 'seat:2', null)?.drawn).toEqual({
			...{ is: 'alien', id: 'cosmos', stopped: false }
		});
	});

	test('shows a hazard warning where the table reads it, on the first of its colour alone', () => {
		expect(drawn('colour:2#1', true)).toMatchObject({ warns: true });
		expect(drawn('colour:2#2', true)).toMatchObject({ warns: false });
		expect(drawn('colour:2#1', false)).toMatchObject({ warns: false });
	});
});

describe('destiny in its own encounter', () => {
	test('leads to the question where to aim, and gives way once that is known', () => {
		const { game } = throughReveal('seat:1');
		const { stories, meetNow } = follow(game, 'seat:1');
		Object.assign(stories, { pressed: true, onDial: true });
		game.answer('seat:1', { yes: true }).until('launch.aim', 'seat:1');
		meetNow();
		expect(stories.announcement?.drawn.is).toBe('destiny');
		expect(stories.leads).toBe(true);
		game.pick('seat:1', 'planet:').until('launch.send');
		meetNow();
		expect(stories.leads).toBe(false);
	});
});

describe('what an encounter brought', () => {
	const ships = (from: 'gate' | 'planet:1-1', to: 'warp' | 'planet:2-1' | 'planet:1-2') =>
		({ type: 'ships', seat: 'seat:1', n: 2, from, to }) as const;

	test('is what landed where it was about, what was lost, and cards of whom; ships that go home bring nothing', () => {
		const after = (...moves: readonly Parameters<typeof gained>[1][]) =>
			moves.reduce<ReturnType<typeof gained>>((all, move) => gained(all, move, 'planet:2-1'), []);
		const mine = { seat: 'seat:1', landed: 0, lost: 0, cards: [] };
		expect(after(ships('gate', 'planet:2-1'))).toEqual([{ ...mine, landed: 2 }]);
		expect(after(ships('gate', 'planet:1-2'))).toEqual([]);
		expect(after(ships('planet:1-1', 'warp'))).toEqual([{ ...mine, lost: 2 }]);
		const compensated = {
			type: 'cards',
			seat: 'seat:1',
			n: 1,
			from: 'seat:2',
			to: 'hand'
		} as const;
		expect(after(compensated)).toEqual([{ ...mine, cards: [{ of: 'seat:2', n: 1 }] }]);
		// As a hand tells it that cards are taken of.
		const taken = { type: 'cards', seat: 'seat:2', n: 4, from: 'hand', to: 'seat:1' } as const;
		expect(after(taken)).toEqual([{ ...mine, cards: [{ of: 'seat:2', n: 4 }] }]);
		// One count for each reason; one that comes back is none.
		const drawn = { type: 'cards', seat: 'seat:1', n: 2, from: 'deck', to: 'hand' } as const;
		const back = { type: 'cards', seat: 'seat:1', n: 1, from: 'table', to: 'hand' } as const;
		expect(after(taken, drawn, compensated, back)).toEqual([
			{
				...mine,
				cards: [
					{ of: 'seat:2', n: 5 },
					{ of: 'deck', n: 2 }
				]
			}
		]);
	});
});

describe('what is used', () => {
	/** Sorcerer makes both cards change places. */
	function swapped(you: SeatId) {
		const game = meet(duel({ aliens: { 'seat:1': 'sorcerer' } })).until(
			'window:planning.selected',
			'seat:1'
		);
		const { stories, meetNow } = follow(game, you);
		game.use('seat:1', 'power|sorcerer');
		meetNow();
		return stories;
	}

	test('is announced in the words of the log, with its sigil; not to who used it', () => {
		const { announcement, busy } = swapped('seat:3');
		expect(busy).toBe(true);
		expect(announcement).toMatchObject({
			seat: 'seat:1',
			drawn: { is: 'alien', id: 'sorcerer', stopped: false }
		});
		expect(swapped('seat:1').announcement).toBeNull();
	});

	test('is announced no more as the next fight is aimed', () => {
		const hands = { 'seat:1': ['attack:20'], 'seat:2': ['attack:04'], 'seat:3': ['flare:macron'] };
		const game = meet(duel({ aliens: { 'seat:1': 'sorcerer' }, hands }), [
			'attack:20',
			'attack:04'
		]).until('window:planning.selected', 'seat:1');
		const { stories, meetNow } = follow(game, 'seat:3');
		game.use('seat:1', 'power|sorcerer');
		meetNow();
		const used = stories.announcement;
		game.until('window:reveal.values');
		meetNow();
		// In the encounter it stands its time.
		expect(stories.announcement).toBe(used);
		game.until('launch.aim', 'seat:2').pick('seat:2', 'planet:').until('launch.send');
		meetNow();
		expect(used).not.toBeNull();
		expect(stories.announcement).toBeNull();
	});

	test('stands longer for who is told of a power that was stopped: its own', () => {
		const game = meet(
			duel({
				aliens: { 'seat:1': 'sorcerer' },
				hands: { 'seat:2': ['attack:06', 'artifact:cosmic-zap'] }
			})
		).until('window:planning.selected', 'seat:1');
		game.use('seat:1', 'power|sorcerer').until('window:use.declared', 'seat:2');
		const [whose, bystander] = [follow(game, 'seat:1'), follow(game, 'seat:3')];
		game.use('seat:2', 'artifact|cosmic-zap');
		while (!game.events.some(({ move }) => move?.type === 'zap')) game.pass();
		/** How long the stopped power is announced to them, in ms, and whether as theirs. */
		const seen = ({ stories, meetNow }: ReturnType<typeof follow>) => {
			meetNow();
			let stood = 0;
			let isTheirs = false;
			for (let ms = 0; stories.busy && ms < 20_000; ms += 50) {
				const { drawn, toYou } = stories.announcement ?? {};
				if (drawn?.is === 'alien' && drawn.stopped) {
					stood += 50;
					isTheirs = toYou ?? false;
				}
				vi.advanceTimersByTime(50);
			}
			return { stood, isTheirs };
		};
		expect(seen(whose)).toEqual({ stood: 3200, isTheirs: true });
		const { stood, isTheirs } = seen(bystander);
		expect(isTheirs).toBe(false);
		expect(stood).toBeLessThan(1600);
	});
});

describe('the dial behind it', () => {
	test('waits, and then moves by all that happened meanwhile', () => {
		const game = duel({});
		const behind = new Behind();
		const was = open(game);
		behind.meet(was, { n: 1, events: [] }, false);
		const at = game.events.length;
		meet(game);
		const events = game.events.slice(at);
		behind.meet(open(game), { n: 2, events: events.slice(0, 1) }, true);
		behind.meet(open(game), { n: 3, events: events.slice(1) }, true);
		expect(behind.shown?.open).toBe(was);
		behind.meet(open(game), { n: 3, events: events.slice(1) }, false);
		expect(behind.shown?.batch).toEqual({ n: 3, events });
	});
});
