/** How moves look on the map: ships fly, an activated system is ringed, a planet takes its new owner's colour. */
import type { HexId, Point } from '$lib/hex';
import type { PlanetId } from '$lib/games/imperium/tables/tiles';
import { hexPath, SIZE } from '../../hexmap/lay';
import type { Lay } from '../../hexmap/lay';
import { drawn, Player, type Stage } from '../../motion';
import { seatLook } from '../../pieces/seats';
import { HULLS, KINDS, unitIn } from '../pieces/units';
import type { MapMove } from './moves';

/** In map units. */
export interface MapStage extends Stage<MapMove> {
	readonly lay: Lay;
	/** Where a planet lies: its system, and its place in it. */
	readonly planet: (id: PlanetId) => { readonly system: HexId; readonly at: Point } | null;
}

const LENGTHS: { readonly [type in MapMove['type']]: number } = {
	activated: 520,
	moved: 560,
	embarked: 240,
	placed: 260,
	lost: 420,
	damaged: 300,
	raised: 220,
	razed: 320,
	taken: 520,
	neutral: 320,
	exhaust: 140,
	counterPlaced: 160,
	counterTaken: 160,
	tile: 160,
	settle: 160
};

export class MapPlayer extends Player<MapMove, MapStage> {
	protected lengthOf = ({ type }: MapMove): number => LENGTHS[type];

	protected show(move: MapMove, stage: MapStage): () => Promise<void> {
		return () => this.#show(move, stage);
	}

	/** The hex is ringed. */
	protected mark(move: MapMove, stage: MapStage): void {
		const at = placeOf(move, stage);
		if (at) void this.#ring(stage, at, 'var(--text)', [0.95, 0.95], 1200);
	}

	async #show(move: MapMove, stage: MapStage): Promise<void> {
		const at = placeOf(move, stage);
		if (!at) return;
		const length = LENGTHS[move.type];
		switch (move.type) {
			case 'moved': {
				const from = stage.lay.at.get(move.from);
				return from && this.fly(fleet(move), stage, flight(from, at), length);
			}
			case 'placed':
			case 'raised':
			case 'embarked':
				return this.fly(
					fleet(move),
					stage,
					[
						{ ...place(at, 1.8), opacity: 0 },
						{ ...place(at, 1), opacity: 1 }
					],
					length
				);
			case 'activated':
				return this.#ring(stage, at, seatLook(move.seat).fill, [1.6, 0.97], length);
			case 'taken':
				return this.#ring(stage, at, seatLook(move.seat).fill, [1.1, 0.34], length);
			case 'lost':
			case 'razed':
			case 'damaged':
				return this.#ring(stage, at, 'var(--rust)', [0.9, 0.3], length);
			case 'neutral':
			case 'exhaust':
			case 'tile':
			case 'settle':
			case 'counterPlaced':
			case 'counterTaken':
				return this.#ring(stage, at, 'var(--text)', [0.3, 0.6], length);
		}
	}

	async #ring(
		stage: MapStage,
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
}

/** Where a move is seen; where ships go, not whence. */
function placeOf(move: MapMove, stage: MapStage): Point | null {
	if (move.type === 'moved') return stage.lay.at.get(move.to) ?? null;
	if ('system' in move) return stage.lay.at.get(move.system) ?? null;
	const id = 'planet' in move ? move.planet : move.planets[0];
	const planet = id ? stage.planet(id) : null;
	const hex = planet && stage.lay.at.get(planet.system);
	return hex ? { x: hex.x + planet.at.x, y: hex.y + planet.at.y } : null;
}

const place = ({ x, y }: Point, scale: number) => ({
	transform: `translate(${x}px, ${y}px) scale(${scale})`
});

/** A silhouette for each kind, the strongest first. */
function fleet({ seat, units }: Extract<MapMove, { readonly units: object }>): SVGPathElement[] {
	const words = Object.entries(units).flatMap(([word, n]) => (n ? [unitIn(word)?.kind] : []));
	const { fill } = seatLook(seat);
	return KINDS.filter((kind) => words.includes(kind)).map((kind, i, all) =>
		drawn('path', {
			d: HULLS[kind],
			transform: `translate(0 ${(i - (all.length - 1) / 2) * 25}) scale(1.15)`,
			style: `fill:${fill};stroke:var(--piece-edge);stroke-width:1.5;fill-rule:evenodd`,
			'vector-effect': 'non-scaling-stroke'
		})
	);
}

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
