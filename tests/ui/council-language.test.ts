/** What Galactic Council's screen says by itself is said in the reader's language, whole. */
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH, msg } from '../../src/lib/core/words';
import { Draft } from '../../src/lib/ui/draft.svelte';
import Codex from '../../src/lib/ui/council/codex/Codex.svelte';
import { drawersOf } from '../../src/lib/ui/council/frame/drawers';
import Roster from '../../src/lib/ui/council/frame/Roster.svelte';
import TurnLeft from '../../src/lib/ui/council/frame/TurnLeft.svelte';
import BattleScene from '../../src/lib/ui/council/scenes/BattleScene.svelte';
import { battleNow } from '../../src/lib/ui/council/scenes/battle-story';
import type { BattleStory } from '../../src/lib/ui/council/scenes/battle-story';
import CouncilScene from '../../src/lib/ui/council/scenes/CouncilScene.svelte';
import { councilNow } from '../../src/lib/ui/council/scenes/council-story';
import SpeciesScene from '../../src/lib/ui/council/scenes/SpeciesScene.svelte';
import HexSheet from '../../src/lib/ui/council/sheets/HexSheet.svelte';
import ReadingSheet from '../../src/lib/ui/council/sheets/ReadingSheet.svelte';
import { telling } from '../../src/lib/ui/council/telling';
import { inWords } from '../../src/lib/ui/council/words/chapters';
import { hexesOf, hexLabel } from '../../src/lib/ui/council/words/hexes';
import { stageOf, turnsOf } from '../../src/lib/ui/council/words/turns';
import Drawers from '../../src/lib/ui/hexmap/frame/Drawers.svelte';
import Grip from '../../src/lib/ui/hexmap/frame/Grip.svelte';
import TurnBar from '../../src/lib/ui/hexmap/frame/TurnBar.svelte';
import { language } from '../../src/lib/ui/language.svelte';
import { COUNCIL_BOOK, COUNCIL_SCENES } from '../fixtures/council-views';
import type { CouncilScene as Scene } from '../fixtures/council-views';

/** Every sentence of this language stands in brackets, so that what is not said in it shows. */
const BRACKETS = {
	lang: 'de',
	words: new Proxy<{ readonly [template: string]: string }>(
		{},
		{ get: (_, template) => `‹${String(template)}›` }
	)
};

/** Those that are not said in it from the first letter to the last. */
const unsaid = (texts: readonly string[]) => texts.filter((text) => text && !/^‹[^]*›$/.test(text));

/** Words of a text that stand in no brackets; the letter of a seat and a numeral are none. */
function bare(text: string): string[] {
	let left = text;
	while (/‹[^‹›]*›/.test(left)) left = left.replace(/‹[^‹›]*›/g, ' ');
	return left.split(/\s{2,}/).filter((part) => /\p{L}\p{Ll}/u.test(part));
}

/** What a component shows and has read aloud that is not said in this language. */
function bareIn<Props extends Record<string, unknown>>(
	component: Component<Props>,
	props: NoInfer<Props>
): string[] {
	const { body } = render(component as Component, { props });
	const html = body.replace(/<!--[^]*?-->/g, '');
	const spoken = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
	// Bold words stand within sentences; what lies in another element is another text.
	const text = html.replace(/<\/?b\b[^>]*>/g, '').replace(/<[^>]*>/g, '   ');
	return [text, ...spoken.map(([, label = '']) => label)]
		.map((one) => one.replace(/&[a-z]+;/g, ' '))
		.flatMap(bare);
}

/** A scene as its components take it; players have names without letters. */
function shown({ open, own, you, draft: picks }: Scene) {
	const draft = new Draft(null);
	draft.verbs = telling.verbs;
	draft.ask(own?.decision ?? null);
	draft.take(picks);
	const { order } = open.board;
	return {
		draft,
		sight: {
			open: open.board,
			own: own?.board ?? null,
			you,
			names: Object.fromEntries(order.map((seat, i) => [seat, `(${i + 1})`])),
			book: COUNCIL_BOOK
		},
		seats: order.map((seat, i) => ({
			seat,
			kind: i === 1 ? ('bot' as const) : ('human' as const),
			name: '',
			here: i !== 2,
			standIn: null
		})),
		waiting: open.waiting
	};
}

const ignore = () => undefined;
const SCENES = Object.entries(COUNCIL_SCENES);

beforeAll(() => {
	language.tongue = BRACKETS;
});
afterAll(() => {
	language.tongue = ENGLISH;
});

