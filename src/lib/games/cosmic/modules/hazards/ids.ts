/** What a hazard card's name says. */
import { likeOf } from '../../../kit/copies';
import type { CardId } from '../../types';
import type { HazardId } from './state';

/** `black-hole` of `hazard:black-hole#1`. */
export const hazardOf = (card: CardId): HazardId => likeOf(card).slice('hazard:'.length);
