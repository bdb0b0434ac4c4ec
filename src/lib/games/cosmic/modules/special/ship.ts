/** What the file of a special ship declares (CE-35): its words, and what it does. */
import type { SpecialShipWords } from '../../book';
import type { Effect } from '../../use';

export interface SpecialShip extends Effect {
	readonly words: Omit<SpecialShipWords, 'id'>;
}
