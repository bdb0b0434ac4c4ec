/** The steps of Galactic Council by name, in the order a game meets them. Saved games name them. */
import { effects } from '../effects/carry';
import { effectSteps } from '../effects';
import type { Step } from '../play';
import { alliance } from './alliance';
import { build } from './build';
import { battle } from '../battle/steps/battle';
import { battleRound } from '../battle/steps/round';
import { battleShips } from '../battle/steps/ships';
import { council } from './council';
import { invade, invasion } from '../battle/steps/invade';
import { judging, score } from './judging';
import { move } from './move';
import { paying } from './pay';
import { refresh } from './refresh';
import { research } from './research';
import { round } from './round';
import { setup } from './setup';
import { token } from './token';
import { turn } from './turn';
import { vote } from './vote';

export const steps: { readonly [step: string]: Step } = {
	setup,
	round,
	turn,
	move,
	build,
	research,
	alliance,
	token,
	pay: paying,
	battle,
	battleRound,
	...battleShips,
	invade,
	invasion,
	council,
	judging,
	score,
	vote,
	refresh,
	effects,
	...effectSteps
};
