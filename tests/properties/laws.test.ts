/** What must stay true of every game, whoever plays it and however. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
	act,
	asidesOf,
	complaint,
	countAnswers,
	fingerprint,
	imagine,
	listAnswers,
	lookOpen,
	lookOwn,
	proceed,
	sampleAnswer,
	verify
} from '../../src/lib/core';
import type {
	Answer,
	AnyGame,
	AnyTable,
	Decision,
	LogEntry,
	SavedGame,
	SeatId,
	World
} from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import type { Board } from '../../src/lib/games/cosmic/types';
import { oneOfAlike } from '../../src/lib/core/alike';
import { apply, diff } from '../../src/lib/protocol/patch';
import { beginOf, headerOf, moveOf } from '../../tools/lib/simulate';
import type { Moves } from '../../tools/lib/simulate';
import { barredIn, unexplained } from '../support/barred';
import { illegalAnswers, NONSENSE } from '../support/illegal';
import {
	anySetup,
	copyOf,
	freeze,
	looksFurther,
	playOn,
	runs,
	tableAt,
	tableOf,
	viewersOf
} from '../support/positions';
import { said } from '../support/said';

/** The rules by which a game ends that nobody wins. */
const NOBODY_WINS: readonly string[] = ['CE-21.9'];
/**
 * Two sides of Cosmic Encounter, of which those who play at random hardly ever win. Two players with hazards: most of
 * their ships may be taken out of the game for good (CE-33.6, CE-33.12). Two teams: both partners of one have to come to
 * their goal (CE-40.30).
 */
const mayFightOn = ({ game, seats, options }: AnyTable): boolean =>
	game === 'cosmic' &&
	(seats.length === 2
		? options['hazard'] !== 'off'
		: seats.length === 4 && options['teams'] === true);
/** So many of their decisions are watched. */
const FIGHTS_ON = 5_000;

/**
 * Where worlds may tell more than their seat sees, and are not looked into: before the first encounter aliens that were
 * offered keep their places, in a deal cards that were named stay of their kind (CE-13.5), and what a seat was shown of
 * a hand in this encounter stays there (CE-23.6), though it may have gone.
 */
const tells = ({ game, frames, board }: AnyTable, seat: SeatId): boolean =>
	game === 'cosmic' &&
	(frames.some(({ step }) => step === 'deal') ||
		!frames.some(({ step }) => step === 'encounter') ||
		(board as Board).encounter?.looks.some(({ by }) => by === seat) === true);

/** Where an alien that is imagined behind a hidden sheet may have to act before who is asked (CE-16.26). */
const mayBeKeptFrom = ({ game, options }: AnyTable): boolean =>
	game === 'cosmic' && options['hiddenPowers'] === true;

/** Games in which nothing answers a moment: every question belongs to a step (GC-21.1). */
const WINDOWLESS: ReadonlySet<string> = new Set(['council']);

const rules = new Map<string, string>();
/** The rules of a game as they are written. */
function rulesOf(game: string): string {
	let text = rules.get(game);
	if (text === undefined)
		rules.set(game, (text = readFileSync(`src/lib/games/${game}/rules.md`, 'utf8')));
	return text;
}

/** How far random play goes before a table is looked at: early on, and deep in the game. */
const depth = fc.oneof(fc.nat(60), fc.nat(1000));

/** All a viewer receives. */
const lookOf = (game: AnyGame, table: AnyTable, viewer: SeatId | 'watcher') =>
	copyOf({
		open: lookOpen(game, table),
		own: viewer === 'watcher' ? null : lookOwn(game, table, viewer)
	});

/** A law may take longer on a machine that does much else. */
vi.setConfig({ testTimeout: 90_000 });

