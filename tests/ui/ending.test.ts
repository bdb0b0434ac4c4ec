/** What is passed on of a finished game, and what its last page says in sight. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { Chronicler, msg, seatAt, lookOpen } from '../../src/lib/core';
import type { Chronicle, SavedGame, SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { ending } from '../../src/lib/games/imperium/chronicle';
import { sketch } from '../../src/lib/ui/cosmic/sketch';
import { curveOf } from '../../src/lib/ui/ending/curve';
import Headline from '../../src/lib/ui/ending/Headline.svelte';
import { pictureOf } from '../../src/lib/ui/ending/picture';
import Ranking from '../../src/lib/ui/ending/Ranking.svelte';
import Rounds from '../../src/lib/ui/ending/Rounds.svelte';
import { lineOf } from '../../src/lib/ui/ending/seen';
import { ranked } from '../../src/lib/ui/ending/stood';
import Stood from '../../src/lib/ui/ending/Stood.svelte';
import Story from '../../src/lib/ui/ending/Story.svelte';
import type { LogLine } from '$lib/table/picture';
import type { Tale } from '../../src/lib/ui/ending/tale';
import { seatLook } from '../../src/lib/ui/pieces/seats';
import { position } from '../support/cosmic';
import { said } from '../support/said';
import { imperium, playing } from '../support/imperium';

const seats = [seatAt(0), seatAt(1)];
const chronicle = {
	seats,
	standings: seats.map((seat, i) => ({ seat, points: 5 - i })),
	parts: Array.from({ length: 32 }, (_, i) => ({ part: i + 1 })),
	gains: Array.from({ length: 32 }, (_, i) => ({ seat: seats[0], part: i + 1, n: i % 2 || -1 })),
	over: { winners: [seats[0]] }
} as unknown as Chronicle;
const tale: Tale = {
	game: cosmic as unknown as Tale['game'],
	ending: cosmic.ending as unknown as Tale['ending'],
	saved: {} as SavedGame,
	chronicle
};
const names = { 'seat:1': 'Ines', 'seat:2': 'Tomasz' };

test('in the picture of a game a planet shows whose system it is of, when its owner has left it too', () => {
	const { table } = position({
		seats: 2,
		planets: { 'planet:1-1': { 'seat:2': 3 }, 'planet:2-1': { 'seat:1': 1, 'seat:2': 2 } }
	});
	const { board } = lookOpen(cosmic as never, table) as unknown as {
		board: Parameters<typeof sketch>[0]['open'];
	};
	const drawn = sketch({ open: board, book: null });
	const homes = drawn.places.filter(({ home }) => home === 'seat:1');
	expect(homes).toHaveLength(5);
	expect(homes[0]).toMatchObject({ seat: null, beside: ['seat:2'] });
	const svg = pictureOf({ tale, names, sketch: drawn, date: '', site: '', style: '' }, 'wide');
	const rims = (seat: SeatId) =>
		svg.split(`fill="none" stroke="${seatLook(seat).fill}" stroke-width="13"`).length - 1;
	expect(rims('seat:1')).toBe(1);
	expect(rims('seat:2')).toBe(0);
});

test('however many parts a game had, what each came to stays in sight beside them', () => {
	const { body } = render(Rounds, { props: { tale, names } });
	// The head of the column, and a cell of it for each player.
	expect(body.match(/class="[^"]*\ball\b/g)).toHaveLength(1 + seats.length);
});

test('a moment is shown by its own line, where the move told more after it; and by the last where it told none so', () => {
	const moment = {} as NonNullable<LogLine['moment']>;
	const [landing, victory] = [msg('They land.'), msg('They win.')];
	const log: LogLine[] = [landing, victory].map((say) => ({ n: 4, say, moment }));
	expect(lineOf(log, 4, landing)).toBe(log[0]);
	expect(lineOf(log, 4, msg('They leave.'))).toBe(log[1]);
	expect(lineOf(log, 4)).toBe(log[1]);
	expect(lineOf(log, 5, landing)).toBeUndefined();
});

test('the end of Cosmic Encounter says who played what', () => {
	const { board } = position({ aliens: { 'seat:1': ['mirror', 'will'], 'seat:2': 'fido' } });
	const rows = cosmic.ending!.standings(board, ['seat:2']);
	expect(rows.map(({ seat, has }) => [seat, has.map(said)])).toEqual([
		['seat:2', ['Fido']],
		['seat:1', ['Mirror', 'Will']],
		['seat:3', []]
	]);
});

test('the line of each is level where it gained nothing, those with equally much are apart, and the order of points holds', () => {
	const [one, two, three] = [seatAt(0), seatAt(1), seatAt(2)] as const;
	const gain = (seat: SeatId, part: number, n: number) => ({ seat, part, n });
	const together = {
		seats: [one, two, three],
		standings: [one, two, three].map((seat) => ({ seat, points: 2 })),
		parts: [1, 2, 3].map((part) => ({ part })),
		gains: [gain(one, 1, 2), gain(two, 2, 2), gain(three, 1, 1)],
		turning: null
	} as unknown as Chronicle;
	const { lines, heights: across } = curveOf(together, {
		left: 0,
		top: 0,
		right: 300,
		bottom: 200
	});
	// The line across for a number lies amid the lines of those who have as much, and not below all.
	const all = lines.flatMap(({ points }) => points[0]!.y);
	const nothing = across.find(({ n }) => n === 0)!.y;
	expect(nothing).toBeLessThan(Math.max(...all));
	expect(nothing).toBeGreaterThan(Math.min(...all));
	const heights = new Map(
		lines.map(({ seat, points, end }) => [seat, [...points, end].map((at) => at.y)])
	);
	const [first, second, third] = [one, two, three].map((seat) => heights.get(seat)!);
	// After rounds 1, 2, 3: 2 2 2, 0 2 2, 1 1 1.
	expect(new Set(first!.slice(1)).size).toBe(1);
	expect(new Set(third!.slice(1)).size).toBe(1);
	expect(second![0]).toBe(second![1]);
	expect(new Set([first![0], second![0], third![0]]).size).toBe(3);
	for (const [more, less] of [
		[first![1]!, third![1]!],
		[third![1]!, second![1]!],
		[second![2]!, third![2]!]
	] as const)
		expect(more).toBeLessThan(less);
	// Last marks of equally much stand beside one another.
	const ends = [one, two].map((seat) => lines.find((line) => line.seat === seat)!.end.x);
	expect(Math.abs(ends[0]! - ends[1]!)).toBeGreaterThan(8);
});

test('in the part in which a game turned its curve is drawn move by move: who led until then is seen to be passed there', () => {
	const [ahead, winner] = [seatAt(0), seatAt(1)];
	const gain = (seat: SeatId, part: number, n: number, move: number) => ({ seat, part, n, move });
	const turned = {
		seats: [ahead, winner],
		standings: [winner, ahead].map((seat) => ({ seat })),
		parts: [1, 2].map((part) => ({ part })),
		// 6 : 7, then 8 : 7, and 8 : 9 at the turning point, and 8 : 10.
		gains: [
			gain(ahead, 1, 6, 1),
			gain(winner, 1, 7, 2),
			gain(ahead, 2, 2, 3),
			gain(winner, 2, 2, 4),
			gain(winner, 2, 1, 5)
		],
		turning: { seat: winner, move: 4, part: 2, by: 'lead' }
	} as unknown as Chronicle;
	const { lines, turn } = curveOf(turned, { left: 0, top: 0, right: 300, bottom: 200 });
	const [led, won] = [ahead, winner].map((of) => {
		const { path } = lines.find(({ seat }) => seat === of)!;
		return path
			.slice(1)
			.split('L')
			.map((at) => at.split(' ').map(Number));
	});
	// Start, the first part, and the three moves of the second; the last mark stands beside its line.
	expect(led!.slice(0, 5).map(([x]) => x)).toEqual([0, 150, 200, 250, 300]);
	expect(turn).toBe(250);
	const isAhead = (i: number) => led![i]![1]! < won![i]![1]!;
	expect([1, 2, 3, 4].map(isAhead)).toEqual([false, true, false, false]);
});

test('who gained nothing has nothing to open in the ranking', () => {
	const quiet = {
		...tale,
		chronicle: {
			...chronicle,
			standings: chronicle.standings.map((one) => ({ ...one, rank: 1, has: [] }))
		}
	};
	const { body } = render(Ranking, {
		props: { tale: quiet, names, winners: [], onmove: () => undefined }
	});
	expect(body.match(/<details/g)).toHaveLength(1);
	expect(body.match(/nothing gained/g)).toHaveLength(1);
});

test('before the game is told, all are ranked: who has won first, whatever the points, then by points', () => {
	const three = [seatAt(0), seatAt(1), seatAt(2)];
	const points = { 'seat:1': 1, 'seat:2': 4, 'seat:3': 0 };
	expect(ranked(three, [seatAt(2)], points)).toEqual(['seat:3', 'seat:2', 'seat:1']);
	const stood = { seats: ranked(three, [seatAt(2)], points), points, stands: () => null };
	const { body } = render(Stood, { props: { stood, names: { ...names, 'seat:3': 'Lars' } } });
	const said = body.replace(/<[^>]*>/g, ' ');
	expect(said).toMatch(/Ranking.*Lars\s+0\s.*Tomasz\s+4\s.*Ines\s+1\s/s);
});

test('[TI-1.6] a game that Imperium Rex ends says so at once, and that is its last blow, though the winner gained before', () => {
	const game = { ...imperium, ending };
	const chronicler = new Chronicler(game as never);
	const [seat, other] = [seatAt(0), seatAt(1)];
	const see = (events: readonly object[]) =>
		chronicler.see(g.table as never, structuredClone(events) as never);
	const g = playing('imperial', (board, vault) => {
		board.players[seat]!.points = 4;
		board.players[other]!.points = 6;
		vault.objectives = ['imperium-rex'];
		// What the winner gained last: it is not what ended the game.
		const gained = { type: 'points', seat: other, n: 2, total: 6, from: { strategy: 'imperial' } };
		chronicler.see({ seats: board.order, board, over: null } as never, []);
		chronicler.see({ seats: board.order, board, over: null } as never, [
			{ to: 'all', say: 'They gain.', move: gained } as never
		]);
	});
	see(g.events);
	const { over } = g.table;
	expect(over).toMatchObject({ winners: [other], rule: 'TI-1.6' });
	const told = chronicler.chronicle;
	expect(told.gains).toHaveLength(1);
	const text = (body: string) =>
		body
			.replace(/<[^>]*>/g, ' ')
			.replace(/\s+/g, ' ')
			.replaceAll(' ,', ',');
	const called = { [seat]: 'Ines', [other]: 'Tomasz', 'seat:3': 'Mira' };
	const why = 'Imperium Rex, turned up by Ines, ends the game. 6 victory points are the most.';
	const head = render(Headline, { props: { over: over!, you: seat, names: called, large: true } });
	expect(text(head.body)).toContain('Tomasz');
	expect(text(head.body)).toContain(why);
	const story = render(Story, {
		props: {
			tale: {
				game: game as never,
				ending: ending as never,
				saved: {} as SavedGame,
				chronicle: told
			},
			names: called,
			onmove: () => undefined
		}
	});
	expect(text(story.body)).toContain(`The last blow ${why}`);
	expect(told.blow).toMatchObject({ n: 0, source: null });
});
