import { botsFor } from '$lib/bots';
import { LIMITS } from '$lib/protocol';
import type { Budget, Limits } from '$lib/protocol';
import type { Catalogue } from '../../../party/room';
import { nextToy } from '../../support/next-toy';
import { toy } from '../../support/toy';

export const TOYS: Catalogue = { games: { toy }, botsFor: () => botsFor(toy) };
/** What a release later is on it. */
export const NEXT_TOYS: Catalogue = { games: { toy: nextToy }, botsFor: () => botsFor(nextToy) };

const AMPLE: Budget = { burst: 100_000, perSecond: 100_000 };
export const TOY_LIMITS: Limits = {
	...LIMITS,
	...{
		seat: AMPLE,
		watcher: AMPLE,
		watchers: AMPLE,
		address: AMPLE,
		watchersChat: [AMPLE],
		files: AMPLE
	},
	pictureMs: 0
};
