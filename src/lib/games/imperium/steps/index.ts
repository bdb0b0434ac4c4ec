/** The steps of Twilight Imperium by name, in the order a game meets them. Saved games name them. */
import type { Step } from '../play';
import { action } from './action';
import { game } from './game';
import { orbitalDrop, transitDiodes } from './own-actions';
import { battle } from './battle';
import { losses, shipDamaged } from './losses';
import { pdsFire } from './pds';
import { pending } from './pending';
import { roll } from './roll';
import { setup } from './setup';
import { strategy } from './strategy';
import { tactical } from './tactical';
import { transfer } from './transfer';
import { turn } from './turn';
import { upkeep } from './upkeep';

export const steps: { readonly [step: string]: Step } = {
	...{ game, setup, strategy },
	...{ action, turn, tactical, transfer, orbitalDrop, transitDiodes, upkeep },
	...{ pdsFire, battle, roll, losses, shipDamaged },
	...pending
};
