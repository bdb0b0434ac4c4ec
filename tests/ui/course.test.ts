/** What is said to who is new: each remark is about questions there are, and a lesson comes to all of its own. */
import { botsFor, playOut } from '$lib/bots';
import { commitTo, mixKey, seatAt, start } from '$lib/core';
import { GAMES } from '$lib/games';
import { ALIENS } from '$lib/games/cosmic/aliens';
import { screenOf } from '../../src/lib/ui/boards';
import { OPENING, WAITING, metBy, readOf, remarkNow } from '../../src/lib/ui/coach/course';
import type { Asked, Course } from '../../src/lib/ui/coach/course';
import { alliance } from '../fixtures/cosmic-views';
import { diceFrom } from '../support/memory-host';
import { describe, expect, it } from 'vitest';

/** Decisions, windows aside, that are about eight minutes of somebody who reads. */
const SOON: { readonly [game: string]: number } = { cosmic: 8, council: 8, imperium: 17 };

/** As a page has it. */
const courseOf = (id: string): Promise<Course> => screenOf(id)!.course();
const cosmic = await courseOf('cosmic');
const council = await courseOf('council');
const imperium = await courseOf('imperium');
const COURSES: { readonly [game: string]: Course } = { cosmic, council, imperium };

/** What is asked of the first seat in the game that is prepared to learn this one by, bots deciding. */
function askedOf(id: string, seed: number, most: number): Asked[] {
	const game = GAMES[id]!;
	const { seats, options, seed: secret } = game.lesson!;
	const { table } = start(game, {
		seats: Array.from({ length: seats }, (_, i) => seatAt(i)),
		options: {
			...Object.fromEntries(game.options.map((option) => [option.id, option.initial])),
			...options
		},
		clocked: true,
		key: mixKey(commitTo(secret), Array<string>(seats).fill(''))
	});
	const asked: Asked[] = [];
	const ENOUGH = new Error('Enough was asked.');
	try {
		playOut(
			game,
			table,
			{ bots: botsFor(game).slice(0, 1), dice: diceFrom(seed) },
			({ decision }) => {
				if (decision.seat === seatAt(0)) asked.push(decision);
				if (asked.filter(({ window }) => window === null).length >= most) throw ENOUGH;
			}
		);
	} catch (error) {
		if (error !== ENOUGH) throw error;
	}
	return asked;
}

describe('a course', () => {
	for (const id of Object.keys(GAMES)) {
		it(`[ROOM-LESSON.1] given the lesson of ${id}, when a steady player plays it, then all it wants to explain is asked within ${SOON[id]} decisions`, () => {
			const course = COURSES[id]!;
			for (const seed of [1, 2, 3, 4]) {
				const read = new Set([OPENING, WAITING]);
				for (const asked of askedOf(id, seed, SOON[id]!)) {
					const remark = remarkNow(course, asked, read);
					if (remark) read.add(remark.id);
				}
				const missed = course.lesson.filter((one) => !read.has(one.id)).map((one) => one.id);
				expect(missed, `with seed ${seed}`).toEqual([]);
				expect(readOf(course, read)).toBe(course.lesson.length);
			}
		});

		it(`[ROOM-LESSON.1] given who answers in the lesson of ${id} and never says “Got it”, then it comes to its end all the same`, () => {
			const course = COURSES[id]!;
			const read = new Set<string>();
			for (const asked of askedOf(id, 1, SOON[id]!)) {
				const shown = remarkNow(course, asked, read)?.id ?? null;
				for (const met of metBy(course, asked, shown, true)) read.add(met);
			}
			expect(readOf(course, read)).toBe(course.lesson.length);
		});

		it(`given the course of ${id}, then each remark has an id of its own and is about questions there are`, () => {
			const course = COURSES[id]!;
			const all = [...course.lesson, ...course.later];
			expect(new Set([OPENING, WAITING, ...all.map((one) => one.id)]).size).toBe(all.length + 2);
			const asked = new Set<string>();
			const { steps } = GAMES[id]!;
			for (const [step, forms] of Object.entries(steps))
				for (const form of Object.keys(forms)) asked.add(`${step}.${form}`);
			expect(all.flatMap(({ asks = [] }) => asks).filter((name) => !asked.has(name))).toEqual([]);
		});
	}

	it('given the lesson of Cosmic Encounter, then every alien that can come in it is one to begin with', () => {
		const { seats, options } = GAMES['cosmic']!.lesson!;
		const box = options['chosenAliens'] as string[];
		expect(box.map((id) => [id, ALIENS[id]?.words.alert])).toEqual(box.map((id) => [id, 'green']));
		expect(GAMES['cosmic']!.fits(options, seats)).toBeNull();
	});

	it('given a question that is answered, then what stood above it is read, and no more at a table that is no lesson', () => {
		const choose = { name: 'start.choose', window: null };
		expect(metBy(cosmic, choose, OPENING, true)).toEqual([OPENING, 'alien']);
		expect(metBy(cosmic, choose, OPENING, false)).toEqual([OPENING]);
		expect(metBy(cosmic, { name: 'use.details', window: null }, null, true)).toEqual([]);
	});

	it('given a question of which one thing was read, then another waits until the like is asked again', () => {
		const menu = { name: 'turn.menu', window: null };
		const read = new Set([OPENING]);
		const first = remarkNow(council, menu, read)?.id ?? '';
		expect(first).toBe('turn');
		read.add(first);
		expect(remarkNow(council, menu, read, { told: true })).toBeNull();
		expect(remarkNow(council, menu, read)?.id).toBe('pay');
	});

	it('given what was read, then it is not said again: first what the game is, then what is asked, else how to wait', () => {
		const course = cosmic;
		const aim = { name: 'launch.aim', window: null };
		const said = (asked: Asked | null, ...read: string[]) =>
			remarkNow(course, asked, new Set(read))?.id;
		expect(said(aim)).toBe(OPENING);
		expect(said(aim, OPENING)).toBe('aim');
		expect(said(aim, OPENING, 'aim')).toBeUndefined();
		expect(said(null, OPENING)).toBe(WAITING);
		expect(said(null, OPENING, WAITING)).toBeUndefined();
		expect(said({ name: 'window.ask', window: 'reveal.cards' }, OPENING)).toBe('windows');
	});

	it('given a remark of what not every table, or hand, has, then it is made where there is such a thing, and nowhere else', () => {
		const read = new Set([OPENING, WAITING, ...cosmic.lesson.map(({ id }) => id)]);
		const asked: Asked = { name: 'planning.select', window: null };
		const said = (hand: readonly string[], inPlay: readonly string[] | null) =>
			remarkNow(cosmic, asked, read, {
				look: {
					open: { ...alliance.open, ...(inPlay && { hazards: { inPlay, pact: null } }) },
					own: { ...alliance.own!, hand }
				}
			})?.id ?? null;
		expect(said(['attack:08#1'], null)).toBeNull();
		expect(said(['attack:08#1'], [])).toBeNull();
		expect(said(['attack:08#1', 'flare:vulch#1'], null)).toBe('flare');
		expect(said(['attack:08#1'], ['hazard:unstable#1'])).toBe('hazard');
		// Nothing of hazards is said where none are.
		const all = [...cosmic.lesson, ...cosmic.later].filter(({ fits }) => !fits);
		expect(all.filter(({ say }) => JSON.stringify(say).includes('azard'))).toEqual([]);
	});
});
