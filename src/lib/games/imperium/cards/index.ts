/** The rules of all Action Cards by their names. When each is played stands in `tables/action-cards.ts`. */
import type { ACTION_CARDS } from '../tables';
import { arrivals } from './arrivals';
import { battles } from './battles';
import type { CardRules } from './card';
import { counters } from './counters';
import { goods } from './goods';
import { hands } from './hands';
import { landings } from './landings';
import { losses } from './losses';
import { movement } from './movement';
import { movingIn } from './moving-in';
import { passages } from './passages';
import { picks } from './picks';
import { politics } from './politics';
import { repairs } from './repairs';
import { research } from './research';
import { sabotage } from './sabotage';
import { standing } from './standing';
import { touch } from './touch-of-genius';
import { unrest } from './unrest';

export const CARDS = {
	...arrivals,
	...battles,
	...counters,
	...goods,
	...hands,
	...landings,
	...losses,
	...movement,
	...movingIn,
	...passages,
	...picks,
	...politics,
	...repairs,
	...research,
	...sabotage,
	...standing,
	...touch,
	...unrest
} satisfies { readonly [card in keyof typeof ACTION_CARDS]: CardRules };

export type CardId = keyof typeof CARDS;
