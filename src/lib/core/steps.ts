/** A game's steps by name, and the kernel's own, `window`, which every game has that has windows. */
import type { AnyForm, Game, Step } from './game';
import { END } from './table';
import type { GameTypes } from './types';
import { windowStep } from './window';

/** The step of a response window. */
export const WINDOW = 'window';

// It is the same for all games; each names its own windows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const windowForms: Step<any> = windowStep();

/** The forms of a step; undefined where the game has none of this name. */
export const stepOf = <T extends GameTypes>(game: Game<T>, step: string): Step<T> | undefined =>
	step === WINDOW && game.windows ? windowForms : game.steps[step];

/** All of them, for laws and tools. */
export const stepsOf = <T extends GameTypes>(
	game: Game<T>
): { readonly [step: string]: Step<T> } =>
	game.windows ? { ...game.steps, [WINDOW]: windowForms } : game.steps;

export const formOf = <T extends GameTypes>(
	game: Game<T>,
	step: string,
	label: string
): AnyForm<T> | undefined => stepOf(game, step)?.[label];

/** Labels of a step in order, looked up often. */
const labels = new WeakMap<object, readonly string[]>();

function labelsOf(step: object): readonly string[] {
	let known = labels.get(step);
	if (!known) {
		known = Object.keys(step);
		// It is where a step is left: what stands there would never run.
		if (known.includes(END)) throw new Error(`No form can be labelled ${END}.`);
		labels.set(step, known);
	}
	return known;
}

/** The label a step begins at; undefined where there is no such step. */
export function firstFormOf<T extends GameTypes>(game: Game<T>, step: string): string | undefined {
	const forms = stepOf(game, step);
	return forms && labelsOf(forms)[0];
}

/** The label after this one; undefined after the last. */
export function formAfter<T extends GameTypes>(
	game: Game<T>,
	step: string,
	label: string
): string | undefined {
	const known = labelsOf(stepOf(game, step) ?? {});
	return known[known.indexOf(label) + 1];
}
