/** What Cosmic's screen says by itself is said in the reader's language, whole. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH, msg, pieces } from '../../src/lib/core/words';
import { planetName } from '../../src/lib/games/cosmic/board';
import { layoutOf } from '../../src/lib/ui/cosmic/dial/layout';
import { targetsOf } from '../../src/lib/ui/cosmic/dial/stops';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { inWords } from '../../src/lib/ui/cosmic/words/chapters';
import { rowsOf } from '../../src/lib/ui/cosmic/words/rows';
import { standingOf } from '../../src/lib/ui/cosmic/words/standing';
import { whenMay, whoMay } from '../../src/lib/ui/cosmic/words/timing';
import german from '../../src/lib/ui/languages/de/cosmic.json';
import { language } from '../../src/lib/ui/language.svelte';
import { refused } from '../../src/lib/ui/page/refused';
import { BOOK, SCENES, alliance } from '../fixtures/cosmic-views';

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

beforeAll(() => {
	language.tongue = BRACKETS;
});
afterAll(() => {
	language.tongue = ENGLISH;
});

describe('in another language', () => {
	test.each(Object.entries(SCENES))('everything told of %s', (_, { open, own, you, names }) => {
		const chapters = inWords({ open, own, you, names, book: BOOK });
		expect(unsaid(chapters.flatMap(({ title, lines }) => [title, ...lines]))).toEqual([]);
		const { now, next } = telling.outlook(open, you, names, BOOK);
		expect(unsaid([now, next, ...telling.counts(open)])).toEqual([]);
	});

	test.each(Object.entries(SCENES))('everything on the dial of %s', (_, { open, you, names }) => {
		const first = you ?? open.order[0] ?? 'seat:1';
		const layout = layoutOf(open, { centre: { x: 400, y: 400 }, r: 320, first });
		const targets = targetsOf(open, layout, names, you, new Map());
		expect(targets.length).toBeGreaterThan(10);
		expect(unsaid(targets.flatMap(({ label, tells }) => [label, ...tells]))).toEqual([]);
		if (!open.encounter) return;
		const rows = rowsOf(standingOf(open, open.encounter), names);
		expect(unsaid(rows.map(([say]) => say))).toEqual([]);
	});

	test('what pieces are called, and what is said when they cannot be chosen', () => {
		const { open, names } = alliance;
		const decision = { say: '', rule: 'CE-9.4' } as const;
		const pieces = ['attack:08', 'negotiate', 'flare:oracle', 'planet:1-1', 'seat:2', 'warp'];
		const says = pieces.map((piece) => {
			const called = telling.called(piece, { open, book: BOOK, names });
			return refused({ piece, barred: null, decision, called, names })?.say ?? '';
		});
		expect(unsaid(says)).toEqual([]);
	});

	test('when and by whom a card may be played', () => {
		const timing = { roles: ['offense', 'uninvolved'], phases: ['startTurn', 'launch'] } as const;
		expect(whenMay(timing)).toContain('‹launch›');
		const { title, means } = whoMay(timing);
		expect(title).toContain('‹Offense›');
		expect(unsaid([means])).toEqual([]);
	});
});

test('in German a planet of the reader stands in its case, wherever a button or a line names it', () => {
	const what = planetName('planet:1-4');
	const tongue = {
		...{ lang: 'de', words: german as { readonly [template: string]: string } },
		reader: { seat: 'seat:1' as const, yours: telling.yours ?? {} }
	};
	const said = [
		msg('Aim at {what}', { what }),
		msg('Attach it to {what}', { what }),
		msg('Bring it to {what}', { what }),
		msg('Put it at {what}', { what }),
		msg('Nobody has a colony on {planet}: {who} wins at once.', { planet: what, who: 'seat:2' })
	].map((words) =>
		pieces(words, (seat) => seat, tongue)
			.map(({ text }) => text)
			.join('')
	);
	expect(said).toEqual([
		'Auf deinen Planeten 4 zielen',
		'An deinem Planeten 4 anbringen',
		'Auf deinen Planeten 4 setzen',
		'An deinen Planeten 4 legen',
		'Niemand hat eine Kolonie auf deinem Planeten 4: seat:2 gewinnt sofort.'
	]);
});
