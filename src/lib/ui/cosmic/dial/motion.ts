/** How moves look on the dial. */
import type { SeatId } from '$lib/core/ids';
import { drawn, Player, type Stage } from '../../player';
import { seatLook } from '../../pieces/seats';
import { polar, shortWay, type Point } from '../../dial/geometry';
import { placeOf, type Layout } from './layout';
import { falls, lengthOf, type Move } from './moves';
import { flight, spiralIn } from './ways';

export interface DialStage extends Stage<Move> {
	readonly svg: SVGSVGElement;
	readonly order: readonly SeatId[];
	/** The places as drawn at this moment. */
	layout(): Layout;
}

const ORBIT = 'cubic-bezier(.45, .05, .2, 1)';
const FALL = 'cubic-bezier(.6, 0, .9, .4)';

export class DialPlayer extends Player<Move, DialStage> {
	protected readonly lengthOf = lengthOf;

	protected show(move: Move, stage: DialStage): () => Promise<void> {
		const before = stage.layout();
		return () => this.#show(move, before, stage);
	}

	/** The new place is ringed. */
	protected mark(move: Move, stage: DialStage): void {
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
		const place = { transform: `translate(${at.x}px, ${at.y}px)` };
		const frames = [
			{ ...place, opacity: 1 },
			{ ...place, opacity: 0 }
		];
		void this.fly([circle(layout)], stage, frames, 1200 / this.speed, { easing: 'linear' });
	}

	async #show(move: Move, before: Layout, stage: DialStage): Promise<void> {
		switch (move.type) {
			case 'aim':
				return this.#swing(before, stage);
			case 'phase': {
				const ring = stage.svg.querySelector('[data-phases]');
				const { x, y } = stage.layout().centre;
				const origin = { transformOrigin: `${x}px ${y}px` };
				if (ring)
					await this.run(
						ring,
						[
							{ rotate: '51.43deg', ...origin },
							{ rotate: '0deg', ...origin }
						],
						lengthOf(move),
						{ easing: ORBIT }
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
			case 'handed':
			case 'invited': {
				const at = markOf(stage.layout(), move.seat);
				if (at) await this.#pulse(at, stage, lengthOf(move));
				return;
			}
		}
	}

	async #swing(before: Layout, stage: DialStage): Promise<void> {
		const now = stage.layout().arm;
		const arm = stage.svg.querySelector('[data-arm]');
		const ring = stage.svg.querySelector('[data-aim]');
		if (!now || !arm) return;
		const from = before.arm?.angle ?? now.angle - 60;
		const start = now.angle - shortWay(from, now.angle);
		if (ring)
			void this.run(
				ring,
				[
					{ opacity: 0, scale: 1.5 },
					{ opacity: 0, scale: 1.5, offset: 0.8 },
					{ opacity: 1, scale: 1 }
				],
				860,
				{ easing: 'linear' }
			);
		await this.run(
			arm,
			[{ transform: `rotate(${start}deg)` }, { transform: `rotate(${now.angle}deg)` }],
			700,
			{ easing: ORBIT }
		);
	}

