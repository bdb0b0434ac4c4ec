/** When bots sit in for those who are away, by this device's clock. */
import type { SeatId } from '$lib/core';
import type { SeatLook } from '$lib/protocol';

export interface Due {
	readonly seat: SeatId;
	/** As the table told it, ms. */
	readonly told: number;
	/** ms since 1970, by this device. */
	readonly at: number;
}

/** A span counts from when it was told, and that is when it changed. `now`: ms since 1970, by this device. */
export const dueOf = (
	seats: readonly Pick<SeatLook, 'seat' | 'sitsInMs'>[],
	before: readonly Due[],
	now: number
): readonly Due[] =>
	seats.flatMap(({ seat, sitsInMs }) => {
		if (sitsInMs === undefined) return [];
		const known = before.find((one) => one.seat === seat && one.told === sitsInMs);
		return [known ?? { seat, told: sitsInMs, at: now + sitsInMs }];
	});
