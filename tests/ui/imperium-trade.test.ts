/** Trade agreements of Twilight Imperium as their scene tells and draws them. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import { book } from '../../src/lib/games/imperium/book';
import { breakAgreement } from '../../src/lib/games/imperium/trade/agreements';
import { affairOf, isTrading } from '../../src/lib/ui/imperium/scenes/affair';
import { AffairStories } from '../../src/lib/ui/imperium/scenes/affairs.svelte';
import {
	agreementsOf,
	atHome,
	placeOf,
	ringOf,
	tellTrade
} from '../../src/lib/ui/imperium/scenes/trade-story';
import TradeRing from '../../src/lib/ui/imperium/scenes/TradeRing.svelte';
import type { TradeStory } from '../../src/lib/ui/imperium/scenes/trade-story';
import PlayerSheet from '../../src/lib/ui/imperium/sheets/PlayerSheet.svelte';
import { fill } from '../../src/lib/ui/words';
import { openTo, playing } from '../support/imperium';

const NAMES = { 'seat:1': 'Mira', 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
const [me, two, three] = ['seat:1', 'seat:2', 'seat:3'] as const;

const traded = () =>
	playing('trade', (board) => {
		for (const seat of board.order)
			board.players[seat]!.contracts = [1, 2].map((worth) => ({ worth, holder: seat }));
	}).until('tradePrimary.talk');

const storyOf = (g: ReturnType<typeof traded>): TradeStory | null =>
	g.events
		.filter(({ to }) => to === 'all')
		.reduce<TradeStory | null>((story, event) => tellTrade(story, event), null);

describe('agreements that are negotiated', () => {
	test('an offer and an agreement are told, and the ring has who holds what', () => {
		const g = traded();
		g.answer(two, { pick: `offer:${me}`, then: { pick: '1/2' } }).answer(me, { pick: 'accept:1' });
		expect(storyOf(g)!.lines.map((say) => fill(say, NAMES))).toEqual([
			'Tomasz offers Mira a trade agreement: a contract of 1 for one of 2.',
			'Tomasz and Mira make a trade agreement: contracts of 1 and 2 change hands.'
		]);
		const open = openTo(g);
		expect(agreementsOf(open)).toEqual([{ seats: [me, two], holds: [1, 2] }]);
		expect(atHome(open, me)).toEqual([1]);
		expect(atHome(open, two)).toEqual([2]);
		expect(atHome(open, three)).toEqual([1, 2]);
	});

	test('who looks at the ring is “you” in it, as everywhere', () => {
		const { body } = render(TradeRing, {
			props: {
				...{ story: null, lit: new Map(), ontouch: () => undefined },
				sight: { open: openTo(traded()), own: null, you: me, names: NAMES, book }
			}
		});
		const names = [...body.matchAll(/class="name[^"]*">([^<]*)</g)].map(([, name]) => name);
		expect(names).toEqual(['you', 'Tomasz', 'Ines']);
	});

	test('[TI-16.15] a player’s sheet has with whom it trades and what each collects, and no more once it is broken', () => {
		const g = traded();
		g.answer(two, { pick: `offer:${me}`, then: { pick: '1/2' } }).answer(me, { pick: 'accept:1' });
		const sheet = () =>
			render(PlayerSheet, {
				props: {
					...{ seat: me, onshow: () => undefined },
					sight: { open: openTo(g), own: null, you: me, names: NAMES, book }
				}
			}).body;
		expect(sheet()).toContain('With Tomasz: collects 1, Tomasz collects 2');
		expect(sheet()).toContain('Contracts to give: 1');
		breakAgreement({ board: g.board, say: () => undefined }, two, me, 'TI-16.15');
		expect(sheet()).not.toContain('Tomasz');
		expect(sheet()).toContain('Contracts to give: 1 and 2');
	});

	test('what may be answered to an offer is a piece of its own, and so are the terms of one', () => {
		const g = traded();
		g.answer(two, { pick: `offer:${me}`, then: { pick: '1/2' } });
		const shape = g.table.decisions.find(({ seat }) => seat === me)!.shape;
		const choices = shape.type === 'one' ? shape.choices : [];
		const pieces = choices.map(({ on }) => on);
		expect(pieces).toContain('accept:1');
		expect(pieces).toContain('refuse:1');
		const offer = choices.find(({ on }) => on === three)?.then;
		expect(offer?.type === 'one' && offer.choices.map(({ on }) => on)).toEqual([
			'terms:1/1',
			'terms:1/2',
			'terms:2/1',
			'terms:2/2'
		]);
	});

	test('what is broken stays crossed out until it is made again', () => {
		const pair = [me, two] as const;
		const begins = { type: 'strategic', seat: me, card: 'trade', isOver: false } as const;
		let story = tellTrade(null, { say: '', move: begins });
		story = tellTrade(story, { say: '', move: { type: 'broken', seats: pair } });
		expect(story?.broken).toEqual([pair]);
		const again = { type: 'agreement', seats: [two, me], give: [1, 1] } as const;
		expect(tellTrade(story, { say: '', move: again })?.broken).toEqual([]);
		// By war, long after.
		const over = tellTrade(story, { say: '', move: { ...begins, isOver: true } });
		expect(tellTrade(over, { say: '', move: { type: 'broken', seats: [me, three] } })).toBe(over);
	});
});

test('all look on while agreements are negotiated; whoever is asked something else sees that', () => {
	const waiting = {
		...{ seats: [two], answered: 0, of: 1, window: null },
		name: 'tradePrimary.talk'
	};
	const lit = new Map<string, never>();
	const stories = new AffairStories();
	expect(affairOf(stories, { asked: null, lit, waiting, stage: 'action' })).toBe('trade');
	expect(affairOf(stories, { asked: 'tradePrimary.talk', lit, waiting, stage: 'action' })).toBe(
		'trade'
	);
	expect(isTrading({ asked: 'turn.act', waiting })).toBe(false);
	stories.put('trade', openTo(traded()));
	expect(affairOf(stories, { asked: null, lit, waiting, stage: 'action' })).toBe(null);
});

test('seats lie clockwise in a ring, one’s own at its foot', () => {
	const order: readonly SeatId[] = [me, two, three, 'seat:4'];
	const ring = ringOf(order, two);
	expect(ring.get(two)!.y).toBeGreaterThan(80);
	expect(ring.get('seat:4')!.y).toBeLessThan(20);
	expect(ring.get(three)!.x).toBeLessThan(20);
	expect(ring.get(me)!.x).toBeGreaterThan(80);
});

test('offers of the same two stand clear of each other on their line, whoever makes them', () => {
	const lies = (n: number, by: SeatId, to: SeatId) =>
		({ ...{ n, by, to }, ...{ gives: 1, gets: 1, accepted: false } }) as const;
	const offers = [lies(1, three, two), lies(2, me, two), lies(3, two, three), lies(4, three, two)];
	/** From the same end. */
	const far = (i: number) => {
		const offer = offers[i]!;
		return offer.by === three ? 1 - placeOf(offers, offer) : placeOf(offers, offer);
	};
	const [first, second, third] = [far(0), far(2), far(3)].toSorted((a, b) => a - b);
	expect(second! - first!).toBeGreaterThan(0.15);
	expect(third! - second!).toBeGreaterThan(0.15);
	expect(Math.min(first!, 1 - third!)).toBeGreaterThan(0.3);
	// One alone stands about the middle.
	expect(Math.abs(far(1) - 0.5)).toBeLessThan(0.11);
});
