/** No answer is cut by the upper edge of a tray that was scrolled to a hint. */
import { expect, it } from 'vitest';
import { EDGE, uncut } from '../../src/lib/ui/tray/uncut';

const tray = { top: 390, bottom: 788 };
const row = (top: number) => ({ top, bottom: top + 50 });
/** After it was scrolled. */
const cutBy = (by: number, rows: readonly { top: number; bottom: number }[]) =>
	rows.filter(({ top, bottom }) => top - by < tray.top + EDGE && bottom - by > tray.top);

it('a row that is cut is whole again where the words below still have room', () => {
	const rows = [row(380), row(440), row(498)];
	const by = uncut(tray, rows, 685);
	expect(by).toBe(-36);
	expect(cutBy(by, rows)).toEqual([]);
});

it('where they have none the row goes out of the way', () => {
	const rows = [row(380), row(460), row(520)];
	const by = uncut(tray, rows, 780);
	expect(by).toBe(40);
	expect(cutBy(by, rows.slice(0, 1))).toEqual([]);
});

it('nothing moves where none is cut', () => {
	expect(uncut(tray, [row(330), row(420)], 780)).toBe(0);
	expect(uncut(tray, [], 780)).toBe(0);
});