describe('in another language', () => {
	test.each(SCENES)('everything told of %s', (_, make) => {
		const { sight, draft } = shown(make());
		const { open, own, you, names, book } = sight;
		const chapters = inWords({ open, own, you, names, book });
		expect(chapters.length).toBeGreaterThan(2);
		expect(unsaid(chapters.flatMap(({ title, lines }) => [title, ...lines]))).toEqual([]);
		const { now, next } = telling.outlook(open, you, names, book);
		expect(unsaid([now, next, ...telling.counts(open)])).toEqual([]);
		expect(unsaid(hexesOf(open).map((id) => hexLabel(id, sight, draft.lit.get(id))))).toEqual([]);
	});

	test.each(SCENES)('everything about the map of %s', (_, make) => {
		const { sight, draft, seats, waiting } = shown(make());
		const { lit } = draft;
		const [first = 'hex:0,0'] = hexesOf(sight.open);
		for (const shape of ['rows', 'column', 'chips'] as const) {
			const about = new Set(sight.open.order.slice(1));
			const roster = { sight, seats, waiting, lit, about, shape, onseat: ignore };
			expect(bareIn(Roster, roster)).toEqual([]);
			expect(bareIn(Roster, { ...roster, winners: sight.open.order })).toEqual([]);
		}
		const drawers = new Set(['market', 'goals'] as const);
		expect(bareIn(TurnLeft, { sight })).toEqual([]);
		for (const small of [true, false]) {
			const { open, you, names } = sight;
			const turns = turnsOf(open).map((turn, i) => ({ ...turn, close: i === 0 }));
			const bar = { turns, stage: stageOf(open), you, names, small, onseat: ignore };
			for (const last of [null, 4, 8])
				expect(bareIn(TurnBar, { ...bar, round: { n: open.round, last } })).toEqual([]);
			const beside = { drawers: drawersOf(sight), lit: drawers, small, onopen: ignore };
			expect(bareIn(Drawers, beside)).toEqual([]);
			expect(bareIn(Grip, { low: small })).toEqual([]);
		}
		const ways = { offers: draft.offers, ontake: ignore, onshow: ignore, onclose: ignore };
		for (const sheet of [
			...(['market', 'cards', 'goals', 'laws', 'species', 'legend'] as const),
			...sight.open.order
		])
			expect(bareIn(ReadingSheet, { sheet, sight, ...ways })).toEqual([]);
		const hex = { ...ways, hex: first, sight, offers: draft.offers(first), onlook: ignore };
		expect(bareIn(HexSheet, hex)).toEqual([]);
	});

	test.each(SCENES)('everything that stands over the map of %s', (_, make) => {
		const { sight, draft, waiting } = shown(make());
		const { lit } = draft;
		const asked = draft.decision?.name ?? null;
		expect(bareIn(SpeciesScene, { sight, lit, asked })).toEqual([]);
		const battle = battleNow(sight.open);
		const scene = { sight, lit, onaside: ignore };
		if (battle)
			for (const story of [battle, decided(battle, true), decided(battle, false)])
				for (const back of [null, sight.open])
					expect(bareIn(BattleScene, { ...scene, story, telling: back })).toEqual([]);
		const now = councilNow(sight.open);
		if (!now) return;
		expect(bareIn(CouncilScene, { ...scene, story: now, waiting })).toEqual([]);
		for (const id of ['census', 'laureate', 'exiles-plea']) {
			const card = COUNCIL_BOOK.councilCards[id]!;
			const option = card.kind === 'election' ? 'seat:1' : card.options[0].key;
			const ballots = {
				'seat:1': { option, votes: 3, cards: [] },
				'seat:2': { option: null, votes: 2, cards: [] }
			};
			for (const outcome of [option, null]) {
				const story = {
					session: { ...now.session, card: id, options: ['seat:1', 'seat:2'], outcome, ballots },
					scored: [{ seat: 'seat:1', objective: 'charter' }] as const,
					after: [],
					over: outcome !== null
				};
				expect(bareIn(CouncilScene, { ...scene, story, waiting })).toEqual([]);
			}
		}
	});

	test('what is in the box', () => {
		expect(bareIn(Codex, { book: COUNCIL_BOOK })).toEqual([]);
	});
});

/** The battle once a round has been fought and its planet was invaded. */
function decided(story: BattleStory, taken: boolean): BattleStory {
	const [round] = story.rounds;
	if (!round) return story;
	const fought = {
		...round,
		n: 0,
		attack: { ...round.attack, hits: 2, takes: 3, dice: [6, 5], needs: [4, 4], lostPort: true },
		defence: { ...round.defence, hits: 1, lost: { fighter: 2 }, bought: { small: 1, big: 2 } }
	};
	const next = { ...round, attack: { ...round.attack, hits: null } };
	return {
		...story,
		rounds: taken ? [fought] : [fought, next],
		end: taken ? { by: 'seat:1', say: msg('{who} has the turn.', { who: 'seat:1' }) } : null,
		invasion: { die: 3, sum: 5, defence: 4, falls: taken },
		taken
	};
}
