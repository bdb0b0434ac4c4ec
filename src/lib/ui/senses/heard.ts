/** What is heard of what happened: few sounds, each once, and none on top of another. */
import type { Over, SeatId } from '$lib/core';
import type { Moments } from '../boards';
import type { Points, Told } from '../moments';
import type { Sound } from './sounds';

/** More at once are a noise. */
const MOST = 2;

/** The sounds of these events, in the order in which they are first told; the last ones, where there are many. */
export function heardOf(events: readonly Told[], { notes }: Pick<Moments, 'notes'>): Sound[] {
	const heard = new Set<Sound>();
	for (const { move } of events) {
		const sound = move ? (notes[move.type]?.sound ?? 'quiet') : 'quiet';
		if (sound !== 'quiet') heard.add(sound);
	}
	return [...heard].slice(-MOST);
}

/** The end of a game, to one who sits at the table, or watches. */
export const soundOfEnd = ({ winners }: Pick<Over, 'winners'>, you: SeatId | null): Sound =>
	you === null || winners.includes(you) ? 'victory' : 'end';

/** Somebody is nearer to winning than before. */
export interface Gain {
	readonly seat: SeatId;
	readonly n: number;
}

export const gainsOf = (before: Points, after: Points): Gain[] =>
	(Object.keys(after) as SeatId[]).flatMap((seat) => {
		const n = (after[seat] ?? 0) - (before[seat] ?? 0);
		return seat in before && n > 0 ? [{ seat, n }] : [];
	});

/** A sound that was heard less than so long ago is not heard again, ms: bots may play as fast as they can. */
const REST_MS = 450;

/** When each sound was heard last. */
export class Rests {
	readonly #last = new Map<Sound, number>();

	/** Whether it may be heard now; if so, it is. */
	may(sound: Sound, now: number): boolean {
		if (now - (this.#last.get(sound) ?? -Infinity) < REST_MS) return false;
		this.#last.set(sound, now);
		return true;
	}
}
