import { botsFor } from '$lib/bots';
import { LIMITS } from '$lib/protocol';
import type { Budget, Limits } from '$lib/protocol';
import type { Post } from '../../../party/push';
import type { Catalogue } from '../../../party/room';
import { nextToy } from '../../support/next-toy';
import { toy } from '../../support/toy';

export const TOYS: Catalogue = { games: { toy }, botsFor: () => botsFor(toy) };
/** What a release later is on it. */
export const NEXT_TOYS: Catalogue = { games: { toy: nextToy }, botsFor: () => botsFor(nextToy) };

const TEST_SERVICE = 'push.test';

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
	pictureMs: 0,
	pushServices: [...LIMITS.pushServices, TEST_SERVICE]
};

/** The push service of tests, `https://push.test/<port>/…`, is a server of theirs on this machine. */
export const toTest: Post = (url, init) =>
	fetch(url.replace(`https://${TEST_SERVICE}/`, 'http://127.0.0.1:'), init);
