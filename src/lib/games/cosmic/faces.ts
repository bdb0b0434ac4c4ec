/** What an encounter card counts as by its print, which a hazard may change (CE-33.7). */
import { faceOf } from './cards';
import { value } from './values';
import type { Play } from './play';
import type { CardId, Face } from './types';

/** Throws when it is no encounter card. */
export const printedFace = (play: Play, card: CardId): Face =>
	value(play, 'printedFace', faceOf(card), { card });
