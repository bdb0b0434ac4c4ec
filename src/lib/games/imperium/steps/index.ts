/** The steps of Twilight Imperium by name, in the order a game meets them. Saved games name them. */
import type { Step } from '../play';
import { agendaSteps } from '../agendas/steps';
import { cardSteps } from '../cards/steps';
import { primaries } from '../strategy';
import { action } from './action';
import { agenda } from './agenda';
import { battle } from './battle';
import { bombardment } from './bombardment';
import { breaking } from './breaking';
import { card } from './card';
import { exchange } from './exchange';
import { game } from './game';
import { genSynthesis } from './gen-synthesis';
import { handLimit } from './hand-limit';
import { invasion } from './invasion';
import { landings } from './landings';
import { losses, shipDamaged } from './losses';
import { orbitalDrop, transitDiodes } from './own-actions';
import { ownCards } from './own-cards';
import { pdsFire } from './pds';
import { production } from './production';
import { research } from './research';
import { roll } from './roll';
import { secondary } from './secondary';
import { setup } from './setup';
import { claim, status } from './status';
import { strategic } from './strategic';
import { strategy } from './strategy';
import { tactical } from './tactical';
import { transfer } from './transfer';
import { turn } from './turn';
import { upkeep } from './upkeep';
import { vote } from './vote';

export const steps: { readonly [step: string]: Step } = {
	game,
	setup,
	strategy,
	action,
	turn,
	agenda,
	battle,
	bombardment,
	breaking,
	card,
	claim,
	exchange,
	genSynthesis,
	handLimit,
	invasion,
	landings,
	losses,
	orbitalDrop,
	ownCards,
	pdsFire,
	production,
	research,
	roll,
	secondary,
	shipDamaged,
	status,
	strategic,
	tactical,
	transfer,
	transitDiodes,
	upkeep,
	vote,
	...agendaSteps,
	...cardSteps,
	...primaries
};
