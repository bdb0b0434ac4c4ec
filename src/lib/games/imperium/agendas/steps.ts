/** The steps that agendas push, by name. Saved games name them. */
import type { Step } from '../play';
import { artifact } from './artifact';
import { yielding } from './counters';
import { discarding } from './discarding';
import { exhausting } from './exhausting';
import { granting, mobilizing, redistributing } from './forces';
import { repealing } from './revision';
import { openDraw } from './open-draw';
import { ownSecondary } from './secondaries';
import { scrapping, undocking } from './scrapping';
import { tariff } from '../steps/tariff';

export const agendaSteps: { readonly [step: string]: Step } = {
	...{ discarding, exhausting, yielding },
	...{ scrapping, undocking },
	...{ granting, mobilizing, redistributing },
	...{ artifact, repealing, tariff, ownSecondary, openDraw }
};