describe.each(Object.entries(GAMES))('%s', (_id, game) => {
	const setup = anySetup(game);
	/** Chance takes a minute to the end of a larger table with every module: these are for who looks further. */
	const played = setup.filter(({ seats }) => seats <= 5 || looksFurther);
	const table = fc
		.record({ setup, depth })
		.map((from) => ({ ...from, table: tableAt(game, from.setup, from.depth) }))
		.map((from) =>
			Object.assign(from, { toString: () => JSON.stringify([from.setup, from.depth]) })
		);

	it('[LAW-1] the same seed and the same decisions make the same game, and its file says so', () => {
		for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
			const saved = beginningOf(game, seats, 200);
			const moves = saved.moves.length;
			expect(moves).toBeGreaterThan(50);
			expect(verify(game, copyOf(saved))).toMatchObject({ ok: true, moves });
		}
	});

	it('[LAW-1] a table that is saved and loaded after every decision goes the same way', () => {
		fc.assert(
			fc.property(setup, (from) => {
				const kept = tableOf(game, from);
				const dice = diceFrom(from.seed);
				playOn(game, kept, dice, 250);
				let loaded = tableOf(game, from);
				const again = diceFrom(from.seed);
				for (let i = 0; i < 250 && !loaded.over; i++) {
					playOn(game, loaded, again, 1);
					const copy = copyOf(loaded);
					expectSame(copy, loaded);
					loaded = copy;
				}
				expect(fingerprint(loaded)).toBe(fingerprint(kept));
			}),
			runs(3)
		);
	});

	it('[LAW-1] a table loaded in mid-game ends as it would have', () => {
		fc.assert(
			fc.property(table, (from) => {
				const loaded = copyOf(from.table);
				playOn(game, from.table, diceFrom(from.depth), 300);
				playOn(game, loaded, diceFrom(from.depth), 300);
				expect(fingerprint(loaded)).toBe(fingerprint(from.table));
			}),
			runs(4)
		);
	});

	it('[LAW-2] every answer that is listed or drawn is accepted', () => {
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const saved = JSON.stringify(table);
				const dice = diceFrom(salt);
				for (const { seat, id, shape } of table.decisions) {
					const drawn = Array.from({ length: 6 }, () => sampleAnswer(shape, dice));
					for (const answer of [...listAnswers(shape, 24), ...drawn]) {
						const result = act(game, JSON.parse(saved) as AnyTable, seat, id, answer);
						expect(result, JSON.stringify(answer)).toMatchObject({ ok: true });
					}
				}
			}),
			runs(8)
		);
	});

	it('[LAW-1] [ROOM-SAVE.3] an answer that waits for others leaves all as it was but the questions, the stack and the count', () => {
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const saved = JSON.stringify(table);
				for (const { seat, id, shape } of table.decisions) {
					const after = JSON.parse(saved) as AnyTable;
					const result = act(game, after, seat, id, sampleAnswer(shape, diceFrom(salt)));
					if (!result.ok || !result.value.sealed) continue;
					const { frames, decisions, n } = after;
					expect({ ...(JSON.parse(saved) as AnyTable), frames, decisions, n }).toEqual(after);
					expect(decisions.length).toBe(table.decisions.length - 1);
				}
			}),
			runs(8)
		);
	});

	it('[LAW-2] any other answer is refused with a rule and words, and a refusal changes nothing', () => {
		fc.assert(
			fc.property(table, ({ table }) => {
				freeze(table); // so that a change would be an exception
				for (const { seat, id, shape } of table.decisions) {
					for (const answer of [...NONSENSE, ...illegalAnswers(shape)]) {
						const result = act(game, table, seat, id, answer);
						expect(result, JSON.stringify(answer)).toMatchObject({ ok: false });
						if (result.ok) continue;
						expect(said(result.refusal.say)).toMatch(/^[A-Z].*[.?!]$/s);
						expect(result.refusal.rule).toMatch(seat === 'table' ? /^/ : /^[A-Z]+-/);
					}
				}
			}),
			runs(8)
		);
	});

	it('[LAW-2] what is barred is no choice, is told once, and is refused by the rule of the game it names', () => {
		fc.assert(
			fc.property(table, ({ table }) => {
				freeze(table);
				for (const { seat, id, shape } of table.decisions) {
					if (seat === 'table') continue;
					const told = lookOwn(game, table, seat).decision?.shape;
					expect(unexplained(told)).toEqual(unexplained(oneOfAlike(shape)));
					for (const { offered, barred } of barredIn(told)) {
						const ids = barred.flatMap(({ id: one, covers }) => covers ?? [one]);
						expect(ids.filter((one) => offered.includes(one))).toEqual([]);
						expect(new Set(ids).size, ids.join()).toBe(ids.length);
						for (const { why, rule } of barred) {
							expect(rulesOf(game.id), rule).toContain(`**${rule}**`);
							expect(said(why)).toMatch(/^[A-Z{].*[.?!]$/s);
						}
					}
					if (told?.type !== 'one') continue;
					for (const { id: one, covers, rule, why } of told.barred ?? [])
						expect(act(game, table, seat, id, { pick: covers?.[0] ?? one })).toMatchObject({
							refusal: { rule, say: why }
						});
				}
			}),
			runs(8)
		);
	});

	it('[LAW-2] [LAW-4] what may be done beside a question is accepted, anything else refused, and play goes on', () => {
		let done = 0;
		fc.assert(
			fc.property(setup, fc.nat(), (from, salt) => {
				const table = tableOf(game, from);
				const dice = diceFrom(salt);
				const pieces = new Map<string, number>();
				for (let i = 0; i < 600 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(4));
					for (const { seat, id } of table.decisions.slice()) {
						const [aside] = seat === 'table' ? [] : asidesOf(game, table, seat);
						if (!aside || seat === 'table' || dice(6) > 0) continue;
						const before = fingerprint(table);
						for (const then of [...NONSENSE, ...illegalAnswers(aside.shape)])
							expect(act(game, table, seat, id, { aside: aside.name, then }).ok).toBe(false);
						expect(fingerprint(table)).toBe(before);
						const then = sampleAnswer(aside.shape, dice);
						const result = act(game, table, seat, id, { aside: aside.name, then });
						expect(result, JSON.stringify(then)).toMatchObject({ ok: true });
						done += 1;
						break;
					}
					if (!table.over) expectSomebody(table);
					if (i % 5 > 0) continue;
					expectSame(copyOf(table), table);
					count(pieces, game.conserved(table));
				}
			}),
			runs(5)
		);
		if (game.asides) expect(done).toBeGreaterThan(10);
		else expect(done).toBe(0);
	});

	it('[LAW-2] nobody answers for another, too late, or twice', () => {
		fc.assert(
			fc.property(table, ({ table }) => {
				const before = fingerprint(table);
				for (const { seat, id, shape } of table.decisions) {
					const [answer] = listAnswers(shape, 1);
					for (const other of table.seats)
						if (other !== seat)
							expect(act(game, table, other, id, answer)).toMatchObject({ ok: false });
					if (seat !== 'table')
						expect(act(game, table, 'table', id, answer)).toMatchObject({ ok: false });
					for (const wrong of [0, -1, id - 1e6, id + 1e6, Number.NaN])
						expect(act(game, table, seat, wrong, answer)).toMatchObject({ ok: false });
				}
				expect(fingerprint(table)).toBe(before);
				const [first] = table.decisions;
				if (!first) return;
				const [answer] = listAnswers(first.shape, 1);
				expect(act(game, table, first.seat, first.id, answer)).toMatchObject({ ok: true });
				const after = fingerprint(table);
				expect(act(game, table, first.seat, first.id, answer)).toMatchObject({ ok: false });
				expect(fingerprint(table)).toBe(after);
			}),
			runs(7)
		);
	});

	it('[LAW-3] [LAW-4] somebody can act until random play has ended within its bound, and no piece appears or vanishes', () => {
		fc.assert(
			fc.property(played, (from) => {
				const table = tableOf(game, from);
				const dice = diceFrom(from.seed);
				const pieces = new Map<string, number>();
				let decisions = 0;
				const bound = mayFightOn(table) ? Math.min(FIGHTS_ON, game.bound) : game.bound;
				while (!table.over && decisions <= bound) {
					expectSomebody(table);
					if (decisions % 20 === 0) count(pieces, game.conserved(table));
					playOn(game, table, dice, 1);
					decisions += 1;
				}
				count(pieces, game.conserved(table));
				if (!table.over) {
					expect(mayFightOn(table), JSON.stringify(from)).toBe(true);
					return;
				}
				expect(decisions).toBeLessThanOrEqual(game.bound);
				const { winners, rule } = table.over;
				if (winners.length === 0) expect(NOBODY_WINS).toContain(rule);
				expect(table.decisions).toEqual([]);
			}),
			runs(3)
		);
	});

	it('[LAW-5] what a viewer cannot see changes nothing it sees', () => {
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const dice = diceFrom(salt);
				for (let i = 0; i < 15 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(9));
					for (const viewer of viewersOf(table)) {
						const other = copyOf(table);
						game.redeal(other, viewer, dice);
						expectSame(lookOf(game, other, viewer), lookOf(game, table, viewer));
					}
				}
			}),
			runs(5)
		);
	});

	it('[LAW-5] what a seat cannot see changes nothing it may answer and nothing it is told when refused', () => {
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				for (const { seat, id, shape } of table.decisions) {
					if (seat === 'table') continue;
					const other = copyOf(table);
					game.redeal(other, seat, diceFrom(salt));
					for (const answer of [...listAnswers(shape, 4), ...illegalAnswers(shape)]) {
						const here = act(game, copyOf(table), seat, id, answer);
						const there = act(game, copyOf(other), seat, id, answer);
						expect(there.ok, JSON.stringify(answer)).toBe(here.ok);
						if (!here.ok) expect(there).toStrictEqual(here);
					}
				}
			}),
			runs(5)
		);
	});

	it('[LAW-5] what is said to bring nothing hidden to light, and may be taken back freely, brings none', () => {
		let compared = 0;
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const dice = diceFrom(salt);
				for (let i = 0; i < 25 && !table.over && !hides(table); i++) {
					playOn(game, table, dice, 1 + dice(3));
					const [decision] = table.decisions;
					if (!decision) continue;
					const { seat, id, shape } = decision;
					const answer = sampleAnswer(shape, dice);
					const viewers = viewersOf(table);
					const viewer = viewers[dice(viewers.length)]!;
					const [here, there] = [copyOf(table), copyOf(table)];
					game.redeal(there, viewer, dice);
					// Who holds other cards may have other answers.
					if (!isAnswer(game, there, seat, answer)) continue;
					const one = act(game, here, seat, id, answer);
					const other = act(game, there, seat, id, answer);
					if (!one.ok || !other.ok || one.value.showed || other.value.showed) continue;
					compared += 1;
					expectSame(toldTo(viewer, other.value), toldTo(viewer, one.value));
					expectSame(lookOf(game, there, viewer), lookOf(game, here, viewer));
				}
			}),
			runs(10)
		);
		expect(compared).toBeGreaterThan(50);
	});

	it('[LAW-5] who is asked in a window, and what, follows from what each can see', () => {
		let windows = 0;
		fc.assert(
			fc.property(table, fc.nat(), ({ table, setup }, salt) => {
				const dice = diceFrom(setup.seed + 1);
				for (let i = 0; i < 60 && !table.over; i++) {
					playOn(game, table, dice, 1);
					if (!opensWindow(table)) continue;
					windows += 1;
					const before = asksOf(table);
					expect(asksOf(askedAgain(game, copyOf(table)))).toStrictEqual(before);
					if (hides(table)) continue;
					for (const viewer of viewersOf(table)) {
						const other = copyOf(table);
						game.redeal(other, viewer, diceFrom(salt));
						const after = asksOf(askedAgain(game, other));
						expect(after.seats).toStrictEqual(before.seats);
						if (viewer !== 'watcher')
							expect(after.decisions[viewer]).toStrictEqual(before.decisions[viewer]);
					}
				}
			}),
			runs(7)
		);
		if (WINDOWLESS.has(game.id)) expect(windows).toBe(0);
		else expect(windows).toBeGreaterThan(50);
	});

	it('[LAW-5] a world that a seat imagines is made of what it sees and of its own dice', () => {
		let imagined = 0;
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const dice = diceFrom(salt);
				for (let i = 0; i < 12 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(9));
					const before = fingerprint(table);
					for (const { seat, id } of table.decisions) {
						if (seat === 'table' || tells(table, seat)) continue;
						const other = copyOf(table);
						game.redeal(other, seat, dice);
						const [here, there] = [table, other].map((one) =>
							imagine(game, one, seat, diceFrom(i))
						);
						const mine = here?.decisions.find((one) => one.seat === seat);
						if (mine?.id !== id) {
							expect(mayBeKeptFrom(table)).toBe(true);
							continue;
						}
						// Who has answered under seal is asked anew there.
						expect(here!.open().board).toEqual(lookOpen(game, table).board);
						const { orders: _, ...own } = lookOwn(game, table, seat, false);
						expect(lookIn(here!, seat)).toMatchObject(own);
						expectSame(onward(there!, i), onward(here!, i));
						imagined += 1;
					}
					expect(fingerprint(table)).toBe(before);
				}
			}),
			runs(3)
		);
		expect(imagined).toBeGreaterThan(25);
	});

	it('[LAW-5] dealing anew really changes what is hidden', () => {
		const changed = fc
			.sample(table, { numRuns: 20, seed: 1 })
			.flatMap(({ table }) =>
				viewersOf(table).map((viewer) => {
					const other = copyOf(table);
					game.redeal(other, viewer, diceFrom(3));
					return fingerprint(other) !== fingerprint(table) || table.over !== null;
				})
			)
			.filter(Boolean);
		expect(changed.length).toBeGreaterThan(60);
	});

	it('[LAW-7] a viewer who joins at any moment and follows the patches has the view it would have had', () => {
		fc.assert(
			fc.property(table, fc.nat(), ({ table }, salt) => {
				const dice = diceFrom(salt);
				const pages = viewersOf(table).map((viewer) => ({
					viewer,
					sent: lookOf(game, table, viewer) as unknown,
					drawn: lookOf(game, table, viewer) as unknown
				}));
				for (let i = 0; i < 40 && !table.over; i++) {
					playOn(game, table, dice, 1);
					for (const page of pages) {
						const now = lookOf(game, table, page.viewer);
						const patch = diff(page.sent, now);
						page.sent = now;
						// A page that slept gets one patch for all it missed.
						if (patch !== undefined) page.drawn = apply(page.drawn, copyOf(patch));
						expectSame(page.drawn, now);
					}
				}
			}),
			runs(3)
		);
	});
});

