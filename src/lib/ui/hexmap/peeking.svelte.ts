/** A hex at a glance: the one a pointer rests on, or the keyboard, and where there is room to tell of it. */
import type { HexId, Point } from '$lib/hex';
import { toScreen } from './camera';
import type { Camera, View } from './camera';
import { SIZE } from './lay';

const RESTS_MS = 450;
/** So wide it is at most. */
const GLANCE = 274;

export class Peeking {
	/** The hex that is rested on. */
	hex = $state<HexId | null>(null);
	#rests: ReturnType<typeof setTimeout> | undefined;

	rest(id: HexId | null): void {
		clearTimeout(this.#rests);
		this.hex = null;
		if (id !== null) this.#rests = setTimeout(() => (this.hex = id), RESTS_MS);
	}
	stop = (): void => clearTimeout(this.#rests);
}

/** Beside the hex, away from the middle of the map where there is room: there are the neighbours. */
export function besideHex(spot: Point, camera: Camera, view: View, covered: number): string {
	const { x, y } = toScreen(camera, spot);
	const reach = camera.k * SIZE + 6;
	const [before, behind] = [x - reach, view.width - x - reach];
	const left = x < view.width / 2 ? before >= GLANCE : behind < GLANCE;
	const low = y > (view.height - covered) / 2;
	return [
		left ? `right:${view.width - before}px` : `left:${x + reach}px`,
		low ? `bottom:${view.height - y - reach / 2}px` : `top:${y - reach / 2}px`
	].join(';');
}
