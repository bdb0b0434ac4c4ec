/** The vote of Twilight Imperium as its scene tells it: ballots from events, how it stands, what came of it. */
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import { book } from '../../src/lib/games/imperium/book';
import type { VoterToCome } from '../../src/lib/games/imperium/politics/votes';
import type { PlanetId } from '../../src/lib/games/imperium/types';
import { affairOf } from '../../src/lib/ui/imperium/scenes/affair';
import { tellVote, upToVote } from '../../src/lib/ui/imperium/scenes/vote-story';
import type { VoteStory } from '../../src/lib/ui/imperium/scenes/vote-story';
import VoteOrder from '../../src/lib/ui/imperium/scenes/VoteOrder.svelte';
import { AffairStories } from '../../src/lib/ui/imperium/scenes/affairs.svelte';
import type { ImperiumEvent, ImperiumMove } from '../../src/lib/ui/imperium/screen';
import { forecastWords, outcomeName, partsInWords } from '../../src/lib/ui/imperium/words/votes';
import { fill } from '../../src/lib/ui/words';
import { agendaWith, settle } from '../support/agendas';
import { openTo } from '../support/imperium';

const NAMES = { 'seat:1': 'Mira', 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
const SIGHT = { names: NAMES, book };
type Game = ReturnType<typeof agendaWith>;

const storyOf = (g: Game): VoteStory | null =>
	g.events
		.filter(({ to }) => to === 'all')
		.reduce<VoteStory | null>((story, event) => tellVote(story, event, g.board.speaker), null);

describe('a vote told from its events', () => {
	test('begins with who votes in order, with how much and of what', () => {
		const g = agendaWith('code-of-honor');
		const story = storyOf(g)!;
		expect(story).toMatchObject({ card: 'code-of-honor', votes: [], outcome: null });
		expect(story.toCome).toEqual(openTo(g).agenda!.forecast.toCome);
		const [first] = story.toCome;
		expect(first!.parts.reduce((n, { by }) => n + by, 0)).toBe(first!.votes);
		expect(partsInWords(first!, SIGHT)).toContain(String(first!.parts[0]!.by));
	});

	test('two planets are named, more are a number, and votes of cards are told apart', () => {
		const planet = (of: PlanetId, by: number) => ({ by, of: { planet: of } });
		const made = (...parts: VoterToCome['parts']) =>
			partsInWords({ seat: 'seat:1', votes: 9, parts }, SIGHT);
		const [jord, lodor, abyz] = [
			planet('planet:jord', 2),
			planet('planet:lodor', 1),
			planet('planet:abyz', 0)
		];
		expect(made(jord, lodor)).toBe('Jord 2 and Lodor 1');
		expect(made(jord, lodor, abyz)).toBe('3 planets');
		expect(made(jord, lodor, abyz, { by: 3, of: { card: 'usurper' } })).toBe(
			'3 planets 3 and Usurper 3'
		);
	});

	test('who has voted stands by the ballots, and not among those to come', () => {
		const g = agendaWith('code-of-honor');
		g.answer('seat:2', { pick: 'for' });
		const { body } = render(VoteOrder, {
			props: {
				...{ story: storyOf(g)!, waitedFor: g.askedSeats as SeatId[] },
				sight: { ...SIGHT, open: openTo(g), own: null, you: 'seat:1' }
			}
		});
		expect(body).not.toContain('Tomasz');
		expect(body.indexOf('Ines')).toBeLessThan(body.indexOf('Mira'));
		expect(body).toContain('votes now');
	});

	test('has each ballot as it is cast, as the view has it', () => {
		const g = agendaWith('code-of-honor');
		g.answer('seat:2', { pick: 'for' });
		const story = storyOf(g)!;
		expect(story).toEqual(upToVote(story, openTo(g)));
		expect(story.votes).toMatchObject([{ seat: 'seat:2', outcome: 'for' }]);
		expect(story.toCome.map(({ seat }) => seat)).toEqual(['seat:3', 'seat:1']);
	});

	test('keeps its outcome and what followed until the view has no agenda; then it is over', () => {
		const g = agendaWith('code-of-honor');
		settle(g, 'for');
		const story = storyOf(g)!;
		expect(story.outcome).toBe('for');
		expect(story.after.map((say) => fill(say, NAMES))).toContain('Code of Honor is a law now.');
		const over = upToVote(story, openTo(g));
		expect(over).toMatchObject({ outcome: 'for', isOver: true });
		expect(upToVote(over, openTo(g)), 'its time does not begin anew').toBe(over);
	});

	test('begins from the view for a page that comes into the middle of it, and ends where it is taken back', () => {
		const g = agendaWith('code-of-honor');
		g.answer('seat:2', { pick: 'against' });
		const story = upToVote(null, openTo(g));
		expect(story).toMatchObject({ votes: [{ seat: 'seat:2' }], outcome: null });
		expect(upToVote(story, { agenda: null, speaker: 'seat:1' })).toBe(null);
	});
});

test('the vote makes room for a map that is to be touched, not for its own questions', () => {
	const g = agendaWith('code-of-honor');
	const votes = new AffairStories();
	votes.meet(openTo(g), null, 'seat:1');
	const lit = new Map([['hex:0,0', { state: 'may', amount: null, max: null, say: '' } as const]]);
	const none = new Map<string, never>();
	const waiting = null;
	expect(affairOf(votes, { asked: null, lit: none, waiting, stage: 'action' })).toBe('vote');
	expect(affairOf(votes, { asked: 'vote.cast', lit, waiting, stage: 'action' })).toBe('vote');
	expect(affairOf(votes, { asked: 'scrapping.choose', lit, waiting, stage: 'action' })).toBe(null);
	votes.put('vote', openTo(g));
	expect(affairOf(votes, { asked: null, lit: none, waiting, stage: 'action' })).toBe(null);
});

test('what a vote came to stands beside the rest of its action, and no longer', () => {
	const g = agendaWith('code-of-honor');
	settle(g, 'for');
	const stories = new AffairStories();
	stories.vote = { ...storyOf(g)!, isOver: true };
	const now = { lit: new Map<string, never>(), waiting: null, stage: 'action' } as const;
	expect(affairOf(stories, { ...now, asked: 'agenda.look' })).toBe('vote');
	expect(affairOf(stories, { ...now, asked: 'turn.act' })).toBe(null);
	expect(affairOf(stories, { ...now, asked: null, stage: 'strategy' })).toBe(null);
});

test('what a vote came to makes room when something else goes on, until it is touched', () => {
	const g = agendaWith('code-of-honor');
	settle(g, 'for');
	const stories = new AffairStories();
	const over: VoteStory = { ...storyOf(g)!, isOver: true };
	const now = {
		lit: new Map<string, never>(),
		waiting: null,
		stage: 'action',
		asked: null
	} as const;
	const then = (move: ImperiumMove) => tellVote(over, { say: '', move }, 'seat:1');
	stories.vote = then({ type: 'secondary', seat: 'seat:2', card: 'political', counters: 0 });
	expect(affairOf(stories, now)).toBe('vote');
	stories.vote = then({ type: 'activated', seat: 'seat:2', system: 'hex:0,0' });
	expect(affairOf(stories, now)).toBe(null);
	stories.keep();
	expect(affairOf(stories, now)).toBe('vote');
	// Read as it may be, what is asked next comes first.
	stories.asks('turn.act');
	expect(affairOf(stories, { ...now, asked: 'turn.act' })).toBe(null);
	stories.keep();
	stories.asks('turn.act');
	expect(affairOf(stories, { ...now, asked: 'turn.act' })).toBe('vote');
	stories.put('vote', openTo(g));
	expect(affairOf(stories, now)).toBe(null);
});

test('while a ballot is asked or waited for the agenda it is about is shown, however much was to be told before it', () => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
	const first = agendaWith('code-of-honor');
	const second = agendaWith('fleet-regulations');
	const told = (g: Game) => g.events.filter(({ to, move }) => to === 'all' && move);
	const agendas = (g: Game) => told(g).filter(({ move }) => move?.type === 'agenda');
	const gone: ImperiumEvent = { say: '', move: { type: 'agendaGone', card: 'code-of-honor' } };
	const shown = (asked: string | null, name = 'vote.cast') => {
		const stories = new AffairStories();
		stories.heed(asked, { name });
		const open = openTo(first);
		stories.meet({ ...open, agenda: null }, { n: 1, events: [] }, 'seat:1');
		stories.meet(open, { n: 2, events: agendas(first) }, 'seat:1');
		stories.meet(openTo(second), { n: 3, events: [gone, ...agendas(second)] }, 'seat:1');
		const card = stories.vote?.card;
		stories.stop();
		return card;
	};
	expect(shown(null, 'window.ask')).toBe('code-of-honor');
	expect(shown('vote.cast')).toBe('fleet-regulations');
	expect(shown(null)).toBe('fleet-regulations');
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('while a tie is to be broken, all ballots that led to it are shown', () => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
	const g = agendaWith('code-of-honor');
	const before = openTo(g);
	while (g.askedSeats[0] && g.asked[0] === 'vote.cast')
		g.answer(g.askedSeats[0] as SeatId, { pick: 'abstain' });
	while (!g.asked.includes('vote.tie')) g.lapse();
	const shown = (name: string) => {
		const stories = new AffairStories();
		stories.heed(null, { name });
		stories.meet({ ...before, agenda: null }, { n: 1, events: [] }, 'seat:1');
		const events = g.events.filter(({ to }) => to === 'all');
		stories.meet(openTo(g), { n: 2, events }, 'seat:1');
		const votes = stories.vote?.votes.length;
		stories.stop();
		return votes;
	};
	expect(shown('vote.cast')).toBe(0);
	expect(shown('vote.tie')).toBe(3);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('how a vote stands', () => {
	const forecast = (
		votes: { readonly [outcome: string]: number },
		left: number,
		allIn = left === 0,
		tieBreaker: SeatId = 'seat:3'
	) => fill(forecastWords({ votes, left, allIn, tieBreaker }, SIGHT), NAMES);

	test.each([
		[forecast({}, 28), 'No vote yet; 28 to come.'],
		[forecast({}, 0, false), 'No vote yet, and nobody has one to cast.'],
		[forecast({ for: 12, against: 7 }, 9), 'Now: For, 12 to 7; 9 to come.'],
		[forecast({ for: 12, against: 7 }, 4), 'Now: For, 12 to 7; 4 to come, too few to turn it.'],
		[forecast({ for: 7, against: 7 }, 4), 'Now: a tie, For and Against with 7 each; 4 to come.'],
		[forecast({ for: 7, against: 7 }, 0), 'A tie: For and Against with 7 each. Ines chooses.'],
		[forecast({ for: 2 }, 0, false), 'For, 2 to 0.'],
		[forecast({ 'seat:1': 7, 'seat:2': 9, 'seat:3': 1 }, 0), 'Tomasz, 9 to 7.'],
		[forecast({}, 0), 'Nobody has voted: Ines chooses.']
	])('%s', (said, expected) => expect(said).toBe(expected));

	test('an outcome is called by what it elects', () => {
		expect(outcomeName('seat:1+seat:3', SIGHT)).toBe('Mira and Ines');
		expect(outcomeName('planet:lodor', SIGHT)).toBe('Lodor');
		expect(outcomeName('political:code-of-honor', SIGHT)).toBe('Code of Honor');
		expect(outcomeName('against', SIGHT)).toBe('Against');
	});
});
