/** How moves look on a map of hexes: outlines fly from hex to hex or come down on one, and a hex is ringed. */
import type { Point } from '$lib/hex';
import { drawn, Player } from '../player';
import type { Stage } from '../player';
import { inSight, kept, showing } from './camera';
import type { Camera, View } from './camera';
import { hexPath, SIZE } from './lay';
import type { Lay } from './lay';

/** What part of the map is looked at, and a way to look elsewhere. */
export interface Watched {
	readonly camera: Camera;
	readonly view: View;
	fly(to: Camera): void;
}

/** In map units. */
export interface HexStage<Move> extends Stage<Move> {
	readonly lay: Lay;
	/** Null while the map is not led: it is somebody's own hand that moves it. */
	readonly watched: () => Watched | null;
}

/** How long the map takes to where something is seen, ms. */
const THERE = 340;

/**
 * Where to look to see the first of these places, a hex wide each: as little aside as it takes, with as many of the
 * next as have room beside it. Null where it is in sight. A way with no room for both its ends is seen at the last.
 */
export function followed(
	camera: Camera,
	[first = [], ...next]: readonly (readonly Point[])[],
	view: View
): Camera | null {
	const hasRoom = (points: readonly Point[]) =>
		inSight(showing(camera, points, view), points, view);
	let points = hasRoom(first) ? first : first.slice(-1);
	if (inSight(camera, points, view)) return null;
	for (const more of next) {
		const both = [...points, ...more];
		if (!hasRoom(both)) break;
		points = both;
	}
	return showing(camera, points, view);
}

/** A game says where each of its moves is seen, and which of these it is told by. */
export abstract class HexPlayer<Move, On extends HexStage<Move>> extends Player<Move, On> {
	/** Where a move is seen; where pieces go, not whence. */
	protected abstract placeOf(move: Move, stage: On): Point | null;
	protected abstract tell(move: Move, at: Point, stage: On): Promise<void> | undefined;
	/** What of it must be in sight: whence pieces go and where; nothing of what only goes with something else. */
	protected abstract seenAt(move: Move, stage: On): readonly Point[];

	/** What must be in sight of the moves that are still to be told. */
	#places: readonly (readonly Point[])[] = [];

	override play(moves: readonly Move[], stage: On): Promise<void> {
		this.#places = moves.map((move) => this.seenAt(move, stage));
		return super.play(moves, stage);
	}

	protected show(move: Move, stage: On): () => Promise<void> {
		return async () => {
			const at = this.placeOf(move, stage);
			if (this.#follow(stage)) await new Promise((go) => setTimeout(go, THERE * this.speed));
			if (at) await this.tell(move, at, stage);
		};
	}

	/** What is told next comes into sight; whether the map goes there. */
	#follow({ lay, watched }: On): boolean {
		const places = this.#places;
		this.#places = places.slice(1);
		const map = places[0]?.length ? watched() : null;
		const to = map && followed(map.camera, places, map.view);
		if (!map || !to) return false;
		map.fly(kept(to, lay.box, map.view));
		return true;
	}

	/** The hex is ringed. */
	protected mark(move: Move, stage: On): void {
		this.#follow(stage);
		const at = this.placeOf(move, stage);
		if (at) void this.ring(stage, at, 'var(--text)', [0.95, 0.95], 1200);
	}

	/** A ring that grows or shrinks from one size to the other, and fades. */
	protected ring(
		stage: On,
		at: Point,
		colour: string,
		[from, to]: readonly [number, number],
		length: number
	): Promise<void> {
		const ring = drawn('path', {
			d: hexPath(SIZE),
			style: `fill:none;stroke:${colour};stroke-width:4`,
			'vector-effect': 'non-scaling-stroke'
		});
		return this.fly(
			[ring],
			stage,
			[
				{ ...place(at, from), opacity: 1 },
				{ ...place(at, to), opacity: 1, offset: 0.7 },
				{ ...place(at, to), opacity: 0 }
			],
			length
		);
	}

	/** Pieces go from hex to hex, in a bow. */
	protected sail(
		pieces: readonly SVGElement[],
		stage: On,
		from: Point,
		to: Point,
		length: number
	): Promise<void> {
		return this.fly(pieces, stage, flight(from, to), length);
	}

	/** Pieces come down on a hex. */
	protected alight(
		pieces: readonly SVGElement[],
		stage: On,
		at: Point,
		length: number
	): Promise<void> {
		return this.fly(
			pieces,
			stage,
			[
				{ ...place(at, 1.9), opacity: 0 },
				{ ...place(at, 1), opacity: 1 }
			],
			length
		);
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

/** An outline as it is drawn while it moves. */
export const outline = (d: string, transform = '', fill = 'var(--text)'): SVGPathElement =>
	drawn('path', {
		d,
		...(transform ? { transform } : {}),
		style: `fill:${fill};stroke:var(--piece-edge);stroke-width:1.5`,
		'vector-effect': 'non-scaling-stroke'
	});

const PITCH = 26;

/** Outlines of kinds of pieces below one another, the strongest first. */
export const column = (hulls: readonly string[], fill: string): SVGPathElement[] =>
	hulls.map((d, i) => {
		const hull = outline(
			d,
			`translate(0 ${(i - (hulls.length - 1) / 2) * PITCH}) scale(1.2)`,
			fill
		);
		hull.setAttribute('fill-rule', 'evenodd');
		return hull;
	});
