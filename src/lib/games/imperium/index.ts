/** Twilight Imperium on the kernel: the one object the shelf knows. Rules in rules.md beside this file. */
import type { Game } from '../../core';
import { keysOf, sizesOf } from '../kit';
import { asides } from './asides';
import { book } from './book';
import { steady } from './bot';
import { conserved, redeal } from './laws';
import { ending } from './chronicle';
import { LESSON } from './lesson';
import { OPTIONS, PRESETS } from './options';
import type { Imperium } from './play';
import { fits, setup } from './setup';
import { steps } from './steps';
import { comingSecondary } from './steps/strategic';
import { votingAhead } from './steps/vote';
import {
	ACTION_CARDS,
	OBJECTIVES,
	POLITICAL_CARDS,
	RACES,
	STRATEGY_CARDS,
	TECHNOLOGIES,
	TILES,
	UNITS
} from './tables';
import { RELEASE } from './release';
import { groups, spans } from './timing/orders';
import { windows } from './timing/windows';
import { openBoard, ownBoard } from './view';
import type { OpenBoard, OwnBoard } from './view';

export const imperium: Game<Imperium, OpenBoard, OwnBoard> = {
	id: 'imperium',
	name: 'Twilight Imperium',
	...RELEASE,
	bound: 60_000,
	seats: { min: 2, max: 6 },
	...{ options: OPTIONS, presets: PRESETS },
	...{ fits, setup, steps, windows, spans, groups, asides },
	counts: ({ objectives, secrets, actions, politics }) =>
		sizesOf({ objectives, secrets, actions, politics }),
	...{ open: openBoard, own: ownBoard },
	// TI-17.7, TI-5.4: answers ahead of one's turn.
	coming: (play, seat) => votingAhead(play, seat) ?? comingSecondary(play, seat),
	ending,
	lesson: LESSON,
	bots: [steady],
	migrations: {},
	...{ conserved, redeal },
	book,
	content: {
		action: keysOf(ACTION_CARDS),
		political: keysOf(POLITICAL_CARDS),
		objective: keysOf(OBJECTIVES),
		race: keysOf(RACES),
		strategy: keysOf(STRATEGY_CARDS),
		technology: keysOf(TECHNOLOGIES),
		tile: keysOf(TILES),
		unit: keysOf(UNITS)
	}
};
