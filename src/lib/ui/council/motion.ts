/** Shows moves on the map with the Web Animations API: one at a time, 1.6 s in all, over at the first tap. */
import type { Point } from '$lib/hex';
import type { RaceId } from '$lib/games/council/types';
import { hexPath, SIZE } from '../hexmap/lay';
import type { Lay } from '../hexmap/lay';
import { stillness } from '../motion';
import type { SeatLook } from '../pieces/seats';
import { hexOfMove } from './moves';
import type { Move } from './moves';
import { formation, HULLS, PORT } from './ships';

export interface Stage {
	/** Where pieces on the move are put, in map units. */
	readonly ghosts: SVGGElement;
	readonly lay: Lay;
	readonly look: (race: RaceId) => SeatLook;
	/** Draws the view as a move begins, or ends; resolves when it is drawn. */
	draw(part: 'begun' | 'ended', move: Move): Promise<void>;
}

const SVG = 'http://www.w3.org/2000/svg';
const OUT = 'cubic-bezier(.2, .7, .2, 1)';
const MOST = 1600;

const LENGTHS: { readonly [type in Move['type']]: number } = {
	ships: 480,
	seize: 480,
	place: 260,
	remove: 420,
	port: 260,
	portGone: 420,
	taken: 520,
	riot: 260,
	calm: 260,
	expend: 180,
	token: 260,
	found: 620
};

export class MapPlayer {
	readonly #live = new Set<Animation>();
	#over = false;
	#speed = 1;

	/** Plays them all; resolves when done or cut short. */
	async play(moves: readonly Move[], stage: Stage): Promise<void> {
		const whole = moves.reduce((sum, { type }) => sum + LENGTHS[type], 0);
		this.#speed = Math.min(1, MOST / whole);
		for (const move of moves) {
			if (this.#over) return;
			await stage.draw('begun', move);
			if (stillness()) {
				await stage.draw('ended', move);
				this.#mark(move, stage);
				continue;
			}
			await this.#show(move, stage);
			await stage.draw('ended', move);
		}
	}

	/** Ends everything at once. */
	finish(): void {
		this.#over = true;
		for (const animation of this.#live) animation.cancel();
		this.#live.clear();
	}

	async #show(move: Move, stage: Stage): Promise<void> {
		const at = stage.lay.at.get(hexOfMove(move));
		if (!at) return;
		const length = LENGTHS[move.type];
		switch (move.type) {
			case 'ships':
			case 'seize': {
				const from = stage.lay.at.get(move.from);
				const race = move.type === 'ships' ? move.race : move.by;
				const ships = move.type === 'ships' ? move : { [move.ship]: 1 };
				if (!from) return;
				const ghost = this.#ghost(stage, (g) => {
					formation(ships).forEach(({ kind }, i) => {
						g.append(
							path(HULLS[kind], `translate(0 ${i * 26 - 20}) scale(1.2)`, stage.look(race).fill)
						);
					});
				});
				return this.#run(ghost, flight(from, at), length);
			}
			case 'place':
			case 'port':
			case 'token': {
				const look = move.type === 'place' ? stage.look(move.race) : null;
				const ghost = this.#ghost(stage, (g) => {
					if (move.type === 'place')
						for (const [i, { kind }] of formation(move).entries())
							g.append(path(HULLS[kind], `translate(0 ${i * 26 - 13}) scale(1.2)`, look?.fill));
					else if (move.type === 'port') g.append(path(PORT, 'scale(1.8)', 'var(--raised)'));
					else g.append(path('M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z', '', 'var(--card-back)'));
				});
				return this.#run(
					ghost,
					[
						{ ...place(at, 1.9), opacity: 0 },
						{ ...place(at, 1), opacity: 1 }
					],
					length
				);
			}
			case 'found': {
				const ghost = this.#ghost(stage, (g) => {
					g.append(path('M-22-30H22V30H-22Z', '', 'var(--card)'));
				});
				return this.#run(
					ghost,
					[
						{ transform: `translate(${at.x}px, ${at.y}px) scale(0, 1)` },
						{ transform: `translate(${at.x}px, ${at.y}px) scale(1.3, 1.3)`, offset: 0.5 },
						{ transform: `translate(${at.x}px, ${at.y - 26}px) scale(1.3, 1.3)`, opacity: 0 }
					],
					length
				);
			}
			case 'remove':
			case 'portGone':
				return this.#ring(stage, at, 'var(--rust)', [1, 0.25], length);
			case 'taken':
				return this.#ring(stage, at, stage.look(move.by).fill, [1.5, 0.96], length);
			case 'riot':
				return this.#ring(stage, at, stage.look(move.by).fill, [0.3, 0.7], length);
			case 'calm':
			case 'expend':
				return this.#ring(stage, at, 'var(--text)', [0.3, 0.7], length);
		}
	}

	/** Without motion: the place stands out for a moment, and nothing waits for it. */
	#mark(move: Move, stage: Stage): void {
		const at = stage.lay.at.get(hexOfMove(move));
		if (at) void this.#ring(stage, at, 'var(--text)', [0.95, 0.95], 1200);
	}

	async #ring(
		stage: Stage,
		at: Point,
		colour: string,
		[from, to]: readonly [number, number],
		length: number
	): Promise<void> {
		const ghost = this.#ghost(stage, (g) => {
			const ring = path(hexPath(SIZE), '', 'none');
			ring.setAttribute('style', `fill:none;stroke:${colour};stroke-width:4`);
			g.append(ring);
		});
		return this.#run(
			ghost,
			[
				{ ...place(at, from), opacity: 1 },
				{ ...place(at, to), opacity: 1, offset: 0.7 },
				{ ...place(at, to), opacity: 0 }
			],
			length
		);
	}

	#ghost(stage: Stage, fill: (g: SVGGElement) => void): SVGGElement {
		const g = document.createElementNS(SVG, 'g');
		fill(g);
		stage.ghosts.append(g);
		return g;
	}

	async #run(element: SVGGElement, frames: Keyframe[], duration: number): Promise<void> {
		if (this.#over) return element.remove();
		const animation = element.animate(frames, {
			duration: duration * this.#speed,
			easing: OUT,
			fill: 'both'
		});
		this.#live.add(animation);
		// Cancelled is finished too.
		await animation.finished.catch(() => undefined);
		this.#live.delete(animation);
		element.remove();
	}
}

const place = ({ x, y }: Point, scale: number) => ({
	transform: `translate(${x}px, ${y}px) scale(${scale})`
});

/** A bent way from hex to hex. */
function flight(from: Point, to: Point): Keyframe[] {
	const bend = { x: (to.y - from.y) * 0.16, y: (from.x - to.x) * 0.16 };
	return Array.from({ length: 9 }, (_, i) => {
		const t = i / 8;
		const lift = 4 * t * (1 - t);
		return place(
			{
				x: from.x + (to.x - from.x) * t + bend.x * lift,
				y: from.y + (to.y - from.y) * t + bend.y * lift
			},
			1
		);
	});
}

function path(d: string, transform: string, fill = 'var(--text)'): SVGPathElement {
	const drawn = document.createElementNS(SVG, 'path');
	drawn.setAttribute('d', d);
	if (transform) drawn.setAttribute('transform', transform);
	drawn.setAttribute('style', `fill:${fill};stroke:var(--piece-edge);stroke-width:1.5`);
	drawn.setAttribute('vector-effect', 'non-scaling-stroke');
	return drawn;
}
