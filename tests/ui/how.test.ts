/** How each game is played, on one page: true by its rules, short, and drawn. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { GAMES } from '../../src/lib/games';
import { INTRODUCED, isIntroduced } from '../../src/lib/ui/games';
import Guide from '../../src/lib/ui/how/Guide.svelte';
import { PARTS } from '../../src/lib/ui/how/guide';
import { guideOf } from '../../src/lib/ui/how/guides';
import type { SeatLook } from '../../src/lib/protocol';
import { EVENINGS, lastingOf, tableOf } from '../../src/lib/ui/lobby/evenings';
import { printed } from '../../src/lib/ui/words';

describe.each(INTRODUCED.map(({ id }) => id))('how to play %s', (id) => {
	const guide = guideOf(id);
	if (!guide) throw new Error(`Nobody tells how ${id} is played.`);
	const rules = readFileSync(`src/lib/games/${id}/rules.md`, 'utf8');

	it('is read in two minutes', () => {
		const words = PARTS.flatMap((part) => printed(guide.parts[part].say).split(/\s+/));
		expect(words.length).toBeGreaterThan(230);
		expect(words.length).toBeLessThan(420);
	});

	it('names rules that there are, for every part', () => {
		for (const part of PARTS) {
			expect(guide.parts[part].rules.length, part).toBeGreaterThan(0);
			for (const rule of guide.parts[part].rules) expect(rules).toContain(`**${rule}**`);
		}
	});

	it('has a drawing for each part, no two alike', () => {
		const drawn = PARTS.map((of) => render(guide.Drawing, { props: { of } }).body);
		expect(new Set(drawn).size).toBe(PARTS.length);
		for (const one of drawn) expect(one.match(/<(path|circle|rect)/g)?.length).toBeGreaterThan(2);
	});

	it('leads on to its rules, its box, a lesson and a table', () => {
		const { body } = render(Guide, { props: { game: id, guide } });
		for (const href of [`/rules/${id}`, `/codex/${id}`, `/t/new?game=${id}`])
			expect(body).toContain(`href="${href}"`);
	});
});

describe('what kind of evening a game is', () => {
	it('is known of every game that can be played, with every number of seats', () => {
		for (const game of Object.values(GAMES)) {
			if (!isIntroduced(game.id)) throw new Error(`${game.id} is not introduced.`);
			for (let seats = game.seats.min; seats <= game.seats.max; seats++)
				expect(EVENINGS[game.id].minutes, `${game.id}, ${seats}`).toHaveProperty(String(seats));
		}
	});

	it('lasts longer with more people and with a slower clock, and is not guessed where nothing was measured', () => {
		const { cosmic } = EVENINGS;
		const of = (people: number, clockS = 0) => lastingOf(cosmic, { seats: 4, people, clockS });
		expect(of(1)?.quick).toBe(13);
		expect(of(4)?.quick).toBe(48);
		expect(of(2)?.quick).toBeGreaterThan(13);
		expect(of(2)?.quick).toBeLessThan(48);
		expect(of(4)).toMatchObject({ slow: 144, most: null });
		expect(of(4, 60)?.most).toBe(288);
		expect(lastingOf(cosmic, { seats: 9, people: 1, clockS: 0 })).toBeNull();
	});

	it('is the same before somebody sits down and after', () => {
		const at = (kinds: readonly SeatLook['kind'][], seated: boolean) =>
			tableOf({ seats: kinds.map((kind) => ({ kind })), house: { clockS: 60 } }, seated);
		const before = at(['human', 'bot', 'open', 'open'], false);
		expect(before).toEqual({ seats: 3, people: 2, clockS: 60 });
		expect(at(['human', 'bot', 'human', 'open'], true)).toEqual(before);
		expect(at(['open', 'open', 'open', 'open'], false)).toEqual(
			at(['human', 'open', 'open', 'open'], true)
		);
		// Nobody plays alone: who waits for the others reads what the next of them does.
		expect(at(['human', 'open', 'open', 'open'], true)).toEqual(
			at(['human', 'open', 'open', 'open'], false)
		);
		// Who finds every seat taken will only watch.
		expect(at(['human', 'bot', 'bot', 'human'], false)).toMatchObject({ seats: 4, people: 2 });
	});
});
