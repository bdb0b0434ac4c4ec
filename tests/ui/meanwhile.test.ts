/** What who waits may look back to: the last fight, and the last vote, once there was one. */
import { msg } from '$lib/core';
import { expect, test } from 'vitest';
import type { LogLine } from '$lib/table/picture';
import type { Moments } from '../../src/lib/ui/boards';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { lastOf } from '../../src/lib/ui/tray/meanwhile';

const line = (n: number, type: string): LogLine => {
	const say = msg('Something happens.');
	const move = { type };
	return {
		n,
		say,
		move,
		moment: { events: [{ say, move }], at: 0 } as unknown as NonNullable<LogLine['moment']>
	};
};

test.each([
	['Galactic Council', council.notes as Moments['notes'], 'convene', 'battleRound'],
	['Twilight Imperium', imperium.notes as Moments['notes'], 'agenda', 'fired']
])('of %s is no vote before one is over', (_, notes, opens, fights) => {
	const before = [line(1, fights), line(2, opens)];
	expect(lastOf(before, notes, 'vote')).toBeNull();
	expect(lastOf(before, notes, 'fight')?.n).toBe(1);
	expect(lastOf([...before, line(3, 'outcome'), line(4, opens)], notes, 'vote')?.n).toBe(3);
});
