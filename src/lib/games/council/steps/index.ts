/** The steps of Galactic Council by name, in the order a game meets them. Saved games name them. */
import { effects } from '../carry';
import { effectSteps } from '../effects';
import type { Step } from '../play';
import { alliance } from './alliance';
import { build } from './build';
import { battle } from './battle';
import { battleRound } from './battleRound';
import { battleShips } from './battleShips';
import { council } from './council';
import { invade, invasion } from './invade';
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
