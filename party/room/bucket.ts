/** How much one socket may send: a little at once, then so much a second. */
import type { Limits } from '$lib/protocol';
import type { Listener } from './listener';

export type Verdict = 'ok' | 'warn' | 'drop' | 'close';

export const fullBucket = (limits: Limits, now: number): Listener['credit'] => ({
	left: limits.seat.burst,
	at: now,
	refused: 0
});

/** What reading back costs besides: it is read from storage. */
export const READING = 4;

/** Takes one message's worth. `warn`: the first one too many; `close`: it does not stop. */
export function spend(credit: Listener['credit'], limits: Limits, now: number): Verdict {
	const gained = (Math.max(0, now - credit.at) * limits.seat.perSecond) / 1000;
	credit.left = Math.min(limits.seat.burst, credit.left + gained);
	credit.at = now;
	if (credit.left >= 1) {
		credit.left -= 1;
		credit.refused = 0;
		return 'ok';
	}
	credit.refused += 1;
	if (credit.refused > limits.patience) return 'close';
	return credit.refused === 1 ? 'warn' : 'drop';
}
