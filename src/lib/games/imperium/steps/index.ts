/** The steps of Twilight Imperium by name, in the order a game meets them. Saved games name them. */
import type { Step } from '../play';
import { action } from './action';
import { battle } from './battle';
import { game } from './game';
import { losses, shipDamaged } from './losses';
import { orbitalDrop, transitDiodes } from './own-actions';
import { pdsFire } from './pds';
import { pending } from './pending';
import { production } from './production';
import { roll } from './roll';
import { setup } from './setup';
import { claim, status } from './status';
import { strategy } from './strategy';
import { tactical } from './tactical';
import { transfer } from './transfer';
import { turn } from './turn';
import { upkeep } from './upkeep';

export const steps: { readonly [step: string]: Step } = {
	game,
	setup,
	strategy,
	action,
	turn,
	battle,
	claim,
	losses,
	orbitalDrop,
	pdsFire,
	production,
	roll,
	shipDamaged,
	status,
	tactical,
	transfer,
	transitDiodes,
	upkeep,
	...pending
};
