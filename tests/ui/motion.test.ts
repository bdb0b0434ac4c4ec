/** What goes frame by frame ends where it should, however the frames come. */
import { afterEach, expect, it, vi } from 'vitest';
import { glide } from '../../src/lib/ui/motion';

afterEach(() => vi.unstubAllGlobals());

/** Asks for frames of these times, in ms after now, and gives back the shares that were drawn. */
function drawnAt(times: readonly number[], stopAfter = Infinity): number[] {
	const waiting = new Map<number, FrameRequestCallback>();
	let last = 0;
	vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => {
		waiting.set(++last, step);
		return last;
	});
	vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
	vi.spyOn(performance, 'now').mockReturnValue(1000);
	const shares: number[] = [];
	const stop = glide(100, (share) => {
		shares.push(share);
		if (shares.length === stopAfter) stop();
	});
	for (const time of times) {
		const due = [...waiting.values()];
		waiting.clear();
		for (const step of due) step(1000 + time);
	}
	expect(waiting.size, 'nothing is asked for after the end').toBe(0);
	return shares;
}

it('goes from 0 to 1 and ends, also where the first frame had begun long before and the last comes late', () => {
	expect(drawnAt([-400, 50, 900, 1000])).toEqual([0, 0.5, 1]);
});

it('draws no more once it is stopped', () => {
	expect(drawnAt([10, 50, 100], 2)).toEqual([0.1, 0.5]);
});
