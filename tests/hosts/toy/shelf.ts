import { botsFor } from '$lib/bots';
import { LIMITS } from '$lib/protocol';
import type { Limits } from '$lib/protocol';
import type { Shelf } from '../../../party/room';
import { nextToy } from '../../support/next-toy';
import { toy } from '../../support/toy';

export const TOYS: Shelf = { games: { toy }, botsFor: () => botsFor(toy) };
/** What a release later is on it. */
export const NEXT_TOYS: Shelf = { games: { toy: nextToy }, botsFor: () => botsFor(nextToy) };
export const TOY_LIMITS: Limits = { ...LIMITS, burst: 100_000, perSecond: 100_000 };
