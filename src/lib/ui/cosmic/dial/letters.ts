/**
 * Where the letters of stacks stand. Each has a place of its own, which the layout gives it; where a
 * neighbour lies there, or is nearer to the letter than its own stack, it moves round its stack to the
 * place with the most room.
 */
import { distance, polar, type Point } from '../../dial/geometry';

export interface Letter extends Point {
	readonly anchor: 'start' | 'middle' | 'end';
}

export interface Lettered extends Point {
	readonly seat: string;
	readonly n: number;
	readonly r: number;
	readonly letter: Letter;
}

/** A disc that letters keep off. */
interface Disc extends Point {
	readonly r: number;
}

export const letterSize = (r: number): number => Math.max(11, r * 0.78);

/** Half of a letter's height and about half of its width, with its halo. */
const HALF = 4.5;
/** From a letter's baseline up to its middle, as a share of its size. */
const RISE = 0.36;
/** Room that leaves a letter where it was given: that of the ring of what may be chosen. */
const CLEAR = 3;
/** Places round a stack that are tried: every 30°. */
const PLACES = 12;

/** The middle of a letter as it is drawn. */
function middleOf({ r, letter }: Lettered): Point {
	const lean = letter.anchor === 'middle' ? 0 : letter.anchor === 'start' ? HALF : -HALF;
	return { x: letter.x + lean, y: letter.y - letterSize(r) * RISE };
}

/** Plates below the top one of a stack, and how far each stands out, as a share of its radius. */
const PLATES = 4;
const PLATE = 0.2;

/** The place beside a stack in this direction that is clear of its shape and of the plates below it. */
function besideStack({ x, y, n, r }: Lettered, angle: number): Point {
	const low = r * (1 + PLATE * Math.min(n - 1, PLATES));
	for (let far = r + HALF + 2; ; far += 1) {
		const at = polar({ x, y }, far, angle);
		const [aside, down] = [Math.abs(at.x - x), at.y - y];
		if (aside >= r * 0.9 + HALF || down <= -r * 0.9 - HALF || down >= low + HALF) return at;
	}
}

const letterAt = ({ x, y }: Point, r: number): Letter => ({
	x,
	y: y + letterSize(r) * RISE,
	anchor: 'middle'
});

/** Stacks with their letters where they can be read. `planets` are discs no letter lies on. */
export function withLetters<Stack extends Lettered>(
	stacks: readonly Stack[],
	planets: readonly Disc[]
): Stack[] {
	const middles = stacks.map(middleOf);
	/** How far a letter of this stack would be from everything else there; below 0 it touches. */
	const room = (mine: Stack, at: Point): number => {
		let least = Infinity;
		const own = distance(at, mine) - mine.r;
		for (const planet of planets)
			least = Math.min(least, distance(at, planet) - planet.r - HALF / 2);
		stacks.forEach((other, i) => {
			if (other === mine) return;
			const far = distance(at, other) - other.r;
			const letter = middles[i] ?? other;
			least = Math.min(
				least,
				far - HALF,
				// Nearer to another's ships than to its own it would be read as theirs.
				other.seat === mine.seat ? Infinity : far - own,
				Math.max(Math.abs(at.x - letter.x), Math.abs(at.y - letter.y)) - HALF * 2
			);
		});
		return least;
	};
	return stacks.map((stack, i) => {
		const given = middles[i] ?? stack;
		let [best, most] = [given, room(stack, given)];
		if (most >= CLEAR) return stack;
		for (let k = 0; k < PLACES; k++) {
			const at = besideStack(stack, (360 / PLACES) * k);
			// The shoulder is where letters are looked for.
			const free = room(stack, at) - (at.y > stack.y ? 2 : 0);
			if (free > most) [best, most] = [at, free];
		}
		middles[i] = best;
		return { ...stack, letter: letterAt(best, stack.r) };
	});
}
