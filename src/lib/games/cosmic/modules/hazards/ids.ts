/** What a hazard card's name says. */
import { likeOf } from '../../../kit/copies';
import type { CardId, HazardId } from '../../types';

/** `black-hole` of `hazard:black-hole#1`. */
export const hazardOf = (card: CardId): HazardId => likeOf(card).slice('hazard:'.length);
