/** Nothing in this game answers a moment: every decision is asked for by the step it belongs to (GC-21.1). */
import type { Windows } from '../../core';
import type { Board, Vault } from './types';

export const windows: Windows<Board, Vault> = {
	entitled: () => [],
	due: () => null,
	carryOut: () => undefined,
	choices: () => [],
	respond: () => undefined,
	concerns: () => false,
	words: () => ({ say: '', rule: 'GC-21.1' })
};
