/** The log as it is read: in chapters, of decisions, of lines. */
import { describe, expect, it } from 'vitest';
import { msg } from '$lib/core';
import type { LogLine } from '$lib/table/picture';
import type { Move as CosmicMove } from '$lib/games/cosmic/moves';
import type { Moments } from '../../src/lib/ui/boards';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import { moments } from '../../src/lib/ui/council/moments';
import type { CouncilMove } from '../../src/lib/ui/council/screen';
import { chaptersOf, hasWords, linesWith, readDown } from '../../src/lib/ui/shell/chapters';

const notes = moments.notes as Moments['notes'];
const ROUND = 'GC-7.1';
const starts: ReadonlySet<string> = new Set([ROUND]);

const line = (n: number, move?: CouncilMove, rule?: string): LogLine => ({
	n,
	say: msg('Something happens.'),
	...(move && { move }),
	...(rule && { rule })
});
const taken: CouncilMove = { type: 'taken', hex: 'hex:0,0', by: 'seat:1', whom: null };
const opens = (n: number) => line(n, undefined, ROUND);

describe('the log', () => {
	it('is read in chapters, the newest first, and in them by decision, each in the order told', () => {
		const log = [opens(1), line(2), line(2), line(3), opens(4), line(4)];
		const read = chaptersOf(log, starts, notes);
		expect(read.map((chapter) => chapter.opens)).toEqual([log[4], log[0]]);
		expect(read[1]?.deeds.map((deed) => deed.map((one) => one.line))).toEqual([
			[log[3]],
			[log[1], log[2]],
			[log[0]]
		]);
		expect(read.map(({ length }) => length)).toEqual([2, 4]);
	});

	it('tells once what somebody drew: by name to whoever did, and how many to all others', () => {
		const drew: CosmicMove = { type: 'tech', seat: 'seat:1', did: 'drew', id: null };
		const cosmicLine = (n: number, move?: CosmicMove): LogLine => ({
			...line(n),
			...(move && { move })
		});
		const named = cosmicLine(2, { type: 'named', seat: 'seat:1' });
		const log = [opens(1), cosmicLine(2, drew), named, cosmicLine(3, drew), line(4)];
		const read = (lines: LogLine[]) => {
			const [chapter] = chaptersOf(lines, starts, cosmic.notes as Moments['notes']);
			return chapter?.deeds.flat();
		};
		expect(read(log)?.map((one) => one.line)).toEqual([log[4], log[3], named, log[0]]);
		expect(read(log)?.[2]?.moves.map(({ type }) => type)).toEqual(['tech', 'named']);
		expect(read(log.filter((one) => one !== named))).toHaveLength(4);
	});

	it('is read one way, also within a decision: the newest on top, and under a line that is opened what it is made of', () => {
		const [head, part, last] = [2, 2, 2].map((n) => ({
			line: line(n),
			isWeighty: false,
			moves: []
		}));
		const made = { ...head!, parts: [part!] };
		expect(readDown([made, last!], () => false)).toEqual([last, made]);
		expect(readDown([made, last!], (read) => read === made)).toEqual([last, made, part]);
	});

	it('tells of a chapter that is folded what weighed most, of like lines the latest, and how it opens, the newest first as in one told whole', () => {
		const log = [opens(1), line(2), ...[3, 4, 5, 6].map((n) => line(n, taken)), line(7)];
		const [chapter] = chaptersOf(log, starts, notes);
		expect(chapter?.brief.map((one) => one.line.n)).toEqual([6, 5, 4, 1]);
		expect(chapter?.brief.map((one) => one.isWeighty)).toEqual([true, true, true, false]);
	});

	it('tells of a vote, folded, who voted what and what was carried, whatever weighed more', () => {
		const score: CouncilMove = { type: 'score', seat: 'seat:1', objective: 'charter' };
		const ballot = (race: 'seat:1' | 'seat:2'): CouncilMove => ({
			...{ type: 'ballot', race, option: 'for', votes: 1, cards: [] }
		});
		const outcome: CouncilMove = { type: 'outcome', card: 'amnesty', outcome: 'for' };
		const log = [
			opens(1),
			...[2, 3, 4, 5].map((n) => line(n, score)),
			line(6, ballot('seat:1')),
			line(6, ballot('seat:2')),
			line(6, outcome)
		];
		const [chapter] = chaptersOf(log, starts, notes);
		expect(chapter?.brief.map((one) => one.line)).toEqual([...log.slice(2).reverse(), log[0]]);
	});

	it('is one chapter, and nothing weighs, as long as the game’s words are not here', () => {
		const [chapter, ...others] = chaptersOf([opens(1), line(2, taken), opens(3)], null, null);
		expect(others).toEqual([]);
		expect(chapter?.brief.map((one) => one.line.n)).toEqual([1]);
	});

	it('weighs a line by what moves without words after it in the same decision', () => {
		const silent: LogLine = { ...line(2, taken), say: '' as never };
		const [chapter] = chaptersOf([opens(1), line(2), silent, line(3)], starts, notes);
		expect(chapter?.brief.map((one) => one.line.n)).toEqual([2, 1]);
		expect(chapter?.length).toBe(3);
	});
});

describe('words that are looked for', () => {
	it('are found in any order, in large or small letters, and only all of them together', () => {
		expect(hasWords('nettle ines', 'Ines takes Nettle')).toBe(true);
		expect(hasWords(' NETTLE ', 'Ines takes Nettle')).toBe(true);
		expect(hasWords('nettle kofi', 'Ines takes Nettle')).toBe(false);
	});

	it('are found in lines as their reader is told them, newest first', () => {
		const log = [line(1), line(2), line(3)];
		const told = ({ n }: LogLine) => (n === 2 ? 'Kofi passt' : 'Ines nimmt Nettle');
		expect(linesWith('ines', log, told)).toEqual([log[2], log[0]]);
	});
});
