/** The steps of Galactic Council by name, in the order a game meets them. Saved games name them. */
import { effects } from '../carry';
import { effectSteps } from '../effects';
import { still } from '../still';
import type { Frame, Play, Step } from '../play';
import type { SeatId } from '../types';
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

const STEPS: { readonly [step: string]: Step } = {
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

/** Questions change nothing, so while one is put together the board stands still. */
function askedStill(form: Step[string]): Step[string] {
	if (form.form === 'run') return form;
	const { ask } = form as { ask: (play: Play, frame: Frame, seat: SeatId) => unknown };
	const asks = (play: Play, frame: Frame, seat: SeatId) =>
		still(play.board, () => ask(play, frame, seat));
	return { ...form, ask: asks } as Step[string];
}

export const steps: { readonly [step: string]: Step } = Object.fromEntries(
	Object.entries(STEPS).map(([name, step]) => [
		name,
		Object.fromEntries(Object.entries(step).map(([label, form]) => [label, askedStill(form)]))
	])
);
