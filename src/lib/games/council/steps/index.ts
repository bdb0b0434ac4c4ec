/** The steps of Galactic Council by name, in the order a game meets them. Saved games name them. */
import { windowStep } from '../../../core';
import { effects } from '../carry';
import { effectSteps } from '../effects';
import type { Board, Step, Vault } from '../types';
import { move } from './move';
import { paying } from './pay';
import { round } from './round';
import { token } from './token';
import { turn } from './turn';

export const steps: { readonly [step: string]: Step } = {
	round,
	turn,
	move,
	token,
	pay: paying,
	effects,
	...effectSteps,
	window: windowStep<Board, Vault>()
};
