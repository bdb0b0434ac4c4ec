/** Every effect that is carried out (GC-24.3), by type; those that hold while in force are asked in numbers/stats.ts. */
import { cardEffects, cardSteps } from './cards';
import type { EffectTable } from './effect';
import { gainEffects } from './gain';
import { moveEffects, moveSteps } from './moves';
import { planetEffects, planetSteps } from './planets';
import { riotEffects, riotSteps } from './riots';
import { shipEffects, shipSteps } from './ships';
import type { Step } from '../play';

export const EFFECTS: EffectTable = {
	...gainEffects,
	...shipEffects,
	...moveEffects,
	...riotEffects,
	...planetEffects,
	...cardEffects
};

/** Steps that effects push when they need a decision. */
export const effectSteps: { readonly [step: string]: Step } = {
	...shipSteps,
	...moveSteps,
	...riotSteps,
	...planetSteps,
	...cardSteps
};
