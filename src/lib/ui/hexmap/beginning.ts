/** Where a map is looked at to begin with, and when one who looked elsewhere is brought back there. */
import type { Point } from '$lib/hex';
import { centred, filled, fit, inSight, READABLE } from './camera';
import type { Camera, View } from './camera';
import type { Lay } from './lay';

/** Everything in it can be read. */
export const NEAR_ENOUGH = READABLE + 0.07;
/** So much closer than it begins is close at something. */
const CLOSER = 1.6;

/** A small screen begins at what is lit, or else at `home`, where the first thing happens; a large one shows it all. */
export function beginning(
	{ box, spots }: Lay,
	lit: readonly Point[],
	home: Point | undefined,
	sized: View
): Camera {
	const whole = fit(box, sized);
	const spot = home ?? spots[0];
	if (whole.k >= READABLE || !spot) return whole;
	const middle =
		lit.length > 0
			? {
					x: lit.reduce((sum, { x }) => sum + x, 0) / lit.length,
					y: lit.reduce((sum, { y }) => sum + y, 0) / lit.length
				}
			: spot;
	return filled(centred(middle, NEAR_ENOUGH, sized), box, sized);
}

/** Whether somebody looks elsewhere than at these points, or so close that the rest is not seen. */
export const looksElsewhere = (
	camera: Camera,
	begun: Camera,
	points: readonly Point[],
	view: View
): boolean =>
	camera.k > begun.k * CLOSER ||
	camera.k < Math.min(begun.k, READABLE) ||
	!inSight(camera, [...points], view);
