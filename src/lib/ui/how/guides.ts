/** How each game is played: one line a game. The pages of it are built from this. */
import { guide as cosmic } from '../cosmic/how/guide';
import { guide as council } from '../council/how/guide';
import { guide as imperium } from '../imperium/how/guide';
import type { Guide } from './guide';

const GUIDES: { readonly [game: string]: Guide } = { cosmic, council, imperium };

export const guideOf = (game: string): Guide | null =>
	Object.hasOwn(GUIDES, game) ? (GUIDES[game] ?? null) : null;