	async #ships(move: Move & { type: 'ships' }, before: Layout, stage: DialStage): Promise<void> {
		const now = stage.layout();
		const from = placeOf(before, stage.order, move.from, move.seat);
		const to = placeOf(now, stage.order, move.to, move.seat);
		if (!from || !to) return;
		const sinks = falls(move);
		const way = sinks ? spiralIn(from, to, now.centre) : flight(from, to, now.centre);
		const count = Math.min(move.n, 6);
		await Promise.all(
			Array.from({ length: count }, (_, i) => {
				const ship = shapeOf(move.seat, from.r);
				ship.setAttribute('stroke-width', '1.5');
				const size = to.r / from.r;
				const frames = way.map(({ x, y }, step) => ({
					transform: `translate(${x}px, ${y}px) scale(${1 + (size - 1) * (step / (way.length - 1))})`
				}));
				return this.fly([ship], stage, frames, sinks ? 700 : 420, {
					...(sinks ? { easing: FALL } : {}),
					delay: 70 * i
				});
			})
		);
	}

	async #destiny(move: Move & { type: 'destiny' }, stage: DialStage): Promise<void> {
		const layout = stage.layout();
		const { centre, sizes } = layout;
		const { seat } = move;
		const high = sizes.r * 0.4;
		const wide = high / 1.4;
		const card = drawn('rect', {
			...{ x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 5 },
			style: 'fill:var(--card);stroke:var(--card-ink)'
		});
		const pieces = seat ? [card, shapeOf(seat, high * 0.22)] : [card];
		const middle = `translate(${centre.x}px, ${centre.y}px)`;
		const to = seat ? markOf(layout, seat) : null;
		const end = to ? `translate(${to.x}px, ${to.y}px) scale(.12)` : `${middle} scale(.9)`;
		await this.fly(
			pieces,
			stage,
			[
				{ transform: `${middle} scale(0, 1)`, opacity: 1 },
				{ transform: `${middle} scale(1, 1)`, opacity: 1, offset: 0.4, easing: ORBIT },
				{ transform: `${middle} scale(1, 1)`, opacity: 1, offset: 0.55, easing: ORBIT },
				{ transform: end, opacity: to ? 1 : 0 }
			],
			940,
			{ easing: 'linear' }
		);
	}

	async #cards(move: Move & { type: 'cards' }, stage: DialStage): Promise<void> {
		const layout = stage.layout();
		const { centre, sizes } = layout;
		const corner = { x: centre.x - sizes.r, y: centre.y + sizes.r };
		const spot = (place: typeof move.from): Point => {
			if (place === 'deck' || place === 'discard' || place === 'table' || place === 'box')
				return corner;
			return markOf(layout, place === 'hand' || place === 'hoard' ? move.seat : place) ?? corner;
		};
		const [from, to] = [spot(move.from), spot(move.to)];
		await Promise.all(
			Array.from({ length: Math.min(move.n, 4) }, (_, i) => {
				const frames = flight(from, to, centre).map(({ x, y }) => ({
					transform: `translate(${x}px, ${y}px)`
				}));
				return this.fly([cardBack()], stage, frames, 260, { delay: 70 * i });
			})
		);
	}

	/** A card goes face down from its player to the middle, where the balance is. */
	async #laid(move: Move & { type: 'laid' }, stage: DialStage): Promise<void> {
		const layout = stage.layout();
		const from = markOf(layout, move.seat);
		if (!from) return;
		const { centre } = layout;
		const place = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
		await this.fly(
			[cardBack()],
			stage,
			[
				{ transform: place(from, 1), opacity: 1 },
				{ transform: place(centre, 1.6), opacity: 1, offset: 0.8 },
				{ transform: place(centre, 1.6), opacity: 0 }
			],
			lengthOf(move)
		);
	}

	async #pulse(at: Point, stage: DialStage, length: number, colour?: string): Promise<void> {
		await this.fly(
			[circle(stage.layout(), colour)],
			stage,
			[
				{ transform: `translate(${at.x}px, ${at.y}px) scale(.6)`, opacity: 1 },
				{ transform: `translate(${at.x}px, ${at.y}px) scale(1.6)`, opacity: 0 }
			],
			length
		);
	}
}

const circle = ({ sizes }: Layout, colour = 'var(--text)') =>
	drawn('circle', {
		r: Math.max(16, sizes.planet),
		style: `fill:none;stroke:${colour};stroke-width:2.5`
	});

/** A seat's shape, about the origin. */
const shapeOf = (seat: SeatId, scale: number) =>
	drawn('path', {
		d: seatLook(seat).path,
		transform: `scale(${scale})`,
		style: `fill:${seatLook(seat).fill};stroke:var(--piece-edge)`,
		'vector-effect': 'non-scaling-stroke'
	});

/** A card's back, small, about the origin. */
const cardBack = () =>
	drawn('rect', {
		...{ x: -10, y: -14, width: 20, height: 28, rx: 2 },
		style: 'fill:var(--card-back);stroke:#8fa6a8'
	});

/** Where a seat's shape is engraved on the rim, or near enough. */
function markOf(layout: Layout, seat: SeatId): Point | null {
	const sector = layout.sectors.find((other) => other.seat === seat);
	const { sizes, centre } = layout;
	return sector ? polar(centre, (sizes.r + sizes.rim) / 2, sector.angle) : null;
}
