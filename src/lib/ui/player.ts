/**
 * What moves on any board, with the Web Animations API: one move at a time, and all over at the first tap. It is
 * loaded with the first board.
 */
import { stillness } from './motion';

/** Nothing that happens at once keeps the screen longer than this, ms. */
export const LONGEST = 1600;

/** By how much moves of these lengths are shortened so that they end in time: 1, or less. */
export const paceOf = (lengths: readonly number[]): number =>
	Math.min(1, LONGEST / lengths.reduce((whole, length) => whole + length, 0));

const OUT = 'cubic-bezier(.2, .7, .2, 1)';
const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing, with its attributes. */
export function drawn<K extends keyof SVGElementTagNameMap>(
	name: K,
	attributes: { readonly [name: string]: string | number }
): SVGElementTagNameMap[K] {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
	return element;
}

/** Where moves are shown. */
export interface Stage<Move> {
	/** Where pieces on the move are put. */
	readonly ghosts: SVGGElement;
	/** Draws the view as a move begins, or ends; resolves when it is drawn. */
	draw(part: 'begun' | 'ended', move: Move): Promise<void>;
}

/** Plays moves; a board says how long each takes, how it is shown, and how its place is marked without motion. */
export abstract class Player<Move, On extends Stage<Move>> {
	readonly #live = new Set<Animation>();
	#over = false;
	/** Lengths are multiplied with it. */
	protected speed = 1;

	protected abstract lengthOf(move: Move): number;
	/** Asked before the move is drawn as begun; what it gives back shows the move. */
	protected abstract show(move: Move, stage: On): () => Promise<void>;
	/** Without motion: the place stands out for a moment, and nothing waits for it. */
	protected abstract mark(move: Move, stage: On): void;

	/** Plays them all; resolves when done or cut short. */
	async play(moves: readonly Move[], stage: On): Promise<void> {
		this.speed = paceOf(moves.map((move) => this.lengthOf(move)));
		for (const move of moves) {
			if (this.#over) return;
			const show = this.show(move, stage);
			await stage.draw('begun', move);
			const still = stillness();
			if (!still) await show();
			await stage.draw('ended', move);
			if (still) this.mark(move, stage);
		}
	}

	/** Ends everything at once. */
	finish(): void {
		this.#over = true;
		for (const animation of this.#live) animation.cancel();
		this.#live.clear();
	}

	/** Animates something drawn, which is then as it was. `easing`: quick at first, where none is given. */
	protected async run(
		element: Element,
		frames: Keyframe[],
		duration: number,
		{ easing = OUT, delay = 0 }: { easing?: string; delay?: number } = {}
	): Promise<void> {
		if (this.#over) return;
		const animation = element.animate(frames, {
			duration: duration * this.speed,
			delay: delay * this.speed,
			easing,
			fill: 'both'
		});
		this.#live.add(animation);
		// Cancelled is finished too.
		await animation.finished.catch(() => undefined);
		animation.cancel();
		this.#live.delete(animation);
	}

	/** The same for pieces that are there only while they move. */
	protected async fly(
		pieces: readonly SVGElement[],
		stage: On,
		frames: Keyframe[],
		duration: number,
		timing?: { easing?: string; delay?: number }
	): Promise<void> {
		const ghost = drawn('g', {});
		ghost.append(...pieces);
		stage.ghosts.append(ghost);
		await this.run(ghost, frames, duration, timing).finally(() => ghost.remove());
	}
}