/** Compares as text first: `expect` takes its time, and there are many to compare. */
function expectSame(one: unknown, other: unknown): void {
	if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toStrictEqual(other);
}

/** What a viewer reads of what happened. */
const toldTo = (viewer: SeatId | 'watcher', { events }: LogEntry) =>
	events.filter(({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer)));

/** Somebody is asked, is at this table, and has an answer to give. */
function expectSomebody({ seats, decisions }: AnyTable): void {
	const fits = decisions.every(
		({ seat, shape }) => (seat === 'table' || seats.includes(seat)) && countAnswers(shape) > 0
	);
	if (decisions.length === 0 || !fits) expect(decisions).toBe('open for seats of this table');
}

/** The first moves of a game between random players, as a file. */
function beginningOf(game: AnyGame, seats: number, most: number): SavedGame {
	const plan = { game, seats, levels: ['random'], seed: seats };
	const { table } = beginOf(plan);
	const moves: Moves = [];
	playOn(game, table, diceFrom(seats), most, (played) => moves.push(moveOf(table, played)));
	return { ...headerOf(plan), moves };
}

/** Adds to what was counted before; a piece once in the game keeps its number. */
function count(pieces: Map<string, number>, found: { readonly [piece: string]: number }): void {
	for (const [piece, n] of pieces) if (found[piece] !== n) expect(found[piece], piece).toBe(n);
	for (const [piece, n] of Object.entries(found)) pieces.set(piece, n);
}

