/**
 * Dice that fall as a test says. Once faces are loaded, every roll of a die with so many sides (six, unless it is
 * said) takes the next of them, and one too many is an error; so a test that loads exactly what it expects also shows how many dice are
 * rolled. A file that loads dice says so at its top:
 *
 *     afterEach(() => expect(unload()).toBe(0));
 *
 * The kernel's own chance is spied on, not put aside: files share a thread and what it has imported, and
 * whichever file came first may have met the real one.
 */
import { vi } from 'vitest';
import type * as Chance from '../../src/lib/core/chance';

const chance = await vi.importActual<typeof Chance>('../../src/lib/core/chance');
const honest = chance.roll;

/** For files that still put this module in the place of the kernel's chance. */
export const { commitTo, mixKey } = chance;
export { loaded as roll };

let faces: number[] | null = null;
let sides = 6;

function loaded(state: Chance.ChanceState, below: number): number {
	if (below !== sides || faces === null) return honest(state, below);
	const face = faces.shift();
	if (face === undefined) throw new Error('A die more is rolled than was loaded.');
	return face - 1;
}

/** The next dice, 1 to 6. */
export const load = (...next: readonly number[]): void => {
	loadSided(6, next);
};

/** The next dice of so many sides. */
export function loadSided(of: number, next: readonly number[]): void {
	sides = of;
	if (faces === null) vi.spyOn(chance, 'roll').mockImplementation(loaded);
	faces = [...(faces ?? []), ...next];
}

/** How many loaded dice nobody has rolled; forgets them, and rolls by chance again. */
export function unload(): number {
	const left = faces?.length ?? 0;
	if (faces !== null) vi.mocked(chance.roll).mockRestore();
	faces = null;
	return left;
}
