/** Main players that lay what an effect says, or as it says: their choice was not their own. */
import { value } from './values';
import type { Play } from './play';
import type { SeatId } from './types';

/**
 * Whether an effect has said which encounter card this main player lays, or has had it laid face up. All know that:
 * one that is laid only by who holds it binds them here whether or not they do.
 */
export const isBidden = (play: Play, seat: SeatId): boolean =>
	play.find('planning')?.exposes?.seat === seat || value(play, 'bidden', false, { seat });
