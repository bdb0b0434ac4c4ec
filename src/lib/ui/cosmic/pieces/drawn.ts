/** What an alien is drawn as: at once, or when drawings have come. */
import { late } from '../../late';
import type { Sigil } from './sigils';

let known: ((alien: string) => Sigil) | null = null;

/** Drawings come when the first alien is seen: a table begins without them. */
export const drawnOf = (alien: string): Sigil | Promise<Sigil> =>
	known?.(alien) ??
	late(() => import('./sigils-beyond')).then(({ sigilOf }) => {
		known = sigilOf;
		return sigilOf(alien);
	});
