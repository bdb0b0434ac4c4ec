/**
 * The evolution cards that are dealt (CE-40.37, CE-40.59). The key is the id of a card in saved games, so it never
 * changes.
 */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import { aviation } from './aviation';
import { badPublicity } from './bad-publicity';
import type { EvolutionCard } from './card';
import { experientialLearning } from './experiential-learning';
import { momentumDrive } from './momentum-drive';
import type { EvolutionId } from './state';
import { turboCannon } from './turbo-cannon';

export const EVOLUTIONS: { readonly [id: EvolutionId]: EvolutionCard } = naming('evolution', {
	aviation,
	'bad-publicity': badPublicity,
	'experiential-learning': experientialLearning,
	'momentum-drive': momentumDrive,
	'turbo-cannon': turboCannon
});

/** Throws when there is none of this id. */
export const evolutionBy = lookIn<EvolutionId, EvolutionCard>(EVOLUTIONS, 'evolution card');
