/** The three areas of a player's sheet: what each is called, and what its counters are for. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Area } from '$lib/games/imperium/types';

export const AREA_WORDS: { readonly [area in Area]: { name: Words; does: Words } } = {
	command: { name: msg('Command Pool'), does: msg('One for each system you activate.') },
	fleet: { name: msg('Fleet Supply'), does: msg('As many ships in a system, without Fighters.') },
	strategy: { name: msg('Strategy Allocation'), does: msg('One for each secondary ability.') }
};
/** In the order in which they stand on the sheet. */
export const AREAS: readonly Area[] = ['command', 'fleet', 'strategy'];
