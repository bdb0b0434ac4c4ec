/** What an alien is drawn as: at once, or when its drawing has come. */
import { late } from '../../late';
import { SIGILS } from './sigils';
import type { Sigil } from './sigils';

export const drawnOf = (alien: string): Sigil | Promise<Sigil> =>
	SIGILS[alien] ?? late(() => import('./sigils-beyond')).then(({ sigilOf }) => sigilOf(alien));
