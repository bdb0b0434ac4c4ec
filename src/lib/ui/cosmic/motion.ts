/** Plays moves on the dial with the Web Animations API: one thing at a time, and over at the first tap. */
import type { SeatId } from '$lib/core/ids';
import { stillness } from '../motion';
import { seatLook } from '../pieces/seats';
import { flight, polar, shortWay, spiralIn, type Point } from './geometry';
import { placeOf, type Layout } from './layout';
import { lengthOf, pace, type Move } from './moves';

export interface Stage {
	readonly svg: SVGSVGElement;
	/** Where pieces on the move are put. */
	readonly ghosts: SVGGElement;
	readonly order: readonly SeatId[];
	/** The places as drawn at this moment. */
	layout(): Layout;
	/** Draws the view as a move begins, or ends; resolves when it is drawn. */
	draw(part: 'begun' | 'ended', move: Move): Promise<void>;
}

const SVG = 'http://www.w3.org/2000/svg';
const OUT = 'cubic-bezier(.2, .7, .2, 1)';
const ORBIT = 'cubic-bezier(.45, .05, .2, 1)';
const FALL = 'cubic-bezier(.6, 0, .9, .4)';

export class Player {
	readonly #live = new Set<Animation>();
	#over = false;
	#speed = 1;

	/** Plays them all; resolves when done or cut short. */
	async play(moves: readonly Move[], stage: Stage): Promise<void> {
		this.#speed = pace(moves);
		for (const move of moves) {
			if (this.#over) return;
			const before = stage.layout();
			await stage.draw('begun', move);
			if (stillness()) {
				await stage.draw('ended', move);
				this.#mark(move, stage);
				continue;
			}
			await this.#show(move, before, stage);
			await stage.draw('ended', move);
		}
	}

	/** Ends everything at once. */
	finish(): void {
		this.#over = true;
		for (const animation of this.#live) animation.cancel();
		this.#live.clear();
	}

	async #show(move: Move, before: Layout, stage: Stage): Promise<void> {
		switch (move.type) {
			case 'aim':
				return this.#swing(before, stage);
			case 'phase': {
				const ring = stage.svg.querySelector('[data-phases]');
				const { x, y } = stage.layout().centre;
				const origin = { transformOrigin: `${x}px ${y}px` };
				if (ring)
					await this.#run(
						ring,
						[
							{ rotate: '51.43deg', ...origin },
							{ rotate: '0deg', ...origin }
						],
						lengthOf(move),
						ORBIT
					);
				return;
			}
			case 'ships':
				return this.#ships(move, before, stage);
			case 'destiny':
				return this.#destiny(move, stage);
			case 'cards':
				return this.#cards(move, stage);
			case 'laid':
				return this.#laid(move, stage);
			case 'outcome':
			case 'zap': {
				const at = markOf(stage.layout(), move.seat);
				const colour = move.type === 'zap' ? 'var(--rust)' : seatLook(move.seat).fill;
				if (at) await this.#pulse(at, stage, lengthOf(move), colour);
				return;
			}
			case 'power':
			case 'played':
			case 'use':
			case 'tokens':
			case 'invited': {
				const at = markOf(stage.layout(), move.seat);
				if (at) await this.#pulse(at, stage, lengthOf(move));
				return;
			}
		}
	}

