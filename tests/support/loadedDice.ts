/**
 * Dice that fall as a test says. A test file puts this in the place of the kernel's chance:
 *
 *     vi.mock('../../../src/lib/core/chance', () => import('../../support/loadedDice'));
 *
 * Once faces are loaded, every six-sided roll takes the next of them, and one too many is an error; so a
 * test that loads exactly what it expects also shows how many dice are rolled.
 */
import { vi } from 'vitest';
import type * as Chance from '../../src/lib/core/chance';

const real = await vi.importActual<typeof Chance>('../../src/lib/core/chance');

export const { commitTo, mixKey } = real;

let faces: number[] | null = null;

/** The next dice, 1 to 6. */
export const load = (...next: readonly number[]): void => {
	faces = [...(faces ?? []), ...next];
};

/** How many loaded dice nobody has rolled; forgets them, and rolls by chance again. */
export function unload(): number {
	const left = faces?.length ?? 0;
	faces = null;
	return left;
}

export const roll: typeof Chance.roll = (chance, below) => {
	if (below !== 6 || faces === null) return real.roll(chance, below);
	const face = faces.shift();
	if (face === undefined) throw new Error('A die more is rolled than was loaded.');
	return face - 1;
};