/** A window that has just opened: nobody has answered yet. */
const opensWindow = (table: AnyTable): boolean =>
	table.decisions[0]?.window != null && Object.keys(table.frames.at(-1)?.got ?? {}).length === 0;

/** Powers behind hidden sheets act by themselves, so a table with other powers would not have come to this. */
const hides = (table: AnyTable): boolean => table.options['hiddenPowers'] === true;

/** Asks the open question anew, as if the step had just come to it. */
function askedAgain(game: AnyGame, table: AnyTable): AnyTable {
	table.next -= table.decisions.length;
	table.decisions = [];
	delete table.frames.at(-1)?.got;
	proceed(game, table);
	return table;
}

/** Whether this seat could answer so, and the others as they did under seal, were all asked anew. */
function isAnswer(game: AnyGame, table: AnyTable, seat: Decision['seat'], answer: Answer): boolean {
	const asked = askedAgain(game, copyOf(table)).decisions;
	const sealed = Object.entries(table.frames.at(-1)?.got ?? {});
	return [...sealed, [seat, answer] as const].every(([who, got]) => {
		const question = asked.find((one) => one.seat === who);
		return question !== undefined && got !== undefined && complaint(question.shape, got) === null;
	});
}

const lookIn = (world: World, seat: SeatId) => world.questionTo(seat, diceFrom(1))?.view().own;

/** What comes to pass in a world by chance, to all eyes. */
function onward(world: World, salt: number): unknown[] {
	const dice = diceFrom(salt);
	return Array.from({ length: 12 }, () => {
		const decision = world.decisions[dice(Math.max(1, world.decisions.length))];
		if (decision) world.answer(decision.seat, decision.id, sampleAnswer(decision.shape, dice));
		return [world.open(), copyOf(world.decisions)];
	});
}

const asksOf = (table: AnyTable) => ({
	seats: table.decisions.map(({ seat }) => seat),
	decisions: Object.fromEntries(table.decisions.map((open) => [open.seat, copyOf(open)]))
});