	async #swing(before: Layout, stage: Stage): Promise<void> {
		const now = stage.layout().arm;
		const arm = stage.svg.querySelector('[data-arm]');
		const ring = stage.svg.querySelector('[data-aim]');
		if (!now || !arm) return;
		const from = before.arm?.angle ?? now.angle - 60;
		const start = now.angle - shortWay(from, now.angle);
		const closing = ring?.animate(
			[
				{ opacity: 0, scale: 1.5 },
				{ opacity: 0, scale: 1.5, offset: 0.8 },
				{ opacity: 1, scale: 1 }
			],
			{ duration: 860 * this.#speed }
		);
		if (closing) this.#live.add(closing);
		await this.#run(
			arm,
			[{ transform: `rotate(${start}deg)` }, { transform: `rotate(${now.angle}deg)` }],
			700,
			ORBIT
		);
	}

	async #ships(move: Move & { type: 'ships' }, before: Layout, stage: Stage): Promise<void> {
		const now = stage.layout();
		const from = placeOf(before, stage.order, move.from, move.seat);
		const to = placeOf(now, stage.order, move.to, move.seat);
		if (!from || !to) return;
		const falls = move.to === 'warp';
		const way = falls ? spiralIn(from, to, now.centre) : flight(from, to, now.centre);
		const count = Math.min(move.n, 6);
		await Promise.all(
			Array.from({ length: count }, (_, i) => {
				const ghost = this.#ghost(stage, (g) => {
					const look = seatLook(move.seat);
					const path = document.createElementNS(SVG, 'path');
					path.setAttribute('d', look.path);
					path.setAttribute('transform', `scale(${from.r})`);
					path.setAttribute('style', `fill:${look.fill};stroke:var(--piece-edge)`);
					path.setAttribute('stroke-width', '1.5');
					path.setAttribute('vector-effect', 'non-scaling-stroke');
					g.append(path);
				});
				const size = to.r / from.r;
				const frames = way.map(({ x, y }, step) => ({
					transform: `translate(${x}px, ${y}px) scale(${1 + (size - 1) * (step / (way.length - 1))})`
				}));
				return this.#run(ghost, frames, falls ? 700 : 420, falls ? FALL : OUT, 70 * i).finally(() =>
					ghost.remove()
				);
			})
		);
	}

	async #destiny(move: Move & { type: 'destiny' }, stage: Stage): Promise<void> {
		const layout = stage.layout();
		const { centre, sizes } = layout;
		const seat = move.seat;
		const look = seat ? seatLook(seat) : null;
		const high = sizes.r * 0.4;
		const ghost = this.#ghost(stage, (g) => {
			const card = document.createElementNS(SVG, 'rect');
			const [w, h] = [high / 1.4, high];
			for (const [name, value] of Object.entries({
				x: -w / 2,
				y: -h / 2,
				width: w,
				height: h,
				rx: 5
			}))
				card.setAttribute(name, String(value));
			card.setAttribute('style', 'fill:var(--card);stroke:var(--card-ink)');
			g.append(card);
			if (!look) return;
			const path = document.createElementNS(SVG, 'path');
			path.setAttribute('d', look.path);
			path.setAttribute('transform', `scale(${high * 0.22})`);
			path.setAttribute('style', `fill:${look.fill};stroke:var(--piece-edge)`);
			path.setAttribute('vector-effect', 'non-scaling-stroke');
			g.append(path);
		});
		const middle = `translate(${centre.x}px, ${centre.y}px)`;
		const to = seat ? markOf(layout, seat) : null;
		const end = to ? `translate(${to.x}px, ${to.y}px) scale(.12)` : `${middle} scale(.9)`;
		await this.#run(
			ghost,
			[
				{ transform: `${middle} scale(0, 1)`, opacity: 1 },
				{ transform: `${middle} scale(1, 1)`, opacity: 1, offset: 0.4, easing: ORBIT },
				{ transform: `${middle} scale(1, 1)`, opacity: 1, offset: 0.55, easing: ORBIT },
				{ transform: end, opacity: to ? 1 : 0 }
			],
			940,
			'linear'
		).finally(() => ghost.remove());
	}

	async #cards(move: Move & { type: 'cards' }, stage: Stage): Promise<void> {
		const layout = stage.layout();
		const { centre, sizes } = layout;
		const corner = { x: centre.x - sizes.r, y: centre.y + sizes.r };
		const spot = (place: string): Point => {
			const seat = place === 'hand' ? move.seat : place;
			return (seat.startsWith('seat:') ? markOf(layout, seat as SeatId) : null) ?? corner;
		};
		const [from, to] = [spot(move.from), spot(move.to)];
		await Promise.all(
			Array.from({ length: Math.min(move.n, 4) }, (_, i) => {
				const ghost = this.#back(stage);
				const frames = flight(from, to, centre).map(({ x, y }) => ({
					transform: `translate(${x}px, ${y}px)`
				}));
				return this.#run(ghost, frames, 260, OUT, 70 * i).finally(() => ghost.remove());
			})
		);
	}

	/** A card goes face down from its player to the middle, where the balance is. */
	async #laid(move: Move & { type: 'laid' }, stage: Stage): Promise<void> {
		const layout = stage.layout();
		const from = markOf(layout, move.seat);
		if (!from) return;
		const { centre } = layout;
		const ghost = this.#back(stage);
		const place = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
		await this.#run(
			ghost,
			[
				{ transform: place(from, 1), opacity: 1 },
				{ transform: place(centre, 1.6), opacity: 1, offset: 0.8 },
				{ transform: place(centre, 1.6), opacity: 0 }
			],
			lengthOf(move),
			OUT
		).finally(() => ghost.remove());
	}

	/** A card's back, small, about the origin. */
	#back(stage: Stage): SVGGElement {
		return this.#ghost(stage, (g) => {
			const card = document.createElementNS(SVG, 'rect');
			for (const [name, value] of Object.entries({ x: -10, y: -14, width: 20, height: 28, rx: 2 }))
				card.setAttribute(name, String(value));
			card.setAttribute('style', 'fill:var(--card-back);stroke:#8fa6a8');
			g.append(card);
		});
	}

	async #pulse(at: Point, stage: Stage, length: number, colour?: string): Promise<void> {
		const ghost = this.#circle(at, stage, colour);
		await this.#run(
			ghost,
			[
				{ transform: `translate(${at.x}px, ${at.y}px) scale(.6)`, opacity: 1 },
				{ transform: `translate(${at.x}px, ${at.y}px) scale(1.6)`, opacity: 0 }
			],
			length,
			OUT
		).finally(() => ghost.remove());
	}

	/** Without motion: the new place stands out for a moment, and nothing waits for it. */
	#mark(move: Move, stage: Stage): void {
		const layout = stage.layout();
		const at =
			move.type === 'ships'
				? placeOf(layout, stage.order, move.to, move.seat)
				: move.type === 'aim'
					? layout.arm?.planet
					: 'seat' in move && move.seat
						? markOf(layout, move.seat)
						: null;
		if (!at) return;
		const ghost = this.#circle(at, stage);
		const place = { transform: `translate(${at.x}px, ${at.y}px)` };
		void this.#run(
			ghost,
			[
				{ ...place, opacity: 1 },
				{ ...place, opacity: 0 }
			],
			1200 / this.#speed,
			'linear'
		).finally(() => ghost.remove());
	}

	#circle(at: Point, stage: Stage, colour = 'var(--text)'): SVGGElement {
		return this.#ghost(stage, (g) => {
			const ring = document.createElementNS(SVG, 'circle');
			ring.setAttribute('r', String(Math.max(16, stage.layout().sizes.planet)));
			ring.setAttribute('style', `fill:none;stroke:${colour};stroke-width:2.5`);
			g.append(ring);
			g.setAttribute('transform', `translate(${at.x} ${at.y})`);
		});
	}

	#ghost(stage: Stage, fill: (g: SVGGElement) => void): SVGGElement {
		const g = document.createElementNS(SVG, 'g');
		fill(g);
		stage.ghosts.append(g);
		return g;
	}

	async #run(
		element: Element,
		frames: Keyframe[],
		duration: number,
		easing: string,
		delay = 0
	): Promise<void> {
		if (this.#over) return;
		const animation = element.animate(frames, {
			duration: duration * this.#speed,
			delay: delay * this.#speed,
			easing,
			fill: 'both'
		});
		this.#live.add(animation);
		// Cancelled is finished too.
		await animation.finished.catch(() => undefined);
		animation.cancel();
		this.#live.delete(animation);
	}
}

/** Where a seat's shape is engraved on the rim, or near enough. */
function markOf(layout: Layout, seat: SeatId): Point | null {
	const sector = layout.sectors.find((other) => other.seat === seat);
	const { sizes, centre } = layout;
	return sector ? polar(centre, (sizes.r + sizes.rim) / 2, sector.angle) : null;
}
