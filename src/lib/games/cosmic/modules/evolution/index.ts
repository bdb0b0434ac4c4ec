/**
 * The evolution cards that are dealt (CE-40.37, CE-40.59). The key is the id of a card in saved games, so it never
 * changes.
 */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import { archaeology } from './archaeology';
import { archivalStudies } from './archival-studies';
import { aviation } from './aviation';
import { badPublicity } from './bad-publicity';
import { bountifulStockpile } from './bountiful-stockpile';
import type { EvolutionCard } from './card';
import { colonization } from './colonization';
import { coordinationTactics } from './coordination-tactics';
import { deepRadar } from './deep-radar';
import { experientialLearning } from './experiential-learning';
import { hyperspacePortcullis } from './hyperspace-portcullis';
import { momentumDrive } from './momentum-drive';
import { pyrology } from './pyrology';
import type { EvolutionId } from './state';
import { turboCannon } from './turbo-cannon';

export const EVOLUTIONS: { readonly [id: EvolutionId]: EvolutionCard } = naming('evolution', {
	archaeology,
	'archival-studies': archivalStudies,
	aviation,
	'bad-publicity': badPublicity,
	'bountiful-stockpile': bountifulStockpile,
	colonization,
	'coordination-tactics': coordinationTactics,
	'deep-radar': deepRadar,
	'experiential-learning': experientialLearning,
	'hyperspace-portcullis': hyperspacePortcullis,
	'momentum-drive': momentumDrive,
	pyrology,
	'turbo-cannon': turboCannon
});

/** Throws when there is none of this id. */
export const evolutionBy = lookIn<EvolutionId, EvolutionCard>(EVOLUTIONS, 'evolution card');
